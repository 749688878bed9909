"""Laws of what a game says: its catalogues of texts and the sections of its rulebook."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from .. import __name__ as package_of_all
from ..match import form, lesson, position_form
from ..registry import Game
from ..texts import Text
from .tables import Broken, Missing, Table, hold

__all__ = [
    "catalogues",
    "catalogues_agree",
    "every_cited_rule_is_a_section",
    "every_key_in_the_code_exists",
    "everything_in_the_lobby_has_a_name",
    "everything_that_is_said_can_be_said",
    "read_catalogue",
    "rulebooks_have_the_same_sections",
    "texts_in",
]

FIRST = "en"  # the language that every game has, and that stands in for the others
REFUSALS = 30  # tried at each moment

_MESSAGE = re.compile(r"(-?[A-Za-z][\w-]*) *=")
_ARGUMENT = re.compile(r"\$([A-Za-z][\w-]*)")
_SECTION = re.compile(r"\{#([a-z0-9-]+)\}")

Catalogue = dict[str, set[str]]


def read_catalogue(text: str) -> Catalogue:
    """The keys of a Fluent file with the arguments that each asks for, forms included.

    >>> sorted(read_catalogue("lays = lays { $herb }\\n    .help = { $number } herbs")["lays"])
    ['herb', 'number']
    """
    found: Catalogue = {}
    arguments: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#") or not line.strip():
            continue
        if begun := _MESSAGE.match(line):
            hold(begun[1] not in found, f"line {number}: a key stands twice:", begun[1])
            arguments = found[begun[1]] = set()
        else:
            hold(line[0] == " ", f"line {number} is neither a message nor part of one:", line)
        arguments |= set(_ARGUMENT.findall(line))
    return {key: found[key] for key in found if not key.startswith("-")}


def _texts(package: str, folder: str, suffix: str) -> dict[str, str]:
    """The files of a package's folder by their names without the suffix."""
    place = files(package) / folder
    if not place.is_dir():
        return {}
    return {
        entry.name.removesuffix(suffix): entry.read_text("utf-8")
        for entry in sorted(place.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(suffix)
    }


@cache
def catalogues(package: str) -> dict[str, Catalogue]:
    """The catalogues of a package by their language."""
    found = {}
    for language, text in _texts(package, "locale", ".ftl").items():
        try:
            found[language] = read_catalogue(text)
        except Broken as error:
            raise Broken(f"locale/{language}.ftl, {error}") from None
    if FIRST not in found:
        raise Missing(f"there is no locale/{FIRST}.ftl")
    return found


def _spoken(game: Game) -> Iterator[tuple[str, Catalogue]]:
    """Each language of a game, with all that can be said at its table."""
    shared = catalogues(package_of_all)
    for language, own in catalogues(game.package).items():
        yield language, {**shared.get(language, shared[FIRST]), **own}


@cache
def sections(package: str) -> dict[str, list[str]]:
    """The ids of the sections of a game's rulebook by its language."""
    found = {
        language: _SECTION.findall(text)
        for language, text in _texts(package, "rulebook", ".md").items()
    }
    if FIRST not in found:
        raise Missing(f"there is no rulebook/{FIRST}.md")
    return found


def catalogues_agree(table: Table) -> None:
    """The texts have the same keys in every language, each beginning with the id of the game, and
    no translation asks for an argument that the English text does not have."""
    found = catalogues(table.game.package)
    for language, catalogue in found.items():
        for key in sorted(catalogue.keys() ^ found[FIRST].keys()):
            raise Broken(f"{key} is in one of the languages {FIRST} and {language} alone")
        for key, arguments in catalogue.items():
            own = key.startswith(f"{table.game.meta.id}-")
            hold(own, f"this key does not begin with {table.game.meta.id}-:", key)
            more = arguments - found[FIRST][key]
            hold(not more, f"{language}: {key} asks for what {FIRST} does not:", *sorted(more))


def everything_in_the_lobby_has_a_name(table: Table) -> None:
    """The game, its options with their values, its own components and its endings have names."""
    meta = table.game.meta
    keys = ["name", "blurb", *(f"ending-{ending}" for ending in meta.endings)]
    keys += ["components"] * (meta.components is not None)
    for option in meta.options:
        keys += [f"option-{option.name}", *(f"option-{option.name}-{one}" for one in option.values)]
    for language, catalogue in catalogues(table.game.package).items():
        for key in keys:
            hold(f"{meta.id}-{key}" in catalogue, f"{language} does not have", f"{meta.id}-{key}")


def every_key_in_the_code_exists(table: Table) -> None:
    """Every key that is written in the game's code exists, also where random games do not come."""
    spoken = dict(_spoken(table.game))
    for name, source in sources(files(table.game.package)):
        for pattern in written_keys(source):
            for language, catalogue in spoken.items():
                there = any(re.fullmatch(pattern, key) for key in catalogue)
                hold(there, f"{name} says what {language} does not have:", pattern)


def sources(folder: Traversable) -> Iterator[tuple[str, str]]:
    """The modules of a package, by their names."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.name, entry.read_text("utf-8")


def written_keys(source: str) -> Iterator[str]:
    """Patterns of the keys written in a module: an f-string's holes match any slug."""
    for node in ast.walk(ast.parse(source)):
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


def objects_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every object within JSON, itself included."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            yield part
            waiting.extend(part.values())
        elif isinstance(part, list):
            waiting.extend(part)


def texts_in(value: Any) -> Iterator[tuple[str, set[str]]]:
    """Every text within JSON, with the names of its arguments."""
    for found in objects_in(value):
        if "key" in found and "args" in found:
            yield found["key"], set(found["args"])


def said_by_play(table: Table) -> Iterator[Any]:
    """What a random game says in its forms, lesson, views, scores and refusals, as JSON."""
    if table.game.brings("form"):
        yield form(table.game.meta.id, table.seats)
    if table.game.brings("lesson"):
        yield lesson(table.game.meta.id)[1]
    yield position_form(table.game.meta.id, table.seats)
    for match in table.few_matches():
        for seat in [None, *range(table.seats)]:
            yield match.view(seat)
        yield match.scores().as_json()
        every = sorted(match.state.catalogue())
        for _ in range(REFUSALS):
            refused = match.explain(table.dice.choice(every))
            if refused is not None:
                said = Text(refused.code, **refused.arguments)
                yield {**said.as_json(), "rule": refused.rule}


def everything_that_is_said_can_be_said(table: Table) -> None:
    """Whatever a game says, every language has a text for it that needs no other arguments."""
    spoken = list(_spoken(table.game))
    for said in said_by_play(table):
        for key, arguments in texts_in(said):
            for language, catalogue in spoken:
                hold(key in catalogue, f"{language} does not have", key)
                more = catalogue[key] - arguments
                hold(not more, f"{language}: {key} asks for what it is not given:", *sorted(more))


def rulebooks_have_the_same_sections(table: Table) -> None:
    """The rulebook has the same sections in every language, each once."""
    found = sections(table.game.package)
    for language, ids in found.items():
        twice = sorted({id for id in ids if ids.count(id) > 1})
        hold(not twice, f"rulebook/{language}.md has twice:", *twice)
        hold(ids == found[FIRST], f"rulebook/{language}.md has other sections than {FIRST}.md")


def every_cited_rule_is_a_section(table: Table) -> None:
    """Refusals, score lines, options, log entries and zones lead to a section of the rulebook."""
    meta = table.game.meta
    cited = {option.rule for option in meta.options} | {meta.components or "setup", "setup"}
    for said in said_by_play(table):
        cited |= {found["rule"] for found in objects_in(said) if found.get("rule") is not None}
    for language, ids in sections(table.game.package).items():
        astray = sorted(cited - set(ids))
        hold(not astray, f"rulebook/{language}.md has no section", ", ".join(astray))
