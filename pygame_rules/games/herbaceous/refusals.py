"""Why a move of Herbaceous is not legal now, and by which section of the rulebook."""

from __future__ import annotations

from ...errors import IllegalMove
from ...moves import Move
from ...texts import Argument
from .components import (
    COMMUNITY,
    CONTAINERS,
    GLASS_JAR,
    JAR_SIZE,
    LARGE_POT,
    MOST_IDENTICAL,
    MOST_PAIRS,
    PLACES,
    SMALL_POTS,
    WOODEN_PLANTER,
    any_of,
    one,
    size,
    two_of,
)
from .names import container_name, herb_name, place_name
from .state import PLANTING, POTTED, POTTING, Herbaceous


def refusal(state: Herbaceous, move: Move) -> IllegalMove:
    """The first reason that a player would be told; the move is known not to be legal."""
    if state.turn is None:
        return IllegalMove("rules-game-over", "end-phase", text=move.text)
    code, rule, arguments = _REASONS[move.verb](state, move)
    return IllegalMove(f"herbaceous-{code}", rule, text=move.text, **arguments)


Reason = tuple[str, str, dict[str, Argument]]

_DECK_IS_OUT: Reason = ("deck-is-out", "end-phase", {})


def _busy(state: Herbaceous) -> Reason | None:
    """What must be done first, whatever else is wished."""
    if state.phase == POTTING:
        return "finish-potting-first", "potting", {"container": container_name(state.container)}
    if state.phase == PLANTING:
        return "plant-first", "planting", {"herb": herb_name(state.drawn)}
    return None


def _before_potting(state: Herbaceous) -> Reason | None:
    """What keeps the player from potting now."""
    if state.phase == POTTED:
        return "one-container-a-turn", "potting", {}
    return _busy(state)


def _draw(state: Herbaceous, move: Move) -> Reason:
    return _busy(state) or _DECK_IS_OUT


def _pass(state: Herbaceous, move: Move) -> Reason:
    return _busy(state) or ("must-plant", "planting", {})


def _plant(state: Herbaceous, move: Move) -> Reason:
    place, herb = move.data
    if state.phase != PLANTING:
        return ("nothing-drawn", "planting", {}) if state.left else _DECK_IS_OUT
    if herb != state.drawn:
        return "other-card-drawn", "planting", {"herb": herb_name(state.drawn)}
    if state.seats > 1 and place not in (1, COMMUNITY):
        return "no-discard", "planting", {}
    return "place-taken", "planting", {"place": place_name(PLACES[place.bit_length() - 1])}


def _pot(state: Herbaceous, move: Move) -> Reason:
    container = move.data[0]
    name: dict[str, Argument] = {"container": container_name(container)}
    busy = _before_potting(state)
    if busy:
        return busy
    assert state.turn is not None
    if state.pots[4 * state.turn + container]:
        return "container-used", "potting", name
    if container == SMALL_POTS:
        return "no-pair-in-reach", "small-pots", name
    if container == GLASS_JAR and state.community + state.gardens[state.turn]:
        return "jar-needs-three", "glass-jar", {"number": JAR_SIZE}
    return "nothing-in-reach", "potting", name


def _take(state: Herbaceous, move: Move) -> Reason:
    place, card = move.data
    herb = card.bit_length() // 4
    name: dict[str, Argument] = {"herb": herb_name(herb)}
    if state.phase != POTTING:
        return _before_potting(state) or ("choose-a-container", "potting", {})
    assert state.turn is not None
    garden = state.community if place == COMMUNITY else state.gardens[state.turn]
    if not garden & 15 * card:
        return "not-there", "potting", {**name, "place": place_name(move.args[0])}
    if state.container == GLASS_JAR:
        return "jar-is-full", "glass-jar", {"number": JAR_SIZE}
    if card.bit_length() > one(6).bit_length():
        return "special-only-in-jar", "potting", name
    chosen = state.chosen
    if state.container == WOODEN_PLANTER:
        return "planter-has-it", "wooden-planter", name
    if state.container == LARGE_POT:
        if size(chosen) == MOST_IDENTICAL and chosen & 15 * card:
            return "pot-is-full", "large-pot", {"number": MOST_IDENTICAL}
        chosen_herb = any_of(chosen).bit_length() // 4
        return "pot-takes-one-kind", "large-pot", {"herb": herb_name(chosen_herb)}
    if two_of(chosen) & card:
        return "pair-is-complete", "small-pots", name
    if any_of(chosen).bit_count() == MOST_PAIRS:
        return "pots-are-full", "small-pots", {"number": MOST_PAIRS}
    return "no-second-in-reach", "small-pots", name


def _finish(state: Herbaceous, move: Move) -> Reason:
    if state.phase != POTTING:
        return _before_potting(state) or ("choose-a-container", "potting", {})
    rule = CONTAINERS[state.container]
    if not state.chosen:
        return "nothing-chosen", rule, {"container": container_name(state.container)}
    if state.container == GLASS_JAR:
        return "jar-needs-three", rule, {"number": JAR_SIZE}
    unpaired = any_of(state.chosen) & ~two_of(state.chosen)
    return "pair-is-incomplete", rule, {"herb": herb_name(unpaired.bit_length() // 4)}


_REASONS = {
    "draw": _draw,
    "finish": _finish,
    "pass": _pass,
    "plant": _plant,
    "pot": _pot,
    "take": _take,
}
