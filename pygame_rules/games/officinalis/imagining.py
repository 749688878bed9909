"""The deals that a seat of Officinalis may well think of.

A seat knows its hand and its Picker, all cards that lie or lay open, how many cards each hand
has, and from the tricks which environments a seat cannot hold. Among the deals that agree with
all of it each is equally likely to be imagined.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial

from ...dice import Dice
from .components import PICKERS, cards, gather
from .state import PAUSE, Officinalis

__all__ = ["deal_unseen"]

Room = tuple[int, ...]


def deal_unseen(state: Officinalis, seat: int | None, dice: Dice) -> None:
    """Deal anew, in a copy of a state, all that a seat cannot see."""
    state.dice = Dice(dice.bits())  # the deals of later rounds
    state.pickers = _deal_pickers(state, seat, dice)
    if state.phase < PAUSE:  # what is left when a round is over lies open
        _deal_hands(state, seat, dice)


def _deal_pickers(state: Officinalis, seat: int | None, dice: Dice) -> tuple[int, ...]:
    """The Pickers that the seat has not seen, the unused ones among them (O11), shuffled."""
    pickers = list(state.pickers)
    unseen = [
        place
        for place in range(len(PICKERS))
        if place >= state.seats or not (place == seat or state.revealed(place))
    ]
    shuffled = sorted(pickers[place] for place in unseen)
    dice.shuffle(shuffled)
    for place, picker in zip(unseen, shuffled, strict=True):
        pickers[place] = picker
    return tuple(pickers)


def _deal_hands(state: Officinalis, seat: int | None, dice: Dice) -> None:
    """Deal the cards of the other hands anew, to none a card that it has shown not to hold."""
    others = [other for other in range(state.seats) if other != seat]
    room = tuple(state.hands[other].bit_count() for other in others)
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in cards(sum(state.hands[other] for other in others)):
        takers = tuple(
            place for place, other in enumerate(others) if not state.barred[other] >> card & 1
        )
        groups.setdefault(takers, []).append(card)
    ordered = sorted(groups.items(), key=lambda group: (len(group[0]), group[0]))
    counter = _Counter([(takers, len(group)) for takers, group in ordered])
    hands = [0] * len(others)
    for step, (_, group) in enumerate(ordered):
        split = counter.choose(step, room, dice)
        dice.shuffle(group)
        dealt = 0
        for place, number in enumerate(split):
            hands[place] |= gather(group[dealt : dealt + number])
            dealt += number
        room = _less(room, split)
    for place, other in enumerate(others):
        state.hands[other] = hands[place]


class _Counter:
    """Counts the ways to deal groups of cards, each to some of the hands, until all are full.

    A group is a pair: the hands that may hold its cards, and how many cards it has.
    """

    def __init__(self, groups: list[tuple[tuple[int, ...], int]]) -> None:
        self.groups = groups
        self.known: dict[tuple[int, Room], int] = {}

    def choose(self, step: int, room: Room, dice: Dice) -> Room:
        """How many cards of a group each hand gets, chosen by the number of deals that are left."""
        splits = [(split, ways) for split, ways in self._weighed(step, room) if ways]
        if len(splits) == 1:
            return splits[0][0]
        left = dice.below(sum(ways for _, ways in splits))
        for split, ways in splits:
            if left < ways:
                return split
            left -= ways
        raise AssertionError("the weights add up")

    def _weighed(self, step: int, room: Room) -> Iterator[tuple[Room, int]]:
        takers, number = self.groups[step]
        if step + 1 == len(self.groups):
            fits = all(place in takers for place, free in enumerate(room) if free)
            yield room, _orders(number, room) if fits else 0
            return
        for split in _splits(number, takers, room):
            yield (
                split,
                _orders(number, split) * self._ways(step + 1, _less(room, split)),
            )

    def _ways(self, step: int, room: Room) -> int:
        asked = (step, room)
        if asked not in self.known:
            self.known[asked] = sum(ways for _, ways in self._weighed(step, room))
        return self.known[asked]


def _splits(number: int, takers: tuple[int, ...], room: Room) -> Iterator[Room]:
    """Every way to part a number of cards among some hands, none getting more than it has room."""
    if not takers:
        if not number:
            yield (0,) * len(room)
        return
    first, rest = takers[0], takers[1:]
    most = min(number, room[first])
    least = max(0, number - sum(room[place] for place in rest))
    for given in range(least, most + 1):
        for split in _splits(number - given, rest, room):
            yield (*split[:first], given, *split[first + 1 :])


def _orders(number: int, split: Room) -> int:
    """In how many ways the cards themselves can be parted so."""
    ways = factorial(number)
    for part in split:
        ways //= factorial(part)
    return ways


def _less(room: Room, split: Room) -> Room:
    return tuple(free - given for free, given in zip(room, split, strict=True))
