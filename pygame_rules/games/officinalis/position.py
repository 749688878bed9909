"""Set-ups of Officinalis for diagrams, puzzles and tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...dice import Dice
from ...errors import BadPosition, IllegalMove, RulesError
from ...fields import Fields
from ...setups import SetUp, read_components, read_options, read_seed
from ...texts import Text
from .components import (
    CARDS,
    DEALT,
    ENVIRONMENTS,
    IN_PLAY,
    MARVELS,
    MEMBERS,
    PICKERS,
    PLANT_CARDS,
    SIDES,
    Variant,
    cards,
    gather,
    in_rulebook_order,
)
from .meta import META
from .names import environment_name
from .own import read
from .sets import CardReader
from .state import ATTRIBUTE, PLAY, TRICK, Officinalis, Round

__all__ = ["set_up", "written"]

_PICKERS = tuple(PICKERS)


def set_up(position: Any) -> SetUp:
    """The state of a set-up.

    ``{"seats": [{"hand": [slugs] or a number of random cards, "picker": slug,
    "void": [environments that the seat has shown not to have]}, … 2 to 4],
    "attribute": environment, "dealer": seat, "leader": seat, "trick": [slugs, the led card first],
    "harvests": [[slugs] of each side], "remaining": [slugs],
    "rounds": [{"sides": [{"harvest": [slugs], "pickers": [slugs]}, …]} for each round before],
    "options": {…}, "components": {…}, "seed": …}``. Everything but ``seats`` may be left out.
    A hand that is left out has as many random cards as the others; none that is random has a card
    that its seat has shown not to have, and one has a Marvel if no other card keeps the round
    going. Cards that are named nowhere lie with the remaining ones; Pickers that are not
    named are dealt at random. Without an ``attribute`` the Dealer names it, and there is neither a
    trick nor a harvest.
    """
    fields = Fields(position, BadPosition)
    fields.only(
        *(
            "seats",
            "attribute",
            "dealer",
            "leader",
            "trick",
            "harvests",
            "remaining",
            "rounds",
        ),
        *("options", "components", "seed"),
    )
    children = fields.children("seats", META.seats[0], META.seats[-1])
    seats = len(children)
    options = read_options(fields, META, seats)
    seed = read_seed(fields)
    dice = Dice(seed)
    dealer = fields.seat("dealer", seats) or 0
    variant = Variant(options, read_components(fields, read))
    state = Officinalis(seats, variant, dealer, dice)
    _read_rounds(fields, state)
    state.round = len(state.history) + 1
    reader = CardReader(seats)
    state.harvests = _read_harvests(fields, reader, seats)
    trick = reader.listed(fields, "trick")
    if len(trick) >= seats:
        raise fields.bad("trick", len(trick))
    remaining = reader.cards(fields, "remaining")
    attribute = fields.slug("attribute", ENVIRONMENTS)
    environment = None if attribute is None else ENVIRONMENTS.index(attribute)
    given = fields.seat("leader", seats)
    leader = dealer if given is None else given
    unseen = _read_seats(children, state, reader)
    barred = _barred(children, state, environment, leader, trick)
    room = _room(children, state, [*_players(state, leader, trick)])
    state.remaining = remaining
    if room:
        held = gather(trick) | sum(state.hands)
        _deal_open(fields, state, unseen, barred, room, environment, held)
    dealt = reader.seen | sum(state.hands)
    state.remaining = remaining | IN_PLAY[seats] & ~dealt
    _begin(fields, state, trick, environment, leader)
    _check_voids(children, state)
    return SetUp(state, seed, options)


def written(state: Officinalis) -> dict[str, Any] | None:
    """A set-up of this state; None between two rounds."""
    if state.phase not in (ATTRIBUTE, TRICK):
        return None
    position: dict[str, Any] = {
        "seats": [_written_seat(state, seat) for seat in range(state.seats)],
        "dealer": state.dealer,
        "harvests": [_slugs(harvest) for harvest in state.harvests],
        "remaining": _slugs(state.remaining),
        "rounds": [{"sides": _written_round(done)} for done in state.history],
    }
    if state.phase == TRICK:
        position["attribute"] = ENVIRONMENTS[state.attribute]
        position["leader"] = state.leader
        position["trick"] = [CARDS[card] for card in state.trick]
    return position


def _written_seat(state: Officinalis, seat: int) -> dict[str, Any]:
    return {
        "hand": _slugs(state.hands[seat]),
        "picker": _PICKERS[state.pickers[seat]],
        "void": [
            environment
            for environment, members in zip(ENVIRONMENTS, MEMBERS, strict=True)
            if members & ~state.barred[seat] == 0
        ],
    }


def _written_round(done: Round) -> list[dict[str, list[str]]]:
    return [
        {"harvest": _slugs(harvest), "pickers": [_PICKERS[picker] for picker in pickers]}
        for harvest, pickers in zip(done.harvests, done.pickers, strict=True)
    ]


def _slugs(held: int) -> list[str]:
    return [CARDS[card] for card in in_rulebook_order(held)]


def _read_rounds(fields: Fields, state: Officinalis) -> None:
    """The rounds before this one, as tableaux."""
    for child in fields.children("rounds", 0, state.variant.rounds - 1):
        child.only("sides")
        reader = CardReader(state.seats)
        harvests, pickers = [], []
        for side in child.children("sides", SIDES[state.seats], SIDES[state.seats]):
            side.only("harvest", "pickers")
            harvests.append(reader.cards(side, "harvest"))
            pickers.append(tuple(reader.pickers(side, "pickers")))
        reader.no_more_than_dealt(child, "sides")
        state.keep_round(Round(tuple(harvests), tuple(pickers)))


def _read_harvests(fields: Fields, reader: CardReader, seats: int) -> list[int]:
    given = fields.items("harvests")
    if len(given) not in (0, SIDES[seats]):
        raise fields.wrong(
            "rules-bad-length",
            "harvests",
            text=len(given),
            least=SIDES[seats],
            most=SIDES[seats],
        )
    names = [f"harvests[{side}]" for side in range(SIDES[seats])]
    by_side = Fields(dict(zip(names, given or [[]] * len(names), strict=True)), BadPosition)
    harvests = [reader.cards(by_side, name) for name in names]
    if reader.seen.bit_count() % seats:
        raise fields.wrong(
            "officinalis-harvest-uneven",
            "harvests",
            "harvest",
            text=reader.seen.bit_count(),
            seats=seats,
        )
    return harvests


def _read_seats(children: list[Fields], state: Officinalis, reader: CardReader) -> list[int]:
    """Pickers, those left open at random, and the hands that are listed; the cards that are left."""
    pickers: list[int | None] = []
    for seat, child in enumerate(children):
        child.only("hand", "picker", "void")
        pickers.append(reader.picker(child, "picker"))
        if isinstance(child.raw("hand", 0), list):
            state.hands[seat] = reader.cards(child, "hand")
        if state.hands[seat].bit_count() > DEALT[state.seats]:
            raise child.bad("hand", state.hands[seat].bit_count())
    unseen = cards(IN_PLAY[state.seats] & ~reader.seen)
    state.dice.shuffle(unseen)
    left = [picker for picker in range(len(PICKERS)) if not reader.seen_pickers >> picker & 1]
    state.dice.shuffle(left)
    state.pickers = (
        *(left.pop() if picker is None else picker for picker in pickers),
        *left,
    )
    return unseen


def _players(state: Officinalis, leader: int, trick: list[int]) -> Iterator[int]:
    """Who played each card of the trick."""
    return ((leader + step) % state.seats for step, _ in enumerate(trick))


def _barred(
    children: list[Fields],
    state: Officinalis,
    environment: int | None,
    leader: int,
    trick: list[int],
) -> list[int]:
    """The cards that each seat is known not to have: by its voids, and by what it played."""
    shown = state.copy()
    if environment is not None:
        shown.hands = [0] * state.seats
        for seat, card in zip(_players(state, leader, trick), trick, strict=True):
            shown.hands[seat] = 1 << card
        shown.name(environment, leader)
        for card in trick:
            shown.apply(PLAY[card])
    for seat, child in enumerate(children):
        for slug in child.slugs("void", ENVIRONMENTS):
            shown.barred[seat] |= MEMBERS[ENVIRONMENTS.index(slug)]
    return shown.barred


def _room(children: list[Fields], state: Officinalis, played: list[int]) -> dict[int, int]:
    """How many random cards each hand gets that is not listed.

    The number that is given, or as many as the others have, the trick counted.
    """
    room = {
        seat: child.integer("hand", 0, DEALT[state.seats])
        for seat, child in enumerate(children)
        if child.has("hand") and not isinstance(child.raw("hand"), list)
    }
    given = {seat for seat, child in enumerate(children) if child.has("hand")}
    number = max(
        (room.get(seat, state.hands[seat].bit_count()) + (seat in played) for seat in given),
        default=DEALT[state.seats] - sum(state.harvests).bit_count() // state.seats,
    )
    for seat in range(state.seats):
        if seat not in given:
            room[seat] = max(0, number - (seat in played))
    return room


def _deal_open(
    fields: Fields,
    state: Officinalis,
    unseen: list[int],
    barred: list[int],
    room: dict[int, int],
    environment: int | None,
    held: int,
) -> None:
    """Deal the open hands, to none a card that it is barred from; the rest remains.

    One of the remaining cards shows the Attribute, and without a Marvel among those ``held``
    the hands get one (O24).
    """
    attribute = 0 if environment is None else MEMBERS[environment]
    if state.remaining & attribute:
        attribute = 0
    wanted = 0 if held & MARVELS or state.variant.undealt_count else MARVELS
    for marvel in [*(1 << card for card in unseen if wanted >> card & 1), 0]:
        shown = [card for card in unseen if (attribute & ~marvel) >> card & 1][:1]
        free = [card for card in unseen if card not in shown]
        left = len(free) - sum(room.values())
        none_shown = PLANT_CARDS if attribute and not shown else 0  # O5
        kept = [*(barred[seat] for seat in room), marvel | none_shown]
        hands = _deal(free, kept, [*room.values(), left], state.dice)
        if hands:
            for seat, hand in zip(room, hands, strict=False):
                state.hands[seat] = hand
            return
    if environment is not None and none_shown:
        raise _not_shown(fields, environment)
    raise fields.wrong("officinalis-cannot-be-dealt", "seats", "setup", text=len(unseen))


def _deal(free: list[int], barred: list[int], room: list[int], dice: Dice) -> list[int] | None:
    """Deal cards that have been shuffled to hands with room for just so many; None if none fits.

    No hand gets a card that it is barred from, and a card goes only where every group of hands
    keeps room for the cards that no other hand may hold: then the rest can be dealt (Hall).
    """
    places = range(len(room))
    takers = [sum(1 << place for place in places if not barred[place] >> card & 1) for card in free]
    spare = [
        sum(room[place] for place in places if group >> place & 1)
        - sum(may & ~group == 0 for may in takers)
        for group in range(1 << len(room))
    ]
    if min(spare) < 0:
        return None
    hands = [0] * len(room)
    for card, may in zip(free, takers, strict=True):
        others = [group for group in range(len(spare)) if may & ~group]
        fits = [
            place
            for place in places
            if may >> place & 1 and all(spare[group] for group in others if group >> place & 1)
        ]
        place = dice.choice([place for place in fits for _ in range(room[place])])
        hands[place] |= 1 << card
        room[place] -= 1
        for group in others:
            spare[group] -= group >> place & 1
    return hands


def _not_shown(fields: Fields, environment: int) -> RulesError:
    return fields.wrong(
        "officinalis-environment-not-shown",
        "attribute",
        "o7",
        text=ENVIRONMENTS[environment],
        environment=environment_name(environment),
    )


def _begin(
    fields: Fields, state: Officinalis, trick: list[int], environment: int | None, leader: int
) -> None:
    """The point of the round that the set-up stands at; the trick is played by the law itself."""
    for seat, card in zip(_players(state, leader, trick), trick, strict=True):
        state.hands[seat] |= 1 << card
    sizes = {hand.bit_count() for hand in state.hands}
    if len(sizes) > 1:
        raise fields.wrong("officinalis-hands-uneven", "seats", "setup", text=max(sizes))
    held = sum(state.hands)
    if not held & MARVELS and not (held and state.waits_for_undealt()):
        raise fields.wrong("officinalis-round-is-finished", "seats", "end-of-round", text=0)
    if environment is None:
        if trick or any(state.harvests) or leader != state.dealer:
            raise fields.bad("attribute", None)
        state.settle_attribute()
        return
    if not state.choices() >> environment & 1:
        raise _not_shown(fields, environment)
    if not any(state.harvests) and leader != state.dealer:
        raise fields.wrong("officinalis-dealer-leads", "leader", "o13", text=leader)
    state.name(environment, leader)
    for number, card in enumerate(trick):
        try:
            state.apply(PLAY[card])
        except IllegalMove as error:
            reason = Text(error.code, **error.arguments)
            raise fields.wrong(
                "officinalis-trick-breaks-rules",
                f"trick[{number}]",
                error.rule,
                text=PLAY[card].text,
                reason=reason,
            ) from error


def _check_voids(children: list[Fields], state: Officinalis) -> None:
    """What the seats have shown not to have, beside what the trick shows."""
    for seat, child in enumerate(children):
        for number, slug in enumerate(child.slugs("void", ENVIRONMENTS)):
            members = MEMBERS[ENVIRONMENTS.index(slug)]
            if state.hands[seat] & members:
                raise child.bad(f"void[{number}]", slug)
            state.barred[seat] |= members
