"""On every screen and in every language: nothing sticks out, everything can be hit, all can read it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import pygame_rules as rules
from tests.web.fits import SMALLEST_TARGET, hidden_below, marred_words, misfits
from tests.web.forms import open_part
from tests.web.host import Host, missing
from tests.web.table import (
    GAME_SEATS,
    GAMES,
    LANGUAGES,
    bring,
    by_id,
    choose,
    record_where,
    sit_down,
    situation,
)
from tests.web.visit import Visit

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

WIDTHS = {320: 640, 390: 844, 768: 1024, 1280: 800}  # with the height of such a screen
PHONE, DESK = 390, 1280
NARROW = 320
WORDIEST = "ru"
UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)  # a phone
ZOOMED = (640, 400)  # what 200 % leave of 1280 × 800


def in_the_middle(game: str) -> dict[str, Any]:
    """A table with as many people as possible and much on it."""
    return record_where(game, max(GAME_SEATS[game]), lambda match: len(match.moves) >= 40)


def at_the_fullest(game: str) -> list[dict[str, Any]]:
    """Tables with as many people as possible: with the most to choose from below the table, and on it."""
    choices: list[tuple[int, int, dict[str, Any]]] = []

    def is_over(match: rules.Match) -> bool:
        if match.turn is not None and len(match.moves) < 100:
            view = match.view(match.turn)
            offered = sum(move["on"] is None for move in view["moves"])
            lying = sum(len(zone["pieces"]) for zone in view["zones"])
            choices.append((offered, lying, match.record()))
        return match.over

    record_where(game, max(GAME_SEATS[game]), is_over)
    return [max(choices, key=most)[2] for most in (lambda one: one[:2], lambda one: one[1])]


def at_the_end(game: str) -> dict[str, Any]:
    return record_where(game, max(GAME_SEATS[game]), lambda match: match.over)


# Tables of which a part is out of sight.
CUT_TABLES = """
() => [...document.querySelectorAll(".table")]
  .filter((table) => table.scrollWidth > table.clientWidth)
  .map((table) => `${table.scrollWidth}: ${table.innerText.slice(0, 80)}`)
"""

# Pieces that a click can mean, of which a finger finds less than such a square wherever the page is scrolled to.
OUT_OF_REACH = """
(least) => {
  const found = [];
  for (const piece of document.querySelectorAll("[data-piece][data-target]")) {
    piece.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    const hits = [];
    for (let x = left + 2; x < right; x += 4)
      for (let y = top + 2; y < bottom; y += 4)
        if (piece.contains(document.elementFromPoint(x, y))) hits.push([x, y]);
    const [width, height] = [0, 1].map((axis) => {
      const along = hits.map((hit) => hit[axis]);
      return Math.max(...along) - Math.min(...along) + 4;
    });
    if (!(width >= least && height >= least))
      found.push(`${piece.dataset.piece}: ${width} × ${height}`);
  }
  return found;
}
"""


def show(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": WIDTHS[width]})


def assert_fits(page: Page, name: str, *, read: bool = False) -> None:
    """On the narrowest screen in every language, and at every width in the one with the longest
    words; it may also be read word by word."""
    for language in LANGUAGES:
        by_id(page, "language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width in WIDTHS if language == WORDIEST else (NARROW,):
            show(page, width)
            assert misfits(page) == [], f"{name} in {language} at {width}"
            if read:
                assert marred_words(page) == [], f"{name} in {language} at {width}"


def test_the_lobby_fits_every_screen(page: Page) -> None:
    assert_fits(page, "lobby", read=True)
    bring(page, in_the_middle("herbaceous"))
    sit_down(page)
    by_id(page, "leave").click()
    for details in page.locator("details").all():
        details.locator("summary").click()
    assert_fits(page, "lobby with everything open")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_the_score_sheet_fit_every_screen(page: Page, game: str) -> None:
    for record, name in ((in_the_middle(game), "table"), (at_the_end(game), "sheet")):
        bring(page, record)
        sit_down(page)
        first = game == GAMES[0]  # of all the others the contact sheet tells
        assert_fits(page, f"{name} of {game}", read=first)
        show(page, PHONE)
        assert page.evaluate(OUT_OF_REACH, SMALLEST_TARGET) == []
        by_id(page, "leave").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_full_table_needs_no_scrolling_on_a_phone(page: Page, game: str) -> None:
    """And everything on it stands in its place, also where 200 % zoom leaves less than a phone has."""
    by_id(page, "language").select_option(WORDIEST)
    for record in at_the_fullest(game):
        page.set_viewport_size({"width": ON_ITS_SIDE[0], "height": ON_ITS_SIDE[1]})
        bring(page, record)
        if situation(page).kind == "pass":
            assert hidden_below(page) <= 0, "the next player has the device"
        sit_down(page)
        for width, height in (UPRIGHT, ON_ITS_SIDE, ZOOMED):
            page.set_viewport_size({"width": width, "height": height})
            name = f"{len(record['moves'])} moves at {width} × {height}"
            assert (width, height) == ZOOMED or hidden_below(page) <= 0, name
            assert [*misfits(page), *marred_words(page)] == [], name
        by_id(page, "leave").click()


def test_a_notice_leaves_the_whole_table_in_sight(page: Page) -> None:
    """And takes no more than it needs: without it the table is as large as before."""
    bring(page, record_where("herbaceous", 1, lambda match: len(match.moves) >= 10))
    sit_down(page)
    piece, notice = page.locator("[data-piece]").first, by_id(page, "notice-share")
    for width, height in (ON_ITS_SIDE, (DESK, WIDTHS[DESK])):
        page.set_viewport_size({"width": width, "height": height})
        assert hidden_below(page) <= 0
        before = piece.bounding_box()
        by_id(page, "share").click()
        expect(notice).to_be_visible()
        assert hidden_below(page) <= 0
        notice.get_by_role("button").last.click()
        expect(notice).to_have_count(0)
        assert hidden_below(page) <= 0
        assert piece.bounding_box() == before


def test_a_hint_is_read_on_a_phone_on_its_side(page: Page) -> None:
    by_id(page, "language").select_option(WORDIEST)
    bring(page, record_where("officinalis", 2, lambda match: len(match.legal_moves()) > 2))
    sit_down(page)
    page.set_viewport_size({"width": ON_ITS_SIDE[0], "height": ON_ITS_SIDE[1]})
    by_id(page, "hint").click()
    expect(by_id(page, "advised")).to_be_visible()
    assert [*misfits(page), *marred_words(page)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("purpose", ["score", "ask"])
def test_the_forms_of_tables_fit_every_screen_and_are_open_to_all(
    page: Page, purpose: str, game: str
) -> None:
    by_id(page, f"{purpose}-{game}").click()
    seats = max(GAME_SEATS[game])
    choose(page, "tally-seats", str(seats))
    form = rules.form(game, seats) if purpose == "score" else rules.position_form(game, seats)
    expect(page.locator('[name="tally-part"]')).to_have_count(len(form["parts"]))
    if purpose == "ask":
        open_part(page, 1)
        by_id(page, "ask-text").locator("summary").click()
    by_id(page, "tally-options").locator("summary").click()
    for closed in page.locator('[data-testid="place-toggle"][aria-expanded="false"]').all()[:1]:
        closed.click()
    for target in page.locator('.tally-deck [data-piece], [data-testid="less"]').all()[:3]:
        target.click()
    expect(by_id(page, "sheet" if purpose == "score" else "table")).to_be_visible()
    assert_fits(page, f"form of {game} to {purpose}")
    assert_open_to_all(page, f"form of {game} to {purpose}")


# -------------------------------------------------------------------------------- for everybody


# Every rule of axe but one, still an experiment: it takes the small signs on a card for a part of its label.
RUN_AXE = """
axe.run(document, {
  resultTypes: ["violations"],
  rules: { "label-content-name-mismatch": { enabled: false } },
})
"""


DAY, NIGHT = ("light", PHONE), ("dark", DESK)


def assert_open_to_all(page: Page, name: str, *seen: tuple[str, int]) -> None:
    """No finding of axe, by day on a phone and by night on a desk, or only at one of the two."""
    page.evaluate(AXE.read_text("utf-8"))
    for light, width in seen or (DAY, NIGHT):
        page.emulate_media(color_scheme=light)
        show(page, width)
        results = page.evaluate(RUN_AXE)
        findings = [
            f"{violation['id']} ({violation['help']}): {node['html'][:200]} {node['failureSummary']}"
            for violation in results["violations"]
            for node in violation["nodes"]
        ]
        assert findings == [], f"{name}, {light}:\n" + "\n".join(findings)


def test_the_lobby_is_open_to_all(page: Page) -> None:
    """With a game on the shelf that is being named, with results, and with the settings."""
    bring(page, in_the_middle("officinalis"))
    sit_down(page)
    by_id(page, "leave").click()
    by_id(page, "results").locator("summary").click()
    result = {"id": "a", "game": "herbaceous", "points": 31, "won": True, "at": 1}
    text = json.dumps({"format": "physic-garden-results/1", "results": [result]})
    file = {"name": "results.json", "mimeType": "application/json", "buffer": text.encode()}
    by_id(page, "results-import").set_input_files(file)
    expect(by_id(page, "results-herbaceous")).to_be_visible()
    by_id(page, "results").locator("summary").click()
    for details in page.locator("details").all():
        details.locator("summary").click()
    by_id(page, "rename").click()
    expect(by_id(page, "rename-field")).to_be_focused()
    assert_open_to_all(page, "lobby")
    by_id(page, "open-settings").click()
    assert_open_to_all(page, "lobby with settings")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_the_score_sheet_are_open_to_all(page: Page, game: str) -> None:
    """The lesson; the middle of a game with a refusal, by night with its score sheet too; and its end, once
    it is drawn how the points went."""
    page.evaluate("(part) => { location.hash = part; }", f"lesson={game}")
    expect(by_id(page, "prompt")).to_be_visible()
    assert_open_to_all(page, f"lesson of {game}")
    by_id(page, "leave").click()
    bring(page, in_the_middle(game))
    sit_down(page)
    page.locator("[data-target]:not([data-move])").first.click(force=True)
    expect(by_id(page, "refusal")).to_be_visible()
    assert_open_to_all(page, f"table of {game}", DAY)
    by_id(page, "open-sheet").click()
    expect(by_id(page, "sheet")).to_be_visible()
    assert_open_to_all(page, f"table of {game} with its score sheet", NIGHT)
    by_id(page, "leave").click()
    end = at_the_end(game)
    bring(page, end)
    expect(by_id(page, "sheet")).to_be_visible()
    expect(by_id(page, "course")).to_have_attribute("data-steps", str(len(end["moves"]) + 1))
    assert_open_to_all(page, f"end of {game}")


@pytest.mark.pyodide
def test_a_failed_start_is_open_to_all(host: Host, visit: Visit) -> None:
    visit.excuse("Failed to load resource", "page-failed-missing")
    host.faults["assets/rules-*.zip"] = missing
    page = visit.open()
    expect(by_id(page, "loader-failed")).to_be_visible()
    assert_open_to_all(page, "failed start")


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebooks_are_open_to_all(visit: Visit, game: str) -> None:
    for language in LANGUAGES:
        page = visit.open(f"rules/{game}/{language}/")
        for width in WIDTHS if language == WORDIEST else (NARROW,):
            show(page, width)
            assert misfits(page) == [], f"rulebook of {game} in {language} at {width}"
        show(page, PHONE)
        assert page.evaluate(CUT_TABLES) == [], f"rulebook of {game} in {language}"
        if language == LANGUAGES[0]:
            assert_open_to_all(page, f"rulebook of {game}")
            continue
        # Pictures and colours are alike in all.
        page.evaluate("for (const one of document.querySelectorAll('.picture')) one.remove()")
        seen = DAY if language == WORDIEST else NIGHT
        assert_open_to_all(page, f"rulebook of {game} in {language}", seen)
