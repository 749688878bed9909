"""Whole games by real clicks, from the lobby to the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

import pygame_rules as rules
from tests.web.table import (
    GAMES,
    Discretion,
    Situation,
    at_random,
    by_id,
    go_on,
    score_sheets,
    shown,
    start,
)

# Who plays, as many of them as can sit down, in which language, on which screen.
WAYS = {
    "hot-seat": (("human", "human"), "fr", (1280, 800)),
    "against-computers": (
        ("human", "bot:gardener", "bot:seedling", "bot:seedling"),
        "ru",
        (390, 844),
    ),
    "solo": (("human",), "en", (768, 1024)),
}

# As many rounds show all that happens between them.
ROUNDS = 2

# What a person has also clicked by the end: an exchange is agreed to, and another declined.
CLICKED = {"znakhar": {"accept", "refuse"}}

# One game of each is played in a browser in which Python runs.
WHOLE_GAMES = [
    pytest.param(
        meta,
        seated,
        language,
        screen,
        id=f"{meta.id}-{name}",
        marks=[pytest.mark.pyodide] if name == "hot-seat" else [],
    )
    for meta in rules.games()
    for name, (players, language, screen) in WAYS.items()
    if len(seated := players[: max(meta.seats)]) in meta.seats
]


def test_the_lobby_offers_every_game(page: Page) -> None:
    cards = page.locator("[data-testid^=game-]")
    offered = [card.get_attribute("data-testid") for card in cards.all()]
    assert offered == [f"game-{game}" for game in GAMES]


@pytest.mark.parametrize(("game", "players", "language", "screen"), WHOLE_GAMES)
def test_a_whole_game_is_played_to_its_score_sheet(
    page: Page,
    game: rules.GameMeta,
    players: tuple[str, ...],
    language: str,
    screen: tuple[int, int],
) -> None:
    """Every word is in the language, and nobody's secrets are asked for before their turn."""
    width, height = screen
    page.set_viewport_size({"width": width, "height": height})
    by_id(page, "language").select_option(language)
    discretion = Discretion(page)
    chance = at_random(1)
    clicked = []

    def look(now: Situation) -> None:
        assert now.oddities == ()
        discretion(now)

    def choose(moves: Sequence[str]) -> str:
        clicked.append(chance(moves))
        return clicked[-1]

    counted = any(option.name == "rounds" for option in game.options)
    start(page, game.id, players, rounds=ROUNDS if counted else None)
    go_on(page, look=look, choose=choose)
    expect(page.locator(":not(:defined)")).to_have_count(0)
    assert CLICKED.get(game.id, set()) <= set(clicked)
    expect(by_id(page, "game-over")).to_be_visible()
    expect(by_id(page, "winners")).not_to_be_empty()
    sheets = score_sheets(page)
    together = game.id == "officinalis" and len(players) == 4  # partners have one
    assert len(sheets) == (2 if together else len(players))
    for seat in range(len(players)):
        sheet = sheets[seat % len(sheets)]
        assert sheet.total == sum(sheet.points)
        expect(by_id(page, f"score-{seat}").locator("b")).to_have_text(shown(sheet.total))
