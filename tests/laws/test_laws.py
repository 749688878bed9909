"""Laws that hold for every game, at every number of seats, with every option.

They are stated once, in `pygame_rules.check`; a game that appears in the registry is under them at
once.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_rules.check import OFTEN, ONCE, SELDOM, Law, Table
from pygame_rules.check.laws import random_games_end_and_lose_nothing
from tests.tries import tries

from .tables import GAMES, TABLES

RANDOM_GAMES = int(os.environ.get("PHYSIC_GARDEN_GAMES", "1000"))

every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", GAMES)
# With 250 tries, ten thousand positions of each game at each table are looked at.
often = settings(max_examples=tries(5), deadline=None)
seldom = settings(max_examples=tries(3), deadline=None)
seeds = st.integers(min_value=0, max_value=2**32)


def name(law: Law) -> str:
    return law.__name__.replace("_", " ")


@every_table
def test_many_random_games_end_and_lose_nothing(game: str, seats: int) -> None:
    for seed in range(RANDOM_GAMES):
        random_games_end_and_lose_nothing(Table(game, seats, seed))


@every_game
@pytest.mark.parametrize("law", ONCE, ids=name)
def test_what_a_game_is_made_of(law: Law, game: str) -> None:
    law(Table(game, 2, 0))


@every_table
@pytest.mark.parametrize("law", OFTEN, ids=name)
@often
@given(seed=seeds)
def test_laws_of_random_games(law: Law, game: str, seats: int, seed: int) -> None:
    law(Table(game, seats, seed))


@every_table
@pytest.mark.parametrize("law", SELDOM, ids=name)
@seldom
@given(seed=seeds)
def test_laws_that_see_much_in_few_games(law: Law, game: str, seats: int, seed: int) -> None:
    law(Table(game, seats, seed))
