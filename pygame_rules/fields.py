"""Reading JSON that people wrote: each refusal names the field and what stands in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from .errors import RulesError, quote

__all__ = ["Fields"]

LONGEST_SLUG = 40
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Fields:
    """A JSON object with the path that led to it and the kind of error it raises.

    >>> from pygame_rules import BadTableau
    >>> Fields({"bun": 7}, BadTableau).integer("bun", 0, 3)
    Traceback (most recent call last):
    pygame_rules.errors.BadTableau: rules-bad-field: 7 (field=bun)
    """

    __slots__ = ("_error", "_path", "_value")

    def __init__(self, value: object, error: type[RulesError], path: str = "") -> None:
        self._error = error
        self._path = path
        if not isinstance(value, Mapping):
            raise self.bad(None, value)
        self._value = value

    def _where(self, name: str | None) -> str:
        return ".".join(part for part in (self._path, name) if part)

    def bad(self, name: str | None, value: object) -> RulesError:
        """The error for a field whose value makes no sense."""
        return self.wrong("rules-bad-field", name, text=quote(value))

    def wrong(
        self, code: str, name: str | None = None, rule: str | None = None, **arguments: Any
    ) -> RulesError:
        """The error for a field that breaks a rule of the game."""
        return self._error(code, rule, field=self._where(name), **arguments)

    def only(self, *names: str) -> None:
        """Refuse every other key."""
        for name in self._value:
            if name not in names:
                raise self.wrong("rules-unknown-field", quote(name), text=quote(name))

    def has(self, name: str) -> bool:
        """Whether the key is there."""
        return name in self._value

    def raw(self, name: str, default: Any = None) -> Any:
        """The value as it stands."""
        return self._value.get(name, default)

    def integer(self, name: str, low: int, high: int, default: int = 0) -> int:
        """An integer from low to high."""
        value = self._value.get(name, default)
        if type(value) is not int or not low <= value <= high:
            raise self.bad(name, value)
        return value

    def seat(self, name: str, seats: int) -> int | None:
        """A seat number, or None for null or a missing key."""
        value = self._value.get(name)
        return None if value is None else self.integer(name, 0, seats - 1)

    def flag(self, name: str, default: bool = False) -> bool:
        """A bool."""
        value = self._value.get(name, default)
        if type(value) is not bool:
            raise self.bad(name, value)
        return value

    def slug(self, name: str, known: Iterable[str], default: str | None = None) -> str | None:
        """One of the known slugs, or the default for a missing key."""
        value: object = self._value.get(name, default)
        if value is default:
            return default
        if not isinstance(value, str) or value not in tuple(known):
            raise self.bad(name, value)
        return value

    def name(self, name: str, longest: int) -> str | None:
        """A text of one line, or None for a missing key."""
        value: object = self._value.get(name)
        if value is None:
            return None
        if not isinstance(value, str) or len(value) > longest or not value.isprintable():
            raise self.bad(name, value)
        if not value.strip():
            raise self.bad(name, value)
        return value

    def new_slug(self, name: str) -> str:
        """A slug of the writer's own: small letters and digits, with single hyphens between."""
        value: object = self._value.get(name)
        if not isinstance(value, str) or len(value) > LONGEST_SLUG or not _SLUG.fullmatch(value):
            raise self.wrong("rules-bad-slug", name, text=quote(value))
        return value

    def items(self, name: str, most: int = 1000) -> list[Any]:
        """A list; empty when the key is missing."""
        value = self._value.get(name, [])
        if not isinstance(value, list) or len(value) > most:
            raise self.bad(name, value)
        return value

    def slugs(self, name: str, known: Iterable[str]) -> list[str]:
        """A list of known slugs."""
        allowed = tuple(known)
        values = self.items(name)
        for number, value in enumerate(values):
            if value not in allowed:
                raise self.bad(f"{name}[{number}]", value)
        return values

    def child(self, name: str) -> Fields:
        """An object."""
        return Fields(self._value.get(name), self._error, self._where(name))

    def children(self, name: str, least: int, most: int) -> list[Fields]:
        """A list of objects."""
        values = self.items(name)
        if not least <= len(values) <= most:
            raise self.wrong("rules-bad-length", name, text=len(values), least=least, most=most)
        return [
            Fields(value, self._error, self._where(f"{name}[{number}]"))
            for number, value in enumerate(values)
        ]
