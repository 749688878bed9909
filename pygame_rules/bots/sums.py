"""Sums of floating-point numbers that every Python rounds alike.

Since 3.12 the built-in ``sum`` makes up for rounding on the way, and earlier ones do not: with it
the same thinking would choose differently here and there.
"""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["total"]


def total(values: Iterable[float]) -> float:
    """The sum from the first to the last."""
    result = 0.0
    for value in values:
        result += value
    return result
