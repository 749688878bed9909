"""Write down what the page knows of the games before Python runs in it.

    facts.py SITE OUT_FILE

SITE is the folder with the rules, and with the games of others where there are any. Writes, as JSON,
the games and the kinds of computer players that the bridge tells of.
"""

import json
import sys
from pathlib import Path


def main() -> None:
    site, out = sys.argv[1:]
    sys.path.insert(0, site)
    from pygame_rules.bridge import Bridge

    bridge = Bridge()
    facts = {"games": bridge.games(), "bots": bridge.players()}
    Path(out).write_text(json.dumps(facts), "utf-8")


if __name__ == "__main__":
    main()
