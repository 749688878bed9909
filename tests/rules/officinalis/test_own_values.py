"""Values of a table's own: every mistake is named with its place, and correct ones count (O2)."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice

from .table import lines, play, table, zone

USUAL = rules.components("officinalis")["familiar"]


def own(**values: Any) -> dict[str, Any]:
    """The usual values with some replaced; an underscore stands for a hyphen."""
    changed = {slug.replace("_", "-"): value for slug, value in values.items()}
    return {"familiar": {**USUAL, **changed}}


def without(slug: str) -> dict[str, Any]:
    return {"familiar": {name: value for name, value in USUAL.items() if name != slug}}


@pytest.mark.parametrize(
    ("data", "code", "field"),
    [
        ([], "rules-bad-field", ""),
        ({}, "rules-bad-field", "familiar"),
        ({"familiar": [1, 2, 3, 4, 5, 6, 7]}, "rules-bad-field", "familiar"),
        ({"familiar": USUAL, "forest": {}}, "rules-unknown-field", "forest"),
        (own(birch=4), "rules-unknown-field", "familiar.birch"),
        (own(Daisy=4), "rules-unknown-field", "familiar.Daisy"),
        (without("daisy"), "officinalis-bad-value", "familiar.daisy"),
        (own(nettle="2"), "officinalis-bad-value", "familiar.nettle"),
        (own(nettle=2.0), "officinalis-bad-value", "familiar.nettle"),
        (own(nettle=True), "officinalis-bad-value", "familiar.nettle"),
        (own(nettle=None), "officinalis-bad-value", "familiar.nettle"),
        (own(nettle=0), "officinalis-bad-value", "familiar.nettle"),
        (own(nettle=-3), "officinalis-bad-value", "familiar.nettle"),
        (own(st_johns_wort=10), "officinalis-bad-value", "familiar.st-johns-wort"),
    ],
)
def test_a_mistake_is_refused_with_its_place(data: Any, code: str, field: str) -> None:
    with pytest.raises(rules.BadComponents) as caught:
        rules.new_match("officinalis", seats=3, seed=1, components=data)
    assert (caught.value.code, caught.value.arguments["field"]) == (code, field)
    within = f"components.{field}" if field else "components"
    with pytest.raises(rules.BadPosition) as in_set_up:
        table(["saffron"], ["birch"], ["oak"], components=data)
    assert (in_set_up.value.code, in_set_up.value.arguments["field"]) == (code, within)
    with pytest.raises(rules.BadTableau) as in_tableau:
        rules.score("officinalis", {"seats": 3, "sides": [{}], "components": data})
    assert (in_tableau.value.code, in_tableau.value.arguments["field"]) == (code, within)


def test_the_plant_without_a_value_is_named() -> None:
    with pytest.raises(rules.BadComponents) as caught:
        rules.new_match("officinalis", components=without("daisy"))
    arguments = caught.value.arguments
    assert arguments["card"] == rules.Text("officinalis-card-daisy")
    assert (arguments["least"], arguments["most"]) == (1, 9)


def test_the_higher_of_the_own_values_wins_and_is_harvested() -> None:
    """Daisy 9 beats St John's Wort 1, with Nettle 2 they are worth 12."""
    hands = (["st-johns-wort", "saffron"], ["daisy", "birch"], ["nettle", "oak"])
    match = table(*hands, components=own(st_johns_wort=1, daisy=9))
    play(match, "st-johns-wort", "daisy", "nettle")
    assert match.turn == 1
    assert match.scores().totals == (0, 12, 0)
    assert rules.load(match.record()).scores().totals == (0, 12, 0)
    usual = play(table(*hands), "st-johns-wort", "daisy", "nettle")
    assert usual.turn == 0
    assert usual.scores().totals == (12, 0, 0)


def test_of_equal_own_values_the_first_card_wins() -> None:
    for first, second in (("nettle", "chickweed"), ("chickweed", "nettle")):
        match = table(
            [first, "saffron"], [second, "birch"], ["oak", "woodruff"],
            components=own(nettle=4, chickweed=4),
        )  # fmt: skip
        play(match, first, second, "oak")
        assert match.turn == 0
        assert match.scores().totals == (4 + 4 + 5, 0, 0)


def test_cards_show_their_own_values() -> None:
    match = table(
        ["daisy", "nettle"], ["saffron", "birch"], ["oak", "woodruff"], components=own(daisy=9)
    )
    shown = {
        piece["face"]: mark["args"]["value"]
        for piece in zone(match, "hand-0")["pieces"]
        for mark in piece["marks"]
        if mark["icon"] == "value"
    }
    assert shown == {"daisy": 9, "nettle": 2}


def test_a_round_on_a_real_table_counts_own_values_instead_of_the_option() -> None:
    """6 + 8 for two plants; the option would make them 3 and 4, the usual values 6 and 7."""
    tableau = {
        "seats": 3,
        "sides": [{"harvest": ["chickweed", "st-johns-wort"]}],
        "options": {"familiar": "one-to-five"},
        "components": own(st_johns_wort=8),
    }
    scores = rules.score("officinalis", tableau)
    assert scores.totals == (14, 0, 0)
    assert lines(scores) == [("familiar", 14)]


def test_for_two_the_family_is_left_out_and_nothing_changes() -> None:
    usual = rules.new_match("officinalis", seats=2, seed=3)
    match = rules.new_match("officinalis", seats=2, seed=3, components=own(daisy=9, nettle=9))
    dice = Dice(3)
    while not usual.over:
        move = dice.choice(usual.legal_moves())
        usual.play(move)
        match.play(move)
    assert match.state.digest() == usual.state.digest()
    assert match.scores().as_json() == usual.scores().as_json()
