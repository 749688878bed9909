"""The plants of Officinalis, each by what it is known by, its environments, Pickers and teas."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from forms import Plate, fan, towards

__all__ = ["PLANTS", "SAME", "SIGNS"]


def adders_tongue(p: Plate) -> None:
    """A small fern: one whole oval leaf, and a narrow spike of spores out of it."""
    p.hair("M46 112L34 117M48 112L44 119M50 112L52 119M52 112L64 117", "brown", 1.6)
    p.stem("M50 114C50 96 49 84 50 74", "green", 3)
    p.leaf(50, 84, -30, 66, 36, "green-fresh", "ovate", veins=3)
    p.stem("M50 84C54 66 60 50 63 36", "green", 2.2)
    p.leaf(62.5, 40, 10, 36, 10, "yellow-deep", "round", rib=False)
    p.line("M-4 -8H4M-5 -13H5M-5 -18H5M-5 -23H5M-3.5 -28H3.5M0 -2V-33", 62.5, 40, 10)


def autumn_crocus(p: Plate) -> None:
    """Naked: three pale lilac goblets on long white tubes from a brown corm, and no leaf."""
    for foot, top, height in ((46, 22, 62), (54, 78, 58), (50, 50, 46)):
        p.stem(f"M{foot} 104C{foot} 90 {top} 86 {top} {height}", "rose-pale", 4)
        for angle in (-30, 30):
            p.leaf(top, height + 2, angle, 38, 22, "lilac")
        p.hair(
            f"M{top} {height}L{top - 3} {height - 26}M{top} {height}L{top + 3} {height - 26}",
            "orange",
            2,
        )
        for angle in (-14, 14):
            p.leaf(top, height + 3, angle, 36, 19, "lilac-pale")
    p.bulb(50, 116, 30, 24, "brown")


def bilberry(p: Plate) -> None:
    """A low green shrub: small oval toothed leaves, single blue-black berries with a flat crown."""
    p.stem("M50 118C50 96 46 80 44 62C42 46 36 34 30 22", "green", 2.4)
    p.stem("M48 90C60 76 66 60 74 40", "green", 2)
    p.stem("M45 70C36 60 26 56 18 54", "green", 1.8)
    for x, y, angle, size in (
        (48, 104, -70, 26),
        (49, 98, 66, 26),
        (46, 82, -64, 24),
        (57, 78, 78, 24),
        (63, 66, -16, 24),
        (69, 54, 68, 24),
        (73, 42, 16, 26),
        (42, 56, 48, 24),
        (38, 42, -62, 24),
        (34, 32, 50, 22),
        (30, 24, -20, 24),
        (28, 56, -4, 20),
        (19, 54, -74, 18),
    ):
        p.toothed(x, y, angle, size, 16, "green-fresh" if angle < 0 else "green", 5, veins=False)
    for x, y in ((60, 96), (38, 70), (80, 72), (52, 46), (20, 72)):
        p.hair(f"M{x} {y - 10}V{y}", "green", 1.4)
        p.berry(x, y, 7, "blue-deep", crown=True)


def birch(p: Plate) -> None:
    """A hanging twig: rhombic toothed leaves and drooping catkins, with the white bark beside."""
    p.shape("M6 0H26V120H6Z", "white")
    p.shape(
        "M6 18H17L20 21L6 23ZM26 40H14L12 43L26 46ZM6 66H20L22 70L6 72ZM26 90H15L13 94L26 96ZM6 106H14L6 109Z",
        "black",
    )
    p.stem("M24 10C48 6 66 12 78 34C84 46 86 60 86 76", "rust", 2.2)
    p.stem("M52 9C56 24 56 36 54 50", "rust", 1.6)
    for x, y, angle in (
        (44, 8, 158),
        (66, 15, 40),
        (54, 30, 216),
        (77, 34, 62),
        (54, 48, 176),
        (85, 58, 232),
        (86, 76, 172),
        (86, 64, 130),
    ):
        p.toothed(x, y, angle, 32, 25, "green-fresh" if angle > 150 else "green", 6)
    for x, y in ((38, 10), (72, 24), (67, 17)):
        p.catkin(x, y, 180, 44, 9, "yellow-deep")


def blackcurrant(p: Plate) -> None:
    """Hanging strings of black berries below leaves with three to five lobes."""
    p.stem("M4 18C30 8 66 8 96 20", "bark", 3)
    p.palm(32, 26, 180, 30, "green", 5, turn=270, depth=0.34, pointed=True)
    p.palm(74, 24, 172, 26, "green-fresh", 5, turn=270, depth=0.34, pointed=True)
    for x, length, lean in ((20, 66, -4), (54, 84, 2), (86, 62, 4)):
        p.stem(f"M{x} 16C{x} 40 {x + lean} 70 {x + lean} {18 + length}", "green", 1.4)
        size = 6.6
        for row in range(int(length / 15)):
            y = 42 + row * 15
            for hand in (-1, 1):
                p.berry(
                    x + lean * 0.6 + hand * 7,
                    y + (hand > 0) * 6,
                    size - row * 0.5,
                    "black",
                    crown=True,
                )
        p.berry(x + lean, 22 + length, 4.4, "black")


def bogbean(p: Plate) -> None:
    """Leaves of three over water, and a spike of white stars with fringed petals."""
    p.hair(
        "M6 108C16 102 26 114 36 108S56 102 66 108S86 114 94 108M14 116C24 110 34 122 44 116S64 110 76 116",
        "blue",
        2,
    )
    p.stem("M48 110C40 92 30 80 26 66", "green", 2.6)
    p.stem("M52 110C54 80 58 60 62 16", "green", 2.4)
    for angle in (-78, -4, 62):
        p.leaf(26, 68, angle, 34, 21, "green", "ovate", veins=2)
    for x, y in ((52, 66), (70, 58), (53, 46), (70, 38), (57, 26), (66, 18)):
        p.hair(
            "".join(
                f"M0 0L{a:.1f} {b:.1f}"
                for a, b in (towards(0, 0, angle, 11) for angle in range(0, 360, 20))
            ),
            "rose",
            1,
            x,
            y,
        )
        p.petals(x, y, 5, 9, 6, "white", form="pointed")
        p.dot(x, y, 1.8, "rose-deep")
    p.dots([(60, 10), (66, 9), (63, 5)], 3, "rose")


def broom(p: Plate) -> None:
    """A besom of green rods, almost leafless, set with yellow pea flowers and black pods."""
    tops = ((14, 30), (30, 14), (50, 6), (70, 14), (88, 32))
    for x, y in tops:
        p.stem(f"M50 118C50 90 {(x + 50) / 2:.0f} 60 {x} {y}", "green-deep", 1.8)
    for x, y, angle in (
        (18, 38, -40),
        (24, 56, -60),
        (33, 26, -20),
        (38, 48, -40),
        (50, 14, -20),
        (49, 36, 20),
        (67, 26, 20),
        (63, 46, 40),
        (84, 42, 50),
        (76, 58, 40),
        (52, 60, 30),
        (40, 72, -50),
    ):
        p.pea(x, y, angle, 11, "yellow", "yellow-deep")
    for x, y, angle in ((60, 84, 60), (44, 92, -60), (62, 70, 52)):
        p.leaf(x, y, angle, 19, 7, "black", "round", rib=False)


def calendula(p: Plate) -> None:
    """Broad orange heads of many rays, spoon-shaped clasping leaves."""
    p.stem("M50 118C50 96 52 76 50 44", "green", 3)
    p.stem("M50 92C64 84 74 76 78 64", "green", 2.2)
    for x, y, angle, length in (
        (50, 112, -62, 44),
        (50, 108, 60, 42),
        (50, 86, -52, 38),
        (66, 82, 108, 26),
    ):
        p.leaf(x, y, angle, length, 15, "green-fresh", "spoon")
    p.shape("M68 56C70 70 86 70 90 56Z", "green")
    p.petals(79, 56, 9, 17, 6, "orange", start=-64, turn=140)
    p.petals(48, 36, 18, 33, 9, "orange")
    p.petals(48, 36, 14, 22, 8, "yellow", start=10)
    p.head(48, 36, 10, ["rust", "brown"], 10, width=3)


def chickweed(p: Plate) -> None:
    """Weak sprawling stems, small pointed oval leaves in pairs, tiny stars of five cleft petals."""
    p.stem("M50 118C50 104 34 96 30 80S40 54 30 36C27 28 24 24 22 20", "green-fresh", 1.8)
    p.stem("M48 112C56 100 74 98 76 82S66 56 74 40C78 32 80 26 80 20", "green-fresh", 1.8)
    for x, y, angle, size in (
        (42, 104, 0, 20),
        (30, 84, 90, 20),
        (35, 64, 84, 18),
        (33, 44, 70, 17),
        (66, 99, 30, 20),
        (76, 80, 90, 20),
        (70, 62, 90, 18),
        (73, 44, 100, 16),
    ):
        for hand in (-1, 1):
            p.leaf(
                x,
                y,
                angle * hand if angle < 80 else hand * 74,
                size,
                13,
                "green" if hand < 0 else "green-fresh",
                "ovate",
            )
    for x, y, size in ((22, 18, 12), (52, 52, 12), (80, 18, 12), (50, 84, 11), (54, 22, 12)):
        if x in (52, 50, 54):
            p.hair(
                f"M{x} {y}L{76 if x == 52 else 31 if x == 50 else 74} {y + 14}", "green-fresh", 1.4
            )
        p.petals(x, y, 5, size - 1, 5, "green", form="pointed", start=36)
        p.petals(x, y, 5, size, 9, "white", form="split")
        p.dot(x, y, 2, "yellow")


def common_mallow(p: Plate) -> None:
    """Purple flowers of five notched, dark-veined petals; round lobed leaves."""
    p.stem("M50 118C48 90 52 60 50 30", "green", 2.8)
    p.stem("M50 84C40 76 32 66 28 54", "green", 2)
    p.stem("M51 96L74 84", "green", 2)
    p.palm(26, 100, -60, 25, "green", 5, depth=0.28)
    p.palm(78, 82, 70, 23, "green-fresh", 5, depth=0.28)
    for x, y, size in ((52, 28, 27), (26, 52, 21)):
        p.petals(x, y, 5, size, size * 0.66, "lilac", form="notched")
        for index in range(5):
            p.hair(
                "M-1.6 -6L-3.4 -17M0 -6V-18M1.6 -6L3.4 -17",
                "violet-deep",
                1.3,
                x,
                y,
                index * 72,
                size / 26,
            )
        p.dot(x, y, 3.2, "rose-pale")
    p.leaf(66, 62, 26, 16, 11, "lilac-deep", rib=False)
    p.hair("M51 76L66 62", "green", 2)


def cowbane(p: Plate) -> None:
    """White umbels of round balls, leaves of long saw-edged leaflets, a chambered root cut open."""
    p.stem("M50 98C50 76 51 60 50 44", "green", 3)
    p.pinnate(50, 84, -56, 40, 3, 24, 6, "green", teeth=5, lean=44)
    p.pinnate(50, 78, 56, 40, 3, 24, 6, "green-fresh", teeth=5, lean=44)
    p.shape("M40 96C36 104 38 116 50 119C62 116 64 104 60 96Z", "cream")
    p.line("M41 101H59M40 106H60M41 111H59M45 115H55M42 97H58")
    p.line("M38 104L24 108M39 110L28 117M62 104L76 108M61 110L72 117")
    for x, y in p.umbel(50, 46, fan(7, 150), 36, ["white"], size=2.6, radius=5, count=7):
        p.dot(x, y, 1.2, "green")


def cowslip(p: Plate) -> None:
    """A rosette of wrinkled leaves, one stalk, a nodding tuft of yellow flowers in pale calyces."""
    p.stem("M50 112C50 84 50 56 50 26", "green-pale", 3)
    for angle, colour in ((-76, "green"), (76, "green"), (-48, "green-fresh"), (48, "green-fresh")):
        p.leaf(50, 114, angle, 44, 20, colour, "spoon", veins=4)
    for x, y, angle in (
        (28, 42, 214),
        (72, 42, 146),
        (38, 52, 196),
        (62, 52, 164),
        (50, 56, 180),
        (22, 28, 246),
        (78, 28, 114),
    ):
        bx, by = towards(x, y, angle + 180, 7)
        p.hair(f"M50 25Q{(50 + bx) / 2:.1f} {by - 8:.1f} {bx:.1f} {by:.1f}", "green-pale", 1.6)
        p.tube(bx, by, angle, 14, 9, 11, "green-pale")
        fx, fy = towards(x, y, angle, 7)
        p.petals(fx, fy, 5, 7.5, 7, "yellow", form="notched", squash=0.75, tilt=angle)
        p.dot(fx, fy, 1.6, "orange")


def daisy(p: Plate) -> None:
    """A rosette of spoon leaves, bare stalks, white heads tipped with rose about a yellow disc."""
    p.stem("M48 112C46 90 40 70 36 42", "green", 2.4)
    p.stem("M52 112C58 96 68 84 74 70", "green", 2.2)
    for angle, colour in (
        (-80, "green"),
        (80, "green"),
        (-50, "green-fresh"),
        (52, "green-fresh"),
        (-18, "green"),
        (20, "green"),
    ):
        p.leaf(50, 116, angle, 30 if abs(angle) < 30 else 38, 19, colour, "spoon")
    for x, y, size in ((36, 34, 29), (74, 62, 20)):
        p.petals(x, y, 9, size, size * 0.24, "rose", start=10)
        p.petals(x, y, 18, size * 0.93, size * 0.22, "white")
        p.head(x, y, size * 0.34, ["yellow", "yellow-deep"], 10, width=3)


def dandelion(p: Plate) -> None:
    """A rosette of hooked leaves on a taproot, a golden head, and a ball of seeds."""
    p.taproot(50, 98, 22, 10, "brown")
    p.stem("M48 100C44 76 38 56 34 34", "rose-pale", 2.6)
    p.stem("M52 100C58 78 68 62 72 44", "rose-pale", 2.4)
    for angle, length in ((-74, 46), (74, 46), (-42, 44), (44, 40)):
        p.lobed(
            50,
            100,
            angle,
            length,
            20,
            "green" if angle < 0 else "green-fresh",
            4,
            depth=0.62,
            pointed=True,
            hook=0.35,
            widest=0.72,
        )
    p.petals(34, 28, 20, 24, 5, "yellow")
    p.petals(34, 28, 14, 16, 4.6, "yellow-deep", start=9)
    p.petals(34, 28, 8, 8, 4, "yellow")
    p.hair(
        "".join(
            f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}M{e:.1f} {f:.1f}L{c:.1f} {d:.1f}L{g:.1f} {h:.1f}"
            for angle in range(0, 360, 24)
            for (a, b), (c, d), (e, f), (g, h) in [
                (
                    towards(0, 0, angle, 3),
                    towards(0, 0, angle, 15),
                    towards(0, 0, angle - 8, 21),
                    towards(0, 0, angle + 8, 21),
                )
            ]
        ),
        "green-grey",
        1.2,
        74,
        34,
    )
    p.dot(74, 34, 4, "brown")


def edelweiss(p: Plate) -> None:
    """A star of woolly white bracts about small yellow heads, grey narrow leaves."""
    p.stem("M50 118C50 96 50 76 50 44", "green-grey", 3)
    for y, angle in ((114, -70), (112, 70), (98, -56), (94, 56), (82, -50), (78, 50)):
        p.leaf(50, y, angle, 30, 8.5, "green-grey")
    for index in range(9):
        p.leaf(50, 38, index * 40, 39 if index % 2 else 32, 14, "white")
    for index in range(6):
        p.leaf(50, 38, index * 60 + 20, 21, 11, "cream")
    for x, y in [towards(50, 38, angle, 8.5) for angle in range(0, 360, 60)] + [(50, 38)]:
        p.dot(x, y, 4, "yellow")
        p.dot(x, y, 1.5, "brown")


def elderberry(p: Plate) -> None:
    """Drooping plates of small black berries on red stalks; leaves of five toothed leaflets."""
    p.stem("M50 4C50 20 50 28 50 44", "bark", 3)
    p.pinnate(50, 16, -116, 42, 2, 30, 17, "green", teeth=6, lean=56)
    p.pinnate(50, 16, 116, 42, 2, 30, 17, "green-fresh", teeth=6, lean=56)
    ends = []
    for angle in fan(7, 128):
        end = towards(50, 42, 180 + angle, 56 - abs(angle) * 0.16)
        ends.append(end)
        p.hair(f"M50 42L{end[0]:.1f} {end[1]:.1f}", "crimson", 2)
    for index, (x, y) in enumerate(ends):
        for angle in range(0, 360, 72):
            p.dot(*towards(x, y, angle + index * 20, 6), 4, "black")
        p.berry(x, y, 4, "violet-deep" if index % 2 else "black")
    for angle in fan(4, 80):
        p.cluster(*towards(50, 42, 180 + angle, 32), 4, ["black", "violet-deep"], 3.4, 4)


def eyebright(p: Plate) -> None:
    """A small branched herb: toothed leaves, white lipped flowers with violet veins and a yellow spot."""
    p.stem("M50 118C50 90 50 60 50 22", "rust", 2.2)
    p.stem("M50 96C40 86 32 76 28 56", "rust", 1.8)
    p.stem("M50 96C60 86 68 76 72 56", "rust", 1.8)
    for x, y, spread, size in (
        (50, 110, 62, 22),
        (50, 80, 56, 19),
        (30, 66, 66, 15),
        (70, 66, 66, 15),
        (50, 56, 56, 17),
        (50, 34, 50, 15),
    ):
        for hand in (-1, 1):
            p.toothed(
                x,
                y,
                hand * spread,
                size,
                14,
                "green" if hand < 0 else "green-fresh",
                4,
                veins=False,
            )
    for x, y, size in ((28, 48, 15), (72, 48, 15), (36, 32, 15), (64, 32, 15), (50, 16, 16)):
        p.petals(x, y, 2, size * 0.7, size * 0.6, "lilac-pale", start=-26, turn=104)
        p.petals(x, y, 3, size, size * 0.62, "white", form="notched", start=124, turn=168)
        p.hair(
            "M0 4V10M-3 3L-8 7M3 3L8 7M0 -3L-3 -7M0 -3L3 -7", "violet-deep", 1.1, x, y, 0, size / 15
        )
        p.dot(x, y + 2, 2.6, "yellow")


def field_horsetail(p: Plate) -> None:
    """Jointed shoots: whorls of thin green branches; beside them the pale shoot with its cone."""
    p.stem("M60 118V10", "green", 3)
    for row in range(9):
        y = 106 - row * 11
        long = 33 - abs(row - 2) * 3.2
        shape = ""
        for hand in (-1, 1):
            for angle, share in ((70, 1), (48, 0.9), (26, 0.62)):
                ex, ey = towards(60, y, hand * angle, long * share)
                shape += (
                    f"M60 {y}Q{60 + hand * long * share * 0.55:.1f} {y - 1} {ex:.1f} {ey - 3:.1f}"
                )
        p.hair(shape, "green-deep" if row % 2 else "green", 1.7)
        p.line(f"M58 {y}H62")
    p.stem("M17 118V58", "clay-pale", 4)
    for y in (106, 90, 74):
        p.shape(f"M13 {y}L12 {y - 8}L15 {y - 5}L17 {y - 9}L19 {y - 5}L22 {y - 8}L21 {y}Z", "brown")
    p.leaf(17, 60, 0, 32, 17, "wood", "round", rib=False)
    p.line("M10 52H24M9 46H25M10 40H24M12 34H22M17 30V58M12.5 32V57M21.5 32V57")


def garden_angelica(p: Plate) -> None:
    """Stout and tall: globes of green-white flowers, sheathed leaves of broad toothed leaflets."""
    p.stem("M50 118C50 94 50 70 50 40", "green-fresh", 4.4)
    p.stem("M50 74C64 66 72 60 78 48", "green-fresh", 2.6)
    p.pinnate(50, 108, -62, 40, 2, 24, 15, "green", teeth=5, lean=62)
    p.pinnate(50, 100, 64, 40, 2, 24, 15, "green", teeth=5, lean=62)
    p.shape("M44 92C44 82 48 78 51 76C56 82 56 88 55 96Z", "green-pale")
    p.pinnate(48, 82, -50, 28, 1, 19, 12, "green-fresh", teeth=4, lean=62)
    for x, y, length, count in ((50, 40, 30, 13), (80, 44, 13, 9)):
        angles = [index * 300 / (count - 1) - 150 for index in range(count)]
        p.umbel(
            x,
            y,
            angles,
            length,
            ["green-pale", "cream"],
            size=2.7 if count > 9 else 2,
            radius=4.6 if count > 9 else 2.6,
            count=5 if count > 9 else 3,
            stem="green-fresh",
        )
        p.cluster(x, y, length * 0.42, ["cream", "green-pale"], 3, 7)


def genepi(p: Plate) -> None:
    """A tiny silvery cushion: leaves cut like hands, short spikes of woolly yellow heads."""
    for foot, top, height in ((44, 26, 46), (56, 74, 46), (50, 50, 26)):
        p.stem(f"M{foot} 112C{foot} 94 {top} 80 {top} {height}", "green-grey", 2.2)
        for row in range(5):
            y = height + row * 11
            x = top + (foot - top) * max(0, row - 2) / 12
            p.dot(x + (-6 if row % 2 else 6), y, 5.4, "green-pale")
            p.dot(x + (-6 if row % 2 else 6), y - 2.4, 3.2, "yellow")
        p.dot(top, height - 6, 5.4, "green-pale")
        p.dot(top, height - 8.4, 3.2, "yellow")
    for angle, length in ((-84, 40), (84, 40), (-58, 34), (58, 34), (-30, 26), (30, 26), (0, 22)):
        x, y = towards(50, 112, angle, length * 0.5)
        p.hair(f"M50 113L{x:.1f} {y:.1f}", "green-grey", 2.4)
        for part in (-44, -15, 15, 44):
            p.leaf(
                x,
                y,
                angle + part,
                length * 0.55,
                4.4,
                "green-grey" if part < 0 else "green-pale",
                rib=False,
            )


def gentian(p: Plate) -> None:
    """Great yellow gentian: tall, broad ribbed leaves in pairs, whorls of yellow stars above them."""
    p.stem("M50 118V14", "green", 3.4)
    for y, spread, length in ((116, 74, 44), (94, 66, 38), (70, 62, 30), (46, 58, 22)):
        for hand in (-1, 1):
            p.leaf(
                50,
                y,
                hand * spread,
                length,
                length * 0.5,
                "green" if hand < 0 else "green-fresh",
                "ovate",
                veins=0,
            )
            p.hair(
                f"M{-hand} -3C{length * 0.16:.1f} {-length * 0.3:.1f} {length * 0.14:.1f} {-length * 0.6:.1f} 0 {-length * 0.86:.1f}"
                f"M0 -3C{-length * 0.16:.1f} {-length * 0.3:.1f} {-length * 0.14:.1f} {-length * 0.6:.1f} 0 {-length * 0.86:.1f}",
                "green-deep",
                1,
                50,
                y,
                hand * spread,
            )
    for y, width in ((68, 15), (44, 13), (20, 10)):
        for dx in (-width, width, 0):
            p.petals(
                50 + dx, y - 7 + abs(dx) * 0.3, 6, 12, 5, "yellow", form="pointed", start=dx * 3
            )
            p.dot(50 + dx, y - 7 + abs(dx) * 0.3, 2, "orange")


def great_burnet(p: Plate) -> None:
    """Wiry branching stalks with dark red egg-shaped heads; leaves of round toothed leaflets."""
    p.stem("M50 118C50 90 49 70 50 40", "green", 1.8)
    p.stem("M50 88C38 74 28 62 24 44", "green", 1.5)
    p.stem("M50 80C64 66 74 56 78 40", "green", 1.5)
    p.stem("M50 66C56 50 62 40 64 24", "green", 1.4)
    p.pinnate(50, 116, -62, 44, 3, 13, 10, "green", teeth=4, lean=80, bare=0.4)
    p.pinnate(50, 114, 62, 44, 3, 13, 10, "green-fresh", teeth=4, lean=80, bare=0.4)
    for x, y, size in ((24, 46, 24), (78, 42, 24), (48, 42, 30), (65, 26, 21)):
        p.leaf(x, y, 0, size, size * 0.72, "crimson", "round", rib=False)
        p.hair(
            "M-3 -5L3 -2M-5 -9L5 -5M-5 -13L5 -9M-4 -17L4 -13", "rose-deep", 1.1, x, y, 0, size / 22
        )


def hawthorn(p: Plate) -> None:
    """A thorny twig: small deeply lobed leaves, white blossom and red haws."""
    p.stem("M14 116C30 92 52 60 84 14", "bark", 3.2)
    for x, y, angle in ((34, 88, -10), (50, 64, 100), (68, 38, -16), (27, 99, 104)):
        p.shape("M-2 0L0 -15L2 0Z", "bark", x, y, angle)
    for x, y, angle in (
        (26, 98, -64),
        (42, 76, 118),
        (52, 62, -66),
        (62, 46, 112),
        (74, 28, -58),
        (84, 16, 8),
        (82, 18, 66),
    ):
        p.lobed(x, y, angle, 29, 25, "green" if angle < 0 else "green-fresh", 3, depth=0.55)
    for x, y in ((28, 40), (44, 30), (30, 60)):
        p.petals(x, y, 5, 10.5, 10, "white")
        p.dots([towards(x, y, angle, 5) for angle in range(0, 360, 60)], 1.1, "rose-deep")
    for x, y in ((76, 70), (88, 82), (68, 86)):
        p.hair(f"M{x} {y}L60 62", "green", 1.4)
    for x, y in ((76, 72), (88, 84), (68, 88)):
        p.berry(x, y, 7.6, "red", crown=True)


def juniper(p: Plate) -> None:
    """Stiff prickly needles in threes and round blue berries."""
    p.stem("M50 118C48 90 50 50 50 14", "bark", 3)
    p.stem("M50 86C62 74 72 62 80 44", "bark", 2.2)
    p.stem("M49 96C38 84 28 76 20 60", "bark", 2.2)

    def needles(x: float, y: float, angle: float, count: int, length: float) -> None:
        for row in range(count):
            px, py = towards(x, y, angle, row * 8)
            for part in (-58, 58, -20):
                p.shape(
                    f"M-2.2 0L0 {-length}L2.2 0Z",
                    "green-deep" if part < 0 else "green-grey",
                    px,
                    py,
                    angle + part,
                )
        p.shape(
            f"M-2.2 0L0 {-length}L2.2 0Z", "green-deep", *towards(x, y, angle, count * 8 - 4), angle
        )

    needles(50, 110, 0, 12, 19)
    needles(56, 80, 38, 5, 15)
    needles(42, 88, -42, 5, 15)
    for x, y in ((40, 62), (60, 50), (68, 78), (30, 92), (42, 36), (62, 100)):
        p.berry(x, y, 6.4, "blue-deep")
    p.berry(58, 28, 4.6, "green-pale")


def ladys_mantle(p: Plate) -> None:
    """Pleated round leaves with a drop of dew, and a froth of tiny green-yellow flowers."""
    p.stem("M52 116C56 84 58 60 58 30", "green", 1.8)
    p.stem("M57 60L78 36M57 66L36 40M58 44L70 20M58 44L46 22", "green", 1.2)
    for x, y in (
        (78, 34),
        (86, 42),
        (36, 38),
        (28, 44),
        (70, 18),
        (58, 16),
        (46, 20),
        (66, 32),
        (50, 34),
        (40, 26),
        (78, 24),
    ):
        p.cluster(x, y, 2.8, ["yellow", "green-fresh"], 2.3, 4)
    p.hair("M50 118L30 92M50 118L76 96", "green", 2.4)
    p.palm(30, 96, -14, 31, "green", 9, turn=316, depth=0.14)
    p.palm(78, 98, 16, 23, "green-fresh", 9, turn=316, depth=0.14)
    p.shape("M0 -5C3 -1 4 1 4 3C4 6 2 7 0 7C-2 7 -4 6 -4 3C-4 1 -3 -1 0 -5Z", "blue-pale", 30, 92)


def lily_of_the_valley(p: Plate) -> None:
    """Two broad leaves and one arching stalk of white bells, all to one side."""
    p.leaf(46, 116, -16, 108, 44, "green", "lancet", veins=0)
    p.line("M-4 -14C-12 -44 -10 -74 -2 -98M4 -14C12 -44 10 -74 2 -98", 46, 116, -16)
    p.stem("M52 116C54 80 54 40 64 26C74 16 84 16 89 22", "green-fresh", 2.2)
    p.leaf(54, 116, 22, 84, 40, "green-fresh", "lancet")
    for x, y, size in ((54, 60, 16), (58, 42, 16), (65, 27, 15), (76, 20, 13), (87, 22, 10)):
        p.hair(f"M{x - 2} {y - 4}Q{x + 6} {y - 4} {x + 6} {y + 4}", "green-fresh", 1.4)
        p.bell(x + 6, y + 3, 180, size, size * 0.9, "white", 1.15)


def maisonus_officinalis(p: Plate) -> None:
    """A plant nobody has seen: a little house grows as its bulb, with windows for fruits."""
    p.stem("M50 70C48 54 54 44 50 28", "green", 3)
    for x, y, angle in ((50, 60, -62), (50, 54, 62), (51, 44, -52), (52, 40, 54)):
        p.leaf(x, y, angle, 32, 13, "green" if angle < 0 else "green-fresh", "ovate")
    p.petals(50, 24, 7, 20, 10, "orange", form="pointed")
    p.petals(50, 24, 7, 13, 7, "yellow", form="pointed", start=26)
    p.dot(50, 24, 4.4, "crimson")
    p.shape("M26 84H74V112H26Z", "paper")
    p.shape("M18 88L50 62L82 88L76 92L50 71L24 92Z", "crimson")
    p.shape("M44 112V97C44 91 56 91 56 97V112Z", "wood")
    p.shape("M31 92H39V101H31ZM61 92H69V101H61ZM46 78H54V86H46Z", "blue-pale")
    p.line("M35 92V101M31 96H39M65 92V101M61 96H69M50 78V86M53 104V106")
    p.line("M30 113L24 119M42 113L40 119M58 113L60 119M70 113L76 119")


def meadowsweet(p: Plate) -> None:
    """Foamy clouds of cream flowers over red stems; leaves with big and small leaflets."""
    p.stem("M50 118C50 90 50 64 50 44", "rust", 2.4)
    p.stem("M50 58L28 34M50 54L72 32M50 48V22", "rust", 1.4)
    p.pinnate(50, 106, -58, 38, 3, 20, 12, "green", teeth=4, lean=66)
    p.pinnate(50, 92, 58, 38, 3, 20, 12, "green-fresh", teeth=4, lean=66)
    places = (
        (28, 32),
        (20, 40),
        (36, 40),
        (24, 24),
        (36, 28),
        (72, 30),
        (80, 38),
        (64, 40),
        (76, 22),
        (64, 26),
        (50, 20),
        (42, 16),
        (58, 16),
        (50, 32),
        (44, 44),
        (57, 46),
        (50, 8),
        (32, 18),
        (68, 16),
        (86, 30),
        (14, 34),
    )
    for index, (x, y) in enumerate(places):
        p.cluster(x, y, 3.8, ["cream"] if index % 2 else ["white"], 2.8, 5)


def monkshood(p: Plate) -> None:
    """A tall spike of hooded dark blue flowers, leaves cut to the base into narrow fingers."""
    p.stem("M50 118C50 90 50 50 50 8", "green", 2.8)
    for x, y, angle in ((28, 104, -60), (74, 98, 60)):
        p.hair(f"M50 {y + 6}L{x} {y}", "green", 2)
        for part in (-84, -44, 0, 44, 84):
            p.lobed(
                x,
                y,
                angle + part,
                24,
                9,
                "green" if angle < 0 else "green-fresh",
                2,
                depth=0.5,
                pointed=True,
                widest=0.66,
            )
    for x, y, side, size in (
        (48, 78, -1, 1.2),
        (52, 70, 1, 1.2),
        (48, 58, -1, 1.15),
        (52, 50, 1, 1.1),
        (48, 38, -1, 1),
        (52, 31, 1, 0.9),
        (49, 21, -1, 0.7),
    ):
        p.shape(
            "M0 4C4 8 12 10 16 8C17 2 14 -2 16 -5C22 -4 22 -10 17 -14C11 -19 2 -16 1 -8Z",
            "blue-deep",
            x,
            y,
            0,
            (side * size, size),
        )
        p.shape("M2 4C6 10 13 13 17 8C16 2 9 -2 3 -1Z", "violet", x, y, 0, (side * size, size))
    p.leaf(50, 14, 0, 11, 7, "blue-deep", "round", rib=False)


def nettle(p: Plate) -> None:
    """Pairs of dark saw-toothed heart leaves up one stem, hanging green tassels between them."""
    p.stem("M50 118V16", "green", 3)
    for y, spread, length in ((102, 76, 42), (76, 70, 38), (50, 64, 32), (30, 54, 22)):
        for hand in (-1, 1):
            for part in (-1, 1):
                p.hair(
                    f"M50 {y - 4}Q{50 + hand * 8} {y - 8} {50 + hand * (12 + 4 * part)} {y + 12}",
                    "green-pale",
                    2.4,
                )
            p.toothed(
                50,
                y,
                hand * spread,
                length,
                length * 0.66,
                "green-deep" if hand < 0 else "green",
                7,
            )
    for angle in (-24, 24, 0):
        p.toothed(50, 20, angle, 15, 9, "green-fresh", 4, veins=False)


def oak(p: Plate) -> None:
    """Leaves with round lobes, and acorns in their cups on long stalks."""
    p.stem("M14 10C34 16 50 22 60 30", "bark", 3.4)
    p.lobed(40, 20, 200, 76, 46, "green", 5, depth=0.42, widest=0.68)
    p.lobed(56, 27, 146, 62, 40, "green-fresh", 4, depth=0.42, widest=0.68)
    p.lobed(52, 24, 82, 44, 28, "green", 4, depth=0.42, widest=0.68)
    for x, y in ((54, 84), (76, 94)):
        p.stem(f"M52 26Q{x - 2} 56 {x} {y}", "green", 1.6)
        p.shape("M-8 4C-8 18 -3 25 0 27C3 25 8 18 8 4Z", "yellow-deep", x, y)
        p.shape("M-10 6C-12 -6 12 -6 10 6Z", "brown", x, y)
        p.line("M-8 1L8 4M-8 4L8 0M-4 -2L2 6M4 -2L-2 6M-3 12V19", x, y)


def oleander(p: Plate) -> None:
    """Stiff long leaves in whorls of three and clusters of pink five-petalled flowers."""
    p.stem("M50 118C50 96 50 76 50 44", "green-grey", 3)
    for y, length in ((110, 48), (86, 46), (64, 38)):
        for angle in (-66, 66, -22 if y == 86 else 24):
            p.leaf(50, y, angle, length, 10, "green-deep" if angle < 0 else "green")
    for x, y, size, start in (
        (50, 42, 19, 10),
        (28, 38, 17, 0),
        (73, 36, 17, 30),
        (40, 18, 17, 50),
        (62, 16, 16, 20),
    ):
        p.petals(x, y, 5, size, size * 0.8, "rose", form="spoon", start=start)
        p.petals(x, y, 5, size * 0.4, size * 0.3, "rose-pale", start=start)
        p.dot(x, y, 2, "rose-deep")


def poppy(p: Plate) -> None:
    """One great red bowl of crumpled petals with a black heart, a nodding hairy bud, a seed box."""
    p.stem("M50 118C52 92 48 70 46 44", "green", 2)
    p.stem("M51 104C66 92 80 80 82 60C83 50 76 44 70 50", "green", 1.6)
    p.stem("M50 110C36 100 24 92 20 78", "green", 1.6)
    for x, y, angle in ((50, 116, -50), (51, 112, 54)):
        p.lobed(x, y, angle, 42, 20, "green-fresh", 4, depth=0.7, pointed=True, widest=0.62)
    for angle, length in ((0, 34), (-84, 34), (84, 34), (180, 27)):
        p.leaf(46, 36, angle, length, length * 1.14, "red", "round", rib=False)
    p.petals(46, 36, 4, 12, 9, "black", start=0)
    p.dots([towards(46, 36, angle, 11) for angle in range(0, 360, 30)], 1.5, "black")
    p.dot(46, 36, 4.4, "green-pale")
    p.leaf(71, 46, 160, 20, 14, "green", "round")
    p.shape("M20 80C13 78 12 68 14 64H26C28 68 27 78 20 80Z", "green-pale")
    p.shape("M11 65L20 59L29 65Z", "brown")


def raspberry(p: Plate) -> None:
    """Red berries of many beads, prickly cane, leaves of three pale-backed toothed leaflets."""
    p.stem("M50 118C50 90 52 56 44 10", "rust", 2.6)
    for y in (110, 98, 86, 74, 62, 40, 26):
        p.line(f"M49 {y}L45 {y + 3}M51 {y - 5}L55 {y - 3}")
    p.toothed(48, 62, -70, 34, 22, "green", 6)
    p.toothed(46, 34, -56, 32, 20, "green-fresh", 6)
    p.toothed(45, 20, 30, 28, 18, "green", 5)
    p.toothed(50, 92, -76, 34, 22, "green-fresh", 6)
    for x, y in ((72, 58), (80, 92), (62, 92)):
        p.stem(f"M50 {y - 20}Q{x} {y - 24} {x} {y - 10}", "green", 1.5)
        for row, width in ((0, 3), (1, 4), (2, 3), (3, 2), (4, 1)):
            for index in range(width):
                p.dot(
                    x + (index - (width - 1) / 2) * 6,
                    y - 6 + row * 5.2,
                    3.6,
                    "red" if (row + index) % 2 else "rose-deep",
                )
        p.petals(x, y - 10, 5, 10, 4.4, "green-fresh", form="pointed", start=110, turn=175)


def red_clover(p: Plate) -> None:
    """A round rose-purple head over leaves of three with a pale crescent."""
    p.stem("M50 118C50 96 50 76 50 46", "green", 2.6)
    p.stem("M50 106C40 98 32 92 26 86M50 100C60 94 68 90 74 82", "green", 1.8)
    for x, y, lean in ((24, 86, -30), (76, 82, 30), (50, 62, 0)):
        for part in (-70, 0, 70) if x != 50 else (-74, 74):
            p.leaf(x, y, lean + part, 26, 18, "green" if part else "green-fresh", "ovate")
            p.hair("M-5 -10L0 -15L5 -10", "green-pale", 2, x, y, lean + part)
    p.head(50, 32, 27, ["rose-deep", "rose"], 16, width=8)
    p.petals(50, 34, 8, 13, 6, "rose-pale", start=10)


def ribwort_plantain(p: Plate) -> None:
    """Narrow ribbed leaves in a tuft; bare stalks with a brown head in a ring of white stamens."""
    for angle, length in ((-44, 66), (44, 66), (-24, 78), (26, 76), (-62, 44), (64, 44)):
        p.leaf(50, 117, angle, length, 14, "green" if angle < 0 else "green-fresh")
        p.line(
            f"M-3 {-length * 0.15}C-5 {-length * 0.4} -3 {-length * 0.7} -1 {-length * 0.9}M3 {-length * 0.15}C5 {-length * 0.4} 3 {-length * 0.7} 1 {-length * 0.9}",
            50,
            117,
            angle,
        )
    for x, y in ((36, 36), (64, 44), (50, 26)):
        p.stem(f"M50 116Q{(x + 50) / 2} 80 {x} {y}", "green-grey", 1.6)
        p.leaf(x, y, (x - 50) * 0.5, 23, 11, "brown", "round", rib=False)
        p.dots([(x + dx, y - 4 - abs(dx) * 0.1) for dx in (-9, -5, 0, 5, 9)], 2.1, "cream")
        p.dots([(x + dx, y - 9) for dx in (-8, 8)], 2.1, "cream")


def rose(p: Plate) -> None:
    """The hundred-petalled rose: a full pink cup, a bud, leaves of five leaflets, thorns."""
    p.stem("M50 118C52 94 48 76 48 56", "green", 3)
    p.stem("M50 92C62 84 74 72 78 58", "green", 2)
    for y, hand in ((110, -1), (100, 1), (84, -1)):
        p.shape(f"M0 -3L{hand * 8} 3L0 4Z", "rust", 50, y)
    p.pinnate(50, 108, -66, 36, 2, 19, 14, "green", teeth=5, lean=62)
    p.pinnate(51, 104, 70, 34, 2, 19, 14, "green-fresh", teeth=5, lean=62)
    p.petals(46, 34, 8, 32, 25, "rose", start=10)
    p.petals(46, 34, 7, 23, 20, "rose-pale", start=30)
    p.petals(46, 34, 5, 15, 15, "rose")
    p.petals(46, 34, 3, 9, 10, "rose-deep", start=20)
    p.leaf(79, 62, 12, 26, 20, "rose-deep", rib=True)
    p.petals(79, 62, 3, 15, 6, "green", form="pointed", start=-34, turn=136)


def round_leaved_wintergreen(p: Plate) -> None:
    """Round shining leaves at the ground, and a spike of nodding white cups with a curved style."""
    p.stem("M50 114C50 84 50 50 50 12", "rust", 2.4)
    for angle in (-80, 80, -42, 42):
        x, y = towards(50, 116, angle, 14)
        p.hair(f"M50 114L{x:.1f} {y:.1f}", "green", 2.4)
        p.leaf(x, y, angle, 28, 28, "green-deep" if abs(angle) > 60 else "green", "round", veins=2)
    for y, side, size in (
        (70, -1, 11),
        (62, 1, 11),
        (50, -1, 11),
        (42, 1, 10),
        (30, -1, 9),
        (23, 1, 8),
        (14, 0, 6),
    ):
        x = 50 + side * 13
        p.hair(f"M50 {y - 6}Q{x} {y - 8} {x} {y}", "rust", 1.5)
        p.petals(x, y, 5, size, size * 0.8, "white", start=36)
        p.hair(
            f"M{x} {y + 4}Q{x + side} {y + size + 3} {x + side * 5} {y + size + 4}",
            "rose-deep",
            1.5,
        )


def salvia_maria(p: Plate) -> None:
    """The sage of a holy well: broad grey leaves, spires of blue, and a crown of stars above."""
    p.stem("M50 118V28", "green-grey", 2.8)
    p.stem("M50 78C40 70 34 60 30 46M50 78C60 70 66 60 70 46", "green-grey", 1.8)
    for x, top, rows in ((50, 70, 5), (30, 62, 2), (70, 62, 2)):
        for row in range(rows):
            y = top - row * 9.5
            for hand in (-1, 1):
                p.lips(x, y, hand, 13 - row, "blue-deep", "blue-pale")
    for angle, length in ((-74, 46), (74, 46), (-44, 40), (44, 40)):
        p.leaf(
            50,
            112,
            angle,
            length,
            24,
            "green-grey" if abs(angle) > 60 else "green-pale",
            "ovate",
            veins=3,
        )
    for angle in fan(5, 136):
        x, y = towards(50, 36, angle, 27)
        p.petals(x, y, 5, 6.4, 4, "yellow", form="pointed")


def shepherds_purse(p: Plate) -> None:
    """Heart-shaped little purses on thin stalks up the stem, tiny white flowers on top."""
    p.stem("M50 112C50 84 50 50 50 18", "green", 2.2)
    p.stem("M50 84C60 74 66 64 70 46", "green", 1.6)
    for angle, length in ((-82, 40), (82, 40), (-50, 36), (50, 34)):
        p.lobed(
            50,
            114,
            angle,
            length,
            13,
            "green" if angle < 0 else "green-fresh",
            4,
            depth=0.66,
            pointed=True,
            hook=-0.1,
            widest=0.66,
        )
    purse = "M0 0L-8 -10C-7 -15 -2 -14 0 -10C2 -14 7 -15 8 -10Z"
    places = ((88, -1), (80, 1), (70, -1), (52, -1), (36, -1), (34, 1))
    for index, (y, hand) in enumerate(places):
        p.hair(f"M50 {y}L{50 + hand * 19} {y - 5}", "green", 1.4)
        colour = "green-fresh" if index % 2 else "green-pale"
        p.shape(purse, colour, 50 + hand * 18, y - 5, hand * 62)
    p.hair("M66 64L80 58", "green", 1.4)
    p.shape(purse, "green-pale", 80, 58, 62)
    for x, y in ((50, 14), (43, 20), (57, 20), (46, 8), (55, 8), (70, 42), (65, 47), (75, 47)):
        p.petals(x, y, 4, 4.6, 3.6, "white", start=45)


def st_johns_wort(p: Plate) -> None:
    """Yellow stars with a brush of stamens, small oval leaves in pairs with clear dots."""
    p.stem("M50 118V44", "rust", 2.4)
    p.stem("M50 72L24 42M50 66L76 38", "rust", 1.6)
    for x, y, spread, size in (
        (50, 112, 64, 28),
        (50, 96, 60, 25),
        (50, 80, 58, 22),
        (36, 55, 90, 14),
        (64, 52, 90, 14),
        (50, 58, 52, 17),
    ):
        for hand in (-1, 1):
            angle = hand * spread - (20 if x < 50 else -20 if x > 50 else 0)
            p.leaf(x, y, angle, size, size * 0.46, "green" if hand < 0 else "green-fresh", "round")
            if size > 20:
                p.hair(
                    "M-2.4 -9V-9.2M2.4 -12V-12.2M-2.4 -16V-16.2M2 -18V-18.2",
                    "white",
                    1.3,
                    x,
                    y,
                    angle,
                )
    for x, y, size in ((50, 28, 23), (22, 34, 18), (78, 30, 18)):
        p.petals(x, y, 5, size, size * 0.5, "yellow", form="pointed", start=x)
        p.hair(
            "".join(
                f"M0 0L{a:.1f} {b:.1f}"
                for a, b in (towards(0, 0, angle, size * 0.52) for angle in range(0, 360, 30))
            ),
            "yellow-deep",
            1.1,
            x,
            y,
        )
        p.dots([towards(x, y, angle, size * 0.52) for angle in range(0, 360, 60)], 1.1, "rust")
        p.dot(x, y, 2.6, "green")


def sundew(p: Plate) -> None:
    """A rosette of round red spoons, each with hairs that carry glistening drops; one thin stalk."""
    p.stem("M50 96C48 70 50 48 54 28C56 18 64 16 66 24", "crimson", 1.8)
    for x, y in ((50, 40), (55, 28), (58, 18), (66, 24)):
        p.petals(x, y, 5, 6, 5, "white")
    for angle, length in (
        (-96, 30),
        (96, 30),
        (-56, 30),
        (56, 30),
        (-128, 22),
        (128, 22),
        (-20, 24),
        (24, 26),
    ):
        x, y = towards(50, 94, angle, length)
        p.stem(f"M50 94L{x:.1f} {y:.1f}", "green-fresh", 2.4)
        hairs = [(towards(0, 0, part, 6), towards(0, 0, part, 13)) for part in range(-150, 180, 30)]
        p.hair(
            "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" for (a, b), (c, d) in hairs),
            "red",
            1.3,
            *towards(50, 94, angle, length + 7),
            angle,
        )
        cx, cy = towards(50, 94, angle, length + 7)
        p.dots(
            [towards(cx, cy, angle + part, 13) for part in range(-120, 150, 60)], 1.9, "rose-pale"
        )
        p.dot(cx, cy, 8, "rose-deep")
        p.dots([towards(cx, cy, part, 4) for part in (0, 120, 240)], 1.3, "red")


def watercress(p: Plate) -> None:
    """Round leaflets on hollow stems in running water, white roots, a tuft of small white flowers."""
    p.hair("M4 92C14 86 24 98 34 92S54 86 64 92S84 98 96 92", "blue", 2.2)
    p.hair("M40 96L34 112M44 98L44 116M52 98L56 116M58 96L66 112", "green-pale", 2)
    p.stem("M50 98C50 80 50 60 50 34", "green", 3)
    for x, y, angle, pairs in (
        (50, 90, -58, 2),
        (50, 82, 58, 2),
        (50, 62, -54, 1),
        (50, 54, 52, 1),
    ):
        p.pinnate(
            x,
            y,
            angle,
            34 if pairs == 2 else 26,
            pairs,
            17,
            17,
            "green-deep" if angle < 0 else "green",
            form="round",
            lean=76,
            bare=0.34,
            even=True,
        )
    for x, y in ((50, 28), (40, 26), (60, 26), (44, 16), (56, 16), (50, 36)):
        p.petals(x, y, 4, 6.4, 5.4, "white", start=45)
        p.dot(x, y, 1.5, "yellow")


def white_willow(p: Plate) -> None:
    """Whips of long silver-grey leaves and upright yellow catkins."""
    p.stem("M12 6C40 12 56 40 58 116", "bark", 2.6)
    p.stem("M36 16C62 18 80 36 86 70", "bark", 1.8)
    for x, y, angle in (
        (20, 9, 196),
        (33, 17, 214),
        (43, 30, 226),
        (50, 48, 222),
        (54, 66, 218),
        (57, 86, 214),
        (50, 46, 146),
        (55, 70, 150),
        (57, 92, 154),
        (60, 21, 158),
        (73, 33, 206),
        (80, 48, 206),
        (85, 64, 208),
        (86, 70, 176),
        (84, 58, 138),
        (76, 36, 118),
    ):
        p.leaf(x, y, angle, 34, 7, "green-pale" if angle > 180 else "green-grey")
    for x, y, angle in ((28, 12, 24), (48, 15, 12), (66, 22, 40)):
        p.catkin(x, y, angle, 24, 9, "yellow")


def woodruff(p: Plate) -> None:
    """Whorls of narrow leaves like ruffs, one above another, and small white crosses on top."""
    p.stem("M50 118V30", "green", 2)
    for y, length in ((104, 34), (80, 31), (57, 26)):
        for angle in (-100, 100, -72, 72, -42, 42, -14, 14):
            p.leaf(
                50,
                y,
                angle,
                length * (1 if abs(angle) > 40 else 0.62),
                9,
                "green" if angle < 0 else "green-fresh",
            )
    for x, y in ((50, 20), (36, 26), (64, 26), (28, 16), (72, 16), (42, 10), (58, 9)):
        p.hair(f"M50 40L{x} {y}", "green", 1.2)
        p.petals(x, y, 4, 8, 6, "white", form="ovate", start=45)


def yarrow(p: Plate) -> None:
    """A flat plate of small white heads over finely feathered leaves."""
    p.stem("M50 118C50 90 50 66 50 44", "green-grey", 2.6)
    for x in (16, 28, 39, 50, 61, 72, 84):
        p.hair(f"M50 56Q{(x + 50) / 2} 44 {x} 30", "green-grey", 1.8)
    p.feather(50, 112, -58, 50, 8, 13, "green", 1.7)
    p.feather(50, 104, 58, 50, 8, 13, "green-deep", 1.7)
    p.feather(50, 86, -46, 34, 7, 9, "green-deep", 1.6)
    p.feather(50, 80, 46, 32, 7, 9, "green", 1.6)
    for row, places in ((0, (22, 34, 45, 56, 67, 79)), (1, (12, 25, 38, 50, 62, 75, 88))):
        for x in places:
            y = 20 + row * 10 + abs(x - 50) * 0.08
            p.petals(x, y, 5, 6.6, 6, "white", start=x)
            p.dot(x, y, 2, "cream")


PLANTS: dict[str, Callable[[Plate], None]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        adders_tongue,
        autumn_crocus,
        bilberry,
        birch,
        blackcurrant,
        bogbean,
        broom,
        calendula,
        chickweed,
        common_mallow,
        cowbane,
        cowslip,
        daisy,
        dandelion,
        edelweiss,
        elderberry,
        eyebright,
        field_horsetail,
        garden_angelica,
        genepi,
        gentian,
        great_burnet,
        hawthorn,
        juniper,
        ladys_mantle,
        lily_of_the_valley,
        maisonus_officinalis,
        meadowsweet,
        monkshood,
        nettle,
        oak,
        oleander,
        poppy,
        raspberry,
        red_clover,
        ribwort_plantain,
        rose,
        round_leaved_wintergreen,
        salvia_maria,
        shepherds_purse,
        st_johns_wort,
        sundew,
        watercress,
        white_willow,
        woodruff,
        yarrow,
    )
}


# environments


def forest(p: Plate) -> None:
    for x, top, width in ((26, 34, 20), (74, 28, 22), (50, 12, 26)):
        p.shape(f"M{x - 3} 112V90H{x + 3}V112Z", "bark")
        for row in range(3):
            y = top + 26 + row * 20
            half = width * (0.6 + row * 0.22)
            p.shape(
                f"M{x} {y - 30}L{x + half} {y}L{x} {y - 5}L{x - half} {y}Z",
                ("green-fresh", "green", "green-deep")[row],
            )
    p.hair("M8 112H92", "green-deep", 2)


def prairie(p: Plate) -> None:
    for x, height, lean in (
        (14, 50, -8),
        (24, 70, -4),
        (34, 56, -10),
        (44, 80, 2),
        (54, 60, 8),
        (64, 84, 4),
        (74, 62, 10),
        (84, 74, 6),
    ):
        p.leaf(
            x,
            114,
            lean * 1.6,
            height,
            7,
            "green-fresh" if height > 60 else "green",
            "grass",
            bend=lean,
        )
    for x, y, colour in ((30, 34, "yellow"), (56, 22, "white"), (78, 40, "red")):
        p.stem(f"M{x} 114V{y}", "green", 1.8)
        p.petals(x, y, 8, 13, 7, colour)
        p.dot(x, y, 4, "yellow-deep")
    p.hair("M6 114H94", "green-deep", 2)


def mountains(p: Plate) -> None:
    p.shape("M2 104L34 30L52 66L70 20L98 104Z", "glass-deep")
    p.shape("M34 30L46 56L38 50L32 60L26 49ZM70 20L84 60L74 50L68 62L58 46Z", "white")
    p.line("M34 62L30 92M52 68L58 94M70 66L76 96M44 78L46 96")
    p.shape("M2 104C20 92 36 98 50 102S84 94 98 104V114H2Z", "green")


def heath(p: Plate) -> None:
    p.shape("M4 112C16 92 84 92 96 112Z", "lilac-deep")
    for x, top in ((28, 42), (50, 22), (72, 42)):
        p.stem(f"M50 104Q{(x + 50) / 2} 80 {x} {top}", "rust", 2.2)
        for row in range(5):
            for hand in (-1, 1):
                p.bell(
                    x + (50 - x) * row * 0.05,
                    top + row * 9,
                    180 - hand * 44,
                    11,
                    9,
                    "lilac" if row % 2 else "rose",
                )
        p.bell(x, top - 1, 0, 10, 8, "rose")


def familiar(p: Plate) -> None:
    p.shape("M22 58H78V110H22Z", "paper")
    p.shape("M10 62L50 22L90 62L82 66L50 36L18 66Z", "rust")
    p.shape("M66 42V26H76V52Z", "clay")
    p.shape("M44 110V84H58V110Z", "wood")
    p.shape("M28 70H40V82H28ZM62 70H74V82H62Z", "blue-pale")
    p.line("M34 70V82M28 76H40M68 70V82M62 76H74")
    p.leaf(14, 112, -10, 26, 16, "green", "ovate")
    p.leaf(86, 112, 10, 26, 16, "green-fresh", "ovate")


def river(p: Plate) -> None:
    p.shape(
        "M58 18C30 34 84 48 50 66C18 84 40 98 6 114H96C96 96 62 88 80 68C98 46 50 38 66 18Z",
        "blue-pale",
    )
    p.hair("M62 30C54 38 70 44 70 52M58 72C48 80 58 84 54 92M40 104C48 98 60 110 70 104", "blue", 2)
    for x, y in ((18, 84), (26, 80), (86, 84)):
        p.stem(f"M{x} {y + 10}V{y - 36}", "green", 1.8)
        p.leaf(x, y - 30, 0, 20, 8, "brown", "round", rib=False)
        p.leaf(x, y + 10, -16, 34, 5, "green-fresh", "grass")


def garden(p: Plate) -> None:
    for x, colour in ((26, "red"), (50, "yellow"), (74, "violet")):
        p.stem(f"M{x} 96V44", "green", 2.4)
        p.leaf(x, 74, -60, 16, 8, "green-fresh")
        p.leaf(x, 68, 60, 16, 8, "green")
        p.petals(x, 40, 6, 15, 11, colour)
        p.dot(x, 40, 4, "cream")
    for x in (8, 26, 44, 62, 80):
        p.shape(f"M{x} 112V78L{x + 6} 70L{x + 12} 78V112Z", "wood-pale")
    p.shape("M4 84H96V90H4ZM4 100H96V106H4Z", "wood")


# Pickers


def _person(p: Plate, robe: str) -> None:
    p.shape("M10 116C12 92 30 84 50 84S88 92 90 116Z", robe)
    p.shape("M42 74H58V88C54 93 46 93 42 88Z", "rose-pale")
    p.shape("M32 50C32 26 68 26 68 50C68 68 60 80 50 80S32 68 32 50Z", "rose-pale")
    p.dots([(42, 52), (58, 52)], 2, "black")
    p.line("M37 46Q42 43 46 46M54 46Q58 43 63 46M50 54L47 63H51M44 70Q50 74 56 70")


def druid(p: Plate) -> None:
    """A white beard below a hood with oak leaves; a golden sickle."""
    _person(p, "white")
    p.shape(
        "M32 60C34 66 42 66 50 64C58 66 66 66 68 60C72 84 60 106 50 110C40 106 28 84 32 60Z",
        "white",
    )
    p.line("M42 72C42 86 46 98 50 104M50 70V100M58 72C58 86 54 98 51 104M44 68Q50 72 56 68")
    p.shape(
        "M22 84C18 40 32 14 50 10C68 14 82 40 78 84C72 72 72 46 64 36C56 30 44 30 36 36C28 46 28 72 22 84Z",
        "green-grey",
    )
    p.lobed(50, 32, -58, 24, 13, "green", 3, depth=0.4)
    p.lobed(50, 32, 58, 24, 13, "green-fresh", 3, depth=0.4)
    p.shape("M80 108C98 100 98 74 78 72C90 80 90 96 78 104Z", "yellow")
    p.stem("M79 106L74 117", "wood", 3)


def herbalist(p: Plate) -> None:
    """An abbess: white wimple, black veil, a sprig before her."""
    _person(p, "black")
    p.shape(
        "M50 8C20 8 18 46 16 96C26 104 34 92 36 84H64C66 92 74 104 84 96C82 46 80 8 50 8ZM50 28C64 28 68 38 67 52C66 68 60 78 50 78S34 68 33 52C32 38 36 28 50 28Z",
        "black",
    )
    p.shape(
        "M50 20C30 20 24 40 28 62C30 80 38 92 50 94C62 92 70 80 72 62C76 40 70 20 50 20ZM50 32C62 32 66 40 65 52C64 66 58 74 50 74S36 66 35 52C34 40 38 32 50 32Z",
        "white",
    )
    p.stem("M50 118V98", "green", 2)
    for y, angle in ((114, -60), (114, 60), (106, -46), (106, 46)):
        p.leaf(50, y, angle, 17, 8, "green-fresh")
    p.petals(50, 97, 5, 7, 5, "violet")


def apothecary(p: Plate) -> None:
    """A long curled wig, a lace collar, mortar and pestle."""
    p.shape(
        "M50 10C22 8 16 34 18 56C14 66 14 84 24 96H76C86 84 86 66 82 56C84 34 78 8 50 10Z", "brown"
    )
    _person(p, "blue-deep")
    p.shape(
        "M50 12C28 12 26 36 32 48C38 42 44 32 50 24C56 32 62 42 68 48C74 36 72 12 50 12Z", "brown"
    )
    p.line(
        "M24 40C30 44 24 52 22 60C30 64 22 74 24 84M76 40C70 44 76 52 78 60C70 64 78 74 76 84M40 18C36 24 34 30 34 38M60 18C64 24 66 30 66 38"
    )
    p.shape("M40 82H60L66 102L58 98L50 104L42 98L34 102Z", "white")
    p.stem("M84 84L74 100", "wood", 3.4)
    p.shape("M58 98H90C90 108 84 112 80 113V118H68V113C64 112 58 108 58 98Z", "yellow-deep")


def botanist(p: Plate) -> None:
    """A traveller in a three-cornered hat, a plant press under the arm."""
    _person(p, "green-deep")
    p.shape("M28 44C26 60 28 72 34 76L36 44ZM72 44C74 60 72 72 66 76L64 44Z", "white")
    p.shape(
        "M8 36C24 40 34 36 36 26C40 8 60 8 64 26C66 36 76 40 92 36C80 50 64 46 50 40C36 46 20 50 8 36Z",
        "black",
    )
    p.line("M14 38C30 42 40 36 50 32C60 36 70 42 86 38")
    p.shape("M40 84L50 92L60 84L58 104L50 98L42 104Z", "white")
    p.shape("M60 96H94V118H60Z", "wood-pale")
    p.line("M60 101H94M60 113H94M67 96V118M87 96V118")
    p.leaf(77, 98, 0, 24, 10, "green-fresh")


# teas

TEA_SIGNS = {
    "anti-stress": "M12 12C10 10 13 8 14 11C15 15 9 16 8 11C8 6 16 5 18 11C19 18 10 20 6 15",
    "circulation": "M12 20C5 14 4 11 4 8C5 4 10 3 12 7C14 3 19 4 20 8C20 11 19 14 12 20Z",
    "detox": "M12 3C16 9 18 11 18 14C17 21 7 21 6 14C6 11 8 9 12 3Z",
    "showstopper": "M12 3V13M12 17V19",
    "silhouette": "M7 3H17M7 21H17M8 3C8 8 11 9 11 12S8 16 8 21M16 3C16 8 13 9 13 12S16 16 16 21",
    "bless-you": "M3 9H14C18 8 17 3 13 4M3 13H18C22 14 20 19 16 18M3 17H9C13 18 11 22 8 21",
    "joints": "M8 10L14 4M10 12L16 6M8 20L14 14M10 22L16 16M5 13H19",
    "peaceful-night": "M18 16C10 18 6 10 10 4C2 8 4 20 12 20C15 20 17 18 18 16Z",
}


def _tea(p: Plate, sign: str) -> None:
    """A steaming cup with the sign of the tea."""
    p.hair(
        "M36 34C30 26 42 20 36 10M50 34C44 26 56 20 50 10M64 34C58 26 70 20 64 10",
        "green-grey",
        2.4,
    )
    p.shape("M74 54C96 48 98 84 70 86L72 79C86 76 84 60 74 62Z", "clay")
    p.shape("M18 44H78C80 74 72 102 60 104H36C24 102 16 74 18 44Z", "clay-pale")
    p.shape("M18 44C18 38 78 38 78 44S18 50 18 44Z", "rust")
    p.shape("M12 106H84C80 116 16 116 12 106Z", "clay")
    p.hair(sign, "black", 3.6, 24, 52, 0, 2)


SIGNS: dict[str, Callable[[Plate], None]] = {
    function.__name__: function
    for function in (
        forest,
        prairie,
        mountains,
        heath,
        familiar,
        river,
        garden,
        druid,
        herbalist,
        apothecary,
        botanist,
    )
} | {name: partial(_tea, sign=sign) for name, sign in TEA_SIGNS.items()}

# faces that show what another name stands for
SAME = {"peppermint": "mint", "lavandin": "lavender", "wild-thyme": "thyme"}
