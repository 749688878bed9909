"""What the recorded games of Botanists must have used between them."""

from __future__ import annotations

import json

import pygame_rules as rules
from pygame_rules.games.botanists.components import ORDER_DECK
from tests.golden.recorder import GOLDEN


def test_every_card_board_order_and_bonus_is_in_some_recording() -> None:
    """All 76 market cards played by somebody, all five boards, every bonus used, and each of the
    82 order cards open or personal at some time."""
    cards, boards, orders, bonuses = set(), set(), set(), set()
    for file in GOLDEN:
        record = json.loads(file.read_text(encoding="utf-8"))["record"]
        if record["game"] != "botanists":
            continue
        match = rules.load({**record, "moves": []})
        for text in [*record["moves"], None]:
            state = match.state
            boards.update(board for board in state.boards if board >= 0)
            orders.update(card for card in state.open if card >= 0)
            for held in state.personal:
                orders.update(held)
            if text is None:
                break
            match.play(text)
            verb, *rest = text.split(" ")
            if verb in ("play", "send"):
                cards.add(rest[0])
            if verb in ("gain", "claim", "uproot", "pick", "jump", "reserve"):
                bonuses.add(verb)
    assert len(cards) == 76
    assert boards == set(range(5))
    assert len(orders) == len(ORDER_DECK)
    assert bonuses == {"gain", "claim", "uproot", "pick", "jump", "reserve"}
