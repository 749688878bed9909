"""The texts that name things of Officinalis."""

from __future__ import annotations

from ...texts import Text
from .components import CARDS, ENVIRONMENTS, LETTERS, PICKERS, TEAS, in_rulebook_order

_PICKERS = tuple(PICKERS)


def card_name(card: int) -> Text:
    """The name of a plant or of a Fantastical plant."""
    return Text(f"officinalis-card-{CARDS[card]}")


def environment_name(environment: int) -> Text:
    """The name of an environment; the catalogues have forms of it for use within a sentence."""
    return Text(f"officinalis-{ENVIRONMENTS[environment]}")


def lettered(environment: int) -> Text:
    """The name of an environment with the letter that its cards bear."""
    return Text(
        "officinalis-mark-environment",
        environment=environment_name(environment),
        letter=LETTERS[environment],
    )


def picker_name(picker: int) -> Text:
    """The name of a Picker."""
    return Text(f"officinalis-picker-{_PICKERS[picker]}")


def tea_name(tea: int) -> Text:
    """The name of a herbal tea."""
    return Text(f"officinalis-tea-{TEAS[tea]}")


def card_names(held: int) -> tuple[Text, ...]:
    """The names of a set of cards, in the order of the rulebook."""
    return tuple(card_name(card) for card in in_rulebook_order(held))
