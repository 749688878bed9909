"""Bad input: the exact class and code of each refusal, and nothing changed by it."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_rules as rules

from .table import play, table


def midgame() -> rules.Match:
    """Seat 0 of three to move; seat 1 has refused; the pile lasts."""
    match = table(
        ["mint", "nettle", "charm-fever"],
        ["yarrow"],
        [],
        uncured=[["indigestion", "gout"], ["nosebleed"]],
        cured=[["boil"]],
        pile=20,
    )
    return play(match, "offer seat-1 1", "refuse")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("cure gout", "herbs-missing"),
        ("cure boil", "cured-already"),
        ("cure plague", "not-laid-out"),
        ("charm fever", "not-laid-out"),
        ("charm plague", "no-such-charm"),
        ("accept", "no-offer"),
        ("refuse", "no-offer"),
        ("offer seat-0 1", "not-with-yourself"),
        ("offer seat-1 1", "asked-already"),
        ("offer seat-2 1", "partner-holds-too-few"),
        ("offer seat-3 1", "no-such-seat"),
        ("offer seat-7 3", "no-such-seat"),
        ("give herb mint", "nothing-agreed"),
        ("give charm fever", "nothing-agreed"),
    ],
)
def test_moves_that_are_not_legal_now(move: str, code: str) -> None:
    match = midgame()
    before = match.record(), match.state.digest()
    with pytest.raises(rules.IllegalMove) as caught:
        match.play(move)
    assert caught.value.code == f"znakhar-{code}"
    assert caught.value.rule
    assert caught.value.arguments["text"] == move
    assert (match.record(), match.state.digest()) == before


@pytest.mark.parametrize(
    ("moves", "refused", "code"),
    [
        (["offer seat-1 1"], "pass", "answer-first"),
        (["offer seat-1 1"], "give herb yarrow", "answer-first"),
        (["offer seat-1 1", "accept"], "accept", "give-first"),
        (["offer seat-1 1", "accept"], "pass", "give-first"),
        (["offer seat-1 1", "accept"], "give herb mint", "not-in-hand"),
        (["offer seat-1 1", "accept", "give herb yarrow"], "give herb yarrow", "not-in-hand"),
        (["offer seat-1 1", "accept", "give herb yarrow"], "cure indigestion", "give-first"),
    ],
)
def test_moves_that_do_not_fit_into_an_exchange(moves: list[str], refused: str, code: str) -> None:
    match = play(table(["mint"], ["yarrow"], uncured=[["indigestion"]], pile=9), *moves)
    digest = match.state.digest()
    with pytest.raises(rules.IllegalMove) as caught:
        match.play(refused)
    assert caught.value.code == f"znakhar-{code}"
    assert match.state.digest() == digest


@pytest.mark.parametrize(
    "move",
    [
        *("", "Pass", " pass", "pass ", "cure", "cure  mint", "cure mint", "cure Fever"),
        *("charm burn", "charm", "give", "give mint", "give herb", "give herb fever"),
        *("give charm burn", "give illness burn", "offer", "offer seat-1", "offer seat-1 0"),
        *("offer seat-1 4", "offer seat-8 1", "offer 1 1", "offer seat-1 01", "finish", "draw"),
        *("x" * 100_000, "\ud800", None, 7, ["pass"], rules.Move("undo"), "pass\n"),
    ],
)
def test_texts_that_are_no_moves(move: Any) -> None:
    match = midgame()
    before = match.record(), match.state.digest()
    with pytest.raises(rules.BadNotation) as caught:
        match.play(move)
    assert caught.value.code == "rules-bad-notation"
    assert len(str(caught.value)) < 300
    assert (match.record(), match.state.digest()) == before


def seats(*sides: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"seats": list(sides), **fields}


@pytest.mark.parametrize(
    ("position", "code", "field"),
    [
        (None, "rules-bad-field", ""),
        ({}, "rules-bad-length", "seats"),
        (seats({}), "rules-bad-length", "seats"),
        (seats(*[{}] * 9), "rules-bad-length", "seats"),
        (seats({}, {}, deck=9), "rules-unknown-field", "deck"),
        (seats({"garden": []}, {}), "rules-unknown-field", "seats[0].garden"),
        (seats({"hand": "mint"}, {}), "rules-bad-field", "seats[0].hand"),
        (seats({"hand": ["Mint"]}, {}), "rules-bad-field", "seats[0].hand[0]"),
        (seats({"hand": ["fever"]}, {}), "rules-bad-field", "seats[0].hand[0]"),
        (seats({"hand": ["charm-burn"]}, {}), "rules-bad-field", "seats[0].hand[0]"),
        (seats({"hand": [["mint"]]}, {}), "rules-bad-field", "seats[0].hand[0]"),
        (seats({"hand": ["mint"] * 4}, {}), "znakhar-card-twice", "seats[0].hand[3]"),
        (seats({"hand": ["fern-flower"] * 2}, {}), "znakhar-card-twice", "seats[0].hand[1]"),
        (seats({"uncured": ["mint"]}, {}), "rules-bad-field", "seats[0].uncured[0]"),
        (
            seats({"uncured": ["fever"]}, {"cured": ["gout", "fever"]}),
            "znakhar-card-twice",
            "seats[1].cured[1]",
        ),
        (seats({"uncured": ["fever"]}, {}, pile=["fever"]), "znakhar-card-twice", "pile[0]"),
        (seats({"hand": ["mint"] * 3}, {}, discard=["mint"]), "znakhar-card-twice", "discard[0]"),
        (seats({}, {}, discard=["fever"]), "rules-bad-field", "discard[0]"),
        (seats({}, {}, pile=91), "rules-bad-field", "pile"),
        (seats({}, {}, pile=-1), "rules-bad-field", "pile"),
        (seats({}, {}, pile="all"), "rules-bad-field", "pile"),
        (seats({}, {}, turn=2), "rules-bad-field", "turn"),
        (seats({}, {}, start=True), "rules-bad-field", "start"),
        (seats({}, {}, **{"last-turns": 3}), "rules-bad-field", "last-turns"),
        (seats({}, {}, pile=9, **{"last-turns": 1}), "rules-bad-field", "last-turns"),
        (seats({}, {}, asked=[0]), "rules-bad-field", "asked[0]"),
        (seats({}, {}, asked=[2]), "rules-bad-field", "asked[0]"),
        (seats({}, {}, asked=1), "rules-bad-field", "asked"),
        (seats({}, {}, exchanged=1), "rules-bad-field", "exchanged"),
        (seats({}, {}, offer=1), "rules-bad-field", "offer"),
        (seats({}, {}, offer={"to": 0, "number": 1}), "rules-bad-field", "offer.to"),
        (seats({}, {}, offer={"to": 1, "number": 1}), "rules-bad-field", "offer.number"),
        (seats({}, {}, offer={"to": 1, "of": 1}), "rules-unknown-field", "offer.of"),
        (seats({}, {}, options={"ties": "dice"}), "rules-bad-option", "options"),
        (seats({}, {}, seed=1.5), "rules-bad-field", "seed"),
        (seats({}, {}, components=7), "rules-bad-field", "components"),
        (seats({}, {}, components={}), "rules-bad-length", "components.herbs"),
    ],
)
def test_malformed_positions(position: Any, code: str, field: str) -> None:
    with pytest.raises(rules.RulesError) as caught:
        rules.position("znakhar", position)
    assert type(caught.value) is rules.BadPosition
    assert (caught.value.code, caught.value.arguments["field"]) == (code, field)


@pytest.mark.parametrize(
    ("tableau", "code", "field"),
    [
        (7, "rules-bad-field", ""),
        ({"seats": []}, "rules-bad-length", "seats"),
        (seats(*[{}] * 9), "rules-bad-length", "seats"),
        (seats({"hand": []}), "rules-unknown-field", "seats[0].hand"),
        (seats({"cured": ["mint"]}), "rules-bad-field", "seats[0].cured[0]"),
        (seats({"cured": ["fever", "fever"]}), "znakhar-card-twice", "seats[0].cured[1]"),
        (seats({"uncured": ["gout"]}, {"uncured": ["gout"]}), "znakhar-card-twice", "seats[1].uncured[0]"),
        (seats({}, options={"last-turns": 2}), "rules-bad-option", "options"),
        (seats({}, components=[]), "rules-bad-field", "components"),
        (seats({}, turn=1), "rules-unknown-field", "turn"),
    ],
)  # fmt: skip
def test_malformed_tableaux(tableau: Any, code: str, field: str) -> None:
    with pytest.raises(rules.RulesError) as caught:
        rules.score("znakhar", tableau)
    assert type(caught.value) is rules.BadTableau
    assert (caught.value.code, caught.value.arguments["field"]) == (code, field)
