"""Ink and tints: shapes that are placed on a plate and written down as brief SVG.

Lengths are those of a plate's sheet (100 wide, 120 high), angles are degrees from upright,
clockwise. What is written down is twice as fine, so that whole numbers will do.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

__all__ = ["COLOURS", "Pen", "Point", "Shape", "towards"]

Point = tuple[float, float]
#: Commands of a path with their points, all absolute. Z has none; O is a circle from its top, with its radius.
Shape = list[tuple[str, list[Point]]]

#: The colours of plates, each with its class in the stylesheet.
COLOURS = {
    "green": "g",
    "green-deep": "gd",
    "green-fresh": "gf",
    "green-pale": "gp",
    "green-grey": "gg",
    "bark": "ba",
    "rust": "ru",
    "brown": "br",
    "black": "k",
    "yellow": "y",
    "yellow-deep": "yd",
    "cream": "cr",
    "orange": "o",
    "red": "r",
    "crimson": "c",
    "violet": "v",
    "violet-deep": "vd",
    "blue": "b",
    "blue-deep": "bd",
    "blue-pale": "bp",
    "lilac": "l",
    "lilac-deep": "ld",
    "lilac-pale": "lp",
    "rose": "p",
    "rose-deep": "pd",
    "rose-pale": "pp",
    "white": "w",
    "paper": "pa",
    "clay": "cl",
    "clay-pale": "cp",
    "wood": "wo",
    "wood-pale": "wp",
    "glass-deep": "gld",
}

FINENESS = 2
INK = 1.1  # how wide an outline is; the stylesheet says so too
EDGE = 0.8  # of a stem, on each side

_TOKEN = re.compile(r"[MLHVCSQZ]|-?\d*\.?\d+")


def towards(x: float, y: float, angle: float, distance: float) -> Point:
    """A point at a distance in a direction."""
    turn = math.radians(angle)
    return x + math.sin(turn) * distance, y - math.cos(turn) * distance


def read(d: str) -> Shape:
    """A path written with the absolute commands M, L, H, V, C, S, Q and Z."""
    tokens = _TOKEN.findall(d)
    shape: Shape = []
    here: Point = (0.0, 0.0)
    command, at = "M", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
            if command == "Z":
                shape.append(("Z", []))
                continue
        if command in "HV":
            value, at = float(tokens[at]), at + 1
            here = (value, here[1]) if command == "H" else (here[0], value)
            shape.append(("L", [here]))
            continue
        count = {"M": 1, "L": 1, "Q": 2, "S": 2, "C": 3}[command]
        numbers = [float(token) for token in tokens[at : at + 2 * count]]
        at += 2 * count
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "S":  # its first control point mirrors the last one
            before = shape[-1][1][-2]
            points.insert(0, (2 * here[0] - before[0], 2 * here[1] - before[1]))
        shape.append(("C" if command == "S" else command, points))
        here = points[-1]
        command = "L" if command == "M" else command
    return shape


class Stroke(NamedTuple):
    """What lies on the plate: shapes of one class, and the boxes that they fill."""

    kind: str
    width: float
    shape: Shape
    boxes: list[tuple[float, float, float, float]]


class Pen:
    """A plate while it is drawn. What is drawn later lies above."""

    def __init__(self) -> None:
        self._strokes: list[Stroke] = []

    def svg(self) -> str:
        """The strokes as SVG elements."""
        return "".join(_element(stroke) for stroke in self._strokes)

    def shape(
        self,
        d: str | Shape,
        colour: str,
        x: float = 0,
        y: float = 0,
        angle: float = 0,
        scale: float | Point = 1,
    ) -> None:
        """A tinted shape with an outline of ink."""
        self._draw(d, COLOURS[colour], 0, x, y, angle, scale)

    def line(
        self, d: str | Shape, x: float = 0, y: float = 0, angle: float = 0, scale: float | Point = 1
    ) -> None:
        """A fine line of ink."""
        self._draw(d, "i", 0, x, y, angle, scale)

    def hair(
        self,
        d: str | Shape,
        colour: str,
        width: float,
        x: float = 0,
        y: float = 0,
        angle: float = 0,
        scale: float | Point = 1,
    ) -> None:
        """A line in a colour, without an edge."""
        self._draw(d, f"{COLOURS[colour]} s", width, x, y, angle, scale)

    def stem(self, d: str | Shape, colour: str = "green", width: float = 2.2) -> None:
        """A line in a colour between two edges of ink."""
        self._draw(d, "e", width + 2 * EDGE, 0, 0, 0, 1)
        self.hair(d, colour, width)

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        self.dots([(x, y)], radius, colour)

    def dots(self, places: Iterable[Point], radius: float, colour: str) -> None:
        for x, y in places:
            circle: Shape = [("M", [(x, y - radius)]), ("O", [(radius, 0)])]
            self._add(COLOURS[colour], 0, circle, (x - radius, y - radius, x + radius, y + radius))

    def _draw(
        self,
        d: str | Shape,
        kind: str,
        width: float,
        x: float,
        y: float,
        angle: float,
        scale: float | Point,
    ) -> None:
        shape = read(d) if isinstance(d, str) else d
        # a thing that stands in several places is rounded alike in all of them
        x, y = round(x * FINENESS) / FINENESS, round(y * FINENESS) / FINENESS
        sx, sy = scale if isinstance(scale, tuple) else (scale, scale)
        sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
        placed = [
            (
                command,
                [
                    (
                        x + px * sx * cosine - py * sy * sine,
                        y + px * sx * sine + py * sy * cosine,
                    )
                    for px, py in points
                ],
            )
            for command, points in shape
        ]
        every = [point for _, points in placed for point in points]
        margin = max(INK, width) / 2
        box = (
            min(px for px, _ in every) - margin,
            min(py for _, py in every) - margin,
            max(px for px, _ in every) + margin,
            max(py for _, py in every) + margin,
        )
        self._add(kind, width, placed, box)

    def _add(
        self, kind: str, width: float, shape: Shape, box: tuple[float, float, float, float]
    ) -> None:
        """Joins the shape to an earlier stroke of its kind where nothing that lies between is touched."""
        bare = kind in ("i", "e") or kind.endswith(" s")
        for stroke in reversed(self._strokes):
            crossed = any(_touch(box, other) for other in stroke.boxes)
            if (stroke.kind, stroke.width) == (kind, width) and (bare or not crossed):
                stroke.shape.extend(shape)
                stroke.boxes.append(box)
                return
            if crossed:
                break
        self._strokes.append(Stroke(kind, width, list(shape), [box]))


def _touch(one: Sequence[float], other: Sequence[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _element(stroke: Stroke) -> str:
    width = f' stroke-width="{stroke.width * FINENESS:.3g}"' if stroke.width else ""
    return f'<path class="{stroke.kind}"{width} d="{_path(stroke.shape)}"/>'


def _path(shape: Shape) -> str:
    """The shape with relative commands and whole numbers."""
    here = start = (0, 0)
    parts: list[str] = []
    last = ""
    for command, points in shape:
        if command == "Z":
            parts.append("z")
            here, last = start, "z"
            continue
        if command == "O":  # once around, but for a hair's breadth that the z closes
            size = max(round(points[0][0] * FINENESS), 1)
            parts.append(f"a{size} {size} 0 10.1 0z")
            last = "z"
            continue
        rounded = [(round(x * FINENESS), round(y * FINENESS)) for x, y in points]
        if command == "M":
            if not parts:
                parts.append("M" + _numbers(rounded[0]))
            elif rounded[0] != here or last != "z":  # after a z the path goes on from its start
                parts.append("m" + _numbers([rounded[0][0] - here[0], rounded[0][1] - here[1]]))
            here = start = rounded[0]
            last = "m"
            continue
        offsets = [value - here[axis] for point in rounded for axis, value in enumerate(point)]
        here = rounded[-1]
        if command == "L" and offsets == [0, 0]:
            continue
        name, numbers = command.lower(), _numbers(offsets)
        if command == "L" and 0 in offsets:
            name = "h" if offsets[1] == 0 else "v"
            numbers = str(sum(offsets))
        if name == last:
            parts.append(numbers if numbers.startswith("-") else f" {numbers}")
        else:
            parts.append(name + numbers)
        last = name
    return "".join(parts)


def _numbers(values: Iterable[int]) -> str:
    text = ""
    for value in values:
        text += f" {value}" if text and value >= 0 else str(value)
    return text
