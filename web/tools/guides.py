"""Make the guides for people who use the garden in pages of their own: Markdown in, HTML out.

    guides.py GUIDES PAGE

turns every ``<guide>/<language>.md`` below GUIDES into ``PAGE/<guide>/index.html`` for English and
``PAGE/<guide>/<language>/index.html`` for the others. A section is named as in a rulebook,
``## Title {#id}``. ``ADDRESS`` in an example becomes the address that the page lies at, and a
paragraph ``TABLE`` a table to play at.
"""

from __future__ import annotations

import html
import re
import sys
from pathlib import Path

from markdown_it import MarkdownIt

LANGUAGES = {"en": "English", "fr": "Français", "ru": "Русский"}
FIRST = "en"

SECTION_ID = re.compile(r"<h2>(?P<title>.*?) \{#(?P<id>[a-z0-9-]+)\}</h2>")
TABLE = '<rules-table game="herbaceous" seats="2" lang="{language}"></rules-table>\n'

PAGE = """\
<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; script-src 'self'; frame-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'"
    />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="{description}" />
    <title>{title} · Physic Garden</title>
    <link rel="icon" type="image/svg+xml" href="{root}{icon}" />
    <link rel="stylesheet" href="{root}{stylesheet}" />
{alternates}
    <script type="module" src="{root}{script}"></script>
    <script src="{root}embed.js" async></script>
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
    guides, page = map(Path, sys.argv[1:])
    for guide in sorted(path for path in guides.iterdir() if path.is_dir()):
        languages = sorted(path.stem for path in guide.glob("*.md"))
        for language in languages:
            out = page / folder(guide.name, language) / "index.html"
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(render(guide, language, languages, page), "utf-8", newline="\n")


def folder(guide: str, language: str) -> str:
    return guide if language == FIRST else f"{guide}/{language}"


def render(guide: Path, language: str, languages: list[str], page: Path) -> str:
    source = (guide / f"{language}.md").read_text("utf-8")
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(source)
    body = SECTION_ID.sub(r'<h2 id="\g<id>">\g<title></h2>', body)
    body = body.replace("<p>TABLE</p>\n", TABLE.format(language=language))
    body = body.replace("ADDRESS", '<span class="address">…</span>')
    body = body.replace("<table>", '<div class="table">\n<table>')
    body = body.replace("</table>", "</table>\n</div>")
    title, description = source.split("\n", 3)[0].removeprefix("# "), source.split("\n\n", 2)[1]
    root = "../" * len(folder(guide.name, language).split("/"))
    current = ' aria-current="page"'
    others = [other for other in languages if other != language]
    return PAGE.format(
        language=language,
        title=html.escape(title),
        description=html.escape(description),
        root=root,
        stylesheet=asset(page, "rulebook-????????.css"),
        icon=asset(page, "icon-????????.svg"),
        script=asset(page, "guide-????????.js"),
        alternates="\n".join(
            f'    <link rel="alternate" hreflang="{other}" href="{root}{folder(guide.name, other)}/index.html" />'
            for other in others
        ),
        translations="\n        ".join(
            f'<a lang="{other}" hreflang="{other}" href="{root}{folder(guide.name, other)}/index.html"'
            f"{current if other == language else ''}>{LANGUAGES[other]}</a>"
            for other in languages
        ),
        body=body,
    )


def asset(page: Path, pattern: str) -> str:
    return next((page / "assets").glob(pattern)).relative_to(page).as_posix()


main()
