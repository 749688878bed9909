"""How many steps a second master thinks: ``python -m tests.bench.thinking --browser CHROMIUM``.

Beside each game stands a reference measured in the same run: a plain information-set search with
random playouts, as in the paper of Cowling, Powley and Whitehouse, that plays Knockout Whist for
four. A step of master judges, imagines and plays more or less cleverly from game to game, so the
figures tell how long people wait, not who is the better player. Processor time is counted, and the
best of several rounds, since other work on the machine only ever slows things down. The longest
single step bounds how short the slices of thinking can be.

With ``--browser`` the same is measured again in that browser, in a worker, with the Pyodide of the
page and the rules of dist/.
"""

from __future__ import annotations

import argparse
import platform
import random
from collections.abc import Callable
from functools import partial
from math import log, sqrt
from pathlib import Path
from time import process_time

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.bots.knowledge import knowledge_of
from pygame_rules.dice import Dice
from pygame_rules.registry import find
from pygame_rules.state import State

ROUNDS = 3
SECONDS = 0.4
AIM = "aim: Officinalis at twice the reference or more"


class Whist:
    """Knockout Whist: rounds of seven cards down to one; who takes no trick is out."""

    def __init__(self, players: int, dice: random.Random) -> None:
        self.dice = dice
        self.alive = list(range(players))
        self.hands: dict[int, list[tuple[int, int]]] = {}
        self.size = 7
        self.trick: list[tuple[int, tuple[int, int]]] = []
        self.out: list[tuple[int, int]] = []
        self.turn = 0
        self.deal()

    def deal(self) -> None:
        deck = [(suit, rank) for suit in range(4) for rank in range(13)]
        self.dice.shuffle(deck)
        self.hands = {
            player: deck[place * self.size : (place + 1) * self.size]
            for place, player in enumerate(self.alive)
        }
        self.trump = self.dice.randrange(4)
        self.taken = dict.fromkeys(self.alive, 0)
        self.trick, self.out = [], []

    def copy(self) -> Whist:
        new = object.__new__(Whist)
        new.__dict__.update(self.__dict__)
        new.alive, new.trick, new.out = self.alive[:], self.trick[:], self.out[:]
        new.hands = {player: hand[:] for player, hand in self.hands.items()}
        new.taken = dict(self.taken)
        return new

    def imagine(self, seat: int) -> Whist:
        new = self.copy()
        seen = {*self.hands[seat], *self.out, *(card for _, card in self.trick)}
        unseen = [(suit, rank) for suit in range(4) for rank in range(13)]
        unseen = [card for card in unseen if card not in seen]
        self.dice.shuffle(unseen)
        for player, hand in self.hands.items():
            if player != seat:
                new.hands[player] = [unseen.pop() for _ in hand]
        return new

    def moves(self) -> list[tuple[int, int]]:
        if len(self.alive) == 1 or not self.size:
            return []
        hand = self.hands[self.turn]
        if self.trick:
            led = self.trick[0][1][0]
            return [card for card in hand if card[0] == led] or hand[:]
        return hand[:]

    def play(self, card: tuple[int, int]) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = self.alive[(self.alive.index(self.turn) + 1) % len(self.alive)]
        if len(self.trick) == len(self.alive):
            led = self.trick[0][1][0]
            winner = max(
                self.trick, key=lambda one: (one[1][0] == self.trump, one[1][0] == led, one[1][1])
            )[0]
            self.taken[winner] += 1
            self.out += [card for _, card in self.trick]
            self.trick = []
            self.turn = winner
            if not self.hands[winner]:
                self.alive = [player for player in self.alive if self.taken[player]]
                self.size -= 1
                if self.size:
                    self.turn = max(self.taken, key=lambda player: self.taken[player])
                    self.deal()


class Leaf:
    """A node of the reference search."""

    def __init__(self, card: object = None, parent: Leaf | None = None, seat: int = -1) -> None:
        self.card, self.parent, self.seat = card, parent, seat
        self.children: list[Leaf] = []
        self.wins, self.visits, self.available = 0.0, 0, 1


def whist_steps(state: Whist, root: Leaf, steps: int) -> None:
    """Steps of the plain search: select, expand, play out at random, tell."""
    for _ in range(steps):
        here, node = state.imagine(state.turn), root
        while moves := here.moves():
            known = [child for child in node.children if child.card in moves]
            untried = [card for card in moves if all(child.card != card for child in known)]
            if untried:
                card = state.dice.choice(untried)
                node.children.append(Leaf(card, node, here.turn))
                node = node.children[-1]
                here.play(card)
                break
            for child in known:
                child.available += 1
            node = max(
                known,
                key=lambda one: one.wins / one.visits + 0.7 * sqrt(log(one.available) / one.visits),
            )
            here.play(node.card)
        while moves := here.moves():
            here.play(state.dice.choice(moves))
        while node is not None:
            node.visits += 1
            node.wins += node.seat in here.alive and len(here.alive) == 1
            node = node.parent


def whist_round() -> float:
    """Steps a second of the reference, from the first card of a game."""
    state, root, steps = Whist(4, random.Random(1)), Leaf(), 0
    began = process_time()
    while process_time() - began < SECONDS:
        whist_steps(state, root, 10)
        steps += 10
    return steps / (process_time() - began)


def decision(game: str, seats: int) -> State:
    """A position soon after the beginning of a game, with a good many moves to choose from."""
    found, dice = find(game), Dice(2)
    state = found.state.deal(seats, found.meta.check_options({}, seats), Dice(1))
    for _ in range(found.meta.longest):
        choices = knowledge_of(state).choices(state)
        if state.turn is None or len(choices) >= 3:
            break
        state.play(dice.choice(choices))
    return state


def master_round(state: State) -> float:
    """Steps a second of master; a race that ends early is run again."""
    assert state.turn is not None
    steps, number = 0, 0
    began = process_time()
    while process_time() - began < SECONDS:
        thought = bots.begin("master", state, state.turn, Dice(number))
        while not thought.settled and process_time() - began < SECONDS:
            thought.think(20)
        steps += thought.done
        number += 1
    return steps / (process_time() - began)


def longest_step(player: str, state: State) -> float:
    """Milliseconds of the longest of the steps that one decision takes, and of its beginning."""
    assert state.turn is not None
    spent = []
    began = process_time()
    thought = bots.begin(player, state, state.turn, Dice(1))
    spent.append(process_time() - began)
    while not thought.settled and sum(spent) < SECONDS:
        began = process_time()
        thought.think(1)
        spent.append(process_time() - began)
    return 1000 * max(spent)


def measure() -> str:
    """Measure the reference and every game in turns; a table."""
    tables = [(meta.id, seats) for meta in rules.games() for seats in sorted({meta.seats[0], 2, 4})]
    states = [decision(*table) for table in tables]
    rounds: list[Callable[[], float]] = [whist_round]
    rounds += [partial(master_round, state) for state in states]
    results = [[speed() for speed in rounds] for _ in range(ROUNDS)]
    reference, *speeds = [max(column) for column in zip(*results, strict=True)]
    lines = [
        f"Python {platform.python_version()} on {platform.system()}; {AIM}",
        f"{'reference: Knockout Whist':28}{reference:>7,.0f} steps a second",
    ]
    for (game, seats), state, speed in zip(tables, states, speeds, strict=True):
        longest = [
            min(longest_step(player, state) for _ in range(ROUNDS))
            for player in ("master", "gardener")
        ]
        lines.append(
            f"{f'{game}, {seats} seats':28}{speed:>7,.0f} steps a second"
            f" {speed / reference:5.1f} × reference; longest step: master {longest[0]:.1f} ms,"
            f" gardener {longest[1]:.1f} ms"
        )
    return "\n".join(lines)


WORKER = """
const [root, rules] = ["ROOT", "RULES"];
const { loadPyodide } = await import(`${root}web/node_modules/pyodide/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${root}web/node_modules/pyodide/` });
for (const [file, place] of [[rules, "rules.zip"], ["tests/bench/thinking.py", "thinking.py"]]) {
  const bytes = await (await fetch(`${root}${file}`)).arrayBuffer();
  python.FS.writeFile(`/tmp/${place}`, new Uint8Array(bytes));
}
const path = python.pyimport("sys").path;
["/tmp/rules.zip", "/tmp"].forEach((place) => path.append(place));
postMessage(python.pyimport("thinking").measure());
"""
IN_WORKER = """
(source) => new Promise((resolve, reject) => {
  const script = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(script, { type: "module" });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
})
"""


def measure_in(browser: str) -> str:
    """The same table from a worker of a browser."""
    from playwright.sync_api import sync_playwright  # what Pyodide has not

    from tests.web.host import Host

    root = Path(__file__).parents[2]
    rules_zip = next((root / "dist/assets").glob("rules-*.zip")).relative_to(root)
    host = Host(root)
    source = WORKER.replace("ROOT", host.url).replace("RULES", rules_zip.as_posix())
    try:
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
            page = chromium.new_page()
            page.goto(f"{host.url}no-such-page")  # a page of that host, without anything on it
            table: str = page.evaluate(IN_WORKER, source)
            return f"In a worker of Chromium {chromium.version}: {table}"
    finally:
        host.stop()


def main() -> None:
    """Print the table of this Python, and of a browser's."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browser", help="the path of a Chromium")
    arguments = parser.parse_args()
    print(measure(), flush=True)
    if arguments.browser:
        print(measure_in(arguments.browser))


if __name__ == "__main__":
    main()
