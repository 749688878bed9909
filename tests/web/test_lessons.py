"""The guided first game: whoever plays what is marked comes to its end; nothing of it is kept."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.fits import hidden_below, marred_words, misfits
from tests.web.table import GAMES, LANGUAGES, by_id, choose_game, click_thing, oddities

# What a lesson waits for after more than so many moves: that a marked thing is played, one of the
# moves in an open menu, a press of "go on", or nothing more. `stray` is a thing with another legal move.
WAITING = """
async (before) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  const look = () => {
    const table = find("table");
    const moves = Number(table?.dataset.moves ?? -1);
    if (find("move-menu")) return { kind: "menu", moves };
    if (moves <= before) return null;
    if (find("game-over")) return { kind: "over", moves };
    if (find("lesson-go-on")) return { kind: "words", moves };
    if (!find("lesson-show") || table.dataset.busy === "true") return null;
    const marked = [...table.querySelectorAll(".wanted")];
    const stray = [...table.querySelectorAll("[data-target][data-move]:not([data-moves])")]
      .find((one) => one.checkVisibility() && !marked.some((wanted) => wanted.contains(one)));
    const { target, zone } = marked[0]?.dataset ?? {};
    return { kind: "turn", moves, marked: target ?? zone ?? null, stray: stray?.dataset.target ?? null };
  };
  for (;;) {
    const seen = look();
    if (seen) return seen;
    await new Promise(requestAnimationFrame);
  }
}
"""


def waiting(page: Page, before: int = -1) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(WAITING, before)
    return seen


def play_what_is_marked(page: Page, now: dict[str, Any]) -> dict[str, Any]:
    """A thing on the table, or the only button that stands out."""
    if now["kind"] == "words":
        by_id(page, "lesson-go-on").click()
    elif now["marked"] is None:
        page.locator(".prompt-moves .primary").click()
    else:
        click_thing(page, now["marked"])
    after = waiting(page, now["moves"])
    if after["kind"] == "menu":
        by_id(page, "move-menu").locator(".primary").click()
        after = waiting(page, now["moves"])
    return after


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_by_what_it_marks(page: Page, game: str) -> None:
    """In any language; another move is answered kindly and changes nothing. A phone on its side shows all of it."""
    page.set_viewport_size({"width": 844, "height": 390})
    by_id(page, "language").select_option(LANGUAGES[GAMES.index(game) % len(LANGUAGES)])
    choose_game(page, game)
    by_id(page, "lesson").click()
    now, strayed = waiting(page), False
    while now["kind"] != "over":
        assert oddities(page) == []
        assert hidden_below(page) <= 0
        assert [*misfits(page), *marred_words(page)] == []
        if now["kind"] == "turn" and now["stray"] is not None and not strayed:
            click_thing(page, now["stray"])
            expect(by_id(page, "refusal")).to_have_attribute("data-code", "page-lesson-strays")
            assert waiting(page) == now
            strayed = True
        now = play_what_is_marked(page, now)
    assert strayed
    by_id(page, "to-lobby").click()
    expect(by_id(page, "lesson")).to_be_visible()
    expect(by_id(page, "save")).to_have_count(0)
