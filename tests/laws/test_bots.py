"""Laws of computer players: fair by construction, the same in slices, and with reasons that exist."""

from __future__ import annotations

import gc
from types import FunctionType, MethodType, ModuleType
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.bots.advice import Decision, Hint, Review
from pygame_rules.bots.knowledge import knowledge_of
from pygame_rules.dice import Dice

from .tables import LANGUAGES, random_match
from .test_laws import every_table, seeds
from .test_texts import ALL, texts_in

STEPS = 24
few = settings(max_examples=2, deadline=None)
length = st.integers(min_value=0, max_value=60)


def reachable(root: Any) -> list[Any]:
    """All objects that can be reached from one, apart from modules, classes and globals."""
    seen, stack = {id(root): root}, [root]
    while stack:
        here = stack.pop()
        if isinstance(here, (ModuleType, type)):
            continue
        if isinstance(here, FunctionType):
            onward: list[Any] = [cell.cell_contents for cell in here.__closure__ or ()]
        elif isinstance(here, MethodType):
            onward = [here.__self__]
        else:
            onward = gc.get_referents(here)
        for other in onward:
            if id(other) not in seen:
                seen[id(other)] = other
                stack.append(other)
    return list(seen.values())


@every_table
@few
@given(seed=seeds, most=length)
def test_a_thought_holds_neither_the_match_nor_its_state(
    game: str, seats: int, seed: int, most: int
) -> None:
    """Whatever a player can get hold of, the match and its true state are not among it."""
    match = random_match(game, seats, seed, most)
    if match.turn is None:
        return
    state = match.state
    for player in bots.PLAYERS:
        thought = bots.begin(player, state, match.turn, Dice(seed))
        thought.think(STEPS)
        held = reachable(thought)
        assert not any(isinstance(thing, rules.Match) for thing in held)
        assert all(thing is not state for thing in held)


@every_table
@few
@given(seed=seeds, most=length, cut=st.integers(min_value=1, max_value=STEPS - 1))
def test_slices_choose_as_the_whole_does(
    game: str, seats: int, seed: int, most: int, cut: int
) -> None:
    """The same steps in slices, or in another order of nothing else, give the same opinions."""
    state = random_match(game, seats, seed, most).state
    if state.turn is None:
        return
    for player in bots.OPPONENTS:
        whole = bots.begin(player, state, state.turn, Dice(seed))
        whole.think(STEPS)
        sliced = bots.begin(player, state, state.turn, Dice(seed))
        sliced.think(cut)
        sliced.think(STEPS - cut)
        assert [(one.move, one.points, one.tries) for one in whole.opinions()] == [
            (one.move, one.points, one.tries) for one in sliced.opinions()
        ]


@every_table
@few
@given(seed=seeds, most=length)
def test_what_is_considered_can_be_played(game: str, seats: int, seed: int, most: int) -> None:
    """The moves worth a thought are legal, and there are always some; judging gives
    every seat a lead and leaves the state that is asked about alone."""
    state = random_match(game, seats, seed, most).state
    known = knowledge_of(state)
    assert len(known.sides(seats)) == seats
    for _ in range(12):
        if state.turn is None:
            break
        moves = known.choices(state)
        assert moves
        assert set(moves) <= set(state.legal_moves())
        key = state.key()
        assert len(known.after(state, moves[0])) == seats
        assert state.key() == key
        if known.consider(state):
            assert known.prefer(state, Dice(seed)) in moves
        state.play(moves[seed % len(moves)])
    assert len(known.margins(state)) == seats


@every_table
@few
@given(seed=seeds, most=length)
def test_hints_say_why_in_every_language(game: str, seats: int, seed: int, most: int) -> None:
    """A hint names legal moves, the best first, with reasons that can be said, and it is the same
    whatever lies where the seat cannot see."""
    state = random_match(game, seats, seed, most).state
    if state.turn is None:
        return
    hint = Hint(state, state.turn, Dice(seed))
    hint.think(STEPS)
    told = hint.told()
    assert 1 <= len(told) <= 3
    assert {one["move"] for one in told} <= {move.text for move in state.legal_moves()}
    assert told[0]["behind"] == 0
    for key, arguments in texts_in(told):
        for language in LANGUAGES:
            assert key in ALL[language], f"{language}: {key}"
        assert arguments is not None
    again = Hint(state.imagine(state.turn, Dice(seed + 1)), state.turn, Dice(seed))
    again.think(STEPS)
    assert again.told() == told


@every_table
def test_every_legal_move_has_reasons_without_secrets(game: str, seats: int) -> None:
    """The reasons for a move are the same in any two deals that its seat cannot tell apart."""
    match = random_match(game, seats, seats)
    for number in range(0, len(match.moves), 1 + len(match.moves) // 40):
        state = match.at(number).state
        assert state.turn is not None
        known = knowledge_of(state)
        for move in state.legal_moves()[:6]:
            said = []
            for deal in (1, 2):
                before = state.imagine(state.turn, Dice(deal))
                after = before.copy()
                after.play(move)
                texts = known.reasons(before, move, after, state.turn)
                said.append([text.as_json() for text in texts])
            assert said[0] == said[1]
            assert all(key in ALL["en"] for key, _ in texts_in(said))


@every_table
def test_a_review_finds_what_cost_most(game: str, seats: int) -> None:
    """A review looks at each decision of a seat, in slices, and tells the dearest first."""
    match = random_match(game, seats, 1)
    decisions = [
        Decision(number, match.at(number).state, move)
        for number, move in enumerate(match.moves[:40])
        if match.at(number).state.turn == 0
    ]
    review = Review(decisions, 0, 10, lambda state, move: move.text)
    while review.done < review.usual:
        review.think(7)
    told = review.told()
    assert len(told) <= 3
    assert [one["cost"] for one in told] == sorted((one["cost"] for one in told), reverse=True)
    for one in told:
        assert match.moves[one["number"]].text == one["played"] != one["better"]
