"""What the lobby knows of Znakhar."""

from ...meta import GameMeta, Option

META = GameMeta(
    "znakhar",
    version=1,
    seats=range(2, 9),
    recommended=range(2, 7),
    minutes=30,
    hidden=True,
    longest=702,  # 4 players, 54 turns, in each three opponents asked, three cards exchanged
    endings=("pile-out",),
    options=(
        Option("start", "seat", None, "k26", passes_on=True),
        Option("last-turns", "choice", "everyone", "k21", values=("everyone", "others")),
        Option("ties", "choice", "shared", "k25", values=("shared", "broken")),
    ),
    components="own-cards",
)
