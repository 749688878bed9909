"""What a seat of Znakhar sees: the sick, its own hand, the pile, an exchange that is going on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...moves import Move
from ...texts import Text
from ...view import entry, mark, move, piece, zone
from .cards import ACCEPT, OFFER, PASS, REFUSE
from .components import (
    CARD_OF,
    CLASSES,
    HELD,
    ILLNESSES,
    bits,
    cards_of,
    charm_card,
    copies_of,
    herb_card,
    kinds,
    places,
    size,
)
from .names import card_names, class_name, illness_name, illness_names
from .state import ANSWERING, EXCHANGED, GIVING, OFFERED, OVER, TURN, Znakhar

__all__ = ["describe", "draw", "narrate"]

PHASES = {
    TURN: "turn",
    OFFERED: "offered",
    ANSWERING: "answering",
    GIVING: "giving",
    OVER: "over",
}
FACE_DOWN = Text("znakhar-face-down")


def draw(state: Znakhar, seat: int | None) -> dict[str, Any]:
    """The parts of a view that are this game's own."""
    totals = state.totals()
    return {
        "phase": PHASES[state.phase],
        "prompt": _prompt(state, seat).as_json(),
        "notes": [],
        "seats": [
            {"score": totals[number], "marks": list(_seat_marks(state, number))}
            for number in range(state.seats)
        ],
        "zones": list(_zones(state, seat)),
        "attempts": list(_attempts(state)) if seat == state.turn else [],
    }


def _prompt(state: Znakhar, seat: int | None) -> Text:
    if state.turn is None:
        return Text("znakhar-prompt-over", ending=Text(f"znakhar-ending-{state.ending}"))
    if seat != state.turn:  # what it may do follows from its hand
        return Text("znakhar-prompt-wait")
    if state.phase == OFFERED:
        return Text("znakhar-prompt-offered", number=state.number)
    if state.phase in (ANSWERING, GIVING):
        return Text("znakhar-prompt-give", number=state.number - size(state.laid_by(seat)))
    hand = state.hands[seat]
    can = state.table & (hand | state.cards.able(hand))
    return Text(
        "znakhar-prompt-turn",
        cure="yes" if can else "no",
        exchange="yes" if any(move.verb == "offer" for move in state.legal_moves()) else "no",
        draw="yes" if state.left else "no",
    )


def _seat_marks(state: Znakhar, seat: int) -> Iterator[dict[str, Any]]:
    if state.start == seat:
        yield mark(Text("znakhar-mark-start"), "start")
    if state.turn is None:
        return
    if seat == state.active and state.partner >= 0:
        yield mark(Text("znakhar-mark-offers", number=state.number), "exchange")
    if seat == state.active and state.asked == EXCHANGED:
        yield mark(Text("znakhar-mark-exchanged"), "exchange")
    if state.asked != EXCHANGED and state.asked >> seat & 1:
        yield mark(Text("znakhar-mark-refused"), "passed")


def _zones(state: Znakhar, seat: int | None) -> Iterator[dict[str, Any]]:
    left = state.left
    last = [mark(Text("znakhar-mark-last", number=state.last), "clock")] if state.last else []
    yield zone(
        "pile",
        "pile",
        None,
        Text("znakhar-pile"),
        [piece("card:pile", None, FACE_DOWN, count=left)] if left else [],
        rule="drawing",
        marks=last,
    )
    if state.spoken >= 0:
        yield _spoken(state)
    yield zone(
        "discard",
        "pile",
        None,
        Text("znakhar-discard"),
        [
            piece(f"discard:{slug}", slug, name, count=count)
            for slug, name, count, _ in _cards(state, state.discard)
        ],
        rule="k16",
    )
    first = 0 if seat is None else seat
    for step in range(state.seats):
        yield from _seat_zones(state, (first + step) % state.seats, seat)


def _spoken(state: Znakhar) -> dict[str, Any]:
    """The charm that was just read, for all to hear (K11)."""
    card = charm_card(state.spoken)
    words = mark(state.cards.words[state.spoken], "charm")
    shown = piece("card:spoken", state.cards.slugs[card], state.cards.names[card], marks=[words])
    return zone("spoken", "slots", None, Text("znakhar-spoken"), [shown], rule="charm")


def _cards(state: Znakhar, hand: int) -> Iterator[tuple[str, Text, int, int]]:
    """Slug, name, count and single card of each kind of a hand: common herbs first, charms last."""
    cards = state.cards
    listed = []
    for one in bits(kinds(hand)):
        card = CARD_OF[one]
        herb = card - herb_card(0)
        order = -cards.copies[herb] if herb >= 0 else 0
        listed.append((order, card, one))
    for _, card, one in sorted(listed):
        yield cards.slugs[card], cards.names[card], copies_of(hand, one), one


def _seat_zones(state: Znakhar, owner: int, seat: int | None) -> Iterator[dict[str, Any]]:
    uncured = state.uncured[owner]
    yield zone(
        f"illnesses-{owner}",
        "row",
        owner,
        Text("znakhar-illnesses"),
        [_illness(state, illness, seat) for illness in _by_class(state, uncured)],
        rule="cure",
        marks=[_points(-state.cards.points(uncured))] if uncured else [],
    )
    yield zone(
        f"hand-{owner}",
        "hand",
        owner,
        Text("znakhar-hand"),
        _hand(state, f"hand-{owner}", state.hands[owner], owner == seat),
        rule="setup",
    )
    if state.partner >= 0 and owner in (state.partner, state.active) and state.phase != OFFERED:
        yield zone(
            f"laid-{owner}",
            "slots",
            owner,
            Text("znakhar-laid"),
            _hand(state, f"laid-{owner}", state.laid_by(owner), owner == seat),
            rule="exchange",
        )
    cured = state.cured[owner]
    yield zone(
        f"cured-{owner}",
        "pile",
        owner,
        Text("znakhar-cured"),
        [
            piece(
                f"cured:{state.cards.illnesses[illness]}",
                state.cards.illnesses[illness],
                state.cards.names[illness],
            )
            for illness in _by_class(state, cured)
        ],
        rule="k17",
        marks=[_points(state.cards.points(cured))] if cured else [],
    )


def _points(points: int) -> dict[str, Any]:
    return mark(Text("znakhar-mark-points", points=points), "points")


def _by_class(state: Znakhar, illnesses: int) -> list[int]:
    return sorted(places(illnesses), key=lambda illness: (state.cards.classes[illness], illness))


def _illness_id(state: Znakhar, illness: int) -> str:
    return f"illness:{state.cards.illnesses[illness]}"


def _illness(state: Znakhar, illness: int, seat: int | None) -> dict[str, Any]:
    return piece(
        _illness_id(state, illness),
        state.cards.illnesses[illness],
        state.cards.names[illness],
        marks=list(_illness_marks(state, illness, seat)),
    )


def _illness_marks(state: Znakhar, illness: int, seat: int | None) -> Iterator[dict[str, Any]]:
    """Class, herbs needed and which of them I hold, whether I can cure it or nearly so."""
    cards = state.cards
    level = cards.classes[illness]
    hand = 0 if seat is None else state.hands[seat]
    recipe = cards.recipes[illness]
    yield mark(
        Text("znakhar-mark-class", level=class_name(level), points=level),
        f"class-{CLASSES[level - 1]}",
    )
    for one in bits(recipe):
        name = cards.names[CARD_OF[one]]
        if copies_of(hand, one):
            yield mark(Text("znakhar-mark-held", herb=name), "held")
        else:
            yield mark(Text("znakhar-mark-wanted", herb=name), "wanted")
    if hand >> illness & 1:
        yield mark(Text("znakhar-mark-charm"), "charm")
    missing = (recipe & ~kinds(hand)).bit_count()
    if not missing:
        yield mark(Text("znakhar-mark-ready"), "ready")
    elif missing == 1 and seat is not None:
        yield mark(Text("znakhar-mark-near"), "near")


def _hand(state: Znakhar, zone_id: str, hand: int, shown: bool) -> list[dict[str, Any]]:
    """One's own cards sorted by herb; those of others as one stack of backs."""
    if not shown:
        return [piece(f"{zone_id}:back", None, FACE_DOWN, count=size(hand))] if hand else []
    return [
        piece(f"{zone_id}:{slug}", slug, name, count=count, marks=list(_card_marks(state, one)))
        for slug, name, count, one in _cards(state, hand)
    ]


def _card_marks(state: Znakhar, one: int) -> Iterator[dict[str, Any]]:
    """Which of the sick the card helps (K3), or that its charm can be read now."""
    card = CARD_OF[one]
    if card < herb_card(0):
        if state.table & one:
            yield mark(Text("znakhar-mark-ready"), "ready")
        return
    here = state.cards.treats[card - herb_card(0)] & state.table
    for name in illness_names(state.cards, here):
        yield mark(Text("znakhar-mark-treats", illness=name), "treats")


def _card_ids(state: Znakhar, zone_id: str, hand: int) -> list[str]:
    return [f"{zone_id}:{state.cards.slugs[card]}" for card in cards_of(kinds(hand))]


def describe(state: Znakhar, played: Move) -> dict[str, Any]:
    """How a legal move is shown."""
    seat = state.turn
    cards = state.cards
    hand = f"hand-{seat}"
    if played is PASS:
        label = Text("znakhar-move-pass", draw="yes" if state.left else "no")
        return move(label, "pile" if state.left else None, ["pile"], "pass")
    if played is ACCEPT or played is REFUSE:
        label = Text(f"znakhar-move-{played.verb}", number=state.number)
        touches = [hand, f"hand-{state.active}"] if played is ACCEPT else []
        return move(label, None, touches, "exchange")
    if played.verb == "offer":
        partner, number = played.data
        label = Text("znakhar-move-offer", number=number)
        return move(label, f"hand-{partner}", [f"hand-{partner}", hand], "exchange")
    if played.verb == "give":
        (on,) = _card_ids(state, hand, played.data[0])
        name = cards.names[CARD_OF[played.data[0]]]
        return move(Text("znakhar-move-give", card=name), on, [on, f"laid-{seat}"], "exchange")
    illness = played.data[0]
    level = cards.classes[illness.bit_length() - 1]
    on = _illness_id(state, illness.bit_length() - 1)
    touches = [on, f"cured-{seat}", "discard", *(["pile"] if state.left else [])]
    if played.verb == "cure":
        label = Text("znakhar-move-cure", illness=illness_name(cards, illness), points=level)
        return move(label, on, [*touches, *_card_ids(state, hand, played.data[1])], "cure")
    label = Text("znakhar-move-charm", illness=illness_name(cards, illness), points=level)
    (charm,) = _card_ids(state, hand, illness)
    return move(label, charm, [*touches, charm], "charm")


def _attempts(state: Znakhar) -> Iterator[dict[str, Any]]:
    """What a click on each thing would mean that is not legal now."""
    seat = state.turn
    if seat is None:
        return
    legal = state.legal_moves()
    cards = state.cards
    wished = [(PASS, "pile")]
    for illness in places(state.table):
        wished.append((cards.cure[1 << illness], _illness_id(state, illness)))
    for other in range(state.seats):
        if other != seat:
            wished.append((OFFER[other][0], f"hand-{other}"))
    giving = state.phase in (ANSWERING, GIVING)
    for slug, _, _, one in _cards(state, state.hands[seat]):
        charm = one < 1 << ILLNESSES and not giving
        wished.append((cards.charm[one] if charm else cards.give[one], f"hand-{seat}:{slug}"))
    for played, on in wished:
        if played not in legal:
            yield {"text": played.text, "on": on}


def narrate(
    before: Znakhar, played: Move, after: Znakhar, seat: int | None
) -> Iterator[dict[str, Any]]:
    """What a move is called in the log; a seat also reads what only it knows."""
    mover = before.turn
    cards = before.cards
    if played.verb in ("cure", "charm"):
        illness = played.data[0]
        assert mover is not None
        own = "yes" if before.uncured[mover] & illness else "no"
        name = illness_name(cards, illness)
        if played.verb == "cure":
            herbs = card_names(cards, played.data[1])
            yield entry(Text("znakhar-log-cure", illness=name, herbs=herbs, own=own), mover, "cure")
        else:
            words = cards.words[illness.bit_length() - 1]
            yield entry(
                Text("znakhar-log-charm", illness=name, words=words, own=own), mover, "charm"
            )
    elif played is PASS:
        yield entry(Text("znakhar-log-pass"), mover, "pass")
    elif played.verb == "offer":
        yield entry(Text("znakhar-log-offer", number=played.data[1]), mover, "exchange")
    elif played is ACCEPT or played is REFUSE:
        yield entry(Text(f"znakhar-log-{played.verb}", number=before.number), mover, "exchange")
    elif after.turn != mover or after.phase != before.phase:
        yield from _narrate_laying(before, after, seat)
    if before.left != after.left:
        yield from _narrate_drawing(before, after, seat)
    if after.turn is None:
        yield entry(Text(f"znakhar-ending-{after.ending}"), None, "end")


def _narrate_laying(before: Znakhar, after: Znakhar, seat: int | None) -> Iterator[dict[str, Any]]:
    """Both partners' choices; they themselves read what changed hands."""
    if before.phase == ANSWERING:
        yield entry(Text("znakhar-log-laid", number=before.number), before.turn, "exchange")
        return
    active, partner, number, from_active, from_partner, *_ = after.history[0]  # type: ignore[index]
    yield entry(Text("znakhar-log-exchange", number=number), active, "exchange")
    if seat in (active, partner):
        gave, got = (from_active, from_partner) if seat == active else (from_partner, from_active)
        yield entry(
            Text(
                "znakhar-log-swapped",
                gave=card_names(before.cards, gave),
                got=card_names(before.cards, got),
            ),
            seat,
            "exchange",
        )


def _narrate_drawing(before: Znakhar, after: Znakhar, seat: int | None) -> Iterator[dict[str, Any]]:
    """How many cards were drawn; which, for the seat that drew them; illnesses for all."""
    drawer = before.turn
    top = before.aside + after.left
    drawn = before.pile[top : before.aside + before.left]
    held = sum(HELD[card] for card in drawn)
    number = len(drawn)
    if drawer == seat and held:
        names = card_names(before.cards, held)
        yield entry(Text("znakhar-log-drew", cards=names, number=number), drawer, "drawing")
    else:
        yield entry(Text("znakhar-log-draws", number=number), drawer, "drawing")
    new = sum(1 << card for card in drawn if card < ILLNESSES)
    if new:
        names = illness_names(before.cards, new)
        yield entry(
            Text("znakhar-log-laid-out", illnesses=names, number=len(names)), drawer, "drawing"
        )
    if not after.left:
        yield entry(Text("znakhar-log-pile-out", number=after.last), None, "end")
