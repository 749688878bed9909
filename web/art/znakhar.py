"""Plants of Znakhar that no other game has, five of folk tales among them; the signs of its illnesses."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from forms import Plate, fan, towards

__all__ = ["PLANTS", "SAME", "SIGNS"]


def plantain(p: Plate) -> None:
    """The wayside plantain: a rosette of broad round ribbed leaves and green rat tails."""
    for x, top in ((38, 22), (62, 30), (50, 10)):
        p.stem(f"M50 112Q{(x + 50) / 2} 90 {x} {top + 44}", "green", 1.8)
        p.leaf(x, top + 48, (x - 50) * 0.3, 48, 7, "yellow-deep", "round", rib=False)
        p.line(
            "".join(f"M-3 {-y}L3 {-y - 3}" for y in range(6, 44, 6)), x, top + 48, (x - 50) * 0.3
        )
    for angle, length in ((-88, 42), (88, 42), (-52, 46), (52, 46), (-16, 38), (20, 38)):
        colour = "green" if angle < 0 else "green-fresh"
        p.leaf(50, 116, angle, length, length * 0.66, colour, "spoon")
        p.line(
            f"M-1 -6C-10 {-length * 0.5} -8 {-length * 0.8} -2 {-length * 0.95}M1 -6C10 {-length * 0.5} 8 {-length * 0.8} 2 {-length * 0.95}",
            50,
            116,
            angle,
        )


def camomile(p: Plate) -> None:
    """White rays that hang back from a high yellow cone; leaves of fine threads."""
    p.stem("M50 118C50 90 50 60 50 44", "green", 2)
    p.stem("M50 92C38 80 26 72 22 60M50 86C64 74 72 66 78 54", "green", 1.7)
    for x, y, angle in (
        (50, 112, -56),
        (50, 106, 56),
        (34, 78, -70),
        (66, 74, 70),
        (50, 74, -36),
        (50, 68, 40),
    ):
        p.feather(x, y, angle, 28, 5, 10, "green-fresh", 1.4)
    for x, y, size in ((50, 34, 1), (20, 50, 0.78), (80, 44, 0.78)):
        for angle in (-128, -108, 108, 128, -150, 150, 180):
            p.leaf(x, y + 2, angle, 21 * size, 8 * size, "white", "round")
        p.leaf(x, y + 6 * size, 0, 22 * size, 18 * size, "yellow", "round", rib=False)
        p.dots(
            [
                (x + dx * size, y + dy * size)
                for dx, dy in ((0, -10), (-4, -5), (4, -5), (-4, 1), (4, 1), (0, -2))
            ],
            1.2,
            "yellow-deep",
        )


def coltsfoot(p: Plate) -> None:
    """Yellow suns on scaly leafless stalks in early spring; the hoof-shaped leaf comes later."""
    p.hair("M70 118L74 92", "green", 2.6)
    p.palm(74, 92, 10, 25, "green", 7, turn=312, depth=0.13, pointed=True)
    for foot, x, y in ((44, 26, 34), (50, 58, 26), (38, 14, 76)):
        p.stem(f"M{foot} 118Q{x} {y + 54} {x} {y}", "rose-pale", 3.4)
        for share in (0.25, 0.45, 0.65, 0.85):
            sx = (1 - share) ** 2 * foot + 2 * share * (1 - share) * x + share**2 * x
            sy = (1 - share) ** 2 * 118 + 2 * share * (1 - share) * (y + 54) + share**2 * y
            p.leaf(sx, sy + 5, -24 if share in (0.25, 0.65) else 24, 11, 6, "rust", rib=False)
        size = 22 if y < 60 else 13
        p.petals(x, y, 18, size, size * 0.2, "yellow")
        p.petals(x, y, 9, size * 0.62, size * 0.2, "yellow", start=8)
        p.dot(x, y, size * 0.26, "orange")


def wild_marjoram(p: Plate) -> None:
    """Red stems with small oval leaves in pairs, and rounded tufts of rose-lilac flowers."""
    p.stem("M50 118V36", "crimson", 2.2)
    p.stem("M50 76L26 42M50 72L74 40", "crimson", 1.7)
    for y, spread, size in ((112, 74, 26), (96, 68, 23), (80, 60, 19), (62, 50, 14)):
        for hand in (-1, 1):
            p.leaf(
                50,
                y,
                hand * spread,
                size,
                size * 0.6,
                "green" if hand < 0 else "green-fresh",
                "ovate",
            )
    for x, y, radius in ((26, 38, 9), (74, 36, 9), (50, 28, 11), (38, 46, 6), (62, 46, 6)):
        p.cluster(x, y, radius + 2, ["lilac", "crimson", "rose"], 3.6, 12)
        p.cluster(x, y, radius * 0.55, ["rose", "lilac-pale"], 3.4, 6)


def linden_blossom(p: Plate) -> None:
    """A hanging tuft of cream flowers from the middle of a pale wing; heart-shaped leaves."""
    p.stem("M10 12C34 8 62 10 90 4", "bark", 3)
    p.hair("M22 11V20M78 7V14", "green", 2)
    p.toothed(22, 18, 186, 52, 46, "green", 8)
    p.toothed(80, 14, 172, 46, 42, "green-fresh", 8)
    p.hair("M50 9V24", "green", 2)
    p.leaf(50, 20, 172, 62, 15, "green-pale")
    p.hair("M48 62C48 72 44 80 36 88M48 66C50 78 52 88 52 98M48 66C56 76 64 80 70 84", "green", 1.7)
    for x, y in ((34, 90), (52, 100), (72, 86)):
        p.petals(x, y, 5, 10, 5, "cream", form="pointed", start=180)
        p.hair(
            "".join(
                f"M0 0L{a:.1f} {b:.1f}"
                for a, b in (towards(0, 0, angle, 9) for angle in range(15, 375, 30))
            ),
            "yellow-deep",
            1.1,
            x,
            y,
        )
        p.dot(x, y, 2.4, "yellow")
    p.dots([(60, 98), (42, 104), (26, 100)], 3.6, "green-pale")


def valerian(p: Plate) -> None:
    """Domes of pale pink over ladder leaves in pairs, with its bunch of strong roots."""
    p.hair("M46 104L34 118M48 104L43 119M50 104V120M52 104L57 119M54 104L66 118", "brown", 2)
    p.stem("M50 106V34", "green", 2.6)
    p.stem("M50 62L28 42M50 58L72 40", "green", 1.7)
    for y, spread, length in ((100, 62, 40), (78, 56, 32)):
        for hand in (-1, 1):
            p.pinnate(
                50,
                y,
                hand * spread,
                length,
                4,
                13,
                6,
                "green" if hand < 0 else "green-fresh",
                lean=64,
                bare=0.3,
            )
    for x, y, width in ((50, 30, 14), (26, 40, 10), (74, 38, 10)):
        for dx, dy in (
            (-1, 0),
            (-0.5, -0.5),
            (0, -0.75),
            (0.5, -0.5),
            (1, 0),
            (-0.5, 0.25),
            (0.5, 0.25),
            (0, -0.1),
        ):
            px, py = x + dx * width, y + dy * width
            p.cluster(px, py, 3.4, ["rose-pale"] if dy else ["rose"], 2.3, 5)


def elecampane(p: Plate) -> None:
    """A tall giant: heads of long thread-like yellow rays, huge soft pointed leaves."""
    p.stem("M50 118V34", "green", 4)
    p.stem("M50 66C62 60 70 56 76 48", "green", 2.6)
    for y, angle, length in ((116, -46, 66), (114, 46, 64), (86, -56, 40), (80, 58, 34)):
        p.leaf(
            50,
            y,
            angle,
            length,
            length * 0.42,
            "green" if angle < 0 else "green-fresh",
            "lancet",
            veins=4,
        )
    for x, y, size in ((46, 30, 29), (80, 42, 18)):
        p.petals(x, y, 9, size * 0.55, size * 0.3, "green-pale", form="pointed")
        p.petals(x, y, 22, size, size * 0.11, "yellow")
        p.head(x, y, size * 0.36, ["yellow-deep", "brown"], 9, width=4)


def celandine(p: Plate) -> None:
    """Four yellow petals and a brush, blue-green leaves in round lobes, a drop of orange juice."""
    p.stem("M50 118C50 96 48 76 46 58", "green-grey", 2.4)
    p.stem("M49 82C60 70 66 60 70 48", "green-grey", 1.8)
    for x, y, angle in ((50, 112, -60), (50, 106, 60), (48, 84, -54)):
        length = 34 if y > 100 else 24
        tx, ty = towards(x, y, angle, length)
        p.hair(f"M{x} {y}L{tx:.1f} {ty:.1f}", "green-grey", 2)
        for share, part in ((0.45, -78), (0.45, 78), (1, 0)):
            px, py = towards(x, y, angle, length * share)
            p.lobed(
                px,
                py,
                angle + part,
                20 if part else 22,
                20,
                "green-grey" if part else "green",
                2,
                depth=0.4,
            )
    for x, y, size in ((44, 44, 20), (74, 38, 18), (22, 58, 13)):
        p.hair(f"M46 64L{x} {y}", "green-grey", 1.7)
        p.petals(x, y, 4, size, size * 0.9, "yellow", start=20)
        p.hair(
            "".join(
                f"M0 0L{a:.1f} {b:.1f}"
                for a, b in (towards(0, 0, angle, size * 0.42) for angle in range(0, 360, 30))
            ),
            "yellow-deep",
            1.2,
            x,
            y,
        )
        p.leaf(x, y + 3, 0, 9, 4, "green", "round", rib=False)
    for x, y in ((62, 26), (56, 20)):
        p.hair(f"M46 60L{x} {y + 8}", "green-grey", 1.5)
        p.leaf(x, y + 10, 14, 16, 4, "green", "round", rib=False)
    p.shape("M0 -5C3 -1 4 1 4 3C4 6 2 7 0 7C-2 7 -4 6 -4 3C-4 1 -3 -1 0 -5Z", "orange", 62, 92)


def wormwood(p: Plate) -> None:
    """Silver-grey, softly cut leaves, and plumes of tiny nodding yellow balls."""
    p.stem("M50 118C50 90 50 50 50 12", "green-pale", 2.4)
    for x, y, angle in ((50, 116, -64), (50, 112, 64), (50, 96, -54), (50, 92, 54)):
        for share, part in ((0.4, -46), (0.4, 46), (0.7, -40), (0.7, 40), (1, 0)):
            px, py = towards(x, y, angle, 22 * share)
            p.leaf(
                px,
                py,
                angle + part,
                19,
                7,
                "green-grey" if part < 0 else "green-pale",
                "round",
                rib=False,
            )
        ex, ey = towards(x, y, angle, 26)
        p.hair(f"M{x} {y}L{ex:.1f} {ey:.1f}", "green-grey", 1.6)
    for y, angle, count in (
        (74, -44, 5),
        (70, 44, 5),
        (54, -40, 4),
        (50, 40, 4),
        (36, -34, 3),
        (32, 34, 3),
    ):
        ex, ey = towards(50, y, angle, count * 8)
        p.hair(f"M50 {y}L{ex:.1f} {ey:.1f}", "green-pale", 1.7)
        for step in range(1, count + 1):
            px, py = towards(50, y, angle, step * 8)
            p.dot(px, py + 4, 3.1, "yellow")
    p.dots([(50, 12), (46, 20), (54, 20)], 3.1, "yellow")


def melilot(p: Plate) -> None:
    """Long slender spikes of small yellow flowers that hang to one side, leaves of three."""
    p.stem("M50 118C50 96 52 70 50 44", "green", 2)
    p.stem(
        "M51 92C40 78 30 68 24 48M51 84C62 70 72 60 76 40M50 46L50 10M24 50L20 24M76 42L80 16",
        "green",
        1.5,
    )
    for x, y, lean in ((50, 108, -70), (50, 100, 70), (38, 76, -70), (66, 66, 70), (51, 66, -60)):
        tx, ty = towards(x, y, lean, 14)
        p.hair(f"M{x} {y}L{tx:.1f} {ty:.1f}", "green", 1.5)
        for part in (-70, 0, 70):
            p.leaf(tx, ty, lean + part, 16, 8, "green-fresh" if part else "green", "round")
    for x, top, count, slope in ((50, 8, 6, 0), (21, 22, 4, 0.15), (79, 14, 4, -0.15)):
        for row in range(count):
            y = top + row * 7.5
            px = x + slope * row * 7.5
            for hand in (-1, 1):
                p.leaf(
                    px,
                    y,
                    180 - hand * 52,
                    11 - (row == 0) * 3,
                    6,
                    "yellow" if hand < 0 else "yellow-deep",
                    "round",
                    rib=False,
                )


def centaury(p: Plate) -> None:
    """Stiff and forked, with pairs of small leaves and a flat tuft of pink stars."""
    p.stem("M50 112V64M50 84L30 52M50 84L70 52M50 66L42 40M50 66L58 40", "green", 2)
    for angle in (-84, 84, -50, 50):
        p.leaf(50, 116, angle, 28, 13, "green" if angle < 0 else "green-fresh", "spoon", veins=1)
    for x, y, spread, size in (
        (50, 98, 48, 22),
        (50, 80, 60, 20),
        (36, 62, 66, 14),
        (64, 62, 66, 14),
    ):
        for hand in (-1, 1):
            p.leaf(x, y, hand * spread, size, size * 0.36, "green" if hand < 0 else "green-fresh")
    for x, y, size in (
        (24, 42, 15),
        (76, 42, 15),
        (40, 30, 15),
        (60, 30, 15),
        (50, 14, 14),
        (26, 20, 12),
        (74, 20, 12),
    ):
        if size == 12:
            p.hair(f"M{x} {y}L{50 + (x - 50) * 0.7:.0f} 44", "green", 1.5)
        if y == 14:
            p.hair("M50 14V64", "green", 1.5)
        p.petals(x, y, 5, size, size * 0.5, "rose-deep", form="pointed", start=x)
        p.dot(x, y, size * 0.16, "yellow")


def pheasants_eye(p: Plate) -> None:
    """Great yellow bowls of shining petals low over a cloud of thread leaves."""
    p.hair("M44 112L34 119M48 112L46 120M52 112L54 120M56 112L66 119", "black", 2)
    p.stem("M50 114C50 96 46 76 44 50", "green", 2.8)
    p.stem("M50 112C60 98 70 88 76 76", "green", 2.4)
    for x, y, angle, length in (
        (50, 110, -62, 36),
        (48, 98, -42, 36),
        (47, 84, -64, 30),
        (50, 108, 70, 34),
        (62, 96, 18, 26),
        (46, 78, 44, 28),
        (66, 92, 90, 26),
    ):
        p.feather(x, y, angle, length, 6, 11, "green", 1.5)
    for x, y, size in ((44, 36, 32), (78, 68, 20)):
        p.petals(x, y, 10, size, size * 0.42, "yellow", form="spoon")
        p.petals(x, y, 8, size * 0.68, size * 0.34, "yellow", form="spoon", start=20)
        p.dots([towards(x, y, angle, size * 0.3) for angle in range(0, 360, 36)], 1.6, "orange")
        p.dot(x, y, size * 0.17, "green")


def marsh_cinquefoil(p: Plate) -> None:
    """Wine-red stars, sepals longer than petals, over fans of five toothed leaflets, by water."""
    p.hair("M6 112C16 106 26 118 36 112S56 106 66 112S86 118 94 112", "blue", 2.2)
    p.stem("M50 114C50 94 48 72 46 46", "crimson", 2.2)
    p.stem("M50 100C62 86 72 76 76 60", "crimson", 1.8)
    for x, y, angle in ((24, 92, -60), (78, 96, 60)):
        p.hair(f"M50 {y + 10}L{x} {y}", "crimson", 1.8)
        for part in (-88, -44, 0, 44, 88):
            p.toothed(
                x, y, angle + part, 25, 10, "green" if angle < 0 else "green-grey", 5, veins=False
            )
    for x, y, size in ((44, 34, 28), (78, 50, 20)):
        p.petals(x, y, 5, size, size * 0.52, "crimson", form="ovate")
        p.petals(x, y, 5, size * 0.56, size * 0.26, "rose-deep", form="pointed", start=36)
        p.dots([towards(x, y, angle, size * 0.26) for angle in range(0, 360, 45)], 1.5, "black")
        p.dot(x, y, size * 0.16, "rust")


def conquer_herb(p: Plate) -> None:
    """The white water-lily of the tales: a crown of petals on dark water, round floating leaves."""
    p.shape("M0 66C16 60 28 72 44 66S76 60 100 66V120H0Z", "blue-pale")
    p.line("M8 84C18 78 26 88 36 83M62 88C72 82 82 92 92 86M20 104C30 98 40 108 50 103")
    p.stem("M50 66C44 84 58 96 46 120", "rust", 3)
    p.stem("M20 74C26 90 32 104 38 120M82 76C74 92 62 104 56 120", "green-deep", 1.8)
    p.shape("M22 74L44 68C40 60 6 58 2 70C0 82 40 84 46 76Z", "green")
    p.shape("M78 76L58 70C64 62 96 62 98 72C100 84 64 86 56 78Z", "green-deep")
    for angle, length in ((-80, 38), (80, 38), (-58, 44), (58, 44), (-34, 48), (34, 48), (0, 48)):
        p.leaf(50, 66, angle, length, 19, "white", "ovate")
    for angle, length in ((-66, 28), (66, 28), (-26, 36), (26, 36)):
        p.leaf(50, 66, angle, length, 16, "white", "ovate")
    for angle in fan(7, 110):
        p.leaf(50, 64, angle, 18, 5, "yellow", rib=False)


def adams_head(p: Plate) -> None:
    """The lady's slipper: a yellow pouch, four twisted wine-red ribbons, ribbed leaves."""
    p.stem("M50 118C50 90 50 66 50 40", "green", 2.8)
    for y, angle, length in ((114, -40, 58), (112, 42, 56), (92, -36, 44), (86, 44, 36)):
        p.leaf(
            50, y, angle, length, length * 0.42, "green" if angle < 0 else "green-fresh", "lancet"
        )
        p.line(
            f"M-3 -4C-9 {-length * 0.4} -6 {-length * 0.7} -1 {-length * 0.95}M3 -4C9 {-length * 0.4} 6 {-length * 0.7} 1 {-length * 0.95}",
            50,
            114 if y > 100 else y,
            angle,
        )
    p.leaf(52, 30, 0, 29, 14, "crimson", "ovate")
    p.leaf(52, 34, 176, 36, 10, "crimson")
    p.shape(
        "M52 30C42 26 34 34 28 30C20 28 14 38 6 48C16 46 20 40 27 40C36 42 42 40 52 36Z", "crimson"
    )
    p.shape(
        "M52 30C62 26 70 34 76 30C84 28 90 38 98 48C88 46 84 40 77 40C68 42 62 40 52 36Z", "crimson"
    )
    p.shape("M52 32C38 34 34 46 38 56C42 66 62 66 66 56C70 46 66 34 52 32Z", "yellow")
    p.leaf(52, 46, 0, 13, 17, "yellow-deep", "round", rib=False)
    p.dots([(46, 54), (52, 57), (58, 54)], 1.3, "red")
    p.leaf(52, 40, 0, 11, 8, "cream", "round", rib=False)


def weeping_herb(p: Plate) -> None:
    """Purple loosestrife: long purple candles; tears hang from its narrow paired leaves."""
    p.stem("M50 118V30", "crimson", 2.6)
    p.stem("M50 84C38 74 30 64 26 50M50 80C62 70 70 60 74 46", "crimson", 1.9)
    for y, spread, length in ((106, 90, 36), (92, 80, 34), (80, 70, 24)):
        for hand in (-1, 1):
            p.leaf(50, y, hand * spread, length, 10, "green" if hand < 0 else "green-fresh")
            x, ty = towards(50, y, hand * spread, length)
            p.shape(
                "M0 -5C3 -1 4 1 4 3C4 6 2 7 0 7C-2 7 -4 6 -4 3C-4 1 -3 -1 0 -5Z",
                "blue-pale",
                x,
                ty + 6,
                0,
                0.8,
            )
    for x, y, rows, lean in ((50, 66, 8, 0), (27, 54, 4, -6), (73, 50, 4, 6)):
        for row in range(rows):
            px, py = towards(x, y, lean, row * 7.4)
            size = 10 - row * (0.55 if rows == 8 else 1.1)
            p.petals(
                px, py, 5, size, size * 0.5, "lilac-deep" if row % 2 else "lilac", start=row * 30
            )
            p.dot(px, py, 1.6, "violet-deep")


def burst_herb(p: Plate) -> None:
    """Touch-me-not: yellow horns that hang from threads, pods that burst, and a lock they broke."""
    p.stem("M50 96C50 76 52 50 50 22", "green-fresh", 3)
    for x, y, angle, length in (
        (50, 84, -70, 30),
        (50, 74, 72, 30),
        (50, 54, -56, 27),
        (51, 38, 58, 25),
        (50, 26, -20, 22),
        (50, 24, 30, 18),
    ):
        p.toothed(x, y, angle, length, length * 0.55, "green-fresh" if angle < 0 else "green", 5)
    for x, y, side in ((26, 62, -1), (76, 56, 1)):
        p.hair(f"M50 {y - 18}Q{x} {y - 24} {x} {y - 8}", "green", 1.4)
        p.shape(
            "M-9 -6C-2 -10 6 -8 8 -2C9 3 8 8 13 10C10 14 3 10 2 5C-2 6 -9 6 -13 1C-13 -3 -11 -5 -9 -6Z",
            "yellow",
            x,
            y,
            0,
            (side, 1),
        )
        p.leaf(x - side * 8, y, side * -60, 12, 11, "yellow-deep", "round")
        p.dots([(x - side * 3, y - 1), (x - side * 6, y + 1)], 1.2, "red")
    for angle in (-70, -30, 20, 62):
        p.shape("M-2 0C-5 -5 -4 -10 0 -12C2 -8 2 -4 -2 0Z", "green-pale", 50, 20, angle)
    p.dots([(34, 12), (40, 5), (52, 3), (62, 6), (68, 14)], 1.8, "brown")
    p.shape("M30 96H46L50 104L45 108L52 118H30C28 118 27 117 27 115V99C27 97 28 96 30 96Z", "clay")
    p.shape(
        "M52 98L70 95C72 95 73 96 73 98L75 114C75 116 74 117 72 117L56 119L60 108L55 106Z", "clay"
    )
    p.hair("M33 96V90C33 83 43 82 46 87", "black", 2.6)


def fern_flower(p: Plate) -> None:
    """A fern that blooms on one night: a flower of fire among curled and feathered fronds."""
    for angle in range(-84, 100, 28):
        p.hair("M0 -30V-47", "yellow", 2.2, 50, 44, angle)
    for angle in range(-70, 80, 28):
        p.hair("M0 -28V-36", "orange", 1.8, 50, 44, angle)
    for angle, length in ((-66, 58), (66, 58), (-38, 64), (38, 64)):
        for row in range(9):
            x, y = towards(50, 118, angle, length * (0.14 + row * 0.096))
            size = (15 if abs(angle) > 40 else 16) * (1 - row * 0.085)
            for hand in (-1, 1):
                p.leaf(
                    x,
                    y,
                    angle + hand * 62,
                    size,
                    5.2,
                    "green-deep" if hand < 0 else "green",
                    "round",
                    rib=False,
                )
        x, y = towards(50, 118, angle, length)
        p.hair(f"M50 118L{x:.1f} {y:.1f}", "green-fresh", 1.4)
    p.stem("M50 118V48", "green-deep", 2.4)
    p.hair(
        "M14 56C4 54 4 40 14 40C20 40 20 50 14 49M86 56C96 54 96 40 86 40C80 40 80 50 86 49",
        "green-fresh",
        2.4,
    )
    for angle in (-72, 72, -36, 36, 0):
        p.leaf(50, 52, angle, 32, 15, "red", "ovate")
    for angle in (-54, 54, -18, 18):
        p.leaf(50, 52, angle, 23, 10, "orange", "ovate")
    p.leaf(50, 52, 0, 16, 9, "yellow", "ovate")


def charm(p: Plate) -> None:
    """A strip of birch bark with a written charm, tied with a red thread and a knot."""
    p.shape(
        "M22 12C30 6 70 6 78 12C86 20 80 28 80 34V92C80 98 88 106 78 112C70 116 30 116 22 112C14 106 20 98 20 92V34C20 28 14 20 22 12Z",
        "cream",
    )
    p.shape(
        "M22 12C30 6 70 6 78 12C84 18 82 24 72 22C60 18 40 18 28 22C18 24 16 18 22 12ZM22 112C30 118 70 118 78 112C84 106 82 100 72 102C60 106 40 106 28 102C18 100 16 106 22 112Z",
        "wood-pale",
    )
    p.hair("M32 36H48M54 36H68M32 46H42M48 46H68M32 78H52M58 78H68M32 88H40M46 88H66", "brown", 2.4)
    p.hair(
        "M16 62C34 68 66 68 84 62M50 66C36 54 36 80 50 66C64 54 64 80 50 66M50 66L40 84M50 66L58 86",
        "red",
        2.6,
    )
    p.dot(50, 66, 3.4, "red")


def _illness(p: Plate, pips: int, sign: str, colour: str) -> None:
    """A clay disc with the sign of a class, and as many notches as the illness is grave."""
    p.dot(50, 54, 42, "clay-pale")
    p.dot(50, 54, 35, "paper")
    for d in sign.split("|"):
        p.shape(d, colour)
    for index in range(pips):
        p.dot(50 + (index - (pips - 1) / 2) * 15, 108, 6, colour)


ILLNESSES = {
    "light": (1, "blue", "M50 24C60 42 68 50 68 62C68 86 32 86 32 62C32 50 40 42 50 24Z"),
    "medium": (
        2,
        "orange",
        "M50 22C58 36 72 44 70 64C68 84 32 84 30 64C29 52 38 50 38 40C46 44 50 34 50 22Z|M50 52C56 60 60 64 58 72C56 80 44 80 42 72C41 64 48 62 50 52Z",
    ),
    "grave": (
        3,
        "red",
        "M46 80C26 66 20 54 24 42C28 32 42 32 48 42L43 52L52 58L45 68Z|M54 80C74 66 80 54 76 42C73 34 62 32 54 38L50 50L59 56L52 67Z",
    ),
    "incurable": (
        4,
        "violet",
        "M32 26H68V33H32ZM32 76H68V83H32Z|M36 33H64C64 46 53 50 53 54.5S64 63 64 76H36C36 63 47 59 47 54.5S36 46 36 33Z|M42 74C46 66 54 66 58 74Z",
    ),
    "deadly": (
        5,
        "crimson",
        "M50 24C32 24 24 36 26 50C27 58 32 60 34 64V72H42V78H58V72H66V64C68 60 73 58 74 50C76 36 68 24 50 24ZM40 44C47 44 47 56 40 56S33 44 40 44ZM60 44C67 44 67 56 60 56S53 44 60 44Z",
    ),
}

PLANTS: dict[str, Callable[[Plate], None]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        plantain,
        camomile,
        coltsfoot,
        wild_marjoram,
        linden_blossom,
        valerian,
        elecampane,
        celandine,
        wormwood,
        melilot,
        centaury,
        pheasants_eye,
        marsh_cinquefoil,
        conquer_herb,
        adams_head,
        weeping_herb,
        burst_herb,
        fern_flower,
    )
}
SIGNS: dict[str, Callable[[Plate], None]] = {
    "charm": charm,
    **{
        f"illness-{name}": partial(_illness, pips=pips, sign=sign, colour=colour)
        for name, (pips, colour, sign) in ILLNESSES.items()
    },
}

# faces that show what another name stands for: an illness its class, a herb the same plant elsewhere
_OF_CLASS = {
    "light": "runny-nose cough graze indigestion headache sleeplessness burn nosebleed boil",
    "medium": "fever toothache quinsy lumbago scrofula night-blindness colic",
    "grave": "jaundice dropsy erysipelas gout heart-pangs",
    "incurable": "consumption falling-sickness dark-water",
    "deadly": "plague",
}
SAME = {
    "marigold": "calendula",
    "angelica": "garden-angelica",
    **{
        illness: f"illness-{name}"
        for name, listed in _OF_CLASS.items()
        for illness in listed.split()
    },
}
