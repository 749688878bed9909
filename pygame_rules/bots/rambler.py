"""A player that wanders: any legal move, all alike."""

from __future__ import annotations

from collections.abc import Callable

from ..dice import Dice
from ..moves import Move
from ..state import State


def choose(imagine: Callable[[], State], seat: int, dice: Dice) -> Move:
    """A random legal move."""
    return dice.choice(imagine().legal_moves())
