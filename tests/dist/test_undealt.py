"""The table that is shown before a game is dealt tells nothing that a deal could belie."""

from __future__ import annotations

import json
from collections.abc import Set as AbstractSet
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
    """Cards that show their backs then are as many. Of what differs from deal to deal nothing is said."""
    (path,) = (
        path for name, path in files.items() if fnmatchcase(name, f"assets/table-{game.id}-*.json")
    )
    tables: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert [int(seats) for seats in tables] == list(game.seats)
    for seats, table in tables.items():
        assert any(zone["pieces"] for zone in table["zones"])
        assert table["moves"] == []
        for seed in SEEDS:
            dealt = rules.new_match(game.id, seats=int(seats), seed=seed).view(0)
            hold_or_say_nothing(table, dealt, but={"seats", "zones", "undealt"})
            for seat, real in zip(table["seats"], dealt["seats"], strict=True):
                hold_or_say_nothing(seat, real)
            zones = {zone["id"]: zone for zone in dealt["zones"]}
            for zone in table["zones"]:
                real = zones[zone["id"]]
                if any(piece["id"].startswith("undealt:") for piece in zone["pieces"]):
                    hold_or_say_nothing(zone, real, but={"pieces"})
                    assert len(zone["pieces"]) == len(real["pieces"]) == real["count"]
                    assert all(piece["face"] is None for piece in zone["pieces"])
                else:
                    hold_or_say_nothing(zone, real)


def hold_or_say_nothing(
    told: dict[str, Any], real: dict[str, Any], but: AbstractSet[str] = frozenset()
) -> None:
    for name in told.keys() - but:
        assert told[name] in (None, [], real[name]), name
