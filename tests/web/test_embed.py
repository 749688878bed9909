"""The table in pages of others: on another origin, in a sandbox, many at once, and with hostile hosts."""

from __future__ import annotations

import gzip
import html
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

import pygame_rules as rules
from tests.web.conftest import DIST, Visitor
from tests.web.fits import misfits
from tests.web.host import Answer, Host, damaged
from tests.web.quick import TRIES
from tests.web.table import GAME_SEATS, GAMES, LANGUAGES, ODDITY, record_where
from tests.web.test_loader import CORRUPT, NOISE, expect_failure

pytestmark = pytest.mark.pyodide

# Three Sage in reach, and a pot to be chosen before anything is taken.
POSITION = {
    "seats": [{"garden": ["mint", "sage", "sage"]}, {"garden": ["dill"]}],
    "community": ["sage"],
    "deck": ["bay", "dill"],
}

# Notes every event of every table.
NOTE = """
<script>
  window.events = [];
  for (const type of ["ready", "move", "refused", "over", "scores", "error"])
    addEventListener(type, ({ target, detail }) => {
      if (target.localName === "rules-table") events.push([target.id, type, detail]);
    }, true);
</script>
"""

Hosting = Callable[..., Page]


def cross_origin(answer: Answer) -> Answer:
    """As GitHub Pages does: files may be fetched by pages of other origins."""
    return answer._replace(headers={**answer.headers, "Access-Control-Allow-Origin": "*"})


@pytest.fixture
def hosting(host: Host, visitor: Visitor, tmp_path: Path) -> Iterator[Hosting]:
    """Puts up a page on another origin with such a body, and visits it."""
    elsewhere = Host(tmp_path)
    host.faults["*"] = cross_origin

    def put_up(
        body: str, excused: tuple[str, ...] = (), module: bool = False, **options: Any
    ) -> Page:
        page = f'<!doctype html><meta charset="utf-8"><title>Host</title>{NOTE}'
        if module:  # after a script that is called the same and is another's
            page += '<script src="embed.js"></script><script type="module" '
        else:
            page += "<script "
        page += f'src="{host.url}embed.js"></script>{body}'
        (tmp_path / "index.html").write_text(page, "utf-8")
        (tmp_path / "embed.js").touch()
        visit = visitor(**options)
        visit.origins.add(elsewhere.origin)
        # A plain host has no icon of its own.
        visit.excuse("favicon|404", *excused)
        visit.page.goto(elsewhere.url)
        return visit.page

    yield put_up
    elsewhere.stop()


def element(id: str, **attributes: object) -> str:
    given = " ".join(
        f'{name}="{html.escape(value if isinstance(value, str) else json.dumps(value))}"'
        for name, value in attributes.items()
    )
    return f'<rules-table id="{id}" {given}></rules-table>'


def frame(page: Page, id: str) -> FrameLocator:
    return page.frame_locator(f"#{id} iframe")


def begin(page: Page, id: str, shown: str = "table") -> FrameLocator:
    """Clicks on the cover, and waits for the table, or for the form of a real one."""
    inside = frame(page, id)
    inside.get_by_test_id("start").click()
    expect(inside.get_by_test_id(shown)).to_be_visible()
    return inside


def events(page: Page, id: str, type: str) -> list[dict[str, Any]]:
    """Those of one kind that a table has sent, at least one."""
    found = page.wait_for_function(
        """([id, type]) => {
          const sent = events.filter((one) => one[0] === id && one[1] === type);
          return sent.length > 0 && sent.map((one) => one[2]);
        }""",
        arg=[id, type],
    )
    sent: list[dict[str, Any]] = found.json_value()
    return sent


def ask(page: Page, id: str, method: str, *arguments: str) -> Any:
    """Calls a method of the element; a refusal comes as its code."""
    return page.evaluate(
        """([id, method, given]) =>
          document.getElementById(id)[method](...given).catch(({ code }) => ({ code }))""",
        [id, method, list(arguments)],
    )


def test_a_game_is_played_in_a_page_of_others(hosting: Hosting) -> None:
    """By clicks inside and by methods outside; the page around learns of everything."""
    page = hosting(
        element("t", game="herbaceous", seats=2, seed=7, players="human,human", lang="en")
    )
    inside = begin(page, "t")
    (ready,) = events(page, "t", "ready")
    assert (ready["mode"], ready["game"], ready["seats"]) == ("play", "herbaceous", 2)
    assert ask(page, "t", "legalMoves") == ["draw"]
    inside.locator('[data-move="draw"]').click()
    expect(inside.get_by_test_id("table")).to_have_attribute("data-moves", "1")
    inside.get_by_test_id("hint").click()
    expect(inside.get_by_test_id("advised")).to_be_visible()
    expect(inside.locator(":not(:defined)")).to_have_count(0)
    assert [(one["text"], one["moves"]) for one in events(page, "t", "move")] == [("draw", 1)]
    assert ask(page, "t", "play", "draw")["code"] == "herbaceous-plant-first"
    (refused,) = events(page, "t", "refused")
    assert refused["code"] == "herbaceous-plant-first"
    expect(inside.get_by_test_id("refusal")).to_contain_text(refused["text"])
    page.evaluate(
        """async () => {
          const table = document.getElementById("t");
          for (let moves = await table.legalMoves(); moves.length; moves = await table.legalMoves())
            await table.play(moves.at(-1));
        }"""
    )
    expect(inside.get_by_test_id("game-over")).to_be_visible()
    record = ask(page, "t", "record")
    match = rules.load(record)
    assert match.over
    assert ask(page, "t", "scores")["totals"] == list(match.scores().totals)
    (over,) = events(page, "t", "over")
    assert over["totals"] == list(match.scores().totals)
    assert [one["text"] for one in events(page, "t", "move")] == record["moves"]
    assert ask(page, "t", "play", "draw")["code"] == "page-refused-over"


def test_against_the_computer_unless_told_otherwise(hosting: Hosting) -> None:
    page = hosting(
        element("t", game="herbaceous", seats=3, seat=1, theme="dark", lang="", seed="", src="")
    )
    inside = begin(page, "t")
    kinds = [seat["kind"] for seat in ask(page, "t", "record")["seats"]]
    assert kinds == ["bot:gardener", "human", "bot:gardener"]
    expect(inside.get_by_test_id("table")).to_have_attribute("data-viewer", "1")
    night = inside.locator("html").evaluate("(root) => getComputedStyle(root).colorScheme")
    assert night == "dark"
    # What is asked while it loads is answered by the table that comes of it.
    page.evaluate(
        """async () => {
          const table = document.getElementById("t");
          table.setAttribute("start", "now");
          await new Promise((go) => setTimeout(go));
          window.asked = table.record();
          await new Promise((go) => setTimeout(go));
          table.setAttribute("seats", "4");
        }"""
    )
    assert len(page.evaluate("asked")["seats"]) == 4


def test_its_table_is_laid_before_python_runs(hosting: Hosting, host: Host) -> None:
    """The page around hears of the game once it is dealt."""
    python = host.hold("assets/pyodide.asm-*.wasm")
    page = hosting(element("t", game="officinalis", seats=2))
    table = begin(page, "t").get_by_test_id("table")
    expect(table).to_have_attribute("data-busy", "true")
    assert page.evaluate("() => events.filter(([, type]) => type !== 'height')") == []
    python.set()
    events(page, "t", "ready")
    expect(table).to_have_attribute("data-busy", "false")


def test_a_table_that_was_laid_in_vain_gives_way_to_what_went_wrong(
    hosting: Hosting, host: Host
) -> None:
    """Where Python then does not start; and it can be tried again."""
    host.faults["assets/rules-*.zip"] = damaged
    python = host.hold("assets/rules-*")
    page = hosting(element("t", game="officinalis", seats=2), excused=NOISE)
    inside = frame(page, "t")
    begin(page, "t")
    python.set()
    expect_failure(inside, CORRUPT)
    expect(inside.get_by_test_id("table")).to_have_count(0)
    assert [type for _, type, _ in page.evaluate("() => events") if type == "ready"] == []
    host.faults = {"*": cross_origin}
    inside.get_by_test_id("try-again").click()
    expect(inside.get_by_test_id("table")).to_have_attribute("data-busy", "false")
    events(page, "t", "ready")


def test_a_diagram_is_tried_explained_and_begun_again(hosting: Hosting) -> None:
    """Also by the page around, which may answer for the other seats."""
    page = hosting(element("d", game="herbaceous", mode="diagram", position=POSITION, lang="en"))
    inside = begin(page, "d")
    inside.locator('[data-target="garden-0:mint"]').click()
    (refused,) = events(page, "d", "refused")
    assert refused["code"] == "herbaceous-choose-a-container"
    expect(inside.get_by_test_id("begin-again")).to_have_count(0)
    inside.locator('[data-move="pot large-pot"]').click()
    expect(inside.get_by_test_id("table")).to_have_attribute("data-moves", "1")
    inside.get_by_test_id("begin-again").click()
    expect(inside.get_by_test_id("table")).to_have_attribute("data-moves", "0")
    assert ask(page, "d", "record")["moves"] == []


def test_a_diagram_may_begin_where_a_record_ends(hosting: Hosting) -> None:
    record = record_where("officinalis", 3, lambda match: len(match.moves) == 30)
    page = hosting(element("d", game="officinalis", mode="diagram", record=record, lang="ru"))
    inside = begin(page, "d")
    expect(inside.get_by_test_id("table")).to_have_attribute("data-moves", "30")
    expect(inside.get_by_test_id("begin-again")).to_have_count(0)


def test_a_diagram_of_a_rulebook_is_called_by_its_name(hosting: Hosting, host: Host) -> None:
    """Its own picture is the cover, and the table begins there, in the middle of a turn too."""
    page = hosting(
        element("d", game="herbaceous", diagram="four-alike", lang="ru", sandbox="")
        + element("none", game="herbaceous", diagram="five-alike", lang="en")
    )
    cover = frame(page, "d").get_by_test_id("cover")
    expect(cover.locator(".picture .zone.legal .zone-name")).to_contain_text("Парные горшочки")
    (error,) = events(page, "none", "error")
    assert error["code"] == "page-embed-no-diagram"
    refusal = frame(page, "none").get_by_test_id("embed-refusal")
    expect(refusal).to_contain_text("no diagram “five-alike” in the rulebook of Herbaceous")
    assert not [name for name in host.asked if "pyodide" in name]
    inside = begin(page, "d")
    expect(inside.locator('[data-zone="small-pots-0"].legal')).to_be_visible()
    expect(inside.locator('[data-move="take private saffron"]')).to_be_visible()
    assert events(page, "d", "ready")[0]["mode"] == "diagram"


def test_a_game_is_watched_in_a_page_of_others(hosting: Hosting) -> None:
    record = record_where("herbaceous", 2, lambda match: match.over)
    page = hosting(element("r", record=record, step=3, lang="fr"))
    inside = begin(page, "r")
    replay = inside.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-at", "3")
    inside.get_by_test_id("replay-forward").click()
    expect(replay).to_have_attribute("data-at", "4")
    assert ask(page, "r", "play", "draw")["code"] == "page-refused-watching"


def test_the_rulebook_stands_in_a_page_of_others(hosting: Hosting) -> None:
    page = hosting(element("r", game="herbaceous", mode="rules", lang="fr"), module=True)
    inside = frame(page, "r")
    expect(inside.locator("h1")).to_be_visible()
    expect(inside.locator("html")).to_have_attribute("lang", "fr")
    assert events(page, "r", "ready")[0]["mode"] == "rules"


def lay_down(inside: FrameLocator, place: str, card: str) -> None:
    """Enters a card on the form of a real table."""
    here = inside.locator(f'[data-place="{place}"]')
    if here.get_by_test_id("deck").count() == 0:
        here.get_by_test_id("place-toggle").click()
    here.get_by_test_id("deck").locator(f'[data-face="{card}"]').click()


def test_a_real_table_is_scored_in_a_page_of_others(hosting: Hosting) -> None:
    """The page around learns of the points; the table is kept, but not for a sandbox."""
    attributes = {"game": "znakhar", "mode": "score", "seats": 3, "lang": "en"}
    page = hosting(element("kept", **attributes) + element("boxed", **attributes, sandbox=""))
    for id in ("kept", "boxed"):
        inside = begin(page, id, "tally")
        (ready,) = events(page, id, "ready")
        assert (ready["mode"], ready["game"], ready["seats"]) == ("score", "znakhar", 3)
        lay_down(inside, "seats[0].cured", "plague")
        expect(inside.get_by_test_id("total-0")).to_have_text("5")
        told = events(page, id, "scores")[-1]
        assert (told["totals"], told["winners"], told["refused"]) == ([5, 0, 0], [0], [])
        lay_down(inside, "seats[0].uncured", "plague")
        expect(inside.get_by_test_id("tally-refusal")).to_contain_text("lies on the table already")
        assert ask(page, id, "scores")["totals"] == [5, 0, 0]
        assert ask(page, id, "play", "draw")["code"] == "page-refused-scoring"
        expect(inside.get_by_test_id("tally-print")).to_have_count(1 if id == "kept" else 0)
        hidden = "(root) => root.scrollHeight - root.clientHeight"
        assert inside.locator("html").evaluate(hidden) == 0
    page.reload()
    for id, total in (("kept", "5"), ("boxed", "0")):
        inside = begin(page, id, "tally")
        expect(inside.get_by_test_id("total-0")).to_have_text(total)


BAD = {
    "no-game": ({"game": "tic-tac-toe"}, "rules-unknown-game"),
    "nameless": ({}, "page-embed-bad-part"),
    "seed": ({"game": "herbaceous", "seed": 2**53 + 1}, "page-embed-bad-part"),
    "no-such-part": ({"game": "herbaceous", "start": "never"}, "page-embed-bad-part"),
    "seats": ({"game": "herbaceous", "seats": 9}, "rules-bad-seats"),
    "seat": ({"game": "herbaceous", "seats": 2, "seat": 2}, "page-embed-bad-part"),
    "player": ({"game": "herbaceous", "players": "human,bot:chess-master"}, "page-embed-bad-part"),
    "options": ({"game": "herbaceous", "options": {"start": "x"}}, "rules-bad-option"),
    "position": ({"game": "herbaceous", "mode": "diagram", "position": {"seats": 1}}, None),
    "text": ({"game": "herbaceous", "position": "[1]"}, "page-embed-bad-part"),
    "record": ({"record": "%%%"}, "page-link-garbled"),
    "rulebook": ({"game": "tic-tac-toe", "mode": "rules"}, "page-embed-bad-part"),
    "form": ({"game": "tic-tac-toe", "mode": "score"}, "page-embed-bad-part"),
    "form-seats": ({"game": "znakhar", "mode": "score", "seats": 9}, "rules-bad-seats"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_shown_is_said_in_words(hosting: Hosting, language: str) -> None:
    body = [
        element(name, **{"start": "now", "lang": language, **attributes})
        for name, (attributes, _) in BAD.items()
    ]
    page = hosting("".join(body))
    for name, (_, code) in BAD.items():
        page.locator(f"#{name}").scroll_into_view_if_needed()
        (error,) = events(page, name, "error")
        assert code is None or error["code"] == code, name
        refusal = frame(page, name).get_by_test_id("embed-refusal")
        expect(refusal).to_contain_text(error["text"])
        assert not re.search(ODDITY, refusal.inner_text()), name
        assert "code" in ask(page, name, "record"), name


def test_a_host_chooses_a_font_and_colours_and_nothing_else(hosting: Hosting, host: Host) -> None:
    look = "--rules-table-font: Varela Round, Curlz MT; --rules-table-paper: rgb(from teal r 0 b)"
    bad = "".join(
        f'<iframe src="{host.url}embed.html#game=herbaceous&{part}"></iframe>'
        for part in ("font=var(--serif)", "font=a,env(x)", "accent=RGB(0 0 0/attr(x))")
    )
    page = hosting(element("t", game="herbaceous", style=look) + bad)
    dressed = frame(page, "t").locator("html")
    expect(frame(page, "t").get_by_test_id("start")).to_be_visible()
    expect(dressed).to_have_css("--serif", "Varela Round, Curlz MT")
    expect(dressed).to_have_css("--paper", "rgb(from teal r 0 b)")
    for refused in page.locator("body > iframe").all():
        expect(refused.content_frame.get_by_test_id("embed-refusal")).to_be_visible()


# What a host must not be able to do harm with; `frame` is the window of the table.
HOSTILE = """
async ([frame, tries]) => {
  const good = { source: "pygame-rules", v: 1, type: "play", id: 1, text: "draw" };
  const strange = [
    null, undefined, 7, "draw", [], {}, new Date(), new ArrayBuffer(8), [good],
    { ...good, source: "other" }, { ...good, v: 2 }, { ...good, v: "1" }, { ...good, type: "eval" },
    { ...good, type: "constructor" }, { ...good, type: {} }, { ...good, id: {} }, { ...good, id: null },
    { ...good, id: "x".repeat(100) }, { ...good, text: 7 }, { ...good, text: "draw".repeat(1000) },
    { ...good, text: "<img src=x onerror=alert(1)>" }, { ...good, text: "x".repeat(5_000_000) },
    { __proto__: null, ...good, type: "__proto__" },
  ];
  let loop = { ...good, type: "loop" };
  loop.loop = loop;
  for (const message of [...strange, loop]) frame.postMessage(message, "*");

  let seed = 1;
  const chance = (many) => (seed = (seed * 48271) % 2147483647) % many;
  const one = (values) => values[chance(values.length)];
  const anything = (depth = 3) =>
    one([
      () => one([null, undefined, true, -1, 0.5, NaN, Infinity, 2 ** 53, 10n ** 40n, "", "\ud83c", "1"]),
      () => one(["start", "play", "legalMoves", "scores", "record", "toString", "constructor", "value"]),
      () => one([new Date(NaN), /x/, new Map([[1, 2]]), new Uint8Array(9), new Error("x"), new Blob(["x"])]),
      () => (depth > 0 ? Array.from({ length: chance(4) }, () => anything(depth - 1)) : []),
      () => (depth > 0 ? { [one(Object.keys(good))]: anything(depth - 1) } : {}),
      () => ({ ...good, text: "x", [one(Object.keys(good))]: anything(depth - 1) }),
    ])();
  for (let sent = 0; sent < tries; sent += 1) {
    frame.postMessage(anything(), "*");
    if (sent % 16 === 15) await new Promise((read) => setTimeout(read, 100));
  }
  for (let sent = 0; sent < 1000; sent += 1)
    frame.postMessage({ ...good, id: sent, text: `nonsense ${sent}` }, "*");
}
"""


# Whether all frames keep their heights for a while; a table that follows the height of its window never does.
RESTING = """
async () => {
  const heights = () => [...document.querySelectorAll("iframe")].map((one) => one.clientHeight).join();
  let [before, still] = [heights(), 0];
  for (let seen = 0; seen < 600 && still < 40; seen += 1) {
    await new Promise(requestAnimationFrame);
    still = heights() === before ? still + 1 : 0;
    before = heights();
  }
  return still === 40;
}
"""
WIDTHS = (360, 640, 760, 1080, 1400)


def test_frames_come_to_rest_at_every_width(hosting: Hosting) -> None:
    tables = {game: {"game": game, "seats": max(GAME_SEATS[game])} for game in GAMES}
    tables["open"] = {
        "game": "herbaceous",
        "seats": 4,
        "seed": 7,
        "players": "human," * 3 + "human",
    }
    page = hosting("".join(element(id, **tables[id]) for id in tables))
    for id in tables:
        begin(page, id)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(RESTING), f"at {width}"


def test_a_hostile_host_changes_nothing(hosting: Hosting) -> None:
    """In no mode: neither with odd messages, nor with many, nor from another window; people go on."""
    record = record_where("herbaceous", 2, lambda match: len(match.moves) == 12)
    herbaceous = {"game": "herbaceous"}
    page = hosting(
        element("t", **herbaceous, seats=2, seed=7, players="human,human")
        + element("diagram", **herbaceous, diagram="no-pair")
        + element("replay", record=record, step=5)
        + element("rules", **herbaceous, mode="rules", lang="en")
        + element("score", **herbaceous, mode="score")
        + '<iframe id="stranger"></iframe>',
        viewport={"width": 800, "height": 6000},
    )
    inside = begin(page, "t")
    for id in ("diagram", "replay"):
        begin(page, id)
    lay_down(begin(page, "score", "tally"), "seats[0].large-pot", "sage")
    expect(frame(page, "score").get_by_test_id("total-0")).to_have_text("2")
    expect(frame(page, "rules").locator("h1")).to_be_visible()
    before = {id: ask(page, id, "record") for id in ("diagram", "replay")}
    handle = "(id) => document.querySelector(`#${id} iframe`).contentWindow"
    for id in ("diagram", "replay", "rules", "score", "t"):
        page.evaluate(HOSTILE, [page.evaluate_handle(handle, id), TRIES])
    table = page.evaluate_handle(handle, "t")
    inside.locator('[data-move="draw"]').click()
    expect(inside.get_by_test_id("table")).to_have_attribute("data-moves", "1")
    assert ask(page, "t", "record")["moves"] == ["draw"]
    assert {id: ask(page, id, "record") for id in before} == before
    expect(frame(page, "replay").get_by_test_id("replay")).to_have_attribute("data-at", "5")
    expect(frame(page, "score").get_by_test_id("total-0")).to_have_text("2")
    assert ask(page, "score", "scores")["totals"] == [2, 0]
    expect(frame(page, "rules").locator("html")).to_have_attribute("lang", "en")
    stranger = """(table) => {
      const window_ = document.getElementById("stranger").contentWindow;
      const script = window_.document.createElement("script");
      script.textContent = `
        const words = { source: "pygame-rules", v: 1, id: 1 };
        window.speak = (table, host) => {
          for (const text of ["plant private rosemary", "plant community rosemary"])
            table.postMessage({ ...words, type: "play", text }, "*");
          host.postMessage({ ...words, type: "over", totals: [99, 0] }, "*");
          host.postMessage({ ...words, type: "height", height: 9000 }, "*");
        };`;
      window_.document.body.append(script);
      window_.speak(table, window);
    }"""
    table.evaluate(stranger)
    assert ask(page, "t", "record")["moves"] == ["draw"]
    assert page.evaluate("() => events.filter(([, type]) => type === 'over')") == []
    assert page.evaluate("() => document.querySelector('#t iframe').offsetHeight") < 5000


# Plays by clicks whatever is offered until the game is over.
TO_THE_END = """
async () => {
  const seen = (name) => document.querySelector(`[data-testid="${name}"]`);
  const change = () => new Promise((go) => setTimeout(go, 10));
  for (let clicks = 0; clicks < 4000; clicks += 1) {
    if (seen("game-over")) return seen("winners").innerText;
    const here = document.querySelector("dialog[open]") ?? document;
    const targets = [...here.querySelectorAll("[data-move], [data-testid=pass-accept]")]
      .filter((target) => target.checkVisibility());
    targets[clicks % Math.max(targets.length, 1)]?.click();
    await change();
  }
  return "";
}
"""


def test_a_whole_game_is_played_in_a_sandbox(hosting: Hosting) -> None:
    """Without an origin of its own there is no storage, no worker of a file, no shared Python."""
    page = hosting(
        element("t", game="herbaceous", seats=2, players="human,human", sandbox="", lang="ru")
    )
    assert page.get_attribute("#t iframe", "sandbox") == "allow-scripts"
    begin(page, "t")
    (inside,) = page.frames[1:]
    assert inside.evaluate("() => origin") == "null"
    assert inside.evaluate(TO_THE_END)
    assert events(page, "t", "over")
    assert rules.load(ask(page, "t", "record")).over


@cache
def compressed(file: Path) -> int:
    """The bytes of a file as they travel from ordinary hosts."""
    return len(gzip.compress(file.read_bytes()))


def sent(host: Host) -> int:
    """The bytes of all files that were asked for until now."""
    files = [DIST / name for name in host.asked]
    return sum(compressed(file) for file in files if file.is_file())


# Counts in every frame which workers it starts.
COUNT = """
window.started = [];
for (const name of ["Worker", "SharedWorker"])
  window[name] = class extends window[name] {
    constructor(url, how) {
      super(url, how);
      window.started.push(`${name} ${url}`);
    }
  };
"""


# A sandbox shares no copies of files either.
@pytest.mark.parametrize(
    ("sandbox", "limit"), [(None, 8_000), ("", 15_000)], ids=["frames", "sandboxes"]
)
def test_ten_diagrams_cost_little_and_share_one_python(
    hosting: Hosting, host: Host, sandbox: str | None, limit: int
) -> None:
    """Before anybody clicks, a picture each; then one Python for all, where frames may share."""
    how = {"game": "herbaceous"} if sandbox is None else {"game": "herbaceous", "sandbox": sandbox}
    names = sorted(path.stem for path in (DIST / "rules/herbaceous/diagrams").iterdir())[:10]
    page = hosting(
        "".join(element(f"d{number}", diagram=name, **how) for number, name in enumerate(names)),
        scripts=(COUNT,),
        viewport={"width": 800, "height": 6000},
    )
    for number in range(10):
        cover = frame(page, f"d{number}").get_by_test_id("cover")
        expect(cover.locator(".picture")).to_be_visible()
    before = sent(host)
    assert not [name for name in host.asked if "pyodide" in name]
    begin(page, "d0")
    first = sent(host)
    for number in range(1, 10 if sandbox is None else 2):
        begin(page, f"d{number}")
    started = [worker for one in page.frames[1:] for worker in one.evaluate("() => started")]
    shared = {worker for worker in started if worker.startswith("SharedWorker")}
    own = [worker for worker in started if worker.startswith("Worker")]
    pythons = len(shared) + len(own)
    print(
        f"ten diagrams: {before:,} bytes before the first click, {first:,} after it, "
        f"{sent(host):,} at the end; {pythons} Python for {len(started)} tables"
    )
    assert before < 10 * limit
    assert pythons == (1 if sandbox is None else 2)


def test_the_guide_has_examples_that_work_as_they_stand(
    hosting: Hosting, host: Host, visitor: Visitor
) -> None:
    """They name the address that the page lies at, and the element among them can be played."""
    guide = visitor().open("embedding/")
    shown = guide.frame_locator("rules-table iframe").first
    expect(shown.get_by_test_id("start")).to_be_visible()
    plain, script, *others = guide.locator("pre").all_inner_texts()
    assert f'src="{host.url}embed.html#' in plain
    covered = next(example for example in others if "<template>" in example)
    page = hosting(plain + script.replace("<rules-table", '<rules-table id="t"') + covered)
    expect(page.frame_locator("iframe").first.get_by_test_id("start")).to_be_visible()
    begin(page, "t")
    assert events(page, "t", "ready")[0]["game"] == "herbaceous"
    page.get_by_role("button").click()
    expect(page.frame_locator("iframe").last.get_by_test_id("table")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_there_in_every_language(visitor: Visitor, language: str) -> None:
    """And fits the narrowest screen."""
    guide = visitor().open(f"embedding/{'' if language == 'en' else language + '/'}")
    expect(guide.locator("html")).to_have_attribute("lang", language)
    assert guide.locator("h2").evaluate_all("(titles) => titles.map(({ id }) => id)") == [
        *("frame", "element", "javascript", "attributes", "messages", "needs")
    ]
    guide.set_viewport_size({"width": 320, "height": 640})
    assert misfits(guide) == []
