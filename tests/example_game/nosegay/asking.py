"""The form for a position of Nosegay."""

from __future__ import annotations

from typing import Any

from pygame_rules import Text, forms

from .components import BORDER, COPIES, HAND, HERBS
from .form import herbs, nosegay


def form(seats: int) -> dict[str, Any]:
    """The border and the deck, whose turn it is, and what each seat holds and has laid."""
    undealt = COPIES * len(HERBS) - BORDER - HAND * seats
    border = Text("nosegay-border")
    table = [
        forms.cards(["border"], border, "picking", deck="herbs"),
        forms.number(["deck"], Text("nosegay-deck"), "picking", high=COPIES * len(HERBS)),
        forms.seat(["turn"], Text("rules-form-turn"), "turn"),
        forms.flag(["picking"], Text("nosegay-entry-laid"), "picking"),
    ]
    return forms.form(
        {
            "seats": [{} for _ in range(seats)],
            "deck": undealt // 2,
            "turn": 0,
            "picking": True,
        },
        [
            forms.part([forms.section(table)], label=Text("rules-form-table")),
            *(forms.part([forms.section(_seat(seat))], [seat]) for seat in range(seats)),
        ],
        decks={"herbs": herbs()},
        options=["shared-most"],
    )


def _seat(seat: int) -> list[dict[str, Any]]:
    hand = Text("nosegay-hand")
    return [forms.cards(["seats", seat, "hand"], hand, "laying", deck="herbs"), nosegay(seat)]
