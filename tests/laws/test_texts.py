"""The texts that games share, and that the laws of texts read catalogues as Fluent does.

The laws themselves are in `pygame_rules.check.words`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.check.words import catalogues, read_catalogue, texts_in, written_keys
from pygame_rules.registry import find

from .tables import GAMES, LANGUAGES

__all__ = ["ALL", "texts_in"]

PACKAGE = Path(rules.__file__).parent
SHARED = catalogues(rules.__name__)
ALL = {
    language: {
        **SHARED[language],
        **{
            key: arguments
            for game in GAMES
            for key, arguments in catalogues(find(game).package)[language].items()
        },
    }
    for language in LANGUAGES
}


def variables(node: Any) -> set[str]:
    """The arguments that a message or attribute asks for."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return variables([value for name, value in vars(node).items() if name != "span"])
    return set().union(*map(variables, node)) if isinstance(node, list) else set()


@pytest.mark.parametrize(
    "file", sorted(PACKAGE.rglob("*.ftl")), ids=lambda file: str(file.relative_to(PACKAGE))
)
def test_catalogues_are_read_as_fluent_reads_them(file: Path) -> None:
    """Every message has a text of its own, and explains itself in all languages if in English."""
    english = (file.parent / "en.ftl").read_text("utf-8")
    read, explained = {}, {}
    for text in (english, file.read_text("utf-8")):
        body = FluentParser().parse(text).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
        messages = [entry for entry in body if isinstance(entry, ftl.Message)]
        assert [message.id.name for message in messages if message.value is None] == []
        read = {message.id.name: variables(message) for message in messages}
        helped = {
            one.id.name for one in messages for part in one.attributes if part.id.name == "help"
        }
        assert (explained or helped) <= helped
        explained = helped
    assert read_catalogue(file.read_text("utf-8")) == read


def test_what_all_games_say_is_the_same_in_every_language() -> None:
    """Also the names of the computer players; and no game can answer for it."""
    assert set(SHARED) == set(LANGUAGES)
    assert all(SHARED[language] == SHARED["en"] for language in LANGUAGES)
    assert all(key.startswith("rules-") for key in SHARED["en"])
    assert {f"rules-bot-{player}" for player in bots.PLAYERS} <= SHARED["en"].keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_speaks_every_language(game: str) -> None:
    assert set(catalogues(find(game).package)) == set(LANGUAGES)


@pytest.mark.parametrize(
    "file",
    sorted({*PACKAGE.rglob("*.py")} - {*PACKAGE.glob("games/**/*.py")}),
    ids=lambda f: f.stem,
)
def test_every_key_written_in_the_package_exists(file: Path) -> None:
    for pattern in written_keys(file.read_text("utf-8")):
        assert any(re.fullmatch(pattern, key) for key in ALL["en"]), pattern
