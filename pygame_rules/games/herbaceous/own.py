"""Points of a table's own, in the place of those that `components` gives the containers."""

from __future__ import annotations

from ...errors import quote
from ...fields import Fields
from .components import CONTAINERS, POINTS

__all__ = ["STANDARD", "Own", "read"]

MOST_POINTS = 99

#: The points of containers for 0, 1, 2 … herbs (or pairs).
Own = dict[int, tuple[int, ...]]

#: The game's own data: the points of each container for 1, 2 … herbs (or pairs).
STANDARD = {slug: list(points[1:]) for slug, points in zip(CONTAINERS, POINTS, strict=True)}


def read(fields: Fields) -> Own:
    """Points from data like `STANDARD`; of a container that is missing they are the game's own."""
    fields.only(*CONTAINERS)
    return {
        container: (0, *_read_points(fields, slug))
        for container, slug in enumerate(CONTAINERS)
        if fields.has(slug)
    }


def _read_points(fields: Fields, name: str) -> list[int]:
    points = fields.items(name)
    number = len(STANDARD[name])
    if len(points) != number:
        raise fields.wrong(
            "rules-bad-length", name, name, text=len(points), least=number, most=number
        )
    for place, value in enumerate(points):
        if type(value) is not int or not 0 <= value <= MOST_POINTS:
            raise fields.wrong(
                "herbaceous-bad-points",
                f"{name}[{place}]",
                "own-points",
                text=quote(value),
                most=MOST_POINTS,
            )
    return points
