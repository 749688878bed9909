"""Draws the plates and writes them into sheets that the page shows pictures from.

    python plates.py OUT

A plate is a symbol of an SVG, named after the face that it shows. Each sheet holds the plates that
the same users need, a user being a game or the lobby, so that nobody loads what is never shown and
a plant of two games lies there once. OUT/plates.json tells which sheets each user needs.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path

import botanists
import officinalis
import znakhar
from forms import Plate
from pen import FINENESS, INK

__all__ = ["sheets"]

#: Plates that the page's own scripts draw (web/src/plates-herbs.js); faces may be the same as they.
IN_THE_PAGE = ("lavender", "mint", "rosemary", "saffron", "thyme")

PLATES: dict[str, Callable[[Plate], None]] = {
    **officinalis.PLANTS,
    **officinalis.SIGNS,
    **znakhar.PLANTS,
    **znakhar.SIGNS,
    **botanists.PLANTS,
    **botanists.SIGNS,
}

#: Who shows which plates; what a name is the same as comes along.
USERS: dict[str, tuple[str, ...]] = {
    "botanists": (*botanists.PLANTS, *botanists.SIGNS),
    # what the lobby shows on the games' covers (web/src/arrangements.js)
    "lobby": (
        *("poppy", "oak", "dandelion"),
        *("camomile", "fern-flower", "adams-head"),
        *("cornflower", "peony", "daffodil"),
    ),
    "officinalis": (*officinalis.PLANTS, *officinalis.SIGNS),
    "znakhar": (
        *znakhar.PLANTS,
        *znakhar.SIGNS,
        *("eyebright", "nettle", "st-johns-wort", "yarrow"),
    ),
}
SAME: dict[str, Mapping[str, str]] = {"officinalis": officinalis.SAME, "znakhar": znakhar.SAME}

WIDTH, HEIGHT = 100, 120
HEAD = '<svg xmlns="http://www.w3.org/2000/svg">'


def symbol(name: str) -> str:
    """A plate of this name, drawn."""
    plate = Plate()
    PLATES[name](plate)
    box = f"0 0 {WIDTH * FINENESS} {HEIGHT * FINENESS}"
    ink = f"{INK * FINENESS:.3g}"
    return f'<symbol id="plate-{name}" viewBox="{box}" stroke-width="{ink}">{plate.svg()}</symbol>'


def likeness(name: str, other: str) -> str:
    """A plate that shows another one."""
    box = f"0 0 {WIDTH} {HEIGHT}"
    return f'<symbol id="plate-{name}" viewBox="{box}"><use href="#plate-{other}"/></symbol>'


def sheets() -> tuple[dict[str, str], dict[str, list[str]]]:
    """The sheets by the names of their files, and the files that each user needs."""
    users: dict[str, set[str]] = defaultdict(set)
    for user, names in USERS.items():
        others = {name for name in SAME.get(user, {}).values() if name not in IN_THE_PAGE}
        for name in {*names, *others}:
            users[name].add(user)
    contents: dict[str, list[str]] = defaultdict(list)
    needed: dict[str, set[str]] = defaultdict(set)
    for name in sorted(users):
        file = f"plates-{'-'.join(sorted(users[name]))}.svg"
        contents[file].append(symbol(name))
        for user in users[name]:
            needed[user].add(file)
    for user, pairs in SAME.items():
        file = f"plates-{user}.svg"
        contents[file] += [likeness(name, other) for name, other in sorted(pairs.items())]
    return (
        {file: HEAD + "".join(symbols) + "</svg>\n" for file, symbols in sorted(contents.items())},
        {user: sorted(files) for user, files in sorted(needed.items())},
    )


def main() -> None:
    out = Path(sys.argv[1])
    files, needed = sheets()
    for file, content in files.items():
        (out / file).write_text(content, "utf-8", newline="\n")
    (out / "plates.json").write_text(json.dumps(needed), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
