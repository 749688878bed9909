"""Set-ups of Botanists for diagrams, puzzles and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...dice import Dice
from ...errors import BadPosition
from ...fields import Fields
from ...setups import SetUp, read_components, read_options, read_seed
from .components import (
    BONUS_POINTS,
    COLOURS,
    HAND,
    MOST_KEPT,
    OPEN_ORDERS,
    ORDERS,
    ROWS,
    SPACES,
    TILES,
    Variant,
    gather,
    listed,
    order_slug,
)
from .market import CARDS, CELLS, MIDDLE, OFF
from .meta import META
from .own import read
from .state import Botanists
from .table import FACE_DOWN, HELPER, LEADING, NO_CARD, NO_TILE, TURN

__all__ = ["set_up", "written"]

FACES = (*COLOURS, *(f"{colour}-down" for colour in COLOURS))
MOST_ORDERS = 2 * ROWS


def set_up(position: Any) -> SetUp:
    """The state of a set-up, at the beginning of a turn.

    ``{"seats": [{"board": colour, "pawn": space or null, "plots": [colour or colour-down, … in
    planting order], "leftovers": [colours], "hand": [market cards], "personal": [orders],
    "fulfilled": [orders], "bonus": points of blue bonuses, "scored": [{"orders", "leftovers"}, …
    one a round that is over]}, … 1 to 4],
    "helper": {"board", "pawn", "plots"} (alone), "market": [25 colours or null],
    "open": [orders], "market-deck" and "order-deck": [cards, the top one first] or a number of
    random ones, "turn": seat, "start": seat, "options": {…}, "components": {…}, "seed": …}``.

    Everything but ``seats`` may be left out: boards are then the next ones in order, plots empty,
    and the market, the open orders and the hands filled at random. Tiles that are named nowhere
    are in the bag; cards that are named nowhere are in the deck, or discarded where the deck is
    given. Spaces of the market may be empty only if the bag is.
    """
    fields = Fields(position, BadPosition)
    fields.only(
        *("seats", "helper", "market", "open", "market-deck", "order-deck", "turn", "start"),
        *("options", "components", "seed"),
    )
    sides = fields.children("seats", META.seats[0], META.seats[-1])
    seats = len(sides)
    options = read_options(fields, META, seats)
    seed = read_seed(fields)
    start = fields.seat("start", seats) or 0
    turn = fields.seat("turn", seats)
    variant = Variant(options, read_components(fields, read))
    state = Botanists(seats, variant, Dice(seed), start)
    if seats == 1:
        sides.append(_helper(fields))
    elif fields.has("helper"):
        raise fields.wrong("botanists-helper-is-solo", "helper", "solo", text=seats)
    _read_boards(state, sides)
    for actor, side in enumerate(sides):
        _read_plots(state, actor, side)
    _read_pawns(state, sides)
    state.turn = start if turn is None else turn
    _check_turns(state, sides)
    for seat, side in enumerate(sides[:seats]):
        _read_seat(state, seat, side)
    _read_orders(fields, state, sides[:seats])
    _read_market(fields, state)
    _read_cards(fields, state, sides[:seats])
    state.open_turn(state.turn)
    return SetUp(state, seed, options)


def written(state: Botanists) -> dict[str, Any] | None:
    """A set-up of this state, with any cards in the decks; None in the middle of a turn."""
    if state.phase != (LEADING if state.seats == 1 else TURN):
        return None
    position: dict[str, Any] = {
        "seats": [_written_seat(state, seat) for seat in range(state.seats)],
        "market": [None if colour == NO_TILE else COLOURS[colour] for colour in state.market],
        "open": _order_slugs(state, [card for card in state.open if card != NO_CARD]),
        "market-deck": state.market_left,
        "order-deck": state.order_left,
        "turn": state.turn,
        "start": state.start,
    }
    if state.seats == 1:
        position["helper"] = _written_board(state, HELPER)
    return position


def _written_board(state: Botanists, actor: int) -> dict[str, Any]:
    first, cell = SPACES * actor, state.pawns[actor]
    plots = state.plots[first : first + state.filled[actor]]
    written = {"board": COLOURS[state.boards[actor]], "plots": [FACES[tile] for tile in plots]}
    return written if cell == OFF else {**written, "pawn": CELLS[cell]}


def _written_seat(state: Botanists, seat: int) -> dict[str, Any]:
    return {
        **_written_board(state, seat),
        "hand": [CARDS[card] for card in state.hands[seat]],
        "leftovers": [COLOURS[colour] for colour in listed(state.leftovers[seat])],
        "personal": _order_slugs(state, state.personal[seat]),
        "fulfilled": _order_slugs(state, state.fulfilled[seat]),
        "bonus": BONUS_POINTS * state.gains[seat],
        "scored": [
            {"orders": orders, "leftovers": leftovers}
            for orders, leftovers, _ in state.ledger[seat]
        ],
    }


def _order_slugs(state: Botanists, cards: Sequence[int]) -> list[str]:
    return [order_slug(state.variant.orders[card]) for card in cards]


def _helper(fields: Fields) -> Fields:
    helper = fields.child("helper") if fields.has("helper") else Fields({}, BadPosition, "helper")
    helper.only("board", "pawn", "plots")
    return helper


def _read_boards(state: Botanists, sides: Sequence[Fields]) -> None:
    """The boards that are named, and for the others the next ones in order."""
    for actor, side in enumerate(sides):
        slug = side.slug("board", COLOURS)
        board = -1 if slug is None else COLOURS.index(slug)
        if slug is not None and board in state.boards:
            raise side.wrong("botanists-board-twice", "board", "b4", text=slug)
        state.boards[actor] = board
    for actor, board in enumerate(state.boards):
        if board < 0:
            left = (other for other in range(len(COLOURS)) if other not in state.boards)
            state.boards[actor] = next(left)


def _read_plots(state: Botanists, actor: int, side: Fields) -> None:
    first = SPACES * actor
    plots = [FACES.index(face) for face in side.slugs("plots", FACES)]
    if len(plots) > SPACES:
        raise side.wrong("rules-bad-length", "plots", text=len(plots), least=0, most=SPACES)
    of_helper = state.seats == 1 and actor == HELPER  # whose open flowers need not match (S17)
    for space, tile in enumerate(plots):
        if tile < FACE_DOWN and tile != state.sign(actor, space) and not of_helper:
            raise side.wrong(
                "botanists-open-mismatch", f"plots[{space}]", "planting", text=FACES[tile]
            )
        state.plots[first + space] = tile
    state.filled[actor] = len(plots)
    _use_tiles(state, side, "plots", [tile % FACE_DOWN for tile in plots])


def _use_tiles(state: Botanists, fields: Fields, name: str, colours: Sequence[int]) -> None:
    for colour in colours:
        state.bag[colour] -= 1
        if state.bag[colour] < 0:
            raise fields.wrong(
                "botanists-too-many-tiles", name, "components", text=COLOURS[colour], most=TILES
            )


def _read_pawns(state: Botanists, sides: Sequence[Fields]) -> None:
    for actor, side in enumerate(sides):
        default = CELLS[MIDDLE] if state.seats == 1 and actor == HELPER else None
        name = side.slug("pawn", CELLS, default)
        cell = OFF if name is None else CELLS.index(name)
        if cell != OFF and cell in state.pawns:
            raise side.wrong("botanists-pawns-meet", "pawn", "movement", text=CELLS[cell])
        state.pawns[actor] = cell


def _read_seat(state: Botanists, seat: int, side: Fields) -> None:
    side.only(
        *("board", "pawn", "plots", "leftovers", "hand", "personal", "fulfilled", "bonus"), "scored"
    )
    assert state.turn is not None
    over = state.filled[state.turn] // ROWS
    turns = state.filled[seat] - ROWS * over
    scored = side.children("scored", over, over) if side.has("scored") else []
    for column in range(over):
        orders = leftovers = 0
        if scored:
            scored[column].only("orders", "leftovers")
            orders = scored[column].integer("orders", 0, MOST_ORDERS)
            leftovers = scored[column].integer("leftovers", 0, 3 * ROWS + MOST_KEPT)
        state.ledger[seat] += ((orders, leftovers, state.clean(seat, column)),)
    before = MOST_KEPT if over else 0
    fulfilled = side.slugs("fulfilled", ORDERS)
    if len(fulfilled) > 2 * turns:
        raise side.wrong(
            "rules-bad-length", "fulfilled", text=len(fulfilled), least=0, most=2 * turns
        )
    colours = [COLOURS.index(slug) for slug in side.slugs("leftovers", COLOURS)]
    most = before + 3 * turns
    if len(colours) > most:
        raise side.wrong(
            "botanists-too-many-leftovers", "leftovers", "leftovers", text=len(colours), most=most
        )
    _use_tiles(state, side, "leftovers", colours)
    state.leftovers[seat] = gather(colours)
    points = side.integer("bonus", 0, 3 * 2 * SPACES)
    if points % 3:
        raise side.wrong("botanists-bad-bonus", "bonus", "bonus-blue", text=points, most=90)
    state.gains[seat] = points // 3


def _check_turns(state: Botanists, sides: Sequence[Fields]) -> None:
    """Whoever has had the turn in this round has planted one more than those who have not."""
    assert state.turn is not None
    played = (state.turn - state.start) % state.seats
    planted = state.filled[state.turn]
    if planted == SPACES:
        raise sides[state.turn].wrong(
            "botanists-plots-full", "plots", "plots", text=planted, most=SPACES - 1
        )
    for actor, side in enumerate(sides):
        helper = actor >= state.seats
        due = planted + (not helper and (actor - state.start) % state.seats < played)
        if state.filled[actor] != due:
            raise side.wrong(
                *("botanists-plots-out-of-step", "plots", "plots"),
                text=state.filled[actor],
                number=due,
            )


def _take(
    state: Botanists, fields: Fields, name: str, orders: Sequence[str], left: list[int]
) -> list[int]:
    """Order cards for slugs, taken from those that are left."""
    cards = []
    for number, slug in enumerate(orders):
        found = [card for card in left if state.variant.orders[card] == ORDERS[slug]]
        if not found:
            raise fields.wrong(
                "botanists-no-such-order", f"{name}[{number}]", "components", text=slug
            )
        left.remove(found[0])
        cards.append(found[0])
    return cards


def _read_orders(fields: Fields, state: Botanists, sides: Sequence[Fields]) -> None:
    left = list(range(len(state.variant.orders)))
    for seat, side in enumerate(sides):
        for name, held in (("personal", state.personal), ("fulfilled", state.fulfilled)):
            held[seat] = tuple(sorted(_take(state, side, name, side.slugs(name, ORDERS), left)))
    named = _take(state, fields, "open", fields.slugs("open", ORDERS), left)
    if len(named) > OPEN_ORDERS:
        raise fields.wrong("rules-bad-length", "open", text=len(named), least=0, most=OPEN_ORDERS)
    state.open[: len(named)] = named
    if isinstance(fields.raw("order-deck"), list):
        top = _take(state, fields, "order-deck", fields.slugs("order-deck", ORDERS), left)
        deck, discard = top[::-1], left
    else:
        state.dice.shuffle(left)
        number = fields.integer("order-deck", 0, len(left), len(left))
        deck, discard = left[:number], left[number:]
    state.order_deck, state.order_left = tuple(deck), len(deck)
    state.order_discard = sum(1 << card for card in discard)
    state.turn_up_orders()


def _read_market(fields: Fields, state: Botanists) -> None:
    if not fields.has("market"):
        state.refill()
        return
    tiles = fields.items("market", len(CELLS))
    if len(tiles) != len(CELLS):
        raise fields.wrong(
            "rules-bad-length", "market", text=len(tiles), least=len(CELLS), most=len(CELLS)
        )
    for cell, slug in enumerate(tiles):
        if slug is None:
            continue
        if slug not in COLOURS:
            raise fields.bad(f"market[{cell}]", slug)
        colour = COLOURS.index(slug)
        _use_tiles(state, fields, f"market[{cell}]", [colour])
        state.market[cell] = colour
        state.empty &= ~(1 << cell)
    if state.empty and sum(state.bag):
        raise fields.wrong("botanists-market-not-full", "market", "b34", text=sum(state.bag))


def _read_cards(fields: Fields, state: Botanists, sides: Sequence[Fields]) -> None:
    left = list(range(len(CARDS)))
    full = HAND[state.seats]
    for seat, side in enumerate(sides):
        hand = [CARDS.index(slug) for slug in side.slugs("hand", CARDS)]
        if side.has("hand") and len(hand) != full:
            raise side.wrong("rules-bad-length", "hand", text=len(hand), least=full, most=full)
        state.hands[seat] = tuple(sorted(_remove(side, "hand", hand, left)))
    if isinstance(fields.raw("market-deck"), list):
        named = [CARDS.index(slug) for slug in fields.slugs("market-deck", CARDS)]
        deck = _remove(fields, "market-deck", named, left)[::-1]
    else:
        missing = sum(full - len(hand) for hand in state.hands)
        state.dice.shuffle(left)
        number = fields.integer("market-deck", 0, len(left) - missing, len(left) - missing)
        deck, left = left[: number + missing], left[number + missing :]
    state.market_deck, state.market_left = tuple(deck), len(deck)
    state.market_discard = sum(1 << card for card in left)
    for seat in range(state.seats):
        state.fill_hand(seat)


def _remove(fields: Fields, name: str, cards: list[int], left: list[int]) -> list[int]:
    for number, card in enumerate(cards):
        if card not in left:
            raise fields.wrong(
                "botanists-card-twice", f"{name}[{number}]", "components", text=CARDS[card]
            )
        left.remove(card)
    return cards
