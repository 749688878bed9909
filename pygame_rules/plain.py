"""Plain JSON from strangers, taken in without trusting its shape.

A browser's Python dies of values that nest thousands of levels deep: its engine's stack is at an
end inside ``json`` before Python could raise. So depth is looked at first, with a loop.
"""

from __future__ import annotations

import json
import re
from typing import Any

__all__ = ["DEEPEST", "parse", "plain_copy"]

DEEPEST = 100  # levels; no record, position or tableau comes near

_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"|[][{}]', re.DOTALL)


def parse(text: object) -> Any:
    """The value of a JSON text; a ValueError or TypeError when it has none, or nests too deeply."""
    if not isinstance(text, str):
        raise TypeError("no text")
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise ValueError("nested too deeply")
    return json.loads(text)


def plain_copy(value: object) -> Any:
    """A copy of a JSON-ready value that shares nothing with it; a ValueError or TypeError when it
    is no such value, or nests too deeply."""
    waiting: list[tuple[object, int]] = [(value, 0)]
    while waiting:
        outer, depth = waiting.pop()
        if depth > DEEPEST:
            raise ValueError("nested too deeply")
        if isinstance(outer, dict):
            waiting.extend((inner, depth + 1) for inner in outer.values())
        elif isinstance(outer, (list, tuple)):
            waiting.extend((inner, depth + 1) for inner in outer)
    return json.loads(json.dumps(value, allow_nan=False))
