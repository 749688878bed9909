"""Setting a table of Officinalis for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame_rules as rules
from pygame_rules.games.officinalis.components import CARDS, PICKERS, cards


def table(*hands: Sequence[str], pickers: Sequence[str] = (), **position: Any) -> rules.Match:
    """A set-up with these hands; the Attribute is the Garden unless another is given."""
    seats: list[dict[str, Any]] = [{"hand": list(hand)} for hand in hands]
    for seat, picker in zip(seats, pickers, strict=False):
        seat["picker"] = picker
    return rules.position("officinalis", {"attribute": "garden", **position, "seats": seats})


def play(match: rules.Match, *moves: str) -> rules.Match:
    """Play cards, or other moves, one after another."""
    for move in moves:
        match.play(
            move if move.partition(" ")[0] in ("attribute", "next-round") else f"play {move}"
        )
    return match


def texts(match: rules.Match) -> list[str]:
    """The texts of the legal moves, cards without their verb."""
    return [str(move).removeprefix("play ") for move in match.legal_moves()]


def reason(match: rules.Match, card: str) -> tuple[str, str | None]:
    """Code and rule of the refusal of a card that must not be legal."""
    refused = match.explain(f"play {card}")
    assert refused is not None, f"{card} is legal"
    return refused.code, refused.rule


def slugs(held: int) -> set[str]:
    """A set of cards by their slugs."""
    return {CARDS[card] for card in cards(held)}


def harvest(match: rules.Match, side: int) -> set[str]:
    """What lies in the harvest of a side."""
    return slugs(match.state.harvests[side])


def zone(match: rules.Match, name: str, seat: int | None = 0) -> dict[str, Any]:
    """A zone as a seat sees it."""
    return next(zone for zone in match.view(seat)["zones"] if zone["id"] == name)


def faces(match: rules.Match, name: str, seat: int | None = 0) -> list[str | None]:
    """The faces of the pieces of a zone as a seat sees it."""
    return [piece["face"] for piece in zone(match, name, seat)["pieces"]]


def lines(scores: rules.Scores, seat: int = 0) -> list[tuple[str, int]]:
    """What the lines of a sheet are for, and their points; without the round they belong to."""
    found = []
    for line in scores.sheet(seat):
        text = line.text
        if text.key == "officinalis-line-round":
            text = text.args["line"]
        of = text.args.get("tea") or text.args.get("picker") or text.args.get("environment")
        key = (of or text).key
        found.append((key.removeprefix("officinalis-").removeprefix("line-"), line.points))
    return found


def play_out(match: rules.Match) -> rules.Match:
    """Play the first legal move until this round is over."""
    started = match.state.round
    while not match.over and (match.state.round == started and match.view()["phase"] != "pause"):
        match.play(match.legal_moves()[0])
    return match


def tableaux(match: rules.Match) -> list[dict[str, Any]]:
    """What lay on the table at the end of each round, as people would write it down."""
    return [
        {
            "seats": match.seats,
            "sides": [
                {
                    "harvest": sorted(slugs(held)),
                    "pickers": [list(PICKERS)[picker] for picker in own],
                }
                for held, own in zip(done.harvests, done.pickers, strict=True)
            ],
        }
        for done in match.state.history
    ]
