"""Whatever is passed in: a typed refusal or success, and nothing changed by a refusal."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygame_rules as rules
from pygame_rules.bridge import METHODS, Bridge
from pygame_rules.check import GARBLED, Law, Table
from pygame_rules.registry import find
from tests.tries import tries

from .tables import GAMES
from .test_laws import every_game, name, seeds

much = settings(max_examples=tries(100), deadline=None)
CORPUS = sorted((Path(__file__).parent / "corpus").iterdir())
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4)
    ),
    max_leaves=20,
)


@every_game
@pytest.mark.parametrize("law", GARBLED, ids=name)
@much
@given(seed=seeds, junk=json_values)
def test_what_makes_no_sense_is_refused_in_kind(law: Law, game: str, seed: int, junk: Any) -> None:
    seats = find(game).meta.seats
    law(Table(game, seats[seed % len(seats)], seed, junk))


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
        answered(bridge, call)


@pytest.mark.parametrize("file", CORPUS, ids=[file.stem for file in CORPUS])
def test_what_once_looked_dangerous_is_answered(file: Path) -> None:
    """As the whole call, and as whatever a method wants; the match that is open stays as it is."""
    text = file.read_text("utf-8")
    bridge = Bridge()
    bridge.new_match(GAMES[0], seed=1)
    before = bridge.record(1)
    answered(bridge, text)
    for method, (_, signature) in METHODS.items():
        for parameter in signature.parameters:
            call = f'{{"method": "{method}", "params": {{"match": 1, "{parameter}": {text}}}}}'
            answered(bridge, call)
    assert bridge.record(1) == before


def a_record(**parts: Any) -> str:
    record = rules.new_match(GAMES[0], seed=1).record()
    return json.dumps({**record, **parts})


# Of each kind as much as is read at all, or more.
HUGE = {
    "moves": a_record(moves=["pass"] * 90_000),
    "more moves": a_record(moves=["pass"] * 1_000_000),
    "seats": a_record(seats=[{}] * 90_000),
    "keys": json.dumps({f"key {number}": [] for number in range(40_000)}),
    "digits": "9" * 1_000_000,
    "letters": json.dumps("pass " * 300_000),
    "levels": "[" * 1_000_000,
    "quotes": '"' + '\\"' * 50_000,
}
# Where it may stand.
PLACES = (
    "%s",
    '{"method": "load", "params": {"record": %s, "partial": true}}',
    '{"method": "play", "params": {"match": 1, "move": %s}}',
    *(
        f'{{"method": "{method}", "params": {{"game": "{GAMES[0]}", "{parameter}": %s}}}}'
        for method, parameter in (
            ("new_match", "components"),
            ("position", "position"),
            ("score", "tableau"),
        )
    ),
)


@pytest.mark.parametrize("text", HUGE.values(), ids=list(HUGE))
def test_what_is_huge_is_answered_in_time(text: str) -> None:
    bridge = Bridge()
    bridge.new_match(GAMES[0], seed=1)
    begun = time.process_time()
    for place in PLACES:
        answered(bridge, place % text)
    assert time.process_time() - begun < 30


def answered(bridge: Bridge, call: str) -> None:
    """One JSON answer: a result, or a refusal of the form that the page knows."""
    answer = json.loads(bridge.call(call))
    assert answer.keys() in ({"result"}, {"error"})
    if "error" in answer:
        assert answer["error"].keys() == {"code", "arguments", "rule", "text"}
