"""Whole random games, and what they meet."""

from __future__ import annotations

import os
import sys

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice
from pygame_rules.games.botanists.meta import META
from pygame_rules.games.botanists.state import Botanists, deal
from pygame_rules.games.botanists.table import CARD, TURN

from .table import dry, play, side, state, table, texts, third_turn

IN_A_BROWSERS_PYTHON = sys.platform == "emscripten"  # slower, and the law is the same
GAMES = int(
    os.environ.get("PHYSIC_GARDEN_BOTANISTS_GAMES", "100" if IN_A_BROWSERS_PYTHON else "2000")
)
DEFAULTS = {option.name: option.default for option in META.options}


BUSY = ("tend", "draw", "replace", "renew", "reserve", "fulfil")


def busy(moves: list, dice: Dice, eager: bool = False):
    """A random move; every other time one that tends or turns over cards, if there is one."""
    wanted = [move for move in moves if move.verb in BUSY]
    return dice.choice(wanted if wanted and (eager or dice.below(2)) else moves)


@pytest.mark.parametrize("seats", META.seats)
def test_random_games_never_come_to_a_dead_end(seats: int) -> None:
    """Every state has a move until the third scoring. Counts what the supply rules met."""
    met = dict.fromkeys(("cards shuffled", "orders shuffled", "new hand", "bag empty"), 0)
    moves = longest = offered = most = 0
    dice = Dice(seats)
    for played in range(GAMES):
        game: Botanists = deal(seats, DEFAULTS, Dice(dice.bits()))
        number = 0
        seen = set()
        while game.turn is not None:
            legal = game.legal_moves()
            assert legal
            offered += len(legal)
            most = max(most, len(legal))
            move = busy(list(legal), dice, eager=played % 3 == 0)
            if move.verb == "redraw":
                seen.add("new hand")
            orders = game.order_discard
            game.play(move)
            number += 1
            if len(game.piles) > 1:
                seen.add("cards shuffled")
            if orders and not game.order_discard:
                seen.add("orders shuffled")
            if not any(game.bag):
                seen.add("bag empty")
        moves += number
        longest = max(longest, number)
        assert game.ending == "third-scoring"
        for name in seen:
            met[name] += 1
    assert longest <= META.longest
    print(
        f"{seats} seats: {GAMES} games of {moves / GAMES:.0f} moves (longest {longest}), "
        f"legal moves {offered / moves:.1f} on average, {most} at most; games that met: {met}"
    )


def test_what_random_games_seldom_meet_is_met_here() -> None:
    """An empty bag, both decks shuffled and a hand that cannot be played, then on to the end."""
    empty = dry()
    assert not any(state(empty).bag)
    unplayable = third_turn(hand=["t01-1", "t13-1"], pawn="e5", other_pawn="c3")
    assert texts(unplayable) == ["redraw"]
    short = third_turn(**{"market-deck": ["t02-1", "t03-1"], "order-deck": []})
    assert state(short).market_left == 0
    for match in (empty, unplayable, short):
        dice = Dice(7)
        while not match.over:
            match.play(dice.choice(match.legal_moves()))
        assert match.ending == "third-scoring"


def test_hoarders_leave_the_bag_enough_until_the_last_round() -> None:
    """Players who collect all they can and never deliver: the market is full at every turn's
    start of somebody without leftovers, so that there is always a tile to step on."""
    for seed in range(20):
        game = deal(4, DEFAULTS, Dice(seed))
        while game.turn is not None:
            legal = game.legal_moves()
            keep = [move for move in legal if move.verb in ("keep", "go", "play")]
            end = [move for move in legal if move.verb in ("end", "skip")]
            game.play((keep or end or list(legal))[-1])
            if game.phase == TURN and game.turn is not None and not game.leftovers[game.turn]:
                assert not game.empty


# what is imagined is consistent with all that was seen


def hands_seen(game: Botanists, seat: int) -> list[int]:
    """How many cards of each shuffle every other hand holds: all may know that."""
    return [
        sum(pile >> card & 1 for card in hand)
        for pile in game.piles
        for other, hand in enumerate(game.hands)
        if other != seat
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_deal_is_consistent_with_what_was_seen(seats: int) -> None:
    """Discards and the own hand stay; a card stays with the shuffle that last mixed it; whoever
    has just moved holds a card that fits. Every unseen card can turn up in another hand."""
    dice = Dice(seats)
    for seed in range(6):
        game = deal(seats, DEFAULTS, Dice(seed))
        while game.turn is not None:
            for seat in range(seats):
                other = game.imagine(seat, dice)
                assert other.hands[seat] == game.hands[seat]
                assert other.market_discard == game.market_discard
                assert [len(hand) for hand in other.hands] == [len(hand) for hand in game.hands]
                assert hands_seen(other, seat) == hands_seen(game, seat)
                assert other.census() == game.census()
                assert other.legal_moves()
                if game.phase == CARD and game.turn != seat:
                    assert all(move.verb == "play" for move in other.legal_moves())
            game.play(busy(list(game.legal_moves()), dice))
    fresh = deal(seats, DEFAULTS, Dice(1))
    imagined: set[int] = set()
    for number in range(400):
        imagined.update(fresh.imagine(0, Dice(number)).hands[1])
    assert imagined == set(range(76)) - set(fresh.hands[0])


def test_after_a_shuffle_the_cards_held_before_are_known() -> None:
    """With two players, what is neither discarded nor in the own hand is in the other's."""
    match = third_turn(**{"market-deck": ["t02-1", "t03-1"]})
    play(match, "go c3", "play t05-1", "plant blue face-up", "end")
    now = state(match)
    assert now.piles[0].bit_count() == 3  # one kept by the first player, two held by the second
    for seed in range(20):
        assert now.imagine(0, Dice(seed)).hands[1] == now.hands[1]


def test_the_dice_are_cast_anew_in_an_imagined_deal() -> None:
    now = state(table(side(), side()))
    assert now.imagine(0, Dice(1)).dice.state != now.dice.state
    assert now.imagine(0, Dice(1)).dice.state != now.imagine(0, Dice(2)).dice.state


def test_a_solo_player_sees_the_whole_hand() -> None:
    now = state(rules.new_match("botanists", seats=1, seed=1))
    for seat in (0, None):
        assert now.imagine(seat, Dice(3)).hands == now.hands
    assert not now.secret(0)
