"""What the lobby knows of Herbaceous."""

from ...meta import GameMeta, Option

META = GameMeta(
    "herbaceous",
    version=1,
    seats=range(1, 5),
    minutes=20,
    hidden=False,
    longest=200,
    endings=(
        "all-potted",
        "nothing-to-pot",
        "passed",
        "early",
        "solo-potted",
        "solo-last-pot",
        "solo-passed",
        "solo-nothing-to-pot",
    ),
    components="own-points",
    options=(
        Option("start", "seat", None, "h1"),
        Option("single-planter", "number", 0, "h4", low=0, high=2),
        Option("jar", "choice", "up-to-three", "h5", values=("up-to-three", "exactly-three")),
        Option("early-end", "flag", False, "h13"),
        Option("jar-tie", "choice", "with-bun", "h18", values=("with-bun", "without-bun")),
        Option("stacks", "choice", "open", "h21", values=("open", "face-down")),
        Option("solo-stop", "flag", True, "sh1"),
    ),
)
