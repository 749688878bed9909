"""What is worth knowing when one plays Botanists."""

from __future__ import annotations

from ...moves import Move
from .components import (
    COLUMN_POINTS,
    NO_LEFTOVERS_POINTS,
    ORDER_POINTS,
    ROWS,
    SPACES,
    size,
    withered_points,
)
from .market import OFF, cells_of, spread
from .names import missing_flowers
from .scoring import track, withered
from .state import Botanists
from .table import CHOOSING, FACE_DOWN, HELPER, NO_CARD, PLANTING

__all__ = ["absent", "evaluate"]

# the chance that an order is still fulfilled, by the flowers that it lacks
FULFILLED = (0.85, 0.55, 0.35, 0.2, 0.1, 0.05)
# what a leftover costs, by the turns until the next scoring, and the chance to have none by then
LEFTOVER_COST = (2.0, 1.7, 1.4, 1.2, 1.0, 0.9)
MATCHING = 0.8  # chance that a space will be planted face up, if one wants it
NEXT_MATCH = 0.35  # for each tile near the pawn that matches the next sign, up to three


def evaluate(state: Botanists, seat: int) -> float:
    """Points that a seat may hope for, less part of those of its best opponent."""
    hopes = [_hope(state, number) for number in range(state.seats)]
    mine = hopes.pop(seat)
    return mine - 0.25 * max(hopes) if hopes else mine


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
        near = cells_of(spread(spread(1 << pawn)) & ~(1 << pawn))
        matches = sum(state.market[cell] == sign for cell in near)
        worth += NEXT_MATCH * min(3, matches)
    return worth


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
            missing = size(missing_flowers(orders[card], flowers))
            hopes.append(0.6 * ORDER_POINTS * FULFILLED[missing] * (turns > 0 or not served & 1))
    hopes.sort(reverse=True)
    return worth + sum(
        hope * share for hope, share in zip(hopes, (1.0, 0.8, 0.6, 0.4), strict=False)
    )


def _chance(order: int, flowers: int, turns: int, last: bool) -> float:
    """The chance that a personal order is fulfilled before the game ends."""
    missing = size(missing_flowers(order, flowers))
    chance = FULFILLED[missing]
    if last:
        return chance if turns >= missing else 0.0
    return 0.5 + chance / 2


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
