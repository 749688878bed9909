"""One story of the table for each ruling of Herbaceous, named after it."""

from __future__ import annotations

import pytest

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.dice import Dice

from .table import FULL, lines, play, reason, table, texts, zone


def test_H1_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    starts = {rules.new_match("herbaceous", seats=3, seed=seed).turn for seed in range(30)}
    assert starts == {0, 1, 2}
    for seat in range(3):
        match = rules.new_match("herbaceous", seats=3, seed=1, options={"start": seat})
        assert match.turn == seat


def test_H2_the_first_turn_has_no_potting_because_nothing_lies_out() -> None:
    match = rules.new_match("herbaceous", seats=2, seed=1)
    assert texts(match) == ["draw"]
    assert reason(match, "pot large-pot") == ("herbaceous-nothing-in-reach", "potting")
    assert "pot large-pot" in texts(rules.new_match("herbaceous", seats=1, seed=1))


def test_H3_a_player_may_pot_fewer_herbs_than_lie_there() -> None:
    match = table(community=["sage"] * 5, deck=10)
    play(match, "pot large-pot", "take community sage", "take community sage", "finish")
    assert zone(match, "large-pot-0") == {"sage": 2}
    assert zone(match, "community") == {"sage": 3}


def test_H3_of_nine_identical_herbs_seven_fit() -> None:
    match = table(community=["sage"] * 5, gardens=[["sage"] * 4, []], deck=10)
    play(match, "pot large-pot", *["take community sage"] * 4, *["take private sage"] * 3)
    assert texts(match) == ["finish"]
    assert reason(match, "take private sage") == ("herbaceous-pot-is-full", "large-pot")


@pytest.mark.parametrize("points", [0, 1, 2])
def test_H4_a_planter_with_one_herb_is_worth_what_the_table_agreed(points: int) -> None:
    match = table(
        pots=[{"wooden-planter": ["dill"]}, {}], deck=10, options={"single-planter": points}
    )
    assert lines(match) == {"wooden-planter": points}


def test_H4_a_planter_with_one_herb_is_legal_and_worth_nothing() -> None:
    match = table(community=["dill"], deck=10)
    play(match, "pot wooden-planter", "take community dill", "finish")
    assert match.scores().totals == (0, 0)


@pytest.mark.parametrize(("herbs", "points"), [(1, 2), (2, 4), (3, 6)])
def test_H5_the_jar_takes_up_to_three_herbs(herbs: int, points: int) -> None:
    match = table(community=["dill"] * 4, deck=10)
    play(match, "pot glass-jar", *["take community dill"] * herbs, "finish")
    assert lines(match) == {"glass-jar": points}


def test_H5_option_the_jar_takes_exactly_three() -> None:
    match = table(community=["dill"] * 3, deck=10, options={"jar": "exactly-three"})
    play(match, "pot glass-jar", "take community dill", "take community dill")
    assert reason(match, "finish") == ("herbaceous-jar-needs-three", "glass-jar")
    play(match, "take community dill", "finish")
    few = table(
        community=["dill"], gardens=[["mint"], []], deck=10, options={"jar": "exactly-three"}
    )
    assert reason(few, "pot glass-jar") == ("herbaceous-jar-needs-three", "glass-jar")


def test_H6_a_jar_mixes_regular_and_special_herbs() -> None:
    match = table(community=["sage", "sage", "thyme"], deck=10)
    play(match, "pot glass-jar", "take community sage", "take community sage")
    play(match, "take community thyme", "finish")
    assert match.scores().totals == (9, 0)
    assert lines(match) == {"glass-jar": 6, "special": 3}


def test_H7_nobody_takes_from_the_private_garden_of_another() -> None:
    match = table(gardens=[["dill"], ["sage", "sage"]], deck=10)
    match.play("pot large-pot")
    assert texts(match) == ["take private dill"]
    assert reason(match, "take private sage") == ("herbaceous-not-there", "potting")


@pytest.mark.parametrize("container", ["large-pot", "wooden-planter", "small-pots", "glass-jar"])
def test_H8_no_container_is_used_without_a_herb(container: str) -> None:
    match = table(community=["dill", "dill"], deck=10)
    match.play(f"pot {container}")
    assert reason(match, "finish") == ("herbaceous-nothing-chosen", container)
    assert reason(table(deck=10), f"pot {container}")[1] in ("potting", "small-pots")


def test_H8_small_pots_need_a_pair() -> None:
    match = table(community=["dill", "sage"], gardens=[["bay"], ["dill"]], deck=10)
    assert reason(match, "pot small-pots") == ("herbaceous-no-pair-in-reach", "small-pots")
    pair = table(community=["dill"], gardens=[["dill"], []], deck=10)
    play(pair, "pot small-pots", "take community dill")
    assert reason(pair, "finish") == ("herbaceous-pair-is-incomplete", "small-pots")


def test_H8_two_special_herbs_make_no_pair() -> None:
    match = table(community=["mint", "mint"], gardens=[["bay", "dill"], []], deck=10)
    assert reason(match, "pot small-pots") == ("herbaceous-no-pair-in-reach", "small-pots")


def test_H9_four_of_a_herb_make_one_pair_only() -> None:
    match = table(community=["dill"] * 4, deck=10)
    play(match, "pot small-pots", "take community dill", "take community dill")
    assert reason(match, "take community dill") == ("herbaceous-pair-is-complete", "small-pots")
    play(match, "finish")
    assert lines(match) == {"small-pots": 4}
    assert zone(match, "community") == {"dill": 2}


def test_H9_a_herb_without_a_second_in_reach_begins_no_pair() -> None:
    match = table(community=["dill", "dill", "sage"], gardens=[[], ["sage"]], deck=10)
    match.play("pot small-pots")
    assert reason(match, "take community sage") == ("herbaceous-no-second-in-reach", "small-pots")


def test_H10_one_container_a_turn_also_in_the_end_phase() -> None:
    match = table(community=["dill", "sage"], deck=10)
    play(match, "pot large-pot", "take community dill", "finish")
    assert texts(match) == ["draw"]
    assert reason(match, "pot glass-jar") == ("herbaceous-one-container-a-turn", "potting")
    late = table(community=["dill", "sage", "sage"])
    play(late, "pot large-pot", "take community dill", "finish")
    assert late.turn == 1


def test_H10_after_the_pot_no_herb_is_taken_either() -> None:
    match = table(community=["dill", "sage"], gardens=[["bay"], ["bay"]], deck=10, potted=True)
    for move in ("take community sage", "take private bay", "finish"):
        assert reason(match, move) == ("herbaceous-one-container-a-turn", "potting")


def test_H11_in_the_end_phase_a_herb_is_taken_for_a_container_and_none_is_planted() -> None:
    match = table(community=["sage"], gardens=[["sage", "dill"], ["bay"]])
    for move in ("take community sage", "take private dill", "finish"):
        assert reason(match, move) == ("herbaceous-choose-a-container", "potting")
    for move in ("draw", "plant community bay"):
        assert reason(match, move) == ("herbaceous-deck-is-out", "end-phase")
    match.play("pot large-pot")
    assert reason(match, "plant community bay") == ("herbaceous-deck-is-out", "end-phase")


def test_H11_potting_is_optional_in_the_end_phase() -> None:
    match = table(gardens=[["dill"], ["sage"]])
    match.play("pass")
    assert match.scores().totals == (1, 1)
    assert match.turn == 1


def test_H12_a_pass_is_final() -> None:
    match = table(community=["dill", "sage", "bay"], gardens=[["dill"], ["sage"]])
    match.play("pass")
    play(match, "pot large-pot", "take community sage", "finish")
    assert match.turn == 1
    play(match, "pass")
    assert match.over
    assert match.ending == "passed"


def test_H12_a_player_who_cannot_pot_is_passed() -> None:
    match = table(community=["dill", "sage"], pots=[{}, FULL])
    play(match, "pot large-pot", "take community dill", "finish")
    assert match.turn == 0
    assert match.state.retired == 0b10


def test_H12_no_pass_while_the_deck_lasts() -> None:
    match = table(community=["dill"], deck=10)
    assert reason(match, "pass") == ("herbaceous-must-plant", "planting")


def test_H13_planting_goes_on_when_every_container_is_used() -> None:
    full = {**FULL, "large-pot": []}
    other = {**FULL, "glass-jar": ["chive"], "large-pot": ["bay"]}
    match = table(pots=[full, other], community=["bay"], deck=10)
    play(match, "pot large-pot", "take community bay", "finish")
    assert texts(match) == ["draw"]
    ended = table(pots=[full, other], community=["bay"], deck=10, options={"early-end": True})
    play(ended, "pot large-pot", "take community bay", "finish")
    assert ended.ending == "early"
    late = table(pots=[full, other], community=["bay"], options={"early-end": True})
    play(late, "pot large-pot", "take community bay", "finish")
    assert late.ending == "all-potted"


def test_H14_the_first_player_begins_the_end_phase() -> None:
    for seats in (2, 3, 4):
        match = rules.new_match("herbaceous", seats=seats, seed=seats)
        first = match.turn
        while "draw" in texts(match) or match.state.drawn >= 0:
            match.play("draw" if "draw" in texts(match) else texts(match)[0])
        assert match.turn == first
        assert "pass" in texts(match)


def test_H14_retired_players_are_skipped() -> None:
    match = table(3, community=["dill"] * 3, turn=0, retired=[1])
    play(match, "pot large-pot", "take community dill", "finish")
    assert match.turn == 2


def test_H15_the_end_phase_goes_on_as_long_as_someone_pots() -> None:
    match = table(community=["dill", "sage", "bay", "mint"], pots=[{}, FULL])
    play(match, "pot large-pot", "take community dill", "finish")
    play(match, "pot wooden-planter", "take community sage", "finish")
    play(match, "pot glass-jar", "take community mint", "finish")
    assert match.over
    assert match.ending == "nothing-to-pot"


def test_H16_left_herbs_are_worth_one_each_specials_too() -> None:
    match = table(gardens=[["thyme", "sage"], []], deck=10)
    assert lines(match) == {"garden": 2}


def test_H17_the_community_garden_scores_for_nobody() -> None:
    match = table(community=["thyme", "sage"], deck=10)
    assert match.scores().totals == (0, 0)


JARS = {"glass-jar": ["mint", "chive", "thyme"]}


def test_H18_in_a_tie_the_better_jar_wins() -> None:
    jar = {"glass-jar": ["dill", "dill", "thyme"]}
    match = table(
        pots=[jar, {"small-pots": ["sage"] * 2 + ["bay"] * 2}], gardens=[[], ["dill"]], deck=2
    )
    assert match.scores().totals == (9, 9)
    assert match.scores().winners == (0,)
    assert [note.key for note in match.scores().notes] == ["herbaceous-note-jar-breaks-tie"]


def test_H18_the_bun_counts_with_the_jar_unless_the_table_says_otherwise() -> None:
    # 17 with the Bun, 12 of them in the jar itself; the other jar is worth 15
    sides = [JARS, {"glass-jar": ["thyme", "thyme", "sage"]}]
    gardens = [[], ["dill"] * 5]
    with_bun = table(pots=sides, gardens=gardens, bun=0, deck=2)
    assert with_bun.scores().totals == (17, 17)
    assert with_bun.scores().winners == (0,)
    without = table(pots=sides, gardens=gardens, bun=0, deck=2, options={"jar-tie": "without-bun"})
    assert without.scores().winners == (0, 1)


def test_H19_the_bun_is_earned_at_once_by_the_first_set_only() -> None:
    match = table(community=["mint", "mint", "chive", "chive", "thyme", "thyme"], deck=10)
    take = ["take community mint", "take community chive", "take community thyme", "finish"]
    play(match, "pot glass-jar", *take)
    assert match.scores().totals == (17, 0)
    match.play("draw")
    match.play(texts(match)[0])
    play(match, "pot glass-jar", *take)
    assert lines(match, 1)["glass-jar"] == 6
    assert "bun" not in lines(match, 1)
    assert sum(points for name, points in lines(match, 1).items() if name != "garden") >= 9


def test_H20_three_thymes_earn_no_bun() -> None:
    match = table(community=["thyme"] * 3, deck=10)
    play(match, "pot glass-jar", *["take community thyme"] * 3, "finish")
    assert match.scores().totals == (15, 0)


def test_H21_potted_herbs_stay_open_unless_the_table_hides_them() -> None:
    pots = [{"large-pot": ["sage", "sage"]}, {}]
    assert zone(table(pots=pots, deck=10), "large-pot-0", seat=1) == {"sage": 2}
    hidden = table(pots=pots, deck=10, options={"stacks": "face-down"})
    assert zone(hidden, "large-pot-0", seat=1) == {None: 2}
    assert zone(hidden, "large-pot-0", seat=0) == {"sage": 2}


def test_H21_points_stay_known_to_all() -> None:
    jar = {"glass-jar": ["mint", "chive", "thyme"]}
    hidden = table(pots=[jar, {}], bun=0, deck=10, options={"stacks": "face-down"})
    view = hidden.view(1)
    assert view["seats"][0]["score"] == 17
    (laid,) = (zone for zone in view["zones"] if zone["id"] == "glass-jar-0")
    assert [mark["args"] for mark in laid["marks"]] == [{"points": 12}]
    assert [piece["face"] for piece in laid["pieces"]] == [None]
    assert lines(hidden) == {"glass-jar": 6, "special": 3, "bun": 5}


def test_H22_a_lone_last_card_is_placed_freely() -> None:
    for move, place in (("plant private sage", "garden-0"), ("plant community sage", "community")):
        match = table(deck=["sage"], gardens=[["dill"], ["dill"]])
        play(match, "draw", move)
        assert "sage" in zone(match, place)
        assert texts(match)[0] == "pass"


def test_H23_removed_cards_are_in_no_view() -> None:
    for seats, removed in ((1, 36), (2, 24), (3, 12), (4, 0)):
        match = rules.new_match("herbaceous", seats=seats, seed=3)
        assert match.state.removed == removed
        views = [match.view(seat) for seat in (None, *range(seats))]
        seen = {sum(zone["count"] for zone in view["zones"]) for view in views}
        assert seen == {72 - removed}


def test_H24_nothing_is_taken_back_once_a_card_was_turned() -> None:
    match = table(community=["dill"], deck=10)
    play(match, "pot large-pot", "take community dill")
    match.undo()
    match.undo()
    assert not match.can_undo
    play(match, "pot large-pot", "take community dill", "finish", "draw")
    assert not match.can_undo
    with pytest.raises(rules.IllegalMove, match="rules-cannot-undo"):
        match.undo()


def test_H24_the_second_card_is_unknown_before_the_first_is_placed() -> None:
    match = table(deck=["sage", "thyme"], gardens=[["dill"], ["dill"]])
    match.play("draw")
    assert zone(match, "drawn") == {"sage": 1}
    assert "thyme" not in str(match.view(0)["zones"])
    match.play("plant private sage")
    assert zone(match, "community") == {"thyme": 1}


def test_H25_an_absent_player_plants_and_never_pots() -> None:
    match = table(community=["dill", "dill"], deck=["sage", "thyme"], gardens=[["bay"], ["bay"]])
    while match.turn == 0:
        match.play(bots.choose("absent", match.state, 0, Dice(1)))
    assert zone(match, "garden-0") == {"bay": 1, "sage": 1}
    assert zone(match, "community") == {"dill": 2, "thyme": 1}
    assert match.state.pots == [0] * 8


def test_H26_there_are_no_flavor_cards() -> None:
    assert sum(rules.new_match("herbaceous", seats=4, seed=1).state.census()) == 72


def test_SH1_the_solo_game_stops_with_the_fourth_container() -> None:
    pots = [{**FULL, "large-pot": []}]
    match = table(1, pots=pots, community=["bay"], deck=10)
    play(match, "pot large-pot", "take community bay", "finish")
    assert match.ending == "solo-potted"
    goes_on = table(1, pots=pots, community=["bay"], deck=10, options={"solo-stop": False})
    play(goes_on, "pot large-pot", "take community bay", "finish")
    assert texts(goes_on) == ["draw"]


def test_SH2_the_fifth_card_clears_the_community_garden_at_once() -> None:
    match = table(1, community=["bay", "dill", "sage", "mint"], deck=["thyme", "bay", "bay"])
    play(match, "draw", "plant community thyme")
    assert zone(match, "community") == {}
    assert zone(match, "discard") == {"bay": 1, "dill": 1, "mint": 1, "sage": 1, "thyme": 1}
    assert match.turn == 0


@pytest.mark.parametrize("places", [["private", "community", "discard"], ["private", "community"]])
def test_SH2_a_move_that_clears_the_community_garden_shows_what_goes(places: list[str]) -> None:
    """Also when it is the turn's last card, still unseen, that will clear it."""
    community = ["bay", "bay", "sage", "mint"]
    cleared = {"community", "community:bay", "community:sage", "community:mint", "discard"}
    match = table(1, community=community, drawn="dill", places=places, deck=10)
    touched = {move["text"]: move["touches"] for move in match.view(0)["moves"]}
    assert cleared <= set(touched["plant community dill"])
    assert (cleared <= set(touched["plant private dill"])) is (len(places) == 2)
    assert all(len(set(touches)) == len(touches) for touches in touched.values())


def test_SH3_the_solo_player_may_pot_in_the_first_turn() -> None:
    match = rules.new_match("herbaceous", seats=1, seed=5)
    assert "pot glass-jar" in texts(match)


def test_SH4_after_the_last_planting_one_more_pot_is_free() -> None:
    for move, ending in (("pass", "solo-passed"), ("pot glass-jar", "solo-last-pot")):
        match = table(1, deck=["thyme", "bay", "bay"])
        play(match, "draw", "plant private thyme", "plant community bay")
        assert "pass" in texts(match)
        match.play(move)
        if ending == "solo-last-pot":
            play(match, "take private thyme", "finish")
        assert match.ending == ending
