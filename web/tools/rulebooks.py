"""Make the rulebook pages: Markdown of the games in, HTML that needs no script out.

    rulebooks.py TEXTS PLATES PAGE GAMES… [--site SITE] [--address ADDRESS]

turns every ``<game>/rulebook/<language>.md`` below the folders GAMES into
``PAGE/rules/<game>/<language>/index.html``, and lists them all in ``PAGE/rules/index.html``. TEXTS
has the joined catalogues, PLATES the sheets with all drawings, PAGE/assets what the pages are
dressed with, ADDRESS where the page will lie, if that is known: only then search engines can be
told, and pages that show what a link leads to (``oembed.json`` beside each rulebook). A section is
named in the Markdown, ``## Title {#id}``; the rules cite it by that id. A fenced block
``diagram name`` is a diagram of ``rulebook/diagrams.json`` with its caption.
"""

from __future__ import annotations

import argparse
import html
import json
import re
import sys
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from covers import draw_diagram, write_cover, write_diagrams
from diagrams import Diagram, read
from heads import links
from picture import Drawings, signed
from texts import LANGUAGES, Texts

from build import keep_together
from pygame_rules.registry import find

SECTION_ID = re.compile(r"\s*\{#(?P<id>[a-z0-9-]+)\}$")
RULING = re.compile(r"[a-z]+\d+")
#: What a cell of a table does not part: the number of its word ("grave, 3"), and letters in a row.
BOUND_IN_CELL = re.compile(r"(?<=,) (?=[−\d])|(?<=\b\w) (?=\w\b)")
ROOT = "../../../"
OEMBED = "oembed.json"
#: How large a frame with a rulebook is, in pixels.
FRAME = (640, 720)

PAGE = """\
<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; script-src 'self'; frame-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'"
    />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{title} · {site}</title>
    <meta name="description" content="{description}" />
    <meta property="og:type" content="article" />
    <meta property="og:site_name" content="{site}" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{description}" />
    <link rel="icon" type="image/svg+xml" href="{root}{icon}" />
    <link rel="stylesheet" href="{root}{stylesheet}" />
{links}
  </head>
  <body>
    <header>
      <a href="{root}index.html">{site}</a>
{navigation}    </header>
    <main>
{body}    </main>
{sheet}  </body>
</html>
"""


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ("texts", "plates", "page"):
        parser.add_argument(name, type=Path)
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--site", help="where games of others are installed")
    parser.add_argument("--address")
    given = parser.parse_args()
    if given.site:
        sys.path.append(given.site)
    drawings = Drawings(sorted(given.plates.glob("*.svg")))
    covers = json.loads((given.plates / "covers.json").read_text("utf-8"))
    texts = cache(lambda language: Texts(given.texts / f"{language}.ftl"))
    findings: list[str] = []
    made: dict[str, list[Rulebook]] = {}
    folders = [folder for games in given.games for folder in games.glob("*/rulebook")]
    for folder in sorted(folders, key=lambda folder: folder.parent.name):
        game = folder.parent.name
        file = folder / "diagrams.json"
        diagrams, wrong = read(file, game) if file.is_file() else ({}, [])
        findings += wrong
        sources = [] if wrong else sorted(folder.glob("*.md"))
        for source in sources:
            rulebook = Rulebook(source, diagrams, texts(source.stem), drawings)
            findings += rulebook.findings()
            made.setdefault(game, []).append(rulebook)
    if findings:
        raise SystemExit("\n".join(findings))
    for game, rulebooks in made.items():
        languages = [rulebook.texts.language for rulebook in rulebooks]
        for rulebook in rulebooks:
            out = given.page / rulebook.folder / "index.html"
            out.parent.mkdir(parents=True)
            out.write_text(
                rulebook.html(languages, given.page, given.address), "utf-8", newline="\n"
            )
            if given.address:
                (out.parent / OEMBED).write_text(rulebook.oembed(given.address), "utf-8")
        out = given.page / "rules" / game
        spoken = [rulebook.texts for rulebook in rulebooks]
        write_cover(out, covers.get(game, ()), spoken, drawings)
        write_diagrams(out, rulebooks[0].diagrams, spoken, drawings)
    listed = list_of(made, given.page, given.address)
    (given.page / "rules/index.html").write_text(listed, "utf-8", newline="\n")


def list_of(made: dict[str, list[Rulebook]], page: Path, address: str | None) -> str:
    """The page that leads to every rulebook in every language."""
    sections = "".join(
        f"<section>\n{''.join(map(entry, rulebooks))}</section>\n" for rulebooks in made.values()
    )
    spoken = {rulebook.texts.language: rulebook.texts for rulebook in next(iter(made.values()))}
    words = [texts("page-rules") for texts in spoken.values()]
    return PAGE.format(
        language="en",
        title=html.escape(" · ".join(words)),
        description=html.escape(", ".join(rulebooks[0].name for rulebooks in made.values())),
        root="../",
        links=lines(links("rules/", "../", address)),
        navigation="",
        body=f"<h1>{html.escape(' · '.join(words))}</h1>\n{sections}",
        sheet="",
        **dress(page, spoken["en"]),
    )


def folder(game: str, language: str) -> str:
    """Where a rulebook lies, below the page."""
    return f"rules/{game}/{language}/"


def lang_where_filled_in(file: Path) -> str:
    """The attribute that what stands in a file needs, where that is English for want of its own."""
    english = file.with_name(f"en{file.suffix}")
    english_only = file.is_file() and file.read_bytes() == english.read_bytes()
    return ' lang="en"' if english_only and file.name != english.name else ""


def lines(elements: Sequence[str]) -> str:
    return "\n".join(f"    {element}" for element in elements)


def entry(rulebook: Rulebook) -> str:
    language = rulebook.texts.language
    blurb = rulebook.texts(f"{rulebook.game}-blurb")
    return (
        f'<p lang="{language}"><a hreflang="{language}" href="{rulebook.game}/{language}/index.html">'
        f"{html.escape(rulebook.title)}</a><br /><span{rulebook.lang_said}>{html.escape(blurb)}</span></p>\n"
    )


def dress(page: Path, texts: Texts) -> dict[str, str]:
    """What every page is dressed with."""
    return {
        "site": html.escape(texts("page-title")),
        "stylesheet": asset(page, "rulebook-????????.css"),
        "icon": asset(page, "icon-????????.svg"),
    }


class Rulebook:
    """A game's rulebook in one language."""

    def __init__(
        self, source: Path, diagrams: dict[str, Diagram], texts: Texts, drawings: Drawings
    ) -> None:
        self.source = source
        self.game = source.parents[1].name
        self.diagrams = diagrams
        self.texts = texts
        self.drawings = drawings
        self.lang_written = lang_where_filled_in(source)
        self.lang_said = lang_where_filled_in(
            source.parents[1] / "locale" / f"{texts.language}.ftl"
        )
        english = self.lang_written or self.lang_said
        self.lang_of_page = f' lang="{texts.language}"' if english else ""
        self.markdown = markdown()
        if self.lang_written:
            self.markdown.core.ruler.push("language", mark_english)
        self.markdown.core.ruler.push("rulings", part_rulings)
        self.markdown.add_render_rule(
            "heading_close", lambda _, tokens, index, *__: self._close_heading(tokens, index)
        )
        text = keep_together(source.read_text("utf-8"), texts.language)
        self.tokens = self.markdown.parse(text)

    def _close_heading(self, tokens: Sequence[Token], index: int) -> str:
        """Every section with an id shows a link to itself."""
        tag, id = tokens[index].tag, tokens[index - 2].attrs.get("id")
        if id is None:
            return f"</{tag}>\n"
        label = self.texts("page-rulebook-section", title=tokens[index - 1].content)
        return (
            f' <a class="anchor"{self.lang_of_page} href="#{id}" aria-label="{html.escape(label)}">'
            f"#</a></{tag}>\n"
        )

    def findings(self) -> list[str]:
        """Ids used twice, links within the page that lead nowhere, diagrams that are not there."""
        ids = [str(token.attrs["id"]) for token in self.tokens if "id" in token.attrs]
        twice = {id for id in ids if ids.count(id) > 1}
        found = [f"{self.source}: the id {id} is used twice" for id in sorted(twice)]
        for token in self.tokens:
            inner = self.markdown.parse(token.content) if is_diagram(token) else [token]
            for child in (child for part in inner for child in part.children or []):
                target = str(child.attrs.get("href", "#"))
                if target.removeprefix("#") not in (*ids, ""):
                    assert token.map is not None
                    line = f"{self.source}:{token.map[0] + 1}"
                    found.append(f"{line}: a link leads to {target}, which is nowhere")
        shown = [self._diagram_name(token) for token in self.tokens if is_diagram(token)]
        for name in sorted({*shown, *self.diagrams}):
            if name not in self.diagrams:
                found.append(f"{self.source}: there is no diagram {name}")
            elif shown.count(name) != 1:
                found.append(
                    f"{self.source}: the diagram {name} is shown {shown.count(name)} times"
                )
        return found

    @property
    def name(self) -> str:
        return self.texts(f"{self.game}-name")

    @property
    def title(self) -> str:
        return self.texts("page-rulebook-title", game=self.name)

    def html(self, languages: Sequence[str], page: Path, address: str | None) -> str:
        texts = self.texts
        tokens = list(self.tokens)
        first_section = next(i for i, token in enumerate(tokens) if token.tag == "h2")
        tokens.insert(first_section, block(self._beginning()))
        rulings = [id for id, _ in self._rulings()]
        if rulings:
            first = next(i for i, token in enumerate(tokens) if token.attrs.get("id") == rulings[0])
            tokens.insert(first, block(self._index_of_rulings()))
        for place, token in enumerate(tokens):
            if is_diagram(token):
                tokens[place] = block(self._figure(token))
        body = self.markdown.renderer.render(tokens, self.markdown.options, {})
        description = texts(
            "page-rulebook-description",
            game=self.name,
            blurb=texts(f"{self.game}-blurb"),
            rulings=len(self._rulings()),
            diagrams=len(self.diagrams),
        )
        return PAGE.format(
            language=texts.language,
            title=html.escape(self.title),
            description=html.escape(description),
            root=ROOT,
            links=self._links(languages, asset(page, "rulebook-????????.js"), address),
            navigation=self._navigation(languages),
            body=body,
            sheet=f"    {self.drawings.sheet(body)}\n",
            **dress(page, texts),
        )

    @property
    def folder(self) -> str:
        return folder(self.game, self.texts.language)

    def _links(self, languages: Sequence[str], script: str, address: str | None) -> str:
        translations = {language: folder(self.game, language) for language in languages}
        elements = links(self.folder, ROOT, address, translations)
        if address:
            elements.append(
                '<link rel="alternate" type="application/json+oembed" '
                f'href="{address}{self.folder}{OEMBED}" title="{html.escape(self.title)}" />'
            )
        elements.append(f'<script type="module" src="{ROOT}{script}"></script>')
        return lines(elements)

    def oembed(self, address: str) -> str:
        """What stands in a page of others for a link to this one: a frame, as oEmbed says it."""
        width, height = FRAME
        source = f"{address}embed.html#mode=rules&game={self.game}&lang={self.texts.language}"
        frame = (
            f'<iframe src="{html.escape(source)}" title="{html.escape(self.title)}" '
            f'width="{width}" height="{height}" style="max-width:100%;border:0"></iframe>'
        )
        content = {
            "version": "1.0",
            "type": "rich",
            "title": self.title,
            "provider_name": "Physic Garden",
            "provider_url": address,
            "html": frame,
            "width": width,
            "height": height,
        }
        return json.dumps(content, ensure_ascii=False)

    def _navigation(self, languages: Sequence[str]) -> str:
        links = "\n        ".join(
            link_to_translation(other, f"../{other}/index.html", other == self.texts.language)
            for other in languages
        )
        label = html.escape(self.texts("page-language"))
        return f'      <nav aria-label="{label}">\n        {links}\n      </nav>\n'

    def _sections(self, tag: str) -> list[tuple[str, str]]:
        """Ids and titles of the sections of one level."""
        return [
            (str(heading.attrs["id"]), text.content)
            for heading, text in pairwise(self.tokens)
            if heading.type == "heading_open" and heading.tag == tag and "id" in heading.attrs
        ]

    def _rulings(self) -> list[tuple[str, str]]:
        return [(id, title) for id, title in self._sections("h3") if RULING.fullmatch(id)]

    def _beginning(self) -> str:
        """Where to play, and the list of the sections."""
        links = (
            ("game", self.texts("page-rulebook-play", game=self.name)),
            *([("ask", self.texts("page-ask"))] if find(self.game).brings("asking") else []),
        )
        ways = "\n".join(
            f'<a href="{ROOT}index.html#{wish}={self.game}">{html.escape(words)}</a>'
            for wish, words in links
        )
        entries = "".join(
            f'<li><a href="#{id}">{html.escape(title)}</a></li>\n'
            for id, title in self._sections("h2")
        )
        return (
            f'<p class="ways-on">{ways}</p>\n<nav aria-label="{html.escape(self.texts("page-rulebook-contents"))}">\n'
            f"<ol{self.lang_written}>\n{entries}</ol>\n</nav>\n"
        )

    def _index_of_rulings(self) -> str:
        entries = "".join(
            f'<li><a href="#{id}" title="{html.escape(title)}">{id.upper()}</a></li>\n'
            for id, title in self._rulings()
        )
        label = html.escape(self.texts("page-rulebook-rulings"))
        return (
            f'<nav class="rulings" aria-label="{label}">\n<ul{self.lang_written}>\n{entries}</ul>\n'
            "</nav>\n"
        )

    def _diagram_name(self, token: Token) -> str:
        return token.info.split()[1]

    def _figure(self, token: Token) -> str:
        diagram = self.diagrams[self._diagram_name(token)]
        picture = draw_diagram(diagram, self.texts, self.drawings)
        caption = self.markdown.render(token.content)
        return (
            f'<figure class="diagram"{self.lang_said} id="diagram-{diagram.name}">\n{picture}\n<figcaption>\n'
            f"{caption}{self._refusals(diagram)}{self._sheet(diagram)}{self._ways_on(diagram)}"
            "</figcaption>\n</figure>\n"
        )

    def _ways_on(self, diagram: Diagram) -> str:
        """Where it can be tried, and changed and asked about."""
        ways = [("try", f"embed.html#{diagram.address(self.texts.language)}")]
        asking = diagram.asking()
        if asking is not None:
            ways.append(("ask", f"index.html#{asking}"))
        links = "\n".join(
            f'<a class="{name}" href="{html.escape(ROOT + address)}">'
            f"{html.escape(self.texts(f'page-diagram-{name}'))}</a>"
            for name, address in ways
        )
        label = html.escape(self.texts("page-rulebook-section", title=diagram.name))
        name = (
            f'<a class="name" href="#diagram-{diagram.name}" aria-label="{label}">'
            f"<code>{diagram.name}</code></a>"
        )
        return f'<p class="ways-on"{self.lang_of_page}>{links}\n{name}</p>\n'

    def _refusals(self, diagram: Diagram) -> str:
        """Why the refused moves are refused, each reason once."""
        reasons: dict[str, list[str]] = {}
        for refusal in diagram.refusals:
            reason = self.texts.format(refusal.reason)
            names = reasons.setdefault(html.escape(reason) + self._cite(refusal.rule), [])
            name = html.escape(self._thing(diagram, refusal.on))
            if name not in (*names, "") and name not in reason:
                names.append(name)
        if not reasons:
            return ""
        lines = "".join(
            f"<li>{f'<b>{self.texts.join(names)}.</b> ' if names else ''}{reason}</li>\n"
            for reason, names in reasons.items()
        )
        return f'<ul class="refusals">\n{lines}</ul>\n'

    def _thing(self, diagram: Diagram, id: str | None) -> str:
        """What a thing on the table is called; a place of somebody else is called by its owner."""
        for zone in diagram.view["zones"]:
            if id == zone["id"] and zone["owner"] not in (None, diagram.seat):
                return self.texts("page-player-number", number=zone["owner"] + 1)
            for thing in (zone, *zone["pieces"]):
                if id == thing["id"]:
                    return self.texts.format(thing["label"])
        return ""

    def _cite(self, rule: str | None) -> str:
        if rule is None:
            return ""
        return f' <a class="cite" href="#{rule}">{html.escape(self.texts("page-rule-link"))}</a>'

    def _sheet(self, diagram: Diagram) -> str:
        """The score sheet of whoever looks, each line with its rule."""
        if not diagram.sheet:
            return ""
        rows = "".join(
            f"<tr><td>{html.escape(self.texts.format(line.text.as_json()))}{self._cite(line.rule)}"
            f'</td><td class="align-right">{signed(line.points)}</td></tr>\n'
            for line in diagram.sheet
        )
        player = html.escape(self.texts("page-player-number", number=diagram.seat + 1))
        total = sum(line.points for line in diagram.sheet)
        return (
            f'<div class="table">\n<table class="sheet">\n<tbody>\n{rows}</tbody>\n<tfoot{self.lang_of_page}><tr>'
            f'<th scope="row">{player}</th><th class="align-right">{signed(total)}</th>'
            "</tr></tfoot>\n</table>\n</div>\n"
        )


def markdown() -> MarkdownIt:
    """What reads the text of a page."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.core.ruler.after("block", "section ids", take_section_ids)
    reader.core.ruler.push("alignment", align_by_class)
    reader.core.ruler.push("cells", bind_cells)
    # A wide table scrolls by itself on a narrow screen, by the arrow keys too.
    reader.add_render_rule(
        "table_open",
        lambda renderer, *table: (
            f'<div class="table" tabindex="0">\n{renderer.renderToken(*table)}'
        ),
    )
    reader.add_render_rule("table_close", lambda *_: "</table>\n</div>\n")
    return reader


def is_diagram(token: Token) -> bool:
    return token.type == "fence" and token.info.startswith("diagram ")


def block(content: str) -> Token:
    return Token("html_block", "", 0, content=content)


def asset(page: Path, pattern: str) -> str:
    return next((page / "assets").glob(pattern)).relative_to(page).as_posix()


def take_section_ids(state: StateCore) -> None:
    """``## Title {#id}`` gives the heading that id."""
    for heading, content in pairwise(state.tokens):
        if heading.type == "heading_open" and (found := SECTION_ID.search(content.content)):
            heading.attrSet("id", found["id"])
            content.content = content.content[: found.start()]


def align_by_class(state: StateCore) -> None:
    """Aligned cells get a class: the page's policy allows no style of an element's own."""
    for token in state.tokens:
        style = token.attrs.pop("style", None)
        if style is not None:
            token.attrSet("class", "align-" + str(style).removeprefix("text-align:"))


def bind_cells(state: StateCore) -> None:
    """Numbers stay with their words, and letters in a row together."""
    for cell, content in pairwise(state.tokens):
        if cell.type in ("th_open", "td_open"):
            for child in content.children or []:
                child.content = BOUND_IN_CELL.sub("\N{NO-BREAK SPACE}", child.content)


def mark_english(state: StateCore) -> None:
    """Says of everything that it is English."""
    for token in state.tokens:
        if token.level == 0 and token.nesting == 1:
            token.attrSet("lang", "en")


def part_rulings(state: StateCore) -> None:
    """What is printed, what we play and what an option changes stand on lines of their own."""
    for token in state.tokens:
        children = token.children or []
        for place in range(len(children) - 2, 1, -1):
            strong, label = children[place : place + 2]
            if strong.type == "strong_open" and label.content.endswith(":"):
                children.insert(place, Token("hardbreak", "br", 0))


def link_to_translation(language: str, address: str, current: bool) -> str:
    state = ' aria-current="page"' if current else ""
    return (
        f'<a lang="{language}" hreflang="{language}" href="{address}"{state}>'
        f"{LANGUAGES[language]}</a>"
    )


if __name__ == "__main__":
    main()
