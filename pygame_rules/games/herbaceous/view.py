"""What a seat of Herbaceous sees: gardens, containers, the deck and the turned card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...moves import Move
from ...texts import Text
from ...view import entry, mark, move, piece, zone
from .components import (
    CONTAINERS,
    HERBS,
    LARGE_POT,
    PLACES,
    SMALL_POTS,
    SOLO_OVERFLOW,
    SPECIAL_VALUE,
    any_of,
    cards,
    count,
    kinds,
    size,
)
from .names import container_name, herb_name, place_name
from .scoring import container_points, rank
from .state import (
    CATALOGUE,
    DRAW,
    FINISH,
    LAST,
    OVER,
    PASS,
    PLANT,
    PLANTING,
    POT,
    POTTED,
    POTTING,
    TURN,
    Herbaceous,
)

__all__ = ["describe", "draw", "narrate"]

PHASES = {
    TURN: "turn",
    POTTING: "potting",
    POTTED: "potted",
    PLANTING: "planting",
    LAST: "last",
    OVER: "over",
}


def draw(state: Herbaceous, seat: int | None) -> dict[str, Any]:
    """The parts of a view that are this game's own."""
    totals = state.totals()
    return {
        "phase": PHASES[state.phase],
        "prompt": _prompt(state).as_json(),
        "notes": [note.as_json() for note in _notes(state, totals)],
        "seats": [
            {"score": totals[number], "marks": list(_seat_marks(state, number))}
            for number in range(state.seats)
        ],
        "zones": list(_zones(state, seat)),
        "attempts": list(_attempts(state)),
    }


def _prompt(state: Herbaceous) -> Text:
    if state.turn is None:
        return Text("herbaceous-prompt-over", ending=Text(f"herbaceous-ending-{state.ending}"))
    if state.phase == POTTING:
        container = container_name(state.container)
        if not state.chosen:
            return Text("herbaceous-prompt-potting", container=container)
        can = "yes" if state.finished() else "no"
        more = "yes" if len(state.legal_moves()) > (can == "yes") else "no"
        return Text("herbaceous-prompt-chosen", container=container, finish=can, more=more)
    if state.phase == PLANTING:
        if state.seats > 1:
            return Text("herbaceous-prompt-planting", herb=herb_name(state.drawn))
        return Text(
            "herbaceous-prompt-planting-solo",
            herb=herb_name(state.drawn),
            places=state.places.bit_count(),
        )
    if state.phase == POTTED:
        return Text("herbaceous-prompt-draw")
    if state.phase == LAST:
        return Text("herbaceous-prompt-last", solo="yes" if state.seats == 1 else "no")
    return Text("herbaceous-prompt-turn", pot="yes" if state.usable(state.turn) else "no")


def _notes(state: Herbaceous, totals: list[int]) -> Iterator[Text]:
    if state.turn is None and state.seats == 1:
        yield Text(
            "herbaceous-note-rank",
            rank=Text(f"herbaceous-rank-{rank(totals[0]) + 1}"),
            points=totals[0],
        )


def _seat_marks(state: Herbaceous, seat: int) -> Iterator[dict[str, Any]]:
    if state.start == seat and state.seats > 1:
        yield mark(Text("herbaceous-mark-start"), "start")
    if state.bun == seat:
        yield mark(Text("herbaceous-mark-bun"), "bun")
    if state.retired >> seat & 1:
        yield mark(Text("herbaceous-mark-retired"), "done")


def _stacks(zone_id: str, herbs: int, *, shown: bool = True) -> list[dict[str, Any]]:
    """The herbs of a garden or a container, equal cards as one stack."""
    if not shown:
        hidden = Text("herbaceous-face-down")
        return [piece(f"{zone_id}:back", None, hidden, count=size(herbs))] if herbs else []
    return [
        piece(
            f"{zone_id}:{HERBS[herb]}",
            HERBS[herb],
            herb_name(herb),
            count=count(herbs, herb),
            marks=_herb_marks(herb),
        )
        for herb in kinds(herbs)
    ]


def _herb_marks(herb: int) -> list[dict[str, Any]]:
    value = SPECIAL_VALUE.get(herb)
    return [] if value is None else [mark(Text("herbaceous-mark-value", value=value), "special")]


def _zones(state: Herbaceous, seat: int | None) -> Iterator[dict[str, Any]]:
    deck = [piece("card:deck", None, Text("herbaceous-face-down"), count=state.left)]
    yield zone(
        "deck",
        "pile",
        None,
        Text("herbaceous-deck"),
        deck if state.left else [],
        rule="planting",
        count=state.left,
    )
    drawn = []
    if state.drawn >= 0:
        drawn = [
            piece(
                "card:drawn",
                HERBS[state.drawn],
                herb_name(state.drawn),
                marks=_herb_marks(state.drawn),
            )
        ]
    yield zone("drawn", "slots", None, Text("herbaceous-drawn"), drawn, rule="planting")
    yield zone(
        "community",
        "row",
        None,
        place_name("community"),
        _stacks("community", state.community),
        rule="turn",
        marks=[mark(Text("herbaceous-mark-overflow", number=SOLO_OVERFLOW), "overflow")]
        if state.seats == 1
        else [],
    )
    if state.seats == 1:
        yield zone(
            "discard",
            "pile",
            None,
            place_name("discard"),
            _stacks("discard", state.discard),
            rule="solo",
        )
    first = 0 if seat is None else seat
    for step in range(state.seats):
        yield from _seat_zones(state, (first + step) % state.seats, seat)


def _seat_zones(state: Herbaceous, owner: int, seat: int | None) -> Iterator[dict[str, Any]]:
    garden = f"garden-{owner}"
    yield zone(
        garden,
        "row",
        owner,
        place_name("private"),
        _stacks(garden, state.gardens[owner]),
        rule="turn",
    )
    shown = not state.variant.face_down or owner == seat or state.turn is None  # H21
    for container, slug in enumerate(CONTAINERS):
        here = f"{slug}-{owner}"
        choosing = owner == state.turn and container == state.container
        herbs = state.chosen if choosing else state.pots[4 * owner + container]
        yield zone(
            here,
            "slots",
            owner,
            container_name(container),
            _stacks(here, herbs, shown=shown or choosing),
            rule=slug,
            group="containers",
            marks=list(_container_marks(state, container, herbs, choosing)),
        )


def _container_marks(
    state: Herbaceous, container: int, herbs: int, choosing: bool
) -> Iterator[dict[str, Any]]:
    if choosing:
        yield mark(Text("herbaceous-mark-open"), "open")
        if not state.finished():
            return
    elif not herbs:
        yield mark(Text("herbaceous-mark-unused"), "unused")
        return
    points = container_points(state.variant, container, herbs)
    points += sum(SPECIAL_VALUE.get(herb, 0) for herb in cards(herbs))
    yield mark(Text("herbaceous-mark-points", points=points), "points")


def describe(state: Herbaceous, played: Move) -> dict[str, Any]:
    """How a legal move is shown."""
    seat = state.turn
    if played is DRAW:
        return move(Text("herbaceous-move-draw"), "deck", ["deck", "drawn"], "planting")
    if played is PASS:
        return move(Text("herbaceous-move-pass"), None, [], "end-phase")
    if played is FINISH:
        zone_id = f"{CONTAINERS[state.container]}-{seat}"
        label = Text("herbaceous-move-finish", container=container_name(state.container))
        return move(label, zone_id, [zone_id], CONTAINERS[state.container])
    if played.verb == "pot":
        container = played.data[0]
        zone_id = f"{CONTAINERS[container]}-{seat}"
        label = Text("herbaceous-move-pot", container=container_name(container))
        return move(label, zone_id, [zone_id], CONTAINERS[container])
    if played.verb == "take":
        place, slug = played.args
        herb = HERBS.index(slug)
        on = f"{_zone_of(place, seat)}:{slug}"
        zone_id = f"{CONTAINERS[state.container]}-{seat}"
        label = Text("herbaceous-move-take", herb=herb_name(herb), place=place)
        return move(label, on, [on, zone_id], "potting")
    place = played.args[0]
    zone_id = _zone_of(place, seat)
    touches = ["card:drawn", zone_id]
    if state.left and state.places.bit_count() == 2:
        last = next(name for bit, name in _places(state.places) if name != place)
        touches.append(_zone_of(last, seat))
    if state.seats == 1 and "community" in touches and size(state.community) == SOLO_OVERFLOW - 1:
        touches += [f"community:{HERBS[herb]}" for herb in kinds(state.community)]  # SH2
        if "discard" not in touches:
            touches.append("discard")
    label = Text("herbaceous-move-plant", herb=herb_name(played.data[1]), place=place)
    return move(label, zone_id, touches, "planting" if state.seats > 1 else "solo")


def _places(places: int) -> Iterator[tuple[int, str]]:
    return ((1 << bit, name) for bit, name in enumerate(PLACES) if places >> bit & 1)


def _zone_of(place: str, seat: int | None) -> str:
    return f"garden-{seat}" if place == "private" else place


def _attempts(state: Herbaceous) -> Iterator[dict[str, Any]]:
    """What a click on each thing would mean that is not legal now."""
    seat = state.turn
    if seat is None:
        return
    legal = state.legal_moves()
    wished: list[tuple[Move, str]] = [(DRAW, "deck")]
    for container, slug in enumerate(CONTAINERS):
        busy = state.phase == POTTING and container == state.container
        wished.append((FINISH if busy else POT[container], f"{slug}-{seat}"))
    for place, herbs in (("community", state.community), ("private", state.gardens[seat])):
        for herb in kinds(herbs):
            wished.append(
                (CATALOGUE[f"take {place} {HERBS[herb]}"], f"{_zone_of(place, seat)}:{HERBS[herb]}")
            )
    herb = max(state.drawn, 0)
    for bit, place in enumerate(PLACES):
        if place != "discard" or state.seats == 1:
            wished.append((PLANT[1 << bit][herb], _zone_of(place, seat)))
    for played, on in wished:
        if played not in legal:
            yield {"text": played.text, "on": on}


def narrate(
    before: Herbaceous, played: Move, after: Herbaceous, seat: int | None
) -> Iterator[dict[str, Any]]:
    """What a move is called in the log."""
    mover = before.turn
    if played is FINISH:
        container = before.container
        number = size(before.chosen)
        if container == SMALL_POTS:
            number = any_of(before.chosen).bit_count()
        yield entry(
            Text(
                f"herbaceous-log-{CONTAINERS[container]}",
                herb=herb_name(cards(before.chosen)[0]),
                number=number,
            )
            if container == LARGE_POT
            else Text(f"herbaceous-log-{CONTAINERS[container]}", number=number),
            mover,
            CONTAINERS[container],
        )
        if after.bun != before.bun:
            yield entry(Text("herbaceous-log-bun"), mover, "bun")
    elif played is PASS:
        yield entry(Text("herbaceous-log-pass"), mover, "end-phase")
    elif played.verb == "plant":
        yield from _narrate_planting(before, played, after)
    for other in range(after.seats):
        if after.retired & ~before.retired & 1 << other and played is not PASS:
            yield entry(Text("herbaceous-log-cannot-pot"), other, "h12")
    if after.turn is None:
        yield entry(Text(f"herbaceous-ending-{after.ending}"), None, "end-phase")
    elif after.phase == LAST and before.phase == PLANTING:
        yield entry(Text("herbaceous-log-deck-out"), None, "end-phase")


def _narrate_planting(
    before: Herbaceous, played: Move, after: Herbaceous
) -> Iterator[dict[str, Any]]:
    rule = "planting" if before.seats > 1 else "solo"
    place, herb = played.data
    yield entry(
        Text("herbaceous-log-plant", herb=herb_name(herb), place=played.args[0]), before.turn, rule
    )
    if before.left and not after.places:
        last = before.deck[before.removed + before.left - 1]
        name = next(name for bit, name in _places(before.places & ~place))
        yield entry(
            Text("herbaceous-log-plant", herb=herb_name(last), place=name), before.turn, rule
        )
    if before.seats == 1 and before.community and not after.community:
        yield entry(Text("herbaceous-log-overflow", number=SOLO_OVERFLOW), None, "sh2")
