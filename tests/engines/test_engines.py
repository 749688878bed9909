"""What people do with the page, in every engine: play, come back, lose the network, embed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import pygame_rules as rules
from tests.engines.browsers import ENGINES, Browser, until
from tests.web.conftest import DIST
from tests.web.host import Host
from tests.web.table import GAMES, ODDITY, SITUATION, SPOT, STEADY, Situation

# selenium's driver of WebKit uses what selenium itself no longer likes.
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")

# Where it makes no difference that a finger plays.
at_a_desk = pytest.mark.parametrize(
    "browser", [name for name in ENGINES if name != "phone"], indirect=True
)

PATIENCE = 60_000  # milliseconds for one move

WHERE = f"""(name) => {{
  {STEADY}
  return steady(() => {{
    const found = [...document.querySelectorAll(`[data-testid="${{name}}"]`)].at(-1);
    if (!found?.checkVisibility() || found.disabled) return null;
    found.scrollIntoView({{ block: "center", behavior: "instant" }});
    const {{ x, y, width, height }} = found.getBoundingClientRect();
    return {{ x: x + width / 2, y: y + height / 2 }};
  }});
}}"""

# Everything that lies on the table, and how many moves were played.
BOARD = """() => {
  const table = document.querySelector('[data-testid="table"]');
  if (table?.dataset.busy !== "false") return null;
  const pieces = [...document.querySelectorAll("[data-piece]")];
  return [table.dataset.moves, ...pieces.map((piece) => piece.getAttribute("aria-label") ?? piece.textContent)];
}"""

# Whether the shelf begins with this game: with the one that was played last.
NEWEST = (
    """(name) => document.querySelector('[data-testid="save-title"]')?.textContent.includes(name)"""
)

AT_ONCE = (
    """() => localStorage.setItem("physic-garden-settings", JSON.stringify({ pace: "instant" }))"""
)

# The same cards every time, once this game is chosen.
SEED = """(game) => {
  const field = document.querySelector('[data-testid="seed"]');
  if (!field || !document.querySelector(`[data-testid="game-${game}"] :checked`)) return false;
  field.value = "7";
  return field.dispatchEvent(new Event("input", { bubbles: true }));
}"""

# People wait until what they want to click on lies still.
AT_REST = """() => document.getAnimations()
  .every((one) => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""


def press(browser: Browser, name: str) -> None:
    """Clicks on what has this name, once it is there; on the last of several."""
    spot = until(browser, WHERE, name)
    assert spot, f"{name} is not there"
    browser.press(spot["x"], spot["y"])


def situation(browser: Browser, before: int | None = None) -> Situation:
    browser.run("() => { window.asked = []; }")
    seen = browser.run(SITUATION, [before, PATIENCE, ODDITY])
    assert "page" not in seen, f"{seen['kind']}: {seen['page']}"
    assert seen["oddities"] == []
    return Situation(**seen)


def click_move(browser: Browser, move: str) -> None:
    assert until(browser, AT_REST)
    spot = browser.run(SPOT, ["move", move])
    assert spot, f"nothing can be pressed for {move}"
    browser.press(spot["x"], spot["y"])


def begin(browser: Browser, host: Host, game: str) -> None:
    """Alone against a computer player, from the lobby."""
    browser.open(f"{host.url}index.html#game={game}&seats=2")
    assert until(browser, SEED, game)
    press(browser, "start")


def play(browser: Browser, moves: int, seed: int = 1) -> None:
    """Plays moves by chance, with mouse or finger."""
    chance = Random(seed)
    now = situation(browser)
    for _ in range(moves):
        if now.kind == "over":
            return
        before = now.moves
        click_move(browser, chance.choice(now.targets))
        now = situation(browser, before)
        if now.kind == "menu":
            click_move(browser, chance.choice(now.targets))
            now = situation(browser, before)


def test_games_are_played_and_are_there_after_a_reload(browser: Browser, host: Host) -> None:
    browser.open(f"{host.url}rules/{GAMES[0]}/en/")  # the page itself starts with these settings
    browser.run(AT_ONCE)
    boards = []
    for game in GAMES:
        begin(browser, host, game)
        play(browser, 5)
        boards.append(until(browser, BOARD))
    browser.reload()
    assert until(browser, BOARD) == boards[-1], "the game on the table"
    last = GAMES[-1]
    for game, before in zip(GAMES, boards, strict=True):
        press(browser, "leave")
        assert until(browser, NEWEST, last.capitalize()), "the shelf as it is now"
        press(browser, "continue")  # the game that has lain there longest
        assert until(browser, BOARD) == before, game
        last = game
        play(browser, 2)


@at_a_desk
def test_the_page_as_one_file_is_played_from_a_disk(browser: Browser) -> None:
    browser.open((DIST / "physic-garden.html").as_uri())
    browser.run(AT_ONCE)
    press(browser, "start")
    play(browser, 3)
    before = until(browser, BOARD)
    browser.reload()
    assert until(browser, BOARD) == before


@at_a_desk
def test_a_game_is_played_without_the_host(browser: Browser, host: Host) -> None:
    browser.open(host.url)
    assert browser.run("() => navigator.serviceWorker.ready.then(() => true)")
    host.stop()
    browser.reload()
    press(browser, "start")
    play(browser, 3)


# A page of others with one table, which tells what happens at it.
PAGE = """<!doctype html><meta charset="utf-8"><title>A rulebook</title>
<script>
  window.told = [];
  for (const type of ["ready", "move", "over", "error"])
    addEventListener(type, ({ target, detail }) => {
      if (target.localName === "rules-table") told.push([type, detail]);
    }, true);
</script>
<script type="module" src="{embed}"></script>
<rules-table game="herbaceous" seats="2" seed="7" players="human,human" start="now"></rules-table>
"""

TOLD = """(type) => told.filter(([kind]) => kind === type).map(([, detail]) => detail).at(-1)"""

PLAY_ON = """async () => {
  const table = document.querySelector("rules-table");
  const moves = await table.legalMoves();
  if (moves.length) await table.play(moves.at(-1));
  return moves.length === 0;
}"""


def test_a_game_is_played_in_a_page_of_others(browser: Browser, host: Host, tmp_path: Path) -> None:
    host.faults["*"] = lambda answer: answer._replace(
        headers={**answer.headers, "Access-Control-Allow-Origin": "*"}
    )
    page = PAGE.replace("{embed}", f"{host.url}embed.js")
    (tmp_path / "index.html").write_text(page, "utf-8")
    elsewhere = Host(tmp_path)
    try:
        browser.open(elsewhere.url)
        ready = until(browser, TOLD, "ready")
        assert ready
        assert (ready["mode"], ready["game"]) == ("play", "herbaceous")
        assert until(browser, PLAY_ON)
        assert until(browser, TOLD, "over")
        record = browser.run('() => document.querySelector("rules-table").record()')
        scores = browser.run('() => document.querySelector("rules-table").scores()')
    finally:
        elsewhere.stop()
    match = rules.load(record)
    assert match.over
    assert scores["totals"] == list(match.scores().totals)
