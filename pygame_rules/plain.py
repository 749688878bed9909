"""Plain JSON from strangers, taken in without trusting its shape.

A browser's Python dies of values that nest thousands of levels deep: its engine's stack is at an
end inside ``json`` before Python could raise. So depth is looked at first, with a loop. And nobody
waits for what is far bigger than any game: it is refused before anything is done with it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Any

__all__ = ["DEEPEST", "LONGEST", "MOST", "parse", "plain_copy"]

# No record, position or tableau comes near any of these.
DEEPEST = 100  # levels
MOST = 100_000  # values
LONGEST = 2_000_000  # characters

# A string need not end: whatever the text is, no letter of it is looked at twice.
_STRING_OR_BRACKET = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[][{}]', re.DOTALL)


def parse(text: object) -> Any:
    """The value of a JSON text; a ValueError or TypeError when it has none, nests too deeply or is
    too long."""
    if not isinstance(text, str):
        raise TypeError("no text")
    if len(text) > LONGEST:
        raise ValueError("too long")
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise ValueError("nested too deeply")
    return json.loads(text)


def plain_copy(value: object) -> Any:
    """A copy of a JSON-ready value that shares nothing with it; a ValueError or TypeError when it
    is no such value, nests too deeply or is too big."""
    waiting: list[tuple[object, int]] = [(value, 0)]
    values = characters = 0
    while waiting:
        outer, depth = waiting.pop()
        inner: Collection[object] = ()
        if isinstance(outer, dict):
            inner = [*outer, *outer.values()]
        elif isinstance(outer, (list, tuple)):
            inner = outer
        elif isinstance(outer, str):
            characters += len(outer)
        values += len(inner)
        if depth > DEEPEST:
            raise ValueError("nested too deeply")
        if values > MOST or characters > LONGEST:
            raise ValueError("too big")
        waiting.extend((part, depth + 1) for part in inner)
    return json.loads(json.dumps(value, allow_nan=False))
