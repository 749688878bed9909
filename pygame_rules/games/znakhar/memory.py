"""What a seat remembers of the cards of others, and deals that agree with it.

A seat knows its own hand, all cards shown, and what it gave and received in exchanges. A card that
it gave stays in its partner's hand until it is shown or until the partner exchanges in turn: then
it may have moved on, and nobody but those two knows. `_Trail` follows the cards given through all
that was seen since and settles on one course of events that agrees with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from math import comb
from typing import TYPE_CHECKING

from ...dice import Dice
from .components import (
    CARD_KINDS,
    CARD_OF,
    HELD,
    ILLNESSES,
    bits,
    cards_of,
    copies_of,
    kinds,
    size,
)

if TYPE_CHECKING:
    from .state import Event, History, Znakhar

__all__ = ["imagine"]

UNKNOWN = -1  # stands in an event for cards that are not known
EFFORT = 400  # trails followed, and dead ends met on them, before some cards are given up


def imagine(state: Znakhar, seat: int | None, dice: Dice) -> None:
    """Deal anew all that a seat cannot see (None: a spectator, who sees no hand)."""
    unseen = _unseen(state, seat)
    known = _whereabouts(state, seat, unseen, dice)
    held = [
        0 if other == seat else state.sizes[other] + size(state.laid_by(other))
        for other in range(state.seats)
    ]
    for cards in known:
        for card in cards_of(cards):
            unseen[card] -= 1
    loose = [card for card in range(ILLNESSES, CARD_KINDS) for _ in range(unseen[card])]
    dice.shuffle(loose)
    for other, cards in enumerate(known):
        if other == seat:
            continue
        for _ in range(held[other] - size(cards)):
            cards += HELD[loose.pop()]
        _deal(state, other, cards, dice)
    pile = loose + [card for card in range(ILLNESSES) if unseen[card]]
    dice.shuffle(pile)
    state.pile = tuple(pile)
    state.history = _remembered(state.events(), seat)


def _unseen(state: Znakhar, seat: int | None) -> list[int]:
    """How many cards of each kind a seat sees nowhere."""
    counts = [0] * CARD_KINDS
    for card in state.cards.deck:
        counts[card] += 1
    seen = state.discard
    if seat is not None:
        seen += state.hands[seat] + state.laid_by(seat)
    for one in bits(kinds(seen)):
        card = CARD_OF[one]
        counts[card] -= copies_of(seen, one)
    out = state.table
    for cured in state.cured:
        out |= cured
    for bit in bits(out):
        counts[bit.bit_length() - 1] -= 1
    return counts


def _deal(state: Znakhar, seat: int, cards: int, dice: Dice) -> None:
    """Give a seat its cards, some of them laid down for the exchange that is going on."""
    number = size(state.laid_by(seat))
    if number:
        order = cards_of(cards)
        dice.shuffle(order)
        laid = sum(HELD[card] for card in order[:number])
        by_partner, by_active = state.laid
        state.laid = (laid, by_active) if seat == state.partner else (by_partner, laid)
        cards -= laid
    state.hands[seat] = cards


def _remembered(events: list[Event], seat: int | None) -> History:
    """The history without what only others know."""
    history: History = None
    for event in events:
        if len(event) == 3 or seat in event[:2]:
            history = (event, history)
        else:
            active, partner, number, _, _, *sizes = event
            history = ((active, partner, number, UNKNOWN, UNKNOWN, *sizes), history)
    return history


def _whereabouts(state: Znakhar, seat: int | None, unseen: list[int], dice: Dice) -> list[int]:
    """For each seat the cards that it certainly holds in one possible course of events.

    Cards that find no room beside the others are followed before them the next time. Where that
    goes on for too long, the course that loses sight of the fewest kinds has to do.
    """
    if seat is None:
        return [0] * state.seats
    seen = [_Seen(event, seat) for event in state.events()]
    given = 0
    for event in seen:
        given |= kinds(event.gave)
    wanted = list(bits(given))
    dice.shuffle(wanted)
    effort = EFFORT
    best, fewest = [0] * state.seats, len(wanted)
    while fewest and effort > 0:
        for event in seen:
            event.room = list(event.rooms)
        known, lost = [0] * state.seats, []
        for one in wanted:
            trail = _Trail(seen, seat, one, unseen[CARD_OF[one]], effort, dice)
            held = trail.settle(state.seats)
            effort -= 1 + len(trail.dead)
            if held is None:
                lost.append(one)
            else:
                for other, many in enumerate(held):
                    known[other] += many * one
        if len(lost) < fewest:
            best, fewest = known, len(lost)
        wanted = lost + [one for one in wanted if one not in lost]
    return best


class _Seen:
    """An event as a seat saw it.

    ``first`` showed the cards ``shown``, or exchanged them for those that the seat ``gave``; both
    are known. Or ``first`` and ``second`` exchanged ``number`` cards that the seat did not see.
    ``rooms`` says how many cards each of the two held, and how many it gave unseen; ``room`` is
    what is left of that for the cards that are not followed yet.
    """

    __slots__ = ("first", "gave", "number", "room", "rooms", "second", "shown")

    def __init__(self, event: Event, seat: int) -> None:
        self.gave = self.number = 0
        self.second = -1
        if len(event) == 3:
            self.first, self.shown, held = event
            if self.first == seat:  # it was no card that the seat had given away
                self.shown = 0
            self.rooms = [held, 0, 0, 0]
        else:
            active, partner, number, from_active, from_partner, by_active, by_partner = event
            self.first, self.shown = active, 0
            self.rooms = [by_active, number, by_partner, number]
            if seat not in (active, partner) or from_active == UNKNOWN:
                self.second, self.number = partner, number
            elif seat == active:
                self.first, self.shown, self.gave = partner, from_partner, from_active
                self.rooms = [by_partner, 0, 0, 0]
            else:
                self.shown, self.gave = from_active, from_partner
        self.room = self.rooms


class _Trail:
    """The way of the cards of one kind that a seat gave away, through all that it saw since.

    What is followed is how many each seat certainly holds. Who shows one holds one less; where
    others exchanged, some may have changed hands. A course of events is out of the question when
    a hand has no room for the card beside those followed before, or when more copies would be
    held than the seat does not see; then another is tried.
    """

    def __init__(
        self, seen: list[_Seen], seat: int, one: int, unseen: int, patience: int, dice: Dice
    ) -> None:
        self.seen = seen
        self.seat = seat
        self.one = one
        self.dice = dice
        self.patience = patience  # dead ends before it is given up
        self.dead: set[tuple[int, tuple[int, ...]]] = set()
        self.shown = [copies_of(event.shown, one) if event.shown else 0 for event in seen]
        self.gave = [copies_of(event.gave, one) if event.gave else 0 for event in seen]
        # after each event: the copies in the hands of others or still unseen
        self.hidden = [unseen] * len(seen)
        for number in range(len(seen) - 1, 0, -1):
            unseen += self.shown[number] - self.gave[number]
            self.hidden[number - 1] = unseen

    def settle(self, seats: int) -> list[int] | None:
        """How many each seat certainly holds at the end; None when no way is left."""
        begin = next(number for number, many in enumerate(self.gave) if many)
        return self._follow(begin, [0] * seats)

    def _follow(self, number: int, held: list[int]) -> list[int] | None:
        """From an event on, with what each held before it; the room that it takes is then taken."""
        taken = []
        for here in range(number, len(self.seen)):
            event = self.seen[here]
            first, second = event.first, event.second
            if second >= 0:
                if held[first] or held[second]:
                    found = self._pass_on(here, held)
                    break
                continue
            held[first] = max(0, held[first] - self.shown[here]) + self.gave[here]
            if held[first] > event.room[0] or sum(held) > self.hidden[here]:
                return None
            if held[first]:
                taken.append((event, held[first]))
        else:
            found = held
        if found is not None:
            for event, many in taken:
                event.room[0] -= many
        return found

    def _pass_on(self, number: int, held: list[int]) -> list[int] | None:
        """An exchange among others, one or both of whom hold such a card: who has it afterwards?"""
        key = (number, tuple(held))
        if key in self.dead:
            return None
        event = self.seen[number]
        here, there = held[event.first], held[event.second]
        for away, back in self._choices(here, there, event.room):
            after = held[:]
            after[event.first] += back - away
            after[event.second] += away - back
            after[self.seat] = 0  # one's own hand needs no memory
            found = self._follow(number + 1, after)
            if found is not None:
                for place, many in enumerate((here, away, there, back)):
                    event.room[place] -= many
                return found
            if len(self.dead) > self.patience:
                return None
        self.dead.add(key)
        return None

    def _choices(self, here: int, there: int, room: list[int]) -> Iterator[tuple[int, int]]:
        """How many of the cards known to be here and there may have gone to the other side."""
        by_first, from_first, by_second, from_second = room
        ways = {
            (away, back): _ways(here, away, by_first, from_first)
            * _ways(there, back, by_second, from_second)
            for away in range(here + 1)
            for back in range(there + 1)
        }
        while total := sum(ways.values()):
            drawn = self.dice.below(total)
            likely = next(
                choice
                for choice, upto in zip(ways, accumulate(ways.values()), strict=True)
                if drawn < upto
            )
            del ways[likely]
            yield likely


def _ways(known: int, moved: int, hand: int, given: int) -> int:
    """In how many ways ``given`` cards of a hand contain ``moved`` of the known ones."""
    if known > hand or moved > given:
        return 0
    return comb(known, moved) * comb(hand - known, given - moved)
