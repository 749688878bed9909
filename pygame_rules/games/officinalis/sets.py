"""Cards and Pickers as people write them in tableaux and set-ups."""

from __future__ import annotations

from ...fields import Fields
from .components import (
    CARDS,
    DEALT,
    ENVIRONMENT,
    IN_PLAY,
    NUMBER,
    PICKERS,
    SIDES,
    gather,
)
from .names import card_name, environment_name, picker_name

_PICKERS = tuple(PICKERS)


class CardReader:
    """Reads the cards of one round; there is one of each, and not all of them are in play."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen = 0
        self.seen_pickers = 0

    def listed(self, fields: Fields, name: str) -> list[int]:
        """A list of card slugs as cards, in its order."""
        found = [NUMBER[slug] for slug in fields.slugs(name, CARDS)]
        for number, card in enumerate(found):
            self._take(fields, f"{name}[{number}]", card)
        return found

    def cards(self, fields: Fields, name: str) -> int:
        """A list of card slugs as a set."""
        return gather(self.listed(fields, name))

    def _take(self, fields: Fields, name: str, card: int) -> None:
        if not IN_PLAY[self.seats] >> card & 1:
            raise fields.wrong(
                "officinalis-environment-left-out",
                name,
                "setup",
                text=CARDS[card],
                card=card_name(card),
                environment=environment_name(ENVIRONMENT[card]),
                seats=self.seats,
            )
        if self.seen >> card & 1:
            raise fields.wrong(
                "officinalis-card-twice",
                name,
                "components",
                text=CARDS[card],
                card=card_name(card),
            )
        self.seen |= 1 << card

    def pickers(self, fields: Fields, name: str) -> list[int]:
        """The Pickers of a side: one a player."""
        slugs = fields.slugs(name, _PICKERS)
        most = self.seats // SIDES[self.seats]
        if len(slugs) > most:
            raise fields.wrong(
                "officinalis-too-many-pickers",
                name,
                "setup",
                text=len(slugs),
                most=most,
            )
        return [
            self._picker(fields, f"{name}[{number}]", slug) for number, slug in enumerate(slugs)
        ]

    def picker(self, fields: Fields, name: str) -> int | None:
        """The Picker of a seat, None where none is named."""
        slug = fields.slug(name, _PICKERS)
        return None if slug is None else self._picker(fields, name, slug)

    def _picker(self, fields: Fields, name: str, slug: str) -> int:
        picker = _PICKERS.index(slug)
        if self.seen_pickers >> picker & 1:
            raise fields.wrong(
                "officinalis-picker-twice",
                name,
                "components",
                text=slug,
                picker=picker_name(picker),
            )
        self.seen_pickers |= 1 << picker
        return picker

    def no_more_than_dealt(self, fields: Fields, name: str) -> None:
        """Refuse more harvested cards than a round deals."""
        number, most = self.seen.bit_count(), DEALT[self.seats] * self.seats
        if number > most:
            raise fields.wrong("officinalis-more-than-dealt", name, "setup", text=number, most=most)
