"""What the set-ups of all games have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .errors import BadOptions
from .fields import Fields
from .meta import GameMeta, OptionValue
from .state import State

__all__ = ["SetUp", "read_components", "read_options", "read_seed"]

Own = TypeVar("Own")


class SetUp:
    """The beginning of a match that was set up: its state, and what its record names."""

    __slots__ = ("options", "seed", "state")

    def __init__(self, state: State, seed: int, options: dict[str, OptionValue]) -> None:
        self.state = state
        self.seed = seed
        self.options = options


def read_options(fields: Fields, meta: GameMeta, seats: int) -> dict[str, OptionValue]:
    """The field ``options``, with the defaults of the game."""
    try:
        return meta.check_options(fields.raw("options"), seats)
    except BadOptions as error:
        raise fields.wrong(error.code, "options", error.rule, **error.arguments) from error


def read_components(fields: Fields, read: Callable[[Fields], Own]) -> Own | None:
    """What a game reads from the field ``components``; None when it is missing."""
    return None if fields.raw("components") is None else read(fields.child("components"))


def read_seed(fields: Fields) -> int:
    """The field ``seed``, 0 when it is missing: what the random part of a set-up comes from."""
    return fields.integer("seed", 0, (1 << 53) - 1)
