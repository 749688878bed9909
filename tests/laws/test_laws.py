"""Laws that hold for every game, at every number of seats, with every option.

They are stated once; a game that appears in the registry is under them at once.
"""

from __future__ import annotations

import json
import os
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.dice import Dice
from pygame_rules.errors import IllegalMove
from pygame_rules.registry import find

from .tables import GAMES, TABLES, a_few, deal, random_match, states

STEPS = 24  # that a computer player thinks in a law
RANDOM_GAMES = int(os.environ.get("PHYSIC_GARDEN_GAMES", "1000"))

every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", GAMES)
seeds = st.integers(min_value=0, max_value=2**32)
some = settings(max_examples=12, deadline=None)


@every_table
def test_random_games_end_lose_nothing_and_never_come_back(game: str, seats: int) -> None:
    """Every random game has moves until it ends, for a declared reason and within its bound;
    components are conserved after every move and no position comes twice."""
    meta = find(game).meta
    dice = Dice(seats)
    endings: dict[str, int] = {}
    for _ in range(RANDOM_GAMES):
        state = deal(find(game), seats, dice)
        census, seen, moves = state.census(), {state.key()}, 0
        while state.turn is not None:
            assert 0 <= state.turn < seats
            assert state.ending is None
            legal = state.legal_moves()
            state.play(dice.choice(legal))
            moves += 1
            assert state.census() == census
            key = state.key()
            assert key not in seen
            seen.add(key)
        assert state.legal_moves() == ()
        refused = state.refusal(next(iter(find(game).state.CATALOGUE.values())))
        assert refused is not None
        assert refused.code == "rules-game-over"
        assert state.ending in meta.endings
        assert moves <= meta.longest
        endings[state.ending] = endings.get(state.ending, 0) + 1
    print(f"{game}, {seats} seats: {RANDOM_GAMES} games, endings {endings}")


@every_table
@some
@given(seed=seeds)
def test_legal_moves_are_sorted_unique_and_catalogued(game: str, seats: int, seed: int) -> None:
    """The legal moves are moves of the catalogue, each once, in the order of their texts."""
    catalogue = find(game).state.CATALOGUE
    for state in states(game, seats, seed):
        texts = [str(move) for move in state.legal_moves()]
        assert texts == sorted(set(texts))
        assert all(
            catalogue[text] is move for text, move in zip(texts, state.legal_moves(), strict=True)
        )


@every_game
def test_every_text_round_trips(game: str) -> None:
    """A move's text finds that move again, and its words are slugs."""
    for text, move in find(game).state.CATALOGUE.items():
        assert str(move) == text
        assert find(game).state.CATALOGUE.find(text) is move
        assert eval(repr(move), {"Move": rules.Move}) == move
        assert all(
            word.replace("-", "").isalnum() and word.islower()
            for word in text.split(" ")
            if not word.isdigit()
        )


@every_table
@some
@given(seed=seeds)
def test_a_move_is_refused_exactly_when_it_is_not_legal(game: str, seats: int, seed: int) -> None:
    """``refusal`` and ``play`` agree with the legal list on every move of the catalogue; a
    refused move changes nothing."""
    dice = Dice(seed)
    every = list(find(game).state.CATALOGUE.values())
    for state in a_few(states(game, seats, seed), seed):
        legal = set(state.legal_moves())
        key = state.key()
        for move in every if len(every) < 100 else [dice.choice(every) for _ in range(100)]:
            refused = state.refusal(move)
            assert (refused is None) == (move in legal)
            if refused is not None:
                with pytest.raises(IllegalMove) as caught:
                    state.play(move)
                assert str(caught.value) == str(refused)
                assert refused.rule
                assert state.key() == key


@every_table
@some
@given(seed=seeds)
def test_copies_share_nothing_that_changes(game: str, seats: int, seed: int) -> None:
    """All earlier states of a game are still what they were when it is over."""
    played = [(state, state.key()) for state in states(game, seats, seed)]
    for state, key in played:
        assert state.key() == key
        assert state.copy().key() == key


@every_table
@some
@given(seed=seeds)
def test_totals_are_the_sums_of_their_lines(game: str, seats: int, seed: int) -> None:
    """The totals of the law, of the score sheets and of their lines agree; somebody leads."""
    for state in a_few(states(game, seats, seed), seed):
        scores = state.scores()
        assert list(scores.totals) == state.totals()
        assert [sum(line.points for line in scores.sheet(seat)) for seat in range(seats)] == list(
            scores.totals
        )
        assert scores.winners
        assert set(scores.winners) <= set(range(seats))


@every_table
@some
@given(seed=seeds, most=st.integers(min_value=0, max_value=60))
def test_a_record_gives_the_match_again(game: str, seats: int, seed: int, most: int) -> None:
    """record → JSON → load gives an equal match, whatever else the record carries."""
    match = random_match(game, seats, seed, most)
    record = json.loads(json.dumps({**match.record(), "note": "rain", "x-host": {"a": [1]}}))
    again = rules.load(record)
    assert again.state.digest() == match.state.digest()
    assert again.record() == record
    assert again.legal_moves() == match.legal_moves()
    assert again == rules.load(again.record())


@every_table
@some
@given(seed=seeds)
def test_undo_goes_back_to_the_last_reveal_and_redo_forth_again(
    game: str, seats: int, seed: int
) -> None:
    """Undo leads through the very states that were played, never past a reveal; redo undoes it."""
    dice = Dice(seed)
    match = random_match(game, seats, seed, most=dice.below(80))
    digests = [match.state.digest()]
    while match.can_undo:
        match.undo()
        digests.append(match.state.digest())
    with pytest.raises(IllegalMove):
        match.undo()
    for digest in reversed(digests[:-1]):
        match.redo()
        assert match.state.digest() == digest
    with pytest.raises(IllegalMove):
        match.redo()


@every_table
@some
@given(seed=seeds)
def test_what_was_unknown_before_a_reveal_is_all_that_it_shows(
    game: str, seats: int, seed: int
) -> None:
    """A move that reveals nothing leads, from any imagined state, to the same view for its seat."""
    dice = Dice(seed)
    view = find(game).view
    for before, after in a_few(pairwise(states(game, seats, seed)), seed):
        mover = before.turn
        assert mover is not None
        for move in before.legal_moves()[:3]:
            real, imagined = before.copy(), before.imagine(mover, dice)
            if not real.play(move):
                imagined.play(move)
                assert view.draw(imagined, mover) == view.draw(real, mover)
        assert after.seats == seats


@every_table
@some
@given(seed=seeds)
def test_a_seat_learns_nothing_from_what_it_cannot_see(game: str, seats: int, seed: int) -> None:
    """Dealing the unseen anew changes neither a seat's view nor its moves; components stay; and
    what is imagined depends on nothing but the seat's knowledge and the dice."""
    view = find(game).view
    for state in a_few(states(game, seats, seed), seed):
        for seat in [None, *range(seats)]:
            imagined = state.imagine(seat, Dice(seed))
            assert view.draw(imagined, seat) == view.draw(state, seat)
            assert imagined.census() == state.census()
            assert imagined.turn == state.turn
            again = state.imagine(seat, Dice(seed + 1)).imagine(seat, Dice(seed))
            assert again.key() == imagined.key()
            if seat is not None and seat == state.turn:
                assert imagined.legal_moves() == state.legal_moves()
                for move in state.legal_moves():
                    assert view.describe(imagined, move) == view.describe(state, move)


@every_table
@settings(max_examples=3, deadline=None)
@given(seed=seeds, most=st.integers(min_value=0, max_value=60))
def test_a_computer_player_chooses_by_what_its_seat_knows(
    game: str, seats: int, seed: int, most: int
) -> None:
    """For a fixed seed a player's choice is the same whatever lies where its seat cannot see."""
    state = random_match(game, seats, seed, most).state
    if state.turn is None:
        return
    for player in bots.PLAYERS:
        chosen = bots.choose(player, state, state.turn, Dice(seed), STEPS)
        assert chosen in state.legal_moves()
        for other in range(3):
            redealt = state.imagine(state.turn, Dice(other))
            assert bots.choose(player, redealt, state.turn, Dice(seed), STEPS) == chosen


def _outcomes(state, moves_of, left: list[int]):
    """The positions in which the turn's plans end: another decides, or something is revealed."""
    found: dict[object, int] = {}
    stack = [state]
    while stack:
        here = stack.pop()
        for move in moves_of(here):
            left[0] -= 1
            if left[0] < 0:
                return None
            after = here.copy()
            if after.play(move) or after.turn != state.turn:
                found[after.key()] = found.get(after.key(), 0) + 1
            else:
                stack.append(after)
    return found


@every_table
def test_search_moves_reach_everything_and_no_order_twice(game: str, seats: int) -> None:
    """From an imagined state ``search_moves`` reach every outcome of a turn, and a game that
    takes cards in any order has none reached twice by the same cards."""
    compared = 0
    for seed in range(12):
        for state in a_few(states(game, seats, seed), seed):
            if state.turn is None:
                continue
            root = state.imagine(state.turn, Dice(seed))
            every = _outcomes(root, lambda here: here.legal_moves(), [1000])
            if every is None:
                continue
            searched = _outcomes(root, lambda here: here.search_moves(), [1000])
            assert searched is not None
            assert searched.keys() == every.keys()
            compared += 1
    assert compared
    print(f"{game}, {seats} seats: {compared} turns compared")
