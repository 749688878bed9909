"""A solid player: it thinks its own turn through to the next card that nobody knows."""

from __future__ import annotations

from ..dice import Dice
from ..moves import Move
from ..state import State
from .knowledge import Knowledge, knowledge_of
from .thought import Imagine, Opinion, Settled, Thought

IMAGINED = 6  # deals looked at
BEAM = 6  # unfinished plans kept at each step
LONGEST = 12  # moves of a plan
MISJUDGEMENT = 6  # points by which a hasty look may err, either way


def begin(imagine: Imagine, seat: int, dice: Dice) -> Thought:
    """The plans that are worth most on average over imagined deals."""
    worth = _worth(imagine, seat, dice)
    return Settled(_ranked(worth))


def begin_hastily(imagine: Imagine, seat: int, dice: Dice) -> Thought:
    """As `begin`, but judging each move with an error that a beginner makes."""
    worth = _worth(imagine, seat, dice)
    for move in sorted(worth):
        worth[move] += dice.below(20 * MISJUDGEMENT + 1) / 10 - MISJUDGEMENT
    return Settled(_ranked(worth))


def _ranked(worth: dict[Move, float]) -> list[Opinion]:
    moves = sorted(worth, key=lambda move: (-worth[move], move.text))
    return [Opinion(move, worth[move], IMAGINED) for move in moves]


def _worth(imagine: Imagine, seat: int, dice: Dice) -> dict[Move, float]:
    first = imagine()
    known = knowledge_of(first)
    moves = known.choices(first)
    worth = dict.fromkeys(moves, 0.0)
    if len(moves) == 1:
        return worth
    for state in [first, *(imagine() for _ in range(IMAGINED - 1))]:
        for move, value in _best_plans(known, state, seat, dice).items():
            worth[move] += value / IMAGINED
    return worth


def _best_plans(known: Knowledge, state: State, seat: int, dice: Dice) -> dict[Move, float]:
    """For each first move the worth of the best plan that begins with it."""
    best: dict[Move, float] = {}
    plans: list[tuple[float, Move, State]] = []
    for move in known.choices(state):
        _extend(known, state, move, move, seat, dice, plans, best)
    for _ in range(LONGEST):
        plans.sort(key=lambda plan: (-plan[0], plan[1].text))
        kept, plans = plans[:BEAM], []
        for _, first, reached in kept:
            for move in known.consider(reached):
                _extend(known, reached, first, move, seat, dice, plans, best)
    for value, first, _ in plans:
        best[first] = max(value, best.get(first, value))
    return best


def _extend(
    known: Knowledge,
    state: State,
    first: Move,
    move: Move,
    seat: int,
    dice: Dice,
    plans: list[tuple[float, Move, State]],
    best: dict[Move, float],
) -> None:
    after = state.copy()
    revealed = after.play(move)
    ends = revealed or after.turn != seat
    reached = after if ends else after.copy()
    value = (known.glance(reached) if known.judges else known.judge(reached, dice))[seat]
    if ends:
        best[first] = max(value, best.get(first, value))
    else:
        plans.append((value, first, after))
