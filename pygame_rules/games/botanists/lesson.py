"""A guided first game of Botanists: the last two turns of the third plot, and the reckoning."""

from __future__ import annotations

from ...lessons import lesson, step
from ...texts import Text

__all__ = ["LESSON"]

LESSON = lesson(
    {
        "seats": [
            {
                "board": "blue",
                "pawn": "c3",
                "hand": ["t05-1", "t12-1"],
                "plots": [
                    *("blue", "red", "blue", "purple", "yellow"),
                    *("purple", "blue", "yellow-down", "red", "blue"),
                    *("yellow", "blue", "red"),
                ],
                "personal": ["green-yellow"],
                "scored": [{"orders": 2, "leftovers": 0}, {"orders": 1, "leftovers": 1}],
            },
            {
                "board": "green",
                "pawn": "d5",
                "hand": ["t01-1", "t05-4"],
                "plots": [
                    *("green", "blue", "green", "purple", "yellow"),
                    *("purple", "green", "yellow", "blue-down", "green"),
                    *("yellow", "green", "blue"),
                ],
                "personal": ["blue-blue"],
                "scored": [{"orders": 2, "leftovers": 1}, {"orders": 2, "leftovers": 0}],
            },
        ],
        "market": [
            *("blue", "green", "red", "purple", "yellow"),
            *("purple", "yellow", "blue", "green", "red"),
            *("green", "red", "purple", "yellow", "blue"),
            *("yellow", "blue", "green", "red", "purple"),
            *("red", "purple", "yellow", "blue", "green"),
        ],
        "market-deck": ["t05-2", "t11-1", "t09-1"],
        "open": ["blue-red", "purple-purple", "green-green-red"],
        "order-deck": ["blue-yellow", "red-yellow", "blue-purple"],
        "seed": 1,
    },
    [
        step("go b2", text=Text("botanists-lesson-go")),
        step("play t05-1", text=Text("botanists-lesson-card")),
        step("plant purple face-up", text=Text("botanists-lesson-plant")),
        step("fulfil open blue red", text=Text("botanists-lesson-order")),
        step("end", text=Text("botanists-lesson-end-turn")),
        step("go c4", text=Text("botanists-lesson-neighbour")),
        step("play t05-4"),
        step("plant purple face-up"),
        step("end"),
        step("go c2", text=Text("botanists-lesson-go-again")),
        step("play t05-2", text=Text("botanists-lesson-card-again")),
        step("plant yellow face-down", text=Text("botanists-lesson-wither")),
        step("gain", text=Text("botanists-lesson-bonus")),
        step(
            *("fulfil personal green yellow", "fulfil open blue yellow"),
            text=Text("botanists-lesson-orders"),
        ),
        step(
            *("fulfil open blue yellow", "fulfil personal green yellow"),
            text=Text("botanists-lesson-other-order"),
        ),
        step("end", text=Text("botanists-lesson-last")),
        step("go d2"),
        step("play t01-1"),
        step("plant green face-up"),
        step("end"),
    ],
    end=Text("botanists-lesson-end"),
)
