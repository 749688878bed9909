"""Each story once in each engine that is here, and on a phone; of one that is not, the reason is printed."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.engines.browsers import ENGINES, Browser
from tests.web.conftest import DIST
from tests.web.host import Host

# Each names the executable, or after a "!" why there is none.
VARIABLES = {
    "chromium": "PHYSIC_GARDEN_BROWSER",
    "phone": "PHYSIC_GARDEN_BROWSER",
    "firefox": "PHYSIC_GARDEN_FIREFOX",
    "webkit": "PHYSIC_GARDEN_WEBKIT",
}


@pytest.fixture(params=ENGINES)
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    name: str = request.param
    variable = VARIABLES[name]
    executable = os.environ.get(variable, f"!{variable} names none")
    if executable.startswith("!"):
        pytest.skip(f"no {name}: {executable[1:]}")
    with ENGINES[name](executable) as browser:
        request.node.user_properties.append(("engine", f"{name} {browser.version}"))
        yield browser


@pytest.fixture
def host() -> Iterator[Host]:
    host = Host(DIST)
    yield host
    host.stop()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The matrix: each story in each engine, with the engine's version."""
    rows = []
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            engine = dict(report.user_properties).get("engine")
            if engine and (report.when == "call" or outcome == "failed"):
                story = report.nodeid.split("::")[1].split("[")[0].removeprefix("test_")
                rows.append((engine, story.replace("_", " "), outcome))
    if rows:
        terminalreporter.section("engines")
    for engine, story, outcome in sorted(rows):
        terminalreporter.line(f"{engine:<32}{story:<56}{outcome}")
