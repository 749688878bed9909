"""Print the benchmark of the rules inside Pyodide: ``speed.py WHEEL SITE_PACKAGES``.

``web/tools/python.mjs`` runs this from the repository's root; SITE_PACKAGES has the reference.
"""

import os
import sys

wheel, site_packages = sys.argv[1:]
sys.path = [wheel, *sys.path, site_packages, os.getcwd()]

from tests.bench import speed

speed.main()
