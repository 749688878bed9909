"""What lies on a table is shown by its plates."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.table import GAMES, sit_down, start

# The references to plates that lead nowhere.
MISSING = """() => [...document.querySelectorAll("svg.plate use, svg.drawing use")]
    .map((use) => use.getAttribute("href"))
    .filter((name) => !document.querySelector(`${name} :is(path, circle, ellipse, use)`))"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_with_the_plates_of_its_game(visitor: Visitor, game: str) -> None:
    page = visitor().enter()
    expect(page.locator(".game-cover .plate").first).to_be_visible()
    expect(page.locator(".game-cover .monogram")).to_have_count(0)
    start(page, game)
    sit_down(page)
    expect(page.get_by_test_id("piece").first).to_be_visible()
    expect(page.locator(".piece .monogram")).to_have_count(0)
    assert page.evaluate(MISSING) == []
