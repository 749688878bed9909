"""The package's own dice: the same numbers in every Python, from a seed that a record names."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

__all__ = ["Dice"]

Item = TypeVar("Item")

_MASK = 0xFFFFFFFFFFFFFFFF


class Dice:
    """SplitMix64 (Steele, Lea and Flood 2014): 64 bits of state, one integer.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(6)]
    [2, 0, 5, 3, 2, 1]
    """

    __slots__ = ("state",)

    #: The generator's name in records.
    NAME = "splitmix64"

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def copy(self) -> Dice:
        """Dice that will give the same numbers."""
        return Dice(self.state)

    def bits(self) -> int:
        """The next 64 random bits as an integer."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, limit: int) -> int:
        """A random integer from 0 to ``limit`` − 1 (its bias is below ``limit`` / 2**64)."""
        return (self.bits() * limit) >> 64

    def choice(self, items: Sequence[Item]) -> Item:
        """A random item of a sequence that is not empty."""
        return items[(self.bits() * len(items)) >> 64]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        state = self.state
        for last in range(len(items) - 1, 0, -1):  # `bits` written out: every deal runs this
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            other = ((mixed ^ (mixed >> 31)) * (last + 1)) >> 64
            items[last], items[other] = items[other], items[last]
        self.state = state
