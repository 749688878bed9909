"""What a screen reader is told in one whole turn of each game, as a transcript to be read.

``PHYSIC_GARDEN_WRITE=1`` writes the transcripts anew, to be looked at before they are kept.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from pygame_rules.match import lesson
from tests.web.conftest import Visitor
from tests.web.table import GAMES, bring, short_game, situation

TOLD = Path(__file__).parent / "told"

# Notes what the live regions say, in the order in which they do, and the names of what has the focus.
LISTEN = """
window.heard = [];
const last = new WeakMap();
const say = (how, text) => text.trim() && window.heard.push(`${how}: ${text.replace(/\\s+/g, " ").trim()}`);
const words = (element) => {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent;
};
new MutationObserver((mutations) => {
  const regions = new Set();
  for (const { target, addedNodes } of mutations) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest("[role=status], [role=alert], [aria-live]");
    if (region) regions.add(region);
    for (const node of addedNodes)
      for (const alert of node.querySelectorAll?.("[role=alert]") ?? []) regions.add(alert);
  }
  for (const region of regions) {
    const text = words(region);
    if (text === last.get(region)) continue;
    last.set(region, text);
    say(region.role === "alert" ? "is warned" : "is told", text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
document.addEventListener("focusin", ({ target }) =>
  say("is on", target.ariaLabel ?? words(target)));
"""


def press(page: Page, selector: str) -> None:
    page.locator(selector).focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_is_told_a_whole_turn(visitor: Visitor, game: str) -> None:
    """From the table as it lies before one's turn to the table at one's next."""
    page = visitor(scripts=(LISTEN,)).enter()
    bring(page, short_game(game))
    now = situation(page)
    told = ["# The table", "", *page.get_by_role("main").aria_snapshot().splitlines(), ""]
    told += ["# A turn, and what the others do", ""]
    page.evaluate("window.heard.length = 0")
    match, given = lesson(game)
    for step in given["steps"]:
        if match.turn != given["seat"]:
            break
        text = step["moves"][0]
        [move] = [one for one in match.view(match.turn)["moves"] if one["text"] == text]
        match.play(text)
        button = f'[data-move="{text}"]'
        press(page, f'[data-target="{move["on"]}"]' if move["on"] else button)
        now = situation(page, now.moves)
        if now.kind == "menu":
            press(page, f"dialog {button}")
            now = situation(page, now.moves)
        told += [*page.evaluate("window.heard.splice(0)"), ""]
    text = "\n".join(told)
    file = TOLD / f"{game}.md"
    if os.environ.get("PHYSIC_GARDEN_WRITE"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
