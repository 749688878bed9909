"""Bad input: the exact class and code of each refusal, and nothing changed by it."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules

from .table import FULL

MIDGAME = ["draw"]


def midgame() -> rules.Match:
    """Two players; the first has turned a card."""
    match = rules.new_match("herbaceous", seats=2, seed=7)
    for move in MIDGAME:
        match.play(move)
    return match


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("move", "error", "code"),
    [
        ("", rules.BadNotation, "rules-bad-notation"),
        ("Draw", rules.BadNotation, "rules-bad-notation"),
        (" draw", rules.BadNotation, "rules-bad-notation"),
        ("draw ", rules.BadNotation, "rules-bad-notation"),
        ("take  community mint", rules.BadNotation, "rules-bad-notation"),
        ("take community", rules.BadNotation, "rules-bad-notation"),
        ("take community parsley", rules.BadNotation, "rules-bad-notation"),
        ("take garden mint", rules.BadNotation, "rules-bad-notation"),
        ("pot small-pot", rules.BadNotation, "rules-bad-notation"),
        ("plant private mint; draw", rules.BadNotation, "rules-bad-notation"),
        ("draw\n", rules.BadNotation, "rules-bad-notation"),
        ("<script>alert(1)</script>", rules.BadNotation, "rules-bad-notation"),
        ("x" * 100_000, rules.BadNotation, "rules-bad-notation"),
        ("\ud800", rules.BadNotation, "rules-bad-notation"),
        (None, rules.BadNotation, "rules-bad-notation"),
        (7, rules.BadNotation, "rules-bad-notation"),
        (["draw"], rules.BadNotation, "rules-bad-notation"),
        (rules.Move("undo"), rules.BadNotation, "rules-bad-notation"),
        ("draw", rules.IllegalMove, "herbaceous-plant-first"),
        (rules.Move("draw"), rules.IllegalMove, "herbaceous-plant-first"),
        ("finish", rules.IllegalMove, "herbaceous-plant-first"),
        ("pass", rules.IllegalMove, "herbaceous-plant-first"),
        ("take private mint", rules.IllegalMove, "herbaceous-plant-first"),
        ("plant discard mint", rules.IllegalMove, "herbaceous-other-card-drawn"),
    ],
)
def test_malformed_moves(move: Any, error: type[rules.RulesError], code: str) -> None:
    match = midgame()
    before = match.record(), match.state.digest()
    with pytest.raises(rules.RulesError) as caught:
        match.play(move)
    assert type(caught.value) is error
    assert caught.value.code == code
    assert len(str(caught.value)) < 300
    assert (match.record(), match.state.digest()) == before


RECORD = midgame().record()


def changed(**fields: Any) -> dict[str, Any]:
    return {**RECORD, **fields}


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in RECORD.items() if key != name}


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (None, "rules-bad-record"),
        ("{}", "rules-bad-record"),
        ([], "rules-bad-record"),
        ({1, 2}, "rules-bad-record"),
        (changed(seed=float("nan")), "rules-bad-record"),
        (changed(note=nested(3_000)), "rules-bad-record"),
        (changed(version=10**5000), "rules-bad-record"),
        ({}, "rules-record-format"),
        (changed(format="pygame-rules/2"), "rules-record-format"),
        (changed(format=1), "rules-record-format"),
        (changed(dice="mt19937"), "rules-record-dice"),
        (without("game"), "rules-unknown-game"),
        (changed(game="chess"), "rules-unknown-game"),
        (changed(game=["herbaceous"]), "rules-unknown-game"),
        (without("version"), "rules-record-field"),
        (changed(version="1"), "rules-record-field"),
        (changed(version=0), "rules-record-field"),
        (changed(version=True), "rules-record-field"),
        (changed(version=99), "rules-record-newer"),
        (without("seed"), "rules-record-field"),
        (changed(seed="7"), "rules-bad-seed"),
        (changed(seed=-1), "rules-bad-seed"),
        (changed(seed=2**53), "rules-bad-seed"),
        (changed(seed=7.5), "rules-bad-seed"),
        (without("seats"), "rules-record-field"),
        (changed(seats=2), "rules-record-field"),
        (changed(seats=[]), "rules-bad-seats"),
        (changed(seats=[{}] * 5), "rules-bad-seats"),
        (changed(seats=["Ana", "Ben"]), "rules-bad-player"),
        (changed(seats=[{"name": 7}, {}]), "rules-bad-player-name"),
        (changed(seats=[{"name": "x" * 61}, {}]), "rules-bad-player-name"),
        (changed(seats=[{"name": "a\x00b"}, {}]), "rules-bad-player-name"),
        (changed(seats=[{"kind": "robot"}, {}]), "rules-bad-player-kind"),
        (changed(seats=[{"kind": "bot:" + "x" * 61}, {}]), "rules-bad-player-kind"),
        (changed(seats=[{"kind": "bot:a\x00b"}, {}]), "rules-bad-player-kind"),
        (changed(options=[]), "rules-bad-options"),
        (changed(options={"colour": "red"}), "rules-unknown-option"),
        (changed(options={"jar": "four"}), "rules-bad-option"),
        (changed(options={"single-planter": True}), "rules-bad-option"),
        (changed(options={"start": 2}), "rules-bad-option"),
        (changed(moves="draw"), "rules-record-field"),
        (changed(moves=["draw", "draw"]), "rules-record-move"),
        (changed(moves=["fly"]), "rules-record-move"),
        (changed(moves=[None]), "rules-record-move"),
        (changed(moves=["draw"] * 50_000), "rules-record-move"),
        (changed(moves=["draw"] * 1_000_000), "rules-bad-record"),
        (changed(position=[]), "rules-bad-field"),
        (changed(position={"seats": [{}, {}, {}, {}, {}]}), "rules-bad-length"),
    ],
)
def test_malformed_records(record: Any, code: str) -> None:
    with pytest.raises(rules.RulesError) as caught:
        rules.load(record)
    assert type(caught.value) is rules.BadRecord
    assert caught.value.code == code
    assert len(str(caught.value)) < 400


def test_a_record_that_stops_holding_names_the_move_and_keeps_what_was_before() -> None:
    with pytest.raises(rules.BadRecord) as caught:
        rules.load(changed(moves=["draw", "draw", "draw"]))
    error = caught.value
    assert error.arguments["number"] == 2
    assert error.arguments["text"] == "draw"
    assert error.rule == "planting"
    assert isinstance(error.match, rules.Match)
    assert [str(move) for move in error.match.moves] == ["draw"]


def seats(*sides: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"seats": list(sides), **fields}


BUN_JAR = {"glass-jar": ["mint", "chive", "thyme"]}


@pytest.mark.parametrize(
    ("position", "code", "field"),
    [
        (None, "rules-bad-field", ""),
        ([], "rules-bad-field", ""),
        ({}, "rules-bad-length", "seats"),
        (seats({}, {}, garden=[]), "rules-unknown-field", "garden"),
        (seats({"pot": []}, {}), "rules-unknown-field", "seats[0].pot"),
        (seats({"garden": "sage"}, {}), "rules-bad-field", "seats[0].garden"),
        (seats({"garden": ["Sage"]}, {}), "rules-bad-field", "seats[0].garden[0]"),
        (seats({"garden": [["sage"]]}, {}), "rules-bad-field", "seats[0].garden[0]"),
        (seats({}, {}, community=["sage"] * 10), "herbaceous-too-many-cards", "community[9]"),
        (
            seats({"glass-jar": ["mint"] * 3}, {}, drawn="mint"),
            "herbaceous-too-many-cards",
            "drawn",
        ),
        (seats({}, {}, deck=["mint"] * 4), "herbaceous-too-many-cards", "deck[3]"),
        (seats({}, {}, deck=73), "rules-bad-field", "deck"),
        (seats({}, {}, deck=-1), "rules-bad-field", "deck"),
        (seats({}, {}, turn=2, deck=9), "rules-bad-field", "turn"),
        (seats({}, {}, turn=True, deck=9), "rules-bad-field", "turn"),
        (seats({}, {}, deck=9, potted=1), "rules-bad-field", "potted"),
        (seats({}, {}, deck=9, retired=[5]), "rules-bad-field", "retired[0]"),
        (seats({}, {}, deck=9, places=["private"]), "rules-bad-field", "places"),
        (seats({}, {}, deck=9, drawn="sage", places=["discard"]), "rules-bad-field", "places[0]"),
        (seats({}, {}, deck=9, discard=["sage"]), "herbaceous-no-discard", "discard"),
        (seats({}, community=["sage"] * 5), "herbaceous-solo-overflow", "community"),
        (seats({}, {}, bun=0, deck=9), "herbaceous-bun-not-earned", "bun"),
        (seats(BUN_JAR, {}, deck=9), "herbaceous-bun-missing", "bun"),
        (seats({}, {}, deck=9, retired=[0, 1]), "herbaceous-retired-too-early", "retired"),
        (seats({}, {}, drawn="sage", retired=[0]), "herbaceous-retired-too-early", "retired"),
        (seats({}, {}, deck=49), "herbaceous-too-many-in-play", "deck"),
        (seats({}, community=["sage"] * 4, deck=33), "herbaceous-too-many-in-play", "deck"),
        (
            seats({"garden": ["sage"] * 5 + ["bay"] * 5}, {}, {}, {}, deck=9),
            "herbaceous-garden-too-large",
            "seats[0].garden",
        ),
        (seats(FULL, deck=9), "herbaceous-all-is-potted", "seats"),
        (
            seats(FULL, {**FULL, "glass-jar": ["chive"]}, deck=9, options={"early-end": True}),
            "herbaceous-all-is-potted",
            "seats",
        ),
        (seats({}, {}), "herbaceous-nothing-to-do", "turn"),
        (seats({}, {}, options={"jar": 3}), "rules-bad-option", "options"),
        (seats({}, {}, seed=-1), "rules-bad-field", "seed"),
        (
            seats({"large-pot": ["sage", "dill"]}, {}),
            "herbaceous-bad-large-pot",
            "seats[0].large-pot",
        ),
    ],
)
def test_malformed_positions(position: Any, code: str, field: str) -> None:
    with pytest.raises(rules.RulesError) as caught:
        rules.position("herbaceous", position)
    assert type(caught.value) is rules.BadPosition
    assert (caught.value.code, caught.value.arguments["field"]) == (code, field)


def test_what_is_no_end_at_this_table_may_be_set_up() -> None:
    """With every container used one plants on, unless the table stops there (H13, SH1)."""
    other = {**FULL, "glass-jar": ["chive"]}
    for position in (seats(FULL, other), seats(FULL, options={"solo-stop": False})):
        match = rules.position("herbaceous", {**position, "deck": 9})
        assert [str(move) for move in match.legal_moves()] == ["draw"]


SIX_PAIRS = ["bay", "dill", "lavender", "rosemary", "saffron", "sage", "tarragon"] * 2


@pytest.mark.parametrize(
    ("tableau", "code", "field"),
    [
        (None, "rules-bad-field", ""),
        ("", "rules-bad-field", ""),
        ({}, "rules-bad-length", "seats"),
        (seats(), "rules-bad-length", "seats"),
        (seats({}, {}, {}, {}, {}), "rules-bad-length", "seats"),
        (seats({}, winner=0), "rules-unknown-field", "winner"),
        (seats({"jar": []}), "rules-unknown-field", "seats[0].jar"),
        (seats({"garden": ["sage"] * 10}), "herbaceous-too-many-cards", "seats[0].garden[9]"),
        (
            seats({"large-pot": ["sage"] * 5, "garden": ["sage"] * 5}),
            "herbaceous-too-many-cards",
            "seats[0].garden[4]",
        ),
        (
            seats({"wooden-planter": ["thyme"]}),
            "herbaceous-special-only-in-jar",
            "seats[0].wooden-planter",
        ),
        (
            seats({"large-pot": ["mint", "mint"]}),
            "herbaceous-special-only-in-jar",
            "seats[0].large-pot",
        ),
        (
            seats({"small-pots": ["mint", "mint"]}),
            "herbaceous-special-only-in-jar",
            "seats[0].small-pots",
        ),
        (seats({"large-pot": ["sage"] * 8}), "herbaceous-bad-large-pot", "seats[0].large-pot"),
        (seats({"large-pot": ["sage", "dill"]}), "herbaceous-bad-large-pot", "seats[0].large-pot"),
        (
            seats({}, {"wooden-planter": ["sage", "sage"]}),
            "herbaceous-bad-wooden-planter",
            "seats[1].wooden-planter",
        ),
        (seats({"small-pots": ["sage"] * 4}), "herbaceous-bad-small-pots", "seats[0].small-pots"),
        (seats({"small-pots": ["sage"] * 3}), "herbaceous-bad-small-pots", "seats[0].small-pots"),
        (seats({"small-pots": SIX_PAIRS}), "herbaceous-bad-small-pots", "seats[0].small-pots"),
        (seats({"glass-jar": ["sage"] * 4}), "herbaceous-bad-jar", "seats[0].glass-jar"),
        (
            seats({"glass-jar": ["sage"]}, options={"jar": "exactly-three"}),
            "herbaceous-bad-jar",
            "seats[0].glass-jar",
        ),
        (seats({}, bun=0), "herbaceous-bun-not-earned", "bun"),
        (
            seats({"glass-jar": ["mint", "chive", "sage"]}, bun=0),
            "herbaceous-bun-not-earned",
            "bun",
        ),
        (seats(BUN_JAR, {}, {}, {}), "herbaceous-bun-missing", "bun"),
        (seats(BUN_JAR, BUN_JAR, BUN_JAR), "herbaceous-bun-missing", "bun"),
        (seats(BUN_JAR, {}, {}, {}, bun=1), "herbaceous-bun-not-earned", "bun"),
        (seats({}, bun=1), "rules-bad-field", "bun"),
        (seats({}, bun="0"), "rules-bad-field", "bun"),
        (
            seats({"garden": ["sage"] * 7 + ["dill"] * 7}),
            "herbaceous-garden-too-large",
            "seats[0].garden",
        ),
        (seats({}, options={"jar": None}), "rules-bad-option", "options"),
    ],
)
def test_malformed_tableaux(tableau: Any, code: str, field: str) -> None:
    with pytest.raises(rules.RulesError) as caught:
        rules.score("herbaceous", tableau)
    assert type(caught.value) is rules.BadTableau
    assert (caught.value.code, caught.value.arguments["field"]) == (code, field)


def test_a_tableau_that_is_no_json_is_refused() -> None:
    for value in ({"seats": {1}}, {"seats": nested(3_000)}, object()):
        with pytest.raises(rules.BadTableau, match="rules-bad-tableau"):
            rules.score("herbaceous", value)  # type: ignore[arg-type]
        with pytest.raises(rules.BadPosition, match="rules-bad-position"):
            rules.position("herbaceous", value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "error", "code"),
    [
        ({"game": "chess"}, rules.UnknownGame, "rules-unknown-game"),
        ({"game": None}, rules.UnknownGame, "rules-unknown-game"),
        ({"seats": 0}, rules.BadOptions, "rules-bad-seats"),
        ({"seats": 5}, rules.BadOptions, "rules-bad-seats"),
        ({"seats": True}, rules.BadOptions, "rules-bad-seats"),
        ({"seats": 2.0}, rules.BadOptions, "rules-bad-seats"),
        ({"seed": -1}, rules.BadOptions, "rules-bad-seed"),
        ({"seed": True}, rules.BadOptions, "rules-bad-seed"),
        ({"options": {"jar": "four"}}, rules.BadOptions, "rules-bad-option"),
        ({"options": 7}, rules.BadOptions, "rules-bad-options"),
        ({"players": [{}]}, rules.BadOptions, "rules-bad-players"),
        ({"players": "ab"}, rules.BadOptions, "rules-bad-players"),
    ],
)
def test_games_that_cannot_be_dealt(
    arguments: dict[str, Any], error: type[rules.RulesError], code: str
) -> None:
    with pytest.raises(rules.RulesError) as caught:
        rules.new_match(**{"game": "herbaceous", "seats": 2, **arguments})
    assert type(caught.value) is error
    assert caught.value.code == code


@pytest.mark.parametrize("seat", [2, -1, True, "0", 1.0])
def test_seats_that_are_not_there(seat: Any) -> None:
    match = midgame()
    with pytest.raises(rules.BadOptions, match="rules-bad-seat"):
        match.view(seat)
    with pytest.raises(rules.BadOptions, match="rules-bad-seat"):
        match.scores().sheet(seat)
