"""Forms on which people write down what lies on a table: one to be scored, or a position to ask about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .meta import GameMeta
from .texts import Text

__all__ = [
    "card",
    "cards",
    "choice",
    "flag",
    "form",
    "grid",
    "group",
    "number",
    "options_of",
    "part",
    "seat",
    "seats",
    "section",
    "several",
]

Path = Sequence[str | int]


def card(
    face: str,
    label: Text,
    count: int = 1,
    *,
    plate: str | None = None,
    parts: Sequence[str] = (),
    boxes: Sequence[Sequence[int]] = (),
) -> dict[str, Any]:
    """A card that may lie on the table: its slug as ``face``, and how many there are of it.

    ``plate`` is the face that it is drawn with, where that is another; ``parts`` and ``boxes`` are
    those of a `view.piece`.
    """
    made: dict[str, Any] = {"face": face, "label": label.as_json(), "count": count}
    if plate is not None:
        made["plate"] = plate
    if parts:
        made["parts"] = list(parts)
    if boxes:
        made["boxes"] = [list(box) for box in boxes]
    return made


def group(cards: Iterable[dict[str, Any]], label: Text | None = None) -> dict[str, Any]:
    """The cards of a deck that belong together."""
    return {"label": _words(label), "cards": list(cards)}


def _place(kind: str, path: Path, label: Text, rule: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "path": list(path), "label": label.as_json(), "rule": rule, **more}


def cards(
    path: Path,
    label: Text,
    rule: str,
    *,
    deck: str,
    ordered: bool = False,
    otherwise: Text | None = None,
) -> dict[str, Any]:
    """A place for cards of a deck: a list of slugs, whose order may matter.

    ``otherwise`` says what lies there when nothing is entered.
    """
    words = _words(otherwise)
    return _place("cards", path, label, rule, deck=deck, ordered=ordered, otherwise=words)


def grid(path: Path, label: Text, rule: str, *, deck: str, columns: int) -> dict[str, Any]:
    """A place with as many spaces, row by row, as the blank has there: a list of slugs and nulls."""
    return _place("grid", path, label, rule, deck=deck, columns=columns)


def number(
    path: Path, label: Text, rule: str, *, high: int, low: int = 0, step: int = 1
) -> dict[str, Any]:
    """A place for a number from low to high."""
    return _place("number", path, label, rule, low=low, high=high, step=step)


def flag(path: Path, label: Text, rule: str) -> dict[str, Any]:
    """A place for yes or no."""
    return _place("flag", path, label, rule)


def seat(path: Path, label: Text, rule: str, *, otherwise: Text | None = None) -> dict[str, Any]:
    """A place for a seat, or none; ``otherwise`` says what that means."""
    return _place("seat", path, label, rule, otherwise=_words(otherwise))


def seats(path: Path, label: Text, rule: str) -> dict[str, Any]:
    """A place for any number of seats: a list of them."""
    return _place("seats", path, label, rule)


def choice(
    path: Path,
    label: Text,
    rule: str,
    values: Iterable[tuple[Any, Text]],
    *,
    otherwise: Text | None = None,
) -> dict[str, Any]:
    """A place for one of some values, or none; ``otherwise`` says what that means."""
    words = _words(otherwise)
    return _place("choice", path, label, rule, values=_named(values), otherwise=words)


def several(
    path: Path, label: Text, rule: str, values: Iterable[tuple[Any, Text]]
) -> dict[str, Any]:
    """A place for any number of some values: a list of them."""
    return _place("several", path, label, rule, values=_named(values))


def _words(text: Text | None) -> dict[str, Any] | None:
    return None if text is None else text.as_json()


def _named(values: Iterable[tuple[Any, Text]]) -> list[dict[str, Any]]:
    return [{"value": value, "label": label.as_json()} for value, label in values]


def section(places: Iterable[dict[str, Any]], label: Text | None = None) -> dict[str, Any]:
    """Places that belong together."""
    return {"label": _words(label), "places": list(places)}


def part(
    sections: Iterable[dict[str, Any]], seats: Iterable[int] = (), label: Text | None = None
) -> dict[str, Any]:
    """What one side enters: the seats that share it, or what it is called where it is nobody's."""
    return {"seats": list(seats), "label": _words(label), "sections": list(sections)}


def form(
    blank: dict[str, Any],
    parts: Iterable[dict[str, Any]],
    *,
    decks: dict[str, list[dict[str, Any]]] | None = None,
    common: Iterable[dict[str, Any]] = (),
    options: Iterable[str] = (),
) -> dict[str, Any]:
    """A form: the ``blank``, which is a table as it is, and the places in it that can be filled in.

    What stands at a place's ``path`` is what was entered there; where nothing was, the blank holds.
    ``decks`` are the cards by the name of their deck, in groups; ``common`` are sections that
    belong to the whole table; ``options`` name the options that matter.
    """
    return {
        "blank": blank,
        "parts": list(parts),
        "common": list(common),
        "decks": decks or {},
        "options": list(options),
    }


def options_of(meta: GameMeta) -> list[str]:
    """The options that matter for a position: it says by itself which seat begins."""
    return [option.name for option in meta.options if option.kind != "seat"]
