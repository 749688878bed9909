"""Make the guides for people who use the garden in pages of their own: Markdown in, HTML out.

    guides.py GUIDES PAGE [ADDRESS]

turns every ``<guide>/<language>.md`` below GUIDES into ``PAGE/<guide>/index.html`` for English and
``PAGE/<guide>/<language>/index.html`` for the others, which look like the rulebooks. ``ADDRESS`` in
an example becomes the address that the page lies at, and a paragraph ``TABLE`` or ``DIAGRAM`` a
table to play at.
"""

from __future__ import annotations

import html
import re
import sys
from pathlib import Path

from heads import links
from rulebooks import PAGE, asset, dress, keep_together, lines, link_to_translation, markdown
from texts import LANGUAGES, Texts

FIRST = "en"
SENTENCE = re.compile(r"\S.*?[.?!](?=\s|$)")
CELL_OF_CODE = re.compile(r"<td><code>.*?</code>")
SHOWN = {
    "TABLE": '<rules-table game="herbaceous" seats="2" lang="{}"></rules-table>',
    "DIAGRAM": '<rules-table game="herbaceous" diagram="four-alike" lang="{}"></rules-table>',
}


def main() -> None:
    guides, page = map(Path, sys.argv[1:3])
    address = sys.argv[3] if len(sys.argv) > 3 else None
    for guide in sorted(path for path in guides.iterdir() if path.is_dir()):
        for language in LANGUAGES:
            out = page / folder(guide.name, language) / "index.html"
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(render(guide, language, page, address), "utf-8", newline="\n")


def folder(guide: str, language: str) -> str:
    return f"{guide}/" if language == FIRST else f"{guide}/{language}/"


def render(guide: Path, language: str, page: Path, address: str | None) -> str:
    source = keep_together((guide / f"{language}.md").read_text("utf-8"), language)
    title, beginning = source.split("\n\n", 2)[:2]
    description = " ".join(SENTENCE.findall(beginning)[:2])
    body = markdown().render(source)
    for name, element in SHOWN.items():
        body = body.replace(f"<p>{name}</p>", element.format(language))
    body = CELL_OF_CODE.sub(lambda cell: cell[0].replace("&amp;", "&amp;<wbr />"), body)
    body = body.replace("ADDRESS", '<span class="address">…</span>')
    own = folder(guide.name, language)
    root = "../" * own.count("/")
    folders = {other: folder(guide.name, other) for other in LANGUAGES}
    elements = [
        *links(own, root, address, folders),
        f'<script type="module" src="{root}{asset(page, "guide-????????.js")}"></script>',
        f'<script src="{root}embed.js" async></script>',
    ]
    return PAGE.format(
        language=language,
        title=html.escape(title.removeprefix("# ")),
        description=html.escape(description),
        root=root,
        links=lines(elements),
        navigation="<nav>\n{}</nav>\n".format(
            "".join(
                f"{link_to_translation(other, f'{root}{place}index.html', other == language)}\n"
                for other, place in folders.items()
            )
        ),
        body=body,
        sheet="",
        **dress(page, Texts(page / asset(page, f"{language}-????????.ftl"))),
    )


main()
