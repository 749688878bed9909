"""Make the archives of bytecode that the page loads. Runs inside Pyodide (python.mjs), so that
the bytecode is that of the interpreter which will read it, and so that the same sources give
the same bytes on every machine.

    bytecode.py STDLIB_ZIP WHEEL OUT_FOLDER

writes into OUT_FOLDER

- ``stdlib.zip``: the part of the standard library that the games may use, compiled;
- ``rules.zip``: the modules of the wheel that a page needs, compiled;
- the wheel itself, packed anew with fixed dates.
"""

import importlib
import sys

# What a game may import from the standard library, beyond what the interpreter itself needs to
# start. The archive holds these modules and whatever they import. Nothing that reads files, the
# clock or the network is offered: a rule needs none of it.
OFFERED = (
    *("abc", "array", "base64", "bisect", "collections", "collections.abc", "contextlib", "copy"),
    *("dataclasses", "decimal", "difflib", "enum", "fractions", "functools", "graphlib", "hashlib"),
    *("heapq", "hmac", "itertools", "json", "keyword", "math", "numbers", "operator", "pprint"),
    *("random", "re", "statistics", "string", "struct", "textwrap", "types", "typing"),
    *("unicodedata", "weakref", "zlib"),
)

# Imported by name while running, so that no import closure shows them: the codecs of the
# interpreter's own streams, of zip archives and of str.encode in a game, and what shows errors.
BY_NAME = (
    *("encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.utf_8"),
    *("encodings.utf_8_sig", "encodings.utf_16", "encodings.raw_unicode_escape"),
    *("encodings.unicode_escape", "linecache", "traceback", "zipfile"),
)

# What writers of games and of players run, and no page.
COMMANDS = ("pygame_rules/arena.py", "pygame_rules/check/")

# Packages of the runtime that belong together as a whole.
WHOLE = ("_pyodide/", "pyodide/")

STDLIB_ROOT = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
RULES_ROOT = "/lib/rules.zip/"


def main() -> None:
    stdlib_zip, wheel, out = sys.argv[1:]
    kept = files_in_use(wheel)  # first, before this script's own imports add to what is loaded
    import os.path

    sources = read_zip(stdlib_zip)
    stdlib = {
        name: data for name, data in sources.items() if name in kept or name.startswith(WHOLE)
    }
    write_zip(os.path.join(out, "stdlib.zip"), compiled(stdlib, STDLIB_ROOT))

    write_zip(os.path.join(out, "rules.zip"), compiled(modules(wheel), RULES_ROOT))
    write_zip(os.path.join(out, os.path.basename(wheel)), read_zip(wheel))


def files_in_use(wheel: str) -> set[str]:
    """The standard library's files behind everything that is loaded once the interpreter has
    started and all that games may import, and every module of the wheel, has been imported."""
    for name in OFFERED + BY_NAME:
        importlib.import_module(name)
    sys.path.insert(0, wheel)
    import_all(wheel)
    return library_in_use()


def library_in_use() -> set[str]:
    """The standard library's files behind all modules that are loaded."""
    used = set()
    for module in list(sys.modules.values()):
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        if origin.startswith(STDLIB_ROOT):
            used.add(origin.removeprefix(STDLIB_ROOT))
    return used


def modules(wheel: str) -> dict[str, bytes]:
    """The files of a wheel's modules that a page needs."""
    return {
        name: data
        for name, data in read_zip(wheel).items()
        if name.endswith(".py") and not name.startswith(COMMANDS)
    }


def import_all(wheel: str) -> None:
    """Imports these modules, which can be found."""
    for name in sorted(modules(wheel)):
        module = name.removesuffix(".py").removesuffix("/__init__")
        importlib.import_module(module.replace("/", "."))


def compiled(sources: dict[str, bytes], root: str) -> dict[str, bytes]:
    """Each ``.py`` as a ``.pyc`` that is never compared with its source; other files are left out, and
    docstrings and asserts, which nothing in the page needs.

    ``root`` is the folder that tracebacks name.
    """
    from importlib._bootstrap_external import _code_to_hash_pyc
    from importlib.util import source_hash

    result = {}
    for name, source in sources.items():
        if name.endswith(".py"):
            code = compile(source, root + name, "exec", dont_inherit=True, optimize=2)
            result[name + "c"] = bytes(_code_to_hash_pyc(code, source_hash(source), False))
    return result


def read_zip(path: str) -> dict[str, bytes]:
    from zipfile import ZipFile

    with ZipFile(path) as archive:
        files = [entry.filename for entry in archive.infolist() if not entry.is_dir()]
        return {name: archive.read(name) for name in files}


def write_zip(path: str, files: dict[str, bytes]) -> None:
    from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

    with ZipFile(path, "w") as archive:
        for name in sorted(files):
            entry = ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], ZIP_DEFLATED, 9)


if __name__ == "__main__":
    main()
