"""The form for a position of Herbaceous."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ... import forms
from ...texts import Text
from .components import DECK, HERBS, PLACES, REMOVED, SOLO_LAID_OUT
from .form import bun, herbs, places
from .meta import META
from .names import herb_name, place_name
from .own import Own


def form(seats: int, _: Own | None = None) -> dict[str, Any]:
    """The gardens and the deck, whose turn it is and how far it has come, and each seat's own."""
    blank = {
        "seats": [{} for _ in range(seats)],
        "deck": _drawn_from(seats) // 2,
        "turn": 0,
        "start": 0,
    }
    table = [forms.section(_gardens(seats)), forms.section(_turn(seats))]
    return forms.form(
        blank,
        [
            forms.part(table, label=Text("rules-form-table")),
            *(forms.part([forms.section(places(seat))], [seat]) for seat in range(seats)),
        ],
        decks={"herbs": herbs()},
        options=forms.options_of(META),
    )


def _gardens(seats: int) -> Iterator[dict[str, Any]]:
    yield forms.cards(["community"], place_name("community"), "setup", deck="herbs")
    if seats == 1:
        yield forms.cards(["discard"], place_name("discard"), "solo", deck="herbs")
    yield forms.number(["deck"], Text("herbaceous-deck"), "setup", high=_drawn_from(seats))


def _drawn_from(seats: int) -> int:
    """The cards of the deck before the first turn."""
    laid_out = sum(SOLO_LAID_OUT.values()) if seats == 1 else 0
    return len(DECK) - REMOVED[seats] - laid_out


def _turn(seats: int) -> Iterator[dict[str, Any]]:
    if seats > 1:
        yield forms.seat(["turn"], Text("rules-form-turn"), "turn")
        yield forms.seat(["start"], Text("herbaceous-mark-start"), "h1")
    yield forms.flag(["potted"], Text("herbaceous-entry-potted"), "h10")
    drawn = [(slug, herb_name(herb)) for herb, slug in enumerate(HERBS)]
    yield forms.choice(["drawn"], Text("herbaceous-drawn"), "planting", drawn)
    if seats == 1:
        yield forms.choice(["places"], Text("herbaceous-entry-places"), "planting", _open())
    else:
        yield forms.seats(["retired"], Text("herbaceous-mark-retired"), "h12")
    yield bun()


def _open() -> Iterator[tuple[list[str], Text]]:
    """The places that may be open to the second card of a solo turn."""
    for pair in combinations(PLACES, 2):
        first, second = map(place_name, pair)
        yield [*pair], Text("herbaceous-entry-two-places", first=first, second=second)
