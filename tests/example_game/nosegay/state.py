"""The law of Nosegay, in the order of its rulebook.

A turn is ``lay <herb>``, then ``pick <herb>`` or ``draw`` while there is anything to take.
"""

from __future__ import annotations

from typing import Any, Self

from pygame_rules import Dice, Move, Scores, State
from pygame_rules.meta import OptionValue
from pygame_rules.moves import Catalogue

from .components import BORDER, COPIES, HAND, HERBS, cards, gather, none
from .scoring import sheets

__all__ = ["CATALOGUE", "Nosegay", "deal"]

LAY = [Move("lay", slug, data=(herb,)) for herb, slug in enumerate(HERBS)]
PICK = [Move("pick", slug, data=(herb,)) for herb, slug in enumerate(HERBS)]
DRAW = Move("draw")
CATALOGUE = Catalogue([*LAY, *PICK, DRAW])


class Nosegay(State):
    """A game of Nosegay; cards are counted by herb, those of the deck listed from its bottom.

    ``known`` are the cards of each hand that everybody has seen being picked.
    """

    __slots__ = (
        *("border", "deck", "ending", "hands", "known", "nosegays", "picking", "seats"),
        *("shared_most", "turn"),
    )

    def __init__(self, seats: int, deck: list[int], shared_most: bool) -> None:
        self.seats = seats
        self.turn: int | None = 0
        self.ending: str | None = None
        self.shared_most = shared_most
        self.picking = False
        self.deck = tuple(deck)
        self.border = none()
        self.hands = [none() for _ in range(seats)]
        self.known = [none() for _ in range(seats)]
        self.nosegays = [none() for _ in range(seats)]

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        new = object.__new__(type(self))
        new.seats, new.turn, new.ending = self.seats, self.turn, self.ending
        new.shared_most, new.picking, new.deck = self.shared_most, self.picking, self.deck
        new.border = self.border[:]
        new.hands = [hand[:] for hand in self.hands]
        new.known = [hand[:] for hand in self.known]
        new.nosegays = [nosegay[:] for nosegay in self.nosegays]
        return new

    def key(self) -> tuple[Any, ...]:
        """All that tells this state from another."""
        counts = [*self.hands, *self.known, *self.nosegays, self.border]
        turn = -1 if self.turn is None else self.turn
        return (turn, self.picking, self.shared_most, self.deck, *map(tuple, counts))

    # what may be played

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, sorted by text."""
        if self.turn is None:
            return ()
        if not self.picking:
            return tuple(move for move in LAY if self.hands[self.turn][move.data[0]])
        picks = tuple(move for move in PICK if self.border[move.data[0]])
        return (DRAW, *picks) if self.deck else picks

    def apply(self, move: Move) -> bool:
        """Play a move; True when it showed a card that somebody did not know."""
        if self.turn is None or move not in self.legal_moves():
            raise self.why_not(move)
        if move is DRAW:
            self.hands[self.turn][self._top_card()] += 1
            self._next_turn(self.turn)
            return True
        if move.verb == "pick":
            return self._pick(self.turn, move.data[0])
        return self._lay(self.turn, move.data[0])

    def _lay(self, seat: int, herb: int) -> bool:
        """A card from your hand into your nosegay, where it stays."""
        seen = self.known[seat][herb] > 0
        self.known[seat][herb] -= seen
        self.hands[seat][herb] -= 1
        self.nosegays[seat][herb] += 1
        self.picking = any(self.border) or bool(self.deck)
        if not self.picking:
            self._next_turn(seat)
        return not seen

    def _pick(self, seat: int, herb: int) -> bool:
        """A card from the border into your hand; the deck fills the gap."""
        self.border[herb] -= 1
        self.hands[seat][herb] += 1
        self.known[seat][herb] += 1
        refilled = bool(self.deck)
        if refilled:
            self.border[self._top_card()] += 1
        self._next_turn(seat)
        return refilled

    def _top_card(self) -> int:
        self.deck, top = self.deck[:-1], self.deck[-1]
        return top

    def _next_turn(self, seat: int) -> None:
        """The next player with a card to lay; without one the game is over."""
        self.picking = False
        for step in range(1, self.seats + 1):
            self.turn = (seat + step) % self.seats
            if any(self.hands[self.turn]):
                return
        self.turn, self.ending = None, "all-laid"

    # what a seat may know

    def secret(self, seat: int) -> bool:
        """Whether this seat holds a card that the others have not seen."""
        return self.hands[seat] != self.known[seat]

    def imagine(self, seat: int | None, dice: Dice) -> Self:
        """The deck and the cards of the others that nobody saw, shuffled and dealt anew."""
        new = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        hidden = {
            other: [
                all - seen for all, seen in zip(self.hands[other], self.known[other], strict=True)
            ]
            for other in others
        }
        unseen = sorted([*self.deck, *(herb for other in others for herb in cards(hidden[other]))])
        dice.shuffle(unseen)
        for other in others:
            dealt = gather([unseen.pop() for _ in range(sum(hidden[other]))])
            new.hands[other] = [
                seen + more for seen, more in zip(self.known[other], dealt, strict=True)
            ]
        new.deck = tuple(unseen)
        return new

    # the cards and what they are worth

    def census(self) -> tuple[int, ...]:
        """Cards of each herb in the deck, the border, hands and nosegays."""
        places = [gather(list(self.deck)), self.border, *self.hands, *self.nosegays]
        return tuple(map(sum, zip(*places, strict=True)))

    def totals(self) -> list[int]:
        """Points of each seat if the game ended now."""
        return list(self.scores().totals)

    def scores(self) -> Scores:
        """The score sheets if the game ended now."""
        return sheets(self.nosegays, self.shared_most)


def deal(seats: int, options: dict[str, OptionValue], dice: Dice) -> Nosegay:
    """Shuffle, deal the hands and lay out the border (setup)."""
    deck = [herb for herb in range(len(HERBS)) for _ in range(COPIES)]
    dice.shuffle(deck)
    state = Nosegay(seats, deck[seats * HAND + BORDER :], options["shared-most"] is True)
    state.hands = [gather(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
    state.border = gather(deck[seats * HAND : seats * HAND + BORDER])
    start = options["start"]
    state.turn = start if isinstance(start, int) else dice.below(seats)
    return state
