"""Why a move of Nosegay is not legal now, and by which section of the rulebook."""

from __future__ import annotations

from pygame_rules import IllegalMove, Move

from .components import herb_name
from .state import DRAW, Nosegay

__all__ = ["refusal"]


def refusal(state: Nosegay, move: Move) -> IllegalMove:
    """The first reason that a player would be told; the move is known not to be legal."""
    if state.turn is None:
        return IllegalMove("rules-game-over", "end", text=move.text)
    if move.verb == "lay" and state.picking:
        return IllegalMove("nosegay-pick-first", "picking", text=move.text)
    if move.verb != "lay" and not state.picking:
        return IllegalMove("nosegay-lay-first", "laying", text=move.text)
    if move is DRAW:
        return IllegalMove("nosegay-deck-is-out", "picking", text=move.text)
    herb = herb_name(move.data[0])
    if move.verb == "lay":
        return IllegalMove("nosegay-not-in-hand", "laying", text=move.text, herb=herb)
    return IllegalMove("nosegay-not-in-border", "picking", text=move.text, herb=herb)
