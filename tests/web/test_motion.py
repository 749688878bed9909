"""Motion is never in the way: it ends by itself, whatever comes in between, and is off where people wish so."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.table import bring, by_id, play, short_game, situation

MOVES = ("draw", "plant private tarragon", "pot large-pot", "take private tarragon")

# How many things move, once those that do have come to their end.
MOVING = """
async () => {
  const moving = document.getAnimations().length;
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return [moving, document.getAnimations().length, document.querySelectorAll(".ghost").length];
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
