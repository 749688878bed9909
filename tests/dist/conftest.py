"""What the tests of the finished page share. ``build.py test --only dist`` builds it first."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import build


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the finished page."""
    folder = Path(os.environ.get(build.DIST_VARIABLE, build.DIST))
    assert (folder / "index.html").is_file(), "build the page first: python3 build.py dist"
    return folder


@pytest.fixture(scope="session")
def files(dist: Path) -> dict[str, Path]:
    """All files of the page by their path in it."""
    return {name: path for name, path in build.files_of(dist).items() if name != ".gitignore"}


@pytest.fixture(scope="session")
def assets(dist: Path) -> dict[str, Any]:
    """The list of files that the page's scripts fetch."""
    html = (dist / "index.html").read_text("utf-8")
    found = re.search(r'<script type="application/json" id="assets">(.*?)</script>', html)
    assert found, "index.html holds no list of assets"
    listed: dict[str, Any] = json.loads(found[1])
    return listed
