"""A strong player: Monte Carlo tree search over what its seat may know.

It is a single-observer information-set search (Cowling, Powley and Whitehouse 2012). Every step
imagines a deal, walks down a tree that all deals share, lets it grow, judges where that leads, and
tells the nodes that it passed. A move is compared by how often it was available, since not every
deal allows it. Each seat is taken to look for its own lead, and where a game can say so, to have looked
for it before: what others did not do tells of their cards.

The moves to choose from run a race: every deal is walked through with each of them, so that luck
falls on all alike, and those that fall clearly behind leave. This finds small differences with a
tenth of the steps that independent deals would need. Where a game says that chance outweighs what
single moves differ by, no tree grows: there it would only try poor moves, and the game is played on
quickly at once.

Only additions, products, quotients and square roots are used, which every Python rounds alike: the
same steps choose the same move anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ..dice import Dice
from ..moves import Move
from ..state import State
from .knowledge import knowledge_of
from .sums import total
from .thought import Imagine, Opinion, Thought

__all__ = ["Search"]

CURIOSITY = 0.7  # how much it counts that a move was seldom tried, beside the lead hoped for
WARM_UP = 8  # deals on which every move is tried
BEHIND = 3.0  # standard errors by which a move must lie behind the best to leave the race
_LOG = [0.0, 1.0]  # harmonic numbers: they grow as logarithms do, by additions alone


class _Node:
    """A move from the decision above: what came of it, and the moves that were tried after it."""

    __slots__ = ("available", "children", "move", "points", "visits")

    def __init__(self, move: Move, points: float = 0.0, visits: int = 0) -> None:
        self.move = move
        self.children: dict[str, _Node] = {}
        self.available = 1
        self.points = points
        self.visits = visits


class _Runner:
    """A move in the race: the leads that came of it, and how far they were ahead of the field."""

    __slots__ = ("ahead", "deals", "move", "points", "squares", "tree")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.tree: dict[str, _Node] = {}
        self.deals = 0
        self.points = 0.0
        self.ahead = 0.0
        self.squares = 0.0

    def tell(self, lead: float, field: float) -> None:
        """Note the lead on one deal, and that of all runners on average."""
        self.deals += 1
        self.points += lead
        self.ahead += lead - field
        self.squares += (lead - field) * (lead - field)

    def mean(self) -> float:
        """How far ahead of the field this move is on average."""
        return self.ahead / self.deals if self.deals else 0.0

    def variance(self) -> float:
        """The variance of that mean."""
        spread = self.squares / self.deals - self.mean() * self.mean()
        return max(0.0, spread) / (self.deals - 1)


class Search(Thought):
    """The search for one decision. ``watch`` is a move that stays in the race however it runs."""

    def __init__(self, imagine: Imagine, seat: int, dice: Dice, watch: Move | None = None) -> None:
        self._imagine = imagine
        self._seat = seat
        self._dice = dice
        self._deal = imagine()
        self._known = knowledge_of(self._deal)
        self._known.believe(self._deal, seat, dice)
        self.usual = self._known.steps
        moves = tuple(self._known.compare(self._deal))
        if watch is not None and watch not in moves:
            moves = (*moves, watch)
        self._watch = watch
        self._runners = [_Runner(move) for move in moves]
        self._running = self._runners
        self._leads: list[float] = []
        self._mean = 0.0
        self._squares = 0.0

    @property
    def settled(self) -> bool:
        """Whether only one move is still in the race."""
        return len(self._running) == 1

    def think(self, steps: int) -> None:
        """Walk down the tree that many times."""
        while steps > 0 and not self.settled:
            self._step()
            steps -= 1

    def _step(self) -> None:
        """The next runner walks through the deal; after the last of them there is a new one."""
        self.done += 1
        lead = self._walk(self._deal.copy(), self._running[len(self._leads)])
        self._measure(lead)
        self._leads.append(lead)
        if len(self._leads) == len(self._running):
            field = total(self._leads) / len(self._leads)
            for runner, lead in zip(self._running, self._leads, strict=True):
                runner.tell(lead, field)
            self._leads = []
            self._deal = self._imagine()
            self._known.believe(self._deal, self._seat, self._dice)
            if self._running[0].deals >= WARM_UP:
                self._let_go()

    def _walk(self, state: State, runner: _Runner) -> float:
        """Play a move, then what the tree finds promising; let it grow; the lead found there."""
        known, dice = self._known, self._dice
        curiosity = CURIOSITY * sqrt(self._squares / self.done)
        tree, node = runner.tree, None
        passed: list[tuple[int, _Node]] = []
        state.apply(runner.move)
        while state.turn is not None and known.grows(state):
            moves = known.consider(state)
            if not moves:
                break
            if len(moves) == 1:  # no decision: nothing to learn
                state.apply(moves[0])
                continue
            untried = [move for move in moves if move.text not in tree]
            node = self._grow(state, tree, untried) if untried else None
            best = node or _promising(tree, moves, curiosity)
            passed.append((state.turn, best))
            state.apply(best.move)
            tree = best.children
            if node is not None:
                break
        leads = known.margins(state) if state.turn is None else known.judge(state, dice)
        for seat, passed_node in passed:
            passed_node.visits += 1
            passed_node.points += leads[seat]
        return leads[self._seat]

    def _grow(self, state: State, tree: dict[str, _Node], untried: Sequence[Move]) -> _Node:
        """Add what was not tried to the tree; the node to follow.

        Where a game prefers no move, but judges states, all these moves are added as they look at
        first glance, and the best of them is followed; else one is.
        """
        known, seat = self._known, state.turn
        assert seat is not None
        if not known.glances:
            move = known.prefer(state, self._dice)
            if move not in untried:
                move = self._dice.choice(untried)
            node = tree[move.text] = _Node(move)
            return node
        for move in untried:
            tree[move.text] = _Node(move, known.after(state, move)[seat], 1)
        return max((tree[move.text] for move in untried), key=lambda node: node.points)

    def _measure(self, lead: float) -> None:
        """How widely leads are spread (Welford 1962): the measure of curiosity."""
        away = lead - self._mean
        self._mean += away / self.done
        self._squares += away * (lead - self._mean)

    def _let_go(self) -> None:
        best = max(self._running, key=_Runner.mean)
        self._running = [
            runner
            for runner in self._running
            if runner is best
            or runner.move == self._watch
            or best.mean() - runner.mean() < BEHIND * sqrt(best.variance() + runner.variance())
        ]

    def opinions(self) -> list[Opinion]:
        """The moves in the order of the race: those that stayed longest, the best of them first."""
        order = sorted(
            self._runners, key=lambda runner: (-runner.deals, -runner.mean(), runner.move.text)
        )
        return [
            Opinion(runner.move, runner.points / max(1, runner.deals), runner.deals)
            for runner in order
        ]


def _promising(tree: dict[str, _Node], moves: Sequence[Move], curiosity: float) -> _Node:
    """The move to follow: high in points, or seldom tried though often available (UCB)."""
    best, most = None, 0.0
    for move in moves:
        node = tree[move.text]
        node.available += 1
        while node.available >= len(_LOG):
            _LOG.append(_LOG[-1] + 1.0 / len(_LOG))
        worth = node.points / node.visits + curiosity * sqrt(_LOG[node.available] / node.visits)
        if best is None or worth > most:
            best, most = node, worth
    assert best is not None
    return best
