"""How long people wait: ``python -m tests.bench.start``, in one run, beside three references.

Starts: a new browser, with a fresh profile each (cold) and then with the profile that it left (warm),
from the navigation to the first legal moves on the table. The usual way is Pyodide as npm ships it,
micropip and our wheel; Pyodide alone has nothing of ours; the floor is Pyodide with our library of
bytecode and nothing else, faster than which no page with this runtime starts. These paint one line of text,
which tells what a paint takes here at least. All take turns, so that a busy computer slows all of them;
medians count. Then the bytes of a visit, and for each game the clicks of whole games, what a thousand moves
leave in memory, and undo and replay of the longest recorded game. The floor of a click is one that asks
nobody and changes a word on an empty page.

    python -m tests.bench.start [--rounds 9] [--moves 1000] [--only starts|clicks]

Needs dist/ and a Chromium, which PHYSIC_GARDEN_BROWSER may name.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import json
import os
import platform
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

import build
import pygame_rules as rules
from tests.golden.recorder import GOLDEN
from tests.web.conftest import DIST, FLAGS
from tests.web.host import Answer, Host
from tests.web.table import bring, by_id, sit_down, start
from tests.web.visit import AT_ONCE, LISTEN, WITHOUT_COPIES

AIMS = """\
Aims: a cold start in a quarter of the usual way's time, then a sixth; a warm one in a quarter; a table
within 300 ms; 5.5 MB on the first visit and nothing on the second; 95 of 100 clicks within 16 ms,
nothing left by a thousand moves, undo within 5 ms and a whole game replayed within 50 ms."""

# What ordinary hosts compress on the way.
COMPRESSED = ("text/", "application/wasm", "image/svg", "application/json")

# When the page first shows something, a table, and moves that the rules have found.
WATCH = """
window.seen = {};
const see = (name, there) => {
  if (!there || name in seen) return;
  seen[name] = null;
  requestAnimationFrame(() => setTimeout(() => (seen[name] = performance.now())));
};
const look = () => {
  see("page", document.querySelector(".top-bar"));
  see("table", document.querySelector("[data-testid=table]"));
  // Before the deal it is nobody's turn. Whoever's it is then, the rules have found the moves.
  const dealt = document.querySelector("[data-testid=table]:not([data-turn=none])");
  see("moves", dealt && !document.querySelector(".loading"));
  const begin = document.querySelector("[data-testid=start]:enabled");
  if (begin && !window.begun && (window.begun = true)) begin.click();
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""

REFERENCE = """<!doctype html>
<meta charset="utf-8" /><title>Reference</title>
<p>Nothing but this line.</p>
<script type="module">
  window.seen = { moves: null };
  requestAnimationFrame(() => setTimeout(() => (seen.page = performance.now())));
  const worker = new Worker("reference.js", { type: "module" });
  worker.onmessage = ({ data }) => (seen.moves = data ? performance.now() : NaN);
  worker.onerror = () => (seen.moves = NaN);
</script>
"""

ALONE = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
postMessage(python.runPython("1 + 1") === 2);
"""

FLOOR = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide({ stdLibURL: new URL("STDLIB", import.meta.url).href });
postMessage(python.pyimport("math").sqrt(4) === 2);
"""

USUAL = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
await python.loadPackage(new URL("MICROPIP", import.meta.url).href);
await python.pyimport("micropip").install(new URL("WHEEL", import.meta.url).href);
python.runPython(`
import json
from pygame_rules.bridge import call
call(json.dumps({"method": "new_match", "params": {"game": "GAME", "seats": 2}}))
`);
const moves = python.runPython(`call(json.dumps({"method": "legal_moves", "params": {"match": 1}}))`);
postMessage(JSON.parse(moves).result.length > 0);
"""

# Plays by clicking, and measures from each click to the frame that shows what came of it. Like people, it clicks only
# once it has seen the table.
CLICK = """
async ([most, seed]) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`);
  const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  const chance = (many) => (seed = (seed * 48271) % 2147483647) % many;
  const state = () => {
    const table = find("table");
    return find("pass-device") ? "pass" : find("move-menu") ? "menu" : table ? table.dataset.moves : "";
  };
  const rested = () => find("pass-device") || find("table")?.dataset.busy === "false";
  const until = async (there) => {
    while (!there()) await frame();
  };
  const took = [];
  while (took.length < most) {
    await until(rested);
    if (find("pass-accept")) {
      find("pass-accept").click();
      await until(() => !find("pass-accept"));
      continue;
    }
    if (find("table").dataset.over === "true") break;
    const scope = find("move-menu") ?? document;
    const targets = [...scope.querySelectorAll("[data-move]")];
    const target = targets[chance(targets.length)];
    const before = state();
    for (let frames = 0; frames < 4; frames += 1) await frame();
    const clicked = performance.now();
    target.click();
    while (state() === before) await new Promise((go) => setTimeout(go));
    await frame();
    if (state() !== "menu") took.push(performance.now() - clicked);
  }
  return took;
}
"""

# The same for a word on an empty page.
BARE_CLICK = """
async (most) => {
  const frame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  document.body.innerHTML = "<button>0</button>";
  const [target] = document.body.children;
  target.addEventListener("click", () => (target.textContent = String(took.length)));
  const took = [];
  while (took.length < most) {
    for (let frames = 0; frames < 4; frames += 1) await frame();
    const clicked = performance.now();
    target.click();
    await frame();
    took.push(performance.now() - clicked);
  }
  return took;
}
"""

# Notes how long the rules take for each request.
ROUNDS = """
window.requests = [];
const asked = new Map();
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      const request = asked.get(data?.id);
      if (request) requests.push([request.method, performance.now() - request.at]);
    });
  }
  postMessage(message, ...rest) {
    const [request] = message?.argumentList ?? [];
    if (typeof request?.value === "string" && request.value.startsWith("{"))
      asked.set(message.id, { method: JSON.parse(request.value).method, at: performance.now() });
    return super.postMessage(message, ...rest);
  }
};
"""


class Counter:
    """What a host sends, compressed as hosts do, and how much that is."""

    def __init__(self, host: Host) -> None:
        self.bytes = 0
        host.faults["*"] = self.send

    def send(self, answer: Answer) -> Answer:
        if answer.status == 200 and answer.media_type.startswith(COMPRESSED):
            body = compressed(answer.body)
            headers = {"Content-Encoding": "gzip"}
            answer = answer._replace(body=body, length=len(body), headers=headers)
        self.bytes += len(answer.body)
        return answer

    def take(self) -> int:
        taken, self.bytes = self.bytes, 0
        return taken


@functools.cache
def compressed(body: bytes) -> bytes:
    return gzip.compress(body, 9)


@contextmanager
def browser(playwright: Playwright, profile: str, *scripts: str) -> Iterator[BrowserContext]:
    """A new browser with this profile."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=os.environ.get("PHYSIC_GARDEN_BROWSER") or shutil.which("chromium"),
        args=FLAGS,
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
    )
    for script in (AT_ONCE, *scripts):
        context.add_init_script(script)
    yield context
    context.close()


def reference(folder: Path, script: str) -> Host:
    """A host with Pyodide as npm ships it, and a page with this script in a worker."""
    shutil.copytree(build.NODE_MODULES / "pyodide", folder / "pyodide")
    wheel, micropip = next((DIST / "wheels").glob("*.whl")), build.micropip_wheel()
    stdlib = next((DIST / "assets").glob("stdlib-*.zip"))
    for file in (wheel, micropip, stdlib):
        shutil.copy(file, folder)
    names = {"WHEEL": wheel.name, "MICROPIP": micropip.name, "STDLIB": stdlib.name, "GAME": GAME}
    for name, value in names.items():
        script = script.replace(name, value)
    (folder / "index.html").write_text(REFERENCE, "utf-8")
    (folder / "reference.js").write_text(script, "utf-8")
    return Host(folder)


GAME = rules.games()[0].id


def seen(page: Page) -> dict[str, float]:
    """When what was there for the first time, in milliseconds from the navigation."""
    found = page.wait_for_function(
        "() => window.seen?.moves != null && window.seen", timeout=120_000
    )
    times: dict[str, float] = found.json_value()
    return times


def starts(playwright: Playwright, rounds: int, scratch: Path) -> None:
    hosts = {"ours": Host(DIST)}
    for name, script in (("usual", USUAL), ("alone", ALONE), ("floor", FLOOR)):
        hosts[name] = reference(scratch / name, script)
    counters = {name: Counter(host) for name, host in hosts.items()}
    times: dict[tuple[str, str, str], list[float]] = {}
    sent: dict[tuple[str, str], int] = {}
    for number in range(rounds):
        for name, host in hosts.items():
            profile = str(scratch / f"profile-{name}-{number}")
            for visit in ("cold", "warm"):
                counters[name].take()
                with browser(playwright, profile, WATCH if name == "ours" else "") as context:
                    page = context.pages[0]
                    page.goto(host.url)
                    for what, time in seen(page).items():
                        times.setdefault((name, visit, what), []).append(time)
                    if name == "ours":  # the copies for offline use come in their own time
                        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
                    sent[name, visit] = counters[name].take()
            shutil.rmtree(profile, ignore_errors=True)
    with browser(playwright, str(scratch / "bytes"), WITHOUT_COPIES, WATCH) as context:
        context.pages[0].goto(hosts["ours"].url)
        seen(context.pages[0])
        sent["ours", "kept"] = sent["ours", "cold"] - counters["ours"].bytes
        sent["ours", "cold"] = counters["ours"].take()
    for host in hosts.values():
        host.stop()

    def cell(name: str, visit: str, what: str) -> str:
        found = times.get((name, visit, what))
        return f"{median(found):,.0f} ({min(found):,.0f}–{max(found):,.0f})" if found else "–"

    print("\n## Start\n")
    print(f"Milliseconds from the navigation: median (least–most) of {rounds} new browsers.\n")
    titles = "ours | the usual way | Pyodide alone | the floor"
    print(f"| | {titles} | ours / usual | ours / alone | floor / usual |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for visit, words in (("cold", "first visit"), ("warm", "second visit")):
        own, usual, alone, floor = (median(times[name, visit, "moves"]) for name in hosts)
        cells = [cell(name, visit, "moves") for name in hosts]
        shares = f"{own / usual:.2f} | {own / alone:.2f} | {floor / usual:.2f}"
        print(f"| {words}: first legal moves | {' | '.join(cells)} | {shares} |")
        for what, shown in (("page", "page painted"), ("table", "table painted")):
            cells = [cell(name, visit, what) for name in hosts]
            print(f"| {words}: {shown} | {' | '.join(cells)} | | | |")
    print(
        f"\nPlayed is {GAME} for two. On the second visit the table is that of the game begun before."
    )
    print("\n## Bytes\n\nAs a host with gzip sends them.\n")
    print(f"| | {titles} |\n| --- | ---: | ---: | ---: | ---: |")
    for visit, words in (("cold", "first visit, to the first moves"), ("warm", "second visit")):
        cells = [f"{sent[name, visit]:,}" for name in hosts]
        print(f"| {words} | {' | '.join(cells)} |")
    print(f"| kept for offline use afterwards | {sent['ours', 'kept']:,} | | | |")


def memory(page: Page, profile: str) -> tuple[float, float]:
    """Megabytes that scripts of the page use, and that the process with the page and Python has."""
    client = page.context.new_cdp_session(page)
    client.send("HeapProfiler.collectGarbage")
    used: float = client.send("Runtime.getHeapUsage")["usedSize"]
    client.detach()
    return used / 1e6, resident(profile) / 1e6


def resident(profile: str) -> float:
    """The bytes of the biggest process with a page, of the browser with this profile; Linux alone tells."""
    found: dict[int, tuple[int, str, int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_text("utf-8", "replace")
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            pages = int((folder / "statm").read_text().split()[1])
        except OSError:  # it has ended meanwhile
            continue
        found[int(folder.name)] = (parent, command, pages)

    def is_ours(number: int) -> bool:
        parent, command, _ = found.get(number, (0, "", 0))
        return profile in command or (parent > 1 and is_ours(parent))

    sizes = [
        pages
        for number, (_, command, pages) in found.items()
        if "--type=renderer" in command and is_ours(number)
    ]
    return max(sizes, default=float("nan")) * os.sysconf("SC_PAGE_SIZE")


def clicks(playwright: Playwright, moves: int, scratch: Path) -> None:
    host = Host(DIST)
    print("\n## At the table\n")
    print("Milliseconds from a click to the frame that shows the table after it.\n")
    print(
        "| Game | clicks | median | p95 | p95, first 100 | p95, last 100 | page, MB | process, MB |"
        " longest game, moves | undo, p95 | replay |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    with browser(playwright, str(scratch / "bare")) as context:
        took = context.pages[0].evaluate(BARE_CLICK, 100)
        print(
            f"| the floor | {len(took)} | {median(took):.1f} | {p95(took):.1f} |" + " |" * 7,
            flush=True,
        )
    for meta in rules.games():
        profile = str(scratch / meta.id)
        with browser(playwright, profile, LISTEN, ROUNDS) as context:
            page = context.pages[0]
            page.goto(host.url)
            cells = row(page, profile, meta.id, max(meta.seats), moves)
            print("|", " | ".join(cells), "|", flush=True)
    host.stop()


def row(page: Page, profile: str, game: str, seats: int, moves: int) -> list[str]:
    """What there is to be said of one game."""
    start(page, game, ["human"] * seats)
    took = page.evaluate(CLICK, [100, 1])
    before = memory(page, profile)
    seed = 2
    while len(took) < moves + 100:
        if by_id(page, "play-again").count():
            by_id(page, "play-again").click()
            by_id(page, "game-over").wait_for(state="detached")
        took += page.evaluate(CLICK, [moves + 100 - len(took), seed])
        seed += 1
    after = memory(page, profile)
    growth = [f"{one:.0f} → {other:.0f}" for one, other in zip(before, after, strict=True)]
    length, undone, replayed = longest(page, game)
    times = (median(took), p95(took), p95(took[:100]), p95(took[-100:]))
    return [
        game,
        f"{len(took):,}",
        *(f"{time:.1f}" for time in times),
        *growth,
        f"{length:,}",
        f"{undone:.1f}",
        f"{replayed:.1f}",
    ]


def longest(page: Page, game: str) -> tuple[int, float, float]:
    """The moves of the longest recorded game, and how long the rules take to undo one and for all of them."""
    records = [json.loads(path.read_text("utf-8"))["record"] for path in GOLDEN]
    record = max((one for one in records if one["game"] == game), key=lambda one: len(one["moves"]))
    by_id(page, "leave").click()
    page.evaluate("() => void requests.splice(0)")
    bring(page, record)
    for _ in range(20):
        sit_down(page)
        if by_id(page, "undo").count() and by_id(page, "undo").is_enabled():
            by_id(page, "undo").click()
    requests: list[tuple[str, float]] = page.evaluate("() => requests")
    spent: dict[str, list[float]] = {}
    for method, time in requests:
        spent.setdefault(method, []).append(time)
    return len(record["moves"]), p95(spent.get("undo", [float("nan")])), max(spent["load"])


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1] if len(times) > 1 else times[0]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.start", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="new browsers of each kind")
    parser.add_argument("--moves", type=int, default=1000, help="so many clicks for each game")
    parser.add_argument("--only", choices=["starts", "clicks"], help="this part alone")
    arguments = parser.parse_args()
    with (
        sync_playwright() as playwright,
        TemporaryDirectory(prefix="start-", ignore_cleanup_errors=True) as folder,
    ):
        with browser(playwright, f"{folder}/version") as context:
            version = context.browser.version if context.browser else "?"
            agent: Any = context.pages[0].evaluate("() => navigator.userAgent")
        print(f"Chromium {version}, {agent.split(')')[0].split('(')[-1]}, {os.cpu_count()} cores;")
        print(f"load {os.getloadavg()[0]:.1f} at the beginning; {platform.platform()}.\n{AIMS}")
        if arguments.only != "clicks":
            starts(playwright, arguments.rounds, Path(folder))
        if arguments.only != "starts":
            clicks(playwright, arguments.moves, Path(folder))


if __name__ == "__main__":
    main()
