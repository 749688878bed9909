"""What is worth knowing when one plays Herbaceous."""

from __future__ import annotations

from ...moves import Move
from .components import (
    CONTAINERS,
    EVERY_REGULAR,
    GLASS_JAR_POINTS,
    LARGE_POT_POINTS,
    SMALL_POTS_POINTS,
    SPECIAL,
    any_of,
    cards,
    count,
    one,
    size,
    two_of,
)
from .scoring import points
from .state import CATALOGUE, DRAW, LAST, PASS, PLANTING, POTTED, POTTING, TURN, Herbaceous

__all__ = ["absent", "evaluate"]

# points that each container brings in a good game, and the turns that it takes to gather them
HOPED_FOR = (15.0, 9.0, 15.0, 9.0)
TURNS_NEEDED = 5.0
SHARED_GARDEN = 0.6  # how much of what lies in the community garden will still be there


def evaluate(state: Herbaceous, seat: int) -> float:
    """Points that a seat may hope for, less those of its best opponent."""
    hopes = [_hope(state, number) for number in range(state.seats)]
    mine = hopes.pop(seat)
    return mine - 0.5 * max(hopes) if hopes else mine


def _hope(state: Herbaceous, seat: int) -> float:
    """Points already sure, and for each unused container what it could still bring."""
    total = float(points(state, seat))
    turns = state.left / (2 * state.seats) if state.seats > 1 else state.left / 3
    share = min(1.0, turns / TURNS_NEEDED)
    own, shared = state.gardens[seat], state.community
    if state.drawn >= 0 and seat == state.turn:
        shared += one(state.drawn)
    pots = state.pots[4 * seat : 4 * seat + 4]
    if seat == state.turn and state.phase == POTTING and state.finished():
        pots[state.container] = state.chosen
        total += _gain(state, state.container, state.chosen)
    if state.retired >> seat & 1:
        return total
    for container in range(len(CONTAINERS)):
        if not pots[container]:
            now = _reach(container, own, shared)
            total += max(0.85 * now, share * max(HOPED_FOR[container], 1.15 * now))
    return total


def _gain(state: Herbaceous, container: int, herbs: int) -> float:
    if container == 0:
        return LARGE_POT_POINTS[size(herbs)]
    if container == 1:
        return state.variant.planter_points[size(herbs)]
    if container == 2:
        return SMALL_POTS_POINTS[any_of(herbs).bit_count()]
    specials = sum(herb - 6 for herb in cards(herbs) if herb > 6)
    bun = 5 if any_of(herbs).bit_count() == 3 and specials == 6 and state.bun < 0 else 0
    return GLASS_JAR_POINTS[size(herbs)] + specials + bun


def _reach(container: int, own: int, shared: int) -> float:
    """Points within reach, counting shared cards for part of their worth."""
    regular = 15 * EVERY_REGULAR
    both = own + shared
    if container == 0:
        return max(
            _scale(LARGE_POT_POINTS, count(own, herb) + SHARED_GARDEN * count(shared, herb))
            for herb in range(7)
        )
    if container == 1:
        mine = any_of(own & regular).bit_count()
        reach = any_of(both & regular).bit_count()
        return _scale((0, 0, 3, 4, 6, 8, 12, 14), mine + SHARED_GARDEN * (reach - mine))
    if container == 2:
        mine = two_of(own & regular).bit_count()
        reach = two_of(both & regular).bit_count()
        return _scale(SMALL_POTS_POINTS, mine + SHARED_GARDEN * (reach - mine))
    values = sorted((herb - 6 for herb in cards(both) if herb > 6), reverse=True)[:3]
    bun = 5 if all(count(both, 7 + number) for number in range(len(SPECIAL))) else 0
    return 2.0 * min(3, size(both)) + 0.8 * sum(values) + SHARED_GARDEN * bun


def _scale(table: tuple[int, ...], number: float) -> float:
    """Points of a table between its whole numbers."""
    number = min(number, len(table) - 1)
    low = int(number)
    if low == number:
        return table[low]
    return table[low] + (number - low) * (table[low + 1] - table[low])


def absent(state: Herbaceous) -> Move:
    """H25: an absent player never pots, plants the first card private and the second community."""
    if state.phase in (TURN, POTTED):
        return DRAW
    if state.phase == LAST:
        return PASS
    if state.phase == PLANTING:
        return state.legal_moves()[-1]
    legal = state.legal_moves()
    return CATALOGUE["finish"] if CATALOGUE["finish"] in legal else legal[0]
