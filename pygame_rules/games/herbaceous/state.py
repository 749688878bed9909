"""The law of Herbaceous, in the order of its rulebook.

A turn is a chain of small moves::

    pot <container>, take <community|private> <herb> …, finish      once, if you like
    draw, plant <private|community|discard> <herb> …                while the deck lasts
    pass                                                            only when it is out
"""

from __future__ import annotations

from typing import Any, Self

from ...dice import Dice
from ...meta import OptionValue
from ...moves import Catalogue, Move
from ...scores import Scores
from ...state import State
from .components import (
    BUN_SET,
    COMMUNITY,
    CONTAINERS,
    DECK,
    DISCARD,
    EVERY,
    EVERY_REGULAR,
    GLASS_JAR,
    HERBS,
    JAR_SIZE,
    LARGE_POT,
    MOST_IDENTICAL,
    MOST_PAIRS,
    PLACES,
    PRIVATE,
    REGULAR_CARDS,
    REMOVED,
    SMALL_POTS,
    SOLO_LAID_OUT,
    SOLO_OVERFLOW,
    WOODEN_PLANTER,
    Variant,
    any_of,
    count,
    gather,
    one,
    size,
    two_of,
)
from .own import Own

__all__ = ["CATALOGUE", "Herbaceous", "deal"]

# the phases of a turn
TURN, POTTING, POTTED, PLANTING, LAST, OVER = range(6)

DRAW, FINISH, PASS = Move("draw"), Move("finish"), Move("pass")
POT = tuple(Move("pot", slug, data=(number,)) for number, slug in enumerate(CONTAINERS))
TAKE = {
    place: {
        one(herb): Move("take", name, slug, data=(place, one(herb)))
        for herb, slug in enumerate(HERBS)
    }
    for place, name in ((COMMUNITY, "community"), (PRIVATE, "private"))
}
PLANT = {
    1 << number: tuple(
        Move("plant", name, slug, data=(1 << number, herb)) for herb, slug in enumerate(HERBS)
    )
    for number, name in enumerate(PLACES)
}
CATALOGUE = Catalogue(
    [DRAW, FINISH, PASS, *POT]
    + [move for moves in TAKE.values() for move in moves.values()]
    + [move for moves in PLANT.values() for move in moves]
)


class _Takes(dict[int, tuple[Move, ...]]):
    """The sorted takes from one garden, by the herbs (one of each) that may be taken there."""

    def __init__(self, place: int) -> None:
        self.place = place

    def __missing__(self, herbs: int) -> tuple[Move, ...]:
        moves = TAKE[self.place]
        self[herbs] = found = tuple(sorted(moves[card] for card in moves if card & herbs))
        return found


_TAKE_COMMUNITY, _TAKE_PRIVATE = _Takes(COMMUNITY), _Takes(PRIVATE)


def _with_pots(first: Move) -> tuple[tuple[Move, ...], ...]:
    """A first move and the containers that may be used, by the bits of their numbers."""
    return tuple(
        tuple(sorted([first, *(POT[number] for number in range(4) if bits >> number & 1)]))
        for bits in range(16)
    )


_DRAW_OR_POT, _PASS_OR_POT = _with_pots(DRAW), _with_pots(PASS)
_PLANT = {
    places: tuple(
        tuple(sorted(moves[herb] for place, moves in PLANT.items() if place & places))
        for herb in range(len(HERBS))
    )
    for places in range(1, 8)
}


class Herbaceous(State):
    """A game of Herbaceous; counts of herbs are packed as `components` says.

    ``deck`` holds the removed cards, then the draw pile from its bottom to its top; ``left`` and
    ``removed`` say how many of each. ``pots`` has four entries a seat, 0 while unused. ``places``
    are those still open to the cards of this turn, ``chosen`` the herbs taken for ``container``,
    ``latest`` the newest of them, which only `search_moves` looks at.
    ``retired`` has the bits of the seats that pot no more.
    """

    __slots__ = (
        "bun",
        "chosen",
        "community",
        "container",
        "deck",
        "discard",
        "drawn",
        "ending",
        "gardens",
        "latest",
        "left",
        "phase",
        "places",
        "pots",
        "removed",
        "retired",
        "seats",
        "start",
        "turn",
        "variant",
    )

    def __init__(
        self, seats: int, variant: Variant, start: int, deck: tuple[int, ...], removed: int
    ) -> None:
        self.seats = seats
        self.variant = variant
        self.start = start
        self.deck = deck
        self.removed = removed
        self.left = len(deck) - removed
        self.turn: int | None = start
        self.phase = TURN
        self.ending: str | None = None
        self.community = 0
        self.discard = 0
        self.gardens = [0] * seats
        self.pots = [0] * (4 * seats)
        self.bun = -1
        self.drawn = -1
        self.places = 0
        self.container = -1
        self.chosen = 0
        self.latest = (0, 0)
        self.retired = 0

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        new = object.__new__(type(self))
        new.seats = self.seats
        new.variant = self.variant
        new.start = self.start
        new.deck = self.deck
        new.removed = self.removed
        new.left = self.left
        new.turn = self.turn
        new.phase = self.phase
        new.ending = self.ending
        new.community = self.community
        new.discard = self.discard
        new.gardens = self.gardens[:]
        new.pots = self.pots[:]
        new.bun = self.bun
        new.drawn = self.drawn
        new.places = self.places
        new.container = self.container
        new.chosen = self.chosen
        new.latest = self.latest
        new.retired = self.retired
        return new

    def key(self) -> tuple[Any, ...]:
        """All that tells this state from another."""
        return (
            self.seats,
            self.start,
            -1 if self.turn is None else self.turn,
            self.phase,
            self.ending or "",
            self.removed,
            self.deck[: self.removed + self.left],
            self.community,
            self.discard,
            tuple(self.gardens),
            tuple(self.pots),
            self.bun,
            self.drawn,
            self.places,
            self.container,
            self.chosen,
            self.retired,
        )

    # what may be played

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, sorted by text."""
        turn = self.turn
        if turn is None:
            return ()
        phase = self.phase
        if phase == PLANTING:
            return _PLANT[self.places][self.drawn]
        if phase == TURN:
            return _DRAW_OR_POT[self.usable(turn)]
        if phase == POTTING:
            allowed = self.allowed()
            takes = (
                _TAKE_COMMUNITY[any_of(self.community) & allowed]
                + _TAKE_PRIVATE[any_of(self.gardens[turn]) & allowed]
            )
            return (FINISH, *takes) if self.finished() else takes
        if phase == POTTED:
            return (DRAW,)
        return _PASS_OR_POT[self.usable(turn)]

    def usable(self, seat: int) -> int:
        """The containers that a seat may use now, as bits: unused, and something fits (H8)."""
        here = self.community + self.gardens[seat]
        if not here:
            return 0
        large_pot, planter, pairs, jar = self.pots[4 * seat : 4 * seat + 4]
        bits = 0
        if here & REGULAR_CARDS:
            if not large_pot:
                bits = 1
            if not planter:
                bits |= 2
            if not pairs and two_of(here) & EVERY_REGULAR:
                bits |= 4
        if not jar and (self.variant.smallest_jar == 1 or size(here) >= JAR_SIZE):  # H5
            bits |= 8
        return bits

    def allowed(self) -> int:
        """The herbs (one of each) that the chosen container still takes, wherever they lie."""
        chosen = self.chosen
        container = self.container
        if container == GLASS_JAR:
            return EVERY if size(chosen) < JAR_SIZE else 0
        begun = any_of(chosen)
        if container == WOODEN_PLANTER:
            return EVERY_REGULAR & ~begun
        if container == LARGE_POT:
            if not chosen:
                return EVERY_REGULAR
            return begun if size(chosen) < MOST_IDENTICAL else 0
        # small pots: complete a pair, or begin one whose second herb is within reach (H9)
        unpaired = begun & ~two_of(chosen)
        if begun.bit_count() >= MOST_PAIRS:
            return unpaired
        assert self.turn is not None
        fresh = two_of(self.community + self.gardens[self.turn]) & EVERY_REGULAR & ~begun
        return unpaired | fresh

    def finished(self) -> bool:
        """Whether the herbs chosen are a set that the container accepts (H8: never none)."""
        chosen = self.chosen
        if self.container == SMALL_POTS:
            return chosen != 0 and any_of(chosen) == two_of(chosen)
        if self.container == GLASS_JAR:
            return size(chosen) >= self.variant.smallest_jar  # H5
        return chosen != 0

    def search_moves(self) -> tuple[Move, ...]:
        """While potting, only one order of taking the same cards; elsewhere all legal moves.

        Herbs are taken in the order of `HERBS`, of each first those of the community garden; no
        pair is left behind, and none is begun in the private garden for the community's second.
        """
        if self.phase != POTTING:
            return self.legal_moves()
        assert self.turn is not None
        herb, private = self.latest
        onward = self.allowed()
        from_own = EVERY
        if self.container == SMALL_POTS:
            unpaired = any_of(self.chosen) & ~two_of(self.chosen)
            from_own = unpaired | two_of(self.gardens[self.turn])
            if unpaired:
                onward &= 2 * (unpaired & -unpaired) - 1
        if herb:
            onward &= -herb
        shared = onward & ~herb if private else onward
        takes = (
            _TAKE_COMMUNITY[any_of(self.community) & shared]
            + _TAKE_PRIVATE[any_of(self.gardens[self.turn]) & onward & from_own]
        )
        return (FINISH, *takes) if self.finished() else takes or self.legal_moves()

    def apply(self, move: Move) -> bool:
        """Play a move; True when a card was turned."""
        return _PLAY[move.verb](self, move)

    # potting

    def _pot(self, move: Move) -> bool:
        """Choose one of your four containers: once a turn (H10), each once a game."""
        container = move.data[0]
        turn = self.turn
        if (
            turn is None
            or (self.phase != TURN and self.phase != LAST)
            or not self.usable(turn) >> container & 1
        ):
            raise self.why_not(move)
        self.container = container
        self.phase = POTTING
        return False

    def _take(self, move: Move) -> bool:
        """Take a herb from the community garden or your own private one (H7)."""
        place, herb = move.data
        turn = self.turn
        if turn is None or self.phase != POTTING or not herb & self.allowed():
            raise self.why_not(move)
        if place == COMMUNITY:
            if not self.community & 15 * herb:
                raise self.why_not(move)
            self.community -= herb
        else:
            if not self.gardens[turn] & 15 * herb:
                raise self.why_not(move)
            self.gardens[turn] -= herb
        self.chosen += herb
        self.latest = (herb, place == PRIVATE)
        return False

    def _finish(self, move: Move) -> bool:
        """Tuck the herbs under the container; how many is the player's choice (H3)."""
        turn = self.turn
        if turn is None or self.phase != POTTING or not self.finished():
            raise self.why_not(move)
        self.pots[4 * turn + self.container] = self.chosen
        if self.container == GLASS_JAR and self.chosen == BUN_SET and self.bun < 0:
            self.bun = turn  # H19, H20: at once, and only the first
        self.container = -1
        self.chosen = 0
        self.latest = (0, 0)
        if self.left and self.seats > 1 and self.variant.early_end and all(self.pots):  # H13
            self._end("early")
        elif self.seats == 1 and self.variant.solo_stop and all(self.pots):  # SH1
            self._end("solo-potted")
        elif self.left:
            self.phase = POTTED
        elif self.seats == 1:  # one further pot, after the deck is out (SH4)
            self._end("solo-last-pot")
        else:
            self._next_to_pot(turn + 1)
        return False

    # planting

    def _draw(self, move: Move) -> bool:
        """Turn the top card of the deck; it is open to everybody."""
        if self.phase != TURN and self.phase != POTTED:
            raise self.why_not(move)
        self._turn_card()
        self.places = PRIVATE | COMMUNITY if self.seats > 1 else PRIVATE | COMMUNITY | DISCARD
        self.phase = PLANTING
        return True

    def _turn_card(self) -> None:
        self.left -= 1
        self.drawn = self.deck[self.removed + self.left]

    def lay_out(self, number: int) -> int:
        """Take that many cards off the deck; their counts."""
        self.left -= number
        top = self.removed + self.left
        return gather(self.deck[top : top + number])

    def _plant(self, move: Move) -> bool:
        """Plant the drawn card; the turn's last card then has only one place left, and goes there.

        A deck that ends in mid-turn (only in a set-up) leaves the other places empty (H22).
        """
        place, herb = move.data
        if self.phase != PLANTING or herb != self.drawn or not place & self.places:
            raise self.why_not(move)
        self._put(place)
        revealed = False
        if self.left:
            self._turn_card()
            revealed = True
            places = self.places
            if places & places - 1:
                return True
            self._put(places)
        self.drawn = -1
        self.places = 0
        self._next_turn()
        return revealed

    def _put(self, place: int) -> None:
        card = one(self.drawn)
        if place == PRIVATE:
            assert self.turn is not None
            self.gardens[self.turn] += card
        elif place == COMMUNITY:
            self.community += card
            if self.seats == 1 and size(self.community) >= SOLO_OVERFLOW:  # SH2: at once
                self.discard += self.community
                self.community = 0
        else:
            self.discard += card
        self.places &= ~place

    def _next_turn(self) -> None:
        assert self.turn is not None
        if self.left:
            self.turn = (self.turn + 1) % self.seats
            self.phase = TURN
        elif self.seats > 1:
            self._next_to_pot(self.start)  # H14
        elif self.usable(0):
            self.phase = LAST  # SH4
        else:
            self._end("solo-potted" if all(self.pots) else "solo-nothing-to-pot")

    # the end phase

    def _next_to_pot(self, first: int) -> None:
        """The next seat clockwise that can still pot; the others are out for good (H12, H15)."""
        for seat in range(first, first + self.seats):
            seat %= self.seats
            if not self.retired >> seat & 1:
                if self.usable(seat):
                    self.turn = seat
                    self.phase = LAST
                    return
                self.retired |= 1 << seat
        self._end("all-potted" if all(self.pots) else "nothing-to-pot")

    def _pass(self, move: Move) -> bool:
        """Pot no more: optional (H11) and final (H12)."""
        turn = self.turn
        if turn is None or self.phase != LAST:
            raise self.why_not(move)
        if self.seats == 1:
            self._end("solo-passed")
            return False
        self.retired |= 1 << turn
        self._next_to_pot(turn + 1)
        if self.turn is None:
            self.ending = "passed"
        return False

    def _end(self, ending: str) -> None:
        self.turn = None
        self.phase = OVER
        self.ending = ending

    # what a seat may know

    def secret(self, seat: int) -> bool:
        """Nothing is hidden from one seat only: gardens are open (F15), the deck is closed to all."""
        return False

    def imagine(self, seat: int | None, dice: Dice) -> Self:
        """The draw pile and the removed cards (H23) shuffled together; all else is seen by all."""
        new = self.copy()
        unseen = sorted(self.deck[: self.removed + self.left])
        dice.shuffle(unseen)
        new.deck = tuple(unseen)
        new.latest = (0, 0)
        return new

    # the cards

    def census(self) -> tuple[int, ...]:
        """Cards of each herb in the deck, the removed cards, gardens, containers and discard."""
        held = self.community + self.discard + self.chosen + sum(self.gardens) + sum(self.pots)
        if self.drawn >= 0:
            held += one(self.drawn)
        unseen = self.deck[: self.removed + self.left]
        return tuple(count(held, herb) + unseen.count(herb) for herb in range(len(HERBS)))

    # scores

    def totals(self) -> list[int]:
        """Points of each seat if the game ended now."""
        from .scoring import points

        return [points(self, seat) for seat in range(self.seats)]

    def scores(self) -> Scores:
        """The score sheets if the game ended now."""
        from .scoring import scores

        return scores(self)


_PLAY = {
    "draw": Herbaceous._draw,
    "finish": Herbaceous._finish,
    "pass": Herbaceous._pass,
    "plant": Herbaceous._plant,
    "pot": Herbaceous._pot,
    "take": Herbaceous._take,
}


def deal(
    seats: int, options: dict[str, OptionValue], dice: Dice, own: Own | None = None
) -> Herbaceous:
    """Shuffle, remove cards unseen by the number of players, begin (setup; solo).

    ``own`` are the points of this table's containers, as `own.read` gives them.
    """
    cards = list(DECK)
    dice.shuffle(cards)
    chosen = options["start"]
    start = chosen if type(chosen) is int else dice.below(seats)  # H1
    state = Herbaceous(seats, Variant(options, own), start, tuple(cards), REMOVED[seats])
    if seats == 1:
        state.community = state.lay_out(SOLO_LAID_OUT["community"])
        state.gardens[0] = state.lay_out(SOLO_LAID_OUT["private"])
        state.discard = state.lay_out(SOLO_LAID_OUT["discard"])
    return state
