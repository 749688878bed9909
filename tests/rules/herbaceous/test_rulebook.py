"""What the rulebook of Herbaceous states outright: set-up, examples, tables."""

from __future__ import annotations

import pytest

import pygame_rules as rules
from pygame_rules.dice import Dice
from pygame_rules.games.herbaceous import components
from pygame_rules.games.herbaceous.scoring import rank

from .table import lines, play, reason, table, texts, zone


@pytest.mark.parametrize(("seats", "deck", "turns"), [(2, 48, 12), (3, 60, 10), (4, 72, 9)])
def test_the_deck_gives_every_player_the_same_number_of_turns(
    seats: int, deck: int, turns: int
) -> None:
    match = rules.new_match("herbaceous", seats=seats, seed=11)
    assert match.state.left == deck
    draws = dict.fromkeys(range(seats), 0)
    while not match.over:
        if texts(match)[0] == "draw":
            draws[match.turn] += 1
        match.play(texts(match)[0])
    assert set(draws.values()) == {turns}


def test_the_solo_game_lays_out_six_cards_and_lasts_ten_turns() -> None:
    match = rules.new_match("herbaceous", seats=1, seed=2, options={"solo-stop": False})
    assert match.state.left == 30
    assert sum(zone(match, "community").values()) == 2
    assert sum(zone(match, "garden-0").values()) == 3
    assert sum(zone(match, "discard").values()) == 1
    draws = 0
    while not match.over:
        draws += texts(match)[0] == "draw"
        match.play(texts(match)[0])
    assert draws == 10


def test_solo_cards_go_to_three_different_places() -> None:
    match = table(1, deck=["bay", "dill", "sage", "mint"])
    match.play("draw")
    assert texts(match) == ["plant community bay", "plant discard bay", "plant private bay"]
    match.play("plant discard bay")
    assert texts(match) == ["plant community dill", "plant private dill"]
    assert reason(match, "plant discard dill") == ("herbaceous-place-taken", "planting")
    match.play("plant private dill")
    assert zone(match, "community") == {"sage": 1}
    assert "draw" in texts(match)


def test_six_lavender_from_both_gardens_fill_the_large_pot() -> None:
    match = table(community=["lavender"] * 3 + ["dill"], gardens=[["lavender"] * 3, []], deck=10)
    play(match, "pot large-pot", *["take community lavender"] * 3, *["take private lavender"] * 3)
    match.play("finish")
    assert lines(match) == {"large-pot": 20}
    assert zone(match, "community") == {"dill": 1}
    assert zone(match, "garden-0") == {}


def test_the_printed_planter_and_pot_examples() -> None:
    planter = ["bay", "saffron", "rosemary", "dill", "tarragon"]
    pairs = ["sage", "sage", "dill", "dill", "bay", "bay"]
    match = table(pots=[{"wooden-planter": planter, "small-pots": pairs}, {}], deck=5)
    assert lines(match) == {"wooden-planter": 8, "small-pots": 12}


@pytest.mark.parametrize(
    ("container", "herbs", "points"),
    [
        *(("large-pot", ["sage"] * n, p) for n, p in enumerate((2, 6, 10, 14, 18, 20, 22), 1)),
        *(
            ("wooden-planter", list(components.REGULAR[:n]), p)
            for n, p in enumerate((0, 3, 4, 6, 8, 12, 14), 1)
        ),
        *(
            ("small-pots", [herb for herb in components.REGULAR[:n] for _ in range(2)], p)
            for n, p in enumerate((4, 8, 12, 14, 16, 18), 1)
        ),
        *(("glass-jar", ["dill"] * n, p) for n, p in enumerate((2, 4, 6), 1)),
    ],
)
def test_every_column_of_every_container(container: str, herbs: list[str], points: int) -> None:
    scores = rules.score("herbaceous", {"bun": None, "seats": [{container: herbs}]})
    assert scores.totals == (points,)


def test_the_best_jar_is_worth_seventeen_with_the_bun_and_twelve_without() -> None:
    jar = {"glass-jar": ["mint", "chive", "thyme"]}
    assert rules.score("herbaceous", {"bun": 0, "seats": [jar, jar]}).totals == (17, 12)


def test_the_highest_total_without_left_herbs_is_seventy_one() -> None:
    side = {
        "large-pot": ["sage"] * 7,
        "wooden-planter": list(components.REGULAR),
        "small-pots": [herb for herb in components.REGULAR if herb != "sage" for _ in range(2)],
        "glass-jar": ["mint", "chive", "thyme"],
    }
    assert rules.score("herbaceous", {"bun": 0, "seats": [side]}).totals == (71,)


def test_the_solo_ceiling_is_sixty_seven() -> None:
    """Of 25 herbs (13 private, 12 in the community garden) no split scores more."""
    large_pot, wooden_planter, small_pots, _ = components.POINTS
    best = 0
    for pot in range(8):
        for planter in range(8):
            for pairs in range(7):
                left = 25 - pot - planter - 2 * pairs
                if left >= 3:
                    best = max(
                        best,
                        large_pot[pot]
                        + wooden_planter[planter]
                        + small_pots[pairs]
                        + 17
                        + left
                        - 3,
                    )
    assert best == 67
    dice = Dice(4)
    for seed in range(200):
        match = rules.new_match("herbaceous", seats=1, seed=seed)
        while not match.over:
            match.play(dice.choice(match.legal_moves()))
        assert match.scores().totals[0] <= 67


@pytest.mark.parametrize(
    ("total", "number"),
    [
        (0, 0),
        (36, 0),
        (37, 1),
        (41, 1),
        (42, 2),
        (46, 2),
        (47, 3),
        (51, 3),
        (52, 4),
        (56, 4),
        (57, 5),
        (67, 5),
    ],
)
def test_the_solo_ranks(total: int, number: int) -> None:
    assert rank(total) == number


def test_the_solo_view_tells_the_rank_when_it_is_over() -> None:
    match = table(1, deck=["thyme", "bay", "bay"])
    play(match, "draw", "plant private thyme", "plant community bay")
    assert match.view(0)["notes"] == []
    match.play("pass")
    assert match.view(0)["notes"][0]["args"]["rank"]["key"] == "herbaceous-rank-1"


@pytest.mark.parametrize(
    ("moves", "refused", "code", "rule"),
    [
        ([], "take community sage", "choose-a-container", "potting"),
        ([], "finish", "choose-a-container", "potting"),
        ([], "plant private sage", "nothing-drawn", "planting"),
        (["draw"], "draw", "plant-first", "planting"),
        (["draw"], "pot large-pot", "plant-first", "planting"),
        (["draw"], "take community sage", "plant-first", "planting"),
        (["draw"], "plant private dill", "other-card-drawn", "planting"),
        (["draw"], "plant discard sage", "no-discard", "planting"),
        (["pot large-pot"], "draw", "finish-potting-first", "potting"),
        (["pot large-pot"], "pot glass-jar", "finish-potting-first", "potting"),
        (["pot large-pot"], "pass", "finish-potting-first", "potting"),
        (["pot large-pot"], "take community thyme", "special-only-in-jar", "potting"),
        (["pot wooden-planter"], "take community thyme", "special-only-in-jar", "potting"),
        (["pot small-pots"], "take community thyme", "special-only-in-jar", "potting"),
        (
            ["pot large-pot", "take community sage"],
            "take community dill",
            "pot-takes-one-kind",
            "large-pot",
        ),
        (
            ["pot wooden-planter", "take community sage"],
            "take private sage",
            "planter-has-it",
            "wooden-planter",
        ),
        (
            ["pot glass-jar", *["take community sage"] * 3],
            "take community dill",
            "jar-is-full",
            "glass-jar",
        ),
        (["pot large-pot"], "take private thyme", "not-there", "potting"),
    ],
)
def test_refusals_name_the_reason_and_the_rule(
    moves: list[str], refused: str, code: str, rule: str
) -> None:
    match = table(
        community=["sage", "sage", "sage", "dill", "thyme"],
        gardens=[["sage", "bay"], []],
        deck=["sage", *["bay"] * 3],
    )
    play(match, *moves)
    assert reason(match, refused) == (f"herbaceous-{code}", rule)
    before = match.state.digest()
    with pytest.raises(rules.IllegalMove, match=f"herbaceous-{code}: {refused}"):
        match.play(refused)
    assert match.state.digest() == before


def test_a_used_container_is_not_used_again() -> None:
    match = table(pots=[{"large-pot": ["bay"]}, {}], community=["bay"], deck=4)
    assert reason(match, "pot large-pot") == ("herbaceous-container-used", "potting")


def test_six_pairs_fill_the_small_pots() -> None:
    herbs = [herb for herb in components.REGULAR for _ in range(2)]
    match = table(community=herbs, deck=4)
    play(match, "pot small-pots")
    for herb in components.REGULAR[:6]:
        play(match, *[f"take community {herb}"] * 2)
    assert texts(match) == ["finish"]
    assert reason(match, "take community tarragon") == ("herbaceous-pots-are-full", "small-pots")


def test_a_search_takes_the_same_herbs_in_one_order_only() -> None:
    """Plans differ in what is taken and whence, never in the order alone: 10 for the Large Pot,
    17 for the Planter, 11 for the Small Pots and 53 for the Jar."""
    match = table(
        community=["sage", "sage", "dill", "thyme"],
        gardens=[["sage", "dill", "bay", "bay"], []],
        deck=4,
    )
    ends: list[object] = []
    stack = [match.state.imagine(0, Dice(1))]
    while stack:
        state = stack.pop()
        for move in state.search_moves():
            after = state.copy()
            if not after.play(move):
                (ends if move.verb == "finish" else stack).append(
                    after.key() if move.verb == "finish" else after
                )
    assert len(ends) == len(set(ends)) == 10 + 17 + 11 + 53
