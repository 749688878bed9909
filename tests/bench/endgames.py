"""How far from perfect master is where perfection can be computed: ``python -m tests.bench.endgames``.

Positions come from random games: the latest of each game from which few enough lines are left to
look at each to its end, and in which it matters what is played. All cards lie open there, also to
master, so that the best move is certain. Printed is what master's choice gives away against it,
on average, and as a part of the range from the worst move to the best.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count

import pygame_rules as rules
from pygame_rules.bots.knowledge import knowledge_of, leads
from pygame_rules.bots.master import Search
from pygame_rules.dice import Dice
from pygame_rules.registry import find
from pygame_rules.state import State

LINES = 1000  # positions that may follow
TAKEN = 4  # endings of one game at most


class TooLong(Exception):
    """More lines are left than anybody wants to look at."""


def solve(state: State, known: dict[object, list[float]]) -> list[float]:
    """The leads of all seats when everybody plays for the own one, every line to its end."""
    key = state.key()
    if key not in known:
        if len(known) > LINES:
            raise TooLong
        if state.turn is None:
            known[key] = leads(state.totals(), knowledge_of(state).sides(state.seats))
        else:
            known[key] = max(after(state, known).values(), key=lambda all_: all_[state.turn or 0])
    return known[key]


def after(state: State, known: dict[object, list[float]]) -> dict[str, list[float]]:
    """The leads that each move comes to."""
    results = {}
    for move in state.legal_moves():
        reached = state.copy()
        reached.play(move)
        results[move.text] = solve(reached, known)
    return results


def endings(game: str, seats: int, wanted: int) -> Iterator[tuple[State, dict[str, float]]]:
    """Endings that can be solved, and what each move brings whoever is to move."""
    found = find(game)
    options = found.meta.check_options({}, seats)
    given = 0
    for seed in count(1):
        dice, taken = Dice(seed), 0
        state = found.state.deal(seats, options, dice)
        played = []
        while state.turn is not None:
            choices = knowledge_of(state).choices(state)
            if len(choices) > 1:
                played.append(state)
                state = state.copy()
            state.play(dice.choice(choices))
        for state in reversed(played):
            assert state.turn is not None
            try:
                results = after(state, {})
            except (TooLong, RecursionError):
                break
            values = {text: result[state.turn] for text, result in results.items()}
            if len(set(values.values())) > 1:
                yield state, values
                taken += 1
                given += 1
            if given == wanted:
                return
            if taken == TAKEN:
                break


def measure(game: str, seats: int, wanted: int, steps: int) -> str:
    """One line of the table."""
    losses, spans = [], []
    for state, values in endings(game, seats, wanted):
        assert state.turn is not None
        thought = Search(state.copy, state.turn, Dice(len(losses)))
        thought.think(steps)
        losses.append(max(values.values()) - values[thought.choice().text])
        spans.append(max(values.values()) - min(values.values()))
    mean = sum(losses) / len(losses)
    perfect = sum(loss == 0 for loss in losses)
    return (
        f"{game}, {seats} seats: {len(losses)} endings, {perfect} played perfectly, mean loss"
        f" {mean:.2f} points = {100 * mean / (sum(spans) / len(spans)):.1f} % of the range"
    )


def main() -> None:
    """Measure every game that has such endings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--game", choices=[meta.id for meta in rules.games()])
    arguments = parser.parse_args()
    for meta in rules.games():
        if arguments.game in (None, meta.id):
            for seats in sorted({meta.seats[0], 2}):
                print(measure(meta.id, seats, arguments.positions, arguments.steps), flush=True)


if __name__ == "__main__":
    main()
