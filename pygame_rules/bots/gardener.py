"""A solid player: it thinks its own turn through to the next card that nobody knows.

A game that cannot judge what its turns come to is played out after each move instead, on more
deals: of many plans the luckiest would seem best.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..dice import Dice
from ..moves import Move
from ..state import State
from .knowledge import knowledge_of
from .thought import Imagine, Opinion, Thought

__all__ = ["Plans", "begin_hastily"]

IMAGINED = 6  # deals looked at
PLAYED_OUT = 12  # deals on which a game is played out
BEAM = 6  # unfinished plans kept at each step
LONGEST = 12  # moves of a plan
MISJUDGEMENT = 2.0  # by how much a hasty look may err, as a part of what is at stake
ENOUGH = 100_000  # steps; the plans for all deals take fewer

Plan = tuple[float, Move, State]


class Plans(Thought):
    """The plans that are worth most on average over imagined deals. A step tries one move.

    ``errors`` are those of a hasty look at each first move, from -1 to 1.
    """

    usual = ENOUGH

    def __init__(self, imagine: Imagine, seat: int, dice: Dice) -> None:
        self._imagine = imagine
        self._seat = seat
        self._dice = dice
        state = imagine()
        self._known = knowledge_of(state)
        self._wanted = IMAGINED if self._known.judges else PLAYED_OUT
        self._moves = sorted(self._known.choices(state))
        self._worth = dict.fromkeys(self._moves, 0.0)
        self._deals = 0
        self._trying = self._try_all(state)
        self.errors = dict.fromkeys(self._moves, 0.0)

    @property
    def settled(self) -> bool:
        """Whether all deals were looked at, or there is nothing to decide."""
        return self._deals == self._wanted or len(self._moves) == 1

    def budget(self, steps: int | None) -> int:
        """As many as it takes: half a look would be another player's."""
        return self.usual

    def think(self, steps: int) -> None:
        """Try that many moves more."""
        while steps > 0 and not self.settled:
            next(self._trying, None)
            self.done += 1
            steps -= 1

    def opinions(self) -> list[Opinion]:
        """The moves by what their best plans are worth, on the deals looked at, one at least."""
        while not self._deals and not self.settled:
            self.think(1)
        deals = max(1, self._deals)
        worth = {move: value / deals for move, value in self._worth.items()}
        stake = MISJUDGEMENT * (max(worth.values()) - min(worth.values()))
        for move in self._moves:
            worth[move] += stake * self.errors[move]
        order = sorted(self._moves, key=lambda move: (-worth[move], move.text))
        return [Opinion(move, worth[move], self._deals) for move in order]

    def _try_all(self, state: State) -> Iterator[None]:
        """Find the best plans for each deal, with a pause after each move tried."""
        for number in range(self._wanted):
            best: dict[Move, float] = {}
            yield from self._find(self._imagine() if number else state, best)
            for move, value in best.items():
                self._worth[move] += value
            self._deals += 1

    def _find(self, state: State, best: dict[Move, float]) -> Iterator[None]:
        """Note for each first move the worth of the best plan that begins with it."""
        plans: list[Plan] = []
        for move in self._known.choices(state):
            self._extend(state, move, move, plans, best)
            yield
        for _ in range(LONGEST):
            plans.sort(key=lambda plan: (-plan[0], plan[1].text))
            kept, plans = plans[:BEAM], []
            for _, first, reached in kept:
                for move in self._known.consider(reached):
                    self._extend(reached, first, move, plans, best)
                    yield
        for value, first, _ in plans:
            best[first] = max(value, best.get(first, value))

    def _extend(
        self, state: State, first: Move, move: Move, plans: list[Plan], best: dict[Move, float]
    ) -> None:
        """A plan goes on, or ends: a card is revealed, somebody else decides, or one plays it out."""
        known = self._known
        after = state.copy()
        revealed = after.apply(move)
        ends = revealed or after.turn != self._seat or not known.judges
        reached = after if ends else after.copy()
        leads = known.glance(reached) if known.judges else known.judge(reached, self._dice)
        value = leads[self._seat]
        if ends:
            best[first] = max(value, best.get(first, value))
        else:
            plans.append((value, first, after))


def begin_hastily(imagine: Imagine, seat: int, dice: Dice) -> Plans:
    """As `Plans`, but judging each move with an error that a beginner makes."""
    plans = Plans(imagine, seat, dice)
    plans.errors = {move: dice.below(201) / 100 - 1 for move in plans.errors}
    return plans
