"""Browsers end workers when they like: at whatever moment, the page starts others and the game goes on."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.quick import TRIES
from tests.web.table import GAMES, board, by_id, go_on_for, sit_down, start

# Clicks on whatever can be clicked, as a person does who wants to play on, until only so many fates
# are left; the answer is what was wrong.
PLAY_ON = """
async (left) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  const end = performance.now() + 60_000;
  let most = 0;
  while (window.fates.length > left) {
    if (performance.now() > end) return `nothing goes on: ${document.body.innerText}`;
    const moves = Number(find("table")?.dataset.moves ?? most);
    if (moves < most) return `${most} moves were played, and ${moves} are left`;
    most = find("play-again") ? 0 : moves;
    const place = find("move-menu") ?? document;
    const there = find("try-again") ?? find("play-again") ?? place.querySelector("[data-move]");
    there?.click();
    await new Promise((go) => setTimeout(go, 10));
  }
  return "";
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_however_often_the_rules_end(page: Page, game: str) -> None:
    """While the page opens, at a person's move, in a computer player's thought, and when they have just
    been started again."""
    start(page, game, ["human", "bot:seedling"])
    sit_down(page)
    chance = Random(game)
    fates = [
        chance.choice([0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 18, 24, 32]) for _ in range(TRIES // 4)
    ]
    page.evaluate("(fates) => { window.fates = fates; }", fates)
    for left in range(len(fates) - 3, -3, -3):
        assert page.evaluate(PLAY_ON, max(left, 0)) == ""
        page.reload()
    sit_down(page)
    go_on_for(page, 1)
    before = board(page)
    page.reload()
    sit_down(page)
    assert board(page) == before


def end_rules(page: Page) -> None:
    page.evaluate("() => window.workers.at(-1).terminate()")


# What a worker says while it starts goes another way than its answers, and may come after them.
LATE = """
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...word) {
  window.sayIt = () => postMessage.apply(this, word);
};
"""


def test_rules_that_run_are_not_ended_by_a_late_word(visitor: Visitor) -> None:
    visit = visitor(scripts=(LATE,))
    visit.page.clock.install()
    page = visit.enter()
    page.evaluate("() => sayIt()")
    page.clock.fast_forward("10:00")
    start(page, "herbaceous")
    assert page.evaluate("() => workers.length") == 1


@pytest.mark.pyodide
def test_the_game_goes_on_when_the_browser_has_ended_the_rules(page: Page) -> None:
    """Those that run in a browser: in a pause, and in the very moment of a click."""
    start(page, "herbaceous", ["human", "bot:seedling"])
    go_on_for(page, 5)
    before = board(page)
    end_rules(page)
    expect(by_id(page, "notice-restarted")).to_be_visible()
    sit_down(page)
    assert board(page) == before
    by_id(page, "notice-restarted").get_by_role("button").click()
    page.evaluate(
        """() => {
          window.workers.at(-1).terminate();
          document.querySelector("[data-move]").click();
        }"""
    )
    expect(by_id(page, "notice-restarted")).to_be_visible()
    assert sit_down(page).kind == "turn"
    go_on_for(page, 3)
