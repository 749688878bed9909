"""Random games at one table, the same for the same seed, for laws to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from ..dice import Dice
from ..match import Match, components, load, new_match
from ..meta import GameMeta, OptionValue
from ..registry import Game, find
from ..state import State

__all__ = ["Broken", "Law", "Missing", "Table", "a_few", "garble", "hold", "random_options"]

A_FEW = 40

Item = TypeVar("Item")


class Broken(Exception):
    """A law does not hold; says what was found, in words."""


class Missing(Exception):
    """The game does not bring what a law is about."""


def hold(condition: object, words: str, *found: object) -> None:
    """Raise `Broken` with these words, and what was found, unless the condition is true."""
    if not condition:
        raise Broken(" ".join([words, *map(str, found)]))


def a_few(items: Iterable[Item], seed: int) -> list[Item]:
    """All of a short game, an even spread of a long one: where costly laws look."""
    listed = list(items)
    step = -(-len(listed) // A_FEW)
    return listed[seed % step :: step]


def random_options(meta: GameMeta, seats: int, dice: Dice) -> dict[str, OptionValue]:
    """Options of a table: half of the time the default, else any allowed value."""
    chosen: dict[str, OptionValue] = {}
    for option in meta.options:
        allowed: dict[str, list[OptionValue]] = {
            "flag": [False, True],
            "choice": list(option.values),
            "number": list(range(option.low, option.high + 1)),
            "seat": [None, *range(seats)],
        }
        values = allowed[option.kind]
        chosen[option.name] = dice.choice(values) if dice.below(2) else option.default
    return chosen


def random_components(game: Game, dice: Dice) -> Any:
    """Component data of a table: mostly the usual, else with other numbers where it has any."""
    if game.meta.components is None or dice.below(4):
        return None
    usual = components(game.meta.id)
    own = _vary(usual, dice)
    return None if own == usual else own


def _vary(data: Any, dice: Dice) -> Any:
    """The same data with every number as it is or one higher."""
    if isinstance(data, dict):
        return {name: _vary(value, dice) for name, value in data.items()}
    if isinstance(data, list):
        return [_vary(value, dice) for value in data]
    return data + dice.below(2) if type(data) is int else data


def garble(value: Any, dice: Dice, junk: Any) -> Any:
    """The value with one place in it replaced, removed or doubled."""
    if isinstance(value, dict) and value and dice.below(4):
        name = dice.choice(sorted(value))
        if dice.below(6) == 0:
            return {key: item for key, item in value.items() if key != name}
        return {**value, name: garble(value[name], dice, junk)}
    if isinstance(value, list) and value and dice.below(4):
        place = dice.below(len(value))
        if dice.below(3) == 0:
            return value[:place] + value[place + 1 :] + dice.choice([[], [value[place]] * 2])
        return [*value[:place], garble(value[place], dice, junk), *value[place + 1 :]]
    return junk


class Table:
    """Where one random game is played: a game, its seats, a seed, and junk for those who want some.

    ``moves`` are the texts of the moves of the game that was played here, ``at`` how many of them
    lead to the position that a law is looking at.
    """

    __slots__ = ("at", "dice", "game", "junk", "moves", "seats", "seed")

    def __init__(self, game: str, seats: int, seed: int, junk: Any = None) -> None:
        self.game = find(game)
        self.seats = seats
        self.seed = seed
        self.junk = junk
        self.dice = Dice(seed)
        self.moves: list[str] = []
        self.at = 0

    def where(self) -> str:
        """The place that a law is looking at: seats, seed and move."""
        at = f"after move {self.at} ({self.moves[self.at - 1]})" if self.at else "after the deal"
        return f"{self.seats} seats, seed {self.seed}, {at}"

    def deal(self) -> State:
        """A new game with random options and components."""
        options = random_options(self.game.meta, self.seats, self.dice)
        own = self.game.read_components(random_components(self.game, self.dice))
        state: State = self.game.state.deal(self.seats, options, self.dice, *own)
        return state

    def _choose(self, position: State | Match) -> str:
        """A random legal move, noted down; a game without one, or without end, is broken."""
        longest = self.game.meta.longest
        hold(self.at < longest, f"the game goes on after {longest} moves, the most that meta says")
        legal = position.legal_moves()
        hold(legal, "there is no legal move, and the game is not over")
        text = str(self.dice.choice(legal))
        self.moves.append(text)
        self.at += 1
        return text

    def play(self, state: State) -> None:
        """Play a random legal move on a state that is not over."""
        state.play(state.catalogue().find(self._choose(state)))

    def states(self) -> Iterator[State]:
        """The states of a random game, each before it is played on, the last one over."""
        state = self.deal()
        while True:
            yield state
            if state.turn is None:
                return
            state = state.copy()
            self.play(state)

    def few_states(self) -> Iterator[State]:
        """The states of a random game, a few of them where it is long."""
        for number, state in a_few(enumerate(self.states()), self.seed):
            self.at = number
            yield state

    def match(
        self, most: int | None = None, options: dict[str, OptionValue] | None = None
    ) -> Match:
        """A match after random moves: all of them, or at most so many; with random options and
        components."""
        if options is None:
            options = random_options(self.game.meta, self.seats, self.dice)
        match = new_match(
            self.game.meta.id,
            seats=self.seats,
            seed=self.seed,
            options=options,
            components=random_components(self.game, self.dice),
        )
        while not match.over and (most is None or self.at < most):
            match.play(self._choose(match))
        return match

    def few_matches(self) -> Iterator[Match]:
        """A random match as it was at a few moments: it goes on from one to the next."""
        match = load({**self.match().record(), "moves": []})
        looks = a_few(range(len(self.moves) + 1), self.seed)
        for number in range(len(self.moves) + 1):
            self.at = number
            if number in looks:
                yield match
            if number < len(self.moves):
                match.play(self.moves[number])


Law = Callable[[Table], None]
