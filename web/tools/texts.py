"""Texts of the rules and of the page in words, from a catalogue; ``web/src/texts.js`` for the build."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "Texts"]

#: Each language by its own name.
LANGUAGES = {"en": "English", "fr": "Français", "ru": "Русский"}


class Nested(str):
    """A text, or a list of texts, that is an argument: it can still be asked for in another form."""

    texts: list[dict[str, Any]]


class Texts:
    """The catalogue of one language, ``<language>.ftl`` or, in the page, ``<language>-<hash>.ftl``."""

    def __init__(self, catalogue: Path) -> None:
        self.language = catalogue.stem.partition("-")[0]
        self._bundle = FluentBundle(
            [self.language], functions={"FORM": self._form}, use_isolating=False
        )
        self._bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))

    def __call__(self, key: str, **args: Any) -> str:
        """The message with these arguments."""
        return self.format({"key": key, "args": args})

    def format(self, text: dict[str, Any], attribute: str | None = None) -> str:
        """A text ``{"key", "args"}`` in words, or an attribute of it where it has one."""
        message = self._bundle.get_message(text["key"])
        pattern = message.attributes.get(attribute, message.value) if attribute else message.value
        args = {name: self._argument(value) for name, value in (text.get("args") or {}).items()}
        formatted, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.language}: {text['key']}: {errors[0]}")
        return str(formatted)

    def _argument(self, value: Any) -> Any:
        texts = value if isinstance(value, list) else [value]
        if not all(isinstance(text, dict) for text in texts):
            return self.join(map(str, texts)) if isinstance(value, list) else value
        nested = Nested(self.join(map(self.format, texts)))
        nested.texts = texts
        return nested

    def _form(self, value: Any, *, case: str) -> str:
        """FORM($herb, case: "accusative"): that attribute of the argument's own message."""
        if not isinstance(value, Nested):
            return str(value)
        return self.join(self.format(text, str(case)) for text in value.texts)

    def join(self, words: Iterable[str]) -> str:
        """Things listed as the language lists them."""
        joined: str = format_list(list(words), locale=self.language)
        return joined
