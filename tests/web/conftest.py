"""The page in a real browser, on a plain host, below a path that is not the host's own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.host import Host
from tests.web.visit import PATIENCE, Visit

BROWSER = os.environ.get("PHYSIC_GARDEN_BROWSER")
# For what the Chromium without a window does not do.
WHOLE_BROWSER = os.environ.get("PHYSIC_GARDEN_WHOLE_BROWSER", BROWSER)
DIST = Path(os.environ.get("PHYSIC_GARDEN_DIST", "dist")).resolve()
# Parts of the browser's own window that are pages too; nobody sees them here.
CHROME_OF_ITS_OWN = (
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    "WebUIReloadButton",
    "WebUIToolbar",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(CHROME_OF_ITS_OWN)}",
]

# Python is compiled once and simply: its starts count here, not how fast it runs for long.
SIMPLY_COMPILED = "--js-flags=--liftoff-only"

Visitor = Callable[..., Visit]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=BROWSER, args=[*FLAGS, SIMPLY_COMPILED]
        )
        yield chromium
        chromium.close()


@pytest.fixture
def host() -> Iterator[Host]:
    """Serves dist/ below a path; it may be stopped, and started again, in the middle."""
    host = Host(DIST)
    yield host
    host.stop()


@pytest.fixture
def visitor(request: pytest.FixtureRequest, browser: Browser, host: Host) -> Iterator[Visitor]:
    """Makes visitors; at the end nothing may have gone wrong for any of them."""
    visits: list[Visit] = []
    quick = request.node.get_closest_marker("pyodide") is None

    def make(**options: object) -> Visit:
        visits.append(Visit(browser, host, quick=quick, **options))
        return visits[-1]

    yield make
    for visit in visits:
        visit.leave()
    for visit in visits:
        visit.assert_went_well()


@pytest.fixture
def visit(visitor: Visitor) -> Visit:
    return visitor()


@pytest.fixture
def page(visit: Visit) -> Page:
    """The lobby, opened by a first visitor."""
    return visit.enter()
