"""The score sheet of Nosegay (rulebook: scoring)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_rules import BadTableau, Line, Scores, Text
from pygame_rules.fields import Fields
from pygame_rules.setups import read_options

from .components import (
    BUNCH_POINTS,
    COPIES,
    HERBS,
    MOST_POINTS,
    SHARED_POINTS,
    gather,
    herb_name,
)
from .meta import META

__all__ = ["read_cards", "score", "sheets"]


def sheets(nosegays: Sequence[list[int]], shared_most: bool) -> Scores:
    """The score sheets of nosegays, counted by herb."""
    lines = [_sheet(nosegays, seat, shared_most) for seat in range(len(nosegays))]
    totals = [sum(line.points for line in sheet) for sheet in lines]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    notes = [Text("nosegay-note-shared")] if len(winners) > 1 else []
    return Scores(lines, winners, notes)


def _sheet(nosegays: Sequence[list[int]], seat: int, shared_most: bool) -> list[Line]:
    mine = nosegays[seat]
    lines = []
    bunches = min(mine)
    if bunches:
        text = Text("nosegay-line-bunches", number=bunches)
        lines.append(Line(text, BUNCH_POINTS * bunches, "bunches"))
    for herb in range(len(HERBS)):
        others = [nosegay[herb] for other, nosegay in enumerate(nosegays) if other != seat]
        if mine[herb] > max(others, default=0):
            text = Text("nosegay-line-most", herb=herb_name(herb))
            lines.append(Line(text, MOST_POINTS, "most"))
        elif shared_most and mine[herb] == max(others) > 0:
            text = Text("nosegay-line-shared", herb=herb_name(herb))
            lines.append(Line(text, SHARED_POINTS, "most"))
    return lines


def read_cards(fields: Fields, name: str, seen: list[int]) -> list[int]:
    """A list of herb slugs as herbs; ``seen`` counts them, and no herb has more cards than six."""
    herbs = [HERBS.index(slug) for slug in fields.slugs(name, HERBS)]
    for herb in herbs:
        seen[herb] += 1
        if seen[herb] > COPIES:
            raise fields.wrong(
                "nosegay-too-many-cards",
                name,
                "components",
                text=HERBS[herb],
                herb=herb_name(herb),
                number=COPIES,
            )
    return herbs


def score(tableau: Any) -> Scores:
    """Score a table: ``{"seats": [{"nosegay": [slugs]}, …]}``, with ``options`` as for a new game."""
    table = Fields(tableau, BadTableau)
    table.only("seats", "options")
    sides = table.children("seats", 1, META.seats[-1])
    options = read_options(table, META, len(sides))
    seen = [0] * len(HERBS)
    nosegays = []
    for side in sides:
        side.only("nosegay")
        nosegays.append(gather(read_cards(side, "nosegay", seen)))
    return sheets(nosegays, options["shared-most"] is True)
