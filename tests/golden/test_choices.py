"""The same thinking in every Python: what computer players chose in recorded positions.

``python -m tests.golden.test_choices`` writes the choices anew, after a change that is meant to
change them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.bots.knowledge import knowledge_of
from pygame_rules.dice import Dice
from tests.golden.recorder import GOLDEN

CHOICES = Path(__file__).parent / "choices.json"
PLAYERS = {"seedling": 1, "gardener": 1, "master": 60}  # and the steps that each may think
POSITIONS = 4  # in each recording
RECORDINGS = 3  # of each game


def recordings() -> list[Path]:
    """A few recordings of each game, spread over them all."""
    games: dict[str, list[Path]] = {}
    for file in GOLDEN:
        games.setdefault(file.parent.name, []).append(file)
    return [file for files in games.values() for file in files[:: -(-len(files) // RECORDINGS)]]


def chosen(file: Path) -> dict[str, Any]:
    """What each player thinks best at a few places of a recording, and master's whole ranking."""
    record = json.loads(file.read_text(encoding="utf-8"))["record"]
    match = rules.load(record)
    found: dict[str, Any] = {}
    for part in range(POSITIONS):
        number = len(match.moves) * (2 * part + 1) // (2 * POSITIONS)
        state = match.at(number).state
        while len(knowledge_of(state).choices(state)) < 2 and number > 0:
            number -= 1
            state = match.at(number).state
        assert state.turn is not None
        for player, steps in PLAYERS.items():
            thought = bots.begin(player, state, state.turn, Dice(number))
            thought.think(thought.budget(steps))
            found[f"{number} {player}"] = thought.choice().text
            if player == "master":
                found[f"{number} ranking"] = [
                    [one.move.text, one.points.hex(), one.tries] for one in thought.opinions()
                ]
    return found


def name_of(file: Path) -> str:
    """The recording's name within the folder of the recordings."""
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", recordings(), ids=name_of)
def test_players_choose_as_they_did(file: Path) -> None:
    """Choices and the very bits of master's expectations are as written down."""
    written = json.loads(CHOICES.read_text(encoding="utf-8"))
    assert chosen(file) == written[name_of(file)]


if __name__ == "__main__":
    CHOICES.write_text(
        json.dumps({name_of(file): chosen(file) for file in recordings()}, indent=1) + "\n",
        encoding="utf-8",
    )
