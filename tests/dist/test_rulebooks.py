"""Rulebook pages answer the questions of the table, and every diagram in them is true."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import build
import pygame_rules as rules

GAMES = [meta.id for meta in rules.games()]
LANGUAGES = sorted(path.stem for path in (build.WEB / "locales").glob("*.ftl"))
PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
FEWEST_DIAGRAMS = 8
ADDRESS = build.web_address("https://garden.example/games")

POSITION = {
    "seats": [{"garden": ["sage", "sage"]}, {"garden": ["dill"]}],
    "deck": ["bay", "mint"],
}
TRUE = {"legal": ["draw"], "refused": {"take private sage": "herbaceous-choose-a-container"}}


def page(dist: Path, game: str, language: str) -> str:
    return (dist / f"rules/{game}/{language}/index.html").read_text("utf-8")


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The catalogues and the drawings that pages are made with."""
    texts, plates = (tmp_path_factory.mktemp(name) for name in ("texts", "plates"))
    build.join_catalogues([build.PACKAGE / "games"], texts)
    build.run([build.require_node(), build.TOOLS / "drawings.mjs", plates])
    return [texts, plates]


Made = tuple[int, str, Path]


@pytest.fixture
def make(tmp_path: Path, drawn: list[Path]) -> Callable[..., Made]:
    """Builds a rulebook with a diagram: how it ended, in which words, and the page."""

    def made(diagram: Any, *options: str, block: str = "diagram probe") -> Made:
        folder, out = tmp_path / "games/herbaceous/rulebook", tmp_path / "page"
        for path in (folder, out / "assets"):
            path.mkdir(parents=True)
        content = json.dumps({"first": {"position": POSITION, **TRUE}, "probe": diagram}, indent=2)
        (folder / "diagrams.json").write_text(content, "utf-8")
        source = build.PACKAGE / "games/herbaceous/rulebook/en.md"
        text = re.sub(r"```diagram .*?```\n", "", source.read_text("utf-8"), flags=re.DOTALL)
        for name in ("diagram first", block):
            text += f"\n```{name}\nLook at [sage](#planting).\n```\n"
        (folder / "en.md").write_text(text, "utf-8")
        for name in ("rulebook-ABCDEFGH.css", "rulebook-ABCDEFGH.js", "icon-ABCDEFGH.svg"):
            (out / "assets" / name).touch()
        tool = build.TOOLS / "rulebooks.py"
        done = subprocess.run(
            [build.VENV_PYTHON, "-B", tool, *drawn, out, tmp_path / "games", *options],
            check=False,
            capture_output=True,
            encoding="utf-8",
            env=build.environment(),
        )
        return done.returncode, done.stderr, out / "rules/herbaceous/en/index.html"

    return made


def test_a_true_diagram_is_drawn(make: Callable[..., Made]) -> None:
    ended, words, made = make({"position": POSITION, **TRUE})
    assert (ended, words) == (0, "")
    figure = made.read_text("utf-8").partition('<figure class="diagram" id="diagram-probe">')[2]
    assert 'class="zone legal"' in figure
    assert 'class="piece refused"' in figure
    assert '<a href="#planting">sage</a>' in figure


@pytest.mark.parametrize(
    ("diagram", "says"),
    [
        ({"legal": ["draw", "pass"]}, "not legal: .*pass"),
        ({"moves": ["draw"]}, "the legal moves are not those claimed, but "),
        ({"refused": {"draw": "herbaceous-deck-empty"}}, "legal, not refused: draw"),
        ({"refused": {"pass": "herbaceous-deck-empty"}}, "refused otherwise than by "),
        ({"legal": ["draw"], "totals": [2, 2]}, r"the totals are .* \[2, 1\]"),
        ({"legal": ["dance"]}, "dance"),
        ({"play": ["pass"], "legal": ["draw"]}, "pass"),
        ({"position": {"seats": []}, "legal": ["draw"]}, "seats"),
        ({"zones": ["attic"], "legal": ["draw"]}, "no such zone: attic"),
        ({"legal": ["draw"], "legl": []}, "unknown: legl"),
        ({}, "it claims nothing"),
    ],
)
def test_a_wrong_claim_fails_the_build_with_file_and_line(
    tmp_path: Path, make: Callable[..., Made], diagram: dict[str, Any], says: str
) -> None:
    ended, words, made = make({"position": POSITION, **diagram})
    assert ended != 0
    file = tmp_path / "games/herbaceous/rulebook/diagrams.json"
    line = file.read_text("utf-8").splitlines().index('  "probe": {') + 1
    assert re.match(rf"{re.escape(str(file))}:{line}: diagram probe: .*{says}", words), words
    assert not made.exists()


def test_a_diagram_that_is_shown_nowhere_or_not_there_fails_the_build(
    make: Callable[..., Made],
) -> None:
    ended, words, _ = make({"position": POSITION, **TRUE}, block="diagram prob")
    assert ended != 0
    assert "there is no diagram prob" in words
    assert "the diagram probe is shown 0 times" in words


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_enough_diagrams_each_with_its_caption(dist: Path, game: str, language: str) -> None:
    figures = re.findall(
        r'<figure class="diagram" id="diagram-([a-z0-9-]+)">(.*?)</figure>',
        page(dist, game, language),
        re.DOTALL,
    )
    file = build.PACKAGE / f"games/{game}/rulebook/diagrams.json"
    assert sorted(json.loads(file.read_text("utf-8"))) == sorted(name for name, _ in figures)
    assert len(figures) >= FEWEST_DIAGRAMS
    for name, figure in figures:
        assert 'class="picture"' in figure, name
        caption = re.search(r"<figcaption>\s*<p>(.*?)</p>", figure, re.DOTALL)
        assert caption is not None, name
        assert len(caption[1]) > 60, name


@pytest.mark.parametrize("game", GAMES)
def test_every_diagram_is_there_for_other_pages(dist: Path, game: str) -> None:
    """As a file of its own, with its picture in every language and where a table begins."""
    given = json.loads((build.PACKAGE / f"games/{game}/rulebook/diagrams.json").read_text("utf-8"))
    files = {path.stem: path for path in (dist / f"rules/{game}/diagrams").iterdir()}
    assert sorted(files) == sorted(given)
    for name, diagram in given.items():
        content = json.loads(files[name].read_text("utf-8"))
        laid = content.get("record")
        match = rules.load(laid) if laid else rules.position(game, content["position"])
        moves = [str(move) for move in match.legal_moves()]
        assert sorted(diagram.get("moves", moves)) == moves, name
        assert set(diagram.get("legal", ())) <= set(moves), name
        for language in LANGUAGES:
            picture = content["picture"][language]
            assert picture in page(dist, game, language), name
            for drawn in re.findall(r'href="#([a-z0-9-]+)"', picture):
                assert f'<symbol id="{drawn}"' in content["sheet"], name


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_ruling_says_what_is_printed_and_what_we_play(
    dist: Path, game: str, language: str
) -> None:
    rulings = re.findall(
        r'<h3 id="([a-z]+\d+)">.*?</h3>\s*<p>(.*?)</p>', page(dist, game, language), re.DOTALL
    )
    assert len(rulings) >= 20
    for ruling, text in rulings:
        assert len(re.findall(r"<strong>[^<]+:</strong>", text)) >= 2, ruling


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_is_called_the_same_in_every_game(dist: Path, language: str) -> None:
    """Sections, the heads of the options, and what rulings begin with."""
    named: dict[str, set[str]] = defaultdict(set)
    for game in GAMES:
        html = page(dist, game, language)
        for id in ("overview", "components", "setup", "options", "rulings"):
            named[id].update(re.findall(rf'<h2 id="{id}">(.*?) <', html))
        section = html.partition('<h2 id="options">')[2]
        named["heads"].add(section[section.index("<thead>") : section.index("</thead>")])
        named["introduction"].update(re.findall(r"<p>.*?</p>", section)[:1])
        rulings = re.findall(r"<h3 id=\"[bhok]\d+\">.*?</h3>\s*<p>(.*?)</p>", html, re.DOTALL)
        labels = [re.findall(r"<strong>([^<]+:)</strong>", text) for text in rulings]
        for place, name in enumerate(("printed", "played", "option")):
            named[name].update(found[place] for found in labels if len(found) > place)
    assert {name: found for name, found in named.items() if len(found) != 1} == {}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_lines_end_neither_in_the_name_of_a_card_nor_before_a_number(
    dist: Path, game: str, language: str
) -> None:
    html = page(dist, game, language)
    assert not re.findall(r'class="piece-name[^>]*>[^<]*\d-\d[^<]*<', html)
    assert not re.findall(r"<t[dh][^>]*>[^<]*(?:, [−\d]|\b\w \w\b)[^<]*<", html)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_ruling_of_an_option_names_it(dist: Path, game: str, language: str) -> None:
    [meta] = [meta for meta in rules.games() if meta.id == game]
    for option in meta.options:
        section = re.search(
            rf'id="{option.rule}">(.*?)<h[23]', page(dist, game, language), re.DOTALL
        )
        assert section is not None, option.name
        assert f"<code>{option.name}</code>" in section[1], option.name


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_section_has_a_link_to_itself(dist: Path, game: str, language: str) -> None:
    html = page(dist, game, language)
    sections = re.findall(r'<h[23] id="([a-z0-9-]+)">', html)
    assert sections
    assert re.findall(r'<a class="anchor" href="#([a-z0-9-]+)"', html) == sections


def test_a_page_says_what_it_is(dist: Path) -> None:
    """Titles and descriptions, for whoever finds the page among others."""
    heads = [
        re.search(r'<title>(.+?)</title>\s*<meta name="description" content="(.+?)"', text)
        for text in (page(dist, game, language) for game, language in PAGES)
    ]
    assert all(head and 80 <= len(head[2]) <= 320 for head in heads)
    assert len({head[1] for head in heads if head}) == len(PAGES)


def test_with_its_address_known_the_page_is_told_to_search_engines(
    make: Callable[..., Made], dist: Path
) -> None:
    _, _, made = make({"position": POSITION, **TRUE}, f"--address={ADDRESS}")
    folder = "https://garden.example/games/rules/herbaceous/en/"
    assert f'<link rel="canonical" href="{folder}" />' in made.read_text("utf-8")
    build.write_sitemap(made.parents[3], ADDRESS)
    listed = (made.parents[3] / "sitemap.xml").read_text("utf-8")
    assert f"<loc>{folder}</loc>" in listed
    assert "canonical" not in page(dist, "herbaceous", "en")


def test_with_its_address_known_a_rulebook_says_what_stands_for_a_link_to_it(
    make: Callable[..., Made],
) -> None:
    """The frame of oEmbed, found by the link in the head."""
    _, _, made = make({"position": POSITION, **TRUE}, f"--address={ADDRESS}")
    link = f'type="application/json+oembed" href="{ADDRESS}rules/herbaceous/en/oembed.json"'
    assert link in made.read_text("utf-8")
    content = json.loads(made.with_name("oembed.json").read_text("utf-8"))
    assert (content["version"], content["type"]) == ("1.0", "rich")
    assert "Herbaceous" in content["title"]
    source = f"{ADDRESS}embed.html#mode=rules&amp;game=herbaceous&amp;lang=en"
    assert f'<iframe src="{source}"' in content["html"]
    for side in ("width", "height"):
        assert f'{side}="{content[side]}"' in content["html"]


def test_guides_and_the_lobby_say_what_and_where_they_are(dist: Path, tmp_path: Path) -> None:
    shutil.copytree(dist / "assets", tmp_path / "assets")
    shutil.copy(dist / "index.html", tmp_path)
    for tool in ("guides.py", "heads.py"):
        sources = [build.WEB / "guides"] if tool == "guides.py" else []
        build.run([build.VENV_PYTHON, "-B", build.TOOLS / tool, *sources, tmp_path, ADDRESS])
    for folder in ("", "embedding/", "embedding/fr/", "embedding/ru/"):
        head = (tmp_path / folder / "index.html").read_text("utf-8").partition("</head>")[0]
        assert f'<link rel="canonical" href="{ADDRESS}{folder}" />' in head
        assert f'<meta property="og:url" content="{ADDRESS}{folder}" />' in head
        description = re.search(r'name="description"\s+content="([^"]+)"', head)
        assert description is not None
        assert 80 <= len(description[1]) <= 320


@pytest.mark.parametrize("text", ["garden.example", "ftp://garden.example/", "https:///garden/"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        build.web_address(text)
