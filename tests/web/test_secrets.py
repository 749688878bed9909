"""What one player may not know of another: on one device it changes hands before it is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

import pygame_rules as rules
from tests.web.conftest import Visitor
from tests.web.table import (
    GAME_SEATS,
    Discretion,
    Situation,
    at_random,
    by_id,
    click_move,
    click_thing,
    go_on,
    play,
    sit_down,
    situation,
    start,
    take_device,
)

LOOKS = 28  # moves, as many as a deal of Officinalis for two has cards
HIDDEN = [meta.id for meta in rules.games() if meta.hidden]

# The rules then say of every position that it holds secrets, so that any game can tell the story.
EVERYTHING_IS_SECRET = """
const { parse } = JSON;
JSON.parse = (...how) => {
  const answer = parse(...how);
  if (answer?.result && "secret" in answer.result) answer.result.secret = true;
  return answer;
};
"""


@pytest.fixture
def secretive(visitor: Visitor) -> Page:
    """A game of two people in which everything is secret, at the first change of hands."""
    page = visitor(scripts=(EVERYTHING_IS_SECRET,)).enter()
    start(page, "herbaceous")
    discretion = Discretion(page)
    go_on(page, until=lambda now: discretion.handed == 2, look=discretion)
    return page


@pytest.mark.parametrize("game", HIDDEN)
@pytest.mark.parametrize("people", [2, 3])
def test_the_device_changes_hands_before_it_shows_a_side(
    page: Page, game: str, people: int
) -> None:
    """With as many people as may be, and computer players between them."""
    seats = max(GAME_SEATS[game])
    players = ["human" if seat < people else "bot:seedling" for seat in range(seats)]
    start(page, game, players)
    discretion = Discretion(page)
    go_on(page, until=lambda now: discretion.handed == 4, look=discretion)
    name = by_id(page, "pass-accept").inner_text()
    seat = int(take_device(page).viewer or "")
    assert str(seat + 1) in name, "the one who was named has the device"


# Everything that a curious player could find: the page, what it was told since it was last looked over, what it keeps.
FOUND = """
async () => {
  const wait = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  for (const { name } of await indexedDB.databases()) {
    const database = await wait(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      kept.push(JSON.stringify(await wait(database.transaction(store).objectStore(store).getAll())));
    database.close();
  }
  return [document.documentElement.outerHTML, ...window.told.splice(0), ...kept].join("\\n");
}
"""


@pytest.mark.parametrize("game", HIDDEN)
def test_nothing_of_the_others_hand_is_in_the_page(page: Page, game: str) -> None:
    """Two people, one device: for a whole deal of cards, or a good while."""
    match = rules.new_match(game, seats=2, seed=7)
    chosen: list[str] = []
    looked_for: set[str] = set()

    def choose(moves: Sequence[str]) -> str:
        chosen.append(at_random(len(chosen))(moves))
        return chosen[-1]

    def look(now: Situation) -> None:
        if now.kind == "menu":
            return
        if chosen:
            match.play(chosen.pop())
            chosen.clear()
        viewer = None if now.kind == "pass" else match.turn
        found = page.evaluate(FOUND)
        for seat in {0, 1} - {viewer}:
            secrets = seen_by(match, seat) - seen_by(match, viewer)
            assert [thing for thing in secrets if f'"{thing}"' in found] == [], f"of seat {seat}"
            looked_for.update(secrets)

    start(page, game)
    go_on(page, until=lambda now: len(match.moves) == LOOKS, choose=choose, look=look)
    assert looked_for, "there was something to find"


def seen_by(match: rules.Match, seat: int | None) -> set[str]:
    """The things of which a seat sees the face."""
    pieces = [piece for zone in match.view(seat)["zones"] for piece in zone["pieces"]]
    return {piece["id"] for piece in pieces if piece["face"] is not None}


def test_a_reload_does_not_uncover_the_table(secretive: Page) -> None:
    secretive.reload()
    now = situation(secretive)
    assert now.kind == "pass"
    Discretion(secretive)(now)


def test_a_reload_in_ones_own_turn_covers_the_table(secretive: Page) -> None:
    """Who sits there now is not known any more."""
    assert take_device(secretive).kind == "turn"
    secretive.reload()
    assert situation(secretive).kind == "pass"


def test_nothing_uncovers_the_table_but_the_next_player(secretive: Page) -> None:
    """Not the keys, nor another language, nor the settings, nor the end of the rules."""
    page = secretive
    page.keyboard.press("Control+z")
    page.keyboard.press("Escape")
    by_id(page, "language").select_option("fr")
    by_id(page, "open-settings").click()
    by_id(page, "theme").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    Discretion(page)(situation(page))
    page.evaluate("() => window.workers.at(-1).terminate()")
    expect(by_id(page, "notice-restarted")).to_be_visible()
    Discretion(page)(situation(page))
    assert take_device(page).kind == "turn"


def test_a_lonely_player_is_never_asked_to_hand_on_the_device(visitor: Visitor) -> None:
    page = visitor(scripts=(EVERYTHING_IS_SECRET,)).enter()
    start(page, "herbaceous", ["human", "bot:seedling"])
    go_on(page, look=lambda now: expect(by_id(page, "pass-device")).to_have_count(0))


def faces(page: Page, zone: str) -> set[str | None]:
    """What lies in a zone, as it is drawn; nothing of what lies face down."""
    pieces = page.locator(f"[data-zone={zone}] [data-piece]").all()
    return {piece.get_attribute("data-face") for piece in pieces}


def test_an_exchange_is_blind_until_both_have_chosen(page: Page) -> None:
    """Who is asked reads the offer on the screen that covers the table. Neither of the two sees
    what the other lays down, nor what is left in that hand, not after a reload either."""
    discretion = Discretion(page)
    start(page, "znakhar")
    now = sit_down(page)
    active, partner = ("0", "1") if now.viewer == "0" else ("1", "0")
    click_thing(page, f"hand-{partner}")
    click_move(page, f"offer seat-{partner} 2")
    discretion(situation(page, now.moves))
    expect(by_id(page, "recent")).to_contain_text("offers to exchange 2 cards")
    discretion(take_device(page))
    theirs = faces(page, f"hand-{partner}")
    now = play(page, "accept")
    while now.kind == "turn":
        discretion(now)
        now = play(page, now.targets[0])
    page.reload()
    discretion = Discretion(page)
    discretion(situation(page))
    now = take_device(page)
    mine = faces(page, f"hand-{active}")
    while now.targets[0].startswith("give"):
        discretion(now)
        assert faces(page, f"laid-{partner}") == {""}
        assert faces(page, f"hand-{partner}") <= {""}
        now = play(page, now.targets[0])
    assert faces(page, f"hand-{active}") & theirs - mine, "the cards have changed hands"
