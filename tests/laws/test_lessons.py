"""The guided first games: each of our own games has one, and it shows how a game ends."""

from __future__ import annotations

import pytest

import pygame_rules as rules
from pygame_rules.match import lesson
from pygame_rules.registry import Game

from .tables import GAMES

DECISIONS = range(4, 17)  # few enough for a first look, and enough to see a game


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_plays_to_the_end_of_a_game(game: str) -> None:
    """The seat that learns is the person at the table, and wins."""
    match, given = lesson(game)
    learner = given["seat"]
    kinds = [player["kind"] for player in match.players]
    assert kinds[learner] == "human"
    assert all(kind.startswith("bot:") for kind in kinds[:learner] + kinds[learner + 1 :])
    decisions = 0
    for step in given["steps"]:
        decisions += match.turn == learner
        legal = {str(move) for move in match.legal_moves()}
        match.play(next(move for move in step["moves"] if move in legal))
    assert match.over
    assert match.scores().winners == (learner,)
    assert decisions in DECISIONS


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(rules.UnknownGame, match="rules-unknown-game"):
        lesson("chess")
    monkeypatch.setattr(Game, "brings", lambda game, module: False)
    with pytest.raises(rules.UnknownGame, match=f"rules-no-lesson: {GAMES[0]}-name"):
        lesson(GAMES[0])
