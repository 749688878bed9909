"""The page is there before Python is: the lobby, and every saved table; what people do meanwhile is done then."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.host import Host
from tests.web.table import (
    GAMES,
    board,
    by_id,
    choose_game,
    click_move,
    go_on_for,
    sit_down,
    situation,
    start,
)
from tests.web.visit import Visit

pytestmark = pytest.mark.pyodide

PYTHON = "assets/pyodide.asm-*.wasm"


def test_saved_tables_are_seen_and_played_before_python_runs(host: Host, visitor: Visitor) -> None:
    """A table looks as it was left, also when it comes from the shelf; a click waits for the rules."""
    visit = visitor()
    page = visit.enter()
    boards = {}
    for game in GAMES:
        start(page, game, ["human", "bot:seedling"])
        go_on_for(page, 3)
        boards[game] = board(page)
        if game != GAMES[-1]:
            by_id(page, "leave").click()
    left = visit.context.storage_state(indexed_db=True)

    python = host.hold(PYTHON)
    page = visitor(storage_state=left).open()
    assert board(page) == boards[GAMES[-1]]
    for game in reversed(GAMES):
        by_id(page, "leave").click()
        number = len(GAMES) - 1 - GAMES.index(game)
        by_id(page, "continue").nth(number).click()
        assert board(page) == boards[game]
    expect(page.get_by_role("progressbar")).to_be_visible()
    now = situation(page)
    click_move(page, now.targets[0])
    expect(by_id(page, "table")).to_have_attribute("data-busy", "true")
    python.set()
    assert situation(page, now.moves).kind in ("turn", "menu", "over")
    go_on_for(page, 2)


def test_of_all_that_is_wished_for_before_python_runs_the_last_counts(
    host: Host, visitor: Visitor
) -> None:
    """Nothing that comes later takes its place, or is played in its name."""
    visit = visitor()
    page = visit.enter()
    start(page, "herbaceous", ["human", "bot:seedling"])
    now = go_on_for(page, 4)
    left = visit.context.storage_state(indexed_db=True)

    python = host.hold(PYTHON)
    visit = visitor(storage_state=left)
    page = visit.open()
    by_id(page, "leave").click()
    by_id(page, "ask-officinalis").click()
    choose_game(page, "znakhar")
    by_id(page, "lesson").click()
    by_id(page, "continue").click()
    expect(by_id(page, "table")).to_have_attribute("data-game", "herbaceous")
    python.set()
    assert sit_down(page).moves == now.moves
    now = go_on_for(page, 2)
    by_id(page, "leave").click()
    expect(by_id(page, "save")).to_have_count(1)
    by_id(page, "ask-officinalis").click()
    expect(by_id(page, "table")).to_have_attribute("data-game", "officinalis")
    by_id(page, "leave").click()
    by_id(page, "continue").click()
    assert sit_down(page).moves == now.moves


def test_the_table_of_a_new_game_is_laid_before_python_runs_and_dealt_then(
    host: Host, visit: Visit
) -> None:
    """Who leaves it before has begun no game."""
    python = host.hold(PYTHON)
    page = visit.open()
    for game in GAMES:
        choose_game(page, game)
        by_id(page, "start").click()
        expect(by_id(page, "table")).to_have_attribute("data-game", game)
        expect(by_id(page, "table")).to_have_attribute("data-busy", "true")
        expect(page.locator("[data-zone]").first).to_be_visible()
        expect(page.locator("[data-move]")).to_have_count(0)
        page.locator("[data-target]").first.click(force=True)
        if game != GAMES[-1]:
            by_id(page, "leave").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    python.set()
    go_on_for(page, 2)
    by_id(page, "leave").click()
    expect(by_id(page, "continue")).to_have_count(1)


def test_a_game_of_which_less_is_known_begins_once_python_runs(host: Host, visit: Visit) -> None:
    """Two people at one device: nobody knows yet who begins."""
    python = host.hold(PYTHON)
    page = visit.open()
    start(page, "herbaceous", ["human", "human"])
    expect(by_id(page, "start")).to_be_disabled()
    expect(by_id(page, "start")).to_contain_text("MB")
    python.set()
    expect(by_id(page, "table")).to_have_attribute("data-game", "herbaceous")
    go_on_for(page, 2)


def test_a_covered_table_shows_no_secret_when_the_page_is_opened_again(
    host: Host, visitor: Visitor
) -> None:
    """Two people at one device: who opens the page need not be the one who may see the hand."""
    visit = visitor()
    page = visit.enter()
    start(page, "officinalis", ["human", "human"])
    go_on_for(page, 2)
    left = visit.context.storage_state(indexed_db=True)
    host.hold(PYTHON)
    page = visitor(storage_state=left).open()
    expect(page.locator(".loading, .loader")).to_be_visible()
    expect(by_id(page, "pass-device").or_(page.locator(".loader"))).to_be_visible()
    expect(by_id(page, "table")).to_have_count(0)
