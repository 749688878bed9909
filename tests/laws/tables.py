"""What the laws play with: every game at every table."""

from __future__ import annotations

from collections.abc import Iterator

import pygame_rules as rules
from pygame_rules.check import Table
from pygame_rules.check.tables import a_few, random_options
from pygame_rules.state import State

__all__ = [
    "GAMES",
    "LANGUAGES",
    "REPLACEABLE",
    "TABLES",
    "a_few",
    "random_match",
    "random_options",
    "states",
]

TABLES = [(meta.id, seats) for meta in rules.games() for seats in meta.seats]
GAMES = [meta.id for meta in rules.games()]
REPLACEABLE = [meta.id for meta in rules.games() if meta.components is not None]
LANGUAGES = ("en", "ru", "fr")


def states(game: str, seats: int, seed: int) -> Iterator[State]:
    """The states of a random game, each before it is played on, the last one over."""
    return Table(game, seats, seed).states()


def random_match(game: str, seats: int, seed: int, most: int | None = None) -> rules.Match:
    """A match after random moves: all of them, or at most so many."""
    return Table(game, seats, seed).match(most)
