"""Imagined deals: never against what a seat has seen, and anything else is possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice
from pygame_rules.games.officinalis.components import MEMBERS, cards, gather
from pygame_rules.games.officinalis.state import PAUSE, Officinalis
from pygame_rules.registry import find
from tests.laws.tables import random_options

from .table import play, table


def rounds(seats: int, seed: int) -> Iterator[tuple[Officinalis, list[rules.Move], Officinalis]]:
    """States of a random game, each with the beginning of its round and the moves since then."""
    dice = Dice(seed)
    game = find("officinalis")
    options = random_options(game.meta, seats, dice)
    state = game.state.deal(seats, {**options, "rounds": 2}, dice)
    begun, moves = state.copy(), []
    while state.turn is not None:
        yield begun, list(moves), state.copy()
        move = dice.choice(state.legal_moves())
        state.play(move)
        moves.append(move)
        if str(move) == "next-round":
            begun, moves = state.copy(), []


def owners(begun: Officinalis, moves: list[rules.Move]) -> list[int]:
    """The cards that each seat has played since the round began."""
    replayed, played = begun.copy(), [0] * begun.seats
    for move in moves:
        if move.verb == "play":
            assert replayed.turn is not None
            played[replayed.turn] |= move.data[1]
        replayed.play(move)
    return played


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_imagined_deal_agrees_with_all_that_the_seat_has_seen(seats: int, seed: int) -> None:
    """From the hands that an imagined deal must have begun with, every move of the round so far
    is legal and leads to the imagined state; the seat's own cards and Picker are what they are."""
    dice = Dice(seed)
    for begun, moves, state in rounds(seats, seed):
        if state.phase >= PAUSE:
            assert state.imagine(0, dice).hands == state.hands
            continue
        played = owners(begun, moves)
        for seat in [None, *range(seats)]:
            imagined = state.imagine(seat, dice)
            again = begun.copy()
            again.pickers, again.dice = imagined.pickers, imagined.dice.copy()
            again.hands = [held | gone for held, gone in zip(imagined.hands, played, strict=True)]
            for move in moves:
                assert again.refusal(move) is None
                again.play(move)
            assert again.key() == imagined.key()
            if seat is not None:
                assert imagined.hands[seat] == state.hands[seat]
                assert imagined.pickers[seat] == state.pickers[seat]


def possible_deals(state: Officinalis, seat: int) -> set[tuple[int, ...]]:
    """Every deal of the unseen cards that breaks nothing the table has shown, found by trying."""
    others = [other for other in range(state.seats) if other != seat]
    found: set[tuple[int, ...]] = set()

    def deal(place: int, left: int, hands: list[int]) -> None:
        if place == len(others):
            found.add(tuple(hands))
            return
        other = others[place]
        may = cards(left & ~state.barred[other])
        for chosen in combinations(may, state.hands[other].bit_count()):
            held = gather(chosen)
            deal(place + 1, left & ~held, [*hands, held])

    deal(0, sum(state.hands[other] for other in others), [])
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_every_possible_deal_turns_up_and_none_more_often_than_another(seats: int) -> None:
    """Late in a round all deals can be listed: each is imagined, about as often as the others."""
    looked_at = 0
    for seed in range(400):
        for _, _, state in rounds(seats, seed):
            unseen = [hand.bit_count() for hand in state.hands]
            if state.phase >= PAUSE or state.turn is None or not 1 <= max(unseen) <= 3:
                continue
            if not any(state.barred):
                continue
            possible = possible_deals(state, state.turn)
            if not 3 <= len(possible) <= 40:
                continue
            dice = Dice(seed)
            others = [other for other in range(seats) if other != state.turn]
            times = 60
            turned_up = Counter(
                tuple(imagined.hands[other] for other in others)
                for imagined in (
                    state.imagine(state.turn, dice) for _ in range(times * len(possible))
                )
            )
            assert set(turned_up) == possible
            assert max(turned_up.values()) < 2 * times
            assert min(turned_up.values()) > times / 2
            looked_at += 1
            break
        if looked_at == 12:
            return
    raise AssertionError("too few games come that far")


def test_a_seat_that_did_not_follow_is_never_dealt_that_environment_again() -> None:
    match = rules.position(
        "officinalis",
        {
            "attribute": "garden",
            "seats": [
                {"hand": ["birch", "sundew", "oak"]},
                {"hand": ["rosemary", "poppy", "daisy"]},
                {"hand": ["hawthorn", "broom", "nettle"]},
                {"hand": ["edelweiss", "woodruff", "cowslip"]},
            ],
        },
    )
    play(match, "birch", "rosemary")
    forest = MEMBERS[0]
    assert match.state.barred == [0, forest, 0, 0]
    play(match, "hawthorn", "woodruff")
    for seed in range(60):
        imagined = match.state.imagine(0, Dice(seed))
        assert not imagined.hands[1] & forest
        assert imagined.hands[0] == match.state.hands[0]


def test_a_discard_also_shows_that_there_is_no_attribute() -> None:
    match = table(["birch", "sundew"], ["poppy", "daisy"], ["hawthorn", "broom"], ["oak", "rose"])
    play(match, "birch", "poppy")
    assert match.state.barred[1] == MEMBERS[0] | MEMBERS[6]


def test_maisonus_and_a_card_after_it_show_nothing() -> None:
    match = table(
        ["maisonus-officinalis", "sundew"],
        ["poppy", "daisy"],
        ["hawthorn", "broom"],
        ["oak", "rose"],
        harvests=[[], []],
    )
    play(match, "maisonus-officinalis", "poppy", "hawthorn")
    assert match.state.barred == [0] * 4
    match = table(["birch", "sundew"], ["maisonus-officinalis", "daisy"], ["oak", "broom"])
    assert play(match, "birch", "maisonus-officinalis").state.barred == [0] * 3


def test_the_pickers_of_the_others_may_be_any_but_ones_own() -> None:
    state = rules.new_match("officinalis", seats=3, seed=4).state
    imagined = {state.imagine(1, Dice(seed)).pickers for seed in range(300)}
    assert {pickers[1] for pickers in imagined} == {state.pickers[1]}
    assert len(imagined) == 6


def test_with_two_players_the_other_hand_is_known_by_elimination() -> None:
    state = rules.new_match("officinalis", seats=2, seed=4).state
    assert {tuple(state.imagine(0, Dice(seed)).hands) for seed in range(20)} == {tuple(state.hands)}
    assert not sum(state.hands) & state.remaining


def test_later_rounds_cannot_be_foreseen() -> None:
    state = rules.new_match("officinalis", seats=2, seed=4).state
    assert len({state.imagine(0, Dice(seed)).dice.state for seed in range(20)}) == 20
