"""What a seat of Officinalis sees: the trick, the Attribute, its hand, harvests and teas."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from ...moves import Move
from ...texts import Text
from ...view import entry, mark, move, order, piece, seat_mark, zone
from .components import (
    CARDS,
    DOUBLED,
    ENOUGH,
    ENVIRONMENT,
    ENVIRONMENTS,
    LETTERS,
    MAISONUS,
    MARVEL,
    MEMBERS,
    PICKERS,
    RECIPES,
    SALVIA,
    SIDE_OF,
    TEA_SCALE,
    TEAS,
    TOXIC,
    cards,
    in_rulebook_order,
)
from .names import card_name, environment_name, lettered, picker_name, tea_name
from .scoring import available, brew, round_note, side_points
from .state import ATTRIBUTE, OVER, PAUSE, PLAY, TRICK, Officinalis

__all__ = ["describe", "draw", "narrate"]

PHASES = {ATTRIBUTE: "attribute", TRICK: "trick", PAUSE: "pause", OVER: "over"}
_PICKERS = tuple(PICKERS)
_FIRST_TEA = tuple(
    next((tea for tea, recipe in enumerate(RECIPES) if recipe >> card & 1), len(RECIPES))
    for card in range(len(CARDS))
)

# where the cards of a trick lie (row, column), from the seat that looks at it clockwise
PLACES = {
    2: ((1, 0), (0, 0)),
    3: ((1, 1), (0, 0), (0, 2)),
    4: ((2, 1), (1, 0), (0, 1), (1, 2)),
}


def draw(state: Officinalis, seat: int | None) -> dict[str, Any]:
    """The parts of a view that are this game's own."""
    totals = state.totals()
    return {
        "phase": PHASES[state.phase],
        "prompt": _prompt(state, seat).as_json(),
        "notes": [note.as_json() for note in _notes(state)],
        "seats": [
            {"score": totals[number], "marks": list(_seat_marks(state, number, seat))}
            for number in range(state.seats)
        ],
        "zones": list(_zones(state, seat)),
        "attempts": list(_attempts(state, seat)),
    }


def _prompt(state: Officinalis, seat: int | None) -> Text:
    if state.turn is None:
        return Text("officinalis-prompt-over", ending=Text(f"officinalis-ending-{state.ending}"))
    if state.phase == PAUSE:
        return Text("officinalis-prompt-pause", round=state.round)
    if seat != state.turn:  # what the seat to move can do would tell what it holds
        return Text("officinalis-prompt-waiting", phase=PHASES[state.phase])
    if state.phase == ATTRIBUTE:
        shown = state.remaining & sum(MEMBERS)
        return Text("officinalis-prompt-attribute", free="no" if shown else "yes")
    if not state.trick:
        return Text("officinalis-prompt-lead")
    hand, required = state.hands[seat], state.required
    attribute = environment_name(state.attribute)
    if required not in MEMBERS:
        return Text("officinalis-prompt-free", card=card_name(state.trick[0]))
    led = environment_name(MEMBERS.index(required))
    if hand & required:
        return Text("officinalis-prompt-follow", environment=led)
    if hand & MEMBERS[state.attribute]:
        return Text("officinalis-prompt-attribute-card", environment=led, attribute=attribute)
    return Text("officinalis-prompt-discard", environment=led)


def _notes(state: Officinalis) -> Iterator[Text]:
    if state.phase >= PAUSE:
        yield round_note(state, state.round)


def _seat_marks(state: Officinalis, owner: int, seat: int | None) -> Iterator[dict[str, Any]]:
    if state.dealer == owner:
        yield mark(Text("officinalis-mark-dealer"), "dealer")
    if state.seats == 4 and seat is not None and owner == (seat + 2) % 4:
        yield mark(Text("officinalis-mark-partner"), "people")


# cards


def _card(
    state: Officinalis,
    card: int,
    *,
    id: str | None = None,
    marks: Iterable[dict[str, Any]] = (),
    cell: tuple[int, int] | None = None,
) -> dict[str, Any]:
    """A card that lies open."""
    made: dict[str, Any] = json.loads(_printed(card, state.variant.values[card]))
    if id is not None:
        made["id"] = id
    made["marks"] = [*marks, *made["marks"]]
    if cell is not None:
        made["cell"] = list(cell)
    return made


@cache
def _printed(card: int, value: int) -> str:
    """The piece that shows a card, as JSON: quick to read again, and no two views share it."""
    shown = piece(_card_id(card), CARDS[card], card_name(card), marks=_card_marks(card, value))
    return json.dumps(shown)


def _card_id(card: int) -> str:
    return f"card:{CARDS[card]}"


def _card_marks(card: int, value: int) -> Iterator[dict[str, Any]]:
    """Its family by shape (the icon) and letter, its value, its teas."""
    environment = ENVIRONMENT[card]
    if environment < 0:
        yield mark(Text("officinalis-mark-fantastical"), "fantastical")
    else:
        yield _environment_mark(environment)
    icon = {MARVEL: "marvel", TOXIC: "toxic"}.get(value, "value")
    yield mark(Text("officinalis-mark-value", value=value, kind=icon), icon)
    for tea, recipe in enumerate(RECIPES):
        if recipe >> card & 1:
            yield mark(tea_name(tea), f"tea-{TEAS[tea]}")


def _face_down(zone_id: str, count: int) -> list[dict[str, Any]]:
    hidden = Text("officinalis-face-down")
    return [piece(f"{zone_id}:back", None, hidden, count=count)] if count else []


# zones


def _zones(state: Officinalis, seat: int | None) -> Iterator[dict[str, Any]]:
    yield zone(
        "trick",
        "grid",
        None,
        Text("officinalis-zone-trick"),
        list(_trick(state, seat)),
        rule="trick",
    )
    yield zone(
        "attribute",
        "slots",
        None,
        Text("officinalis-zone-attribute"),
        [
            piece(
                _environment_id(environment),
                ENVIRONMENTS[environment],
                environment_name(environment),
                marks=[_environment_mark(environment)],
            )
            for environment in _shown_environments(state)
        ],
        rule="attribute",
    )
    yield zone(
        "remaining",
        "row",
        None,
        Text("officinalis-zone-remaining"),
        [_card(state, card) for card in in_rulebook_order(state.remaining)],
        rule="attribute",
    )
    yield zone(
        "last-trick",
        "row",
        None,
        Text("officinalis-zone-last-trick"),
        list(_last_trick(state)),
        rule="harvest",
    )
    first = 0 if seat is None else seat
    for step in range(state.seats):
        yield from _seat_zones(state, (first + step) % state.seats, seat)


def _environment_mark(environment: int) -> dict[str, Any]:
    """An environment by its shape (the icon), its letter and its name."""
    return mark(lettered(environment), ENVIRONMENTS[environment], LETTERS[environment])


def _environment_id(environment: int) -> str:
    return f"environment:{ENVIRONMENTS[environment]}"


def _shown_environments(state: Officinalis) -> list[int]:
    """The Attribute; until it is named, those that the Dealer may name."""
    if state.phase != ATTRIBUTE:
        return [state.attribute]
    choices = state.choices()
    return [place for place in range(len(ENVIRONMENTS)) if choices >> place & 1]


def _trick(state: Officinalis, seat: int | None) -> Iterator[dict[str, Any]]:
    viewer = 0 if seat is None else seat
    for step, card in enumerate(state.trick):
        player = (state.leader + step) % state.seats
        marks = [seat_mark(player)]
        if step == 0:
            marks.append(mark(Text("officinalis-mark-leads"), "start"))
        if player == state.winner:
            marks.append(mark(Text("officinalis-mark-wins-so-far"), "winner"))
        cell = PLACES[state.seats][(player - viewer) % state.seats]
        yield _card(state, card, marks=marks, cell=cell)


def _last_trick(state: Officinalis) -> Iterator[dict[str, Any]]:
    """The trick before, for those who want to look again; its cards also lie in a harvest."""
    if state.last is None:
        return
    leader, winner, trick = state.last
    for step, card in enumerate(trick):
        player = (leader + step) % state.seats
        marks = [seat_mark(player)]
        if player == winner:
            marks.append(mark(Text("officinalis-mark-won"), "winner"))
        yield _card(state, card, id=f"last:{CARDS[card]}", marks=marks)


def _keeper(state: Officinalis, side: int, seat: int | None) -> int:
    """Who keeps the harvest of a side: of partners the one who looks, else the first."""
    return side if seat is None or SIDE_OF[state.seats][seat] != side else seat


def _seat_zones(state: Officinalis, owner: int, seat: int | None) -> Iterator[dict[str, Any]]:
    hand = f"hand-{owner}"
    open_hand = owner == seat or state.phase >= PAUSE  # O27: shown when the round is over
    held = state.hands[owner]
    yield zone(
        hand,
        "hand",
        owner,
        Text("officinalis-zone-hand"),
        [_card(state, card) for card in in_rulebook_order(held)]
        if open_hand
        else _face_down(hand, held.bit_count()),
        rule="trick",
    )
    picker = f"picker-{owner}"
    seen = owner == seat or state.revealed(owner)
    yield zone(
        picker,
        "slots",
        owner,
        Text("officinalis-zone-picker"),
        [_picker(state.pickers[owner])] if seen else _face_down(picker, 1),
        rule="pickers",
    )
    side = SIDE_OF[state.seats][owner]
    if _keeper(state, side, seat) == owner:
        yield _harvest(state, side, owner)
        yield _teas(state, side, owner)


def _picker(picker: int) -> dict[str, Any]:
    environment = DOUBLED[picker]
    return piece(
        f"picker:{_PICKERS[picker]}",
        _PICKERS[picker],
        picker_name(picker),
        marks=[
            mark(
                Text("officinalis-mark-doubles", environment=lettered(environment)),
                ENVIRONMENTS[environment],
            )
        ],
    )


def _harvest(state: Officinalis, side: int, owner: int) -> dict[str, Any]:
    harvest = state.harvests[side]
    values = state.variant.values
    by_environment = in_rulebook_order(harvest)
    by_value = sorted(by_environment, key=lambda card: -values[card])
    by_tea = sorted(by_environment, key=_FIRST_TEA.__getitem__)
    pickers = state.sides_pickers()[side] if state.phase >= PAUSE else ()
    points = side_points(state.variant, state.seats, harvest, pickers)
    return zone(
        f"harvest-{owner}",
        "row",
        owner,
        Text("officinalis-zone-harvest"),
        [_card(state, card) for card in by_environment],
        rule="harvest",
        marks=[mark(Text("officinalis-mark-points", points=points), "points")] if harvest else [],
        orders=[
            order(Text(f"officinalis-order-{name}"), map(_card_id, sorted_cards))
            for name, sorted_cards in (
                ("environment", by_environment),
                ("value", by_value),
                ("tea", by_tea),
            )
        ],
    )


def _teas(state: Officinalis, side: int, owner: int) -> dict[str, Any]:
    """The teas that a side has begun: how many plants it has, needs, and the game holds."""
    here = f"teas-{owner}"
    pieces = []
    for tea, plants in enumerate(brew(state.variant, state.seats, state.harvests[side])):
        number = plants.bit_count()
        if number:
            points = TEA_SCALE[state.seats][number]
            counts = Text(
                "officinalis-mark-tea",
                number=number,
                enough=ENOUGH[state.seats],
                available=available(tea, state.seats),
            )
            marks = [mark(counts, "tea", f"{number}/{ENOUGH[state.seats]}")]
            if points:
                marks.append(mark(Text("officinalis-mark-points", points=points), "points"))
            pieces.append(piece(f"tea-{side}:{TEAS[tea]}", TEAS[tea], tea_name(tea), marks=marks))
    return zone(here, "track", owner, Text("officinalis-zone-teas"), pieces, rule="teas")


# moves


def describe(state: Officinalis, played: Move) -> dict[str, Any]:
    """How a legal move is shown."""
    if played.verb == "next-round":
        label = Text("officinalis-move-next-round", round=state.round + 1)
        return move(label, None, [], "end-of-round")
    if played.verb == "attribute":
        environment = played.data[0]
        here = _environment_id(environment)
        touches = [here, *map(_card_id, cards(state.remaining & MEMBERS[environment]))]
        label = Text("officinalis-move-attribute", environment=environment_name(environment))
        return move(label, here, touches, "attribute")
    card, bit = played.data
    touches = [_card_id(card), "trick"]
    if len(state.trick) == state.seats - 1:
        wins = state.variant.beats[state.attribute][state.best] & bit
        winner = state.turn if wins else state.winner
        assert winner is not None
        keeper = _keeper(state, SIDE_OF[state.seats][winner], state.turn)
        touches += [*map(_card_id, state.trick), f"harvest-{keeper}"]
    return move(
        Text("officinalis-move-play", card=card_name(card)),
        _card_id(card),
        touches,
        "trick",
    )


def _attempts(state: Officinalis, seat: int | None) -> Iterator[dict[str, Any]]:
    """What a click on each card of the hand would mean that is not legal now."""
    if state.turn is None or seat != state.turn:
        return
    legal = state.playable() if state.phase == TRICK else 0
    for card in cards(state.hands[state.turn] & ~legal):
        yield {"text": PLAY[card].text, "on": _card_id(card)}


# the log


def narrate(
    before: Officinalis, played: Move, after: Officinalis, seat: int | None
) -> Iterator[dict[str, Any]]:
    """What a move is called in the log."""
    mover = before.turn
    if played.verb == "attribute":
        environment = environment_name(after.attribute)
        yield entry(
            Text("officinalis-log-attribute", environment=environment),
            mover,
            "attribute",
        )
    elif played.verb == "next-round":
        yield entry(Text("officinalis-log-deal", round=after.round), mover, "setup")
        if after.phase == TRICK:
            environment = environment_name(after.attribute)
            yield entry(
                Text("officinalis-log-attribute-shown", environment=environment),
                None,
                "o7",
            )
    else:
        card = played.data[0]
        rule = {MAISONUS: "o20", SALVIA: "o21"}.get(card, "trick")
        yield entry(Text("officinalis-log-play", card=card_name(card)), mover, rule)
        if not after.trick:
            yield from _narrate_harvest(after)


def _narrate_harvest(after: Officinalis) -> Iterator[dict[str, Any]]:
    assert after.last is not None
    _, winner, trick = after.last
    value = sum(after.variant.values[card] for card in trick)
    yield entry(Text("officinalis-log-harvest", value=value), winner, "harvest")
    if after.phase < PAUSE:
        return
    reason = "last-marvel" if any(after.hands) else "last-card"
    text = Text("officinalis-log-round-over", round=after.round, reason=reason)
    yield entry(text, None, "end-of-round")
    done = after.history[-1]
    for owner, side in enumerate(SIDE_OF[after.seats]):
        points = side_points(after.variant, after.seats, done.harvests[side], done.pickers[side])
        yield entry(Text("officinalis-log-round-points", points=points), owner, "points")
    if after.turn is None:
        yield entry(Text(f"officinalis-ending-{after.ending}"), None, "end-of-game")
