"""What the laws play with: every game at every table, with every option."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

import pygame_rules as rules
from pygame_rules.dice import Dice
from pygame_rules.meta import GameMeta, OptionValue
from pygame_rules.registry import Game, find
from pygame_rules.state import State

TABLES = [(meta.id, seats) for meta in rules.games() for seats in meta.seats]
GAMES = [meta.id for meta in rules.games()]
LANGUAGES = ("en", "ru", "fr")
A_FEW = 60

Item = TypeVar("Item")


def a_few(items: Iterable[Item], seed: int) -> list[Item]:
    """All of a short game, an even spread of a long one: where costly laws look."""
    listed = list(items)
    step = -(-len(listed) // A_FEW)
    return listed[seed % step :: step]


def random_options(meta: GameMeta, seats: int, dice: Dice) -> dict[str, OptionValue]:
    """Options of a table: half of the time the default, else any allowed value."""
    chosen: dict[str, OptionValue] = {}
    for option in meta.options:
        values: list[OptionValue] = {
            "flag": [False, True],
            "choice": list(option.values),
            "number": list(range(option.low, option.high + 1)),
            "seat": [None, *range(seats)],
        }[option.kind]
        chosen[option.name] = dice.choice(values) if dice.below(2) else option.default
    return chosen


def deal(game: Game, seats: int, dice: Dice) -> State:
    """A new game with random options."""
    state: State = game.state.deal(seats, random_options(game.meta, seats, dice), dice)
    return state


def states(game: str, seats: int, seed: int) -> Iterator[State]:
    """The states of a random game, each before it is played on, the last one over."""
    dice = Dice(seed)
    state = deal(find(game), seats, dice)
    while True:
        yield state
        if state.turn is None:
            return
        state = state.copy()
        state.play(dice.choice(state.legal_moves()))


def random_match(game: str, seats: int, seed: int, most: int | None = None) -> rules.Match:
    """A match after random moves: all of them, or at most so many."""
    dice = Dice(seed)
    match = rules.new_match(
        game, seats=seats, seed=seed, options=random_options(find(game).meta, seats, dice)
    )
    while not match.over and (most is None or len(match.moves) < most):
        match.play(dice.choice(match.legal_moves()))
    return match
