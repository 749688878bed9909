"""The score sheet of Botanists (rulebook: scoring, end, helper-scoring)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...errors import BadTableau
from ...fields import Fields
from ...scores import Line, Scores
from ...setups import read_components, read_options
from ...texts import Text
from .components import (
    BONUS_POINTS,
    COLUMN_POINTS,
    COLUMNS,
    LEFTOVER_POINTS,
    MOST_KEPT,
    NO_LEFTOVERS_POINTS,
    ORDER_POINTS,
    PERSONAL_ORDER_POINTS,
    ROWS,
    SMALLEST_ORDER,
    SPACES,
    Variant,
    size,
    withered_points,
)
from .meta import META
from .own import read
from .state import Botanists
from .table import FACE_DOWN, HELPER

__all__ = ["score", "scores", "track", "withered"]

# what no game can hold: two orders a turn, three leftovers a purchase, the smallest order's flowers
MOST_ORDERS = 2 * ROWS
MOST_LEFTOVERS = 3 * ROWS
DEALT_PERSONAL_ORDERS = 2

Round = tuple[int, int, bool]  # orders fulfilled, leftovers, whether the column was clean


class Tally:
    """What the sheet of a seat is made of: rounds scored, the one under way, and the end.

    ``helper`` has, alone, whether each column of the Little Helper was clean, and ``helper_down``
    its face-down tiles.
    """

    __slots__ = ("down", "gains", "helper", "helper_down", "pending", "personal", "rounds")

    def __init__(self) -> None:
        self.rounds: Sequence[Round] = ()
        self.pending: tuple[int, int] | None = None
        self.gains = 0
        self.down = 0
        self.personal = 0
        self.helper: Sequence[bool] = ()
        self.helper_down = 0


def _lines(tally: Tally, together: bool) -> list[Line]:
    lines = []

    def add(key: str, points: int, rule: str, **args: int) -> None:
        lines.append(Line(Text(f"botanists-line-{key}", **args), points, rule))

    for column in range(COLUMNS):
        number = column + 1
        if column < len(tally.rounds):
            orders, leftovers, clean = tally.rounds[column]
            if orders:
                add("orders", ORDER_POINTS * orders, "scoring", round=number, number=orders)
            if leftovers:  # B44: all of them, also those kept
                points = LEFTOVER_POINTS * leftovers
                add("leftovers", points, "scoring", round=number, number=leftovers)
            else:  # B45: before any are kept
                add("no-leftovers", NO_LEFTOVERS_POINTS, "scoring", round=number)
            if clean:  # B47
                add("column", COLUMN_POINTS[column], "scoring", round=number)
        if column < len(tally.helper) and tally.helper[column]:  # S16
            add("helper-column", COLUMN_POINTS[column], "helper-scoring", round=number)
    if tally.pending is not None:
        orders, leftovers = tally.pending
        if orders:  # B43
            add("pending-orders", ORDER_POINTS * orders, "b43", number=orders)
        if leftovers:
            add("pending-leftovers", LEFTOVER_POINTS * leftovers, "scoring", number=leftovers)
    if tally.gains:
        points = BONUS_POINTS * tally.gains
        add("bonus", points, "bonus-blue", number=tally.gains)
    down, helper_down = tally.down, tally.helper_down
    if together:  # S22
        down, helper_down = down + helper_down, 0
    if down:  # B46, B53
        add("withered", withered_points(down), "end", number=down)
    if helper_down:
        add("helper-withered", withered_points(helper_down), "helper-scoring", number=helper_down)
    if tally.personal:
        points = PERSONAL_ORDER_POINTS * tally.personal
        add("personal", points, "end", number=tally.personal)
    return lines


def _result(tallies: Sequence[Tally], variant: Variant) -> Scores:
    sheets = [_lines(tally, variant.withered_together) for tally in tallies]
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    notes = []
    if len(leaders) > 1:
        fewest = min(tallies[seat].down for seat in leaders)
        winners = [seat for seat in leaders if tallies[seat].down == fewest]
        if variant.fewer_withered_wins and len(winners) < len(leaders):
            notes.append(Text("botanists-note-fewer-withered", number=fewest))
            leaders = winners
        else:
            notes.append(Text("botanists-note-shared"))
    return Scores(sheets, leaders, notes)


def track(state: Botanists, seat: int) -> int:
    """Where a seat's counter stands on the track; below 0 is possible (B48)."""
    if state.turn is None:
        return scores(state).totals[seat]
    return _on_track(state.ledger[seat], state.gains[seat], _helper_columns(state))


@lru_cache(maxsize=1 << 12)
def _on_track(rounds: Sequence[Round], gains: int, helper: Sequence[bool]) -> int:
    """The points of rounds that are scored, and of bonuses."""
    tally = Tally()
    tally.rounds, tally.gains, tally.helper = rounds, gains, helper
    return sum(line.points for line in _lines(tally, False))


def _helper_columns(state: Botanists) -> tuple[bool, ...]:
    """Alone, which of the helper's columns that are scored were clean."""
    columns = range(len(state.ledger[0]) if state.seats == 1 else 0)
    return tuple([state.clean(HELPER, column) for column in columns])


def withered(state: Botanists, actor: int) -> int:
    """The face-down tiles on a board; leftovers that withered do not count (B46)."""
    first = SPACES * actor
    return len([tile for tile in state.plots[first : first + SPACES] if tile >= FACE_DOWN])


def _tally(state: Botanists, seat: int) -> Tally:
    tally = Tally()
    tally.rounds = state.ledger[seat]
    tally.gains = state.gains[seat]
    tally.helper = _helper_columns(state)
    if state.turn is not None:
        leftovers = state.leftovers[seat] + (state.collected if state.actor == seat else 0)
        tally.pending = (len(state.fulfilled[seat]), size(leftovers))
    tally.down = withered(state, seat)
    tally.personal = len(state.personal[seat])
    if state.seats == 1:
        tally.helper_down = withered(state, HELPER)
    return tally


def scores(state: Botanists) -> Scores:
    """The score sheets of a state; of a round under way its orders and leftovers count."""
    return _result([_tally(state, seat) for seat in range(state.seats)], state.variant)


def score(tableau: Any) -> Scores:
    """Score a table: ``{"seats": [{"rounds": [{"orders", "leftovers", "clean"}, … three], "bonus":
    points of blue bonuses, "withered": face-down tiles, "personal-orders": unfulfilled}]}``.

    Alone with the Little Helper also ``"helper": {"rounds": [{"clean"}, …], "withered"}``.
    ``options`` and ``components`` may be given as for a new game. What is missing counts as none; fewer than three
    rounds are a game under way. `BadTableau` says what no game can hold.
    """
    table = Fields(tableau, BadTableau)
    table.only("seats", "helper", "options", "components")
    sides = table.children("seats", 1, META.seats[-1])
    variant = Variant(read_options(table, META, len(sides)))
    read_components(table, read)  # boards and orders of its own change no points
    helper = None
    if table.has("helper"):
        if len(sides) > 1:
            raise table.wrong("botanists-helper-is-solo", "helper", "solo", text=len(sides))
        helper = table.child("helper")
    return _result([_read_side(side, helper) for side in sides], variant)


def _read_side(side: Fields, helper: Fields | None) -> Tally:
    side.only("rounds", "bonus", "withered", "personal-orders")
    tally = Tally()
    rounds: list[Round] = []
    columns = side.children("rounds", 0, COLUMNS)
    for fields in columns:
        rounds.append(_read_round(fields, rounds))
    tally.rounds = rounds
    tally.down = _read_withered(side, columns)
    most = tally.down if side.has("withered") else SPACES
    if helper is not None:
        helper.only("rounds", "withered")
        columns = helper.children("rounds", 0, COLUMNS)
        for column in columns:
            column.only("clean")
        tally.helper = [column.flag("clean") for column in columns]
        if columns and rounds and len(columns) != len(rounds):
            raise helper.wrong(
                "botanists-rounds-differ", "rounds", "helper-scoring", text=len(columns)
            )
        tally.helper_down = _read_withered(helper, columns)
        most += tally.helper_down if helper.has("withered") else SPACES
    points = side.integer("bonus", 0, BONUS_POINTS * 2 * SPACES)
    if points % BONUS_POINTS or points > BONUS_POINTS * most:  # one face-down tile a bonus
        raise side.wrong(
            "botanists-bad-bonus", "bonus", "bonus-blue", text=points, most=BONUS_POINTS * most
        )
    tally.gains = points // BONUS_POINTS
    tally.personal = side.integer("personal-orders", 0, DEALT_PERSONAL_ORDERS + 2 * SPACES)
    if tally.personal > DEALT_PERSONAL_ORDERS + most - tally.gains:
        raise side.wrong(
            "botanists-too-many-personal",
            "personal-orders",
            "bonus-green",
            text=tally.personal,
            most=DEALT_PERSONAL_ORDERS + most - tally.gains,
        )
    return tally


def _read_round(fields: Fields, before: Sequence[Round]) -> Round:
    """The flowers of the round's orders and leftovers must have been collected, or kept before."""
    fields.only("orders", "leftovers", "clean")
    kept = min(MOST_KEPT, before[-1][1]) if before else 0
    orders = fields.integer("orders", 0, MOST_ORDERS)
    leftovers = fields.integer("leftovers", 0, MOST_LEFTOVERS + kept)
    flowers, most = SMALLEST_ORDER * orders + leftovers, MOST_LEFTOVERS + kept
    if flowers > most:
        raise fields.wrong(
            "botanists-too-many-flowers", "orders", "scoring", text=flowers, most=most
        )
    return orders, leftovers, fields.flag("clean")


def _read_withered(fields: Fields, columns: Sequence[Fields]) -> int:
    """Face-down tiles: none in a clean column, one to five in one that is said not to be clean."""
    clean = [column.raw("clean") for column in columns]
    least = clean.count(False)
    most = ROWS * (COLUMNS - clean.count(True))
    number = fields.integer("withered", 0, SPACES)
    if fields.has("withered") and not least <= number <= most:
        raise fields.wrong(
            "botanists-bad-withered", "withered", "end", text=number, least=least, most=most
        )
    return number
