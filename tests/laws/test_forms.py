"""The forms on which people write down a real table take every table, and only places that count."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules.check.forms import allowed, deck, entered, filled, places
from pygame_rules.registry import Game

from .tables import GAMES, TABLES, random_match

every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
# Only our own games come with a helper that writes their tables down.
OWN_TABLES = [(game, seats) for game, seats in TABLES if find_spec(f"tests.rules.{game}")]


def form_of(game: str, seats: int) -> dict[str, Any]:
    return {**rules.form(game, seats), "game": game, "seats": seats}


@pytest.mark.parametrize(("game", "seats"), OWN_TABLES)
def test_a_game_played_here_can_be_entered_and_scores_the_same(game: str, seats: int) -> None:
    """With the options that the form names, the sheets of whole games are those of their tableaux."""
    tableaux = import_module(f"tests.rules.{game}.table").tableaux
    for seed in range(12):
        match = random_match(game, seats, seed)
        chosen, own = match.record()["options"], match.record().get("components")
        form = rules.form(game, seats, own)
        options = {name: value for name, value in chosen.items() if name in form["options"]}
        totals = [0] * seats
        for tableau in tableaux(match):
            entries = dict(entered(tableau, form))
            assert all(
                allowed(places(form)[path], form, seats, value) for path, value in entries.items()
            )
            tableau = {**tableau, "components": own} if own else tableau
            assert filled(form["blank"], entries) == tableau
            played = rules.score(game, {**tableau, "options": options})
            totals = [sum(both) for both in zip(totals, played.totals, strict=True)]
        assert tuple(totals) == match.scores().totals


def refusal(game: str, tableau: dict[str, Any]) -> rules.BadTableau | None:
    """Why a tableau is none, None where it is one."""
    try:
        rules.score(game, tableau)
    except rules.BadTableau as refused:
        return refused
    return None


@every_table
def test_the_limits_of_a_form_are_those_of_the_game(game: str, seats: int) -> None:
    """One more than the highest number, or than there are cards, is no table."""
    form = form_of(game, seats)
    for path, place in places(form).items():
        if place["kind"] == "number":
            too_much: list[Any] = [place["high"] + place["step"], place["low"] - place["step"]]
        elif place["kind"] == "cards":
            cards = deck(form, place["deck"]).items()
            too_much = [[slug] * (count + 1) for slug, count in cards] + [["no-such-card"]]
        else:
            too_much = [seats]
        for value in too_much:
            assert (
                refusal(game, filled(rules.form(game, seats)["blank"], {path: value})) is not None
            ), (path, value)


@pytest.mark.parametrize("game", GAMES)
def test_a_form_is_for_a_number_of_seats_that_the_game_knows(game: str) -> None:
    for seats in (0, 9, "2", None):
        for form in (rules.form, rules.position_form):
            with pytest.raises(rules.BadOptions):
                form(game, seats)  # type: ignore[arg-type]


def test_a_game_may_have_no_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "brings", lambda game, module: False)
    with pytest.raises(rules.UnknownGame, match=f"rules-no-form: {GAMES[0]}-name"):
        rules.form(GAMES[0], 2)
    assert rules.position_form(GAMES[0], 2)["parts"] == []
