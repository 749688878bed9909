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
    herbs = [forms.card(slug, herb_name(herb), COPIES[herb]) for herb, slug in enumerate(HERBS)]
    return forms.form(
        {"bun": None, "seats": [{} for _ in range(seats)]},
        [forms.part([forms.section(_places(seat))], [seat]) for seat in range(seats)],
        decks={"herbs": [forms.group(herbs)]},
        common=[forms.section([forms.seat(["bun"], Text("herbaceous-line-bun"), "bun")])],
        options=["single-planter", "jar", "jar-tie"],
    )


def _places(seat: int) -> list[dict[str, Any]]:
    return [
        *(
            forms.cards(["seats", seat, slug], container_name(container), slug, deck="herbs")
            for container, slug in enumerate(CONTAINERS)
        ),
        forms.cards(["seats", seat, "garden"], place_name("private"), "scoring", deck="herbs"),
    ]
