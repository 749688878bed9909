"""The three engines behind one small door: what a story about the page needs of a browser.

Playwright drives Chromium and the Firefox of a distribution. WebKit it cannot drive where it is a
distribution's; selenium does that, with GTK's small browser on a screen that nobody sees.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import FLAGS, SIMPLY_COMPILED

PATIENCE = 90  # seconds
PHONE = "Pixel 7"

# As everybody has it; Playwright is laxer.
FIREFOX_SETTINGS = {"security.fileuri.strict_origin_policy": True}

# No graphics card, no desktop, no settings of anybody's.
WEBKIT_SETTINGS = {
    "GSETTINGS_BACKEND": "memory",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
}

UNTIL = """async ({ test, given, patience }) => {
  const end = performance.now() + patience * 1000;
  for (;;) {
    const found = await test(...given);
    if (found || performance.now() > end) return found;
    await new Promise((go) => setTimeout(go, 20));
  }
}"""


class Browser(Protocol):
    """One window with a profile of its own."""

    version: str

    def open(self, url: str) -> None:
        """Goes there, and waits until the page is loaded."""

    def reload(self) -> None: ...

    def run(self, function: str, *given: object) -> Any:
        """Calls a function of JavaScript in the page; what it returns, or what its promise brings."""

    def press(self, x: float, y: float) -> None:
        """Clicks at this place of the window, with the mouse or a finger."""


def until(browser: Browser, test: str, *given: object) -> Any:
    """Waits in the page until the test finds something; what it has found, or nothing."""
    script = f"(given, patience) => ({UNTIL})({{ test: {test}, given, patience }})"
    return browser.run(script, list(given), PATIENCE)


class PlaywrightBrowser:
    def __init__(self, page: Page, version: str, *, touch: bool = False) -> None:
        self.version = version
        self._page = page
        self._press = page.touchscreen.tap if touch else page.mouse.click

    def open(self, url: str) -> None:
        self._page.goto(url)

    def reload(self) -> None:
        self._page.reload()

    def run(self, function: str, *given: object) -> Any:
        return self._page.evaluate(f"(given) => ({function})(...given)", list(given))

    def press(self, x: float, y: float) -> None:
        self._press(x, y)


class WebKitBrowser:
    def __init__(self, driver: Any) -> None:
        self.version = driver.capabilities["browserVersion"]
        self._driver = driver

    def open(self, url: str) -> None:
        self._driver.get(url)

    def reload(self) -> None:
        self._driver.refresh()

    def run(self, function: str, *given: object) -> Any:
        return self._driver.execute_script(f"return ({function})(...arguments)", *given)

    def press(self, x: float, y: float) -> None:
        from selenium.webdriver.common.actions.action_builder import ActionBuilder

        actions = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(int(x), int(y)).click()
        actions.perform()


@contextmanager
def chromium(executable: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield PlaywrightBrowser(browser.new_page(), browser.version)


@contextmanager
def phone(executable: str) -> Iterator[Browser]:
    """Chromium with the window, the pixels and the finger of a phone."""
    with sync_playwright() as playwright:
        args = [*FLAGS, SIMPLY_COMPILED]
        browser = playwright.chromium.launch(executable_path=executable, args=args)
        page = browser.new_page(**playwright.devices[PHONE])
        yield PlaywrightBrowser(page, f"{browser.version}, {PHONE}", touch=True)


@contextmanager
def firefox(executable: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=executable, firefox_user_prefs=FIREFOX_SETTINGS
        )
        yield PlaywrightBrowser(browser.new_page(), browser.version)


@contextmanager
def webkit(executable: str) -> Iterator[Browser]:
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    options = Options()
    options.binary_location = executable
    options.add_argument("--automation")
    with screen() as display:
        service = Service(env=os.environ | WEBKIT_SETTINGS | {"DISPLAY": display})
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            driver.set_script_timeout(PATIENCE + 10)
            driver.set_page_load_timeout(PATIENCE)
            yield WebKitBrowser(driver)
        finally:
            driver.quit()


@contextmanager
def screen() -> Iterator[str]:
    """A screen in memory; its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


ENGINES = {"chromium": chromium, "phone": phone, "firefox": firefox, "webkit": webkit}
