"""One story of the table for each ruling of Officinalis, named after it."""

from __future__ import annotations

from itertools import pairwise

import pytest

import pygame_rules as rules
from pygame_rules import bots
from pygame_rules.dice import Dice
from pygame_rules.games.officinalis import components
from pygame_rules.games.officinalis.components import FAMILIES, NUMBER, TEAS

from .table import faces, harvest, lines, play, play_out, reason, slugs, table, texts, zone

FOREST = ("elderberry", "woodruff", "hawthorn", "birch", "oak")


def test_O1_town_and_familiar_are_one_family() -> None:
    assert [letter for letter, _ in FAMILIES.values()] == ["F", "P", "M", "L", "C", "R", "J"]
    assert len(FAMILIES["familiar"][1]) == 7


def test_O2_familiar_plants_are_worth_one_to_seven() -> None:
    values = [value for value, _ in FAMILIES["familiar"][1].values()]
    assert values == [1, 2, 3, 4, 5, 6, 7]
    assert not components.MARVELS & components.MEMBERS[components.ENVIRONMENTS.index("familiar")]


def test_O2_option_familiar_plants_repeat_three_and_four_and_the_first_wins() -> None:
    for first, second in (("daisy", "chickweed"), ("chickweed", "daisy")):
        match = table(
            [first, "saffron"],
            [second, "birch"],
            ["nettle", "oak"],
            options={"familiar": "one-to-five"},
        )
        play(match, first, second, "nettle")
        assert match.turn == 0
        assert match.scores().totals[0] == 3 + 3 + 2
    other = table(["daisy", "saffron"], ["chickweed", "birch"], ["nettle", "oak"])
    assert play(other, "daisy", "chickweed", "nettle").turn == 1


def test_O3_the_plants_of_a_tea_are_counted_from_the_cards() -> None:
    printed = dict(zip(TEAS, (5, 4, 3, 3, 4, 4, 5, 3), strict=True))
    counted = dict(zip(TEAS, (recipe.bit_count() for recipe in components.RECIPES), strict=True))
    assert counted == {**printed, "circulation": 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_O4_every_number_of_players_has_an_attribute(seats: int) -> None:
    for seed in range(20):
        match = rules.new_match("officinalis", seats=seats, seed=seed)
        if match.view()["phase"] == "attribute":
            match.play(match.legal_moves()[0])
        state = match.state
        shown = {components.ENVIRONMENT[NUMBER[slug]] for slug in slugs(state.remaining)} - {-1}
        assert state.attribute in shown or not shown


def test_O5_the_dealer_names_any_environment_when_none_is_shown() -> None:
    match = rules.position(
        "officinalis",
        {"seats": [{"hand": 12}] * 3, "remaining": ["salvia-maria"], "dealer": 1},
    )
    assert match.turn == 1
    assert texts(match) == [
        "attribute familiar",
        "attribute forest",
        "attribute garden",
        "attribute heath",
        "attribute mountains",
    ]
    assert play(match, "attribute heath").turn == 1


def test_O6_a_free_choice_is_among_the_environments_in_play() -> None:
    match = rules.position(
        "officinalis",
        {
            "seats": [{"hand": 14}] * 2,
            "remaining": ["salvia-maria", "maisonus-officinalis"],
        },
    )
    names = ["forest", "garden", "heath", "mountains"]
    assert texts(match) == [f"attribute {name}" for name in names]
    refused = match.explain("attribute river")
    assert refused is not None
    assert (refused.code, refused.rule) == ("officinalis-environment-not-in-play", "o6")


def test_O7_the_dealer_chooses_among_the_environments_shown() -> None:
    match = rules.position(
        "officinalis",
        {"seats": [{"hand": 12}] * 4, "remaining": ["oak", "poppy", "birch"], "dealer": 2},
    )
    assert match.turn == 2
    assert texts(match) == ["attribute forest", "attribute prairie"]
    refused = match.explain("attribute garden")
    assert refused is not None
    assert (refused.code, refused.rule) == ("officinalis-environment-not-shown", "o7")
    assert {piece["face"] for piece in zone(match, "attribute", 2)["pieces"]} == {
        "forest",
        "prairie",
    }


def test_O7_a_single_environment_is_the_attribute_without_a_move() -> None:
    match = rules.position(
        "officinalis",
        {"seats": [{"hand": 12}] * 4, "remaining": ["oak", "birch", "salvia-maria"], "dealer": 2},
    )
    assert faces(match, "attribute") == ["forest"]
    assert match.turn == 2
    assert len(match.legal_moves()) == 12


def test_O8_the_first_dealer_is_drawn_by_lot_or_chosen() -> None:
    dealers = {
        rules.new_match("officinalis", seats=4, seed=seed).state.dealer for seed in range(40)
    }
    assert dealers == {0, 1, 2, 3}
    for seat in range(3):
        match = rules.new_match("officinalis", seats=3, seed=1, options={"dealer": seat})
        assert match.turn == seat


def test_O9_the_deal_passes_clockwise() -> None:
    match = rules.new_match("officinalis", seats=3, seed=5, options={"dealer": 2})
    dealers = []
    while not match.over:
        dealers.append(match.state.dealer)
        play_out(match)
        if not match.over:
            assert match.turn == match.state.dealer
            play(match, "next-round")
    assert dealers == [2, 0, 1, 2, 0, 1, 2]


def _pickers(match: rules.Match, rounds: int) -> list[tuple[int, ...]]:
    found = []
    for number in range(rounds):
        found.append(match.state.pickers)
        play_out(match)
        if number < rounds - 1:
            play(match, "next-round")
    return found


def test_O10_pickers_are_dealt_anew_every_round() -> None:
    assert len(set(_pickers(rules.new_match("officinalis", seats=4, seed=3), 7))) > 3


def test_O10_option_pickers_are_dealt_once_and_then_known() -> None:
    match = rules.new_match("officinalis", seats=4, seed=3, options={"pickers": "once"})
    assert faces(match, "picker-1", 0) == [None]
    assert len(set(_pickers(match, 3))) == 1
    play(match, "next-round")
    assert None not in faces(match, "picker-1", 0)
    assert {match.state.imagine(0, Dice(seed)).pickers for seed in range(20)} == {
        match.state.pickers
    }


@pytest.mark.parametrize("seats", [2, 3])
def test_O11_unused_pickers_are_never_seen(seats: int) -> None:
    match = play_out(rules.new_match("officinalis", seats=seats, seed=4))
    shown = {
        piece["face"]
        for seat in [None, *range(seats)]
        for zone in match.view(seat)["zones"]
        for piece in zone["pieces"]
        if zone["id"].startswith("picker-")
    }
    names = list(components.PICKERS)
    assert shown == {names[picker] for picker in match.state.pickers[:seats]}


def test_O12_harvests_and_the_remaining_cards_are_open_hands_and_pickers_are_not() -> None:
    match = table(["oak", "sundew"], ["birch", "broom"], pickers=["druid", "botanist"])
    play(match, "oak", "birch")
    for seat in (None, 1):
        assert faces(match, "harvest-0", seat) == ["birch", "oak"]
        assert len(faces(match, "remaining", seat)) == 26
        assert faces(match, "hand-0", seat) == [None]
        assert faces(match, "picker-0", seat) == [None]
    assert faces(match, "picker-0", 0) == ["druid"]
    assert match.scores().totals == (9, 0)
    play(match, "sundew", "broom")
    for seat in (None, 1):
        assert faces(match, "picker-0", seat) == ["druid"]
    assert match.scores().totals == (9 + 9 + 10 - 3, 0)


def test_O13_the_dealer_leads_then_the_winner() -> None:
    match = table(
        ["oak", "poppy"], ["birch", "sundew"], ["hawthorn", "daisy"], ["woodruff", "nettle"]
    )
    assert match.turn == 0
    match = table(
        ["hawthorn", "poppy"],
        ["birch", "sundew"],
        ["oak", "daisy"],
        ["woodruff", "nettle"],
        dealer=1,
    )
    assert match.turn == 1
    play(match, "birch", "oak", "woodruff", "hawthorn")
    assert match.turn == 2
    assert harvest(match, 0) == {"birch", "oak", "woodruff", "hawthorn"}


def test_O14_a_player_must_follow_with_any_value() -> None:
    match = table(["birch", "sundew"], ["oak", "elderberry"])
    play(match, "birch")
    assert texts(match) == ["elderberry", "oak"]
    match = table(["birch", "sundew", "oak"], ["elderberry", "broom", "saffron"])
    play(match, "birch")
    assert texts(match) == ["elderberry"]
    assert reason(match, "broom") == ("officinalis-must-follow", "o14")
    assert reason(match, "saffron") == ("officinalis-must-follow", "o14")
    assert reason(match, "oak") == ("officinalis-not-in-hand", "trick")


def test_O14_the_attribute_may_be_led_at_any_time() -> None:
    match = table(["rosemary", "sundew"], ["birch", "broom"])
    assert texts(match) == ["rosemary", "sundew"]


def test_O15_void_player_must_play_an_attribute() -> None:
    match = table(["birch", "sundew"], ["oleander", "broom"])
    play(match, "birch")
    assert texts(match) == ["oleander"]
    assert reason(match, "broom") == ("officinalis-must-play-attribute", "o15")


def test_O15_an_attribute_need_not_beat_another_nor_spare_the_partner() -> None:
    match = table(
        ["birch", "sundew", "wild-thyme"],
        ["saffron", "broom", "poppy"],
        ["rosemary", "rose", "daisy"],
        ["oak", "nettle", "cowslip"],
    )
    play(match, "birch", "saffron")
    assert texts(match) == ["rose", "rosemary"]
    play(match, "rosemary", "oak")
    assert match.turn == 1
    match = table(["saffron", "sundew"], ["birch", "broom"], ["rose", "daisy"], ["oak", "nettle"])
    play(match, "saffron", "birch")
    assert texts(match) == ["rose"]


def test_O16_a_discard_cannot_win_but_scores_for_the_harvester() -> None:
    match = table(["woodruff", "sundew"], ["edelweiss", "broom"], pickers=["herbalist", "druid"])
    play(match, "woodruff", "edelweiss")
    assert match.turn == 0
    assert match.scores().totals == (2 + 10, 0)


def test_O17_if_only_discards_follow_the_leader_wins_even_with_a_toxic() -> None:
    match = table(["lily-of-the-valley", "oak"], ["edelweiss", "sundew"])
    play(match, "lily-of-the-valley", "edelweiss")
    assert match.turn == 0
    assert harvest(match, 0) == {"lily-of-the-valley", "edelweiss"}


def test_O18_ten_is_highest_and_minus_three_lowest() -> None:
    order = ["lily-of-the-valley", *FOREST, "round-leaved-wintergreen"]
    for low, high in pairwise(order):
        for first, second, winner in ((low, high, 1), (high, low, 0)):
            match = table([first, "sundew"], [second, "edelweiss"])
            assert play(match, first, second).turn == winner


def test_O18_the_lowest_attribute_beats_a_marvel() -> None:
    match = table(["round-leaved-wintergreen", "sundew"], ["oleander", "edelweiss"])
    assert play(match, "round-leaved-wintergreen", "oleander").turn == 1


def test_O19_fantastical_plants_have_no_environment() -> None:
    hand = ["maisonus-officinalis", "salvia-maria", "sundew"]
    match = table(["birch", "oak", "edelweiss"], hand)
    play(match, "birch")
    assert texts(match) == sorted(hand)  # no Forest, no Attribute: neither follows nor is one


def test_O20_maisonus_may_be_played_although_one_could_follow_and_wins() -> None:
    match = table(["saffron", "sundew"], ["rosemary", "maisonus-officinalis"])
    play(match, "saffron")
    assert texts(match) == ["maisonus-officinalis", "rosemary"]
    play(match, "maisonus-officinalis")
    assert match.turn == 1
    assert harvest(match, 1) == {"saffron", "maisonus-officinalis"}


def test_O20_maisonus_may_be_played_instead_of_an_attribute_and_need_not() -> None:
    match = table(["birch", "sundew"], ["rosemary", "maisonus-officinalis"])
    play(match, "birch")
    assert texts(match) == ["maisonus-officinalis", "rosemary"]
    match = table(["birch", "sundew"], ["broom", "maisonus-officinalis"])
    play(match, "birch")
    assert texts(match) == ["broom", "maisonus-officinalis"]


def test_O21_salvia_is_no_exception_to_following() -> None:
    match = table(["birch", "sundew"], ["oak", "salvia-maria"])
    play(match, "birch")
    assert texts(match) == ["oak"]
    assert reason(match, "salvia-maria") == ("officinalis-must-follow", "o21")
    match = table(["birch", "sundew"], ["rosemary", "salvia-maria"])
    play(match, "birch")
    assert reason(match, "salvia-maria") == ("officinalis-must-play-attribute", "o21")
    match = table(["birch", "sundew"], ["broom", "salvia-maria"])
    play(match, "birch")
    assert texts(match) == ["broom", "salvia-maria"]
    assert play(match, "salvia-maria").turn == 0


def test_O21_option_salvia_may_be_played_at_any_time_and_wins_nothing() -> None:
    free = {"salvia": "any-time"}
    match = table(["lily-of-the-valley", "sundew"], ["oak", "salvia-maria"], options=free)
    play(match, "lily-of-the-valley")
    assert texts(match) == ["oak", "salvia-maria"]
    assert play(match, "salvia-maria").turn == 0
    match = table(["birch", "sundew"], ["rosemary", "salvia-maria"], options=free)
    play(match, "birch")
    assert texts(match) == ["rosemary", "salvia-maria"]


def test_O22_nobody_is_bound_when_maisonus_is_led() -> None:
    match = table(
        ["maisonus-officinalis", "birch"],
        ["oak", "sundew"],
        ["saffron", "elderberry"],
    )
    play(match, "maisonus-officinalis", "oak")
    assert texts(match) == ["elderberry", "saffron"]
    play(match, "saffron")
    assert match.turn == 0
    assert harvest(match, 0) == {"maisonus-officinalis", "oak", "saffron"}


def test_O23_after_salvia_the_first_plant_settles_the_environment() -> None:
    match = table(
        ["salvia-maria", "birch"],
        ["elderberry", "sundew"],
        ["oak", "daisy"],
    )
    play(match, "salvia-maria")
    assert texts(match) == ["elderberry", "sundew"]
    play(match, "elderberry")
    assert texts(match) == ["oak"]
    assert play(match, "oak").turn == 2


def test_O23_salvia_never_wins_not_even_against_a_toxic() -> None:
    match = table(["salvia-maria", "birch"], ["lily-of-the-valley", "sundew"])
    assert play(match, "salvia-maria", "lily-of-the-valley").turn == 1


def test_O23_maisonus_after_salvia_wins_and_the_next_plant_still_binds() -> None:
    match = table(
        ["salvia-maria", "birch"],
        ["maisonus-officinalis", "sundew"],
        ["oak", "daisy"],
        ["elderberry", "nettle"],
    )
    play(match, "salvia-maria", "maisonus-officinalis")
    assert texts(match) == ["daisy", "oak"]
    play(match, "oak")
    assert texts(match) == ["elderberry"]
    assert play(match, "elderberry").turn == 1


def test_O24_the_round_ends_when_no_hand_holds_a_marvel() -> None:
    match = table(["sundew", "birch"], ["broom", "oak"])
    play(match, "sundew", "broom")
    assert match.view()["phase"] == "pause"
    assert slugs(match.state.remaining) & {"saffron", "edelweiss", "round-leaved-wintergreen"}
    assert sum(hand.bit_count() for hand in match.state.hands) == 2


def test_O24_option_an_undealt_marvel_keeps_the_round_going() -> None:
    match = table(["sundew", "birch"], ["broom", "oak"], options={"marvels": "all"})
    play(match, "sundew", "broom")
    assert match.view()["phase"] == "trick"
    play(match, "birch", "oak")
    assert match.view()["phase"] == "pause"


def test_O24_option_with_every_marvel_dealt_the_round_ends_early_all_the_same() -> None:
    match = table(
        ["sundew", "birch"],
        ["broom", "oak"],
        harvests=[["saffron", "edelweiss"], ["round-leaved-wintergreen", "genepi"]],
        options={"marvels": "all"},
    )
    assert play(match, "sundew", "broom").view()["phase"] == "pause"


def test_O25_marvels_of_environments_left_out_do_not_count() -> None:
    match = rules.new_match("officinalis", seats=2, seed=8, options={"marvels": "all"})
    state = match.state
    seen = slugs(state.remaining).union(*(slugs(hand) for hand in state.hands))
    assert not seen & {"bogbean", "adders-tongue"}
    assert len(seen) == 30
    play_out(match)  # ends although those two can never be collected


def test_O26_the_round_ends_when_the_hands_are_empty() -> None:
    match = table(["birch", "sundew"], ["oak", "broom"], options={"rounds": 1})
    play(match, "birch", "oak", "broom", "sundew")
    assert match.over
    assert match.ending == "last-card"


def test_O27_the_last_trick_is_harvested_whole_and_the_rest_counts_for_nobody() -> None:
    match = table(
        ["sundew", "birch"],
        ["broom", "oak"],
        ["yarrow", "daisy"],
        pickers=["druid", "herbalist", "apothecary"],
        options={"rounds": 1},
    )
    play(match, "sundew")
    assert match.turn == 1
    play(match, "broom", "yarrow")
    assert match.ending == "last-marvel"
    assert match.scores().totals == (10 - 3 + 1, 0, 0)
    for seat in (None, 0, 2):
        assert faces(match, "hand-1", seat) == ["oak"]


def test_O28_maisonus_is_worth_nothing_and_what_it_wins_counts() -> None:
    scores = rules.score(
        "officinalis",
        {"seats": 3, "sides": [{"harvest": ["maisonus-officinalis", "oak", "sundew"]}]},
    )
    assert lines(scores) == [("forest", 5), ("heath", 10), ("maisonus", 0)]


def test_O29_the_harvester_of_salvia_gets_two_and_twenty() -> None:
    match = table(["birch", "sundew"], ["salvia-maria", "broom"], pickers=["herbalist", "druid"])
    play(match, "birch", "salvia-maria")
    assert lines(match.scores(), 0) == [("forest", 4), ("salvia", 22)]
    assert match.scores().totals == (26, 0)


def test_O30_a_picker_doubles_values_marvels_and_toxics_but_no_tea() -> None:
    cards = ["round-leaved-wintergreen", "lily-of-the-valley", "woodruff", "hawthorn"]
    scores = rules.score(
        "officinalis", {"seats": 2, "sides": [{"harvest": cards, "pickers": ["druid"]}]}
    )
    assert lines(scores) == [("forest", 12), ("picker-druid", 12), ("tea-peaceful-night", 30)]


def test_O31_both_pickers_of_partners_count_for_their_harvest() -> None:
    match = table(
        ["sundew", "birch"],
        ["broom", "oak"],
        ["yarrow", "daisy"],
        ["wild-thyme", "nettle"],
        pickers=["druid", "herbalist", "botanist", "apothecary"],
        harvests=[["hawthorn", "elderberry", "poppy", "dandelion"], []],
        options={"rounds": 1},
    )
    play(match, "sundew", "broom", "yarrow", "wild-thyme")
    assert match.scores().totals == (35, 0, 35, 0)
    assert lines(match.scores(), 0) == lines(match.scores(), 2)
    assert lines(match.scores(), 0) == [
        ("forest", 4),
        ("prairie", 3),
        ("heath", 12),
        ("picker-druid", 4),
        ("picker-botanist", 12),
    ]


TWO_TEAS = ["rosemary", "blackcurrant", "lavandin", "yarrow", "calendula"]


def test_O32_a_plant_counts_in_every_tea_that_it_shows() -> None:
    scores = rules.score("officinalis", {"seats": 3, "sides": [{"harvest": TWO_TEAS}]})
    assert lines(scores)[2:] == [
        ("tea-anti-stress", 40),
        ("tea-circulation", 40),
        ("tea-joints", 30),
    ]


def test_O32_option_a_plant_serves_in_one_tea_and_the_best_way_is_taken() -> None:
    scores = rules.score(
        "officinalis",
        {"seats": 3, "sides": [{"harvest": TWO_TEAS}], "options": {"teas": "one-each"}},
    )
    teas = dict(lines(scores)[2:])
    assert sum(teas.values()) == 70
    assert set(teas) <= {"tea-anti-stress", "tea-circulation", "tea-joints"}


@pytest.mark.parametrize(
    ("seats", "plants", "points"),
    [(2, 1, 0), (2, 2, 30), (2, 4, 50), (3, 2, 30), (3, 4, 50), (4, 2, 0), (4, 3, 30), (4, 5, 50)],
)
def test_O33_each_plant_beyond_those_needed_adds_ten(seats: int, plants: int, points: int) -> None:
    herbs = ["rosemary", "blackcurrant", "lavandin", "garden-angelica", "poppy"][:plants]
    scores = rules.score("officinalis", {"seats": seats, "sides": [{"harvest": herbs}]})
    assert dict(lines(scores)).get("tea-anti-stress", 0) == points


def test_O34_two_sides_may_brew_the_same_tea() -> None:
    scores = rules.score(
        "officinalis",
        {
            "seats": 2,
            "sides": [
                {"harvest": ["rosemary", "lavandin"]},
                {"harvest": ["blackcurrant", "garden-angelica"]},
            ],
        },
    )
    assert ("tea-anti-stress", 30) in lines(scores, 0)
    assert ("tea-anti-stress", 30) in lines(scores, 1)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(4, [5, 3, 3, 3, 4, 4, 5, 3]), (3, [4, 3, 3, 2, 3, 3, 3, 3]), (2, [4, 3, 2, 2, 2, 2, 2, 3])],
)
def test_O35_the_plants_of_a_tea_in_this_game_are_shown(seats: int, expected: list[int]) -> None:
    from pygame_rules.games.officinalis.scoring import available

    assert [available(tea, seats) for tea in range(len(TEAS))] == expected
    match = table(
        ["lavandin", "sundew"],
        ["yarrow", "broom"],
        *[["oak", "birch"], ["elderberry", "hawthorn"]][: seats - 2],
    )
    play(match, "lavandin", "yarrow", *["oak", "elderberry"][: seats - 2])
    tea = zone(match, "teas-0")["pieces"][0]
    assert tea["face"] == "anti-stress"
    assert tea["marks"][0]["args"] == {
        "number": 1,
        "enough": 3 if seats == 4 else 2,
        "available": expected[0],
    }


def test_O36_rounds_add_up_and_equal_totals_share_the_victory() -> None:
    match = table(
        ["sundew", "birch"],
        ["broom", "oak"],
        pickers=["herbalist", "druid"],
        rounds=[{"sides": [{"harvest": ["oak"]}, {"harvest": ["edelweiss", "raspberry"]}]}],
        options={"rounds": 2},
    )
    assert match.scores().totals == (5, 12)
    assert match.scores().winners == (1,)
    play(match, "sundew", "broom")
    assert match.over
    scores = match.scores()
    assert scores.totals == (12, 12)
    assert scores.winners == (0, 1)
    assert scores.notes[-1].key == "officinalis-note-shared"
    assert [note.args["round"] for note in scores.notes[:-1]] == [1, 2]


def test_O36_partners_win_together() -> None:
    match = rules.new_match("officinalis", seats=4, seed=6, options={"rounds": 1})
    play_out(match)
    scores = match.scores()
    assert scores.totals[0] == scores.totals[2]
    assert scores.totals[1] == scores.totals[3]
    assert scores.winners in ((0, 2), (1, 3))
    assert scores.sides == (0, 1, 0, 1)


@pytest.mark.parametrize("rounds", [1, 3, 15])
def test_O37_the_number_of_rounds_is_agreed_before(rounds: int) -> None:
    match = rules.new_match("officinalis", seats=2, seed=2, options={"rounds": rounds})
    while not match.over:
        match.play(match.legal_moves()[0])
    assert match.state.round == rounds
    assert len(match.state.history) == rounds


def test_O37_seven_rounds_by_default_and_fifteen_at_most() -> None:
    assert rules.new_match("officinalis", seats=2, seed=2).state.variant.rounds == 7
    for rounds in (0, 16):
        with pytest.raises(rules.BadOptions):
            rules.new_match("officinalis", seats=2, options={"rounds": rounds})


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_O38_two_to_four_play(seats: int) -> None:
    with pytest.raises(rules.BadOptions) as caught:
        rules.new_match("officinalis", seats=seats)
    assert caught.value.code == "rules-bad-seats"


def test_O39_the_stand_in_plays_the_lowest_card_it_may() -> None:
    match = table(["birch", "sundew", "wild-thyme"], ["oak", "elderberry", "broom"])
    play(match, "birch")
    assert bots.choose("absent", match.state, 1, Dice(1)).text == "play elderberry"
    dealer = rules.position(
        "officinalis", {"seats": [{"hand": 12}] * 4, "remaining": ["poppy", "oak", "rose"]}
    )
    assert bots.choose("absent", dealer.state, 0, Dice(1)).text == "attribute forest"
    pause = play(table(["sundew", "birch"], ["broom", "oak"]), "sundew", "broom")
    assert bots.choose("absent", pause.state, pause.turn or 0, Dice(1)).text == "next-round"


def test_O40_a_card_played_stays_played_the_attribute_may_be_chosen_again() -> None:
    match = rules.position(
        "officinalis", {"seats": [{"hand": 12}] * 4, "remaining": ["poppy", "oak", "rose"]}
    )
    play(match, "attribute garden")
    assert match.can_undo
    match.undo()
    play(match, "attribute forest")
    match.play(match.legal_moves()[0])
    assert not match.can_undo
