"""The arena: fair schedules, runs that repeat exactly, and results that add up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pygame_rules import arena
from pygame_rules.registry import find

OPTIONS = find("herbaceous").meta.check_options({}, 3)
RUN = [
    "herbaceous",
    "--seats",
    "2",
    "--players",
    "seedling,rambler,absent",
    "--games",
    "4",
    "--seed",
    "5",
]


def test_everybody_sits_everywhere_and_every_game_is_dealt_anew() -> None:
    jobs = arena.schedule("herbaceous", ["a", "b"], 3, 6, 1, OPTIONS, None)
    assert [job.players for job in jobs[:3]] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert len({job.seed for job in jobs}) == 6


def test_alone_everybody_plays_the_same_deals() -> None:
    jobs = arena.schedule("herbaceous", ["a", "b"], 1, 2, 1, OPTIONS, None)
    assert [job.players for job in jobs] == [("a",), ("b",), ("a",), ("b",)]
    assert jobs[0].seed == jobs[1].seed != jobs[2].seed


def test_a_run_repeats_and_its_shares_add_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = []
    for name in ("first", "second"):
        arena.main([*RUN, "--json", str(tmp_path / name)])
        results.append(json.loads((tmp_path / name).read_text()))
    assert results[0] == results[1]
    assert len(results[0]) == 3
    for result in results[0]:
        low, high = result["interval"]
        assert low <= result["won"] <= high
        assert sum(result["won_from_first_seat_on"]) == pytest.approx(1)
        assert sum(result["endings"].values()) == result["games"] == 4
        assert result["moves_a_game"]["draw"][0] > 0
    printed = capsys.readouterr()
    assert printed.out.count("seedling against rambler won") == 2
    assert "12/12" in printed.err


@pytest.mark.parametrize("wrong", [["--players", "nobody"], ["--seats", "9"], ["--option", "x=1"]])
def test_what_cannot_be_played_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        arena.main(["herbaceous", *wrong])
