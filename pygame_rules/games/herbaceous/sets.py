"""Herbs and containers as people write them in tableaux and set-ups."""

from __future__ import annotations

from collections.abc import Sequence

from ...fields import Fields
from .components import (
    BUN_SET,
    CONTAINERS,
    COPIES,
    EVERY_REGULAR,
    GLASS_JAR,
    HERBS,
    JAR_SIZE,
    LARGE_POT,
    MOST_IDENTICAL,
    MOST_IN_GARDEN,
    MOST_PAIRS,
    REGULAR_CARDS,
    SMALL_POTS,
    Variant,
    any_of,
    cards,
    gather,
    size,
    two_of,
)
from .names import herb_name


def count_card(fields: Fields, name: str, herb: int, seen: list[int]) -> None:
    """Add a card to those ``seen`` (counts by herb); refuse more of a herb than there are."""
    seen[herb] += 1
    if seen[herb] > COPIES[herb]:
        raise fields.wrong(
            "herbaceous-too-many-cards",
            name,
            "components",
            text=HERBS[herb],
            herb=herb_name(herb),
            number=COPIES[herb],
        )


def read_cards(fields: Fields, name: str, seen: list[int]) -> list[int]:
    """A list of herb slugs as herbs, in its order."""
    herbs = [HERBS.index(slug) for slug in fields.slugs(name, HERBS)]
    for number, herb in enumerate(herbs):
        count_card(fields, f"{name}[{number}]", herb, seen)
    return herbs


def read_herbs(fields: Fields, name: str, seen: list[int]) -> int:
    """A list of herb slugs as counts."""
    return gather(read_cards(fields, name, seen))


def read_garden(side: Fields, seats: int, seen: list[int]) -> int:
    """The private garden of a seat as counts, no larger than it can grow with so many seats."""
    herbs = read_herbs(side, "garden", seen)
    number, most = size(herbs), MOST_IN_GARDEN[seats]
    if number > most:
        raise side.wrong(
            "herbaceous-garden-too-large", "garden", "planting", text=number, most=most
        )
    return herbs


def read_pots(fields: Fields, variant: Variant, seen: list[int]) -> list[int]:
    """The four containers of a seat as counts, each a set that its container accepts or empty."""
    pots = []
    for container, name in enumerate(CONTAINERS):
        herbs = read_herbs(fields, name, seen)
        if herbs:
            _check_set(fields, name, container, herbs, variant)
        pots.append(herbs)
    return pots


def read_bun(fields: Fields, pots: Sequence[Sequence[int]], *, whole: bool) -> int:
    """The seat that has the Bun, -1 for none; ``whole`` says that no seat is missing.

    The first jar with the three values has won it (H19), so with all of them here it has an owner.
    """
    bun = fields.seat("bun", len(pots))
    sets = sum(containers[GLASS_JAR] == BUN_SET for containers in pots)
    if bun is None:
        if sets and (whole or sets == COPIES[-1]):
            raise fields.wrong("herbaceous-bun-missing", "bun", "h19", text=sets)
        return -1
    if pots[bun][GLASS_JAR] != BUN_SET:
        raise fields.wrong("herbaceous-bun-not-earned", "bun", "bun", text=bun)
    return bun


def _check_set(fields: Fields, name: str, container: int, herbs: int, variant: Variant) -> None:
    kinds, number = any_of(herbs).bit_count(), size(herbs)
    if container == GLASS_JAR:
        if not variant.smallest_jar <= number <= JAR_SIZE:
            raise fields.wrong("herbaceous-bad-jar", name, name, text=number)
        return
    if herbs & ~REGULAR_CARDS:
        special = next(herb for herb in cards(herbs) if not EVERY_REGULAR >> 4 * herb & 1)
        raise fields.wrong(
            "herbaceous-special-only-in-jar",
            name,
            "potting",
            text=HERBS[special],
            herb=herb_name(special),
        )
    if container == LARGE_POT:
        fits = kinds == 1 and number <= MOST_IDENTICAL
    elif container == SMALL_POTS:
        fits = two_of(herbs) == any_of(herbs) and number == 2 * kinds and kinds <= MOST_PAIRS
    else:
        fits = kinds == number
    if not fits:
        raise fields.wrong(f"herbaceous-bad-{name}", name, name, text=number)
