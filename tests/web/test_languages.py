"""The page speaks the visitor's language, and another one at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DIST, Visitor
from tests.web.host import Host
from tests.web.table import (
    GAME_SEATS,
    GAMES,
    LANGUAGES,
    bring,
    by_id,
    go_on_for,
    oddities,
    record_where,
    sit_down,
    start,
    words,
)

# Names of the languages, each in its own.
ENDONYMS = {"English", "Русский", "Français"}


@pytest.mark.parametrize(
    ("browsers", "spoken"),
    [("en-GB", "en"), ("ru", "ru"), ("fr-CA", "fr"), ("de-DE", "en")],
)
def test_the_browsers_language_is_spoken(visitor: Visitor, browsers: str, spoken: str) -> None:
    page = visitor(language=browsers).open()
    expect(by_id(page, "lobby")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", spoken)
    expect(by_id(page, "language")).to_have_value(spoken)
    assert oddities(page) == []


def test_a_chosen_language_stays_chosen(page: Page, host: Host) -> None:
    """Also where one that was chosen before comes only then."""
    late = host.hold("assets/ru-*.ftl")
    with page.expect_event("requestfinished", lambda request: "/ru-" in request.url):
        by_id(page, "language").select_option("ru")
        by_id(page, "language").select_option("fr")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        late.set()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(by_id(page, "language")).to_have_value("fr")
    page.reload()
    expect(by_id(page, "language")).to_have_value("fr")
    expect(by_id(page, "lobby")).to_contain_text("Parties")


def said(page: Page) -> set[str]:
    """All that is said on the page, without figures and the names of the languages."""
    texts = {re.sub(r"[\d\s]+", " ", text).strip() for text in words(page)}
    return {text for text in texts if re.search(r"[^\W_]{2}", text)} - ENDONYMS


def sentences(language: str) -> str:
    """The catalogue of a language without keys and places for arguments."""
    catalogue = next((DIST / "assets").glob(f"{language}-*.ftl")).read_text("utf-8")
    return re.sub(r"(?m)^[\w-]+ =|^\s*\.[\w-]+ =|\{[^{}]*\}", "", catalogue)


def unknown(texts: set[str], language: str, letters: str = r"[^\W\d_]{2,}") -> list[str]:
    """Words that are said though the catalogue of the language does not have them."""
    found = {word for text in texts for word in re.findall(letters, text)}
    return sorted(word for word in found if word not in sentences(language))


@pytest.mark.parametrize("game", GAMES)
def test_a_change_of_language_reaches_every_text_at_once(page: Page, game: str) -> None:
    """At the table in the middle of a game, with the log, a refusal and the tools; and on its sheet."""
    bring(page, record_where(game, max(GAME_SEATS[game]), lambda match: len(match.moves) >= 12))
    sit_down(page)
    page.locator("[data-target]:not([data-move])").first.click()
    expect(by_id(page, "refusal")).to_be_visible()
    assert_languages_differ(page)
    by_id(page, "open-sheet").click()
    expect(by_id(page, "sheet")).to_be_visible()
    assert_languages_differ(page)
    by_id(page, "leave").click()
    bring(page, record_where(game, max(GAME_SEATS[game]), lambda match: match.over))
    expect(by_id(page, "game-over")).to_be_visible()
    assert_languages_differ(page)
    by_id(page, "to-lobby").click()
    for details in page.locator("details").all():
        details.locator("summary").click()
    assert_languages_differ(page)


def assert_languages_differ(page: Page) -> None:
    spoken = {}
    for language in LANGUAGES:
        by_id(page, "language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        spoken[language] = said(page)
        assert oddities(page) == []
    by_id(page, "language").select_option("en")
    assert unknown(spoken["ru"], "ru", "[A-Za-zÀ-ÿ]{2,}") == []
    assert unknown(spoken["en"], "en", "[А-яЁё]{2,}") == []
    assert unknown(spoken["fr"], "fr", "[А-яЁё]{2,}") == []
    # What French and English say alike, both mean.
    assert unknown(spoken["en"] & spoken["fr"], "fr") == []


def test_the_rulebooks_follow_the_language(page: Page) -> None:
    by_id(page, "language").select_option("ru")
    for game in GAMES:
        link = by_id(page, f"rules-{game}")
        expect(link).to_have_attribute("href", f"rules/{game}/ru/")


def test_a_language_that_cannot_be_fetched_is_told(visitor: Visitor) -> None:
    """Without the host and without copies: the page goes on in the language it has."""
    visit = visitor()
    visit.excuse("Failed to load resource")
    page = visit.enter()
    visit.host.stop()
    by_id(page, "language").select_option("ru")
    notice = by_id(page, "notice-language")
    expect(notice).to_be_visible()
    expect(by_id(page, "language")).to_have_value("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    start(page, "herbaceous", ["human"])
    go_on_for(page, 2)
    visit.host.start()
    by_id(page, "language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(notice).to_have_count(0)
