"""One story of the table for each ruling of Znakhar, named after it."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.dice import Dice
from pygame_rules.games.znakhar.components import CLASSES
from pygame_rules.games.znakhar.own import CARDS, STANDARD

from .table import log, marks, play, reason, table, texts, zone, zones

PLAGUE = ["yarrow", "elecampane", "pheasants-eye", "burst-herb", "fern-flower"]


def test_K1_two_to_eight_play_and_up_to_six_are_recommended() -> None:
    (meta,) = (game for game in rules.games() if game.id == "znakhar")
    assert list(meta.seats) == [2, 3, 4, 5, 6, 7, 8]
    assert list(meta.recommended) == [2, 3, 4, 5, 6]
    for seats in (1, 9):
        with pytest.raises(rules.BadOptions) as caught:
            rules.new_match("znakhar", seats=seats)
        assert (caught.value.code, caught.value.rule) == ("rules-bad-seats", "setup")


def test_K2_all_herbs_of_the_illness_are_needed() -> None:
    match = table(["linden-blossom", "valerian"], [], uncured=[["fever"]], pile=9)
    assert reason(match, "cure fever") == ("herbs-missing", "cure")
    match = table(["linden-blossom", "centaury"], [], uncured=[["fever"]], pile=9)
    assert "cure fever" in texts(match)


def test_K2_each_herb_is_needed_as_often_as_it_has_cards() -> None:
    needed = [herb for illness in STANDARD["illnesses"] for herb in illness["herbs"]]
    assert len(needed) == 55
    for herb, copies in zip(CARDS.herbs, CARDS.copies, strict=True):
        assert needed.count(herb) == copies


def test_K3_a_herb_lists_the_illnesses_that_ask_for_it() -> None:
    match = table(["nettle"], [], uncured=[["lumbago"], ["nosebleed", "burn"]], pile=9)
    (piece,) = next(zone for zone in match.view(0)["zones"] if zone["id"] == "hand-0")["pieces"]
    named = {mark["args"]["illness"]["key"] for mark in piece["marks"]}
    assert named == {"znakhar-illness-lumbago", "znakhar-illness-nosebleed"}


def test_K4_the_herbs_of_an_illness_are_all_different() -> None:
    for illness in STANDARD["illnesses"]:
        assert len(set(illness["herbs"])) == CLASSES.index(illness["class"]) + 1


def test_K5_a_cure_takes_exactly_the_herbs_and_draws_as_many() -> None:
    hand = ["linden-blossom", "linden-blossom", "centaury", "charm-fever", "mint"]
    match = table(hand, [], uncured=[["fever"]], pile=["nettle", "yarrow", "burn"])
    play(match, "cure fever")
    assert zone(match, "hand-0") == {
        "linden-blossom": 1,
        "charm-fever": 1,
        "mint": 1,
        "nettle": 1,
        "yarrow": 1,
    }
    assert zone(match, "discard") == {"linden-blossom": 1, "centaury": 1}


def test_K6_illnesses_and_the_illnesses_of_charms_are_all_different() -> None:
    assert len({illness["id"] for illness in STANDARD["illnesses"]}) == 25
    assert len({charm["illness"] for charm in STANDARD["charms"]}) == 10


def test_K7_one_may_pass_though_one_could_cure() -> None:
    match = table(["mint"], [], uncured=[["indigestion"]], pile=["nettle", "yarrow"])
    assert texts(match) == ["cure indigestion", "pass"]
    play(match, "pass")
    assert zone(match, "illnesses-0") == {"indigestion": 1}


def test_K8_a_turn_has_one_cure() -> None:
    match = table(["mint", "nettle"], [], uncured=[["indigestion", "nosebleed"]], pile=9)
    play(match, "cure indigestion")
    assert match.turn == 1


def test_K9_the_healer_keeps_the_illness_of_another_and_its_points() -> None:
    match = table(["mint"], ["mint", "nettle"], uncured=[[], ["indigestion", "boil"]], pile=9)
    assert match.scores().totals == (0, -2)
    play(match, "cure indigestion")
    assert zone(match, "cured-0") == {"indigestion": 1}
    assert zone(match, "illnesses-1") == {"boil": 1}
    assert match.scores().totals == (1, -1)


def test_K9_only_cards_of_ones_own_hand_cure() -> None:
    match = table(["mint"], ["nettle"], uncured=[["nosebleed"]], pile=9)
    assert reason(match, "cure nosebleed") == ("herbs-missing", "cure")


def test_K10_a_wrong_cure_is_answered_with_what_is_missing() -> None:
    match = table(["yarrow", "elecampane"], [], uncured=[["plague"]], pile=9)
    refused = match.explain("cure plague")
    assert refused is not None
    assert refused.arguments["number"] == 3
    herbs = refused.arguments["herbs"]
    assert isinstance(herbs, tuple)
    assert {herb.key for herb in herbs} == {
        f"znakhar-herb-{slug}" for slug in ("burst-herb", "fern-flower", "pheasants-eye")
    }
    with pytest.raises(rules.IllegalMove):
        match.play("cure plague")
    assert zone(match, "hand-0") == {"yarrow": 1, "elecampane": 1}


def test_K11_the_words_of_a_charm_are_shown_to_all_until_the_next_turn_is_over() -> None:
    match = table(["charm-fever"], ["mint"], uncured=[["fever"]], pile=9)
    assert "spoken" not in zones(match)
    play(match, "charm fever")
    for seat in (None, 0, 1):
        (spoken,) = (zone for zone in match.view(seat)["zones"] if zone["id"] == "spoken")
        (piece,) = spoken["pieces"]
        assert piece["face"] == "charm-fever"
        assert piece["marks"][0]["key"] == "znakhar-charm-fever"
        (entry,) = (entry for entry in match.view(seat)["log"] if entry["rule"] == "charm")
        assert entry["args"]["words"]["key"] == "znakhar-charm-fever"
    play(match, "pass")
    assert "spoken" not in zones(match)


def test_K12_an_illness_that_is_drawn_is_laid_out_and_not_replaced() -> None:
    match = table(
        ["linden-blossom", "centaury"],
        [],
        uncured=[[], ["fever"]],
        pile=["burn", "gout", "mint", "nettle"],
    )
    play(match, "cure fever")
    assert zone(match, "hand-0") == {}
    assert zone(match, "illnesses-0") == {"burn": 1, "gout": 1}
    assert zone(match, "pile") == {None: 2}


def test_K12_the_deal_replaces_no_illness() -> None:
    match = rules.new_match("znakhar", seats=4, seed=3)
    for seat in range(4):
        hand = sum(zone(match, f"hand-{seat}", seat).values())
        assert hand + sum(zone(match, f"illnesses-{seat}").values()) == 10


def test_K12_a_hand_has_no_limit() -> None:
    herbs = [herb for herb, copies in zip(CARDS.herbs, CARDS.copies, strict=True) if copies > 1]
    match = table(herbs, [], pile=9)
    play(match, "pass")
    assert sum(zone(match, "hand-0").values()) + sum(zone(match, "illnesses-0").values()) == 21


def test_K13_whoever_passes_draws_one_card() -> None:
    match = table(["mint"], [], pile=["nettle", "yarrow", "burn"])
    play(match, "pass")
    assert zone(match, "hand-0") == {"mint": 1, "nettle": 1}
    assert zone(match, "pile") == {None: 2}


def test_K14_an_empty_hand_passes_and_draws() -> None:
    match = table([], [], pile=["nettle", "yarrow", "burn"])
    assert texts(match) == ["pass"]
    play(match, "pass")
    assert zone(match, "hand-0") == {"nettle": 1}


def test_K15_a_short_pile_gives_what_it_has() -> None:
    match = table(PLAGUE, [], uncured=[["plague"]], pile=["nettle", "mint"])
    play(match, "cure plague")
    assert zone(match, "hand-0") == {"nettle": 1, "mint": 1}
    assert zone(match, "pile") == {}
    assert not match.over


def test_K16_used_cards_lie_open_in_the_discard_pile_for_good() -> None:
    match = table(["mint", "charm-fever"], ["nettle"], uncured=[["indigestion", "fever"]], pile=1)
    play(match, "cure indigestion", "pass", "charm fever")
    assert match.over
    for seat in (None, 0, 1):
        assert zone(match, "discard", seat) == {"mint": 1, "charm-fever": 1}


def test_K17_cured_illnesses_and_totals_are_open_to_all() -> None:
    match = table(["mint"], [], cured=[["fever"], ["gout"]], pile=9)
    for seat in (None, 0, 1):
        assert zone(match, "cured-1", seat) == {"gout": 1}
        assert [shown["score"] for shown in match.view(seat)["seats"]] == [2, 3]


def test_K18_one_exchange_a_turn_and_each_opponent_is_asked_once() -> None:
    match = table(["mint"], ["nettle"], ["yarrow"], pile=9)
    play(match, "offer seat-1 1", "refuse")
    assert reason(match, "offer seat-1 1") == ("asked-already", "k18")
    play(match, "offer seat-2 1", "accept", "give herb yarrow", "give herb mint")
    assert match.turn == 0
    assert texts(match) == ["pass"]
    assert reason(match, "offer seat-1 1") == ("one-exchange-a-turn", "k18")
    play(match, "pass")
    assert "offer seat-0 1" in texts(match)


def test_K18_only_the_player_whose_turn_it_is_offers_before_curing() -> None:
    match = table(["mint"], ["nettle"], uncured=[["indigestion"]], pile=9)
    play(match, "offer seat-1 1")
    assert texts(match) == ["accept", "refuse"]
    assert reason(match, "offer seat-0 1") == ("answer-first", "exchange")
    play(match, "refuse", "cure indigestion")
    assert match.turn == 1


def test_K19_number_is_offered_answered_and_chosen_unseen() -> None:
    match = table(["mint", "charm-fever"], ["nettle", "nettle", "yarrow"], pile=9)
    play(match, "offer seat-1 2")
    assert (match.turn, texts(match)) == (1, ["accept", "refuse"])
    play(match, "accept")
    assert texts(match) == ["give herb nettle", "give herb yarrow"]
    play(match, "give herb nettle", "give herb yarrow")
    assert match.turn == 0
    for seat in (None, 0):
        assert zone(match, "laid-1", seat) == {None: 2}
        assert zone(match, "hand-1", seat) == {None: 1}
        assert "swapped" not in log(match, seat)
    assert zone(match, "laid-1", 1) == {"nettle": 1, "yarrow": 1}
    play(match, "give charm fever")
    assert zone(match, "laid-0", 1) == {None: 1}
    play(match, "give herb mint")
    assert zone(match, "hand-0") == {"nettle": 1, "yarrow": 1}
    assert zone(match, "hand-1", 1) == {"nettle": 1, "mint": 1, "charm-fever": 1}
    assert match.turn == 0
    assert "swapped" in log(match, 0)
    assert "swapped" in log(match, 1)
    assert "swapped" not in log(match, None)


def test_K19_both_must_hold_as_many_cards_and_three_are_the_most() -> None:
    match = table(["mint", "nettle"], ["yarrow"], ["mint"], pile=9)
    offers = [move for move in texts(match) if move.startswith("offer")]
    assert offers == ["offer seat-1 1", "offer seat-2 1"]
    assert reason(match, "offer seat-1 2") == ("partner-holds-too-few", "k19")
    assert reason(match, "offer seat-1 3") == ("you-hold-too-few", "k19")
    with pytest.raises(rules.BadNotation):
        match.play("offer seat-1 4")


def test_K19_illnesses_are_not_exchanged() -> None:
    match = table(["mint"], ["nettle"], uncured=[["burn"], ["boil"]], pile=9)
    play(match, "offer seat-1 1", "accept")
    assert texts(match) == ["give herb nettle"]
    with pytest.raises(rules.BadNotation):
        match.play("give illness boil")


def test_K19_an_absent_player_refuses_and_passes() -> None:
    match = table(["mint"], ["nettle"], uncured=[[], ["nosebleed"]], pile=9)
    play(match, "offer seat-1 1")
    assert str(bots.choose("absent", match.state, 1, Dice(1))) == "refuse"
    play(match, "refuse", "pass")
    assert str(bots.choose("absent", match.state, 1, Dice(1))) == "pass"


def test_K20_after_an_exchange_one_may_pass_and_draws_only_one() -> None:
    match = table(["mint", "yarrow"], ["nettle"], pile=["melilot"])
    play(match, "offer seat-1 1", "accept", "give herb nettle", "give herb mint", "pass")
    assert zone(match, "hand-0") == {"nettle": 1, "yarrow": 1, "melilot": 1}


def test_K20_a_cure_with_an_exchanged_card_draws_for_the_cure_alone() -> None:
    match = table(["mint"], ["nettle"], uncured=[["nosebleed"]], pile=["melilot", "yarrow"])
    play(match, "offer seat-1 1", "accept", "give herb nettle", "give herb mint")
    play(match, "cure nosebleed")
    assert zone(match, "hand-0") == {"melilot": 1}


def test_K21_each_has_one_more_turn_and_the_drawer_of_the_last_card_plays_last() -> None:
    match = table([], [], [], pile=["mint"], turn=1)
    play(match, "pass")
    assert marks(match, "pile") == ["clock"]
    turns = []
    while not match.over:
        turns.append(match.turn)
        play(match, "pass")
    assert turns == [2, 0, 1]
    assert match.ending == "pile-out"


def test_K21_the_option_leaves_out_the_drawer_of_the_last_card() -> None:
    match = table([], [], [], pile=["mint"], turn=1, options={"last-turns": "others"})
    turns = []
    while not match.over:
        turns.append(match.turn)
        play(match, "pass")
    assert turns == [1, 2, 0]


@pytest.mark.parametrize(("option", "most"), [("everyone", 3), ("others", 2)])
def test_K21_no_more_last_turns_can_be_set_up_than_the_option_gives(option: str, most: int) -> None:
    options = {"last-turns": option}
    match = table([], [], [], options=options)
    for _ in range(most):
        play(match, "pass")
    assert match.over
    with pytest.raises(rules.BadPosition):
        table([], [], [], options=options, **{"last-turns": most + 1})


def test_K22_the_last_turns_cure_and_exchange_and_draw_nothing() -> None:
    match = table(["mint", "nettle"], ["yarrow"], uncured=[["indigestion"]], pile=[])
    assert texts(match) == ["cure indigestion", "offer seat-1 1", "pass"]
    play(match, "offer seat-1 1", "accept", "give herb yarrow", "give herb nettle")
    play(match, "cure indigestion")
    assert zone(match, "hand-0") == {"yarrow": 1}
    play(match, "pass")
    assert match.over


def test_K23_an_illness_that_is_the_last_card_can_still_be_cured() -> None:
    match = table([], ["mint"], pile=["indigestion"])
    play(match, "pass")
    assert zone(match, "illnesses-0") == {"indigestion": 1}
    play(match, "cure indigestion", "pass")
    assert match.over
    assert match.scores().totals == (0, 1)


def test_K24_points_for_cures_minus_those_left_before_you_and_none_for_the_hand() -> None:
    match = table(
        ["mint", "charm-plague"],
        [],
        cured=[["runny-nose", "toothache", "jaundice", "consumption"], []],
        uncured=[["burn", "gout"], ["plague"]],
        pile=[],
    )
    assert match.scores().totals == (6, -5)


def test_K25_equal_scores_share_the_victory() -> None:
    match = table([], [], [], cured=[["gout"], ["fever", "burn"], ["boil"]], pile=[])
    scores = match.scores()
    assert scores.winners == (0, 1)
    assert [note.key for note in scores.notes] == ["znakhar-note-shared"]


def test_K25_the_option_breaks_ties_by_uncured_points_then_by_cures() -> None:
    broken = {"ties": "broken"}
    match = table(
        [],
        [],
        cured=[["gout", "boil"], ["jaundice"]],
        uncured=[["burn"], []],
        pile=[],
        options=broken,
    )
    assert match.scores().totals == (3, 3)
    assert match.scores().winners == (1,)
    match = table([], [], cured=[["gout"], ["fever", "burn"]], pile=[], options=broken)
    assert match.scores().winners == (1,)
    assert [note.key for note in match.scores().notes] == ["znakhar-note-broken"]
    match = table([], [], cured=[["gout"], ["jaundice"]], pile=[], options=broken)
    assert match.scores().winners == (0, 1)


def test_K26_the_dealer_begins_and_is_drawn_by_lot_or_chosen() -> None:
    starts = {rules.new_match("znakhar", seats=3, seed=seed).turn for seed in range(30)}
    assert starts == {0, 1, 2}
    for seat in range(3):
        match = rules.new_match("znakhar", seats=3, seed=1, options={"start": seat})
        assert match.turn == seat
        assert "start" in [mark["icon"] for mark in match.view(0)["seats"][seat]["marks"]]


def test_K26_in_a_rematch_the_neighbour_on_the_left_deals() -> None:
    match = rules.new_match("znakhar", seats=3, seed=1, options={"start": 1})
    dealers = [match.turn]
    for _ in range(3):
        match = match.rematch()
        dealers.append(match.turn)
    assert dealers == [1, 2, 0, 1]


@pytest.mark.parametrize("late", [{"turn": 2}, {"offer": {"to": 1, "number": 1}}])
def test_K26_after_a_set_up_the_neighbour_of_its_dealer_deals(late: dict[str, Any]) -> None:
    match = table(["mint"], ["nettle"], [], pile=5, start=0, **late)
    assert match.rematch().turn == 1


def test_K26_a_set_up_begins_with_its_dealer() -> None:
    assert table([], [], [], pile=5, start=2).turn == 2


def test_K27_no_move_says_which_cards_one_gives() -> None:
    match = table(["mint", "nettle"], ["yarrow"], pile=9)
    play(match, "offer seat-1 1")
    assert texts(match) == ["accept", "refuse"]
    assert zone(match, "hand-0", 1) == {None: 2}
    play(match, "accept", "give herb yarrow")
    assert texts(match) == ["give herb mint", "give herb nettle"]
    assert zone(match, "hand-0", 1) == {None: 2}
