"""One visitor: a browser profile of its own, whose every request and complaint is noted down."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request

from tests.web.host import Host
from tests.web.quick import WORKER, lend_rules

PATIENCE = 40_000  # milliseconds; computers that test several things at once are slow

USUAL: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "reduced_motion": "reduce",
    "permissions": ["clipboard-read", "clipboard-write"],
}

# Computer players need no pause here, as the settings panel can have it.
AT_ONCE = """
try {
  if (location.protocol === "http:" && !localStorage.getItem("physic-garden-settings"))
    localStorage.setItem("physic-garden-settings", JSON.stringify({ pace: "instant" }));
} catch {} // Frames may have no storage.
"""

# Notes what the page asks of the rules and what it is told, and keeps its workers at hand.
LISTEN = """
window.workers = [];
window.asked = [];
window.told = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    window.workers.push(this);
    this.addEventListener("message", ({ data }) => window.told.push(String(data?.value)));
  }
  postMessage(message, ...rest) {
    const [request] = message?.argumentList ?? [];
    if (typeof request?.value === "string" && request.value.startsWith("{"))
      window.asked.push(JSON.parse(request.value));
    return super.postMessage(message, ...rest);
  }
};
"""

# The page then lives without copies for offline use, and every file comes from the host.
WITHOUT_COPIES = "delete Navigator.prototype.serviceWorker;"


class Visit:
    """A visitor with one tab, and more on wish. Where it is to be quick, Python is that of the tests."""

    def __init__(
        self,
        browser: Browser,
        host: Host,
        *,
        language: str = "en-GB",
        copies: bool = False,
        quick: bool = False,
        scripts: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        self.host = host
        self.origins = {host.origin}  # who may be asked for something
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self._excused: list[str] = []
        options = USUAL | options
        self.context: BrowserContext = browser.new_context(locale=language, **options)
        self.context.set_default_timeout(PATIENCE)
        if quick:
            lend_rules(self.context)
        worker = WORKER if quick else LISTEN
        for script in (AT_ONCE, worker, *(() if copies else (WITHOUT_COPIES,)), *scripts):
            self.context.add_init_script(script)
        self.context.on("request", self._note_request)
        self.context.on("console", lambda message: self._complain(message.type, message.text))
        self.context.on("weberror", lambda error: self._complain("error", str(error.error)))
        self.page: Page = self.context.new_page()

    def open(self, address: str = "", tab: Page | None = None) -> Page:
        """Goes to the page, or to what lies below it; the tab."""
        tab = tab or self.page
        tab.goto(self.host.url + address)
        return tab

    def enter(self, address: str = "", tab: Page | None = None) -> Page:
        """Goes to the page and waits until the lobby or a table is open, and the rules run; the tab."""
        tab = self.open(address, tab)
        tab.locator(".top-bar").wait_for()
        tab.locator(".loading").wait_for(state="detached")
        return tab

    def excuse(self, *patterns: str) -> None:
        """Messages in the console that are part of the story."""
        self._excused += patterns

    def leave(self) -> None:
        self.context.close()

    def assert_went_well(self) -> None:
        """Nobody else was asked for anything, and the page had no complaint."""
        known = tuple(f"{origin}/" for origin in self.origins)
        strangers = [url for url in self.requests if not url.startswith(known)]
        assert strangers == [], strangers
        complaints = [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self._excused)
        ]
        assert complaints == [], complaints

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self.requests.append(request.url)

    def _complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")
