"""Moves: small values with a text that round-trips."""

from __future__ import annotations

from collections.abc import Iterable

from .errors import BadNotation, quote

__all__ = ["Catalogue", "Move"]


class Move:
    """One decision, one click. ``str(move)`` is its text: a verb and slugs between single spaces.

    ``data`` holds the integers that the game's law works with; it follows from the text.
    """

    __slots__ = ("args", "data", "text", "verb")

    def __init__(self, verb: str, *args: str, data: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.args = args
        self.data = data
        self.text = " ".join((verb, *args))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({', '.join(map(repr, (self.verb, *self.args)))})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __lt__(self, other: Move) -> bool:
        return self.text < other.text


class Catalogue(dict[str, Move]):
    """Every move that a game knows, by text."""

    def __init__(self, moves: Iterable[Move]) -> None:
        super().__init__((move.text, move) for move in moves)

    def find(self, move: object) -> Move:
        """This game's move for a text or a move; `BadNotation` when there is none."""
        text = move.text if isinstance(move, Move) else move
        found = self.get(text) if isinstance(text, str) else None
        if found is None:
            raise BadNotation("rules-bad-notation", text=quote(text))
        return found
