"""Let computer players meet: ``python -m pygame_rules.arena GAME --players master,gardener``.

Each player named meets each other one. In every game one of the two sits alone (with its partner,
where a game has sides) and the other takes all the remaining seats; the seat changes from game to
game. Every game is dealt anew, so that the games of a pair tell the same as so many throws of a
coin. Deals and decisions follow from ``--seed``, so a run can be repeated exactly, on however many
processes.

Printed are, for the player that sits alone, the share of the victories with its 95 % interval
(Wilson) beside the share that would be fair, mean scores, the length of the games and games a
second. ``--json FILE`` adds what a look at the balance of a game needs: victories by seat counted
from whoever moved first, endings, and how often the winners and the others played each move.

Games are shared out to ``--jobs`` processes of this machine. For more machines the arena uses an
engine that is there already, through joblib: with ``--backend dask`` (after ``dask scheduler`` and
``dask worker`` were started, their address in ``--address``) or ``--backend ray`` (on a cluster of
``ray start``) joblib hands the same games to that engine's workers. joblib and the engine must be
installed beside this package, which itself needs neither.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from itertools import combinations
from math import sqrt
from time import perf_counter
from typing import Any

from . import bots
from .bots.knowledge import knowledge_of
from .dice import Dice
from .errors import RulesError
from .meta import OptionValue
from .registry import find

__all__ = ["Job", "Outcome", "main", "play", "schedule", "wilson"]

CONFIDENCE = 1.96  # standard deviations on either side that hold 95 %
BAR = 30
BATCH = 4  # games that a process takes at a time


class Job:
    """One game to be played: who sits where, what is dealt, and how long each may think."""

    __slots__ = ("alone", "game", "options", "pair", "players", "seed", "steps")

    def __init__(
        self,
        game: str,
        pair: tuple[str, ...],
        players: Sequence[str],
        alone: int,
        seed: int,
        options: dict[str, OptionValue],
        steps: int | None,
    ) -> None:
        self.game = game
        self.pair = pair
        self.players = tuple(players)
        self.alone = alone
        self.seed = seed
        self.options = options
        self.steps = steps


class Outcome:
    """What came of a game; ``won`` is the share of the victory of the side that sat alone."""

    __slots__ = (
        "ending",
        "first",
        "job",
        "moves",
        "played",
        "sides",
        "totals",
        "winners",
        "won",
    )

    def __init__(self, job: Job, first: int, played: list[tuple[int, str]], state: Any) -> None:
        scores = state.scores()
        sides = knowledge_of(state).sides(state.seats)
        winners = sorted({sides[seat] for seat in scores.winners})
        self.job = job
        self.sides = len(set(sides))
        self.first = first
        self.moves = len(played)
        self.played = played
        self.ending = state.ending
        self.totals = list(scores.totals)
        self.winners = list(scores.winners)
        self.won = (sides[job.alone] in winners) / len(winners)


def play(job: Job) -> Outcome:
    """Play one game to its end."""
    found = find(job.game)
    state = found.state.deal(len(job.players), dict(job.options), Dice(job.seed))
    dice = Dice(job.seed ^ 0x5DEECE66D)
    first, played = state.turn, []
    while state.turn is not None:
        seat = state.turn
        move = bots.choose(job.players[seat], state, seat, Dice(dice.bits()), job.steps)
        played.append((seat, move.text))
        state.apply(move)
    return Outcome(job, first, played, state)


def _play_all(jobs: Sequence[Job]) -> list[Outcome]:
    return [play(job) for job in jobs]


def schedule(
    game: str,
    players: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    options: dict[str, OptionValue],
    steps: int | None,
) -> list[Job]:
    """The games of a round-robin: ``games`` for each two players, for each player when alone."""
    found = find(game)
    sides = knowledge_of(found.state.deal(seats, options, Dice(seed))).sides(seats)
    places = sorted(set(sides))
    pairs: list[tuple[str, ...]] = list(combinations(players, 2))
    if len(places) == 1:
        pairs = [(player,) for player in players]
    dice, jobs = Dice(seed), []
    for number in range(games):
        place, deal = places[number % len(places)], dice.bits() >> 11
        for pair in pairs:
            sitting = [pair[0] if side == place else pair[-1] for side in sides]
            jobs.append(Job(game, pair, sitting, sides.index(place), deal, options, steps))
    return jobs


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927); halves of victories count as such.

    >>> [round(end, 3) for end in wilson(65, 100)]
    [0.553, 0.736]
    """
    if not games:
        return 0.0, 1.0
    share, z2 = won / games, CONFIDENCE**2
    middle = share + z2 / (2 * games)
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return (middle - reach) / (1 + z2 / games), (middle + reach) / (1 + z2 / games)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far its 95 % interval reaches on either side."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, CONFIDENCE * sqrt(spread / len(values))


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The results of the games of one pair, ready for JSON."""
    job = outcomes[0].job
    seats = len(job.players)
    alone = [outcome.totals[outcome.job.alone] for outcome in outcomes]
    result: dict[str, Any] = {
        "game": job.game,
        "seats": seats,
        "player": job.pair[0],
        "steps": job.steps,
        "games": len(outcomes),
        "score": _rounded(_mean(alone)),
        "moves": _rounded(_mean([outcome.moves for outcome in outcomes]))[0],
        "endings": dict(sorted(Counter(outcome.ending for outcome in outcomes).items())),
    }
    if len(job.pair) == 2:
        won = sum(outcome.won for outcome in outcomes)
        others = [
            points
            for outcome in outcomes
            for seat, points in enumerate(outcome.totals)
            if outcome.job.players[seat] != job.pair[0]
        ]
        result |= {
            "against": job.pair[1],
            "won": round(won / len(outcomes), 4),
            "interval": [round(end, 4) for end in wilson(won, len(outcomes))],
            "fair": round(1 / outcomes[0].sides, 4),
            "score_against": _rounded(_mean(others)) if others else None,
            "won_from_first_seat_on": _won_by_place(outcomes),
        }
    return {**result, "moves_a_game": _use(outcomes)}


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 2) for value in values]


def _won_by_place(outcomes: Sequence[Outcome]) -> list[float]:
    """The share of the victories of the seat that moved first, of the next, and so on."""
    seats = len(outcomes[0].job.players)
    won = [0.0] * seats
    for outcome in outcomes:
        for seat in outcome.winners:
            won[(seat - outcome.first) % seats] += 1 / len(outcome.winners)
    return [round(share / len(outcomes), 4) for share in won]


def _use(outcomes: Sequence[Outcome]) -> dict[str, list[float]]:
    """For each move how often a winner and how often another player made it in a game."""
    counts: dict[str, list[int]] = {}
    winners = sum(len(outcome.winners) for outcome in outcomes)
    others = sum(len(outcome.totals) for outcome in outcomes) - winners
    for outcome in outcomes:
        for seat, text in outcome.played:
            counts.setdefault(text, [0, 0])[seat not in outcome.winners] += 1
    return {
        text: [round(by[0] / max(1, winners), 3), round(by[1] / max(1, others), 3)]
        for text, by in sorted(counts.items())
    }


def _run(jobs: Sequence[Job], arguments: argparse.Namespace) -> Iterator[Outcome]:
    batches = [jobs[first : first + BATCH] for first in range(0, len(jobs), BATCH)]
    if arguments.backend:
        yield from _run_with_joblib(batches, arguments)
    elif arguments.jobs == 1:
        for job in jobs:
            yield play(job)
    else:
        from concurrent.futures import ProcessPoolExecutor, as_completed  # no page has processes

        with ProcessPoolExecutor(arguments.jobs) as pool:
            for done in as_completed([pool.submit(_play_all, batch) for batch in batches]):
                yield from done.result()


def _run_with_joblib(
    batches: Sequence[Sequence[Job]], arguments: argparse.Namespace
) -> Iterator[Outcome]:
    joblib = import_module("joblib")
    if arguments.backend == "dask":
        import_module("dask.distributed").Client(arguments.address)
    elif arguments.backend == "ray":
        import_module("ray").init(address=arguments.address or "auto")
        import_module("ray.util.joblib").register_ray()
    run = joblib.delayed(_play_all)
    with joblib.parallel_config(backend=arguments.backend, n_jobs=arguments.jobs):
        for outcomes in joblib.Parallel()(run(batch) for batch in batches):
            yield from outcomes


def _watched(outcomes: Iterable[Outcome], total: int, write: Callable[[str], object]) -> Any:
    """Pass the outcomes on, drawing a bar of how many there are."""
    for number, outcome in enumerate(outcomes, 1):
        filled = BAR * number // total
        write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {number}/{total}")
        yield outcome
    write("\n")


def _line(result: dict[str, Any]) -> str:
    score, reach = result["score"]
    if "against" not in result:
        return (
            f"{result['game']}, alone: {result['player']} scores {score:.1f} ± {reach:.1f}"
            f" in {result['games']} games of {result['moves']:.0f} moves"
        )
    low, high = result["interval"]
    against = "" if result["score_against"] is None else f" : {result['score_against'][0]:.1f}"
    return (
        f"{result['game']}, {result['seats']} seats: {result['player']} against"
        f" {result['against']} won {100 * result['won']:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
        f" (fair {100 * result['fair']:.1f}), {score:.1f}{against} points"
        f" in {result['games']} games of {result['moves']:.0f} moves"
    )


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m pygame_rules.arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--players", default="master,gardener", help="names, with commas between")
    parser.add_argument("--seats", type=int, help="seats of the table (the fewest recommended)")
    parser.add_argument("--games", type=int, default=100, help="games of each pair (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and decisions (1)")
    parser.add_argument("--steps", type=int, help="steps that master may think (its usual)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--backend", help="an engine that joblib knows: loky, dask, ray …")
    parser.add_argument("--address", help="where the scheduler of dask or ray listens")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    parser.add_argument("--json", help="write all results to this file")
    arguments = parser.parse_args(given)
    arguments.players = arguments.players.split(",")
    for player in arguments.players:
        if player not in bots.PLAYERS:
            parser.error(f"there is no player {player!r}; there are {', '.join(bots.PLAYERS)}")
    try:
        meta = find(arguments.game).meta
        seats = meta.recommended[0] if arguments.seats is None else arguments.seats
        arguments.seats = meta.check_seats(seats)
        options = dict(option.split("=", 1) for option in arguments.option)
        arguments.options = meta.check_options(
            {name: json.loads(value) for name, value in options.items()}, arguments.seats
        )
    except (RulesError, ValueError) as error:
        parser.error(str(error))
    return arguments


def main(given: Sequence[str] | None = None) -> None:
    """Play the games that the command line asks for, print and perhaps write what came of them."""
    arguments = _arguments(given)
    try:
        jobs = schedule(
            arguments.game,
            arguments.players,
            arguments.seats,
            arguments.games,
            arguments.seed,
            arguments.options,
            arguments.steps,
        )
    except Exception as error:
        raise SystemExit(f"{arguments.game} cannot be dealt: {error}") from error
    began = perf_counter()
    by_pair: dict[tuple[str, ...], list[Outcome]] = {}
    for outcome in _watched(_run(jobs, arguments), len(jobs), sys.stderr.write):
        by_pair.setdefault(outcome.job.pair, []).append(outcome)
    spent = perf_counter() - began
    results = []
    for pair in sorted(by_pair):
        outcomes = sorted(by_pair[pair], key=lambda one: (one.job.seed, one.job.alone))
        results.append(summary(outcomes))
        print(_line(results[-1]))
    print(f"{len(jobs) / spent:.2f} games a second on {arguments.jobs} processes")
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
