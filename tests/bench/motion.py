"""How smoothly a game moves: share of frames within 16.7 ms, and the longest, while a game is watched.

``PHYSIC_GARDEN_BROWSER=chromium python -m tests.bench.motion`` steps through a recorded game of each
kind at the pace of a quick player, with the motion on, and looks at every frame. To be read, not to
be passed: a browser without a graphics card draws slower than any phone.
"""

from __future__ import annotations

import os
from random import Random

from playwright.sync_api import Page, sync_playwright

import pygame_rules as rules
from tests.web.conftest import DIST, FLAGS
from tests.web.host import Host
from tests.web.table import GAMES, bring, by_id, sit_down
from tests.web.visit import Visit

STEPS = 40
FRAME = 16.7

# Steps through the game that is watched and notes how long each frame took.
TRACE = """
async (steps) => {
  const frames = [];
  let last = performance.now();
  let going = true;
  requestAnimationFrame(function look(now) {
    frames.push(now - last);
    last = now;
    if (going) requestAnimationFrame(look);
  });
  for (let step = 0; step < steps; step += 1) {
    document.querySelector("[data-testid=replay-forward]").click();
    await new Promise((go) => setTimeout(go, 350));
  }
  going = false;
  return frames.slice(1);
}
"""


def watch(page: Page, game: str) -> list[float]:
    """The lengths of all frames, in milliseconds."""
    match = rules.new_match(game, seed=1)
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.legal_moves()))
    bring(page, match.record())
    sit_down(page)
    by_id(page, "watch").click()
    by_id(page, "replay").wait_for()
    frames: list[float] = page.evaluate(TRACE, STEPS)
    by_id(page, "leave").click()
    return frames


def main() -> None:
    host = Host(DIST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("PHYSIC_GARDEN_BROWSER"), args=FLAGS
        )
        phone = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "no-preference"}
        page = Visit(browser, host, **phone).enter()
        print(f"{'game':<12} {'frames':>7} {'in time':>8} {'longest':>9}")
        for game in GAMES:
            frames = watch(page, game)
            in_time = sum(frame <= FRAME + 0.1 for frame in frames) / len(frames)
            print(f"{game:<12} {len(frames):>7} {in_time:>7.1%} {max(frames):>6.1f} ms", flush=True)
        browser.close()
    host.stop()


if __name__ == "__main__":
    main()
