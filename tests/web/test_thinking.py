"""While a computer player thinks the page answers at once, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.table import GAMES, board, bring, by_id, record_where, sit_down, situation, start

pytestmark = pytest.mark.pyodide

AT_ONCE = 100  # milliseconds within which people see no delay
ATTEMPTS = 8  # a busy computer can spoil some of them, but not all

# Computer players choose at once, but what they say is not heard before window.go is called.
SLOW_TO_SPEAK = """
const chosen = new Set();
const unheard = [];
window.go = null;
window.Worker = class extends Worker {
  postMessage(message, ...rest) {
    const [request] = message?.argumentList ?? [];
    if (typeof request?.value === "string" && request.value.includes('"bot_move"')) {
      request.value = request.value.replace('"enough":false', '"enough":true');
      chosen.add(message.id);
    }
    return super.postMessage(message, ...rest);
  }
  addEventListener(kind, listener, ...rest) {
    const hear = (event) => {
      if (!chosen.has(event.data?.id) || unheard.over) return listener(event);
      unheard.push(() => listener(event));
      window.go = () => {
        unheard.over = true;
        unheard.splice(0).forEach((go) => go());
      };
    };
    return super.addEventListener(kind, kind === "message" ? hear : listener, ...rest);
  }
};
"""

# Notes how long the page was busy at a time, and how long the rules took to cancel.
CLOCK = """
window.longest = 0;
window.cancelled = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
}).observe({ type: "longtask" });
window.Worker = class extends Worker {
  postMessage(message, ...rest) {
    const text = message?.argumentList?.[0]?.value;
    if (typeof text === "string" && text.includes('"cancel"')) {
      const asked = performance.now();
      this.addEventListener("message", ({ data }) => {
        if (data.id === message.id) window.cancelled.push(performance.now() - asked);
      });
    }
    return super.postMessage(message, ...rest);
  }
};
"""


HALFWAY = """
() => document.querySelector("[data-testid=advising] progress")?.value > 0.5
"""


def wait_for_thoughts(page: Page) -> None:
    page.wait_for_function("() => window.go")


@pytest.mark.parametrize("game", GAMES)
def test_leaving_and_reloading_while_a_player_thinks_loses_nothing(
    visitor: Visitor, game: str
) -> None:
    page = visitor(scripts=(SLOW_TO_SPEAK,)).enter()
    kinds = ["human", "bot:master"]
    record = record_where(
        game, 2, lambda match: match.turn == 1 and len(match.moves) > 8, kinds=kinds
    )
    played = len(record["moves"])
    table = by_id(page, "table")
    bring(page, record)
    wait_for_thoughts(page)
    expect(table).to_have_attribute("data-moves", str(played))
    by_id(page, "leave").click()
    page.evaluate("() => { window.go = null; }")
    by_id(page, "continue").click()
    wait_for_thoughts(page)
    expect(table).to_have_attribute("data-moves", str(played))
    page.reload()
    wait_for_thoughts(page)
    expect(table).to_have_attribute("data-moves", str(played))
    page.evaluate("() => window.go()")
    now = sit_down(page)
    assert now.kind == "over" or (now.moves or 0) > played


def test_a_move_is_taken_back_while_a_player_thinks(visitor: Visitor) -> None:
    """And what that player then would have done is not done."""
    page = visitor(scripts=(SLOW_TO_SPEAK,)).enter()
    kinds = ["human", "bot:master"]
    record = record_where(
        "botanists", 2, lambda match: match.turn == 1 and match.turn_back() == 1, kinds=kinds
    )
    bring(page, record)
    wait_for_thoughts(page)
    by_id(page, "undo").click()
    assert situation(page).moves == len(record["moves"]) - 1
    before = board(page)
    page.evaluate("() => window.go()")
    by_id(page, "hint").click()
    expect(by_id(page, "advised")).to_be_visible()
    by_id(page, "hint").click()
    expect(by_id(page, "advised")).to_have_count(0)
    assert board(page) == before


def test_the_page_never_stops_while_the_rules_think(visitor: Visitor) -> None:
    """No task of the page is long, and thoughts end as soon as nobody wants them."""
    page = visitor(scripts=(CLOCK,)).enter()
    start(page, "officinalis", ["human", "bot:master"])
    sit_down(page)
    hint, advising = by_id(page, "hint"), by_id(page, "advising")
    smooth, prompt = [], []
    for _ in range(ATTEMPTS):
        hint.click()
        expect(advising).to_be_visible()
        page.evaluate("() => { window.longest = 0; }")
        expect(advising).to_have_count(0)
        smooth.append(page.evaluate("() => window.longest"))
        hint.click()
        hint.click()
        page.wait_for_function(HALFWAY)
        hint.click()
        expect(advising).to_have_count(0)
        page.wait_for_function("() => window.cancelled.length > 1")
        prompt.append(page.evaluate("() => window.cancelled.splice(0).at(-1)"))
        if min(smooth) < AT_ONCE and min(prompt) < AT_ONCE:
            break
    assert min(smooth) < AT_ONCE, smooth
    assert min(prompt) < AT_ONCE, prompt
