"""The law of the form on which people write down a table that was played with real cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..dice import Dice
from ..errors import BadTableau
from ..match import form, score
from .tables import Broken, Missing, Table, hold

__all__ = ["deck", "filled", "name", "places", "what_is_entered_counts_or_is_refused_at_its_place"]

Path = tuple[str | int, ...]
FORMS = 8  # filled in at random
MOST_CARDS = 3  # laid at random on one place


def places(form: dict[str, Any]) -> dict[Path, dict[str, Any]]:
    """Every place of a form by its path."""
    of_parts = [section for part in form["parts"] for section in part["sections"]]
    found = [place for section in [*form["common"], *of_parts] for place in section["places"]]
    return {tuple(place["path"]): place for place in found}


def name(path: Iterable[str | int]) -> str:
    """A place as refusals name it."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)[1:]


def deck(form: dict[str, Any], name: str) -> dict[str, int]:
    """How often there is each card of a deck."""
    return {card["face"]: card["count"] for group in form["decks"][name] for card in group["cards"]}


def filled(tableau: Any, entries: dict[Path, Any]) -> Any:
    """A tableau in which these entries stand at their paths."""
    for path, value in entries.items():
        here = tableau
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = value
    return tableau


def _anything(place: dict[str, Any], form: dict[str, Any], seats: int, dice: Dice) -> Any:
    if place["kind"] == "cards":
        slugs = sorted(deck(form, place["deck"]))
        return [dice.choice(slugs) for _ in range(dice.below(MOST_CARDS + 1))]
    if place["kind"] == "number":
        return dice.choice(range(place["low"], place["high"] + 1, place["step"]))
    if place["kind"] == "seat":
        return dice.choice([None, *range(seats)])
    hold(place["kind"] == "flag", "a place of the form has no such kind:", place["kind"])
    return dice.below(2) == 1


def what_is_entered_counts_or_is_refused_at_its_place(table: Table) -> None:
    """What is entered on the form of a real table counts, or is refused at a place of that form."""
    if not table.game.brings("form"):
        raise Missing("there is no form.py")
    game, seats = table.game.meta.id, table.seats
    blank = form(game, seats)
    for number in range(FORMS):
        tableau = form(game, seats)["tableau"]
        for path, place in places(blank).items() if number else ():
            if table.dice.below(3) == 0:
                filled(tableau, {path: _anything(place, blank, seats, table.dice)})
        try:
            scores = score(game, tableau)
        except BadTableau as refused:
            hold(number, "the empty form is refused:", refused)
            hold(
                refused.code not in ("rules-unknown-field", "rules-bad-length"),
                "the form is not made as a tableau:",
                refused,
            )
            field = str(refused.arguments["field"])
            known = map(name, places(blank))
            if not any(one.startswith(field) or field.startswith(one) for one in known):
                raise Broken(f"no place of the form is named {field}") from refused
        else:
            hold(len(scores.totals) == seats, "there are totals for", len(scores.totals))
