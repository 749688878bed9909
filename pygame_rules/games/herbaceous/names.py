"""The texts that name things of Herbaceous."""

from __future__ import annotations

from ...texts import Text
from .components import CONTAINERS, HERBS


def herb_name(herb: int) -> Text:
    """The name of a herb, with a form for use within a sentence in the catalogues."""
    return Text(f"herbaceous-herb-{HERBS[herb]}")


def container_name(container: int) -> Text:
    """The name of one of the four containers."""
    return Text(f"herbaceous-{CONTAINERS[container]}")


def place_name(place: str) -> Text:
    """The name of a garden, by its slug in moves: private, community or discard."""
    return Text(f"herbaceous-{place}")
