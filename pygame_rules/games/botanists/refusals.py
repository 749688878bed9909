"""Why a move of Botanists is not legal now, and by which section of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from ...errors import IllegalMove
from ...moves import Move
from ...texts import Argument
from .catalogue import OPEN, RESERVE_TOP, UP
from .components import GREEN, MOST_KEPT, PURPLE, RED, ROWS, SPACES, YELLOW, count, size
from .market import BIT, HOPS, OFF, SHAPE, spread
from .names import (
    board_name,
    card_name,
    cell_name,
    flower_name,
    flowers_name,
    missing_flowers,
    sign_name,
)
from .state import Botanists
from .table import (
    BOARDS,
    BONUS,
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
    PLANTING,
    REFRESH,
    RENEWED,
    SWAP,
    TENDING,
    TURN,
)

Reason = tuple[str, str, dict[str, Argument]]

#: What must be done in each phase, and the section that says so.
FIRST = {
    BOARDS: ("choose-a-board", "b4"),
    LEADING: ("say-who-acts", "solo"),
    TURN: ("move-or-tend", "turn"),
    CARD: ("play-a-card", "market-card"),
    PLANTING: ("plant-a-flower", "planting"),
    BONUS: ("use-the-bonus", "bonus"),
    SWAP: ("finish-the-swap", "bonus"),
    LEAP: ("finish-the-leap", "bonus-yellow"),
    TENDING: ("finish-tending", "tending"),
    RENEWED: ("finish-tending", "tending"),
    DROPPING: ("drop-cards", "tending"),
    ORDERS: ("orders-or-end", "orders"),
    HELPER_CARD: ("send-the-helper", "helper"),
    HELPER_HOP: ("move-the-helper", "helper"),
    REFRESH: ("draw-cards", "solo-turn"),
    KEEPING: ("keep-or-wither", "scoring"),
    CHOOSING: ("name-the-first", "scoring"),
}

#: The phases to which each verb belongs.
PHASES = {
    "board": (BOARDS,),
    "claim": (BONUS, SWAP),
    "done": (TENDING, RENEWED),
    "draw": (TENDING, RENEWED, REFRESH),
    "drop": (DROPPING, REFRESH),
    "end": (TENDING, RENEWED, ORDERS),
    "first": (CHOOSING,),
    "fulfil": (TENDING, RENEWED, ORDERS),
    "gain": (BONUS,),
    "give": (BONUS,),
    "go": (TURN,),
    "hop": (HELPER_HOP,),
    "jump": (BONUS, LEAP),
    "keep": (KEEPING,),
    "lead": (LEADING,),
    "pawn": (BONUS,),
    "pick": (BONUS, SWAP),
    "plant": (PLANTING,),
    "play": (CARD,),
    "redraw": (TURN, HELPER_CARD),
    "renew": (TENDING,),
    "replace": (TENDING, RENEWED),
    "reserve": (BONUS,),
    "send": (HELPER_CARD,),
    "skip": (BONUS,),
    "tend": (TURN,),
    "uproot": (BONUS, SWAP),
    "wither": (KEEPING,),
}
SOLO = ("lead", "send", "hop", "pawn", "uproot", "done")
#: The sign that each move of a bonus needs.
SIGNS = {
    "claim": (RED,),
    "gain": (0,),
    "give": (RED, PURPLE),
    "jump": (YELLOW,),
    "pawn": (YELLOW,),
    "pick": (PURPLE,),
    "reserve": (GREEN,),
    "uproot": (RED,),
}


def refusal(state: Botanists, move: Move) -> IllegalMove:
    """The first reason that a player would be told; the move is known not to be legal."""
    if state.turn is None:
        return IllegalMove("rules-game-over", "end", text=move.text)
    code, rule, arguments = _reason(state, state.turn, move)
    return IllegalMove(f"botanists-{code}", rule, text=move.text, **arguments)


def _reason(state: Botanists, turn: int, move: Move) -> Reason:
    verb = move.verb
    if state.seats > 1 and verb in SOLO:
        return "only-alone", "solo", {}
    if state.phase not in PHASES[verb]:
        return (*FIRST[state.phase], {})
    if state.phase in (BONUS, SWAP, LEAP) and verb in SIGNS and state.bonus() not in SIGNS[verb]:
        return "other-bonus", "bonus", {"sign": sign_name(state.bonus())}
    return _REASONS[verb](state, turn, move)


def _board(state: Botanists, turn: int, move: Move) -> Reason:
    return "board-taken", "b4", {"board": board_name(move.data[0])}


def _go(state: Botanists, turn: int, move: Move) -> Reason:
    cell = move.data[0]
    start = state.pawns[state.actor]
    space: dict[str, Argument] = {"space": cell_name(cell)}
    if BIT[cell] & state.taken(state.actor):
        return "space-taken", "movement", space
    if cell == start:
        return "must-move", "b9", space
    if BIT[cell] & state.empty and not state.variant.empty_open:
        return "space-empty", "b14", space
    if not BIT[cell] & state.reach(state.actor):
        if start == OFF:
            return "enter-at-the-edge", "b6", space
        near = spread(spread(BIT[start])) & BIT[cell]
        return "way-blocked" if near else "too-far", "movement", space
    return "no-card-fits", "b12", space


def _redraw(state: Botanists, turn: int, move: Move) -> Reason:
    if state.phase == HELPER_CARD:
        return "helper-can-move", "s7", {}
    return "hand-can-be-played" if state.offered(turn) else "must-tend", "b12", {}


def _held(state: Botanists, turn: int, card: int) -> Reason | None:
    if card not in state.hands[turn]:
        return "card-not-held", "market-card", {"card": card_name(card)}
    return None


def _play(state: Botanists, turn: int, move: Move) -> Reason:
    card = move.data[0]
    cell = state.pawns[state.actor]
    code = "card-brings-nothing" if SHAPE[card][cell] else "card-falls-off"
    arguments: dict[str, Argument] = {"card": card_name(card), "space": cell_name(cell)}
    return _held(state, turn, card) or (code, "market-card", arguments)


def _plant(state: Botanists, turn: int, move: Move) -> Reason:
    colour, face = move.data
    if not count(state.collected, colour):
        return "not-collected", "b19", {"flower": flower_name(colour)}
    assert face == UP
    sign = state.sign(state.actor, state.filled[state.actor])
    return ("no-match", "planting", {"flower": flower_name(colour), "sign": sign_name(sign)})


def _no_leftover(flowers: int, colour: int) -> Reason | None:
    if not count(flowers, colour):
        return "no-such-leftover", "leftovers", {"flower": flower_name(colour)}
    return None


def _tend(state: Botanists, turn: int, move: Move) -> Reason:
    if not state.leftovers[turn]:
        return "no-leftovers", "tending", {}
    missing = _no_leftover(state.leftovers[turn], move.data[0])
    assert missing is not None
    return missing


def _bonus_only(state: Botanists, turn: int, move: Move) -> Reason:
    """Gain, skip and pawn are legal whenever their phase and sign are right."""
    return (*FIRST[state.phase], {})


def _give(state: Botanists, turn: int, move: Move) -> Reason:
    missing = _no_leftover(state.leftovers[turn], move.data[0])
    rule = "bonus-red" if state.bonus() == RED else "bonus-purple"
    return missing or ("nothing-to-swap", rule, {"flower": flower_name(move.data[0])})


def _give_first(state: Botanists) -> Reason | None:
    return ("give-first", "bonus", {}) if state.phase == BONUS else None


def _same(colour: int) -> Reason:
    return "same-flower", "b26", {"flower": flower_name(colour)}


def _claim(state: Botanists, turn: int, move: Move) -> Reason:
    seat, colour = move.data
    if state.seats == 1:
        return "uproot-instead", "s17", {}
    if seat == turn or seat >= state.seats:
        return "other-player", "bonus-red", {}
    return _give_first(state) or _no_leftover(state.leftovers[seat], colour) or _same(colour)


def _pick(state: Botanists, turn: int, move: Move) -> Reason:
    colour = state.market[move.data[0]]
    if colour == NO_TILE:
        return "space-empty", "b24", {"space": cell_name(move.data[0])}
    return _give_first(state) or _same(colour)


def _uproot(state: Botanists, turn: int, move: Move) -> Reason:
    tile = state.plots[SPACES * HELPER + move.data[0]]
    if not 0 <= tile < FACE_DOWN:
        column, row = divmod(move.data[0], ROWS)
        return "no-open-flower", "s17", {"column": column + 1, "row": row + 1}
    return _give_first(state) or _same(tile)


def _jump(state: Botanists, turn: int, move: Move) -> Reason:
    cell = move.data[0]
    space: dict[str, Argument] = {"space": cell_name(cell)}
    if state.phase == BONUS and state.seats == 1:
        return "choose-a-pawn", "bonus-yellow", {}
    leaper = state.leaper if state.phase == LEAP else state.actor
    if BIT[cell] & state.taken(leaper):
        return "space-taken", "bonus-yellow", space
    if cell == state.pawns[leaper]:
        return "must-leave", "b27", space
    return "helper-started-there", "s5", space


def _not_open(order: int) -> Reason:
    return "order-not-open", "orders", {"order": flowers_name(order)}


def _lies(state: Botanists, cards: Sequence[int], order: int) -> bool:
    """Whether an order is among the cards."""
    return any(card != NO_CARD and state.variant.orders[card] == order for card in cards)


def _reserve(state: Botanists, turn: int, move: Move) -> Reason:
    if move is RESERVE_TOP:
        return "no-orders-left", "b36", {}
    return _not_open(move.data[0])


def _replace(state: Botanists, turn: int, move: Move) -> Reason:
    if state.phase == RENEWED:
        return "replaced-already", "b39", {}
    if _lies(state, state.open, move.data[0]):
        return "marked-already", "b39", {"order": flowers_name(move.data[0])}
    return _not_open(move.data[0])


def _renew(state: Botanists, turn: int, move: Move) -> Reason:
    return "nothing-to-replace", "b39", {}


def _renew_first(state: Botanists) -> Reason | None:
    return ("renew-first", "b39", {}) if state.marked else None


def _draw(state: Botanists, turn: int, move: Move) -> Reason:
    return "renew-first", "b39", {}


def _drop(state: Botanists, turn: int, move: Move) -> Reason:
    held = _held(state, turn, move.data[0])
    assert held is not None
    return held


def _done(state: Botanists, turn: int, move: Move) -> Reason:
    return _renew_first(state) or ("helper-has-acted", "s12", {})


def _not_due(state: Botanists) -> Reason | None:
    """What keeps a tending player from orders and from the end of the turn."""
    if state.phase == ORDERS:
        return None
    renew = _renew_first(state)
    if renew:
        return renew
    return None if state.orders_due() else ("helper-first", "s12", {})


def _end(state: Botanists, turn: int, move: Move) -> Reason:
    reason = _not_due(state)
    assert reason is not None
    return reason


def _fulfil(state: Botanists, turn: int, move: Move) -> Reason:
    place, order = move.data
    busy = _not_due(state)
    if busy:
        return busy
    held = state.open if place == OPEN else state.personal[turn]
    if not _lies(state, held, order):
        rule = "orders"
        code = "order-not-open" if place == OPEN else "order-not-personal"
        return code, rule, {"order": flowers_name(order)}
    if state.served >> place & 1:
        return "one-open-order" if place == OPEN else "one-personal-order", "b21", {}
    flowers = state.leftovers[turn]
    missing = missing_flowers(order, flowers)
    if missing:
        return "flowers-missing", "b37", {"flowers": flowers_name(missing)}
    return "order-too-fresh", "b29", {}


def _send(state: Botanists, turn: int, move: Move) -> Reason:
    card = move.data[0]
    return _held(state, turn, card) or ("card-moves-nobody", "s7", {"card": card_name(card)})


def _hop(state: Botanists, turn: int, move: Move) -> Reason:
    cell = move.data[0]
    space: dict[str, Argument] = {"space": cell_name(cell)}
    if not HOPS[state.sent][state.pawns[HELPER]] & BIT[cell]:
        return "not-a-box", "helper", {"card": card_name(state.sent), **space}
    if BIT[cell] & state.taken(HELPER):
        return "space-taken", "s2", space
    if BIT[cell] & state.empty:
        return "space-empty", "s3", space
    return "helper-started-there", "s5", space


def _keep(state: Botanists, turn: int, move: Move) -> Reason:
    if size(state.kept) == MOST_KEPT:
        return "kept-enough", "scoring", {"number": MOST_KEPT}
    missing = _no_leftover(state.leftovers[turn] - state.kept, move.data[0])
    assert missing is not None
    return missing


def _first(state: Botanists, turn: int, move: Move) -> Reason:
    return "no-such-seat", "scoring", {"number": state.seats}


_REASONS = {
    "board": _board,
    "claim": _claim,
    "done": _done,
    "draw": _draw,
    "drop": _drop,
    "end": _end,
    "first": _first,
    "fulfil": _fulfil,
    "gain": _bonus_only,
    "give": _give,
    "go": _go,
    "hop": _hop,
    "jump": _jump,
    "keep": _keep,
    "lead": _bonus_only,
    "pawn": _bonus_only,
    "pick": _pick,
    "plant": _plant,
    "play": _play,
    "redraw": _redraw,
    "renew": _renew,
    "replace": _replace,
    "reserve": _reserve,
    "send": _send,
    "skip": _bonus_only,
    "tend": _tend,
    "uproot": _uproot,
    "wither": _bonus_only,
}
