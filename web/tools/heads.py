"""Tell search engines, and whoever shows a link to a page, where the page lies.

    heads.py PAGE ADDRESS

does so for PAGE/index.html, once the page's ADDRESS is known; rulebooks and guides are made with it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

__all__ = ["links"]

NOWHERE: Mapping[str, str] = {}


def links(
    folder: str, root: str, address: str | None, translations: Mapping[str, str] = NOWHERE
) -> list[str]:
    """Elements for the head of the page in a folder: its translations, by language the folder of
    each; with an address these and the page itself are absolute."""
    elements = [
        '<link rel="alternate" hreflang="{}" href="{}" />'.format(
            language, f"{address}{place}" if address else f"{root}{place}index.html"
        )
        for language, place in translations.items()
        if place != folder or address
    ]
    if address:
        elements += [
            f'<link rel="canonical" href="{address}{folder}" />',
            f'<meta property="og:url" content="{address}{folder}" />',
            f'<meta property="og:image" content="{address}table.png" />',
            '<meta name="twitter:card" content="summary_large_image" />',
        ]
    return elements


def main() -> None:
    page, address = Path(sys.argv[1]) / "index.html", sys.argv[2]
    elements = "".join(f"  {element}\n  " for element in links("", "", address))
    html = page.read_text("utf-8").replace("</head>", f"{elements}</head>")
    page.write_text(html, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
