"""One story of the table for each ruling of the solo game with the Little Helper."""

from __future__ import annotations

from collections.abc import Sequence

import pygame_rules as rules
from pygame_rules.games.botanists.market import CARDS, CELLS

from .table import alone, leftovers, lines, play, reach, reason, side, state, texts, tile

HAND = ["t01-1", "t05-1", "t05-2"]  # a bar to the right, a block right below, a block left below


def midgame(
    board: str = "blue",
    helper_board: str = "green",
    left: str = "",
    *,
    hand: Sequence[str] = HAND,
    pawn: str = "b2",
    helper_pawn: str = "d4",
    helper_plots: str = "YY",
    personal: Sequence[str] = (),
    **position,
) -> rules.Match:
    """Before the third turn: the next signs are of the boards' own colours."""
    own = side(
        board=board,
        pawn=pawn,
        plots="YY",
        leftovers=left,
        hand=list(hand),
        personal=list(personal),
    )
    helper = {"board": helper_board, "pawn": helper_pawn, "plots": helper_plots}
    return alone(own, helper, **position)


def test_S1_the_own_pawn_enters_from_the_edge() -> None:
    match = alone()
    match.play("lead own")
    assert reach(match) == set(CELLS) - {"c3"}  # the helper stands in the middle, too
    assert reason(match, "go c3") == ("space-taken", "movement")


def test_S2_the_helper_never_joins_the_own_pawn() -> None:
    match = midgame(pawn="d5", hand=["t01-1", "t01-2", "t13-4"])
    match.play("lead helper")
    assert reason(match, "send t01-1") == ("card-moves-nobody", "s7")
    match.play("send t01-2")
    assert texts(match) == ["hop d3"]
    match = midgame(pawn="d5", hand=["t05-1", "t02-1", "t13-4"])
    play(match, "lead helper", "send t05-1")
    assert texts(match) == ["hop e4", "hop e5"]
    assert reason(match, "hop d5") == ("space-taken", "s2")


def test_S3_the_helper_needs_a_flower_to_collect() -> None:
    match = midgame(helper_pawn="c5", pawn="b2")
    play(match, "lead own", "go c3", "play t05-1", "plant blue face-up")
    assert tile(match, "c4") == "."
    play(match, "send t05-2")
    assert texts(match) == ["hop d5"]
    assert reason(match, "hop c4") == ("space-empty", "s3")


def test_S4_the_helper_jumps_over_things() -> None:
    match = midgame(helper_pawn="b1", pawn="b2")
    play(match, "lead helper", "send t01-1")
    assert texts(match) == ["hop b3", "hop b4"]


def test_S5_the_helper_never_ends_a_turn_where_it_began() -> None:
    match = midgame(helper_board="yellow", helper_plots="BB", helper_pawn="d3")
    play(match, "lead helper", "send t05-1", "hop e3")
    assert texts(match) == ["pawn helper", "pawn own", "skip"]  # no match: face down by itself
    match.play("pawn helper")
    assert "jump d3" not in texts(match)
    assert reason(match, "jump d3") == ("helper-started-there", "s5")
    assert reason(match, "jump b2") == ("space-taken", "bonus-yellow")
    match.play("jump a5")
    assert state(match).pawns[1] == CELLS.index("a5")


def test_S6_moved_before_its_turn_the_helper_plays_from_the_new_space() -> None:
    match = midgame("yellow", hand=["t05-1", "t05-2", "t01-1"], helper_pawn="d4")
    play(match, "lead own", "go a3", "play t05-1", "plant red face-down", "pawn helper")
    match.play("jump d3")
    match.play("send t01-1")
    assert texts(match) == ["hop d5"]  # d4 is where the turn began
    assert reason(match, "hop d4") == ("helper-started-there", "s5")


DEAD = ["t01-4", "t13-4", "t12-4"]  # from the top left corner all boxes lie off the market


def test_S7_when_no_card_moves_the_helper_the_whole_hand_is_drawn_anew() -> None:
    match = midgame(hand=DEAD, helper_pawn="a1", pawn="c3")
    match.play("lead helper")
    assert texts(match) == ["redraw"]
    assert reason(match, "send t01-4") == ("card-moves-nobody", "s7")
    match.play("redraw")
    after = state(match)
    assert len(after.hands[0]) == 3
    assert all(after.market_discard >> CARDS.index(card) & 1 for card in DEAD)
    assert not match.can_undo


def test_S7_no_new_hand_while_the_helper_can_move() -> None:
    match = midgame()
    match.play("lead helper")
    assert reason(match, "redraw") == ("helper-can-move", "s7")


def test_S8_after_the_own_move_two_cards_are_drawn_anew() -> None:
    match = midgame(hand=["t05-1", *DEAD[:2]], helper_pawn="a1", pawn="b2")
    play(match, "lead own", "go c3", "play t05-1", "plant blue face-up")
    assert texts(match) == ["redraw"]
    match.play("redraw")
    assert len(state(match).hands[0]) == 2


def stuck(left: str = "") -> rules.Match:
    """The helper has taken the only card that would fit near the top left corner."""
    match = midgame(
        helper_board="red", hand=["t05-1", "t01-4", "t13-4"], pawn="a1", left=left, helper_pawn="d4"
    )
    play(match, "lead helper", "send t05-1", "hop d5")
    return play(match, "plant red face-up")


def test_S9_without_a_playable_card_the_own_pawn_gets_a_new_hand() -> None:
    match = stuck()
    assert texts(match) == ["redraw"]
    match.play("redraw")
    assert len(state(match).hands[0]) == 2


def test_S9_with_a_leftover_it_tends() -> None:
    match = stuck("b")
    assert texts(match) == ["tend blue"]
    assert reason(match, "redraw") == ("must-tend", "b12")


def test_S10_any_card_for_either_as_long_as_it_works() -> None:
    match = midgame()
    match.play("lead helper")
    assert texts(match) == ["send t01-1", "send t05-1", "send t05-2"]
    play(match, "send t05-2", "hop e3")
    assert match.turn == 0


def test_S11_tending_draws_two_cards_and_drops_two() -> None:
    match = midgame(left="y")
    play(match, "lead own", "tend yellow", "skip", "draw")
    assert len(texts(match, "drop")) == 5
    match.play(texts(match)[0])
    match.play(texts(match)[0])
    assert len(state(match).hands[0]) == 3
    later = midgame(left="y")
    play(later, "lead helper", "send t05-1", "hop d5")
    play(later, *(["skip"] if "skip" in texts(later) else []), "tend yellow", "skip", "draw")
    assert len(texts(later, "drop")) == 4
    later.play(texts(later)[0])
    later.play(texts(later)[0])
    assert len(state(later).hands[0]) == 2


def test_S12_orders_come_once_after_both_have_acted() -> None:
    match = midgame(left="bby", open=["blue-blue"])
    play(match, "lead own", "tend yellow", "skip")
    assert reason(match, "fulfil open blue blue") == ("helper-first", "s12")
    assert reason(match, "end") == ("helper-first", "s12")
    assert "done" in texts(match)
    play(match, "done", "send t05-1", "hop d5")
    if "skip" in texts(match):
        match.play("skip")
    assert texts(match) == ["end", "fulfil open blue blue"]
    match.play("fulfil open blue blue")
    assert texts(match) == ["end"]


def test_S12_tending_second_goes_straight_on_to_the_orders() -> None:
    match = midgame(left="bby", open=["blue-blue"], helper_board="blue", board="green")
    play(match, "lead helper", "send t05-1", "hop d5")
    play(match, *(["skip"] if "skip" in texts(match) else []), "tend yellow", "skip")
    assert {"draw", "end", "fulfil open blue blue", "replace blue blue"} <= set(texts(match))
    assert reason(match, "done") == ("helper-has-acted", "s12")


def whole_turn(match: rules.Match) -> rules.Match:
    """The own purchase and the helper's move, up to the orders."""
    play(match, "lead own", "go c3", "play t05-1", "plant blue face-up", "send t05-2", "hop e4")
    return play(match, *(["skip"] if "skip" in texts(match) else []))


def test_S13_the_market_is_refilled_after_the_orders() -> None:
    match = whole_turn(midgame(open=["blue-yellow"]))
    bag = sum(state(match).bag)
    match.play("fulfil open blue yellow")
    assert sum(state(match).bag) == bag + 2
    assert "." in {tile(match, cell) for cell in CELLS}
    match.play("end")
    assert "." not in {tile(match, cell) for cell in CELLS}


def test_S14_one_card_may_go_before_the_hand_is_filled() -> None:
    match = whole_turn(midgame())
    match.play("end")
    assert texts(match) == ["draw", "drop t01-1"]
    assert reason(match, "lead own") == ("draw-cards", "solo-turn")
    match.play("drop t01-1")
    assert state(match).market_discard >> CARDS.index("t01-1") & 1
    assert len(state(match).hands[0]) == 3
    assert texts(match) == ["lead helper", "lead own"]
    kept = whole_turn(midgame())
    play(kept, "end", "draw")
    assert CARDS.index("t01-1") in state(kept).hands[0]


def test_S14_after_tending_two_cards_are_left_to_choose_from() -> None:
    match = midgame(left="y")
    play(match, "lead own", "tend yellow", "skip", "done", "send t05-1", "hop d5")
    play(match, *(["skip"] if "skip" in texts(match) else []), "end")
    assert texts(match) == ["draw", "drop t01-1", "drop t05-2"]


def test_S15_the_helper_has_no_leftovers_orders_or_seven_points() -> None:
    match = whole_turn(midgame())
    now = state(match)
    assert now.filled == [3, 3]
    assert len(now.leftovers) == len(now.fulfilled) == 1
    assert leftovers(match) == "by"


def fifth(helper_plots: str, helper_pawn: str = "d4", **position) -> rules.Match:
    """Before the fifth turn; the own board is blue, the helper's green."""
    own = side(board="blue", pawn="b2", plots="brbp", hand=["t05-1", "t05-2", "t01-1"], **position)
    return alone(own, {"board": "green", "pawn": helper_pawn, "plots": helper_plots})


def to_scoring(match: rules.Match, hop: str) -> rules.Match:
    play(match, "lead own", "go c3", "play t05-1", "plant yellow face-up", "send t05-2")
    match.play(hop)
    for move in ("plant yellow face-up", "skip"):
        if move in texts(match):
            match.play(move)
    return play(match, "end", "draw", "wither")


def test_S16_a_clean_column_of_the_helper_counts() -> None:
    match = to_scoring(fifth("gbgp", helper_pawn="d2"), "hop d1")  # d1 is purple: no match
    assert "helper-column" not in lines(match)
    match = to_scoring(fifth("gbgp", helper_pawn="e2"), "hop e1")
    assert "helper-column" in lines(match)
    assert lines(match)["helper-column"] == 2


def red(helper_plots: str = "gB", left: str = "r", **position) -> rules.Match:
    """The own red bonus is due."""
    match = midgame("red", left=left, helper_plots=helper_plots, **position)
    return play(match, "lead own", "go c3", "play t05-1", "plant blue face-down")


def test_S17_red_exchanges_with_any_face_up_flower_of_the_helper() -> None:
    match = red()
    match.play("give red")
    assert texts(match) == ["uproot left 1"]
    assert reason(match, "uproot left 2") == ("no-open-flower", "s17")
    assert reason(match, "claim 1 red") == ("uproot-instead", "s17")
    match.play("uproot left 1")
    after = state(match)
    assert after.plots[15] == 2  # red, face up on a green sign
    assert "g" in leftovers(match)


def test_S18_a_wrong_flower_put_there_does_not_spoil_the_column() -> None:
    match = fifth("rbgp", helper_pawn="e2")
    to_scoring(match, "hop e1")
    assert state(match).clean(1, 0)


def test_S19_without_leftover_or_face_up_flower_red_lapses() -> None:
    for match in (red(left=""), red(helper_plots="YY"), red(helper_plots="rY")):
        assert "give red" not in texts(match)
        assert texts(match, "send")


def test_S20_bonuses_of_the_helper_act_for_the_player() -> None:
    match = midgame(helper_board="blue", board="green")
    play(match, "lead helper", "send t05-1", "hop d5", "gain")
    assert lines(match)["bonus"] == 3
    match = midgame(helper_board="green", open=["blue-blue"])
    play(match, "lead helper", "send t05-1", "hop d5", "reserve blue blue")
    assert len(state(match).personal[0]) == 1
    match = midgame(helper_board="purple", left="y")
    play(match, "lead helper", "send t05-1", "hop d5", "give yellow", "pick a1")
    assert leftovers(match) == "b"


def test_S21_a_blue_helper_brings_no_second_order() -> None:
    seen = set()
    for seed in range(40):
        now = state(rules.new_match("botanists", seats=1, seed=seed))
        assert len(now.personal[0]) == 1 + (now.boards[0] == 0)
        assert now.boards[0] != now.boards[1]
        seen.add(now.boards[1] == 0)
    assert seen == {True, False}


def test_S21_the_own_board_may_be_chosen_and_the_helpers_is_drawn() -> None:
    boards = set()
    for seed in range(30):
        match = rules.new_match("botanists", seats=1, seed=seed, options={"boards": "chosen"})
        match.play("board blue")
        boards.add(state(match).boards[1])
        assert len(state(match).personal[0]) == 2
    assert boards == {1, 2, 3, 4}


def test_S22_withered_tiles_are_charged_for_each_board_apart() -> None:
    tableau = {"seats": [{"withered": 4}], "helper": {"withered": 3}}
    assert rules.score("botanists", tableau).totals == (-16,)


def test_S22_option_withered_tiles_are_charged_together() -> None:
    tableau = {
        "seats": [{"withered": 4}],
        "helper": {"withered": 3},
        "options": {"helper-withered": "together"},
    }
    assert rules.score("botanists", tableau).totals == (-28,)


def test_S23_nobody_chooses_who_is_first() -> None:
    match = to_scoring(fifth("gbgp", helper_pawn="e2"), "hop e1")
    assert texts(match) == ["lead helper", "lead own"]


def test_S24_there_is_no_table_of_ranks() -> None:
    match = rules.new_match("botanists", seats=1, seed=4)
    while not match.over:
        match.play(match.legal_moves()[-1])
    assert match.view(0)["notes"] == []
    assert match.scores().winners == (0,)
    assert match.ending == "third-scoring"


def test_S25_fewer_flowers_where_the_helper_has_emptied_a_space() -> None:
    match = midgame(helper_board="yellow", helper_plots="BB", helper_pawn="d5")
    play(match, "lead helper", "send t05-2", "hop d4", "pawn helper", "jump a5")
    play(match, "go c3", "play t05-1")
    assert [text.split(" ")[1] for text in texts(match)] == ["blue", "blue", "yellow"]


def test_S25_the_helpers_own_space_is_not_collected() -> None:
    match = midgame(helper_pawn="d4")
    play(match, "lead own", "go c3", "play t05-1", "plant blue face-up")
    assert tile(match, "d4") == "g"
    assert leftovers(match) == "by"


def test_S26_the_market_is_filled_at_random() -> None:
    markets = {
        tuple(state(rules.new_match("botanists", seats=1, seed=seed)).market) for seed in range(5)
    }
    assert len(markets) == 5


def test_S27_moved_by_the_helpers_bonus_the_own_pawn_starts_from_there() -> None:
    match = midgame(helper_board="yellow", helper_plots="BB", helper_pawn="d5", pawn="b2")
    play(match, "lead helper", "send t05-2", "hop d4", "pawn own", "jump a3")
    assert reason(match, "go a3") == ("must-move", "b9")
    assert "go b2" in texts(match)  # where it stood before the bonus


def test_S27_the_bonus_may_bring_a_pawn_into_the_market() -> None:
    own = side(board="blue", hand=HAND)
    match = alone(own, {"board": "yellow"})
    play(match, "lead helper", "send t05-2", "hop d3", "pawn own", "jump d4")
    assert state(match).pawns[0] == CELLS.index("d4")
    assert "go d4" not in texts(match)


def test_the_helper_may_plant_a_match_face_up_or_down() -> None:
    match = midgame(helper_board="blue", board="green", helper_pawn="d2")
    play(match, "lead helper", "send t05-1", "hop d3")  # d3 is blue
    assert texts(match) == ["plant blue face-down", "plant blue face-up"]
    match.play("plant blue face-up")
    assert state(match).filled == [2, 3]


def test_the_helper_may_hang_over_the_edge_but_not_leave() -> None:
    match = midgame(helper_pawn="d4", hand=["t01-2", "t05-1", "t05-2"])
    play(match, "lead helper", "send t01-2")
    assert texts(match) == ["hop d3", "hop d5"]
    assert reason(match, "hop a1") == ("not-a-box", "helper")


def test_solo_moves_are_refused_in_company() -> None:
    match = rules.new_match("botanists", seats=2, seed=1)
    for move in ("lead own", "send t01-1", "hop a1", "pawn own", "uproot left 1", "done"):
        assert reason(match, move) == ("only-alone", "solo")
