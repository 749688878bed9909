"""Run the tests of the rules inside Pyodide: ``run_pytest.py WHEEL SITE_PACKAGES``.

``web/tools/python.mjs`` runs this from the repository's root. The rules come from the wheel, the
test tools from the virtual environment's SITE_PACKAGES: of those only what is pure Python is used.
"""

import os
import sys
import zipfile

UNPACKED = "/tmp/wheel"
TESTS = ("tests/rules", "tests/golden")
# Plugins that need what a browser's Python has not: threads, signals, a writable repository.
WITHOUT = ("cacheprovider", "faulthandler", "threadexception")


def main() -> int | str:
    wheel, site_packages = sys.argv[1:]
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(UNPACKED)
    root = os.getcwd()
    # The wheel before the repository, which is only asked for the tests' own helpers.
    sys.path = [UNPACKED, *(entry for entry in sys.path if entry), site_packages, root]
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

    import pytest

    import pygame_rules

    if not pygame_rules.__file__.startswith(UNPACKED):
        return f"the rules come from {pygame_rules.__file__}, not from the wheel"
    options = ["--capture=sys", "--override-ini=pythonpath=", "--quiet"]
    return pytest.main([*options, *(f"-pno:{name}" for name in WITHOUT), *TESTS])


sys.exit(main())
