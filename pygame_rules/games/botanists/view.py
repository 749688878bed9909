"""What a seat of Botanists sees: the market with its pawns, orders, boards, lands and hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...moves import Move
from ...texts import Text
from ...view import entry, mark, move, piece, seat_mark, zone
from .catalogue import OPEN, PERSONAL, RESERVE_TOP, UP
from .components import (
    COLOURS,
    COLUMN_POINTS,
    FLOWERS,
    LEFTOVER_POINTS,
    NO_LEFTOVERS_POINTS,
    ORDER_POINTS,
    PURPLE,
    ROWS,
    SPACES,
    YELLOW,
    count,
    listed,
    order_slug,
    size,
)
from .market import CARDS, CELLS, FITS, HOPS, OFF, SHAPE, SIDE, boxes, cells_of
from .names import (
    board_name,
    card_name,
    cell_name,
    flower_name,
    flowers_name,
    missing_flowers,
    sign_name,
    space_name,
)
from .scoring import track
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
    OVER,
    PLANTING,
    REFRESH,
    RENEWED,
    SWAP,
    TENDING,
    TURN,
)

__all__ = ["describe", "draw", "narrate"]

PHASES = {
    BOARDS: "boards",
    LEADING: "leading",
    TURN: "turn",
    CARD: "card",
    PLANTING: "planting",
    BONUS: "bonus",
    SWAP: "swap",
    LEAP: "leap",
    TENDING: "tending",
    RENEWED: "renewed",
    DROPPING: "dropping",
    ORDERS: "orders",
    HELPER_CARD: "helper-card",
    HELPER_HOP: "helper-hop",
    REFRESH: "refresh",
    KEEPING: "keeping",
    CHOOSING: "choosing",
    OVER: "over",
}
BONUS_RULES = {colour: f"bonus-{slug}" for colour, slug in enumerate(COLOURS)}


def draw(state: Botanists, seat: int | None) -> dict[str, Any]:
    """The parts of a view that are this game's own."""
    return {
        "phase": PHASES[state.phase],
        "prompt": _prompt(state, seat).as_json(),
        "notes": [],
        "seats": [
            {"score": track(state, number), "marks": list(_seat_marks(state, number))}
            for number in range(state.seats)
        ],
        "zones": list(_zones(state, seat)),
        "attempts": list(_attempts(state)) if seat == state.turn else [],
        "previews": list(_previews(state, seat)),
    }


# what is to be done


def _prompt(state: Botanists, seat: int | None) -> Text:
    turn, phase = state.turn, state.phase
    if turn is None:
        return Text("botanists-prompt-over", ending=Text(f"botanists-ending-{state.ending}"))
    name = f"botanists-prompt-{PHASES[phase]}"
    if phase in (TURN, HELPER_CARD):
        can = "both" if state.leftovers[turn] else "go"
        if seat == turn or state.seats == 1:  # what the hand allows is for its owner only
            verbs = {move.verb for move in state.legal_moves()}
            if "redraw" in verbs:
                return Text("botanists-prompt-redraw", number=len(state.hands[turn]))
            can = "tend" if verbs == {"tend"} else can
        if phase == HELPER_CARD:
            return Text(name)
        return Text(name, can=can, entering="yes" if state.pawns[state.actor] == OFF else "no")
    if phase == PLANTING:
        sign = sign_name(state.sign(state.actor, state.filled[state.actor]))
        return Text(name, sign=sign, actor="helper" if _helper_acts(state) else "own")
    if phase == BONUS:
        return Text(f"{name}-{COLOURS[state.bonus()]}")
    if phase == SWAP:
        return Text(f"{name}-{COLOURS[state.bonus()]}", flower=flower_name(state.given))
    if phase == LEAP:
        return Text(name, pawn=_pawn_name(state, state.leaper))
    if phase == TENDING and state.marked:
        return Text("botanists-prompt-marked", number=state.marked.bit_count())
    if phase == DROPPING:
        return Text(name, number=state.drops)
    if phase == ORDERS:
        return Text(name, can="yes" if len(state.legal_moves()) > 1 else "no")
    if phase == KEEPING:
        return Text(name, number=size(state.kept))
    return Text(name)


def _helper_acts(state: Botanists) -> bool:
    return state.seats == 1 and state.actor == HELPER


def _pawn_name(state: Botanists, actor: int) -> Text:
    if state.seats == 1 and actor == HELPER:
        return Text("botanists-pawn-helper")
    if state.boards[actor] < 0:
        return Text("botanists-pawn")
    return Text("botanists-pawn-of", board=board_name(state.boards[actor]))


def _seat_marks(state: Botanists, seat: int) -> Iterator[dict[str, Any]]:
    """The first player, the board, and what the next scoring would give."""
    if state.seats > 1 and state.start == seat and state.turn is not None:
        yield mark(Text("botanists-mark-start"), "start")
    if state.boards[seat] >= 0:
        yield mark(board_name(state.boards[seat]), f"board-{COLOURS[state.boards[seat]]}")
    if state.turn is not None:
        yield mark(Text("botanists-mark-next-scoring", points=_next_scoring(state, seat)), "clock")


def _next_scoring(state: Botanists, seat: int) -> int:
    """Points if the coming scoring found everything as it is now, a clean column as clean."""
    points = ORDER_POINTS * len(state.fulfilled[seat])
    number = size(state.leftovers[seat])
    points += LEFTOVER_POINTS * number if number else NO_LEFTOVERS_POINTS
    column = min(len(state.ledger[seat]), len(COLUMN_POINTS) - 1)
    actors = (seat, HELPER) if state.seats == 1 else (seat,)
    for actor in actors:
        first = SPACES * actor + ROWS * column
        if max(state.plots[first : first + ROWS]) < FACE_DOWN:
            points += COLUMN_POINTS[column]
    return points


# the table


def _zones(state: Botanists, seat: int | None) -> Iterator[dict[str, Any]]:
    yield zone(
        "market",
        "grid",
        None,
        Text("botanists-market"),
        [*_market(state, seat), *_pawns(state)],
        rule="market",
        count=len(CELLS) - state.empty.bit_count(),
    )
    watcher = 0 if seat is None and state.seats == 1 else seat
    yield zone(
        "open",
        "row",
        None,
        Text("botanists-open-orders"),
        [
            _order(state, card, watcher, marked=bool(state.marked >> slot & 1))
            for slot, card in enumerate(state.open)
            if card != NO_CARD
        ],
        rule="orders",
    )
    yield _pile("order-deck", state.order_left, "orders")
    yield zone(
        "order-discard",
        "pile",
        None,
        Text("botanists-order-discard"),
        [_order(state, card, None) for card in cells_of(state.order_discard)],
        rule="b57",
    )
    yield _pile("market-deck", state.market_left, "market-card")
    yield zone(
        "market-discard",
        "pile",
        None,
        Text("botanists-market-discard"),
        [_card(card, CARDS[card]) for card in cells_of(state.market_discard)],
        rule="b57",
    )
    shown = [_card(state.shown, "shown")] if state.shown != NO_CARD else []
    yield zone("shown", "slots", None, Text("botanists-shown"), shown, rule="market-card")
    yield zone(
        "bag",
        "row",
        None,
        Text("botanists-bag"),
        [
            _flower(f"bag:{COLOURS[colour]}", colour, number)
            for colour, number in _stacks(state.bag)
        ],
        rule="b57",
    )
    first = 0 if seat is None else seat
    for step in range(state.seats):
        yield from _seat_zones(state, (first + step) % state.seats, seat)


def _stacks(counts: Iterable[int]) -> Iterator[tuple[int, int]]:
    return ((colour, number) for colour, number in enumerate(counts) if number)


def _pile(name: str, left: int, rule: str) -> dict[str, Any]:
    back = piece(f"{name}:back", None, Text("botanists-face-down"), count=max(left, 1))
    return zone(
        name, "pile", None, Text(f"botanists-{name}"), [back] if left else [], rule=rule, count=left
    )


def _flower(id: str, colour: int, number: int = 1, **more: Any) -> dict[str, Any]:
    return piece(id, FLOWERS[colour], flower_name(colour), count=number, **more)


def _market(state: Botanists, seat: int | None) -> Iterator[dict[str, Any]]:
    """The tiles; for a seat that waits, those that it could reach and play on if it were its turn."""
    planned = 0
    if seat is not None and state.turn not in (None, seat) and state.phase != BOARDS:
        for card in state.hands[seat]:
            planned |= FITS[card]
        planned &= state.reach(seat)
    for cell, colour in enumerate(state.market):
        place = divmod(cell, SIDE)
        marks = [mark(Text("botanists-mark-reach"), "reach")] if planned >> cell & 1 else []
        if colour == NO_TILE:
            label = Text("botanists-bare", space=cell_name(cell))
            yield piece(f"tile:{CELLS[cell]}", "bare-space", label, marks=marks, cell=place)
        else:
            label = Text("botanists-tile", flower=flower_name(colour), space=cell_name(cell))
            yield piece(f"tile:{CELLS[cell]}", FLOWERS[colour], label, marks=marks, cell=place)


def _pawns(state: Botanists) -> Iterator[dict[str, Any]]:
    """Pawns by the colour of their board, which is also a letter and a shape (B3)."""
    for actor, cell in enumerate(state.pawns):
        if cell != OFF:
            yield piece(
                f"pawn:{actor}",
                _pawn_face(state, actor),
                _pawn_name(state, actor),
                marks=[seat_mark(actor)] if actor < state.seats else [],
                cell=divmod(cell, SIDE),
            )


def _pawn_face(state: Botanists, actor: int) -> str:
    if state.seats == 1 and actor == HELPER:
        return "pawn-helper"
    return f"pawn-{COLOURS[state.boards[actor]]}"


def _order(
    state: Botanists, card: int, watcher: int | None, *, marked: bool = False, done: bool = False
) -> dict[str, Any]:
    """An order, and for the one who may fulfil it what its leftovers still lack."""
    order = state.variant.orders[card]
    marks = []
    if marked:
        marks.append(mark(Text("botanists-mark-replaced"), "replace"))
    if watcher is not None and not done:
        missing = missing_flowers(order, state.leftovers[watcher])
        marks.append(
            mark(Text("botanists-mark-missing", flowers=flowers_name(missing)), "missing")
            if missing
            else mark(Text("botanists-mark-ready"), "check")
        )
    return piece(
        f"order:{card}",
        f"order-{order_slug(order)}",
        flowers_name(order),
        marks=marks,
        parts=[FLOWERS[colour] for colour in listed(order)],
    )


def _card(card: int, id: str, marks: Iterable[dict[str, Any]] = ()) -> dict[str, Any]:
    """A market card with its boxes, the highlighted one at row 0, column 0."""
    label = Text("botanists-card", card=card_name(card))
    return piece(
        f"card:{id}",
        f"card-{CARDS[card]}",
        label,
        marks=marks,
        boxes=[list(box) for box in boxes(card)],
    )


def _seat_zones(state: Botanists, owner: int, seat: int | None) -> Iterator[dict[str, Any]]:
    yield zone(
        f"hand-{owner}",
        "hand",
        owner,
        Text("botanists-hand"),
        list(_hand(state, owner, seat)),
        rule="market-card",
    )
    if state.turn == owner and state.collected:
        yield zone(
            f"collected-{owner}",
            "row",
            owner,
            Text("botanists-collected"),
            _counted(f"collected-{owner}", state.collected),
            rule="planting",
        )
    yield zone(
        f"leftovers-{owner}",
        "row",
        owner,
        Text("botanists-leftovers"),
        list(_leftovers(state, owner)),
        rule="leftovers",
    )
    watcher = None if state.turn is None else owner
    yield zone(
        f"personal-{owner}",
        "row",
        owner,
        Text("botanists-personal-orders"),
        [_order(state, card, watcher) for card in state.personal[owner]],
        rule="orders",
        group="own-orders",
    )
    yield zone(
        f"fulfilled-{owner}",
        "row",
        owner,
        Text("botanists-fulfilled"),
        [_order(state, card, None, done=True) for card in state.fulfilled[owner]],
        rule="scoring",
        group="own-orders",
    )
    yield _plots(state, owner, f"plots-{owner}", owner)
    if state.seats == 1:
        yield _plots(state, HELPER, f"helper-{owner}", owner)


def _counted(zone_id: str, flowers: int) -> list[dict[str, Any]]:
    counts = [count(flowers, colour) for colour in range(len(COLOURS))]
    return [
        _flower(f"{zone_id}:{COLOURS[colour]}", colour, number)
        for colour, number in _stacks(counts)
    ]


def _leftovers(state: Botanists, owner: int) -> Iterator[dict[str, Any]]:
    keeping = state.phase == KEEPING and state.turn == owner
    for item in _counted(f"leftovers-{owner}", state.leftovers[owner]):
        kept = count(state.kept, FLOWERS.index(item["face"])) if keeping else 0
        if kept:
            item["marks"].append(mark(Text("botanists-mark-kept", number=kept), "check"))
        yield item


def _hand(state: Botanists, owner: int, seat: int | None) -> Iterator[dict[str, Any]]:
    """Open to its owner, and alone to everybody (B57)."""
    hand = state.hands[owner]
    if owner != seat and state.seats > 1:
        if hand:
            yield piece(f"hand-{owner}:back", None, Text("botanists-face-down"), count=len(hand))
        return
    for card in hand:
        yield _card(card, CARDS[card], _card_marks(state, owner, card))


def _card_marks(state: Botanists, owner: int, card: int) -> Iterator[dict[str, Any]]:
    """On how many reachable spaces a card could be played."""
    if state.turn is not None and state.phase not in (BOARDS, CARD) and not _helper_acts(state):
        number = (FITS[card] & state.reach(owner)).bit_count()
        yield mark(Text("botanists-mark-fits", number=number), "reach")


def _plots(state: Botanists, actor: int, id: str, owner: int) -> dict[str, Any]:
    label = Text("botanists-helper-plots" if id.startswith("helper") else "botanists-plots")
    pieces = []
    if state.boards[actor] >= 0:
        pieces = [_space(state, actor, id, space) for space in range(SPACES)]
    return zone(id, "grid", owner, label, pieces, rule="plots", count=state.filled[actor])


def _space(state: Botanists, actor: int, id: str, space: int) -> dict[str, Any]:
    """A space with its sign and, while it is bare, the bonus that it gives."""
    sign = state.sign(actor, space)
    tile = state.plots[SPACES * actor + space]
    column, row = divmod(space, ROWS)
    here = f"{id}:{space_name(space)}"
    cell = (row, column)
    sign_mark = mark(Text(f"botanists-mark-sign-{COLOURS[sign]}"), f"sign-{COLOURS[sign]}")
    if tile == NO_TILE:
        marks = [
            sign_mark,
            mark(Text(f"botanists-bonus-{COLOURS[sign]}"), f"bonus-{COLOURS[sign]}"),
        ]
        if space == state.filled[actor]:
            marks.append(mark(Text("botanists-mark-next"), "turn"))
        return piece(here, f"sign-{COLOURS[sign]}", sign_name(sign), marks=marks, cell=cell)
    if tile >= FACE_DOWN:
        label = Text("botanists-withered", flower=flower_name(tile - FACE_DOWN))
        return piece(here, "withered", label, marks=[sign_mark], cell=cell)
    return _flower(here, tile, marks=[sign_mark], cell=cell)


# planning


def _previews(state: Botanists, seat: int | None) -> Iterator[dict[str, Any]]:
    """What each card in hand would take from each space that the own pawn could reach: a thing to
    point at, ``at`` which space, what it ``touches``, and the tiles that pawns keep from it."""
    if seat is None or state.turn is None or state.phase == BOARDS:
        return
    standing = state.phase == CARD and state.turn == seat
    here = 1 << state.pawns[seat] if standing else state.reach(seat)
    taken = state.taken(seat)
    for card in state.hands[seat]:
        for cell in cells_of(FITS[card] & here):
            takes = state.collectable(seat, SHAPE[card][cell])
            yield {
                "on": f"card:{CARDS[card]}",
                "at": f"tile:{CELLS[cell]}",
                "touches": [f"tile:{CELLS[other]}" for other in cells_of(takes)],
                "blocked": [
                    f"tile:{CELLS[other]}" for other in SHAPE[card][cell] if taken >> other & 1
                ],
            }


def _yield_of(state: Botanists, card: int, cell: int) -> tuple[int, list[int]]:
    """The flowers that a card would bring from a space, and the spaces where they lie."""
    cells = list(cells_of(state.collectable(state.actor, SHAPE[card][cell])))
    return sum(1 << 6 * state.market[other] for other in cells), cells


# moves


def describe(state: Botanists, played: Move) -> dict[str, Any]:
    """How a legal move is shown."""
    turn = state.turn
    assert turn is not None
    return _DESCRIBE[played.verb](state, turn, played)


def _describe_board(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    label = Text("botanists-move-board", board=board_name(played.data[0]))
    return move(label, None, [f"plots-{turn}"], "b4")


def _describe_actor(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    actor = played.data[0]
    on = f"pawn:{actor}" if state.pawns[actor] != OFF else None
    label = Text(f"botanists-move-{played.verb}", pawn=_pawn_name(state, actor))
    return move(label, on, [on] if on else [], "solo" if played.verb == "lead" else "bonus-yellow")


def _describe_go(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    """Where to, and what each card would then bring."""
    cell = played.data[0]
    touches = [f"tile:{CELLS[cell]}"]
    if state.pawns[state.actor] != OFF:
        touches.append(f"pawn:{state.actor}")
    plans: dict[str, Text] = {}
    for card in state.hands[turn]:
        if SHAPE[card][cell]:
            flowers, cells = _yield_of(state, card, cell)
            plans[f"plan{len(plans) + 1}"] = Text(
                "botanists-plan", card=card_name(card), flowers=flowers_name(flowers)
            )
            touches.append(f"card:{CARDS[card]}")
            touches += (f"tile:{CELLS[other]}" for other in cells)
    label = Text(
        "botanists-move-go",
        space=cell_name(cell),
        plans=Text(f"botanists-plans-{len(plans)}", **plans),
    )
    return move(label, f"tile:{CELLS[cell]}", dict.fromkeys(touches), "movement")


def _describe_play(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    card = played.data[0]
    cell = state.pawns[state.actor]
    flowers, cells = _yield_of(state, card, cell)
    blocked = len(SHAPE[card][cell]) - len(cells)
    label = Text(
        "botanists-move-play", card=card_name(card), flowers=flowers_name(flowers), blocked=blocked
    )
    on = f"card:{CARDS[card]}"
    touches = [on, "market-discard", *(f"tile:{CELLS[other]}" for other in cells)]
    return move(label, on, touches, "market-card")


def _describe_plant(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    colour, face = played.data
    actor = state.actor
    sign = state.sign(actor, state.filled[actor])
    space = f"{_plots_id(state, actor)}:{space_name(state.filled[actor])}"
    if face == UP:
        label = Text("botanists-move-plant-up", flower=flower_name(colour))
    else:
        label = Text(
            "botanists-move-plant-down",
            flower=flower_name(colour),
            bonus=Text(f"botanists-bonus-{COLOURS[sign]}"),
        )
    on = f"collected-{turn}:{COLOURS[colour]}"
    return move(label, on, [on, space], "planting")


def _plots_id(state: Botanists, actor: int) -> str:
    return "helper-0" if state.seats == 1 and actor == HELPER else f"plots-{actor}"


def _describe_tend(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    colour = played.data[0]
    sign = state.sign(state.actor, state.filled[state.actor])
    label = Text(
        "botanists-move-tend",
        flower=flower_name(colour),
        bonus=Text(f"botanists-bonus-{COLOURS[sign]}"),
    )
    on = f"leftovers-{turn}:{COLOURS[colour]}"
    space = f"{_plots_id(state, state.actor)}:{space_name(state.filled[state.actor])}"
    return move(label, on, [on, space], "tending")


def _describe_plain(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    """Moves that stand in the prompt; their label says all."""
    verb = played.verb
    rules = {
        "done": "s12",
        "gain": "bonus-blue",
        "redraw": "b12",
        "renew": "b39",
        "skip": "b32",
        "wither": "scoring",
    }
    label = Text(f"botanists-move-{verb}")
    touches: list[str] = []
    if verb == "renew":
        touches = [
            f"order:{card}" for slot, card in enumerate(state.open) if state.marked >> slot & 1
        ]
        touches.append("order-discard")
    elif verb == "redraw":
        touches = [f"card:{CARDS[card]}" for card in state.hands[turn]]
        touches.append("market-discard")
    return move(label, None, touches, rules.get(verb, "orders"))


def _describe_end(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    label = Text("botanists-move-end", alone="yes" if state.seats == 1 else "no")
    touches = [f"tile:{CELLS[cell]}" for cell in cells_of(state.empty)]
    return move(label, None, touches, "orders")


def _describe_leftover(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    """A leftover is given in a swap, or kept at a scoring."""
    on = f"leftovers-{turn}:{COLOURS[played.data[0]]}"
    label = Text(f"botanists-move-{played.verb}", flower=flower_name(played.data[0]))
    rule = "scoring" if played.verb == "keep" else BONUS_RULES[state.bonus()]
    return move(label, on, [on], rule)


def _given(state: Botanists, turn: int) -> str:
    return f"leftovers-{turn}:{COLOURS[state.given]}"


def _describe_claim(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    seat, colour = played.data
    on = f"leftovers-{seat}:{COLOURS[colour]}"
    label = Text("botanists-move-claim", flower=flower_name(colour))
    return move(label, on, [on, _given(state, turn)], "bonus-red")


def _describe_uproot(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    space = played.data[0]
    on = f"helper-0:{space_name(space)}"
    label = Text("botanists-move-uproot", flower=flower_name(state.plots[SPACES + space]))
    return move(label, on, [on, _given(state, turn)], "s17")


def _describe_pick(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    cell = played.data[0]
    on = f"tile:{CELLS[cell]}"
    label = Text(
        "botanists-move-pick", flower=flower_name(state.market[cell]), space=cell_name(cell)
    )
    return move(label, on, [on, _given(state, turn)], "bonus-purple")


def _describe_jump(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    leaper = state.leaper if state.phase == LEAP else state.actor
    on = f"tile:{CELLS[played.data[0]]}"
    pawn = [f"pawn:{leaper}"] if state.pawns[leaper] != OFF else []
    label = Text("botanists-move-jump", space=cell_name(played.data[0]))
    return move(label, on, [on, *pawn], "bonus-yellow")


def _describe_reserve(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    personal = f"personal-{turn}"
    if played is RESERVE_TOP:
        label = Text("botanists-move-reserve-top")
        return move(label, "order-deck", ["order-deck", personal], "bonus-green")
    on = _open_order(state, played.data[0])
    label = Text("botanists-move-reserve", order=flowers_name(played.data[0]))
    return move(label, on, [on, personal], "bonus-green")


def _open_order(state: Botanists, order: int) -> str:
    """The open card of that kind that the law would take, the first one not marked."""
    orders = state.variant.orders
    return next(
        f"order:{card}"
        for slot, card in enumerate(state.open)
        if card != NO_CARD and orders[card] == order and not state.marked >> slot & 1
    )


def _describe_replace(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    on = _open_order(state, played.data[0])
    return move(Text("botanists-move-replace", order=flowers_name(played.data[0])), on, [on], "b39")


def _describe_fulfil(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    place, order = played.data
    orders = state.variant.orders
    if place == OPEN:
        on = _open_order(state, order)
    else:
        cards = state.personal[turn]
        on = next(f"order:{card}" for card in cards if orders[card] == order and state.ripe(card))
    spent = [f"leftovers-{turn}:{COLOURS[colour]}" for colour in sorted(set(listed(order)))]
    label = Text("botanists-move-fulfil", order=flowers_name(order), points=ORDER_POINTS)
    return move(label, on, [on, *spent, f"fulfilled-{turn}"], "orders")


def _describe_draw(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    alone = state.phase == REFRESH
    label = Text("botanists-move-draw-up" if alone else "botanists-move-draw")
    return move(
        label, "market-deck", ["market-deck", f"hand-{turn}"], "solo-turn" if alone else "b40"
    )


def _describe_drop(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    alone = state.phase == REFRESH
    on = f"card:{CARDS[played.data[0]]}"
    label = Text(
        "botanists-move-drop-one" if alone else "botanists-move-drop",
        card=card_name(played.data[0]),
    )
    return move(label, on, [on, "market-discard"], "solo-turn" if alone else "b40")


def _describe_send(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    card = played.data[0]
    on = f"card:{CARDS[card]}"
    goals = HOPS[card][state.pawns[HELPER]] & state.helper_targets()
    label = Text(
        "botanists-move-send",
        card=card_name(card),
        flowers=flowers_name(sum(1 << 6 * state.market[cell] for cell in cells_of(goals))),
    )
    touches = [on, "market-discard", *(f"tile:{CELLS[cell]}" for cell in cells_of(goals))]
    return move(label, on, touches, "helper")


def _describe_hop(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    cell = played.data[0]
    on = f"tile:{CELLS[cell]}"
    colour = state.market[cell]
    sign = state.sign(HELPER, state.filled[HELPER])
    label = Text(
        "botanists-move-hop",
        space=cell_name(cell),
        flower=flower_name(colour),
        match="yes" if colour == sign else "no",
    )
    space = f"helper-0:{space_name(state.filled[HELPER])}"
    return move(label, on, [on, f"pawn:{HELPER}", space], "helper")


def _describe_first(state: Botanists, turn: int, played: Move) -> dict[str, Any]:
    seat = played.data[0]
    label = Text("botanists-move-first", number=seat + 1, self="yes" if seat == turn else "no")
    return move(label, f"plots-{seat}", [f"plots-{seat}"], "scoring")


_DESCRIBE = {
    "board": _describe_board,
    "claim": _describe_claim,
    "done": _describe_plain,
    "draw": _describe_draw,
    "drop": _describe_drop,
    "end": _describe_end,
    "first": _describe_first,
    "fulfil": _describe_fulfil,
    "gain": _describe_plain,
    "give": _describe_leftover,
    "go": _describe_go,
    "hop": _describe_hop,
    "jump": _describe_jump,
    "keep": _describe_leftover,
    "lead": _describe_actor,
    "pawn": _describe_actor,
    "pick": _describe_pick,
    "plant": _describe_plant,
    "play": _describe_play,
    "redraw": _describe_plain,
    "renew": _describe_plain,
    "replace": _describe_replace,
    "reserve": _describe_reserve,
    "send": _describe_send,
    "skip": _describe_plain,
    "tend": _describe_tend,
    "uproot": _describe_uproot,
    "wither": _describe_plain,
}


def _attempts(state: Botanists) -> Iterator[dict[str, Any]]:
    """What a click on each thing would mean that is not legal now."""
    turn = state.turn
    if turn is None or state.phase in (BOARDS, CHOOSING):
        return
    legal = {played.text for played in state.legal_moves()}
    clickable = {describe(state, played)["on"] for played in state.legal_moves()}
    for text, on in _wishes(state, turn):
        if text not in legal and on not in clickable:
            yield {"text": text, "on": on}


def _wishes(state: Botanists, turn: int) -> Iterator[tuple[str, str]]:
    helper = _helper_acts(state)
    verb = {BONUS: "jump", LEAP: "jump", SWAP: "pick", HELPER_HOP: "hop"}.get(state.phase, "go")
    if state.phase == BONUS and state.bonus() != YELLOW:
        verb = "pick" if state.bonus() == PURPLE else "go"
    for name in CELLS:
        yield f"{verb} {name}", f"tile:{name}"
    for card in state.hands[turn]:
        verb = "send" if helper else "drop" if state.phase in (DROPPING, REFRESH) else "play"
        yield f"{verb} {CARDS[card]}", f"card:{CARDS[card]}"
    flowers = state.leftovers[turn]
    for colour in sorted(set(listed(flowers))):
        verb = {BONUS: "give", KEEPING: "keep"}.get(state.phase, "tend")
        yield f"{verb} {COLOURS[colour]}", f"leftovers-{turn}:{COLOURS[colour]}"
    orders = state.variant.orders
    for place, held in ((OPEN, state.open), (PERSONAL, state.personal[turn])):
        name = "open" if place == OPEN else "personal"
        for card in held:
            if card != NO_CARD:
                words = order_slug(orders[card]).replace("-", " ")
                yield f"fulfil {name} {words}", f"order:{card}"
    yield "draw", "market-deck"
    yield "reserve deck", "order-deck"


# the log


def narrate(
    before: Botanists, played: Move, after: Botanists, seat: int | None
) -> Iterator[dict[str, Any]]:
    """What a move is called in the log."""
    turn = before.turn
    told = _told(before, played, after)
    if told is not None:
        text, rule = told
        yield entry(text, turn, rule)
    # a deck is replaced by another only when its discards are shuffled
    if before.market_deck is not after.market_deck:
        yield entry(Text("botanists-log-cards-shuffled"), None, "b35")
    if before.order_deck is not after.order_deck:
        yield entry(Text("botanists-log-orders-shuffled"), None, "b36")
    bonus_over = before.phase == PLANTING or played.verb in ("tend", "hop")
    if bonus_over and _lapsed(before, played, after):
        yield entry(Text("botanists-log-lapsed"), turn, "b32")
    if len(after.ledger[0]) > len(before.ledger[0]):
        yield from _narrate_scoring(after)
    if after.turn is None:
        yield entry(Text(f"botanists-ending-{after.ending}"), None, "end")


def _lapsed(before: Botanists, played: Move, after: Botanists) -> bool:
    """Whether a tile was planted face down and its bonus had nothing to offer."""
    actor = before.actor
    if after.filled[actor] == before.filled[actor] or after.phase == BONUS:
        return False
    return after.plots[SPACES * actor + before.filled[actor]] >= FACE_DOWN


def _narrate_scoring(after: Botanists) -> Iterator[dict[str, Any]]:
    number = len(after.ledger[0])
    for seat in range(after.seats):
        orders, leftovers, clean = after.ledger[seat][-1]
        points = ORDER_POINTS * orders
        points += LEFTOVER_POINTS * leftovers if leftovers else NO_LEFTOVERS_POINTS
        points += COLUMN_POINTS[number - 1] if clean else 0
        if after.seats == 1 and after.clean(HELPER, number - 1):
            points += COLUMN_POINTS[number - 1]
        text = Text("botanists-log-scoring", round=number, points=points)
        yield entry(text, seat, "scoring")


def _told(before: Botanists, played: Move, after: Botanists) -> tuple[Text, str] | None:
    """A sentence fragment and its rule; None for what the next move tells."""
    verb, data = played.verb, played.data
    turn = before.turn
    assert turn is not None
    if verb == "board":
        return Text("botanists-log-board", board=board_name(data[0])), "b4"
    if verb == "play":
        flowers = after.collected
        space = cell_name(before.pawns[before.actor])
        text = Text(
            "botanists-log-play",
            space=space,
            card=card_name(data[0]),
            flowers=flowers_name(flowers),
        )
        return text, "market-card"
    if verb == "plant":
        who = "helper" if _helper_acts(before) else "own"
        face = "up" if data[1] == UP else "down"
        text = Text("botanists-log-plant", flower=flower_name(data[0]), face=face, actor=who)
        return text, "planting"
    if verb == "tend":
        return Text("botanists-log-tend", flower=flower_name(data[0])), "tending"
    if verb == "hop":
        flower = flower_name(before.market[data[0]])
        matches = before.market[data[0]] == before.sign(HELPER, before.filled[HELPER])
        text = Text(
            "botanists-log-hop",
            space=cell_name(data[0]),
            flower=flower,
            match="yes" if matches else "no",
        )
        return text, "helper"
    if verb == "gain":
        return Text("botanists-log-gain"), "bonus-blue"
    if verb == "skip":
        return Text("botanists-log-skip"), "b32"
    if verb in ("claim", "pick", "uproot"):
        taken = (
            data[1]
            if verb == "claim"
            else before.market[data[0]]
            if verb == "pick"
            else before.plots[SPACES + data[0]]
        )
        text = Text(
            f"botanists-log-{verb}", given=flower_name(before.given), flower=flower_name(taken)
        )
        return text, "bonus-purple" if verb == "pick" else "bonus-red"
    if verb == "jump":
        leaper = before.leaper if before.phase == LEAP else before.actor
        text = Text("botanists-log-jump", space=cell_name(data[0]), pawn=_pawn_name(before, leaper))
        return text, "bonus-yellow"
    if verb == "reserve":
        order = flowers_name(before.variant.orders[after.fresh[-1]])
        source = "deck" if played is RESERVE_TOP else "open"
        return Text("botanists-log-reserve", order=order, source=source), "bonus-green"
    if verb == "renew":
        return Text("botanists-log-renew", number=before.marked.bit_count()), "b39"
    if verb == "draw":
        return None if before.phase == REFRESH else (Text("botanists-log-draw"), "b40")
    if verb == "redraw":
        hand = before.hands[turn]
        cards = ", ".join(card_name(card) for card in hand)
        text = Text("botanists-log-redraw", number=len(hand), cards=cards)
        return text, "s7" if before.phase == HELPER_CARD else "b12"
    if verb == "drop":
        return Text("botanists-log-drop", card=card_name(data[0])), (
            "solo-turn" if before.phase == REFRESH else "b40"
        )
    if verb == "fulfil":
        place = "open" if data[0] == OPEN else "personal"
        return Text("botanists-log-fulfil", order=flowers_name(data[1]), place=place), "orders"
    if verb == "keep":
        return Text("botanists-log-keep", flower=flower_name(data[0])), "scoring"
    if verb == "wither":
        withered = size(before.leftovers[turn] - before.kept)
        return (Text("botanists-log-wither", number=withered), "scoring") if withered else None
    if verb == "first":
        return Text("botanists-log-first", number=data[0] + 1), "scoring"
    return None
