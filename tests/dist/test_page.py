"""The finished page is complete, closed and proved, whatever host it lies on."""

from __future__ import annotations

import base64
import hashlib
import re
from fnmatch import fnmatchcase
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import build

TEXTS = (".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest")
FOREIGN = re.compile(r"(?:https?|wss?):\\?/\\?/[A-Za-z0-9\[]")
XML_NAMESPACES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink")
# A script that is part of the page's text would need a policy that lets any such script run.
DATA = "application/json"
ONE_FILE = "physic-garden.html"


class Elements(HTMLParser):
    """The start tags of an HTML file."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)


@pytest.fixture(scope="module")
def pages(files: dict[str, Path]) -> dict[str, list[tuple[str, dict[str, str]]]]:
    """The elements of every HTML file."""
    return {
        name: Elements(path.read_text("utf-8")).found
        for name, path in files.items()
        if name.endswith(".html")
    }


def test_no_file_that_a_browser_reads_names_another_origin(files: dict[str, Path]) -> None:
    for name, path in files.items():
        if path.suffix in TEXTS and not name.startswith("licenses/"):
            text = path.read_text("utf-8")
            for namespace in XML_NAMESPACES:
                text = text.replace(namespace, "")
            assert not FOREIGN.findall(text), name
            assert "sourceMappingURL" not in text, name


def test_every_page_forbids_other_origins(
    pages: dict[str, list[tuple[str, dict[str, str]]]],
) -> None:
    for name, elements in pages.items():
        policies = [
            attributes["content"]
            for tag, attributes in elements
            if tag == "meta" and attributes.get("http-equiv") == "Content-Security-Policy"
        ]
        assert len(policies) == 1, name
        assert policies[0].startswith("default-src 'none'"), name
        assert "http" not in policies[0], name
        assert "unsafe-eval" not in policies[0].replace("wasm-unsafe-eval", ""), name


def test_pages_hold_no_script_and_no_style_of_their_own(
    pages: dict[str, list[tuple[str, dict[str, str]]]],
) -> None:
    for name, elements in pages.items():
        for tag, attributes in elements if name != ONE_FILE else []:
            assert tag != "style", name
            assert tag != "script" or "src" in attributes or attributes["type"] == DATA, name
            assert not [key for key in attributes if key == "style" or key.startswith("on")], name


def test_the_page_in_one_file_names_nothing_and_runs_one_script(
    files: dict[str, Path], pages: dict[str, list[tuple[str, dict[str, str]]]]
) -> None:
    """Its policy knows that script by its digest; what else looks like scripts is data."""
    text = files[ONE_FILE].read_text("utf-8")
    (script,) = re.findall('(?s)<script type="module">(.*?)</script>', text)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}' 'wasm-unsafe-eval';" in text
    for tag, attributes in pages[ONE_FILE]:
        if tag == "script":
            assert attributes["type"] in ("module", DATA, "application/octet-stream")
        for reference in (attributes.get("src"), attributes.get("href")):
            assert reference is None or reference.startswith("data:")


def test_whatever_a_page_names_is_there(
    dist: Path, pages: dict[str, list[tuple[str, dict[str, str]]]]
) -> None:
    ids = {
        name: {attributes["id"] for _, attributes in elements if "id" in attributes}
        for name, elements in pages.items()
    }
    for name, elements in pages.items():
        for tag, attributes in elements:
            for reference in (attributes.get("src"), attributes.get("href")):
                if reference is None or reference.startswith("data:"):
                    continue
                assert not reference.startswith("/"), f"{name}: {reference} knows where it lies"
                path, _, fragment = reference.partition("#")
                target = (dist / name).parent / path if path else dist / name
                assert target.resolve().is_file(), f"{name}: <{tag}> names {reference}"
                page = target.resolve().relative_to(dist.resolve()).as_posix()
                wish = "=" in fragment  # what the page's script shall open
                assert wish or not fragment or fragment in ids[page], f"{name}: {reference}"


def test_the_digests_are_those_of_exactly_the_files(files: dict[str, Path]) -> None:
    lines = files["SHA256SUMS"].read_text("utf-8").splitlines()
    listed = {name: digest for digest, name in (line.split("  ") for line in lines)}
    actual = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()
        for name, path in files.items()
        if name != "SHA256SUMS"
    }
    assert listed == actual


def test_the_assets_are_described_as_they_are(dist: Path, assets: dict[str, Any]) -> None:
    described = [assets["worker"], *assets["runtime"].values()]
    for asset in described:
        content = (dist / asset["url"]).read_bytes()
        assert asset["size"] == len(content), asset["url"]
        digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
        assert asset["sha256"] == digest, asset["url"]
    for url in assets["languages"].values():
        assert (dist / url).is_file()


def test_fetched_files_carry_their_content_in_their_names(files: dict[str, Path]) -> None:
    for name in files:
        assert not name.startswith("assets/") or re.search(r"-[0-9A-Z]{8}\.\w+$", name), name


def test_everything_but_what_is_for_elsewhere_is_kept_for_offline_use(
    files: dict[str, Path],
) -> None:
    script = files["sw.js"].read_text("utf-8")
    kept = dict(re.findall(r'url:"([^"]+)",revision:[^,]+,integrity:"sha256-([^"]+)"', script))
    expected = {
        name: base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
        for name, path in files.items()
        if not name.startswith(("licenses/", "wheels/", "assets/screenshot-"))
        and not fnmatchcase(name, "rules/*/diagrams/*")
        and name not in (ONE_FILE, "sw.js", "SHA256SUMS")
    }
    assert kept == expected


def test_a_new_version_waits_until_the_page_asks_for_it(files: dict[str, Path]) -> None:
    script = files["sw.js"].read_text("utf-8")
    assert script.count("skipWaiting") == 1
    assert re.search(r'type==="SKIP_WAITING"&&\w+\.skipWaiting\(\)', script)


def test_the_licence_of_every_part_is_there(files: dict[str, Path]) -> None:
    index = files["licenses/README.txt"].read_text("utf-8")
    listed = re.findall(r"^(.+?)(?: \d\S*)?: (.+) \((\S+\.txt)\)$", index, re.MULTILINE)
    parts = {part for part, _, _ in listed}
    assert parts >= {"Physic Garden", "CPython", "pyodide", "comlink", "workbox-precaching"}
    texts = {name.removeprefix("licenses/") for name in files if name.startswith("licenses/")}
    assert {file for _, _, file in listed} <= texts
    for text in texts:
        assert len(files[f"licenses/{text}"].read_text("utf-8")) > 500, text
    licenses = {part: license for part, license, _ in listed}
    assert licenses["pyodide"] == "MPL-2.0"
    assert "Mozilla Public License Version 2.0" in files["licenses/MPL-2.0.txt"].read_text("utf-8")
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in files["licenses/cpython.txt"].read_text("utf-8")


def test_a_rulebook_has_the_same_sections_in_every_language(
    pages: dict[str, list[tuple[str, dict[str, str]]]], assets: dict[str, Any]
) -> None:
    games = {name.split("/")[1] for name in pages if name.count("/") == 3}
    assert games
    for game in games:
        sections = []
        for language in assets["languages"]:
            elements = pages[f"rules/{game}/{language}/index.html"]
            assert elements[0] == ("html", {"lang": language})
            sections.append([attributes["id"] for _, attributes in elements if "id" in attributes])
        assert all(other == sections[0] for other in sections), game


def test_a_catalogue_says_every_message_once(dist: Path, assets: dict[str, Any]) -> None:
    keys = []
    for url in assets["languages"].values():
        found = re.findall(r"^(-?[a-z][\w-]*) *=", (dist / url).read_text("utf-8"), re.MULTILINE)
        assert sorted(found) == sorted(set(found)), url
        keys.append({key for key in found if not key.startswith("-")})
    assert all(other == keys[0] for other in keys)


# A key in a script, where what is put into it may be any slug; names of elements are no keys.
SAID = re.compile(r"""(["'`])(page-[a-z0-9-]*(?:\$\{[^{}]*\}[a-z0-9-]*)*)\1""")
ELEMENT = re.compile(r'customElements\.define\("([a-z-]+)"')


def test_no_line_begins_with_a_sign_that_belongs_to_the_one_before(
    dist: Path, assets: dict[str, Any]
) -> None:
    """Of the texts of the page: a dash; in French also what has a space before it."""
    for language, url in assets["languages"].items():
        text = (dist / url).read_text("utf-8")
        signs = " [—:;?!»]|« " if language == "fr" else " —"
        assert re.findall(rf".*(?:{signs}).*", text) == [], language


def test_whatever_the_scripts_say_is_in_the_catalogues(dist: Path, assets: dict[str, Any]) -> None:
    scripts = [path.read_text("utf-8") for path in (build.WEB / "src").glob("*.js")]
    elements = {name for script in scripts for name in ELEMENT.findall(script)}
    said = {key for script in scripts for _, key in SAID.findall(script)} - elements
    for language in assets["languages"].values():
        keys = re.findall(r"(?m)^(page-[\w-]+) =", (dist / language).read_text("utf-8"))
        for key in said:
            pattern = re.sub(r"\$\{[^{}]*\}", "[a-z0-9-]+", key)
            assert any(re.fullmatch(pattern, known) for known in keys), key
