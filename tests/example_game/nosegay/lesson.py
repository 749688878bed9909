"""A guided first game of Nosegay: its last few turns."""

from __future__ import annotations

from pygame_rules import Text
from pygame_rules.lessons import lesson, step

__all__ = ["LESSON"]

LESSON = lesson(
    {
        "seats": [
            {"hand": ["mint", "sage"], "nosegay": ["lavender", "rosemary", "thyme"]},
            {"hand": ["mint", "lavender"], "nosegay": ["sage", "mint"]},
        ],
        "border": ["lavender"],
        "seed": 1,
    },
    [
        step("lay mint", text=Text("nosegay-lesson-lay")),
        step("pick lavender", text=Text("nosegay-lesson-pick")),
        step("lay mint"),
        step("lay sage", text=Text("nosegay-lesson-bunch")),
        step("lay lavender", text=Text("nosegay-lesson-most")),
        step("lay lavender", text=Text("nosegay-lesson-last")),
    ],
    end=Text("nosegay-lesson-end"),
)
