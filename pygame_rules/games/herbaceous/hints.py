"""What is worth knowing when one plays Herbaceous."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.knowledge import leads
from ...dice import Dice
from ...moves import Move
from ...texts import Text
from .components import (
    COMMUNITY,
    COPIES,
    EVERY_REGULAR,
    FIRST_SPECIAL,
    GLASS_JAR,
    JAR_SIZE,
    LARGE_POT,
    MOST_IDENTICAL,
    MOST_PAIRS,
    PRIVATE,
    REGULAR_CARDS,
    SMALL_POTS,
    WOODEN_PLANTER,
    any_of,
    count,
    kinds,
    one,
    size,
    two_of,
)
from .names import container_name, herb_name
from .outlook import best_specials, brings, hope, hoped_for, hopes, turns_left
from .state import CATALOGUE, DRAW, FINISH, LAST, PASS, PLANTING, POTTED, POTTING, TURN, Herbaceous

__all__ = [
    "AHEAD",
    "STEPS",
    "TRUST",
    "absent",
    "consider",
    "grows",
    "margins",
    "prefer",
    "reasons",
    "settle",
]

AHEAD = -1  # to the end: `margins` are a point or two out on when to fill a container
TRUST = 0.3
STEPS = 200
CERTAIN = 3  # cards in the deck so few that a search can learn what follows from them
# for how many herbs or pairs a container is worth filling while that many turns are left, and
# what special herbs must then add to a jar
PATIENT = ((3.0, (4, 5, 2, 3), 3), (1.0, (3, 4, 2, 3), 1))


# what is worth a thought


def consider(state: Herbaceous) -> Sequence[Move]:
    """Moves worth a thought: a container gets all that suits it, save what another could use."""
    moves = state.search_moves()
    if state.phase == POTTING:
        return _FILL[state.container](state, moves) if len(moves) > 1 else moves
    if state.phase != TURN or len(moves) == 1:
        return moves
    turns = turns_left(state)
    for least, numbers, special in PATIENT:
        if turns > least:
            assert state.turn is not None
            points = state.variant.points
            wanted = [table[number] for table, number in zip(points, numbers, strict=True)]
            wanted[GLASS_JAR] += special
            here = state.community + state.gardens[state.turn]
            now = brings(state, here)
            return tuple(
                move for move in moves if move is DRAW or now[move.data[0]] >= wanted[move.data[0]]
            )
    return moves


def _fill_large_pot(state: Herbaceous, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """One of the herbs of which most are within reach, and then all of them."""
    if state.chosen:
        return tuple(move for move in moves if move is not FINISH)[:1] or moves
    takes = _from_community_first(moves)
    assert state.turn is not None
    here = state.community + state.gardens[state.turn]
    numbers = {move: (here // move.data[1]) & 15 for move in takes}
    most = sorted({*numbers.values()})[-2:][0]
    best = [move for move in takes if numbers[move] >= most]
    return tuple(sorted(best, key=numbers.__getitem__, reverse=True))


def _fill_planter(state: Herbaceous, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """A herb of each kind, but one's own may be kept where it belongs to a pair or a row."""
    assert state.turn is not None
    own = state.gardens[state.turn]
    worth = []
    for move in _from_community_first(moves):
        worth.append(move)
        if move.data[0] == COMMUNITY or (own // move.data[1]) & 15 < 2:
            return tuple(worth)
    return (*worth, FINISH) if state.chosen else tuple(worth)


def _fill_small_pots(state: Herbaceous, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Every pair within reach, but three of one's own may be kept for the Large Pot."""
    if not state.finished() and state.chosen:
        return tuple(_from_community_first(moves)[:1])
    assert state.turn is not None
    own = state.gardens[state.turn]
    keep = not state.pots[4 * state.turn + LARGE_POT]
    worth = []
    for move in _from_community_first(moves):
        worth.append(move)
        if move.data[0] == COMMUNITY or not keep or (own // move.data[1]) & 15 < 3:
            return tuple(worth)
    return (*worth, FINISH) if state.chosen else tuple(worth)


def _fill_jar(state: Herbaceous, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The best special herbs; where they are too few, the regular ones that will be missed least."""
    assert state.turn is not None
    chosen = state.chosen
    here = state.gardens[state.turn] + state.community
    best = best_specials(state, here + chosen)
    missing = [
        herb
        for herb in range(FIRST_SPECIAL, len(COPIES))
        for _ in range(count(best, herb) - count(chosen, herb))
    ]
    takes = [move for move in moves if move is not FINISH]
    if len(missing) < JAR_SIZE - size(chosen):
        fillers = [move for move in takes if move.data[1] < one(FIRST_SPECIAL)]
        if fillers:
            return (min(fillers, key=lambda move: _missed(move, here)),)
    for move in _from_community_first(takes):
        if missing and move.data[1] == one(missing[0]):
            return (move,)
    return (FINISH,) if FINISH in moves else moves


def _missed(move: Move, here: int) -> tuple[bool, int, str]:
    """The order in which regular herbs go into a jar: the community's first, then lone ones."""
    return move.data[0] == PRIVATE, here // move.data[1] & 15, move.text


_FILL = (_fill_large_pot, _fill_planter, _fill_small_pots, _fill_jar)


def _from_community_first(moves: Sequence[Move]) -> list[Move]:
    """The takes in the order of the herbs, of each only the community's where it has one."""
    takes: dict[int, Move] = {}
    for move in moves:
        if move.verb == "take" and (move.data[0] == COMMUNITY or move.data[1] not in takes):
            takes[move.data[1]] = move
    return [takes[herb] for herb in sorted(takes)]


# what a state is worth


def settle(state: Herbaceous) -> None:
    """Fill a container to the end, and turn the card that follows: only then can one judge."""
    while state.phase == POTTING or state.phase == POTTED:
        if state.phase == POTTED:
            state.apply(DRAW)
        elif state.chosen:
            state.apply(consider(state)[0])
        else:
            _fill_at_once(state)


def _fill_at_once(state: Herbaceous) -> None:
    """Take all that brings most points, whatever else it could be used for."""
    assert state.turn is not None
    shared, own = state.community, state.gardens[state.turn]
    if state.container == LARGE_POT:
        chosen = _row(shared + own)
    elif state.container == WOODEN_PLANTER:
        chosen = any_of(shared + own) & EVERY_REGULAR
    elif state.container == SMALL_POTS:
        pairs = two_of(shared + own) & EVERY_REGULAR
        if pairs.bit_count() > MOST_PAIRS:
            pairs &= ~one(FIRST_SPECIAL - 1)
        chosen = 2 * pairs
    else:
        chosen = _jarful(state, shared, own)
    from_own = 0
    for herb in kinds(chosen):
        from_own += max(0, count(chosen, herb) - count(shared, herb)) * one(herb)
    state.community -= chosen - from_own
    state.gardens[state.turn] -= from_own
    state.chosen = chosen
    state.apply(FINISH)


def _row(here: int) -> int:
    """All within reach of the herb of which there are most."""
    most, herb = max([(count(here, herb), -herb) for herb in range(FIRST_SPECIAL)])
    return min(most, MOST_IDENTICAL) * one(-herb)


def _jarful(state: Herbaceous, shared: int, own: int) -> int:
    """The best special herbs, and the regular ones that will be missed least."""
    here = shared + own
    chosen = best_specials(state, here)
    for place in (shared, own):
        for herb in sorted(
            kinds(place & REGULAR_CARDS), key=lambda herb: (count(here, herb), herb)
        ):
            chosen += min(JAR_SIZE - size(chosen), count(place, herb)) * one(herb)
    return chosen


def grows(state: Herbaceous) -> bool:
    """Only when the deck is nearly out: before that the cards outweigh what moves differ by.

    While a container is filled, the card that follows counts as turned.
    """
    return state.left - (state.phase in (POTTING, POTTED)) <= CERTAIN


def prefer(state: Herbaceous, dice: Dice) -> Move:
    """The move after which its seat may hope for most, whatever the others may hope for."""
    moves = consider(state)
    if len(moves) == 1 or state.phase == POTTING:
        return moves[0]
    assert state.turn is not None
    best, most = moves[0], 0.0
    for move in moves:
        after = state.copy()
        after.apply(move)
        settle(after)
        worth = hope(after, state.turn)
        if move is moves[0] or worth > most:
            best, most = move, worth
    return best


def margins(state: Herbaceous) -> list[float]:
    """For each seat the points that it may hope to be ahead; alone, to score."""
    return leads(hopes(state), range(state.seats))


# why a move is good


def reasons(before: Herbaceous, move: Move, after: Herbaceous, seat: int) -> list[Text]:
    """Why a seat may want this move, the weightiest first."""
    return _REASONS[move.verb](before, move, seat)


def _why_pot(before: Herbaceous, move: Move, seat: int) -> list[Text]:
    container = move.data[0]
    points = brings(before, before.community + before.gardens[seat])[container]
    return [Text("herbaceous-reason-pot", container=container_name(container), points=points)]


def _why_take(before: Herbaceous, move: Move, seat: int) -> list[Text]:
    container = container_name(before.container)
    herb = herb_name(move.data[1].bit_length() // 4)
    if move.data[0] == COMMUNITY and before.seats > 1:
        return [Text("herbaceous-reason-take-shared", container=container, herb=herb)]
    return [Text("herbaceous-reason-take", container=container, herb=herb)]


def _why_finish(before: Herbaceous, move: Move, seat: int) -> list[Text]:
    return [Text("herbaceous-reason-finish", container=container_name(before.container))]


def _why_draw(before: Herbaceous, move: Move, seat: int) -> list[Text]:
    """The unused container that may grow most."""
    here = before.community + before.gardens[seat]
    now, later = brings(before, here), hoped_for(before, seat)
    growing = [
        (later[number] - now[number], number)
        for number in range(len(now))
        if not before.pots[4 * seat + number]
    ]
    if not growing:
        return []
    growth, number = max(growing)
    if growth < 1:
        return []
    points = int(later[number] + 0.5)
    return [Text("herbaceous-reason-wait", container=container_name(number), points=points)]


def _why_plant(before: Herbaceous, move: Move, seat: int) -> list[Text]:
    """What the herb does for the containers where it stays within reach."""
    place, herb = move.data
    without = before.copy()
    without.drawn = -1
    kept = without.copy()
    kept.gardens[seat] += one(herb)
    gains = [
        with_it - so_far
        for with_it, so_far in zip(hoped_for(kept, seat), hoped_for(without, seat), strict=True)
    ]
    gain = max(gains)
    if place != PRIVATE:
        key = "herbaceous-reason-spare" if gain < 1 else "herbaceous-reason-room"
        return [Text(key, herb=herb_name(herb))]
    if gain < 0.5:
        return [Text("herbaceous-reason-garden", herb=herb_name(herb))]
    container = container_name(gains.index(gain))
    return [Text("herbaceous-reason-plant", herb=herb_name(herb), container=container)]


def _why_pass(before: Herbaceous, move: Move, seat: int) -> list[Text]:
    return [Text("herbaceous-reason-pass")]


_REASONS = {
    "draw": _why_draw,
    "finish": _why_finish,
    "pass": _why_pass,
    "plant": _why_plant,
    "pot": _why_pot,
    "take": _why_take,
}


# someone who is away


def absent(state: Herbaceous) -> Move:
    """H25: an absent player never pots, plants the first card private and the second community."""
    if state.phase in (TURN, POTTED):
        return DRAW
    if state.phase == LAST:
        return PASS
    if state.phase == PLANTING:
        return state.legal_moves()[-1]
    legal = state.legal_moves()
    return CATALOGUE["finish"] if CATALOGUE["finish"] in legal else legal[0]
