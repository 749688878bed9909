"""Score sheets that a player can check by eye."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .errors import BadOptions, quote
from .texts import Text

__all__ = ["Line", "Scores"]


class Line:
    """A line of a score sheet: what for (``text``), how many ``points``, by which ``rule``."""

    __slots__ = ("points", "rule", "text")

    def __init__(self, text: Text, points: int, rule: str) -> None:
        self.text = text
        self.points = points
        self.rule = rule

    def __repr__(self) -> str:
        return f"Line({self.text!r}, {self.points}, {self.rule!r})"

    def as_json(self) -> dict[str, Any]:
        """``{"text", "points", "rule"}``."""
        return {"text": self.text.as_json(), "points": self.points, "rule": self.rule}


class Scores:
    """Points of every seat, the lines that they are made of, and who is ahead.

    ``totals[seat]`` are points; ``winners`` are all seats that share the victory (the leaders,
    while the game lasts); ``notes`` say what no line says, such as how a tie was broken;
    ``sides[seat]`` is the same for partners, who share sheet and victory.
    """

    __slots__ = ("_sheets", "notes", "sides", "totals", "winners")

    def __init__(
        self,
        sheets: Sequence[Sequence[Line]],
        winners: Sequence[int],
        notes: Sequence[Text] = (),
        sides: Sequence[int] | None = None,
    ) -> None:
        self._sheets = tuple(tuple(sheet) for sheet in sheets)
        self.totals = tuple(sum(line.points for line in sheet) for sheet in self._sheets)
        self.winners = tuple(winners)
        self.notes = tuple(notes)
        self.sides = tuple(range(len(self._sheets)) if sides is None else sides)

    def sheet(self, seat: int) -> tuple[Line, ...]:
        """The lines of a seat (from 0); they add up to its total."""
        if type(seat) is not int or not 0 <= seat < len(self._sheets):
            raise BadOptions("rules-bad-seat", text=quote(seat), seats=len(self._sheets))
        return self._sheets[seat]

    def as_json(self) -> dict[str, Any]:
        """``{"totals", "winners", "sheets", "notes", "sides"}``."""
        return {
            "totals": list(self.totals),
            "winners": list(self.winners),
            "sheets": [[line.as_json() for line in sheet] for sheet in self._sheets],
            "notes": [note.as_json() for note in self.notes],
            "sides": list(self.sides),
        }
