"""A whole game in a link: watched step by step, played on, handed on."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import pygame_rules as rules
from tests.web.conftest import Visitor
from tests.web.host import Host
from tests.web.quick import HOLD, TRIES
from tests.web.table import (
    GAMES,
    LANGUAGES,
    board,
    bring,
    by_id,
    copied,
    go_on,
    go_on_for,
    oddities,
    record_where,
    shown,
    sit_down,
    situation,
    start,
)

# What a messenger takes without cutting it.
LONGEST_LINK = 4000


def pack(record: dict[str, Any]) -> str:
    """The record as the page puts it into a link."""
    return pack_text(json.dumps(record))


def pack_text(text: str) -> str:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = deflate.compress(text.encode()) + deflate.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(link: str) -> dict[str, Any]:
    letters = link.split("record=")[1].split("&")[0]
    packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    record: dict[str, Any] = json.loads(zlib.decompress(packed, -zlib.MAX_WBITS))
    return record


def longest(game: str) -> dict[str, Any]:
    """The record with the most moves of those that were kept."""
    files = Path("tests/golden", game).glob("*.json")
    records = [json.loads(file.read_text("utf-8")) for file in files]
    return max((kept.get("record", kept) for kept in records), key=lambda one: len(one["moves"]))


def watch(page: Page, step: int) -> None:
    expect(by_id(page, "replay")).to_have_attribute("data-at", str(step))


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_game_fits_a_link_that_opens_and_gives_it_back(page: Page, game: str) -> None:
    record = longest(game)
    page.evaluate("(address) => { location.hash = address; }", f"record={pack(record)}")
    watch(page, 0)
    by_id(page, "share").click()
    link = copied(page)
    print(f"{game}: {len(record['moves'])} moves, a link of {len(link)} letters")
    assert len(link) < LONGEST_LINK
    assert rules.load(unpack(link)) == rules.load(record)


def test_a_game_is_watched_forth_and_back(page: Page, host: Host) -> None:
    """Every step shows what the rules say about it, and tells what was done."""
    record = record_where("herbaceous", 2, lambda match: match.over)
    whole = rules.load(record)
    last = len(whole.moves)
    page.goto(f"{host.url}#record={pack(record)}&step=9")
    watch(page, 9)
    page.locator("main").press("ArrowRight")
    watch(page, 10)
    for name, step in (("back", 9), ("last", last), ("first", 0), ("forward", 1)):
        by_id(page, f"replay-{name}").click()
        watch(page, step)
        expect(by_id(page, "score-0").locator("b")).to_have_text(
            shown(whole.at(step).view(0)["seats"][0]["score"])
        )
    by_id(page, "replay-slider").fill(str(last - 1))
    watch(page, last - 1)
    by_id(page, "replay-slider").press("End")
    watch(page, last)
    expect(page.locator(f'.course[data-steps="{last + 1}"] polyline')).to_have_count(2)
    expect(page.locator("[data-move]")).to_have_count(0)
    assert oddities(page) == []


def test_a_game_that_is_watched_is_played_on_from_there(visitor: Visitor) -> None:
    """As a game of one's own, which a reload finds again; the rest of the old one is gone from it."""
    record = record_where("herbaceous", 2, lambda match: match.over)
    page = visitor().enter(f"#record={pack(record)}&step=12")
    watch(page, 12)
    by_id(page, "play-on").click()
    assert situation(page).moves == 12
    before = board(page)
    page.reload()
    situation(page)
    assert board(page) == before
    go_on(page)
    expect(by_id(page, "game-over")).to_be_visible()


def test_a_finished_game_is_watched_and_shared(page: Page) -> None:
    record = record_where("herbaceous", 2, lambda match: match.over)
    bring(page, record)
    by_id(page, "share-over").click()
    assert unpack(copied(page))["moves"] == record["moves"]
    by_id(page, "watch").click()
    watch(page, 0)


CHESS = pack({"format": "pygame-rules/1", "game": "chess", "moves": []})

# What stands behind the #, and what people are told of it in English.
BAD = {
    "record=%25%25%25": "damaged",
    f"record={CHESS[:20]}": "damaged",
    f"record={pack({'a': 1})}": "format",
    f"record={CHESS}": "chess",
    "record=abc&step=-3": "step=-3",
    f"record={pack({'moves': ['draw'] * 1_000_000})}": "damaged",  # some kB, until it is unpacked
    f"record={pack_text('[' * 100_000 + ']' * 100_000)}": "bigger than any game",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_that_hold_no_game_are_refused_in_words(page: Page, language: str) -> None:
    by_id(page, "language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for address, words in BAD.items():
        page.evaluate("(address) => { location.hash = address; }", address)
        notice = by_id(page, "notice-address")
        expect(notice).to_have_attribute("data-tone", "warning")
        if language == "en":
            expect(notice).to_contain_text(words)
        assert oddities(page) == []
        notice.get_by_role("button").click()
        expect(notice).to_have_count(0)


# What stands in addresses that nobody means well with, or that were cut and pasted.
ODD = ["", *'&=#%{"-0ё', "%00", "%F0%9F", "-1", "1e999", "\\u0000"]
ODD += ["<b>x</b>", "__proto__", "constructor", "null", "9" * 30, "A" * 3000]


def garbled(chance: Random, good: list[str]) -> str:
    """One of these addresses with something in it changed, taken out, doubled, or from another."""
    address = chance.choice(good)
    for _ in range(chance.randrange(1, 4)):
        at, to = sorted(chance.randrange(len(address) + 1) for _ in range(2))
        other = chance.choice(good)[: chance.randrange(20)]
        part = chance.choice([*ODD, other, address[at:to] * 2])
        address = address[:at] + part + address[to if chance.random() < 0.5 else at :]
    return address


FOLLOW = """
async (addresses) => {
  for (const address of addresses) {
    location.hash = address;
    await new Promise((go) => setTimeout(go, 10));
  }
}
"""

# Opens these in frames beside each other; those that come to nothing.
IN_FRAMES = """
async (addresses) => {
  const known = "#start:enabled, garden-frame [role=alert], garden-frame main";
  const frames = addresses.map((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
    return frame;
  });
  const left = () => frames.filter(({ contentDocument }) => !contentDocument?.querySelector(known));
  const end = performance.now() + 60_000;
  while (left().length && performance.now() < end) await new Promise((go) => setTimeout(go, 20));
  const lost = left().map(({ src }) => src);
  for (const frame of frames) frame.remove();
  return lost;
}
"""
MANY, FRAMES = 40, 20  # addresses at once


def test_any_address_is_followed_or_refused(visitor: Visitor, host: Host) -> None:
    """However many come, and however fast: the page goes on, and what is saved stays as it was."""
    visit = visitor()
    page = visit.enter()
    start(page, "herbaceous")
    go_on_for(page, 3)
    before = board(page)
    record = record_where("herbaceous", 2, lambda match: len(match.moves) == 8)
    position = json.dumps({"seats": [{"garden": ["mint", "sage"]}, {}], "community": ["sage"]})
    good = [f"record={pack(record)}&step=3", f"ask=herbaceous&position={position}"]
    good += [
        "game=botanists&seats=3",
        "score=znakhar",
        "lesson=herbaceous",
        f"record={json.dumps(record)}",
    ]
    chance = Random(1)
    for begin in range(0, TRIES, MANY):
        addresses = [garbled(chance, good) for _ in range(min(MANY, TRIES - begin))]
        page.evaluate(FOLLOW, addresses)
        page.evaluate(FOLLOW, good[:1])
        watch(page, 3)
    # While the one is followed the other comes.
    page.evaluate(FOLLOW, [good[1], good[0].replace("step=3", "step=5")])
    watch(page, 5)
    by_id(page, "leave").click()
    by_id(page, "continue").last.click()
    sit_down(page)
    assert board(page) == before
    good = [f"{address}&start=now" for address in [*good[2:4], f"game=znakhar&position={position}"]]
    visit.excuse("404", "Fetch API cannot load")  # It has no icon; and frames go while they load.
    visit.open("embed.js")  # A page without a policy of its own.
    for begin in range(0, TRIES // 4, FRAMES):
        numbers = range(begin, min(begin + FRAMES, TRIES // 4))
        addresses = [f"embed.html?{number}#{garbled(chance, good)}" for number in numbers]
        assert page.evaluate(IN_FRAMES, addresses) == []


def test_of_addresses_that_come_while_the_page_opens_the_last_is_followed(visitor: Visitor) -> None:
    """After the first, which puts a shorter one in its own place: that is not what a reload follows."""
    record = record_where("herbaceous", 2, lambda match: len(match.moves) == 8)
    position = json.dumps({"seats": [{"garden": ["mint"]}, {}]})
    page = visitor(scripts=(HOLD,)).open(f"#ask=herbaceous&position={position}")
    link = f"record={pack(record)}&step=5"
    page.evaluate(FOLLOW, ["game=botanists", link])
    page.evaluate("() => letGo()")
    watch(page, 5)
    assert page.url.endswith(f"#{link}")


def test_the_part_of_a_link_that_holds_is_shown(visitor: Visitor) -> None:
    record = record_where("herbaceous", 2, lambda match: len(match.moves) == 8)
    record["moves"][5:] = ["plant nowhere nothing"]
    page = visitor().enter(f"#record={pack(record)}&step=99")
    watch(page, 5)
    expect(by_id(page, "prompt")).to_contain_text("plant nowhere nothing")
