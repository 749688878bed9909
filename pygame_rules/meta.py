"""What is known of a game before it is loaded: its metadata and its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import BadOptions, quote

__all__ = ["GameMeta", "Option", "OptionValue"]

OptionValue = bool | int | str | None


class Option:
    """A rule of a game that a table may set.

    ``kind`` is ``"flag"`` (a bool), ``"choice"`` (one of ``values``), ``"number"`` (an integer
    from ``low`` to ``high``) or ``"seat"`` (a seat of the game, or None for a random one;
    with ``passes_on``, in a rematch the one after the seat that began, its state's ``start``).
    ``rule`` is the section of the rulebook page that the option varies.
    """

    __slots__ = ("default", "high", "kind", "low", "name", "passes_on", "rule", "values")

    def __init__(
        self,
        name: str,
        kind: str,
        default: OptionValue,
        rule: str,
        *,
        values: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
        passes_on: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.rule = rule
        self.values = tuple(values)
        self.low = low
        self.high = high
        self.passes_on = passes_on

    def allows(self, value: object, seats: int) -> bool:
        """Whether a game with that many seats can be played with this value."""
        if self.kind == "flag":
            return type(value) is bool
        if self.kind == "choice":
            return type(value) is str and value in self.values
        if type(value) is not int:
            return self.kind == "seat" and value is None
        if self.kind == "seat":
            return 0 <= value < seats
        return self.low <= value <= self.high

    def as_json(self) -> dict[str, Any]:
        """The option as the lobby reads it."""
        return {name: _plain(getattr(self, name)) for name in sorted(self.__slots__)}


class GameMeta:
    """A game's entry in the registry.

    ``seats`` is the range of player counts, ``recommended`` the part of it that plays best,
    ``minutes`` a usual length, ``hidden`` whether seats hold secrets from one another,
    ``endings`` every reason for which a game can be over, ``longest`` a number of moves that no
    game exceeds, ``version`` the edition of the law, named in records. ``components`` is the
    section of the rulebook page that says how a table may replace the component data (its own
    cards, its own values) of this game; None when it may not.
    """

    __slots__ = (
        "components",
        "endings",
        "hidden",
        "id",
        "longest",
        "minutes",
        "options",
        "recommended",
        "seats",
        "version",
    )

    def __init__(
        self,
        id: str,
        *,
        version: int,
        seats: range,
        minutes: int,
        hidden: bool,
        endings: Sequence[str],
        longest: int,
        options: Sequence[Option] = (),
        recommended: range | None = None,
        components: str | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.recommended = recommended or seats
        self.minutes = minutes
        self.hidden = hidden
        self.endings = tuple(endings)
        self.longest = longest
        self.components = components
        self.options = tuple(options)

    def __repr__(self) -> str:
        return f"<GameMeta {self.id} {self.version}>"

    def as_json(self) -> dict[str, Any]:
        """The metadata as the lobby reads it."""
        plain = {name: _plain(getattr(self, name)) for name in sorted(self.__slots__)}
        return {**plain, "options": [option.as_json() for option in self.options]}

    def check_seats(self, seats: object) -> int:
        """The number of seats, or `BadOptions`."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOptions(
                "rules-bad-seats",
                rule="setup",
                text=quote(seats),
                least=self.seats[0],
                most=self.seats[-1],
            )
        return seats

    def check_options(self, options: object, seats: int) -> dict[str, OptionValue]:
        """Every option with its value, given or default; `BadOptions` names the wrong one."""
        if options is None:
            options = {}
        if not isinstance(options, Mapping):
            raise BadOptions("rules-bad-options", text=quote(options))
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOptions("rules-unknown-option", text=quote(name))
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        for name, value in chosen.items():
            if not known[name].allows(value, seats):
                raise BadOptions(
                    "rules-bad-option", rule=known[name].rule, text=quote(value), option=name
                )
        return chosen


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, (tuple, range)) else value
