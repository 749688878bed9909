"""Setting a table of Znakhar for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame_rules as rules
from pygame_rules.games.znakhar.components import places


def table(
    *hands: Sequence[str],
    uncured: Sequence[Sequence[str]] = (),
    cured: Sequence[Sequence[str]] = (),
    **position: Any,
) -> rules.Match:
    """A set-up from the hands of the seats; illnesses may be left out for the seats that have none."""
    sides = [
        {
            "hand": list(hand),
            "uncured": list(uncured[seat]) if seat < len(uncured) else [],
            "cured": list(cured[seat]) if seat < len(cured) else [],
        }
        for seat, hand in enumerate(hands)
    ]
    return rules.position("znakhar", {"seats": sides, **position})


def play(match: rules.Match, *moves: str) -> rules.Match:
    """Play moves one after another."""
    for move in moves:
        match.play(move)
    return match


def texts(match: rules.Match) -> list[str]:
    """The texts of the legal moves."""
    return [str(move) for move in match.legal_moves()]


def reason(match: rules.Match, move: str) -> tuple[str, str | None]:
    """Code, without the game's name, and rule of the refusal of a move that must not be legal."""
    refused = match.explain(move)
    assert refused is not None, f"{move} is legal"
    return refused.code.removeprefix("znakhar-"), refused.rule


def zone(match: rules.Match, name: str, seat: int | None = 0) -> dict[str | None, int]:
    """Faces and counts of a zone as a seat sees it; face-down cards have the face None."""
    found = next(zone for zone in match.view(seat)["zones"] if zone["id"] == name)
    return {piece["face"]: piece["count"] for piece in found["pieces"]}


def zones(match: rules.Match, seat: int | None = 0) -> list[str]:
    """The zones that a seat sees."""
    return [zone["id"] for zone in match.view(seat)["zones"]]


def marks(match: rules.Match, thing: str, seat: int | None = 0) -> list[str]:
    """The icons of the marks on a piece or a zone."""
    for here in match.view(seat)["zones"]:
        for item in (here, *here["pieces"]):
            if item["id"] == thing:
                return [mark["icon"] for mark in item["marks"]]
    raise AssertionError(f"no {thing}")


def log(match: rules.Match, seat: int | None = 0) -> list[str]:
    """The keys of the log as a seat reads it."""
    return [entry["key"].removeprefix("znakhar-log-") for entry in match.view(seat)["log"]]


def own_cards() -> dict[str, Any]:
    """A list with every card renamed, as somebody would copy it from a printed deck."""
    cards = rules.components("znakhar")
    for kind in ("illnesses", "herbs"):
        for number, item in enumerate(cards[kind]):
            item["name"] = f"{kind} {number}"
            item["id"] = f"my-{item['id']}"
    for item in cards["illnesses"]:
        item["herbs"] = [f"my-{herb}" for herb in item["herbs"]]
    for number, item in enumerate(cards["charms"]):
        item["illness"] = f"my-{item['illness']}"
        item["text"] = f"words {number}"
    return cards


def tableaux(match: rules.Match) -> list[dict[str, Any]]:
    """What lies on the table, as people would write it down."""
    state = match.state
    seats = [
        {
            name: [state.cards.illnesses[illness] for illness in places(illnesses)]
            for name, illnesses in (("cured", state.cured[seat]), ("uncured", state.uncured[seat]))
        }
        for seat in range(match.seats)
    ]
    return [{"seats": seats}]
