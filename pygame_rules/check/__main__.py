"""Check a game against the laws that hold for all games: ``python -m pygame_rules.check GAME``."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Iterator, Sequence
from inspect import getdoc
from typing import Any, NamedTuple

from .. import registry
from ..dice import Dice
from ..errors import UnknownGame
from . import GARBLED, OFTEN, ONCE, SELDOM, Broken, Law, Missing, Table, a_game_is_dealt

__all__ = ["Verdict", "main", "verdict", "verdicts"]

GAMES = 10  # at each number of seats; a law that takes long is tried on fewer
SELDOMER = 5

#: What people and programs write where something else is expected.
JUNK: tuple[Any, ...] = (
    *(None, True, -1, 1.5, 10**30, float("inf"), "", " ", "x", "🌿", "\0", "0", "seats"),
    *([], {}, [[]], [{}], {"": None}, [None, 1, "x"], {"seats": {}}, [{"seats": 1}] * 9),
)


class Verdict(NamedTuple):
    """What became of a law: ``failure`` says how and where it fails, ``missing`` why it was not
    tried; both are None where it holds."""

    law: Law
    failure: str | None = None
    missing: str | None = None

    def __str__(self) -> str:
        title = " ".join((getdoc(self.law) or "").split("\n\n")[0].split()).replace("`", "")
        word = "FAILS" if self.failure else "not tried" if self.missing else "holds"
        return "\n".join(
            [f"{word:<11}{title}", *(f"{'':<11}{why}" for why in self[1:] if why is not None)]
        )


def verdicts(game: str, games: int = GAMES, seed: int = 0) -> Iterator[Verdict]:
    """What becomes of every law, tried on random games with that seed and the following ones;
    nothing more can be tried where no game is dealt."""
    few = max(1, games // SELDOMER)
    for laws, number in ((ONCE, 1), (OFTEN, games), (SELDOM, few), (GARBLED, games)):
        for law in laws:
            found = verdict(law, game, number, seed)
            yield found
            if law is a_game_is_dealt and found.failure:
                return


def verdict(law: Law, game: str, games: int = GAMES, seed: int = 0) -> Verdict:
    """What becomes of a law in so many games at each number of seats."""
    for number in range(seed, seed + games):
        for seats in registry.find(game).meta.seats:
            table = Table(game, seats, number, Dice(number).choice(JUNK))
            try:
                law(table)
            except Missing as error:
                return Verdict(law, missing=str(error))
            except Exception as error:  # noqa: BLE001  whatever a game raises breaks the law
                words = str(error) if isinstance(error, Broken) else _unexpected(error)
                where = "" if law in ONCE else f"{table.where()}: "
                return Verdict(law, failure=where + words)
    return Verdict(law)


def _unexpected(error: Exception) -> str:
    """What was raised, and in which line."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"raised {type(error).__name__}: {error} ({last.filename}, line {last.lineno})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what holds and what fails; 1 when something fails, 2 when there is no such game."""
    parser = argparse.ArgumentParser(
        prog="python -m pygame_rules.check",
        description="Check a game against the laws that hold for all games.",
        epilog="A failure names a seed: --seed SEED --games 1 plays that game again.",
    )
    parser.add_argument("game", help="the id of an installed game")
    parser.add_argument(
        "--games", type=int, default=GAMES, help=f"at each number of seats (default {GAMES})"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the first game (default 0)")
    given = parser.parse_args(arguments)
    try:
        meta = registry.find(given.game).meta
    except UnknownGame:
        known = ", ".join(meta.id for meta in registry.games())
        parser.exit(2, f"There is no game {given.game} here. There are: {known}.\n")
    print(f"{meta.id}, version {meta.version}, {meta.seats[0]} to {meta.seats[-1]} seats\n")
    failed = 0
    for found in verdicts(given.game, given.games, given.seed):
        print(found, flush=True)
        failed += found.failure is not None
    print(f"\n{failed} failed." if failed else "\nNothing failed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
