"""The form for a position of Znakhar."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ... import forms
from ...texts import Text
from .cards import Cards
from .components import COPIES_OF_RARITY, DEALT, MOST_EXCHANGED, RARITIES, herb_card, places
from .form import illness_places, illnesses
from .meta import META
from .own import CARDS


def form(seats: int, cards: Cards = CARDS) -> dict[str, Any]:
    """The piles, how far the turn has come, and what each seat holds and has before it."""
    undealt = len(cards.deck) - DEALT * seats
    return forms.form(
        {"seats": [{} for _ in range(seats)], "pile": undealt // 2, "turn": 0, "start": 0},
        [
            forms.part(
                [
                    forms.section(_turn(seats)),
                    forms.section(_piles(seats, cards)),
                ],
                label=Text("rules-form-table"),
            ),
            *(forms.part([forms.section(_seat(seat))], [seat]) for seat in range(seats)),
        ],
        decks={"illnesses": illnesses(cards), "cards": list(_held(cards))},
        options=forms.options_of(META),
    )


def _held(cards: Cards) -> Iterator[dict[str, Any]]:
    """The cards of hands: herbs by their rarity, then the charms."""
    for rarity, copies in zip(RARITIES, COPIES_OF_RARITY, strict=True):
        herbs = [
            forms.card(slug, cards.names[herb_card(herb)], copies)
            for herb, slug in enumerate(cards.herbs)
            if cards.copies[herb] == copies
        ]
        yield forms.group(herbs, Text(f"znakhar-rarity-{rarity}"))
    charms = [
        forms.card(
            f"charm-{cards.illnesses[illness]}",
            Text("znakhar-charm", illness=cards.names[illness]),
        )
        for illness in places(cards.charms)
    ]
    yield forms.group(charms, Text("znakhar-entry-charms"))


def _turn(seats: int) -> Iterator[dict[str, Any]]:
    yield forms.seat(["turn"], Text("rules-form-turn"), "turn")
    yield forms.seat(["start"], Text("znakhar-mark-start"), "setup")
    yield forms.seats(["asked"], Text("znakhar-mark-refused"), "exchange")
    yield forms.flag(["exchanged"], Text("znakhar-mark-exchanged"), "exchange")
    yield forms.choice(["offer"], Text("znakhar-entry-offer"), "exchange", _offers(seats))


def _offers(seats: int) -> Iterator[tuple[dict[str, int], Text]]:
    for seat in range(seats):
        player = Text("rules-mark-player", number=seat + 1)
        for number in range(1, MOST_EXCHANGED + 1):
            offer = {"to": seat, "number": number}
            yield offer, Text("znakhar-entry-offered", player=player, number=number)


def _piles(seats: int, cards: Cards) -> Iterator[dict[str, Any]]:
    yield forms.number(["pile"], Text("znakhar-pile"), "drawing", high=len(cards.deck))
    yield forms.number(["last-turns"], Text("znakhar-entry-last"), "end", low=1, high=seats)
    yield forms.cards(["discard"], Text("znakhar-discard"), "k16", deck="cards")


def _seat(seat: int) -> Iterator[dict[str, Any]]:
    yield forms.cards(["seats", seat, "hand"], Text("znakhar-hand"), "setup", deck="cards")
    yield from reversed(illness_places(seat))
