"""What the lobby knows of Botanists."""

from ...meta import GameMeta, Option

META = GameMeta(
    "botanists",
    version=1,
    seats=range(1, 5),
    recommended=range(2, 5),
    minutes=50,
    hidden=True,
    longest=3600,
    endings=("third-scoring",),
    components="own-components",
    options=(
        Option("start", "seat", None, "b5"),
        Option("boards", "choice", "drawn", "b4", values=("drawn", "chosen")),
        Option("entry", "choice", "first-step", "b6", values=("first-step", "before-moving")),
        Option("empty-spaces", "choice", "closed", "b14", values=("closed", "open")),
        Option("swap-collected", "flag", False, "b18"),
        Option("fresh-orders", "flag", True, "b29"),
        Option("tie-break", "choice", "shared", "b54", values=("shared", "fewer-withered")),
        Option("second-order", "flag", True, "b55"),
        Option("helper-withered", "choice", "apart", "s22", values=("apart", "together")),
    ),
)
