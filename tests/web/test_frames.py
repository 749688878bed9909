"""The whole page in a frame of another site: browsers keep its things apart there, or keep nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Frame, expect

from tests.web.conftest import FLAGS, WHOLE_BROWSER, Visitor
from tests.web.host import Host
from tests.web.table import board, by_id, go_on_for, sit_down, situation, start
from tests.web.visit import Visit


@pytest.fixture
def elsewhere(host: Host, tmp_path: Path) -> Iterator[Host]:
    """Another site with ours in a frame."""
    frame = f'<iframe src="{host.url}" width="1200" height="760"></iframe>'
    (tmp_path / "index.html").write_text(f"<!doctype html><title>Elsewhere</title>{frame}", "utf-8")
    other = Host(tmp_path)
    yield other
    other.stop()


def frame_of(visit: Visit, elsewhere: Host) -> Frame:
    """Visits the other site, under a name that makes it one; the frame."""
    origin = elsewhere.origin.replace("127.0.0.1", "localhost")
    visit.origins.add(origin)
    visit.excuse("404")  # A plain host has no icon of its own.
    visit.page.goto(elsewhere.url.replace(elsewhere.origin, origin))
    (frame,) = visit.page.frames[1:]
    return frame


def play(frame: Frame, moves: int) -> None:
    for _ in range(moves):
        now = situation(frame)
        frame.locator(f'[data-move="{now.targets[0]}"]').first.click()
        situation(frame, now.moves)


def test_a_frame_keeps_its_own_game_and_leaves_that_of_the_page_alone(
    visitor: Visitor, elsewhere: Host
) -> None:
    """As browsers have it: what is stored in the frame is kept apart, and is there again."""
    visit = visitor()
    page = visit.enter()
    start(page, "herbaceous")
    go_on_for(page, 3)
    ours = board(page)

    frame = frame_of(visit, elsewhere)
    expect(by_id(frame, "lobby")).to_be_visible()
    frame.locator(".loading").wait_for(state="detached")
    expect(by_id(frame, "save")).to_have_count(0)
    start(frame, "officinalis", ["human", "bot:seedling"])
    play(frame, 2)
    theirs = board(frame)
    frame = frame_of(visit, elsewhere)
    sit_down(frame)
    assert board(frame) == theirs

    visit.open()
    sit_down(page)
    assert board(page) == ours


@pytest.fixture
def denied(browser: Browser, host: Host) -> Iterator[Visit]:
    """A visitor whose browser gives frames of other sites no storage at all, as only a whole one can."""
    features = next(flag for flag in FLAGS if flag.startswith("--disable-features="))
    apart = f"{features},ThirdPartyStoragePartitioning"
    own = browser.browser_type.launch(
        executable_path=WHOLE_BROWSER, args=[flag if flag != features else apart for flag in FLAGS]
    )
    visit = Visit(own, host, copies=True)
    visit.excuse("not kept for offline use")
    yield visit
    own.close()
    visit.assert_went_well()


@pytest.mark.pyodide
def test_a_frame_without_any_storage_is_played_in(denied: Visit, elsewhere: Host) -> None:
    frame = frame_of(denied, elsewhere)
    start(frame, "herbaceous")
    play(frame, 3)
    expect(by_id(frame, "notice-storage")).to_be_visible()
    assert frame.evaluate("() => { try { return localStorage; } catch { return 'denied'; } }") == (
        "denied"
    )
