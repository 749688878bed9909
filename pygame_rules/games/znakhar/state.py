"""The law of Znakhar, in the order of its rulebook.

A turn is a chain of small moves::

    offer seat-<n> <number>, accept or refuse            as long as nobody has accepted (K18)
    give herb <herb> | give charm <illness>              each partner, until the number is reached
    cure <illness> | charm <illness> | pass              ends the turn

The partner who accepts lays down cards first, face down; they change hands when both have chosen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Self

from ...dice import Dice
from ...meta import OptionValue
from ...moves import Catalogue, Move
from ...scores import Scores
from ...state import State
from .cards import ACCEPT, OFFER, PASS, REFUSE, Cards
from .components import (
    CHARM_BITS,
    DEALT,
    HELD,
    ILLNESSES,
    MOST_EXCHANGED,
    MOST_SEATS,
    ONE_OF_EACH,
    Variant,
    copies_of,
    size,
)
from .own import CARDS

__all__ = ["CATALOGUE", "Znakhar", "deal"]

# the phases of a turn: before the cure or pass; an offer is open; the partner, then the active
# player lays down cards
TURN, OFFERED, ANSWERING, GIVING, OVER = range(5)

EXCHANGED = -1  # in place of the seats asked this turn: no more offers (K18)
PILE_LASTS = 0  # in place of the turns left

CATALOGUE = CARDS.catalogue

#: What a seat may remember: cards shown, (seat, cards, cards left), and exchanges,
#: (active seat, partner, number, cards given by each, cards held by each).
Event = tuple[int, ...]
#: The newest event and all before it.
History = tuple[Event, Any] | None


#: By the number of seats: everybody holds enough for any exchange.
_ENOUGH = tuple((MOST_EXCHANGED,) * seats for seats in range(MOST_SEATS + 1))


@lru_cache(maxsize=4096)
def _offers(turn: int, asked: int, sizes: tuple[int, ...]) -> tuple[Move, ...]:
    """Every offer that the active player may make, by the cards that all hold (K18, K19)."""
    return tuple(
        move
        for seat, held in enumerate(sizes)
        if seat != turn and not asked >> seat & 1
        for move in OFFER[seat][: min(held, sizes[turn])]
    )


class Znakhar(State):
    """A game of Znakhar; hands and sets of illnesses are packed as `components` says.

    ``pile`` holds the cards that a set-up left out, then the pile from its bottom to its top;
    ``aside`` and ``left`` say how many of each. ``active`` is the seat whose turn it is,
    ``turn`` the one that must decide, in an exchange the partner too. ``uncured`` and ``cured``
    are each seat's illnesses, ``table`` all that lie uncured. ``asked`` has the bits of the seats
    that refused this turn; ``partner`` and ``number`` are the offer, ``laid`` what the partner and
    the active player have laid down for it, ``latest`` the newest card of these, which only
    `search_moves` looks at. ``last`` counts the turns left once the pile is out.
    ``unable`` are the illnesses that each seat left uncured when it last passed, ``fresh`` says how
    many cards it has taken up since: everybody saw that.
    ``spoken`` is the illness over which a charm has just been read, -1 for none.
    """

    __slots__ = (
        "active",
        "aside",
        "asked",
        "cards",
        "cured",
        "discard",
        "ending",
        "fresh",
        "hands",
        "history",
        "laid",
        "last",
        "latest",
        "left",
        "number",
        "partner",
        "phase",
        "pile",
        "seats",
        "sizes",
        "spoken",
        "start",
        "table",
        "turn",
        "unable",
        "uncured",
        "variant",
    )

    def __init__(
        self,
        seats: int,
        variant: Variant,
        start: int,
        cards: Cards,
        pile: tuple[int, ...],
        aside: int,
    ) -> None:
        self.seats = seats
        self.variant = variant
        self.cards = cards
        self.start = start
        self.pile = pile
        self.aside = aside
        self.left = len(pile) - aside
        self.turn: int | None = start
        self.active = start
        self.phase = TURN
        self.ending: str | None = None
        self.hands = [0] * seats
        self.sizes = [0] * seats
        self.uncured = [0] * seats
        self.cured = [0] * seats
        self.table = 0
        self.discard = 0
        self.last = PILE_LASTS
        self.asked = 0
        self.partner = -1
        self.number = 0
        self.laid = (0, 0)
        self.latest = 0
        self.spoken = -1
        self.unable = [0] * seats
        self.fresh = [0] * seats
        self.history: History = None

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.variant = self.variant
        new.cards = self.cards
        new.start = self.start
        new.pile = self.pile
        new.aside = self.aside
        new.left = self.left
        new.turn = self.turn
        new.active = self.active
        new.phase = self.phase
        new.ending = self.ending
        new.hands = self.hands[:]
        new.sizes = self.sizes[:]
        new.uncured = self.uncured[:]
        new.cured = self.cured[:]
        new.table = self.table
        new.discard = self.discard
        new.last = self.last
        new.asked = self.asked
        new.partner = self.partner
        new.number = self.number
        new.laid = self.laid
        new.latest = self.latest
        new.spoken = self.spoken
        new.unable = self.unable[:]
        new.fresh = self.fresh[:]
        new.history = self.history
        return new

    def key(self) -> tuple[Any, ...]:
        """All that tells this state from another."""
        return (
            self.cards.fingerprint,
            self.seats,
            self.start,
            -1 if self.turn is None else self.turn,
            self.active,
            self.phase,
            self.ending or "",
            self.aside,
            self.pile[: self.aside + self.left],
            tuple(self.hands),
            tuple(self.uncured),
            tuple(self.cured),
            self.discard,
            self.last,
            self.asked,
            self.partner,
            self.number,
            self.laid,
            self.spoken,
            tuple(self.unable),
            tuple(self.fresh),
            tuple(self.events()),
        )

    def catalogue(self) -> Catalogue:
        """The moves that the cards of this table allow."""
        return self.cards.catalogue

    # what may be played

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, sorted by text."""
        turn = self.turn
        if turn is None:
            return ()
        phase = self.phase
        if phase == TURN:
            hand = self.hands[turn]
            table = self.table
            cards = self.cards
            moves = []
            here = hand & table
            while here:
                bit = here & -here
                moves.append(cards.charm[bit])
                here ^= bit
            here = cards.able(hand) & table
            while here:
                bit = here & -here
                moves.append(cards.cure[bit])
                here ^= bit
            if self.asked != EXCHANGED:
                if min(self.sizes) >= MOST_EXCHANGED:
                    sizes = _ENOUGH[self.seats]
                else:
                    sizes = tuple([min(held, MOST_EXCHANGED) for held in self.sizes])
                moves.extend(_offers(turn, self.asked, sizes))
            moves.append(PASS)
            return tuple(moves)
        if phase == OFFERED:
            return (ACCEPT, REFUSE)
        give = self.cards.give
        hand = self.hands[turn]
        here = (hand | hand >> 1) & ONE_OF_EACH | hand & CHARM_BITS
        moves = []
        while here:
            bit = here & -here
            moves.append(give[bit])
            here ^= bit
        return tuple(moves)

    def search_moves(self) -> tuple[Move, ...]:
        """While cards are laid down, only one order of laying down the same ones: as listed."""
        legal = self.legal_moves()
        if self.phase != ANSWERING and self.phase != GIVING:
            return legal
        assert self.turn is not None
        hand = self.hands[self.turn]
        wanted = self.number - size(self.laid_by(self.turn))
        kept = [
            move
            for move in legal
            if move.data[0] >= self.latest and size(hand & -move.data[0]) >= wanted
        ]
        return tuple(kept) or legal

    def apply(self, move: Move) -> bool:
        """Play a move; True when anybody learned of a card or of another's decision."""
        return _PLAY[move.verb](self, move)

    # curing

    def _cure(self, move: Move) -> bool:
        """Show exactly the herbs (K5) that an illness on the table needs, one's own or not (K9)."""
        illness, recipe, number = move.data
        seat = self.turn
        if seat is None or self.phase != TURN or not self.table & illness:
            raise self.why_not(move)
        hand = self.hands[seat]
        if (hand | hand >> 1) & recipe != recipe:
            raise self.why_not(move)
        self._use(seat, recipe, number)
        self._take(seat, illness)
        self._draw(number)
        self.spoken = -1
        self._end_turn()
        return True

    def _charm(self, move: Move) -> bool:
        """Read a charm over its illness; the text is shown to all (K11)."""
        illness = move.data[0]
        seat = self.turn
        if seat is None or self.phase != TURN or not self.table & self.hands[seat] & illness:
            raise self.why_not(move)
        self._use(seat, illness, 1)
        self._take(seat, illness)
        self._draw(1)
        self.spoken = illness.bit_length() - 1
        self._end_turn()
        return True

    def _use(self, seat: int, used: int, number: int) -> None:
        """Used cards go to the discard pile for good (K16)."""
        self.hands[seat] -= used
        self.sizes[seat] -= number
        self.discard += used
        if self.history is not None:
            self.history = ((seat, used, self.sizes[seat]), self.history)

    def _take(self, seat: int, illness: int) -> None:
        """The healer keeps the illness; whoever had it is rid of it (K9)."""
        uncured = self.uncured
        for owner in range(self.seats):
            if uncured[owner] & illness:
                uncured[owner] ^= illness
                break
        self.table ^= illness
        self.cured[seat] |= illness

    def _draw(self, number: int) -> None:
        """Draw as many cards as there are (K15); illnesses are laid out and not replaced (K12)."""
        left = self.left
        number = min(number, left)
        if not number:  # the last turns (K22)
            return
        seat = self.turn
        assert seat is not None
        self.left = left = left - number
        top = self.aside + left
        for card in self.pile[top : top + number]:
            if card < ILLNESSES:  # K23: the last card too
                self.uncured[seat] |= 1 << card
                self.table |= 1 << card
            else:
                self.hands[seat] += HELD[card]
                self.sizes[seat] += 1
                self.fresh[seat] += 1

    def _pass(self, move: Move) -> bool:
        """Cure nothing, which is always allowed (K7), and draw one card, which is a duty (K13)."""
        if self.turn is None or self.phase != TURN:
            raise self.why_not(move)
        drawn = self.left != 0
        self.unable[self.turn] = self.table
        self.fresh[self.turn] = 0
        self._draw(1)
        self.spoken = -1
        self._end_turn()
        return drawn

    def _end_turn(self) -> None:
        """Clockwise; one more turn for each, once the pile is out (K21)."""
        self.asked = 0
        self.active = self.turn = (self.active + 1) % self.seats
        if self.last:
            self.last -= 1
            if not self.last:
                self.turn = None
                self.phase = OVER
                self.ending = "pile-out"
        elif not self.left:
            self.last = self.seats - 1 if self.variant.last_turns_of_others else self.seats

    # the exchange

    def _offer(self, move: Move) -> bool:
        """Offer an opponent to exchange one, two or three cards: both must hold them (K18, K19)."""
        partner, number = move.data
        seat = self.turn
        if (
            seat is None
            or self.phase != TURN
            or partner >= self.seats
            or partner == seat
            or self.asked >> partner & 1  # EXCHANGED has every bit
            or self.sizes[seat] < number
            or self.sizes[partner] < number
        ):
            raise self.why_not(move)
        self.partner = partner
        self.number = number
        self.turn = partner
        self.phase = OFFERED
        return True

    def _accept(self, move: Move) -> bool:
        """Agree; the partner, whose decision it is anyway, lays down cards first (K19)."""
        if self.phase != OFFERED:
            raise self.why_not(move)
        self.phase = ANSWERING
        return True

    def _refuse_offer(self, move: Move) -> bool:
        """Decline; there is no counter-offer, and no second question this turn (K18, K19)."""
        if self.phase != OFFERED:
            raise self.why_not(move)
        self.asked |= 1 << self.partner
        self._end_exchange()
        return True

    def _give(self, move: Move) -> bool:
        """Lay down a card of one's hand, unseen; the last of both makes the exchange (K19)."""
        card = move.data[0]
        seat, phase = self.turn, self.phase
        if seat is None or (phase != ANSWERING and phase != GIVING):
            raise self.why_not(move)
        if not copies_of(self.hands[seat], card):
            raise self.why_not(move)
        self.hands[seat] -= card
        self.sizes[seat] -= 1
        by_partner, by_active = self.laid
        if phase == ANSWERING:
            self.laid = (by_partner + card, 0)
            if size(by_partner) + 1 < self.number:
                self.latest = card
                return False
            self.latest = 0
            self.turn = self.active
            self.phase = GIVING
            return True
        self.laid = (by_partner, by_active + card)
        if size(by_active) + 1 < self.number:
            self.latest = card
            return False
        self._exchange()
        return True

    def _exchange(self) -> None:
        """Both have chosen: the cards change hands; the turn goes on (K20)."""
        active, partner, number = self.active, self.partner, self.number
        from_partner, from_active = self.laid
        for seat, gained in ((active, from_partner), (partner, from_active)):
            self.hands[seat] += gained
            self.sizes[seat] += number
            self.fresh[seat] += number
        event = (active, partner, number, from_active, from_partner)
        self.history = ((*event, self.sizes[active], self.sizes[partner]), self.history)
        self.asked = EXCHANGED
        self._end_exchange()

    def _end_exchange(self) -> None:
        self.turn = self.active
        self.phase = TURN
        self.partner = -1
        self.number = 0
        self.laid = (0, 0)
        self.latest = 0

    # what a seat may know

    def events(self) -> list[Event]:
        """What there is to remember, the oldest first: since the first exchange."""
        listed = []
        here = self.history
        while here is not None:
            event, here = here
            listed.append(event)
        return listed[::-1]

    def laid_by(self, seat: int) -> int:
        """What a seat has laid down for the exchange that is going on."""
        if seat == self.partner:
            return self.laid[0]
        return self.laid[1] if self.partner >= 0 and seat == self.active else 0

    def secret(self, seat: int) -> bool:
        """Whether the seat has cards in hand, or laid down, that others must not see."""
        return self.sizes[seat] > 0 or self.laid_by(seat) != 0

    def imagine(self, seat: int | None, dice: Dice) -> Self:
        """Hands and pile dealt anew, as all that the seat saw, gave and received allows."""
        from .memory import imagine

        new = self.copy()
        new.latest = 0
        imagine(new, seat, dice)
        return new

    # the cards

    def census(self) -> tuple[int, ...]:
        """All herbs and charms as one hand, and all illnesses, each once, wherever they lie."""
        held = self.discard + sum(self.hands) + sum(self.laid)
        illnesses = sum(self.uncured) + sum(self.cured)
        for card in self.pile[: self.aside + self.left]:
            if card < ILLNESSES:
                illnesses += 1 << card
            else:
                held += HELD[card]
        return held, illnesses

    # scores

    def totals(self) -> list[int]:
        """Points of each seat if the game ended now."""
        points = self.cards.points
        return [
            points(cured) - points(uncured)
            for cured, uncured in zip(self.cured, self.uncured, strict=True)
        ]

    def scores(self) -> Scores:
        """The score sheets if the game ended now."""
        from .scoring import scores

        return scores(self)


_PLAY = {
    "accept": Znakhar._accept,
    "charm": Znakhar._charm,
    "cure": Znakhar._cure,
    "give": Znakhar._give,
    "offer": Znakhar._offer,
    "pass": Znakhar._pass,
    "refuse": Znakhar._refuse_offer,
}


def deal(seats: int, options: dict[str, OptionValue], dice: Dice, cards: Cards = CARDS) -> Znakhar:
    """Shuffle, deal ten cards to each, lay out the illnesses among them (setup)."""
    pile = list(cards.deck)
    dice.shuffle(pile)
    chosen = options["start"]
    start = chosen if type(chosen) is int else dice.below(seats)  # K26
    state = Znakhar(seats, Variant(options), start, cards, tuple(pile), 0)
    for seat in range(seats):
        state.turn = seat
        state._draw(DEALT)
    state.turn = start
    return state
