"""Every move of Botanists, and tables that give the legal ones of a kind already sorted."""

from __future__ import annotations

from collections.abc import Sequence

from ...moves import Catalogue, Move
from .components import COLOURS, ORDERS, ROWS, any_of, gather, subsets
from .market import CARDS, CELLS, SIDE

__all__ = ["CATALOGUE"]

Rows = tuple[tuple[tuple[Move, ...], ...], ...]

SPACE_NAMES = tuple(
    f"{column}-{row}" for column in ("left", "middle", "right") for row in range(1, ROWS + 1)
)
OPEN, PERSONAL = 0, 1
UP, DOWN = 0, 1


def _of_colours(verb: str, *after: str, data: tuple[int, ...] = ()) -> tuple[Move, ...]:
    return tuple(
        Move(verb, colour, *after, data=(number, *data)) for number, colour in enumerate(COLOURS)
    )


def _of_names(verb: str, names: Sequence[str]) -> tuple[Move, ...]:
    return tuple(Move(verb, name, data=(number,)) for number, name in enumerate(names))


def _of_orders(verb: str, *place: str, data: tuple[int, ...] = ()) -> dict[int, Move]:
    return {
        order: Move(verb, *place, *slug.split("-"), data=(*data, order))
        for slug, order in ORDERS.items()
    }


# setup and first player
BOARD = _of_colours("board")
FIRST = tuple(Move("first", str(seat), data=(seat,)) for seat in range(4))
LEAD = tuple(Move("lead", name, data=(actor,)) for actor, name in enumerate(("own", "helper")))

# purchasing
GO = _of_names("go", CELLS)
PLAY = _of_names("play", CARDS)
PLANT = (
    _of_colours("plant", "face-up", data=(UP,)),
    _of_colours("plant", "face-down", data=(DOWN,)),
)
REDRAW = Move("redraw")

# bonuses
SKIP, GAIN = Move("skip"), Move("gain")
GIVE = _of_colours("give")
CLAIM = tuple(
    tuple(
        Move("claim", str(seat), colour, data=(seat, number))
        for number, colour in enumerate(COLOURS)
    )
    for seat in range(4)
)
UPROOT = tuple(
    Move("uproot", *name.split("-"), data=(space,)) for space, name in enumerate(SPACE_NAMES)
)
PICK = _of_names("pick", CELLS)
PAWN = tuple(Move("pawn", name, data=(actor,)) for actor, name in enumerate(("own", "helper")))
JUMP = _of_names("jump", CELLS)
RESERVE = _of_orders("reserve")
RESERVE_TOP = Move("reserve", "deck", data=(0,))

# tending
TEND = _of_colours("tend")
REPLACE = _of_orders("replace")
RENEW, DRAW, DONE = Move("renew"), Move("draw"), Move("done")
DROP = _of_names("drop", CARDS)

# orders and the end of a turn
FULFIL = (
    _of_orders("fulfil", "open", data=(OPEN,)),
    _of_orders("fulfil", "personal", data=(PERSONAL,)),
)
END = Move("end")

# the Little Helper
SEND = _of_names("send", CARDS)
HOP = _of_names("hop", CELLS)

# scoring
KEEP = _of_colours("keep")
WITHER = Move("wither")

CATALOGUE = Catalogue(
    [
        *(*BOARD, *FIRST, *LEAD),
        *(*GO, *PLAY, *PLANT[UP], *PLANT[DOWN], REDRAW),
        *(SKIP, GAIN, *GIVE, *(move for moves in CLAIM for move in moves), *UPROOT, *PICK),
        *(*PAWN, *JUMP, *RESERVE.values(), RESERVE_TOP),
        *(*TEND, *REPLACE.values(), RENEW, DRAW, DONE, *DROP),
        *(*FULFIL[OPEN].values(), *FULFIL[PERSONAL].values(), END),
        *(*SEND, *HOP, *KEEP, WITHER),
    ]
)


def _by_rows(moves: Sequence[Move]) -> Rows:
    return tuple(
        tuple(
            tuple(moves[first + column] for column in range(SIDE) if bits >> column & 1)
            for bits in range(1 << SIDE)
        )
        for first in range(0, len(moves), SIDE)
    )


GO_BY_ROW, PICK_BY_ROW, JUMP_BY_ROW, HOP_BY_ROW = map(_by_rows, (GO, PICK, JUMP, HOP))


def at(rows: Rows, cells: int) -> tuple[Move, ...]:
    """The moves of a table by rows to the spaces of a bit set."""
    a, b, c, d, e = rows
    return (
        a[cells & 31]
        + b[cells >> 5 & 31]
        + c[cells >> 10 & 31]
        + d[cells >> 15 & 31]
        + e[cells >> 20]
    )


def _by_colours(moves: Sequence[Move]) -> dict[int, tuple[Move, ...]]:
    return {marks: tuple(sorted(moves[colour] for colour in set_)) for marks, set_ in subsets()}


#: By `any_of` flowers: the moves for one flower of each colour among them.
GIVE_ANY, TEND_ANY, KEEP_ANY = map(_by_colours, (GIVE, TEND, KEEP))
CLAIM_ANY = tuple(map(_by_colours, CLAIM))
#: By the colour of the sign, then by `any_of` what was collected.
PLANT_ANY = tuple(
    {
        marks: tuple(
            sorted([PLANT[DOWN][colour] for colour in set_] + [PLANT[UP][sign]] * (sign in set_))
        )
        for marks, set_ in subsets()
    }
    for sign in range(len(COLOURS))
)
ANY = tuple(any_of(gather([colour])) for colour in range(len(COLOURS)))
