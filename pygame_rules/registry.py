"""Which games there are. A game is loaded when it is first played, its metadata at once.

A game is a package with these modules (see ``games/herbaceous`` for the model):

========== ==========================================================================
meta       ``META``: a `GameMeta`
state      ``CATALOGUE``; ``deal(seats, options, dice) -> State``
refusals   ``refusal(state, move) -> IllegalMove``: why a move is not legal now
position   ``set_up(position) -> SetUp``: the state of a set-up for diagrams and tests;
           optional: ``written(state)``: such a set-up, None where there is none
asking     optional: ``form(seats)``: what people fill in to set a position up, see `forms`;
           for a table's own component data what they were read as is its second argument
scoring    ``score(tableau) -> Scores``: a table that was played with real cards
form       optional: the like, to have such a table scored
view       ``draw(state, seat)``, ``describe(state, move)``, ``narrate(before, move, after, seat)``
hints      optional: what computer players should know, see `bots.knowledge`
lesson     optional: ``LESSON``, a guided first game, see `lessons`
own        when ``META.components`` says that they may be replaced: ``STANDARD``, the game's
           component data as plain JSON; ``read(fields)`` makes of such data what `deal` takes as
           its fourth argument, and what ``State.catalogue`` may depend on
========== ==========================================================================

Packages of others announce themselves by an entry point in the group ``pygame_rules.games``.
"""

from __future__ import annotations

import pkgutil
import sys
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from . import games as _games
from .errors import BadComponents, UnknownGame, quote
from .fields import Fields
from .meta import GameMeta
from .texts import Text

__all__ = ["Game", "find", "games"]

ENTRY_POINTS = "pygame_rules.games"
#: The modules that a table asks for, in this order.
AT_A_TABLE = ("state", "view", "refusals", "hints")


class Game:
    """A game's package, its modules imported when they are first asked for."""

    __slots__ = (
        "asking",
        "form",
        "hints",
        "lesson",
        "meta",
        "own",
        "package",
        "position",
        "scoring",
        "state",
        "view",
    )

    def __init__(self, package: str) -> None:
        self.package = package
        self.meta: GameMeta = import_module(f"{package}.meta").META

    def __getattr__(self, name: str) -> Any:
        if name not in Game.__slots__:
            raise AttributeError(name)
        path = f"{self.package}.{name}"
        try:
            module = import_module(path)
        except ModuleNotFoundError as error:
            if error.name != path:
                raise
            raise UnknownGame("rules-no-module", text=self.name, module=name) from None
        setattr(self, name, module)
        return module

    @property
    def name(self) -> Text:
        """What people call the game."""
        return Text(f"{self.meta.id}-name")

    def brings(self, module: str) -> bool:
        """Whether the package has this module."""
        return find_spec(f"{self.package}.{module}") is not None

    def prepare(self) -> bool:
        """Import the next module that a table will ask for; whether there are more.

        One that cannot be imported is left to whoever needs it.
        """
        missing = [
            name
            for name in AT_A_TABLE
            if self.brings(name) and f"{self.package}.{name}" not in sys.modules
        ]
        if missing:
            with suppress(Exception):
                import_module(f"{self.package}.{missing[0]}")
                return len(missing) > 1
        return False

    def read_components(self, given: object) -> tuple[Any, ...]:
        """Component data of one's own, checked, as `deal` takes them; nothing for None."""
        if given is None:
            return ()
        if self.meta.components is None:
            raise BadComponents("rules-fixed-components", text=quote(given))
        return (self.own.read(Fields(given, BadComponents)),)


_registry: dict[str, Game] = {}


def _load() -> dict[str, Game]:
    if not _registry:
        packages = [
            f"{_games.__name__}.{item.name}" for item in pkgutil.iter_modules(_games.__path__)
        ]
        for package in [*packages, *_packages_of_others()]:
            game = Game(package)
            _registry.setdefault(game.meta.id, game)
    return _registry


def _packages_of_others() -> list[str]:
    try:
        from importlib.metadata import entry_points
    except ModuleNotFoundError:  # a trimmed library, as in the page
        return []
    return sorted(entry.value for entry in entry_points(group=ENTRY_POINTS))


def games() -> tuple[GameMeta, ...]:
    """The metadata of every game, sorted by id."""
    return tuple(game.meta for _, game in sorted(_load().items()))


def find(game: object) -> Game:
    """The game with that id, or `UnknownGame`."""
    found = _load().get(game) if isinstance(game, str) else None
    if found is None:
        raise UnknownGame("rules-unknown-game", text=quote(game))
    return found
