"""Every key and argument that any game can emit exists in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.dice import Dice
from pygame_rules.registry import find

from .tables import GAMES, LANGUAGES, TABLES, a_few, random_match

PACKAGE = Path(rules.__file__).parent
CATALOGUES = {
    "rules": PACKAGE / "locale",
    **{game: PACKAGE / "games" / game / "locale" for game in GAMES},
}


def read(folder: Path, language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    keys = [message.id.name for message in messages]
    assert len(set(keys)) == len(keys), f"{folder} {language}: a key stands twice"
    return dict(zip(keys, messages, strict=True))


def variables(node: Any) -> set[str]:
    """The arguments that a message or attribute asks for."""
    found: set[str] = set()

    def visit(part: Any) -> None:
        if isinstance(part, ftl.VariableReference):
            found.add(part.id.name)
        elif isinstance(part, ftl.BaseNode):
            for name, value in vars(part).items():
                if name != "span":
                    visit(value)
        elif isinstance(part, list):
            for item in part:
                visit(item)

    visit(node)
    return found


ALL = {
    language: {
        key: message
        for folder in CATALOGUES.values()
        for key, message in read(folder, language).items()
    }
    for language in LANGUAGES
}


def texts_in(value: Any) -> Iterator[tuple[str, set[str]]]:
    """Every text within JSON, with the names of its arguments."""
    if isinstance(value, dict):
        if "key" in value and "args" in value:
            yield value["key"], set(value["args"])
        for item in value.values():
            yield from texts_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts_in(item)


def emitted_by_play(game: str, seats: int, seed: int) -> Iterator[tuple[str, set[str]]]:
    """What a random game says in its views, scores and refusals."""
    record = random_match(game, seats, seed).record()
    moves, record["moves"] = record["moves"], []
    match = rules.load(record)
    dice = Dice(seed)
    every = sorted(find(game).state.CATALOGUE)
    looks = a_few(range(len(moves) + 1), seed)
    for number, text in enumerate([*moves, None]):
        if number in looks:
            for seat in [None, *range(seats)]:
                yield from texts_in(match.view(seat))
            yield from texts_in(match.scores().as_json())
        for tried in [dice.choice(every) for _ in range(30)]:
            refused = match.explain(tried)
            if refused is not None:
                yield refused.code, set(refused.arguments)
                for value in refused.arguments.values():
                    if isinstance(value, rules.Text):
                        yield from texts_in(value.as_json())
        if text is not None:
            match.play(text)


def literal_keys(file: Path) -> Iterator[str]:
    """Patterns of the keys written in a module: an f-string's holes match any slug."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in ("Text", "wrong", "IllegalMove", "BadCall") or name.startswith("Bad"):
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield re.escape(first.value)
                elif isinstance(first, ast.JoinedStr):
                    yield "".join(
                        re.escape(str(part.value))
                        if isinstance(part, ast.Constant)
                        else "[a-z0-9-]+"
                        for part in first.values
                    )


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_forms_and_arguments(name: str, language: str) -> None:
    """No key is missing or left over, and no translation asks for an argument that English lacks."""
    english, other = read(CATALOGUES[name], "en"), read(CATALOGUES[name], language)
    assert other.keys() == english.keys()
    for key, message in other.items():
        assert message.value is not None, key
        assert variables(message) <= variables(english[key]) | {"number"} & variables(
            english[key]
        ), key
        ours = {attribute.id.name for attribute in english[key].attributes}
        help_texts = {name for name in ours if name == "help"}
        assert help_texts <= {attribute.id.name for attribute in message.attributes}, key


@pytest.mark.parametrize("name", CATALOGUES)
def test_keys_begin_with_the_name_of_their_game(name: str) -> None:
    """A game cannot answer for another's keys."""
    assert all(key.startswith(f"{name}-") for key in read(CATALOGUES[name], "en"))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_that_is_said_can_be_said_in_every_language(game: str, seats: int) -> None:
    """Keys and arguments of whole random games, refusals included."""
    said: dict[str, set[str]] = {}
    for seed in range(12):
        for key, arguments in emitted_by_play(game, seats, seed):
            said[key] = said.get(key, arguments) & arguments
    for language in LANGUAGES:
        for key, arguments in said.items():
            assert key in ALL[language], f"{language}: {key}"
            assert variables(ALL[language][key]) <= arguments, f"{language}: {key}"


@pytest.mark.parametrize(
    "file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: str(file.relative_to(PACKAGE))
)
def test_every_key_written_in_the_package_exists(file: Path) -> None:
    """Also those that random games never reach."""
    for pattern in literal_keys(file):
        for language in LANGUAGES:
            assert any(re.fullmatch(pattern, key) for key in ALL[language]), (
                f"{language}: {pattern}"
            )


@pytest.mark.parametrize("meta", rules.games(), ids=lambda meta: meta.id)
def test_the_lobby_can_name_everything(meta: rules.GameMeta) -> None:
    """Name, one line, options with their values, own components, endings and computer players."""
    keys = [f"{meta.id}-name", f"{meta.id}-blurb"]
    keys += [f"{meta.id}-components"] * (meta.components is not None)
    keys += [f"{meta.id}-ending-{ending}" for ending in meta.endings]
    keys += [f"{meta.id}-option-{option.name}" for option in meta.options]
    keys += [
        f"{meta.id}-option-{option.name}-{value}"
        for option in meta.options
        if option.kind == "choice"
        for value in option.values
    ]
    keys += [f"rules-bot-{player}" for player in bots.PLAYERS]
    for language in LANGUAGES:
        assert [key for key in keys if key not in ALL[language]] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_is_a_section_of_the_rulebook(game: str, language: str) -> None:
    """Refusals, score lines, options, log entries and zones lead to a section that is there."""
    page = (PACKAGE / "games" / game / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    sections = re.findall(r"\{#([a-z0-9-]+)\}", page)
    assert len(set(sections)) == len(sections)
    meta = find(game).meta
    cited = {rule for rule in (*(option.rule for option in meta.options), meta.components) if rule}

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("rule"), str):
                cited.add(value["rule"])
            for item in value.values():
                collect(item)
        elif isinstance(value, list):
            for item in value:
                collect(item)

    for seats in meta.seats:
        for seed in range(4):
            match = random_match(game, seats, seed, most=seed * 20)
            collect(match.view(match.turn))
            collect(match.scores().as_json())
            for text in find(game).state.CATALOGUE:
                refused = match.explain(text)
                if refused is not None and refused.rule:
                    cited.add(refused.rule)
    assert cited - set(sections) == set()
