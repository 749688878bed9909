"""What was played is never lost: reloads, the shelf, files, refused storage, two tabs."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import pygame_rules as rules
from pygame_rules.registry import find
from tests.golden.recorder import GOLDEN
from tests.web.conftest import Visitor
from tests.web.host import Host
from tests.web.quick import HOLD, TRIES
from tests.web.table import (
    GAME_SEATS,
    GAMES,
    LANGUAGES,
    board,
    bring,
    by_id,
    click_move,
    exported,
    go_on_for,
    oddities,
    record_where,
    shown,
    sit_down,
    situation,
    start,
)


def reload(page: Page) -> None:
    page.reload()
    sit_down(page)


# -------------------------------------------------------------------------------------- reloads

TYPE = """
(move) => {
  const field = document.querySelector('[data-testid="typed-move"]');
  field.value = move;
  field.form.requestSubmit();
}
"""

# Whoever comes back sees the table as it was kept, until the rules have told of it.
TOLD_BY_RULES = """() => window.told.some((answer) => answer.includes('"zones"'))"""


def short_record(game: str) -> dict[str, Any]:
    """The shortest of the recorded games of several players; one of a single round, where rounds are counted."""
    if any(option.name == "rounds" for option in find(game).meta.options):
        return record_where(game, 2, lambda match: match.over, options={"rounds": 1})
    files = [file for file in GOLDEN if file.parent.name == game]
    records = [json.loads(file.read_text("utf-8"))["record"] for file in files]
    together = [record for record in records if len(record["seats"]) > 1] or records
    return min(together, key=lambda record: len(record["moves"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_after_any_move_of_a_game_changes_nothing(page: Page, game: str) -> None:
    """The same pieces, moves, prompt, scores, and the same that can be taken back, up to the end. In a
    long game, not every move is tried."""
    record = short_record(game)
    # A small window is drawn soon.
    page.set_viewport_size({"width": 400, "height": 400})
    by_id(page, "open-settings").click()
    by_id(page, "switch-typing").check()
    bring(page, record | {"moves": []})
    sit_down(page)
    for number, move in enumerate(record["moves"]):
        page.evaluate(TYPE, move)
        situation(page, number)
        sit_down(page)
        if number % max(1, len(record["moves"]) // (TRIES // 2)):
            continue
        before = board(page)
        page.reload(wait_until="commit")
        page.wait_for_function(TOLD_BY_RULES)
        sit_down(page)
        assert board(page) == before, f"after {move}, the move {number + 1}"


def test_a_reload_right_after_the_click_loses_nothing_else(page: Page) -> None:
    """The move itself was not shown yet: it is there, or it can be made."""
    start(page, "herbaceous")
    now = go_on_for(page, 6)
    click_move(page, now.targets[0])
    reload(page)
    assert now.moves is not None
    assert int(by_id(page, "table").get_attribute("data-moves") or 0) in (now.moves, now.moves + 1)
    go_on_for(page, 2)


LEAVE_AT_ONCE = """
document.querySelector("[data-move]").click();
document.querySelector('[data-testid="leave"]').click();
"""


def test_a_move_is_kept_though_the_table_is_left_in_the_same_moment(page: Page) -> None:
    """And of the last one, how the game ended."""

    def last_card(match: rules.Match) -> bool:
        if match.turn != 0:
            return False
        zones = {zone["id"]: zone["pieces"] for zone in match.view(0)["zones"]}
        return [len(zones[f"hand-{seat}"]) for seat in (0, 1)] == [1, 0]

    record = record_where(
        "officinalis", 2, last_card, kinds=["human", "bot:rambler"], options={"rounds": 1}
    )
    bring(page, record)
    sit_down(page)
    page.evaluate(LEAVE_AT_ONCE)
    expect(by_id(page, "results-officinalis")).to_be_attached()
    kept = exported(page)
    assert kept["moves"][:-1] == record["moves"]
    assert rules.load(kept).over
    page.reload()
    expect(by_id(page, "results-officinalis")).to_be_attached()


# -------------------------------------------------------------------------------------- the shelf


def saves(page: Page) -> list[str]:
    """Names of the saved games, in the order of the shelf."""
    expect(by_id(page, "shelf")).to_be_visible()
    return [save.get_attribute("data-save") or "" for save in by_id(page, "save").all()]


def test_two_games_lie_on_the_shelf_and_go_on(page: Page) -> None:
    boards = []
    for moves in (3, 5):
        start(page, "herbaceous")
        go_on_for(page, moves)
        boards.append(board(page))
        by_id(page, "leave").click()
        expect(by_id(page, "lobby")).to_be_visible()
    page.reload()
    expect(by_id(page, "save")).to_have_count(2)
    for which, before in ((1, boards[0]), (1, boards[1])):
        by_id(page, "continue").nth(which).click()
        sit_down(page)
        assert board(page) == before
        go_on_for(page, 1)
        by_id(page, "leave").click()
    expect(by_id(page, "save")).to_have_count(2)


@pytest.mark.pyodide
def test_the_shelf_shows_every_table_before_python_runs_and_no_hand_of_a_covered_one(
    host: Host, visitor: Visitor
) -> None:
    """Where the device would have to change hands, the picture shows what everybody may see."""
    visit = visitor()
    page = visit.enter()
    allowed = []
    for game in GAMES:
        record = record_where(game, 2, lambda match: len(match.moves) >= 20)
        bring(page, record)
        sit_down(page)
        by_id(page, "leave").click()
        expect(by_id(page, "lobby")).to_be_visible()
        match = rules.load(record)
        view = match.view(None if match.secret else match.turn)
        allowed.insert(0, {piece["face"] for zone in view["zones"] for piece in zone["pieces"]})
    left = visit.context.storage_state(indexed_db=True)
    host.hold("assets/pyodide.asm-*.wasm")
    page = visitor(storage_state=left).open()
    expect(page.get_by_role("progressbar")).to_be_visible()
    pictures = page.locator(".save .table-picture")
    expect(pictures).to_have_count(len(GAMES))
    for picture, faces in zip(pictures.all(), allowed, strict=True):
        cards = picture.locator("[data-face]").all()
        shown = {card.get_attribute("data-face") or None for card in cards}
        assert shown - {None}, "there is something to be seen"
        assert shown <= faces | {None}


def test_a_game_is_named_and_copied_by_keys(page: Page) -> None:
    """The name stays with the game wherever it goes; the copy goes its own way."""
    start(page, "herbaceous")
    go_on_for(page, 2)
    by_id(page, "leave").click()
    title = by_id(page, "save-title").first
    for name, key in (("Rain in May", "Enter"), ("Sun", "Escape")):
        by_id(page, "rename").first.press("Enter")
        expect(by_id(page, "rename-field")).to_be_focused()
        page.keyboard.type(name)
        page.keyboard.press(key)
        expect(by_id(page, "rename").first).to_be_focused()
        expect(title).to_have_text("Rain in May")

    by_id(page, "continue").click()
    moves = go_on_for(page, 2).moves
    by_id(page, "leave").click()
    by_id(page, "copy").press("Enter")
    expect(by_id(page, "save")).to_have_count(2)
    expect(by_id(page, "rename-field")).to_have_value("Rain in May (copy)")
    page.keyboard.press("Enter")
    by_id(page, "continue").first.click()
    further = go_on_for(page, 1).moves
    by_id(page, "leave").click()
    copy = exported(page)
    by_id(page, "delete").first.click()
    expect(by_id(page, "save")).to_have_count(1)
    original = exported(page)
    assert (original["name"], len(original["moves"])) == ("Rain in May", moves)
    assert (copy["name"], len(copy["moves"])) == ("Rain in May (copy)", further)


def test_a_deleted_game_can_be_put_back_while_the_notice_stands(page: Page) -> None:
    for _ in range(2):
        start(page, "herbaceous")
        go_on_for(page, 2)
        by_id(page, "leave").click()
    expect(by_id(page, "save")).to_have_count(2)
    both = saves(page)
    by_id(page, "delete").first.click()
    expect(by_id(page, "save")).to_have_count(1)
    notice = page.locator("[data-testid^=notice-deleted]")
    notice.get_by_role("button").first.click()
    expect(by_id(page, "save")).to_have_count(2)
    assert saves(page) == both
    by_id(page, "delete").first.click()
    expect(by_id(page, "save")).to_have_count(1)
    page.reload()
    expect(by_id(page, "save")).to_have_count(1)
    assert saves(page) == both[1:]


def test_a_game_is_carried_to_another_browser_as_a_file(page: Page, visitor: Visitor) -> None:
    start(page, "herbaceous", ["human", "bot:seedling"])
    go_on_for(page, 6)
    before = board(page)
    by_id(page, "leave").click()
    record = exported(page)
    assert rules.load(record).record() == record
    assert len(record["moves"]) == int(before["table"]["moves"])
    other = visitor().enter()
    bring(other, record)
    sit_down(other)
    assert board(other) == before
    go_on_for(other, 2)


def finished(game: str) -> dict[str, Any]:
    return record_where(game, max(GAME_SEATS[game]), lambda match: match.over)


def test_finished_games_can_be_looked_at(page: Page) -> None:
    """With how the points went, in a line for every seat."""
    for game in GAMES:
        record = finished(game)
        totals = rules.load(record).scores().totals
        bring(page, record)
        expect(by_id(page, "game-over")).to_be_visible()
        course = page.locator(f'.course[data-steps="{len(record["moves"]) + 1}"]')
        expect(course).to_have_accessible_name(re.compile(".*: ".join(["", *map(shown, totals)])))
        expect(course.locator("polyline")).to_have_count(len(totals))
        by_id(page, "to-lobby").click()
        by_id(page, "continue").first.click()
        expect(by_id(page, "game-over")).to_be_visible()
        expect(by_id(page, "table")).to_have_attribute("data-moves", str(len(record["moves"])))
        by_id(page, "play-again").click()
        expect(by_id(page, "game-over")).to_have_count(0)
        assert sit_down(page).moves == 0, game
        by_id(page, "leave").click()


# --------------------------------------------------------------------------------- broken records


def a_record(**changes: Any) -> dict[str, Any]:
    return record_where("herbaceous", 2, lambda match: len(match.moves) == 10) | changes


BROKEN = {
    "no JSON": "this is not a game",
    "an empty file": "",
    "no record": '"lavender"',
    "a list": "[1, 2, 3]",
    "nothing in it": "{}",
    "another format": json.dumps(a_record(format="chess/7")),
    "an unknown game": json.dumps(a_record(game="tic-tac-toe")),
    "an illegal move": json.dumps(a_record(moves=["draw", "draw"])),
    "no move at all": json.dumps(a_record(moves=["draw", "fly away"])),
    "too many seats": json.dumps(a_record(seats=[{"name": "", "kind": "human"}] * 9)),
    "a wrong option": json.dumps(a_record(options={"jar": "seven"})),
    "seats of no kind": json.dumps(a_record(seats=7)),
    "a bottomless list": "[" * 100_000 + "]" * 100_000,
    "a million moves": json.dumps(a_record(moves=["draw"] * 1_000_000)),
}


def test_a_file_that_is_no_game_is_refused_in_words(page: Page) -> None:
    """In every language, whatever is wrong with it; and the games on the shelf stay."""
    start(page, "herbaceous")
    go_on_for(page, 2)
    by_id(page, "leave").click()
    before = saves(page)
    for language in LANGUAGES:
        by_id(page, "language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        refusals = set()
        for text in BROKEN.values():
            bring(page, text, name="kräuter.json")
            refusal = by_id(page, "import-refusal")
            in_words = re.compile(r"[а-яё]{4}" if language == "ru" else r"\w+ \w+")
            expect(refusal).to_have_text(in_words)
            refusals.add(refusal.inner_text())
            assert oddities(page) == []
            assert saves(page) == before
        assert len(refusals) > len(BROKEN) / 2, "the reasons are told apart"
    bring(page, a_record())
    assert sit_down(page).moves == 10


# Changes the saved game that was opened last behind the page's back: what `change` makes of it is kept in its place.
CHANGE = """
async (change) => {
  const opening = indexedDB.open("physic-garden");
  await new Promise((done) => (opening.onsuccess = done));
  const games = opening.result.transaction("games", "readwrite").objectStore("games");
  const current = games.get("current");
  current.onsuccess = () => {
    const key = `game:${current.result}`;
    const save = games.get(key);
    save.onsuccess = () => games.put(change(save.result), key);
  };
  await new Promise((done) => (games.transaction.oncomplete = done));
  opening.result.close();
}
"""


def change_save(page: Page, change: str) -> None:
    page.evaluate(f"() => ({CHANGE})({change})")


def test_a_damaged_save_is_reported_and_kept(page: Page) -> None:
    """It does not stop the page from opening; what holds of it can be seen and played on."""
    start(page, "herbaceous")
    go_on_for(page, 8)
    change_save(page, '(save) => { save.record.moves[3] = "plant private nonsense"; return save; }')
    page.reload()
    broken = by_id(page, "save-broken")
    expect(broken).to_be_visible()
    expect(broken).to_contain_text("plant private nonsense")
    record = exported(page)
    assert record["moves"][3] == "plant private nonsense"
    assert len(record["moves"]) >= 8

    by_id(page, "view-part").click()
    table = by_id(page, "table")
    expect(table).to_have_attribute("data-moves", "3")
    expect(page.locator("[data-move]")).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    assert sit_down(page).moves == 3
    go_on_for(page, 1)
    by_id(page, "leave").click()
    expect(by_id(page, "save")).to_have_count(2)
    assert exported(page)["moves"][3] != "plant private nonsense"


def test_a_damaged_save_does_not_take_the_place_of_what_was_opened_since(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.enter()
    start(page, "officinalis")
    moves = sit_down(page).moves
    by_id(page, "leave").click()
    start(page, "herbaceous")
    go_on_for(page, 1)
    change_save(page, '(save) => { save.record.moves.push("?"); return save; }')
    visit.context.add_init_script(HOLD)
    page.reload()
    expect(by_id(page, "table")).to_have_attribute("data-game", "herbaceous")
    by_id(page, "leave").click()
    by_id(page, "continue").last.click()
    page.evaluate("() => letGo()")
    assert sit_down(page).moves == moves
    by_id(page, "leave").click()
    expect(by_id(page, "save-broken")).to_have_count(1)


# What later versions of the page, or of the rules, may have written; and what people are told of it.
OF_TOMORROW = {
    "another format": (
        '(save) => ({ ...save, record: { ...save.record, format: "pygame-rules/2", seats: 7 } })',
        "pygame-rules/2",
    ),
    "another edition of the rules": (
        """(save) => ({ ...save, record: { ...save.record, version: 1000 },
          sight: { ...save.sight, rules: "of tomorrow", view: { game: "herbaceous" } } })""",
        "newer edition of the rules (1000",
    ),
    "another kind of entry": (
        '(save) => ({ kind: 2, changed: "tomorrow", status: 7, record: [save.record], tab: null })',
        "the format “None”",
    ),
    "no entry at all": ('() => ["record", 7]', "This is no saved game"),
}


def test_what_a_later_version_has_saved_is_told_and_kept(page: Page) -> None:
    """The page that is here goes on, and nothing is written over what it cannot read."""
    kept: dict[str, Any] = {}
    for change, words in OF_TOMORROW.values():
        start(page, "herbaceous")
        go_on_for(page, 4)
        change_save(page, change)
        page.reload()
        (save,) = set(saves(page)) - kept.keys()
        entry = page.locator(f'[data-save="{save}"]')
        broken = entry.get_by_test_id("save-broken")
        entry.get_by_test_id("continue").or_(broken).click()
        expect(broken).to_contain_text(words)
        expect(broken).to_contain_text("export it and keep the file")
        expect(entry.get_by_test_id("view-part")).to_have_count(0)
        kept[save] = exported(entry)
    start(page, "herbaceous")
    go_on_for(page, 2)
    by_id(page, "leave").click()
    expect(by_id(page, "save")).to_have_count(len(kept) + 1)
    for save in kept:
        exported(page.locator(f'[data-save="{save}"]'))
    by_id(page, "language").select_option("fr")
    assert oddities(page) == []
    page.reload()
    expect(by_id(page, "save")).to_have_count(len(kept) + 1)
    for save, record in kept.items():
        assert exported(page.locator(f'[data-save="{save}"]')) == record


# -------------------------------------------------------------------------------- refused storage

REFUSED = {
    "refused": """
      IDBFactory.prototype.open = () => { throw new DOMException("refused", "SecurityError"); };
    """,
    "silent": """
      IDBFactory.prototype.open = () => new EventTarget();
    """,
    "full": """
      IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
    """,
    "nothing at all": """
      IDBFactory.prototype.open = () => { throw new DOMException("refused", "SecurityError"); };
      const refuse = { get() { throw new DOMException("refused", "SecurityError"); } };
      if (location.protocol === "http:") Object.defineProperty(window, "localStorage", refuse);
      delete window.BroadcastChannel;
      delete Navigator.prototype.locks;
    """,
}


@pytest.mark.parametrize("script", REFUSED.values(), ids=list(REFUSED))
def test_without_storage_the_game_goes_on_and_can_be_exported(
    visitor: Visitor, script: str
) -> None:
    """With a warning that stays in sight."""
    page = visitor(scripts=(script,)).enter()
    start(page, "herbaceous", ["human"])
    warning = by_id(page, "notice-storage")
    expect(warning).to_be_visible()
    moves = go_on_for(page, 5).moves
    expect(warning).to_be_visible()
    by_id(page, "leave").click()
    record = exported(page)
    assert len(record["moves"]) == moves
    by_id(page, "continue").click()
    assert sit_down(page).moves == moves
    by_id(page, "language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_storage_that_was_full_for_a_while_is_used_again(visitor: Visitor) -> None:
    full = """
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...args) {
        if (window.full) throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, args);
      };
    """
    page = visitor(scripts=(full,)).enter()
    start(page, "herbaceous")
    go_on_for(page, 2)
    page.evaluate("() => { window.full = true; }")
    go_on_for(page, 1)
    warning = by_id(page, "notice-storage")
    expect(warning).to_be_visible()
    page.evaluate("() => { window.full = false; }")
    go_on_for(page, 1)
    expect(warning).to_have_count(0)
    before = board(page)
    reload(page)
    assert board(page) == before


EMPTY = """
async () => {
  localStorage.clear();
  const request = indexedDB.deleteDatabase("physic-garden");
  await new Promise((done, failed) => {
    request.onsuccess = done;
    request.onerror = request.onblocked = failed;
  });
}
"""


def test_storage_that_is_emptied_while_the_page_is_open_is_used_again(
    page: Page, host: Host
) -> None:
    """By another tab, by a script, or by the browser's own tools: the game that is played is saved anew."""
    start(page, "herbaceous")
    go_on_for(page, 4)
    tab = page.context.new_page()
    tab.goto(f"{host.url}rules/herbaceous/en/")
    browser = page.context.new_cdp_session(page)

    def empty_by_browser() -> None:
        browser.send("Storage.clearDataForOrigin", {"origin": host.origin, "storageTypes": "all"})

    for empty in (lambda: tab.evaluate(EMPTY), lambda: page.evaluate(EMPTY), empty_by_browser):
        empty()
        page.bring_to_front()
        now = go_on_for(page, 2)
        expect(by_id(page, "notice-storage")).to_have_count(0)
        before = board(page)
        by_id(page, "leave").click()
        assert len(exported(page)["moves"]) == now.moves
        page.reload()
        by_id(page, "continue").click()
        sit_down(page)
        assert board(page) == before


# --------------------------------------------------------------------------------------- two tabs


def test_a_shelf_that_another_tab_has_played_past_gives_nothing_old(visitor: Visitor) -> None:
    """A game that is exported, or deleted and had back, is as the other tab has left it."""
    visit = visitor()
    first = visit.enter()
    start(first, "herbaceous")
    go_on_for(first, 3)
    by_id(first, "leave").click()
    expect(by_id(first, "continue")).to_be_visible()
    second = visit.enter(tab=visit.context.new_page())
    by_id(second, "continue").click()
    sit_down(second)
    now = go_on_for(second, 3)
    second.close()
    assert len(exported(first)["moves"]) == now.moves
    by_id(first, "delete").click()
    expect(by_id(first, "save")).to_have_count(0)
    first.locator("[data-testid^=notice-deleted]").get_by_role("button").first.click()
    by_id(first, "continue").click()
    assert sit_down(first).moves == now.moves


@pytest.mark.parametrize("channel", ["told", "untold"])
def test_two_tabs_do_not_play_one_game_apart(visitor: Visitor, channel: str) -> None:
    """Whoever opened it last plays it; the other tab can take it back, as it is then."""
    visit = visitor(scripts=("delete window.BroadcastChannel;",) if channel == "untold" else ())
    first = visit.enter()
    start(first, "herbaceous")
    go_on_for(first, 3)
    second = visit.enter(tab=visit.context.new_page())
    sit_down(second)
    go_on_for(second, 3)
    before = board(second)
    if channel == "untold":
        first.bring_to_front()
        click_move(first, situation(first).targets[0])
    expect(by_id(first, "taken")).to_be_visible()
    first.bring_to_front()
    by_id(first, "take-over").click()
    sit_down(first)
    assert board(first) == before
    go_on_for(first, 2)
