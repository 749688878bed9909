"""A guided first game of Herbaceous: one pot that waits, one jar with the Bun, and the end."""

from __future__ import annotations

from ...lessons import lesson, step
from ...texts import Text

__all__ = ["LESSON"]

TARRAGON = ("take private tarragon", "take community tarragon")
SPECIAL = ("take private mint", "take private thyme", "take community chive")
NEXT = Text("herbaceous-lesson-next")

LESSON = lesson(
    {
        "seats": [
            {
                "wooden-planter": ["bay", "dill", "sage"],
                "small-pots": ["saffron", "saffron"],
                "garden": ["tarragon", "mint"],
            },
            {
                "large-pot": ["lavender", "lavender", "lavender"],
                "wooden-planter": ["bay", "saffron"],
                "small-pots": ["rosemary", "rosemary"],
                "garden": ["bay", "dill"],
            },
        ],
        "community": ["tarragon", "sage", "lavender"],
        "deck": ["tarragon", "rosemary", "dill", "bay", "thyme", "chive", "saffron", "sage"],
        "seed": 1,
    },
    [
        step("draw", text=Text("herbaceous-lesson-draw")),
        step("plant private tarragon", text=Text("herbaceous-lesson-plant")),
        step("draw", text=Text("herbaceous-lesson-neighbour")),
        step("plant private dill"),
        step("pot large-pot", text=Text("herbaceous-lesson-pot")),
        step(*TARRAGON, text=Text("herbaceous-lesson-take")),
        step(*TARRAGON, text=NEXT),
        step(*TARRAGON, text=NEXT),
        step("finish", text=Text("herbaceous-lesson-finish")),
        step("draw", text=Text("herbaceous-lesson-draw-again")),
        step("plant private thyme", text=Text("herbaceous-lesson-special")),
        step("draw", text=Text("herbaceous-lesson-deck-out")),
        step("plant community saffron"),
        step("pot glass-jar", text=Text("herbaceous-lesson-jar")),
        step(*SPECIAL, text=Text("herbaceous-lesson-take-special")),
        step(*SPECIAL, text=NEXT),
        step(*SPECIAL, text=NEXT),
        step("finish", text=Text("herbaceous-lesson-bun")),
        step("pass", text=Text("herbaceous-lesson-pass")),
    ],
    end=Text("herbaceous-lesson-end"),
)
