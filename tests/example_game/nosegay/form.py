"""The form for a table of Nosegay."""

from __future__ import annotations

from typing import Any

from pygame_rules import Text, forms

from .components import COPIES, HERBS, herb_name


def form(seats: int) -> dict[str, Any]:
    """The nosegay of each seat."""
    return forms.form(
        {"seats": [{} for _ in range(seats)]},
        [forms.part([forms.section([nosegay(seat)])], [seat]) for seat in range(seats)],
        decks={"herbs": herbs()},
        options=["shared-most"],
    )


def herbs() -> list[dict[str, Any]]:
    """The deck."""
    return [
        forms.group(forms.card(slug, herb_name(herb), COPIES) for herb, slug in enumerate(HERBS))
    ]


def nosegay(seat: int) -> dict[str, Any]:
    """What a seat has laid."""
    path = ["seats", seat, "nosegay"]
    return forms.cards(path, Text("nosegay-nosegay"), "scoring", deck="herbs")
