"""Set-ups of Herbaceous for diagrams, puzzles and tests."""

from __future__ import annotations

from typing import Any

from ...dice import Dice
from ...errors import BadPosition
from ...fields import Fields
from ...setups import SetUp, read_components, read_options, read_seed
from .components import (
    CONTAINERS,
    COPIES,
    DECK,
    HERBS,
    PLACES,
    REMOVED,
    SOLO_OVERFLOW,
    Variant,
    cards,
    size,
)
from .meta import META
from .own import read
from .sets import count_card, read_bun, read_cards, read_garden, read_herbs, read_pots
from .state import LAST, OVER, PLANTING, POTTED, POTTING, TURN, Herbaceous

__all__ = ["set_up", "written"]


def set_up(position: Any) -> SetUp:
    """The state of a set-up.

    ``{"seats": [{"large-pot": [slugs], "wooden-planter": […], "small-pots": […],
    "glass-jar": […], "garden": […]}, … 1 to 4], "community": […], "discard": […] (solo),
    "deck": [slugs, the top card first] or a number of random cards, "drawn": slug,
    "places": ["private", "community", "discard"], "turn": seat, "start": seat,
    "potted": whether the turn's pot is over, "retired": [seats], "bun": seat,
    "options": {…}, "components": {…}, "seed": …}``. Everything but ``seats`` may be left out;
    cards that are named nowhere are the removed ones.
    """
    fields = Fields(position, BadPosition)
    fields.only(
        *("seats", "community", "discard", "deck", "drawn", "places", "turn", "start"),
        *("potted", "retired", "bun", "options", "components", "seed"),
    )
    sides = fields.children("seats", META.seats[0], META.seats[-1])
    seats = len(sides)
    options = read_options(fields, META, seats)
    variant = Variant(options, read_components(fields, read))
    seed = read_seed(fields)
    seen = [0] * len(HERBS)
    gardens, pots = [], []
    for side in sides:
        side.only(*CONTAINERS, "garden")
        pots.append(read_pots(side, variant, seen))
        gardens.append(read_garden(side, seats, seen))
    community = read_herbs(fields, "community", seen)
    discard = read_herbs(fields, "discard", seen)
    if seats == 1 and size(community) >= SOLO_OVERFLOW:
        raise fields.wrong("herbaceous-solo-overflow", "community", "solo", text=size(community))
    if seats > 1 and discard:
        raise fields.wrong("herbaceous-no-discard", "discard", "planting", text=size(discard))
    drawn = fields.slug("drawn", HERBS)
    if drawn is not None:
        count_card(fields, "drawn", HERBS.index(drawn), seen)
    removed, deck = _read_deck(fields, seen, Dice(seed))
    start = fields.seat("start", seats) or 0
    state = Herbaceous(seats, variant, start, tuple(removed + deck), len(removed))
    state.turn = turn = fields.seat("turn", seats) or 0
    state.gardens, state.pots = gardens, [pot for containers in pots for pot in containers]
    state.community, state.discard = community, discard
    state.bun = read_bun(fields, pots, whole=True)
    for number, seat in enumerate(fields.items("retired")):
        if type(seat) is not int or not 0 <= seat < seats:
            raise fields.bad(f"retired[{number}]", seat)
        state.retired |= 1 << seat
    _can_be_reached(fields, state, drawn)
    _begin(fields, state, drawn, turn)
    return SetUp(state, seed, options)


def written(state: Herbaceous) -> dict[str, Any] | None:
    """A set-up of this state, with any cards in the deck; None in the middle of potting."""
    if state.phase in (POTTING, OVER):
        return None
    position: dict[str, Any] = {
        "seats": [_written_seat(state, seat) for seat in range(state.seats)],
        "community": _slugs(state.community),
        "discard": _slugs(state.discard),
        "deck": state.left,
        "turn": state.turn,
        "start": state.start,
        "potted": state.phase == POTTED,
        "retired": [seat for seat in range(state.seats) if state.retired >> seat & 1],
        "bun": None if state.bun < 0 else state.bun,
    }
    if state.phase == PLANTING:
        position["drawn"] = HERBS[state.drawn]
        places = [name for number, name in enumerate(PLACES) if state.places >> number & 1]
        if len(places) < len(_names(state.seats)):
            position["places"] = places
    return position


def _written_seat(state: Herbaceous, seat: int) -> dict[str, list[str]]:
    pots = state.pots[4 * seat : 4 * seat + 4]
    held = {name: _slugs(pot) for name, pot in zip(CONTAINERS, pots, strict=True) if pot}
    return {**held, "garden": _slugs(state.gardens[seat])}


def _slugs(herbs: int) -> list[str]:
    return [HERBS[herb] for herb in cards(herbs)]


def _can_be_reached(fields: Fields, state: Herbaceous, drawn: str | None) -> None:
    """Refuse what no game comes to: more cards than it has, or an end that has been passed."""
    number, most = len(DECK) - state.removed, len(DECK) - REMOVED[state.seats]
    if number > most:
        raise fields.wrong("herbaceous-too-many-in-play", "deck", "setup", text=number, most=most)
    solo = state.seats == 1
    if all(state.pots) and (state.variant.solo_stop if solo else state.variant.early_end):
        raise fields.wrong("herbaceous-all-is-potted", "seats", "sh1" if solo else "h13", text=0)
    if state.retired and (state.left or drawn is not None):
        given = fields.raw("retired")
        raise fields.wrong("herbaceous-retired-too-early", "retired", "h12", text=len(given))


def _begin(fields: Fields, state: Herbaceous, drawn: str | None, turn: int) -> None:
    """The phase that the set-up stands in."""
    if drawn is not None:
        state.drawn = HERBS.index(drawn)
        state.places = _read_places(fields, state.seats)
        state.phase = PLANTING
    elif fields.has("places"):
        raise fields.bad("places", fields.raw("places"))
    elif state.left:
        state.phase = POTTED if fields.flag("potted") else TURN
    elif fields.flag("potted") or not state.usable(turn) or state.retired >> turn & 1:
        raise fields.wrong(
            "herbaceous-nothing-to-do", "turn", "end-phase", text=turn, number=turn + 1
        )
    else:
        state.phase = LAST


def _read_places(fields: Fields, seats: int) -> int:
    names = _names(seats)
    given = fields.slugs("places", names) if fields.has("places") else names
    places = sum({1 << names.index(name) for name in given})
    if places & places - 1 == 0:
        raise fields.bad("places", len(given))
    return places


def _names(seats: int) -> tuple[str, ...]:
    """The places to which the cards of a turn may go."""
    return PLACES if seats == 1 else PLACES[:2]


def _read_deck(fields: Fields, seen: list[int], dice: Dice) -> tuple[list[int], list[int]]:
    """The removed cards and the draw pile, from its bottom to its top."""
    given = fields.raw("deck", 0)
    if isinstance(given, list):
        top_first = read_cards(fields, "deck", seen)
        return _unseen(seen), top_first[::-1]
    unseen = _unseen(seen)
    number = fields.integer("deck", 0, len(unseen))
    dice.shuffle(unseen)
    return unseen[number:], unseen[:number]


def _unseen(seen: list[int]) -> list[int]:
    return [herb for herb, copies in enumerate(COPIES) for _ in range(copies - seen[herb])]
