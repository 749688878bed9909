"""Set-ups of Znakhar for diagrams, puzzles and tests."""

from __future__ import annotations

from typing import Any

from ...dice import Dice
from ...errors import BadPosition
from ...fields import Fields
from ...setups import SetUp, read_components, read_options, read_seed
from .cards import Cards
from .components import HELD, ILLNESSES, MOST_EXCHANGED, Variant, cards_of, places
from .meta import META
from .own import CARDS, read
from .scoring import read_illnesses
from .state import EXCHANGED, OFFERED, TURN, Znakhar

__all__ = ["set_up", "written"]


def set_up(position: Any) -> SetUp:
    """The state of a set-up.

    ``{"seats": [{"hand": [slugs], "uncured": [slugs], "cured": [slugs]}, … 2 to 8],
    "pile": [slugs, the top card first] or a number of random cards, "discard": [slugs],
    "turn": seat, "start": seat, "last-turns": turns left when the pile is out,
    "asked": [seats that refused], "exchanged": whether the turn's exchange is over,
    "offer": {"to": seat, "number": 1 to 3}, "options": {…}, "components": {…}, "seed": …}``.
    The charm against an illness is ``charm-<illness>``. Everything but ``seats`` may be left out:
    it is then the turn of the seat at ``start``, the first; cards that are named nowhere are out
    of the game.
    """
    fields = Fields(position, BadPosition)
    fields.only(
        *("seats", "pile", "discard", "turn", "start", "last-turns", "asked", "exchanged"),
        *("offer", "options", "components", "seed"),
    )
    sides = fields.children("seats", META.seats[0], META.seats[-1])
    seats = len(sides)
    cards = read_components(fields, read) or CARDS
    options = read_options(fields, META, seats)
    seed = read_seed(fields)
    unseen = _Unseen(cards)
    hands, uncured, cured = [], [], []
    for side in sides:
        side.only("hand", "uncured", "cured")
        hands.append(sum(HELD[card] for card in unseen.read_hand(side, "hand")))
        uncured.append(read_illnesses(side, "uncured", cards, unseen.illnesses))
        cured.append(read_illnesses(side, "cured", cards, unseen.illnesses))
    discard = sum(HELD[card] for card in unseen.read_hand(fields, "discard"))
    aside, pile = unseen.read_pile(fields, Dice(seed))
    start = fields.seat("start", seats) or 0
    turn = fields.seat("turn", seats)
    state = Znakhar(seats, Variant(options), start, cards, tuple(aside + pile), len(aside))
    state.turn = state.active = start if turn is None else turn
    state.hands, state.uncured, state.cured = hands, uncured, cured
    state.sizes = [len(cards_of(hand)) for hand in hands]
    state.discard = discard
    for illnesses in uncured:
        state.table |= illnesses
    if not state.left:
        most = seats - state.variant.last_turns_of_others  # K21
        state.last = fields.integer("last-turns", 1, most, most)
    elif fields.has("last-turns"):
        raise fields.bad("last-turns", fields.raw("last-turns"))
    _read_exchange(fields, state)
    return SetUp(state, seed, options)


def written(state: Znakhar) -> dict[str, Any] | None:
    """A set-up of this state, with any cards in the pile; None while cards are exchanged."""
    if state.phase not in (TURN, OFFERED):
        return None
    cards = state.cards
    exchanged = state.asked == EXCHANGED
    position: dict[str, Any] = {
        "seats": [
            {
                "hand": [cards.slugs[card] for card in cards_of(state.hands[seat])],
                "uncured": [cards.illnesses[one] for one in places(state.uncured[seat])],
                "cured": [cards.illnesses[one] for one in places(state.cured[seat])],
            }
            for seat in range(state.seats)
        ],
        "pile": state.left,
        "discard": [cards.slugs[card] for card in cards_of(state.discard)],
        "turn": state.active,
        "start": state.start,
        "exchanged": exchanged,
        "asked": [] if exchanged else [*places(state.asked)],
    }
    if not state.left:
        position["last-turns"] = state.last
    if state.phase == OFFERED:
        position["offer"] = {"to": state.partner, "number": state.number}
    return position


def _read_exchange(fields: Fields, state: Znakhar) -> None:
    """How far the exchange of this turn has come."""
    for number, seat in enumerate(fields.items("asked")):
        if type(seat) is not int or not 0 <= seat < state.seats or seat == state.turn:
            raise fields.bad(f"asked[{number}]", seat)
        state.asked |= 1 << seat
    if fields.flag("exchanged"):
        state.asked = EXCHANGED
    if not fields.has("offer"):
        return
    offer = fields.child("offer")
    offer.only("to", "number")
    partner = offer.integer("to", 0, state.seats - 1, -1)
    assert state.turn is not None
    if partner == state.turn or state.asked >> partner & 1:
        raise offer.bad("to", partner)
    most = min(MOST_EXCHANGED, state.sizes[state.turn], state.sizes[partner])
    state.number = offer.integer("number", 1, most, 0)
    state.partner = state.turn = partner
    state.phase = OFFERED


class _Unseen:
    """The cards that a set-up has not named yet."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.illnesses: set[str] = set()
        self.rest = list(cards.deck)

    def read_hand(self, fields: Fields, name: str) -> list[int]:
        """A list of herbs and charms."""
        return self._read(fields, name, self.cards.deck_slugs(ILLNESSES))

    def read_pile(self, fields: Fields, dice: Dice) -> tuple[list[int], list[int]]:
        """The cards out of the game and the pile, from its bottom to its top."""
        for slug in self.illnesses:
            self.rest.remove(self.cards.illnesses.index(slug))
        given = fields.raw("pile", 0)
        if isinstance(given, list):
            top_first = self._read(fields, "pile", self.cards.deck_slugs(0))
            return self.rest, top_first[::-1]
        number = fields.integer("pile", 0, len(self.rest))
        dice.shuffle(self.rest)
        return self.rest[number:], self.rest[:number]

    def _read(self, fields: Fields, name: str, known: dict[str, int]) -> list[int]:
        found = []
        for number, slug in enumerate(fields.slugs(name, known)):
            card = known[slug]
            if card not in self.rest:
                raise fields.wrong(
                    "znakhar-card-twice",
                    f"{name}[{number}]",
                    "components",
                    text=slug,
                    number=self.cards.deck.count(card),
                )
            self.rest.remove(card)
            found.append(card)
        return found
