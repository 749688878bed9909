"""Boards and orders of a table's own, in the place of those that `components` makes up."""

from __future__ import annotations

from ...fields import Fields
from .components import (
    BOARDS,
    COLOURS,
    COLUMNS,
    HAND,
    OPEN_ORDERS,
    ORDER_DECK,
    ORDERS,
    ROWS,
    order_slug,
)

__all__ = ["STANDARD", "Own", "read"]

#: At setup: the open ones, one for each seat and the blue board's second.
FEWEST_ORDERS = OPEN_ORDERS + max(HAND) + 1
MOST_ORDERS = 200

Own = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]

#: The game's own data: the signs of each board's plots from top to bottom, copies of each order.
STANDARD = {
    "boards": {
        COLOURS[strong]: [
            [COLOURS[sign] for sign in board[ROWS * column : ROWS * (column + 1)]]
            for column in range(COLUMNS)
        ]
        for strong, board in enumerate(BOARDS)
    },
    "orders": {order_slug(order): ORDER_DECK.count(order) for order in ORDER_DECK},
}


def read(fields: Fields) -> Own:
    """Boards and order deck from data like `STANDARD`; a missing part is the game's own.

    A board has fifteen signs, most of them of its own colour and one colour not at all; an order
    shows two to five flowers.
    """
    fields.only("boards", "orders")
    boards = _read_boards(fields.child("boards")) if fields.has("boards") else BOARDS
    orders = _read_orders(fields.child("orders")) if fields.has("orders") else ORDER_DECK
    if len(orders) < FEWEST_ORDERS or len(orders) > MOST_ORDERS:
        raise fields.wrong(
            *("rules-bad-length", "orders", "own-components"),
            text=len(orders),
            least=FEWEST_ORDERS,
            most=MOST_ORDERS,
        )
    return boards, orders


def _read_boards(fields: Fields) -> tuple[tuple[int, ...], ...]:
    fields.only(*COLOURS)
    return tuple(_read_board(fields, strong) for strong in range(len(COLOURS)))


def _read_board(fields: Fields, strong: int) -> tuple[int, ...]:
    name = COLOURS[strong]
    columns = fields.items(name, COLUMNS)
    signs: list[int] = []
    for number, column in enumerate(columns):
        if not isinstance(column, list) or len(column) != ROWS:
            raise fields.bad(f"{name}[{number}]", column)
        for row, slug in enumerate(column):
            if slug not in COLOURS:
                raise fields.bad(f"{name}[{number}][{row}]", slug)
            signs.append(COLOURS.index(slug))
    if len(columns) != COLUMNS:
        raise fields.wrong("rules-bad-length", name, text=len(columns), least=COLUMNS, most=COLUMNS)
    numbers = [signs.count(colour) for colour in range(len(COLOURS))]
    others = [number for colour, number in enumerate(numbers) if colour != strong]
    if numbers[strong] <= max(others) or min(numbers) > 0:
        raise fields.wrong("botanists-odd-board", name, "own-components", text=name)
    return tuple(signs)


def _read_orders(fields: Fields) -> tuple[int, ...]:
    fields.only(*ORDERS)
    return tuple(
        order for slug, order in ORDERS.items() for _ in range(fields.integer(slug, 0, MOST_ORDERS))
    )
