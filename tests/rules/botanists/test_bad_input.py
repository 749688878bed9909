"""Bad input: the exact class and code of each refusal, and nothing changed by it."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules

from .table import colours, market, side, table, third_turn


@pytest.mark.parametrize(
    ("move", "error", "code"),
    [
        ("", rules.BadNotation, "rules-bad-notation"),
        ("Go a1", rules.BadNotation, "rules-bad-notation"),
        ("go  a1", rules.BadNotation, "rules-bad-notation"),
        ("go A1", rules.BadNotation, "rules-bad-notation"),
        ("go a6", rules.BadNotation, "rules-bad-notation"),
        ("go f1", rules.BadNotation, "rules-bad-notation"),
        ("play t20-1", rules.BadNotation, "rules-bad-notation"),
        ("play t01-5", rules.BadNotation, "rules-bad-notation"),
        ("plant blue", rules.BadNotation, "rules-bad-notation"),
        ("plant blue sideways", rules.BadNotation, "rules-bad-notation"),
        ("fulfil blue blue", rules.BadNotation, "rules-bad-notation"),
        ("fulfil open red blue", rules.BadNotation, "rules-bad-notation"),
        ("claim 4 blue", rules.BadNotation, "rules-bad-notation"),
        ("first 01", rules.BadNotation, "rules-bad-notation"),
        ("uproot left 6", rules.BadNotation, "rules-bad-notation"),
        (None, rules.BadNotation, "rules-bad-notation"),
        (3, rules.BadNotation, "rules-bad-notation"),
        ("play t05-1", rules.IllegalMove, "botanists-move-or-tend"),
        ("plant blue face-up", rules.IllegalMove, "botanists-move-or-tend"),
        ("skip", rules.IllegalMove, "botanists-move-or-tend"),
        ("end", rules.IllegalMove, "botanists-move-or-tend"),
        ("tend blue", rules.IllegalMove, "botanists-no-such-leftover"),
        ("go b2", rules.IllegalMove, "botanists-must-move"),
        ("go e1", rules.IllegalMove, "botanists-space-taken"),
        ("go e5", rules.IllegalMove, "botanists-too-far"),
        ("lead own", rules.IllegalMove, "botanists-only-alone"),
        ("board blue", rules.IllegalMove, "botanists-move-or-tend"),
        ("wither", rules.IllegalMove, "botanists-move-or-tend"),
        ("redraw", rules.IllegalMove, "botanists-hand-can-be-played"),
    ],
)
def test_malformed_moves(move: Any, error: type[rules.RulesError], code: str) -> None:
    match = third_turn(leftovers="r")
    before = match.record(), match.state.digest()
    with pytest.raises(error) as caught:
        match.play(move)
    assert type(caught.value) is error
    assert caught.value.code == code
    assert (match.record(), match.state.digest()) == before


def two(**first: Any) -> dict[str, Any]:
    return {"seats": [first, {}]}


@pytest.mark.parametrize(
    ("position", "code", "field"),
    [
        (None, "rules-bad-field", ""),
        ({}, "rules-bad-length", "seats"),
        ({"seats": [{}] * 5}, "rules-bad-length", "seats"),
        ({"seats": [{}, {}], "deck": []}, "rules-unknown-field", "deck"),
        (two(garden=[]), "rules-unknown-field", "seats[0].garden"),
        (two(board="white"), "rules-bad-field", "seats[0].board"),
        (
            {"seats": [{"board": "red"}, {"board": "red"}]},
            "botanists-board-twice",
            "seats[1].board",
        ),
        (two(plots=["grey"]), "rules-bad-field", "seats[0].plots[0]"),
        (two(board="blue", plots=["green"]), "botanists-open-mismatch", "seats[0].plots[0]"),
        (two(plots=["blue-down"] * 16), "rules-bad-length", "seats[0].plots"),
        (
            {
                "seats": [
                    {"plots": colours("YYYYYPPPPPRRRRR")},
                    {"plots": colours("GGGGGBBBBBYYYYY")},
                ]
            },
            "botanists-plots-full",
            "seats[0].plots",
        ),
        (two(plots=["red-down"]), "botanists-plots-out-of-step", "seats[1].plots"),
        ({"seats": [{}, {}], "turn": 1}, "botanists-plots-out-of-step", "seats[0].plots"),
        (two(pawn="f1"), "rules-bad-field", "seats[0].pawn"),
        ({"seats": [{"pawn": "a1"}, {"pawn": "a1"}]}, "botanists-pawns-meet", "seats[1].pawn"),
        ({"seats": [{"pawn": "c3"}]}, "botanists-pawns-meet", "helper.pawn"),
        (two(leftovers=["blue"]), "botanists-too-many-leftovers", "seats[0].leftovers"),
        (two(leftovers=["grey"]), "rules-bad-field", "seats[0].leftovers[0]"),
        (two(bonus=4), "botanists-bad-bonus", "seats[0].bonus"),
        (two(bonus=-3), "rules-bad-field", "seats[0].bonus"),
        (two(fulfilled=["blue-blue"]), "rules-bad-length", "seats[0].fulfilled"),
        (two(scored=[{}]), "rules-bad-length", "seats[0].scored"),
        (two(personal=["blue-grey"]), "rules-bad-field", "seats[0].personal[0]"),
        (two(personal=["blue"]), "rules-bad-field", "seats[0].personal[0]"),
        (two(personal=["blue-blue-blue-red"]), "botanists-no-such-order", "seats[0].personal[0]"),
        (two(personal=["blue-blue"] * 3), "botanists-no-such-order", "seats[0].personal[2]"),
        (two(hand=["t01-1"]), "rules-bad-length", "seats[0].hand"),
        (two(hand=["t01-1", "t01-1"]), "botanists-card-twice", "seats[0].hand[1]"),
        (two(hand=["t01-1", "t99-1"]), "rules-bad-field", "seats[0].hand[1]"),
        (
            {"seats": [{}, {}], "open": ["blue-blue"] * 2 + ["red-red"] * 2},
            "rules-bad-length",
            "open",
        ),
        ({"seats": [{}, {}], "market": ["blue"]}, "rules-bad-length", "market"),
        ({"seats": [{}, {}], "market": ["grey"] * 25}, "rules-bad-field", "market[0]"),
        ({"seats": [{}, {}], "market": [None] * 25}, "botanists-market-not-full", "market"),
        (
            {
                "seats": [{"plots": colours("BBBBB")}, {"plots": colours("YYYYY")}],
                "market": ["blue"] * 25,
            },
            "botanists-too-many-tiles",
            "market[24]",
        ),
        (
            {"seats": [{}, {}], "market-deck": ["t01-1"] * 2},
            "botanists-card-twice",
            "market-deck[1]",
        ),
        ({"seats": [{}, {}], "market-deck": 77}, "rules-bad-field", "market-deck"),
        ({"seats": [{}, {}], "order-deck": 83}, "rules-bad-field", "order-deck"),
        ({"seats": [{}, {}], "turn": 2}, "rules-bad-field", "turn"),
        ({"seats": [{}, {}], "start": "me"}, "rules-bad-field", "start"),
        ({"seats": [{}, {}], "helper": {}}, "botanists-helper-is-solo", "helper"),
        ({"seats": [{}], "helper": {"hand": []}}, "rules-unknown-field", "helper.hand"),
        (
            {"seats": [{}], "helper": {"plots": ["red"]}},
            "botanists-plots-out-of-step",
            "helper.plots",
        ),
        ({"seats": [{}, {}], "seed": -1}, "rules-bad-field", "seed"),
        ({"seats": [{}, {}], "options": {"boards": "mine"}}, "rules-bad-option", "options"),
    ],
)
def test_malformed_positions(position: Any, code: str, field: str) -> None:
    with pytest.raises(rules.BadPosition) as caught:
        rules.position("botanists", position)
    assert caught.value.code == code
    assert caught.value.arguments["field"] == field


def test_a_position_begins_a_match_that_can_be_saved() -> None:
    match = third_turn(leftovers="bg", open=["blue-blue"])
    match.play("tend blue")
    again = rules.load(match.record())
    assert again.state.digest() == match.state.digest()
    assert match.record()["position"]["market"] == market("bgrpy grpyb rpybg pybgr ybgrp")


def test_a_position_in_the_middle_of_a_round_remembers_who_has_played() -> None:
    match = table(side(plots="YY"), side(plots="P"), turn=1)
    assert match.turn == 1
    assert match.state.filled == [2, 1]


def test_options_are_checked() -> None:
    for options, code in (
        ({"entry": "by-boat"}, "rules-bad-option"),
        ({"start": 2}, "rules-bad-option"),
        ({"swap-collected": 1}, "rules-bad-option"),
        ({"rain": True}, "rules-unknown-option"),
    ):
        with pytest.raises(rules.BadOptions) as caught:
            rules.new_match("botanists", seats=2, seed=1, options=options)
        assert caught.value.code == code
