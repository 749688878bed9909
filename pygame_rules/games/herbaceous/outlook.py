"""What a seat of Herbaceous may still hope for, as a sum of weighted observations.

The observations are cheap to make; what each is worth, at several stages of a game, was found by
least squares from games that computer players played against one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ...bots.sums import total
from .components import (
    BUN_POINTS,
    BUN_SET,
    COPIES,
    FIRST_SPECIAL,
    GLASS_JAR,
    JAR_SIZE,
    LARGE_POT,
    MOST_IDENTICAL,
    MOST_PAIRS,
    REGULAR_CARDS,
    SMALL_POTS,
    WOODEN_PLANTER,
    any_of,
    count,
    one,
    size,
)
from .scoring import points, special_points
from .state import LAST, TURN, Herbaceous

__all__ = ["best_specials", "brings", "hope", "hoped_for", "hopes", "turns_left"]

DRAWS = 2.0  # cards a turn that one has the use of
SHARED = 0.5  # how much of a herb in the community garden may be counted on
PAIRS_FIRST = 3  # pairs that bring most; a fourth counts only when it is there

# turns left at which the weights of a row hold; between two of them they are mixed
STAGES = (0.0, 1.0, 3.0, 6.0, 12.0)
# A row: for each of Large Pot, Wooden Planter and Small Pots, while unused, what the own garden
# brings, what both gardens bring, what may be hoped for, and 1; for the Glass Jar what the own
# garden and both bring, special herbs to be hoped for, kinds of them in reach while the Bun is to be
# won, the hope for the third kind, and 1; then turns, cards in the own and in the shared garden, and
# what the shared garden adds when it is one's turn.
ALONE, TOGETHER = (
    tuple(tuple(map(float, row.split())) for row in table.strip().split(";"))
    for table in (
        """
      0.06   0.84  -0.29   0.21   0.50   1.21  -1.22  -0.29  -0.34   0.28   0.56  -0.04
         -0.46   1.14  -0.31  -0.40   0.03   0.01  -1.08   0.03   0.21   0.19;
      0.27   0.23   0.01   0.75   0.03   0.43  -0.09   0.07  -0.59   0.45   0.56  -1.24
         -0.54   0.86   3.02   1.51   0.26  -0.75   1.56   0.30  -0.46   0.40;
      0.06   0.42  -0.54   6.45   0.36   0.10   0.42  -2.46  -0.64   0.09   0.84  -1.21
         -0.00   0.14   3.00   1.80   0.53   1.33   1.18   0.40  -0.73   0.15;
     -0.06   0.47  -0.73  10.03   0.23   0.34   0.02   2.83   0.13  -0.26   0.41  -0.16
          0.44  -0.35   1.96   1.62  -0.20   2.08   1.53   0.09  -0.20   0.24;
     -0.27  -0.19   0.17   2.32  -0.07  -0.55   0.01   0.09  -0.93   0.28  -0.22   0.28
         -0.27  -0.11   1.47  -0.89   2.63   1.26   2.77   2.21   0.89   0.29
""",
        """
      0.48   0.56  -0.31  -0.42   0.10   0.57  -0.15  -0.77   0.10   0.38   0.28  -3.68
          0.34   0.49   0.12  -0.08   0.24  -0.60   0.35  -0.03   0.20   0.54;
      0.08   0.06   0.39   2.43  -0.06   0.30   0.32   0.09   0.43   0.13   0.31  -2.60
         -0.10   0.77   1.35   0.48  -0.98   0.30   0.45   0.11   0.12   0.36;
      0.10   0.01   0.27   4.66   0.50  -0.04   0.07   3.95   0.35  -0.13   0.57  -0.91
          0.27   0.39   0.95  -0.26  -0.56   2.29   0.47   0.18   0.39   0.20;
      0.14  -0.07   0.39   4.58  -0.01   0.01   0.23   5.59   0.39  -0.05   0.36   2.31
          0.09   0.24   1.00   0.73   1.27   4.17   0.85   0.34  -0.21   0.17;
      0.10  -0.06   0.09   2.75   0.13   0.43  -0.05   5.55   0.76  -0.53   0.97   0.25
          0.50   0.09   1.90  -0.71   0.33   4.18   1.43  -0.57   1.06   0.07
""",
    )
)


def turns_left(state: Herbaceous) -> float:
    """Turns in which each seat will still plant."""
    cards = state.left + (state.drawn >= 0)
    return cards / (3 if state.seats == 1 else 2 * state.seats)


class Growth:
    """How many cards of each herb any seat may hope for, besides those that it sees."""

    __slots__ = ("each", "herbs", "special", "turns")

    def __init__(self, state: Herbaceous) -> None:
        unseen = state.removed + state.left
        self.turns = turns_left(state)
        #: copies to hope for, for each copy that nobody has seen
        self.each = DRAWS * self.turns / unseen if unseen else 0.0
        seen = state.community + state.discard + state.chosen + sum(state.gardens) + sum(state.pots)
        if state.drawn >= 0:
            seen += one(state.drawn)
        self.herbs = [
            self.each * (copies - number)
            for copies, number in zip(COPIES[:FIRST_SPECIAL], _regular(seen), strict=True)
        ]
        self.special = self.each * (sum(COPIES[FIRST_SPECIAL:]) - size(seen >> 4 * FIRST_SPECIAL))

    def after(self, own: int, shared: int) -> list[float]:
        """How many of each regular herb a seat with these gardens may hope for in the end."""
        return [
            mine + SHARED * common + more
            for mine, common, more in zip(_regular(own), _regular(shared), self.herbs, strict=True)
        ]


def _regular(herbs: int) -> tuple[int, ...]:
    """How many there are of each regular herb (`count`, written out: every judgement needs it)."""
    return (
        herbs & 15,
        herbs >> 4 & 15,
        herbs >> 8 & 15,
        herbs >> 12 & 15,
        herbs >> 16 & 15,
        herbs >> 20 & 15,
        herbs >> 24 & 15,
    )


def hopes(state: Herbaceous) -> list[float]:
    """Points that each seat may hope for in the end."""
    growth = Growth(state)
    return [_hope(state, seat, growth) for seat in range(state.seats)]


def hope(state: Herbaceous, seat: int) -> float:
    """Points that one seat may hope for in the end."""
    return _hope(state, seat, Growth(state))


@cache
def _weights(alone: bool, turns: float) -> tuple[tuple[float, ...], ...]:
    """The weights while that many turns are left: of each container, and of the rest."""
    stages = ALONE if alone else TOGETHER
    above = 1
    while above < len(STAGES) - 1 and turns > STAGES[above]:
        above += 1
    low, high = STAGES[above - 1 : above + 1]
    part = min(1.0, (turns - low) / (high - low))
    row = tuple(
        late + part * (early - late)
        for late, early in zip(stages[above - 1], stages[above], strict=True)
    )
    return row[0:4], row[4:8], row[8:12], row[12:18], row[18:]


def _hope(state: Herbaceous, seat: int, growth: Growth) -> float:
    """What a seat has for certain, and a weighted sum of what it sees."""
    worth = float(points(state, seat))
    if state.turn is None or state.retired >> seat & 1:
        return worth
    own, shared = state.gardens[seat], state.community
    at_work = seat == state.turn
    if at_work and state.drawn >= 0:
        shared += one(state.drawn)
    both = own + shared
    table = state.variant.points
    pots = state.pots[4 * seat : 4 * seat + 4]
    unused = sum([1 << container for container in range(4) if not pots[container]])
    ours = _planned(table, unused, own & REGULAR_CARDS)
    now = _planned(table, unused, both & REGULAR_CARDS)
    then = _plan(table, unused, growth.after(own, shared))
    jar = _jar(state, both)
    weights = _weights(state.seats == 1, growth.turns)
    for_turns, for_own, for_shared, for_first = weights[-1]
    worth += for_turns * growth.turns + for_own * size(own) + for_shared * size(shared)
    if at_work and (state.phase == TURN or state.phase == LAST):
        worth += for_first * (total(now) - total(ours))
    if state.seats == 1:
        unused = _reachable(unused, (*now, jar), growth.turns)
    for container in (LARGE_POT, WOODEN_PLANTER, SMALL_POTS):
        if unused >> container & 1:
            mine, here, later, each = weights[container]
            worth += mine * ours[container] + here * now[container] + later * then[container] + each
    if unused >> GLASS_JAR & 1:
        mine, here, later, kind, third, each = weights[GLASS_JAR]
        worth += mine * _jar(state, own) + here * jar + later * growth.special + each
        if state.bun < 0:
            kinds = any_of(both >> 4 * FIRST_SPECIAL).bit_count()
            worth += kind * kinds
            if kinds == 2:
                worth += third * 3 * growth.each
    return worth


def _plan(
    table: tuple[tuple[int, ...], ...], unused: int, herbs: Sequence[float]
) -> tuple[float, float, float]:
    """Points of Large Pot, Wooden Planter and Small Pots when these herbs are shared among them:
    the commonest for the pot, then the pairs, and one of each that is left for the planter."""
    for_pot, for_planter, for_pairs, _ = table
    left = sorted(herbs, reverse=True)
    large = planter = small = 0.0
    first = 0
    if unused >> LARGE_POT & 1:
        large = _between(for_pot, left[0])
        left[0] = max(0.0, left[0] - (MOST_IDENTICAL - 1))
        first = 1
    if unused >> SMALL_POTS & 1:
        pairs = 0.0
        for number in range(first, first + PAIRS_FIRST + 1):
            herb = left[number]
            pair = 1.0 if herb >= 2 else herb / 2
            if number < first + PAIRS_FIRST or pair == 1.0:
                pairs += pair
                left[number] = herb - 2 if herb > 2 else 0.0
        small = _between(for_pairs, pairs)
    if unused >> WOODEN_PLANTER & 1:
        kinds = 0.0
        for herb in left:
            kinds += 1.0 if herb >= 1 else herb
        planter = _between(for_planter, kinds)
    return large, planter, small


@lru_cache(maxsize=4096)
def _planned(
    table: tuple[tuple[int, ...], ...], unused: int, herbs: int
) -> tuple[float, float, float]:
    """The same for herbs that are there."""
    return _plan(table, unused, _regular(herbs))


def _between(table: Sequence[int], number: float) -> float:
    """Points of a table between its whole numbers."""
    last = len(table) - 1
    if number >= last:
        return float(table[last])
    low = int(number)
    return table[low] + (number - low) * (table[low + 1] - table[low])


def _reachable(unused: int, now: Sequence[float], turns: float) -> int:
    """Alone, one container a turn and one more at the end can be filled: the others count as used."""
    order = sorted(
        (container for container in range(len(now)) if unused >> container & 1),
        key=lambda container: (now[container], container),
        reverse=True,
    )
    return sum(1 << container for container in order[: int(turns) + 1])


def best_specials(state: Herbaceous, here: int) -> int:
    """The most valuable special herbs for a jar: the set for the Bun while it can be won."""
    return _best_specials(here >> 4 * FIRST_SPECIAL, state.bun < 0)


@cache
def _best_specials(specials: int, bun: bool) -> int:
    mint, chive, thyme = (count(specials, number) for number in range(3))
    if bun and mint and chive and thyme:
        return BUN_SET
    thyme = min(thyme, JAR_SIZE)
    chive = min(chive, JAR_SIZE - thyme)
    mint = min(mint, JAR_SIZE - thyme - chive)
    return (
        mint * one(FIRST_SPECIAL) + chive * one(FIRST_SPECIAL + 1) + thyme * one(FIRST_SPECIAL + 2)
    )


def _jar(state: Herbaceous, here: int) -> int:
    """Points of the best Glass Jar that can be filled from here."""
    bun = state.bun < 0
    best = _best_specials(here >> 4 * FIRST_SPECIAL, bun)
    total = state.variant.points[GLASS_JAR][min(JAR_SIZE, size(here))] + special_points(best)
    return total + BUN_POINTS if bun and best == BUN_SET else total


def brings(state: Herbaceous, here: int) -> tuple[int, int, int, int]:
    """Points that each container would bring if it were filled from here alone."""
    herbs = [here >> 4 * herb & 15 for herb in range(FIRST_SPECIAL)]
    for_pot, for_planter, for_pairs, _ = state.variant.points
    return (
        for_pot[min(MOST_IDENTICAL, max(herbs))],
        for_planter[sum(map(bool, herbs))],
        for_pairs[min(MOST_PAIRS, sum(number > 1 for number in herbs))],
        _jar(state, here),
    )


def hoped_for(state: Herbaceous, seat: int) -> tuple[float, float, float, float]:
    """Points that each unused container may bring in the end."""
    own, shared = state.gardens[seat], state.community
    pots = state.pots[4 * seat : 4 * seat + 4]
    unused = sum(1 << container for container in range(4) if not pots[container])
    growth = Growth(state)
    jar = 0.0 if pots[GLASS_JAR] else _jar(state, own + shared) + growth.special
    return (*_plan(state.variant.points, unused, growth.after(own, shared)), jar)
