"""Whole games by real clicks, from the lobby to the score sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import pygame_rules as rules
from tests.web.conftest import Visitor
from tests.web.table import GAMES, Situation, assert_covered, by_id, go_on, score_sheets, start

HOT_SEAT = ("human", "human")
AGAINST_THE_COMPUTER = ("human", "bot:gardener")
SOLO = ("human",)

WHOLE_GAMES = [
    pytest.param(meta.id, players, language, id=f"{meta.id}-{name}-{language}")
    for meta in rules.games()
    for players, name, language in (
        (HOT_SEAT, "hot-seat", "en"),
        (AGAINST_THE_COMPUTER, "against-the-computer", "ru"),
        (SOLO, "solo", "fr"),
    )
    if len(players) in meta.seats
]


def test_the_lobby_offers_every_game(page: Page) -> None:
    cards = page.locator("[data-testid^=game-]")
    offered = [card.get_attribute("data-testid") for card in cards.all()]
    assert offered == [f"game-{game}" for game in GAMES]


@pytest.mark.parametrize(("game", "players", "language"), WHOLE_GAMES)
def test_a_whole_game_is_played_to_its_score_sheet(
    visitor: Visitor, game: str, players: tuple[str, ...], language: str
) -> None:
    """As on any first visit: copies for later are made meanwhile. Every word is in the language."""
    page = visitor(language=language, copies=True).enter()

    def look(now: Situation) -> None:
        assert now.oddities == ()
        if now.kind == "pass":
            assert_covered(page)

    start(page, game, players)
    go_on(page, look=look)
    expect(by_id(page, "game-over")).to_be_visible()
    expect(by_id(page, "winners")).not_to_be_empty()
    sheets = score_sheets(page)
    assert len(sheets) == len(players)
    for seat, sheet in enumerate(sheets):
        assert sheet.total == sum(sheet.points)
        expect(by_id(page, f"score-{seat}").locator("b")).to_have_text(str(sheet.total))
