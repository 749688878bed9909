"""The interface of a game in progress."""

from __future__ import annotations

import hashlib
import sys
from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, Self

from .dice import Dice
from .errors import IllegalMove
from .moves import Catalogue, Move
from .scores import Scores

__all__ = ["State"]


class State(ABC):
    """A position of one game: mutable, cheap to copy, the whole law and nothing but the law.

    ``seats`` is their number; ``turn`` the seat (from 0) that must decide now, None when the game
    is over; ``ending`` the slug of the reason why it is over, one of the game's declared
    ``endings``, or None. ``start`` is the seat that began, in a game with an option that passes on.
    """

    __slots__ = ()

    seats: int
    start: int
    turn: int | None
    ending: str | None

    def __init_subclass__(cls, **how: Any) -> None:
        """A game that defines `play` for the moves of its catalogue means `apply` by that."""
        super().__init_subclass__(**how)
        if "play" in cls.__dict__ and "apply" not in cls.__dict__:
            cls.apply = cls.__dict__["play"]  # type: ignore[method-assign]
            del cls.play

    def catalogue(self) -> Catalogue:
        """Every move of this game, now or ever: its module's, or those of its own components."""
        found: Catalogue = sys.modules[type(self).__module__].__dict__["CATALOGUE"]
        return found

    @classmethod
    def package(cls) -> str:
        """The game's package, in which its other modules lie."""
        return cls.__module__.rpartition(".")[0]

    @abstractmethod
    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, sorted by text; empty only when the game is over."""

    def search_moves(self) -> tuple[Move, ...]:
        """Legal moves for searchers: from an imagined state on, they reach every outcome, and
        none by two orders of the same choices."""
        return self.legal_moves()

    @abstractmethod
    def apply(self, move: Move) -> bool:
        """Play a move of the catalogue; True when it revealed something that a seat did not know.

        Raises `IllegalMove` and changes nothing when the rules do not allow it now. Searchers,
        whose moves are the catalogue's own, call it directly.
        """

    def play(self, move: str | Move) -> bool:
        """`apply` a move, given as text or `Move`; `BadNotation` when it is no move of this game."""
        return self.apply(self.catalogue().find(move))

    def refusal(self, move: str | Move) -> IllegalMove | None:
        """None when the move is legal now, else the `IllegalMove` that `play` raises."""
        found = self.catalogue().find(move)
        return None if found in self.legal_moves() else self.why_not(found)

    def why_not(self, move: Move) -> IllegalMove:
        """What `apply` raises for a move that is not legal now: as the game's ``refusals`` say."""
        error: IllegalMove = import_module(f"{self.package()}.refusals").refusal(self, move)
        return error

    @abstractmethod
    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""

    @abstractmethod
    def imagine(self, seat: int | None, dice: Dice) -> Self:
        """A copy in which all that ``seat`` cannot see is dealt anew, as it may well be.

        It depends on nothing but what the seat knows and the dice.
        """

    @abstractmethod
    def key(self) -> tuple[Any, ...]:
        """All that tells this state from another, as nested tuples of integers."""

    @abstractmethod
    def census(self) -> tuple[int, ...]:
        """How many of each component there are, wherever they lie: the same all game long."""

    @abstractmethod
    def totals(self) -> list[int]:
        """Points of each seat if the game ended now."""

    @abstractmethod
    def scores(self) -> Scores:
        """The score sheets if the game ended now, by what everybody sees: all seats are shown them."""

    @abstractmethod
    def secret(self, seat: int) -> bool:
        """Whether this seat sees anything now that another must not see."""

    def digest(self) -> str:
        """A short hash of the whole state, the same in every Python."""
        return hashlib.sha256(repr(self.key()).encode()).hexdigest()[:16]
