"""Rounds that were played with real cards, their scores computed by hand."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules

from .table import lines


def score(seats: int, *sides: tuple[str, str], **fields: Any) -> rules.Scores:
    """The scores of sides, each written as its cards and its Pickers."""
    return rules.score(
        "officinalis",
        {
            "seats": seats,
            "sides": [
                {"harvest": harvest.split(), "pickers": pickers.split()}
                for harvest, pickers in sides
            ],
            **fields,
        },
    )


ROUNDS = [
    pytest.param(2, [("oak birch", "herbalist"), ("", "druid")], (9, 0), id="values alone"),
    pytest.param(
        2,
        # 4 - 3 + 10, the Mountains twice; Silhouette is one plant short
        [("gentian monkshood edelweiss bilberry raspberry broom", "apothecary"), ("oak", "")],
        ((4 - 3 + 10 + 1 + 2) * 2 - 3, 5),
        id="a doubled Toxic and a doubled Marvel",
    ),
    pytest.param(
        2,
        # Peaceful Night with 3 plants of 2: 40; Forest 3 + 2 - 3 twice; Rose 4
        [("hawthorn woodruff rose lily-of-the-valley", "druid"), ("sundew yarrow", "botanist")],
        (2 * 2 + 4 + 40, 11 * 2),
        id="a tea with one plant more",
    ),
    pytest.param(
        2,
        # Rosemary in Anti-Stress, Showstopper and Silhouette
        [("rosemary lavandin gentian bilberry", "herbalist"), ("oleander saffron", "apothecary")],
        ((2 + 2 + 4 + 1) + 2 + 3 * 30, 7),
        id="Rosemary in three teas",
    ),
    pytest.param(
        2,
        # Blackcurrant and Yarrow in Circulation and Joints, Calendula in Circulation
        [
            ("blackcurrant yarrow calendula monkshood", "botanist"),
            ("salvia-maria maisonus-officinalis", ""),
        ],
        ((1 + 1 + 3 - 3) + 1 + 40 + 30, 22),
        id="Salvia and Maisonus",
    ),
    pytest.param(
        2,
        [
            ("lily-of-the-valley monkshood broom oleander", "druid"),
            ("elderberry juniper", "herbalist"),
        ],
        (-12 - 3, 1 + 3 + 30),
        id="below zero",
    ),
    pytest.param(
        3,
        [
            ("common-mallow elderberry juniper lavandin", "botanist"),
            ("oak st-johns-wort", "druid"),
            ("sundew saffron round-leaved-wintergreen", "apothecary"),
        ],
        # Detox 3 of 2: 40; Bless You 3 of 2: 40; Heath 3 + 2 twice
        ((1 + 1 + 3 + 2) + 5 + 40 + 40, 5 + 7 + 5, 30),
        id="three sides",
    ),
    pytest.param(
        3,
        [
            ("rosemary common-mallow", "herbalist"),
            ("blackcurrant nettle", "druid"),
            ("bilberry lavandin garden-angelica", "apothecary"),
        ],
        # Silhouette; Joints; Anti-Stress, and the Mountains twice
        (2 + 1 + 2 + 30, 1 + 2 + 30, 1 + 2 + 5 + 1 + 30),
        id="three teas",
    ),
    pytest.param(
        3,
        [
            ("nettle yarrow", ""),
            ("rosemary blackcurrant", ""),
            ("lavandin garden-angelica salvia-maria", ""),
        ],
        (2 + 1 + 30, 2 + 1 + 30, 2 + 5 + 30 + 22),
        id="Anti-Stress by two sides",
    ),
    pytest.param(
        4,
        [
            ("rosemary blackcurrant lavandin garden-angelica poppy", "herbalist botanist"),
            ("dandelion gentian common-mallow", "druid apothecary"),
        ],
        # values 2 + 1 + 2 + 5 + 1, Garden 8 and Heath 2 again, all five plants 50
        (11 + 8 + 2 + 50, 2 + 4 + 1 + 4),
        id="a whole Anti-Stress",
    ),
    pytest.param(
        4,
        [
            ("nettle field-horsetail meadowsweet peppermint", "druid herbalist"),
            ("broom sundew edelweiss monkshood", "apothecary botanist"),
        ],
        # Joints with 3; the other side doubles everything
        (2 + 2 + 1 + 3 + 30, (-3 + 10 + 10 - 3) * 2),
        id="two doubled environments",
    ),
    pytest.param(
        4,
        [
            ("rosemary meadowsweet common-mallow bilberry salvia-maria", "apothecary druid"),
            ("hawthorn rose woodruff cowbane autumn-crocus", "herbalist botanist"),
        ],
        # Silhouette with 4 of 3: 40, Mountains 1 again, Salvia 22; Peaceful Night 30, Rose again
        (2 + 1 + 1 + 1 + 1 + 22 + 40, 3 + 4 + 2 - 3 - 3 + 4 + 30),
        id="Salvia in a partnership",
    ),
    pytest.param(
        4,
        [
            ("yarrow blackcurrant nettle calendula meadowsweet field-horsetail", "botanist druid"),
            ("elderberry juniper common-mallow lavandin peppermint", "herbalist apothecary"),
        ],
        # Joints with all 5: 50, Circulation with 3: 30, Heath 1 again; Detox 30, Bless You 40
        (1 + 1 + 2 + 3 + 1 + 2 + 1 + 50 + 30, 1 + 3 + 1 + 2 + 3 + 30 + 40),
        id="plants shared by teas",
    ),
    pytest.param(
        4,
        [("maisonus-officinalis bogbean adders-tongue", ""), ("st-johns-wort chickweed", "")],
        (20, 13),
        id="Familiar plants of 6 and 7",
    ),
]


@pytest.mark.parametrize(("seats", "sides", "totals"), ROUNDS)
def test_a_round(seats: int, sides: list[tuple[str, str]], totals: tuple[int, ...]) -> None:
    scores = score(seats, *sides)
    assert scores.totals == (totals * 2 if seats == 4 else totals)
    best = max(totals)
    assert scores.winners == tuple(seat for seat in range(seats) if scores.totals[seat] == best)


def test_familiar_plants_of_the_other_numbering() -> None:
    options = {"familiar": "one-to-five"}
    scores = score(4, ("st-johns-wort chickweed", ""), options=options)
    assert scores.totals == (7, 0, 7, 0)


def test_a_part_of_the_table_is_scored_and_wins_by_itself() -> None:
    scores = score(4, ("broom", "druid"))
    assert scores.totals == (-3, 0, -3, 0)
    assert scores.winners == (0, 2)


def test_each_line_says_what_it_is_for_and_by_which_rule() -> None:
    scores = score(4, ("rosemary lavandin poppy salvia-maria maisonus-officinalis", "herbalist"))
    assert [line.rule for line in scores.sheet(2)] == [
        "values",
        "values",
        "values",
        "pickers",
        "o28",
        "o29",
        "teas",
    ]
    assert lines(scores)[-1] == ("tea-anti-stress", 30)
    tea = scores.sheet(0)[-1].text
    assert (tea.args["number"], tea.args["available"]) == (3, 5)
    assert [plant.key for plant in tea.args["plants"]] == [
        "officinalis-card-poppy",
        "officinalis-card-lavandin",
        "officinalis-card-rosemary",
    ]


@pytest.mark.parametrize(
    ("tableau", "code", "field"),
    [
        (None, "rules-bad-field", ""),
        ([], "rules-bad-field", ""),
        ({}, "rules-bad-field", "seats"),
        ({"seats": 4}, "rules-bad-length", "sides"),
        ({"seats": 1, "sides": [{}]}, "rules-bad-field", "seats"),
        ({"seats": "4", "sides": [{}]}, "rules-bad-field", "seats"),
        ({"seats": 4, "sides": [{}, {}, {}]}, "rules-bad-length", "sides"),
        ({"seats": 4, "sides": [[]]}, "rules-bad-field", "sides[0]"),
        ({"seats": 4, "sides": [{"cards": []}]}, "rules-unknown-field", "sides[0].cards"),
        ({"seats": 4, "sides": [{"harvest": "oak"}]}, "rules-bad-field", "sides[0].harvest"),
        ({"seats": 4, "sides": [{"harvest": ["Oak"]}]}, "rules-bad-field", "sides[0].harvest[0]"),
        ({"seats": 4, "sides": [{"harvest": [["oak"]]}]}, "rules-bad-field", "sides[0].harvest[0]"),
        (
            {"seats": 4, "sides": [{"harvest": ["sundew"]}, {"harvest": ["sundew"]}]},
            "officinalis-card-twice",
            "sides[1].harvest[0]",
        ),
        (
            {"seats": 3, "sides": [{"harvest": ["oak", "poppy"]}]},
            "officinalis-environment-left-out",
            "sides[0].harvest[1]",
        ),
        (
            {"seats": 2, "sides": [{"harvest": ["daisy"]}]},
            "officinalis-environment-left-out",
            "sides[0].harvest[0]",
        ),
        (
            {"seats": 2, "sides": [{"pickers": ["druid", "botanist"]}]},
            "officinalis-too-many-pickers",
            "sides[0].pickers",
        ),
        (
            {"seats": 4, "sides": [{"pickers": ["druid"]}, {"pickers": ["botanist", "druid"]}]},
            "officinalis-picker-twice",
            "sides[1].pickers[1]",
        ),
        (
            {"seats": 4, "sides": [{"pickers": ["pirate"]}]},
            "rules-bad-field",
            "sides[0].pickers[0]",
        ),
        ({"seats": 4, "sides": [{}], "options": {"teas": 1}}, "rules-bad-option", "options"),
        ({"seats": 4, "sides": [{}], "round": 1}, "rules-unknown-field", "round"),
    ],
)
def test_tables_that_no_round_can_end_with(tableau: Any, code: str, field: str) -> None:
    with pytest.raises(rules.RulesError) as caught:
        rules.score("officinalis", tableau)
    assert type(caught.value) is rules.BadTableau
    assert (caught.value.code, caught.value.arguments["field"]) == (code, field)


def test_more_cards_than_a_round_deals_cannot_be_harvested() -> None:
    from pygame_rules.games.officinalis.components import CARDS, IN_PLAY, cards

    harvest = [CARDS[card] for card in cards(IN_PLAY[2])]
    with pytest.raises(rules.BadTableau) as caught:
        rules.score("officinalis", {"seats": 2, "sides": [{"harvest": harvest}]})
    assert caught.value.code == "officinalis-more-than-dealt"
