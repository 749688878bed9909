"""The wait for Python: told truthfully, and never for ever."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tests.web.conftest import Visitor
from tests.web.host import (
    Answer,
    Fault,
    Host,
    a_page_instead,
    compressed,
    cut_short,
    damaged,
    missing,
    too_short,
    without_webassembly,
)
from tests.web.table import by_id, exported, go_on_for, start
from tests.web.visit import Visit

pytestmark = pytest.mark.pyodide

FILES = {
    "pyodide.mjs": "assets/pyodide-*.mjs",
    "pyodide.asm.mjs": "assets/pyodide.asm-*.mjs",
    "pyodide.asm.wasm": "assets/pyodide.asm-*.wasm",
    "stdlib.zip": "assets/stdlib-*.zip",
    "rules.zip": "assets/rules-*.zip",
    "worker.js": "assets/worker-*.js",
}

MISSING, CORRUPT, BLOCKED = "page-failed-missing", "page-failed-corrupt", "page-failed-blocked"

FAULTS = [
    *((name, missing, MISSING) for name in FILES),
    ("pyodide.asm.wasm", a_page_instead, MISSING),
    ("pyodide.mjs", a_page_instead, MISSING),
    ("worker.js", a_page_instead, MISSING),
    ("pyodide.asm.wasm", cut_short, CORRUPT),
    ("stdlib.zip", cut_short, CORRUPT),
    ("pyodide.asm.mjs", too_short, CORRUPT),
    ("rules.zip", too_short, CORRUPT),
    ("worker.js", too_short, CORRUPT),
    ("pyodide.asm.wasm", damaged, CORRUPT),
    ("pyodide.asm.mjs", damaged, CORRUPT),
    ("stdlib.zip", damaged, CORRUPT),
    ("rules.zip", damaged, CORRUPT),
]

# What the browser and the page write into the console about it, for those who look there.
NOISE = (
    "Failed to load resource",
    "page-failed-",
    "Error occurred while installing the standard library",
    # A Python that has started without it.
    "Fatal Python error|Python runtime state|No module named 'encodings'|no Python frame",
    "Current thread|^error: $",
    "wasm instantiation failed",
    "CompileError: WebAssembly",
    "WebAssembly compilation aborted",
    "Failed to load module script",
    "Refused to compile or instantiate WebAssembly",
    "violates the following",
)


def name_of(part: object) -> str:
    return part.__name__ if callable(part) else str(part)


def expect_failure(page: Page | FrameLocator, code: str) -> None:
    """The page says what has happened and what to do, and offers to try again."""
    failure = page.get_by_test_id("loader-failed")
    expect(failure).to_have_attribute("data-code", code)
    expect(failure).to_have_text(re.compile("try again", re.IGNORECASE))
    expect(page.get_by_test_id("try-again")).to_be_visible()


@pytest.mark.parametrize(("name", "fault", "code"), FAULTS, ids=name_of)
def test_a_fault_is_noticed_and_named(
    host: Host, visit: Visit, name: str, fault: Fault, code: str
) -> None:
    visit.excuse(*NOISE)
    host.faults[FILES[name]] = fault
    page = visit.open()
    expect_failure(page, code)
    expect(by_id(page, "loader-failed")).to_contain_text(name)


@pytest.mark.parametrize(
    ("name", "fault", "copies"),
    [
        ("pyodide.asm.wasm", missing, True),
        ("pyodide.asm.mjs", a_page_instead, False),
        ("stdlib.zip", cut_short, False),
        ("rules.zip", damaged, True),
        ("worker.js", too_short, False),
    ],
    ids=name_of,
)
def test_trying_again_helps_once_the_fault_is_gone(
    host: Host, visitor: Visitor, name: str, fault: Fault, copies: bool
) -> None:
    """Also where the browser has kept the bad file, as hosts allow it to."""
    visit = visitor(copies=copies)
    visit.excuse(*NOISE, "The page is not kept for offline use", "bad-precaching-response")
    host.faults[FILES[name]] = fault
    page = visit.open()
    failure = by_id(page, "loader-failed")
    failure.wait_for()
    # What is missing or damaged still may be of a version that is gone: the page is loaded anew.
    with page.expect_navigation(), page.expect_request(f"**/{FILES[name]}"):
        by_id(page, "try-again").click()
    failure.wait_for()
    host.faults.clear()
    by_id(page, "try-again").click()
    start(page)
    expect(by_id(page, "table")).to_be_visible()


def test_saved_games_can_be_taken_along_where_the_rules_do_not_start(
    host: Host, visit: Visit
) -> None:
    """Also the one that lay on the table."""
    visit.excuse(*NOISE)
    page = visit.enter()
    start(page, "herbaceous")
    moves = go_on_for(page, 4).moves
    host.faults[FILES["worker.js"]] = without_webassembly
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.reload()
    expect_failure(page, BLOCKED)
    expect(by_id(page, "rescue")).to_be_in_viewport()
    assert len(exported(page)["moves"]) == moves


def test_forbidden_webassembly_is_noticed(host: Host, visit: Visit) -> None:
    visit.excuse(*NOISE)
    host.faults[FILES["worker.js"]] = without_webassembly
    expect_failure(visit.open(), BLOCKED)


def test_silence_is_not_waited_on_for_ever(host: Host, visit: Visit) -> None:
    """A host that sends half of the worker and then nothing more."""
    visit.page.clock.install()
    host.hold(FILES["worker.js"])
    page = visit.open()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.clock.fast_forward("02:00")
    page.clock.fast_forward("01:00")
    expect_failure(page, "page-failed-timeout")


@pytest.mark.parametrize("fault", [missing, a_page_instead, cut_short], ids=name_of)
def test_missing_texts_are_noticed(host: Host, visit: Visit, fault: Fault) -> None:
    """Who cannot read the page is told so in all languages."""
    visit.excuse(*NOISE, "texts|Failed to fetch")
    host.faults["assets/*.ftl"] = fault
    expect_plain_words(visit.open())


def expect_plain_words(page: Page) -> None:
    """What every page says by itself, without scripts and texts."""
    failed = by_id(page, "start-failed")
    expect(failed).to_be_visible()
    for words in ("load the page again", "загрузите страницу ещё раз", "rechargez la page"):
        expect(failed).to_contain_text(words)


def as_plain_text(answer: Answer) -> Answer:
    return answer._replace(media_type="text/plain")


@pytest.mark.parametrize(
    ("name", "fault"),
    [("main-*.js", missing), ("main-*.js", a_page_instead), ("*", as_plain_text)],
    ids=name_of,
)
def test_a_page_whose_scripts_do_not_run_says_so(
    host: Host, visit: Visit, name: str, fault: Fault
) -> None:
    """Also where the host calls scripts plain text, which no browser runs; dressed or not."""
    visit.excuse(*NOISE, "MIME type")
    host.faults[f"assets/{name}"] = fault
    page = visit.open()
    end_of_patience(page)
    expect_plain_words(page)


def end_of_patience(page: Page) -> None:
    """As long as the page waits for its scripts before it says so."""
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")


def test_the_progress_is_real(host: Host, visit: Visit) -> None:
    """What is shown follows the bytes that have arrived: here halves of two files are late."""
    late, later = host.hold(FILES["pyodide.asm.wasm"]), host.hold(FILES["stdlib.zip"])
    page = visit.open()
    progress = page.get_by_role("progressbar")
    words = by_id(page, "loader-words")
    expect(words).to_have_text(re.compile(r"^6\.\d of 12\.\d MB$"))
    share = int(progress.get_attribute("aria-valuenow") or 0)
    assert 38 < share < 48
    seen = page.evaluate_handle(
        """() => {
          const seen = [];
          const look = () => {
            const bar = document.querySelector("[role=progressbar]");
            if (bar) seen.push(Number(bar.ariaValueNow));
          };
          look();
          new MutationObserver(look).observe(document.body, {
            subtree: true, childList: true, attributes: true, attributeFilter: ["aria-valuenow"],
          });
          return seen;
        }"""
    )
    late.set()
    expect(words).to_have_text(re.compile(r"^1[12](\.\d)? of 12\.\d MB$"))
    later.set()
    expect(progress).to_have_count(0)
    shares = seen.json_value()
    assert shares == sorted(shares)
    assert shares[0] == share
    assert any(share < value < 75 for value in shares)
    assert shares[-1] > 75


def test_a_host_that_compresses_and_knows_few_types_serves_the_page_too(
    host: Host, visit: Visit
) -> None:
    """Of types, a browser must be told those of scripts and styles."""
    for kind in ("ftl", "json", "svg", "wasm", "webmanifest", "woff2", "zip"):
        host.faults[f"*.{kind}"] = as_plain_text
    host.faults["*"] = compressed
    page = visit.enter()
    start(page)
    expect(by_id(page, "table")).to_be_visible()
    expect(page.locator("img.plate").first).to_be_visible()
    expect(page.locator(".monogram")).to_have_count(0)
