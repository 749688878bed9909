"""A view as a picture of the table: HTML with drawings, without a script.

    draw(view, texts, drawings)

gives the picture; ``drawings.sheet(html)`` what a page with such pictures must hold once.
"""

from __future__ import annotations

import html
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from texts import Texts

__all__ = ["Drawings", "draw", "signed"]

#: A grid with more cells than this shows small pieces without their names.
LARGE_GRID = 9

#: A word with more letters than this does not fit on a piece in full size.
LONG_WORD = 8

#: A hyphen that no line ends with, in the fonts that we have.
BOUND_HYPHEN = "-\N{WORD JOINER}"

#: Vessels are drawn on a sheet of their own size.
VESSEL = 'viewBox="0 0 120 100"'

#: The hyphen in the name of a card, as in T05-1.
_HYPHEN = re.compile(r"(?<=\d)-(?=\d)")

_SYMBOL = re.compile(r'<symbol id="([a-z0-9-]+)".*?</symbol>')
_USE = re.compile(r'href="#((?:plate|icon)-[a-z0-9-]+)"')


class Drawings:
    """Plates and icons by name, from SVG files that hold them as symbols."""

    def __init__(self, files: Iterable[Path]) -> None:
        contents = [file.read_text("utf-8") for file in files]
        self._symbols = {
            found[1]: found[0] for text in contents for found in _SYMBOL.finditer(text)
        }

    def plate(self, face: str) -> str | None:
        """The plate of a face: its own, or that of its kind, which its name begins with."""
        while face and f"plate-{face}" not in self._symbols:
            face = face.rpartition("-")[0]
        return face or None

    def vessel(self, zone: str) -> str | None:
        """The drawing of a place, if it has one; its id may end with a seat."""
        name = re.sub(r"-\d+$", "", zone)
        return name if VESSEL in self._symbols.get(f"plate-{name}", "") else None

    def icon(self, name: str) -> str | None:
        """The icon of this name, if there is one."""
        return name if f"icon-{name}" in self._symbols else None

    def sheet(self, page: str) -> str:
        """The symbols that a page shows, to stand in it once."""
        wanted = set(_USE.findall(page))
        left = sorted(wanted)
        while left:
            more = set(_USE.findall(self._symbols[left.pop()])) - wanted
            wanted |= more
            left += sorted(more)
        symbols = "".join(self._symbols[name] for name in sorted(wanted))
        return (
            '<svg class="plate-sheet" width="0" height="0" aria-hidden="true" focusable="false">'
            f"{symbols}</svg>"
        )


def draw(
    view: Mapping[str, Any],
    texts: Texts,
    drawings: Drawings,
    *,
    zones: Collection[str] | None = None,
    refused: Collection[str] = (),
) -> str:
    """The table as a seat sees it, what can be played marked.

    ``zones`` are those to show, in the order of the view; without them all that hold something.
    ``refused`` are ids of things to be marked as what cannot be played.
    """
    return _Picture(view, texts, drawings, refused).html(zones)


class _Picture:
    def __init__(
        self,
        view: Mapping[str, Any],
        texts: Texts,
        drawings: Drawings,
        refused: Collection[str],
    ) -> None:
        self._view = view
        self._texts = texts
        self._drawings = drawings
        self._legal = {move["on"] for move in view.get("moves", ()) if move["on"] is not None}
        self._refused = refused

    def html(self, zones: Collection[str] | None) -> str:
        shown = [
            zone
            for zone in self._view["zones"]
            if (zone["id"] in zones if zones is not None else self._matters(zone))
        ]
        areas = [
            self._area(owner, list(group))
            for owner, group in groupby(shown, key=lambda zone: zone["owner"])
        ]
        return f'<div class="picture">{"".join(areas)}{self._choices()}</div>'

    def _matters(self, zone: Mapping[str, Any]) -> bool:
        return zone["count"] > 0 or zone["id"] in self._legal

    def _area(self, owner: int | None, zones: Sequence[Mapping[str, Any]]) -> str:
        drawn = "".join(map(self._zone, zones))
        if owner is None:
            return f'<div class="picture-area">{drawn}</div>'
        name = self._texts("page-player-number", number=owner + 1)
        if owner == self._view["seat"]:
            name = f"{name} ({self._texts('page-you')})"
        marks = self._marks(self._view["seats"][owner]["marks"])
        return (
            f'<div class="picture-area" data-seat="{owner}">'
            f'<p class="picture-seat">{html.escape(name)}{marks}</p>{drawn}</div>'
        )

    def _zone(self, zone: Mapping[str, Any]) -> str:
        vessel = self._drawings.vessel(zone["id"])
        art = self._plate(vessel, "0 0 120 100", "drawing") if vessel else ""
        large = zone["kind"] == "grid" and len(zone["pieces"]) > LARGE_GRID
        kind = "large-grid" if large else zone["kind"]
        pieces = "".join(self._pieces(zone))
        name = html.escape(self._texts.format(zone["label"]))
        return (
            f'<div class="zone{self._state(zone["id"])}" data-kind="{kind}">'
            f'<p class="zone-name">{art}<span>{name}</span>{self._state_in_words(zone["id"])}'
            f'{self._marks(zone["marks"])}</p><ul class="pieces">{pieces}</ul></div>'
        )

    def _pieces(self, zone: Mapping[str, Any]) -> Iterator[str]:
        pieces = zone["pieces"]
        if zone["kind"] == "pile" and pieces and pieces[-1]["face"] is None:
            pieces = pieces[-1:]
        taken: list[Sequence[int]] = []
        for piece in pieces:
            cell = piece.get("cell")
            yield self._piece(piece, cell, above=cell in taken)
            if cell is not None:
                taken.append(cell)

    def _piece(self, piece: Mapping[str, Any], cell: Sequence[int] | None, *, above: bool) -> str:
        name, count = self._texts.format(piece["label"]), piece["count"]
        face_down = " face-down" if piece["face"] is None else ""
        wide = " wide" if any(map(_thing, piece["marks"])) else ""
        place = f' data-row="{cell[0] + 1}" data-column="{cell[1] + 1}"' if cell else ""
        long = " long" if max(map(len, re.split(r"[\s-]", name))) > LONG_WORD else ""
        many = f'<span class="piece-count">×{count}</span>' if count > 1 else ""
        classes = f"piece{self._state(piece['id'])}{face_down}{wide}{' above' if above else ''}"
        space = "" if above else piece["label"]["args"].get("space", "")
        if space:
            space = f'<span class="piece-space" aria-hidden="true">{space}</span>'
        return (
            f'<li class="{classes}"{place}>{space}'
            f'<span class="piece-art" aria-hidden="true">{self._art(piece, name)}</span>'
            f'<span class="piece-name{long}">{html.escape(_HYPHEN.sub(BOUND_HYPHEN, name))}</span>'
            f"{many}{self._marks(piece['marks'])}{self._state_in_words(piece['id'])}</li>"
        )

    def _state(self, thing: str) -> str:
        if thing in self._refused:
            return " refused"
        return " legal" if thing in self._legal else ""

    def _state_in_words(self, thing: str) -> str:
        state = self._state(thing).strip()
        return self._hidden(self._texts(f"page-diagram-{state}")) if state else ""

    def _art(self, piece: Mapping[str, Any], name: str) -> str:
        if piece["face"] is None:
            return self._plate("back", "0 0 100 140", "plate")
        if "boxes" in piece:
            return _shape(piece["boxes"])
        if "parts" in piece:
            plates = (self._plate(part, "0 0 100 120", "plate") for part in piece["parts"])
            return "".join(plates)
        plate = self._drawings.plate(piece["face"])
        if plate:
            return self._plate(plate, "0 0 100 120", "plate")
        letter = f'<text class="monogram" x="50" y="68" text-anchor="middle">{name[:1]}</text>'
        return self._plate("unknown", "0 0 100 120", "plate", letter)

    def _plate(self, name: str, box: str, kind: str, above: str = "") -> str:
        return f'<svg class="{kind}" viewBox="{box}"><use href="#plate-{name}"/>{above}</svg>'

    def _marks(self, marks: Sequence[Mapping[str, Any]]) -> str:
        """Marks as an icon with a number or a thing, and all of them in words for those who listen."""
        if not marks:
            return ""
        drawn = "".join(map(self._mark, marks))
        words = ", ".join(self._texts.format(dict(mark)) for mark in marks)
        return f'<span class="marks" aria-hidden="true">{drawn}</span>{self._hidden(words)}'

    def _mark(self, mark: Mapping[str, Any]) -> str:
        values = mark["args"].values()
        figure = mark.get("figure", next((v for v in values if isinstance(v, int)), None))
        thing = _thing(mark)
        icon = self._drawings.icon(mark["icon"])
        if icon is None and figure is None:
            icon = "leaf"
        parts = [
            f'<svg class="icon" viewBox="0 0 24 24"><use href="#icon-{icon}"/></svg>'
            if icon
            else "",
            "" if figure is None else f"<b>{signed(figure)}</b>",
            "" if thing is None else f"<span>{html.escape(self._texts.format(thing))}</span>",
        ]
        seat = re.fullmatch(r"seat-(\d+)", mark["icon"])
        kind = f'"mark seat" data-seat="{int(seat[1]) - 1}"' if seat else '"mark"'
        return f"<span class={kind}>{''.join(parts)}</span>"

    def _choices(self) -> str:
        """The moves that are played on nothing that lies on the table."""
        labels = [
            self._texts.format(move["label"])
            for move in self._view.get("moves", ())
            if move["on"] is None
        ]
        if not labels:
            return ""
        items = "".join(f"<li>{html.escape(label)}</li>" for label in labels)
        return f'<ul class="choices">{items}</ul>'

    def _hidden(self, words: str) -> str:
        return f'<span class="visually-hidden">, {html.escape(words)}</span>'


def _thing(mark: Mapping[str, Any]) -> dict[str, Any] | None:
    """What a mark names, where no figure stands for it."""
    if "figure" in mark:
        return None
    return next((value for value in mark["args"].values() if isinstance(value, dict)), None)


def signed(figure: object) -> str:
    """A number with a minus sign in place of a hyphen."""
    return str(figure).replace("-", "−")


def _shape(boxes: Sequence[Sequence[int]]) -> str:
    """The shape that a card shows: boxes by row and column, the one at 0, 0 filled."""
    top, left = (min(box[axis] for box in boxes) for axis in (0, 1))
    height, width = (
        max(box[axis] for box in boxes) - low + 1 for axis, low in ((0, top), (1, left))
    )
    drawn = "".join(
        f'<rect class="{"box box-here" if row == column == 0 else "box"}" x="{column - left + 0.06:g}"'
        f' y="{row - top + 0.06:g}" width=".88" height=".88" rx=".12"/>'
        for row, column in boxes
    )
    return (
        f'<svg class="plate plate-shape" viewBox="-.1 -.1 {width + 0.2:g} {height + 0.2:g}">'
        f"{drawn}</svg>"
    )
