"""Component data of a table's own: what holds for every game whose data may be replaced."""

from __future__ import annotations

import copy
import json
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings

import pygame_rules as rules
from pygame_rules.bridge import Bridge
from pygame_rules.check.tables import garble
from pygame_rules.dice import Dice
from pygame_rules.registry import find
from tests.tries import tries

from .tables import REPLACEABLE
from .test_bad_input import json_values
from .test_check import EXAMPLE, install
from .test_laws import seeds

every_replaceable = pytest.mark.parametrize("game", REPLACEABLE)


@every_replaceable
def test_the_usual_data_as_ones_own_play_the_usual_game(game: str) -> None:
    """The data that the game offers as a model change nothing but the record."""
    for seats in find(game).meta.seats:
        usual = rules.new_match(game, seats=seats, seed=seats)
        own = rules.new_match(game, seats=seats, seed=seats, components=rules.components(game))
        dice = Dice(seats)
        while not usual.over and len(usual.moves) < 30:
            assert own.view(own.turn) == usual.view(usual.turn)
            assert own.state.digest() == usual.state.digest()
            move = dice.choice(usual.legal_moves())
            usual.play(move)
            own.play(move)
        assert own.scores().as_json() == usual.scores().as_json()
        assert own.record() == {**usual.record(), "components": rules.components(game)}


@every_replaceable
def test_the_data_of_a_game_and_of_a_match_are_copies(game: str) -> None:
    """Whatever is done to them afterwards, the game and the match stay as they are."""
    usual = rules.components(game)
    brought = copy.deepcopy(usual)
    match = rules.new_match(game, seed=1, components=brought)
    for data in (brought, rules.components(game), match.record()["components"]):
        next(iter(data.values())).clear()
    assert rules.components(game) == usual
    assert match.record()["components"] == usual


@every_replaceable
def test_a_form_takes_data_as_a_new_game_does(game: str) -> None:
    """Plain JSON only, and a copy of it."""
    seats, usual = find(game).meta.recommended[0], rules.components(game)
    for form in (rules.form, rules.position_form):
        brought = copy.deepcopy(usual)
        made = form(game, seats, brought)
        next(iter(brought.values())).clear()
        assert made["blank"]["components"] == usual
        with pytest.raises(rules.BadComponents, match="rules-bad-components"):
            form(game, seats, MappingProxyType(usual))


@every_replaceable
@settings(max_examples=tries(50), deadline=None)
@given(seed=seeds, junk=json_values)
def test_garbled_data_are_played_with_or_refused_in_kind(game: str, seed: int, junk: Any) -> None:
    """With one place changed: a game that its record gives again, or the error of its kind."""
    data = garble(rules.components(game), Dice(seed), junk)
    try:
        match = rules.new_match(game, seed=seed, components=data)
    except rules.BadComponents:
        with pytest.raises(rules.BadPosition):
            rules.position(game, {"seats": [{}] * 2, "components": data})
        return
    dice = Dice(seed)
    for _ in range(20):
        if not match.over:
            match.play(dice.choice(match.legal_moves()))
    again = rules.load(match.record())
    assert again == match
    assert again.state.digest() == match.state.digest()


@every_replaceable
def test_the_bridge_passes_data_on_and_gives_the_model(game: str) -> None:
    bridge = Bridge()

    def call(method: str, **params: Any) -> Any:
        return json.loads(bridge.call(json.dumps({"method": method, "params": params})))

    usual = rules.components(game)
    assert call("components", game=game)["result"] == usual
    status = call("new_match", game=game, seed=1, components=usual)["result"]
    assert call("record", match=status["match"])["result"]["components"] == usual
    refused = call("new_match", game=game, components={"no-such-part": 1})["error"]
    assert refused["code"] == "rules-unknown-field"
    assert refused["arguments"]["field"] == "no-such-part"


def test_a_game_that_does_not_allow_it_refuses_them(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, EXAMPLE.parent, EXAMPLE.name)
    for refused in (
        lambda: rules.new_match("nosegay", components={}),
        lambda: rules.components("nosegay"),
    ):
        with pytest.raises(rules.BadComponents) as caught:
            refused()
        assert caught.value.code == "rules-fixed-components"
