"""Leaves, flowers, fruits and roots: the parts that plants are put together from."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pen import Pen, Point, Shape, towards

__all__ = ["Plate", "fan", "towards"]

# blades of length 1 and half width 1, growing upwards from 0 0: left side, to be mirrored
BLADES = {
    "lancet": "C-1.3 -.3 -1 -.75 0 -1",
    "ovate": "C-1.75 -.12 -1.1 -.72 0 -1",
    "round": "C-1.6 0 -1.5 -1 0 -1",
    "spoon": "C-.25 -.45 -2.1 -1 0 -1",
    "heart": "C-.7 .24 -1.6 -.02 -1.15 -.38C-.85 -.68 -.3 -.8 0 -1",
    "grass": "C-1.3 -.3 -.9 -.7 0 -1",
    "arrow": "L-1 .22C-.75 -.3 -.5 -.7 0 -1",
}


def fan(count: int, spread: float) -> list[float]:
    """Angles spread evenly about upright."""
    if count == 1:
        return [0.0]
    return [-spread / 2 + spread * index / (count - 1) for index in range(count)]


def _numbers(text: str) -> list[float]:
    return [float(number) for number in text.replace("C", " ").replace("L", " ").split()]


def _blade(form: str, length: float, width: float, bend: float) -> Shape:
    """An outline of this form; ``bend`` carries its tip to the side."""
    left: Shape = []
    for part in BLADES[form].replace("L", "|L").replace("C", "|C").split("|")[1:]:
        numbers = _numbers(part)
        left.append((part[0], list(zip(numbers[::2], numbers[1::2], strict=True))))
    every = [(0.0, 0.0)] + [point for _, points in left for point in points]
    shape: Shape = [("M", [every[0]]), *left]
    at = len(every) - 1
    for command, points in reversed(left):
        back = [(-x, y) for x, y in reversed(every[at - len(points) : at])]
        shape.append((command, back))
        at -= len(points)
    shape.append(("Z", []))
    half = width / 2

    def stretch(point: Point) -> Point:
        return point[0] * half + bend * point[1] ** 2, point[1] * length

    return [(command, [stretch(point) for point in points]) for command, points in shape]


def _half(share: float, width: float) -> float:
    return width / 2 * math.sin(math.pi * share**0.72) ** 0.9


class Plate(Pen):
    """A plate with the parts of plants."""

    # leaves

    def leaf(
        self,
        x: float,
        y: float,
        angle: float,
        length: float,
        width: float,
        colour: str,
        form: str = "lancet",
        *,
        veins: int = 0,
        bend: float = 0,
        rib: bool = True,
    ) -> None:
        """A leaf with a whole edge; with veins, a few that leave the midrib."""
        shape = _blade(form, length, width, bend)
        if rib:
            shape.append(("M", [(0, 0)]))
            tip = (bend * 0.7, -length * 0.84)
            shape.append(("Q", [(bend * 0.2, -length * 0.45), tip]) if bend else ("L", [tip]))
        for index in range(veins):
            share = (index + 0.7) / (veins + 1)
            reach = width * 0.36 * math.sin(math.pi * min(share + 0.18, 0.9))
            at, side = bend * share**2, bend * (share + 0.14) ** 2
            for hand in (-1, 1):
                shape += [
                    ("M", [(at, -length * share)]),
                    ("L", [(side + hand * reach, -length * (share + 0.15))]),
                ]
        self.shape(shape, colour, x, y, angle)

    def toothed(
        self,
        x: float,
        y: float,
        angle: float,
        length: float,
        width: float,
        colour: str,
        teeth: int = 6,
        *,
        veins: bool = True,
    ) -> None:
        """A leaf with an edge like a saw."""
        right = []
        for step in range(1, teeth + 1):
            share = step / teeth
            right.append(
                (_half(share - 0.3 / teeth, width) + width * 0.08, -length * (share - 0.08 / teeth))
            )
            if step < teeth:
                right.append((_half(share, width) * 0.8, -length * share))
        edge = [*right, (0.0, -length), *((-px, py) for px, py in reversed(right))]
        shape: Shape = [("M", [(0, 0)]), *(("L", [point]) for point in edge), ("Z", [])]
        shape += [("M", [(0, 0)]), ("L", [(0, -length * 0.9)])]
        if veins:
            for share in (0.2, 0.42, 0.62):
                reach = _half(share + 0.12, width) * 0.75
                for hand in (-1, 1):
                    shape += [
                        ("M", [(0, -length * share)]),
                        ("L", [(hand * reach, -length * (share + 0.14))]),
                    ]
        self.shape(shape, colour, x, y, angle)

    def lobed(
        self,
        x: float,
        y: float,
        angle: float,
        length: float,
        width: float,
        colour: str,
        lobes: int = 4,
        *,
        depth: float = 0.55,
        pointed: bool = False,
        hook: float = 0,
        widest: float = 0.6,
    ) -> None:
        """A leaf cut into lobes; ``hook`` draws their tips down, as of Dandelion."""

        def half(share: float) -> float:
            bulge = math.log(0.5) / math.log(widest)
            return width / 2 * max(math.sin(math.pi * min(share, 0.97) ** bulge), 0.22)

        right: list[tuple[Point, Point]] = []
        for step in range(1, lobes + 1):
            tip = (half((step - 0.4) / lobes), -length * ((step - 0.45 - hook) / (lobes + 0.6)))
            sinus = (half(step / lobes) * (1 - depth), -length * step / (lobes + 0.6))
            right.append((tip, sinus))
        shape: Shape = [("M", [(0, 0)]), ("L", [(width * 0.04, -length * 0.02)])]
        out = "L" if pointed else "Q"
        stretch = 1 if pointed else 1.35
        for (tx, ty), sinus in right:
            tip = (tx * stretch, ty)
            shape += [("L", [tip]), ("L", [sinus])] if out == "L" else [("Q", [tip, sinus])]
        top = width * 0.3
        back = [(tip, sinus) for tip, sinus in reversed(right)]
        last = right[-1][1]
        if pointed:
            shape += [("L", [(0, -length)]), ("L", [(-last[0], last[1])])]
        else:
            shape.append(
                ("C", [(top, -length * 1.06), (-top, -length * 1.06), (-last[0], last[1])])
            )
        for index, ((tx, ty), _) in enumerate(back):
            before = back[index + 1][1] if index + 1 < len(back) else (width * 0.04, -length * 0.02)
            tip, goal = (-tx * stretch, ty), (-before[0], before[1])
            shape += [("L", [tip]), ("L", [goal])] if out == "L" else [("Q", [tip, goal])]
        shape += [("Z", []), ("M", [(0, 0)]), ("L", [(0, -length * 0.85)])]
        self.shape(shape, colour, x, y, angle)

    def palm(
        self,
        x: float,
        y: float,
        angle: float,
        radius: float,
        colour: str,
        lobes: int = 7,
        *,
        turn: float = 300,
        depth: float = 0.15,
        pointed: bool = False,
    ) -> None:
        """A round leaf with lobes and a vein to each, its stalk at ``x`` ``y``."""
        start = -turn / 2
        step = turn / lobes
        shape: Shape = [("M", [(0, 0)])]
        inner = radius * (1 - depth)
        shape.append(("L", [towards(0, 0, start, inner * 0.85)]))
        for index in range(lobes):
            middle, end = start + step * (index + 0.5), start + step * (index + 1)
            goal = towards(0, 0, end, inner if index < lobes - 1 else inner * 0.85)
            if pointed:
                shape += [("L", [towards(0, 0, middle, radius)]), ("L", [goal])]
            else:
                shape.append(
                    (
                        "C",
                        [
                            towards(0, 0, middle - step * 0.42, radius * 1.1),
                            towards(0, 0, middle + step * 0.42, radius * 1.1),
                            goal,
                        ],
                    )
                )
        shape.append(("Z", []))
        for index in range(lobes):
            shape += [
                ("M", [(0, 0)]),
                ("L", [towards(0, 0, start + step * (index + 0.5), radius * 0.78)]),
            ]
        self.shape(shape, colour, x, y, angle)

    def pinnate(
        self,
        x: float,
        y: float,
        angle: float,
        length: float,
        pairs: int,
        leaflet: float,
        width: float,
        colours: str | Sequence[str],
        *,
        form: str = "lancet",
        lean: float = 58,
        bare: float = 0.2,
        teeth: int = 0,
        end: bool = True,
        even: bool = False,
        stem: str = "green",
    ) -> None:
        """A leaf of leaflets in pairs."""
        tints = [colours] if isinstance(colours, str) else list(colours)
        tx, ty = towards(x, y, angle, length)
        self.stem(f"M{x} {y}L{tx:.2f} {ty:.2f}", stem, 1)
        for index in range(pairs):
            share = bare + (1 - bare) * index / max(pairs - 0.4, 1)
            px, py = towards(x, y, angle, length * share)
            size = leaflet * (
                1 if even else 0.62 + 0.38 * math.sin(math.pi * (0.15 + share * 0.75))
            )
            for hand in (-1, 1):
                self._leaflet(
                    px,
                    py,
                    angle + hand * lean,
                    size,
                    width * size / leaflet,
                    tints[index % len(tints)],
                    form,
                    teeth,
                )
        if end:
            self._leaflet(tx, ty, angle, leaflet * 0.9, width, tints[-1], form, teeth)

    def _leaflet(
        self,
        x: float,
        y: float,
        angle: float,
        length: float,
        width: float,
        colour: str,
        form: str,
        teeth: int,
    ) -> None:
        if teeth:
            self.toothed(x, y, angle, length, width, colour, teeth, veins=False)
        else:
            self.leaf(x, y, angle, length, width, colour, form, rib=length > 12)

    def feather(
        self,
        x: float,
        y: float,
        angle: float,
        length: float,
        pairs: int,
        side: float,
        colour: str,
        width: float = 1.5,
        *,
        lean: float = 55,
        twigs: bool = True,
    ) -> None:
        """A leaf cut into threads."""
        shape: Shape = [("M", [(0, 0)]), ("L", [(0, -length)])]
        for index in range(pairs):
            share = 0.18 + 0.76 * index / max(pairs - 1, 1)
            reach = side * (0.5 + 0.5 * math.sin(math.pi * (0.1 + share * 0.85)))
            for hand in (-1, 1):
                end = towards(0, -length * share, hand * lean, reach)
                shape += [("M", [(0, -length * share)]), ("L", [end])]
                if twigs and reach > 5:
                    fork = towards(0, -length * share, hand * lean, reach * 0.5)
                    for part in (-38, 38):
                        shape += [
                            ("M", [fork]),
                            ("L", [towards(*fork, hand * lean + part, reach * 0.42)]),
                        ]
        self.hair(shape, colour, width, x, y, angle)

    # flowers

    def petals(
        self,
        x: float,
        y: float,
        count: int,
        length: float,
        width: float,
        colour: str,
        *,
        form: str = "round",
        start: float = 0,
        gap: float = 0,
        squash: float = 1,
        turn: float = 360,
        tilt: float = 0,
    ) -> None:
        """Petals about a point; ``squash`` shows them from the side."""
        ring: Shape = []
        for index in range(count):
            angle = start + turn * index / count
            shape = self._petal(form, length, width)
            moved = [
                (command, [_turned(px, py - gap, angle) for px, py in points])
                for command, points in shape
            ]
            ring += moved
            if count * width > 3.4 * length * turn / 360:  # each lies over the one before
                self.shape(ring, colour, x, y, tilt, (1, squash))
                ring = []
        if ring:
            self.shape(ring, colour, x, y, tilt, (1, squash))

    @staticmethod
    def _petal(form: str, length: float, width: float) -> Shape:
        half = width / 2
        if form == "notched":
            return [
                ("M", [(0, 0)]),
                (
                    "C",
                    [
                        (-half * 0.6, -length * 0.3),
                        (-half * 1.6, -length * 1.1),
                        (-half * 0.45, -length),
                    ],
                ),
                ("L", [(0, -length * 0.82)]),
                ("L", [(half * 0.45, -length)]),
                ("C", [(half * 1.6, -length * 1.1), (half * 0.6, -length * 0.3), (0, 0)]),
                ("Z", []),
            ]
        if form == "split":
            return [
                ("M", [(0, 0)]),
                ("C", [(-half, -length * 0.3), (-half * 1.3, -length), (-half * 0.6, -length)]),
                ("Q", [(-half * 0.1, -length * 0.9), (0, -length * 0.35)]),
                ("Q", [(half * 0.1, -length * 0.9), (half * 0.6, -length)]),
                ("C", [(half * 1.3, -length), (half, -length * 0.3), (0, 0)]),
                ("Z", []),
            ]
        names = {"round": "round", "pointed": "lancet", "ovate": "ovate", "spoon": "spoon"}
        return _blade(names[form], length, width, 0)

    def daisy(
        self,
        x: float,
        y: float,
        count: int,
        length: float,
        width: float,
        colour: str,
        heart: float,
        heart_colour: str = "yellow",
        *,
        squash: float = 1,
        form: str = "round",
        tilt: float = 0,
    ) -> None:
        """A head of ray flowers about a disc."""
        self.petals(
            x,
            y,
            count,
            length,
            width,
            colour,
            form=form,
            squash=squash,
            tilt=tilt,
            start=180 / count,
        )
        half = heart * (0.4 + 0.6 * squash)
        self.shape(
            f"M{-heart} 0C{-heart} {-1.33 * half} {heart} {-1.33 * half} {heart} 0"
            f"C{heart} {1.33 * half} {-heart} {1.33 * half} {-heart} 0Z",
            heart_colour,
            x,
            y,
            tilt,
        )

    def bell(
        self,
        x: float,
        y: float,
        angle: float,
        length: float,
        width: float,
        colour: str,
        lip: float = 1.25,
    ) -> None:
        """A bell that opens in the direction of the angle."""
        half, rim = width / 2, width / 2 * lip
        self.shape(
            f"M0 0C{-half * 1.2} 0 {-half} {-length * 0.7} {-rim} {-length}"
            f"L{-rim / 2} {-length * 0.88}L0 {-length * 1.02}L{rim / 2} {-length * 0.88}L{rim} {-length}"
            f"C{half} {-length * 0.7} {half * 1.2} 0 0 0Z",
            colour,
            x,
            y,
            angle,
        )

    def tube(
        self,
        x: float,
        y: float,
        angle: float,
        length: float,
        width: float,
        flare: float,
        colour: str,
    ) -> None:
        """A tube that widens to a rim."""
        half, rim = width / 2, flare / 2
        self.shape(
            f"M{-half * 0.7} 0C{-half} {-length * 0.5} {-half} {-length * 0.7} {-rim} {-length}"
            f"Q0 {-length * 1.12} {rim} {-length}C{half} {-length * 0.7} {half} {-length * 0.5} {half * 0.7} 0Z",
            colour,
            x,
            y,
            angle,
        )

    def pea(
        self, x: float, y: float, angle: float, size: float, colour: str, keel: str | None = None
    ) -> None:
        """A flower of the pea family: standard above, wings and keel before it."""
        self.shape(
            "M0 2C-5 -1 -9 -7 -5 -10C-2 -12 6 -11 7 -5C7 -1 3 2 0 2Z",
            colour,
            x,
            y,
            angle,
            size / 10,
        )
        self.shape("M0 2C0 -3 6 -5 10 -2C9 3 4 5 0 2Z", keel or colour, x, y, angle, size / 10)

    def lips(
        self,
        x: float,
        y: float,
        side: float,
        size: float,
        colour: str,
        lip: str | None = None,
        angle: float = 0,
    ) -> None:
        """A flower with a hood and a lip of three lobes, looking to one side (-1 or 1)."""
        scale = (side * size / 10, size / 10)
        self.shape("M0 0C0 -6 4 -9 9 -7C9 -4 7 -2 5 -1Z", colour, x, y, angle, scale)
        self.shape(
            "M0 0L5 -1C9 -3 12 0 10 2C13 3 11 7 8 6C7 9 3 7 3 4C2 3 1 2 0 0Z",
            lip or colour,
            x,
            y,
            angle,
            scale,
        )

    def head(
        self,
        x: float,
        y: float,
        radius: float,
        colours: Sequence[str],
        count: int = 12,
        *,
        width: float = 5,
    ) -> None:
        """A round head of many narrow flowers."""
        for ring, (share, shift) in enumerate(((1, 0), (0.66, 15))):
            number = count if ring == 0 else count * 2 // 3
            self.petals(
                x, y, number, radius * share, width, colours[ring % len(colours)], start=shift
            )
        self.dot(x, y, radius * 0.2, colours[-1])

    def cluster(
        self, x: float, y: float, radius: float, colours: Sequence[str], size: float, count: int = 6
    ) -> None:
        """Small round things in a ring with one in the middle."""
        ring = [towards(x, y, 360 * index / count, radius) for index in range(count)]
        for index, place in enumerate(ring):
            self.dot(*place, size, colours[index % len(colours)])
        self.dot(x, y, size, colours[-1])

    def umbel(
        self,
        x: float,
        y: float,
        angles: Sequence[float],
        length: float,
        colours: Sequence[str],
        *,
        size: float = 2,
        radius: float = 4,
        count: int = 5,
        stem: str = "green",
        droop: float = 0,
    ) -> Sequence[Point]:
        """Rays from one point, each with a little cluster."""
        ends = []
        for angle in angles:
            long = length * (1 - droop * abs(angle) / 90)
            ends.append(towards(x, y, angle, long))
        self.hair("".join(f"M{x} {y}L{ex:.2f} {ey:.2f}" for ex, ey in ends), stem, 1.5)
        for place in ends:
            self.cluster(*place, radius, colours, size, count)
        return ends

    def spike(
        self,
        x: float,
        y: float,
        angle: float,
        length: float,
        rows: int,
        size: float,
        colours: Sequence[str],
        *,
        width: float = 0.6,
        taper: float = 0.45,
        lean: float = 46,
    ) -> None:
        """A dense spike of flowers, the lowest first."""
        for row in range(rows):
            share = row / rows
            px, py = towards(x, y, angle, length * share)
            long = size * (1 - taper * share)
            for hand in (-1, 1, 0):
                colour = colours[(row + (hand == 0)) % len(colours)]
                self.leaf(
                    px, py, angle + hand * lean, long, long * width, colour, "round", rib=False
                )

    def catkin(
        self, x: float, y: float, angle: float, length: float, width: float, colour: str
    ) -> None:
        """A hanging catkin with its scales."""
        half = width / 2
        self.shape(_blade("round", length, width * 0.72, 0), colour, x, y, angle)
        rows = max(3, round(length / 5))
        marks = "".join(
            f"M{-half * 0.8} {-length * r / rows}Q0 {-length * (r + 0.7) / rows} {half * 0.8} {-length * r / rows}"
            for r in range(1, rows)
        )
        self.line(marks, x, y, angle)

    # fruits, roots

    def berry(self, x: float, y: float, radius: float, colour: str, *, crown: bool = False) -> None:
        self.dot(x, y, radius, colour)
        if crown:
            self.line(f"M-1.6 {radius * 0.9}L0 {radius * 0.4}L1.6 {radius * 0.9}", x, y)
        self.hair(
            f"M{-radius * 0.45} {-radius * 0.1}Q{-radius * 0.4} {-radius * 0.5} 0 {-radius * 0.5}",
            "white",
            0.9,
            x,
            y,
        )

    def taproot(self, x: float, y: float, length: float, width: float, colour: str) -> None:
        half = width / 2
        self.shape(
            f"M{-half} 0C{-half} {length * 0.4} {-half * 0.4} {length * 0.7} 0 {length}"
            f"C{half * 0.4} {length * 0.7} {half} {length * 0.4} {half} 0Z",
            colour,
            x,
            y,
        )
        self.line(
            f"M{-half * 0.7} {length * 0.25}H{half * 0.1}M{half * 0.6} {length * 0.4}H0"
            f"M{-half * 0.6} {length * 0.4}L{-half * 2} {length * 0.6}",
            x,
            y,
        )

    def bulb(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        half = width / 2
        self.shape(
            f"M0 {-height}C{-half * 0.3} {-height * 0.8} {-half} {-height * 0.7} {-half} {-height * 0.3}"
            f"C{-half} 0 {half} 0 {half} {-height * 0.3}C{half} {-height * 0.7} {half * 0.3} {-height * 0.8} 0 {-height}Z",
            colour,
            x,
            y,
        )
        self.line(
            f"M0 {-height * 0.9}C{-half * 0.6} {-height * 0.6} {-half * 0.5} {-height * 0.2} {-half * 0.2} 0"
            f"M0 {-height * 0.9}C{half * 0.6} {-height * 0.6} {half * 0.5} {-height * 0.2} {half * 0.2} 0"
            f"M{-half * 0.5} 0L{-half * 0.7} 4M0 0V5M{half * 0.5} 0L{half * 0.7} 4",
            x,
            y,
        )


def _turned(x: float, y: float, angle: float) -> Point:
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return x * cosine - y * sine, x * sine + y * cosine
