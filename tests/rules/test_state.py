"""What every state takes for a move."""

from __future__ import annotations

import pytest

import pygame_rules as rules
from pygame_rules.games.herbaceous.state import CATALOGUE, Herbaceous
from pygame_rules.moves import Move

assert CATALOGUE  # which a state finds in its own module


class Named(Herbaceous):
    """A game that defines `play` for the moves of its catalogue."""

    __slots__ = ()

    def play(self, move: Move) -> bool:
        return Herbaceous.apply(self, move)


def test_a_state_that_defines_play_takes_texts_and_moves_made_anew() -> None:
    """As one does that defines `apply`."""
    match = rules.new_match("herbaceous", seats=2, seed=7)
    match.play("draw")
    state = match.state.copy()
    state.__class__ = Named
    (text, *_) = (move.text for move in match.legal_moves())
    like = state.copy()
    state.play(text)
    like.play(Move(*text.split()))
    assert state.key() == like.key() != match.state.key()
    with pytest.raises(rules.BadNotation):
        state.play("sing")
