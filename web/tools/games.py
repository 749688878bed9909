"""Look at the games of others before they come into the page.

    games.py SITE OUT_FOLDER LANGUAGE…

SITE is a folder into which pip has installed their wheels and the rules. Every game must be announced
and importable, with an id of its own, texts and a rulebook, and the laws that hold for all games must
hold for it in a few random games. Writes ``OUT_FOLDER/<game>/locale`` and ``…/rulebook`` with a file
for each LANGUAGE, the English one where there is none. Prints what the page must say of each wheel, as
JSON: a list of name, version, licence and the text of the licence.
"""

import importlib
import json
import pkgutil
import shutil
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path

RANDOM_GAMES = 2
RULES = "pygame-rules"
SUFFIXES = {"locale": ".ftl", "rulebook": ".md"}


def main() -> None:
    site, out, *languages = sys.argv[1:]
    sys.path.insert(0, site)
    from pygame_rules.registry import ENTRY_POINTS, Game, games

    taken = {meta.id: RULES for meta in games() if is_own(meta.id)}
    licenses = []
    for wheel in sorted(distributions(path=[site]), key=lambda wheel: wheel.name):
        if wheel.name == RULES:
            continue
        announced = [entry for entry in wheel.entry_points if entry.group == ENTRY_POINTS]
        if not announced:
            sys.exit(f"{wheel.name} announces no game: it needs an entry point in {ENTRY_POINTS}.")
        for entry in announced:
            import_all(wheel.name, entry.value)
            game = Game(entry.value).meta.id
            if game in taken:
                sys.exit(f"{wheel.name}: there is a game {game} already, that of {taken[game]}.")
            taken[game] = wheel.name
            folder = Path(importlib.import_module(entry.value).__path__[0])
            for part, suffix in SUFFIXES.items():
                if not (folder / part / f"en{suffix}").is_file():
                    sys.exit(f"{wheel.name}: {game} has no {part}/en{suffix}.")
                copy(folder / part, Path(out) / game / part, suffix, languages)
            diagrams = folder / "rulebook/diagrams.json"
            if diagrams.is_file():
                shutil.copy(diagrams, Path(out) / game / "rulebook")
            check(wheel.name, game)
        licenses.append(license_of(wheel))
    print(json.dumps(licenses))


def is_own(game: str) -> bool:
    """Whether that is a game of the rules' own."""
    from pygame_rules import registry

    return registry.find(game).package.startswith("pygame_rules.games.")


def import_all(wheel: str, package: str) -> None:
    """Imports every module of a game."""
    try:
        found = importlib.import_module(package)
        for module in pkgutil.walk_packages(found.__path__, f"{package}."):
            importlib.import_module(module.name)
    except Exception as error:  # noqa: BLE001  whatever it is, the game is not for this page
        sys.exit(f"{wheel}: {package} cannot be imported: {type(error).__name__}: {error}")


def check(wheel: str, game: str) -> None:
    """Holds the game to the laws of all games."""
    from pygame_rules.check.__main__ import verdicts

    failed = [str(found) for found in verdicts(game, RANDOM_GAMES) if found.failure is not None]
    if failed:
        sys.exit("\n".join([f"{wheel}: {game} is no game that can be played here.", *failed]))


def copy(source: Path, target: Path, suffix: str, languages: list[str]) -> None:
    """Copies the file of each language, that in English where there is none."""
    target.mkdir(parents=True)
    for language in languages:
        own = source / f"{language}{suffix}"
        shutil.copy(own if own.is_file() else source / f"en{suffix}", target / own.name)


def license_of(wheel: Distribution) -> tuple[str, str, str, str]:
    """Name, version, licence and its text."""
    about = wheel.metadata
    kind = about.get("License-Expression") or about.get("License") or "no licence named"
    files = [file for file in wheel.files or () if "licenses" in file.parts]
    text = "\n\n".join(file.read_text("utf-8") for file in sorted(files))
    return wheel.name, wheel.version, kind.splitlines()[0], text


main()
