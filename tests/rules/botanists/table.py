"""Setting a table of Botanists for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame_rules as rules
from pygame_rules.games.botanists.components import COLOURS, SPACES
from pygame_rules.games.botanists.market import CELLS
from pygame_rules.games.botanists.state import Botanists
from pygame_rules.games.botanists.table import FACE_DOWN, HELPER

LETTERS = {colour[0]: colour for colour in COLOURS}
#: Each colour once in every row and column; b2 and its neighbours to the right and below: r p / p y.
SQUARE = "bgrpy grpyb rpybg pybgr ybgrp"
HAND = ["t05-1", "t01-1"]  # a block of four to the lower right, a bar to the right


def colours(letters: str) -> list[str]:
    """``"bbg"`` as slugs; a capital letter is a face-down tile."""
    return [
        LETTERS[letter] if letter.islower() else f"{LETTERS[letter.lower()]}-down"
        for letter in letters
    ]


def market(rows: str) -> list[str | None]:
    """Five rows of letters, a dot for an empty space."""
    return [LETTERS.get(letter) for letter in rows.replace(" ", "")]


def side(**given: Any) -> dict[str, Any]:
    """A seat of a set-up, with plots and leftovers as letters."""
    for name in ("plots", "leftovers"):
        if name in given:
            given[name] = colours(given[name])
    return given


def table(*sides: dict[str, Any], rows: str = SQUARE, **position: Any) -> rules.Match:
    """A set-up; the market as rows of letters."""
    return rules.position("botanists", {"seats": list(sides), "market": market(rows), **position})


def third_turn(
    board: str = "blue",
    leftovers: str = "",
    other: str = "",
    *,
    hand: Sequence[str] = HAND,
    pawn: str = "b2",
    other_pawn: str = "e1",
    personal: Sequence[str] = (),
    **position: Any,
) -> rules.Match:
    """Two players before their third turn: the next sign is of the first player's board colour."""
    boards = iter(colour for colour in COLOURS if colour != board)
    return table(
        side(
            board=board,
            pawn=pawn,
            plots="YY",
            leftovers=leftovers,
            hand=list(hand),
            personal=list(personal),
        ),
        side(board=next(boards), pawn=other_pawn, plots="PP", leftovers=other),
        **position,
    )


def alone(
    own: dict[str, Any] | None = None, helper: dict[str, Any] | None = None, **position: Any
) -> rules.Match:
    """A solo set-up."""
    if helper and "plots" in helper:
        helper = {**helper, "plots": colours(helper["plots"])}
    return table(own or side(), helper=helper or {}, **position)


def play(match: rules.Match, *moves: str) -> rules.Match:
    """Play moves one after another."""
    for move in moves:
        match.play(move)
    return match


def purchase(match: rules.Match, *after: str) -> rules.Match:
    """To c3, with the block: y b / b g are collected; then whatever follows."""
    return play(match, "go c3", "play t05-1", *after)


def texts(match: rules.Match, verb: str = "") -> list[str]:
    """The texts of the legal moves, of one verb when it is given."""
    found = [str(move) for move in match.legal_moves()]
    return [text for text in found if text.split(" ")[0] == verb] if verb else found


def reason(match: rules.Match, move: str) -> tuple[str, str | None]:
    """Code, without the game's name, and rule of the refusal of a move that must not be legal."""
    refused = match.explain(move)
    assert refused is not None, f"{move} is legal"
    return refused.code.removeprefix("botanists-"), refused.rule


def faces(match: rules.Match, zone: str, seat: int | None) -> set[str | None]:
    """What a seat sees in a zone; of cards that lie face down None."""
    (found,) = (here for here in match.view(seat)["zones"] if here["id"] == zone)
    return {piece["face"] for piece in found["pieces"]}


def state(match: rules.Match) -> Botanists:
    """The state, as this game's own."""
    found = match.state
    assert isinstance(found, Botanists)
    return found


def reach(match: rules.Match, actor: int = 0) -> set[str]:
    """The spaces where a pawn may end its movement, whatever the cards."""
    found = state(match).reach(actor)
    return {name for cell, name in enumerate(CELLS) if found >> cell & 1}


def leftovers(match: rules.Match, seat: int = 0) -> str:
    """The leftovers of a seat as letters, in the order of the colours."""
    flowers = state(match).leftovers[seat]
    return "".join(colour[0] * (flowers >> 6 * n & 31) for n, colour in enumerate(COLOURS))


def tile(match: rules.Match, cell: str) -> str:
    """The letter of the tile on a space of the market, a dot for none."""
    colour = state(match).market[CELLS.index(cell)]
    return "." if colour < 0 else COLOURS[colour][0]


def lines(match: rules.Match, seat: int = 0) -> dict[str, int]:
    """Points of a score sheet by what they are for; rounds are added up."""
    found: dict[str, int] = {}
    for line in match.scores().sheet(seat):
        name = line.text.key.removeprefix("botanists-line-")
        found[name] = found.get(name, 0) + line.points
    return found


def dry(hand: Sequence[str] = ("t01-1", "t05-1"), **position: Any) -> rules.Match:
    """Four players hoard until the bag is empty: 21 tiles lie in the market, 4 spaces are bare.

    The fourth is to make the last purchase of the game; the bare spaces are e2 to e5.
    """
    tiles = iter(COLOURS[number % 5] for number in range(145))

    def take(number: int) -> list[str]:
        return [next(tiles) for _ in range(number)]

    sides: list[dict[str, Any]] = [
        {
            "pawn": pawn,
            "plots": [f"{colour}-down" for colour in take(planted)],
            "leftovers": take(left),
        }
        for pawn, planted, left in (("a1", 15, 17), ("a3", 15, 17), ("a5", 15, 17), ("c3", 14, 14))
    ]
    sides[3]["hand"] = list(hand)
    lying: list[str | None] = [*take(21), None, None, None, None]
    return rules.position(
        "botanists", {"seats": sides, "market": lying, "turn": 3, "start": 0, **position}
    )


def tableaux(match: rules.Match) -> list[dict[str, Any]]:
    """What lies on the table, as people would write it down."""
    end = state(match)

    def down(actor: int) -> int:
        return sum(tile >= FACE_DOWN for tile in end.plots[SPACES * actor : SPACES * (actor + 1)])

    tableau: dict[str, Any] = {
        "seats": [
            {
                "rounds": [
                    {"orders": orders, "leftovers": left, "clean": clean}
                    for orders, left, clean in end.ledger[seat]
                ],
                "bonus": 3 * end.gains[seat],
                "withered": down(seat),
                "personal-orders": len(end.personal[seat]),
            }
            for seat in range(match.seats)
        ]
    }
    if match.seats == 1:
        columns = [{"clean": end.clean(HELPER, column)} for column in range(3)]
        tableau["helper"] = {"rounds": columns, "withered": down(HELPER)}
    return [tableau]
