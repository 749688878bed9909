"""The score sheet of Herbaceous (rulebook: scoring, ties, solo-ranks)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...errors import BadTableau
from ...fields import Fields
from ...scores import Line, Scores
from ...setups import read_components, read_options
from ...texts import Text
from .components import (
    BUN_POINTS,
    CONTAINERS,
    GLASS_JAR,
    HERBS,
    SMALL_POTS,
    SOLO_RANKS,
    SPECIAL_VALUE,
    Variant,
    any_of,
    count,
    size,
)
from .meta import META
from .names import herb_name
from .own import read
from .sets import read_bun, read_garden, read_pots
from .state import Herbaceous

__all__ = ["points", "rank", "score", "scores"]


def container_points(variant: Variant, container: int, herbs: int) -> int:
    """Points printed on a container for the herbs under it, without the jar's extras."""
    number = any_of(herbs).bit_count() if container == SMALL_POTS else size(herbs)
    return variant.points[container][number]


def special_points(jar: int) -> int:
    """Values of the special herbs in a jar (H6); they count nowhere else (H16)."""
    return sum([value * (jar >> 4 * herb & 15) for herb, value in SPECIAL_VALUE.items()])


def points(state: Herbaceous, seat: int) -> int:
    """Points of a seat if the game ended now: what its sheet adds up to."""
    large_pot, planter, pairs, jar = state.pots[4 * seat : 4 * seat + 4]
    for_pot, for_planter, for_pairs, for_jar = state.variant.points
    total = (
        for_pot[size(large_pot)]
        + for_planter[size(planter)]
        + for_pairs[any_of(pairs).bit_count()]
        + for_jar[size(jar)]
        + special_points(jar)
        + size(state.gardens[seat])
    )
    return total + BUN_POINTS if state.bun == seat else total


def jar_total(variant: Variant, jar: int, bun: bool) -> int:
    """What a jar is worth in a tie (H18)."""
    points = container_points(variant, GLASS_JAR, jar) + special_points(jar)
    return points + BUN_POINTS if bun else points


def _sheet(variant: Variant, pots: Sequence[int], garden: int, bun: bool) -> list[Line]:
    lines = []
    for container, herbs in enumerate(pots):
        if herbs:
            slug = CONTAINERS[container]
            number = any_of(herbs).bit_count() if slug == "small-pots" else size(herbs)
            text = Text(f"herbaceous-line-{slug}", number=number)
            lines.append(Line(text, container_points(variant, container, herbs), slug))
    for herb, value in SPECIAL_VALUE.items():
        number = count(pots[3], herb)
        if number:
            text = Text("herbaceous-line-special", herb=herb_name(herb), number=number)
            lines.append(Line(text, value * number, "glass-jar"))
    if bun:
        lines.append(Line(Text("herbaceous-line-bun"), BUN_POINTS, "bun"))
    if garden:
        number = size(garden)  # H16, H17: one point each, and the community's count for nobody
        lines.append(Line(Text("herbaceous-line-garden", number=number), number, "scoring"))
    return lines


def _result(
    variant: Variant, pots: Sequence[Sequence[int]], gardens: Sequence[int], bun: int
) -> Scores:
    seats = range(len(pots))
    sheets = [_sheet(variant, pots[seat], gardens[seat], seat == bun) for seat in seats]
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    best = max(totals)
    leaders = [seat for seat in seats if totals[seat] == best]
    notes = []
    if len(leaders) > 1:
        jars = {
            seat: jar_total(variant, pots[seat][3], variant.bun_breaks_ties and seat == bun)
            for seat in leaders
        }
        winners = [seat for seat in leaders if jars[seat] == max(jars.values())]
        if len(winners) < len(leaders):
            notes.append(Text("herbaceous-note-jar-breaks-tie", number=max(jars.values())))
        else:
            notes.append(Text("herbaceous-note-shared"))
        leaders = winners
    return Scores(sheets, leaders, notes)


def rank(total: int) -> int:
    """The solo rank, from 0 to 5, for a total."""
    return sum(total >= least for least in SOLO_RANKS)


def scores(state: Herbaceous) -> Scores:
    """The score sheets of a state."""
    seats = range(state.seats)
    pots = [state.pots[4 * seat : 4 * seat + 4] for seat in seats]
    return _result(state.variant, pots, state.gardens, state.bun)


def score(tableau: Any) -> Scores:
    """Score a table: ``{"bun": seat or null, "seats": [{container: [slugs], …, "garden": …}]}``.

    ``options`` and ``components`` may be given as for a new game. A missing container is an unused one; a missing
    seat is not looked at. `BadTableau` says what no game can hold.
    """
    table = Fields(tableau, BadTableau)
    table.only("bun", "seats", "options", "components")
    sides = table.children("seats", 1, META.seats[-1])
    variant = Variant(read_options(table, META, len(sides)), read_components(table, read))
    pots, gardens, seen = [], [], [0] * len(HERBS)
    for side in sides:
        side.only(*CONTAINERS, "garden")
        pots.append(read_pots(side, variant, seen))
        gardens.append(read_garden(side, len(sides), seen))
    bun = read_bun(table, pots, whole=len(sides) == META.seats[-1])
    return _result(variant, pots, gardens, bun)
