"""The cards of Nosegay and every number of its rulebook, with the section that gives it.

A herb is a small integer, its place in `HERBS`; cards in one place are counted by herb.
"""

from __future__ import annotations

from pygame_rules.texts import Text

# components
HERBS = ("lavender", "mint", "rosemary", "sage", "thyme")
COPIES = 6

# setup
HAND = 3
BORDER = 3

# scoring
BUNCH_POINTS = 5
MOST_POINTS = 3
SHARED_POINTS = 1


def none() -> list[int]:
    """No card of any herb."""
    return [0] * len(HERBS)


def gather(herbs: list[int]) -> list[int]:
    """Cards as counts by herb."""
    return [herbs.count(herb) for herb in range(len(HERBS))]


def cards(counts: list[int]) -> list[int]:
    """The cards one by one, in the order of `HERBS`."""
    return [herb for herb, count in enumerate(counts) for _ in range(count)]


def herb_name(herb: int) -> Text:
    """The name of a herb, with the forms that sentences need in the catalogues."""
    return Text(f"nosegay-herb-{HERBS[herb]}")
