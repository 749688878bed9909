"""Rules of table games in pure Python: legal moves, scores and reasons.

(*Python game rules*; the pygame library is something else.)

>>> import pygame_rules as rules
>>> match = rules.new_match("herbaceous", seats=2, seed=7)
>>> match.turn in (0, 1)
True
"""

from .dice import Dice
from .errors import (
    BadComponents,
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    BadTableau,
    IllegalMove,
    RulesError,
    UnknownGame,
)
from .match import (
    Match,
    components,
    form,
    load,
    new_match,
    position,
    position_form,
    score,
)
from .meta import GameMeta, Option
from .moves import Move
from .registry import games
from .scores import Line, Scores
from .state import State
from .texts import Text

__all__ = [
    "BadComponents",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadTableau",
    "Dice",
    "GameMeta",
    "IllegalMove",
    "Line",
    "Match",
    "Move",
    "Option",
    "RulesError",
    "Scores",
    "State",
    "Text",
    "UnknownGame",
    "components",
    "form",
    "games",
    "load",
    "new_match",
    "position",
    "position_form",
    "score",
]

__version__ = "0.1.0"
