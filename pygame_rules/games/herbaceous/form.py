"""The form for a table of Herbaceous."""

from __future__ import annotations

from typing import Any

from ... import forms
from ...texts import Text
from .components import CONTAINERS, COPIES, HERBS
from .names import container_name, herb_name, place_name
from .own import Own


def form(seats: int, _: Own | None = None) -> dict[str, Any]:
    """Four containers and a private garden a seat, and who has the Bun."""
    return forms.form(
        {"bun": None, "seats": [{} for _ in range(seats)]},
        [forms.part([forms.section(places(seat))], [seat]) for seat in range(seats)],
        decks={"herbs": herbs()},
        common=[forms.section([bun()])],
        options=["single-planter", "jar", "jar-tie"],
    )


def herbs() -> list[dict[str, Any]]:
    """The deck."""
    return [
        forms.group(
            forms.card(slug, herb_name(herb), COPIES[herb]) for herb, slug in enumerate(HERBS)
        )
    ]


def bun() -> dict[str, Any]:
    """Who has the Bun."""
    return forms.seat(["bun"], Text("herbaceous-line-bun"), "bun")


def places(seat: int) -> list[dict[str, Any]]:
    """What lies before a seat."""
    return [
        *(
            forms.cards(["seats", seat, slug], container_name(container), slug, deck="herbs")
            for container, slug in enumerate(CONTAINERS)
        ),
        forms.cards(["seats", seat, "garden"], place_name("private"), "scoring", deck="herbs"),
    ]
