"""The score sheet of Znakhar (rulebook: scoring, ties)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...errors import BadTableau
from ...fields import Fields
from ...scores import Line, Scores
from ...setups import read_components, read_options
from ...texts import Text
from .cards import Cards
from .components import CLASSES, Variant
from .meta import META
from .names import class_name, illness_names
from .own import CARDS, read
from .state import Znakhar

__all__ = ["read_illnesses", "score", "scores"]


def _sheet(cards: Cards, cured: int, uncured: int) -> list[Line]:
    """Points for what was cured, minus those for what still lies before the player (K24)."""
    return [
        Line(
            Text(
                f"znakhar-line-{what}",
                level=class_name(level),
                illnesses=illness_names(cards, here),
                number=here.bit_count(),
            ),
            sign * level * here.bit_count(),
            "scoring",
        )
        for what, sign, illnesses in (("cured", 1, cured), ("uncured", -1, uncured))
        for level in range(1, len(CLASSES) + 1)
        if (here := illnesses & cards.of_class[level - 1])
    ]


def _result(cards: Cards, variant: Variant, cured: Sequence[int], uncured: Sequence[int]) -> Scores:
    sheets = [_sheet(cards, *side) for side in zip(cured, uncured, strict=True)]
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    notes = []
    if len(leaders) > 1:  # K25
        winners = leaders
        if variant.ties_broken:
            worth = {
                seat: (-cards.points(uncured[seat]), cured[seat].bit_count()) for seat in leaders
            }
            winners = [seat for seat in leaders if worth[seat] == max(worth.values())]
        shared = len(winners) == len(leaders)
        notes.append(Text("znakhar-note-shared" if shared else "znakhar-note-broken"))
        leaders = winners
    return Scores(sheets, leaders, notes)


def scores(state: Znakhar) -> Scores:
    """The score sheets of a state; cards in hand count nothing (K24)."""
    return _result(state.cards, state.variant, state.cured, state.uncured)


def read_illnesses(fields: Fields, name: str, cards: Cards, seen: set[str]) -> int:
    """A list of illness slugs as bits; none may lie in two places."""
    found = 0
    for number, slug in enumerate(fields.slugs(name, cards.illnesses)):
        if slug in seen:
            raise fields.wrong(
                "znakhar-card-twice", f"{name}[{number}]", "components", text=slug, number=1
            )
        seen.add(slug)
        found |= 1 << cards.illnesses.index(slug)
    return found


def score(tableau: Any) -> Scores:
    """Score a table: ``{"seats": [{"cured": [slugs], "uncured": [slugs]}, … 1 to 8]}``.

    ``options`` and ``components`` may be given as for a new game. A missing seat is not looked at.
    `BadTableau` says what no game can hold.
    """
    table = Fields(tableau, BadTableau)
    table.only("seats", "options", "components")
    sides = table.children("seats", 1, META.seats[-1])
    cards = read_components(table, read) or CARDS
    variant = Variant(read_options(table, META, len(sides)))
    cured, uncured = [], []
    seen: set[str] = set()
    for side in sides:
        side.only("cured", "uncured")
        cured.append(read_illnesses(side, "cured", cards, seen))
        uncured.append(read_illnesses(side, "uncured", cards, seen))
    return _result(cards, variant, cured, uncured)
