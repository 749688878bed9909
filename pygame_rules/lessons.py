"""A guided first game: a set-up, and what is played from there, move by move, with words on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .texts import Text

__all__ = ["lesson", "step"]


def step(*moves: str, text: Text | None = None) -> dict[str, Any]:
    """One move of a lesson: any of these that is legal then, and what is said before it.

    At a decision of the seat that learns there is a text: what to do now, and why. A move of
    another seat may have one; it is then played once people have read it.
    """
    return {"moves": list(moves), "text": text and text.as_json()}


def lesson(
    position: dict[str, Any], steps: Iterable[dict[str, Any]], *, end: Text, seat: int = 0
) -> dict[str, Any]:
    """The lesson of a game: a set-up as `pygame_rules.position` takes it, the seat that learns, the
    steps from there, one for every move of every seat, and what is said after the last."""
    return {"position": position, "seat": seat, "steps": list(steps), "end": end.as_json()}
