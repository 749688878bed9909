"""A stand-in for someone who left the table: it does what the game says of absent players."""

from __future__ import annotations

from collections.abc import Callable

from ..dice import Dice
from ..moves import Move
from ..state import State
from .hints import hints_of


def choose(imagine: Callable[[], State], seat: int, dice: Dice) -> Move:
    """The game's own move for an absent player; the first legal one where it names none."""
    state = imagine()
    absent = getattr(hints_of(state), "absent", None)
    return state.legal_moves()[0] if absent is None else absent(state)
