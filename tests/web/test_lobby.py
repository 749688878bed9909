"""What is chosen in the lobby reaches the game, and is there again the next time."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import pygame_rules as rules
from tests.rules.znakhar.table import own_cards
from tests.web.conftest import Visitor
from tests.web.table import (
    GAME_SEATS,
    GAMES,
    bring,
    by_id,
    choose,
    choose_game,
    choose_seats,
    click_thing,
    go_on_for,
    oddities,
    open_options,
    play,
    record_where,
    sit_down,
    start,
)
from tests.web.visit import Visit

METAS = {meta.id: meta for meta in rules.games()}


def record_of_the_newest_game(page: Page) -> dict[str, Any]:
    by_id(page, "leave").click()
    with page.expect_download() as download:
        by_id(page, "export").first.click()
    return json.loads(Path(download.value.path()).read_text("utf-8"))


def change(page: Page, option: rules.GameMeta | Any, seats: int) -> object:
    """Sets an option of the table to another value than it has by itself; the value."""
    if option.kind == "flag":
        by_id(page, f"switch-{option.name}").click()
        return not option.default
    if option.kind == "choice":
        value = next(value for value in option.values if value != option.default)
        row = by_id(page, f"choice-{option.name}")
        if row.count():
            choose(page, option.name, str(value))
        else:
            by_id(page, f"select-{option.name}").select_option(str(value))
        return value
    if option.kind == "seat":
        value = 0 if option.default is not None else seats - 1
        by_id(page, f"select-{option.name}").select_option(str(value))
        return value
    value = option.low if option.default != option.low else option.high
    field = by_id(page, f"number-{option.name}")
    field.fill(str(value))
    field.blur()
    return value


def test_every_option_reaches_the_game(page: Page) -> None:
    """Each set to another value than usual; all are explained, and all are in the record."""
    for game in GAMES:
        seats = max(GAME_SEATS[game])
        choose_game(page, game)
        choose_seats(page, seats)
        open_options(page)
        assert oddities(page) == []
        wanted = {option.name: change(page, option, seats) for option in METAS[game].options}
        start(page, game, ["human"] * seats)
        sit_down(page)
        record = record_of_the_newest_game(page)
        assert record["options"] == wanted


def filling_the_jar(match: rules.Match) -> bool:
    """Two herbs were taken for the Glass Jar."""
    texts = [str(move).split()[0] for move in match.moves[-3:]]
    return texts == ["pot", "take", "take"] and str(match.moves[-3]) == "pot glass-jar"


def test_a_jar_of_exactly_three_takes_no_two(page: Page) -> None:
    """The option is chosen in the lobby, and the jar of the game that begins there obeys."""
    choose_game(page, "herbaceous")
    open_options(page)
    choose(page, "jar", "exactly-three")
    options = {"jar": "exactly-three"}
    wanted = record_where("herbaceous", 1, filling_the_jar, options=options)
    start(page, "herbaceous", ["human"], seed=wanted["seed"])
    sit_down(page)
    for move in wanted["moves"]:
        play(page, move)
    click_thing(page, "glass-jar-0")
    expect(by_id(page, "refusal")).to_have_attribute("data-code", "herbaceous-jar-needs-three")


def test_names_and_kinds_of_players_reach_the_table(page: Page) -> None:
    choose_game(page, "herbaceous")
    choose_seats(page, 3)
    by_id(page, "name-0").fill("Ольга")
    by_id(page, "name-2").fill("<b>Bob</b>")
    start(page, "herbaceous", ["human", "bot:seedling", "human"])
    sit_down(page)
    expect(by_id(page, "seat-0")).to_contain_text("Ольга")
    expect(by_id(page, "seat-2")).to_contain_text("<b>Bob</b>")
    go_on_for(page, 4)
    expect(by_id(page, "log")).to_contain_text("Ольга")
    record = record_of_the_newest_game(page)
    assert record["seats"] == [
        {"name": "Ольга", "kind": "human"},
        {"name": "", "kind": "bot:seedling"},
        {"name": "<b>Bob</b>", "kind": "human"},
    ]


def test_the_same_seed_deals_the_same_cards(page: Page) -> None:
    """And no seed other ones."""
    records: list[dict[str, Any]] = []
    for seed in (12345, 12345, None):
        start(page, "herbaceous", seed=seed)
        go_on_for(page, 10)
        records.append(record_of_the_newest_game(page))
    assert records[0]["moves"][:10] == records[1]["moves"][:10]
    assert records[0]["seed"] == records[1]["seed"] == 12345
    assert records[2]["seed"] != 12345


def test_the_last_setup_is_there_again(page: Page) -> None:
    """After a reload, and after another game was looked at."""
    choose_game(page, "herbaceous")
    choose_seats(page, 3)
    by_id(page, "name-1").fill("Ana")
    open_options(page)
    choose(page, "jar", "exactly-three")
    start(page, "herbaceous", ["human", "human", "bot:seedling"])
    sit_down(page)
    by_id(page, "leave").click()
    page.reload()
    expect(by_id(page, "choice-seats").locator("[value='3']")).to_be_checked()
    expect(by_id(page, "name-1")).to_have_value("Ana")
    expect(by_id(page, "kind-2")).to_have_value("bot:seedling")
    open_options(page)
    expect(by_id(page, "choice-jar").locator("[value=exactly-three]")).to_be_checked()
    for game in reversed(GAMES):
        choose_game(page, game)
    choose_game(page, "herbaceous")
    expect(by_id(page, "name-1")).to_have_value("Ana")


def test_what_a_list_shows_is_what_holds_also_after_a_look_at_another_game(page: Page) -> None:
    """Whatever was chosen before; and a game that was only set up is found again as it was left."""
    choose_game(page, "herbaceous")
    choose_seats(page, 2)
    by_id(page, "name-0").fill("Ana")
    kind = by_id(page, "kind-1")
    for bot in ("bot:master", "bot:seedling", "bot:master"):
        kind.select_option(bot)
    choose_game(page, "znakhar")
    shown = kind.input_value()
    by_id(page, "start").click()
    sit_down(page)
    assert record_of_the_newest_game(page)["seats"][1]["kind"] == shown != "bot:master"
    choose_game(page, "herbaceous")
    expect(kind).to_have_value("bot:master")
    expect(by_id(page, "name-0")).to_have_value("Ana")


def test_an_empty_field_that_is_folded_away_is_shown_to_whoever_begins(page: Page) -> None:
    choose_game(page, "officinalis")
    open_options(page)
    by_id(page, "number-rounds").fill("")
    by_id(page, "options").locator("summary").click()
    expect(by_id(page, "number-rounds")).to_be_hidden()
    by_id(page, "start").click()
    expect(by_id(page, "number-rounds")).to_be_visible()
    by_id(page, "number-rounds").fill("2")
    by_id(page, "start").click()
    sit_down(page)
    assert record_of_the_newest_game(page)["options"]["rounds"] == 2


# ---------------------------------------------------------------------------- links to the lobby


def test_a_link_chooses_the_game_and_the_seats(visit: Visit) -> None:
    for game in GAMES:
        seats = max(GAME_SEATS[game])
        page = visit.enter(f"#game={game}&seats={seats}")
        expect(by_id(page, f"game-{game}").get_by_role("radio")).to_be_checked()
        expect(by_id(page, "choice-seats").locator(f"[value='{seats}']")).to_be_checked()


BAD_LINKS = (
    "#game=tic-tac-toe",
    "#game=herbaceous&seats=99",
    "#game=herbaceous&seats=two",
    "#game=herbaceous&seats=-1",
    "#seats=2",
    "#record=%E0%A4%A",
    "#game=herbaceous&script=https%3A%2F%2Fexample.org%2Fx.js",
    "#<img src=x onerror=alert(1)>",
    "#%",
    "#" + "x" * 5000,
)


def test_a_garbled_link_is_told_and_harms_nothing(visitor: Visitor) -> None:
    """Whether the page is opened by it, or is open already."""
    visit = visitor(language="ru")
    page = visit.enter(BAD_LINKS[0])
    notice = by_id(page, "notice-address")
    for link in BAD_LINKS:
        expect(notice).to_be_visible()
        page.evaluate("() => { location.hash = '#game=herbaceous&seats=2'; }")
        expect(notice).to_have_count(0)
        visit.open(link)
        expect(notice).to_be_visible()
        assert oddities(page) == []
        expect(page.locator("img[src=x]")).to_have_count(0)
        expect(by_id(page, "start")).to_be_enabled()


def test_a_link_in_the_middle_of_a_game_leads_to_the_lobby_and_keeps_the_game(page: Page) -> None:
    start(page, "herbaceous")
    moves = go_on_for(page, 4).moves
    page.evaluate("() => { location.hash = '#game=herbaceous&seats=4'; }")
    expect(by_id(page, "choice-seats").locator("[value='4']")).to_be_checked()
    by_id(page, "continue").click()
    assert sit_down(page).moves == moves


# -------------------------------------------------------------------- component data of one's own

OWN = [meta.id for meta in rules.games() if meta.components is not None]


def open_more(page: Page, game: str) -> None:
    choose_game(page, game)
    by_id(page, "more").locator("summary").click()


def choose_components(page: Page, data: object, name: str) -> None:
    """A file of JSON; a string is the file's text as it is."""
    text = data if isinstance(data, str) else json.dumps(data)
    file = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    by_id(page, "components-file").set_input_files(file)


@pytest.mark.parametrize("game", OWN)
def test_own_components_stay_until_the_usual_ones_are_wanted(page: Page, game: str) -> None:
    """The model that the lobby offers is good to play with, at a table, once more, and after a reload."""
    open_more(page, game)
    now = by_id(page, "components-now")
    usual = now.inner_text()
    with page.expect_download() as download:
        by_id(page, "components-model").click()
    model = Path(download.value.path()).read_text("utf-8")
    assert json.loads(model) == rules.components(game)
    choose_components(page, model, "ours.json")
    expect(now).to_contain_text("ours.json")
    page.reload()
    open_more(page, game)
    expect(now).to_contain_text("ours.json")

    start(page, game)
    record = record_of_the_newest_game(page)
    assert record["components"] == rules.components(game)
    bring(page, record_where(game, 2, lambda match: match.over, components=record["components"]))
    by_id(page, "play-again").click()
    sit_down(page)
    assert record_of_the_newest_game(page)["components"] == record["components"]
    expect(now).to_contain_text("ours.json")

    open_more(page, game)
    by_id(page, "components-back").focus()
    page.keyboard.press("Enter")
    expect(now).to_have_text(usual)
    expect(by_id(page, "components-file")).to_be_focused()
    start(page, game)
    assert "components" not in record_of_the_newest_game(page)


def test_a_faulty_card_list_is_refused_in_words_and_a_correct_one_played(
    visitor: Visitor,
) -> None:
    """Each mistake with its place; what was in play before stays, and nothing moves from its place."""
    page = visitor(language="ru").enter()
    open_more(page, "znakhar")
    place = by_id(page, "components-file").locator("..").bounding_box()
    choose_components(page, own_cards(), "мои карты.json")
    now = by_id(page, "components-now")
    expect(now).to_contain_text("мои карты.json")
    refusal = by_id(page, "components-refusal")
    for field, value, words in (
        ("herbs", "my-nettle", r"illnesses\[12\]\.herbs\[1\]: .*my-nettle.* дважды"),
        ("herbs", "Крапива", r"illnesses\[12\]\.herbs\[1\]: .*Крапива"),
        ("class", "light", r"illnesses\[12\]\.herbs: трав здесь 2"),
    ):
        cards = own_cards()
        illness = cards["illnesses"][12]
        illness[field] = [illness["herbs"][0], value] if field == "herbs" else value
        choose_components(page, cards, "ошибка.json")
        expect(refusal).to_have_text(re.compile(words))
    choose_components(page, "{", "ошибка.json")
    expect(refusal).to_contain_text("«ошибка.json»")
    expect(now).to_contain_text("мои карты.json")
    assert by_id(page, "components-file").locator("..").bounding_box() == place
    assert oddities(page) == []

    start(page, "znakhar", ["human", "bot:seedling"])
    go_on_for(page, 8)
    expect(
        page.locator("[data-piece]").filter(has_text=re.compile(r"herbs \d+")).first
    ).to_be_visible()
    assert oddities(page) == []
