"""What is worth knowing when one plays Znakhar."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots import sums
from ...bots.knowledge import leads
from ...dice import Dice
from ...moves import Move
from ...texts import Text
from .cards import ACCEPT, PASS, REFUSE
from .components import CARD_OF, CHARM_BITS, bits, copies_of, herb_card, kinds, size
from .names import illness_name
from .state import OFFERED, TURN, Znakhar

__all__ = ["AHEAD", "absent", "consider", "margins", "prefer", "reasons"]

AHEAD = -1  # to the end: who cures what is quickly played out, and hard to foretell otherwise

SURE = 0.7  # a cure that is possible now may be gone, or its herbs, in a turn
DELAY = 0.85  # and in each turn more
LATER = 6.0  # a plan may well come true in as many turns
ONE_MISSING = 0.5  # what is left of the worth of a cure for each herb that is not there yet
STRANGER = 0.35  # what a card that nobody knows adds to a hand
SPARE = 0.08  # what any card is good for at the next exchange
AGREED = 0.5  # how often an offer is accepted
TROUBLE = 0.3  # what it must bring at least, so that nobody is asked for nothing


def consider(state: Znakhar) -> Sequence[Move]:
    """Whoever can cure does so: illnesses that wait cost points, or go to somebody else."""
    return (state.phase == TURN and _cures(state)) or state.search_moves()


def _cures(state: Znakhar) -> list[Move]:
    """Every way to cure an illness now."""
    assert state.turn is not None
    cards, hand, table = state.cards, state.hands[state.turn], state.table
    cures = [cards.charm[bit] for bit in bits(hand & table)]
    return cures + [cards.cure[bit] for bit in bits(cards.able(hand) & table)]


def prefer(state: Znakhar, dice: Dice) -> Move:
    """The cure worth most, at home first; no exchange unless one is offered; cards of no use."""
    assert state.turn is not None
    if state.phase == TURN:
        home, classes = state.uncured[state.turn], state.cards.classes
        best, most = PASS, 0
        for move in _cures(state):
            illness = move.data[0]
            worth = classes[illness.bit_length() - 1] << (home & illness != 0)
            if worth > most:
                best, most = move, worth
        return best
    if state.phase == OFFERED:
        return ACCEPT
    return min(state.search_moves(), key=lambda move: _use(state, move.data[0]))


def _use(state: Znakhar, one: int) -> int:
    """The class of the worst illness that a card in hand may help against."""
    card = CARD_OF[one]
    helped = one if card < herb_card(0) else state.cards.treats[card - herb_card(0)]
    levels = [state.cards.classes[bit.bit_length() - 1] for bit in bits(helped & _open(state))]
    return max(levels, default=0)


def margins(state: Znakhar) -> list[float]:
    """For each seat the points by which it may hope to lead."""
    hopes = [
        points + _hope(state, seat) + _exchange(state, seat)
        for seat, points in enumerate(state.totals())
    ]
    return leads(hopes, range(state.seats))


def _turns(state: Znakhar) -> float:
    """How many turns each seat may still have."""
    return (state.left / 1.6 + (state.last or state.seats)) / state.seats


def _hope(state: Znakhar, seat: int) -> float:
    """What the cards in hand promise: one cure a turn, the best first, each card used once."""
    if state.turn is None:
        return 0.0
    turns = _turns(state)
    recipes, hand = state.cards.recipes, state.hands[seat]
    held = kinds(hand)
    hoped, share = SPARE * min(1.0, turns / LATER) * size(hand), SURE
    left = max(1, int(turns))
    for worth, bit in sorted(_promises(state, seat, _open(state)), reverse=True):
        recipe = recipes[bit.bit_length() - 1]
        if hand & bit:
            hand -= bit
        elif not recipe & ~kinds(hand):
            hand -= recipe
        elif not recipe & ~held:  # its herbs are promised to a better cure
            continue
        hoped += worth * share
        share *= DELAY
        left -= 1
        if not left:
            break
    return hoped


def _open(state: Znakhar) -> int:
    """The illnesses that nobody has cured."""
    cured = 0
    for illnesses in state.cured:
        cured |= illnesses
    return CHARM_BITS & ~cured


def _promises(state: Znakhar, seat: int, illnesses: int) -> list[tuple[float, int]]:
    """What illnesses are worth to a seat: points, its own threat, the herbs still missing."""
    classes, recipes = state.cards.classes, state.cards.recipes
    hand, home, table = state.hands[seat], state.uncured[seat], state.table
    none = ~kinds(hand)
    soon = min(1.0, _turns(state) / LATER)
    unseen = 0.5 * min(1.0, state.left / 20)
    promises = []
    while illnesses:
        bit = illnesses & -illnesses
        illnesses ^= bit
        number = bit.bit_length() - 1
        level = classes[number]
        missing = 0 if hand & bit else (recipes[number] & none).bit_count()
        if missing == level:
            continue
        worth = (2.0 if home & bit else 1.2) * level
        if missing:
            worth *= soon * ONE_MISSING**missing * (level - missing) / level
        promises.append((worth if table & bit else worth * unseen, bit))
    return promises


def _exchange(state: Znakhar, seat: int) -> float:
    """What an exchange that is offered or agreed will bring: strangers for the least useful."""
    if state.partner < 0 or seat not in (state.active, state.partner):
        return 0.0
    if state.phase == OFFERED and seat == state.partner:
        return 0.0
    left = state.number - size(state.laid_by(seat))
    lost = sums.total(sorted(_uses(state, seat))[:left])
    gained = STRANGER * state.number - lost
    return AGREED * gained - TROUBLE if state.phase == OFFERED else gained


def _uses(state: Znakhar, seat: int) -> list[float]:
    """For each card in hand what would be lost with it."""
    hand = state.hands[seat]
    cards = state.cards
    able = cards.able(hand)
    here = _open(state)
    uses = []
    for one in bits(kinds(hand)):
        card = CARD_OF[one]
        helped = one if card < herb_card(0) else cards.treats[card - herb_card(0)]
        use = SPARE
        for bit in bits(helped & here):
            level = cards.classes[bit.bit_length() - 1]
            sure = bit & able or one == bit
            use = max(use, level * (0.9 if sure else 0.12) * (1.0 if bit & state.table else 0.5))
        uses += [use] + [SPARE] * (copies_of(hand, one) - 1)
    return uses


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
    """The illness that a few more cards may cure."""
    hand, recipes = before.hands[seat], before.cards.recipes
    near = [
        (worth, bit)
        for worth, bit in _promises(before, seat, before.table)
        if recipes[bit.bit_length() - 1] & ~kinds(hand)
    ]
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
