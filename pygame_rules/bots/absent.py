"""A stand-in for someone who left the table: it does what the game says of absent players."""

from __future__ import annotations

from ..dice import Dice
from .knowledge import knowledge_of
from .thought import Imagine, Opinion, Settled, Thought


def begin(imagine: Imagine, seat: int, dice: Dice) -> Thought:
    """The game's own move for an absent player; the first legal one where it names none."""
    state = imagine()
    return Settled([Opinion(knowledge_of(state).absent(state), 0.0, 1)])
