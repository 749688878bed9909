"""The score sheet of Officinalis (rulebook: values, pickers, teas)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from ...errors import BadTableau
from ...fields import Fields
from ...scores import Line, Scores
from ...setups import read_components, read_options
from ...texts import Text
from .components import (
    DOUBLED,
    ENOUGH,
    IN_PLAY,
    MAISONUS,
    MEMBERS,
    RECIPES,
    SALVIA,
    SALVIA_BONUS,
    SIDE_OF,
    SIDES,
    TEA_SCALE,
    Variant,
    cards,
)
from .meta import META
from .names import card_names, environment_name, picker_name, tea_name
from .own import read
from .sets import CardReader
from .state import OVER, PAUSE, Officinalis, Round

__all__ = [
    "available",
    "brew",
    "points",
    "round_note",
    "score",
    "scores",
    "side_points",
]


def brew(variant: Variant, seats: int, harvest: int) -> Sequence[int]:
    """The plants that go into each tea, enough for it or not.

    A plant serves in every tea whose sign it shows (O32), unless the table gives each plant to
    one tea only: then the most profitable way is taken.
    """
    if not variant.one_tea_each:
        return [harvest & recipe for recipe in RECIPES]
    return max(_assignments(harvest), key=lambda teas: _worth(teas, seats))


def _worth(teas: Sequence[int], seats: int) -> int:
    scale = TEA_SCALE[seats]
    total = 0
    for plants in teas:
        total += scale[plants.bit_count()]
    return total


def _assignments(harvest: int) -> Iterator[list[int]]:
    """Every way to give each plant to one of its teas."""
    herbs = [card for card in cards(harvest) if any(recipe >> card & 1 for recipe in RECIPES)]
    places = [[tea for tea, recipe in enumerate(RECIPES) if recipe >> card & 1] for card in herbs]
    for chosen in product(*places):
        teas = [0] * len(RECIPES)
        for card, tea in zip(herbs, chosen, strict=True):
            teas[tea] |= 1 << card
        yield teas


def side_points(variant: Variant, seats: int, harvest: int, pickers: Sequence[int]) -> int:
    """Points of a side for one round: what its sheet adds up to."""
    total = variant.value(harvest) + _worth(brew(variant, seats, harvest), seats)
    if harvest >> SALVIA & 1:
        total += SALVIA_BONUS
    for picker in pickers:  # O30, O31
        total += variant.value(harvest & MEMBERS[DOUBLED[picker]])
    return total


def points(state: Officinalis) -> list[int]:
    """Points of each seat so far, without the secret Pickers of a running round."""
    sides = list(state.before)
    if state.phase < PAUSE:
        for side, harvest in enumerate(state.harvests):
            sides[side] += side_points(state.variant, state.seats, harvest, ())
    return [sides[side] for side in SIDE_OF[state.seats]]


def _sheet(variant: Variant, seats: int, harvest: int, pickers: Sequence[int]) -> Iterator[Line]:
    """The lines of a side for one round."""
    for environment, members in enumerate(MEMBERS):
        held = harvest & members
        if held:
            text = Text(
                "officinalis-line-environment",
                environment=environment_name(environment),
                plants=card_names(held),
            )
            yield Line(text, variant.value(held), "values")
    for picker in pickers:
        held = harvest & MEMBERS[DOUBLED[picker]]
        if held:
            text = Text(
                "officinalis-line-picker",
                picker=picker_name(picker),
                environment=environment_name(DOUBLED[picker]),
            )
            yield Line(text, variant.value(held), "pickers")
    if harvest >> MAISONUS & 1:  # O28
        yield Line(Text("officinalis-line-maisonus"), 0, "o28")
    if harvest >> SALVIA & 1:  # O29
        value = variant.values[SALVIA]
        text = Text("officinalis-line-salvia", value=value, bonus=SALVIA_BONUS)
        yield Line(text, value + SALVIA_BONUS, "o29")
    for tea, plants in enumerate(brew(variant, seats, harvest)):
        number = plants.bit_count()
        if number >= ENOUGH[seats]:
            text = Text(
                "officinalis-line-tea",
                tea=tea_name(tea),
                plants=card_names(plants),
                number=number,
                available=available(tea, seats),
            )
            yield Line(text, TEA_SCALE[seats][number], "teas")


def available(tea: int, seats: int) -> int:
    """How many plants of a tea the game of so many players holds (O35)."""
    return (RECIPES[tea] & IN_PLAY[seats]).bit_count()


def scores(state: Officinalis) -> Scores:
    """The score sheets of a state, round after round."""
    seats, variant = state.seats, state.variant
    rounds = list(state.history)
    notes = [round_note(state, number) for number in range(1, len(rounds) + 1)]
    if state.phase < PAUSE:
        rounds.append(Round(tuple(state.harvests), ((),) * SIDES[seats]))
        notes.append(Text("officinalis-note-running", round=state.round))
    sides = [
        [
            Line(
                Text("officinalis-line-round", round=number, line=line.text),
                line.points,
                line.rule,
            )
            for number, played in enumerate(rounds, 1)
            for line in _sheet(variant, seats, played.harvests[side], played.pickers[side])
        ]
        for side in range(SIDES[seats])
    ]
    result = _result(seats, sides, range(SIDES[seats]), notes)
    if state.phase == OVER and len({SIDE_OF[seats][seat] for seat in result.winners}) > 1:
        result.notes += (Text("officinalis-note-shared"),)  # O36
    return result


def round_note(state: Officinalis, number: int) -> Text:
    """What a round that is over brought each side."""
    done = state.history[number - 1]
    brought = tuple(
        Text(
            "officinalis-side-points",
            player=side + 1,
            partner=side + 3 if state.seats == 4 else 0,
            points=side_points(state.variant, state.seats, harvest, pickers),
        )
        for side, (harvest, pickers) in enumerate(zip(done.harvests, done.pickers, strict=True))
    )
    return Text("officinalis-note-round", round=number, points=brought)


def _result(
    seats: int,
    sides: Sequence[Sequence[Line]],
    shown: Sequence[int],
    notes: Sequence[Text],
) -> Scores:
    """The sheets of all seats; partners have the same. A side that was not shown cannot win."""
    totals = [sum(line.points for line in sheet) for sheet in sides]
    best = max(totals[side] for side in shown)
    winners = [
        seat for seat, side in enumerate(SIDE_OF[seats]) if side in shown and totals[side] == best
    ]
    return Scores([sides[side] for side in SIDE_OF[seats]], winners, notes, SIDE_OF[seats])


def score(tableau: Any) -> Scores:
    """Score one round of a table: ``{"seats": 4, "sides": [{"harvest": [slugs], "pickers": […]}]}``.

    Two sides with 4 seats (side 0 is seats 0 and 2), else one a seat; a side may be left out.
    ``options`` and ``components`` may be given as for a new game. `BadTableau` says what no game can hold.
    """
    table = Fields(tableau, BadTableau)
    table.only("seats", "sides", "options", "components")
    seats = table.integer("seats", META.seats[0], META.seats[-1])
    variant = Variant(read_options(table, META, seats), read_components(table, read))
    reader = CardReader(seats)
    sheets: list[list[Line]] = [[] for _ in range(SIDES[seats])]
    children = table.children("sides", 1, SIDES[seats])
    for side, fields in enumerate(children):
        fields.only("harvest", "pickers")
        harvest = reader.cards(fields, "harvest")
        pickers = reader.pickers(fields, "pickers")
        sheets[side] = list(_sheet(variant, seats, harvest, pickers))
    reader.no_more_than_dealt(table, "sides")
    return _result(seats, sheets, range(len(children)), ())
