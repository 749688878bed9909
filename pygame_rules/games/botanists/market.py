"""The market as bit sets: its spaces, the steps of a pawn, and the 76 market cards.

A space is a small integer, row by row from the top left; its name is the letter of its row and the
number of its column, so that ``a1`` is the top left and ``c3`` the middle. A market card is a
small integer too: one of the nineteen shapes of four boxes, with one of the boxes highlighted.
"""

from __future__ import annotations

from collections.abc import Iterator

SIDE = 5
CELLS = tuple(f"{row}{column}" for row in "abcde" for column in range(1, SIDE + 1))
OFF = -1  # a pawn that has not entered the market

EVERYWHERE = (1 << len(CELLS)) - 1
#: The bit of each space, and none for a pawn that is `OFF` the market.
BIT = (*(1 << cell for cell in range(len(CELLS))), 0)
MIDDLE = CELLS.index("c3")


def cells_of(bits: int) -> Iterator[int]:
    """The spaces of a bit set, in reading order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def _where(*names: str) -> int:
    return sum(BIT[CELLS.index(name)] for name in names)


CORNERS = _where("a1", "a5", "e1", "e5")
EDGE = sum(BIT[cell] for cell, name in enumerate(CELLS) if name[0] in "ae" or name[1] in "15")
_NOT_LAST = sum(BIT[cell] for cell, name in enumerate(CELLS) if name[1] != "5")
_NOT_FIRST = sum(BIT[cell] for cell, name in enumerate(CELLS) if name[1] != "1")


def spread(bits: int) -> int:
    """The spaces of a bit set and all that touch them, also at a corner."""
    wide = bits | (bits & _NOT_LAST) << 1 | (bits & _NOT_FIRST) >> 1
    return (wide | wide << SIDE | wide >> SIDE) & EVERYWHERE


def destinations(start: int, free: int) -> int:
    """Where one or two steps over ``free`` spaces lead, never back to the start (B8 to B11)."""
    here = BIT[start]
    step = spread(here) & free & ~here
    if not step and here & CORNERS:
        step = CORNERS & free & ~here  # B11: hemmed in, the pawn's first step is to another corner
    return (step | spread(step) & free) & ~here


def entries(free: int, before_moving: bool) -> int:
    """Where a pawn may end that enters the market this turn (B6, B7)."""
    edge = EDGE & free
    if not before_moving:
        return edge | spread(edge) & free
    reached = 0
    for cell in cells_of(edge):
        reached |= destinations(cell, free)
    return reached


# market cards: the boxes of each shape as row and column, in reading order
SHAPES = (
    ("00", "01", "02", "03"),
    ("00", "01", "02", "10"),
    ("00", "01", "02", "11"),
    ("00", "01", "02", "12"),
    ("00", "01", "10", "11"),
    ("00", "01", "10", "20"),
    ("00", "01", "11", "12"),
    ("00", "01", "11", "21"),
    ("00", "10", "11", "12"),
    ("00", "10", "11", "20"),
    ("00", "10", "11", "21"),
    ("00", "10", "20", "21"),
    ("00", "10", "20", "30"),
    ("01", "02", "10", "11"),
    ("01", "10", "11", "12"),
    ("01", "10", "11", "20"),
    ("01", "10", "11", "21"),
    ("01", "11", "20", "21"),
    ("02", "10", "11", "12"),
)
BOXES = 4
CARDS = tuple(
    f"t{shape:02}-{box}" for shape in range(1, len(SHAPES) + 1) for box in range(1, BOXES + 1)
)


def boxes(card: int) -> list[tuple[int, int]]:
    """Row and column of each box of a card, seen from its highlighted box."""
    shape, highlighted = divmod(card, BOXES)
    places = [(int(box[0]), int(box[1])) for box in SHAPES[shape]]
    row, column = places[highlighted]
    return [(box_row - row, box_column - column) for box_row, box_column in places]


def _covered(card: int) -> list[tuple[int, ...]]:
    """The spaces of the market under the boxes of a card, for each space where it is played."""
    placed = boxes(card)
    return [
        tuple(
            SIDE * (row + down) + column + right
            for down, right in placed
            if 0 <= row + down < SIDE and 0 <= column + right < SIDE
        )
        for row in range(SIDE)
        for column in range(SIDE)
    ]


_COVERED = [_covered(card) for card in range(len(CARDS))]
#: By card and space: what the card covers when played there, nothing where it would fall off.
SHAPE = tuple(
    tuple(covered if len(covered) == BOXES else () for covered in spaces) for spaces in _COVERED
)
#: By card: the spaces where it can be played.
FITS = tuple(sum(BIT[cell] for cell, covered in enumerate(spaces) if covered) for spaces in SHAPE)
#: By card and space: the other boxes that lie on the market, where the Little Helper may go.
HOPS = tuple(
    tuple(
        sum(BIT[other] for other in covered if other != cell) for cell, covered in enumerate(spaces)
    )
    for spaces in _COVERED
)
