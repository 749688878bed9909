"""A guided first game of Znakhar: cures, an exchange, a charm, and the last turns."""

from __future__ import annotations

from ...lessons import lesson, step
from ...texts import Text

__all__ = ["LESSON"]

LESSON = lesson(
    {
        "seats": [
            {
                "hand": ["linden-blossom", "centaury", "plantain", "nettle"],
                "uncured": ["lumbago"],
            },
            {
                "hand": ["coltsfoot", "mint"],
                "uncured": ["fever", "erysipelas", "plague"],
                "cured": ["boil"],
            },
        ],
        "pile": [
            *("cough", "melilot", "yarrow", "coltsfoot", "celandine"),
            *("charm-plague", "camomile", "mint"),
        ],
        "seed": 1,
    },
    [
        step("cure fever", text=Text("znakhar-lesson-cure")),
        step("pass", text=Text("znakhar-lesson-neighbour")),
        step("offer seat-1 1", text=Text("znakhar-lesson-offer")),
        step("accept"),
        step("give herb coltsfoot"),
        step("give herb nettle", text=Text("znakhar-lesson-give")),
        step("cure cough", text=Text("znakhar-lesson-light")),
        step("pass", text=Text("znakhar-lesson-neighbour-again")),
        step("cure erysipelas", text=Text("znakhar-lesson-grave")),
        step("pass", text=Text("znakhar-lesson-last-turns")),
        step("charm plague", text=Text("znakhar-lesson-charm")),
    ],
    end=Text("znakhar-lesson-end"),
)
