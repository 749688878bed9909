"""Tables that were played with real cards."""

from __future__ import annotations

import pygame_rules as rules


def score(*seats: dict, bun: int | None = None) -> rules.Scores:
    return rules.score("herbaceous", {"bun": bun, "seats": list(seats)})


def test_a_whole_table_of_two() -> None:
    ana = {
        "large-pot": ["lavender"] * 5,
        "wooden-planter": ["bay", "dill", "sage", "saffron"],
        "small-pots": ["rosemary", "rosemary", "sage", "sage"],
        "glass-jar": ["mint", "chive", "thyme"],
        "garden": ["bay"],
    }
    ben = {
        "large-pot": ["tarragon"] * 6,
        "wooden-planter": ["bay", "dill", "sage", "saffron", "rosemary", "lavender"],
        "small-pots": ["dill", "dill"],
        "glass-jar": ["thyme", "sage", "sage"],
        "garden": ["bay", "mint", "chive"],
    }
    scores = score(ana, ben, bun=0)
    assert scores.totals == (18 + 6 + 8 + 17 + 1, 20 + 12 + 4 + 9 + 3)
    assert scores.winners == (0,)
    assert {line.rule for line in scores.sheet(0)} == {
        *("large-pot", "wooden-planter", "small-pots", "glass-jar", "bun", "scoring"),
    }


def test_a_part_of_the_table_is_enough() -> None:
    assert score({"large-pot": ["sage"] * 3}).totals == (10,)
    assert score({}).totals == (0,)


def test_whoever_is_not_there_may_have_the_Bun() -> None:
    jar = {"glass-jar": ["mint", "chive", "thyme"]}
    assert score(jar, jar, {}).totals == (12, 12, 0)
    assert score(jar, jar, {}, {}, bun=1).totals == (12, 17, 0, 0)


def test_equal_points_and_equal_jars_share_the_victory() -> None:
    side = {"glass-jar": ["sage", "thyme"]}
    scores = score(side, {"glass-jar": ["dill", "thyme"]})
    assert scores.winners == (0, 1)
    assert [note.key for note in scores.notes] == ["herbaceous-note-shared"]


def test_options_of_the_table_are_heard() -> None:
    table = {"seats": [{"wooden-planter": ["sage"]}], "options": {"single-planter": 2}}
    assert rules.score("herbaceous", table).totals == (2,)
