"""Pictures of every screen, at five sizes, by day and night, in three languages, and what does not fit there.

``PHYSIC_GARDEN_BROWSER=chromium python -m tests.bench.contact_sheet`` leaves an ``index.html`` with all
of them in ``.build/contact-sheet/`` and prints the misfits; at 200 % zoom as well. ``--only table,lobby``
and ``--languages en`` make it short. ``--installer`` takes the pictures of the web manifest and of the readme anew.
"""

from __future__ import annotations

import argparse
import html
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Page, expect, sync_playwright

import pygame_rules as rules
from pygame_rules import Match
from tests.web.conftest import BROWSER, FLAGS
from tests.web.fits import marred_words, misfits
from tests.web.host import Host
from tests.web.table import GAME_SEATS, GAMES, LANGUAGES, bring, by_id, record_where, sit_down
from tests.web.test_asking import match_of
from tests.web.test_score_table import expect_sheets, keep_table, table_of
from tests.web.visit import Visit

ROOT = Path(__file__).parents[2]
SIZES = ((390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080))
ZOOMED = (640, 400)  # what 200 % leave of 1280 × 800
SMALLEST = (320, 640)
LIGHTS = ("light", "dark")

Opening = Callable[[Page], None]


Wish = Callable[[Match], bool]


def in_the_middle(match: Match) -> bool:
    return len(match.moves) >= 40


def at_a_full_trick(match: Match) -> bool:
    """The last to play of four, late in the first round of Officinalis."""
    zones = {zone["id"]: zone["count"] for zone in match.view(0)["zones"]}
    return len(match.moves) < 60 and zones["trick"] == 3 and zones["hand-0"] == 4


def lay_table(game: str, seats: int, wish: Wish = in_the_middle) -> Opening:
    """Where the person who plays against the machine has a choice."""
    kinds = ["human", *["bot:gardener"] * (seats - 1)]
    record = record_where(
        game,
        seats,
        lambda match: match.turn == 0 and len(match.legal_moves()) > 1 and wish(match),
        kinds=kinds,
    )

    def opening(page: Page) -> None:
        bring(page, record)
        sit_down(page)

    return opening


def hand_over(game: str) -> Opening:
    """The table is covered until the next player has the device."""
    record = record_where(game, 2, lambda match: len(match.moves) >= 4)

    def opening(page: Page) -> None:
        bring(page, record)
        expect(by_id(page, "pass-device")).to_be_visible()

    return opening


def end_game(game: str) -> Opening:
    record = record_where(game, max(GAME_SEATS[game]), lambda match: match.over)

    def opening(page: Page) -> None:
        bring(page, record)
        expect(by_id(page, "game-over")).to_be_visible()

    return opening


def open_lobby() -> Opening:
    """Everything that folds is open; there are results, and of the games on the shelf one is being named."""
    record = record_where("officinalis", 2, in_the_middle)
    results = [
        {"id": game, "game": game, "points": 31, "won": True, "at": at}
        for at, game in enumerate(GAMES)
    ]
    text = json.dumps({"format": "physic-garden-results/1", "results": results})
    file = {"name": "results.json", "mimeType": "application/json", "buffer": text.encode()}

    def opening(page: Page) -> None:
        bring(page, record)
        by_id(page, "leave").click()
        for details in page.locator("details").all():
            details.locator("summary").click()
        by_id(page, "results-import").set_input_files(file)
        expect(by_id(page, f"results-{GAMES[-1]}")).to_be_visible()
        by_id(page, "rename").first.click()

    return opening


def score_table(game: str) -> Opening:
    """As many as may sit there have written down what lies before them."""
    seats, tableau = table_of(game, len(GAME_SEATS[game]) - 1)
    assert seats == max(GAME_SEATS[game])

    def opening(page: Page) -> None:
        keep_table(page, game, seats, tableau)
        follow(f"score={game}")(page)
        expect_sheets(page, rules.score(game, tableau))

    return opening


def ask_about(game: str) -> Opening:
    position = quote(json.dumps(match_of(game).as_position()))

    def opening(page: Page) -> None:
        follow(f"ask={game}&position={position}")(page)
        expect(by_id(page, "ask-legal")).to_be_visible()

    return opening


def press(button: str) -> Opening:
    return lambda page: by_id(page, button).click()


def follow(part: str) -> Opening:
    return lambda page: page.evaluate("(part) => { location.hash = part; }", part)


def read(address: str) -> Opening:
    return lambda page: page.goto(page.url.partition("#")[0] + address)


def screens(language: str) -> Iterator[tuple[str, Opening]]:
    """Every screen by its name."""
    yield "lobby", lambda page: None
    yield "pass-device", hand_over("officinalis")
    for game in GAMES:
        for seats in (2, max(GAME_SEATS[game])):
            yield f"table-{game}-{seats}", lay_table(game, seats)
        yield f"end-{game}", end_game(game)
        yield f"score-{game}", score_table(game)
        yield f"ask-{game}", ask_about(game)
        yield f"lesson-{game}", follow(f"lesson={game}")
    yield "saves", open_lobby()
    yield "settings", press("open-settings")
    for game in GAMES:
        yield f"rulebook-{game}", read(f"rules/{game}/{language}/")
    yield "guide", read(f"embedding/{'' if language == 'en' else language + '/'}")


def picture(page: Page, name: str, out: Path, misfit: Callable[[str], None]) -> list[str]:
    """The pictures of one screen at all sizes, by day and night; misfits are told."""
    files = []
    for width, height in (*SIZES, SMALLEST, ZOOMED):
        page.set_viewport_size({"width": width, "height": height})
        for found in [*misfits(page), *marred_words(page)]:
            misfit(f"{name} at {width} × {height}: {found}")
        for light in LIGHTS if (width, height) in SIZES else ():
            page.emulate_media(color_scheme=light)
            files.append(f"{name}-{width}x{height}-{light}.jpg")
            page.screenshot(path=out / files[-1], type="jpeg", animations="disabled")
    return files


def show_installers(page: Page) -> None:
    """The two pictures that the web manifest names, and that of the readme."""
    if by_id(page, "leave").count():
        by_id(page, "leave").click()
    page.emulate_media(color_scheme="light")
    for name, table, (width, height) in (
        ("screenshot-wide.jpg", lay_table("botanists", 2), (1280, 800)),
        ("screenshot-narrow.jpg", lay_table("herbaceous", 2), (390, 844)),
        ("table.png", lay_table("officinalis", 4, at_a_full_trick), (1280, 800)),
    ):
        page.set_viewport_size({"width": width, "height": height})
        table(page)
        expect(by_id(page, "table")).to_have_attribute("data-busy", "false")
        page.mouse.move(0, height - 1)
        quality = 60 if name.endswith(".jpg") else None
        file = ROOT / "web/art" / name
        page.screenshot(path=file, quality=quality, animations="disabled")
        by_id(page, "leave").click()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / ".build/contact-sheet")
    parser.add_argument("--only", default="", help="screens whose names begin with one of these")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument(
        "--installer",
        action="store_true",
        help="the pictures that a browser shows before it installs, and that of the readme",
    )
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    host = Host(ROOT / "dist")
    rows, found = [], 0

    def misfit(words: str) -> None:
        nonlocal found
        found += 1
        print(words, flush=True)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        for language in given.languages.split(","):
            shown = list(screens(language))  # before a page waits for answers
            visit = Visit(browser, host, language=language, quick=True)
            page = visit.enter()
            for name, opening in shown:
                if not name.startswith(tuple(given.only.split(","))):
                    continue
                if by_id(page, "leave").count():
                    by_id(page, "leave").click()
                    by_id(page, "lobby").wait_for()
                elif not by_id(page, "lobby").count():
                    visit.enter()
                opening(page)
                files = picture(page, f"{name}-{language}", given.out, misfit)
                pictures = "".join(f'<img loading="lazy" src="{file}" alt="">' for file in files)
                rows.append(f"<h2>{html.escape(name)}, {language}</h2><p>{pictures}</p>")
            if given.installer:
                show_installers(visit.enter())
            visit.leave()
        browser.close()
    host.stop()
    style = "<style>img { height: 18rem; margin: 0.2rem; border: 1px solid }</style>"
    (given.out / "index.html").write_text(f"{style}{''.join(rows)}", "utf-8")
    print(f"{found} misfits; {len(rows)} screens in {given.out / 'index.html'}")


if __name__ == "__main__":
    main()
