"""The one door between the page and the rules: JSON in, JSON out.

``call`` takes ``{"method", "params"}`` and answers ``{"result"}`` or
``{"error": {"code", "arguments", "rule", "text"}}``. It never raises, whatever the string.
Matches live here under a number until they are released.
"""

from __future__ import annotations

import inspect
import json
import zlib
from collections.abc import Callable
from typing import Any

from . import bots, registry
from . import match as matches
from .bots import advice
from .bots.thought import Thought
from .dice import Dice
from .errors import BadOptions, BadRecord, RulesError, quote
from .match import Match
from .plain import parse
from .state import State
from .texts import arguments_as_json

__all__ = ["Bridge", "call"]

MOST_STEPS = 10_000_000


class BadCall(RulesError):
    """A request that the bridge cannot read."""


class Bridge:
    """The methods that a page may call, each with the parameters of that name."""

    def __init__(self) -> None:
        self._matches: dict[int, Match] = {}
        self._thoughts: dict[int, tuple[str, Any]] = {}
        self._newest = 0

    def call(self, request: str) -> str:
        """Answer one request; both are JSON texts."""
        try:
            answer = {"result": self._answer(request)}
        except RulesError as error:
            answer = {"error": error_as_json(error)}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def _answer(self, request: str) -> Any:
        try:
            asked = parse(request)
        except (TypeError, ValueError) as error:
            raise BadCall("rules-bad-call", text=quote(request)) from error
        if not isinstance(asked, dict):
            raise BadCall("rules-bad-call", text=quote(asked))
        name, params = asked.get("method"), asked.get("params", {})
        if not isinstance(name, str) or name not in METHODS:
            raise BadCall("rules-unknown-method", text=quote(name))
        if not isinstance(params, dict):
            raise BadCall("rules-bad-params", text=quote(params), method=name)
        method, signature = METHODS[name]
        try:
            signature.bind(self, **params)
        except TypeError as error:
            raise BadCall("rules-bad-params", text=quote(str(error)), method=name) from error
        return method(self, **params)

    def _match(self, number: object) -> Match:
        found = self._matches.get(number) if type(number) is int else None
        if found is None:
            raise BadCall("rules-unknown-match", text=quote(number))
        return found

    def _check_number(self, number: object) -> None:
        """A match may get a number that the page has chosen, so that more can be asked at once."""
        free = type(number) is int and 0 < number < 2**53 and number not in self._matches
        if number is not None and not free:
            raise BadCall("rules-unknown-match", text=quote(number))

    def _keep(self, match: Match, number: int | None = None) -> dict[str, Any]:
        if number is None:
            number = self._newest + 1
        self._newest = max(self._newest, number)
        self._matches[number] = match
        return self.status(number)

    def games(self) -> list[dict[str, Any]]:
        """The metadata of every game, and whether it has forms for real tables and for positions,
        and a lesson."""
        optional = ("form", "asking", "lesson")
        return [
            {**meta.as_json(), **{part: registry.find(meta.id).brings(part) for part in optional}}
            for meta in registry.games()
        ]

    def players(self) -> list[dict[str, str]]:
        """The kinds of computer players that are offered as opponents, the gentlest first."""
        return [{"kind": f"bot:{name}"} for name in bots.OPPONENTS]

    def prepare(self, game: Any) -> bool:
        """Load a part of a game that is likely to be played; whether there are more."""
        return registry.find(game).prepare()

    def new_match(
        self,
        game: Any,
        seats: Any = None,
        seed: Any = None,
        options: Any = None,
        players: Any = None,
        components: Any = None,
        match: Any = None,
    ) -> dict[str, Any]:
        """Deal a game, under this number; its status."""
        self._check_number(match)
        return self._keep(
            matches.new_match(
                game,
                seats=seats,
                seed=seed,
                options=options,
                players=players,
                components=components,
            ),
            match,
        )

    def rematch(self, match: Any, moved: Any = False) -> dict[str, Any]:
        """Deal the same game for the same players again, who may have moved on; its status."""
        return self._keep(self._match(match).rematch(moved=moved is True))

    def components(self, game: Any) -> dict[str, Any]:
        """A game's component data: a model for those of one's own."""
        return matches.components(game)

    def load(self, record: Any, partial: Any = False, match: Any = None) -> dict[str, Any]:
        """Load a record, under this number; with ``partial`` the part of it that holds, and
        ``broken`` says why."""
        self._check_number(match)
        try:
            return self._keep(matches.load(record), match)
        except BadRecord as error:
            if partial is not True or error.match is None:
                raise
            return {**self._keep(error.match, match), "broken": error_as_json(error)}

    def position(self, game: Any, position: Any) -> dict[str, Any]:
        """Set a position up; its status."""
        return self._keep(matches.position(game, position))

    def lesson(self, game: Any) -> dict[str, Any]:
        """Lay out a game's guided first game; its status, and ``lesson`` (see `lessons`)."""
        match, lesson = matches.lesson(game)
        return {**self._keep(match), "lesson": lesson}

    def status(self, match: Any) -> dict[str, Any]:
        """Where a match stands."""
        found = self._match(match)
        return {
            "match": match,
            "game": found.game,
            "seats": found.seats,
            "turn": found.turn,
            "over": found.over,
            "ending": found.ending,
            "moves": len(found.moves),
            "undo": found.turn_back(),
            "redo": found.turn_forth(),
            "secret": found.secret,
        }

    def play(self, match: Any, move: Any) -> dict[str, Any]:
        """Play a move; the new status."""
        self._match(match).play(move)
        self.cancel(match)
        return self.status(match)

    def undo(self, match: Any) -> dict[str, Any]:
        """Take back to the last decision of a human; the new status."""
        found = self._match(match)
        self.cancel(match)
        for _ in range(found.turn_back() or 1):
            found.undo()
        return self.status(match)

    def redo(self, match: Any) -> dict[str, Any]:
        """Play again up to the next decision of a human; the new status."""
        found = self._match(match)
        self.cancel(match)
        for _ in range(found.turn_forth() or 1):
            found.redo()
        return self.status(match)

    def at(self, match: Any, moves: Any) -> dict[str, Any]:
        """The match as it was after so many moves, under a number of its own; its status."""
        return self._keep(self._match(match).at(moves))

    def legal_moves(self, match: Any) -> list[str]:
        """The texts of the legal moves."""
        return [move.text for move in self._match(match).legal_moves()]

    def catalogue(self, match: Any) -> list[str]:
        """The texts of all moves that its game knows."""
        return list(self._match(match).state.catalogue())

    def explain(self, match: Any, move: Any) -> dict[str, Any] | None:
        """Why a move is not legal; None when it is."""
        error = self._match(match).explain(move)
        return None if error is None else error_as_json(error)

    def view(self, match: Any, seat: Any = None) -> dict[str, Any]:
        """What a seat sees."""
        return self._match(match).view(seat)

    def scores(self, match: Any) -> dict[str, Any]:
        """The score sheets."""
        return self._match(match).scores().as_json()

    def course(self, match: Any, first: Any, last: Any) -> list[list[int]]:
        """How the totals of all seats stood after each of these numbers of moves."""
        found = self._match(match)
        steps = range(len(found.at(first).moves), len(found.at(last).moves) + 1)
        return [list(found.at(step).scores().totals) for step in steps]

    def record(self, match: Any) -> dict[str, Any]:
        """The record of a match."""
        return self._match(match).record()

    def as_position(self, match: Any) -> dict[str, Any] | None:
        """The set-up of what lies on the table; None where it cannot be written down."""
        return self._match(match).as_position()

    def score(self, game: Any, tableau: Any) -> dict[str, Any]:
        """Score a table that was played with real cards."""
        return matches.score(game, tableau).as_json()

    def form(self, game: Any, seats: Any, components: Any = None) -> dict[str, Any]:
        """What is to be filled in to have a table scored."""
        return matches.form(game, seats, components)

    def position_form(self, game: Any, seats: Any, components: Any = None) -> dict[str, Any]:
        """What is to be filled in to have a position set up."""
        return matches.position_form(game, seats, components)

    def bot_move(
        self,
        match: Any,
        kind: Any = None,
        budget: Any = None,
        slice: Any = None,
        enough: Any = False,
    ) -> dict[str, Any]:
        """The move that a computer player chooses for the seat to move; it is not played.

        ``budget`` are the steps that it may think (the player's usual number), ``slice`` those of
        this call (all that are left). While some are left the answer is ``{"thinking": part}``
        with the part that is done, and the same call goes on with them; ``enough`` ends it at
        once. The steps of a budget choose alike in however many slices.
        """
        found = self._match(match)
        if found.turn is None:
            raise BadCall("rules-game-over", text="bot_move")
        player = found.players[found.turn]["kind"] if kind is None else kind
        if not isinstance(player, str) or player.removeprefix("bot:") not in bots.PLAYERS:
            raise BadOptions("rules-unknown-bot", text=quote(player))
        name = player.removeprefix("bot:")
        thought = self._thought(match, name, lambda: bots.begin(name, *_asked(found)))
        thinking = _think(thought, budget, slice, enough)
        if thinking:
            return thinking
        return {"move": self._conclude(match).choice().text}

    def hint(
        self, match: Any, budget: Any = None, slice: Any = None, enough: Any = False
    ) -> dict[str, Any]:
        """The best moves for the seat to move, by what it may know, each with its reasons.

        ``{"moves": [{"move", "points", "behind", "reasons"}]}``, the best first: the lead in points
        that the move promises (alone: the score), how much less that is than the best promises, and
        texts that say why. Budget and slices as with `bot_move`.
        """
        found = self._match(match)
        if found.turn is None:
            raise BadCall("rules-game-over", text="hint")
        thought = self._thought(match, "hint", lambda: advice.Hint(*_asked(found)))
        thinking = _think(thought, budget, slice, enough)
        return thinking or {"moves": self._conclude(match).told()}

    def review(
        self, match: Any, seat: Any, budget: Any = None, slice: Any = None, enough: Any = False
    ) -> dict[str, Any]:
        """The decisions of a seat that cost most, and what was better, by what it knew then.

        ``{"moments": [{"number", "played", "better", "played_label", "better_label", "cost",
        "reasons"}]}``, the dearest first; ``number`` is that of the move. ``budget`` counts the steps for each decision.
        """
        found = self._match(match)
        if type(seat) is not int or not 0 <= seat < found.seats:
            raise BadOptions("rules-bad-seat", text=quote(seat), seats=found.seats)
        thought = self._thought(match, f"review {seat}", lambda: _review(found, seat, budget))
        thinking = _think(thought, None, slice, enough)
        return thinking or {"moments": self._conclude(match).told()}

    def cancel(self, match: Any) -> None:
        """Think no more about this match."""
        self._match(match)
        self._thoughts.pop(match, None)

    def _thought(self, match: int, purpose: str, begin: Callable[[], Any]) -> Any:
        """The thought that is going on about a match for this purpose, or a new one."""
        going_on = self._thoughts.get(match)
        if going_on is None or going_on[0] != purpose:
            going_on = self._thoughts[match] = (purpose, begin())
        return going_on[1]

    def _conclude(self, match: int) -> Any:
        return self._thoughts.pop(match)[1]

    def release(self, match: Any) -> None:
        """Forget a match."""
        self.cancel(match)
        del self._matches[match]


def _asked(match: Match) -> tuple[State, int, Dice]:
    """What a player is asked about: the position, its seat, and dice that follow from its view."""
    assert match.turn is not None
    seen = json.dumps(match.view(match.turn), sort_keys=True)
    return match.state, match.turn, Dice(zlib.crc32(seen.encode()))


def _think(
    thought: Thought, budget: object, slice: object, enough: object
) -> dict[str, Any] | None:
    """Think a slice on; ``{"thinking": part}`` while there is more to think, then None."""
    limit = thought.budget(_steps(budget, thought.usual))
    left = max(0, limit - thought.done)
    if enough is not True:
        taken = min(left, _steps(slice, left))
        thought.think(taken)
        if taken < left and not thought.settled:
            return {"thinking": round(thought.done / limit, 4)}
    return None


def _steps(value: object, usual: int) -> int:
    if value is None:
        return usual
    if type(value) is not int or not 0 < value <= MOST_STEPS:
        raise BadCall("rules-bad-steps", text=quote(value), most=MOST_STEPS)
    return value


def _review(match: Match, seat: int, budget: object) -> Thought:
    decisions = (
        advice.Decision(number, match.at(number).state, move)
        for number, move in enumerate(match.moves)
    )
    mine = [decision for decision in decisions if decision.state.turn == seat]
    describe = registry.find(match.game).view.describe
    return advice.Review(
        mine,
        seat,
        _steps(budget, advice.STEPS_OF_REVIEW),
        lambda state, move: describe(state, move)["label"],
    )


METHODS: dict[str, tuple[Callable[..., Any], inspect.Signature]] = {
    name: (method, inspect.signature(method))
    for name, method in vars(Bridge).items()
    if not name.startswith("_") and name != "call"
}


def error_as_json(error: RulesError) -> dict[str, Any]:
    """An error as the page reads it."""
    return {
        "code": error.code,
        "arguments": arguments_as_json(error.arguments),
        "rule": error.rule,
        "text": str(error),
    }


call = Bridge().call
