"""What lies on a table is shown by its plates, and told apart without colours."""

from __future__ import annotations

import base64

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.host import Host, cut_short
from tests.web.table import GAME_SEATS, GAMES, bring, by_id, record_where, sit_down, start

# The pictures that show nothing, or no colour: they have not come, or do not know what their colours are.
BLANK = """async () => {
  const canvas = new OffscreenCanvas(40, 48);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const blank = [];
  for (const picture of document.querySelectorAll("img.plate, img.drawing")) {
    await picture.decode();
    context.clearRect(0, 0, 40, 48);
    context.drawImage(picture, 0, 0, 40, 48);
    const { data } = context.getImageData(0, 0, 40, 48);
    if (!data.some((part, index) => index % 4 < 3 && part > 0)) blank.push(picture.src);
  }
  return blank;
}"""


def test_a_table_opens_with_the_plates_of_its_game(page: Page) -> None:
    expect(page.locator(".game-cover .plate").first).to_be_visible()
    expect(page.locator(".game-cover .monogram")).to_have_count(0)
    for game in GAMES:
        start(page, game)
        sit_down(page)
        expect(by_id(page, "piece").first).to_be_visible()
        expect(page.locator(".piece .monogram")).to_have_count(0)
        assert page.evaluate(BLANK) == []
        by_id(page, "leave").click()


# What is to rest for five seconds does not rest at all.
RESTLESS = """
const later = window.setTimeout;
window.setTimeout = (run, rest, ...given) => later(run, rest === 5000 ? 0 : rest, ...given);
"""


def test_plates_that_did_not_come_are_asked_for_again(visitor: Visitor, host: Host) -> None:
    """Until then leaves stand for them, and the game goes on."""
    visit = visitor(scripts=(RESTLESS,))
    visit.excuse(
        "Failed to load resource|Fetch API cannot load|integrity|ERR_CONTENT_LENGTH_MISMATCH"
    )
    host.faults["assets/plates-znakhar-*.svg"] = cut_short
    page = visit.enter()
    start(page, "znakhar")
    sit_down(page)
    expect(page.locator(".piece .monogram")).not_to_have_count(0)
    del host.faults["assets/plates-znakhar-*.svg"]
    by_id(page, "open-sheet").click()
    expect(page.locator(".piece .monogram")).to_have_count(0)


SHAPE = "() => getComputedStyle(document.querySelector('.plate-shape')).strokeWidth"


def test_shapes_are_drawn_alike_at_the_table_and_in_the_rulebook(page: Page) -> None:
    start(page, "botanists")
    sit_down(page)
    table = page.evaluate(SHAPE)
    page.goto(f"{page.url.split('#')[0]}rules/botanists/en/")
    assert page.evaluate(SHAPE) == table


# How bright page and pictures are, from 0 to 1.
BRIGHTNESS = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const canvas = new OffscreenCanvas(40, 48);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const brightness = (data) => data.reduce((sum, part) => sum + part, 0) / data.length / 255;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, 40, 48);
  const paper = brightness(context.getImageData(0, 0, 40, 48).data);
  const picture = document.querySelector("img.plate");
  await picture.decode();
  context.fillStyle = "black";
  context.fillRect(0, 0, 40, 48);
  context.drawImage(picture, 0, 0, 40, 48);
  return [paper, brightness(context.getImageData(0, 0, 40, 48).data)];
}"""


def test_the_chosen_light_holds_for_the_page_and_its_plates(page: Page) -> None:
    """Whatever the system's light is; the pictures are images, which must be drawn anew."""
    page.emulate_media(color_scheme="light")
    by_id(page, "open-settings").click()
    expect(page.locator(".game-cover .plate").first).to_be_visible()
    day = page.evaluate(BRIGHTNESS)
    choice = by_id(page, "choice-theme-choice")
    choice.get_by_role("radio").nth(2).check()
    night = page.evaluate(BRIGHTNESS)
    assert night[0] < day[0] / 2
    assert night[1] != day[1]
    page.emulate_media(color_scheme="dark")
    choice.get_by_role("radio").nth(1).check()
    assert page.evaluate(BRIGHTNESS) == day
    choice.get_by_role("radio").nth(0).check()
    assert page.evaluate(BRIGHTNESS) == night
    page.emulate_media(color_scheme="light")
    assert page.evaluate(BRIGHTNESS) == day


# As Chromium imitates how people see.
EYES = ("achromatopsia", "protanopia", "deuteranopia", "tritanopia")
SIDE = 48  # pixels of a picture

# Keeps one of each picture: the seats' without their numbers, the signs of this game, and the plates.
KEEP = """
() => {
  window.kept ??= new Map();
  const keep = (kind, name, picture) => window.kept.set(`${kind} ${name}`, picture);
  for (const emblem of document.querySelectorAll(".emblem")) {
    const bare = emblem.cloneNode(true);
    bare.querySelector("text").remove();
    keep("seat", emblem.dataset.seat, bare);
  }
  const game = document.querySelector("[data-game]")?.dataset.game;
  for (const icon of document.querySelectorAll(".mark[data-icon] > .icon"))
    if (icon.checkVisibility()) keep(game, icon.parentElement.dataset.icon, icon.cloneNode(true));
  const known = new Set([...window.kept.values()].map(({ src }) => src));
  for (const plate of document.querySelectorAll("[data-face] img.plate:not(.plate-back)")) {
    if (known.has(plate.src)) continue;
    known.add(plate.src);
    keep("plate", plate.closest("[data-face]").dataset.face, plate.cloneNode());
  }
}
"""

# Shows them in rows on white; their names.
SHOW = """
async (side) => {
  const wall = document.createElement("div");
  wall.style = "position: fixed; inset: 0; z-index: 9; background: white; display: flex; flex-wrap: wrap;" +
    "align-content: flex-start";
  for (const picture of window.kept.values()) {
    picture.style = `inline-size: ${side}px; block-size: ${side}px; margin: 0`;
    wall.append(picture);
  }
  document.body.append(wall);
  for (const picture of window.kept.values()) await picture.decode?.();
  return [...window.kept.keys()];
}
"""

# The pairs of one kind of which less than such a share of what is not white in them differs.
ALIKE = """
async ([screenshot, names, side, least]) => {
  const image = new Image();
  image.src = screenshot;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", {
    willReadFrequently: true,
  });
  canvas.drawImage(image, 0, 0);
  const row = Math.floor(image.width / side);
  const pictures = names.map((name, at) => ({
    name,
    data: canvas.getImageData((at % row) * side, Math.floor(at / row) * side, side, side).data,
  }));
  const found = [];
  for (const one of pictures)
    for (const other of pictures.slice(0, pictures.indexOf(one))) {
      if (one.name.split(" ")[0] !== other.name.split(" ")[0]) continue;
      let [drawn, differs] = [0, 0];
      const [here, there] = [one.data, other.data];
      for (let at = 0; at < here.length; at += 4) {
        let [darkest, apart] = [255, 0];
        for (let channel = at; channel < at + 3; channel += 1) {
          darkest = Math.min(darkest, here[channel], there[channel]);
          apart = Math.max(apart, Math.abs(here[channel] - there[channel]));
        }
        if (darkest < 225) drawn += 1;
        if (apart > 40) differs += 1;
      }
      if (differs <= least * drawn) found.push(`${one.name} and ${other.name}: ${differs} of ${drawn}`);
    }
  return found;
}
"""


def test_seats_signs_and_plates_are_told_apart_without_colours(page: Page) -> None:
    for game in GAMES:
        bring(page, record_where(game, max(GAME_SEATS[game]), lambda match: len(match.moves) >= 40))
        sit_down(page)
        expect(page.locator(".piece .monogram")).to_have_count(0)
        page.evaluate(KEEP)
        by_id(page, "leave").click()
        by_id(page, f"ask-{game}").click()
        for place in by_id(page, "place-toggle").all()[:4]:
            place.click()
            page.evaluate(KEEP)
        by_id(page, "leave").click()
    names = page.evaluate(SHOW, SIDE)
    assert {name.split(" ")[0] for name in names} == {"seat", "plate", *GAMES}
    assert sum(name.startswith("seat ") for name in names) == max(map(max, GAME_SEATS.values()))
    eyes = page.context.new_cdp_session(page)
    blank = page.context.new_page()
    seen = set()
    for kind in EYES:
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        picture = base64.b64encode(page.screenshot()).decode()
        assert picture not in seen
        seen.add(picture)
        shown = [f"data:image/png;base64,{picture}", names, SIDE, 0.05]
        assert blank.evaluate(ALIKE, shown) == [], kind
