"""The law of the guided first game that a game may bring."""

from __future__ import annotations

from ..match import lesson
from .tables import Missing, Table, hold

__all__ = ["a_lesson_leads_to_its_end"]


def a_lesson_leads_to_its_end(table: Table) -> None:
    """Whichever of the wanted moves are played, at every step of the lesson one is legal, and at each
    decision of the seat that learns something is said."""
    game = table.game.meta.id
    if not table.game.brings("lesson"):
        raise Missing("there is no lesson")
    match, given = lesson(game)
    states = [match.state]
    for number, step in enumerate(given["steps"], 1):
        reached = {}
        for state in states:
            legal = {str(move): move for move in state.legal_moves()}
            wanted = [legal[text] for text in step["moves"] if text in legal]
            where = f"step {number}, seat {state.turn} to move:"
            hold(wanted, f"{where} none of {step['moves']} is legal, but", ", ".join(legal))
            learns = state.turn == given["seat"]
            hold(step["text"] or not learns, where, "nothing is said")
            for move in wanted if learns else wanted[:1]:
                later = state.copy()
                later.play(move)
                reached[later.key()] = later
        states = list(reached.values())
