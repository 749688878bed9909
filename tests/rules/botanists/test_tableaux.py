"""Tables that were played with real tiles: hand-computed scores, and what no game can hold."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules


def score(*seats: dict[str, Any], **table: Any) -> rules.Scores:
    return rules.score("botanists", {"seats": list(seats), **table})


def rounds(*given: tuple[int, int, bool]) -> list[dict[str, Any]]:
    return [
        {"orders": orders, "leftovers": leftovers, "clean": clean}
        for orders, leftovers, clean in given
    ]


@pytest.mark.parametrize(
    ("seat", "points"),
    [
        ({"rounds": rounds((3, 0, True))}, 15 + 7 + 2),
        ({"rounds": rounds((1, 3, False))}, 5 - 6),
        ({"rounds": rounds((0, 0, False))}, 7),
        ({"rounds": rounds((0, 15, False))}, -30),
        ({"rounds": rounds((3, 0, True), (3, 0, True))}, 24 + 15 + 7 + 3),
        ({"rounds": rounds((3, 0, True), (3, 0, True), (3, 0, True))}, 24 + 25 + 15 + 7 + 5),
        ({"rounds": rounds((2, 1, True), (3, 2, False), (4, 0, True))}, 10 + 11 + 32),
        ({"withered": 7}, -28),
        ({"withered": 15}, -120),
        ({"personal-orders": 2}, -10),
        ({"bonus": 6, "withered": 4, "personal-orders": 1}, 6 - 10 - 5),
        (
            {
                "rounds": rounds((2, 1, True), (1, 0, False), (0, 4, False)),
                "bonus": 6,
                "withered": 4,
                "personal-orders": 1,
            },
            (10 - 2 + 2) + (5 + 7) + (-8) + 6 - 10 - 5,
        ),
        ({}, 0),
    ],
)
def test_hand_computed_scores(seat: dict[str, Any], points: int) -> None:
    assert score(seat).totals == (points,)


def test_a_whole_table_with_its_winner() -> None:
    scores = score(
        {"rounds": rounds((3, 0, True), (2, 1, False), (4, 0, True)), "withered": 3},
        {"rounds": rounds((4, 2, False), (4, 0, False), (3, 1, False)), "withered": 5},
        {"rounds": rounds((1, 0, True), (1, 0, True), (1, 0, True)), "withered": 0},
    )
    assert scores.totals == (24 + 8 + 32 - 6, 16 + 27 + 13 - 15, 14 + 15 + 17)
    assert scores.winners == (0,)


def test_alone_with_the_helper() -> None:
    scores = score(
        {"rounds": rounds((2, 0, True), (1, 1, False), (3, 0, True)), "withered": 4},
        helper={"rounds": [{"clean": True}, {"clean": False}, {"clean": True}], "withered": 3},
    )
    own = (10 + 7 + 2) + (5 - 2) + (15 + 7 + 5) - 10
    assert scores.totals == (own + 2 + 5 - 6,)


@pytest.mark.parametrize(
    ("seat", "helper", "points"),
    [
        ({"rounds": rounds((1, 0, True), (1, 0, True))}, {"withered": 3}, 2 * 12 + 2 + 3 - 6),
        ({}, {"rounds": [{"clean": True}, {}, {"clean": True}]}, 2 + 5),
        ({"rounds": [{"orders": 2}], "withered": 0}, {}, 10 + 7),
        ({"rounds": [{"orders": 2}] * 3, "withered": 15}, {}, 3 * 17 - 120),
        ({}, {"rounds": [{}] * 3, "withered": 0}, 0),
    ],
)
def test_a_part_of_the_table_may_be_shown(
    seat: dict[str, Any], helper: dict[str, Any], points: int
) -> None:
    assert score(seat, helper=helper).totals == (points,)


@pytest.mark.parametrize(
    ("table", "code", "field"),
    [
        ([], "rules-bad-field", ""),
        (None, "rules-bad-field", ""),
        ({}, "rules-bad-length", "seats"),
        ({"seats": []}, "rules-bad-length", "seats"),
        ({"seats": [{}] * 5}, "rules-bad-length", "seats"),
        ({"seats": {}}, "rules-bad-field", "seats"),
        ({"seats": [7]}, "rules-bad-field", "seats[0]"),
        ({"seats": [{}], "bun": 1}, "rules-unknown-field", "bun"),
        ({"seats": [{"garden": []}]}, "rules-unknown-field", "seats[0].garden"),
        ({"seats": [{"rounds": [{}] * 4}]}, "rules-bad-length", "seats[0].rounds"),
        ({"seats": [{"rounds": 3}]}, "rules-bad-field", "seats[0].rounds"),
        ({"seats": [{"rounds": [{"orders": -1}]}]}, "rules-bad-field", "seats[0].rounds[0].orders"),
        ({"seats": [{"rounds": [{"orders": 11}]}]}, "rules-bad-field", "seats[0].rounds[0].orders"),
        (
            {"seats": [{"rounds": [{"orders": 2.5}]}]},
            "rules-bad-field",
            "seats[0].rounds[0].orders",
        ),
        (
            {"seats": [{"rounds": [{"leftovers": 16}]}]},
            "rules-bad-field",
            "seats[0].rounds[0].leftovers",
        ),
        (
            {"seats": [{"rounds": [{"clean": 1}]}]},
            "rules-bad-field",
            "seats[0].rounds[0].clean",
        ),
        (
            {"seats": [{"rounds": [{"orders": 8}]}]},
            "botanists-too-many-flowers",
            "seats[0].rounds[0].orders",
        ),
        (
            {"seats": [{"rounds": [{"orders": 5, "leftovers": 6}]}]},
            "botanists-too-many-flowers",
            "seats[0].rounds[0].orders",
        ),
        (
            {"seats": [{"rounds": [{"leftovers": 1}, {"leftovers": 17}]}]},
            "rules-bad-field",
            "seats[0].rounds[1].leftovers",
        ),
        ({"seats": [{"withered": 16}]}, "rules-bad-field", "seats[0].withered"),
        (
            {"seats": [{"rounds": [{"clean": True}] * 3, "withered": 1}]},
            "botanists-bad-withered",
            "seats[0].withered",
        ),
        (
            {"seats": [{"rounds": [{"clean": True}, {}, {"clean": True}], "withered": 6}]},
            "botanists-bad-withered",
            "seats[0].withered",
        ),
        (
            {"seats": [{"rounds": [{"clean": False}] * 3, "withered": 2}]},
            "botanists-bad-withered",
            "seats[0].withered",
        ),
        ({"seats": [{"bonus": 4}]}, "botanists-bad-bonus", "seats[0].bonus"),
        ({"seats": [{"bonus": 6, "withered": 1}]}, "botanists-bad-bonus", "seats[0].bonus"),
        ({"seats": [{"bonus": 93}]}, "rules-bad-field", "seats[0].bonus"),
        (
            {"seats": [{"personal-orders": 4, "withered": 1}]},
            "botanists-too-many-personal",
            "seats[0].personal-orders",
        ),
        ({"seats": [{}, {}], "helper": {}}, "botanists-helper-is-solo", "helper"),
        ({"seats": [{}], "helper": []}, "rules-bad-field", "helper"),
        ({"seats": [{}], "helper": {"orders": 1}}, "rules-unknown-field", "helper.orders"),
        (
            {"seats": [{"rounds": [{}] * 2}], "helper": {"rounds": [{"clean": True}]}},
            "botanists-rounds-differ",
            "helper.rounds",
        ),
        (
            {"seats": [{"rounds": [{}]}], "helper": {"rounds": [{"leftovers": 1}]}},
            "rules-unknown-field",
            "helper.rounds[0].leftovers",
        ),
        (
            {"seats": [{}], "helper": {"withered": 16}},
            "rules-bad-field",
            "helper.withered",
        ),
        ({"seats": [{}], "options": {"tie-break": "dice"}}, "rules-bad-option", "options"),
        ({"seats": [{}], "options": {"rain": True}}, "rules-unknown-option", "options"),
    ],
)
def test_what_no_game_can_hold(table: Any, code: str, field: str) -> None:
    with pytest.raises(rules.BadTableau) as caught:
        rules.score("botanists", table)
    assert caught.value.code == code
    assert caught.value.arguments["field"] == field
