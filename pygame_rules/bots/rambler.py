"""A player that wanders: any legal move, all alike."""

from __future__ import annotations

from ..dice import Dice
from .thought import Imagine, Opinion, Settled, Thought


def begin(imagine: Imagine, seat: int, dice: Dice) -> Thought:
    """A random legal move."""
    return Settled([Opinion(dice.choice(imagine().legal_moves()), 0.0, 1)])
