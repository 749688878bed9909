"""Small things that people do at the table, whatever the game.

A move is played as people play it: the mouse goes to a place where its target is not covered, and
clicks. What the page does then is waited for inside the page, frame by frame.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

import pygame_rules as rules
from pygame_rules.match import lesson
from pygame_rules.registry import find

GAMES = [meta.id for meta in rules.games()]
GAME_SEATS = {meta.id: meta.seats for meta in rules.games()}
LANGUAGES = ("en", "ru", "fr")

SPECTATOR = "none"  # sees what everybody may see

Choice = Callable[[Sequence[str]], str]


class Situation(NamedTuple):
    """What a person at the device sees: a turn, a menu of moves, a covered table, or the end."""

    kind: str  # "turn", "menu", "pass" or "over"
    moves: int | None  # how many were played; None where that is not shown
    viewer: str | None  # the seat whose eyes see the table
    targets: tuple[str, ...]  # texts of the moves that can be clicked
    looked: tuple[
        str, ...
    ]  # the seats for whom the page has asked what they see, since the last situation
    oddities: tuple[str, ...]  # what looks like a text that was never translated


# Everything that can be read on the page or is said by a screen reader.
WORDS = """
function words() {
  const said = [...document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      ["aria-label", "title", "placeholder", "aria-valuetext"].map((name) => element.getAttribute(name)));
  return [...document.body.innerText.split("\\n"), ...said].filter((text) => text?.trim());
}
"""

# A key of a text or a place in it that nothing was put into.
ODDITY = r"\b(page|rules|" + "|".join(GAMES) + r")-[a-z-]+|[{}]|\bundefined\b|\[object|\bNaN\b"

SITUATION = """
async ([before, patience, odd]) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  const texts = (root) => [...root.querySelectorAll("[data-move]")]
    .filter((element) => element.checkVisibility()).map((element) => element.dataset.move);
  const oddities = () => {
    const spoken = [...document.querySelectorAll("[aria-label], [title]")]
      .flatMap((element) => [element.ariaLabel, element.title]);
    const shown = document.createTreeWalker(document.querySelector("physic-garden"), NodeFilter.SHOW_TEXT);
    while (shown.nextNode()) spoken.push(shown.currentNode.data);
    const oddity = new RegExp(odd);
    return spoken.filter((text) => oddity.test(text ?? ""));
  };
  const answer = (kind, moves, targets) => {
    const looked = window.asked.splice(0)
      .filter(({ method }) => method === "view").map(({ params }) => String(params.seat ?? "none"));
    const viewer = find("table")?.dataset.viewer ?? null;
    return { kind, moves, viewer, targets, looked, oddities: oddities() };
  };
  const look = () => {
    if (find("pass-device")) return answer("pass", null, []);
    const menu = find("move-menu");
    if (menu) return answer("menu", null, texts(menu));
    const table = find("table");
    if (!table || table.dataset.busy === "true") return null;
    const moves = Number(table.dataset.moves);
    if (moves === before) return null;
    if (table.dataset.over === "true") return answer("over", moves, []);
    const targets = texts(document);
    return targets.length ? answer("turn", moves, targets) : null;
  };
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const seen = look();
    if (seen) return seen;
    await new Promise((go) => setTimeout(go, 10));
  }
  return { kind: "nothing came of it", page: document.body.innerText };
}
"""

# What a spot on the page is, once it lies still: people wait for that before they click.
STEADY = """
async function steady(find) {
  const end = performance.now() + 10_000;
  let last = null;
  for (;;) {
    const spot = find();
    if (spot && last && spot.x === last.x && spot.y === last.y) return spot;
    if (performance.now() > end) return null;
    last = spot;
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  }
}
"""

# Where the mouse can reach a thing with this attribute: the first of a few spots that is not covered.
SPOT = f"""
([name, value]) => {{
  {STEADY}
  return steady(() => {{
    const scope = document.querySelector("dialog[open]") ?? document;
    const target = [...scope.querySelectorAll(`[data-${{name}}]`)]
      .find((element) => element.dataset[name] === value && element.checkVisibility());
    if (!target) return null;
    target.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
    const {{ x, y, width, height }} = target.getBoundingClientRect();
    const zone = target.classList.contains("zone-target") ? target.closest("[data-zone]") : null;
    for (const down of [0.5, 0.9, 0.1, 0.7, 0.3]) {{
      for (const along of [0.5, 0.1, 0.9, 0.3, 0.7]) {{
        const spot = {{ x: x + width * along, y: y + height * down }};
        const there = document.elementFromPoint(spot.x, spot.y);
        if (!there) continue;
        if (target.contains(there)) return spot;
        if (zone?.contains(there) && !there.closest("[data-piece][data-target], a")) return spot;
      }}
    }}
    return null;
  }});
}}
"""


def at_random(seed: int) -> Choice:
    return Random(seed).choice


def by_id(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


def start(
    page: Page,
    game: str = "herbaceous",
    players: Sequence[str] = ("human", "human"),
    *,
    seed: int | None = 7,
    rounds: int | None = None,
) -> None:
    """Begins a game from the lobby, one of these kinds of players in each seat."""
    choose_game(page, game)
    choose_seats(page, len(players))
    for seat, kind in enumerate(players):
        by_id(page, f"kind-{seat}").select_option(kind)
    if rounds is not None:
        open_options(page)
        by_id(page, "number-rounds").fill(str(rounds))
    choose_seed(page, seed)
    by_id(page, "start").click()


def choose_game(page: Page, game: str) -> None:
    by_id(page, f"game-{game}").get_by_role("radio").check(force=True)


def choose_seats(page: Page, seats: int) -> None:
    choose(page, "seats", str(seats))


def choose(page: Page, name: str, value: str) -> None:
    """Chooses one of a row of radio buttons, by its label as people do."""
    by_id(page, f"choice-{name}").locator("label", has=page.locator(f'[value="{value}"]')).click()


def open_options(page: Page) -> None:
    by_id(page, "options").locator("summary").click()


def choose_seed(page: Page, seed: int | None) -> None:
    """None: a fresh shuffle."""
    more = by_id(page, "more")
    if more.get_attribute("open") is None:
        more.locator("summary").click()
    by_id(page, "seed").fill("" if seed is None else str(seed))


def situation(page: Page, before: int | None = None) -> Situation:
    """Waits until a person has something to do, after more or fewer moves than `before`."""
    seen = page.evaluate(SITUATION, [before, 60_000, ODDITY])
    assert "page" not in seen, f"{seen['kind']}: {seen['page']}"
    lists = {name: tuple(seen[name]) for name in ("targets", "looked", "oddities")}
    return Situation(**seen | lists)


def click_move(page: Page, move: str) -> None:
    """Clicks with the mouse on the target of a move."""
    _click(page, "move", move)


def click_thing(page: Page, thing: str) -> None:
    """Clicks with the mouse on a piece or a zone, by its id."""
    _click(page, "target", thing)


def spot(page: Page, name: str, value: str) -> tuple[float, float]:
    """Where the mouse reaches the thing with this attribute."""
    found = page.evaluate(SPOT, [name, value])
    assert found is not None, f"the mouse cannot reach the {name} {value!r}"
    return found["x"], found["y"]


def _click(page: Page, name: str, value: str) -> None:
    page.mouse.click(*spot(page, name, value))


def play(page: Page, move: str) -> Situation:
    """Plays this move by a click, from a menu where several moves share one target."""
    before = situation(page)
    click_move(page, move)
    after = situation(page, before.moves)
    if after.kind == "menu" and before.kind != "menu":
        click_move(page, move)
        after = situation(page, before.moves)
    return after


def take_device(page: Page) -> Situation:
    """The next player has the device, and says so."""
    by_id(page, "pass-accept").click()
    expect(by_id(page, "pass-device")).to_have_count(0)
    return situation(page)


def go_on(
    page: Page,
    until: Callable[[Situation], bool] = lambda now: now.kind == "over",
    choose: Choice | None = None,
    look: Callable[[Situation], None] = lambda now: None,
) -> Situation:
    """Plays any legal moves until the situation is as wished, looking at each on the way."""
    choose = choose or at_random(1)
    now = situation(page)
    while True:
        look(now)
        if until(now):
            return now
        assert now.kind != "over", "the game was over before"
        if now.kind == "pass":
            now = take_device(page)
            continue
        before = now.moves
        click_move(page, choose(now.targets))
        now = situation(page, before)
        if now.kind == "menu":
            click_move(page, choose(now.targets))
            now = situation(page, before)


def words(page: Page) -> list[str]:
    """Everything that can be read on the page or is said by a screen reader."""
    return page.evaluate("() => {" + WORDS + "return words(); }")


def oddities(page: Page) -> list[str]:
    """What looks like a text that was never translated."""
    return [text for text in words(page) if re.search(ODDITY, text)]


class Discretion:
    """Looks on: nobody's side of the table is drawn, or even asked for, before they have the device.

    Once a game is over it has no secrets.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.present = {SPECTATOR}  # who has the device
        self.handed = 0  # how often it has changed hands

    def __call__(self, now: Situation) -> None:
        if now.kind == "pass":
            self.handed += 1
            assert set(now.looked) <= self.present, f"{now.looked} was asked for too early"
            expect(self.page.locator("[data-piece], [data-zone], [data-move]")).to_have_count(0)
        elif now.viewer is not None and now.kind != "over":
            assert set(now.looked) <= self.present | {now.viewer}, f"{now.looked} was asked for"
            self.present = {SPECTATOR, now.viewer}


def sit_down(page: Page) -> Situation:
    """Takes the device where it is handed over, and waits until a person has something to do."""
    return go_on(page, until=lambda now: now.kind != "pass")


def go_on_for(page: Page, moves: int) -> Situation:
    """Plays at least so many moves more, up to a turn of a person who has the device."""
    begun = sit_down(page).moves or 0
    return go_on(page, until=lambda now: now.kind == "turn" and (now.moves or 0) >= begun + moves)


def board(page: Page) -> dict[str, Any]:
    """Everything that lies on the table and can be done, once it is at rest, for comparing."""
    expect(by_id(page, "table")).to_have_attribute("data-busy", "false")
    return page.evaluate(
        """() => {
          const find = (name) => document.querySelector(`[data-testid="${name}"]`);
          const data = (element) => ({ ...element.dataset });
          return {
            table: data(find("table")),
            zones: [...document.querySelectorAll("[data-zone]")].map((zone) => ({
              ...data(zone),
              pieces: [...zone.querySelectorAll("[data-piece]")].map(data),
            })),
            moves: [...document.querySelectorAll("[data-move]")].map(({ dataset }) => dataset.move),
            prompt: find("prompt").innerText,
            undo: [find("undo").disabled, find("undo").getAttribute("aria-label")],
            redo: [find("redo").disabled, find("redo").getAttribute("aria-label")],
            scores: [...document.querySelectorAll("[data-testid^=score-]")].map((e) => e.innerText),
          };
        }"""
    )


class Sheet(NamedTuple):
    """The score sheet of one seat as it is shown."""

    points: tuple[int, ...]
    total: int
    winner: bool


def shown(points: int) -> str:
    """Points as they are written on the page, with a minus sign."""
    return str(points).replace("-", "−")


def score_sheets(page: Page) -> list[Sheet]:
    sheets = []
    for table in by_id(page, "sheet").locator("table").all():
        *points, total = (
            int(cell.replace("−", "-")) for cell in table.locator("td").all_inner_texts()
        )
        sheets.append(Sheet(tuple(points), total, table.get_attribute("data-winner") == "true"))
    return sheets


# ------------------------------------------------------------------------- games from elsewhere


def record_where(
    game: str,
    seats: int,
    wish: Callable[[rules.Match], bool],
    *,
    kinds: Sequence[str] | None = None,
    options: dict[str, Any] | None = None,
    components: object = None,
) -> dict[str, Any]:
    """The record of a game in the first position by chance that is as wished."""
    players = [{"name": "", "kind": kind} for kind in kinds or ["human"] * seats]
    for seed in range(1000):
        rng = Random(seed)
        match = rules.new_match(
            game, seats=seats, seed=seed, options=options, players=players, components=components
        )
        while not match.over:
            if wish(match):
                return match.record()
            match.play(rng.choice(match.legal_moves()))
        if wish(match):
            return match.record()
    raise AssertionError(f"no position of {game} is as wished")


def short_game(game: str) -> dict[str, Any]:
    """A game that is set up for its last turns, one person against a computer player."""
    return {
        "format": "pygame-rules/1",
        "game": game,
        "version": find(game).meta.version,
        "position": lesson(game)[1]["position"],
        "seats": [{"name": "", "kind": kind} for kind in ("human", "bot:rambler")],
        "moves": [],
    }


def bring(page: Page, record: object, name: str = "game.json") -> None:
    """Brings a game from a file; a string is the file's text as it is."""
    text = record if isinstance(record, str) else json.dumps(record)
    file = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    by_id(page, "import").set_input_files(file)


def exported(where: Page | Locator) -> Any:
    """The record in the file that the first saved game there is exported to."""
    page = where if isinstance(where, Page) else where.page
    with page.expect_download() as download:
        where.get_by_test_id("export").first.click()
    assert download.value.suggested_filename.endswith(".json")
    return json.loads(Path(download.value.path()).read_text("utf-8"))


# The text may come after the word that it was copied, where one of an earlier text stands still.
COPIED = """
async () => {
  for (;;) {
    const text = await navigator.clipboard.readText();
    if (text) return text;
    await new Promise(requestAnimationFrame);
  }
}
"""


def copied(page: Page) -> str:
    """What was copied, once the page has said so."""
    expect(by_id(page, "notice-share")).to_have_attribute("data-tone", "quiet")
    text: str = page.evaluate(COPIED)
    return text
