"""The laws of the forms on which people write down a table: one to be scored, one to be asked about."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any

from ..dice import Dice
from ..errors import BadPosition, BadTableau, RulesError
from ..match import form, position, position_form, score
from .tables import Broken, Missing, Table, hold

__all__ = [
    "a_position_that_was_played_can_be_set_up_by_its_form",
    "allowed",
    "deck",
    "entered",
    "filled",
    "name",
    "places",
    "what_is_asked_about_can_be_played_or_is_refused_at_its_place",
    "what_is_entered_counts_or_is_refused_at_its_place",
]

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


def at(table: Any, path: Iterable[str | int]) -> Any:
    """What stands at a path."""
    for step in path:
        table = table[step]
    return table


def filled(table: Any, entries: dict[Path, Any]) -> Any:
    """A table in which these entries stand at their paths."""
    for path, value in entries.items():
        at(table, path[:-1])[path[-1]] = value
    return table


def entered(table: Any, form: dict[str, Any]) -> Iterator[tuple[Path, Any]]:
    """What stands in the places of a table that was written down."""
    return _standing(table, places(form), ())


def _standing(part: Any, known: Container[Path], path: Path) -> Iterator[tuple[Path, Any]]:
    if path in known:
        yield path, part
    elif isinstance(part, dict):
        for name, value in part.items():
            yield from _standing(value, known, (*path, name))
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from _standing(value, known, (*path, number))


def allowed(place: dict[str, Any], form: dict[str, Any], seats: int, value: Any) -> bool:
    """Whether a form lets people enter this value at this place."""
    kind = place["kind"]
    if kind in ("cards", "grid"):
        laid = [slug for slug in value if kind == "cards" or slug is not None]
        cards = deck(form, place["deck"])
        return all(laid.count(slug) <= cards.get(slug, 0) for slug in laid)
    if kind == "number":
        return value in range(place["low"], place["high"] + 1, place["step"])
    if kind == "flag":
        return value in (True, False)
    if value is None:
        return kind in ("seat", "choice")
    known = (
        list(range(seats))
        if kind in ("seat", "seats")
        else [named["value"] for named in place["values"]]
    )
    return all(one in known for one in value) if kind in ("seats", "several") else value in known


def _anything(place: dict[str, Any], form: dict[str, Any], seats: int, dice: Dice) -> Any:
    kind = place["kind"]
    if kind in ("cards", "grid"):
        slugs = sorted(deck(form, place["deck"]))
        cards = dice.below(MOST_CARDS + 1)
        spaces = len(at(form["blank"], place["path"])) if kind == "grid" else cards
        return [dice.choice(slugs) for _ in range(spaces)]
    if kind == "number":
        return dice.choice(range(place["low"], place["high"] + 1, place["step"]))
    if kind in ("seat", "seats"):
        known: list[Any] = list(range(seats))
    elif kind in ("choice", "several"):
        known = [named["value"] for named in place["values"]]
    else:
        hold(kind == "flag", "a place of the form has no such kind:", kind)
        known = [False, True]
    if kind in ("seats", "several"):
        return [value for value in known if dice.below(2)]
    return dice.choice(known)


def _is_used_or_refused_at_its_place(
    table: Table,
    make: Callable[[str, int], dict[str, Any]],
    use: Callable[[str, Any], Any],
    kind: type[RulesError],
) -> Iterator[Any]:
    """What comes of a form that is filled in at random, first of one that is left as it is."""
    game, seats = table.game.meta.id, table.seats
    blank = make(game, seats)
    known = places(blank)
    names = [name(path) for path in known]
    for number in range(FORMS):
        written = make(game, seats)["blank"]
        for path, place in known.items() if number else ():
            if table.dice.below(3) == 0:
                filled(written, {path: _anything(place, blank, seats, table.dice)})
        try:
            yield use(game, written)
        except kind as refused:
            hold(number, "the empty form is refused:", refused)
            field = str(refused.arguments["field"])
            misfit = refused.code == "rules-bad-length" and field not in names
            hold(
                refused.code != "rules-unknown-field" and not misfit,
                "the form is not made as what is read of it:",
                refused,
            )
            if not any(one.startswith(field) or field.startswith(one) for one in names):
                raise Broken(f"no place of the form is named {field}") from refused


def what_is_entered_counts_or_is_refused_at_its_place(table: Table) -> None:
    """What is entered on the form of a real table counts, or is refused at a place of that form."""
    if not table.game.brings("form"):
        raise Missing("there is no form.py")
    for scores in _is_used_or_refused_at_its_place(table, form, score, BadTableau):
        hold(len(scores.totals) == table.seats, "there are totals for", len(scores.totals))


def what_is_asked_about_can_be_played_or_is_refused_at_its_place(table: Table) -> None:
    """What is entered on the form of a position gives one that can be played, or is refused at a
    place of that form."""
    if not table.game.brings("asking"):
        raise Missing("there is no asking.py")
    for match in _is_used_or_refused_at_its_place(table, position_form, position, BadPosition):
        hold(match.legal_moves(), "nobody can move")


def a_position_that_was_played_can_be_set_up_by_its_form(table: Table) -> None:
    """A position of a game, where it can be written down, is set up again with the same moves to
    play; and the form of positions takes all of it that matters for them."""
    if not (table.game.brings("asking") and hasattr(table.game.position, "written")):
        raise Missing("there is no asking.py, or nothing is written in position.py")
    for match in table.few_matches():
        there = match.as_position()
        if there is None:
            continue
        game, seats = table.game.meta.id, table.seats
        made = position_form(game, seats, there.get("components"))
        entries, known = dict(entered(there, made)), places(made)
        for path, value in entries.items():
            held = allowed(known[path], made, seats, value)
            hold(held, f"the form does not take at {name(path)}", value)
        rest = {"options": there["options"]}
        for again in (there, {**filled(made["blank"], entries), **rest}):
            one, other = match.legal_moves(), position(game, again).legal_moves()
            hold(one == other, "the moves were", *one, "and are", *other)
