"""The tiles, boards and orders of Botanists and every number of its rulebook, with the section.

A colour is a small integer: its place in `COLOURS`. Flowers that lie together are one integer of
five counts, six bits a colour; the sixth bit stays free, so that counts can be compared at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

from ...meta import OptionValue

COLOURS = ("blue", "green", "red", "purple", "yellow")
BLUE, GREEN, RED, PURPLE, YELLOW = range(5)
FLOWERS = ("cornflower", "hellebore", "peony", "lavender", "daffodil")

# components
TILES = 29  # of each colour (B1, B2)
OPEN_ORDERS = 3
HAND = {1: 3, 2: 2, 3: 2, 4: 2}

# plots: three columns of five spaces, one planted a turn
COLUMNS = 3
ROWS = 5
SPACES = COLUMNS * ROWS

# tending
TENDING_CARDS = 2

# scoring
ORDER_POINTS = 5
NO_LEFTOVERS_POINTS = 7
LEFTOVER_POINTS = -2
COLUMN_POINTS = (2, 3, 5)
MOST_KEPT = 2

# end
PERSONAL_ORDER_POINTS = -5

# bonuses
BONUS_POINTS = 3


def withered_points(number: int) -> int:
    """The penalty for that many face-down tiles, without limit (B53)."""
    return -number * (number + 1) // 2


# flowers as counts

_BITS = 6


def one(colour: int) -> int:
    """A single flower of a colour, as counts."""
    return 1 << _BITS * colour


ONE = tuple(one(colour) for colour in range(len(COLOURS)))
#: The free bit of each colour: lent to a subtraction, it is still there if nothing was missing.
BORROWED = sum(32 * flower for flower in ONE)
_NEARLY = sum(31 * flower for flower in ONE)


def count(flowers: int, colour: int) -> int:
    """How many flowers of a colour there are."""
    return flowers >> _BITS * colour & 31


def size(flowers: int) -> int:
    """How many flowers there are in all (below 63: a sum of digits in base 64)."""
    return flowers % 63


def any_of(flowers: int) -> int:
    """A mark for each colour that is there at all: a key of `BY_ANY` tables."""
    return flowers + _NEARLY & BORROWED


def holds(flowers: int, wanted: int) -> bool:
    """Whether all the wanted flowers are among these."""
    return (flowers | BORROWED) - wanted & BORROWED == BORROWED


def gather(colours: Iterable[int]) -> int:
    """Counts of the flowers listed."""
    return sum(ONE[colour] for colour in colours)


def listed(flowers: int) -> list[int]:
    """The colours one by one, in the order of `COLOURS`."""
    return [colour for colour in range(5) for _ in range(count(flowers, colour))]


def subsets() -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every set of colours, with its `any_of`."""
    for bits in range(32):
        colours = tuple(colour for colour in range(5) if bits >> colour & 1)
        yield any_of(gather(colours)), colours


# boards: the signs of the fifteen spaces in planting order


def _board(strong: int, absent: int) -> tuple[int, ...]:
    """The strong colour twice in each column and never side by side, the other three once."""
    a, b, c = (colour for colour in range(5) if colour not in (strong, absent))
    first = (strong, a, strong, b, c)
    second = (b, strong, c, a, strong)
    third = (c, strong, a, b, strong)
    return first + second + third


ABSENT = {BLUE: GREEN, GREEN: RED, RED: PURPLE, PURPLE: YELLOW, YELLOW: BLUE}
BOARDS = tuple(_board(strong, ABSENT[strong]) for strong in range(5))

# orders: how many copies there are of each pattern of equal flowers (B38)
ORDER_COPIES = {
    (2,): 2,
    (1, 1): 2,
    (3,): 1,
    (2, 1): 1,
    (1, 1, 1): 1,
    (2, 2): 1,
    (1, 1, 1, 1): 1,
    (1, 1, 1, 1, 1): 2,
}
SMALLEST_ORDER, LARGEST_ORDER = 2, 5


def _pattern(colours: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted((colours.count(colour) for colour in set(colours)), reverse=True))


def order_slug(order: int) -> str:
    """The name of an order: its colours, such as ``blue-blue-red``; separate words in moves."""
    return "-".join(COLOURS[colour] for colour in listed(order))


#: Every order that a deck may hold, by slug.
ORDERS = {
    order_slug(gather(colours)): gather(colours)
    for number in range(SMALLEST_ORDER, LARGEST_ORDER + 1)
    for colours in combinations_with_replacement(range(5), number)
}
ORDER_DECK = tuple(
    order for order in ORDERS.values() for _ in range(ORDER_COPIES.get(_pattern(listed(order)), 0))
)


class Variant:
    """The options and components of a table, as the law asks for them; with the rulings."""

    __slots__ = (
        "boards",
        "choose_boards",
        "empty_open",
        "enter_before_moving",
        "fewer_withered_wins",
        "fresh_orders",
        "orders",
        "second_order",
        "swap_collected",
        "withered_together",
    )

    def __init__(
        self,
        options: dict[str, OptionValue],
        own: tuple[tuple[tuple[int, ...], ...], tuple[int, ...]] | None = None,
    ) -> None:
        self.boards, self.orders = own or (BOARDS, ORDER_DECK)
        self.choose_boards = options["boards"] == "chosen"  # B4
        self.enter_before_moving = options["entry"] == "before-moving"  # B6
        self.empty_open = options["empty-spaces"] == "open"  # B14
        self.swap_collected = options["swap-collected"] is True  # B18
        self.fresh_orders = options["fresh-orders"] is True  # B29
        self.fewer_withered_wins = options["tie-break"] == "fewer-withered"  # B54
        self.second_order = options["second-order"] is True  # B55
        self.withered_together = options["helper-withered"] == "together"  # S22
