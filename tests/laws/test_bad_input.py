"""Whatever is passed in: a typed refusal or success, and nothing changed by a refusal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_rules as rules
from pygame_rules.bridge import METHODS, Bridge
from pygame_rules.dice import Dice
from pygame_rules.registry import find

from .tables import GAMES, random_match

every_game = pytest.mark.parametrize("game", GAMES)
much = settings(max_examples=150, deadline=None)
seeds = st.integers(min_value=0, max_value=2**32)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4)
    ),
    max_leaves=20,
)


def garble(value: Any, dice: Dice, junk: Any) -> Any:
    """The value with one place in it replaced, removed or doubled."""
    if isinstance(value, dict) and value and dice.below(4):
        name = dice.choice(sorted(value))
        if dice.below(6) == 0:
            return {key: item for key, item in value.items() if key != name}
        return {**value, name: garble(value[name], dice, junk)}
    if isinstance(value, list) and value and dice.below(4):
        place = dice.below(len(value))
        if dice.below(3) == 0:
            return value[:place] + value[place + 1 :] + dice.choice([[], [value[place]] * 2])
        return [*value[:place], garble(value[place], dice, junk), *value[place + 1 :]]
    return junk


@every_game
@much
@given(text=st.text(max_size=60), seed=seeds)
def test_garbled_moves_change_nothing(game: str, text: str, seed: int) -> None:
    """A text that is not legal raises `BadNotation` or `IllegalMove` and leaves the match alone."""
    match = random_match(game, find(game).meta.seats[-1], seed, most=seed % 30)
    legal = [str(move) for move in match.legal_moves()]
    near = legal[seed % len(legal)] if legal else "draw"
    before = match.record(), match.state.digest()
    for tried in (text, near + text, text + near, near.upper() + "!", near[:-1]):
        if tried not in legal:
            with pytest.raises((rules.BadNotation, rules.IllegalMove)):
                match.play(tried)
    assert (match.record(), match.state.digest()) == before


@every_game
@much
@given(seed=seeds, junk=json_values)
def test_garbled_records_load_or_are_refused(game: str, seed: int, junk: Any) -> None:
    """A record with one place changed gives a match or a `BadRecord`, never anything else."""
    seats = find(game).meta.seats
    match = random_match(game, seats[seed % len(seats)], seed, most=seed % 40)
    try:
        loaded = rules.load(garble(match.record(), Dice(seed), junk))
    except rules.BadRecord:
        pass
    else:
        assert loaded.view(loaded.turn)


@every_game
@much
@given(seed=seeds, junk=json_values)
def test_garbled_positions_and_tableaux_are_refused_in_kind(
    game: str, seed: int, junk: Any
) -> None:
    """Whatever stands in a set-up or a tableau: a result, or the error of its kind."""
    shape = {"seats": [{}] * (1 + seed % 5), "options": {}, "seed": 1}
    for value in (junk, garble(shape, Dice(seed), junk), {"seats": junk}, {"seats": [junk]}):
        try:
            match = rules.position(game, value)
        except rules.BadPosition:
            pass
        else:
            assert match.legal_moves() or match.over
        try:
            scores = rules.score(game, value)
        except rules.BadTableau:
            pass
        else:
            assert len(scores.totals) >= 1


@much
@given(text=st.text(max_size=80), method=st.sampled_from(sorted(METHODS)), junk=json_values)
def test_the_bridge_answers_everything(text: str, method: str, junk: Any) -> None:
    """Any text, any method with any parameters: one JSON answer, a result or a refusal."""
    bridge = Bridge()
    bridge.new_match(GAMES[0], seed=1)
    params = {"match": 1, "move": junk, "seat": junk, "game": GAMES[0], "record": junk}
    calls = [text, json.dumps(junk), json.dumps({"method": method, "params": junk})]
    calls += [
        json.dumps({"method": method, "params": {name: value}}) for name, value in params.items()
    ]
    calls.append(json.dumps({"method": method, "params": params}))
    for call in calls:
        answer = json.loads(bridge.call(call))
        assert answer.keys() in ({"result"}, {"error"})
        if "error" in answer:
            assert answer["error"].keys() == {"code", "arguments", "rule", "text"}
