"""What the lobby knows of Nosegay."""

from pygame_rules.meta import GameMeta, Option

META = GameMeta(
    "nosegay",
    version=1,
    seats=range(2, 4),
    minutes=10,
    hidden=True,
    longest=54,  # two players lay 30 cards and pick 24
    endings=("all-laid",),
    options=(
        Option("start", "seat", None, "setup"),
        Option("shared-most", "flag", False, "scoring"),
    ),
)
