"""How fast the rules are, beside references measured in the same run.

Prints, for each game with the fewest and the most seats, random play in moves a second with the
full ``legal_moves``/``play`` cycle, and what a click costs through the bridge (play, view and
record, with their JSON). The references are random play of chess with python-chess and, where it is
installed, of OpenSpiel's hearts, written in C++ and driven from Python. Rounds of all are
interleaved and the best of each counts, since noise only ever slows down.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from time import perf_counter

import chess

try:
    import pyspiel
except ImportError:  # inside Pyodide, for one
    pyspiel = None

import pygame_rules as rules
from pygame_rules.bridge import Bridge
from pygame_rules.dice import Dice
from pygame_rules.registry import find

ROUNDS = 3
MOVES = 6_000
AIMS = "aims: 150,000 moves a second (50,000 in Pyodide), a click under 2 ms"


def chess_round() -> float:
    """Moves a second of random chess."""
    dice, played = Dice(1), 0
    started = perf_counter()
    while played < MOVES // 4:
        board = chess.Board()
        while played < MOVES // 4 and not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            played += 1
    return played / (perf_counter() - started)


def hearts_round() -> float:
    """Moves a second of random hearts; each card that is dealt is a move too."""
    hearts, dice, played = pyspiel.load_game("hearts"), Dice(1), 0
    started = perf_counter()
    while played < MOVES:
        state = hearts.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            played += 1
    return played / (perf_counter() - started)


def game_round(game: str, seats: int) -> tuple[float, int, float]:
    """Moves a second of random play; the longest list of legal moves, and the mean."""
    found, dice, played, longest, offered = find(game), Dice(1), 0, 0, 0
    options = found.meta.check_options({}, seats)
    began = perf_counter()
    while played < MOVES:
        state = found.state.deal(seats, options, dice)
        while state.turn is not None:
            state.apply(dice.choice(state.legal_moves()))
            played += 1
    spent = perf_counter() - began
    state = found.state.deal(seats, options, Dice(2))
    moves = 0
    while state.turn is not None:
        legal = state.legal_moves()
        longest, offered, moves = max(longest, len(legal)), offered + len(legal), moves + 1
        state.apply(dice.choice(legal))
    return played / spent, longest, offered / moves


def clicks(game: str, seats: int) -> list[float]:
    """Milliseconds of each click of a whole game: play, view and record through the bridge."""
    bridge, dice, spent = Bridge(), Dice(3), []

    def call(method: str, **params: object) -> object:
        answer = json.loads(bridge.call(json.dumps({"method": method, "params": params})))
        return answer["result"]

    status = call("new_match", game=game, seats=seats, seed=1)
    while not status["over"]:  # type: ignore[index]
        move = dice.choice(call("legal_moves", match=1))  # type: ignore[arg-type]
        began = perf_counter()
        status = call("play", match=1, move=move)
        call("view", match=1, seat=status["turn"])  # type: ignore[index]
        call("record", match=1)
        spent.append(1000 * (perf_counter() - began))
    return sorted(spent)


def best(rounds: list[Callable[[], float]]) -> list[float]:
    """The best of several rounds of each, interleaved."""
    results = [[measure() for measure in rounds] for _ in range(ROUNDS)]
    return [max(column) for column in zip(*results, strict=True)]


def compared(speed: float, references: list[float]) -> str:
    """How many times as fast as chess, and as hearts."""
    names = ("chess", "hearts")
    parts = zip(references, names, strict=False)
    return ", ".join(f"{speed / reference:5.1f} × {name}" for reference, name in parts)


def main() -> None:
    """Measure every game and print a table."""
    tables = [
        (meta.id, seats)
        for meta in rules.games()
        for seats in sorted({meta.seats[0], meta.seats[-1]})
    ]
    references = {"python-chess, random play": chess_round}
    if pyspiel is not None:
        references["OpenSpiel's hearts, random play"] = hearts_round
    rounds: list[Callable[[], float]] = [*references.values()]
    rounds += [lambda table=table: game_round(*table)[0] for table in tables]  # type: ignore[misc]
    speeds = best(rounds)
    print(f"Python {platform.python_version()} on {sys.platform}; {AIMS}")
    for name, speed in zip(references, speeds, strict=False):
        print(f"{name:32}{speed:>10,.0f} moves a second")
    if pyspiel is None:
        print("OpenSpiel's hearts: not measured, OpenSpiel is not installed here")
    for (game, seats), speed in zip(tables, speeds[len(references) :], strict=True):
        _, longest, mean = game_round(game, seats)
        waits = clicks(game, seats)
        print(
            f"{f'{game}, {seats} seats':32}{speed:>10,.0f} moves a second"
            f" {compared(speed, speeds[: len(references)])};  legal moves: mean {mean:.1f}, most {longest};"
            f"  click: median {waits[len(waits) // 2]:.2f} ms, longest {waits[-1]:.2f} ms"
        )


if __name__ == "__main__":
    main()
