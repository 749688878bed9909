"""The table that is shown before a game is dealt tells nothing that a deal could belie."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

import pygame_rules as rules

# None of those from which the tables were made.
SEEDS = range(1000, 1040)


@pytest.mark.parametrize("game", rules.games(), ids=lambda meta: meta.id)
def test_what_lies_on_a_table_before_the_deal_lies_there_after_every_one(
    files: dict[str, Path], game: rules.GameMeta
) -> None:
    """Cards that show their backs then are as many, and nobody can move."""
    (path,) = (
        path for name, path in files.items() if fnmatchcase(name, f"assets/table-{game.id}-*.json")
    )
    tables: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert [int(seats) for seats in tables] == list(game.seats)
    for seats, table in tables.items():
        assert table["moves"] == table["attempts"] == table["previews"] == []
        assert any(zone["pieces"] for zone in table["zones"])
        for seed in SEEDS:
            dealt = rules.new_match(game.id, seats=int(seats), seed=seed).view(0)
            assert table["turn"] in (None, dealt["turn"])
            for seat, real in zip(table["seats"], dealt["seats"], strict=True):
                assert seat["score"] in (None, real["score"])
            zones = {zone["id"]: zone for zone in dealt["zones"]}
            for zone in table["zones"]:
                real = zones[zone["id"]]
                assert zone["count"] in (0, real["count"])
                if any(piece["id"].startswith("undealt:") for piece in zone["pieces"]):
                    assert len(zone["pieces"]) == len(real["pieces"]) == real["count"]
                    assert all(piece["face"] is None for piece in zone["pieces"])
                else:
                    assert zone["pieces"] in ([], real["pieces"])
