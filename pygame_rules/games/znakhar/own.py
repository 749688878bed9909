"""Card lists as people write them: the game's own, and those of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...errors import BadComponents, quote
from ...fields import Fields
from ...texts import Text
from .cards import Cards
from .components import (
    CHARMS,
    CLASSES,
    COPIES_OF_RARITY,
    HERBS,
    HERBS_OF_RARITY,
    ILLNESSES,
    ILLNESSES_IN_CLASS,
    RARITIES,
    STANDARD,
)

__all__ = ["CARDS", "STANDARD", "read"]

LONGEST_NAME = 40
LONGEST_TEXT = 400

OUR_ILLNESSES = frozenset(item["id"] for item in STANDARD["illnesses"])
OUR_HERBS = frozenset(item["id"] for item in STANDARD["herbs"])
OUR_CHARMS = frozenset(item["illness"] for item in STANDARD["charms"])


def read(fields: Fields) -> Cards:
    """A card list, the game's own or a table's.

    ``{"illnesses": [{"id": slug, "class": "light", "herbs": [slugs], "name": "…"}, … 25],
    "herbs": [{"id": slug, "rarity": "common", "name": "…"}, … 25 kinds],
    "charms": [{"illness": slug, "text": "…"}, … 10], "note": "…"}``. Names and charm texts may be left out
    where an id is one of the game's own.
    """
    fields.only("illnesses", "herbs", "charms", "note")
    fields.name("note", LONGEST_TEXT)
    names: dict[str, Text] = {}
    used: set[str] = set()
    copies = _read_herbs(fields, names, used)
    recipes = _read_illnesses(fields, copies, names, used)
    words = _read_charms(fields, recipes, used)
    asked_for = {herb for _, herbs in recipes.values() for herb in herbs}
    for number, herb in enumerate(copies):
        if herb not in asked_for:  # K3: its card would be empty
            raise fields.wrong(
                "znakhar-herb-heals-nothing", f"herbs[{number}]", "own-cards", text=herb
            )
    return Cards(recipes, copies, words, names, words)


def _count(fields: Fields, name: str, key: str, number: int, expected: int, **which: Text) -> None:
    if number != expected:
        raise fields.wrong(
            key, name, "own-cards", text=number, number=number, expected=expected, **which
        )


def _read_herbs(fields: Fields, names: dict[str, Text], used: set[str]) -> dict[str, int]:
    copies = {}
    found = [0] * len(RARITIES)
    for item in fields.children("herbs", HERBS, HERBS):
        item.only("id", "rarity", "name")
        slug = _new_id(item, used)
        rarity = RARITIES.index(_one_of(item, "rarity", RARITIES))
        found[rarity] += 1
        copies[slug] = COPIES_OF_RARITY[rarity]
        names[slug] = _name(item, slug, "herb", OUR_HERBS)
    for rarity, expected in enumerate(HERBS_OF_RARITY):
        _count(
            fields,
            "herbs",
            "znakhar-wrong-rarity-count",
            found[rarity],
            expected,
            rarity=Text(f"znakhar-rarity-{RARITIES[rarity]}"),
        )
    return copies


def _read_illnesses(
    fields: Fields, copies: dict[str, int], names: dict[str, Text], used: set[str]
) -> dict[str, tuple[int, list[str]]]:
    recipes = {}
    found = [0] * len(CLASSES)
    for item in fields.children("illnesses", ILLNESSES, ILLNESSES):
        item.only("id", "class", "herbs", "name")
        slug = _new_id(item, used)
        level = CLASSES.index(_one_of(item, "class", CLASSES)) + 1
        found[level - 1] += 1
        herbs = item.items("herbs")
        for number, herb in enumerate(herbs):
            here = f"herbs[{number}]"
            if not isinstance(herb, str) or herb not in copies:
                raise item.wrong("znakhar-unknown-herb", here, "own-cards", text=quote(herb))
            if herb in herbs[:number]:  # K4
                raise item.wrong("znakhar-herb-twice", here, "k4", text=herb)
        _count(
            item,
            "herbs",
            "znakhar-wrong-herb-count",
            len(herbs),
            level,
            level=Text(f"znakhar-class-{CLASSES[level - 1]}"),
        )
        recipes[slug] = (level, herbs)
        names[slug] = _name(item, slug, "illness", OUR_ILLNESSES)
    for level, expected in enumerate(ILLNESSES_IN_CLASS):
        _count(
            fields,
            "illnesses",
            "znakhar-wrong-class-count",
            found[level],
            expected,
            level=Text(f"znakhar-class-{CLASSES[level]}"),
        )
    return recipes


def _read_charms(fields: Fields, recipes: Mapping[str, object], used: set[str]) -> dict[str, Text]:
    words: dict[str, Text] = {}
    for item in fields.children("charms", CHARMS, CHARMS):
        item.only("illness", "text")
        illness = _one_of(item, "illness", recipes)
        if illness in words:  # K6
            raise item.wrong("znakhar-charm-twice", "illness", "k6", text=illness)
        _use(item, "illness", f"charm-{illness}", used)
        text = item.name("text", LONGEST_TEXT)
        if text is not None:
            words[illness] = Text("znakhar-own-charm", name=text)
        elif illness in OUR_CHARMS:
            words[illness] = Text(f"znakhar-charm-{illness}")
        else:
            raise item.wrong("znakhar-no-charm-text", "text", "own-cards", text=illness)
    return words


def _new_id(item: Fields, used: set[str]) -> str:
    slug = item.new_slug("id")
    _use(item, "id", slug, used)
    return slug


def _use(item: Fields, name: str, slug: str, used: set[str]) -> None:
    if slug in used:
        raise item.wrong("znakhar-id-twice", name, "own-cards", text=slug)
    used.add(slug)


def _name(item: Fields, slug: str, kind: str, ours: frozenset[str]) -> Text:
    name = item.name("name", LONGEST_NAME)
    if name is not None:
        return Text(f"znakhar-own-{kind}", name=name)
    if slug not in ours:
        raise item.wrong("znakhar-no-name", "name", "own-cards", text=slug)
    return Text(f"znakhar-{kind}-{slug}")


def _one_of(item: Fields, name: str, known: Iterable[str]) -> str:
    found = item.slug(name, known)
    if found is None:
        raise item.bad(name, None)
    return found


CARDS = read(Fields(STANDARD, BadComponents))
