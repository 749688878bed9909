"""A list of cards made ready for play, with the moves that it allows."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from ...moves import Catalogue, Move
from ...texts import Text
from .components import (
    CHARM_BITS,
    CLASSES,
    HELD,
    HERBS,
    HERBS_AT,
    ILLNESSES,
    MOST_EXCHANGED,
    MOST_SEATS,
    charm_card,
    herb_card,
)

__all__ = ["ACCEPT", "OFFER", "PASS", "REFUSE", "Cards"]

# the moves that have nothing to do with the names of cards
ACCEPT, PASS, REFUSE = Move("accept"), Move("pass"), Move("refuse")
OFFER = tuple(
    tuple(
        Move("offer", f"seat-{seat}", str(number), data=(seat, number))
        for number in range(1, MOST_EXCHANGED + 1)
    )
    for seat in range(MOST_SEATS)
)
COMMON_MOVES = (ACCEPT, PASS, REFUSE, *(move for moves in OFFER for move in moves))


class _Curable(dict[int, int]):
    """The illnesses (as bits) that do not ask for any herb missing among five, by their counts."""

    def __init__(self, needing: tuple[int, ...]) -> None:
        self.needing = needing

    def __missing__(self, counts: int) -> int:
        blocked = 0
        for number, illnesses in enumerate(self.needing):
            if not counts >> 2 * number & 3:
                blocked |= illnesses
        self[counts] = able = CHARM_BITS & ~blocked
        return able


class Cards:
    """A list of 90 cards made ready for play, with the moves that they allow.

    ``illnesses`` and ``herbs`` are slugs, ``classes`` the classes of the illnesses from 1 to 5,
    ``recipes`` the herbs that each asks for (as a hand), ``copies`` how many cards there are of
    each herb, ``charms`` the illnesses that have one (as bits), ``names`` the names of all card
    kinds, ``words`` the text of each charm by its illness. ``treats`` are the illnesses that a
    herb's card lists (K3) and ``of_class`` those of each
    class as bits, ``fingerprint`` a number that tells these cards from others.
    """

    def __init__(
        self,
        recipes: dict[str, tuple[int, list[str]]],
        copies: dict[str, int],
        charms: Iterable[str],
        names: dict[str, Text],
        words: dict[str, Text],
    ) -> None:
        self.illnesses = tuple(sorted(recipes))
        self.herbs = tuple(sorted(copies))
        self.classes = tuple(recipes[slug][0] for slug in self.illnesses)
        herb = {slug: number for number, slug in enumerate(self.herbs)}
        illness = {slug: number for number, slug in enumerate(self.illnesses)}
        self.recipes = tuple(
            sum(HELD[herb_card(herb[name])] for name in recipes[slug][1])  # K2, K4
            for slug in self.illnesses
        )
        self.copies = tuple(copies[slug] for slug in self.herbs)
        with_charm = sorted(illness[slug] for slug in charms)
        self.charms = sum(1 << number for number in with_charm)
        self.slugs = (
            *self.illnesses,
            *(f"charm-{slug}" for slug in self.illnesses),
            *self.herbs,
        )
        self.names = (
            *(names[slug] for slug in self.illnesses),
            *(Text("znakhar-charm", illness=names[slug]) for slug in self.illnesses),
            *(names[slug] for slug in self.herbs),
        )
        self.words = {illness[slug]: text for slug, text in words.items()}
        self.of_class = tuple(
            sum(1 << number for number, level in enumerate(self.classes) if level == wanted)
            for wanted in range(1, len(CLASSES) + 1)
        )
        self.deck = (
            *range(ILLNESSES),
            *(charm_card(number) for number in with_charm),
            *(herb_card(number) for number, many in enumerate(self.copies) for _ in range(many)),
        )
        self.treats = tuple(
            sum(1 << number for number, recipe in enumerate(self.recipes) if recipe & HELD[card])
            for card in range(herb_card(0), herb_card(HERBS))
        )
        self.curable = tuple(
            _Curable(self.treats[first : first + 5]) for first in range(0, HERBS, 5)
        )
        kinds = (self.illnesses, self.classes, self.herbs, self.copies, self.recipes, self.charms)
        self.fingerprint = int(hashlib.sha256(repr(kinds).encode()).hexdigest()[:12], 16)
        self._make_moves(with_charm)

    def _make_moves(self, with_charm: list[int]) -> None:
        self.cure = {
            1 << number: Move(
                "cure", slug, data=(1 << number, self.recipes[number], self.classes[number])
            )
            for number, slug in enumerate(self.illnesses)
        }
        self.charm = {
            1 << number: Move("charm", self.illnesses[number], data=(1 << number,))
            for number in with_charm
        }
        self.give = {
            **{
                bit: Move("give", "charm", move.args[0], data=(bit,))
                for bit, move in self.charm.items()
            },
            **{
                HELD[herb_card(number)]: Move("give", "herb", slug, data=(HELD[herb_card(number)],))
                for number, slug in enumerate(self.herbs)
            },
        }
        self.catalogue = Catalogue(
            [*self.cure.values(), *self.charm.values(), *self.give.values(), *COMMON_MOVES]
        )

    def deck_slugs(self, first: int) -> dict[str, int]:
        """The cards of the deck by their slugs, from a card on: all, or those that a hand holds."""
        return {self.slugs[card]: card for card in self.deck if card >= first}

    def able(self, hand: int) -> int:
        """The illnesses (as bits) whose herbs a hand holds, wherever they lie."""
        first, second, third, fourth, fifth = self.curable
        return (
            first[hand >> HERBS_AT & 1023]
            & second[hand >> HERBS_AT + 10 & 1023]
            & third[hand >> HERBS_AT + 20 & 1023]
            & fourth[hand >> HERBS_AT + 30 & 1023]
            & fifth[hand >> HERBS_AT + 40]
        )

    def points(self, illnesses: int) -> int:
        """What illnesses (as bits) are worth."""
        first, second, third, fourth, fifth = self.of_class
        return (
            (illnesses & first).bit_count()
            + 2 * (illnesses & second).bit_count()
            + 3 * (illnesses & third).bit_count()
            + 4 * (illnesses & fourth).bit_count()
            + 5 * (illnesses & fifth).bit_count()
        )
