"""A player at work on one decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from ..moves import Move
from ..state import State

__all__ = ["Imagine", "Opinion", "Settled", "Thought"]

Imagine = Callable[[], State]


class Opinion:
    """What a player thinks of a move: the lead that it hopes for with it, and how often it tried."""

    __slots__ = ("move", "points", "tries")

    def __init__(self, move: Move, points: float, tries: int) -> None:
        self.move = move
        self.points = points
        self.tries = tries


class Thought(ABC):
    """Thinking that can be done in slices: the same steps, in however many slices, choose alike.

    It holds no state of the match, only a function that imagines one as the seat may know it.
    """

    #: Steps that this player takes when nobody sets a limit; 0 when it does not think in steps.
    usual = 0
    done = 0

    @property
    def settled(self) -> bool:
        """Whether more steps would change nothing."""
        return False

    def budget(self, steps: int | None) -> int:
        """The steps to take when so many are allowed, or as many as it likes (None)."""
        return self.usual if steps is None else steps

    @abstractmethod
    def think(self, steps: int) -> None:
        """Take that many steps more, fewer when it is settled."""

    @abstractmethod
    def opinions(self) -> list[Opinion]:
        """The moves thought of, the best first."""

    def choice(self) -> Move:
        """The best move so far."""
        return self.opinions()[0].move


class Settled(Thought):
    """A choice made without thinking in steps."""

    def __init__(self, opinions: list[Opinion]) -> None:
        self._opinions = opinions

    @property
    def settled(self) -> bool:
        """At once."""
        return True

    def think(self, steps: int) -> None:
        """Nothing to do."""

    def opinions(self) -> list[Opinion]:
        """As made."""
        return self._opinions
