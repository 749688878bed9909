"""Replay the recorded games on what a visitor gets: ``replay.py RULES_ZIP``.

``web/tools/python.mjs --stdlib=…`` runs this from the repository's root, with the trimmed library
of bytecode that the page ships and the archive of rules beside it.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])

import pygame_rules as rules


def problem(golden: dict) -> str | None:
    """What comes out otherwise than recorded, if anything."""
    record = golden["record"]
    match = rules.load({**record, "moves": []})
    for number, digest in enumerate(golden["digests"]):
        if number > 0:
            match.play(record["moves"][number - 1])
        if match.state.digest() != digest:
            return f"another state after move {number}"
    if match.ending != golden["ending"] or list(match.scores().totals) != golden["totals"]:
        return f"another end: {match.ending}, {match.scores().totals}"
    return None


def main() -> int:
    files = sorted(Path("tests/golden").glob("*/*.json"))
    problems = {file: problem(json.loads(file.read_text("utf-8"))) for file in files}
    failed = [f"{file}: {text}" for file, text in problems.items() if text]
    print("\n".join(failed), f"{len(files) - len(failed)} passed, {len(failed)} failed", sep="\n")
    return 1 if failed or not files else 0


sys.exit(main())
