"""What is worth knowing when one plays Botanists."""

from __future__ import annotations

from functools import cache, lru_cache

from ...bots import sums
from ...bots.knowledge import leads
from ...moves import Move
from ...texts import Text
from .components import (
    COLUMN_POINTS,
    NO_LEFTOVERS_POINTS,
    ORDER_POINTS,
    ROWS,
    SPACES,
    count,
    size,
    withered_points,
)
from .market import OFF, cells_of, spread
from .names import missing_flowers
from .scoring import track, withered
from .state import Botanists
from .table import CHOOSING, FACE_DOWN, HELPER, NO_CARD, PLANTING

__all__ = ["absent", "margins", "reasons"]

# the chance that an order is still fulfilled, by the flowers that it lacks
FULFILLED = (0.85, 0.55, 0.35, 0.2, 0.1, 0.05)
# what a leftover costs, by the turns until the next scoring, and the chance to have none by then
LEFTOVER_COST = (2.0, 1.7, 1.4, 1.2, 1.0, 0.9)
MATCHING = 0.8  # chance that a space will be planted face up, if one wants it
NEXT_MATCH = 0.35  # for each tile near the pawn that matches the next sign, up to three


def margins(state: Botanists) -> list[float]:
    """For each seat the points by which it may hope to lead; alone, to score."""
    return leads([_hope(state, seat) for seat in range(state.seats)], range(state.seats))


def _hope(state: Botanists, seat: int) -> float:
    """Points on the track, and what the coming scoring and the end are likely to bring."""
    total = float(track(state, seat))
    if state.turn is None:
        return total
    total += ORDER_POINTS * len(state.fulfilled[seat])
    total += _land(state, seat)
    if state.seats == 1:
        total += _land(state, HELPER)
    flowers = state.leftovers[seat] + (state.collected if state.actor == seat else 0)
    turns = ROWS * (len(state.ledger[seat]) + 1) - state.filled[seat]
    return total + _marginal_land(state, seat, flowers, min(turns, ROWS))


def _land(state: Botanists, actor: int) -> float:
    """Withered tiles, columns that may stay clean, and matching tiles near the pawn."""
    filled = state.filled[actor]
    worth = float(withered_points(withered(state, actor)))
    for column in range(len(state.ledger[0]), len(COLUMN_POINTS)):
        first = SPACES * actor + ROWS * column
        if max(state.plots[first : first + ROWS]) < FACE_DOWN:
            missing = ROWS - max(0, min(ROWS, filled - ROWS * column))
            worth += COLUMN_POINTS[column] * MATCHING**missing
    pawn = state.pawns[actor]
    if pawn != OFF and filled < SPACES:
        sign = state.sign(actor, filled)
        market = state.market
        matches = [market[cell] for cell in _near(pawn)].count(sign)
        worth += NEXT_MATCH * min(3, matches)
    return worth


@cache
def _near(cell: int) -> tuple[int, ...]:
    """The spaces that a pawn may reach from one in two steps, if none is taken."""
    return tuple(cells_of(spread(spread(1 << cell)) & ~(1 << cell)))


def _marginal_land(state: Botanists, seat: int, flowers: int, turns: int) -> float:
    """Leftovers as a burden, and as the better part of an order."""
    number = size(flowers)
    if state.phase == PLANTING and state.turn == seat:
        number -= 1
    orders = state.variant.orders
    last = len(state.ledger[seat]) == len(COLUMN_POINTS) - 1
    worth = -LEFTOVER_COST[turns] * number if number else NO_LEFTOVERS_POINTS * 0.7**turns
    served = state.served if state.turn == seat else 0
    hopes = []
    for card in state.personal[seat]:
        chance = _chance(orders[card], flowers, turns, last)
        worth -= ORDER_POINTS
        hopes.append(2 * ORDER_POINTS * chance)
    for card in state.open:
        if card != NO_CARD:
            missing = _missing(orders[card], flowers)
            hopes.append(0.6 * ORDER_POINTS * FULFILLED[missing] * (turns > 0 or not served & 1))
    hopes.sort(reverse=True)
    return worth + sums.total(
        hope * share for hope, share in zip(hopes, (1.0, 0.8, 0.6, 0.4), strict=False)
    )


@lru_cache(maxsize=1 << 14)
def _missing(order: int, flowers: int) -> int:
    """How many flowers an order lacks."""
    return size(missing_flowers(order, flowers))


def _chance(order: int, flowers: int, turns: int, last: bool) -> float:
    """The chance that a personal order is fulfilled before the game ends."""
    missing = _missing(order, flowers)
    chance = FULFILLED[missing]
    if last:
        return chance if turns >= missing else 0.0
    return 0.5 + chance / 2


def reasons(before: Botanists, move: Move, after: Botanists, seat: int) -> list[Text]:
    """Why a seat may want this move, by what it sees."""
    why = _REASONS.get(move.verb)
    return why(before, move, seat) if why else []


def _why_go(before: Botanists, move: Move, seat: int) -> list[Text]:
    """How many tiles near that space match the plot that is next."""
    actor, cell = before.actor, move.data[0]
    sign = before.sign(actor, before.filled[actor])
    number = sum(before.market[other] == sign for other in _near(cell))
    return [Text("botanists-reason-near", number=number)] if number else []


def _why_plant(before: Botanists, move: Move, seat: int) -> list[Text]:
    if "face-up" not in move.args:
        return [Text("botanists-reason-face-down")]
    actor = before.actor
    first = before.filled[actor] // ROWS * ROWS
    column = before.plots[SPACES * actor + first : SPACES * actor + before.filled[actor]]
    clean = all(plot < FACE_DOWN for plot in column)
    return [Text("botanists-reason-clean" if clean else "botanists-reason-face-up")]


def _why_fulfil(before: Botanists, move: Move, seat: int) -> list[Text]:
    points = ORDER_POINTS + (ORDER_POINTS if "personal" in move.args else 0)
    return [Text("botanists-reason-fulfil", points=points)]


def _why_keep(before: Botanists, move: Move, seat: int) -> list[Text]:
    """Whether an order in sight asks for that flower."""
    orders = before.variant.orders
    asked = [*before.personal[seat], *(card for card in before.open if card != NO_CARD)]
    wanted = any(count(orders[card], move.data[0]) for card in asked)
    return [Text("botanists-reason-keep")] if wanted else []


def _why_gain(before: Botanists, move: Move, seat: int) -> list[Text]:
    return [Text("botanists-reason-gain")]


def _why_drop(before: Botanists, move: Move, seat: int) -> list[Text]:
    return [Text("botanists-reason-drop")]


_REASONS = {
    "drop": _why_drop,
    "fulfil": _why_fulfil,
    "gain": _why_gain,
    "go": _why_go,
    "keep": _why_keep,
    "plant": _why_plant,
}


def absent(state: Botanists) -> Move:
    """B60: a random purchase, face up where it matches, no bonus, no order, nothing kept."""
    legal = state.legal_moves()
    named = {move.text: move for move in legal}
    for text in ("skip", "end", "done", "wither", "lead own", "draw"):
        if text in named:
            return named[text]
    if state.phase == CHOOSING:
        return named[f"first {state.turn}"]
    wanted = [move for move in legal if move.verb != "tend" and "face-down" not in move.args]
    matching = [move for move in legal if "face-up" in move.args]
    return state.dice.copy().choice(matching or wanted or legal)
