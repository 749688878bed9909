"""Diagrams of a rulebook: positions, and what is claimed about them, proved before they are drawn.

``rulebook/diagrams.json`` holds them by name, for all languages::

    {"must-follow": {
      "position": {…},                  as pygame_rules.position takes it
      "play": ["…"],                    moves played from there
      "seat": 0,                        whose eyes; else whoever is to move
      "zones": ["trick", "hand-0"],     what is shown; else all that holds something
      "moves": ["…"],                   claim: exactly these moves are legal
      "legal": ["…"],                   claim: these are among the legal moves
      "refused": {"…": "code"},         claim: these are refused, with that code
      "totals": [12, 7]}}               claim: the scores of the seats

At least one claim is made. In the Markdown a fenced block ``diagram must-follow`` with the caption
shows it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import pygame_rules as rules

__all__ = ["Diagram", "Refusal", "read"]

CLAIMS = ("moves", "legal", "refused", "totals")
KEYS = ("position", "play", "seat", "zones", *CLAIMS)


class Refusal(NamedTuple):
    """A move that is not legal: the thing it would be played on, and why not."""

    on: str | None
    reason: dict[str, Any]
    rule: str | None


class Diagram(NamedTuple):
    """A diagram whose claims hold."""

    game: str
    name: str
    seat: int
    view: dict[str, Any]
    zones: tuple[str, ...] | None
    refusals: tuple[Refusal, ...]
    sheet: tuple[rules.Line, ...]
    start: tuple[str, Any]
    asked: Any

    def address(self, language: str) -> str:
        """What follows the # of the address under which the diagram can be played with."""
        kind, value = self.start
        seat, lang = self.seat, language
        return f"game={self.game}&mode=diagram&seat={seat}&lang={lang}&{kind}={_in_address(value)}"

    def asking(self) -> str | None:
        """What follows the # of the address under which it can be changed and asked about."""
        if self.asked is None:
            return None
        return f"ask={self.game}&position={_in_address(self.asked)}"


def _in_address(value: Any) -> str:
    return quote(json.dumps(value, separators=(",", ":")), safe="{}[]:,")


def read(file: Path, game: str) -> tuple[dict[str, Diagram], list[str]]:
    """The diagrams of a file by name, and a sentence with file and line for all that is wrong."""
    text = file.read_text("utf-8")
    try:
        given = json.loads(text)
    except json.JSONDecodeError as error:
        return {}, [f"{file}:{error.lineno}: {error.msg}"]
    lines = [line.partition('":')[0] for line in text.splitlines()]
    diagrams, findings = {}, []
    for name, content in given.items():
        try:
            diagrams[name] = _prove(game, name, content)
        except ValueError as error:  # a claim that does not hold, or a refusal of the rules
            line = lines.index(f'  "{name}') + 1
            findings.append(f"{file}:{line}: diagram {name}: {error}")
    return diagrams, findings


def _prove(game: str, name: str, content: dict[str, Any]) -> Diagram:
    unknown = sorted(content.keys() - set(KEYS))
    if unknown:
        raise ValueError(f"unknown: {', '.join(unknown)}")
    match = rules.position(game, content["position"])
    for text in content.get("play", ()):
        match.play(text)
    findings = list(_false_claims(match, content))
    if findings:
        raise ValueError("; ".join(findings))
    seat = content.get("seat", match.turn)
    if seat is None:
        raise ValueError("nobody is to move, so it must be said whose seat looks")
    view = match.view(seat)
    zones = content.get("zones")
    strange = sorted(set(zones or ()) - {zone["id"] for zone in view["zones"]})
    if strange:
        raise ValueError(f"no such zone: {', '.join(strange)}")
    return Diagram(
        game,
        name,
        seat,
        view,
        None if zones is None else tuple(zones),
        tuple(_refusal(match, view, text) for text in content.get("refused", ())),
        match.scores().sheet(seat) if "totals" in content else (),
        ("record", match.record()) if "play" in content else ("position", content["position"]),
        match.as_position() if "play" in content else content["position"],
    )


def _false_claims(match: rules.Match, content: dict[str, Any]) -> Iterator[str]:
    if not any(claim in content for claim in CLAIMS):
        yield "it claims nothing"
    legal = [str(move) for move in match.legal_moves()]
    if "moves" in content and sorted(content["moves"]) != legal:
        yield f"the legal moves are not those claimed, but {json.dumps(legal)}"
    for text in content.get("legal", ()):
        if text not in legal:
            yield f"not legal: {match.explain(text)}"
    for text, code in content.get("refused", {}).items():
        error = match.explain(text)
        if error is None:
            yield f"legal, not refused: {text}"
        elif error.code != code:
            yield f"refused otherwise than by {code}: {error}"
    totals = list(match.scores().totals)
    if content.get("totals", totals) != totals:
        yield f"the totals are not those claimed, but {totals}"


def _refusal(match: rules.Match, view: dict[str, Any], text: str) -> Refusal:
    error = match.explain(text)
    assert error is not None
    attempts = {attempt["text"]: attempt["on"] for attempt in view.get("attempts", ())}
    reason = rules.Text(error.code, **error.arguments).as_json()
    return Refusal(attempts.get(text), reason, error.rule)
