"""The cards of Znakhar and every number of its rulebook, with the section that gives it.

The printed rulebook gives the counts; which illness needs which herbs is a list of ours in the
same form as a table's own (`STANDARD`; own-cards).

Illnesses and herbs are small integers: their places in the sorted list of their slugs. What a
hand holds is one integer: a bit for the charm against each illness, above them two bits for the
count of each herb. A card of the pile is a small integer too, see `charm_card` and `herb_card`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...meta import OptionValue

# components: the classes of illness, each with the number of its cards; an illness of the first
# class needs one herb and is worth one point, one of the last five
CLASSES = ("light", "medium", "grave", "incurable", "deadly")
ILLNESSES_IN_CLASS = (9, 7, 5, 3, 1)
ILLNESSES = sum(ILLNESSES_IN_CLASS)
# components: the kinds of herb by rarity, and the copies of each
RARITIES = ("common", "rare", "secret")
HERBS_OF_RARITY = (10, 10, 5)
COPIES_OF_RARITY = (3, 2, 1)
HERBS = sum(HERBS_OF_RARITY)
CHARMS = 10
# setup
DEALT = 10
# exchange
MOST_EXCHANGED = 3
MOST_SEATS = 8

HERBS_AT = ILLNESSES  # the first bit of a hand that counts herbs
CHARM_BITS = (1 << HERBS_AT) - 1
ONE_OF_EACH = sum(1 << HERBS_AT + 2 * herb for herb in range(HERBS))
SECOND_BITS = ONE_OF_EACH << 1
SINGLES = CHARM_BITS | ONE_OF_EACH


def charm_card(illness: int) -> int:
    """The card of the charm against an illness; the card of an illness is its own number."""
    return ILLNESSES + illness


def herb_card(herb: int) -> int:
    """The card of a herb."""
    return 2 * ILLNESSES + herb


CARD_KINDS = 2 * ILLNESSES + HERBS
#: What each card adds to a hand; illnesses are never held.
HELD = (
    *(0 for _ in range(ILLNESSES)),
    *(1 << illness for illness in range(ILLNESSES)),
    *(1 << HERBS_AT + 2 * herb for herb in range(HERBS)),
)


#: The card of a hand that holds just that one.
CARD_OF = {one: card for card, one in enumerate(HELD) if one}


def size(hand: int) -> int:
    """How many cards a hand holds."""
    return hand.bit_count() + (hand & SECOND_BITS).bit_count()


def kinds(hand: int) -> int:
    """One card of each kind that a hand holds."""
    return (hand | hand >> 1) & ONE_OF_EACH | hand & CHARM_BITS


def bits(number: int) -> Iterator[int]:
    """The bits of an integer one by one, the lowest first."""
    while number:
        lowest = number & -number
        yield lowest
        number ^= lowest


def places(number: int) -> Iterator[int]:
    """The places of the bits that are set."""
    return (bit.bit_length() - 1 for bit in bits(number))


def copies_of(hand: int, one: int) -> int:
    """How many cards of a kind a hand holds; the kind is given as a single card."""
    return int(hand & one != 0) if one & CHARM_BITS else hand // one & 3


def cards_of(hand: int) -> list[int]:
    """The cards of a hand one by one."""
    return [CARD_OF[one] for one in bits(kinds(hand)) for _ in range(copies_of(hand, one))]


def _illnesses(name: str, *listed: str) -> list[dict[str, Any]]:
    return [
        {"id": illness, "class": name, "herbs": herbs.split(" + ")}
        for illness, _, herbs in (line.partition(": ") for line in listed)
    ]


def _herbs(rarity: str, listed: str) -> list[dict[str, Any]]:
    return [{"id": herb, "rarity": rarity} for herb in listed.split()]


# cards: each herb is asked for by as many illnesses as it has copies; no illness asks for a herb
# twice (K4), and the ten charms are for ten different illnesses (K6)
STANDARD: dict[str, Any] = {
    "illnesses": [
        *_illnesses(
            "light",
            "runny-nose: camomile",
            "cough: coltsfoot",
            "graze: plantain",
            "indigestion: mint",
            "headache: wild-marjoram",
            "sleeplessness: linden-blossom",
            "burn: st-johns-wort",
            "nosebleed: nettle",
            "boil: marigold",
        ),
        *_illnesses(
            "medium",
            "fever: linden-blossom + centaury",
            "toothache: st-johns-wort + camomile",
            "quinsy: marigold + coltsfoot",
            "lumbago: nettle + marsh-cinquefoil",
            "scrofula: yarrow + celandine",
            "night-blindness: nettle + eyebright",
            "colic: mint + yarrow",
        ),
        *_illnesses(
            "grave",
            "jaundice: marigold + celandine + wormwood",
            "dropsy: linden-blossom + pheasants-eye + angelica",
            "erysipelas: plantain + coltsfoot + melilot",
            "gout: st-johns-wort + marsh-cinquefoil + angelica",
            "heart-pangs: mint + wild-marjoram + valerian",
        ),
        *_illnesses(
            "incurable",
            "consumption: plantain + elecampane + melilot + conquer-herb",
            "falling-sickness: wild-marjoram + valerian + wormwood + adams-head",
            "dark-water: camomile + eyebright + centaury + weeping-herb",
        ),
        *_illnesses(
            "deadly", "plague: yarrow + elecampane + pheasants-eye + burst-herb + fern-flower"
        ),
    ],
    "herbs": [
        *_herbs("common", "plantain camomile nettle st-johns-wort yarrow"),
        *_herbs("common", "mint coltsfoot marigold wild-marjoram linden-blossom"),
        *_herbs("rare", "valerian elecampane celandine wormwood melilot"),
        *_herbs("rare", "centaury angelica pheasants-eye eyebright marsh-cinquefoil"),
        *_herbs("secret", "conquer-herb adams-head weeping-herb burst-herb fern-flower"),
    ],
    "charms": [
        {"illness": illness}
        for illness in (
            *("sleeplessness", "nosebleed", "fever", "toothache", "lumbago", "jaundice"),
            *("erysipelas", "falling-sickness", "dark-water", "plague"),
        )
    ],
}


class Variant:
    """The options of a table, as the law asks for them; the comment names the ruling."""

    __slots__ = ("last_turns_of_others", "ties_broken")

    def __init__(self, options: dict[str, OptionValue]) -> None:
        self.last_turns_of_others = options["last-turns"] == "others"  # K21
        self.ties_broken = options["ties"] == "broken"  # K25
