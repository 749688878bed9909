"""The build itself: the same bytes everywhere, a budget that holds, a server that suits browsers."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

import build

BASE = "/some/where/"


def test_a_build_of_a_copy_elsewhere_gives_the_same_bytes(
    files: dict[str, Path], tmp_path: Path
) -> None:
    """Another folder, with a space in its name, another virtual environment, no earlier build; a user
    of another name, language, time zone and habit of whom files belong to."""
    copy = tmp_path / "another place"
    kept_out = shutil.ignore_patterns(
        ".git", ".build", "dist", "node_modules", "__pycache__", ".*_cache"
    )
    shutil.copytree(build.ROOT, copy, ignore=kept_out)
    shutil.copytree(
        build.NODE_MODULES, copy / "web/node_modules", copy_function=link, symlinks=True
    )
    command = [sys.executable, copy / "build.py", "dist", "--out", tmp_path / "out"]
    user = {"USER": "herbalist", "LOGNAME": "herbalist"}
    habits = {"LANG": "C", "LC_ALL": "C", "TZ": "Pacific/Kiritimati"}
    done = subprocess.run(
        command,
        check=False,
        cwd=tmp_path,
        env=os.environ | user | habits,
        umask=0o077,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    again = build.files_of(tmp_path / "out")
    assert list(again) == list(files)
    different = [name for name in files if again[name].read_bytes() != files[name].read_bytes()]
    assert different == []


def link(source: str, target: str) -> None:
    """A hard link where the file system allows it, else a copy."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def test_the_archive_holds_the_page_and_is_the_same_every_time(
    dist: Path, files: dict[str, Path], tmp_path: Path
) -> None:
    """Also of a copy with other dates and rights."""
    copy = tmp_path / "copy"
    shutil.copytree(dist, copy, copy_function=shutil.copyfile)
    (copy / "index.html").chmod(0o600)
    archives = [tmp_path / "one.zip", tmp_path / "other.zip"]
    for page, archive in zip((dist, copy), archives, strict=True):
        build.pack(page, archive)
    assert archives[0].read_bytes() == archives[1].read_bytes()
    with zipfile.ZipFile(archives[0]) as packed:
        packed.extractall(tmp_path / "unpacked")
    unpacked = build.files_of(tmp_path / "unpacked")
    assert list(unpacked) == list(files)
    sums = unpacked.pop("SHA256SUMS").read_text("utf-8")
    digests = [
        f"{hashlib.sha256(unpacked[name].read_bytes()).hexdigest()}  {name}" for name in unpacked
    ]
    assert sums.splitlines() == digests


def test_a_part_over_its_limit_fails_the_build_and_is_named() -> None:
    [rules] = [part for part in build.BUDGET if part.name == "rules"]
    sizes = {"assets/rules-ABCDEFGH.zip": rules.limit - 10, "assets/rules-STUVWXYZ.zip": 1_210}
    with pytest.raises(build.BuildError, match=r"rules \(assets/rules-\*\.zip\): 1,200 bytes over"):
        build.check_budget(sizes)


def test_the_whole_page_has_a_limit_too() -> None:
    [whole] = [part for part in build.BUDGET if part.pattern == "*"]
    with pytest.raises(build.BuildError, match="the whole page"):
        build.check_budget({"somewhere/else": whole.limit + 1})


def test_parts_at_their_limits_pass() -> None:
    [rules] = [part for part in build.BUDGET if part.name == "rules"]
    build.check_budget({"assets/rules-ABCDEFGH.zip": rules.limit})


@pytest.fixture(scope="module")
def connection(dist: Path) -> Iterator[HTTPConnection]:
    """A connection to a server of the page below a base path."""
    server = build.make_server(dist, base=BASE)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    connection = HTTPConnection("127.0.0.1", server.server_port)
    yield connection
    connection.close()
    server.shutdown()
    thread.join()
    server.server_close()


def ask(connection: HTTPConnection, path: str) -> HTTPResponse:
    connection.request("GET", path)
    response = connection.getresponse()
    response.read()
    return response


def test_the_server_names_the_types_that_browsers_insist_on(
    connection: HTTPConnection, files: dict[str, Path]
) -> None:
    expected = {".wasm": "application/wasm", ".mjs": "text/javascript; charset=utf-8"}
    for name, path in files.items():
        if path.suffix in expected:
            response = ask(connection, BASE + name)
            assert response.headers["Content-Type"] == expected[path.suffix]


def test_hashed_names_may_be_kept_and_others_are_asked_for_anew(
    connection: HTTPConnection, files: dict[str, Path]
) -> None:
    for name in files:
        kept = ask(connection, BASE + name).headers["Cache-Control"]
        assert ("immutable" in kept) == name.startswith("assets/"), name


def test_the_folder_is_answered_with_its_page(connection: HTTPConnection) -> None:
    assert ask(connection, BASE).status == 200


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/some/where", "/some/where/../../etc/passwd"]
)
def test_outside_of_the_base_there_is_nothing(connection: HTTPConnection, path: str) -> None:
    assert ask(connection, path).status == 404
