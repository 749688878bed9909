"""What passing tells: whoever passes had hardly the cards that an illness on the table asks for."""

from __future__ import annotations

from ...dice import Dice
from .components import HELD, ILLNESSES, cards_of, kinds
from .state import Znakhar

__all__ = ["believe"]

DOUBT = 8  # once in so many times somebody is taken to have passed with a cure in hand
TRIES = 12  # cards changed in a hand before it stays as it is


def believe(state: Znakhar, seat: int, dice: Dice) -> None:
    """Change a deal that a seat imagines, so that whoever passed could not cure what lay there.

    Cards that would have cured it go to the pile for others; those taken up since may be anything,
    and so may be those that the seat has itself given away.
    """
    pile = list(state.pile)
    given = _exchanged_with(state, seat)
    for other in range(state.seats):
        unable = state.unable[other] & state.table
        if other != seat and unable and not state.laid_by(other) and dice.below(DOUBT):
            state.hands[other] = _without(state, other, unable, given, pile, dice)
    state.pile = tuple(pile)


def _exchanged_with(state: Znakhar, seat: int) -> int:
    """The kinds of card that a seat has given away; it may know where they are."""
    given = 0
    for event in state.events():
        if len(event) > 3 and seat in event[:2]:
            given |= kinds(event[3] if seat == event[0] else event[4])
    return given


def _without(
    state: Znakhar, seat: int, unable: int, given: int, pile: list[int], dice: Dice
) -> int:
    """The hand of a seat without cures for the illnesses, but for those among its newest cards."""
    cards, order = state.cards, cards_of(state.hands[seat])
    dice.shuffle(order)
    fresh = min(state.fresh[seat], len(order))
    newest, older = order[:fresh], order[fresh:]
    held = sum(HELD[card] for card in older)
    for _ in range(TRIES):
        able = (held | cards.able(held)) & unable
        if not able or not pile:
            break
        illness = able & -able
        asked = illness if held & illness else cards.recipes[illness.bit_length() - 1]
        loose = [place for place, card in enumerate(older) if HELD[card] & asked & ~given]
        if not loose:
            unable ^= illness
            continue
        place, other = dice.choice(loose), dice.below(len(pile))
        gone, come = older[place], pile[other]
        if come >= ILLNESSES and not HELD[come] & asked:
            older[place], pile[other] = come, gone
            held += HELD[come] - HELD[gone]
    return held + sum(HELD[card] for card in newest)
