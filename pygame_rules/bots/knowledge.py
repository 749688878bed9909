"""What a game knows about playing it well, and what is taken for granted where it says nothing.

A game's ``hints`` module may have any of these:

=========================== ======================================================================
``margins(state)``          for each seat the points by which it may hope to lead in the end
                            (alone: to score); else a game is played out by ``prefer`` and scored
``evaluate(state, seat)``    the same for one seat, for a game that would rather say it so
``consider(state)``         the moves worth a thought, some of ``search_moves()``; else all of them;
                            none where a search had better stop and judge
``compare(state)``          the moves that a search weighs against each other (those of ``consider``)
``believe(state, seat, dice)``
                            changes a deal that the seat imagines into one in which the others
                            would have played as they did; the seat must find it as possible
``prefer(state, dice)``     a quick move that is seldom foolish; else the one after which
                            ``margins`` look best, or any where there are none
``play_out(state, dice)``    the points of each seat when ``prefer`` plays to the end: the same,
                            but faster than move by move
``AHEAD``                   how many quick moves are played before ``margins`` judges (0);
                            below 0 the game is played out
``grows(state)``            whether a search should remember what came of each move there (always); not
                            where chance outweighs what moves differ by: there it moves quickly
``settle(state)``           plays on to where ``margins`` can judge, when a move is but half done
``TRUST``                   how much ``margins`` at first glance count where no tree grows, beside
                            what quick moves come to: chance sways them less (0)
``STEPS``                   how many steps a search usually takes (400)
``sides(seats)``            the side of each seat, where partners win together
``reasons(before, move, after, seat)``
                            why a move is good, as texts, the weightiest first
``absent(state)``           the move of someone who has left the table; else the first legal one
=========================== ======================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ..dice import Dice
from ..moves import Move
from ..state import State
from ..texts import Text

__all__ = ["Knowledge", "knowledge_of", "leads"]


USUAL_STEPS = 400


class Knowledge:
    """The hints of one game, complete with what stands in for those that it does not give."""

    __slots__ = (
        "absent",
        "ahead",
        "believe",
        "compare",
        "consider",
        "glances",
        "grows",
        "judges",
        "margins",
        "play_out",
        "prefer",
        "reasons",
        "settle",
        "sides",
        "steps",
        "trust",
    )

    def __init__(self, hints: object) -> None:
        self.consider: Callable[[State], Sequence[Move]] = getattr(hints, "consider", _all)
        self.compare: Callable[[State], Sequence[Move]] = getattr(hints, "compare", self.choices)
        self.believe: Callable[[State, int, Dice], None] = getattr(
            hints, "believe", lambda state, seat, dice: None
        )
        self.sides: Callable[[int], Sequence[int]] = getattr(hints, "sides", range)
        self.judges = hasattr(hints, "margins") or hasattr(hints, "evaluate")
        self.glances = self.judges and not hasattr(hints, "prefer")
        self.grows: Callable[[State], bool] = getattr(hints, "grows", lambda state: True)
        self.margins = _margins(hints, self.sides)
        self.settle: Callable[[State], None] = getattr(hints, "settle", lambda state: None)
        self.prefer: Callable[[State, Dice], Move] = getattr(
            hints, "prefer", self._best if self.judges else self._any
        )
        self.play_out: Callable[[State, Dice], Sequence[float]] | None = getattr(
            hints, "play_out", None
        )
        self.steps: int = getattr(hints, "STEPS", USUAL_STEPS)
        self.trust: float = getattr(hints, "TRUST", 0.0)
        self.ahead: int = getattr(hints, "AHEAD", 0 if self.judges else -1)
        self.reasons: Callable[[State, Move, State, int], list[Text]] = getattr(
            hints, "reasons", lambda before, move, after, seat: []
        )
        self.absent: Callable[[State], Move] = getattr(
            hints, "absent", lambda state: state.legal_moves()[0]
        )

    def choices(self, state: State) -> Sequence[Move]:
        """The moves worth a thought for somebody who must move."""
        return self.consider(state) or state.search_moves() or state.legal_moves()

    def judge(self, state: State, dice: Dice) -> Sequence[float]:
        """For each seat the points by which it may hope to lead; the state is played on."""
        self.settle(state)
        trust = 0.0 if state.turn is None or self.grows(state) else self.trust
        glance = self.margins(state) if trust else ()
        found = self._look_ahead(state, dice)
        if trust:
            found = [lead + trust * (look - lead) for lead, look in zip(found, glance, strict=True)]
        return found

    def _look_ahead(self, state: State, dice: Dice) -> Sequence[float]:
        """What each seat may hope for after some quick moves, or at the end."""
        left = self.ahead
        if left < 0 and self.play_out:
            return leads(self.play_out(state, dice), self.sides(state.seats))
        while left < 0 and state.turn is not None:
            state.apply(self.prefer(state, dice))
        while left > 0 and state.turn is not None:
            moves = self.consider(state)
            if not moves:
                break
            if len(moves) == 1:
                state.apply(moves[0])
            else:
                state.apply(self.prefer(state, dice))
                self.settle(state)
                left -= 1
        return self.margins(state)

    def _any(self, state: State, dice: Dice) -> Move:
        return dice.choice(self.consider(state))

    def _best(self, state: State, dice: Dice) -> Move:
        """The move after which its seat may hope for most."""
        moves = self.consider(state)
        worth = [self.after(state, move)[state.turn or 0] for move in moves]
        return moves[worth.index(max(worth))]

    def glance(self, state: State) -> Sequence[float]:
        """What each seat may hope for at first glance; the state may be played on a little."""
        self.settle(state)
        return self.margins(state)

    def after(self, state: State, move: Move) -> Sequence[float]:
        """What each seat may hope for after a move, at first glance."""
        after = state.copy()
        after.apply(move)
        return self.glance(after)


def _all(state: State) -> Sequence[Move]:
    return state.search_moves()


def _margins(
    hints: object, sides: Callable[[int], Sequence[int]]
) -> Callable[[State], Sequence[float]]:
    if hasattr(hints, "margins"):
        return hints.margins  # type: ignore[no-any-return]
    evaluate = getattr(hints, "evaluate", None)
    if evaluate is not None:
        return lambda state: [evaluate(state, seat) for seat in range(state.seats)]
    return lambda state: leads(state.totals(), sides(state.seats))


def leads(points: Sequence[float], sides: Sequence[int]) -> list[float]:
    """For each seat its points less those of the best other side; alone, its points."""
    leads = []
    for mine, side in zip(points, sides, strict=True):
        others = [other for other, its in zip(points, sides, strict=True) if its != side]
        leads.append(float(mine - max(others) if others else mine))
    return leads


@cache
def _of_kind(kind: type[State]) -> Knowledge:
    name = f"{kind.package()}.hints"
    return Knowledge(import_module(name) if find_spec(name) else None)


def knowledge_of(state: State) -> Knowledge:
    """What is known about the game of a state: the ``hints`` beside its own module."""
    return _of_kind(type(state))
