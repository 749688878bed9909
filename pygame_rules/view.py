"""The pieces that a view is made of; the page draws nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .texts import Text

__all__ = ["entry", "mark", "move", "order", "piece", "seat_mark", "zone"]


def mark(text: Text, icon: str, figure: str | None = None) -> dict[str, Any]:
    """A small sign on a piece, a zone or a seat: a text with the name of an icon.

    ``figure`` is what to show where there is no room for words, when no number of the text will do.
    """
    made: dict[str, Any] = {**text.as_json(), "icon": icon}
    if figure is not None:
        made["figure"] = figure
    return made


def seat_mark(seat: int) -> dict[str, Any]:
    """Whose piece it is, shown by the sign and the number of the seat."""
    return mark(Text("rules-mark-player", number=seat + 1), f"seat-{seat + 1}")


def piece(
    id: str,
    face: str | None,
    label: Text,
    *,
    count: int = 1,
    marks: Iterable[dict[str, Any]] = (),
    cell: Sequence[int] | None = None,
    parts: Sequence[str] = (),
    boxes: Sequence[Sequence[int]] = (),
) -> dict[str, Any]:
    """A piece: its slug as ``face``, None when it lies face down; ``count`` equal ones as a stack.

    A card that shows other things lists their faces as ``parts``; one that shows a shape lists its
    ``boxes``, rows and columns counted from the box that matters most.
    """
    made: dict[str, Any] = {
        "id": id,
        "face": face,
        "label": label.as_json(),
        "count": count,
        "marks": list(marks),
    }
    if cell is not None:
        made["cell"] = list(cell)
    if parts:
        made["parts"] = list(parts)
    if boxes:
        made["boxes"] = [list(box) for box in boxes]
    return made


def zone(
    id: str,
    kind: str,
    owner: int | None,
    label: Text,
    pieces: Sequence[dict[str, Any]],
    *,
    rule: str,
    count: int | None = None,
    group: str | None = None,
    marks: Iterable[dict[str, Any]] = (),
    orders: Iterable[dict[str, Any]] = (),
) -> dict[str, Any]:
    """A zone of kind hand, row, pile, grid, slots or track, with its pieces in reading order.

    ``orders`` are ways to sort its pieces that people may choose, the present one first.
    """
    made: dict[str, Any] = {
        "id": id,
        "kind": kind,
        "owner": owner,
        "label": label.as_json(),
        "count": sum(item["count"] for item in pieces) if count is None else count,
        "group": group,
        "marks": list(marks),
        "rule": rule,
        "pieces": list(pieces),
    }
    sortings = list(orders)
    if sortings:
        made["orders"] = sortings
    return made


def order(label: Text, ids: Iterable[str]) -> dict[str, Any]:
    """A way to sort the pieces of a zone: what it is called, and their ids in that order."""
    return {"label": label.as_json(), "ids": list(ids)}


def move(label: Text, on: str | None, touches: Iterable[str], rule: str) -> dict[str, Any]:
    """How a legal move is shown: what it is called, where it is clicked, what it would change."""
    return {"label": label.as_json(), "on": on, "touches": list(touches), "rule": rule}


def entry(text: Text, seat: int | None, rule: str) -> dict[str, Any]:
    """A line of the log."""
    return {**text.as_json(), "seat": seat, "rule": rule}
