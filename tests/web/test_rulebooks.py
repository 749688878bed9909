"""Diagrams of the rulebooks: pictures for everybody, tables for those who click."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visitor
from tests.web.host import Host
from tests.web.visit import Visit

pytestmark = pytest.mark.pyodide


def read(visit: Visit, host: Host, game: str, diagram: str) -> Locator:
    """The diagram in the game's rulebook, scrolled to."""
    visit.page.goto(f"{host.url}rules/{game}/en/#diagram-{diagram}")
    return visit.page.locator(f"#diagram-{diagram}")


def test_a_diagram_comes_alive_and_says_why_not(visit: Visit, host: Host) -> None:
    figure = read(visit, host, "officinalis", "follow")
    legal = figure.locator(".picture .piece.legal .piece-name")
    assert legal.all_inner_texts() == ["Hawthorn", "Oak"]
    figure.get_by_role("link", name="Try it").click()
    inside = figure.frame_locator("iframe")
    expect(inside.locator('[data-piece="card:oak"].legal')).to_be_visible()
    expect(figure.locator(".picture")).to_have_count(0)
    inside.locator('[data-piece="card:blackcurrant"]').click()
    expect(inside.get_by_text("You must follow")).to_be_visible()
    inside.locator('[data-move="play oak"]').click()
    expect(inside.get_by_test_id("table")).to_have_attribute("data-moves", "1")


def test_a_diagram_in_the_middle_of_a_turn_comes_alive_there(visit: Visit, host: Host) -> None:
    figure = read(visit, host, "herbaceous", "four-alike")
    figure.get_by_role("link", name="Try it").click()
    inside = figure.frame_locator("iframe")
    expect(inside.locator('[data-zone="small-pots-0"].legal')).to_be_visible()
    expect(inside.locator('[data-move="take private saffron"]')).to_be_visible()


def test_without_scripts_everything_is_there_to_read(visitor: Visitor, host: Host) -> None:
    visit = visitor(java_script_enabled=False)
    figure = read(visit, host, "botanists", "two-steps")
    expect(figure.locator(".picture .piece.legal")).to_have_count(16)
    expect(figure.get_by_text("A pawn stands on B3.")).to_be_visible()
    link = figure.get_by_role("link", name="Try it")
    assert "embed.html#game=botanists&mode=diagram" in (link.get_attribute("href") or "")
    link.click()
    visit.page.wait_for_url("**/embed.html#game=botanists*")
