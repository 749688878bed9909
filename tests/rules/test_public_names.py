"""The public names: what stands in the contract, sorted, and usable as it says."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
from pathlib import Path
from typing import Any

import pytest

import pygame_rules as rules

MODULES = [
    importlib.import_module(item.name)
    for item in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}.")
]


def test_public_names_are_sorted_and_there() -> None:
    assert rules.__all__ == sorted(rules.__all__)
    assert all(hasattr(rules, name) for name in rules.__all__)


def test_public_names_are_not_hidden_by_modules_of_the_same_name() -> None:
    assert not [name for name in rules.__all__ if inspect.ismodule(getattr(rules, name))]


@pytest.mark.parametrize("name", rules.__all__)
def test_public_names_are_documented(name: str) -> None:
    named: Any = getattr(rules, name)
    assert inspect.getdoc(named)
    for member, value in vars(named).items() if inspect.isclass(named) else ():
        if not member.startswith("_") and callable(value):
            assert inspect.getdoc(value), f"{name}.{member}"


@pytest.mark.parametrize("module", [rules, *MODULES], ids=lambda module: module.__name__)
def test_examples_in_docstrings_are_true(module: Any) -> None:
    assert doctest.testmod(module).failed == 0


def test_the_examples_of_the_readme_are_true() -> None:
    assert doctest.testfile(str(Path("README.md").resolve()), module_relative=False).failed == 0


@pytest.mark.parametrize(
    "module",
    [module for module in MODULES if module.__name__ != "pygame_rules.arena"],  # a command
    ids=lambda module: module.__name__,
)
def test_the_law_asks_neither_clock_nor_page_nor_chance(module: Any) -> None:
    source = inspect.getsource(module)
    for name in ("js", "pyodide", "time", "datetime", "random", "os", "socket", "pathlib"):
        assert f"import {name}\n" not in source
        assert f"from {name} import" not in source


def test_errors_read_as_code_text_arguments_and_rule() -> None:
    error = rules.IllegalMove(
        "herbaceous-not-there", "potting", text="take private mint", place="x"
    )
    assert str(error) == "herbaceous-not-there: take private mint (place=x) [potting]"
    assert str(rules.RulesError("rules-cannot-undo")) == "rules-cannot-undo"
    assert isinstance(error, ValueError)


def test_a_move_is_a_value() -> None:
    assert rules.Move("take", "private", "mint") == rules.Move("take", "private", "mint")
    assert rules.Move("draw") != rules.Move("pass")
    assert rules.Move("draw") != "draw"
    assert len({rules.Move("draw"), rules.Move("draw")}) == 1
    assert repr(rules.Move("plant", "private", "mint")) == "Move('plant', 'private', 'mint')"


def test_a_text_is_a_value() -> None:
    inner = rules.Text("herbaceous-herb-mint")
    assert rules.Text("a", herb=inner, n=2) == rules.Text("a", n=2, herb=inner)
    assert len({rules.Text("a", n=1), rules.Text("a", n=1)}) == 1
    assert rules.Text("a") != "a"
    assert repr(rules.Text("a", n=1)) == "Text('a', n=1)"
    assert str(rules.Text("a", n=1)) == "a(n=1)"


def test_a_fresh_seed_is_kept_in_the_record() -> None:
    records = [rules.new_match("herbaceous", seats=2).record() for _ in range(2)]
    assert records[0]["seed"] != records[1]["seed"]
    assert rules.load(records[0]).record() == records[0]
