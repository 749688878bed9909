"""What computer players are told about Znakhar."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.dice import Dice
from pygame_rules.games.znakhar.belief import believe
from pygame_rules.games.znakhar.components import size
from pygame_rules.games.znakhar.hints import play_out, prefer
from pygame_rules.games.znakhar.state import Znakhar
from tests.laws.tables import states

from .table import play, table

DEALS = 80
EVERY_TABLE = range(2, 9)


def able(match: rules.Match, seat: int, other: int, *, believed: bool) -> int:
    """In how many deals that a seat imagines another could cure something that lies there."""
    found = 0
    for deal in imagined(match, seat, believed=believed):
        held = deal.hands[other]
        found += bool((held | deal.cards.able(held)) & deal.table)
    return found


def imagined(match: rules.Match, seat: int, *, believed: bool) -> Iterator[Znakhar]:
    """Deals that a seat imagines, as likely as the rules make them or as it believes."""
    for number in range(DEALS):
        dice = Dice(number)
        deal = match.state.imagine(seat, dice)
        assert isinstance(deal, Znakhar)
        if believed:
            believe(deal, seat, dice)
        yield deal


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_played_out_at_once_or_move_by_move_comes_to_the_same(seats: int) -> None:
    dice = Dice(1)
    for seed in range(4):  # each with options of its own
        for state in states("znakhar", seats, seed):
            assert isinstance(state, Znakhar)
            slowly = state.copy()
            while slowly.turn is not None:
                slowly.apply(prefer(slowly, dice))
            assert play_out(state.copy(), dice) == slowly.totals()


def passed(*drawn: str) -> rules.Match:
    """Seat 1 has passed while Burn and Cough lay there, and drawn a card."""
    match = table(
        ["mint", "yarrow"],
        ["nettle", "marigold", "plantain", "melilot", "wormwood"],
        uncured=[["burn", "cough"]],
        pile=["fern-flower", *drawn, "centaury", "st-johns-wort", "coltsfoot", "coltsfoot"],
    )
    return play(match, "pass", "pass")


def test_whoever_passed_is_hardly_believed_to_hold_a_cure() -> None:
    match = passed("consumption")
    assert able(match, 0, 1, believed=False) > DEALS / 4
    assert 0 < able(match, 0, 1, believed=True) < DEALS / 8


def test_what_was_drawn_since_may_be_a_cure() -> None:
    assert able(passed("st-johns-wort"), 0, 1, believed=True) > DEALS / 8


def test_nobody_doubts_where_a_card_went_that_one_gave_away() -> None:
    match = table(
        ["nettle", "mint"],
        ["yarrow", "melilot"],
        uncured=[[], ["nosebleed"]],
        pile=20,
    )
    play(match, "offer seat-1 1", "accept", "give herb yarrow", "give herb nettle", "pass", "pass")
    assert able(match, 0, 1, believed=True) == DEALS


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_what_is_believed_changes_only_cards_that_the_seat_cannot_see(seats: int) -> None:
    for number, state in enumerate(states("znakhar", seats, seats)):
        assert isinstance(state, Znakhar)
        for seat in range(seats):
            deal = state.imagine(seat, Dice(number))
            before = deal.copy()
            believe(deal, seat, Dice(number))
            assert deal.hands[seat] == before.hands[seat]
            assert deal.census() == before.census()
            assert [size(hand) for hand in deal.hands] == deal.sizes
            deal.hands, deal.pile = before.hands, before.pile
            assert deal.key() == before.key()


def test_master_weighs_an_exchange_beside_a_cure() -> None:
    match = table(
        ["nettle", "fern-flower"], ["yarrow", "melilot"], uncured=[["nosebleed"]], pile=20
    )
    state = match.state
    weighed = {opinion.move.verb for opinion in bots.begin("master", state, 0, Dice(1)).opinions()}
    assert weighed == {"cure", "offer", "pass"}
