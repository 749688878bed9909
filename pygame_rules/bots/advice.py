"""Advice for people: hints before a move, and a review of a game that is over.

Both ask `master` about the position as the seat knew it, and say in the game's own words why a
move is good.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..dice import Dice
from ..moves import Move
from ..state import State
from . import imagining
from .knowledge import knowledge_of
from .master import Search
from .thought import Opinion, Thought

__all__ = ["Decision", "Hint", "Review"]

SHOWN = 3  # moves in a hint, moments in a review
LEAST_TRIES = 0.05  # a move with less of the steps than that has hardly been looked at
STEPS_OF_REVIEW = 150
LEAST_COST = 1.0  # points; what seems cheaper may as well be chance
REASONS = 2


class Hint(Search):
    """The search for a hint."""

    def __init__(self, state: State, seat: int, dice: Dice, watch: Move | None = None) -> None:
        super().__init__(imagining(state, seat, dice), seat, dice, watch)
        self._before = state.imagine(seat, dice)

    @property
    def settled(self) -> bool:
        """Never: what the only sensible move promises is of interest too."""
        return False

    def told(self) -> list[dict[str, Any]]:
        """The best moves as the page shows them."""
        opinions = self.opinions()
        best = opinions[0].points
        shown = [
            one for one in opinions if one.tries >= LEAST_TRIES * self.done or one is opinions[0]
        ]
        return [
            {
                "move": one.move.text,
                "points": round(one.points, 1),
                "behind": round(max(0.0, best - one.points), 1),
                "reasons": self.reasons(one.move),
            }
            for one in shown[:SHOWN]
        ]

    def reasons(self, move: Move) -> list[dict[str, Any]]:
        """Why a move is good, in the game's words, by what its seat sees."""
        after = self._before.copy()
        after.apply(move)
        known = knowledge_of(after)
        texts = known.reasons(self._before, move, after, self._seat)
        return [text.as_json() for text in texts[:REASONS]]


class Decision:
    """A move that was played, its number, and the state before it."""

    __slots__ = ("move", "number", "state")

    def __init__(self, number: int, state: State, move: Move) -> None:
        self.number = number
        self.state = state
        self.move = move


class Review(Thought):
    """A look back at a seat's decisions, one after another, with as many steps for each.

    ``label`` names a move in words, as the seat's view does.
    """

    def __init__(
        self,
        decisions: Sequence[Decision],
        seat: int,
        steps: int,
        label: Callable[[State, Move], Any],
    ) -> None:
        self._label = label
        self._seat = seat
        self._steps = steps
        self._ahead = [
            decision
            for decision in decisions
            if len(knowledge_of(decision.state).choices(decision.state)) > 1
        ]
        self.usual = steps * len(self._ahead)
        self._hint: Hint | None = None
        self._moments: list[dict[str, Any]] = []

    def think(self, steps: int) -> None:
        """Take that many steps, beginning with the next decision when one is done."""
        while steps > 0 and self.done < self.usual:
            decision = self._ahead[self.done // self._steps]
            if self._hint is None:
                dice = Dice(decision.number)
                self._hint = Hint(decision.state, self._seat, dice, decision.move)
            taken = min(steps, self._steps - self.done % self._steps)
            self._hint.think(taken)
            self.done += taken
            steps -= taken
            if self.done % self._steps == 0:
                self._note(decision, self._hint)
                self._hint = None

    def _note(self, decision: Decision, hint: Hint) -> None:
        opinions = hint.opinions()
        best = next((one for one in opinions if one.move != decision.move), opinions[0])
        played = [one for one in opinions if one.move == decision.move]
        cost = best.points - played[0].points if played else 0.0
        if cost >= LEAST_COST:
            self._moments.append(
                {
                    "number": decision.number,
                    "played": decision.move.text,
                    "better": best.move.text,
                    "played_label": self._label(decision.state, decision.move),
                    "better_label": self._label(decision.state, best.move),
                    "cost": round(cost, 1),
                    "reasons": hint.reasons(best.move),
                }
            )

    def opinions(self) -> list[Opinion]:
        """A review recommends no move."""
        return []

    def told(self) -> list[dict[str, Any]]:
        """The moments that cost most, the dearest first."""
        return sorted(self._moments, key=lambda moment: (-moment["cost"], moment["number"]))[:SHOWN]
