"""After one visit the page needs no network; a new version waits until it is wanted."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DIST, Visitor
from tests.web.host import Host, a_page_instead, cut_short
from tests.web.table import (
    GAMES,
    LANGUAGES,
    board,
    by_id,
    go_on,
    go_on_for,
    score_sheets,
    sit_down,
    start,
)
from tests.web.test_loader import (
    MISSING,
    NOISE,
    end_of_patience,
    expect_failure,
    expect_plain_words,
)
from tests.web.visit import PATIENCE, Visit

pytestmark = pytest.mark.pyodide

# The browser says so of everything that it cannot get.
OFFLINE_NOISE = r"Failed to load resource: net::ERR_CONNECTION_REFUSED"


@pytest.fixture
def kept(visitor: Visitor) -> Visit:
    """A visit after which the browser holds a copy of the page."""
    visit = visitor(copies=True)
    wait_for_copies(visit.enter())
    return visit


def wait_for_copies(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def take_down(host: Host) -> None:
    host.stop()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(host.url)


def test_everything_is_there_without_the_host(host: Host, kept: Visit) -> None:
    """A game is begun, is the same in a tab that is opened later, and is finished. And a second visit
    downloads nothing: only whether there is a new version is asked."""
    kept.excuse(OFFLINE_NOISE)
    host.asked.clear()
    kept.page.reload()
    start(kept.page, players=["human"])
    assert set(host.asked) <= {"sw.js"}
    take_down(host)
    go_on_for(kept.page, 5)
    before = board(kept.page)
    kept.page.close()
    tab = kept.enter(tab=kept.context.new_page())
    sit_down(tab)
    assert board(tab) == before
    go_on(tab)
    expect(by_id(tab, "game-over")).to_be_visible()
    (sheet,) = score_sheets(tab)
    assert sheet.total == sum(sheet.points)


def test_the_rulebooks_are_there_without_the_host(host: Host, kept: Visit) -> None:
    """Of every game in every language; the lobby leads there, and every rulebook leads back."""
    kept.excuse(OFFLINE_NOISE)
    take_down(host)
    for game in GAMES:
        with kept.context.expect_page() as opened:
            by_id(kept.page, f"rules-{game}").click()
        rulebook = opened.value
        for language in LANGUAGES:
            kept.open(f"rules/{game}/{language}/", rulebook)
            expect(rulebook.locator("h1")).not_to_be_empty()
            expect(rulebook.locator("html")).to_have_attribute("lang", language)
            assert rulebook.locator("h2[id]").count() > 3
        rulebook.locator("header a").first.click()
        expect(by_id(rulebook, "lobby")).to_be_visible()
        rulebook.close()


# Changes the copies of files whose path begins so: without a text they are gone.
CHANGE_COPIES = """
async ([beginning, text]) => {
  const start = new URL(beginning, document.baseURI).href;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.startsWith(start)) continue;
      if (text === null) await cache.delete(request);
      else await cache.put(request, new Response(text, { headers: { "content-type": "text/html" } }));
    }
  }
}
"""


def change_copies(page: Page, beginning: str, text: str | None = None) -> None:
    """The browser's other copies, which it may drop at any time, are gone too."""
    page.evaluate(CHANGE_COPIES, [beginning, text])
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def test_copies_that_are_lost_or_spoilt_come_back_from_the_host(host: Host, kept: Visit) -> None:
    """Without it the page says what to do, and nothing of what is left is thrown away."""
    kept.excuse(OFFLINE_NOISE, *NOISE, "bad-precaching-response")
    page = kept.page
    whole = set(kept_files(page))
    take_down(host)
    (script,) = (DIST / "assets").glob("main-*.js")
    change_copies(page, f"assets/{script.name}")
    page.reload()
    end_of_patience(page)
    expect_plain_words(page)
    host.start()
    page.reload()
    expect(by_id(page, "lobby")).to_be_visible()
    page.locator(".loading, .loader").wait_for(state="detached")
    take_down(host)
    change_copies(page, "assets/rules-")
    left = set(kept_files(page))
    page.reload()
    expect_failure(page, MISSING)
    with page.expect_request("**/sw.js"):
        by_id(page, "try-again").click()
    expect_failure(page, MISSING)
    assert set(kept_files(page)) == left

    host.start()
    by_id(page, "try-again").click()
    page.locator(".loading, .loader").wait_for(state="detached")
    expect_kept(page, whole)
    change_copies(page, "assets/rules-", "<!doctype html><h1>Welcome!</h1>")
    change_copies(page, "assets/stdlib-", "half")
    page.reload()
    expect(by_id(page, "loader-failed")).to_be_visible()
    with page.expect_navigation():
        by_id(page, "try-again").click()
    page.locator(".loading, .loader").wait_for(state="detached")
    start(page)
    go_on_for(page, 1)


# The making of copies has begun, and none is being made.
GIVEN_UP = """
async () => {
  const made = await navigator.serviceWorker.getRegistration();
  return (await caches.keys()).length > 0 && !made?.installing && !made?.waiting && !made?.active;
}
"""


def test_copies_whose_making_was_interrupted_are_complete_after_the_next_visit(
    host: Host, visitor: Visitor
) -> None:
    """The page itself is there meanwhile."""
    visit = visitor(copies=True)
    visit.excuse(*NOISE, OFFLINE_NOISE, "not kept for offline use", "bad-precaching-response")
    host.faults["rules/znakhar/fr/index.html"] = cut_short
    page = visit.enter()
    start(page, "herbaceous", ["human"])
    before = board(page)
    page.wait_for_function(GIVEN_UP)
    host.faults.clear()
    page.reload()
    wait_for_copies(page)
    take_down(host)
    page.reload()
    sit_down(page)
    assert board(page) == before
    go_on_for(page, 1)


def test_whoever_greets_everybody_in_place_of_the_host_changes_nothing(
    host: Host, kept: Visit
) -> None:
    """As networks do that want to be logged in to: the page runs from its copies, and loses none."""
    kept.excuse(*NOISE, "unsupported MIME type", "integrity")
    page = kept.page
    host.faults["*"] = a_page_instead
    whole = page.evaluate(COPIES, [[], 0])
    page.reload()
    start(page)
    go_on_for(page, 2)
    assert page.evaluate(COPIES, [whole, 0]) == whole
    change_copies(page, "assets/rules-")
    left = page.evaluate(COPIES, [[], 0])
    page.reload()
    by_id(page, "loader-failed").or_(by_id(page, "table")).first.wait_for()
    expect_failure(page, MISSING)
    by_id(page, "try-again").click()
    expect_failure(page, MISSING)
    assert page.evaluate(COPIES, [left, 0]) == left


# What every copy holds, once that is what it is to be, or what it is in the end.
COPIES = """
async ([wanted, patience]) => {
  const end = performance.now() + patience;
  for (;;) {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const content = await (await cache.match(request)).arrayBuffer();
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
        found.push(`${request.url.replace(document.baseURI, "")} ${digest}`);
      }
    }
    found.sort();
    if (String(found) === String(wanted) || performance.now() > end) return found;
    await new Promise((go) => setTimeout(go, 100));
  }
}
"""


def test_every_copy_that_is_lost_or_spoilt_is_put_back(kept: Visit) -> None:
    """Whatever asks for it, a page, a style sheet or a picture. Where one is missed, all are looked over."""
    kept.excuse(*NOISE)
    page = kept.page
    whole = page.evaluate(COPIES, [[], 0])
    assert len(whole) > 60
    portal = "<!doctype html><h1>Welcome!</h1>"
    for beginning, text in (
        ("assets/plates-", portal),
        ("", None),
        ("", portal),
    ):
        page.locator(".loading, .loader").wait_for(state="detached")
        change_copies(page, beginning, text)
        assert page.evaluate(COPIES, [whole, 0]) != whole
        page.reload()
        assert page.evaluate(COPIES, [whole, PATIENCE]) == whole
    page.reload()
    start(page)
    go_on_for(page, 1)


# ---------------------------------------------------------------------------------- new versions

TAGLINE = "The second edition of all herbs"


def second_edition(dist: Path, copy: Path) -> Path:
    """The page with another tagline, as a build would have made it: the English texts have another
    name, index.html names them, and the service worker has the digests of both."""
    shutil.copytree(dist, copy)
    old = next((copy / "assets").glob("en-*.ftl"))
    text = re.sub("(?m)^page-tagline = .*$", f"page-tagline = {TAGLINE}", old.read_text("utf-8"))
    new = old.with_name("en-2NDEDITN.ftl")
    new.write_text(text, "utf-8")
    index = copy / "index.html"
    digests = {old: digest(old), index: digest(index)}
    index.write_text(index.read_text("utf-8").replace(old.name, new.name), "utf-8")
    worker = copy / "sw.js"
    script = worker.read_text("utf-8").replace(old.name, new.name)
    script = script.replace(digests[old], digest(new)).replace(digests[index], digest(index))
    script = re.sub('("index.html",revision:)"[0-9a-f]+"', r'\1"2"', script)
    worker.write_text(script, "utf-8")
    old.unlink()
    return copy


def digest(file: Path) -> str:
    return base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


KEPT = """
async () => {
  const names = await caches.keys();
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return lists.flat().map(({ url }) => url.replace(document.baseURI, "").split("?")[0]);
}
"""


def kept_files(page: Page) -> list[str]:
    """Paths of all files that the browser holds for the page."""
    files: list[str] = page.evaluate(KEPT)
    return files


def expect_kept(page: Page, files: set[str]) -> None:
    """Copies are made behind people's backs, so it may take a moment until they all are there."""
    same = f"async (files) => String([...new Set(await ({KEPT})())].sort()) === String(files)"
    page.wait_for_function(same, arg=sorted(files))


def test_a_new_version_is_offered_and_comes_when_it_is_wanted(
    host: Host, kept: Visit, tmp_path: Path
) -> None:
    """In the middle of a game it waits; once it was asked for, the game goes on under it, and other tabs
    follow when they like. So it does when the old version is put up again."""
    page = kept.page
    other = kept.enter(tab=kept.context.new_page())
    old_name = next((host.folder / "assets").glob("en-*.ftl")).name
    page.evaluate("caches.open(`physic-garden-precache-v1-${document.baseURI}`).then(() => true)")
    host.folder = second_edition(host.folder, tmp_path / "dist")
    start(page)
    go_on_for(page, 4)
    page.reload()
    sit_down(page)
    offer = by_id(page, "notice-update")
    expect(offer).to_be_visible()
    go_on_for(page, 4)
    before = board(page)
    expect(offer).to_be_visible()

    with page.expect_navigation():
        offer.get_by_role("button").first.click()
    sit_down(page)
    assert board(page) == before
    expect(offer).to_have_count(0)
    by_id(page, "leave").click()
    expect(page.locator(".welcome")).to_contain_text(TAGLINE)
    expect(other.locator(".welcome")).not_to_contain_text(TAGLINE)
    with other.expect_navigation():
        by_id(other, "notice-update").get_by_role("button").first.click()
    expect(other.locator(".welcome")).to_contain_text(TAGLINE)
    other.close()
    files = kept_files(page)
    assert "assets/en-2NDEDITN.ftl" in files
    assert f"assets/{old_name}" not in files
    assert len(files) == len(set(files))
    names = page.evaluate("caches.keys()")
    assert [name for name in names if "precache-v1" in name] == []

    host.folder = DIST
    page.reload()
    with page.expect_navigation():
        offer.get_by_role("button").first.click()
    expect(page.locator(".welcome")).not_to_contain_text(TAGLINE)
    assert f"assets/{old_name}" in kept_files(page)
    by_id(page, "continue").click()
    sit_down(page)
    assert board(page) == before


def until_none_waits(tab: Page, host: Host) -> None:
    """Until the browser has seen that the last tab is gone; looked at from beside the page."""
    tab.goto(f"{host.origin}/robots.txt")
    tab.evaluate(
        """async (url) => {
          const { waiting } = await navigator.serviceWorker.getRegistration(url);
          if (waiting?.state === "installed")
            await new Promise((done) => waiting.addEventListener("statechange", done));
        }""",
        host.url,
    )


def test_a_new_version_is_there_after_all_tabs_were_closed(
    host: Host, kept: Visit, tmp_path: Path
) -> None:
    host.folder = second_edition(host.folder, tmp_path / "dist")
    kept.page.reload()
    expect(by_id(kept.page, "notice-update")).to_be_visible()
    expect(kept.page.locator(".welcome")).not_to_contain_text(TAGLINE)
    kept.page.close()
    tab = kept.context.new_page()
    kept.excuse("Failed to load resource.*404")
    until_none_waits(tab, host)
    kept.enter(tab=tab)
    expect(tab.locator(".welcome")).to_contain_text(TAGLINE)


def test_half_a_new_version_is_not_taken(host: Host, kept: Visit, tmp_path: Path) -> None:
    """A host in the middle of an upload: what is here stays whole."""
    kept.excuse("Failed to load resource", "integrity")
    host.folder = second_edition(host.folder, tmp_path / "dist")
    (host.folder / "assets/en-2NDEDITN.ftl").write_text("page-tagline = Half\n", "utf-8")
    page = kept.page
    page.reload()
    state = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          const { installing } = await registration.update();
          await new Promise((done) => installing.addEventListener("statechange", done));
          return installing.state;
        }"""
    )
    assert state == "redundant"
    expect(by_id(page, "notice-update")).to_have_count(0)
    expect(by_id(page, "lobby")).to_be_visible()
    expect(page.locator(".welcome")).not_to_contain_text(TAGLINE)
