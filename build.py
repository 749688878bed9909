#!/usr/bin/env python3
"""Build, serve, test and check Physic Garden, from a fresh clone with Python and Node alone.

python3 build.py serve    build the page and serve it on this computer
python3 build.py test     everything that can fail: checks, rules, page, a real browser
python3 build.py dist     the page, ready for any static host, in dist/
python3 build.py zip PATH the same in one archive
python3 build.py check    format, lint and types

`dist --with GAME.whl` and `serve --with GAME.whl` put games of others into the page as well.

What is needed is installed below .build/ and web/node_modules/, in the versions and with the digests
that web/requirements.txt, tests/requirements.txt and web/package-lock.json name, and again only
when one of those files changes.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import hashlib
import http.server
import io
import json
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from fnmatch import fnmatchcase
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any, BinaryIO, NamedTuple, TextIO
from urllib.parse import urlsplit

OLDEST_PYTHON = (3, 11)
if sys.version_info < OLDEST_PYTHON:  # first of all: an older one would stumble over the rest
    sys.exit(f"Python 3.11 or newer is needed; {sys.executable} is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "pygame_rules"
WEB = ROOT / "web"
TOOLS = WEB / "tools"
NODE_MODULES = WEB / "node_modules"
TESTS = ROOT / "tests"
EXAMPLE = TESTS / "example_game"
DIST = ROOT / "dist"
WORK = ROOT / ".build"
VENV = WORK / "venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

OLDEST_NODE = 20

#: Spaces at which no line may end: before a dash, and in French between a sign of two parts and its neighbour.
BOUND_SPACE = re.compile(r" (?=—)")
FRENCH_BOUND_SPACE = re.compile(r" (?=—|[:;?!»](?!-))|(?<=«) ")


class Part(NamedTuple):
    """A part of the page and how many bytes it may have."""

    name: str
    pattern: str
    limit: int


# Bytes as they lie on the disk. A part that outgrows its limit fails the build: whoever raises a
# limit says in the commit what the visitor gets for the longer wait.
BUDGET = (
    Part("Python: WebAssembly", "assets/pyodide.asm-*.wasm", 9_650_000),
    Part("Python: its loader", "assets/pyodide*.mjs", 1_300_000),
    Part("Python: library", "assets/stdlib-*.zip", 960_000),
    Part("rules", "assets/rules-*.zip", 340_000),
    Part("scripts", "assets/*.js", 233_000),
    Part("styles", "assets/*.css", 117_000),
    Part("type", "assets/*.woff2", 115_000),
    Part("texts", "assets/*.ftl", 340_000),
    Part("plates", "assets/plates-*.svg", 280_000),
    Part("tables before the deal", "assets/table-*.json", 80_000),
    Part("rulebooks", "rules/*.html", 2_600_000),
    Part("diagrams for other pages", "rules/*.json", 2_200_000),
    Part("the page as one file", "physic-garden.html", 8_100_000),
    Part("the whole page", "*", 27_100_000),
)

# Licences under which parts of others may be shipped with the page.
ACCEPTED_LICENSES = ("0BSD", "Apache-2.0", "BSD-3-Clause", "ISC", "MIT", "MPL-2.0", "OFL-1.1")

# Names of executables of browsers that the tests can drive.
BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
# Chromium without a window of its own, which is a third of what a short visit costs.
WINDOWLESS = "chromium-headless-shell"
BROWSER_VARIABLE = "PHYSIC_GARDEN_BROWSER"
WHOLE_VARIABLE = "PHYSIC_GARDEN_WHOLE_BROWSER"
DIST_VARIABLE = "PHYSIC_GARDEN_DIST"
GOLDEN_VARIABLE = "PHYSIC_GARDEN_GOLDEN"
BROWSER_DOWNLOAD_LIMIT = 180  # seconds
SOME_TESTS_FAILED = 1  # pytest's exit code where all of them ran


class Engine(NamedTuple):
    """A browser with another engine: where it may be, and what Debian has it in."""

    variable: str  # names its executable to the tests, or after a "!" why there is none
    places: tuple[str, ...]
    needs: tuple[str, ...]  # other programs
    packages: tuple[str, ...]


OTHER_ENGINES = (
    Engine("PHYSIC_GARDEN_FIREFOX", ("/usr/bin/firefox-esr",), (), ("firefox-esr",)),
    Engine(
        "PHYSIC_GARDEN_WEBKIT",
        ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser",),
        ("WebKitWebDriver", "Xvfb"),
        ("webkit2gtk-driver", "xvfb"),
    ),
)

# Browsers insist on these, and not every system knows them.
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

CONTENT_HASHED = re.compile(r"-[0-9A-Z]{8}\.\w+$")


class License(NamedTuple):
    """The licence of a wheel of others."""

    name: str
    version: str
    kind: str
    text: str


class BuildError(Exception):
    """What went wrong, as a sentence for whoever ran the build; the exit code of a command that failed."""

    def __init__(self, words: str, code: int | None = None) -> None:
        super().__init__(words)
        self.code = code


# ---------------------------------------------------------------------------------------- commands


def main() -> None:
    arguments = parse_arguments()
    started = time.monotonic()
    try:
        arguments.run(arguments)
    except BuildError as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        sys.exit(130)
    print(f"Done in {time.monotonic() - started:.1f} s.")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    serve = commands.add_parser("serve", help="build the page and serve it on this computer")
    serve.add_argument("--port", type=int, default=8000, help="default 8000; 0 takes a free one")
    serve.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets other devices of the network in"
    )
    serve.add_argument("--base", default="/", help="path below which the page lies (default /)")
    serve.set_defaults(run=run_serve)

    test = commands.add_parser("test", help="run the checks and all tests")
    test.add_argument("--only", choices=list(TEST_STEPS), help="run this step alone")
    test.set_defaults(run=run_test)

    dist = commands.add_parser("dist", help="build the page into dist/")
    dist.add_argument("--out", type=Path, default=DIST, help="another folder in place of dist/")
    dist.set_defaults(run=run_dist)

    packed = commands.add_parser("zip", help="build the page and pack it into one archive")
    packed.add_argument("path", type=Path, metavar="PATH", help="where the archive will lie")
    packed.set_defaults(run=run_zip)

    for command in (dist, packed):
        command.add_argument(
            "--address",
            type=web_address,
            help="where the page will lie, https://…/: its pages then tell search engines and link previews",
        )
    for command in (serve, dist, packed):
        command.add_argument(
            "--with",
            type=Path,
            action="append",
            default=[],
            dest="wheels",
            metavar="GAME.whl",
            help="a game of others to put into the page; may be given again",
        )

    check = commands.add_parser("check", help="check format, lint and types")
    check.add_argument("--fix", action="store_true", help="format, and mend what can be mended")
    check.set_defaults(run=run_check)
    return parser.parse_args()


def web_address(text: str) -> str:
    """An address as an argument; it ends with a slash."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(f"{text} is no address like https://garden.example/")
    return text.rstrip("/") + "/"


def run_serve(arguments: argparse.Namespace) -> None:
    build_dist(DIST, arguments.wheels)
    server = make_server(DIST, arguments.host, arguments.port, arguments.base)
    shown = "localhost" if arguments.host in ("127.0.0.1", "0.0.0.0") else arguments.host
    print(f"\nPlay at http://{shown}:{server.server_port}{server.base}   (Ctrl+C ends)", flush=True)
    with server:
        server.serve_forever()


def run_test(arguments: argparse.Namespace) -> None:
    results = [run_step(arguments.only)] if arguments.only else list(run_steps())
    print("\nSummary")
    for name, error, seconds in results:
        print(f"  {name:<10} {'passed' if error is None else 'FAILED':<7} {seconds:7.1f} s")
    failures = [f"{name}: {error}" for name, error, _ in results if error is not None]
    if failures:
        raise BuildError("\n".join(failures))


def run_steps() -> Iterator[tuple[str, BuildError | None, float]]:
    """Every step; some in processes of their own, beside those that keep one core busy. What they
    say is printed when they are over."""
    install_python_packages(WEB, TESTS)
    with ThreadPoolExecutor() as threads, ExitStack() as files:
        beside = []
        for name in BESIDE:
            command: list[str | Path] = [sys.executable, ROOT / "build.py", "test", "--only", name]
            told = files.enter_context(TemporaryFile("w+", encoding="utf-8"))
            action = functools.partial(run_loudly, command, told)
            beside.append((name, told, threads.submit(timed, action)))
        yield from map(run_step, ALONE)
        for name, told, done in beside:
            error, seconds = done.result()
            told.seek(0)
            print(f"\n{told.read()}", flush=True)
            yield name, error, seconds
    yield from (run_step(name) for name in TEST_STEPS if name not in (*BESIDE, *ALONE))


def run_step(name: str) -> tuple[str, BuildError | None, float]:
    return name, *timed(TEST_STEPS[name])


def timed(action: Callable[[], None]) -> tuple[BuildError | None, float]:
    """Runs the action; how it failed, if it did, and the seconds it took."""
    started = time.monotonic()
    try:
        action()
    except BuildError as error:
        return error, time.monotonic() - started
    return None, time.monotonic() - started


def run_dist(arguments: argparse.Namespace) -> None:
    build_dist(arguments.out.resolve(), arguments.wheels, arguments.address)
    print_parts(arguments.out.resolve())


def run_zip(arguments: argparse.Namespace) -> None:
    build_dist(DIST, arguments.wheels, arguments.address)
    pack(DIST, arguments.path)


def run_check(arguments: argparse.Namespace) -> None:
    if arguments.fix:
        install_python_packages(WEB, TESTS)
        install_npm_packages()
        for title, command in FIXES:
            with step(title):
                run(command)
    check_all()


# ------------------------------------------------------------------------------ progress, processes


@contextmanager
def step(title: str) -> Iterator[Callable[[str], None]]:
    """Prints the title, and once the work is done the seconds it took and what it has noted."""
    print(f"  {title:<28}", end="", flush=True)
    notes: list[str] = []
    started = time.monotonic()
    try:
        yield notes.append
    except BaseException:
        print("   failed")
        raise
    print(f"{time.monotonic() - started:7.1f} s   {' '.join(notes)}", flush=True)


def run(command: Sequence[str | Path], cwd: Path = ROOT, timeout: float | None = None) -> str:
    """Runs a command quietly; its output is the answer, or part of the error."""
    try:
        done = subprocess.run(
            command,
            check=False,
            cwd=cwd,
            env=environment(),
            timeout=timeout,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except subprocess.TimeoutExpired:
        raise BuildError(f"{readable(command)} did not end within {timeout} s.") from None
    except OSError as error:
        raise BuildError(f"{readable(command)} cannot be run: {error}.") from None
    if done.returncode != 0:
        raise BuildError(f"{done.stdout}\n{readable(command)} failed ({done.returncode}).")
    return done.stdout


def run_loudly(
    command: Sequence[str | Path], told: TextIO | None = None, /, **variables: str
) -> None:
    """Runs a command that speaks for itself, or into a file, with these environment variables set."""
    done = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env=environment(**variables),
        stdout=told,
        stderr=told and subprocess.STDOUT,
    )
    if done.returncode != 0:
        raise BuildError(f"{readable(command)} failed ({done.returncode}).", done.returncode)


def readable(command: Sequence[str | Path]) -> str:
    return " ".join(str(part).removeprefix(f"{ROOT}{os.sep}") for part in command)


def environment(**variables: str) -> dict[str, str]:
    """The caller's environment without what would make the same sources give other bytes."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PYTEST_", "NODE_ENV", "NODE_PATH"))
    }
    return kept | {"PYTHONUTF8": "1", "SOURCE_DATE_EPOCH": "315532800"} | variables


def size(count: int) -> str:
    return f"{count / 1000:,.0f} kB"


# --------------------------------------------------------------------------------- what is required


@functools.cache
def require_node() -> str:
    """The path of a Node that is new enough."""
    node = shutil.which("node")
    if node is None:
        raise BuildError(f"Node {OLDEST_NODE} or newer is needed, and no `node` is on the path.")
    version = run([node, "--version"]).strip()
    if int(version.removeprefix("v").split(".")[0]) < OLDEST_NODE:
        raise BuildError(f"Node {OLDEST_NODE} or newer is needed; {node} is {version}.")
    return node


def install_python_packages(*folders: Path) -> None:
    """Makes the virtual environment and installs what each folder's requirements.txt pins."""
    once("virtual environment", VENV / "venv.stamp", sys.version + sys.base_prefix, make_venv)
    for folder in folders:
        requirements = folder / "requirements.txt"
        install: list[str | Path] = [
            *(VENV_PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--require-hashes", "--no-deps", "--only-binary=:all:", "-r", requirements),
        ]
        once(
            f"Python packages for {folder.name}",
            VENV / f"{folder.name}.stamp",
            requirements.read_text("utf-8"),
            functools.partial(run, install),
        )


def make_venv() -> None:
    try:
        run([sys.executable, "-m", "venv", "--clear", VENV])
    except BuildError as error:
        raise BuildError(
            f"{error}\nPython cannot make a virtual environment. On Debian and Ubuntu that is a "
            "package of its own: apt-get install python3-venv"
        ) from None


def install_npm_packages() -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise BuildError("npm, which comes with Node, is not on the path.")
    once(
        "npm packages",
        NODE_MODULES / "physic-garden.stamp",
        run([require_node(), "--version"]) + (WEB / "package-lock.json").read_text("utf-8"),
        # Scripts of packages are not run (.npmrc); development tools come whatever NODE_ENV says.
        functools.partial(run, [npm, "ci", "--include=dev"], cwd=WEB),
    )


def once(title: str, stamp: Path, wanted: str, action: Callable[[], object]) -> None:
    """Does the action unless the stamp says that it has been done for the same input."""
    digest = hashlib.sha256(wanted.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text("utf-8") == digest:
        return
    with step(title):
        action()
    stamp.write_text(digest, "utf-8")


# ------------------------------------------------------------------------------------- the page


def build_dist(out: Path, wheels: Sequence[Path] = (), address: str | None = None) -> None:
    """Builds the whole page aside, with the games of these wheels too, and puts it into ``out`` once
    it is complete."""
    require_node()
    wheels = [wheel.resolve() for wheel in wheels]
    WORK.mkdir(exist_ok=True)
    install_python_packages(WEB)
    install_npm_packages()
    with TemporaryDirectory(prefix="dist-", dir=WORK) as scratch:
        page = build_page(Path(scratch), wheels, address)
        sizes = {name: path.stat().st_size for name, path in files_of(page).items()}
        with step("size budget") as note:
            if not wheels:  # whoever adds games decides how much they may weigh
                check_budget(sizes)
            note(f"{size(sum(sizes.values()))} in {len(sizes)} files")
        put_in_place(page, out)


def build_page(scratch: Path, wheels: Sequence[Path], address: str | None) -> Path:
    page, own, texts, plates = (scratch / name for name in ("page", "wheel", "texts", "plates"))
    facts = scratch / "facts.json"
    for folder in (page, own, texts, plates):
        folder.mkdir()
    with step("wheel"):
        rules = build_wheel(ROOT, own)
    archives = compile_bytecode(rules, scratch / "bytecode")
    shutil.copytree(archives, page / "wheels", ignore=shutil.ignore_patterns("*.zip"))
    games, licenses = [PACKAGE / "games"], []
    if wheels:
        with step("games of others"):
            games.append(scratch / "others")
            licenses = take_in_games(wheels, rules, scratch / "site", scratch / "others")
        archives = add_micropip(archives, rules, wheels, scratch / "archives")
    with step("texts"):
        join_catalogues(games, texts)
        site = scratch / "site" if wheels else ROOT
        run([VENV_PYTHON, "-B", TOOLS / "facts.py", site, facts])
    with step("plates"):
        run([VENV_PYTHON, "-B", WEB / "art/plates.py", plates])
        run([require_node(), TOOLS / "drawings.mjs", plates])
    with step("scripts and styles"):
        packages = run_tool("bundle.mjs", texts, plates, archives, facts, page, *wheels)
    with step("rulebooks"):
        options = [f"--address={address}"] if address else []
        if wheels:
            options.append(f"--site={scratch / 'site'}")
        run([VENV_PYTHON, "-B", TOOLS / "rulebooks.py", texts, plates, page, *games, *options])
        known = [address] if address else []
        run([VENV_PYTHON, "-B", TOOLS / "guides.py", WEB / "guides", page, *known])
    with step("page as one file"):
        packages += run_tool("one-file.mjs", page)
    if address:
        run([VENV_PYTHON, "-B", TOOLS / "heads.py", page, address])
    with step("service worker"):
        packages += run_tool("offline.mjs", page)
    with step("licences"):
        collect_licenses(packages, licenses, page / "licenses")
    if address:
        write_sitemap(page, address)
        shutil.copy(WEB / "art/table.png", page)  # shown beside links to the page
    write_digests(page)
    return page


def build_wheel(project: Path, out: Path) -> Path:
    """Builds the wheel of a project into a folder that is empty; its path."""
    run([VENV_PYTHON, "-m", "flit_core.wheel", "--outdir", out, project])
    return next(out.glob("*.whl"))


def compile_bytecode(wheel: Path, scratch: Path) -> Path:
    """The folder with the archives of bytecode, made by way of ``scratch`` unless an earlier build
    has left the same."""
    tools = [TOOLS / "bytecode.py", TOOLS / "python.mjs", WEB / "package-lock.json"]
    inputs = b"".join(path.read_bytes() for path in (wheel, *tools))
    result = WORK / f"bytecode-{hashlib.sha256(inputs).hexdigest()[:16]}"
    if not result.is_dir():
        with step("bytecode"):
            scratch.mkdir()
            stdlib = NODE_MODULES / "pyodide/python_stdlib.zip"
            run(pyodide_command(TOOLS / "bytecode.py", stdlib, wheel, scratch))
            for outdated in WORK.glob("bytecode-*"):
                shutil.rmtree(outdated)
            scratch.rename(result)
    return result


def pyodide_command(
    script: Path, *arguments: Path | str, stdlib: Path | None = None
) -> list[str | Path]:
    """The command that runs a script inside Pyodide, which sees files by their path from ROOT."""
    relative = [
        os.path.relpath(part, ROOT) if isinstance(part, Path) else part
        for part in (script, *arguments)
    ]
    options = [f"--stdlib={stdlib}"] if stdlib else []
    return [require_node(), TOOLS / "python.mjs", *options, *relative]


def join_catalogues(games: Sequence[Path], out: Path) -> None:
    """Joins, for each language, the texts of the page, of all games together and of each game."""
    folders = [WEB / "locales", PACKAGE / "locale"]
    folders += [folder for place in games for folder in sorted(place.glob("*/locale"))]
    for catalogue in sorted((WEB / "locales").glob("*.ftl")):
        missing = [folder for folder in folders if not (folder / catalogue.name).is_file()]
        if missing:
            raise BuildError(f"{catalogue.name} is missing in {', '.join(map(str, missing))}.")
        parts = [(folder / catalogue.name).read_text("utf-8").strip() for folder in folders]
        text = keep_together("\n\n".join(parts) + "\n", catalogue.stem)
        (out / catalogue.name).write_text(text, "utf-8", newline="\n")


def keep_together(text: str, language: str) -> str:
    """The text with spaces that hold a line together where the language wants it."""
    space = FRENCH_BOUND_SPACE if language == "fr" else BOUND_SPACE
    return space.sub("\N{NO-BREAK SPACE}", text)


def take_in_games(wheels: Sequence[Path], rules: Path, site: Path, out: Path) -> list[License]:
    """Installs the wheels of others beside the rules into ``site``, looks whether they can be played,
    and writes their texts and rulebooks into ``out``; their licences."""
    for wheel in wheels:
        if not (wheel.is_file() and wheel.name.endswith("-none-any.whl")):
            raise BuildError(f"{wheel} is no wheel for every platform (…-none-any.whl).")
    pip = python_tool("pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
    try:
        run([*pip, "--no-index", f"--find-links={rules.parent}", "--target", site, *wheels])
    except BuildError as error:
        raise BuildError(
            f"{error}\nThe games cannot be installed. They may need nothing but the rules and each other."
        ) from None
    languages = [catalogue.stem for catalogue in sorted((WEB / "locales").glob("*.ftl"))]
    found = run([VENV_PYTHON, "-B", TOOLS / "games.py", site, out, *languages])
    return [License(*entry) for entry in json.loads(found)]


def add_micropip(archives: Path, rules: Path, wheels: Sequence[Path], out: Path) -> Path:
    """The folder with the archives of bytecode, and beside them what installs wheels in the page."""
    micropip = micropip_wheel()
    with step("micropip"):
        shutil.copytree(archives, out)
        stdlib = NODE_MODULES / "pyodide/python_stdlib.zip"
        tool = TOOLS / "installer.py"
        run(pyodide_command(tool, stdlib, archives, rules, micropip, out, *wheels))
    return out


def micropip_wheel() -> Path:
    """micropip's wheel, downloaded if need be."""
    requirements = WEB / "micropip.txt"
    pip = python_tool("pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps")
    # For the Python of Pyodide, which need not be ours.
    chosen = ["--python-version", "3.14", "--only-binary=:all:", "--require-hashes"]
    download = [*pip, *chosen, "-r", requirements, "--dest", WORK / "micropip"]
    wanted = requirements.read_text("utf-8")
    stamp = WORK / "micropip.stamp"
    once("micropip's wheel", stamp, wanted, functools.partial(run, download))
    [wheel] = (WORK / "micropip").glob("*.whl")
    return wheel


def run_tool(name: str, *arguments: Path) -> list[str]:
    """Runs one of the page's tools; the names of the npm packages that it has put into the page."""
    names: list[str] = json.loads(run([require_node(), TOOLS / name, *arguments]))
    return names


def collect_licenses(packages: Sequence[str], others: Sequence[License], out: Path) -> None:
    """Our licence and those of all that is shipped, with an index."""
    out.mkdir()
    shutil.copy(ROOT / "LICENSE", out / "physic-garden.txt")
    rows = [("Physic Garden", "", "MIT", "physic-garden.txt")]
    for source in sorted((WEB / "licenses").glob("*.txt")):
        shutil.copy(source, out)
    for name in sorted(set(packages)):
        rows.append(copy_license(name, out))
    for name, version, kind, text in others:
        file = f"game-{name}.txt"
        (out / file).write_text(text or f"{name} brings no text of its licence.\n", "utf-8")
        rows.append((name, version, kind, file))
    if others:
        rows.append(("micropip", "", "MPL-2.0", "MPL-2.0.txt"))
    rows.append(("CPython", "", "PSF-2.0 and others", "cpython.txt"))
    rows.append(("parts of Pyodide", "", "several", "pyodide-parts.txt"))
    lines = [
        f"{name} {version}".strip() + f": {kind} ({file})" for name, version, kind, file in rows
    ]
    text = (WEB / "licenses/README.txt").read_text("utf-8") + "\n" + "\n".join(lines) + "\n"
    (out / "README.txt").write_text(text, "utf-8", newline="\n")


def copy_license(package: str, out: Path) -> tuple[str, str, str, str]:
    """Puts the licence of an npm package into ``out``; its name, version, licence and file."""
    folder = NODE_MODULES / package
    about = json.loads((folder / "package.json").read_text("utf-8"))
    if about["license"] not in ACCEPTED_LICENSES:
        raise BuildError(f"{package} has the licence {about['license']}, which is not accepted.")
    own = sorted(path for path in folder.iterdir() if path.stem.upper() in ("LICENSE", "LICENCE"))
    if own:
        file = package.removeprefix("@").replace("/", "-") + ".txt"
        shutil.copy(own[0], out / file)
    else:
        file = f"{about['license']}.txt"
        if not (out / file).is_file():
            raise BuildError(f"{package} carries no licence, and there is no web/licenses/{file}.")
    return package, about["version"], about["license"], file


def write_sitemap(page: Path, address: str) -> None:
    """Lists the pages that people may look for."""
    names = [name for name in files_of(page) if name.endswith("index.html")]
    urls = [f"  <url><loc>{address}{name.removesuffix('index.html')}</loc></url>" for name in names]
    head = '<?xml version="1.0" encoding="UTF-8"?>'
    schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
    text = "\n".join([head, f'<urlset xmlns="{schema}">', *urls, "</urlset>"]) + "\n"
    (page / "sitemap.xml").write_text(text, "utf-8", newline="\n")


def write_digests(page: Path) -> None:
    """Writes SHA256SUMS, as ``sha256sum --check`` reads it."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {name}\n"
        for name, path in files_of(page).items()
    ]
    (page / "SHA256SUMS").write_text("".join(lines), "utf-8", newline="\n")


def files_of(folder: Path) -> dict[str, Path]:
    """The files below a folder by their path in it, sorted."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return {name: files[name] for name in sorted(files) if files[name].is_file()}


def measure(sizes: Mapping[str, int], budget: Sequence[Part]) -> list[tuple[Part, int]]:
    """The bytes of each part of the budget."""
    return [
        (part, sum(count for name, count in sizes.items() if fnmatchcase(name, part.pattern)))
        for part in budget
    ]


def check_budget(sizes: Mapping[str, int], budget: Sequence[Part] = BUDGET) -> None:
    """Fails with a sentence for every part that is over its limit."""
    overruns = [
        f"{part.name} ({part.pattern}): {used - part.limit:,} bytes over the limit of {part.limit:,}."
        for part, used in measure(sizes, budget)
        if used > part.limit
    ]
    if overruns:
        raise BuildError("The page is too big. " + "\n".join(overruns))


def print_parts(page: Path) -> None:
    """What each part of the page weighs: on the disk, at most, and on its way from a host that compresses."""
    contents = {name: path.read_bytes() for name, path in files_of(page).items()}
    raw = {name: len(content) for name, content in contents.items()}
    packed = {name: len(gzip.compress(content, mtime=0)) for name, content in contents.items()}
    print(f"    {'':<26}{'bytes':>12}{'at most':>12}{'by gzip':>12}")
    for (part, used), (_, sent) in zip(measure(raw, BUDGET), measure(packed, BUDGET), strict=True):
        print(f"    {part.name:<26}{used:>12,}{part.limit:>12,}{sent:>12,}")


def pack(page: Path, archive: Path) -> None:
    """Packs the page into one file, to be unpacked at any static host: the same page, the same bytes."""
    files = files_of(page)
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, path in files.items():
            if not name.startswith("."):
                entry = zipfile.ZipInfo(name)  # of 1980, whenever the file was made
                entry.create_system = 3
                entry.external_attr = 0o644 << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(entry, path.read_bytes())


def put_in_place(page: Path, out: Path) -> None:
    """Replaces what is in ``out``, hidden files aside, by the finished page."""
    out.mkdir(parents=True, exist_ok=True)
    for old in out.iterdir():
        if old.name.startswith("."):
            continue
        if old.is_dir():
            shutil.rmtree(old)
        else:
            old.unlink()
    for new in page.iterdir():
        shutil.move(new, out / new.name)


# ------------------------------------------------------------------------------------- the server


class PageServer(http.server.ThreadingHTTPServer):
    """Serves one folder below a base path, to a browser on this computer or beside it."""

    daemon_threads = True

    def __init__(self, address: tuple[str, int], folder: Path, base: str) -> None:
        self.base = f"/{base.strip('/')}/".replace("//", "/")
        super().__init__(address, functools.partial(PageHandler, directory=str(folder)))

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that goes away in the middle of a file is no news."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class PageHandler(http.server.SimpleHTTPRequestHandler):
    """Plain files, with the types and the caching that suit the page."""

    server: PageServer
    protocol_version = "HTTP/1.1"

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return MEDIA_TYPES.get(Path(path).suffix) or super().guess_type(path)

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        if self.path.startswith(self.server.base):
            return super().send_head()
        self.send_error(http.HTTPStatus.NOT_FOUND, f"The page is at {self.server.base}")
        return None

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.server.base))

    def end_headers(self) -> None:
        # A name with a hash in it means the same bytes for ever; any other file is asked for anew.
        hashed = CONTENT_HASHED.search(urlsplit(self.path).path)
        self.send_header("Cache-Control", "max-age=31536000, immutable" if hashed else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing about each request."""


def make_server(
    folder: Path, host: str = "127.0.0.1", port: int = 0, base: str = "/"
) -> PageServer:
    """A server of the page, listening; port 0 takes a free one."""
    try:
        return PageServer((host, port), folder, base)
    except OSError as error:
        raise BuildError(f"Port {port} cannot be used ({error.strerror}). Try --port 0.") from None


# ------------------------------------------------------------------------------------- the checks


def npm_tool(name: str, *arguments: str) -> list[str | Path]:
    script = {"tsc": "typescript/bin/tsc", "prettier": "prettier/bin/prettier.cjs"}[name]
    return ["node", NODE_MODULES / script, *arguments]


def python_tool(name: str, *arguments: str) -> list[str | Path]:
    return [VENV_PYTHON, "-m", name, *arguments]


PRETTY = [
    f"web/{part}" for part in ("*.html", "*.json", "src/**/*.js", "styles/**/*.css", "tools/*.mjs")
]

CHECKS = (
    ("format of Python", python_tool("ruff", "format", "--check", "--quiet", "--diff", ".")),
    ("lint of Python", python_tool("ruff", "check", "--quiet", ".")),
    ("types of Python", python_tool("mypy")),
    ("format of the page", npm_tool("prettier", "--check", "--log-level=warn", *PRETTY)),
    ("types of the page", npm_tool("tsc", "--project", "web/tsconfig.json")),
)
FIXES = (
    ("format Python", python_tool("ruff", "format", "--quiet", ".")),
    ("mend Python", python_tool("ruff", "check", "--fix", "--quiet", ".")),
    ("format the page", npm_tool("prettier", "--write", "--log-level=warn", *PRETTY)),
)


def check_all() -> None:
    """Runs every check, and fails with what all of them have found."""
    require_node()
    install_python_packages(WEB, TESTS)
    install_npm_packages()
    findings = []
    for title, command in CHECKS:
        try:
            with step(title):
                run(command)
        except BuildError as error:
            findings.append(str(error))
    if findings:
        raise BuildError("\n".join(findings))


# -------------------------------------------------------------------------------------- the tests


def test_rules() -> None:
    """Everything about the rules, in this Python."""
    install_python_packages(WEB, TESTS)
    elsewhere = [f"--ignore=tests/{part}" for part in ("web", "dist", "engines")]
    run_pytest(*elsewhere, "--numprocesses=auto")


def test_pyodide() -> None:
    """The unit tests and the recorded games again inside Pyodide, with the wheel of the page."""
    prepare_dist()
    run_loudly(pyodide_command(TESTS / "pyodide/run_pytest.py", built_wheel(), site_packages()))


def test_shipped() -> None:
    """The recorded games on the very archives of bytecode that a visitor gets."""
    prepare_dist()
    stdlib, rules = (next((DIST / "assets").glob(f"{name}-*.zip")) for name in ("stdlib", "rules"))
    run_loudly(pyodide_command(TESTS / "pyodide/replay.py", rules, stdlib=stdlib))


def test_dist() -> None:
    """What dist/ promises: reproducible, closed, complete, small."""
    prepare_dist()
    run_pytest("tests/dist", "--numprocesses=auto", "--dist=loadfile")


def test_web() -> None:
    """The page in a real browser."""
    prepare_dist()
    browsers = {BROWSER_VARIABLE: find_windowless(), WHOLE_VARIABLE: find_browser()}
    run_browsers("tests/web", **browsers)


def obtain_browsers() -> None:
    """All that the tests drive, so that no step waits until it is installed."""
    install_python_packages(TESTS)
    find_windowless()
    find_browser()
    for engine in OTHER_ENGINES:
        find_engine(engine)


def test_engines() -> None:
    """What people do with the page, in every engine that can be had here."""
    prepare_dist()
    install_python_packages(TESTS, TESTS / "engines")
    engines = {engine.variable: find_engine(engine) for engine in OTHER_ENGINES}
    run_browsers("tests/engines", **{BROWSER_VARIABLE: find_browser()}, **engines)


def test_others() -> None:
    """A game of others: under the same laws, recorded, and played in a page that brings it."""
    install_python_packages(WEB, TESTS)
    with TemporaryDirectory(prefix="others-", dir=WORK) as scratch:
        wheel = build_wheel(EXAMPLE, Path(scratch))
        page = Path(scratch) / "page"
        build_dist(page, [wheel])
        variables = {
            BROWSER_VARIABLE: find_windowless(),
            DIST_VARIABLE: str(page),
            GOLDEN_VARIABLE: str(EXAMPLE / "golden"),
            "PYTHONPATH": str(wheel),
        }
        reload = "test_saved_games.py::test_a_reload_after_any_move_of_a_game_changes_nothing"
        tests = ("laws", "golden/test_golden.py", "web/test_whole_games.py", f"web/{reload}")
        game = wheel.name.split("-")[0]
        paths = [f"tests/{part}" for part in tests]
        run_pytest(*paths, "-k", game, "--numprocesses=auto", **variables)
        run_pytest("tests/dist/test_page.py", **{DIST_VARIABLE: str(page)})


def print_speed() -> None:
    """How fast the rules are beside a reference, here and in Pyodide: to be read, not to be passed."""
    prepare_dist()
    install_python_packages(TESTS, TESTS / "bench")
    run_loudly([VENV_PYTHON, "-m", "tests.bench.speed"])
    run_loudly(pyodide_command(TESTS / "pyodide/speed.py", built_wheel(), site_packages()))


TEST_STEPS: dict[str, Callable[[], None]] = {
    "browsers": obtain_browsers,
    "check": check_all,
    "rules": test_rules,
    "pyodide": test_pyodide,
    "shipped": test_shipped,
    "dist": test_dist,
    "web": test_web,
    "engines": test_engines,
    "others": test_others,
    "speed": print_speed,
}
#: Steps that keep one core busy, one after another; and those that go on beside them.
ALONE = ("check", "pyodide", "shipped")
BESIDE = ("browsers", "rules")


def built_wheel() -> Path:
    return next((DIST / "wheels").glob("*.whl"))


def site_packages() -> Path:
    """Where the virtual environment keeps the packages of the tests."""
    command = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return Path(run([VENV_PYTHON, "-c", command]).strip())


@functools.cache
def prepare_dist() -> None:
    """Builds the page once, however many steps test it."""
    install_python_packages(WEB, TESTS)
    build_dist(DIST)


def run_pytest(*arguments: str, **variables: str) -> None:
    print(flush=True)
    run_loudly(python_tool("pytest", *arguments), **{DIST_VARIABLE: str(DIST)} | variables)


def run_browsers(tests: str, **variables: str) -> None:
    """Browsers side by side; what has failed there has one more try, by itself and to be seen."""
    try:
        run_pytest(tests, "--numprocesses=auto", "--dist=worksteal", **variables)
    except BuildError as error:
        if error.code != SOME_TESTS_FAILED:
            raise
        print(f"\n{error} Once more, one by one, what has failed:")
        run_pytest(tests, "--last-failed", "--last-failed-no-failures=none", **variables)


# ------------------------------------------------------------------------------ a browser for tests


@functools.cache
def find_windowless() -> str:
    """The executable of a Chromium for many short visits; a whole browser where there is none."""
    if not os.environ.get(BROWSER_VARIABLE):
        found = shutil.which(WINDOWLESS)
        if found is None and install_packages(WINDOWLESS):
            found = shutil.which(WINDOWLESS)
        if found is not None:
            return found
    return find_browser()


def find_browser() -> str:
    """The executable of a Chromium or Chrome: named, installed, or else obtained."""
    named = os.environ.get(BROWSER_VARIABLE)
    if named:
        if shutil.which(named) is None:
            raise BuildError(f"{BROWSER_VARIABLE} names {named}, which cannot be run.")
        return named
    found = installed_browser()
    if found is None and install_packages("chromium"):
        found = installed_browser()
    found = found or downloaded_browser()
    if found is None:
        raise BuildError(
            "The browser tests need a Chromium or Chrome, and none could be obtained. Install one "
            f"(on Debian: apt-get install chromium), or name its executable in {BROWSER_VARIABLE}."
        )
    return found


def installed_browser() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def downloaded_browser() -> str | None:
    """Playwright's own Chromium, downloaded if need be; None where that cannot be had."""
    where = "from playwright.sync_api import sync_playwright as start\n" + (
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    browser = run([VENV_PYTHON, "-c", where]).strip()
    if not Path(browser).is_file():
        try:
            with step("browser, by Playwright"):
                run(
                    python_tool("playwright", "install", "chromium"), timeout=BROWSER_DOWNLOAD_LIMIT
                )
        except BuildError:
            return None
    return browser


def find_engine(engine: Engine) -> str:
    """The executable of another engine, named, installed or packaged; or after a "!" why not."""
    named = os.environ.get(engine.variable)
    if named:
        return named
    found = installed_engine(engine)
    if found is None and install_packages(*engine.packages):
        found = installed_engine(engine)
    return found or f"!{' and '.join(engine.packages)} cannot be installed here"


def installed_engine(engine: Engine) -> str | None:
    places = [path for place in engine.places for path in Path("/").glob(place[1:])]
    return str(places[0]) if places and all(map(shutil.which, engine.needs)) else None


def install_packages(*packages: str) -> bool:
    """Installs Debian's packages, where there are such and we may; whether that went well."""
    if shutil.which("apt-get") is None:
        return False
    try:
        with step(f"{packages[0]}, by apt-get"):
            run([*apt_get(), "install", "--no-install-recommends", *packages])
    except BuildError:
        return False
    return True


@functools.cache
def apt_get() -> list[str]:
    """The command as root, once it has fetched its lists."""
    as_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    command = [*as_root, "apt-get", "--quiet", "--yes"]
    run([*command, "update"])
    return command


if __name__ == "__main__":
    main()
