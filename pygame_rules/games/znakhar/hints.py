"""What is worth knowing when one plays Znakhar."""

from __future__ import annotations

from collections.abc import Sequence

from ...dice import Dice
from ...moves import Move
from ...texts import Text
from .cards import ACCEPT, PASS, REFUSE
from .components import CARD_OF, CHARM_BITS, bits, herb_card, kinds
from .names import illness_name
from .state import OFFERED, TURN, Znakhar

__all__ = ["absent", "consider", "grows", "prefer", "reasons"]

NEARLY_OUT = 4  # cards in the pile with which a game can be looked through to its end


def consider(state: Znakhar) -> Sequence[Move]:
    """Whoever can cure does so: illnesses that wait cost points, or go to somebody else."""
    if state.phase == TURN:
        assert state.turn is not None
        cards, hand, table = state.cards, state.hands[state.turn], state.table
        cures = [cards.charm[bit] for bit in bits(hand & table)]
        cures += [cards.cure[bit] for bit in bits(cards.able(hand) & table)]
        if cures:
            return cures
    return state.search_moves()


def grows(state: Znakhar) -> bool:
    """Only when the pile is nearly out: before that the cards outweigh what single moves differ by."""
    return state.left <= NEARLY_OUT


def prefer(state: Znakhar, dice: Dice) -> Move:
    """The cure worth most, at home first; no exchange unless one is offered; cards of no use."""
    turn, cards = state.turn, state.cards
    assert turn is not None
    if state.phase == TURN:
        hand, home = state.hands[turn], state.uncured[turn]
        here = (hand | cards.able(hand)) & state.table
        best, most = 0, 0
        while here:
            bit = here & -here
            here ^= bit
            worth = cards.classes[bit.bit_length() - 1] << (home & bit != 0)
            if worth > most:
                best, most = bit, worth
        if not best:
            return PASS
        return cards.charm[best] if hand & best else cards.cure[best]
    if state.phase == OFFERED:
        return ACCEPT
    return min(state.search_moves(), key=lambda move: _use(state, move.data[0]))


def _use(state: Znakhar, one: int) -> int:
    """The class of the worst illness that a card in hand may help against."""
    card = CARD_OF[one]
    helped = one if card < herb_card(0) else state.cards.treats[card - herb_card(0)]
    levels = [state.cards.classes[bit.bit_length() - 1] for bit in bits(helped & _open(state))]
    return max(levels, default=0)


def _open(state: Znakhar) -> int:
    """The illnesses that nobody has cured."""
    cured = 0
    for illnesses in state.cured:
        cured |= illnesses
    return CHARM_BITS & ~cured


def reasons(before: Znakhar, move: Move, after: Znakhar, seat: int) -> list[Text]:
    """Why a seat may want this move, by what it sees."""
    return _REASONS[move.verb](before, move, seat)


def _why_cure(before: Znakhar, move: Move, seat: int) -> list[Text]:
    """The points, and at home the same again that the illness no longer costs."""
    illness = move.data[0]
    level = before.cards.classes[illness.bit_length() - 1]
    home = before.uncured[seat] & illness
    name = illness_name(before.cards, illness)
    key = "znakhar-reason-cure-home" if home else "znakhar-reason-cure"
    said = [Text(key, illness=name, points=2 * level if home else level)]
    if move.verb == "charm":
        said.append(Text("znakhar-reason-charm"))
    return said


def _why_pass(before: Znakhar, move: Move, seat: int) -> list[Text]:
    """The illness that a few more cards may cure: few are missing, and it counts for much."""
    held, home = kinds(before.hands[seat]), before.uncured[seat]
    near = []
    for bit in bits(before.table):
        number = bit.bit_length() - 1
        level = before.cards.classes[number]
        missing = (before.cards.recipes[number] & ~held).bit_count()
        if 0 < missing < level:
            near.append((level - missing << (home & bit != 0), bit))
    if not near or not before.left:
        return []
    return [Text("znakhar-reason-pass", illness=illness_name(before.cards, max(near)[1]))]


def _why_offer(before: Znakhar, move: Move, seat: int) -> list[Text]:
    return [Text("znakhar-reason-spare", number=move.data[1])]


def _why_accept(before: Znakhar, move: Move, seat: int) -> list[Text]:
    return [Text("znakhar-reason-spare", number=before.number)]


def _why_refuse(before: Znakhar, move: Move, seat: int) -> list[Text]:
    return [Text("znakhar-reason-refuse")]


def _why_give(before: Znakhar, move: Move, seat: int) -> list[Text]:
    return [Text("znakhar-reason-give")]


_REASONS = {
    "accept": _why_accept,
    "charm": _why_cure,
    "cure": _why_cure,
    "give": _why_give,
    "offer": _why_offer,
    "pass": _why_pass,
    "refuse": _why_refuse,
}


def absent(state: Znakhar) -> Move:
    """K19: an absent player refuses offers and passes; it ends an exchange that it had agreed to."""
    if state.phase == OFFERED:
        return REFUSE
    return PASS if state.phase == TURN else state.legal_moves()[0]
