"""Set-ups of Officinalis for diagrams, puzzles and tests."""

from __future__ import annotations

from typing import Any

from ...dice import Dice
from ...errors import BadPosition, IllegalMove
from ...fields import Fields
from ...setups import SetUp, read_components, read_options, read_seed
from ...texts import Text
from .components import (
    DEALT,
    ENVIRONMENTS,
    IN_PLAY,
    MARVELS,
    MEMBERS,
    PICKERS,
    SIDES,
    Variant,
    cards,
    gather,
)
from .meta import META
from .names import environment_name
from .own import read
from .sets import CardReader
from .state import PLAY, Officinalis, Round

__all__ = ["set_up"]


def set_up(position: Any) -> SetUp:
    """The state of a set-up.

    ``{"seats": [{"hand": [slugs] or a number of random cards, "picker": slug,
    "void": [environments that the seat has shown not to have]}, … 2 to 4],
    "attribute": environment, "dealer": seat, "leader": seat, "trick": [slugs, the led card first],
    "harvests": [[slugs] of each side], "remaining": [slugs],
    "rounds": [{"sides": [{"harvest": [slugs], "pickers": [slugs]}, …]} for each round before],
    "options": {…}, "components": {…}, "seed": …}``. Everything but ``seats`` may be left out.
    Cards that are named nowhere lie with the remaining ones; Pickers that are not named are dealt
    at random. Without an ``attribute`` the Dealer names it, and there is neither a trick nor a
    harvest.
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
    _read_seats(children, state, reader)
    state.remaining = remaining | IN_PLAY[seats] & ~reader.seen
    _begin(fields, state, trick)
    _check_voids(children, state)
    return SetUp(state, seed, options)


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


def _read_seats(children: list[Fields], state: Officinalis, reader: CardReader) -> None:
    """Hands and Pickers; what is left open is dealt at random."""
    pickers: list[int | None] = []
    for seat, child in enumerate(children):
        child.only("hand", "picker", "void")
        pickers.append(reader.picker(child, "picker"))
        if isinstance(child.raw("hand", 0), list):
            state.hands[seat] = reader.cards(child, "hand")
    unseen = cards(IN_PLAY[state.seats] & ~reader.seen)
    state.dice.shuffle(unseen)
    for seat, child in enumerate(children):
        if not isinstance(child.raw("hand", 0), list):
            number = child.integer("hand", 0, len(unseen))
            state.hands[seat] = gather(unseen[:number])
            del unseen[:number]
            reader.seen |= state.hands[seat]
        if state.hands[seat].bit_count() > DEALT[state.seats]:
            raise child.bad("hand", state.hands[seat].bit_count())
    left = [picker for picker in range(len(PICKERS)) if not reader.seen_pickers >> picker & 1]
    state.dice.shuffle(left)
    state.pickers = (
        *(left.pop() if picker is None else picker for picker in pickers),
        *left,
    )


def _begin(fields: Fields, state: Officinalis, trick: list[int]) -> None:
    """The point of the round that the set-up stands at; the trick is played by the law itself."""
    attribute = fields.slug("attribute", ENVIRONMENTS)
    given = fields.seat("leader", state.seats)
    leader = state.dealer if given is None else given
    for step, card in enumerate(trick):
        state.hands[(leader + step) % state.seats] |= 1 << card
    sizes = {hand.bit_count() for hand in state.hands}
    if len(sizes) > 1:
        raise fields.wrong("officinalis-hands-uneven", "seats", "setup", text=max(sizes))
    held = sum(state.hands)
    if not held & MARVELS and not (held and state.waits_for_undealt()):
        raise fields.wrong("officinalis-round-is-finished", "seats", "end-of-round", text=0)
    if attribute is None:
        if trick or any(state.harvests) or given not in (None, state.dealer):
            raise fields.bad("attribute", None)
        state.settle_attribute()
        return
    environment = ENVIRONMENTS.index(attribute)
    if not state.choices() >> environment & 1:
        raise fields.wrong(
            "officinalis-environment-not-shown",
            "attribute",
            "o7",
            text=attribute,
            environment=environment_name(environment),
        )
    if not any(state.harvests) and leader != state.dealer:
        raise fields.wrong("officinalis-dealer-leads", "leader", "o13", text=leader)
    state.name(environment, leader)
    for number, card in enumerate(trick):
        try:
            state.play(PLAY[card])
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
