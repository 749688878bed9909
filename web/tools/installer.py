"""Make the archives of a page that brings games of others. Runs inside Pyodide (python.mjs).

    installer.py STDLIB_ZIP ARCHIVES RULES_WHEEL MICROPIP_WHEEL OUT_FOLDER WHEEL…

installs the WHEELs by micropip, as the page will, imports all their modules, and writes into
OUT_FOLDER

- ``stdlib.zip``: that of ARCHIVES, and whatever else of the standard library was needed for that;
- ``micropip.zip``: the modules of micropip, compiled.
"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from bytecode import STDLIB_ROOT, compiled, import_all, library_in_use, modules, read_zip, write_zip


async def main() -> None:
    stdlib_zip, archives, rules, micropip_wheel, out, *wheels = sys.argv[1:]
    sys.path += [rules, micropip_wheel]
    import micropip

    await micropip.install([f"emfs:{os.path.abspath(wheel)}" for wheel in wheels], deps=False)
    importlib.invalidate_caches()
    for wheel in wheels:
        import_all(wheel)
    importlib.import_module("pygame_rules.registry").games()

    shipped, sources = read_zip(os.path.join(archives, "stdlib.zip")), read_zip(stdlib_zip)
    more = {name: sources[name] for name in library_in_use() if f"{name}c" not in shipped}
    stdlib = shipped | compiled(more, STDLIB_ROOT)
    write_zip(os.path.join(out, "stdlib.zip"), stdlib)
    installer = compiled(modules(micropip_wheel), "/lib/micropip.zip/")
    write_zip(os.path.join(out, "micropip.zip"), installer)


await main()  # noqa: F704, PLE1142  python.mjs awaits it
