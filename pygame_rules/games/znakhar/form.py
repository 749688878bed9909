"""The form for a table of Znakhar."""

from __future__ import annotations

from typing import Any

from ... import forms
from ...texts import Text
from .cards import Cards
from .components import CLASSES, places
from .names import class_name
from .own import CARDS


def form(seats: int, cards: Cards = CARDS) -> dict[str, Any]:
    """The illnesses that each seat has cured, and those that still lie before it."""
    return forms.form(
        {"seats": [{} for _ in range(seats)]},
        [forms.part([forms.section(illness_places(seat))], [seat]) for seat in range(seats)],
        decks={"illnesses": illnesses(cards)},
        options=["ties"],
    )


def illnesses(cards: Cards) -> list[dict[str, Any]]:
    """The cards of illnesses, by their classes."""
    return [
        forms.group(
            [
                forms.card(cards.illnesses[illness], cards.names[illness])
                for illness in places(cards.of_class[level - 1])
            ],
            class_name(level),
        )
        for level in range(1, len(CLASSES) + 1)
    ]


def illness_places(seat: int) -> list[dict[str, Any]]:
    """What a seat has cured, and what still lies before it."""
    return [
        forms.cards(["seats", seat, name], Text(key), "scoring", deck="illnesses")
        for name, key in (("cured", "znakhar-cured"), ("uncured", "znakhar-illnesses"))
    ]
