"""What the rulebook of Officinalis states outright: deals, cards, examples."""

from __future__ import annotations

import pytest

import pygame_rules as rules
from pygame_rules.games.officinalis import components
from pygame_rules.games.officinalis.components import CARDS, FAMILIES, PICKERS, PLANTS, TEAS

from .table import faces, harvest, lines, play, play_out, reason, slugs, table, texts, zone

DRUID = ["rosemary", "birch", "lily-of-the-valley", "sundew"]
ANTI_STRESS = ["rosemary", "garden-angelica", "blackcurrant", "poppy", "lavandin"]


def test_the_box_holds_fifty_five_cards() -> None:
    assert len(PLANTS) == 49
    assert len(CARDS) == 51
    assert len(PICKERS) == 4
    assert [len(plants) for _, plants in FAMILIES.values()] == [7] * 7
    assert components.MARVELS.bit_count() == 6
    ordinary = [plants for name, (_, plants) in FAMILIES.items() if name != "familiar"]
    for plants in ordinary:
        assert sorted(value for value, _ in plants.values()) == [-3, 1, 2, 3, 4, 5, 10]


def test_plants_that_are_not_in_the_box_are_not_in_the_game() -> None:
    absent = {"crabapple", "red-grapevine", "chicory", "marsh-mallow", "burdock", "heather"}
    absent |= {"german-camomile", "milk-thistle", "artichoke", "borage", "orange", "passion-flower"}
    assert not absent & set(CARDS)


def test_each_picker_doubles_an_environment_that_is_never_left_out() -> None:
    assert PICKERS == {
        "druid": "forest",
        "herbalist": "garden",
        "apothecary": "mountains",
        "botanist": "heath",
    }
    assert not set(PICKERS.values()) & set(components.LEFT_OUT[2])


@pytest.mark.parametrize(
    ("seats", "dealt", "remaining", "left_out"),
    [
        (2, 14, 2, {"familiar", "river", "prairie"}),
        (3, 12, 1, {"river", "prairie"}),
        (4, 12, 3, set()),
    ],
)
def test_the_deal(seats: int, dealt: int, remaining: int, left_out: set[str]) -> None:
    state = rules.new_match("officinalis", seats=seats, seed=12).state
    assert [hand.bit_count() for hand in state.hands] == [dealt] * seats
    assert state.remaining.bit_count() == remaining
    seen = slugs(state.remaining).union(*(slugs(hand) for hand in state.hands))
    assert len(seen) == dealt * seats + remaining
    assert seen == set(CARDS) - {card for name in left_out for card in FAMILIES[name][1]}


def test_the_example_of_a_trick() -> None:
    match = table(
        ["birch", "sundew"], ["oak", "poppy"], ["blackcurrant", "saffron"], ["monkshood", "broom"]
    )
    play(match, "birch")
    assert texts(match) == ["oak"]
    play(match, "oak")
    assert texts(match) == ["blackcurrant", "saffron"]
    play(match, "blackcurrant")
    assert texts(match) == ["broom", "monkshood"]
    play(match, "monkshood")
    assert match.turn == 2
    assert harvest(match, 0) == {"birch", "oak", "blackcurrant", "monkshood"}


def test_the_example_of_the_druid() -> None:
    scores = rules.score(
        "officinalis", {"seats": 3, "sides": [{"harvest": DRUID, "pickers": ["druid"]}]}
    )
    assert scores.totals[0] == 14
    assert lines(scores) == [("forest", 1), ("heath", 10), ("garden", 2), ("picker-druid", 1)]


@pytest.mark.parametrize(("plants", "tea"), [(2, 0), (3, 30), (4, 40), (5, 50)])
def test_the_example_of_the_anti_stress_tea(plants: int, tea: int) -> None:
    scores = rules.score("officinalis", {"seats": 4, "sides": [{"harvest": ANTI_STRESS[:plants]}]})
    assert dict(lines(scores)).get("tea-anti-stress", 0) == tea


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tea_can_be_brewed_at_every_table(seats: int) -> None:
    for recipe in components.RECIPES:
        assert (recipe & components.IN_PLAY[seats]).bit_count() >= components.ENOUGH[seats]


def test_the_teas_name_their_plants() -> None:
    found = {tea: slugs(recipe) for tea, recipe in zip(TEAS, components.RECIPES, strict=True)}
    assert found["anti-stress"] == set(ANTI_STRESS)
    assert found["circulation"] == {"yarrow", "calendula", "blackcurrant"}
    assert found["detox"] == {"common-mallow", "juniper", "elderberry"}
    assert found["showstopper"] == {"dandelion", "rosemary", "gentian"}
    assert found["silhouette"] == {"rosemary", "meadowsweet", "common-mallow", "bilberry"}
    assert found["bless-you"] == {"lavandin", "peppermint", "common-mallow", "elderberry"}
    assert found["joints"] == {"blackcurrant", "meadowsweet", "yarrow", "nettle", "field-horsetail"}
    assert found["peaceful-night"] == {"hawthorn", "rose", "woodruff"}


def test_a_round_harvests_whole_tricks_and_at_the_end_the_score_waits_to_be_read() -> None:
    match = play_out(rules.new_match("officinalis", seats=3, seed=9))
    state = match.state
    assert sum(held.bit_count() for held in state.harvests) % 3 == 0
    assert texts(match) == ["next-round"]
    assert match.turn == state.dealer
    assert not match.secret
    assert reason(match, "oak") == ("officinalis-round-is-over", "end-of-round")
    assert match.view()["notes"][0]["key"] == "officinalis-note-round"
    play(match, "next-round")
    assert match.state.round == 2
    assert match.secret


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_between_rounds_everybody_sees_the_same_and_nothing_is_secret(seats: int) -> None:
    match = play_out(rules.new_match("officinalis", seats=seats, seed=9))
    shown = [
        {
            (piece["id"], piece["face"])
            for zone in match.view(seat)["zones"]
            for piece in zone["pieces"]
        }
        for seat in [None, *range(seats)]
    ]
    assert all(pieces == shown[0] for pieces in shown)
    assert all(face is not None for _, face in shown[0])
    assert not any(match.state.secret(seat) for seat in range(seats))


def test_what_the_others_may_play_is_not_told_to_anybody_else() -> None:
    follow = table(["birch", "sundew"], ["oak", "poppy"], ["daisy", "rose"], ["genepi", "broom"])
    void = table(["birch", "sundew"], ["genepi", "poppy"], ["daisy", "rose"], ["oak", "broom"])
    for match in (follow, void):
        play(match, "birch")
    for seat in (None, 0, 2):
        assert follow.view(seat)["prompt"] == void.view(seat)["prompt"]
    assert follow.view(1)["prompt"] != void.view(1)["prompt"]


def test_every_round_stays_on_the_score_sheet() -> None:
    match = rules.new_match("officinalis", seats=4, seed=5, options={"rounds": 3})
    while not match.over:
        match.play(match.legal_moves()[0])
    for seat in range(4):
        sheet = match.scores().sheet(seat)
        assert {line.text.args["round"] for line in sheet} == {1, 2, 3}
    assert [note.key for note in match.scores().notes] == ["officinalis-note-round"] * 3


def test_the_trick_shows_who_leads_and_who_wins_so_far() -> None:
    match = table(
        ["birch", "sundew"], ["oak", "poppy"], ["elderberry", "saffron"], ["monkshood", "broom"]
    )
    play(match, "birch", "oak", "elderberry")
    pieces = zone(match, "trick", 3)["pieces"]
    marks = [{mark["key"] for mark in piece["marks"]} for piece in pieces]
    assert ["officinalis-mark-leads" in found for found in marks] == [True, False, False]
    assert ["officinalis-mark-wins-so-far" in found for found in marks] == [False, True, False]
    assert [piece["cell"] for piece in pieces] == [[1, 0], [0, 1], [1, 2]]
    play(match, "broom")
    assert faces(match, "last-trick", None) == ["birch", "oak", "elderberry", "broom"]
    assert faces(match, "trick", None) == []


def test_a_hand_is_sorted_and_tells_why_a_card_cannot_be_played() -> None:
    match = table(
        ["birch", "sundew", "wild-thyme", "genepi"],
        ["yarrow", "oak", "lily-of-the-valley", "salvia-maria"],
    )
    play(match, "birch")
    view = match.view(1)
    assert faces(match, "hand-1", 1) == ["lily-of-the-valley", "oak", "yarrow", "salvia-maria"]
    assert [move["on"] for move in view["moves"]] == ["card:lily-of-the-valley", "card:oak"]
    assert [attempt["on"] for attempt in view["attempts"]] == ["card:salvia-maria", "card:yarrow"]
    assert view["moves"][1]["touches"] == ["card:oak", "trick", "card:birch", "harvest-1"]
    assert view["moves"][0]["touches"][-1] == "harvest-0"


def test_a_harvest_can_be_sorted_by_environment_value_or_tea() -> None:
    match = table(
        ["birch", "sundew"],
        ["broom", "oak"],
        harvests=[["rosemary", "juniper", "oleander", "genepi"], []],
    )
    orders = zone(match, "harvest-0", None)["orders"]
    assert [order["ids"] for order in orders] == [
        ["card:genepi", "card:juniper", "card:oleander", "card:rosemary"],
        ["card:genepi", "card:juniper", "card:rosemary", "card:oleander"],
        ["card:rosemary", "card:juniper", "card:genepi", "card:oleander"],
    ]


def test_partners_sit_opposite_and_share_a_harvest() -> None:
    match = table(
        ["birch", "sundew"], ["oak", "poppy"], ["hawthorn", "saffron"], ["woodruff", "broom"]
    )
    play(match, "birch", "oak", "hawthorn", "woodruff")
    assert harvest(match, 1) == {"birch", "oak", "hawthorn", "woodruff"}
    for seat, keeper in ((None, 1), (0, 1), (1, 1), (2, 1), (3, 3)):
        assert len(faces(match, f"harvest-{keeper}", seat)) == 4
    marks = [[mark["key"] for mark in shown["marks"]] for shown in match.view(1)["seats"]]
    assert ["officinalis-mark-partner" in found for found in marks] == [False, False, False, True]
