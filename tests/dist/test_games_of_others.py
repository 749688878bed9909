"""Which wheels the build puts into the page, and what it says of the others."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

import build

Change = Callable[[str], str]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the example."""
    return build.build_wheel(build.EXAMPLE, tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def take_in(dist: Path, tmp_path: Path) -> Callable[[Path], Path]:
    """Takes a game in; the folder with its texts and its rulebook."""
    [rules] = (dist / "wheels").glob("*.whl")

    def take_in(wheel: Path) -> Path:
        build.take_in_games([wheel], rules, tmp_path / "site", tmp_path / "games")
        return tmp_path / "games"

    return take_in


def altered(wheel: Path, folder: Path, pattern: str, right: str, wrong: str | None) -> Path:
    """A copy of a wheel in which some files say something else, or are left out."""
    copy = folder / wheel.name
    changed = 0
    with ZipFile(wheel) as source, ZipFile(copy, "w") as target:
        for name in source.namelist():
            text = source.read(name).decode()
            if re.search(pattern, name) and right in text:
                changed += 1
                if wrong is None:
                    continue
                text = text.replace(right, wrong)
            target.writestr(name, text)
    assert changed
    return copy


BAD = {
    "no entry point": ("entry_points.txt", "", None, "nosegay announces no game"),
    "a broken import": (
        "view.py",
        "from pygame_rules import Move",
        "import numpy",
        "nosegay: nosegay cannot be imported: ModuleNotFoundError: No module named 'numpy'",
    ),
    "what the page does not have": (
        "METADATA",
        "Requires-Dist: pygame-rules",
        "Requires-Dist: pygame-ruler",
        "No matching distribution found for pygame-ruler.*need nothing but the rules",
    ),
    "other rules": ("METADATA", "rules>=0.1", "rules>=99", "No matching .* pygame-rules>=99"),
    "the id of another game": (
        "meta.py",
        '"nosegay"',
        '"herbaceous"',
        "nosegay: there is a game herbaceous already, that of pygame-rules",
    ),
    "a broken law": (
        "state.py",
        "self.border[herb] -= 1",
        "pass",
        "FAILS +A game has legal moves until it ends.*the census was",
    ),
    "no texts": ("en.ftl", "", None, "nosegay: nosegay has no locale/en.ftl"),
}


@pytest.mark.parametrize("flaw", BAD)
def test_a_wheel_with_a_flaw_fails_the_build_with_the_reason(
    wheel: Path, take_in: Callable[[Path], Path], tmp_path: Path, flaw: str
) -> None:
    pattern, right, wrong, reason = BAD[flaw]
    bad = altered(wheel, tmp_path, pattern, right, wrong)
    with pytest.raises(build.BuildError, match=f"(?s){reason}"):
        take_in(bad)


@pytest.mark.parametrize("name", ["nosegay-1.0.zip", "nosegay-1.0-cp311-cp311-linux_x86_64.whl"])
def test_what_is_no_wheel_for_every_platform_is_refused(
    wheel: Path, take_in: Callable[[Path], Path], tmp_path: Path, name: str
) -> None:
    shutil.copy(wheel, tmp_path / name)
    with pytest.raises(build.BuildError, match=f"{name} is no wheel for every platform"):
        take_in(tmp_path / name)


def test_what_a_game_does_not_say_in_a_language_is_said_in_english(
    wheel: Path, take_in: Callable[[Path], Path], tmp_path: Path
) -> None:
    game = take_in(altered(wheel, tmp_path, r"/ru\.", "", None)) / "nosegay"
    for part in ("locale/{}.ftl", "rulebook/{}.md"):
        english, russian, french = (
            (game / part.format(language)).read_text("utf-8") for language in ("en", "ru", "fr")
        )
        assert russian == english != french


def make_rulebook(games: Path, tmp_path: Path) -> Path:
    """Makes the English rulebook of the example; its page."""
    texts, plates, out = (tmp_path / name for name in ("texts", "plates", "page"))
    for folder in (texts, plates, out / "assets"):
        folder.mkdir(parents=True)
    build.join_catalogues([games], texts)
    build.run([build.require_node(), build.TOOLS / "drawings.mjs", plates])
    for name in ("rulebook-ABCDEFGH.css", "rulebook-ABCDEFGH.js", "icon-ABCDEFGH.svg"):
        (out / "assets" / name).touch()
    tool = [build.VENV_PYTHON, "-B", build.TOOLS / "rulebooks.py"]
    build.run([*tool, texts, plates, out, games, f"--site={tmp_path / 'site'}"])
    return out / "rules/nosegay/en/index.html"


def test_its_rulebook_has_diagrams_too(
    wheel: Path, take_in: Callable[[Path], Path], tmp_path: Path
) -> None:
    """A language that the game does not have says of all that is given in English that it is."""
    made = make_rulebook(take_in(altered(wheel, tmp_path, r"/ru\.", "", None)), tmp_path)
    page, french, russian = (
        (made.parents[1] / language / "index.html").read_text("utf-8")
        for language in ("en", "fr", "ru")
    )
    figure = page.partition('<figure class="diagram" id="diagram-lay-first">')[2]
    assert figure.count('class="piece legal"') == 2
    assert 'class="piece refused"' in figure
    english = re.compile(r'<(?:h1|h2|p|ol|figure)\b[^>]* lang="en"')
    assert not english.search(page + french)
    for tag in ("h1", "h2", "p", "ol", "figure"):
        assert f"<{tag} " in "".join(english.findall(russian))
    assert russian.count('class="anchor"') == russian.count('class="anchor" lang="ru"') > 0


def test_a_wrong_diagram_in_it_is_told(
    wheel: Path, take_in: Callable[[Path], Path], tmp_path: Path
) -> None:
    copy = altered(wheel, tmp_path, r"diagrams\.json", '"lay sage"', '"lay thyme"')
    with pytest.raises(build.BuildError, match=r"diagrams\.json:2: diagram lay-first: "):
        make_rulebook(take_in(copy), tmp_path)
