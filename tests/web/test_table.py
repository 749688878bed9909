"""Clicks that are refused, moves that are taken back, and playing without a mouse."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

import pygame_rules as rules
from tests.web.conftest import DIST, Visitor
from tests.web.table import (
    GAME_SEATS,
    GAMES,
    board,
    bring,
    by_id,
    click_thing,
    go_on_for,
    oddities,
    play,
    record_where,
    short_game,
    sit_down,
    situation,
    spot,
    start,
)


def lay(page: Page, record: object) -> None:
    bring(page, record)
    sit_down(page)


def potting(match: rules.Match) -> bool:
    """In the middle of a pot: a herb was taken, and there are more to take."""
    return (
        bool(match.moves)
        and str(match.moves[-1]).startswith("take ")
        and any(str(move).startswith("take ") for move in match.legal_moves())
        and herbs_out_of_reach(match)
    )


def turned(match: rules.Match) -> bool:
    """A card was turned and must be planted."""
    return bool(match.moves) and str(match.moves[-1]) == "draw" and herbs_out_of_reach(match)


def herbs_out_of_reach(match: rules.Match) -> bool:
    """There are herbs that people may want to take and cannot now."""
    return any(
        attempt["text"].startswith("take ") for attempt in match.view(match.turn)["attempts"]
    )


# ------------------------------------------------------------------------------- refused clicks


def things_without_moves(page: Page) -> list[tuple[str, bool]]:
    """Ids of the pieces and zones where a click means no move that can be played; is it a piece?

    On a zone with a move a click means that move, wherever in the zone it is.
    """
    found = page.evaluate(
        """() => [...document.querySelectorAll("[data-target]:not([data-move])")]
          .filter((element) => element.checkVisibility())
          .filter((element) => !element.closest("[data-zone]").querySelector(".zone-target[data-move]"))
          .map(({ dataset }) => [dataset.target, "piece" in dataset])"""
    )
    return [(thing, is_piece) for thing, is_piece in found]


def assert_section_exists(link: str | None) -> None:
    """A link to a rule leads to a section of a rulebook page that is there."""
    assert link is not None
    address = urlsplit(link)
    rulebook = (DIST / address.path / "index.html").read_text("utf-8")
    assert re.search(rf'<h\d[^>]* id="{re.escape(address.fragment)}"', rulebook), link


@pytest.mark.parametrize("wish", [potting, turned])
def test_a_click_that_is_no_move_is_answered_with_the_reason(
    page: Page, wish: Callable[[rules.Match], bool]
) -> None:
    """In words, with the rule; nothing changes. Pieces and containers alike."""
    lay(page, record_where("herbaceous", 2, wish))
    before = board(page)
    refusal = by_id(page, "refusal")
    cited = set()
    for thing, is_piece in things_without_moves(page):
        click_thing(page, thing)
        expect(refusal.locator(".refusal-words")).to_have_text(re.compile(r"\w+ \w+"))
        link = refusal.locator(".rule-link")
        if not (refusal.get_attribute("data-code") or "").startswith("page-"):
            assert_section_exists(link.get_attribute("href"))
            cited.add(is_piece)
        refusal.get_by_role("button").click()
        expect(refusal).to_have_count(0)
        assert board(page) == before
    assert cited == ({True, False} if wish is potting else {False})


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_given_in_the_language_of_the_page(page: Page, game: str) -> None:
    lay(page, record_where(game, max(GAME_SEATS[game]), lambda match: len(match.moves) >= 8))
    for language in ("ru", "fr"):
        by_id(page, "language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        before = board(page)
        refusal = by_id(page, "refusal")
        for thing, _ in things_without_moves(page)[:12]:
            click_thing(page, thing)
            words = refusal.locator(".refusal-words")
            expect(words).to_have_text(re.compile(r"[а-яё]{3}" if language == "ru" else r"\w+ \w+"))
            assert oddities(page) == []
            link = refusal.locator(".rule-link")
            if link.count():
                address = link.get_attribute("href")
                assert f"/{language}/" in (address or "")
                assert_section_exists(address)
            refusal.get_by_role("button").click()
        assert board(page) == before


def test_the_rule_that_is_cited_opens_beside_the_table(page: Page) -> None:
    lay(page, record_where("herbaceous", 2, turned))
    click_thing(page, "deck")
    with page.expect_popup() as opened:
        by_id(page, "refusal").locator(".rule-link").click()
    section = opened.value.locator(":target")
    expect(section).to_be_in_viewport()
    expect(by_id(page, "table")).to_be_visible()


def test_other_peoples_turns_are_not_played(visitor: Visitor) -> None:
    """While the computer player takes its time, a click is answered too; and it can be hurried."""
    endless_pause = """
      const { setTimeout } = window;
      window.setTimeout = (fn, pause) => setTimeout(fn, pause === 750 ? 1e9 : pause);
      if (location.protocol === "http:")
        localStorage.setItem("physic-garden-settings", JSON.stringify({ pace: "calm" }));
    """
    page = visitor(scripts=(endless_pause,)).enter()
    seed = next(n for n in range(99) if rules.new_match("herbaceous", seats=2, seed=n).turn == 1)
    start(page, "herbaceous", ["human", "bot:gardener"], seed=seed)
    expect(by_id(page, "skip")).to_be_visible()
    click_thing(page, "deck")
    expect(by_id(page, "refusal")).to_have_attribute("data-code", "page-refused-turn")
    expect(by_id(page, "table")).to_have_attribute("data-moves", "0")
    by_id(page, "skip").click()
    assert sit_down(page).kind == "turn"


# ---------------------------------------------------------------------------------- undo, redo


def test_a_pot_is_taken_back_and_filled_again(page: Page) -> None:
    lay(page, record_where("herbaceous", 2, potting))
    undo, redo, table = by_id(page, "undo"), by_id(page, "redo"), by_id(page, "table")
    before = board(page)
    moves = int(before["table"]["moves"])
    expect(undo).to_be_enabled()
    expect(undo).to_have_accessible_name("Undo 1 move")
    expect(redo).to_be_disabled()
    undo.click()
    expect(table).to_have_attribute("data-moves", str(moves - 1))
    expect(redo).to_be_enabled()
    assert board(page)["zones"] != before["zones"]
    page.keyboard.press("Control+y")
    expect(table).to_have_attribute("data-moves", str(moves))
    assert board(page) == before
    # On a keyboard with other letters.
    page.evaluate(
        """() => document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "я", code: "KeyZ", ctrlKey: true, bubbles: true }))"""
    )
    expect(table).to_have_attribute("data-moves", str(moves - 1))
    redo.click()
    expect(table).to_have_attribute("data-moves", str(moves))
    assert board(page) == before


def test_after_another_move_there_is_nothing_to_do_again(page: Page) -> None:
    lay(page, record_where("herbaceous", 2, potting))
    by_id(page, "undo").click()
    expect(by_id(page, "redo")).to_be_enabled()
    play(page, situation(page).targets[0])
    expect(by_id(page, "redo")).to_be_disabled()


def test_a_turned_card_is_not_turned_back(page: Page) -> None:
    """Neither by the button nor by the keys."""
    lay(page, record_where("herbaceous", 2, potting))
    while "draw" not in (now := sit_down(page)).targets:
        play(page, "finish" if "finish" in now.targets else now.targets[0])
    expect(by_id(page, "undo")).to_be_enabled()
    play(page, "draw")
    before = board(page)
    expect(by_id(page, "undo")).to_be_disabled()
    expect(by_id(page, "undo")).to_have_accessible_name("Undo (nothing can be taken back)")
    page.keyboard.press("Control+z")
    assert board(page) == before


# ------------------------------------------------------------------------------------- dragging


def drags(match: rules.Match) -> dict[tuple[str, str], list[str]]:
    """The moves that lead from a piece to a thing in another place, by the two."""
    view = match.view(match.turn)
    places = {
        thing["id"]: zone["id"] for zone in view["zones"] for thing in [zone, *zone["pieces"]]
    }
    found: dict[tuple[str, str], list[str]] = {}
    for move in view["moves"]:
        for touched in move["touches"] if move["on"] else []:
            for piece, end in ((move["on"], touched), (touched, move["on"])):
                if places[piece] not in (piece, places[end]):
                    found.setdefault((piece, end), []).append(move["text"])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_can_be_dragged_to_where_its_move_leads(page: Page, game: str) -> None:
    """By mouse or finger; elsewhere, and after Escape, nothing comes of it."""
    record = record_where(game, 2, lambda match: len(match.moves) > 5 and bool(drags(match)))
    lay(page, record)
    before = board(page)

    def of(thing: str) -> Locator:
        return page.locator(f'[data-piece="{thing}"], [data-zone="{thing}"]')

    (piece, end), texts = next(
        (way, texts)
        for way, texts in drags(rules.load(record)).items()
        if len(texts) == 1 and of(way[1]).is_visible()
    )
    kind = "piece" if "piece" in (of(end).get_attribute("class") or "").split() else "zone"
    begin, (x, y) = spot(page, "piece", piece), spot(page, kind, end)
    ghost = page.locator(".flights .ghost")
    for where, key in (((x, y), "Escape"), ((1, 1), "Shift")):
        page.mouse.move(*begin)
        page.mouse.down()
        page.mouse.move(*where, steps=3)
        expect(ghost).to_be_visible()
        page.keyboard.press(key)
        page.mouse.up()
        expect(ghost).to_have_count(0)
    assert board(page) == before

    finger = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [begin]),
        ("touchMove", [((begin[0] + x) / 2, (begin[1] + y) / 2)]),
        ("touchMove", [(x, y)]),
        ("touchEnd", []),
    ):
        at = [{"x": across, "y": down} for across, down in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    situation(page, len(record["moves"]))
    by_id(page, "leave").click()
    with page.expect_download() as download:
        by_id(page, "export").first.click()
    moves = json.loads(Path(download.value.path()).read_text("utf-8"))["moves"]
    assert moves == [*record["moves"], *texts]


def test_a_finger_scrolls_over_a_piece_unless_it_has_held_it(visitor: Visitor) -> None:
    page = visitor(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}).enter()

    def playable(match: rules.Match) -> list[str]:
        """The pieces with moves of their own that lead elsewhere."""
        own = [move["on"] for move in match.view(match.turn)["moves"]]
        return [piece for piece, _ in drags(match) if piece in own]

    record = record_where("znakhar", 2, lambda match: not match.over and bool(playable(match)))
    piece = playable(rules.load(record))[0]
    lay(page, record)
    page.add_style_tag(content="garden-table { padding-block-end: 100vh }")
    ghost = page.locator(".flights .ghost")
    finger = page.context.new_cdp_session(page)

    def put(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": across, "y": down} for across, down in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    x, y = spot(page, "piece", piece)
    before = page.evaluate("scrollY")
    put("touchStart", (x, y))
    for step in range(1, 9):
        put("touchMove", (x, y - 15 * step))
    expect(ghost).to_have_count(0)
    put("touchEnd")
    page.wait_for_function("(before) => scrollY > before", arg=before)

    x, y = spot(page, "piece", piece)
    put("touchStart", (x, y))
    expect(page.locator(".touched").first).to_be_visible()
    put("touchMove", (x, y - 15))
    expect(ghost).to_be_visible()
    put("touchMove", (1, 1))
    put("touchEnd")
    expect(ghost).to_have_count(0)
    assert len(record["moves"]) == int(board(page)["table"]["moves"])


# ------------------------------------------------------------------------------ without a mouse


def focused(page: Page) -> dict[str, object]:
    return page.evaluate(
        """() => {
          const { tagName, dataset } = document.activeElement;
          return { tag: tagName.toLowerCase(), ...dataset };
        }"""
    )


def tab_to(
    page: Page, key: str, value: str | None = None, *, backwards: bool = False
) -> dict[str, object]:
    """Presses the tab key until the focus is on something with this data attribute."""
    for _ in range(60):
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
        now = focused(page)
        if key in now and value in (None, now[key]):
            return now
    raise AssertionError(f"the tab key never comes to {key}={value}")


def press_a_move(page: Page, number: int) -> None:
    """Goes to a thing that can be played and presses it, in a menu as well."""
    tab_to(page, "move")
    page.keyboard.press("Enter" if number % 2 else "Space")


def type_a_move(page: Page, number: int) -> None:
    """Types the text of a move, as the field completes it."""
    field = by_id(page, "typed-move")
    texts = page.locator("#move-texts option").evaluate_all("all => all.map((one) => one.value)")
    field.focus()
    page.keyboard.type(texts[number % len(texts)])
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_to_their_end_without_a_mouse(page: Page, game: str) -> None:
    """By the keys alone, from the lobby on; then once more by typed moves alone."""
    by_id(page, f"game-{game}").get_by_role("radio").focus()
    page.keyboard.press("Space")
    tab_to(page, "testid", "start")
    page.keyboard.press("Enter")
    situation(page)
    tab_to(page, "testid", "leave")
    page.keyboard.press("Enter")
    for way in (press_a_move, type_a_move):
        bring(page, short_game(game))
        now = situation(page)
        number = 0
        while now.kind != "over":
            way(page, number)
            number += 1
            now = situation(page, now.moves)
            assert focused(page)["tag"] != "body"
        expect(by_id(page, "winners")).to_be_focused()
        tab_to(page, "testid", "to-lobby")
        page.keyboard.press("Enter")
        if way is press_a_move:
            tab_to(page, "testid", "open-settings", backwards=True)
            page.keyboard.press("Enter")
            tab_to(page, "testid", "switch-typing")
            page.keyboard.press("Space")
            page.keyboard.press("Escape")


def test_the_arrow_keys_lead_over_the_table(page: Page) -> None:
    """Also to what cannot be played, where Enter says why."""
    lay(page, record_where("herbaceous", 2, turned))
    tab_to(page, "move")
    seen = set()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(focused(page)["target"])
    assert len(seen) > 2
    page.locator("[data-target=deck]").focus()
    page.keyboard.press("Enter")
    expect(by_id(page, "refusal")).to_have_attribute("data-code", "herbaceous-plant-first")


def test_the_focus_stays_where_people_are(page: Page) -> None:
    """Whatever had it is closed, deleted or brought back; here panels lie over the table."""
    page.set_viewport_size({"width": 390, "height": 844})

    def close(panel: str, key: str) -> None:
        by_id(page, f"open-{panel}").press("Enter")
        by_id(page, f"panel-{panel}").get_by_test_id("panel-close").press(key)
        expect(by_id(page, f"open-{panel}")).to_be_focused()

    close("settings", "Enter")
    close("settings", "Escape")
    lay(page, record_where("botanists", 2, lambda match: match.moves and bool(shared(match))))
    close("log", "Enter")
    close("sheet", "Enter")
    close("sheet", "Escape")
    thing = page.locator("[data-target][data-moves]").first
    for end in ("Escape", "Enter"):
        thing.press("Enter")
        by_id(page, "move-menu").locator(".quiet").press(end)
        expect(by_id(page, "move-menu")).to_have_count(0)
        expect(thing).to_be_focused()
    by_id(page, "leave").click()
    by_id(page, "delete").press("Enter")
    expect(by_id(page, "lobby")).to_be_focused()
    page.locator("[data-testid^=notice-deleted] .button").press("Enter")
    expect(by_id(page, "save")).to_have_count(1)
    expect(by_id(page, "lobby")).to_be_focused()


def shared(match: rules.Match) -> set[str]:
    """The things on which several moves can be played."""
    things = [move["on"] for move in match.view(match.turn)["moves"] if move["on"]]
    return {thing for thing in things if things.count(thing) > 1}


def test_moves_can_be_typed(page: Page) -> None:
    by_id(page, "open-settings").click()
    by_id(page, "switch-typing").check()
    page.keyboard.press("Escape")
    start(page, "herbaceous")
    sit_down(page)
    field = by_id(page, "typed-move")
    field.fill("draw")
    field.press("Enter")
    assert situation(page, before=0).moves == 1
    expect(field).to_have_value("")
    field.fill("fly away")
    field.press("Enter")
    expect(by_id(page, "refusal")).to_be_visible()
    expect(field).to_have_value("fly away")
    expect(by_id(page, "table")).to_have_attribute("data-moves", "1")


def test_pointing_at_a_move_shows_what_it_would_take(page: Page) -> None:
    """By mouse and by focus alike, before anything is played."""
    start(page, "herbaceous")
    go_on_for(page, 1)
    lit = page.locator(".touched")
    target = page.locator("[data-move]").first
    target.hover()
    expect(lit.first).to_be_visible()
    page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    target.focus()
    expect(lit.first).to_be_visible()


def test_a_card_stays_under_the_mouse_that_lifts_it(page: Page) -> None:
    """Also at its lower edge, where it would fall and rise again for ever."""
    bring(page, record_where("znakhar", 2, lambda match: len(match.moves) > 10))
    sit_down(page)
    card = page.locator(".held .piece").first
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 9, box["y"] + box["height"] - 1
    page.mouse.move(x, y)
    expect(card).to_contain_class("touched")
    assert card.evaluate("(card, [x, y]) => card.contains(document.elementFromPoint(x, y))", [x, y])
