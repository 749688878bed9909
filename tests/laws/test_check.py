"""The command for writers of games: a sound game passes, and each law is seen to fail once."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import pygame_rules as rules
from pygame_rules import arena, registry
from pygame_rules.check import GARBLED, OFTEN, ONCE, SELDOM
from pygame_rules.check.__main__ import main, verdict

from .test_laws import name

EXAMPLE = Path(__file__).parents[1] / "example_game/nosegay"
LAWS = {name(law): law for law in (*ONCE, *OFTEN, *SELDOM, *GARBLED)}

# A fault for each law: what stands in which file of the example, and what stands there instead.
FAULTS = {
    "the metadata make sense": ("meta.py", '"all-laid",', ""),
    "a game is dealt": ("state.py", "def imagine(", "def imagined("),
    "every text round trips": ("state.py", 'Move("lay", slug', 'Move("Lay", slug'),
    "catalogues agree": ("locale/ru.ftl", "nosegay-deck = Колода\n", ""),
    "everything in the lobby has a name": ("meta.py", '"shared-most"', '"shared"'),
    "every key in the code exists": ("refusals.py", "nosegay-deck-is-out", "nosegay-empty"),
    "rulebooks have the same sections": ("rulebook/fr.md", " {#most}", ""),
    "a lesson leads to its end": ("lesson.py", '"pick lavender"', '"pick mint"'),
    "random games end and lose nothing": ("state.py", "self.border[herb] -= 1", "pass"),
    "legal moves are sorted unique and catalogued": (
        "state.py",
        "(DRAW, *picks)",
        "(*picks, DRAW)",
    ),
    "a move is refused exactly when it is not legal": (
        "state.py",
        "if self.turn is None or move not in self.legal_moves():",
        "if self.turn is None:",
    ),
    "copies share nothing that changes": ("state.py", "self.border[:]", "self.border"),
    "totals are the sums of their lines": (
        "state.py",
        "return list(self.scores().totals)",
        "return [0] * self.seats",
    ),
    "a move that reveals nothing shows nothing": ("state.py", "return refilled", "return False"),
    "a seat learns nothing from what it cannot see": ("view.py", "known[owner]", "hands[owner]"),
    "a record gives the match again": (
        "state.py",
        "    dice.shuffle(deck)",
        "    __import__('random').shuffle(deck)",
    ),
    "every step of a match is a match of its own": (
        "state.py",
        "    dice.shuffle(deck)",
        "    __import__('random').shuffle(deck)",
    ),
    "a rematch is dealt anew for the same table": (
        "meta.py",
        'False, "scoring"',
        'False, "scoring", passes_on=True',
    ),
    "undo goes back to the last reveal and redo forth again": (
        "state.py",
        "self.border[:]",
        "self.border",
    ),
    "where nothing is secret all see the same": (
        "state.py",
        "return self.hands[seat] != self.known[seat]",
        "return False",
    ),
    "a view depends on the moves alone": (
        "view.py",
        '"notes": []',
        '"notes": [draw.__dict__.setdefault("looks", []).append(0) or len(draw.looks)]',
    ),
    "what is entered counts or is refused at its place": (
        "form.py",
        'seat, "nosegay"]',
        'seat, "posy"]',
    ),
    "what is asked about can be played or is refused at its place": (
        "asking.py",
        'seat, "hand"]',
        'seat, "fist"]',
    ),
    "a view is plain json with ids that exist": ("view.py", "{zone_id}:{HERBS", "{HERBS"),
    "only the seat that decides is offered moves": (
        "view.py",
        'return move(Text("nosegay-move-draw")',
        'return {"text": "draw!"} | move(Text("nosegay-move-draw")',
    ),
    "a seat is told nothing of what it cannot see": (
        "state.py",
        "return sheets(self.nosegays",
        "return sheets(self.hands",
    ),
    "search moves reach everything": (
        "state.py",
        "    def apply(",
        "    def search_moves(self):\n        return self.legal_moves()[:1]\n\n    def apply(",
    ),
    "a computer player chooses by what its seat knows": (
        "hints.py",
        "return mine - max(hopes)",
        "return __import__('random').random()",
    ),
    "a position that was played can be set up by its form": (
        "position.py",
        '"picking": state.picking',
        '"picking": False',
    ),
    "everything that is said can be said": ("locale/en.ftl", "Lay { $herb }", "Lay { $card }"),
    "every cited rule is a section": ("view.py", 'rule="scoring"', 'rule="nosegays"'),
    "garbled moves change nothing": (
        "state.py",
        "Catalogue([",
        'type("Lax", (Catalogue,), {"find": lambda self, move: self.get(move, DRAW)})([',
    ),
    "garbled records load or are refused": (
        "refusals.py",
        'return IllegalMove("nosegay-not-in-hand"',
        'raise KeyError("nosegay-not-in-hand"',
    ),
    "garbled positions and tableaux are refused in kind": (
        "position.py",
        "read_seed(fields)",
        'fields.raw("seed")',
    ),
}

# What else may tell a seat what it cannot see: the reason against a move, and the log.
LEAKS = {
    "reasons": (
        "refusals.py",
        '"nosegay-lay-first", "laying", text=move.text',
        '"nosegay-lay-first", "laying", text=str(state.deck)',
    ),
    "log": (
        "view.py",
        'Text("nosegay-log-draw")',
        'Text("nosegay-log-pick", herb=herb_name(before.deck[-1]))',
    ),
}


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, package: str) -> None:
    """Registers the game of a package that lies in a folder, until the test is over."""
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setitem(registry._load(), "nosegay", registry.Game(package))


def test_a_sound_game_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch, EXAMPLE.parent, EXAMPLE.name)
    assert main(["nosegay", "--games", "2"]) == 0
    *told, last = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("holds") for line in told) == len(LAWS)
    assert last == "Nothing failed."


def test_every_law_has_a_fault() -> None:
    assert list(FAULTS) == list(LAWS)


@pytest.mark.parametrize("broken", FAULTS)
def test_a_law_is_seen_to_fail(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, broken: str
) -> None:
    """It holds for the example, and fails once a fault is in it."""
    install(monkeypatch, EXAMPLE.parent, EXAMPLE.name)
    assert verdict(LAWS[broken], "nosegay", 4).failure is None
    package = f"nosegay_{list(FAULTS).index(broken)}"
    put_in_fault(tmp_path / package, *FAULTS[broken])
    install(monkeypatch, tmp_path, package)
    assert verdict(LAWS[broken], "nosegay", 40).failure


TOLD = LAWS["a seat is told nothing of what it cannot see"]


@pytest.mark.parametrize("leak", LEAKS)
def test_every_way_to_tell_a_secret_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, leak: str
) -> None:
    package = f"nosegay_{leak}"
    put_in_fault(tmp_path / package, *LEAKS[leak])
    install(monkeypatch, tmp_path, package)
    assert "is told of" in (verdict(TOLD, "nosegay", 40).failure or "")


def test_a_log_that_tells_which_hidden_move_was_made_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of Znakhar, where cards change hands that others do not see."""
    view = registry.find("znakhar").view
    narrate = view.narrate

    def tell_all(before: Any, played: Any, after: Any, seat: int | None) -> Any:
        yield from narrate(before, played, after, seat)
        yield played.text

    assert verdict(TOLD, "znakhar", 2).failure is None
    monkeypatch.setattr(view, "narrate", tell_all)
    assert "is told of give" in (verdict(TOLD, "znakhar", 200).failure or "")


def put_in_fault(copy: Path, file: str, right: str, wrong: str) -> None:
    """Copies the example with a fault in it."""
    shutil.copytree(EXAMPLE, copy)
    text = (copy / file).read_text("utf-8")
    assert right in text
    (copy / file).write_text(text.replace(right, wrong), "utf-8")


def test_a_failure_is_told_in_plain_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Which law, with which seats, seed and move; and that seed shows it again."""
    put_in_fault(tmp_path / "nosegay_told", "state.py", "self.border[herb] -= 1", "pass")
    install(monkeypatch, tmp_path, "nosegay_told")
    assert main(["nosegay", "--games", "1", "--seed", "5"]) == 1
    told = capsys.readouterr().out
    assert "FAILS      A game has legal moves until it ends" in told
    assert "2 seats, seed 5, after move 2 (pick " in told
    assert "the census was (6, 6, 6, 6, 6) and is" in told


def test_a_state_that_lacks_a_method_is_told_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the check, and by the arena in place of a game."""
    put_in_fault(tmp_path / "nosegay_unborn", *FAULTS["a game is dealt"])
    install(monkeypatch, tmp_path, "nosegay_unborn")
    assert main(["nosegay"]) == 1
    told = capsys.readouterr().out
    assert told.count("imagine") == told.count("FAILS") == 1
    with pytest.raises(SystemExit, match=r"^nosegay cannot be dealt: .*imagine"):
        arena.main(["nosegay", "--players", "rambler,seedling"])


def test_what_a_game_does_not_bring_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game without texts and rulebook is sound; the laws about them are not tried."""
    kept_out = ("locale", "rulebook", "asking.py", "form.py", "hints.py", "__pycache__")
    bare = tmp_path / "nosegay_bare"
    shutil.copytree(EXAMPLE, bare, ignore=shutil.ignore_patterns(*kept_out))
    install(monkeypatch, tmp_path, "nosegay_bare")
    assert main(["nosegay", "--games", "1"]) == 0
    told = capsys.readouterr().out
    assert told.count("there is no locale/en.ftl") == 4
    assert told.count("there is no rulebook/en.md") == 2
    assert told.count("there is no form.py") == 1
    assert told.count("there is no asking.py") == 2


def test_what_needs_a_module_that_a_game_does_not_have_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With the module's name; all else can be asked."""
    bare = tmp_path / "nosegay_unset"
    shutil.copytree(EXAMPLE, bare, ignore=shutil.ignore_patterns("position.py", "__pycache__"))
    install(monkeypatch, tmp_path, bare.name)
    with pytest.raises(rules.UnknownGame) as refused:
        rules.position("nosegay", {})
    assert str(refused.value) == "rules-no-module: nosegay-name (module=position)"
    assert rules.new_match("nosegay", seats=2, seed=1).as_position() is None
    assert rules.score("nosegay", {"seats": [{}, {}]}).totals == (0, 0)


def test_an_unknown_game_is_told_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["tic-tac-toe"])
    assert ended.value.code == 2
    assert "There is no game tic-tac-toe here. There are: botanists," in capsys.readouterr().err
