"""Motion is never in the way: it ends by itself, whatever comes in between, and is off where people wish so."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.table import bring, by_id, play, short_game, situation

MOVES = ("draw", "plant private tarragon", "pot large-pot", "take private tarragon")
FOUR_ALIKE = ("pot large-pot", *["take community tarragon"] * 3, "take private tarragon", "finish")

# How many things move, once those that do have come to their end.
MOVING = """
async () => {
  const moving = document.getAnimations().length;
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return [moving, document.getAnimations().length, document.querySelectorAll(".ghost").length];
}
"""


# Notes every number that the first seat's points show from now on.
NOTE_POINTS = """
() => {
  const points = document.querySelector("[data-testid=score-0] b");
  window.shown = [];
  const note = () => window.shown.push(Number(points.innerText));
  new MutationObserver(note).observe(points, { characterData: true, subtree: true });
}
"""

# Those numbers, once none has come for longer than any animation takes to come to its next frame.
COUNTED = """
async () => {
  for (let last = -1; last !== window.shown.length;) {
    last = window.shown.length;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  }
  return window.shown;
}
"""


def play_quickly(page: Page) -> list[int]:
    """Every move is played while the one before still moves things."""
    bring(page, short_game("herbaceous"))
    situation(page)
    for move in MOVES:
        play(page, move)
    moving: list[int] = page.evaluate(MOVING)
    return moving


def test_motion_that_is_interrupted_ends(visitor: Visitor) -> None:
    """What flew is gone, and the points stand at what they are."""
    page = visitor(reduced_motion="no-preference").enter()
    moving = play_quickly(page)
    assert moving[0] > 0
    assert moving[1:] == [0, 0]
    score = by_id(page, "score-0")
    expect(score.locator("b")).to_have_text((score.get_attribute("title") or "").split(" ")[0])


def test_nothing_moves_where_people_wish_for_stillness(page: Page) -> None:
    assert play_quickly(page) == [0, 0, 0]


def test_points_count_up_and_end_right_also_when_they_become_others(visitor: Visitor) -> None:
    """A pot of four alike, which is taken back and filled again while its points are still being counted."""
    page = visitor(reduced_motion="no-preference").enter()
    record = short_game("herbaceous")
    record["position"]["community"] = ["tarragon"] * 3
    bring(page, record)
    situation(page)
    score = by_id(page, "score-0")
    before = int(score.get_attribute("data-points") or "")
    page.evaluate(NOTE_POINTS)
    for move in FOUR_ALIKE:
        play(page, move)
    after = int(score.get_attribute("data-points") or "")
    shown = page.evaluate(COUNTED)
    assert any(before < points < after for points in shown)
    assert shown[-1] == after
    by_id(page, "undo").click()
    expect(score).not_to_have_attribute("data-points", str(after))
    by_id(page, "redo").click()
    expect(score).to_have_attribute("data-points", str(after))
    assert page.evaluate(COUNTED)[-1] == after
