"""The form for a position of Botanists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ... import forms
from ...texts import Text
from .components import (
    BONUS_POINTS,
    COLOURS,
    FLOWERS,
    LARGEST_ORDER,
    ORDER_DECK,
    ORDERS,
    SMALLEST_ORDER,
    SPACES,
    TILES,
    listed,
    size,
)
from .market import CARDS, CELLS, SIDE, boxes
from .meta import META
from .names import board_name, card_name, cell_name, flower_name, flowers_name
from .own import Own


def form(seats: int, own: Own | None = None) -> dict[str, Any]:
    """The market and the open orders, whose turn it is, and what each seat has; alone also the
    Little Helper's."""
    parts = [
        forms.part([forms.section([*_table(), *_turn(seats)])], label=Text("rules-form-table")),
        *(
            forms.part([forms.section([*_pawn(["seats", seat]), *_seat(seat)])], [seat])
            for seat in range(seats)
        ),
    ]
    if seats == 1:
        helper = forms.section(_pawn(["helper"]))
        parts.append(forms.part([helper], label=Text("botanists-pawn-helper")))
    blank: dict[str, Any] = {
        "seats": [{} for _ in range(seats)],
        "market": [COLOURS[(cell + 2 * (cell // SIDE)) % SIDE] for cell in range(len(CELLS))],
    }
    if seats == 1:
        blank["helper"] = {}
    else:
        blank |= {"turn": 0, "start": 0}
    return forms.form(
        blank,
        parts,
        decks={
            "flowers": [forms.group(_flowers())],
            "tiles": [forms.group(_flowers()), forms.group(_withered())],
            "cards": [forms.group(_cards())],
            "orders": list(_orders(own[1] if own else ORDER_DECK)),
        },
        options=forms.options_of(META),
    )


# what there is


def _flowers() -> Iterator[dict[str, Any]]:
    for colour, slug in enumerate(COLOURS):
        yield forms.card(slug, flower_name(colour), TILES, plate=FLOWERS[colour])


def _withered() -> Iterator[dict[str, Any]]:
    for colour, slug in enumerate(COLOURS):
        label = Text("botanists-withered", flower=flower_name(colour))
        yield forms.card(f"{slug}-down", label, TILES, plate="withered")


def _cards() -> Iterator[dict[str, Any]]:
    for card, slug in enumerate(CARDS):
        label = Text("botanists-card", card=card_name(card))
        yield forms.card(slug, label, boxes=boxes(card))


def _orders(deck: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    """The orders by the number of their flowers."""
    for number in range(SMALLEST_ORDER, LARGEST_ORDER + 1):
        cards = [
            forms.card(
                slug,
                flowers_name(order),
                deck.count(order),
                parts=[FLOWERS[colour] for colour in listed(order)],
            )
            for slug, order in ORDERS.items()
            if size(order) == number and order in deck
        ]
        if cards:
            yield forms.group(cards)


# where it may lie


def _table() -> Iterator[dict[str, Any]]:
    market = Text("botanists-market")
    yield forms.grid(["market"], market, "market", deck="flowers", columns=SIDE)
    yield forms.cards(
        ["open"],
        Text("botanists-open-orders"),
        "orders",
        deck="orders",
        otherwise=Text("rules-form-dealt"),
    )


def _turn(seats: int) -> Iterator[dict[str, Any]]:
    if seats > 1:
        yield forms.seat(["turn"], Text("rules-form-turn"), "turn")
        yield forms.seat(["start"], Text("botanists-mark-start"), "b5")


def _pawn(here: list[str | int]) -> Iterator[dict[str, Any]]:
    boards = [(slug, board_name(colour)) for colour, slug in enumerate(COLOURS)]
    next_board = Text("botanists-entry-next-board")
    yield forms.choice(
        [*here, "board"], Text("botanists-entry-board"), "plots", boards, otherwise=next_board
    )
    cells = [
        (name, Text("botanists-entry-space", space=cell_name(cell)))
        for cell, name in enumerate(CELLS)
    ]
    outside = Text("botanists-entry-outside")
    yield forms.choice(
        [*here, "pawn"], Text("botanists-pawn"), "movement", cells, otherwise=outside
    )
    yield forms.cards(
        [*here, "plots"], Text("botanists-plots"), "plots", deck="tiles", ordered=True
    )


def _seat(seat: int) -> Iterator[dict[str, Any]]:
    here = ("seats", seat)
    yield forms.cards(
        [*here, "hand"],
        Text("botanists-hand"),
        "market-card",
        deck="cards",
        otherwise=Text("rules-form-dealt"),
    )
    yield forms.cards(
        [*here, "leftovers"], Text("botanists-leftovers"), "leftovers", deck="flowers"
    )
    for name, key in (("personal", "personal-orders"), ("fulfilled", "fulfilled")):
        yield forms.cards([*here, name], Text(f"botanists-{key}"), "orders", deck="orders")
    yield forms.number(
        [*here, "bonus"],
        Text("botanists-entry-bonus"),
        "bonus-blue",
        high=BONUS_POINTS * 2 * SPACES,
        step=BONUS_POINTS,
    )
