"""What the page is told of Botanists beyond what the laws ask of every view."""

from __future__ import annotations

from typing import Any

import pygame_rules as rules

from .table import alone, play, purchase, side, table, third_turn


def zone(view: dict[str, Any], name: str) -> dict[str, Any]:
    return next(zone for zone in view["zones"] if zone["id"] == name)


def moves(match: rules.Match, seat: int = 0) -> dict[str, dict[str, Any]]:
    return {move["text"]: move for move in match.view(seat)["moves"]}


def test_the_market_is_a_grid_of_tiles_with_pawns_on_them() -> None:
    market = zone(third_turn().view(0), "market")
    assert market["kind"] == "grid"
    tiles = [piece for piece in market["pieces"] if piece["id"].startswith("tile:")]
    assert [tuple(piece["cell"]) for piece in tiles] == [
        (row, column) for row in range(5) for column in range(5)
    ]
    pawns = {piece["face"]: piece["cell"] for piece in market["pieces"][25:]}
    assert pawns == {"pawn-blue": [1, 1], "pawn-green": [4, 0]}
    owners = [[mark["icon"] for mark in piece["marks"]] for piece in market["pieces"][25:]]
    assert owners == [["seat-1"], ["seat-2"]]


def test_a_destination_says_what_each_card_would_bring_there() -> None:
    go = moves(third_turn(hand=["t05-1", "t05-2"]))["go c3"]
    assert go["on"] == "tile:c3"
    plans = go["label"]["args"]["plans"]
    assert plans["key"] == "botanists-plans-2"
    assert plans["args"]["plan1"]["args"]["card"] == "T05-1"
    flowers = plans["args"]["plan1"]["args"]["flowers"]
    assert flowers["key"] == "botanists-flowers-3"  # two blue, one green, one yellow
    assert {"tile:c2", "tile:c4", "card:t05-1", "card:t05-2", "pawn:0"} <= set(go["touches"])


def test_a_card_touches_the_tiles_it_would_take_and_none_that_a_pawn_keeps() -> None:
    match = third_turn(other_pawn="d4")
    match.play("go c3")
    card = moves(match)["play t05-1"]
    assert set(card["touches"]) == {"card:t05-1", "tile:c3", "tile:c4", "tile:d3", "market-discard"}
    assert card["label"]["args"]["blocked"] == 1


def test_who_waits_may_plan_with_previews() -> None:
    match = third_turn(other_pawn="d4")
    view = match.view(1)
    assert view["moves"] == []
    assert view["previews"]
    own = match.view(0)["previews"]
    here = next(plan for plan in own if plan["on"] == "card:t05-1" and plan["at"] == "tile:c3")
    assert set(here["touches"]) == {"tile:c3", "tile:c4", "tile:d3"}
    assert here["blocked"] == ["tile:d4"]
    assert match.view(None)["previews"] == []


def test_a_plot_shows_its_sign_and_the_bonus_of_a_bare_space() -> None:
    plots = zone(third_turn().view(0), "plots-0")
    assert len(plots["pieces"]) == 15
    planted, bare = plots["pieces"][0], plots["pieces"][2]
    assert planted["face"] == "withered"
    assert [mark["key"] for mark in planted["marks"]] == ["botanists-mark-sign-blue"]
    assert bare["face"] == "sign-blue"
    assert [mark["key"] for mark in bare["marks"]] == [
        "botanists-mark-sign-blue",
        "botanists-bonus-blue",
        "botanists-mark-next",
    ]
    assert bare["cell"] == [2, 0]


def test_orders_say_what_is_missing_from_the_own_leftovers() -> None:
    match = third_turn(leftovers="bb", other="r", open=["blue-blue", "blue-red"])
    for seat, missing in ((0, [None, "red"]), (1, ["blue", "blue"])):
        orders = zone(match.view(seat), "open")["pieces"][:2]
        assert [order["parts"] for order in orders] == [
            ["cornflower"] * 2,
            ["cornflower", "peony"],
        ]
        for order, colour in zip(orders, missing, strict=True):
            mark = order["marks"][0]
            if colour is None:
                assert mark["key"] == "botanists-mark-ready"
            else:
                part = mark["args"]["flowers"]["args"]["part1"]
                assert part["key"] == f"botanists-some-{colour}"


def test_the_next_scoring_is_told_as_things_stand() -> None:
    match = table(
        side(board="blue", plots="br", leftovers="bb", fulfilled=["red-red"]),
        side(board="green", plots="PP"),
    )
    marks = [
        {mark["key"]: mark["args"] for mark in seat["marks"]} for seat in match.view(0)["seats"]
    ]
    assert marks[0]["botanists-mark-next-scoring"]["points"] == 5 - 4 + 2
    assert marks[1]["botanists-mark-next-scoring"]["points"] == 7
    assert [seat["score"] for seat in match.view(0)["seats"]] == [0, 0]


def test_the_prompt_tells_the_others_nothing_of_a_hand() -> None:
    match = third_turn(hand=["t01-1", "t13-1"], pawn="e5", other_pawn="c3")
    assert match.view(0)["prompt"]["key"] == "botanists-prompt-redraw"
    for seat in (1, None):
        assert match.view(seat)["prompt"]["key"] == "botanists-prompt-turn"


def test_the_log_tells_a_whole_purchase() -> None:
    match = purchase(third_turn(), "plant blue face-down", "gain", "end")
    keys = [entry["key"] for entry in match.view(1)["log"]]
    assert keys == ["botanists-log-play", "botanists-log-plant", "botanists-log-gain"]


def test_alone_both_lands_and_the_helper_are_shown() -> None:
    match = alone()
    view = match.view(None)
    assert len(zone(view, "plots-0")["pieces"]) == len(zone(view, "helper-0")["pieces"]) == 15
    assert [piece["face"] for piece in zone(view, "market")["pieces"][25:]] == ["pawn-helper"]
    assert len(zone(view, "hand-0")["pieces"]) == 3
    play(match, "lead helper")
    assert all(text.startswith("send ") for text in moves(match))
