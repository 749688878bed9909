"""The texts that name things of Znakhar."""

from __future__ import annotations

from ...texts import Text
from .cards import Cards
from .components import CLASSES, cards_of, places

__all__ = ["card_names", "class_name", "illness_name", "illness_names"]


def illness_name(cards: Cards, illness: int) -> Text:
    """The name of an illness, given as a bit."""
    return cards.names[illness.bit_length() - 1]


def illness_names(cards: Cards, illnesses: int) -> tuple[Text, ...]:
    """The names of illnesses, given as bits."""
    return tuple(cards.names[illness] for illness in places(illnesses))


def card_names(cards: Cards, hand: int) -> tuple[Text, ...]:
    """The names of the cards of a hand, one by one."""
    return tuple(cards.names[card] for card in cards_of(hand))


def class_name(level: int) -> Text:
    """The name of a class of illness, from 1 to 5."""
    return Text(f"znakhar-class-{CLASSES[level - 1]}")
