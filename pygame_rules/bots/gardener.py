"""A solid player: it thinks its own turn through to the next card that nobody knows."""

from __future__ import annotations

from collections.abc import Callable

from ..dice import Dice
from ..moves import Move
from ..state import State
from .hints import evaluate

IMAGINED = 6  # deals looked at
BEAM = 8  # unfinished plans kept at each step
MISJUDGEMENT = 6  # points by which a hasty look may err, either way


def choose(imagine: Callable[[], State], seat: int, dice: Dice) -> Move:
    """The first move of the plan that is worth most on average over imagined deals."""
    worth = _worth(imagine, seat)
    return max(worth, key=lambda move: (worth[move], move.text))


def choose_hastily(imagine: Callable[[], State], seat: int, dice: Dice) -> Move:
    """As `choose`, but judging each move with an error that a beginner makes."""
    worth = _worth(imagine, seat)
    err = {move: dice.below(20 * MISJUDGEMENT + 1) / 10 - MISJUDGEMENT for move in sorted(worth)}
    return max(worth, key=lambda move: (worth[move] + err[move], move.text))


def _worth(imagine: Callable[[], State], seat: int) -> dict[Move, float]:
    first = imagine()
    moves = first.search_moves()
    if len(moves) == 1:
        return {moves[0]: 0.0}
    worth = dict.fromkeys(moves, 0.0)
    for state in [first, *(imagine() for _ in range(IMAGINED - 1))]:
        for move, value in _best_plans(state, seat).items():
            worth[move] += value
    return worth


def _best_plans(state: State, seat: int) -> dict[Move, float]:
    """For each first move the worth of the best plan that begins with it."""
    best: dict[Move, float] = {}
    plans: list[tuple[float, Move, State]] = []
    for move in state.search_moves():
        _extend(state, move, move, seat, plans, best)
    while plans:
        plans.sort(key=lambda plan: (-plan[0], plan[1].text))
        kept, plans = plans[:BEAM], []
        for _, first, reached in kept:
            for move in reached.search_moves():
                _extend(reached, first, move, seat, plans, best)
    return best


def _extend(
    state: State,
    first: Move,
    move: Move,
    seat: int,
    plans: list[tuple[float, Move, State]],
    best: dict[Move, float],
) -> None:
    after = state.copy()
    revealed = after.play(move)
    value = evaluate(after, seat)
    if revealed or after.turn != seat:
        best[first] = max(value, best.get(first, value))
    else:
        plans.append((value, first, after))
