"""The wheel and the archives of bytecode hold what they should, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import build

MODULES = {path.relative_to(build.ROOT).as_posix(): path for path in build.PACKAGE.rglob("*.py")}
# A pyc begins with a magic number of 4 bytes, then flags: 1 means named by its source's hash and
# never compared with it.
UNCHECKED_HASH = (1).to_bytes(4, "little")


def names(archive: Path) -> set[str]:
    return set(ZipFile(archive).namelist())


def wheel_of(dist: Path) -> Path:
    [wheel] = (dist / "wheels").glob("*.whl")
    return wheel


def test_the_wheel_holds_the_package_and_its_texts(dist: Path) -> None:
    packed = names(wheel_of(dist))
    sources = {
        path.relative_to(build.ROOT).as_posix()
        for path in build.PACKAGE.rglob("*")
        if path.suffix in (".py", ".ftl", ".md", ".json", ".typed")
    }
    assert sources == {name for name in packed if name.startswith("pygame_rules/")}
    assert {name.split("/")[0] for name in packed} == {
        "pygame_rules",
        f"{wheel_of(dist).name.split('-py3')[0]}.dist-info",
    }


def test_the_wheel_needs_nothing_else(dist: Path, tmp_path: Path) -> None:
    program = "import pygame_rules as rules; print(*(game.id for game in rules.games()))"
    command = [
        sys.executable,
        "-I",
        "-S",
        "-c",
        f"import sys; sys.path.append({str(wheel_of(dist))!r})\n{program}",
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    games = {path.parent.name for path in build.PACKAGE.glob("games/*/meta.py")}
    assert set(done.stdout.split()) == games


def test_the_archives_hold_bytecode_of_one_python_that_is_never_compared(
    dist: Path, assets: dict[str, Any]
) -> None:
    magic = set()
    for part in ("stdlib.zip", "rules.zip"):
        archive = ZipFile(dist / assets["runtime"][part]["url"])
        for name in archive.namelist():
            content = archive.read(name)
            assert name.endswith(".pyc"), name
            assert content[4:8] == UNCHECKED_HASH, name
            magic.add(content[:4])
    assert len(magic) == 1


def test_every_module_of_the_rules_is_shipped(dist: Path, assets: dict[str, Any]) -> None:
    """Save the commands for writers of games and of players."""
    shipped = names(dist / assets["runtime"]["rules.zip"]["url"])
    commands = ("pygame_rules/arena.py", "pygame_rules/check/")
    needed = {name for name in MODULES if not name.startswith(commands)}
    assert shipped == {f"{name}c" for name in needed}


def test_the_library_has_what_a_game_may_import(dist: Path, assets: dict[str, Any]) -> None:
    shipped = names(dist / assets["runtime"]["stdlib.zip"]["url"])
    for module in ("dataclasses", "enum", "random", "fractions", "statistics", "decimal", "typing"):
        assert f"{module}.pyc" in shipped


def test_a_page_without_games_of_others_carries_nothing_for_them(assets: dict[str, Any]) -> None:
    pyodide = {"pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"}
    assert assets["runtime"].keys() == pyodide | {"stdlib.zip", "rules.zip"}
