"""One story of the table for each ruling of Botanists with two to four players."""

from __future__ import annotations

import pytest

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.dice import Dice
from pygame_rules.games.botanists.components import (
    COLOURS,
    ORDER_DECK,
    order_slug,
    size,
    withered_points,
)
from pygame_rules.games.botanists.market import CARDS, CELLS

from .table import (
    HAND,
    SQUARE,
    dry,
    faces,
    leftovers,
    lines,
    play,
    purchase,
    reach,
    reason,
    side,
    state,
    table,
    texts,
    third_turn,
    tile,
)

ALL_CELLS = set(CELLS)
CORNERS = {"a1", "a5", "e1", "e5"}


def finished_round(*sides: dict, start: int = 0, **position) -> rules.Match:
    """The last seat of the order is about to make the fifth turn; it tends and ends the round."""
    last = (start - 1) % len(sides)
    match = table(*sides, start=start, turn=last, **position)
    match.play(texts(match, "tend")[0])
    return skip(match)


def skip(match: rules.Match) -> rules.Match:
    """Skip a bonus, if there is one to skip."""
    return play(match, "skip") if "skip" in texts(match) else match


# components and setup


def test_B1_there_are_145_tiles() -> None:
    for seats in (1, 2, 3, 4):
        census = state(rules.new_match("botanists", seats=seats, seed=1)).census()
        assert sum(census[:5]) == 145


def test_B2_there_are_29_of_each_colour() -> None:
    census = state(rules.new_match("botanists", seats=4, seed=1)).census()
    assert census[:5] == (29,) * 5


def test_B3_the_red_flower_has_one_colour_and_a_shape_of_its_own() -> None:
    match = third_turn()
    grid = next(zone for zone in match.view(0)["zones"] if zone["id"] == "market")
    faces = {piece["face"] for piece in grid["pieces"] if piece["id"].startswith("tile:")}
    assert faces == {"cornflower", "hellebore", "peony", "lavender", "daffodil"}


def test_B4_boards_are_drawn_without_a_double() -> None:
    seen = set()
    for seed in range(40):
        boards = state(rules.new_match("botanists", seats=4, seed=seed)).boards
        assert len(set(boards)) == 4
        seen.update(boards)
    assert seen == set(range(5))


def test_B4_option_boards_are_chosen_clockwise_from_the_first_player() -> None:
    options = {"boards": "chosen", "start": 1}
    match = rules.new_match("botanists", seats=3, seed=1, options=options)
    assert texts(match) == sorted(f"board {colour}" for colour in COLOURS)
    match.play("board red")
    assert match.turn == 2
    assert reason(match, "board red") == ("board-taken", "b4")
    assert reason(match, "go a1") == ("choose-a-board", "b4")
    play(match, "board blue", "board green")
    assert state(match).boards == [1, 2, 0]
    assert match.turn == 1
    assert [len(cards) for cards in state(match).personal] == [1, 1, 2]
    assert not match.can_undo


def test_B5_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    starts = {rules.new_match("botanists", seats=3, seed=seed).turn for seed in range(30)}
    assert starts == {0, 1, 2}
    for seat in range(3):
        match = rules.new_match("botanists", seats=3, seed=1, options={"start": seat})
        assert match.turn == seat


# movement


def test_B6_the_entry_tile_is_the_first_step() -> None:
    match = table(side(), side())
    assert reach(match) == ALL_CELLS - {"c3"}
    assert reason(match, "go c3") == ("enter-at-the-edge", "b6")


def test_B6_option_one_or_two_steps_follow_the_entry() -> None:
    match = table(side(), side(), options={"entry": "before-moving"})
    assert reach(match) == ALL_CELLS


def test_B7_no_entry_on_an_occupied_tile() -> None:
    match = table(side(), side(pawn="a1"), side(pawn="b2"))
    assert reach(match) == ALL_CELLS - {"a1", "b2", "c3"}
    assert reason(match, "go a1") == ("space-taken", "movement")


def test_B8_the_two_steps_may_turn() -> None:
    match = table(side(pawn="c3"), side())
    assert "d5" in reach(match)  # one diagonal, one straight
    assert reach(match) == ALL_CELLS - {"c3"}


def test_B9_no_way_back_to_where_the_turn_began() -> None:
    match = third_turn(pawn="c3")
    assert "c3" not in reach(match)
    assert reason(match, "go c3") == ("must-move", "b9")


def test_B9_too_far_is_too_far() -> None:
    assert reason(third_turn(pawn="b2"), "go b5") == ("too-far", "movement")


def test_B10_two_pawns_do_not_close_the_diagonal_between_them() -> None:
    match = table(side(pawn="a1"), side(pawn="a2"), side(pawn="b1"))
    assert {"b2", "a3", "c3"} <= reach(match)
    assert reach(match) & CORNERS == set()


def test_B11_hemmed_in_at_a_corner_the_pawn_starts_from_another_corner() -> None:
    match = table(side(pawn="a1"), side(pawn="a2"), side(pawn="b1"), side(pawn="b2"))
    beside = {"a4", "b4", "b5", "d1", "d2", "e2", "d4", "d5", "e4"}
    assert reach(match) == CORNERS - {"a1"} | beside
    assert reason(match, "go c3") == ("way-blocked", "movement")


def test_B11_no_jump_while_a_neighbour_is_free() -> None:
    for others in (("a2", "b1", "c3"), ("a2", "b2", "e5"), ("b1", "b2", "e5")):
        match = table(side(pawn="a1"), *(side(pawn=pawn) for pawn in others))
        assert reach(match) & (CORNERS - {"a1"}) == set()
    for corner in CORNERS:
        for others in (("a2", "b1"), ("b2", "a2"), ("d5", "e4"), ("d4", "d5")):
            match = table(side(pawn=corner), *(side(pawn=pawn) for pawn in others))
            assert reach(match) & (CORNERS - {corner}) == set()


DEAD_HANDS = {
    "a1": ["t01-4", "t13-4"],
    "a5": ["t01-1", "t13-4"],
    "e1": ["t01-4", "t13-1"],
    "e5": ["t01-1", "t13-1"],
}


@pytest.mark.parametrize(("corner", "hand"), DEAD_HANDS.items())
def test_B12_a_hand_without_a_playable_card_leaves_only_tending(corner: str, hand: list) -> None:
    match = third_turn(leftovers="bg", hand=hand, pawn=corner, other_pawn="c3")
    assert texts(match) == ["tend blue", "tend green"]
    beside = {"a1": "b2", "a5": "b4", "e1": "d2", "e5": "d4"}[corner]
    assert reason(match, f"go {beside}") == ("no-card-fits", "b12")
    assert reason(match, "redraw") == ("must-tend", "b12")


@pytest.mark.parametrize(("corner", "hand"), DEAD_HANDS.items())
def test_B12_without_leftovers_the_hand_is_shown_and_drawn_anew(corner: str, hand: list) -> None:
    match = third_turn(hand=hand, pawn=corner, other_pawn="c3")
    assert texts(match) == ["redraw"]
    match.play("redraw")
    after = state(match)
    assert len(after.hands[0]) == 2
    assert match.turn == 0
    assert not match.can_undo
    for seat in (None, 0, 1):
        assert {f"card-{card}" for card in hand} <= faces(match, "market-discard", seat)
        told = match.view(seat)["log"][-1]
        assert told["args"]["cards"] == ", ".join(card.upper() for card in sorted(hand))


def test_B12_a_destination_is_offered_only_with_a_card_to_play_there() -> None:
    match = third_turn(hand=["t01-1", "t01-4"], pawn="c3")
    assert texts(match, "go") == [
        f"go {row}{column}" for row in "abcde" for column in "1245" if row + column != "e1"
    ]
    assert reason(match, "go b3") == ("no-card-fits", "b12")
    assert reason(match, "redraw") == ("hand-can-be-played", "b12")
    match.play("go b1")
    assert texts(match) == ["play t01-1"]
    assert reason(match, "play t01-4") == ("card-falls-off", "market-card")


def test_B13_tending_is_free_even_if_a_purchase_is_possible() -> None:
    match = third_turn(leftovers="y")
    assert texts(match, "tend") == ["tend yellow"]
    assert len(texts(match, "go")) > 10
    assert reason(match, "tend blue") == ("no-such-leftover", "leftovers")
    assert reason(third_turn(), "tend blue") == ("no-leftovers", "tending")


def test_B14_steps_do_not_enter_empty_spaces() -> None:
    match = dry()
    assert {"e2", "e3", "e4", "e5"} & reach(match, 3) == set()
    assert reason(match, "go e3") == ("space-empty", "b14")


def test_B14_option_steps_may_enter_empty_spaces() -> None:
    match = dry(options={"empty-spaces": "open"})
    assert {"e2", "e3", "e4", "e5"} <= reach(match, 3)


def test_B14_option_a_card_that_would_bring_nothing_cannot_be_played() -> None:
    match = dry(hand=["t01-1", "t13-1"], options={"empty-spaces": "open"})
    assert texts(match, "go e2") == []  # the bar would lie over bare spaces only
    assert reason(match, "go e2") == ("no-card-fits", "b12")
    match.play("go d2")
    assert texts(match) == ["play t01-1"]


def test_B15_a_card_means_the_same_from_every_seat() -> None:
    taken = []
    for turn in (0, 1):
        sides = [side(pawn="e5", hand=HAND), side(pawn="e5", hand=["t05-1", "t02-1"])]
        sides[1 - turn].update(pawn="e1", hand=["t03-1", "t04-1"])
        match = table(*sides, start=turn)
        play(match, "go d4", "play t05-1")
        taken.append([cell for cell in CELLS if tile(match, cell) == "."])
    assert taken[0] == taken[1] == ["d4", "d5", "e4", "e5"]


# planting and bonuses


def test_B16_the_bonus_is_that_of_the_sign_not_of_the_flower() -> None:
    match = purchase(third_turn("green"), "plant blue face-down")
    assert texts(match, "reserve")
    assert reason(match, "gain") == ("other-bonus", "bonus")


@pytest.mark.parametrize(
    ("board", "moves"),
    [
        ("blue", {"gain", "skip"}),
        ("green", {"reserve", "skip"}),
        ("red", {"give", "skip"}),
        ("purple", {"give", "skip"}),
        ("yellow", {"jump", "skip"}),
    ],
)
def test_B17_each_colour_has_its_bonus(board: str, moves: set[str]) -> None:
    match = purchase(third_turn(board, "r", other="p"))
    match.play(next(text for text in texts(match) if text.endswith("face-down")))
    assert {text.split(" ")[0] for text in texts(match)} == moves


def test_B17_blue_is_worth_three_points() -> None:
    match = purchase(third_turn(), "plant blue face-down", "gain")
    assert lines(match)["bonus"] == 3


@pytest.mark.parametrize("board", ["red", "purple"])
def test_B18_flowers_just_collected_cannot_be_swapped(board: str) -> None:
    match = purchase(third_turn(board, other="p"), "plant blue face-down")
    assert "end" in texts(match)  # the bonus lapsed: no leftovers yet
    assert leftovers(match) == "bgy"


@pytest.mark.parametrize("board", ["red", "purple"])
def test_B18_option_flowers_just_collected_can_be_swapped(board: str) -> None:
    match = third_turn(board, other="p", options={"swap-collected": True})
    purchase(match, "plant blue face-down")
    assert texts(match) == ["give blue", "give green", "give yellow", "skip"]
    match.play("skip")
    assert leftovers(match) == "bgy"


def test_B19_only_a_flower_of_this_turn_is_planted() -> None:
    match = purchase(third_turn(leftovers="r"))
    assert reason(match, "plant red face-down") == ("not-collected", "b19")
    assert texts(match) == [
        "plant blue face-down",
        "plant blue face-up",
        "plant green face-down",
        "plant yellow face-down",
    ]
    assert reason(match, "plant green face-up") == ("no-match", "planting")


def test_B20_a_purchase_ends_with_orders_too() -> None:
    match = third_turn(open=["blue-green"])
    purchase(match, "plant blue face-up")
    assert "fulfil open blue green" in texts(match)
    match.play("fulfil open blue green")
    assert leftovers(match) == "y"


def test_B21_one_open_and_one_personal_order_a_turn() -> None:
    match = third_turn(
        leftovers="rrrrpp",
        personal=["red-red", "purple-purple"],
        open=["red-red", "blue-green"],
    )
    purchase(match, "plant blue face-up", "fulfil open blue green")
    assert texts(match, "fulfil") == [
        "fulfil personal purple purple",
        "fulfil personal red red",
    ]
    assert reason(match, "fulfil open red red") == ("one-open-order", "b21")
    match.play("fulfil personal red red")
    assert texts(match) == ["end"]
    assert reason(match, "fulfil personal purple purple") == ("one-personal-order", "b21")


@pytest.mark.parametrize("first", ["open", "personal"])
def test_B22_either_order_first_and_the_new_open_card_has_to_wait(first: str) -> None:
    match = third_turn(
        leftovers="rr",
        personal=["red-red"],
        open=["blue-green"],
        **{"order-deck": ["red-purple", "green-red", "yellow-yellow"]},
    )
    purchase(match, "plant blue face-up")
    both = {"open": "fulfil open blue green", "personal": "fulfil personal red red"}
    second = both["personal" if first == "open" else "open"]
    match.play(both[first])
    assert second in texts(match)
    match.play(second)
    new = [ORDER_DECK[card] for card in state(match).open]
    assert len(new) == 3
    assert texts(match) == ["end"]


def test_B23_the_hand_is_filled_at_the_end_of_a_purchase() -> None:
    match = purchase(third_turn(), "plant blue face-up")
    assert len(state(match).hands[0]) == 1
    match.play("end")
    assert len(state(match).hands[0]) == 2


def test_B24_a_purple_swap_needs_a_tile_on_the_space() -> None:
    match = purchase(third_turn("purple", "r", other_pawn="a1"), "plant blue face-down")
    match.play("give red")
    emptied = {"c3", "c4", "d3", "d4"}
    assert {text.split(" ")[1] for text in texts(match)} == {
        cell for cell in CELLS if cell not in emptied and tile(match, cell) != "r"
    }
    assert "pick a1" in texts(match)  # under another pawn
    assert reason(match, "pick c3") == ("space-empty", "b24")
    assert reason(match, "pick b2") == ("same-flower", "b26")


def test_B24_while_tending_also_the_tile_under_the_own_pawn() -> None:
    match = third_turn("purple", "ryy")
    play(match, "tend yellow", "give yellow")
    assert "pick b2" in texts(match)


def test_B25_the_flower_given_takes_the_place_of_the_one_picked() -> None:
    match = purchase(third_turn("purple", "r"), "plant blue face-down", "give red", "pick a1")
    assert tile(match, "a1") == "r"
    assert leftovers(match) == "bbgy"  # the swapped one, then the flowers collected


def test_B26_in_a_red_swap_the_active_player_names_both_flowers() -> None:
    match = purchase(third_turn("red", "yy", other="ppb"), "plant blue face-down")
    assert texts(match) == ["give yellow", "skip"]
    match.play("give yellow")
    assert texts(match) == ["claim 1 blue", "claim 1 purple"]
    assert reason(match, "claim 0 yellow") == ("other-player", "bonus-red")
    assert reason(match, "claim 1 red") == ("no-such-leftover", "leftovers")
    match.play("claim 1 purple")
    assert match.turn == 0
    assert leftovers(match, 0) == "bgpyy"
    assert leftovers(match, 1) == "bpy"


@pytest.mark.parametrize(("own", "other"), [("", "p"), ("p", ""), ("p", "ppp")])
def test_B26_without_two_different_leftovers_the_red_bonus_lapses(own: str, other: str) -> None:
    match = purchase(third_turn("red", own, other=other), "plant blue face-down")
    assert "end" in texts(match)


def test_B27_yellow_leads_to_any_other_space_without_a_pawn() -> None:
    match = purchase(third_turn("yellow", pawn="b2", other_pawn="e1"), "plant blue face-down")
    assert {text.split(" ")[1] for text in texts(match, "jump")} == ALL_CELLS - {"c3", "e1"}
    assert reason(match, "jump e1") == ("space-taken", "bonus-yellow")
    assert reason(match, "jump c3") == ("must-leave", "b27")
    before = tile(match, "a5")
    match.play("jump a5")
    assert tile(match, "a5") == before
    assert state(match).pawns[0] == CELLS.index("a5")
    again = purchase(third_turn("yellow"), "plant blue face-down", "jump b2")
    assert state(again).pawns[0] == CELLS.index("b2")  # where the turn began


def test_B28_green_refills_the_open_orders_at_once() -> None:
    match = third_turn("green", open=["blue-blue", "red-red", "purple-purple"])
    purchase(match, "plant blue face-down", "reserve red red")
    after = state(match)
    assert all(card >= 0 for card in after.open)
    assert [ORDER_DECK[card] for card in after.personal[0]][-1] == 2 << 12
    assert not match.can_undo
    other = third_turn("green", open=["red-red", "red-red", "purple-purple"])
    purchase(other, "plant blue face-down")
    assert reason(other, "reserve blue blue") == ("order-not-open", "orders")


def test_B29_a_new_personal_order_may_be_fulfilled_at_once() -> None:
    match = third_turn("green", open=["blue-green"], personal=["blue-yellow"])
    purchase(match, "plant blue face-down", "reserve blue green")
    assert texts(match, "fulfil")[-2:] == [
        "fulfil personal blue green",
        "fulfil personal blue yellow",
    ]
    match.play("fulfil personal blue green")
    assert not [text for text in texts(match) if text.startswith("fulfil personal")]


def test_B29_option_a_new_personal_order_has_to_wait() -> None:
    match = third_turn("green", open=["blue-green"], options={"fresh-orders": False})
    purchase(match, "plant blue face-down", "reserve blue green")
    assert not [text for text in texts(match) if text.startswith("fulfil personal")]
    assert reason(match, "fulfil personal blue green") == ("order-too-fresh", "b29")


def test_B30_the_top_of_the_deck_is_taken_unseen() -> None:
    match = third_turn(
        "green", **{"order-deck": ["red-red-red", "blue-blue", "green-red", "blue-red"]}
    )
    open_now = [ORDER_DECK[card] for card in state(match).open]
    purchase(match, "plant blue face-down", "reserve deck")
    assert [ORDER_DECK[card] for card in state(match).open] == open_now
    assert len(state(match).personal[0]) == 1
    assert not match.can_undo


def test_B31_personal_orders_have_no_limit() -> None:
    held = ["red-red", "blue-blue", "green-green", "purple-purple"]
    match = third_turn("green", personal=held)
    purchase(match, "plant blue face-down", "reserve deck")
    assert len(state(match).personal[0]) == 5


def test_B32_a_bonus_may_be_skipped_and_lapses_by_itself_without_a_target() -> None:
    match = purchase(third_turn(), "plant blue face-down")
    match.play("skip")
    assert "bonus" not in lines(match)
    lapsed = purchase(third_turn("red"), "plant blue face-down")
    assert "skip" not in texts(lapsed)
    assert reason(lapsed, "skip") == ("orders-or-end", "orders")


def test_B32_face_up_triggers_nothing() -> None:
    match = purchase(third_turn(), "plant blue face-up")
    assert texts(match, "skip") == []
    assert lines(match)["withered"] == -3  # the two tiles that lay there before


# orders and supply


def test_B33_delivered_flowers_are_back_in_the_bag_at_once() -> None:
    match = third_turn(open=["blue-green"])
    purchase(match, "plant blue face-up")
    before = state(match).bag
    match.play("fulfil open blue green")
    after = state(match).bag
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, 1, 0, 0, 0]


def test_B34_with_an_empty_bag_spaces_stay_empty_and_fill_in_reading_order_later() -> None:
    match = dry(open=["blue-blue"], options={"tie-break": "shared"})
    assert sum(state(match).bag) == 0
    play(match, "go c1", "play t05-1")
    match.play(texts(match, "plant")[0])
    skip(match)
    bare = [cell for cell in CELLS if tile(match, cell) == "."]
    assert bare[-4:] == ["e2", "e3", "e4", "e5"]
    match.play("fulfil open blue blue")
    now = state(match)
    assert sum(now.bag) == 2
    assert now.refill()
    filled = [cell for cell in bare if now.market[CELLS.index(cell)] >= 0]
    assert filled == bare[:2]


def test_B34_set_ups_have_empty_spaces_only_with_an_empty_bag() -> None:
    with pytest.raises(rules.BadPosition, match="botanists-market-not-full"):
        table(side(), side(), rows=SQUARE.replace("b", ".", 1))


def test_B35_the_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    match = third_turn(**{"market-deck": ["t02-1", "t03-1"]})
    assert state(match).market_left == 0  # the other hand took both
    assert state(match).market_discard.bit_count() == 72
    purchase(match)
    now = state(match)
    assert now.market_left == 0
    assert now.market_discard >> CARDS.index("t05-1") & 1
    play(match, "plant blue face-up", "end")
    after = state(match)
    assert after.market_left == 72
    assert after.market_discard == 0
    assert sorted(after.census()[5:81]) == [1] * 76


def test_B36_the_order_discard_is_shuffled_when_the_deck_is_out() -> None:
    match = third_turn(open=["blue-green", "red-red", "blue-blue"], **{"order-deck": []})
    purchase(match, "plant blue face-up", "fulfil open blue green")
    after = state(match)
    assert all(card >= 0 for card in after.open)
    assert after.order_left == 82 - 4
    assert after.order_discard == 0


def test_B36_a_shuffle_is_told_though_more_is_discarded_by_the_same_move() -> None:
    few = ("blue-blue", "blue-green", "green-green", "red-red", "purple-purple")
    match = table(
        side(
            board="red",
            pawn="c3",
            plots="B",
            leftovers="bbr",
            personal=["purple-purple", "purple-purple", "red-red"],
        ),
        side(pawn="a1", plots="B", personal=["red-red", "green-green", "green-green"]),
        open=["blue-blue", "blue-green", "blue-green"],
        components={"orders": dict.fromkeys(few, 2)},
        **{"order-deck": ["blue-blue"]},
    )
    play(match, "tend red", "skip", "replace blue green", "replace blue green", "renew")
    told = [(line["key"], line["rule"]) for line in match.view(1)["log"]]
    assert told[-1] == ("botanists-log-orders-shuffled", "b36")


def test_B36_with_no_cards_left_there_are_fewer_open_orders_until_some_return() -> None:
    now = state(third_turn("green", open=["blue-green", "red-red", "blue-blue"]))
    rest = [*now.order_deck]
    now.order_deck, now.order_left = (), 0
    now.fulfilled[1] = tuple(rest)
    for move in ("go c3", "play t05-1", "plant blue face-down"):
        now.play(next(found for found in now.legal_moves() if str(found) == move))
    assert [str(move) for move in now.legal_moves()] == [
        "reserve blue blue",
        "reserve blue green",
        "reserve red red",
        "skip",
    ]
    now.play(now.legal_moves()[1])
    assert min(now.open) == -1
    assert [str(move) for move in now.legal_moves()] == ["end", "fulfil personal blue green"]
    while now.turn is not None and not now.ledger[0]:
        now.play(now.legal_moves()[0])
    assert min(now.open) >= 0


def test_B37_exactly_the_flowers_shown_leave_the_marginal_land() -> None:
    match = third_turn(leftovers="bbg", open=["blue-green"])
    purchase(match, "plant yellow face-down", "skip")
    assert leftovers(match) == "bbbbgg"
    match.play("fulfil open blue green")
    assert leftovers(match) == "bbbg"
    assert reason(match, "fulfil personal red red red red red") == (
        "order-not-personal",
        "orders",
    )


def test_B37_two_blue_and_a_green_serve_blue_and_green() -> None:
    match = third_turn(leftovers="bbgy", open=["blue-green"])
    play(match, "tend yellow", "skip", "fulfil open blue green")
    assert leftovers(match) == "b"


def test_B38_orders_show_two_to_five_flowers() -> None:
    assert {size(order) for order in ORDER_DECK} == {2, 3, 4, 5}
    assert len(ORDER_DECK) == 82


# tending


def tending(**position) -> rules.Match:
    match = third_turn(leftovers="y", open=["blue-blue", "red-red", "purple-purple"], **position)
    return play(match, "tend yellow", "skip")


def test_B39_any_of_the_open_orders_are_replaced_once() -> None:
    match = tending(**{"order-deck": ["green-red", "blue-red", "blue-green", "red-purple"]})
    assert texts(match) == [
        "draw",
        "end",
        "replace blue blue",
        "replace purple purple",
        "replace red red",
    ]
    match.play("replace red red")
    assert texts(match) == ["renew", "replace blue blue", "replace purple purple"]
    for other in ("draw", "end", "fulfil open blue blue"):
        assert reason(match, other) == ("renew-first", "b39")
    play(match, "replace blue blue", "renew")
    now = {order_slug(ORDER_DECK[card]) for card in state(match).open}
    assert now == {"green-red", "blue-red", "purple-purple"}
    assert state(match).order_discard.bit_count() == 82 - 3 - 2
    assert not match.can_undo
    assert reason(match, "replace purple purple") == ("replaced-already", "b39")
    assert reason(match, "renew") == ("finish-tending", "tending")


def test_B39_nothing_is_replaced_unless_named() -> None:
    assert reason(tending(), "renew") == ("nothing-to-replace", "b39")
    assert reason(tending(), "replace green green") == ("order-not-open", "orders")


def test_B39_an_order_is_named_once() -> None:
    match = play(tending(), "replace red red")
    assert reason(match, "replace red red") == ("marked-already", "b39")


def test_B40_two_cards_are_drawn_and_two_discarded() -> None:
    match = tending(**{"market-deck": ["t02-1", "t03-1", "t07-1", "t08-1"]})
    match.play("draw")
    assert not match.can_undo
    assert texts(match) == ["drop t01-1", "drop t05-1", "drop t07-1", "drop t08-1"]
    assert reason(match, "end") == ("drop-cards", "tending")
    assert reason(match, "drop t02-1") == ("card-not-held", "market-card")
    play(match, "drop t08-1", "drop t01-1")
    assert [CARDS[card] for card in state(match).hands[0]] == ["t05-1", "t07-1"]
    assert match.can_undo
    assert texts(match) == ["end"]
    assert reason(match, "draw") == ("orders-or-end", "orders")


def test_B41_the_last_leftover_may_be_planted_and_the_rest_still_done() -> None:
    match = tending()
    assert leftovers(match) == ""
    play(match, "replace blue blue", "renew")
    assert texts(match) == ["draw", "end"]
    match.play("draw")
    assert len(texts(match, "drop")) == 4


def test_B42_the_marginal_land_has_no_limit() -> None:
    match = dry()
    assert len(leftovers(match, 0)) == 17
    play(match, "go c1", "play t05-1")
    match.play(texts(match, "plant")[0])
    skip(match)
    assert len(leftovers(match, 3)) == 17


# scoring


def test_B43_orders_count_at_the_scoring_and_are_pending_until_then() -> None:
    match = third_turn(open=["blue-green"])
    purchase(match, "plant blue face-up", "fulfil open blue green", "end")
    assert lines(match)["pending-orders"] == 5
    assert match.view(0)["seats"][0]["score"] == 0


def scored(leftover: str, orders: list[str], **position) -> rules.Match:
    """Two players; the second ends the first round, so that the first is scored."""
    return finished_round(
        side(board="blue", pawn="e1", plots="brbpy", leftovers=leftover, fulfilled=orders),
        side(board="green", pawn="e5", plots="BGBR", leftovers="y"),
        **position,
    )


def test_B43_three_orders_no_leftovers_and_a_clean_column_make_24() -> None:
    match = scored("", ["blue-red", "red-red", "green-green"])
    match.play("end")
    assert lines(match) | {"personal": 0, "withered": 0} == {
        "orders": 15,
        "no-leftovers": 7,
        "column": 2,
        "personal": 0,
        "withered": 0,
    }


def test_B44_kept_leftovers_are_charged_and_charged_again() -> None:
    match = scored("bgp", ["blue-red"])
    match.play("end")
    assert match.turn == 0
    assert texts(match) == ["keep blue", "keep green", "keep purple", "wither"]
    assert lines(match)["leftovers"] == -6
    assert lines(match)["orders"] == 5
    before = state(match).bag[3]
    play(match, "keep blue", "keep green")
    assert texts(match) == ["wither"]
    assert reason(match, "keep purple") == ("kept-enough", "scoring")
    match.play("wither")
    assert leftovers(match) == "bg"
    assert state(match).bag[3] == before + 1
    assert lines(match)["pending-leftovers"] == -4


def test_B45_seven_points_are_for_those_who_have_no_leftovers_to_keep() -> None:
    match = scored("b", [])
    play(match, "end")
    assert "no-leftovers" not in lines(match, 0)
    assert lines(match, 1)["no-leftovers"] == 7
    match.play("wither")
    assert "no-leftovers" not in lines(match, 0)


def test_B46_leftovers_that_wither_are_no_withered_tiles() -> None:
    match = scored("bgp", [])
    play(match, "end", "wither")
    assert "withered" not in lines(match)


def test_B47_a_face_down_tile_costs_the_column_even_if_it_matches() -> None:
    match = finished_round(
        side(board="blue", pawn="e1", plots="brBpy"),
        side(board="green", pawn="e5", plots="gbgp", leftovers="y"),
    )
    match.play("end")
    assert "column" not in lines(match, 0)
    assert "column" not in lines(match, 1)  # the last space was tended


def test_B48_the_track_goes_below_nothing() -> None:
    match = scored("bgprryybggpprr", [])
    match.play("end")
    assert match.view(0)["seats"][0]["score"] == 2 - 28


def last_turn(own: str, other: str, **position) -> rules.Match:
    """Before the very last turn: the second player is to tend."""
    return finished_round(
        side(pawn="e1", board="blue", plots=own, **position.pop("first", {})),
        side(pawn="e5", board="green", plots=other, leftovers="y", **position.pop("second", {})),
        **position,
    )


BLUE = "brbpypbyrbybrpb"
GREEN = "gbgpypgybgygbpg"


def test_B49_after_the_third_scoring_nothing_is_kept_and_nobody_chosen() -> None:
    match = last_turn(BLUE, GREEN[:14], first={"leftovers": "bb"})
    match.play("end")
    assert match.over
    assert match.ending == "third-scoring"
    assert lines(match)["leftovers"] == -4
    assert lines(match)["column"] == 2 + 3 + 5


def chooser(track: list[int], start: int = 0) -> int:
    """Who names the first player when these were the points after a scoring."""
    pawns = ("a1", "a5", "e1", "e5")
    match = table(*(side(pawn=pawn, plots="YYYYY") for pawn in pawns), start=start)
    now = state(match)
    now.ledger = [((0, 0, False),)] * len(track)
    now.gains = [(score - 7) // 3 for score in track]
    return now._chooser()


def test_B50_among_the_last_the_farthest_from_the_leader_chooses() -> None:
    # A 22, B 13, C 13, D 16: clockwise C is two away from A, B only one
    assert chooser([22, 13, 13, 16]) == 2
    assert chooser([22, 16, 16, 13]) == 3
    assert chooser([13, 13, 22, 16]) == 1


def test_B51_of_several_leaders_the_first_to_play_counts() -> None:
    assert chooser([22, 13, 22, 13], start=0) == 3
    assert chooser([22, 13, 22, 13], start=2) == 1
    assert chooser([22, 13, 22, 13], start=1) == 1  # C played before A


@pytest.mark.parametrize("start", range(4))
def test_B51_if_all_are_level_the_last_of_the_round_chooses(start: int) -> None:
    assert chooser([13] * 4, start=start) == (start - 1) % 4


def test_B52_the_last_names_the_first_player_perhaps_itself() -> None:
    match = scored("", ["blue-red"])
    match.play("end")
    assert match.turn == 1
    assert texts(match) == ["first 0", "first 1"]
    assert reason(match, "first 2") == ("no-such-seat", "scoring")
    assert reason(match, "go a1") == ("name-the-first", "scoring")
    match.play("first 1")
    assert match.turn == 1
    assert state(match).start == 1


def test_B53_the_penalty_goes_on_without_limit() -> None:
    assert [withered_points(number) for number in range(16)] == [
        *(0, -1, -3, -6, -10, -15, -21, -28, -36),
        *(-45, -55, -66, -78, -91, -105, -120),
    ]


def test_B54_equal_totals_share_the_victory() -> None:
    level = rules.score("botanists", {"seats": [{"withered": 2}, {"withered": 2}]})
    assert level.winners == (0, 1)
    assert [note.key for note in level.notes] == ["botanists-note-shared"]


def test_B54_option_fewer_withered_tiles_break_the_tie() -> None:
    # 3 points of a bonus and two withered tiles against nothing at all
    seats = [{"bonus": 3, "withered": 2}, {"withered": 0}]
    assert rules.score("botanists", {"seats": seats}).winners == (0, 1)
    decided = rules.score("botanists", {"seats": seats, "options": {"tie-break": "fewer-withered"}})
    assert decided.winners == (1,)
    assert [note.key for note in decided.notes] == ["botanists-note-fewer-withered"]


def test_B55_the_blue_board_begins_with_a_second_personal_order() -> None:
    for second in (True, False):
        options = {"boards": "chosen", "start": 0, "second-order": second}
        match = rules.new_match("botanists", seats=2, seed=3, options=options)
        play(match, "board blue", "board red")
        assert [len(cards) for cards in state(match).personal] == [1 + second, 1]


def test_B56_more_than_six_tiles_may_wither() -> None:
    match = last_turn(BLUE[:7].upper() + BLUE[7:], GREEN[:14])
    match.play("end")
    assert lines(match)["withered"] == -28


def test_B57_hands_are_hidden_and_the_bag_is_open() -> None:
    match = third_turn()
    others = [zone for zone in match.view(1)["zones"] if zone["id"] == "hand-0"]
    assert [piece["face"] for piece in others[0]["pieces"]] == [None]
    assert others[0]["count"] == 2
    own = [zone for zone in match.view(0)["zones"] if zone["id"] == "hand-0"]
    assert len(own[0]["pieces"]) == 2
    bag = next(zone for zone in match.view(None)["zones"] if zone["id"] == "bag")
    assert sum(piece["count"] for piece in bag["pieces"]) == sum(state(match).bag)


def test_B57_the_discards_are_open() -> None:
    match = third_turn(open=["blue-green", "red-red", "blue-blue"], leftovers="r")
    play(match, "tend red", "skip", "replace red red", "renew", "draw")
    play(match, "drop t01-1", "drop t05-1")
    for seat in (None, 0, 1):
        assert faces(match, "order-discard", seat) == {"order-red-red"}
        assert faces(match, "market-discard", seat) == {"card-t01-1", "card-t05-1"}


def test_B58_a_turn_may_be_taken_back_until_something_is_drawn() -> None:
    match = third_turn(leftovers="r", other="p")
    start = match.state.digest()
    purchase(match, "plant blue face-down", "gain")
    for _ in range(4):
        assert match.can_undo
        match.undo()
    assert match.state.digest() == start
    play(match, "go c3", "play t05-1", "plant blue face-up", "end")
    assert not match.can_undo


def test_B59_a_pawn_outside_the_market_blocks_nothing() -> None:
    match = table(side(pawn="a1", hand=HAND), side(), side(), side())
    assert reach(match) == {f"{row}{column}" for row in "abc" for column in "123"} - {"a1"}
    play(match, "go a2", "play t05-1")
    assert [tile(match, cell) for cell in ("a2", "a3", "b2", "b3")] == [*"...."]


def test_B60_an_absent_player_purchases_takes_no_bonus_and_serves_no_order() -> None:
    matched = 0
    for seed in range(12):
        match = rules.new_match("botanists", seats=2, seed=seed)
        while not match.over and len(match.moves) < 60:
            move = bots.choose("absent", match.state, match.turn, Dice(len(match.moves)))
            assert move.verb in {"go", "play", "plant", "skip", "end", "redraw", "wither", "first"}
            matched += str(move).endswith("face-up")
            if move.verb == "plant" and any(text.endswith("up") for text in texts(match, "plant")):
                assert str(move).endswith("face-up")
            match.play(move)
    assert matched
