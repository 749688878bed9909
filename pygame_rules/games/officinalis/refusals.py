"""Why a move of Officinalis is not legal now, and by which section of the rulebook."""

from __future__ import annotations

from ...errors import IllegalMove
from ...moves import Move
from ...texts import Argument
from .components import ENVIRONMENT, IN_PLAY, MEMBERS, SALVIA
from .names import card_name, environment_name
from .state import ATTRIBUTE, PAUSE, Officinalis

Reason = tuple[str, str, dict[str, Argument]]


def refusal(state: Officinalis, move: Move) -> IllegalMove:
    """The first reason that a player would be told; the move is known not to be legal."""
    if state.turn is None:
        return IllegalMove("rules-game-over", "end-of-game", text=move.text)
    code, rule, arguments = _busy(state, move) or _REASONS[move.verb](state, move)
    return IllegalMove(f"officinalis-{code}", rule, text=move.text, **arguments)


def _busy(state: Officinalis, move: Move) -> Reason | None:
    """What must be done first, whatever else is wished."""
    if state.phase == PAUSE:
        return "round-is-over", "end-of-round", {"round": state.round + 1}
    if state.phase == ATTRIBUTE and move.verb != "attribute":
        return "attribute-first", "attribute", {}
    return None


def _attribute(state: Officinalis, move: Move) -> Reason:
    environment = move.data[0]
    name: dict[str, Argument] = {"environment": environment_name(environment)}
    if state.phase != ATTRIBUTE:
        return (
            "attribute-settled",
            "attribute",
            {"environment": environment_name(state.attribute)},
        )
    if not IN_PLAY[state.seats] & MEMBERS[environment]:
        return "environment-not-in-play", "o6", name
    return "environment-not-shown", "o7", name


def _next_round(state: Officinalis, move: Move) -> Reason:
    return "round-goes-on", "end-of-round", {}


def _play(state: Officinalis, move: Move) -> Reason:
    card, bit = move.data
    assert state.turn is not None
    if not IN_PLAY[state.seats] & bit:
        return (
            "not-in-play",
            "setup",
            {
                "card": card_name(card),
                "environment": environment_name(ENVIRONMENT[card]),
            },
        )
    hand = state.hands[state.turn]
    if not hand & bit:
        return "not-in-hand", "trick", {"card": card_name(card)}
    attribute: dict[str, Argument] = {"environment": environment_name(state.attribute)}
    if not hand & state.required:
        return "must-play-attribute", "o21" if card == SALVIA else "o15", attribute
    led = next(place for place, held in enumerate(MEMBERS) if held == state.required)
    return (
        "must-follow",
        "o21" if card == SALVIA else "o14",
        {"environment": environment_name(led)},
    )


_REASONS = {"attribute": _attribute, "next-round": _next_round, "play": _play}
