"""The form for a position of Officinalis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ... import forms
from ...texts import Text
from .components import ENVIRONMENTS, IN_PLAY, MEMBERS, PICKERS, SIDE_OF, SIDES, Values
from .form import plants
from .meta import META
from .names import environment_name, picker_name


def form(seats: int, _: Values | None = None) -> dict[str, Any]:
    """The Attribute and the trick, then the hand, the Picker and the harvest of each seat."""
    return forms.form(
        {
            "seats": [{} for _ in range(seats)],
            "dealer": 0,
            "harvests": [[] for _ in range(SIDES[seats])],
        },
        [
            forms.part([forms.section(_table(seats))], label=Text("rules-form-table")),
            *(forms.part([forms.section(_seat(seats, seat))], [seat]) for seat in range(seats)),
        ],
        decks={"plants": plants(seats)},
        options=forms.options_of(META),
    )


def _environments(seats: int) -> list[tuple[str, Text]]:
    return [
        (slug, environment_name(environment))
        for environment, slug in enumerate(ENVIRONMENTS)
        if MEMBERS[environment] & IN_PLAY[seats]
    ]


def _table(seats: int) -> Iterator[dict[str, Any]]:
    attribute = Text("officinalis-zone-attribute")
    unnamed = Text("officinalis-entry-unnamed")
    yield forms.choice(
        ["attribute"], attribute, "attribute", _environments(seats), otherwise=unnamed
    )
    yield forms.seat(["dealer"], Text("officinalis-mark-dealer"), "setup")
    dealer = Text("officinalis-mark-dealer")
    yield forms.seat(["leader"], Text("officinalis-entry-leader"), "o13", otherwise=dealer)
    trick = Text("officinalis-zone-trick")
    yield forms.cards(["trick"], trick, "trick", deck="plants", ordered=True)
    yield forms.cards(
        ["remaining"],
        Text("officinalis-zone-remaining"),
        "setup",
        deck="plants",
        otherwise=Text("officinalis-entry-rest"),
    )


def _seat(seats: int, seat: int) -> Iterator[dict[str, Any]]:
    here = ("seats", seat)
    yield forms.cards(
        [*here, "hand"],
        Text("officinalis-zone-hand"),
        "setup",
        deck="plants",
        otherwise=Text("rules-form-dealt"),
    )
    side = SIDE_OF[seats][seat]
    yield forms.cards(
        ["harvests", side], Text("officinalis-zone-harvest"), "harvest", deck="plants"
    )
    void = Text("officinalis-entry-void")
    yield forms.several([*here, "void"], void, "o14", _environments(seats))
    pickers = [(slug, picker_name(picker)) for picker, slug in enumerate(PICKERS)]
    yield forms.choice(
        [*here, "picker"],
        Text("officinalis-zone-picker"),
        "pickers",
        pickers,
        otherwise=Text("rules-form-dealt"),
    )
