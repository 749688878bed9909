"""The law of Officinalis, in the order of its rulebook.

It is a trick-taking game: a *Harvest* is a trick, the *Attribute* is the trump family of a round.
A round is made of these moves::

    attribute <environment>     the Dealer, where there is a choice
    play <card>                 each seat in turn, until the round ends
    next-round                  the next Dealer, when everybody has read the score
"""

from __future__ import annotations

from typing import Any, Self

from ...dice import Dice
from ...meta import OptionValue
from ...moves import Catalogue, Move
from ...scores import Scores
from ...state import State
from .components import (
    ALL,
    CARDS,
    DEALT,
    DECK,
    ENVIRONMENTS,
    FAMILY,
    IN_PLAY,
    MAISONUS,
    MARVELS,
    MEMBERS,
    NOTHING,
    PICKERS,
    PLANT_CARDS,
    SIDE_OF,
    SIDES,
    Values,
    Variant,
    cards,
    gather,
)

__all__ = ["CATALOGUE", "Officinalis", "Round", "deal"]

# the phases of a round
ATTRIBUTE, TRICK, PAUSE, OVER = range(4)

PLAY = tuple(Move("play", slug, data=(card, 1 << card)) for card, slug in enumerate(CARDS))
NAME = tuple(Move("attribute", slug, data=(number,)) for number, slug in enumerate(ENVIRONMENTS))
NEXT_ROUND = Move("next-round")
CATALOGUE = Catalogue([*PLAY, *NAME, NEXT_ROUND])

_NAMED = tuple(sorted(NAME))
_ONLY_NEXT_ROUND = (NEXT_ROUND,)


class _Plays(dict[int, tuple[Move, ...]]):
    """The sorted plays of the cards from ``first`` on, by which of them there are."""

    def __init__(self, first: int) -> None:
        self.first = first

    def __missing__(self, held: int) -> tuple[Move, ...]:
        own = PLAY[self.first : self.first + 13]
        self[held] = found = tuple(move for bit, move in enumerate(own) if held >> bit & 1)
        return found


# cards are numbered by slug: the plays of four stretches of 13 cards, one after another, are sorted
_FIRST, _SECOND, _THIRD, _FOURTH = (_Plays(first) for first in (0, 13, 26, 39))
_STRETCH = (1 << 13) - 1


class Round:
    """A round that has been scored: harvests and Pickers of each side."""

    __slots__ = ("harvests", "pickers")

    def __init__(self, harvests: tuple[int, ...], pickers: tuple[tuple[int, ...], ...]) -> None:
        self.harvests = harvests
        self.pickers = pickers


class Officinalis(State):
    """A game of Officinalis; sets of cards are integers as `components` says.

    ``round`` counts from 1. ``hands`` has a set for each seat, ``harvests`` one for each side;
    ``remaining`` are the cards that were not dealt. ``pickers`` has the Picker of each seat, then
    the unused ones. ``attribute`` is an environment, -1 until it is named.

    Of the trick: ``trick`` lists its cards, ``leader`` played the first of them; ``best`` is the
    card that wins so far and ``winner`` its seat; ``required`` is the set of cards that follow,
    0 while no card has settled it, every card when nobody is bound (O22). ``last`` is the trick
    before: its leader, its winner and its cards.

    ``barred`` has for each seat the cards that it has shown not to hold. ``history`` has the
    rounds that are over, ``before`` their points for each side.
    """

    __slots__ = (
        "attribute",
        "barred",
        "before",
        "best",
        "dealer",
        "dice",
        "ending",
        "hands",
        "harvests",
        "history",
        "last",
        "leader",
        "phase",
        "pickers",
        "remaining",
        "required",
        "round",
        "seats",
        "trick",
        "turn",
        "variant",
        "winner",
    )

    def __init__(self, seats: int, variant: Variant, dealer: int, dice: Dice) -> None:
        self.seats = seats
        self.variant = variant
        self.dealer = dealer
        self.dice = dice
        self.turn: int | None = dealer
        self.phase = ATTRIBUTE
        self.ending: str | None = None
        self.round = 0
        self.hands = [0] * seats
        self.harvests = [0] * SIDES[seats]
        self.remaining = 0
        self.pickers: tuple[int, ...] = ()
        self.attribute = -1
        self.trick: list[int] = []
        self.leader = dealer
        self.best = NOTHING
        self.winner = dealer
        self.required = 0
        self.last: tuple[int, int, tuple[int, ...]] | None = None
        self.barred = [0] * seats
        self.history: tuple[Round, ...] = ()
        self.before = [0] * SIDES[seats]

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.variant = self.variant
        new.dealer = self.dealer
        new.dice = self.dice.copy()
        new.turn = self.turn
        new.phase = self.phase
        new.ending = self.ending
        new.round = self.round
        new.hands = self.hands[:]
        new.harvests = self.harvests[:]
        new.remaining = self.remaining
        new.pickers = self.pickers
        new.attribute = self.attribute
        new.trick = self.trick[:]
        new.leader = self.leader
        new.best = self.best
        new.winner = self.winner
        new.required = self.required
        new.last = self.last
        new.barred = self.barred[:]
        new.history = self.history
        new.before = self.before[:]
        return new

    def key(self) -> tuple[Any, ...]:
        """All that tells this state from another."""
        return (
            self.seats,
            self.dealer,
            -1 if self.turn is None else self.turn,
            self.phase,
            self.ending or "",
            self.round,
            tuple(self.hands),
            tuple(self.harvests),
            self.remaining,
            self.pickers,
            self.attribute,
            tuple(self.trick),
            self.leader,
            self.best,
            self.winner,
            self.required,
            self.last or (),
            tuple(self.barred),
            tuple((done.harvests, done.pickers) for done in self.history),
            tuple(self.before),
            self.dice.state,
        )

    # preparations

    def begin_round(self) -> None:
        """Deal Pickers and cards, show what remains; the Attribute names itself if it can."""
        self.round += 1
        if self.round == 1 or not self.variant.pickers_once:  # O10
            pickers = list(range(len(PICKERS)))
            self.dice.shuffle(pickers)  # O11: those behind the last seat lie unseen
            self.pickers = tuple(pickers)
        cards = list(DECK[self.seats])
        self.dice.shuffle(cards)
        number = DEALT[self.seats]
        self.hands = [sum(cards[number * seat : number * (seat + 1)]) for seat in range(self.seats)]
        self.remaining = sum(cards[number * self.seats :])
        self.harvests = [0] * SIDES[self.seats]
        self.barred = [0] * self.seats
        self.last = None
        self.settle_attribute()

    def settle_attribute(self) -> None:
        """The Dealer names the Attribute, unless it names itself: a single one is no choice (O7)."""
        self.attribute = -1
        self.turn = self.dealer
        self.phase = ATTRIBUTE
        choices = self.choices()
        if choices & choices - 1 == 0:
            self.name(choices.bit_length() - 1, self.dealer)

    def choices(self) -> int:
        """The environments that the Dealer may name, as bits of their numbers (O4).

        Those that the remaining cards show (O7); where they show none, any in play (O5, O6).
        """
        shown = self.remaining & PLANT_CARDS or IN_PLAY[self.seats]
        bits = 0
        for number, members in enumerate(MEMBERS):
            if shown & members:
                bits |= 1 << number
        return bits

    def name(self, environment: int, leader: int) -> None:
        """The Attribute is settled; the leader, at first the Dealer (O13), plays to the trick."""
        self.attribute = environment
        self.phase = TRICK
        self._lead(leader)

    def _lead(self, seat: int) -> None:
        self.turn = self.leader = self.winner = seat
        self.best = NOTHING
        self.required = 0
        self.trick = []

    # what may be played

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, sorted by text."""
        phase = self.phase
        if phase == TRICK:
            held = self.playable()
            return (
                _FIRST[held & _STRETCH]
                + _SECOND[held >> 13 & _STRETCH]
                + _THIRD[held >> 26 & _STRETCH]
                + _FOURTH[held >> 39]
            )
        if phase == ATTRIBUTE:
            choices = self.choices()
            return tuple(move for move in _NAMED if choices >> move.data[0] & 1)
        return _ONLY_NEXT_ROUND if phase == PAUSE else ()

    def playable(self) -> int:
        """The cards that the seat to move may play now.

        It follows if it can, with any value (O14); else it plays any Attribute, if it has one
        (O15); else anything. Maisonus may be played at any time (O20), Salvia only where
        everything may (O21) unless the table lets it be free like Maisonus.
        """
        assert self.turn is not None
        hand = self.hands[self.turn]
        required = self.required
        if hand & required:
            return hand & (required | self.variant.unbound)
        if required:
            trumps = MEMBERS[self.attribute]
            if hand & trumps:
                return hand & (trumps | self.variant.unbound)
        return hand

    def apply(self, move: Move) -> bool:
        """Play a move; True when cards were shown or dealt."""
        return _PLAY[move.verb](self, move)

    # the Attribute

    def _choose(self, move: Move) -> bool:
        """The Dealer picks the Attribute after seeing the hand (O7)."""
        environment = move.data[0]
        if self.phase != ATTRIBUTE or not self.choices() >> environment & 1:
            raise self.why_not(move)
        self.name(environment, self.dealer)
        return False

    # a trick

    def _play(self, move: Move) -> bool:
        """Play a card to the trick; after the last one it is harvested."""
        card, bit = move.data
        turn = self.turn
        if self.phase != TRICK or turn is None or not self.playable() & bit:
            raise self.why_not(move)
        required = self.required
        if not bit & (required | self.variant.unbound) and required:
            # neither followed nor free to do otherwise: what the seat has shown not to hold
            trumps = MEMBERS[self.attribute]
            self.barred[turn] |= required if bit & trumps else required | trumps
        self.hands[turn] ^= bit
        trick = self.trick
        trick.append(card)
        if self.variant.beats[self.attribute][self.best] & bit:
            self.best = card
            self.winner = turn
        if len(trick) == self.seats:
            self._harvest()
            return True
        if not required:  # O23: a Salvia led leaves it open for the first family card
            self.required = ALL if card == MAISONUS and len(trick) == 1 else FAMILY[card]  # O22
        self.turn = turn + 1 if turn + 1 < self.seats else 0
        return True

    def _harvest(self) -> None:
        """The winner's side takes the trick, whole (O27); the winner leads the next (O13)."""
        winner = self.winner
        trick = tuple(self.trick)
        self.harvests[SIDE_OF[self.seats][winner]] |= gather(trick)
        self.last = (self.leader, winner, trick)
        held = 0
        for hand in self.hands:
            held |= hand
        if held & MARVELS or (held and self.waits_for_undealt()):
            self._lead(winner)
        else:
            self._end_round("last-marvel" if held else "last-card")  # O24, O26

    def waits_for_undealt(self) -> bool:
        """O24 as an option: a Marvel that nobody was dealt can never be collected."""
        return self.variant.undealt_count and self.remaining & MARVELS != 0

    # the end of a round

    def _end_round(self, reason: str) -> None:
        """Score the round; after the last one the game is over (O37), else the deal passes on."""
        self._lead(self.winner)
        self.keep_round(Round(tuple(self.harvests), self.sides_pickers()))
        if self.round >= self.variant.rounds:
            self.turn = None
            self.phase = OVER
            self.ending = reason
        else:
            self.dealer = self.turn = (self.dealer + 1) % self.seats  # O9
            self.phase = PAUSE

    def keep_round(self, done: Round) -> None:
        """Note what a round brought each side."""
        from .scoring import side_points

        self.history = (*self.history, done)
        for side, (harvest, pickers) in enumerate(zip(done.harvests, done.pickers, strict=True)):
            self.before[side] += side_points(self.variant, self.seats, harvest, pickers)

    def sides_pickers(self) -> tuple[tuple[int, ...], ...]:
        """The Pickers of each side: with partners both count for the common harvest (O31)."""
        sides = range(SIDES[self.seats])
        return tuple(
            tuple(self.pickers[seat] for seat, own in enumerate(SIDE_OF[self.seats]) if own == side)
            for side in sides
        )

    def _next_round(self, move: Move) -> bool:
        """The next Dealer deals."""
        if self.phase != PAUSE:
            raise self.why_not(move)
        self.begin_round()
        return True

    # what a seat may know

    def revealed(self, seat: int) -> bool:
        """Whether everybody has seen this seat's Picker: at scoring (O12), for good if dealt once."""
        return self.phase >= PAUSE or (self.variant.pickers_once and self.round > 1)

    def secret(self, seat: int) -> bool:
        """Whether the seat holds cards or a Picker that the others must not see."""
        return self.phase < PAUSE and (self.hands[seat] != 0 or not self.revealed(seat))

    def imagine(self, seat: int | None, dice: Dice) -> Self:
        """A copy with other hands, Pickers and later deals, as this seat may well think of them."""
        from .imagining import deal_unseen

        new = self.copy()
        deal_unseen(new, seat, dice)
        return new

    # the cards

    def census(self) -> tuple[int, ...]:
        """How often each card lies in hands, harvests, trick, remainder or box; then the Pickers."""
        left_out = ALL & ~IN_PLAY[self.seats]
        places = [*self.hands, *self.harvests, gather(self.trick), self.remaining, left_out]
        found = [0] * len(CARDS)
        for held in places:
            for card in cards(held):
                found[card] += 1
        return (*found, *sorted(self.pickers))

    # scores

    def totals(self) -> list[int]:
        """Points of each seat so far; the Pickers of a running round are secret and not counted."""
        from .scoring import points

        return points(self)

    def scores(self) -> Scores:
        """The score sheets so far; the Pickers of a running round are secret and not counted."""
        from .scoring import scores

        return scores(self)


_PLAY = {
    "attribute": Officinalis._choose,
    "next-round": Officinalis._next_round,
    "play": Officinalis._play,
}


def deal(
    seats: int, options: dict[str, OptionValue], dice: Dice, own: Values | None = None
) -> Officinalis:
    """Draw lots for the first Dealer (O8) and deal the first round.

    ``own`` are the values of this table, as `own.read` gives them.
    """
    chosen = options["dealer"]
    dealer = chosen if type(chosen) is int else dice.below(seats)
    state = Officinalis(seats, Variant(options, own), dealer, dice.copy())
    state.begin_round()
    return state
