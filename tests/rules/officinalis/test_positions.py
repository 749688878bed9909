"""Hands that a set-up leaves out are dealt as they may well be."""

from __future__ import annotations

from typing import Any

import pygame_rules as rules
from pygame_rules.games.officinalis.components import DEALT, ENVIRONMENTS, MEMBERS, NUMBER
from pygame_rules.games.officinalis.state import Officinalis

SEEDS = range(40)


def state_of(**position: Any) -> Officinalis:
    state = rules.position("officinalis", position).state
    assert isinstance(state, Officinalis)
    return state


def members(environment: str) -> int:
    return MEMBERS[ENVIRONMENTS.index(environment)]


def test_with_nothing_entered_a_round_begins() -> None:
    for seats, number in DEALT.items():
        state = state_of(seats=[{}] * seats)
        assert [hand.bit_count() for hand in state.hands] == [number] * seats


def test_a_hand_that_is_left_out_is_as_large_as_the_others() -> None:
    """The cards of the trick counted, whatever else is dealt."""
    for seed in SEEDS:
        state = state_of(
            seats=[{"hand": ["oak", "rose", "sundew"]}, {}, {}, {}],
            attribute="river",
            dealer=3,
            trick=["birch"],
            seed=seed,
        )
        assert [hand.bit_count() for hand in state.hands] == [3, 3, 3, 2]
        assert state.remaining & members("river")


def test_a_hand_that_is_left_out_holds_nothing_that_it_has_shown_not_to_have() -> None:
    """What a seat did not follow with, an Attribute that it did not play, and a void."""
    for seed in SEEDS:
        state = state_of(
            seats=[{"hand": ["poppy", "rose", "sundew"]}, {}, {}, {"void": ["river"]}],
            attribute="garden",
            dealer=1,
            trick=["oak", "edelweiss"],
            seed=seed,
        )
        assert state.hands[2] & (members("forest") | members("garden")) == 0
        assert state.hands[3] & members("river") == 0
        assert state.hands[1] >> NUMBER["oak"] & 1 == 0
