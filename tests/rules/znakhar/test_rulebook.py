"""What the rulebook of Znakhar states outright: counts, the deal, examples, the final check."""

from __future__ import annotations

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice
from pygame_rules.games.znakhar.components import (
    HELD,
    ILLNESSES,
    ILLNESSES_IN_CLASS,
    cards_of,
    kinds,
    size,
)
from pygame_rules.games.znakhar.own import CARDS
from tests.laws.tables import states

from .table import marks, play, reason, table, texts, zone


def test_the_deck_has_ninety_cards() -> None:
    assert len(CARDS.deck) == 90
    assert [card < ILLNESSES for card in CARDS.deck].count(True) == 25
    assert sum(CARDS.copies) == 55
    assert CARDS.charms.bit_count() == 10


def test_there_are_fewer_illnesses_the_graver_they_are_and_all_are_worth_55() -> None:
    assert tuple(illnesses.bit_count() for illnesses in CARDS.of_class) == ILLNESSES_IN_CLASS
    assert ILLNESSES_IN_CLASS == (9, 7, 5, 3, 1)
    assert CARDS.points((1 << ILLNESSES) - 1) == 55


def test_ten_herbs_have_three_cards_ten_have_two_and_five_have_one() -> None:
    assert sorted(CARDS.copies) == [1] * 5 + [2] * 10 + [3] * 10


@pytest.mark.parametrize(
    ("seats", "pile"), [(2, 70), (3, 60), (4, 50), (5, 40), (6, 30), (7, 20), (8, 10)]
)
def test_the_pile_after_the_deal(seats: int, pile: int) -> None:
    match = rules.new_match("znakhar", seats=seats, seed=1)
    assert zone(match, "pile") == {None: pile}


def test_a_hand_is_seen_by_its_owner_alone_and_illnesses_by_all() -> None:
    match = rules.new_match("znakhar", seats=2, seed=4)
    own, seen = zone(match, "hand-0", 0), zone(match, "hand-0", 1)
    assert None not in own
    assert seen == zone(match, "hand-0", None) == {None: sum(own.values())}
    assert zone(match, "illnesses-0", 1) == zone(match, "illnesses-0", 0)


def test_the_fever_of_a_neighbour() -> None:
    match = table(
        ["linden-blossom", "centaury"],
        [],
        uncured=[[], ["fever"]],
        pile=["mint", "nettle", "burn"],
    )
    play(match, "cure fever")
    assert match.scores().totals == (2, 0)
    assert zone(match, "hand-0") == {"mint": 1, "nettle": 1}


def test_a_charm_cures_even_the_plague_and_draws_one_card() -> None:
    match = table(["charm-plague"], [], uncured=[[], ["plague"]], pile=["mint", "nettle"])
    play(match, "charm plague")
    assert match.scores().totals == (5, 0)
    assert zone(match, "hand-0") == {"mint": 1}


def test_herbs_and_charm_against_the_same_illness_are_two_moves() -> None:
    match = table(["nettle", "charm-nosebleed"], [], uncured=[["nosebleed"]], pile=9)
    assert texts(match) == ["charm nosebleed", "cure nosebleed", "pass"]


def test_what_is_not_laid_out_cannot_be_cured() -> None:
    match = table(["nettle", "charm-fever"], [], cured=[["nosebleed"]], pile=9)
    assert reason(match, "cure nosebleed") == ("cured-already", "cure")
    assert reason(match, "cure fever") == ("not-laid-out", "cure")
    assert reason(match, "charm fever") == ("not-laid-out", "cure")
    assert reason(match, "charm plague") == ("no-such-charm", "charm")


def test_the_table_says_what_can_be_cured_and_what_is_one_herb_away() -> None:
    match = table(
        ["nettle", "charm-fever"], ["eyebright"], uncured=[["nosebleed", "lumbago"], ["fever"]]
    )
    assert marks(match, "illness:nosebleed") == ["class-light", "held", "ready"]
    assert sorted(marks(match, "illness:lumbago")) == ["class-medium", "held", "near", "wanted"]
    assert marks(match, "illness:fever") == ["class-medium", "wanted", "wanted", "charm"]
    assert marks(match, "illness:nosebleed", 1) == ["class-light", "wanted", "near"]
    assert marks(match, "illness:nosebleed", None) == ["class-light", "wanted"]
    assert marks(match, "hand-0:charm-fever") == ["ready"]


def test_a_hand_is_sorted_by_the_rarity_of_its_herbs_with_charms_last() -> None:
    match = table(["charm-fever", "fern-flower", "melilot", "yarrow", "mint", "mint"], [], pile=9)
    hand = next(zone for zone in match.view(0)["zones"] if zone["id"] == "hand-0")
    assert [piece["face"] for piece in hand["pieces"]] == [
        *("mint", "yarrow", "melilot", "fern-flower", "charm-fever"),
    ]


def test_a_card_laid_down_can_be_taken_back_until_the_choice_is_complete() -> None:
    match = table(["mint", "nettle"], ["yarrow", "melilot"], pile=9)
    play(match, "offer seat-1 2", "accept", "give herb yarrow")
    match.undo()
    play(match, "give herb melilot", "give herb yarrow")
    assert not match.can_undo


def test_answers_and_offers_are_spoken_and_cannot_be_taken_back() -> None:
    match = table(["mint"], ["yarrow"], pile=9)
    for move in ("offer seat-1 1", "refuse"):
        play(match, move)
        assert not match.can_undo


def test_the_offer_is_put_to_the_partner_in_the_prompt_and_on_the_seat() -> None:
    match = table(["mint"], ["yarrow"], pile=9)
    play(match, "offer seat-1 1")
    assert match.view(1)["prompt"]["key"] == "znakhar-prompt-offered"
    assert match.view(0)["prompt"]["key"] == "znakhar-prompt-wait"
    assert [move["on"] for move in match.view(1)["moves"]] == [None, None]
    assert "exchange" in [mark["icon"] for mark in match.view(1)["seats"][0]["marks"]]


@pytest.mark.parametrize("seats", range(2, 9))
def test_all_scores_together_are_55_less_twice_what_nobody_cured(seats: int) -> None:
    """Each of the 25 illnesses is on the table when the pile is out (components, scoring)."""
    for seed in range(40):
        *_, last = states("znakhar", seats, seed)
        uncured = sum(CARDS.points(left) for left in last.uncured)  # type: ignore[attr-defined]
        assert sum(last.totals()) == 55 - 2 * uncured


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_pile_never_grows_and_each_turn_takes_a_card_until_the_last_ones(seats: int) -> None:
    """So the game ends within as many turns as there are cards and players (K13, K21)."""
    for seed in range(10):
        pile, turns = 90 - 10 * seats, 0
        match = rules.new_match("znakhar", seats=seats, seed=seed)
        dice = Dice(seed)
        while not match.over:
            move = dice.choice(match.legal_moves())
            match.play(move)
            left = match.state.left  # type: ignore[attr-defined]
            if move.verb in ("cure", "charm", "pass"):
                turns += 1
                assert left < pile or left == 0
            assert left <= pile
            pile = left
        assert turns <= 90 - 10 * seats + seats


@pytest.mark.parametrize("seed", range(30))
def test_hands_are_packed_and_unpacked_without_loss(seed: int) -> None:
    """Any part of the deck, as one integer, gives the same cards again."""
    dice = Dice(seed)
    deck = [card for card in CARDS.deck if HELD[card]]
    dice.shuffle(deck)
    cards = sorted(deck[: dice.below(len(deck))])
    hand = sum(HELD[card] for card in cards)
    assert sorted(cards_of(hand)) == cards
    assert size(hand) == len(cards)
    assert sorted(cards_of(kinds(hand))) == sorted(set(cards))
