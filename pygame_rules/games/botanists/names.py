"""The texts that name things of Botanists."""

from __future__ import annotations

from ...texts import Text
from .catalogue import SPACE_NAMES
from .components import COLOURS, count
from .market import CARDS, CELLS


def flower_name(colour: int) -> Text:
    """The name of a flower by its colour, with forms for use within a sentence."""
    return Text(f"botanists-flower-{COLOURS[colour]}")


def sign_name(colour: int) -> Text:
    """The name of a sign, or of a board, by its colour."""
    return Text(f"botanists-sign-{COLOURS[colour]}")


def board_name(colour: int) -> Text:
    """The name of a board by its strong colour."""
    return Text(f"botanists-board-{COLOURS[colour]}")


def cell_name(cell: int) -> str:
    """The name of a space of the market: a letter and a number, the same in every language."""
    return CELLS[cell].upper()


def space_name(space: int) -> str:
    """The name of a space of a board: its column and its row."""
    return SPACE_NAMES[space]


def card_name(card: int) -> str:
    """The printed name of a market card."""
    return CARDS[card].upper()


def flowers_name(flowers: int) -> Text:
    """Flowers with their numbers, such as the flowers of an order."""
    parts = {
        f"part{number}": Text(f"botanists-some-{COLOURS[colour]}", number=count(flowers, colour))
        for number, colour in enumerate(
            (colour for colour in range(5) if count(flowers, colour)), start=1
        )
    }
    return Text(f"botanists-flowers-{len(parts)}", **parts)


def missing_flowers(wanted: int, flowers: int) -> int:
    """What flowers lack to be the wanted ones, as counts."""
    return sum(
        max(0, count(wanted, colour) - count(flowers, colour)) << 6 * colour
        for colour in range(len(COLOURS))
    )
