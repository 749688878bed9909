"""What a seat remembers of exchanges is kept in every deal that it imagines."""

from __future__ import annotations

from collections import Counter

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice
from pygame_rules.games.znakhar.components import CARD_KINDS, cards_of, kinds, size
from pygame_rules.games.znakhar.memory import EFFORT, _Seen, _Trail, _unseen, _whereabouts
from pygame_rules.games.znakhar.state import Znakhar
from tests.laws.tables import states

from .table import play, table

DEALS = range(40)


def hands(match: rules.Match, seat: int | None, deal: int) -> list[Counter[str]]:
    """The hands in a deal that a seat imagines."""
    state = match.state.imagine(seat, Dice(deal))
    assert isinstance(state, Znakhar)
    return [Counter(state.cards.slugs[card] for card in cards_of(hand)) for hand in state.hands]


def exchanged() -> rules.Match:
    """Seat 0 has given the only Fern Flower to seat 1 for a Nettle."""
    match = table(
        ["fern-flower", "mint", "yarrow"],
        ["nettle", "melilot"],
        ["eyebright", "valerian"],
        pile=30,
    )
    return play(match, "offer seat-1 1", "accept", "give herb nettle", "give herb fern-flower")


def test_a_card_given_is_where_it_went() -> None:
    match = exchanged()
    for deal in DEALS:
        assert hands(match, 0, deal)[1]["fern-flower"] == 1


def test_a_card_received_tells_the_giver_the_same() -> None:
    match = exchanged()
    for deal in DEALS:
        assert hands(match, 1, deal)[0]["nettle"] >= 1


def test_others_do_not_know_what_was_exchanged() -> None:
    match = exchanged()
    for seat in (2, None):
        assert len({hands(match, seat, deal)[1]["fern-flower"] for deal in DEALS}) == 2


def test_a_card_that_was_shown_is_in_no_hand_any_more() -> None:
    match = table(["nettle"], ["mint"], uncured=[["nosebleed"]], pile=30)
    play(match, "offer seat-1 1", "accept", "give herb mint", "give herb nettle", "pass")
    for deal in DEALS:
        assert hands(match, 0, deal)[1]["nettle"] >= 1
    play(match, "cure nosebleed")
    assert {hands(match, 0, deal)[1]["nettle"] >= 1 for deal in DEALS} == {False, True}


def test_a_card_given_on_may_be_with_either_and_nowhere_else() -> None:
    match = exchanged()
    play(match, "pass")
    play(match, "offer seat-2 1", "accept", "give herb eyebright", "give herb melilot")
    places: Counter[str] = Counter()
    for deal in DEALS:
        held = hands(match, 0, deal)
        assert held[1]["fern-flower"] + held[2]["fern-flower"] == 1
        places["partner" if held[1]["fern-flower"] else "other"] += 1
    assert places["partner"]
    assert places["other"]
    for deal in DEALS:
        assert hands(match, 1, deal)[1]["fern-flower"] == 1
        assert hands(match, 1, deal)[2]["melilot"] >= 1
        assert hands(match, 2, deal)[1]["eyebright"] >= 1


def test_no_more_cards_are_given_on_than_were_exchanged() -> None:
    match = table(
        ["fern-flower", "burst-herb", "adams-head"],
        ["nettle", "mint", "yarrow"],
        ["eyebright", "valerian", "melilot"],
        pile=30,
    )
    play(match, "offer seat-1 3", "accept", *["give herb nettle", "give herb mint"])
    play(match, "give herb yarrow", "give herb fern-flower", "give herb burst-herb")
    play(match, "give herb adams-head", "pass")
    play(match, "offer seat-2 1", "accept", "give herb melilot", "give herb burst-herb")
    secret = ("fern-flower", "burst-herb", "adams-head")
    for deal in DEALS:
        held = hands(match, 0, deal)
        assert sum(held[1][herb] for herb in secret) == 2
        assert sum(held[2][herb] for herb in secret) == 1


def test_who_shows_a_card_that_was_given_on_must_have_got_it() -> None:
    match = table(
        ["fern-flower", "mint"],
        ["nettle", "yarrow"],
        ["elecampane", "pheasants-eye", "burst-herb", "melilot", "yarrow"],
        uncured=[["plague"]],
        pile=30,
    )
    play(match, "offer seat-1 1", "accept", "give herb nettle", "give herb fern-flower", "pass")
    play(match, "offer seat-2 1", "accept", "give herb melilot", "give herb fern-flower", "pass")
    assert {hands(match, 0, deal)[2]["fern-flower"] for deal in DEALS} == {0, 1}
    play(match, "cure plague")
    for deal in DEALS:
        held = hands(match, 0, deal)
        assert held[1]["fern-flower"] == held[2]["fern-flower"] == 0


def test_cards_laid_down_are_imagined_too() -> None:
    match = table(["mint"], ["nettle", "yarrow", "melilot"], pile=30)
    play(match, "offer seat-1 1", "accept", "give herb nettle")
    laid = set()
    for deal in DEALS:
        state = match.state.imagine(0, Dice(deal))
        assert isinstance(state, Znakhar)
        (card,) = cards_of(state.laid[0])
        laid.add(card)
        assert len(cards_of(state.hands[1])) == 2
    assert len(laid) > 5


Trails = list[tuple[bool, int]]


@pytest.fixture
def trails(monkeypatch: pytest.MonkeyPatch) -> Trails:
    """Of each kind of card that is followed: whether it was found, and the dead ends on the way."""
    followed: Trails = []
    settle = _Trail.settle

    def noted(trail: _Trail, seats: int) -> list[int] | None:
        held = settle(trail, seats)
        followed.append((held is not None, len(trail.dead)))
        return held

    monkeypatch.setattr(_Trail, "settle", noted)
    return followed


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_a_course_of_events_is_always_found(seats: int, trails: Trails) -> None:
    """Even where random players exchange all the time: what truly happened is one."""
    for number, state in enumerate(states("znakhar", seats, seats)):
        if number % 10 == 0:
            assert isinstance(state, Znakhar)
            for seat in range(seats):
                trails.clear()
                state.imagine(seat, Dice(number))
                given = 0
                for event in state.events():
                    given |= kinds(_Seen(event, seat).gave)
                last = trails[len(trails) - size(given) :]
                assert all(found for found, _ in last)


def test_what_is_too_entangled_is_given_up_in_time(trails: Trails) -> None:
    """Where everybody gives away as many cards as they can in every turn; the rest is still known."""
    match = rules.new_match("znakhar", seats=3, seed=0)
    dice = Dice(0)
    exchange = ("accept", "give", *(f"offer seat-{seat} 3" for seat in range(3)))
    while not match.over:
        moves = match.legal_moves()
        match.play(
            dice.choice(
                [move for move in moves if str(move).startswith(exchange)]
                or [move for move in moves if move.verb == "pass"]
                or moves
            )
        )
    given_up = 0
    for step in range(300, len(match.moves), 40):
        state = match.at(step).state
        assert isinstance(state, Znakhar)
        for seat in range(3):
            trails.clear()
            known = _whereabouts(state, seat, _unseen(state, seat), Dice(0))
            tried = len(trails) + sum(dead for _, dead in trails)
            assert tried < EFFORT + CARD_KINDS
            given_up += tried >= EFFORT
            assert sum(map(size, known)) > 0
    assert given_up > 0
