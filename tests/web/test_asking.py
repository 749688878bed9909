"""A position is set up by tapping, and any move can be asked about."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import pygame_rules as rules
from pygame_rules.check.forms import entered
from tests.web.forms import at, enter, open_part, places_of
from tests.web.host import Host
from tests.web.table import (
    GAMES,
    bring,
    by_id,
    choose,
    copied,
    oddities,
    record_where,
    situation,
)

MOVES = 12  # played before the position that is set up
NOTHING = (None, [], False)


def match_of(game: str) -> rules.Match:
    """A match of two in the middle of a game, where it can be written down."""

    def wish(match: rules.Match) -> bool:
        return len(match.moves) >= MOVES and match.as_position() is not None

    return rules.load(record_where(game, 2, wish))


def open_form(page: Page, game: str) -> None:
    by_id(page, f"ask-{game}").click()
    expect(by_id(page, "table")).to_be_visible()


def legal(page: Page) -> Locator:
    return by_id(page, "ask-legal").locator("[data-move]")


def assert_legal(page: Page, match: rules.Match) -> None:
    """The table is the one of this match, as far as its moves tell."""
    moves = [str(move) for move in match.legal_moves()]
    expect(legal(page)).to_have_count(len(moves))
    expect(by_id(page, "table")).to_have_attribute("data-turn", str(match.turn))
    shown = legal(page).evaluate_all("all => all.map((one) => one.dataset.move)")
    assert shown == moves
    expect(by_id(page, "tally-refusal")).to_have_count(0)


def position_in(page: Page) -> Any:
    return json.loads(by_id(page, "ask-json").input_value())


def copied_by(page: Page, button: str) -> str:
    """What is copied anew, though it is said already that something was."""
    page.evaluate("() => navigator.clipboard.writeText('')")
    by_id(page, button).click()
    return copied(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_set_up_by_tapping_asked_about_and_handed_on(page: Page, game: str) -> None:
    match = match_of(game)
    form = rules.position_form(game, 2)
    written = dict(entered(match.as_position(), form))
    blank = dict(entered(form["blank"], form))
    open_form(page, game)
    choose(page, "tally-seats", "2")
    for number, part in enumerate(form["parts"]):
        open_part(page, number)
        for place in places_of(part["sections"]):
            path = tuple(place["path"])
            value, usual = written.get(path), blank.get(path)
            nothing = value in NOTHING and usual in NOTHING
            if value != usual and not nothing and place["path"] != ["remaining"]:
                enter(page, place, value)
    assert_legal(page, match)
    assert oddities(page) == []

    ask_about_every_kind(page, match)

    position = position_in(page)
    assert json.loads(copied_by(page, "ask-copy-json")) == position
    snippet = re.search(r"<rules-table .*position='(.*)'>", copied_by(page, "ask-snippet"))
    assert snippet is not None
    assert json.loads(snippet[1]) == position
    link = copied_by(page, "ask-link")
    by_id(page, "tally-clear").click()
    expect(by_id(page, "notice-tally-cleared")).to_be_visible()
    page.goto(link)
    assert_legal(page, match)
    assert position_in(page) == position


def ask_about_every_kind(page: Page, match: rules.Match) -> None:
    """A legal move, one that is not, and what is none at all."""
    refused = next(
        (text, error)
        for text in sorted(match.state.catalogue())
        if (error := match.explain(text)) is not None
    )
    for text, rule in (
        (str(match.legal_moves()[0]), None),
        (refused[0], refused[1].rule),
        ("sing a song", ""),
    ):
        by_id(page, "ask-move").fill(text)
        by_id(page, "ask-move").press("Enter")
        answer = by_id(page, "ask-answer")
        expect(answer).to_contain_text(text)
        expect(answer.locator(".refusal")).to_have_count(0 if rule is None else 1)
        link = answer.locator(f'a[href$="#{rule}"]')
        expect(link).to_have_count(1 if rule else 0)
    expect(page.locator("#all-moves option")).to_have_count(len(match.state.catalogue()))
    assert oddities(page) == []


# Before the rules can have answered to the card.
CARD_AND_QUESTION = """
() => {
  document.querySelector('[data-piece$=" deck thyme"]').click();
  const field = document.querySelector('[data-testid="ask-move"]');
  field.value = "draw";
  field.form.requestSubmit();
}
"""


def test_moves_are_tried_and_the_game_is_played_on_from_there(page: Page) -> None:
    """Trying saves nothing; what is played on is a game like any other."""
    open_form(page, "herbaceous")
    page.evaluate(CARD_AND_QUESTION)
    expect(by_id(page, "ask-answer")).to_contain_text("draw")
    legal(page).get_by_text("Draw a card").click()
    expect(by_id(page, "table")).to_have_attribute("data-moves", "1")
    by_id(page, "begin-again").click()
    expect(by_id(page, "table")).to_have_attribute("data-moves", "0")
    page.locator('[data-target="large-pot-0"]').click(force=True)
    expect(by_id(page, "refusal")).to_be_visible()
    by_id(page, "leave").click()
    expect(by_id(page, "lobby")).to_be_visible()
    expect(page.locator('[data-testid^="save-"]')).to_have_count(0)
    open_form(page, "herbaceous")
    by_id(page, "ask-play").click()
    expect(by_id(page, "share")).to_be_visible()
    assert "draw" in situation(page).targets
    page.reload()
    assert "draw" in situation(page).targets


def test_what_cannot_be_is_refused_at_its_place(page: Page) -> None:
    """With the reason; the table is shown without it, and what was entered stays to be mended."""
    open_form(page, "herbaceous")
    open_part(page, 1)
    planter = "seats[0].wooden-planter"
    enter(page, {"path": [planter], "kind": "cards"}, ["mint"])
    refusal = at(page, planter).get_by_test_id("tally-refusal")
    expect(refusal).to_contain_text("Mint is a special herb")
    expect(by_id(page, "tally-partly")).to_be_visible()
    assert "wooden-planter" not in position_in(page)["seats"][0]
    at(page, planter).get_by_test_id("lying").locator('[data-face="mint"]').click()
    expect(refusal).to_have_count(0)
    open_part(page, 0)
    enter(page, {"path": ["deck"], "kind": "number"}, 0)
    expect(by_id(page, "tally-refusal")).to_contain_text("has nothing to decide")


def test_a_game_that_is_watched_is_asked_about_at_a_step(page: Page) -> None:
    match = rules.load(record_where("herbaceous", 2, lambda match: match.over))
    bring(page, match.record())
    by_id(page, "watch").click()
    step = next(step for step in range(9, 99) if match.at(step).as_position() is not None)
    by_id(page, "replay-slider").fill(str(step))
    expect(by_id(page, "replay")).to_have_attribute("data-at", str(step))
    by_id(page, "ask-step").click()
    expect(by_id(page, "ask")).to_be_visible()
    assert_legal(page, match.at(step))


LATE = {
    "seats": [{"garden": ["sage", "sage"]}, {"garden": ["dill"]}, {}],
    "community": ["bay"],
    "deck": ["mint", "bay", "dill"],
    "turn": 1,
    "options": {"jar": "exactly-three"},
}


def test_a_position_is_set_up_from_text_and_the_one_before_had_back(page: Page) -> None:
    """What the form has no place for is kept as it was written."""
    open_form(page, "herbaceous")
    enter(page, {"path": ["community"], "kind": "cards"}, ["thyme"])
    by_id(page, "ask-text").locator("summary").click()
    for text, reason in (("{", "not JSON"), ('{"seats": 5}', "seats")):
        by_id(page, "ask-json").fill(text)
        by_id(page, "ask-text-set-up").click()
        expect(by_id(page, "ask-text-refusal")).to_contain_text(reason)
    by_id(page, "ask-json").press("Control+z")
    expect(by_id(page, "ask-json")).not_to_have_value('{"seats": 5}')
    by_id(page, "ask-json").fill(json.dumps(LATE))
    by_id(page, "ask-text-set-up").click()
    assert_legal(page, rules.position("herbaceous", LATE))
    assert position_in(page) == LATE
    open_part(page, 2)
    expect(at(page, "seats[1].garden").locator('[data-face="dill"]').first).to_be_visible()
    page.reload()
    assert_legal(page, rules.position("herbaceous", LATE))
    by_id(page, "tally-clear").click()
    expect(by_id(page, "table")).to_have_attribute("data-turn", "0")
    by_id(page, "notice-tally-cleared").get_by_role("button").first.click()
    assert_legal(page, rules.position("herbaceous", LATE))


def test_a_link_that_cannot_be_set_up_is_refused_and_loses_nothing(page: Page, host: Host) -> None:
    open_form(page, "herbaceous")
    enter(page, {"path": ["community"], "kind": "cards"}, ["thyme"])
    position = position_in(page)
    for wrong, reason in (('{"seats":[{},{}],"deck":99}', "99"), ("garbled", "damaged")):
        page.goto(f"{host.url}#ask=herbaceous&position={wrong}")
        expect(by_id(page, "notice-address")).to_contain_text(reason)
        expect(by_id(page, "table")).to_be_visible()
        assert position_in(page) == position
