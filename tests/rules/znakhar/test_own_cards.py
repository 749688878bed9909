"""Card lists of a table: every mistake is named with its place, and a correct list plays."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice

from .table import own_cards

Cards = dict[str, Any]


def set_at(path: str, value: Any) -> Callable[[Cards], Any]:
    """A mistake: another value at a place such as ``herbs[3].id``."""
    *steps, last = path.replace("[", ".").replace("]", "").split(".")

    def make(cards: Cards) -> None:
        here: Any = cards
        for step in steps:
            here = here[int(step)] if step.isdigit() else here[step]
        here[int(last) if last.isdigit() else last] = value

    return make


def without(path: str) -> Callable[[Cards], Any]:
    """A mistake: a field that is missing."""
    kind, number, name = path.replace("[", ".").replace("]", "").split(".")
    return lambda cards: cards[kind][int(number)].pop(name)


MISTAKES: list[tuple[Callable[[Cards], Any], str, str]] = [
    (lambda cards: cards.pop("herbs"), "rules-bad-length", "herbs"),
    (lambda cards: cards["illnesses"].pop(), "rules-bad-length", "illnesses"),
    (lambda cards: cards["charms"].append({}), "rules-bad-length", "charms"),
    (set_at("spells", []), "rules-unknown-field", "spells"),
    (set_at("note", 7), "rules-bad-field", "note"),
    (set_at("illnesses[4]", "headache"), "rules-bad-field", "illnesses[4]"),
    (set_at("illnesses[0].points", 1), "rules-unknown-field", "illnesses[0].points"),
    (set_at("herbs[3].id", "Крапива"), "rules-bad-slug", "herbs[3].id"),
    (set_at("herbs[3].id", "my--nettle"), "rules-bad-slug", "herbs[3].id"),
    (without("illnesses[2].id"), "rules-bad-slug", "illnesses[2].id"),
    (set_at("herbs[6].id", "my-mint"), "znakhar-id-twice", "herbs[6].id"),
    (set_at("illnesses[6].id", "my-mint"), "znakhar-id-twice", "illnesses[6].id"),
    (set_at("illnesses[1].id", "charm-my-fever"), "znakhar-id-twice", "charms[2].illness"),
    (set_at("herbs[0].rarity", "plain"), "rules-bad-field", "herbs[0].rarity"),
    (without("herbs[0].rarity"), "rules-bad-field", "herbs[0].rarity"),
    (set_at("herbs[0].rarity", "rare"), "znakhar-wrong-rarity-count", "herbs"),
    (set_at("illnesses[24].class", "fatal"), "rules-bad-field", "illnesses[24].class"),
    (set_at("illnesses[9].class", "light"), "znakhar-wrong-herb-count", "illnesses[9].herbs"),
    (set_at("illnesses[12].herbs[1]", "my-mnt"), "znakhar-unknown-herb", "illnesses[12].herbs[1]"),
    (set_at("illnesses[16].herbs[2]", 5), "znakhar-unknown-herb", "illnesses[16].herbs[2]"),
    (set_at("illnesses[12].herbs[1]", "my-nettle"), "znakhar-herb-twice", "illnesses[12].herbs[1]"),
    (set_at("illnesses[8].herbs", []), "znakhar-wrong-herb-count", "illnesses[8].herbs"),
    (set_at("illnesses[24].herbs[4]", "my-adams-head"), "znakhar-herb-heals-nothing", "herbs[24]"),
    (without("illnesses[5].name"), "znakhar-no-name", "illnesses[5].name"),
    (set_at("herbs[5].name", " "), "rules-bad-field", "herbs[5].name"),
    (set_at("herbs[5].name", "x" * 41), "rules-bad-field", "herbs[5].name"),
    (set_at("herbs[5].name", "a\nb"), "rules-bad-field", "herbs[5].name"),
    (set_at("charms[0].illness", "my-flu"), "rules-bad-field", "charms[0].illness"),
    (set_at("charms[1].illness", "my-fever"), "znakhar-charm-twice", "charms[2].illness"),
    (without("charms[9].text"), "znakhar-no-charm-text", "charms[9].text"),
]  # fmt: skip


@pytest.mark.parametrize(("mistake", "code", "field"), MISTAKES)
def test_a_mistake_is_refused_with_its_place(
    mistake: Callable[[Cards], Any], code: str, field: str
) -> None:
    cards = own_cards()
    mistake(cards)
    with pytest.raises(rules.RulesError) as caught:
        rules.new_match("znakhar", seats=3, seed=1, components=cards)
    assert type(caught.value) is rules.BadComponents
    assert (caught.value.code, caught.value.arguments["field"]) == (code, field)
    record = rules.new_match("znakhar", seats=3, seed=1, components=own_cards()).record()
    with pytest.raises(rules.BadRecord) as caught_in_record:
        rules.load({**record, "components": cards})
    assert caught_in_record.value.code == code


def test_a_class_with_too_few_illnesses_is_refused() -> None:
    cards = own_cards()
    cards["illnesses"][9] = {**cards["illnesses"][9], "class": "light", "herbs": ["my-mint"]}
    with pytest.raises(rules.BadComponents) as caught:
        rules.new_match("znakhar", components=cards)
    assert caught.value.code == "znakhar-wrong-class-count"
    assert (caught.value.arguments["number"], caught.value.arguments["expected"]) == (10, 9)


@pytest.mark.parametrize("junk", [7, "cards", [], {1, 2}, float("nan"), {"herbs": {}}])
def test_what_is_no_card_list_is_refused(junk: Any) -> None:
    with pytest.raises(rules.BadComponents):
        rules.new_match("znakhar", components=junk)


def test_a_correct_list_plays_to_the_end_and_comes_back_from_its_record() -> None:
    match = rules.new_match("znakhar", seats=3, seed=5, components=own_cards())
    dice = Dice(5)
    while not match.over:
        assert all(move.args == () or "my-" in str(move) or move.verb == "offer"
                   for move in match.legal_moves())  # fmt: skip
        match.play(dice.choice(match.legal_moves()))
    record = json.loads(json.dumps(match.record()))
    assert record["components"] == own_cards()
    again = rules.load(record)
    assert again.state.digest() == match.state.digest()
    assert again.record() == record
    assert again.view(0) == match.view(0)


def test_own_cards_are_called_by_the_names_of_the_list() -> None:
    match = rules.new_match("znakhar", seats=2, seed=5, components=own_cards())
    labels = {
        piece["label"]["key"]
        for zone in match.view(0)["zones"]
        for piece in zone["pieces"]
        if piece["face"]
    }
    assert labels <= {"znakhar-own-herb", "znakhar-own-illness", "znakhar-charm"}
    assert "znakhar-own-herb" in labels


def test_names_and_texts_may_be_left_out_for_our_own_ids() -> None:
    """Our own list has none, and a law plays with it as with a table's own."""
    cards = rules.components("znakhar")
    assert not any("name" in item for item in cards["illnesses"] + cards["herbs"])


def test_moves_are_those_of_the_cards_at_this_table() -> None:
    match = rules.new_match("znakhar", seats=2, seed=5, components=own_cards())
    with pytest.raises(rules.BadNotation):
        match.explain("cure fever")
    assert match.state.catalogue().find("cure my-fever")
    with pytest.raises(rules.BadNotation):
        rules.new_match("znakhar", seats=2, seed=5).explain("cure my-fever")


def test_set_ups_and_tableaux_take_own_cards_too() -> None:
    position = {
        "seats": [{"hand": ["my-mint"], "uncured": ["my-indigestion"]}, {}],
        "pile": 9,
        "components": own_cards(),
    }
    match = rules.position("znakhar", position)
    match.play("cure my-indigestion")
    assert rules.load(match.record()).scores().totals == (1, 0)
    tableau = {"seats": [{"cured": ["my-plague"]}], "components": own_cards()}
    assert rules.score("znakhar", tableau).totals == (5,)
