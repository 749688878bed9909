"""Hands that a set-up leaves out are dealt as they may well be."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice
from pygame_rules.games.officinalis.components import DEALT, ENVIRONMENTS, MARVELS, MEMBERS, NUMBER
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


VOIDS = {
    "attribute": "mountains",
    "harvests": [
        [
            *("elderberry", "genepi", "field-horsetail", "peppermint"),
            *("white-willow", "bogbean", "rosemary", "rose"),
        ],
        [
            *("lily-of-the-valley", "woodruff", "hawthorn", "monkshood", "bilberry"),
            *("ladys-mantle", "gentian", "edelweiss", "yarrow", "common-mallow", "daisy"),
            *("chickweed", "blackcurrant", "garden-angelica", "saffron", "maisonus-officinalis"),
        ],
    ],
    "remaining": ["oak", "raspberry", "watercress"],
    "seats": [
        {
            "hand": [
                *("round-leaved-wintergreen", "poppy", "cowslip"),
                *("lavandin", "nettle", "calendula"),
            ],
        },
        {"void": ["mountains", "garden"]},
        {"void": ["mountains", "garden"]},
        {"void": ["forest", "familiar"]},
    ],
}


def fits(state: Officinalis, seats: list[dict[str, Any]]) -> bool:
    """Whether no hand has a card that its seat has shown not to have."""
    return not any(
        state.hands[seat] & members(environment)
        for seat, entered in enumerate(seats)
        for environment in entered.get("void", ())
    )


def test_one_hand_leaves_the_others_what_only_they_may_hold() -> None:
    """However many voids there are, hands that can be dealt are dealt, whatever the seed."""
    for seed in SEEDS:
        state = state_of(**VOIDS, seed=seed)
        assert [hand.bit_count() for hand in state.hands] == [6] * 4
        assert fits(state, VOIDS["seats"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_other_hands_of_any_game_can_be_left_out(seats: int) -> None:
    """What a seat may write down of a round, its own hand and what all have shown, is no refusal."""
    for seed in range(6):
        dice = Dice(seed)
        match = rules.new_match("officinalis", seats=seats, seed=seed, options={"rounds": 1})
        while not match.over:
            position = match.as_position()
            assert position is not None
            for seat, entered in enumerate(position["seats"]):
                if seat != match.turn:
                    del entered["hand"], entered["picker"]
            state = state_of(**position, seed=seed)
            now = match.state
            assert isinstance(now, Officinalis)
            assert list(map(int.bit_count, state.hands)) == list(map(int.bit_count, now.hands))
            assert fits(state, position["seats"])
            match.play(dice.choice(match.legal_moves()))


@pytest.mark.parametrize(
    "position",
    [
        {"seats": [{"hand": 12, "void": ["forest"]}, {}, {}, {}]},
        {"seats": [{"hand": 12}] * 4, "attribute": "garden"},
        {"seats": [{"hand": 12}] * 4, "attribute": "garden", "remaining": ["oak"]},
        {"seats": [{"hand": 1}] * 4, "attribute": "river"},
        {"seats": [{"hand": 2, "void": ["forest", "heath"]}, {"hand": 2}], "attribute": "garden"},
        {"seats": [{"hand": 2}, {"hand": 3}], "trick": ["oak"], "attribute": "forest"},
    ],
)
def test_a_number_means_so_many_cards_that_fit(position: dict[str, Any]) -> None:
    """Whatever the seed: no voids, an Attribute that the remaining cards show, and a Marvel."""
    for seed in SEEDS:
        state = state_of(**position, seed=seed)
        assert [hand.bit_count() for hand in state.hands] == [
            seat.get("hand", 12) for seat in position["seats"]
        ]
        assert fits(state, position["seats"])
        assert sum(state.hands) & MARVELS
        if "attribute" in position:
            assert state.remaining & members(position["attribute"])


def test_hands_that_cannot_be_dealt_are_refused() -> None:
    """Nobody may hold Forest, and there is room for three cards beside the hands."""
    with pytest.raises(rules.BadPosition) as caught:
        state_of(seats=[{"void": ["forest"]}] * 4)
    assert caught.value.code == "officinalis-cannot-be-dealt"
