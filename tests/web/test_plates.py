"""What lies on a table is shown by its plates."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.table import GAMES, by_id, sit_down, start

# The references to plates that lead nowhere.
MISSING = """() => [...document.querySelectorAll("svg.plate use, svg.drawing use")]
    .map((use) => use.getAttribute("href"))
    .filter((name) => !document.querySelector(`${name} :is(path, circle, ellipse, use)`))"""


def test_a_table_opens_with_the_plates_of_its_game(page: Page) -> None:
    expect(page.locator(".game-cover .plate").first).to_be_visible()
    expect(page.locator(".game-cover .monogram")).to_have_count(0)
    for game in GAMES:
        start(page, game)
        sit_down(page)
        expect(by_id(page, "piece").first).to_be_visible()
        expect(page.locator(".piece .monogram")).to_have_count(0)
        assert page.evaluate(MISSING) == []
        by_id(page, "leave").click()
