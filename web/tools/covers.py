"""Make what a frame in somebody else's page shows until it is clicked.

``rules/<game>/cover.json`` has a drawing that stands for the game, and
``rules/<game>/diagrams/<name>.json`` the picture of a diagram, and what a table begins with there::

    {"seat": 0, "position": {…},         or "record"
     "picture": {"en": "<div …>", …},    HTML, in each language
     "sheet": "<svg …>"}                 the drawings that it shows
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from diagrams import Diagram
from picture import Drawings, draw
from texts import Texts

__all__ = ["write_cover", "write_diagrams"]


def write_diagrams(
    out: Path, diagrams: Mapping[str, Diagram], texts: Sequence[Texts], drawings: Drawings
) -> None:
    """Writes the file of every diagram of a game."""
    (out / "diagrams").mkdir()
    for name, diagram in diagrams.items():
        pictures = {words.language: draw_diagram(diagram, words, drawings) for words in texts}
        kind, value = diagram.start
        start = {"seat": diagram.seat, kind: value}
        _write(out / f"diagrams/{name}.json", start, pictures, drawings)


def draw_diagram(diagram: Diagram, texts: Texts, drawings: Drawings) -> str:
    """The picture of a diagram."""
    refused = [refusal.on for refusal in diagram.refusals if refusal.on is not None]
    return draw(diagram.view, texts, drawings, zones=diagram.zones, refused=refused)


def write_cover(
    out: Path, faces: Sequence[str], texts: Sequence[Texts], drawings: Drawings
) -> None:
    """Writes the file of the drawing that stands for a game: some of its faces."""
    plates = "".join(
        f'<svg class="plate" viewBox="0 0 100 120"><use href="#plate-{face}"/></svg>'
        for face in faces
    )
    picture = f'<div class="cover-plates" aria-hidden="true">{plates}</div>' if plates else ""
    _write(out / "cover.json", {}, {words.language: picture for words in texts}, drawings)


def _write(
    file: Path, start: Mapping[str, Any], pictures: Mapping[str, str], drawings: Drawings
) -> None:
    content = {**start, "picture": pictures, "sheet": drawings.sheet("".join(pictures.values()))}
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text, "utf-8", newline="\n")
