"""Records games until they cover a game: ``python -m tests.golden.recorder GAME``.

A golden game is a file with a record and what came of it: the digest of the state after the deal
and after every move, the ending and the totals. A rule fix that changes one of them on purpose
makes the files anew, in a commit that says so. PHYSIC_GARDEN_GOLDEN names another folder for them.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.dice import Dice
from pygame_rules.registry import find
from tests.laws.tables import random_options

#: A folder for each game; that of games of others lies elsewhere.
FOLDER = Path(os.environ.get("PHYSIC_GARDEN_GOLDEN", Path(__file__).parent))
GOLDEN = sorted(FOLDER.glob("*/*.json"))


def wanted(game: str) -> set[str]:
    """What the recordings of a game must contain: its endings, seats and options, and every word
    of its moves, which is every verb, card, container and place."""
    found = find(game)
    words = {word for text in found.state.CATALOGUE for word in text.split(" ")}
    return (
        {f"ending {ending}" for ending in found.meta.endings}
        | {f"seats {seats}" for seats in found.meta.seats}
        | {f"option {option.name}" for option in found.meta.options}
        | {f"word {word}" for word in words}
    )


def covered(record: dict[str, Any], ending: str | None) -> set[str]:
    """What a recording contains."""
    return (
        {f"ending {ending}", f"seats {len(record['seats'])}"}
        | {f"option {name}" for name in record["options"]}
        | {f"word {word}" for text in record["moves"] for word in text.split(" ")}
    )


def golden(match: rules.Match) -> dict[str, Any]:
    """A finished match with what came of each of its moves."""
    record = match.record()
    again = rules.load({**record, "moves": []})
    digests = [again.state.digest()]
    for text in record["moves"]:
        again.play(text)
        digests.append(again.state.digest())
    return {
        "record": record,
        "digests": digests,
        "ending": again.ending,
        "totals": list(again.scores().totals),
    }


def _games(game: str) -> Iterator[rules.Match]:
    """Games without end: all tables in turn, played by chance and by judgement."""
    meta, dice = find(game).meta, Dice(1)
    while True:
        for seats in meta.seats:
            for player in ("seedling", *("rambler",) * 40):
                options = random_options(meta, seats, dice)
                match = rules.new_match(game, seats=seats, seed=dice.bits() >> 12, options=options)
                while match.turn is not None:
                    match.play(bots.choose(player, match.state, match.turn, dice))
                yield match


def main() -> None:
    """Record the game that is named on the command line."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=20_000, help="games to try")
    args = parser.parse_args()
    missing = wanted(args.game)
    folder = FOLDER / args.game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for number, match in enumerate(_games(args.game)):
        new = covered(match.record(), match.ending) & missing
        if new:
            missing -= new
            name = f"{match.seats}-seats-{match.ending}-{number}.json"
            text = json.dumps(golden(match), indent=1, ensure_ascii=False)
            (folder / name).write_text(text + "\n", encoding="utf-8")
            print(f"{name}: {', '.join(sorted(new)[:6])}{' …' if len(new) > 6 else ''}")
        if not missing:
            return
        if number >= args.most:
            parser.exit(1, f"not reached in {number} games: {', '.join(sorted(missing))}\n")


if __name__ == "__main__":
    main()
