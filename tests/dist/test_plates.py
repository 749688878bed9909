"""Every face has its plate, and plates stay small, the same and in the colours of the stylesheet."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import build
import pygame_rules as rules
from pygame_rules.dice import Dice

# All plates together, and what a visitor waits for when a game is opened, as a host sends them.
ALL_SENT = 70_000
GAME_SENT = 50_000

GAMES = [meta.id for meta in rules.games()]
SOURCES = build.WEB / "src"


@pytest.fixture(scope="module")
def sheets(dist: Path, assets: dict[str, Any]) -> dict[str, dict[str, str]]:
    """The sheets that each user loads, by their address."""
    return {
        user: {sheet["url"]: (dist / sheet["url"]).read_text("utf-8") for sheet in listed}
        for user, listed in assets["plates"].items()
    }


def drawn_in_scripts() -> set[str]:
    """The names of the plates that the page's own scripts draw."""
    names: set[str] = set()
    for path in SOURCES.glob("plates-*.js"):
        for listed in re.findall(
            r"export const \w+ = \{(.*?)\}", path.read_text("utf-8"), re.DOTALL
        ):
            names |= {entry.split(":")[0].strip(' "\n') for entry in listed.split(",")}
    return names - {""}


def plates(sheets: dict[str, str]) -> set[str]:
    symbols = {
        name for text in sheets.values() for name in re.findall(r'id="plate-([\w-]+)"', text)
    }
    return symbols | drawn_in_scripts()


def plate_of(face: str, known: set[str]) -> str | None:
    """The plate that the page shows for a face: its own, or that of the kind it is named after."""
    while face and face not in known:
        face = face.rpartition("-")[0]
    return face or None


def shown(pieces: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The faces of pieces; one that lies face down has none, one of parts shows theirs."""
    for piece in pieces:
        if piece["face"] and "boxes" not in piece:
            yield from piece.get("parts") or [piece["face"]]


def faces(game: str) -> Iterator[str]:
    """Every face that shows up in random games of every table size."""
    for meta in rules.games():
        for seats in meta.seats if meta.id == game else ():
            for seed in range(3):
                dice = Dice(seed)
                match = rules.new_match(game, seats=seats, seed=seed)
                while not match.over:
                    match.play(dice.choice(match.legal_moves()))
                    for seat in range(seats) if match.over or not dice.below(5) else ():
                        for zone in match.view(seat)["zones"]:
                            yield from shown(zone["pieces"])


@pytest.mark.parametrize("game", GAMES)
def test_every_face_of_a_game_has_a_plate(game: str, sheets: dict[str, dict[str, str]]) -> None:
    known = plates(sheets.get(game, {}))
    assert {face for face in set(faces(game)) if plate_of(face, known) is None} == set()


def test_every_cover_is_drawn_in_the_lobby(sheets: dict[str, dict[str, str]]) -> None:
    arrangements = (SOURCES / "arrangements.js").read_text("utf-8")
    covers = re.findall(r"cover: \[(.+?)\]", arrangements)
    assert len(covers) >= len(GAMES)
    shown = {face for cover in covers for face in re.findall(r'"([\w-]+)"', cover)}
    assert shown <= plates(sheets["lobby"])


def test_a_plate_lies_on_one_sheet_and_shows_nothing_that_does_not_come_with_it(
    sheets: dict[str, dict[str, str]],
) -> None:
    for user, listed in sheets.items():
        ids = [name for text in listed.values() for name in re.findall(r' id="([\w-]+)"', text)]
        assert sorted(ids) == sorted(set(ids)), user
        shown = {name for text in listed.values() for name in re.findall(r'href="#([\w-]+)"', text)}
        assert shown <= {*ids, *(f"plate-{name}" for name in drawn_in_scripts())}, user


def test_plates_have_the_strokes_and_colours_of_the_stylesheet(
    sheets: dict[str, dict[str, str]],
) -> None:
    styles = {path.name: path.read_text("utf-8") for path in (build.WEB / "styles").glob("*.css")}
    known = set(re.findall(r"\.([a-z0-9]+)", styles["plates.css"].partition("*/")[2]))
    used = {
        name
        for listed in sheets.values()
        for text in listed.values()
        for names in re.findall(r'class="([a-z0-9 ]+)"', text)
        for name in names.split()
    }
    assert used <= known
    for colour in re.findall(r"var\((--[\w-]+)\)", styles["plates.css"]):
        assert f"{colour}:" in styles["paper.css"], colour
        assert f"{colour}:" in styles["night.css"], colour


def test_plates_are_small_as_they_are_sent(dist: Path, sheets: dict[str, dict[str, str]]) -> None:
    sizes = {
        url: len(gzip.compress((dist / url).read_bytes()))
        for listed in sheets.values()
        for url in listed
    }
    assert sum(sizes.values()) <= ALL_SENT
    for user, listed in sheets.items():
        assert sum(sizes[url] for url in listed) <= GAME_SENT, user


def test_plates_are_drawn_alike_each_time(
    tmp_path: Path, sheets: dict[str, dict[str, str]]
) -> None:
    texts = []
    for seed in ("1", "2"):
        out = tmp_path / seed
        out.mkdir()
        subprocess.run(
            [sys.executable, "-B", build.WEB / "art/plates.py", out],
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        texts.append({path.name: path.read_text("utf-8") for path in sorted(out.iterdir())})
    assert texts[0] == texts[1]
    shipped = {text for listed in sheets.values() for text in listed.values()}
    assert shipped == {text for name, text in texts[0].items() if name.endswith(".svg")}
