"""The law of Botanists, in the order of its rulebook.

A turn is a chain of small moves::

    go <space>, play <card>, plant <colour> face-up|face-down        purchasing, or
    tend <colour>                                                    tending, each with its bonus:
        gain | give <colour>, claim <seat> <colour> or pick <space> | jump <space> |
        reserve <order>|deck | skip
    replace <order> …, renew, draw, drop <card> <card>               only after tending
    fulfil open|personal <order> …, end

When no card can be played, ``redraw``. After the fifth, tenth and fifteenth turn of all, everyone
may ``keep <colour>`` and lets the rest ``wither``, and the last on the track says who is ``first``.

Alone, ``lead own|helper`` says who acts first; the Little Helper's turn is ``send <card>``,
``hop <space>``, ``plant …``. Its bonus may ``uproot <column> <row>`` or move either ``pawn``.
The player's own tending ends with ``done`` when the helper has yet to act. After ``end`` follows
``draw``, or ``drop <card>`` first.
"""

from __future__ import annotations

from ...dice import Dice
from ...meta import OptionValue
from ...moves import Move
from ...scores import Scores
from .catalogue import (
    ANY,
    BOARD,
    CATALOGUE,
    CLAIM_ANY,
    DONE,
    DOWN,
    DRAW,
    DROP,
    END,
    FIRST,
    FULFIL,
    GAIN,
    GIVE_ANY,
    GO_BY_ROW,
    HOP_BY_ROW,
    JUMP_BY_ROW,
    KEEP_ANY,
    LEAD,
    OPEN,
    PAWN,
    PERSONAL,
    PICK_BY_ROW,
    PLANT_ANY,
    PLAY,
    REDRAW,
    RENEW,
    REPLACE,
    RESERVE,
    RESERVE_TOP,
    SEND,
    SKIP,
    TEND_ANY,
    UP,
    UPROOT,
    WITHER,
    at,
)
from .components import (
    BLUE,
    BORROWED,
    COLOURS,
    GREEN,
    MOST_KEPT,
    ONE,
    PURPLE,
    RED,
    ROWS,
    SPACES,
    TENDING_CARDS,
    YELLOW,
    Variant,
    any_of,
    count,
    size,
)
from .market import (
    BIT,
    EVERYWHERE,
    FITS,
    HOPS,
    MIDDLE,
    SHAPE,
    cells_of,
)
from .own import Own
from .table import (
    BOARDS,
    BONUS,
    BOTH,
    CARD,
    CHOOSING,
    DROPPING,
    FACE_DOWN,
    HELPER,
    HELPER_CARD,
    HELPER_HOP,
    KEEPING,
    LEADING,
    LEAP,
    NO_CARD,
    NO_TILE,
    ORDERS,
    OVER,
    PLANTING,
    REFRESH,
    RENEWED,
    SWAP,
    TENDING,
    TURN,
    Table,
)

__all__ = ["CATALOGUE", "Botanists", "deal"]


class Botanists(Table):
    """A game of Botanists: what may be played, and what comes of it."""

    __slots__ = ()

    # what may be played

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, sorted by text."""
        turn = self.turn
        return () if turn is None else _LEGAL[self.phase](self, turn)

    def search_moves(self) -> tuple[Move, ...]:
        """All legal moves, but only one order of dropping, keeping or marking the same things."""
        legal = self.legal_moves()
        if self.latest < 0:
            return legal
        if self.phase == KEEPING:
            return tuple(m for m in legal if m is WITHER or m.data[0] >= self.latest)
        if self.phase == TENDING:
            orders = self.variant.orders
            later = {orders[card] for card in self.open[self.latest + 1 :] if card != NO_CARD}
            return tuple(m for m in legal if m is RENEW or m.data[0] in later)
        return tuple(m for m in legal if m.data[0] > self.latest) or legal

    def apply(self, move: Move) -> bool:
        """Play a move; True when a card was drawn or turned up, or a tile came from the bag (B58)."""
        return _PLAY[move.verb](self, move)

    # setup

    def set_out(self) -> None:
        """Fill the market, deal the hands, turn up the open orders; then the boards (B4)."""
        self.refill()
        for seat in range(self.seats):
            self.fill_hand(seat)
        self.turn_up_orders()
        if self.variant.choose_boards:
            self.phase = BOARDS
            return
        boards = list(range(len(COLOURS)))
        self.dice.shuffle(boards)
        self.boards = boards[: len(self.boards)]
        self._deal_personal_orders()

    def _legal_boards(self, turn: int) -> tuple[Move, ...]:
        return tuple(sorted(move for move in BOARD if move.data[0] not in self.boards))

    def _board(self, move: Move) -> bool:
        """Choose one of the boards that are left, clockwise from the first player (B4)."""
        if self.phase != BOARDS or move.data[0] in self.boards:
            raise self.why_not(move)
        assert self.turn is not None
        self.boards[self.turn] = move.data[0]
        self.turn = (self.turn + 1) % self.seats
        if self.turn != self.start:
            return False
        if self.seats == 1:
            left = [board for board in range(len(COLOURS)) if board not in self.boards]
            self.boards[HELPER] = self.dice.choice(left)
        self._deal_personal_orders()
        return True

    def _deal_personal_orders(self) -> None:
        """One each, a second for the blue board, but not for the helper's (B55, S21)."""
        for seat in range(self.seats):
            number = 2 if self.boards[seat] == BLUE and self.variant.second_order else 1
            for _ in range(number):
                self._hold(seat, self.draw_order())
        if self.seats == 1:
            self.pawns[HELPER] = MIDDLE
        self.open_turn(self.start)

    def open_turn(self, seat: int) -> None:
        """This seat is to purchase or to tend; alone, first to say who acts first."""
        self.turn = self.actor = seat
        self.phase = TURN
        if self.seats == 1:
            self.helper_start = self.pawns[HELPER]
            self.phase = LEADING

    # purchasing: movement

    def offered(self, turn: int) -> int:
        """Where the pawn may go and then play a card of the hand: one decision (B12)."""
        fits = 0
        for card in self.hands[turn]:
            fits |= FITS[card]
        cells = self.reach(self.actor) & fits
        bare = cells & self.empty
        for cell in cells_of(bare):  # B14, where an open table lets pawns end
            if not self._playable(turn, cell):
                cells ^= BIT[cell]
        return cells

    def _playable(self, turn: int, cell: int) -> list[int]:
        """The cards of the hand that can be played at a space and bring at least one tile."""
        cards = [card for card in self.hands[turn] if SHAPE[card][cell]]
        if self.empty & BIT[cell]:
            return [card for card in cards if self.collectable(self.actor, SHAPE[card][cell])]
        return cards

    def _legal_turn(self, turn: int) -> tuple[Move, ...]:
        """Purchase or tend, as you like (B13); a new hand only when you can do neither (B12)."""
        moves = at(GO_BY_ROW, self.offered(turn)) + TEND_ANY[any_of(self.leftovers[turn])]
        return moves or (REDRAW,)

    def _go(self, move: Move) -> bool:
        """Move the pawn to a space from which a card can be played."""
        turn = self.turn
        if turn is None or self.phase != TURN or not self.offered(turn) & BIT[move.data[0]]:
            raise self.why_not(move)
        self.pawns[self.actor] = move.data[0]
        self.phase = CARD
        return False

    def _redraw(self, move: Move) -> bool:
        """Show a hand that cannot be played and draw as many (B12, S7 to S9)."""
        turn = self.turn
        if turn is None or REDRAW not in self.legal_moves():
            raise self.why_not(move)
        hand = self.hands[turn]
        for card in hand:
            self.discard_card(turn, card)
        for _ in hand:
            self.draw_card(turn)
        return True

    # purchasing: the card

    def _legal_cards(self, turn: int) -> tuple[Move, ...]:
        return tuple([PLAY[card] for card in self._playable(turn, self.pawns[self.actor])])

    def _play_card(self, move: Move) -> bool:
        """Collect the tiles under the boxes; the card is shown and discarded."""
        turn, card = self.turn, move.data[0]
        if turn is None or self.phase != CARD or card not in self.hands[turn]:
            raise self.why_not(move)
        cells = self.collectable(self.actor, SHAPE[card][self.pawns[self.actor]])
        if not cells:
            raise self.why_not(move)
        self.discard_card(turn, card)
        self.shown = card
        self._collect(cells)
        self.phase = PLANTING
        return False

    def _collect(self, cells: int) -> None:
        market = self.market
        self.empty |= cells
        for cell in cells_of(cells):
            self.collected += ONE[market[cell]]
            market[cell] = NO_TILE

    # planting

    def _legal_plantings(self, turn: int) -> tuple[Move, ...]:
        sign = self.sign(self.actor, self.filled[self.actor])
        return PLANT_ANY[sign][any_of(self.collected)]

    def _plant(self, move: Move) -> bool:
        """Plant one of the flowers just collected (B19), face up only where it matches."""
        colour, face = move.data
        if self.phase != PLANTING or not count(self.collected, colour):
            raise self.why_not(move)
        if face == UP and colour != self.sign(self.actor, self.filled[self.actor]):
            raise self.why_not(move)
        assert self.turn is not None
        self.collected -= ONE[colour]
        if self.variant.swap_collected and self.actor == self.turn:  # B18
            self.leftovers[self.turn] += self.collected
            self.collected = 0
        self._put(colour, face)
        return False

    def _put(self, colour: int, face: int) -> None:
        """On the next space; face down it triggers the bonus of the space's sign (B16)."""
        actor = self.actor
        space = self.filled[actor]
        self.plots[SPACES * actor + space] = colour if face == UP else colour + FACE_DOWN
        self.filled[actor] = space + 1
        self.phase = BONUS
        if face == UP or not self._bonus_is_of_use():  # B32
            self._after_bonus()

    # bonuses

    def bonus(self) -> int:
        """The colour of the sign at the space planted last."""
        return self.sign(self.actor, self.filled[self.actor] - 1)

    def _legal_bonus(self, turn: int) -> tuple[Move, ...]:
        """What the bonus offers, and to skip it (B17, B32)."""
        return (*_BONUS[self.bonus()](self), SKIP)

    def _bonus_is_of_use(self) -> bool:
        sign = self.bonus()
        return sign in (BLUE, YELLOW) or bool(_BONUS[sign](self))

    def _after_bonus(self) -> None:
        """The other flowers collected become leftovers (B18)."""
        if self.actor == HELPER and self.seats == 1:
            self.collected = 0
            self._acted()
        elif self.tending:
            self.phase = TENDING
        else:
            self.leftovers[self.actor] += self.collected
            self.collected = 0
            self._acted()

    def _skip(self, move: Move) -> bool:
        """Do without the bonus (B32)."""
        if self.phase != BONUS:
            raise self.why_not(move)
        self._after_bonus()
        return False

    def _blue(self) -> tuple[Move, ...]:
        return (GAIN,)

    def _gain(self, move: Move) -> bool:
        """Blue: three points."""
        if self.phase != BONUS or self.bonus() != BLUE:
            raise self.why_not(move)
        assert self.turn is not None
        self.gains[self.turn] += 1
        self._after_bonus()
        return False

    def on_offer(self) -> int:
        """Red and purple: `any_of` the flowers that a leftover may be swapped with."""
        if self.bonus() == PURPLE:  # B24: only where a tile lies, also under pawns
            return self._any_colour(self.market)
        if self.seats == 1:  # S17: any face-up flower of the helper
            return self._any_colour(self.plots[SPACES:])
        marks = 0
        for seat, flowers in enumerate(self.leftovers):
            if seat != self.turn:
                marks |= any_of(flowers)
        return marks

    @staticmethod
    def _any_colour(tiles: list[int]) -> int:
        marks = 0
        for colour in set(tiles):
            if 0 <= colour < FACE_DOWN:
                marks |= ANY[colour]
        return marks

    def _swappable(self) -> tuple[Move, ...]:
        """The own leftovers for which a flower of another colour is on offer (B26, S19)."""
        assert self.turn is not None
        flowers = self.leftovers[self.turn]
        if not flowers:
            return ()
        own, others = any_of(flowers), self.on_offer()
        if others & others - 1:
            return GIVE_ANY[own]
        return GIVE_ANY[own & ~others] if others else ()

    def _give(self, move: Move) -> bool:
        """Red and purple: name the leftover that leaves."""
        if self.phase != BONUS or move not in self._legal_bonus(0):
            raise self.why_not(move)
        self.given = move.data[0]
        self.phase = SWAP
        return False

    def _legal_swaps(self, turn: int) -> tuple[Move, ...]:
        """Flowers of another colour than the one given: with an equal one nothing would change."""
        given = self.given
        if self.bonus() == PURPLE:
            tiles = enumerate(self.market)
            bits = sum(BIT[cell] for cell, tile in tiles if tile not in (given, NO_TILE))
            return at(PICK_BY_ROW, bits)
        if self.seats == 1:
            return tuple(move for move in UPROOT if self._may_uproot(move.data[0]))
        moves: tuple[Move, ...] = ()
        for seat, flowers in enumerate(self.leftovers):
            if seat != turn:
                moves += CLAIM_ANY[seat][any_of(flowers) & ~ANY[given]]
        return moves

    def _may_uproot(self, space: int) -> bool:
        return 0 <= self.plots[SPACES + space] < FACE_DOWN and (
            self.plots[SPACES + space] != self.given
        )

    def _swap(self, colour: int) -> bool:
        """The flower given leaves the marginal land, the other comes to it."""
        assert self.turn is not None
        self.leftovers[self.turn] += ONE[colour] - ONE[self.given]
        self.given = -1
        self._after_bonus()
        return False

    def _claim(self, move: Move) -> bool:
        """Red: a leftover of another player, who is not asked (B26)."""
        if self.phase != SWAP or move not in self.legal_moves():
            raise self.why_not(move)
        seat, colour = move.data
        self.leftovers[seat] += ONE[self.given] - ONE[colour]
        return self._swap(colour)

    def _uproot(self, move: Move) -> bool:
        """Red, alone: a face-up flower of the helper; the one given stays face up there (S17)."""
        if self.phase != SWAP or self.bonus() != RED or self.seats > 1:
            raise self.why_not(move)
        space = move.data[0]
        if not self._may_uproot(space):
            raise self.why_not(move)
        colour = self.plots[SPACES + space]
        self.plots[SPACES + space] = self.given
        return self._swap(colour)

    def _pick(self, move: Move) -> bool:
        """Purple: a flower of the market; the one given takes its space, face up (B25)."""
        if self.phase != SWAP or self.bonus() != PURPLE:
            raise self.why_not(move)
        cell = move.data[0]
        colour = self.market[cell]
        if colour in (NO_TILE, self.given):
            raise self.why_not(move)
        self.market[cell] = self.given
        return self._swap(colour)

    def _yellow(self) -> tuple[Move, ...]:
        """With the helper, first which pawn; else where to."""
        return PAWN[::-1] if self.seats == 1 else at(JUMP_BY_ROW, self._landings(self.actor))

    def _landings(self, actor: int) -> int:
        """Any other space without a pawn, also an empty one (B27); S5 for the helper."""
        cells = EVERYWHERE & ~self.taken(actor) & ~BIT[self.pawns[actor]]
        if self.seats == 1 and actor == HELPER:
            cells &= ~BIT[self.helper_start]
        return cells

    def _pawn(self, move: Move) -> bool:
        """Yellow, alone: choose the own pawn or the helper."""
        if self.phase != BONUS or self.bonus() != YELLOW or self.seats > 1:
            raise self.why_not(move)
        self.leaper = move.data[0]
        self.phase = LEAP
        return False

    def _legal_leaps(self, turn: int) -> tuple[Move, ...]:
        return at(JUMP_BY_ROW, self._landings(self.leaper))

    def _jump(self, move: Move) -> bool:
        """Yellow: to any space; it collects nothing (B27)."""
        if self.phase == LEAP:
            leaper = self.leaper
        elif self.phase == BONUS and self.bonus() == YELLOW and self.seats > 1:
            leaper = self.actor
        else:
            raise self.why_not(move)
        if not self._landings(leaper) & BIT[move.data[0]]:
            raise self.why_not(move)
        self.pawns[leaper] = move.data[0]
        self.leaper = 0
        self._after_bonus()
        return False

    def _green(self) -> tuple[Move, ...]:
        orders = self.variant.orders
        moves = {RESERVE[orders[card]] for card in self.open if card != NO_CARD}
        if self.order_left or self.order_discard:
            moves.add(RESERVE_TOP)
        return tuple(sorted(moves))

    def _reserve(self, move: Move) -> bool:
        """Green: an open order, replaced at once (B28), or the top of the deck unseen (B30)."""
        if self.phase != BONUS or self.bonus() != GREEN or move not in self._green():
            raise self.why_not(move)
        assert self.turn is not None
        revealed = True
        if move is RESERVE_TOP:
            card = self.draw_order()
        else:
            card = self._take_open(move.data[0])
            revealed = self.turn_up_orders()
        self._hold(self.turn, card)
        self.fresh += (card,)
        self._after_bonus()
        return revealed

    def _hold(self, seat: int, card: int) -> None:
        """Another personal order; there may be any number (B31)."""
        self.personal[seat] = tuple(sorted((*self.personal[seat], card)))

    def _take_open(self, order: int) -> int:
        orders = self.variant.orders
        slot = next(
            slot for slot, card in enumerate(self.open) if card != NO_CARD and orders[card] == order
        )
        card = self.open[slot]
        self.open[slot] = NO_CARD
        return card

    # tending

    def _tend(self, move: Move) -> bool:
        """Plant a leftover face down, without moving."""
        turn, colour = self.turn, move.data[0]
        if turn is None or self.phase != TURN or not count(self.leftovers[turn], colour):
            raise self.why_not(move)
        self.leftovers[turn] -= ONE[colour]
        self.tending = True
        self._put(colour, DOWN)
        return False

    def _legal_tending(self, turn: int) -> tuple[Move, ...]:
        """Replace open orders, draw cards, or go on: each once, in this order (B39 to B41)."""
        orders = self.variant.orders
        unmarked = {
            REPLACE[orders[card]]
            for slot, card in enumerate(self.open)
            if card != NO_CARD and not self.marked >> slot & 1
        }
        if self.marked:
            return tuple(sorted((RENEW, *unmarked)))
        return tuple(sorted((*unmarked, *self._legal_renewed(turn))))

    def _legal_renewed(self, turn: int) -> tuple[Move, ...]:
        if self.orders_due():
            return tuple(sorted((DRAW, *self._legal_orders(turn))))
        return DONE, DRAW

    def orders_due(self) -> bool:
        """Whether orders come next: alone only after both have acted (S12)."""
        return self.seats > 1 or bool(self.acted >> HELPER & 1)

    def _replace(self, move: Move) -> bool:
        """Name an open order to be discarded (B39)."""
        if self.phase != TENDING:
            raise self.why_not(move)
        orders = self.variant.orders
        for slot, card in enumerate(self.open):
            if not self.marked >> slot & 1 and card != NO_CARD and orders[card] == move.data[0]:
                self.marked |= 1 << slot
                self.latest = slot
                return False
        raise self.why_not(move)

    def _renew(self, move: Move) -> bool:
        """Discard those named, then turn up as many (B39)."""
        if self.phase != TENDING or not self.marked:
            raise self.why_not(move)
        for slot, card in enumerate(self.open):
            if self.marked >> slot & 1:
                self.order_discard |= 1 << card
                self.open[slot] = NO_CARD
        self.marked = 0
        self.latest = -1
        self.phase = RENEWED
        return self.turn_up_orders()

    def _may_draw(self) -> bool:
        return self.phase == RENEWED or (self.phase == TENDING and not self.marked)

    def _draw(self, move: Move) -> bool:
        """Tending: two market cards, of which as many must go (B40). Alone also at a turn's end."""
        turn = self.turn
        if turn is not None and self.phase == REFRESH:
            return self._finish_turn(turn)
        if turn is None or not self._may_draw():
            raise self.why_not(move)
        for _ in range(TENDING_CARDS):
            self.draw_card(turn)
        self.drops = TENDING_CARDS
        self.phase = DROPPING
        return True

    def _legal_drops(self, turn: int) -> tuple[Move, ...]:
        return tuple([DROP[card] for card in self.hands[turn]])

    def _drop(self, move: Move) -> bool:
        """Discard a market card: two after drawing two (B40, S11), or alone one at a turn's end."""
        turn, card = self.turn, move.data[0]
        if turn is None or self.phase not in (DROPPING, REFRESH) or card not in self.hands[turn]:
            raise self.why_not(move)
        self.discard_card(turn, card)
        if self.phase == REFRESH:
            return self._finish_turn(turn)
        self.latest = card
        self.drops -= 1
        if not self.drops:
            self.latest = -1
            self._acted()
        return False

    # orders

    def _acted(self) -> None:
        """On to the orders; alone, first to whoever has not acted yet (S12)."""
        if self.seats == 1:
            self.acted |= 1 << self.actor
            if self.acted != BOTH:
                self.actor = 1 - self.actor
                self.phase = HELPER_CARD if self.actor == HELPER else TURN
                return
            self.actor = 0
        self.phase = ORDERS

    def _legal_orders(self, turn: int) -> tuple[Move, ...]:
        """One open and one personal order a turn, in either sequence (B20 to B22); or the end."""
        flowers = self.leftovers[turn]
        moves = [END]
        if flowers:
            orders = self.variant.orders
            lent = flowers | BORROWED  # `holds`, without a call for each card
            if not self.served >> OPEN & 1:
                for card in self.open:
                    if card != NO_CARD and lent - orders[card] & BORROWED == BORROWED:
                        moves.append(FULFIL[OPEN][orders[card]])
            if not self.served >> PERSONAL & 1:
                for card in self.personal[turn]:
                    if lent - orders[card] & BORROWED == BORROWED and self.ripe(card):
                        moves.append(FULFIL[PERSONAL][orders[card]])
            if len(moves) > 2:
                return tuple(sorted(set(moves)))
        return tuple(moves)

    def ripe(self, card: int) -> bool:
        """B29: whether a personal order may be fulfilled in the turn in which it came."""
        return self.variant.fresh_orders or card not in self.fresh

    def _may_serve(self) -> bool:
        return self.phase == ORDERS or (self._may_draw() and self.orders_due())

    def _fulfil(self, move: Move) -> bool:
        """Deliver exactly the flowers shown (B37), into the bag (B33); points come later (B43)."""
        place, order = move.data
        turn = self.turn
        if turn is None or not self._may_serve() or move not in self._legal_orders(turn):
            raise self.why_not(move)
        revealed = False
        self.leftovers[turn] -= order
        self.into_bag(order)
        self.served |= 1 << place
        self.phase = ORDERS
        if place == OPEN:
            card = self._take_open(order)
            revealed = self.turn_up_orders()
        else:
            card = self._take_personal(turn, order)
        self.fulfilled[turn] = tuple(sorted((*self.fulfilled[turn], card)))
        return revealed

    def _take_personal(self, turn: int, order: int) -> int:
        orders = self.variant.orders
        cards = self.personal[turn]
        found = next(card for card in cards if orders[card] == order and self.ripe(card))
        self.personal[turn] = tuple([card for card in cards if card != found])
        return found

    def _done(self, move: Move) -> bool:
        """Alone: the own tending is over, the helper follows (S12)."""
        if not self._may_draw() or self.orders_due():
            raise self.why_not(move)
        self._acted()
        return False

    def _end(self, move: Move) -> bool:
        """Draw the hand full (B23), refill the market; alone, the hand comes after the market."""
        turn = self.turn
        if turn is None or not self._may_serve():
            raise self.why_not(move)
        if self.seats == 1:
            self.phase = REFRESH
            return self.refill()  # S13
        return self._finish_turn(turn)

    def _finish_turn(self, turn: int) -> bool:
        drawn = self.fill_hand(turn)
        refilled = self.refill()
        self.clear_turn()
        turn = (turn + 1) % self.seats
        if turn == self.start and not self.filled[turn] % ROWS:
            return self._score() or drawn or refilled
        self.open_turn(turn)
        return drawn or refilled

    # the Little Helper

    def _legal_leads(self, turn: int) -> tuple[Move, ...]:
        return LEAD[::-1]

    def _lead(self, move: Move) -> bool:
        """Alone: who acts first this turn."""
        if self.phase != LEADING:
            raise self.why_not(move)
        self.actor = move.data[0]
        self.phase = HELPER_CARD if self.actor == HELPER else TURN
        return False

    def helper_targets(self) -> int:
        """A tile, no pawn, and not where the helper stood when the turn began (S2, S3, S5, S6)."""
        return EVERYWHERE & ~self.empty & ~self.taken(HELPER) & ~BIT[self.helper_start]

    def _legal_sendings(self, turn: int) -> tuple[Move, ...]:
        """Cards that move the helper (S4, S10), else a new hand (S7, S8)."""
        cell, targets = self.pawns[HELPER], self.helper_targets()
        moves = [SEND[card] for card in self.hands[turn] if HOPS[card][cell] & targets]
        return tuple(moves) or (REDRAW,)

    def _send(self, move: Move) -> bool:
        """Play a card for the helper; its shape may hang over the market's edge."""
        if self.phase != HELPER_CARD or move not in self.legal_moves():
            raise self.why_not(move)
        self.discard_card(0, move.data[0])
        self.shown = self.sent = move.data[0]
        self.phase = HELPER_HOP
        return False

    def _hops(self) -> int:
        return HOPS[self.sent][self.pawns[HELPER]] & self.helper_targets()

    def _legal_hops(self, turn: int) -> tuple[Move, ...]:
        return at(HOP_BY_ROW, self._hops())

    def _hop(self, move: Move) -> bool:
        """To one of the card's other boxes; a flower that does not match is planted face down."""
        cell = move.data[0]
        if self.phase != HELPER_HOP or not self._hops() & BIT[cell]:
            raise self.why_not(move)
        self.pawns[HELPER] = cell
        self._collect(BIT[cell])
        self.sent = NO_CARD
        self.phase = PLANTING
        moves = self._legal_plantings(0)
        if len(moves) == 1:
            self._plant(moves[0])
        return False

    # scoring

    def _score(self) -> bool:
        """After five turns of all: note what counts, discard the orders, then keep or end."""
        column = self.filled[self.start] // ROWS - 1
        for seat in range(self.seats):
            fulfilled = self.fulfilled[seat]
            noted = (len(fulfilled), size(self.leftovers[seat]), self.clean(seat, column))
            self.ledger[seat] += (noted,)
            self.order_discard |= sum(1 << card for card in fulfilled)
            self.fulfilled[seat] = ()
        if self.filled[self.start] == SPACES:  # B49
            self.turn = None
            self.phase = OVER
            self.ending = "third-scoring"
            return False
        turned = self.turn_up_orders()
        return self._next_keeper(self.start) or turned

    def _next_keeper(self, seat: int) -> bool:
        """The next seat with leftovers, clockwise from the first player; then the next round."""
        while True:
            if self.leftovers[seat]:
                self.turn = seat
                self.phase = KEEPING
                return False
            seat = (seat + 1) % self.seats
            if seat == self.start:
                return self._next_round()

    def _legal_keeping(self, turn: int) -> tuple[Move, ...]:
        if size(self.kept) == MOST_KEPT:
            return (WITHER,)
        return (*KEEP_ANY[any_of(self.leftovers[turn] - self.kept)], WITHER)

    def _keep(self, move: Move) -> bool:
        """Keep a leftover, two at most; it has been charged all the same (B44)."""
        if self.phase != KEEPING or move not in self.legal_moves():
            raise self.why_not(move)
        self.kept += ONE[move.data[0]]
        self.latest = move.data[0]
        return False

    def _wither(self, move: Move) -> bool:
        """The other leftovers go back to the bag."""
        turn = self.turn
        if turn is None or self.phase != KEEPING:
            raise self.why_not(move)
        self.into_bag(self.leftovers[turn] - self.kept)
        self.leftovers[turn] = self.kept
        self.kept = 0
        self.latest = -1
        turn = (turn + 1) % self.seats
        return self._next_round() if turn == self.start else self._next_keeper(turn)

    def _next_round(self) -> bool:
        """The last on the track says who begins; alone, play goes on."""
        revealed = self.refill()  # B34
        self.open_turn(self._chooser())
        if self.seats > 1:
            self.phase = CHOOSING
        return revealed

    def _chooser(self) -> int:
        """Of the last on the track, the farthest clockwise from the leader (B50, B51, B52)."""
        from .scoring import track

        seats = self.seats
        points = [track(self, seat) for seat in range(seats)]
        order = [(self.start + step) % seats for step in range(seats)]
        leader = max(order, key=lambda seat: points[seat])  # B51: the first of them to play
        last = [seat for seat in order if points[seat] == min(points)]
        return max(last, key=lambda seat: (seat - leader) % seats)

    def _legal_firsts(self, turn: int) -> tuple[Move, ...]:
        return FIRST[: self.seats]

    def _first(self, move: Move) -> bool:
        """Name the first player of the next round, perhaps yourself (B52)."""
        if self.phase != CHOOSING or move.data[0] >= self.seats:
            raise self.why_not(move)
        self.start = move.data[0]
        self.open_turn(self.start)
        return False

    # scores

    def totals(self) -> list[int]:
        """Points of each seat if the game ended now."""
        return list(self.scores().totals)

    def scores(self) -> Scores:
        """The score sheets if the game ended now."""
        from .scoring import scores

        return scores(self)


_LEGAL = {
    BOARDS: Botanists._legal_boards,
    LEADING: Botanists._legal_leads,
    TURN: Botanists._legal_turn,
    CARD: Botanists._legal_cards,
    PLANTING: Botanists._legal_plantings,
    BONUS: Botanists._legal_bonus,
    SWAP: Botanists._legal_swaps,
    LEAP: Botanists._legal_leaps,
    TENDING: Botanists._legal_tending,
    RENEWED: Botanists._legal_renewed,
    DROPPING: Botanists._legal_drops,
    ORDERS: Botanists._legal_orders,
    HELPER_CARD: Botanists._legal_sendings,
    HELPER_HOP: Botanists._legal_hops,
    REFRESH: lambda state, turn: (DRAW, *state._legal_drops(turn)),
    KEEPING: Botanists._legal_keeping,
    CHOOSING: Botanists._legal_firsts,
}

_BONUS = (
    Botanists._blue,
    Botanists._green,
    Botanists._swappable,
    Botanists._swappable,
    Botanists._yellow,
)

_PLAY = {
    "board": Botanists._board,
    "claim": Botanists._claim,
    "done": Botanists._done,
    "draw": Botanists._draw,
    "drop": Botanists._drop,
    "end": Botanists._end,
    "first": Botanists._first,
    "fulfil": Botanists._fulfil,
    "gain": Botanists._gain,
    "give": Botanists._give,
    "go": Botanists._go,
    "hop": Botanists._hop,
    "jump": Botanists._jump,
    "keep": Botanists._keep,
    "lead": Botanists._lead,
    "pawn": Botanists._pawn,
    "pick": Botanists._pick,
    "plant": Botanists._plant,
    "play": Botanists._play_card,
    "redraw": Botanists._redraw,
    "renew": Botanists._renew,
    "replace": Botanists._replace,
    "reserve": Botanists._reserve,
    "send": Botanists._send,
    "skip": Botanists._skip,
    "tend": Botanists._tend,
    "uproot": Botanists._uproot,
    "wither": Botanists._wither,
}


def deal(
    seats: int, options: dict[str, OptionValue], dice: Dice, own: Own | None = None
) -> Botanists:
    """Shuffle both decks, fill the market, deal cards, orders and boards (setup; solo).

    ``own`` are the boards and orders of this table, as `own.read` gives them.
    """
    chosen = options["start"]
    start = chosen if type(chosen) is int else dice.below(seats)  # B5
    variant = Variant(options, own)
    state = Botanists(seats, variant, Dice(dice.bits()), start)
    cards = list(state.market_deck)
    dice.shuffle(cards)
    state.market_deck = tuple(cards)
    orders = list(state.order_deck)
    dice.shuffle(orders)
    state.order_deck = tuple(orders)
    state.set_out()
    return state
