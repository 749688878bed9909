"""Make the rulebook pages: Markdown of the games in, HTML that needs no script out.

    rulebooks.py GAMES_FOLDER STYLESHEET ICON OUT_FOLDER

turns every ``<game>/rulebook/<language>.md`` into ``OUT_FOLDER/rules/<game>/<language>/index.html``.
STYLESHEET and ICON are paths within OUT_FOLDER. A section is named in the Markdown,
``## Title {#id}``; the rules cite it by that id.
"""

import html
import re
import sys
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

# Each language by its own name, for the links between the translations.
LANGUAGES = {"en": "English", "fr": "Français", "ru": "Русский"}

SECTION_ID = re.compile(r"\s*\{#(?P<id>[a-z0-9-]+)\}$")

PAGE = """\
<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'"
    />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{title} · Physic Garden</title>
    <link rel="icon" type="image/svg+xml" href="{root}{icon}" />
    <link rel="stylesheet" href="{root}{stylesheet}" />
{alternates}
  </head>
  <body>
    <header>
      <a href="{root}index.html">Physic Garden</a>
      <p>
        {translations}
      </p>
    </header>
    <main>
{body}    </main>
  </body>
</html>
"""


def main() -> None:
    games, stylesheet, icon, out = Path(sys.argv[1]), sys.argv[2], sys.argv[3], Path(sys.argv[4])
    for folder in sorted(games.glob("*/rulebook")):
        languages = sorted(path.stem for path in folder.glob("*.md"))
        for language in languages:
            page = out / "rules" / folder.parent.name / language / "index.html"
            page.parent.mkdir(parents=True)
            content = render(folder / f"{language}.md", languages, stylesheet, icon)
            page.write_text(content, "utf-8", newline="\n")


def render(source: Path, languages: list[str], stylesheet: str, icon: str) -> str:
    markdown = parser()
    tokens = markdown.parse(source.read_text("utf-8"))
    check_links(tokens, source)
    first_section = next(i for i, token in enumerate(tokens) if token.tag == "h2")
    tokens.insert(first_section, contents(tokens))
    language = source.stem
    return PAGE.format(
        language=language,
        title=html.escape(title(tokens)),
        root="../../../",
        stylesheet=stylesheet,
        icon=icon,
        alternates="\n".join(
            f'    <link rel="alternate" hreflang="{other}" href="../{other}/index.html" />'
            for other in languages
            if other != language
        ),
        translations="\n        ".join(link(other, other == language) for other in languages),
        body=markdown.renderer.render(tokens, markdown.options, {}),
    )


def parser() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.after("block", "section ids", take_section_ids)
    markdown.core.ruler.push("alignment", align_by_class)
    # A wide table scrolls by itself on a narrow screen, by the arrow keys too.
    table_open = '<div class="table" tabindex="0">\n<table>\n'
    markdown.add_render_rule("table_open", lambda *_: table_open)
    markdown.add_render_rule("table_close", lambda *_: "</table>\n</div>\n")
    return markdown


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


def title(tokens: list[Token]) -> str:
    """The text of the first heading."""
    for heading, content in pairwise(tokens):
        if heading.type == "heading_open":
            return content.content
    raise SystemExit("a rulebook begins with its title")


def contents(tokens: list[Token]) -> Token:
    """The list of the sections, as links."""
    entries = [
        f'<li><a href="#{heading.attrs["id"]}">{html.escape(text.content)}</a></li>\n'
        for heading, text in pairwise(tokens)
        if heading.type == "heading_open" and heading.tag == "h2" and "id" in heading.attrs
    ]
    return Token("html_block", "", 0, content=f"<nav>\n<ol>\n{''.join(entries)}</ol>\n</nav>\n")


def check_links(tokens: list[Token], source: Path) -> None:
    """Every section has an id of its own, and every link within the page leads to one."""
    sections = [str(token.attrs["id"]) for token in tokens if "id" in token.attrs]
    twice = sorted({section for section in sections if sections.count(section) > 1})
    inner = [child for token in tokens for child in token.children or []]
    targets = [str(token.attrs["href"]) for token in inner if "href" in token.attrs]
    astray = sorted({target for target in targets if target.removeprefix("#") not in sections})
    if twice or astray:
        raise SystemExit(f"{source}: ids used twice: {twice}; links to nowhere: {astray}")


def link(language: str, current: bool) -> str:
    state = ' aria-current="page"' if current else ""
    return (
        f'<a lang="{language}" hreflang="{language}" href="../{language}/index.html"{state}>'
        f"{LANGUAGES[language]}</a>"
    )


main()
