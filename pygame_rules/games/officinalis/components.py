"""The cards of Officinalis and every number of its rulebook, with the section that gives it.

A card is a small integer: its place in `CARDS`, which is sorted by slug. A set of cards (a hand,
a harvest, an environment) is one integer with the bit ``1 << card`` for each of them, so that
reading its bits from the lowest gives the cards sorted by slug.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...meta import OptionValue

# components: the environments in the order of the rulebook, their letters on the cards (O1),
# and of each plant its value and the teas that it is good for; 10 is a Marvel, -3 a Toxic
FAMILIES: dict[str, tuple[str, dict[str, tuple[int, tuple[str, ...]]]]] = {
    "forest": (
        "F",
        {
            "elderberry": (1, ("detox", "bless-you")),
            "woodruff": (2, ("peaceful-night",)),
            "hawthorn": (3, ("peaceful-night",)),
            "birch": (4, ()),
            "oak": (5, ()),
            "round-leaved-wintergreen": (10, ()),
            "lily-of-the-valley": (-3, ()),
        },
    ),
    "prairie": (
        "P",
        {
            "poppy": (1, ("anti-stress",)),
            "dandelion": (2, ("showstopper",)),
            "red-clover": (3, ()),
            "cowslip": (4, ()),
            "great-burnet": (5, ()),
            "adders-tongue": (10, ()),
            "autumn-crocus": (-3, ()),
        },
    ),
    "mountains": (
        "M",
        {
            "bilberry": (1, ("silhouette",)),
            "raspberry": (2, ()),
            "ladys-mantle": (3, ()),
            "gentian": (4, ("showstopper",)),
            "genepi": (5, ()),
            "edelweiss": (10, ()),
            "monkshood": (-3, ()),
        },
    ),
    "heath": (
        "L",
        {
            "yarrow": (1, ("circulation", "joints")),
            "lavandin": (2, ("anti-stress", "bless-you")),
            "juniper": (3, ("detox",)),
            "wild-thyme": (4, ()),
            "eyebright": (5, ()),
            "sundew": (10, ()),
            "broom": (-3, ()),
        },
    ),
    "familiar": (  # O2: seven ordinary plants, without a Marvel and a Toxic
        "C",
        {
            "common-mallow": (1, ("detox", "silhouette", "bless-you")),
            "nettle": (2, ("joints",)),
            "daisy": (3, ()),
            "shepherds-purse": (4, ()),
            "ribwort-plantain": (5, ()),
            "chickweed": (6, ()),
            "st-johns-wort": (7, ()),
        },
    ),
    "river": (
        "R",
        {
            "meadowsweet": (1, ("silhouette", "joints")),
            "field-horsetail": (2, ("joints",)),
            "peppermint": (3, ("bless-you",)),
            "watercress": (4, ()),
            "white-willow": (5, ()),
            "bogbean": (10, ()),
            "cowbane": (-3, ()),
        },
    ),
    "garden": (
        "J",
        {
            "blackcurrant": (1, ("anti-stress", "circulation", "joints")),
            "rosemary": (2, ("anti-stress", "showstopper", "silhouette")),
            "calendula": (3, ("circulation",)),
            "rose": (4, ("peaceful-night",)),
            "garden-angelica": (5, ("anti-stress",)),
            "saffron": (10, ()),
            "oleander": (-3, ()),
        },
    ),
}
# O2: with values from 1 to 5 these two repeat a number; the family is then worth 22 like the others
FAMILIAR_REPEATS = {"chickweed": 3, "st-johns-wort": 4}

ENVIRONMENTS = tuple(FAMILIES)
LETTERS = tuple(letter for letter, _ in FAMILIES.values())
PLANTS = {slug: plant for _, plants in FAMILIES.values() for slug, plant in plants.items()}
FANTASTICAL = ("maisonus-officinalis", "salvia-maria")
CARDS = tuple(sorted([*PLANTS, *FANTASTICAL]))
NUMBER = {slug: card for card, slug in enumerate(CARDS)}

MAISONUS, SALVIA = (NUMBER[slug] for slug in FANTASTICAL)
SALVIA_VALUE, SALVIA_BONUS = 2, 20
MARVEL, TOXIC = 10, -3


def gather(listed: Iterable[int]) -> int:
    """The set of the cards listed."""
    found = 0
    for card in listed:
        found |= 1 << card
    return found


def cards(held: int) -> list[int]:
    """The cards of a set, sorted by slug."""
    listed = []
    while held:
        lowest = held & -held
        listed.append(lowest.bit_length() - 1)
        held ^= lowest
    return listed


ALL = gather(range(len(CARDS)))
MEMBERS = tuple(gather(NUMBER[slug] for slug in plants) for _, plants in FAMILIES.values())
PLANT_CARDS = sum(MEMBERS)
# the environment of each card, -1 for the two Fantastical ones (O19), and all cards of it
ENVIRONMENT = tuple(
    next((place for place, held in enumerate(MEMBERS) if held >> card & 1), -1)
    for card in range(len(CARDS))
)
FAMILY = tuple(0 if place < 0 else MEMBERS[place] for place in ENVIRONMENT)
MARVELS = gather(card for card, slug in enumerate(CARDS) if PLANTS.get(slug, (0,))[0] == MARVEL)

# pickers: whose bonus doubles which environment
PICKERS = {
    "druid": "forest",
    "herbalist": "garden",
    "apothecary": "mountains",
    "botanist": "heath",
}
DOUBLED = tuple(ENVIRONMENTS.index(slug) for slug in PICKERS.values())

# setup: environments left out, and cards dealt to each player
LEFT_OUT = {2: ("familiar", "river", "prairie"), 3: ("river", "prairie"), 4: ()}
DEALT = {2: 14, 3: 12, 4: 12}
SIDES = {2: 2, 3: 3, 4: 2}
IN_PLAY = {
    seats: ALL & ~sum(MEMBERS[ENVIRONMENTS.index(slug)] for slug in LEFT_OUT[seats])
    for seats in LEFT_OUT
}
DECK = {seats: tuple(1 << card for card in cards(held)) for seats, held in IN_PLAY.items()}

# teas: the plants of each (O3: counted, never stored), how many make it, and what it is worth
TEAS = (
    "anti-stress",
    "circulation",
    "detox",
    "showstopper",
    "silhouette",
    "bless-you",
    "joints",
    "peaceful-night",
)
RECIPES = tuple(
    gather(NUMBER[slug] for slug, (_, teas) in PLANTS.items() if tea in teas) for tea in TEAS
)
ENOUGH = {2: 2, 3: 2, 4: 3}
TEA_POINTS, EXTRA_PLANT_POINTS = 30, 10


def _tea_scale(enough: int) -> tuple[int, ...]:
    most = max(recipe.bit_count() for recipe in RECIPES)
    extras = range(most - enough + 1)
    return (0,) * enough + tuple(TEA_POINTS + EXTRA_PLANT_POINTS * extra for extra in extras)


# what a tea is worth with 0, 1, 2 … of its plants, by the number of seats (O33)
TEA_SCALE = {seats: _tea_scale(enough) for seats, enough in ENOUGH.items()}


# the side that each seat plays for: with 4 seats 0 and 2 are partners, 1 and 3 too
SIDE_OF = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 0, 1)}


def in_rulebook_order(held: int) -> list[int]:
    """The cards of a set by environment and value, the Fantastical ones last."""
    return sorted(cards(held), key=_RULEBOOK_ORDER.__getitem__)


_BY_VALUE = {
    NUMBER[slug]: (place, value)
    for place, (_, plants) in enumerate(FAMILIES.values())
    for slug, (value, _) in plants.items()
}
_RULEBOOK_ORDER = {
    **_BY_VALUE,
    MAISONUS: (len(FAMILIES), 0),
    SALVIA: (len(FAMILIES), 1),
}

# where "the card that wins so far" is looked up before any card was played
NOTHING = len(CARDS)

Beats = tuple[tuple[int, ...], ...]


def _beats(values: tuple[int, ...]) -> Beats:
    """For each Attribute, and each card that wins so far, the set of the cards that beat it.

    Inside a family the higher value wins (O18) and of equal ones the first (O2); any Attribute
    beats any other family (O18); Maisonus beats all; Salvia never wins (O23), so that every
    other card beats it. A card that beats nothing is a discard (O16, O17).
    """
    table = []
    for attribute in MEMBERS:
        row = []
        for best, family in enumerate(FAMILY):
            higher = [card for card in cards(family) if values[card] > values[best]]
            beaten_by = gather(higher) | 1 << MAISONUS
            if family != attribute:
                beaten_by |= attribute
            row.append(beaten_by)
        row[MAISONUS] = 0
        row[SALVIA] = ALL & ~(1 << SALVIA)
        table.append((*row, ALL))
    return tuple(table)


class Values:
    """What each card is worth, with the Familiar plants that differ (O2), and what follows from it.

    ``beats`` says which cards beat which, ``worth`` lists the cards of each value.
    """

    __slots__ = ("beats", "of_cards", "worth")

    def __init__(self, familiar: Mapping[str, int]) -> None:
        printed = {slug: value for slug, (value, _) in PLANTS.items()}
        values = {**printed, "salvia-maria": SALVIA_VALUE, **familiar}
        self.of_cards = tuple(values.get(slug, 0) for slug in CARDS)
        self.beats = _beats(self.of_cards)
        self.worth = tuple(
            (value, gather(card for card, worth in enumerate(self.of_cards) if worth == value))
            for value in sorted(set(self.of_cards))
        )


VALUES = {"one-to-seven": Values({}), "one-to-five": Values(FAMILIAR_REPEATS)}


class Variant:
    """The options and components of a table, as the law asks for them; with the rulings."""

    __slots__ = (
        "beats",
        "one_tea_each",
        "pickers_once",
        "rounds",
        "unbound",
        "undealt_count",
        "values",
        "worth",
    )

    def __init__(self, options: dict[str, OptionValue], own: Values | None = None) -> None:
        familiar, rounds = options["familiar"], options["rounds"]
        assert isinstance(familiar, str)
        assert isinstance(rounds, int)
        values = own or VALUES[familiar]  # O2
        self.values = values.of_cards
        self.beats = values.beats
        self.worth = values.worth
        self.pickers_once = options["pickers"] == "once"  # O10
        self.unbound = 1 << MAISONUS  # O20: what need not follow
        if options["salvia"] == "any-time":  # O21
            self.unbound |= 1 << SALVIA
        self.undealt_count = options["marvels"] == "all"  # O24
        self.one_tea_each = options["teas"] == "one-each"  # O32
        self.rounds = rounds  # O37

    def value(self, held: int) -> int:
        """The values of a set of cards, added up."""
        total = 0
        for value, alike in self.worth:
            total += value * (held & alike).bit_count()
        return total
