"""A table that was played with real cards is written down by tapping, and scored as the rules score it."""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import pygame_rules as rules
from pygame_rules.check.forms import name
from tests.rules.znakhar.table import own_cards
from tests.web.conftest import Visitor
from tests.web.forms import at, enter, entries, open_part, places_of
from tests.web.table import GAME_SEATS, GAMES, by_id, choose, choose_game, oddities, shown
from tests.web.test_saved_games import REFUSED

TABLES = 10

# Puts what was written down where the page keeps it.
KEEP = """
([key, value]) => new Promise((resolve, reject) => {
  const opened = indexedDB.open("physic-garden");
  opened.onerror = reject;
  opened.onsuccess = () => {
    const change = opened.result.transaction("games", "readwrite");
    change.objectStore("games").put(value, key);
    change.oncomplete = () => { opened.result.close(); resolve(); };
  };
})
"""


def table_of(game: str, number: int) -> tuple[int, dict[str, Any]]:
    """What lies on the table after a game by chance: its seats, and the tableau."""
    seats = GAME_SEATS[game][number % len(GAME_SEATS[game])]
    chance = Random(number)
    match = rules.new_match(game, seats=seats, seed=number)
    while not match.over:
        match.play(chance.choice(match.legal_moves()))
    return seats, import_module(f"tests.rules.{game}.table").tableaux(match)[-1]


def keep_table(page: Page, game: str, seats: int, tableau: dict[str, Any]) -> None:
    """The form of this game is found filled in with this table, as it was left."""
    form = rules.form(game, seats)
    places = places_of([*form["common"], *(s for p in form["parts"] for s in p["sections"])])
    kept = {"seats": seats, "entries": entries(places, tableau)}
    page.evaluate(KEEP, [f"tally:{game}", kept])


def open_form(page: Page, game: str) -> None:
    by_id(page, f"score-{game}").click()
    expect(by_id(page, "sheet")).to_be_visible()


def expect_sheets(page: Page, scores: rules.Scores) -> None:
    """A sheet for each side; partners have one together."""
    expect(page.locator(".seat-sheet")).to_have_count(len(set(scores.sides)))


def assert_totals(page: Page, scores: rules.Scores) -> None:
    expect_sheets(page, scores)
    for side in set(scores.sides):
        seat = scores.sides.index(side)
        expect(by_id(page, f"total-{seat}")).to_have_text(shown(scores.totals[seat]))
    expect(by_id(page, "tally-refusal")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_tables_score_as_the_rules_score_them(page: Page, game: str) -> None:
    """One is entered by hand and still there after a reload, others are those that were kept."""
    seats, tableau = table_of(game, 1)
    form = rules.form(game, seats)
    open_form(page, game)
    choose(page, "tally-seats", str(seats))
    expect_sheets(page, rules.score(game, tableau))
    for number, part in enumerate(form["parts"]):
        open_part(page, number)
        places = places_of(part["sections"])
        for place in places:
            enter(page, place, entries(places, tableau)[name(place["path"])])
    for place in places_of(form["common"]):
        enter(page, place, entries([place], tableau)[name(place["path"])])
    assert_totals(page, rules.score(game, tableau))
    assert oddities(page) == []
    page.reload()
    assert_totals(page, rules.score(game, tableau))

    for number in range(2, TABLES + 1):
        seats, tableau = table_of(game, number)
        by_id(page, "leave").click()
        keep_table(page, game, seats, tableau)
        open_form(page, game)
        assert_totals(page, rules.score(game, tableau))


WRONG = {
    "herbaceous": [("seats[0].wooden-planter", "mint", "Mint is a special herb")],
    "officinalis": [
        ("sides[0].pickers", "druid", ""),
        ("sides[0].pickers", "botanist", "Picker: a side has 1 Picker"),
    ],
    "znakhar": [
        ("seats[0].cured", "plague", ""),
        ("seats[0].uncured", "plague", "Plague: it lies on the table already."),
    ],
    "botanists": [("seats[0].rounds[0].orders", "9", "need 18 flowers")],
}


def test_what_no_table_can_hold_is_refused_at_once(page: Page) -> None:
    """At its place, with the reason and the rule, and it does not count."""
    assert WRONG.keys() == set(GAMES)
    for game, steps in WRONG.items():
        open_form(page, game)
        before = by_id(page, "total-0").inner_text()
        for place, value, reason in steps:
            here = at(page, place)
            kind = here.get_attribute("data-kind")
            enter(page, {"path": [place], "kind": kind}, [value] if kind == "cards" else value)
            refusal = here.get_by_test_id("tally-refusal")
            expect(refusal).to_have_count(1 if reason else 0)
            if kind == "number":
                number = here.get_by_test_id("number")
                number.fill("2.5")
                number.press("Tab")
                expect(number).to_have_value(value)
            if reason:
                expect(refusal).to_contain_text(reason)
        if game != "znakhar":
            expect(by_id(page, "total-0")).to_have_text(before)
            expect(by_id(page, "tally-partly")).to_be_visible()
        by_id(page, "leave").click()


def test_a_table_is_begun_anew_and_had_back(page: Page) -> None:
    open_form(page, "znakhar")
    for illness in ("plague", "cough"):
        enter(page, {"path": ["seats[0].cured"], "kind": "cards"}, [illness])
    expect(by_id(page, "total-0")).to_have_text("6")
    at(page, "seats[0].cured").get_by_test_id("lying").locator('[data-face="cough"]').click()
    expect(by_id(page, "total-0")).to_have_text("5")
    by_id(page, "tally-clear").click()
    expect(by_id(page, "total-0")).to_have_text("0")
    by_id(page, "notice-tally-cleared").get_by_role("button").first.click()
    expect(by_id(page, "total-0")).to_have_text("5")
    page.go_back()
    expect(by_id(page, "lobby")).to_be_visible()


def test_on_paper_there_is_the_score_sheet_alone(page: Page) -> None:
    open_form(page, "herbaceous")
    page.emulate_media(media="print")
    expect(by_id(page, "sheet")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Herbaceous")
    expect(page.locator("button:visible, input:visible, select:visible")).to_have_count(0)


def test_without_storage_the_table_is_kept_as_long_as_the_tab(visitor: Visitor) -> None:
    page = visitor(scripts=(REFUSED["nothing at all"],)).enter("#score=znakhar")
    enter(page, {"path": ["seats[0].cured"], "kind": "cards"}, ["plague"])
    expect(by_id(page, "total-0")).to_have_text("5")
    by_id(page, "leave").click()
    open_form(page, "znakhar")
    expect(by_id(page, "total-0")).to_have_text("5")


def test_a_table_with_cards_of_its_own_is_scored_with_them(page: Page) -> None:
    choose_game(page, "znakhar")
    by_id(page, "more").locator("summary").click()
    file = {"name": "my-cards.json", "mimeType": "application/json"}
    by_id(page, "components-file").set_input_files(
        {**file, "buffer": json.dumps(own_cards()).encode()}
    )
    expect(by_id(page, "components-now")).to_contain_text("my-cards.json")
    open_form(page, "znakhar")
    expect(by_id(page, "tally-components")).to_contain_text("my-cards.json")
    enter(page, {"path": ["seats[0].cured"], "kind": "cards"}, ["my-plague"])
    expect(by_id(page, "total-0")).to_have_text("5")


def test_cards_that_a_later_edition_refuses_are_said_to_be_out_of_play(page: Page) -> None:
    """With the reason; the usual ones are there instead, and nothing that was kept is lost."""
    own = {"name": "my-cards.json", "data": {**own_cards(), "herbs": "sage"}}
    page.evaluate(KEEP, ["setups", {"znakhar": {"components": own}}])
    kept = {"seats": 2, "entries": {"seats[0].cured": ["my-plague"]}}
    page.evaluate(KEEP, ["tally:znakhar", kept])
    page.reload()
    open_form(page, "znakhar")
    refusal = by_id(page, "tally-components-refused")
    expect(refusal).to_contain_text("“my-cards.json” cannot be used any more: ")
    expect(refusal).to_contain_text("herbs")
    expect(by_id(page, "tally-components")).to_contain_text("In play: the usual ones")
    enter(page, {"path": ["seats[0].cured"], "kind": "cards"}, ["plague"])
    scores = rules.score("znakhar", {"seats": [{"cured": ["plague"]}, {}]})
    assert scores.totals == (5, 0)
    assert_totals(page, scores)
    page.evaluate(KEEP, ["setups", {"znakhar": {"components": {**own, "data": own_cards()}}}])
    page.reload()
    assert_totals(page, scores)
    expect(at(page, "seats[0].cured").locator('[data-face="my-plague"]').first).to_be_visible()
