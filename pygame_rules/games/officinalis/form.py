"""The form for a round of Officinalis."""

from __future__ import annotations

from typing import Any

from ... import forms
from ...texts import Text
from .components import (
    CARDS,
    FANTASTICAL,
    IN_PLAY,
    MEMBERS,
    NUMBER,
    PICKERS,
    SIDE_OF,
    SIDES,
    Values,
    gather,
    in_rulebook_order,
)
from .names import card_name, environment_name, picker_name


def form(seats: int, _: Values | None = None) -> dict[str, Any]:
    """The harvest of each side, and its Pickers."""
    pickers = [forms.card(slug, picker_name(picker)) for picker, slug in enumerate(PICKERS)]
    return forms.form(
        {"seats": seats, "sides": [{} for _ in range(SIDES[seats])]},
        [
            forms.part(
                [forms.section(_places(side))],
                [seat for seat in range(seats) if SIDE_OF[seats][seat] == side],
            )
            for side in range(SIDES[seats])
        ],
        decks={"plants": plants(seats), "pickers": [forms.group(pickers)]},
        options=["familiar", "teas"],
    )


def plants(seats: int) -> list[dict[str, Any]]:
    """The cards that are in play, by their environments."""
    grown = [
        _group(held, environment_name(environment))
        for environment, held in enumerate(MEMBERS)
        if held & IN_PLAY[seats]
    ]
    fantastical = gather(NUMBER[slug] for slug in FANTASTICAL)
    return [*grown, _group(fantastical, Text("officinalis-mark-fantastical"))]


def _group(held: int, label: Text) -> dict[str, Any]:
    return forms.group(
        [forms.card(CARDS[card], card_name(card)) for card in in_rulebook_order(held)], label
    )


def _places(side: int) -> list[dict[str, Any]]:
    here = ("sides", side)
    return [
        forms.cards([*here, "pickers"], Text("officinalis-zone-picker"), "pickers", deck="pickers"),
        forms.cards([*here, "harvest"], Text("officinalis-zone-harvest"), "values", deck="plants"),
    ]
