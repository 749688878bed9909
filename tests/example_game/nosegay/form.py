"""The form for a table of Nosegay."""

from __future__ import annotations

from typing import Any

from pygame_rules import Text, forms

from .components import COPIES, HERBS, herb_name


def form(seats: int) -> dict[str, Any]:
    """The nosegay of each seat."""
    herbs = [forms.card(slug, herb_name(herb), COPIES) for herb, slug in enumerate(HERBS)]
    return forms.form(
        {"seats": [{} for _ in range(seats)]},
        [forms.part([forms.section([_nosegay(seat)])], [seat]) for seat in range(seats)],
        decks={"herbs": [forms.group(herbs)]},
        options=["shared-most"],
    )


def _nosegay(seat: int) -> dict[str, Any]:
    path = ["seats", seat, "nosegay"]
    return forms.cards(path, Text("nosegay-nosegay"), "scoring", deck="herbs")
