"""Tables of Znakhar that were played with real cards, and set-ups."""

from __future__ import annotations

import pytest

import pygame_rules as rules
from pygame_rules.games.znakhar.own import CARDS

from .table import texts


def test_the_example_of_the_rulebook() -> None:
    side = {
        "cured": ["runny-nose", "toothache", "jaundice", "consumption"],
        "uncured": ["burn", "gout"],
    }
    scores = rules.score("znakhar", {"seats": [side]})
    assert scores.totals == (6,)
    assert [(line.text.key, line.points) for line in scores.sheet(0)] == [
        ("znakhar-line-cured", 1),
        ("znakhar-line-cured", 2),
        ("znakhar-line-cured", 3),
        ("znakhar-line-cured", 4),
        ("znakhar-line-uncured", -1),
        ("znakhar-line-uncured", -3),
    ]
    assert {line.rule for line in scores.sheet(0)} == {"scoring"}


def test_illnesses_of_a_class_share_a_line_that_names_them() -> None:
    scores = rules.score("znakhar", {"seats": [{"cured": ["cough", "burn", "boil"]}]})
    (line,) = scores.sheet(0)
    assert line.points == 3
    named = line.text.args["illnesses"]
    assert isinstance(named, tuple)
    assert [name.key for name in named] == [
        f"znakhar-illness-{slug}" for slug in ("boil", "burn", "cough")
    ]


def test_a_whole_table_of_three_checks_itself() -> None:
    cured = [["plague", "cough"], ["gout", "fever", "colic"], ["boil"]]
    rest = [slug for slug in CARDS.illnesses if not any(slug in side for side in cured)]
    sides = [{"cured": side, "uncured": rest[seat::3]} for seat, side in enumerate(cured)]
    scores = rules.score("znakhar", {"seats": sides})
    points = dict(zip(CARDS.illnesses, CARDS.classes, strict=True))
    assert sum(scores.totals) == 55 - 2 * sum(points[slug] for slug in rest)
    assert scores.winners == (scores.totals.index(max(scores.totals)),)


def test_a_part_of_the_table_and_an_empty_one_are_enough() -> None:
    assert rules.score("znakhar", {"seats": [{"cured": ["plague"]}]}).totals == (5,)
    assert rules.score("znakhar", {"seats": [{}, {}]}).winners == (0, 1)


def test_the_options_of_the_table_are_heard() -> None:
    sides = [{"cured": ["gout", "boil"], "uncured": ["burn"]}, {"cured": ["jaundice"]}]
    shared = rules.score("znakhar", {"seats": sides})
    broken = rules.score("znakhar", {"seats": sides, "options": {"ties": "broken"}})
    assert shared.winners == (0, 1)
    assert broken.winners == (1,)


def test_a_set_up_with_an_open_offer() -> None:
    match = rules.position(
        "znakhar",
        {
            "seats": [{"hand": ["mint", "nettle"]}, {"hand": ["yarrow", "yarrow"]}],
            "pile": 9,
            "offer": {"to": 1, "number": 2},
        },
    )
    assert match.turn == 1
    assert texts(match) == ["accept", "refuse"]


@pytest.mark.parametrize("last", [1, 2, 3])
def test_a_set_up_in_the_last_turns(last: int) -> None:
    match = rules.position("znakhar", {"seats": [{}, {}, {}], "last-turns": last})
    for _ in range(last):
        assert not match.over
        match.play("pass")
    assert match.over


def test_a_set_up_after_the_turns_exchange() -> None:
    sides = [{"hand": ["mint"]}, {"hand": ["yarrow"]}]
    match = rules.position("znakhar", {"seats": sides, "pile": 9, "exchanged": True})
    assert texts(match) == ["pass"]
    match = rules.position("znakhar", {"seats": sides, "pile": 9, "asked": [1]})
    assert texts(match) == ["pass"]
