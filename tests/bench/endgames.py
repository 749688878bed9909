"""How far from perfect master is where perfection can be computed: ``python -m tests.bench.endgames``.

Positions come from games of hasty players: those in which what the seat to move cannot see
makes no difference, and few enough lines are left to look at each to its end. Printed is what master's choice
gives away against the best one, on average and as a part of the range of scores in such endings.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.bots.knowledge import knowledge_of, leads
from pygame_rules.dice import Dice
from pygame_rules.registry import find
from pygame_rules.state import State

LINES = 2000  # positions that may follow
LATEST = 8  # decisions from the end of a game that are tried


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


def solved(state: State) -> dict[str, list[float]] | None:
    """What each move comes to, when whatever the seat to move cannot see makes no difference."""
    assert state.turn is not None
    try:
        results = [after(state.imagine(state.turn, Dice(number)), {}) for number in range(3)]
    except (TooLong, RecursionError):
        return None
    return results[0] if results[0] == results[1] == results[2] else None


def endings(game: str, seats: int, wanted: int) -> Iterator[tuple[State, dict[str, list[float]]]]:
    """Endings that can be solved, two of a game at most, and what each move comes to."""
    found = find(game)
    options = found.meta.check_options({}, seats)
    given = 0
    for seed in range(4 * wanted):
        dice, taken = Dice(seed), 0
        state = found.state.deal(seats, options, dice)
        played = []
        while state.turn is not None:
            choices = knowledge_of(state).choices(state)
            if len(choices) > 1:
                played.append(state)
                state = state.copy()
            state.play(dice.choice(choices))
        for state in played[: -LATEST - 1 : -1]:
            results = solved(state)
            if results is None:
                break
            if len({result[state.turn or 0] for result in results.values()}) > 1:
                yield state, results
                taken += 1
                given += 1
                if given == wanted:
                    return
                if taken == 2:
                    break


def measure(game: str, seats: int, wanted: int, steps: int) -> str:
    """One line of the table."""
    losses, spans = [], []
    for state, results in endings(game, seats, wanted):
        assert state.turn is not None
        values = {text: result[state.turn] for text, result in results.items()}
        chosen = bots.choose("master", state, state.turn, Dice(len(losses)), steps)
        losses.append(max(values.values()) - values[chosen.text])
        spans.append(max(values.values()) - min(values.values()))
    if not losses:
        return f"{game}, {seats} seats: no ending is short and open enough"
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
