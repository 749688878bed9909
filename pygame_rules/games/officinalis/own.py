"""Values of a table's own for the Familiar plants, in the place of those in `components`."""

from __future__ import annotations

from ...errors import quote
from ...fields import Fields
from .components import FAMILIES, MARVEL, NUMBER, Values
from .names import card_name

__all__ = ["STANDARD", "read"]

LEAST, MOST = 1, MARVEL - 1

#: The game's own data: the value of each Familiar plant.
STANDARD = {"familiar": {slug: value for slug, (value, _) in FAMILIES["familiar"][1].items()}}


def read(fields: Fields) -> Values:
    """The values of all cards from data like `STANDARD`: every Familiar plant has one (O2)."""
    fields.only("familiar")
    family = fields.child("familiar")
    plants = STANDARD["familiar"]
    family.only(*plants)
    for slug in plants:
        value = family.raw(slug)
        if type(value) is not int or not LEAST <= value <= MOST:
            raise family.wrong(
                "officinalis-bad-value",
                slug,
                "own-values",
                text=quote(value),
                card=card_name(NUMBER[slug]),
                least=LEAST,
                most=MOST,
            )
    return Values({slug: family.raw(slug) for slug in plants})
