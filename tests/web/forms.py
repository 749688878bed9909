"""Filling a form in as people do: by taps on cards, switches and lists, and by typing numbers."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page

from pygame_rules.check.forms import name


def entries(places: list[dict[str, Any]], table: dict[str, Any]) -> dict[str, Any]:
    """What is entered at each place, by its name."""
    found = {}
    for place in places:
        value: Any = table
        for step in place["path"]:
            value = value[step]
        found[name(place["path"])] = value
    return found


def places_of(sections: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [place for section in sections for place in section["places"]]


def open_part(page: Page, number: int) -> None:
    page.locator(f'[name="tally-part"][value="{number}"]').check(force=True)


def at(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def enter(page: Page, place: dict[str, Any], value: Any) -> None:
    """Enters a value at a place where nothing was entered before."""
    here = at(page, name(place["path"]))
    kind = place["kind"]
    if kind == "cards":
        if here.get_by_test_id("deck").count() == 0:
            here.get_by_test_id("place-toggle").click()
        for slug in value:
            here.locator(f'[data-piece$=" deck {slug}"]').click()
    elif kind == "grid":
        here.get_by_test_id("space-0").click()
        for slug in value:
            here.locator(f'[data-piece$=" deck {slug}"]').click()
    elif kind == "number":
        here.get_by_test_id("number").fill(str(value))
        here.get_by_test_id("number").press("Tab")
    elif kind == "flag":
        here.get_by_role("switch").set_checked(value)
    elif kind in ("seat", "choice"):
        if value is not None:
            here.get_by_role("combobox").select_option(_option(place, value))
    else:
        for one in value:
            here.locator("label", has=here.locator(f'[value="{_option(place, one)}"]')).click()


def _option(place: dict[str, Any], value: Any) -> str:
    """A seat is listed under its number, another value under its place among those named."""
    if "values" not in place:
        return str(value)
    named = [json.dumps(one["value"]) for one in place["values"]]
    return str(named.index(json.dumps(value)))
