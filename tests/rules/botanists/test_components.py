"""The components of Botanists, and numbers that anybody can check by counting."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pygame_rules.games.botanists.catalogue import CATALOGUE
from pygame_rules.games.botanists.components import (
    BOARDS,
    COLOURS,
    LARGEST_ORDER,
    ORDER_DECK,
    ORDERS,
    any_of,
    count,
    gather,
    holds,
    listed,
    size,
    subsets,
)
from pygame_rules.games.botanists.market import (
    CARDS,
    CELLS,
    CORNERS,
    EVERYWHERE,
    FITS,
    HOPS,
    SHAPE,
    boxes,
    cells_of,
    destinations,
    entries,
)


def test_the_76_cards_are_all_different() -> None:
    assert len(CARDS) == 76
    assert len({tuple(sorted(boxes(card))) for card in range(76)}) == 76
    assert all((0, 0) in boxes(card) for card in range(76))


def test_the_deck_of_cards_is_closed_under_turning() -> None:
    """No seat has a better view of the cards than another (B15)."""
    every = {tuple(sorted(boxes(card))) for card in range(76)}
    turned = {tuple(sorted((column, -row) for row, column in boxes(card))) for card in range(76)}
    assert turned == every


def test_how_many_cards_fit_on_each_space() -> None:
    fits = [sum(FITS[card] >> cell & 1 for card in range(76)) for cell in range(25)]
    assert fits == [
        *(13, 26, 31, 26, 13),
        *(26, 52, 62, 52, 26),
        *(31, 62, 72, 62, 31),
        *(26, 52, 62, 52, 26),
        *(13, 26, 31, 26, 13),
    ]
    assert sum(fits) == 912


def test_a_card_that_fits_covers_four_spaces_with_the_pawn_among_them() -> None:
    for card in range(76):
        for cell in range(25):
            covered = SHAPE[card][cell]
            assert len(covered) in (0, 4)
            assert not covered or cell in covered
            assert set(covered) - {cell} <= set(cells_of(HOPS[card][cell]))


def test_how_many_spaces_can_be_reached_on_an_empty_board() -> None:
    counts = [destinations(cell, EVERYWHERE).bit_count() for cell in range(13)]
    assert counts == [8, 11, 14, 11, 8, 11, 15, 19, 15, 11, 14, 19, 24]


def test_how_many_spaces_can_be_entered() -> None:
    assert entries(EVERYWHERE, False).bit_count() == 24
    assert not entries(EVERYWHERE, False) >> CELLS.index("c3") & 1
    assert entries(EVERYWHERE, True) == EVERYWHERE


def test_each_corner_has_one_pair_of_cards_that_cannot_be_played_anywhere_near() -> None:
    for corner in cells_of(CORNERS):
        near = destinations(corner, EVERYWHERE)
        assert sum(not FITS[card] & near for card in range(76)) == 2


def test_the_helper_is_stuck_with_25_cards_in_a_corner_and_10_at_the_middle_of_an_edge() -> None:
    dead = {
        name: sum(not HOPS[card][CELLS.index(name)] for card in range(76))
        for name in ("a1", "a2", "a3", "b2", "c3")
    }
    assert dead["a1"] == 25
    assert dead["a3"] == 10
    assert dead["b2"] == dead["c3"] == 0


@pytest.mark.parametrize("strong", range(5))
def test_each_board_has_a_strong_colour_and_an_absent_one(strong: int) -> None:
    board = BOARDS[strong]
    assert len(board) == 15
    numbers = sorted(board.count(colour) for colour in range(5))
    assert numbers == [0, 3, 3, 3, 6]
    assert board.count(strong) == 6
    for column in range(3):
        signs = board[5 * column : 5 * column + 5]
        assert signs.count(strong) == 2
        assert all(pair != (strong, strong) for pair in pairwise(signs))


def test_the_boards_together_show_each_colour_fifteen_times() -> None:
    assert [sum(board.count(colour) for board in BOARDS) for colour in range(5)] == [15] * 5


def test_the_boards_are_the_printed_ones() -> None:
    rows = [
        " ".join(
            "".join("BGRPY"[board[5 * column + row]] for column in range(3)) for row in range(5)
        )
        for board in BOARDS
    ]
    assert rows == [
        "BPY RBB BYR PRP YBB",
        "GPY BGG GYB PBP YGG",
        "RGY BRR RYB GBG YRR",
        "PGR BPP PRB GBG RPP",
        "YRP GYY YPG RGR PYY",
    ]


def test_the_order_deck_is_fair_to_all_colours() -> None:
    assert len(ORDER_DECK) == 82
    assert [sum(count(order, colour) for order in ORDER_DECK) for colour in range(5)] == [47] * 5
    sizes = [size(order) for order in ORDER_DECK]
    assert [sizes.count(number) for number in (2, 3, 4, 5)] == [30, 35, 15, 2]


def test_orders_of_up_to_five_flowers_can_be_named() -> None:
    assert len(ORDERS) == 15 + 35 + 70 + 126
    assert LARGEST_ORDER == 5
    assert CATALOGUE["fulfil open blue blue red"].data == (0, ORDERS["blue-blue-red"])
    assert set(ORDER_DECK) <= set(ORDERS.values())


def test_counting_flowers() -> None:
    flowers = gather([0, 0, 2, 4, 4, 4])
    assert [count(flowers, colour) for colour in range(5)] == [2, 0, 1, 0, 3]
    assert size(flowers) == 6
    assert listed(flowers) == [0, 0, 2, 4, 4, 4]
    assert holds(flowers, gather([0, 4, 4]))
    assert not holds(flowers, gather([1]))
    assert not holds(flowers, gather([2, 2]))
    assert holds(gather([0] * 29), gather([0] * 29))
    assert any_of(flowers) == any_of(gather([0, 2, 4]))
    assert len(dict(subsets())) == 32
    assert len(COLOURS) == 5
