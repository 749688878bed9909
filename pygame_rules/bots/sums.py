"""Sums of floating-point numbers that every Python rounds alike.

Since 3.12 the built-in ``sum`` makes up for rounding on the way, and earlier ones do not: with it
the same thinking would choose differently here and there.
"""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["product", "total"]


def total(values: Iterable[float]) -> float:
    """The sum from the first to the last."""
    result = 0.0
    for value in values:
        result += value
    return result


def product(values: Iterable[float], weights: Iterable[float]) -> float:
    """The sum of the values, each times its weight."""
    result = 0.0
    for value, weight in zip(values, weights, strict=True):
        result += value * weight
    return result
