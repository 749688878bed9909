"""Setting a table of Herbaceous for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame_rules as rules
from pygame_rules.games.herbaceous.components import CONTAINERS, HERBS, cards
from pygame_rules.games.herbaceous.state import Herbaceous


def table(seats: int = 2, **position: Any) -> rules.Match:
    """A set-up; ``gardens`` and ``pots`` give each seat its own without writing out the seats."""
    gardens: Sequence[Any] = position.pop("gardens", [[]] * seats)
    pots: Sequence[Any] = position.pop("pots", [{}] * seats)
    sides = [{**pot, "garden": list(garden)} for pot, garden in zip(pots, gardens, strict=True)]
    return rules.position("herbaceous", {"seats": sides, **position})


def play(match: rules.Match, *moves: str) -> rules.Match:
    """Play moves one after another."""
    for move in moves:
        match.play(move)
    return match


def texts(match: rules.Match) -> list[str]:
    """The texts of the legal moves."""
    return [str(move) for move in match.legal_moves()]


def reason(match: rules.Match, move: str) -> tuple[str, str | None]:
    """Code and rule of the refusal of a move that must not be legal."""
    refused = match.explain(move)
    assert refused is not None, f"{move} is legal"
    return refused.code, refused.rule


def zone(match: rules.Match, name: str, seat: int | None = 0) -> dict[str, int]:
    """Faces and counts of a zone as a seat sees it."""
    found = next(zone for zone in match.view(seat)["zones"] if zone["id"] == name)
    return {piece["face"]: piece["count"] for piece in found["pieces"]}


def lines(match: rules.Match, seat: int = 0) -> dict[str, int]:
    """Points of a score sheet by what they are for."""
    return {
        line.text.key.removeprefix("herbaceous-line-"): line.points
        for line in match.scores().sheet(seat)
    }


FULL = {
    "large-pot": ["bay"],
    "wooden-planter": ["dill"],
    "small-pots": ["sage", "sage"],
    "glass-jar": ["mint"],
}


def tableaux(match: rules.Match) -> list[dict[str, Any]]:
    """What lies on the table, as people would write it down."""
    state = match.state
    assert isinstance(state, Herbaceous)
    seats = [
        {
            name: [HERBS[herb] for herb in cards(herbs)]
            for name, herbs in zip(
                (*CONTAINERS, "garden"),
                (*state.pots[4 * seat : 4 * seat + 4], state.gardens[seat]),
                strict=True,
            )
        }
        for seat in range(state.seats)
    ]
    return [{"bun": None if state.bun < 0 else state.bun, "seats": seats}]
