"""The whole page as one file, from a disk without any host, and as a frame without an origin."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DIST, Visitor
from tests.web.table import GAMES, LANGUAGES, board, by_id, go_on_for, sit_down, start
from tests.web.visit import Visit

pytestmark = pytest.mark.pyodide

FILE = DIST / "physic-garden.html"


@pytest.fixture
def opened(visitor: Visitor) -> Page:
    """The file, opened in a browser that can reach nobody."""
    visit = visitor()
    visit.origins.add("file://")
    visit.context.set_offline(True)
    visit.page.goto(FILE.as_uri())
    by_id(visit.page, "lobby").wait_for()
    return visit.page


def test_a_game_played_from_a_file_is_there_when_the_file_is_opened_again(opened: Page) -> None:
    start(opened, "herbaceous", ["human", "bot:seedling"])
    go_on_for(opened, 4)
    before = board(opened)
    opened.reload()
    sit_down(opened)
    assert board(opened) == before
    by_id(opened, "leave").click()
    expect(by_id(opened, "save")).to_have_count(1)
    expect(by_id(opened, "keep")).to_have_count(0)


def test_the_rulebooks_are_in_the_file(opened: Page) -> None:
    for language in LANGUAGES:
        by_id(opened, "language").select_option(language)
        expect(opened.locator("html")).to_have_attribute("lang", language)
        for game in GAMES:
            with opened.context.expect_page() as tab:
                by_id(opened, f"rules-{game}").click()
            expect(tab.value.locator("html")).to_have_attribute("lang", language)
            assert tab.value.locator("h2[id]").count() > 3
            assert tab.value.locator("a:not([href^='#'])").count() == 0
            tab.value.close()


def test_the_file_is_a_table_in_a_frame_without_an_origin(visit: Visit, tmp_path: Path) -> None:
    """Also by night, whatever the light is around it."""
    visit.origins.add("file://")
    address = f"{FILE.as_uri()}#game=herbaceous&seats=2&seed=7&theme=dark&start=now"
    around = tmp_path / "around.html"
    around.write_text(f'<iframe sandbox="allow-scripts" src="{address}"></iframe>', "utf-8")
    visit.page.goto(around.as_uri())
    frame = visit.page.frame_locator("iframe")
    frame.locator("[data-move=draw]").click()
    expect(frame.get_by_test_id("table")).to_have_attribute("data-moves", "1")
    night = "(root) => getComputedStyle(root).colorScheme"
    assert frame.locator("html").evaluate(night) == "dark"


def test_the_page_offers_the_file(page: Page) -> None:
    with page.expect_download() as download:
        by_id(page, "keep").click()
    assert Path(download.value.path()).read_bytes() == FILE.read_bytes()
