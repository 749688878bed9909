"""Computer players that know nothing but what their seat may know.

`choose` hands a player imagined states only: all that its seat cannot see is dealt anew before
the player looks, so it cannot tell, let alone use, what really lies there.
"""

from __future__ import annotations

from collections.abc import Callable

from ..dice import Dice
from ..moves import Move
from ..state import State
from . import absent, gardener, rambler

__all__ = ["PLAYERS", "choose"]

Imagine = Callable[[], State]

#: The players by name, the gentlest first. ``absent`` stands in for someone who left.
PLAYERS: dict[str, Callable[[Imagine, int, Dice], Move]] = {
    "rambler": rambler.choose,
    "seedling": gardener.choose_hastily,
    "gardener": gardener.choose,
    "absent": absent.choose,
}


def choose(player: str, state: State, seat: int, dice: Dice) -> Move:
    """The move that a player of that name makes for the seat to move."""
    return PLAYERS[player](lambda: state.imagine(seat, dice), seat, dice)
