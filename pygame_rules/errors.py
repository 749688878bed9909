"""What the package raises, and nothing else.

::

    RulesError (a ValueError)
    ├── UnknownGame    no game has that id
    ├── BadOptions     seats, seed, options, players or a seat number that the game does not know
    ├── BadComponents  own cards or other component data that the game cannot be played with
    ├── BadNotation    the text is no move of this game
    ├── IllegalMove    it is a move of this game, but not now
    ├── BadRecord      a save that does not hold
    ├── BadPosition    a set-up that no game can reach
    └── BadTableau     cards that cannot lie on a table at the end

The ``code`` of an error is the key of its message in the catalogues, ``arguments`` are that
message's arguments, and ``rule`` is a section of the game's rulebook page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .texts import Argument

if TYPE_CHECKING:
    from .match import Match

__all__ = [
    "BadComponents",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadTableau",
    "IllegalMove",
    "RulesError",
    "UnknownGame",
]

_LONGEST_QUOTE = 80


def quote(value: object) -> str:
    """Any value as a short text that is safe to show: what a message quotes of bad input."""
    if isinstance(value, str):
        text = value
    elif isinstance(value, (bool, int, float)) or value is None:
        text = _number(value)
    else:
        text = f"<{type(value).__name__}>"
    if len(text) > _LONGEST_QUOTE:
        text = text[: _LONGEST_QUOTE - 1] + "…"
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def _number(value: object) -> str:
    try:
        return str(value)
    except ValueError:  # an integer of more digits than Python will print
        return "<int>"


class RulesError(ValueError):
    """A refusal: what was wrong, as a key with arguments, and the rule that says so.

    ``code`` is a message key, ``arguments`` a dict of strings, integers and texts, ``rule`` a
    section id of the game's rulebook page or None. ``str(error)`` reads
    ``code: offending text (other arguments) [rule]``.
    """

    def __init__(self, code: str, /, rule: str | None = None, **arguments: Argument) -> None:
        self.code = code
        self.rule = rule
        self.arguments = arguments
        super().__init__(code)

    def __str__(self) -> str:
        offending = self.arguments.get("text", self.arguments.get("field", ""))
        rest = ", ".join(
            f"{name}={value}"
            for name, value in self.arguments.items()
            if name != "text" and value is not offending
        )
        parts = [f"{self.code}:"] if offending != "" else [self.code]
        if offending != "":
            parts.append(str(offending))
        if rest:
            parts.append(f"({rest})")
        if self.rule:
            parts.append(f"[{self.rule}]")
        return " ".join(parts)


class UnknownGame(RulesError):
    """No installed game has that id."""


class BadOptions(RulesError):
    """Seats, seed, options, players or a seat number outside what the game allows."""


class BadComponents(RulesError):
    """Component data (own cards, own values) that the game cannot be played with."""


class BadNotation(RulesError):
    """The text is no move of this game, at any time."""


class IllegalMove(RulesError):
    """A move of this game that the rules do not allow now."""


class BadRecord(RulesError):
    """A record that does not hold.

    ``match`` is the part of the game before the first move that does not hold, or None when not
    even the deal could be made.
    """

    match: Match | None = None


class BadPosition(RulesError):
    """A set-up that is garbled or that no game can reach."""


class BadTableau(RulesError):
    """A table that is garbled or that no game can end with."""
