"""What is worth knowing when one plays Znakhar."""

from __future__ import annotations

from collections.abc import Sequence

from ...dice import Dice
from ...moves import Move
from ...texts import Text
from .belief import believe
from .cards import ACCEPT, PASS, REFUSE
from .components import CARD_OF, CHARM_BITS, HELD, HERBS_AT, ILLNESSES, bits, herb_card, kinds
from .names import illness_name
from .state import OFFERED, TURN, Znakhar

__all__ = [
    "STEPS",
    "absent",
    "believe",
    "compare",
    "consider",
    "grows",
    "play_out",
    "prefer",
    "reasons",
]

STEPS = 1200  # with a third of it, chance hides too often which of many offers is best
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


def compare(state: Znakhar) -> Sequence[Move]:
    """A search also weighs what cures nothing now: cards may be exchanged first, herbs saved."""
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
    waiting = _open(state)
    return min(state.search_moves(), key=lambda move: _use(state, move.data[0], waiting))


def play_out(state: Znakhar, dice: Dice) -> list[int]:
    """The points of each seat when all play on as they `prefer`; the state is played on in part."""
    while state.turn is not None and state.phase != TURN:
        state.apply(prefer(state, dice))
    seat, cards = state.turn, state.cards
    if seat is None:
        return state.totals()
    first, second, third, fourth, fifth = cards.curable
    light, medium, grave, incurable, deadly = cards.of_class
    recipes, classes = cards.recipes, cards.classes
    hands, uncured, cured = state.hands[:], state.uncured[:], state.cured[:]
    table, pile, top, last = state.table, state.pile, state.aside + state.left, state.last
    aside, seats = state.aside, state.seats
    others = seats - 1 if state.variant.last_turns_of_others else seats
    while True:
        hand, home = hands[seat], uncured[seat]
        herbs = hand >> HERBS_AT
        here = table & (
            hand
            | first[herbs & 1023]
            & second[herbs >> 10 & 1023]
            & third[herbs >> 20 & 1023]
            & fourth[herbs >> 30 & 1023]
            & fifth[herbs >> 40]
        )
        drawn = 1
        if here:
            own = here & home
            away = here ^ own
            bit = (
                own & deadly
                or own & incurable
                or own & grave
                or away & deadly
                or own & medium | away & incurable
                or away & grave
                or own & light | away & medium
                or away
            )
            bit &= -bit
            if hand & bit:
                hand ^= bit
            else:
                number = bit.bit_length() - 1
                hand -= recipes[number]
                drawn = classes[number]
            table ^= bit
            cured[seat] |= bit
            if own & bit:
                home ^= bit
            else:
                for owner in range(seats):
                    if uncured[owner] & bit:
                        uncured[owner] ^= bit
                        break
        while drawn and top > aside:
            drawn -= 1
            top -= 1
            card = pile[top]
            if card < ILLNESSES:
                home |= 1 << card
                table |= 1 << card
            else:
                hand += HELD[card]
        hands[seat], uncured[seat] = hand, home
        seat = (seat + 1) % seats
        if last:
            last -= 1
            if not last:
                break
        elif top == aside:
            last = others
    points = cards.points
    return [points(one) - points(other) for one, other in zip(cured, uncured, strict=True)]


def _use(state: Znakhar, one: int, waiting: int) -> int:
    """The class of the worst illness, of those that wait, that a card in hand may help against."""
    card, cards = CARD_OF[one], state.cards
    helped = waiting & (one if card < herb_card(0) else cards.treats[card - herb_card(0)])
    level = len(cards.of_class)
    while level and not helped & cards.of_class[level - 1]:
        level -= 1
    return level


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
