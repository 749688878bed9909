"""Plain JSON from strangers."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from pygame_rules.plain import DEEPEST, LONGEST, MOST, parse, plain_copy


def nested(levels: int) -> Any:
    value: Any = 0
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize("text", ['{"a": [1, "[[{", null]}', '"\\"[["', " 7 ", '["\\\\", {}]'])
def test_json_is_parsed_as_ever(text: str) -> None:
    assert parse(text) == json.loads(text)


@pytest.mark.parametrize("text", ["", "[", "{'a': 1}", "[" * 3_000, None, 7, b"{}"])
def test_what_is_no_json_is_refused(text: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        parse(text)


def test_depth_is_bounded_in_texts_and_values() -> None:
    fits, too_deep = nested(DEEPEST), nested(DEEPEST + 1)
    assert parse(json.dumps(fits)) == fits == plain_copy(fits)
    for refused in (lambda: parse(json.dumps(too_deep)), lambda: plain_copy(too_deep)):
        with pytest.raises(ValueError, match="nested too deeply"):
            refused()


def test_brackets_within_strings_are_no_depth() -> None:
    text = json.dumps(["[{" * 500, '"[' * 500])
    assert parse(text) == json.loads(text)


@pytest.mark.parametrize("end", ["", "\\", '"['])
def test_a_string_without_end_takes_no_longer_than_another(end: str) -> None:
    """To begin anew at each quote in it would take a minute here, and hours for the longest."""
    begun = time.process_time()
    with pytest.raises(ValueError):  # noqa: PT011
        parse('"' + '\\"' * 50_000 + end)
    assert time.process_time() - begun < 10


def test_a_value_that_holds_itself_is_refused() -> None:
    value: list[Any] = []
    value.append(value)
    with pytest.raises(ValueError, match="nested too deeply"):
        plain_copy(value)


def test_size_is_bounded() -> None:
    assert len(plain_copy([0] * MOST)) == MOST
    assert parse(json.dumps("a" * (LONGEST - 2))) == "a" * (LONGEST - 2)
    with pytest.raises(ValueError, match="too long"):
        parse(json.dumps("a" * (LONGEST - 1)))
    for big in ([0] * (MOST + 1), "a" * (LONGEST + 1), {"a" * (LONGEST + 1): 0}, doubled(60)):
        with pytest.raises(ValueError, match="too big"):
            plain_copy(big)


def doubled(times: int) -> Any:
    """Small to hold, and endless to walk through."""
    value: Any = [0]
    for _ in range(times):
        value = [value, value]
    return value


def test_a_copy_shares_nothing() -> None:
    value = {"a": [1, 2]}
    copied = plain_copy(value)
    copied["a"].append(3)
    assert value == {"a": [1, 2]}
