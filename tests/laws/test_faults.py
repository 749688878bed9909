"""The list of faults names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
LIST = (TESTS / "faults.md").read_text("utf-8")


def test_what_the_list_of_faults_names_is_there() -> None:
    sources = "".join(file.read_text("utf-8") for file in TESTS.rglob("test_*.py"))
    tests = re.findall(r"`(test_\w+)`", LIST)
    assert [name for name in tests if f"def {name}(" not in sources] == []
    files = re.findall(r"`(\w+/[\w./]+)`", LIST)
    assert [name for name in files if not (TESTS / name).exists()] == []
