"""The flowers of Botanists; signs that show them again, pawns and bare ground."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from forms import Plate, towards

__all__ = ["PLANTS", "SIGNS"]


def _cornflower(p: Plate, x: float, y: float, size: float) -> None:
    for angle in (-98, 98, -66, 66, -36, 36, 0):
        p.shape(
            "M0 0C-2 -12 -3 -18 -10 -32L-4 -29L-2 -36L2 -30L7 -35L7 -28C3 -18 2 -12 0 0Z",
            "blue" if angle in (-98, 98, -36, 36) else "blue-deep",
            x,
            y - 4 * size,
            angle,
            size,
        )
    for angle in (-40, -14, 14, 40):
        p.leaf(x, y - 4 * size, angle, 16 * size, 5 * size, "violet-deep", rib=False)
    p.shape(
        "M-8 0C-10 10 -6 16 0 17C6 16 10 10 8 0C4 -3 -4 -3 -8 0Z",
        "green",
        x,
        y - 2 * size,
        0,
        size,
    )
    p.line("M-8 5L0 2L8 5M-8 10L0 7L8 10M-4 14L0 12L4 14", x, y - 2 * size, 0, size)


def _hellebore(p: Plate, x: float, y: float, size: float) -> None:
    p.petals(x, y, 5, size, size * 0.84, "green-fresh", form="ovate", start=10)
    p.petals(x, y, 5, size * 0.5, size * 0.24, "green-pale", start=46)
    p.dots([towards(x, y, angle, size * 0.36) for angle in range(0, 360, 40)], 1.8, "yellow")
    p.petals(x, y, 3, size * 0.24, size * 0.14, "green-deep")


def _peony(p: Plate, x: float, y: float, size: float) -> None:
    p.petals(x, y + 2, 9, size, size * 0.73, "crimson", form="spoon", squash=0.92)
    p.petals(x, y, 8, size * 0.76, size * 0.62, "red", form="notched", start=20, squash=0.92)
    p.petals(x, y - 2, 6, size * 0.51, size * 0.49, "rose-deep", form="notched", squash=0.92)
    p.petals(x, y - 3, 4, size * 0.3, size * 0.3, "red", start=30)
    p.dot(x, y - 3, size * 0.065, "yellow")


def _daffodil(p: Plate, x: float, y: float, size: float) -> None:
    p.petals(x, y, 6, size, size * 0.62, "yellow", form="ovate")
    p.petals(x, y, 10, size * 0.44, size * 0.28, "orange", form="notched")
    p.dot(x, y, size * 0.24, "yellow-deep")
    p.dots(
        [towards(x, y, angle, size * 0.11) for angle in range(0, 360, 72)], size * 0.045, "cream"
    )


def cornflower(p: Plate) -> None:
    """A scaly egg with a ragged crown of blue trumpets, narrow grey leaves."""
    p.stem("M50 118C52 96 50 76 50 54", "green-grey", 2.4)
    p.stem("M51 96C62 86 70 76 74 66", "green-grey", 1.8)
    for y, angle, length in ((116, -40, 50), (112, 44, 44), (94, -34, 38), (82, 28, 26)):
        p.leaf(50, y, angle, length, 6.4, "green-grey" if angle < 0 else "green-pale")
    _cornflower(p, 50, 44, 1)
    _cornflower(p, 77, 58, 0.62)


def hellebore(p: Plate) -> None:
    """Nodding green bowls with many stamens; dark leaves like the fingers of a hand."""
    p.stem("M50 118C48 92 46 70 44 50", "green", 3)
    p.stem("M48 84C60 76 72 70 76 54", "green", 2.2)
    for x, y, angle in ((26, 100, -50), (76, 100, 50)):
        p.hair(f"M50 {y + 14}L{x} {y}", "green-deep", 2.4)
        for part in (-104, -62, -20, 20, 62, 104):
            p.toothed(x, y, angle + part, 25, 9, "green-deep", 5, veins=False)
    p.leaf(46, 60, -60, 20, 8, "green-pale")
    _hellebore(p, 42, 36, 28)
    _hellebore(p, 78, 44, 19)


def peony(p: Plate) -> None:
    """A heavy red globe of many petals, a round bud, leaves cut into broad fingers."""
    p.stem("M50 118C50 96 50 80 50 60", "green", 3.4)
    p.stem("M50 100C64 92 74 82 80 68", "green", 2.4)
    for x, y, angle in ((50, 106, -62), (50, 102, 66)):
        tx, ty = towards(x, y, angle, 16)
        p.hair(f"M{x} {y}L{tx:.1f} {ty:.1f}", "green", 2.4)
        for part in (-56, 0, 56):
            p.leaf(tx, ty, angle + part, 30, 12, "green-deep" if angle < 0 else "green", "ovate")
    _peony(p, 46, 36, 37)
    p.dot(82, 62, 10, "crimson")
    p.line("M-5 -7C-2 -2 -2 4 -4 8M2 -9C4 -3 4 3 2 9", 82, 62)
    p.leaf(82, 73, -28, 16, 9, "green", rib=False)
    p.leaf(82, 73, 28, 16, 9, "green", rib=False)


def daffodil(p: Plate) -> None:
    """Six yellow petals behind an orange trumpet, strap leaves, a brown bulb."""
    for angle, length in ((-20, 86), (18, 90), (-36, 66), (34, 62)):
        p.leaf(50, 104, angle, length, 9, "green-grey" if angle < 0 else "green", "grass")
    p.stem("M50 104C50 84 48 66 48 40", "green-fresh", 2.8)
    p.bulb(50, 116, 24, 20, "brown")
    _daffodil(p, 48, 36, 34)


def _shield(p: Plate) -> None:
    """The label that a sign stands on."""
    p.shape(
        "M12 20C30 22 40 16 50 8C60 16 70 22 88 20C90 60 84 92 50 112C16 92 10 60 12 20Z", "paper"
    )
    p.line("M17 25C32 27 42 22 50 15C58 22 68 27 83 25C84 60 78 87 50 105C22 87 16 60 17 25Z")


def _sign(
    p: Plate, head: Callable[[Plate, float, float, float], None], x: float, y: float, size: float
) -> None:
    """A label with the flower that belongs there."""
    _shield(p)
    head(p, x, y, size)


def sign_purple(p: Plate) -> None:
    """A spike: the sign of lavender."""
    _shield(p)
    p.stem("M50 92V40", "green-grey", 2.6)
    p.leaf(50, 90, -40, 22, 6, "green-grey")
    p.leaf(50, 90, 40, 22, 6, "green-grey")
    p.spike(50, 70, 0, 44, 6, 15, ["violet", "violet-deep"])


def withered(p: Plate) -> None:
    """What lies face down: a bent stalk with a hanging dry head and two rolled leaves."""
    p.stem("M50 116C50 84 46 50 56 34C62 24 74 26 76 40", "brown", 2.4)
    p.leaf(50, 104, -84, 30, 11, "wood", bend=10)
    p.leaf(50, 92, 88, 30, 11, "wood-pale", bend=-10)
    for angle in (150, 165, 180, 195, 210):
        p.leaf(76, 40, angle, 28, 10, "wood-pale" if angle % 30 else "wood")
    p.leaf(76, 38, 180, 13, 16, "brown", "round", rib=False)
    p.leaf(34, 118, 78, 14, 8, "wood", rib=True)


def bare_space(p: Plate) -> None:
    """A spot of dug soil where nothing stands."""
    p.shape("M10 88C14 76 30 70 50 70S86 76 90 88C86 100 70 106 50 106S14 100 10 88Z", "brown")
    p.line(
        "M22 86C28 82 34 82 40 85M46 80C52 77 58 77 64 80M54 90C60 87 68 87 74 90M32 96C38 93 44 93 50 96"
    )
    p.dots([(28, 92), (70, 84), (60, 98)], 2, "wood")


def _pawn(p: Plate, colour: str, hat: str) -> None:
    """A gardener carved of wood; the hat tells pawns apart without colour."""
    p.shape(
        "M26 116C24 96 34 88 38 74C42 62 58 62 62 74C66 88 76 96 74 116C60 120 40 120 26 116Z",
        colour,
    )
    p.line("M30 106C42 110 58 110 70 106M44 74C44 84 40 94 38 104M56 74C56 84 60 94 62 104")
    p.dot(50, 50, 17, "wood-pale")
    p.dots([(44, 50), (56, 50)], 1.8, "black")
    p.line("M44 57Q50 62 56 57")
    p.shape(HATS[hat], colour)


HATS = {
    "brim": "M20 40C30 34 34 32 36 26C38 14 62 14 64 26C66 32 70 34 80 40C70 46 30 46 20 40Z",
    "peak": "M30 42C34 30 44 18 50 4C56 18 66 30 70 42C58 36 42 36 30 42Z",
    "round": "M30 42C26 14 74 14 70 42C58 37 42 37 30 42ZM45 17C42 8 58 8 55 17Z",
    "crown": "M30 42L28 16L40 28L50 12L60 28L72 16L70 42C58 37 42 37 30 42Z",
    "flat": "M22 40V30H34V14H66V30H78V40C60 36 40 36 22 40Z",
    "leaf": "M34 40C30 26 40 12 62 6C70 24 68 36 66 40C56 36 44 36 34 40ZM40 38L60 12",
}

PLANTS: dict[str, Callable[[Plate], None]] = {
    "cornflower": cornflower,
    "hellebore": hellebore,
    "peony": peony,
    "daffodil": daffodil,
}
SIGNS: dict[str, Callable[[Plate], None]] = {
    "sign-blue": partial(_sign, head=_cornflower, x=50, y=66, size=0.92),
    "sign-green": partial(_sign, head=_hellebore, x=50, y=57, size=30),
    "sign-red": partial(_sign, head=_peony, x=50, y=55, size=32),
    "sign-purple": sign_purple,
    "sign-yellow": partial(_sign, head=_daffodil, x=50, y=57, size=32),
    "withered": withered,
    "bare-space": bare_space,
    "pawn-blue": partial(_pawn, colour="blue", hat="brim"),
    "pawn-green": partial(_pawn, colour="green", hat="peak"),
    "pawn-red": partial(_pawn, colour="red", hat="round"),
    "pawn-purple": partial(_pawn, colour="violet", hat="crown"),
    "pawn-yellow": partial(_pawn, colour="yellow", hat="flat"),
    "pawn-helper": partial(_pawn, colour="wood-pale", hat="leaf"),
}
