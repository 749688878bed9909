"""Boards and orders of a table's own."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice
from pygame_rules.errors import BadComponents
from pygame_rules.fields import Fields
from pygame_rules.games.botanists.components import BOARDS, ORDER_DECK
from pygame_rules.games.botanists.meta import META
from pygame_rules.games.botanists.own import STANDARD, read
from pygame_rules.games.botanists.state import deal

DEFAULTS = {option.name: option.default for option in META.options}


def changed(**parts: Any) -> dict[str, Any]:
    """The game's own data with single boards or orders replaced."""
    data: dict[str, Any] = copy.deepcopy(STANDARD)
    data["boards"].update(parts.get("boards", {}))
    data["orders"].update(parts.get("orders", {}))
    return data


def test_the_games_own_data_read_as_they_are() -> None:
    boards, orders = read(Fields(STANDARD, BadComponents))
    assert boards == BOARDS
    assert sorted(orders) == sorted(ORDER_DECK)
    assert read(Fields({}, BadComponents)) == (BOARDS, ORDER_DECK)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_table_plays_with_its_own_boards_and_orders(seats: int) -> None:
    blue = [
        ["blue"] * 5,
        ["blue", "red", "yellow", "red", "purple"],
        ["yellow", "yellow", "red", "purple", "red"],
    ]
    own = read(
        Fields(
            {
                "boards": {**STANDARD["boards"], "blue": blue},  # type: ignore[dict-item]
                "orders": {"blue-blue": 4, "red-red-red-red-yellow": 8, "blue-yellow": 12},
            },
            BadComponents,
        )
    )
    for seed in range(20):
        dice = Dice(seed)
        state = deal(seats, DEFAULTS, Dice(seed), own)
        census = state.census()
        assert len(census) == 5 + 76 + 24
        while state.turn is not None:
            state.play(dice.choice(state.legal_moves()))
            assert state.census() == census


@pytest.mark.parametrize(
    ("data", "code", "field"),
    [
        ([], "rules-bad-field", ""),
        ({"cards": {}}, "rules-unknown-field", "cards"),
        ({"boards": []}, "rules-bad-field", "boards"),
        ({"boards": {}}, "rules-bad-length", "boards.blue"),
        (changed(boards={"pink": []}), "rules-unknown-field", "boards.pink"),
        (changed(boards={"red": 3}), "rules-bad-field", "boards.red"),
        (changed(boards={"red": [["red"] * 5] * 2}), "rules-bad-length", "boards.red"),
        (changed(boards={"red": [["red"] * 4] * 3}), "rules-bad-field", "boards.red[0]"),
        (
            changed(boards={"red": [["red"] * 5, ["red", "pink", "red", "red", "red"], []]}),
            "rules-bad-field",
            "boards.red[1][1]",
        ),
        (changed(boards={"red": [["blue"] * 5] * 3}), "botanists-odd-board", "boards.red"),
        (
            changed(boards={"red": [["blue", "green", "red", "purple", "yellow"]] * 3}),
            "botanists-odd-board",
            "boards.red",
        ),
        ({"orders": []}, "rules-bad-field", "orders"),
        ({"orders": {"blue": 20}}, "rules-unknown-field", "orders.blue"),
        ({"orders": {"red-blue": 20}}, "rules-unknown-field", "orders.red-blue"),
        ({"orders": {"blue-blue": -1}}, "rules-bad-field", "orders.blue-blue"),
        ({"orders": {"blue-blue": 2.0}}, "rules-bad-field", "orders.blue-blue"),
        ({"orders": {"blue-blue": 7}}, "rules-bad-length", "orders"),
        ({"orders": {"blue-blue": 150, "red-red": 51}}, "rules-bad-length", "orders"),
        ({"orders": {}}, "rules-bad-length", "orders"),
    ],
)
def test_mistakes_are_named(data: Any, code: str, field: str) -> None:
    with pytest.raises(BadComponents) as caught:
        read(Fields(data, BadComponents))
    assert caught.value.code == code
    assert caught.value.arguments["field"] == field


def test_own_data_go_with_the_match_and_its_record() -> None:
    data = {"orders": {"blue-blue": 40, "red-red": 42}}
    match = rules.new_match("botanists", seats=2, seed=1, components=data)
    faces = {piece["face"] for piece in match.view(0)["zones"][1]["pieces"]}
    assert faces <= {"order-blue-blue", "order-red-red"}
    record = match.record()
    assert record["components"] == data
    assert rules.load(record).state.digest() == match.state.digest()
    assert rules.components("botanists") == STANDARD


def test_mistakes_in_a_match_are_refused() -> None:
    with pytest.raises(BadComponents) as caught:
        rules.new_match("botanists", seats=2, seed=1, components={"orders": {"blue-blue": 1}})
    assert (caught.value.code, caught.value.rule) == ("rules-bad-length", "own-components")


def test_set_ups_take_own_orders_too() -> None:
    position = {"seats": [{}, {}], "components": {"orders": {"blue-blue": 40}}}
    match = rules.position("botanists", position)
    assert {piece["face"] for piece in match.view(0)["zones"][1]["pieces"]} == {"order-blue-blue"}
    assert rules.load(match.record()).state.digest() == match.state.digest()
    with pytest.raises(rules.BadPosition) as caught:
        rules.position("botanists", {**position, "components": {"orders": {"blue-blue": 1}}})
    assert caught.value.arguments["field"] == "components.orders"
