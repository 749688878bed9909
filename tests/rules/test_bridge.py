"""The bridge: JSON in, JSON out, and an answer to everything."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules import registry
from pygame_rules.bridge import Bridge


class Door:
    """A bridge that is spoken to in Python values."""

    def __init__(self) -> None:
        self.bridge = Bridge()

    def __call__(self, method: str, **params: Any) -> Any:
        answer = json.loads(self.bridge.call(json.dumps({"method": method, "params": params})))
        assert "error" not in answer, answer
        return answer["result"]

    def refused(self, method: str, **params: Any) -> Any:
        answer = json.loads(self.bridge.call(json.dumps({"method": method, "params": params})))
        return answer["error"]


@pytest.fixture
def door() -> Door:
    return Door()


BOTS = [{"name": "Ana", "kind": "human"}, {"name": "", "kind": "bot:gardener"}]


def test_a_game_is_dealt_played_and_scored_through_the_bridge(door: Door) -> None:
    status = door("new_match", game="herbaceous", seats=2, seed=7, players=BOTS)
    while not status["over"]:
        move = door("bot_move", match=status["match"], kind="bot:rambler")["move"]
        assert move in door("legal_moves", match=status["match"])
        assert door("explain", match=status["match"], move=move) is None
        status = door("play", match=status["match"], move=move)
    scores = door("scores", match=status["match"])
    assert scores["totals"] == [sum(line["points"] for line in sheet) for sheet in scores["sheets"]]
    record = door("record", match=status["match"])
    assert door("load", record=record) == {**status, "match": status["match"] + 1}


def test_what_a_game_leaves_out_is_told(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.Game, "brings", lambda game, module: module != "asking")
    for told in door("games"):
        assert (told["form"], told["asking"], told["lesson"]) == (True, False, True)


@pytest.mark.parametrize(("moved", "seated"), [(False, "ABCD"), (True, "ADBC")])
def test_players_of_a_rematch_may_move_on(door: Door, moved: bool, seated: str) -> None:
    """All but the first, so that everybody has other neighbours and another partner."""
    players = [{"name": name, "kind": "human"} for name in "ABCD"]
    match = door("new_match", game="officinalis", seats=4, players=players)["match"]
    again = door("rematch", match=match, moved=moved)["match"]
    assert "".join(player["name"] for player in door("record", match=again)["seats"]) == seated


def test_status_says_where_the_match_stands(door: Door) -> None:
    status = door("new_match", game="herbaceous", seats=2, seed=7, options={"start": 0})
    assert status == {
        "match": 1,
        "game": "herbaceous",
        "seats": 2,
        "turn": 0,
        "over": False,
        "ending": None,
        "moves": 0,
        "undo": 0,
        "redo": 0,
        "secret": False,
    }
    assert door("status", match=1) == status


LATE = {
    "seats": [{"garden": ["sage"]}, {"garden": ["dill"]}],
    "community": ["bay", "bay", "mint"],
}


def test_undo_takes_back_to_the_last_decision_of_a_human(door: Door) -> None:
    match = door("position", game="herbaceous", position=LATE)["match"]
    record = door("record", match=match)
    record["seats"][1]["kind"] = "bot:gardener"
    match = door("load", record=record)["match"]
    for move in ("pot large-pot", "take community bay", "finish"):
        assert door("play", match=match, move=move)["turn"] in (0, 1)
    status = door("play", match=match, move="pot glass-jar")
    status = door("play", match=match, move="take community mint")
    status = door("play", match=match, move="finish")
    assert (status["turn"], status["undo"]) == (0, 4)
    back = door("undo", match=match)
    assert (back["turn"], back["moves"], back["undo"], back["redo"]) == (0, 2, 1, 4)
    assert door("redo", match=match) == {**status, "match": match}


def test_undo_stops_at_what_was_revealed(door: Door) -> None:
    match = door("new_match", game="herbaceous", seats=2, seed=7)["match"]
    assert door("play", match=match, move="draw")["undo"] == 0
    assert door.refused("undo", match=match)["code"] == "rules-cannot-undo"
    assert door.refused("redo", match=match)["code"] == "rules-cannot-redo"


def test_a_game_is_watched_step_by_step(door: Door) -> None:
    whole = door("new_match", game="herbaceous", seats=2, seed=7)["match"]
    for _ in range(3):
        door("play", match=whole, move=door("legal_moves", match=whole)[0])
    start = door("at", match=whole, moves=0)
    assert (start["moves"], start["turn"]) == (0, 0)
    assert start["match"] != whole
    assert door("status", match=whole)["moves"] == 3
    assert door("course", match=whole, first=1, last=3) == [
        door("scores", match=door("at", match=whole, moves=step)["match"])["totals"]
        for step in (1, 2, 3)
    ]


def test_a_position_is_written_down_on_its_form_and_asked_about(door: Door) -> None:
    match = door("new_match", game="herbaceous", seats=2, seed=7, options={"start": 0})["match"]
    position = door("as_position", match=match)
    form = door("position_form", game="herbaceous", seats=2)
    assert position.keys() > form["blank"].keys()
    again = door("position", game="herbaceous", position=position)["match"]
    assert door("legal_moves", match=again) == door("legal_moves", match=match) == ["draw"]
    assert {"draw", "pass"} < set(door("catalogue", match=again))
    assert door("explain", match=again, move="pass")["code"] == "herbaceous-must-plant"
    own = door("components", game="herbaceous")
    form = door("position_form", game="herbaceous", seats=2, components=own)
    blank = door("position", game="herbaceous", position=form["blank"])["match"]
    assert door("as_position", match=blank)["components"] == own


@pytest.mark.parametrize("moves", [-1, 4, True, "1", None, 0.0])
def test_a_step_that_a_game_does_not_have_is_refused(door: Door, moves: Any) -> None:
    whole = door("new_match", game="herbaceous", seats=2, seed=7)["match"]
    door("play", match=whole, move="draw")
    assert door.refused("at", match=whole, moves=moves)["code"] == "rules-bad-step"
    assert door.refused("course", match=whole, first=0, last=moves)["code"] == "rules-bad-step"


def test_a_broken_record_can_be_opened_as_far_as_it_holds(door: Door) -> None:
    match = door("new_match", game="herbaceous", seats=2, seed=7)["match"]
    record = {**door("record", match=match), "moves": ["draw", "draw"]}
    assert door.refused("load", record=record)["code"] == "rules-record-move"
    status = door("load", record=record, partial=True)
    assert status["moves"] == 1
    assert status["broken"]["code"] == "rules-record-move"
    assert status["broken"]["arguments"]["reason"]["key"] == "herbaceous-plant-first"
    assert door.refused("load", record={}, partial=True)["code"] == "rules-record-format"


def test_a_match_may_have_a_number_that_the_page_has_chosen(door: Door) -> None:
    """So that it can be asked about before the answer is here; others get other numbers."""
    record = door("record", match=door("new_match", game="herbaceous", seed=1)["match"])
    assert door("load", record=record, match=7_000)["match"] == 7_000
    assert door("legal_moves", match=7_000) == door("legal_moves", match=1)
    assert door("load", record=record)["match"] == 7_001
    for wrong in (7_000, 0, -1, 2**53, True, "7", 1.5):
        assert door.refused("load", record=record, match=wrong)["code"] == "rules-unknown-match"


def test_a_refusal_has_code_arguments_rule_and_text(door: Door) -> None:
    match = door("new_match", game="herbaceous", seats=2, seed=7)["match"]
    refused = door.refused("play", match=match, move="pot large-pot")
    assert refused["code"] == "herbaceous-nothing-in-reach"
    assert refused["arguments"]["container"] == {"key": "herbaceous-large-pot", "args": {}}
    assert refused["rule"] == "potting"
    assert refused["text"].startswith("herbaceous-nothing-in-reach: pot large-pot")
    assert door("explain", match=match, move="pot large-pot") == refused


@pytest.mark.parametrize(
    ("request_text", "code"),
    [
        ("", "rules-bad-call"),
        ("{", "rules-bad-call"),
        ("[]", "rules-bad-call"),
        ("null", "rules-bad-call"),
        ("[" * 100_000, "rules-bad-call"),
        ('{"method": "__init__"}', "rules-unknown-method"),
        ('{"method": "call", "params": {"request": "{}"}}', "rules-unknown-method"),
        ('{"method": "_match", "params": {"number": 1}}', "rules-unknown-method"),
        ('{"method": 7}', "rules-unknown-method"),
        ('{"method": "play", "params": []}', "rules-bad-params"),
        ('{"method": "play", "params": {"match": 1}}', "rules-bad-params"),
        (
            '{"method": "play", "params": {"self": 1, "match": 1, "move": "draw"}}',
            "rules-bad-params",
        ),
        ('{"method": "games", "params": {"x": 1}}', "rules-bad-params"),
        ('{"method": "play", "params": {"match": 99, "move": "draw"}}', "rules-unknown-match"),
        ('{"method": "play", "params": {"match": true, "move": "draw"}}', "rules-unknown-match"),
        ('{"method": "play", "params": {"match": [1], "move": "draw"}}', "rules-unknown-match"),
        ('{"method": "score", "params": {"game": "chess", "tableau": {}}}', "rules-unknown-game"),
        (
            '{"method": "score", "params": {"game": "herbaceous", "tableau": 1e999}}',
            "rules-bad-tableau",
        ),
    ],
)
def test_nonsense_is_answered(door: Door, request_text: str, code: str) -> None:
    assert json.loads(door.bridge.call(request_text))["error"]["code"] == code


def test_an_unknown_computer_player_is_refused(door: Door) -> None:
    match = door("new_match", game="herbaceous", seats=2, seed=7)["match"]
    for kind in ("bot:deep-blue", "human", 7):
        assert door.refused("bot_move", match=match, kind=kind)["code"] == "rules-unknown-bot"


def test_a_released_match_is_gone(door: Door) -> None:
    match = door("new_match", game="herbaceous", seats=2, seed=7)["match"]
    assert door("release", match=match) is None
    assert door.refused("status", match=match)["code"] == "rules-unknown-match"


def test_the_lobby_gets_games_and_players(door: Door) -> None:
    herbaceous = next(game for game in door("games") if game["id"] == "herbaceous")
    assert herbaceous["seats"] == [1, 2, 3, 4]
    assert {option["name"] for option in herbaceous["options"]} >= {"jar", "start"}
    assert {"kind": "bot:gardener"} in door("players")


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser's Python has no processes")
@pytest.mark.parametrize("game", [meta.id for meta in rules.games()])
def test_a_game_that_was_prepared_begins_with_nothing_left_to_load(game: str) -> None:
    """In a Python of its own: here all games are loaded."""
    script = f"""
import sys
from pygame_rules.bridge import Bridge
bridge = Bridge()
while bridge.prepare({game!r}):
    pass
loaded = set(sys.modules)
dealt = bridge.new_match({game!r}, seed=1)
match = dealt["match"]
legal = [move["text"] for move in bridge.view(match, dealt["turn"])["moves"]]
other = next(text for text in bridge.catalogue(match) if text not in legal)
assert bridge.explain(match, other)
assert {{f"pygame_rules.games.{game}.{{part}}" for part in ("refusals", "hints")}} <= loaded
assert set(sys.modules) == loaded, set(sys.modules) - loaded
"""
    subprocess.run([sys.executable, "-c", script], check=True)


def test_a_game_that_cannot_be_prepared_is_left_to_whoever_plays_it(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "AT_A_TABLE", ("no_such_module",))
    monkeypatch.setattr(registry.Game, "brings", lambda self, module: True)
    assert door("prepare", game="herbaceous") is False


def test_thinking_goes_on_in_slices_until_it_is_enough(door: Door) -> None:
    match = door("position", game="herbaceous", position=LATE)["match"]
    whole = door("bot_move", match=match, kind="bot:master", budget=40)
    answer = door("bot_move", match=match, kind="bot:master", budget=40, slice=15)
    assert 0 < answer["thinking"] < 1
    while "thinking" in answer:
        answer = door("bot_move", match=match, kind="bot:master", budget=40, slice=15)
    assert answer == whole
    assert "thinking" in door("bot_move", match=match, kind="bot:master", budget=40, slice=5)
    assert "move" in door("bot_move", match=match, kind="bot:master", budget=40, enough=True)
    assert door.refused("bot_move", match=match, kind="bot:master", slice=0)["code"] == (
        "rules-bad-steps"
    )


def test_a_thought_ends_with_the_position_it_is_about(door: Door) -> None:
    match = door("new_match", game="herbaceous", seats=1, seed=3)["match"]
    assert "thinking" in door("hint", match=match, slice=5)
    assert door("cancel", match=match) is None
    assert door("hint", match=match, budget=100, slice=5)["thinking"] == 0.05
    door("play", match=match, move=door("legal_moves", match=match)[0])
    assert door("hint", match=match, budget=100, slice=5)["thinking"] == 0.05


def test_a_hint_gives_the_best_moves_with_reasons(door: Door) -> None:
    match = door("position", game="herbaceous", position=LATE)["match"]
    hint = door("hint", match=match, budget=60)["moves"]
    assert hint[0]["behind"] == 0
    assert hint[0]["move"] in door("legal_moves", match=match)
    assert all(reason["key"] for one in hint for reason in one["reasons"])


def test_a_review_names_what_cost_most(door: Door) -> None:
    match = door("position", game="herbaceous", position=LATE)["match"]
    door("play", match=match, move="pass")
    moments = door("review", match=match, seat=0, budget=40)["moments"]
    assert [moment["played"] for moment in moments] == ["pass"]
    assert moments[0]["better_label"]["key"] == "herbaceous-move-pot"
    assert moments[0]["cost"] > 1
