"""What holds for every game, as functions that a test or a game's author may call.

``python -m pygame_rules.check my-game`` tries them all on random games and says in plain words
what holds and what fails. A law takes a `Table`, and raises `Broken` where it does not hold and
`Missing` where the game does not bring what it is about. Laws differ in how many games they need:

``ONCE``     they look at no game but at what a game is made of
``OFTEN``    they look at whole random games
``SELDOM``   they take long, and see much in few games
``GARBLED``  they also need a value that makes no sense
"""

from .laws import GARBLED, OFTEN, ONCE, SELDOM, a_game_is_dealt
from .tables import Broken, Law, Missing, Table

__all__ = [
    "GARBLED",
    "OFTEN",
    "ONCE",
    "SELDOM",
    "Broken",
    "Law",
    "Missing",
    "Table",
    "a_game_is_dealt",
]
