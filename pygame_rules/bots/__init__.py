"""Computer players that know nothing but what their seat may know.

A player is handed a function that imagines states: all that its seat cannot see is dealt anew
before the player looks, so it cannot tell, let alone use, what really lies there.

>>> import pygame_rules as rules
>>> from pygame_rules.dice import Dice
>>> state = rules.new_match("herbaceous", seats=2, seed=7).state
>>> thought = begin("master", state, state.turn, Dice(1))
>>> thought.think(50)
>>> thought.choice()
Move('draw')
"""

from __future__ import annotations

from collections.abc import Callable

from ..dice import Dice
from ..moves import Move
from ..state import State
from . import absent, gardener, master, rambler
from .thought import Imagine, Thought

__all__ = ["OPPONENTS", "PLAYERS", "begin", "choose"]

#: The players by name, the gentlest first. ``absent`` stands in for someone who left.
PLAYERS: dict[str, Callable[[Imagine, int, Dice], Thought]] = {
    "rambler": rambler.begin,
    "seedling": gardener.begin_hastily,
    "gardener": gardener.Plans,
    "master": master.Search,
    "absent": absent.begin,
}

#: Those that are offered to people as opponents.
OPPONENTS = ("seedling", "gardener", "master")


def begin(player: str, state: State, seat: int, dice: Dice) -> Thought:
    """The thought of a player of that name about the decision of the seat to move.

    All chance comes from ``dice``; the state itself stays out of the player's reach.
    """
    return PLAYERS[player](imagining(state, seat, dice), seat, dice)


def imagining(state: State, seat: int, dice: Dice) -> Imagine:
    """A function that imagines the state as a seat may know it; it keeps one such state only."""
    seen = state.imagine(seat, dice)
    return lambda: seen.imagine(seat, dice)


def choose(player: str, state: State, seat: int, dice: Dice, steps: int | None = None) -> Move:
    """The move that a player of that name makes for the seat to move, after so many steps."""
    thought = begin(player, state, seat, dice)
    thought.think(thought.budget(steps))
    return thought.choice()
