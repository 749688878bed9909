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


class Run:
    """Random games, each from its state to the third scoring, and what they met on the way."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.lengths: list[int] = []
        self.offered: list[int] = []
        self.met = dict.fromkeys(("cards shuffled", "orders shuffled", "new hand", "bag empty"), 0)

    def play(self, game: Botanists) -> None:
        """Every state has a move; in every third game whoever can be busy is."""
        eager = len(self.lengths) % 3 == 0
        number = 0
        seen = set()
        while game.turn is not None:
            if not any(game.bag):
                seen.add("bag empty")
            legal = game.legal_moves()
            assert legal
            self.offered.append(len(legal))
            move = busy(list(legal), self.dice, eager)
            if move.verb == "redraw":
                seen.add("new hand")
            orders = game.order_discard
            game.play(move)
            number += 1
            if len(game.piles) > 1:
                seen.add("cards shuffled")
            if orders and not game.order_discard:
                seen.add("orders shuffled")
        assert game.ending == "third-scoring"
        self.lengths.append(number)
        for name in seen:
            self.met[name] += 1

    def report(self, name: str) -> None:
        moves = sum(self.lengths)
        print(
            f"{name}: {len(self.lengths)} games of {moves / len(self.lengths):.0f} moves "
            f"(longest {max(self.lengths)}), legal moves {sum(self.offered) / moves:.1f} "
            f"on average, {max(self.offered)} at most; games that met: {self.met}"
        )


@pytest.mark.parametrize("seats", META.seats)
def test_random_games_never_come_to_a_dead_end(seats: int) -> None:
    run = Run(seats)
    for _ in range(GAMES):
        run.play(deal(seats, DEFAULTS, Dice(run.dice.bits())))
    assert max(run.lengths) <= META.longest
    run.report(f"{seats} seats")


def test_what_random_games_seldom_meet_is_met_here() -> None:
    """An empty bag, both decks shuffled and a hand that cannot be played, then on to the end."""
    unplayable = third_turn(hand=["t01-1", "t13-1"], pawn="e5", other_pawn="c3")
    assert texts(unplayable) == ["redraw"]
    open_orders = ["blue-green", "red-red", "blue-blue"]
    short = third_turn(open=open_orders, **{"market-deck": ["t02-1", "t03-1"], "order-deck": []})
    assert state(short).market_left == state(short).order_left == 0
    run = Run(7)
    for match in (dry(), unplayable, short) * (1 + GAMES // 100):
        run.play(state(match))
    assert all(run.met.values())
    run.report("set-ups")


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
