"""Set-ups of Nosegay for diagrams, puzzles and tests."""

from __future__ import annotations

from typing import Any

from pygame_rules import BadPosition, Dice
from pygame_rules.fields import Fields
from pygame_rules.setups import SetUp, read_options, read_seed

from .components import COPIES, HERBS, cards, gather
from .meta import META
from .scoring import read_cards
from .state import Nosegay

__all__ = ["set_up", "written"]


def set_up(position: Any) -> SetUp:
    """The state of a set-up.

    ``{"seats": [{"hand": [slugs], "nosegay": [slugs]}, …], "border": [slugs], "deck": a number of
    random cards, "turn": seat, "picking": whether the card is laid, "options": {…}, "seed": …}``.
    Everything but ``seats`` may be left out; cards that are named nowhere are out of the game.
    """
    fields = Fields(position, BadPosition)
    fields.only("seats", "border", "deck", "turn", "picking", "options", "seed")
    sides = fields.children("seats", META.seats[0], META.seats[-1])
    options = read_options(fields, META, len(sides))
    seed = read_seed(fields)
    seen = [0] * len(HERBS)
    hands, nosegays = [], []
    for side in sides:
        side.only("hand", "nosegay")
        hands.append(gather(read_cards(side, "hand", seen)))
        nosegays.append(gather(read_cards(side, "nosegay", seen)))
    border = gather(read_cards(fields, "border", seen))
    unseen = [herb for herb, count in enumerate(seen) for _ in range(COPIES - count)]
    Dice(seed).shuffle(unseen)
    deck = unseen[: fields.integer("deck", 0, len(unseen))]
    state = Nosegay(len(sides), deck, options["shared-most"] is True)
    state.hands, state.nosegays, state.border = hands, nosegays, border
    state.turn = fields.seat("turn", len(sides)) or 0
    state.picking = fields.flag("picking")
    if not state.legal_moves():
        raise fields.wrong("nosegay-nothing-to-do", "turn", "turn", number=state.turn + 1)
    return SetUp(state, seed, options)


def written(state: Nosegay) -> dict[str, Any]:
    """A set-up of this state, with any cards in the deck."""
    return {
        "seats": [
            {"hand": _slugs(hand), "nosegay": _slugs(nosegay)}
            for hand, nosegay in zip(state.hands, state.nosegays, strict=True)
        ],
        "border": _slugs(state.border),
        "deck": len(state.deck),
        "turn": state.turn,
        "picking": state.picking,
    }


def _slugs(counts: list[int]) -> list[str]:
    return [HERBS[herb] for herb in cards(counts)]
