"""The cards of Herbaceous and every number of its rulebook, with the section that gives it.

A herb is a small integer: its place in `HERBS`. The herbs of a garden or a container are one
integer of ten counts, four bits a herb; `one(herb)` is a single card of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...meta import OptionValue

# components: seven regular herbs, nine cards each, and three special ones, three cards each
REGULAR = ("bay", "dill", "lavender", "rosemary", "saffron", "sage", "tarragon")
SPECIAL = ("mint", "chive", "thyme")
HERBS = REGULAR + SPECIAL
FIRST_SPECIAL = len(REGULAR)
COPIES = (9,) * len(REGULAR) + (3,) * len(SPECIAL)
SPECIAL_VALUE = {HERBS.index("mint"): 1, HERBS.index("chive"): 2, HERBS.index("thyme"): 3}

# setup: cards removed unseen for 1, 2, 3 and 4 players
REMOVED = {1: 36, 2: 24, 3: 12, 4: 0}
# a private garden that no game can fill: cards planted there by 1, 2, 3 and 4 players (F4; solo)
MOST_IN_GARDEN = {1: 13, 2: 12, 3: 10, 4: 9}
# solo: laid out before the first turn, and the garden that overflows
SOLO_LAID_OUT = {"community": 2, "private": 3, "discard": 1}
SOLO_OVERFLOW = 5

CONTAINERS = ("large-pot", "wooden-planter", "small-pots", "glass-jar")
LARGE_POT, WOODEN_PLANTER, SMALL_POTS, GLASS_JAR = range(4)

# large-pot, wooden-planter, small-pots, glass-jar: points for 0, 1, 2 … herbs (or pairs)
POINTS = (
    (0, 2, 6, 10, 14, 18, 20, 22),
    (0, 0, 3, 4, 6, 8, 12, 14),
    (0, 4, 8, 12, 14, 16, 18),
    (0, 2, 4, 6),
)
MOST_IDENTICAL = 7
MOST_PAIRS = 6
JAR_SIZE = 3
BUN_POINTS = 5

# where a drawn card may go
PLACES = ("private", "community", "discard")
PRIVATE, COMMUNITY, DISCARD = 1, 2, 4

# solo-ranks: the least points of each rank above the first
SOLO_RANKS = (37, 42, 47, 52, 57)


_EVERY_OTHER = sum(15 << 8 * pair for pair in range(8))


def one(herb: int) -> int:
    """A single card of a herb, as counts."""
    return 1 << 4 * herb


def count(herbs: int, herb: int) -> int:
    """How many cards of a herb there are."""
    return herbs >> 4 * herb & 15


def size(herbs: int) -> int:
    """How many cards there are in all (a sum of digits in base 256, in pairs of herbs)."""
    return ((herbs & _EVERY_OTHER) + (herbs >> 4 & _EVERY_OTHER)) % 255


def kinds(herbs: int) -> list[int]:
    """The herbs that are there at all, in the order of `HERBS`."""
    return [herb for herb in range(len(HERBS)) if herbs >> 4 * herb & 15]


def cards(herbs: int) -> list[int]:
    """The cards one by one, in the order of `HERBS`."""
    return [herb for herb in range(len(HERBS)) for _ in range(count(herbs, herb))]


def gather(listed: Iterable[int]) -> int:
    """Counts of the herbs listed (no more of a kind than there are cards)."""
    return sum(1 << 4 * herb for herb in listed)


EVERY = gather(range(len(HERBS)))  # one card of each herb
EVERY_REGULAR = gather(range(len(REGULAR)))
REGULAR_CARDS = 15 * EVERY_REGULAR  # the counts of regular herbs
BUN_SET = gather(SPECIAL_VALUE)
DECK = tuple(herb for herb, copies in enumerate(COPIES) for _ in range(copies))


def any_of(herbs: int) -> int:
    """One card of each herb that is there at all."""
    return (herbs | herbs >> 1 | herbs >> 2 | herbs >> 3) & EVERY


def two_of(herbs: int) -> int:
    """One card of each herb that is there at least twice."""
    return (herbs >> 1 | herbs >> 2 | herbs >> 3) & EVERY


class Variant:
    """The options and components of a table, as the law asks for them; with the rulings."""

    __slots__ = (
        "bun_breaks_ties",
        "early_end",
        "face_down",
        "points",
        "smallest_jar",
        "solo_stop",
    )

    def __init__(
        self,
        options: dict[str, OptionValue],
        own: Mapping[int, tuple[int, ...]] | None = None,
    ) -> None:
        single = options["single-planter"]
        assert isinstance(single, int)
        points = [*POINTS]
        points[WOODEN_PLANTER] = (0, single, *POINTS[WOODEN_PLANTER][2:])  # H4
        for container, replaced in (own or {}).items():
            points[container] = replaced
        self.points = tuple(points)
        self.smallest_jar = 1 if options["jar"] == "up-to-three" else JAR_SIZE  # H5
        self.early_end = options["early-end"] is True  # H13
        self.bun_breaks_ties = options["jar-tie"] == "with-bun"  # H18
        self.face_down = options["stacks"] == "face-down"  # H21
        self.solo_stop = options["solo-stop"] is True  # SH1
