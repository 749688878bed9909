"""Laws of the views: what the page draws and what it must never receive."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

import pygame_rules as rules
from pygame_rules.dice import Dice
from pygame_rules.errors import IllegalMove

from .tables import a_few, random_match
from .test_laws import every_table, seeds

some = settings(max_examples=6, deadline=None)
ZONE_KINDS = {"hand", "row", "pile", "grid", "slots", "track"}


def _views(game: str, seats: int, seed: int):
    record = random_match(game, seats, seed).record()
    moves, record["moves"] = record["moves"], []
    match = rules.load(record)
    looks = a_few(range(len(moves) + 1), seed)
    for number, text in enumerate([*moves, None]):
        for seat in [None, *range(seats)] if number in looks else []:
            yield match, match.view(seat)
        if text is not None:
            match.play(text)


@every_table
@some
@given(seed=seeds)
def test_a_view_is_plain_json_with_ids_that_exist(game: str, seats: int, seed: int) -> None:
    """Views survive JSON; ids are unique; moves and attempts sit on things that are there."""
    for match, view in _views(game, seats, seed):
        assert json.loads(json.dumps(view)) == view
        zones = [zone["id"] for zone in view["zones"]]
        pieces = [piece["id"] for zone in view["zones"] for piece in zone["pieces"]]
        ids = zones + pieces
        assert len(set(ids)) == len(ids)
        assert {zone["kind"] for zone in view["zones"]} <= ZONE_KINDS
        assert all(piece["count"] >= 1 for zone in view["zones"] for piece in zone["pieces"])
        for move in view["moves"]:
            assert move["on"] is None or move["on"] in ids
            assert set(move["touches"]) <= set(ids)
        for attempt in view["attempts"]:
            assert attempt["on"] in ids
            assert isinstance(match.explain(attempt["text"]), IllegalMove)
        assert [seat["seat"] for seat in view["seats"]] == list(range(seats))


@every_table
@some
@given(seed=seeds)
def test_only_the_seat_that_decides_is_offered_moves(game: str, seats: int, seed: int) -> None:
    """The legal moves are in the view of the seat to move, and in no other."""
    for match, view in _views(game, seats, seed):
        texts = [move["text"] for move in view["moves"]]
        if view["seat"] is not None and view["seat"] == match.turn:
            assert texts == [str(move) for move in match.legal_moves()]
        else:
            assert texts == []
            assert view["attempts"] == []


@every_table
def test_where_nothing_is_secret_all_seats_see_the_same(game: str, seats: int) -> None:
    """``secret`` is what the pass-the-device screen stands on: without it, the table that the
    others see has the same pieces, faces included."""

    def faces(view):
        return sorted(
            (piece["id"], piece["face"] or "", piece["count"])
            for zone in view["zones"]
            for piece in zone["pieces"]
        )

    compared = 0
    for seed in range(5):
        match = random_match(game, seats, seed, most=30)
        if match.turn is None or match.secret:
            continue
        compared += 1
        if "face-down" not in match.record()["options"].values():
            assert faces(match.view(match.turn)) == faces(match.view(None))
    if compared == 0:
        pytest.skip(f"{game} always holds secrets after thirty moves")


@every_table
@some
@given(seed=seeds)
def test_a_view_depends_on_the_moves_alone(game: str, seats: int, seed: int) -> None:
    """However a match got there, with views, undo and other moves on the way, it looks the same."""
    dice = Dice(seed)
    match = rules.new_match(game, seats=seats, seed=seed)
    for _ in range(60):
        if match.over:
            break
        match.view(match.turn)
        match.view(None)
        if match.can_undo and dice.below(3) == 0:
            match.undo()
        else:
            match.play(dice.choice(match.legal_moves()))
    again = rules.load(match.record())
    for seat in [None, *range(seats)]:
        assert match.view(seat) == again.view(seat)
