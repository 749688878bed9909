"""What the lobby knows of Officinalis."""

from ...meta import GameMeta, Option

META = GameMeta(
    "officinalis",
    version=1,
    seats=range(2, 5),  # O38
    minutes=60,
    hidden=True,
    longest=750,
    endings=("last-marvel", "last-card"),
    components="own-values",
    options=(
        Option("rounds", "number", 7, "o37", low=1, high=15),
        Option("dealer", "seat", None, "o8"),
        Option(
            "familiar",
            "choice",
            "one-to-seven",
            "o2",
            values=("one-to-seven", "one-to-five"),
        ),
        Option("pickers", "choice", "each-round", "o10", values=("each-round", "once")),
        Option("salvia", "choice", "when-void", "o21", values=("when-void", "any-time")),
        Option("marvels", "choice", "dealt", "o24", values=("dealt", "all")),
        Option("teas", "choice", "shared", "o32", values=("shared", "one-each")),
    ),
)
