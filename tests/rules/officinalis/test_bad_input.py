"""Bad input: the exact class and code of each refusal, and nothing changed by it."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules

from .table import play, table


def midgame() -> rules.Match:
    """Three players; the second has to follow Forest."""
    match = table(
        ["birch", "sundew", "wild-thyme"],
        ["oak", "broom", "rosemary"],
        ["salvia-maria", "genepi", "saffron"],
    )
    return play(match, "birch")


@pytest.mark.parametrize(
    ("move", "error", "code"),
    [
        ("", rules.BadNotation, "rules-bad-notation"),
        ("play", rules.BadNotation, "rules-bad-notation"),
        ("play Oak", rules.BadNotation, "rules-bad-notation"),
        ("play  oak", rules.BadNotation, "rules-bad-notation"),
        ("oak", rules.BadNotation, "rules-bad-notation"),
        ("play heather", rules.BadNotation, "rules-bad-notation"),
        ("attribute town", rules.BadNotation, "rules-bad-notation"),
        ("attribute", rules.BadNotation, "rules-bad-notation"),
        ("next-round 2", rules.BadNotation, "rules-bad-notation"),
        ("play oak\n", rules.BadNotation, "rules-bad-notation"),
        ("\ud800", rules.BadNotation, "rules-bad-notation"),
        (None, rules.BadNotation, "rules-bad-notation"),
        (3, rules.BadNotation, "rules-bad-notation"),
        (rules.Move("discard", "oak"), rules.BadNotation, "rules-bad-notation"),
        ("attribute forest", rules.IllegalMove, "officinalis-attribute-settled"),
        ("next-round", rules.IllegalMove, "officinalis-round-goes-on"),
        ("play broom", rules.IllegalMove, "officinalis-must-follow"),
        ("play rosemary", rules.IllegalMove, "officinalis-must-follow"),
        ("play birch", rules.IllegalMove, "officinalis-not-in-hand"),
        ("play genepi", rules.IllegalMove, "officinalis-not-in-hand"),
        ("play poppy", rules.IllegalMove, "officinalis-not-in-play"),
        (rules.Move("play", "cowbane"), rules.IllegalMove, "officinalis-not-in-play"),
    ],
)
def test_malformed_moves(move: Any, error: type[rules.RulesError], code: str) -> None:
    match = midgame()
    before = match.record(), match.state.digest()
    with pytest.raises(rules.RulesError) as caught:
        match.play(move)
    assert type(caught.value) is error
    assert caught.value.code == code
    assert (match.record(), match.state.digest()) == before


def test_moves_before_the_attribute_and_after_the_end() -> None:
    match = rules.position(
        "officinalis", {"seats": [{"hand": 12}] * 4, "remaining": ["oak", "rose", "poppy"]}
    )
    for move, code in (
        ("play sundew", "officinalis-attribute-first"),
        ("next-round", "officinalis-attribute-first"),
        ("attribute heath", "officinalis-environment-not-shown"),
    ):
        refused = match.explain(move)
        assert refused is not None
        assert refused.code == code
    over = play(
        table(["sundew", "oak"], ["broom", "birch"], options={"rounds": 1}), "sundew", "broom"
    )
    with pytest.raises(rules.IllegalMove) as caught:
        over.play("play oak")
    assert caught.value.code == "rules-game-over"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"rounds": 0}, "rules-bad-option"),
        ({"rounds": 16}, "rules-bad-option"),
        ({"rounds": "7"}, "rules-bad-option"),
        ({"dealer": 2}, "rules-bad-option"),
        ({"familiar": "one-to-six"}, "rules-bad-option"),
        ({"pickers": True}, "rules-bad-option"),
        ({"salvia": None}, "rules-bad-option"),
        ({"marvels": []}, "rules-bad-option"),
        ({"teas": {}}, "rules-bad-option"),
        ({"trumps": "forest"}, "rules-unknown-option"),
    ],
)
def test_malformed_options(options: Any, code: str) -> None:
    with pytest.raises(rules.BadOptions) as caught:
        rules.new_match("officinalis", seats=2, options=options)
    assert caught.value.code == code


HANDS = [{"hand": ["sundew", "oak"]}, {"hand": ["broom", "birch"]}]
FOUR = [*HANDS, {"hand": ["poppy", "daisy"]}, {"hand": ["rose", "nettle"]}]


def seats(*hands: Any, **fields: Any) -> dict[str, Any]:
    return {"attribute": "garden", "seats": list(hands or HANDS), **fields}


@pytest.mark.parametrize(
    ("position", "code", "field"),
    [
        (None, "rules-bad-field", ""),
        ([], "rules-bad-field", ""),
        ({}, "rules-bad-length", "seats"),
        (seats({}), "rules-bad-length", "seats"),
        (seats(*[{}] * 5), "rules-bad-length", "seats"),
        (seats(deck=[]), "rules-unknown-field", "deck"),
        (seats({"cards": []}, {}), "rules-unknown-field", "seats[0].cards"),
        (seats({"hand": "oak"}, {}), "rules-bad-field", "seats[0].hand"),
        (seats({"hand": ["Oak"]}, {}), "rules-bad-field", "seats[0].hand[0]"),
        (seats({"hand": ["poppy"]}, {}), "officinalis-environment-left-out", "seats[0].hand[0]"),
        (seats({"hand": ["oak"]}, {"hand": ["oak"]}), "officinalis-card-twice", "seats[1].hand[0]"),
        (seats({"hand": 99}, {}), "rules-bad-field", "seats[0].hand"),
        (seats({"hand": 15}, {"hand": 15}), "rules-bad-field", "seats[0].hand"),
        (seats({"hand": True}, {}), "rules-bad-field", "seats[0].hand"),
        (
            seats({"hand": ["oak"], "picker": "druid"}, {"hand": ["sundew"], "picker": "druid"}),
            "officinalis-picker-twice",
            "seats[1].picker",
        ),
        (seats({"hand": ["oak"], "picker": 1}, {}), "rules-bad-field", "seats[0].picker"),
        (seats({"hand": ["sundew"]}, {"hand": []}), "officinalis-hands-uneven", "seats"),
        (seats({"hand": ["oak"]}, {"hand": ["birch"]}), "officinalis-round-is-finished", "seats"),
        (seats({"hand": []}, {"hand": []}), "officinalis-round-is-finished", "seats"),
        (seats(attribute="town"), "rules-bad-field", "attribute"),
        (seats(attribute="river"), "officinalis-environment-not-shown", "attribute"),
        (seats(attribute=None, leader=1), "rules-bad-field", "attribute"),
        (seats(dealer=2), "rules-bad-field", "dealer"),
        (seats(leader=1), "officinalis-dealer-leads", "leader"),
        (seats(trick=["rose", "rosemary"]), "rules-bad-field", "trick"),
        (
            {
                "attribute": "garden",
                "seats": [{"hand": ["sundew"]}, {"hand": ["broom", "birch"]}, {"hand": ["yarrow"]}],
                "trick": ["oak", "genepi"],
                "leader": 0,
            },
            "officinalis-hands-uneven",
            "seats",
        ),
        (
            seats(
                {"hand": ["sundew"]},
                {"hand": ["broom"]},
                {"hand": ["yarrow", "hawthorn"]},
                trick=["oak", "birch"],
                harvests=[["juniper"], [], []],
            ),
            "officinalis-harvest-uneven",
            "harvests",
        ),
        (
            seats(
                {"hand": ["sundew"]},
                {"hand": ["woodruff"]},
                {"hand": ["yarrow", "hawthorn"]},
                trick=["oak", "genepi"],
            ),
            "officinalis-trick-breaks-rules",
            "trick[1]",
        ),
        (seats(harvests=[[]]), "rules-bad-length", "harvests"),
        (seats(harvests=[3, []]), "rules-bad-field", "harvests[0]"),
        (seats(harvests=[["rose", "oak"], []]), "officinalis-card-twice", "seats[0].hand[1]"),
        (
            seats(HANDS[0], {"hand": ["broom", "birch"], "void": ["forest"]}),
            "rules-bad-field",
            "seats[1].void[0]",
        ),
        (seats(rounds=[{}]), "rules-bad-length", "rounds[0].sides"),
        (seats(rounds=[{"sides": [{}, {}]}] * 7), "rules-bad-length", "rounds"),
        (seats(remaining=["oak"]), "officinalis-card-twice", "seats[0].hand[1]"),
        (seats(options={"jar": 1}), "rules-unknown-option", "options"),
        (seats(seed=-1), "rules-bad-field", "seed"),
    ],
)
def test_malformed_positions(position: Any, code: str, field: str) -> None:
    with pytest.raises(rules.RulesError) as caught:
        rules.position("officinalis", position)
    assert type(caught.value) is rules.BadPosition
    assert (caught.value.code, caught.value.arguments["field"]) == (code, field)


def test_a_set_up_may_be_in_the_middle_of_a_trick() -> None:
    match = rules.position(
        "officinalis",
        {
            "attribute": "heath",
            "dealer": 1,
            "leader": 2,
            "trick": ["oak", "yarrow"],
            "seats": [
                {"hand": ["poppy", "rose", "eyebright"], "picker": "botanist"},
                {"hand": ["broom", "birch", "edelweiss"]},
                {"hand": ["genepi", "daisy"], "void": ["garden"]},
                {"hand": ["saffron", "nettle"]},
            ],
            "harvests": [["hawthorn", "woodruff", "rosemary", "lavandin"], []],
            "rounds": [{"sides": [{"harvest": ["gentian"]}, {}]}],
        },
    )
    assert match.turn == 0
    assert match.state.winner == 3
    assert match.state.round == 2
    assert match.scores().totals == (13, 0, 13, 0)
    assert rules.load(match.record()).state.digest() == match.state.digest()
