"""The form on which people write down what lies on their table; its places make up a tableau."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .texts import Text

__all__ = ["card", "cards", "flag", "form", "group", "number", "part", "seat", "section"]

Path = Sequence[str | int]


def card(face: str, label: Text, count: int = 1) -> dict[str, Any]:
    """A card that may lie on the table: its slug as ``face``, and how many there are of it."""
    return {"face": face, "label": label.as_json(), "count": count}


def group(cards: Iterable[dict[str, Any]], label: Text | None = None) -> dict[str, Any]:
    """The cards of a deck that belong together."""
    return {"label": label and label.as_json(), "cards": list(cards)}


def _place(kind: str, path: Path, label: Text, rule: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "path": list(path), "label": label.as_json(), "rule": rule, **more}


def cards(path: Path, label: Text, rule: str, *, deck: str) -> dict[str, Any]:
    """A place for cards of a deck: a list of slugs."""
    return _place("cards", path, label, rule, deck=deck)


def number(
    path: Path, label: Text, rule: str, *, high: int, low: int = 0, step: int = 1
) -> dict[str, Any]:
    """A place for a number from low to high."""
    return _place("number", path, label, rule, low=low, high=high, step=step)


def flag(path: Path, label: Text, rule: str) -> dict[str, Any]:
    """A place for yes or no."""
    return _place("flag", path, label, rule)


def seat(path: Path, label: Text, rule: str) -> dict[str, Any]:
    """A place for a seat, or none."""
    return _place("seat", path, label, rule)


def section(places: Iterable[dict[str, Any]], label: Text | None = None) -> dict[str, Any]:
    """Places that belong together."""
    return {"label": label and label.as_json(), "places": list(places)}


def part(
    sections: Iterable[dict[str, Any]], seats: Iterable[int] = (), label: Text | None = None
) -> dict[str, Any]:
    """What one side enters: the seats that share it, or what it is called where it is nobody's."""
    return {"seats": list(seats), "label": label and label.as_json(), "sections": list(sections)}


def form(
    tableau: dict[str, Any],
    parts: Iterable[dict[str, Any]],
    *,
    decks: dict[str, list[dict[str, Any]]] | None = None,
    common: Iterable[dict[str, Any]] = (),
    options: Iterable[str] = (),
) -> dict[str, Any]:
    """A form: the ``tableau`` of an empty table, and the places in it that can be filled in.

    What stands at a place's ``path`` is what was entered there; nothing stands where nothing was.
    ``decks`` are the cards by the name of their deck, in groups; ``common`` are sections that
    belong to the whole table; ``options`` name the options that change a score.
    """
    return {
        "tableau": tableau,
        "parts": list(parts),
        "common": list(common),
        "decks": decks or {},
        "options": list(options),
    }
