"""Make the guides for people who use the garden in pages of their own: Markdown in, HTML out.

    guides.py GUIDES PAGE

turns every ``<guide>/<language>.md`` below GUIDES into ``PAGE/<guide>/index.html`` for English and
``PAGE/<guide>/<language>/index.html`` for the others, which look like the rulebooks. ``ADDRESS`` in
an example becomes the address that the page lies at, and a paragraph ``TABLE`` or ``DIAGRAM`` a
table to play at.
"""

from __future__ import annotations

import html
import sys
from pathlib import Path

from rulebooks import FRENCH_SPACE, PAGE, asset, dress, link_to_translation, markdown
from texts import LANGUAGES

FIRST = "en"
SHOWN = {
    "TABLE": '<rules-table game="herbaceous" seats="2" lang="{}"></rules-table>',
    "DIAGRAM": '<rules-table game="herbaceous" diagram="four-alike" lang="{}"></rules-table>',
}
SCRIPTS = """\
    <script type="module" src="{root}{guide}"></script>
    <script src="{root}embed.js" async></script>"""


def main() -> None:
    guides, page = map(Path, sys.argv[1:])
    for guide in sorted(path for path in guides.iterdir() if path.is_dir()):
        for language in LANGUAGES:
            out = page / folder(guide.name, language) / "index.html"
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(render(guide, language, page), "utf-8", newline="\n")


def folder(guide: str, language: str) -> str:
    return guide if language == FIRST else f"{guide}/{language}"


def render(guide: Path, language: str, page: Path) -> str:
    source = (guide / f"{language}.md").read_text("utf-8")
    if language == "fr":
        source = FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", source)
    title, description = source.split("\n\n", 2)[:2]
    body = markdown().render(source)
    for name, element in SHOWN.items():
        body = body.replace(f"<p>{name}</p>", element.format(language))
    body = body.replace("ADDRESS", '<span class="address">…</span>')
    root = "../" * len(folder(guide.name, language).split("/"))
    addresses = {other: f"{root}{folder(guide.name, other)}/index.html" for other in LANGUAGES}
    return PAGE.format(
        language=language,
        title=html.escape(title.removeprefix("# ")),
        description=html.escape(description),
        root=root,
        links=SCRIPTS.format(root=root, guide=asset(page, "guide-????????.js")),
        navigation="<nav>\n{}</nav>\n".format(
            "".join(
                f"{link_to_translation(other, address, other == language)}\n"
                for other, address in addresses.items()
            )
        ),
        body=body,
        sheet="",
        **dress(page),
    )


main()
