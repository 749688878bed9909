"""Why a move of Znakhar is not legal now, and by which section of the rulebook."""

from __future__ import annotations

from ...errors import IllegalMove
from ...moves import Move
from ...texts import Argument
from .components import CARD_OF, cards_of, copies_of, kinds, size
from .names import card_names, illness_name
from .state import ANSWERING, EXCHANGED, GIVING, OFFERED, Znakhar


def refusal(state: Znakhar, move: Move) -> IllegalMove:
    """The first reason that a player would be told; the move is known not to be legal."""
    if state.turn is None:
        return IllegalMove("rules-game-over", "end", text=move.text)
    code, rule, arguments = _REASONS[move.verb](state, move)
    return IllegalMove(f"znakhar-{code}", rule, text=move.text, **arguments)


Reason = tuple[str, str, dict[str, Argument]]


def _busy(state: Znakhar) -> Reason | None:
    """What must be done first, whatever else is wished."""
    if state.phase == OFFERED:
        return "answer-first", "exchange", {"number": state.number}
    if state.phase in (ANSWERING, GIVING):
        left = state.number - size(state.laid[state.phase == GIVING])
        return "give-first", "exchange", {"number": left}
    return None


def _not_laid_out(state: Znakhar, illness: int) -> Reason | None:
    name: dict[str, Argument] = {"illness": illness_name(state.cards, illness)}
    if state.table & illness:
        return None
    if any(cured & illness for cured in state.cured):
        return "cured-already", "cure", name
    return "not-laid-out", "cure", name


def _cure(state: Znakhar, move: Move) -> Reason:
    illness, recipe, _ = move.data
    reason = _busy(state) or _not_laid_out(state, illness)
    if reason:
        return reason
    assert state.turn is not None
    missing = recipe & ~kinds(state.hands[state.turn])
    return (
        "herbs-missing",
        "cure",
        {
            "illness": illness_name(state.cards, illness),
            "herbs": card_names(state.cards, missing),
            "number": len(cards_of(missing)),
        },
    )


def _charm(state: Znakhar, move: Move) -> Reason:
    illness = move.data[0]
    reason = _busy(state)
    if reason:
        return reason
    assert state.turn is not None
    if not state.hands[state.turn] & illness:
        return "no-such-charm", "charm", {"illness": illness_name(state.cards, illness)}
    reason = _not_laid_out(state, illness)
    assert reason
    return reason


def _pass(state: Znakhar, move: Move) -> Reason:
    reason = _busy(state)
    assert reason
    return reason


def _answer(state: Znakhar, move: Move) -> Reason:
    return _busy(state) or ("no-offer", "exchange", {})


def _offer(state: Znakhar, move: Move) -> Reason:
    partner, number = move.data
    reason = _busy(state)
    if reason:
        return reason
    if partner >= state.seats:
        return "no-such-seat", "setup", {"number": partner + 1}
    if partner == state.turn:
        return "not-with-yourself", "exchange", {}
    if state.asked == EXCHANGED:
        return "one-exchange-a-turn", "k18", {}
    if state.asked >> partner & 1:
        return "asked-already", "k18", {}
    assert state.turn is not None
    if state.sizes[state.turn] < number:
        return "you-hold-too-few", "k19", {"number": state.sizes[state.turn]}
    return "partner-holds-too-few", "k19", {"number": state.sizes[partner]}


def _give(state: Znakhar, move: Move) -> Reason:
    if state.phase == OFFERED:
        return "answer-first", "exchange", {"number": state.number}
    if state.phase not in (ANSWERING, GIVING):
        return "nothing-agreed", "exchange", {}
    assert state.turn is not None
    assert not copies_of(state.hands[state.turn], move.data[0])
    name = state.cards.names[CARD_OF[move.data[0]]]
    return "not-in-hand", "exchange", {"card": name}


_REASONS = {
    "accept": _answer,
    "charm": _charm,
    "cure": _cure,
    "give": _give,
    "offer": _offer,
    "pass": _pass,
    "refuse": _answer,
}
