"""A guided first game of Officinalis: one short round for two, from the Attribute to the Pickers."""

from __future__ import annotations

from ...lessons import lesson, step
from ...texts import Text

__all__ = ["LESSON"]

LESSON = lesson(
    {
        "seats": [
            {
                "hand": [
                    *("elderberry", "hawthorn", "birch", "round-leaved-wintergreen"),
                    *("yarrow", "lavandin", "wild-thyme", "broom"),
                    *("rosemary", "calendula", "rose", "garden-angelica"),
                    *("maisonus-officinalis", "salvia-maria"),
                ],
                "picker": "druid",
            },
            {
                "hand": [
                    *("woodruff", "oak", "lily-of-the-valley"),
                    *("bilberry", "raspberry", "ladys-mantle", "gentian", "genepi", "monkshood"),
                    *("juniper", "eyebright", "sundew", "blackcurrant", "oleander"),
                ],
                "picker": "herbalist",
            },
        ],
        "options": {"rounds": 1},
        "seed": 1,
    },
    [
        step("attribute garden", text=Text("officinalis-lesson-attribute")),
        step("play hawthorn", text=Text("officinalis-lesson-lead")),
        step("play oak", text=Text("officinalis-lesson-follow")),
        step("play gentian", text=Text("officinalis-lesson-led")),
        step("play rosemary", text=Text("officinalis-lesson-must-play-attribute")),
        step("play wild-thyme", text=Text("officinalis-lesson-tea")),
        step("play eyebright"),
        step("play sundew", text=Text("officinalis-lesson-marvel")),
        step("play maisonus-officinalis", text=Text("officinalis-lesson-maisonus")),
        step("play round-leaved-wintergreen", text=Text("officinalis-lesson-picker")),
        step("play lily-of-the-valley", text=Text("officinalis-lesson-toxic")),
    ],
    end=Text("officinalis-lesson-end"),
)
