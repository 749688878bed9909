"""What is worth knowing when one plays Officinalis."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.knowledge import leads
from ...dice import Dice
from ...moves import Move
from ...texts import Text
from .components import FAMILY, MAISONUS, MEMBERS, RECIPES, SIDE_OF, cards, gather
from .names import tea_name
from .state import ATTRIBUTE, NAME, PAUSE, PLAY, Officinalis

__all__ = ["STEPS", "absent", "consider", "margins", "prefer", "reasons", "settle", "sides"]

STEPS = 1000
TEA_PLANT = 7  # points that a plant may bring for each tea that it is good for
WORTH_MAISONUS = 12  # points for which a sensible player spends Maisonus
LITTLE = 2  # points that one may well lose
_TEAS = tuple(sum(recipe >> card & 1 for recipe in RECIPES) for card in range(len(FAMILY)))


def sides(seats: int) -> Sequence[int]:
    """Opposite seats are partners when there are four."""
    return SIDE_OF[seats]


def consider(state: Officinalis) -> tuple[Move, ...]:
    """All that may be played; when a round is over its points are known, and a search can stop."""
    return () if state.phase == PAUSE else state.legal_moves()


def settle(state: Officinalis) -> None:
    """Play the round to its end, sensibly: only then are its points known."""
    while state.phase < PAUSE:
        state.apply(sensible(state))


def margins(state: Officinalis) -> list[float]:
    """For each seat the points by which its side leads."""
    sides = SIDE_OF[state.seats]
    return leads([state.before[side] for side in sides], sides)


def prefer(state: Officinalis, dice: Dice) -> Move:
    """A sensible move."""
    return sensible(state)


def sensible(state: Officinalis) -> Move:
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


# why a move is good


def reasons(before: Officinalis, move: Move, after: Officinalis, seat: int) -> list[Text]:
    """Why a seat may want this move, by what it sees: the weightiest first."""
    if move.verb == "attribute":
        number = (before.hands[seat] & MEMBERS[move.data[0]]).bit_count()
        return [Text("officinalis-reason-attribute", number=number)]
    if move.verb != "play":
        return []
    card = move.data[0]
    return _why_win(before, card, seat) if _wins(before, card) else _why_lose(before, card, seat)


def _wins(state: Officinalis, card: int) -> bool:
    """Whether a card is the best of the trick so far."""
    return bool(state.variant.beats[state.attribute][state.best] >> card & 1)


def _why_win(state: Officinalis, card: int, seat: int) -> list[Text]:
    said = []
    harvest = state.harvests[SIDE_OF[state.seats][seat]]
    gained = gather([*state.trick, card])
    rivals = _rivals(state, card, seat)
    if rivals == 0:
        for tea, recipe in enumerate(RECIPES):
            if recipe & ~(harvest | gained) == 0 and recipe & ~harvest:
                said.append(Text("officinalis-reason-tea", tea=tea_name(tea)))
        value = sum(state.variant.values[other] for other in cards(gained))
        said.append(Text("officinalis-reason-sure", points=value))
        return said
    if state.trick:
        said.append(Text("officinalis-reason-best-so-far"))
    elif state.variant.values[card] < 0:
        said.append(Text("officinalis-reason-lead-toxic"))
    said.append(Text("officinalis-reason-rivals", number=rivals))
    if not state.trick and 0 < state.variant.values[card] <= LITTLE:
        said.append(Text("officinalis-reason-lead-cheap", points=state.variant.values[card]))
    return said


def _rivals(state: Officinalis, card: int, seat: int) -> int:
    """How many cards that this seat does not see beat this one and may yet come into the trick."""
    if len(state.trick) == state.seats - 1:
        return 0
    unseen = state.remaining
    for other, hand in enumerate(state.hands):
        if other != seat:
            unseen |= hand
    return (state.variant.beats[state.attribute][card] & unseen).bit_count()


def _why_lose(state: Officinalis, card: int, seat: int) -> list[Text]:
    sides = SIDE_OF[state.seats]
    last = len(state.trick) == state.seats - 1
    value = state.variant.values[card]
    if sides[state.winner] == sides[seat]:
        key = "officinalis-reason-partner" if value > 0 else "officinalis-reason-partner-wins"
        return [Text(key, points=value)]
    if value < 0:
        return [Text("officinalis-reason-toxic", points=-value)]
    prize = sum(state.variant.values[other] for other in state.trick)
    if last and prize < 0:
        return [Text("officinalis-reason-leave-toxic")]
    return [Text("officinalis-reason-cheap", points=value)]


# someone who is away


def absent(state: Officinalis) -> Move:
    """O39: an absent player gives the card of least value; the Attribute is the first one shown."""
    if state.phase == ATTRIBUTE:
        choices = state.choices()
        return next(move for move in NAME if choices >> move.data[0] & 1)
    if state.phase == PAUSE:
        return state.legal_moves()[0]
    values = state.variant.values
    return PLAY[min(cards(state.playable()), key=lambda card: values[card])]
