"""Texts as keys with arguments: the package never writes a sentence."""

from __future__ import annotations

from typing import Any

__all__ = ["Argument", "Text"]


class Text:
    """A message key and its arguments; the page looks the sentence up in its language.

    Arguments are strings (proper names, slugs that a message selects on), integers, texts, or
    tuples of texts, which the page joins as its language lists things.

    >>> Text("herbaceous-move-take", herb=Text("herbaceous-herb-mint")).as_json()
    {'key': 'herbaceous-move-take', 'args': {'herb': {'key': 'herbaceous-herb-mint', 'args': {}}}}
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.key = key
        self.args = args

    def as_json(self) -> dict[str, Any]:
        """The text as plain JSON: ``{"key", "args"}``."""
        return {"key": self.key, "args": arguments_as_json(self.args)}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Text):
            return NotImplemented
        return self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.args))))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Text({self.key!r}{args})"

    def __str__(self) -> str:
        args = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({args})" if args else self.key


Argument = str | int | Text | tuple[Text, ...]


def arguments_as_json(arguments: dict[str, Argument]) -> dict[str, Any]:
    """Arguments of a text or of an error as plain JSON."""
    return {name: _as_json(value) for name, value in arguments.items()}


def _as_json(value: Argument) -> Any:
    if isinstance(value, tuple):
        return [text.as_json() for text in value]
    return value.as_json() if isinstance(value, Text) else value
