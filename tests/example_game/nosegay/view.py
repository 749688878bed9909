"""What a seat of Nosegay sees: the deck, the border, hands and nosegays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pygame_rules import Move, Text
from pygame_rules.view import entry, move, piece, zone

from .components import HERBS, herb_name
from .state import DRAW, LAY, PICK, Nosegay

__all__ = ["describe", "draw", "narrate"]


def draw(state: Nosegay, seat: int | None) -> dict[str, Any]:
    """The parts of a view that are this game's own."""
    phase = "over" if state.turn is None else "picking" if state.picking else "laying"
    return {
        "phase": phase,
        "prompt": Text(f"nosegay-prompt-{phase}").as_json(),
        "notes": [],
        "seats": [{"score": total, "marks": []} for total in state.totals()],
        "zones": list(_zones(state, seat)),
        "attempts": list(_attempts(state)) if seat == state.turn else [],
    }


def _stacks(zone_id: str, counts: list[int], hidden: int = 0) -> list[dict[str, Any]]:
    """Cards that lie open, equal ones as one stack, and a stack of those that lie face down."""
    stacks = [
        piece(f"{zone_id}:{HERBS[herb]}", HERBS[herb], herb_name(herb), count=count)
        for herb, count in enumerate(counts)
        if count
    ]
    if hidden:
        stacks.append(piece(f"{zone_id}:back", None, Text("nosegay-face-down"), count=hidden))
    return stacks


def _zones(state: Nosegay, seat: int | None) -> Iterator[dict[str, Any]]:
    deck = _stacks("deck", [], len(state.deck))
    yield zone("deck", "pile", None, Text("nosegay-deck"), deck, rule="picking", group="garden")
    border = _stacks("border", state.border)
    yield zone(
        "border", "row", None, Text("nosegay-border"), border, rule="picking", group="garden"
    )
    for step in range(state.seats):
        owner = ((seat or 0) + step) % state.seats
        open_cards = state.hands[owner] if owner == seat else state.known[owner]
        hidden = sum(state.hands[owner]) - sum(open_cards)
        hand, nosegay = f"hand-{owner}", f"nosegay-{owner}"
        cards = _stacks(hand, open_cards, hidden)
        yield zone(hand, "hand", owner, Text("nosegay-hand"), cards, rule="laying")
        laid = _stacks(nosegay, state.nosegays[owner])
        yield zone(nosegay, "row", owner, Text("nosegay-nosegay"), laid, rule="scoring")


def describe(state: Nosegay, played: Move) -> dict[str, Any]:
    """How a legal move is shown."""
    seat = state.turn
    if played is DRAW:
        return move(Text("nosegay-move-draw"), "deck", ["deck", f"hand-{seat}"], "picking")
    herb = herb_name(played.data[0])
    if played.verb == "lay":
        on, to = f"hand-{seat}:{played.args[0]}", f"nosegay-{seat}"
        return move(Text("nosegay-move-lay", herb=herb), on, [on, to], "laying")
    on, to = f"border:{played.args[0]}", f"hand-{seat}"
    return move(Text("nosegay-move-pick", herb=herb), on, [on, to], "picking")


def _attempts(state: Nosegay) -> Iterator[dict[str, Any]]:
    """What a click on each thing would mean that is not legal now."""
    if state.turn is None:
        return
    if not state.picking:
        yield {"text": DRAW.text, "on": "deck"}
        for herb, count in enumerate(state.border):
            if count:
                yield {"text": PICK[herb].text, "on": f"border:{HERBS[herb]}"}
        return
    if not state.deck:
        yield {"text": DRAW.text, "on": "deck"}
    for herb, count in enumerate(state.hands[state.turn]):
        if count:
            yield {"text": LAY[herb].text, "on": f"hand-{state.turn}:{HERBS[herb]}"}


def narrate(
    before: Nosegay, played: Move, after: Nosegay, seat: int | None
) -> Iterator[dict[str, Any]]:
    """What a move is called in the log."""
    rule = "laying" if played.verb == "lay" else "picking"
    if played is DRAW:
        yield entry(Text("nosegay-log-draw"), before.turn, rule)
    else:
        text = Text(f"nosegay-log-{played.verb}", herb=herb_name(played.data[0]))
        yield entry(text, before.turn, rule)
    if after.turn is None:
        yield entry(Text(f"nosegay-ending-{after.ending}"), None, "end")
