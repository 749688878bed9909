"""The forms on which people write down a real table take every table, and only places that count."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice

from .tables import GAMES, TABLES, random_match
from .test_texts import ALL, texts_in, variables

Path = tuple[str | int, ...]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def places(form: dict[str, Any]) -> dict[Path, dict[str, Any]]:
    """Every place of a form by its path."""
    sections = [
        *form["common"],
        *(section for part in form["parts"] for section in part["sections"]),
    ]
    found = [place for section in sections for place in section["places"]]
    return {tuple(place["path"]): place for place in found}


def deck(form: dict[str, Any], name: str) -> dict[str, int]:
    """How often there is each card of a deck."""
    return {card["face"]: card["count"] for group in form["decks"][name] for card in group["cards"]}


def filled(form: dict[str, Any], entries: dict[Path, Any]) -> dict[str, Any]:
    """The tableau of a form with these entries."""
    tableau = rules.form(form["game"], form["seats"])["tableau"]
    for path, value in entries.items():
        here = tableau
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = value
    return tableau


def entered(tableau: Any, form: dict[str, Any], path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """What stands in the places of a tableau."""
    if path in places(form):
        yield path, tableau
    elif isinstance(tableau, dict):
        for name, value in tableau.items():
            yield from entered(value, form, (*path, name))
    elif isinstance(tableau, list):
        for number, value in enumerate(tableau):
            yield from entered(value, form, (*path, number))


def allowed(place: dict[str, Any], form: dict[str, Any], value: Any) -> bool:
    """Whether a form lets people enter this value at this place."""
    if place["kind"] == "cards":
        return all(value.count(slug) <= deck(form, place["deck"]).get(slug, 0) for slug in value)
    if place["kind"] == "number":
        return value in range(place["low"], place["high"] + 1, place["step"])
    if place["kind"] == "seat":
        return value is None or value in range(form["seats"])
    return value in (True, False)


def form_of(game: str, seats: int) -> dict[str, Any]:
    return {**rules.form(game, seats), "game": game, "seats": seats}


def anything(place: dict[str, Any], form: dict[str, Any], dice: Dice) -> Any:
    """Some value that a form lets people enter at a place."""
    if place["kind"] == "cards":
        slugs = list(deck(form, place["deck"]))
        return [dice.choice(slugs) for _ in range(dice.below(4))]
    if place["kind"] == "number":
        return dice.choice(range(place["low"], place["high"] + 1, place["step"]))
    if place["kind"] == "seat":
        return dice.choice([None, *range(form["seats"])])
    return dice.below(2) == 1


@every_table
def test_a_game_played_here_can_be_entered_and_scores_the_same(game: str, seats: int) -> None:
    """With the options that the form names, the sheets of whole games are those of their tableaux."""
    form = form_of(game, seats)
    tableaux = import_module(f"tests.rules.{game}.table").tableaux
    for seed in range(12):
        match = random_match(game, seats, seed)
        chosen = match.record()["options"]
        options = {name: value for name, value in chosen.items() if name in form["options"]}
        totals = [0] * seats
        for tableau in tableaux(match):
            entries = dict(entered(tableau, form))
            assert all(allowed(places(form)[path], form, value) for path, value in entries.items())
            assert filled(form, entries) == tableau
            played = rules.score(game, {**tableau, "options": options})
            totals = [sum(both) for both in zip(totals, played.totals, strict=True)]
        assert tuple(totals) == match.scores().totals


@every_table
def test_an_empty_form_can_be_scored(game: str, seats: int) -> None:
    assert len(rules.score(game, rules.form(game, seats)["tableau"]).totals) == seats


def refusal(game: str, tableau: dict[str, Any]) -> rules.BadTableau | None:
    """Why a tableau is none, None where it is one."""
    try:
        rules.score(game, tableau)
    except rules.BadTableau as refused:
        return refused
    return None


def names(form: dict[str, Any]) -> list[str]:
    """The places of a form as refusals name them."""
    return [
        "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)[1:]
        for path in places(form)
    ]


@every_table
def test_whatever_is_entered_counts_or_is_refused_at_a_place(game: str, seats: int) -> None:
    """A refusal names a place of the form, or what several of them are parts of."""
    form = form_of(game, seats)
    for seed in range(60):
        dice = Dice(seed)
        tried = [path for path in places(form) if dice.below(3) == 0]
        entries = {path: anything(places(form)[path], form, dice) for path in tried}
        refused = refusal(game, filled(form, entries))
        if refused is not None:
            assert refused.code not in ("rules-unknown-field", "rules-bad-length")
            field = str(refused.arguments["field"])
            assert any(name.startswith(field) or field.startswith(name) for name in names(form))


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
            assert refusal(game, filled(form, {path: value})) is not None, (path, value)


@every_table
def test_every_word_of_a_form_is_there_in_every_language(game: str, seats: int) -> None:
    for key, arguments in texts_in(rules.form(game, seats)):
        for language in ALL:
            assert variables(ALL[language][key]) <= arguments, f"{language}: {key}"


@pytest.mark.parametrize("game", GAMES)
def test_a_form_is_for_a_number_of_seats_that_the_game_knows(game: str) -> None:
    for seats in (0, 9, "2", None):
        with pytest.raises(rules.BadOptions):
            rules.form(game, seats)  # type: ignore[arg-type]
