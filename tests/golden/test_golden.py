"""Recorded games, replayed in whatever Python runs this: the same states after every move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pygame_rules as rules
from tests.golden.recorder import GOLDEN, covered, wanted


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_plays_as_it_did(file: Path) -> None:
    """The digest after the deal and after every move, the ending and the totals are as recorded."""
    golden = json.loads(file.read_text(encoding="utf-8"))
    moves = golden["record"]["moves"]
    match = rules.load({**golden["record"], "moves": []})
    digests = [match.state.digest()]
    for text in moves:
        match.play(text)
        digests.append(match.state.digest())
    assert len(digests) == len(moves) + 1
    assert digests == golden["digests"]
    assert match.ending == golden["ending"]
    assert list(match.scores().totals) == golden["totals"]


@pytest.mark.parametrize("meta", rules.games(), ids=lambda meta: meta.id)
def test_the_recordings_cover_the_game(meta: rules.GameMeta) -> None:
    """Every ending, number of seats and option, every card and every verb is in some recording."""
    found: set[str] = set()
    for file in GOLDEN:
        if file.parent.name == meta.id:
            golden = json.loads(file.read_text(encoding="utf-8"))
            found |= covered(golden["record"], golden["ending"])
    assert wanted(meta.id) - found == set()
