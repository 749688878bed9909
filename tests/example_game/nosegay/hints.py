"""What is worth knowing when one plays Nosegay."""

from __future__ import annotations

from .components import BUNCH_POINTS, HERBS
from .state import Nosegay

__all__ = ["evaluate"]


def evaluate(state: Nosegay, seat: int) -> float:
    """The lead of a seat in points, with a share of the bunch that it is gathering."""
    hopes = [
        points + _begun(nosegay)
        for points, nosegay in zip(state.totals(), state.nosegays, strict=True)
    ]
    mine = hopes.pop(seat)
    return mine - max(hopes)


def _begun(nosegay: list[int]) -> float:
    """Points for the herbs beyond the complete bunches, one of each."""
    more = sum(count > min(nosegay) for count in nosegay)
    return BUNCH_POINTS * more / len(HERBS)
