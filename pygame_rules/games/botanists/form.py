"""The form for a table of Botanists."""

from __future__ import annotations

from typing import Any

from ... import forms
from ...texts import Text
from .components import BONUS_POINTS, COLUMNS, MOST_KEPT, SPACES
from .own import Own
from .scoring import DEALT_PERSONAL_ORDERS, MOST_LEFTOVERS, MOST_ORDERS


def form(seats: int, _: Own | None = None) -> dict[str, Any]:
    """The three rounds of each seat and what counts at the end; alone also the Little Helper's."""
    alone = seats == 1
    tableau: dict[str, Any] = {
        "seats": [{"rounds": [{} for _ in range(COLUMNS)]} for _ in range(seats)]
    }
    parts = [forms.part(_seat(seat, alone), [seat]) for seat in range(seats)]
    if alone:
        tableau["helper"] = {"rounds": [{} for _ in range(COLUMNS)]}
        parts.append(forms.part(_helper(), label=Text("botanists-pawn-helper")))
    return forms.form(tableau, parts, options=["tie-break", "helper-withered"])


def _seat(seat: int, alone: bool) -> list[dict[str, Any]]:
    here = ("seats", seat)
    spaces = 2 * SPACES if alone else SPACES
    return [
        *(
            _round(
                column,
                forms.number(
                    [*here, "rounds", column, "orders"],
                    Text("botanists-entry-orders"),
                    "scoring",
                    high=MOST_ORDERS,
                ),
                forms.number(
                    [*here, "rounds", column, "leftovers"],
                    Text("botanists-entry-leftovers"),
                    "scoring",
                    high=MOST_LEFTOVERS + (MOST_KEPT if column else 0),
                ),
                _clean(here, column),
            )
            for column in range(COLUMNS)
        ),
        forms.section(
            [
                forms.number(
                    [*here, "bonus"],
                    Text("botanists-entry-bonus"),
                    "bonus-blue",
                    high=BONUS_POINTS * spaces,
                    step=BONUS_POINTS,
                ),
                _withered(here),
                forms.number(
                    [*here, "personal-orders"],
                    Text("botanists-entry-personal"),
                    "end",
                    high=DEALT_PERSONAL_ORDERS + spaces,
                ),
            ],
            Text("botanists-entry-end"),
        ),
    ]


def _helper() -> list[dict[str, Any]]:
    here = ("helper",)
    return [
        *(_round(column, _clean(here, column)) for column in range(COLUMNS)),
        forms.section([_withered(here)], Text("botanists-entry-end")),
    ]


def _round(column: int, *places: dict[str, Any]) -> dict[str, Any]:
    return forms.section(places, Text("botanists-entry-round", number=column + 1))


def _clean(here: forms.Path, column: int) -> dict[str, Any]:
    path = [*here, "rounds", column, "clean"]
    return forms.flag(path, Text("botanists-entry-clean"), "scoring")


def _withered(here: forms.Path) -> dict[str, Any]:
    return forms.number([*here, "withered"], Text("botanists-entry-withered"), "end", high=SPACES)
