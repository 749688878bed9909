"""What computer players take for granted about a container is what filling it brings."""

from __future__ import annotations

import pytest

from pygame_rules.dice import Dice
from pygame_rules.games.herbaceous.components import BUN_POINTS, CONTAINERS
from pygame_rules.games.herbaceous.hints import grows, settle
from pygame_rules.games.herbaceous.outlook import brings
from pygame_rules.games.herbaceous.scoring import points
from pygame_rules.games.herbaceous.state import POT, TURN, Herbaceous, deal
from pygame_rules.meta import OptionValue
from pygame_rules.registry import find

META = find("herbaceous").meta


def states(options: dict[str, OptionValue]) -> list[Herbaceous]:
    """What random games come to in which nobody pots, so that the gardens grow large."""
    found = []
    for seed in range(8):
        for seats in META.seats:
            dice = Dice(seed)
            state = deal(seats, META.check_options(options, seats), dice)
            while state.left > 2 * seats:
                found.append(state.copy())
                moves = [move for move in state.legal_moves() if move.verb != "pot"]
                state.play(dice.choice(moves))
    return found


@pytest.mark.parametrize("options", [{}, {"jar": "exactly-three", "single-planter": 2}])
@pytest.mark.parametrize("container", range(len(CONTAINERS)), ids=CONTAINERS)
def test_a_container_filled_at_once_brings_what_was_expected(
    container: int, options: dict[str, OptionValue]
) -> None:
    """Filled by the law, with herbs that lie there, and worth what `brings` says."""
    filled = 0
    for state in states(options):
        seat = state.turn
        assert seat is not None
        if POT[container] not in state.legal_moves():
            continue
        expected = brings(state, state.community + state.gardens[seat])[container]
        after = state.copy()
        after.play(POT[container])
        settle(after)
        assert after.census() == state.census()
        after.gardens = state.gardens
        assert points(after, seat) - points(state, seat) == expected
        assert after.bun < 0 or expected >= BUN_POINTS
        filled += 1
    assert filled


def test_waiting_and_filling_are_judged_alike() -> None:
    """Of the choices of a turn, a search remembers what came of all or of none."""
    for seed in range(8):
        for seats in META.seats:
            dice = Dice(seed)
            state = deal(seats, META.check_options({}, seats), dice)
            while state.turn is not None:
                moves = state.legal_moves()
                if state.phase == TURN:
                    reached = [state.copy() for _ in moves]
                    for after, move in zip(reached, moves, strict=True):
                        after.play(move)
                    assert len({grows(after) for after in reached}) == 1
                state.play(dice.choice(moves))
