"""Points of a table's own: every mistake is named with its place, and correct ones count (H4)."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules.games.herbaceous.outlook import brings, hopes

from .table import lines, play, table

OWN = {
    "large-pot": [1, 3, 5, 7, 9, 11, 13],
    "wooden-planter": [5, 6, 7, 8, 9, 10, 99],
    "small-pots": [10, 20, 30, 40, 50, 60],
    "glass-jar": [0, 0, 7],
}


@pytest.mark.parametrize(
    ("data", "code", "field"),
    [
        ([], "rules-bad-field", ""),
        ({"herbs": []}, "rules-unknown-field", "herbs"),
        ({"wooden-planter": 7}, "rules-bad-field", "wooden-planter"),
        ({"wooden-planter": None}, "rules-bad-field", "wooden-planter"),
        ({"wooden-planter": {"1": 0}}, "rules-bad-field", "wooden-planter"),
        ({"wooden-planter": []}, "rules-bad-length", "wooden-planter"),
        ({"wooden-planter": [0, 3, 4, 6, 8, 12]}, "rules-bad-length", "wooden-planter"),
        ({"small-pots": [4, 8, 12, 14, 16, 18, 20]}, "rules-bad-length", "small-pots"),
        ({"glass-jar": [2, 4, 6, 8]}, "rules-bad-length", "glass-jar"),
        ({"glass-jar": [2, 4, "6"]}, "herbaceous-bad-points", "glass-jar[2]"),
        ({"glass-jar": [2, 4.0, 6]}, "herbaceous-bad-points", "glass-jar[1]"),
        ({"glass-jar": [True, 4, 6]}, "herbaceous-bad-points", "glass-jar[0]"),
        ({"glass-jar": [2, None, 6]}, "herbaceous-bad-points", "glass-jar[1]"),
        ({"glass-jar": [-1, 4, 6]}, "herbaceous-bad-points", "glass-jar[0]"),
        ({**OWN, "large-pot": [2, 6, 10, 14, 18, 20, 100]}, "herbaceous-bad-points", "large-pot[6]"),
    ],
)  # fmt: skip
def test_a_mistake_is_refused_with_its_place(data: Any, code: str, field: str) -> None:
    with pytest.raises(rules.BadComponents) as caught:
        rules.new_match("herbaceous", seats=2, seed=1, components=data)
    assert (caught.value.code, caught.value.arguments["field"]) == (code, field)
    within = f"components.{field}" if field else "components"
    with pytest.raises(rules.BadPosition) as in_set_up:
        table(components=data)
    assert (in_set_up.value.code, in_set_up.value.arguments["field"]) == (code, within)
    with pytest.raises(rules.BadTableau) as in_tableau:
        rules.score("herbaceous", {"seats": [{}], "components": data})
    assert (in_tableau.value.code, in_tableau.value.arguments["field"]) == (code, within)


SIDE = {
    "large-pot": ["bay"] * 5,
    "wooden-planter": ["dill", "sage"],
    "small-pots": ["sage", "sage", "dill", "dill"],
    "glass-jar": ["mint", "chive", "thyme"],
    "garden": ["tarragon"],
}


def test_a_table_is_scored_by_its_own_points() -> None:
    """9 + 6 + 20 for three containers, the jar 7 + 1 + 2 + 3 and the Bun 5, the garden 1."""
    tableau = {"bun": 0, "seats": [SIDE]}
    assert rules.score("herbaceous", {**tableau, "components": OWN}).totals == (54,)
    assert rules.score("herbaceous", tableau).totals == (18 + 3 + 8 + 17 + 1,)


def test_a_container_that_is_left_out_has_its_usual_points() -> None:
    tableau = {"bun": 0, "seats": [SIDE], "components": {"small-pots": OWN["small-pots"]}}
    assert rules.score("herbaceous", tableau).totals == (18 + 3 + 20 + 17 + 1,)


@pytest.mark.parametrize(
    ("components", "points"),
    [(None, 2), ({}, 2), ({"glass-jar": [1, 2, 3]}, 2), ({"wooden-planter": [5] * 7}, 5)],
)
def test_h4_the_first_of_the_planters_own_points_counts_instead_of_the_option(
    components: Any, points: int
) -> None:
    tableau = {"seats": [{"wooden-planter": ["dill"]}], "options": {"single-planter": 2}}
    found = rules.score("herbaceous", {**tableau, "components": components})
    assert found.totals == (points,)


def test_what_is_potted_counts_at_once_and_after_a_record() -> None:
    match = table(gardens=[["dill", "sage"], []], deck=5, components=OWN)
    play(match, "pot wooden-planter", "take private dill", "take private sage")
    planter = next(zone for zone in match.view(0)["zones"] if zone["id"] == "wooden-planter-0")
    points = [mark["args"]["points"] for mark in planter["marks"] if mark["icon"] == "points"]
    assert points == [6]
    play(match, "finish")
    assert lines(match) == {"wooden-planter": 6}
    assert rules.load(match.record()).scores().totals == (6, 0)


def test_h18_jars_are_compared_by_their_own_points() -> None:
    """8 to 8, and the jar of the second is worth less, though it has more herbs."""
    sides = [
        {"glass-jar": ["dill"], "garden": ["bay"] * 3},
        {"glass-jar": ["sage", "sage"], "garden": ["bay"] * 4},
    ]
    scores = rules.score("herbaceous", {"seats": sides, "components": {"glass-jar": [5, 4, 9]}})
    assert scores.totals == (8, 8)
    assert scores.winners == (0,)


def test_computer_players_judge_by_their_own_points() -> None:
    """What three of a kind would bring in a Large Pot, and whether they are worth a container."""
    gardens = [["bay"] * 3, []]
    dear = table(gardens=gardens, deck=5, components={"large-pot": [90] * 7}).state
    cheap = table(gardens=gardens, deck=5, components={"large-pot": [0] * 7}).state
    assert brings(dear, dear.gardens[0])[0] == 90
    assert brings(cheap, cheap.gardens[0])[0] == 0
    assert hopes(dear)[0] > hopes(cheap)[0]
