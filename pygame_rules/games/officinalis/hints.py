"""What is worth knowing when one plays Officinalis."""

from __future__ import annotations

from ...moves import Move
from .components import FAMILY, MAISONUS, MEMBERS, RECIPES, SIDE_OF, cards
from .state import ATTRIBUTE, NAME, PAUSE, PLAY, Officinalis

__all__ = ["absent", "evaluate"]

TEA_PLANT = 7  # points that a plant may bring for each tea that it is good for
WORTH_MAISONUS = 12  # points for which a sensible player spends Maisonus
_TEAS = tuple(sum(recipe >> card & 1 for recipe in RECIPES) for card in range(len(FAMILY)))


def evaluate(state: Officinalis, seat: int) -> float:
    """Points by which the seat's side leads once this round is over, if all play sensibly.

    It looks into every hand, which is fair because computer players show it imagined deals only.
    """
    ahead = state.copy()
    while ahead.phase < PAUSE:
        ahead.play(_sensible(ahead))
    side = SIDE_OF[state.seats][seat]
    return ahead.before[side] - max(
        points for other, points in enumerate(ahead.before) if other != side
    )


def _sensible(state: Officinalis) -> Move:
    """A move that is quickly found and seldom foolish."""
    assert state.turn is not None
    if state.phase == ATTRIBUTE:
        hand = state.hands[state.turn]
        return max(
            state.legal_moves(),
            key=lambda move: (hand & MEMBERS[move.data[0]]).bit_count(),
        )
    held = state.playable()
    if held & held - 1 == 0:
        return PLAY[held.bit_length() - 1]
    return PLAY[_follow(state, held) if state.trick else _lead(state, held)]


def _worth(state: Officinalis, card: int) -> int:
    """What a card is worth to the side that harvests it, roughly."""
    return state.variant.values[card] + TEA_PLANT * _TEAS[card]


def _lead(state: Officinalis, held: int) -> int:
    """The best of the cards that none of their family beats, else one that is worth little."""
    beats = state.variant.beats[state.attribute]
    out = 0
    for hand in state.hands:
        out |= hand
    masters = [
        card for card in cards(held) if not beats[card] & out & FAMILY[card] and FAMILY[card]
    ]
    if masters:
        return max(masters, key=lambda card: _worth(state, card))
    return min(cards(held & ~(1 << MAISONUS)), key=lambda card: _worth(state, card))


def _follow(state: Officinalis, held: int) -> int:
    """Win what is worth it as the last or with a strong card, please the partner, else give little."""
    turn = state.turn
    assert turn is not None
    sides = SIDE_OF[state.seats]
    last = len(state.trick) == state.seats - 1
    beats = state.variant.beats[state.attribute]
    prize = sum(_worth(state, card) for card in state.trick)
    if last and sides[state.winner] == sides[turn]:
        spare = held & ~beats[state.best] or held
        return max(cards(spare), key=lambda card: _worth(state, card))
    winning = held & beats[state.best]
    if prize < WORTH_MAISONUS:
        winning &= ~(1 << MAISONUS)
    gains = [card for card in cards(winning) if prize + _worth(state, card) > 0]
    if gains:
        if last:
            return max(gains, key=lambda card: (card != MAISONUS, _worth(state, card)))
        return max(gains, key=lambda card: (card != MAISONUS, state.variant.values[card]))
    losing = held & ~beats[state.best] or held
    return min(cards(losing), key=lambda card: _worth(state, card))


def absent(state: Officinalis) -> Move:
    """O39: an absent player gives the card of least value; the Attribute is the first one shown."""
    if state.phase == ATTRIBUTE:
        choices = state.choices()
        return next(move for move in NAME if choices >> move.data[0] & 1)
    if state.phase == PAUSE:
        return state.legal_moves()[0]
    values = state.variant.values
    return PLAY[min(cards(state.playable()), key=lambda card: values[card])]
