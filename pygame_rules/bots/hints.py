"""Finding what a game knows about playing it well."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ..state import State


def hints_of(state: State) -> ModuleType | None:
    """The ``hints`` module beside a state's own module, or None."""
    package = type(state).__module__.rpartition(".")[0]
    name = f"{package}.hints"
    return import_module(name) if find_spec(name) else None


def evaluate(state: State, seat: int) -> float:
    """How good a state is for a seat, in points: the game's own opinion, else the scores."""
    judge = getattr(hints_of(state), "evaluate", None)
    if judge is not None:
        return float(judge(state, seat))
    totals = state.totals()
    others = [points for other, points in enumerate(totals) if other != seat]
    return totals[seat] - (max(others) if others else 0)
