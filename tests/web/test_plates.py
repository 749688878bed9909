"""What lies on a table is shown by its plates."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.table import GAMES, by_id, sit_down, start

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


# How bright page and pictures are, from 0 to 1.
BRIGHTNESS = """async () => {
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
