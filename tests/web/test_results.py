"""What is kept of how games ended; and what the device is asked for while one is played."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

import pygame_rules as rules
from tests.web.conftest import Visitor
from tests.web.table import (
    bring,
    by_id,
    click_move,
    exported,
    go_on,
    record_where,
    short_game,
    situation,
)

# Notes what would be heard, and whether the screen stays lit.
LISTEN = """
window.tones = 0;
window.lit = false;
window.weary = true;
window.refusals = 0;
window.persisted = 0;
if (navigator.storage) navigator.storage.persist = async () => (window.persisted += 1);
const { start } = AudioScheduledSourceNode.prototype;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.tones += 1;
  start.apply(this, when);
};
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
  if (window.weary) throw new Error(`refused for the ${(window.refusals += 1)}th time`);
  const lock = new EventTarget();
  lock.release = async () => { window.lit = false; lock.dispatchEvent(new Event("release")); };
  window.lit = true;
  return lock;
} } });
"""


def row(page: Page) -> list[str]:
    """Played, won, best and won in a row."""
    return by_id(page, "results-herbaceous").locator("td").all_inner_texts()


def play_to_the_end(page: Page) -> None:
    """A short game against somebody who plays anything; its points."""
    bring(page, short_game("herbaceous"))
    go_on(page)
    expect(by_id(page, "game-over")).to_be_visible()


def one_move_is_left(match: rules.Match) -> bool:
    """Whatever the person at the device plays."""

    def ends(move: rules.Move) -> bool:
        after = match.state.copy()
        after.play(move)
        return after.turn is None

    return match.turn == 0 and all(map(ends, match.legal_moves()))


def test_results_are_counted_once_and_go_from_device_to_device(visitor: Visitor) -> None:
    page = visitor(scripts=(LISTEN,)).enter()
    play_to_the_end(page)
    points = by_id(page, "total-0").inner_text()
    won = by_id(page, "sheet-0").get_attribute("data-winner") == "true"
    by_id(page, "to-lobby").click()
    by_id(page, "continue").click()  # to look at it once more
    by_id(page, "to-lobby").click()
    by_id(page, "results").locator("summary").click()
    expected = ["1", str(int(won)), points, str(int(won))]
    assert row(page) == expected
    with page.expect_download() as started:
        by_id(page, "results-export").click()
    file = started.value.path()

    other = visitor().enter()
    by_id(other, "results").locator("summary").click()
    for _ in range(2):
        by_id(other, "results-import").set_input_files(file)
        expect(by_id(other, "results-herbaceous")).to_be_visible()
    other.reload()
    by_id(other, "results").locator("summary").click()
    assert row(other) == expected
    junk = {"name": "x.json", "mimeType": "application/json", "buffer": json.dumps([]).encode()}
    by_id(other, "results-import").set_input_files(junk)
    expect(by_id(other, "results-refusal")).to_be_visible()
    assert row(other) == expected


FAIL_TO_READ_ONCE = """
() => {
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function () {
    IDBObjectStore.prototype.get = get;
    throw new Error("the database is gone");
  };
}
"""


def test_what_could_not_be_read_once_is_not_written_over(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.enter()
    play_to_the_end(page)
    by_id(page, "to-lobby").click()
    by_id(page, "results").locator("summary").click()
    before = row(page)
    result = {"id": "brought", "game": "herbaceous", "points": 1, "won": False, "at": 1}
    file = json.dumps({"format": "physic-garden-results/1", "results": [result]}).encode()
    page.evaluate(FAIL_TO_READ_ONCE)
    by_id(page, "results-import").set_input_files(
        {"name": "results.json", "mimeType": "application/json", "buffer": file}
    )
    expect(by_id(page, "notice-storage")).to_be_visible()
    assert int(row(page)[0]) == int(before[0]) + 1
    page.reload()
    by_id(page, "results").locator("summary").click()
    assert row(page) == before


# As soon as the end of a game is seen, or is saved.
LEAVE = {
    "for the lobby": """
    new MutationObserver(() => document.querySelector("[data-testid=to-lobby]")?.click())
      .observe(document, { childList: true, subtree: true });
  """,
    "for good": """
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, ...key) {
      if (value?.status?.over)
        this.transaction.addEventListener("complete", () => location.reload());
      return put.call(this, value, ...key);
    };
  """,
}


@pytest.mark.parametrize("leave", LEAVE.values(), ids=list(LEAVE))
def test_a_game_counts_however_soon_its_table_is_left(visitor: Visitor, leave: str) -> None:
    """And its last move is kept."""
    record = record_where("herbaceous", 2, one_move_is_left, kinds=["human", "bot:rambler"])
    page = visitor(scripts=(leave,)).enter()
    bring(page, record)
    (last,) = situation(page).targets[:1]
    click_move(page, last)
    lobby = by_id(page, "lobby")
    by_id(page, "to-lobby").or_(lobby).wait_for()
    if not lobby.is_visible():
        by_id(page, "to-lobby").click()
    assert exported(page)["moves"] == [*record["moves"], last]
    by_id(page, "results").locator("summary").click()
    expect(by_id(page, "results-herbaceous").locator("td").first).to_have_text("1")


# A database that is so slow, once this is wished for, that nothing is written before the page is left.
SLOW = """
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...given) {
  const goOn = () => window.slow && (this.count().onsuccess = goOn);
  goOn();
  return put.apply(this, given);
};
"""

# What is noted when a page is left.
LEFT = "physic-garden-left:"
NOTES = f"() => Object.keys(localStorage).filter((key) => key.startsWith('{LEFT}'))"


def test_what_a_page_had_not_written_when_it_was_left_is_written_by_the_next(
    visitor: Visitor,
) -> None:
    """The last move of a game, the result that follows from it, and what was entered to be scored."""
    record = record_where("herbaceous", 2, one_move_is_left, kinds=["human", "bot:rambler"])
    page = visitor(scripts=(SLOW,)).enter()
    bring(page, record)
    (last,) = situation(page).targets[:1]
    page.evaluate("window.slow = true")
    click_move(page, last)
    expect(by_id(page, "game-over")).to_be_visible()
    page.reload()
    expect(by_id(page, "game-over")).to_be_visible()
    by_id(page, "to-lobby").click()
    assert exported(page)["moves"] == [*record["moves"], last]
    by_id(page, "results").locator("summary").click()
    expect(by_id(page, "results-herbaceous").locator("td").first).to_have_text("1")

    by_id(page, "score-officinalis").click()
    name = by_id(page, "tally-name-0")
    expect(name).to_be_visible()
    page.evaluate("window.slow = true")
    name.fill("Hildegard")
    name.blur()
    page.reload()
    expect(name).to_have_value("Hildegard")


def test_a_note_of_what_was_not_written_that_says_nothing_or_less_changes_nothing(
    visitor: Visitor,
) -> None:
    """Such as one of an earlier position, from a page that came back and went on."""
    page = visitor().enter()
    bring(page, short_game("herbaceous"))
    now = situation(page)
    click_move(page, now.targets[0])
    situation(page, now.moves)
    by_id(page, "leave").click()
    kept = exported(page)
    save = by_id(page, "save").get_attribute("data-save")
    old = {"id": save, "tab": "", "revision": 1, "changed": 1, "record": {}, "status": None}
    notes = {f"game:{save}": json.dumps(old), "game:other": "{", "results": '[{"id": 1}]'}
    for key, text in notes.items():
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"{LEFT}{key}", text])
    page.reload()
    by_id(page, "continue").click()
    expect(by_id(page, "table")).to_be_visible()
    by_id(page, "leave").click()
    assert exported(page) == kept
    assert page.evaluate(NOTES) == []


def test_what_is_left_of_a_game_is_its_sheet_on_paper_and_another_one(page: Page) -> None:
    """In other seats the first stays, and the others move on by one."""
    record = record_where("herbaceous", 3, lambda match: match.over)
    for name, seat in zip(("Ann", "Ben", "Cleo"), record["seats"], strict=True):
        seat["name"] = name
    bring(page, record)
    expect(by_id(page, "sheet")).to_be_visible()
    page.emulate_media(media="print")
    expect(by_id(page, "sheet")).to_be_visible()
    expect(page.locator("button:visible, select:visible, [data-piece]:visible")).to_have_count(0)
    page.emulate_media(media="screen")
    by_id(page, "play-again-moved").click()
    expect(by_id(page, "pass-device").or_(by_id(page, "table"))).to_be_visible()
    for seat, name in enumerate(("Ann", "Cleo", "Ben")):
        expect(by_id(page, f"seat-{seat}")).to_contain_text(name)


def test_partners_have_one_sheet_and_win_together(page: Page) -> None:
    bring(page, record_where("officinalis", 4, lambda match: match.over))
    expect(by_id(page, "winners")).to_have_text(
        re.compile(r".+ and .+ win together with \d+ points")
    )
    sheets = page.locator(".seat-sheet")
    expect(sheets).to_have_count(2)
    for side, sheet in enumerate(sheets.all()):
        for seat in (side, side + 2):
            expect(sheet.locator("caption")).to_contain_text(f"Player {seat + 1}")


def test_of_the_rounds_of_a_long_game_the_last_lies_open_and_all_are_on_paper(page: Page) -> None:
    bring(page, record_where("officinalis", 4, lambda match: match.over))
    rounds = by_id(page, "sheet-0").get_by_test_id("sheet-round")
    numbers = by_id(page, "sheet-0").locator("tbody td")
    expect(rounds.last).to_have_attribute("aria-expanded", "true")
    assert rounds.count() > 1
    before = numbers.locator("visible=true").count()
    by_id(page, "sheet-1").get_by_test_id("sheet-round").first.click()
    expect(rounds.first).to_have_attribute("aria-expanded", "true")
    assert before < numbers.locator("visible=true").count() <= numbers.count()
    rounds.last.click()
    expect(rounds.last).to_have_attribute("aria-expanded", "false")
    page.emulate_media(media="print")
    expect(numbers.locator("visible=true")).to_have_count(numbers.count())


def test_sounds_are_off_until_wished_for_and_the_screen_stays_lit_while_playing(
    visitor: Visitor,
) -> None:
    """A device that refuses to stay lit is asked again when the page is seen anew."""
    page = visitor(scripts=(LISTEN,)).enter()
    bring(page, short_game("herbaceous"))
    situation(page)
    click_move(page, "draw")
    situation(page, 0)
    assert page.evaluate("[tones, lit, refusals, persisted]") == [0, False, 1, 0]
    page.evaluate("weary = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("lit") is True
    by_id(page, "open-settings").click()
    by_id(page, "switch-sound").check()
    page.keyboard.press("Escape")
    click_move(page, "plant private tarragon")
    situation(page, 1)
    assert page.evaluate("tones") > 0
    by_id(page, "leave").click()
    expect(by_id(page, "lobby")).to_be_visible()
    assert page.evaluate("[lit, persisted]") == [False, 1]
