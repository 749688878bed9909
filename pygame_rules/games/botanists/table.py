"""The table of Botanists: all that lies on it, how it is supplied, and what a seat may know.

The law that moves things about is in `state`.
"""

from __future__ import annotations

from typing import Any, Self

from ...dice import Dice
from ...state import State
from .components import (
    COLOURS,
    HAND,
    OPEN_ORDERS,
    ROWS,
    SPACES,
    TILES,
    Variant,
    count,
)
from .market import BIT, CARDS, CELLS, EVERYWHERE, OFF, cells_of, destinations, entries

__all__ = ["Table"]

# the phases of a game
BOARDS, LEADING, TURN, CARD, PLANTING, BONUS, SWAP, LEAP, TENDING, RENEWED = range(10)
DROPPING, ORDERS, HELPER_CARD, HELPER_HOP, REFRESH, KEEPING, CHOOSING, OVER = range(10, 18)

HELPER = 1  # the Little Helper among the actors of a solo game
BOTH = 3  # bits of both actors
FACE_DOWN = 5  # added to the colour of a tile that lies face down
NO_TILE = -1
NO_CARD = -1
ALL_CARDS = (1 << len(CARDS)) - 1


class Table(State):
    """A game of Botanists; flowers are counted as `components` says, spaces as `market` does.

    An actor is a pawn with a board: a seat, or in a solo game 0 for the player and 1 for the
    Little Helper. ``boards``, ``pawns`` and ``filled`` (how many spaces are planted) have an entry
    an actor, ``plots`` fifteen: a colour, with `FACE_DOWN` added when its tile lies so.
    ``hands``, ``personal``, ``fulfilled``, ``leftovers``, ``gains`` (bonuses of 3 points) and
    ``ledger`` (of each scoring: orders, leftovers, whether the column was clean) have an entry a
    seat.

    ``market`` has the colour on each space; ``empty`` are the bits of those without a tile. ``bag``
    counts each colour. Decks lie from their bottom to their top, and only the first ``…_left``
    cards are still there; discards are bits. ``piles`` are the bits of the cards by the shuffle
    that last mixed them: all may know in which shuffle a card that they cannot see took part.
    ``shown`` is the market card that was played last.

    What a turn has brought so far: ``collected`` flowers that are not leftovers yet, the flower
    ``given`` in a swap, the ``leaper`` that a bonus moves, the card that was ``sent`` with the
    helper, ``marked`` open orders to be replaced, ``drops`` still due, ``fresh`` personal orders,
    bits of the places that ``served`` an order and of the actors that have ``acted``, whether the
    turn is ``tending``; ``kept`` flowers at a scoring. ``latest`` is the number of what was
    dropped, marked or kept last, which only `search_moves` looks at.
    """

    __slots__ = (
        "acted",
        "actor",
        "bag",
        "boards",
        "collected",
        "dice",
        "drops",
        "empty",
        "ending",
        "filled",
        "fresh",
        "fulfilled",
        "gains",
        "given",
        "hands",
        "helper_start",
        "kept",
        "latest",
        "leaper",
        "ledger",
        "leftovers",
        "marked",
        "market",
        "market_deck",
        "market_discard",
        "market_left",
        "open",
        "order_deck",
        "order_discard",
        "order_left",
        "pawns",
        "personal",
        "phase",
        "piles",
        "plots",
        "seats",
        "sent",
        "served",
        "shown",
        "start",
        "tending",
        "turn",
        "variant",
    )

    def __init__(self, seats: int, variant: Variant, dice: Dice, start: int) -> None:
        actors = max(2, seats)
        self.seats = seats
        self.variant = variant
        self.dice = dice
        self.start = start
        self.turn: int | None = start
        self.actor = start
        self.phase = TURN
        self.ending: str | None = None
        self.boards = [-1] * actors
        self.pawns = [OFF] * actors
        self.filled = [0] * actors
        self.plots = [NO_TILE] * (SPACES * actors)
        self.helper_start = OFF
        self.market = [NO_TILE] * len(CELLS)
        self.empty = EVERYWHERE
        self.bag = [TILES] * len(COLOURS)
        self.market_deck = tuple(range(len(CARDS)))
        self.market_left = len(CARDS)
        self.market_discard = 0
        self.shown = NO_CARD
        self.piles: tuple[int, ...] = (ALL_CARDS,)
        self.order_deck = tuple(range(len(variant.orders)))
        self.order_left = len(variant.orders)
        self.order_discard = 0
        self.open = [NO_CARD] * OPEN_ORDERS
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.personal: list[tuple[int, ...]] = [()] * seats
        self.fulfilled: list[tuple[int, ...]] = [()] * seats
        self.leftovers = [0] * seats
        self.gains = [0] * seats
        self.ledger: list[tuple[tuple[int, int, bool], ...]] = [()] * seats
        self.kept = 0
        self.clear_turn()

    def clear_turn(self) -> None:
        self.collected = 0
        self.given = -1
        self.leaper = 0
        self.sent = NO_CARD
        self.served = 0
        self.marked = 0
        self.drops = 0
        self.latest = -1
        self.acted = 0
        self.tending = False
        self.fresh: tuple[int, ...] = ()

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.variant = self.variant
        new.dice = self.dice.copy()
        new.start = self.start
        new.turn = self.turn
        new.actor = self.actor
        new.phase = self.phase
        new.ending = self.ending
        new.boards = self.boards[:]
        new.pawns = self.pawns[:]
        new.filled = self.filled[:]
        new.plots = self.plots[:]
        new.helper_start = self.helper_start
        new.market = self.market[:]
        new.empty = self.empty
        new.bag = self.bag[:]
        new.market_deck = self.market_deck
        new.market_left = self.market_left
        new.market_discard = self.market_discard
        new.shown = self.shown
        new.piles = self.piles
        new.order_deck = self.order_deck
        new.order_left = self.order_left
        new.order_discard = self.order_discard
        new.open = self.open[:]
        new.hands = self.hands[:]
        new.personal = self.personal[:]
        new.fulfilled = self.fulfilled[:]
        new.leftovers = self.leftovers[:]
        new.gains = self.gains[:]
        new.ledger = self.ledger[:]
        new.kept = self.kept
        new.collected = self.collected
        new.given = self.given
        new.leaper = self.leaper
        new.sent = self.sent
        new.served = self.served
        new.marked = self.marked
        new.drops = self.drops
        new.latest = self.latest
        new.acted = self.acted
        new.tending = self.tending
        new.fresh = self.fresh
        return new

    def key(self) -> tuple[Any, ...]:
        """All that tells this state from another."""
        return (
            *(self.seats, self.start, -1 if self.turn is None else self.turn, self.actor),
            *(self.phase, self.ending or "", self.dice.state, tuple(self.boards)),
            *(tuple(self.pawns), tuple(self.filled), tuple(self.plots), self.helper_start),
            *(tuple(self.market), tuple(self.bag), self.market_deck[: self.market_left]),
            *(self.market_discard, self.shown, self.piles, self.order_deck[: self.order_left]),
            *(self.order_discard, tuple(self.open), tuple(self.hands), tuple(self.personal)),
            *(tuple(self.fulfilled), tuple(self.leftovers), tuple(self.gains)),
            *(tuple(self.ledger), self.kept, self.collected, self.given, self.leaper, self.sent),
            *(self.served, self.marked, self.drops, self.acted, self.tending, self.fresh),
        )

    # the supply

    def draw_card(self, seat: int) -> None:
        """The top market card; the discard is shuffled when there is none, not before (B35)."""
        if not self.market_left:
            fresh = self.market_discard
            deck = list(cells_of(fresh))
            self.dice.shuffle(deck)
            self.market_deck = tuple(deck)
            self.market_left = len(deck)
            self.market_discard = 0
            older = (pile & ~fresh for pile in self.piles)
            self.piles = (*(pile for pile in older if pile), fresh)
        self.market_left -= 1
        card = self.market_deck[self.market_left]
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))

    def fill_hand(self, seat: int) -> bool:
        missing = HAND[self.seats] - len(self.hands[seat])
        for _ in range(missing):
            self.draw_card(seat)
        return missing > 0

    def discard_card(self, seat: int, card: int) -> None:
        self.hands[seat] = tuple([other for other in self.hands[seat] if other != card])
        self.market_discard |= 1 << card

    def draw_order(self) -> int:
        """The top order; the discard is shuffled when there is none (B36). `NO_CARD`: none left."""
        if not self.order_left:
            if not self.order_discard:
                return NO_CARD
            deck = list(cells_of(self.order_discard))
            self.dice.shuffle(deck)
            self.order_deck = tuple(deck)
            self.order_left = len(deck)
            self.order_discard = 0
        self.order_left -= 1
        return self.order_deck[self.order_left]

    def turn_up_orders(self) -> bool:
        """Fill the open orders as far as there are cards (B36)."""
        turned = False
        for slot, card in enumerate(self.open):
            if card == NO_CARD:
                self.open[slot] = drawn = self.draw_order()
                turned = turned or drawn != NO_CARD
        return turned

    def refill(self) -> bool:
        """Tiles from the bag for the empty spaces in reading order, as far as they go (B34)."""
        empty, bag, market, dice = self.empty, self.bag, self.market, self.dice
        left = sum(bag)
        if not empty or not left:
            return False
        while empty and left:
            number = dice.bits() * left >> 64
            colour = 0
            while number >= bag[colour]:
                number -= bag[colour]
                colour += 1
            bag[colour] -= 1
            left -= 1
            low = empty & -empty
            market[low.bit_length() - 1] = colour
            empty ^= low
        self.empty = empty
        return True

    def into_bag(self, flowers: int) -> None:
        bag = self.bag
        for colour in range(len(COLOURS)):
            bag[colour] += count(flowers, colour)

    # pawns, boards and what a card covers

    def taken(self, actor: int) -> int:
        """The spaces of the other pawns."""
        bits = 0
        for cell in self.pawns:
            bits |= BIT[cell]
        return bits & ~BIT[self.pawns[actor]]

    def reach(self, actor: int) -> int:
        """Where this pawn may end its movement, whatever the cards (B6 to B11, B14)."""
        free = EVERYWHERE & ~self.taken(actor)
        if not self.variant.empty_open:
            free &= ~self.empty
        start = self.pawns[actor]
        if start == OFF:
            return entries(free, self.variant.enter_before_moving)
        return destinations(start, free)

    def collectable(self, actor: int, cells: tuple[int, ...]) -> int:
        """The spaces among these whose tiles an actor would collect: not those of other pawns."""
        bits = 0
        for cell in cells:
            bits |= BIT[cell]
        return bits & ~self.empty & ~self.taken(actor)

    def sign(self, actor: int, space: int) -> int:
        """The colour of the sign at a space of an actor's board (B16)."""
        return self.variant.boards[self.boards[actor]][space]

    def clean(self, actor: int, column: int) -> bool:
        """Whether a full column has no face-down tile (B47, S16, S18)."""
        first = SPACES * actor + ROWS * column
        return max(self.plots[first : first + ROWS]) < FACE_DOWN

    # what a seat may know

    def secret(self, seat: int) -> bool:
        """The own hand, from others (B57)."""
        return self.seats > 1 and bool(self.hands[seat])

    def imagine(self, seat: int | None, dice: Dice) -> Self:
        """Other hands, both decks and the dice anew, as the seat may think them.

        A card stays within the shuffle that last mixed it, since everybody knows the discards of
        which a deck was made; and a player who has just moved holds a card that fits there (B12).
        """
        new = self.copy()
        orders = sorted(self.order_deck[: self.order_left])
        dice.shuffle(orders)
        new.order_deck = tuple(orders)
        new._imagine_hands(seat, dice)
        while new.phase == CARD and new.turn != seat and not new.legal_moves():
            new._imagine_hands(seat, dice)
        new.dice = Dice(dice.bits())
        new.latest = -1
        return new

    def _imagine_hands(self, seat: int | None, dice: Dice) -> None:
        hidden = range(self.seats) if self.seats > 1 else ()
        others = [other for other in hidden if other != seat]
        unseen = sum(1 << card for card in self.market_deck[: self.market_left])
        unseen += sum(1 << card for other in others for card in self.hands[other])
        hands: dict[int, list[int]] = {other: [] for other in others}
        rest: list[int] = []
        for pile in self.piles:
            rest = list(cells_of(pile & unseen))
            dice.shuffle(rest)
            for other in others:
                for card in self.hands[other]:
                    if pile >> card & 1:
                        hands[other].append(rest.pop())
        self.market_deck = tuple(rest)
        for other, hand in hands.items():
            self.hands[other] = tuple(sorted(hand))

    # the components

    def census(self) -> tuple[int, ...]:
        """Tiles of each colour; then each market card and each order card, by its number."""
        held = sum(self.leftovers) + self.collected
        tiles = [self.bag[colour] + count(held, colour) for colour in range(len(COLOURS))]
        for tile in (*self.market, *self.plots):
            if tile != NO_TILE:
                tiles[tile % FACE_DOWN] += 1
        cards = [0] * len(CARDS)
        for card in (*self.market_deck[: self.market_left], *cells_of(self.market_discard)):
            cards[card] += 1
        orders = [0] * len(self.variant.orders)
        for card in (*self.order_deck[: self.order_left], *cells_of(self.order_discard)):
            orders[card] += 1
        for card in self.open:
            orders[card] += card != NO_CARD
        for hand, personal, fulfilled in zip(
            self.hands, self.personal, self.fulfilled, strict=True
        ):
            for card in hand:
                cards[card] += 1
            for card in personal + fulfilled:
                orders[card] += 1
        return (*tiles, *cards, *orders)
