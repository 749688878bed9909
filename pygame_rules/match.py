"""A match: one game being played, with its history, its record and its views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import randbits
from typing import Any, TypeGuard

from . import forms
from .dice import Dice
from .errors import (
    BadComponents,
    BadOptions,
    BadPosition,
    BadRecord,
    BadTableau,
    IllegalMove,
    RulesError,
    UnknownGame,
    quote,
)
from .meta import OptionValue
from .moves import Move
from .plain import plain_copy
from .registry import Game, find
from .scores import Scores
from .state import State
from .texts import Text

__all__ = [
    "Match",
    "components",
    "form",
    "load",
    "new_match",
    "position",
    "position_form",
    "score",
]

FORMAT = "pygame-rules/1"
SEED_BITS = 53  # what a JSON number holds exactly in every language
LONGEST_NAME = 60
NEWEST = 40  # log entries in a view

_OF_A_PLAYER = ("name", "kind")
_HEAD = (
    *("format", "game", "version", "seed", "options", "seats", "moves", "position", "dice"),
    "components",
)


class Match:
    """One game from its deal or set-up to its end.

    Made by `new_match`, `load` or `position`. Seats are counted from 0. Undo goes back as far as
    the last move that revealed something and never past it.

    >>> import pygame_rules as rules
    >>> match = rules.new_match("herbaceous", seats=2, seed=7)
    >>> [str(move) for move in match.legal_moves()]
    ['draw']
    >>> match.play("draw")
    >>> match.can_undo
    False
    """

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        seed: int | None,
        options: dict[str, OptionValue],
        players: list[dict[str, Any]],
        position: dict[str, Any] | None = None,
        components: Any = None,
        extra: dict[str, Any] | None = None,
        version: int | None = None,
    ) -> None:
        self._game = game
        self._seed = seed
        self._options = options
        self._players = players
        self._position = position
        self._components = components
        self._extra = extra or {}
        self._version = game.meta.version if version is None else version
        self._states = [state]
        self._moves: list[Move] = []
        self._revealed: list[bool] = []
        self._undone: list[tuple[Move, State, bool]] = []
        self._told: dict[int | None, list[list[dict[str, Any]]]] = {}

    def __repr__(self) -> str:
        return f"<Match {self._game.meta.id}, {len(self._moves)} moves, turn {self.turn}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]

    # the table

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._game.meta.id

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return self._states[-1].seats

    @property
    def players(self) -> tuple[dict[str, str], ...]:
        """``{"name", "kind"}`` of each seat; kind is ``human`` or ``bot:…``."""
        return tuple({name: player[name] for name in _OF_A_PLAYER} for player in self._players)

    @property
    def state(self) -> State:
        """A copy of the state: play on it as you like, the match stays as it is."""
        return self._states[-1].copy()

    @property
    def turn(self) -> int | None:
        """The seat (from 0) that must decide now; None when the game is over."""
        return self._states[-1].turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._states[-1].turn is None

    @property
    def ending(self) -> str | None:
        """Why the game is over: a slug of the game's ``endings``; None until then."""
        return self._states[-1].ending

    @property
    def secret(self) -> bool:
        """Whether the seat to move sees anything that another seat must not see."""
        state = self._states[-1]
        return state.turn is not None and state.secret(state.turn)

    # moves

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, sorted by text; empty only when the game is over."""
        return self._states[-1].legal_moves()

    def play(self, move: str | Move) -> None:
        """Play a move, given as text or `Move`.

        Raises `BadNotation` when it is no move of this game and `IllegalMove`, with the rule,
        when the rules do not allow it now; both leave the match as it was.
        """
        found = self._states[-1].catalogue().find(move)
        state = self._states[-1].copy()
        self._advance(found, state, state.apply(found))
        self._undone.clear()

    def explain(self, move: str | Move) -> IllegalMove | None:
        """None when the move is legal now, else the `IllegalMove` that `play` would raise.

        Raises `BadNotation` when it is no move of this game.
        """
        return self._states[-1].refusal(move)

    def _advance(self, move: Move, state: State, revealed: bool) -> None:
        self._moves.append(move)
        self._states.append(state)
        self._revealed.append(revealed)

    # history

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves played so far."""
        return tuple(self._moves)

    @property
    def can_undo(self) -> bool:
        """Whether the last move may be taken back: it revealed nothing."""
        return bool(self._moves) and not self._revealed[-1]

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back may be played again."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last move back; `IllegalMove` when it revealed something or there is none."""
        if not self.can_undo:
            raise IllegalMove("rules-cannot-undo")
        self._undone.append((self._moves.pop(), self._states.pop(), self._revealed.pop()))
        for told in self._told.values():
            del told[len(self._moves) :]

    def redo(self) -> None:
        """Play again what was taken back last; `IllegalMove` when there is nothing."""
        if not self._undone:
            raise IllegalMove("rules-cannot-redo")
        self._advance(*self._undone.pop())

    def turn_back(self) -> int:
        """How many moves an undo takes back until a human decides again; 0 when it may not."""
        for back in range(1, len(self._moves) + 1):
            if self._revealed[-back]:
                return 0
            if self._decided_by_human(self._states[-back - 1]):
                return back
        return 0

    def turn_forth(self) -> int:
        """How many moves a redo plays again until a human decides again, or the end."""
        for forth in range(1, len(self._undone) + 1):
            state = self._undone[-forth][1]
            if state.turn is None or self._decided_by_human(state):
                return forth
        return len(self._undone)

    def _decided_by_human(self, state: State) -> bool:
        return state.turn is not None and self._players[state.turn]["kind"] == "human"

    def rematch(self, *, moved: bool = False) -> Match:
        """The same game dealt anew for the same players, with the same options and components.

        With ``moved`` the first stays in their seat and the others move on by one: everybody has
        another neighbour, and where partners play, another partner.
        """
        first, *others = self._players
        players = [first, *others[-1:], *others[:-1]] if moved else self._players
        options = dict(self._options)
        for option in self._game.meta.options:
            if option.passes_on:
                options[option.name] = (self._states[0].start + 1) % self.seats
        return new_match(
            self.game,
            seats=self.seats,
            options=options,
            players=players,
            components=self._components,
        )

    def at(self, moves: int) -> Match:
        """The match as it was after so many moves, as a match of its own.

        Raises `BadOptions` when fewer were played.
        """
        if type(moves) is not int or not 0 <= moves <= len(self._moves):
            raise BadOptions("rules-bad-step", text=quote(moves), moves=len(self._moves))
        past = Match(
            self._game,
            self._states[0],
            seed=self._seed,
            options=self._options,
            players=self._players,
            position=self._position,
            components=self._components,
            extra=self._extra,
            version=self._version,
        )
        past._states = self._states[: moves + 1]
        past._moves = self._moves[:moves]
        past._revealed = self._revealed[:moves]
        past._told = {seat: told[:moves] for seat, told in self._told.items()}
        return past

    def as_position(self) -> dict[str, Any] | None:
        """What `position` takes to set this position up; what is hidden from all will lie otherwise.

        None where the game cannot write it down: in the middle of some turns, and when it is over.
        """
        written = self._game.brings("position") and hasattr(self._game.position, "written")
        if self.over or not written:
            return None
        position: dict[str, Any] | None = self._game.position.written(self.state)
        if position is not None:
            position["options"] = self._changed_options()
            if self._own() is not None:
                position["components"] = plain_copy(self._own())
        return position

    def _own(self) -> Any:
        """The component data of this table, None for the game's own."""
        if self._position is None:
            return self._components
        return self._position.get("components")

    # scores, views, records

    def scores(self) -> Scores:
        """The score sheets if the game ended now."""
        return self._states[-1].scores()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may see, as plain JSON; what a spectator may see for None."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise BadOptions("rules-bad-seat", text=quote(seat), seats=self.seats)
        state = self._states[-1]
        view = self._game.view
        drawn: dict[str, Any] = view.draw(state, seat)
        decides = seat is not None and seat == state.turn
        return {
            "game": self.game,
            "version": self._version,
            "seat": seat,
            "turn": state.turn,
            "phase": drawn["phase"],
            "over": self.over,
            "ending": state.ending,
            "can_undo": decides and self.turn_back() > 0,
            "prompt": drawn["prompt"],
            "notes": drawn["notes"],
            "seats": [
                {"seat": number, **player, **shown}
                for number, (player, shown) in enumerate(
                    zip(self.players, drawn["seats"], strict=True)
                )
            ],
            "zones": drawn["zones"],
            "moves": [
                {"text": move.text, **view.describe(state, move)} for move in state.legal_moves()
            ]
            if decides
            else [],
            "attempts": drawn["attempts"] if decides else [],
            "previews": drawn.get("previews", []),
            "log": self._log(seat),
        }

    def _log(self, seat: int | None) -> list[dict[str, Any]]:
        """The newest entries of the log; what a seat was told of a move is kept for the next time."""
        told = self._told.setdefault(seat, [])
        for number in range(len(told), len(self._moves)):
            before, after = self._states[number : number + 2]
            entries = self._game.view.narrate(before, self._moves[number], after, seat)
            told.append([{"move": number, **entry} for entry in entries])
        newest: list[dict[str, Any]] = []
        for entries in reversed(told):
            newest[:0] = [dict(entry) for entry in entries]
            if len(newest) >= NEWEST:
                break
        return newest[-NEWEST:]

    def record(self) -> dict[str, Any]:
        """The match as plain JSON: a save, a link, a bug report. `load` makes it a match again."""
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "version": self._version,
            "seed": self._seed,
            "dice": Dice.NAME,
            "options": self._changed_options(),
            "seats": plain_copy(self._players),
        }
        if self._position is not None:
            record["position"] = plain_copy(self._position)
        if self._components is not None:
            record["components"] = plain_copy(self._components)
        record["moves"] = [move.text for move in self._moves]
        return {**record, **plain_copy(self._extra)}

    def _changed_options(self) -> dict[str, OptionValue]:
        return {
            option.name: self._options[option.name]
            for option in self._game.meta.options
            if self._options[option.name] != option.default
        }


def new_match(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    players: Sequence[Mapping[str, str]] | None = None,
    components: Mapping[str, Any] | None = None,
) -> Match:
    """Deal a new game.

    ``seats`` defaults to the fewest that the game recommends, ``seed`` (an integer from 0 below
    2**53) to a fresh one that the record keeps, ``options`` to the game's defaults, ``players``
    (``{"name", "kind"}`` a seat) to nameless humans. ``components`` replaces the game's own
    cards or values, where it allows that: `components` gives a model of them. Raises
    `UnknownGame`, `BadOptions` or `BadComponents`.
    """
    found = find(game)
    count = found.meta.check_seats(found.meta.recommended[0] if seats is None else seats)
    chosen = found.meta.check_options(options, count)
    number = randbits(SEED_BITS) if seed is None else _check_seed(seed)
    own = _plain(components, BadComponents, "rules-bad-components")
    return Match(
        found,
        found.state.deal(count, chosen, Dice(number), *found.read_components(own)),
        seed=number,
        options=chosen,
        players=_check_players(players, count),
        components=own,
    )


def components(game: str) -> dict[str, Any]:
    """The component data of a game as plain JSON: a model for those of one's own.

    Raises `UnknownGame`, and `BadComponents` when this game's cannot be replaced.
    """
    found = find(game)
    if found.meta.components is None:
        raise BadComponents("rules-fixed-components", text=quote(game))
    return plain_copy(found.own.STANDARD)  # type: ignore[no-any-return]


def position(game: str, position: Mapping[str, Any]) -> Match:
    """A match that begins from a set-up: for diagrams, puzzles and tests.

    The keys of a set-up are the game's own (see its ``position`` module). Raises `BadPosition`.
    """
    found = find(game)
    kept = _plain(position, BadPosition, "rules-bad-position")
    set_up = found.position.set_up(kept)
    return Match(
        found,
        set_up.state,
        seed=set_up.seed,
        options=set_up.options,
        players=_check_players(None, set_up.state.seats),
        position=kept,
    )


def score(game: str, tableau: Mapping[str, Any]) -> Scores:
    """The score sheets of a table that was played with real cards.

    The keys of a tableau are the game's own (see its ``scoring`` module); a part of the table
    may be given. Raises `BadTableau` for what no game can end with, and says what and where.
    """
    found = find(game)
    table = _plain(tableau, BadTableau, "rules-bad-tableau")
    return found.scoring.score(table)  # type: ignore[no-any-return]


def form(game: str, seats: int, components: object = None) -> dict[str, Any]:
    """What people fill in to have a table of that many seats scored, as plain JSON (see `forms`).

    Every place in it has a ``path``: with what was entered put there, its ``blank`` is what
    `score` takes. ``components`` are as for `new_match`. Raises `BadOptions` for a number of seats
    that the game does not know, `BadComponents`, and `UnknownGame` for a game that has no form.
    """
    found = find(game)
    if not found.brings("form"):
        raise UnknownGame("rules-no-form", text=found.name)
    return _form(found, found.form.form, seats, components)


def position_form(game: str, seats: int, components: object = None) -> dict[str, Any]:
    """What people fill in to set a position up, as plain JSON; like `form`, but for `position`.

    For a game that has none, a form without places.
    """
    found = find(game)
    made = found.asking.form if found.brings("asking") else _no_places
    return _form(found, made, seats, components)


def _no_places(seats: int, *_: object) -> dict[str, Any]:
    return forms.form({"seats": [{} for _ in range(seats)]}, [])


def _form(
    game: Game, make: Callable[..., dict[str, Any]], seats: int, components: object
) -> dict[str, Any]:
    own = _plain(components, BadComponents, "rules-bad-components")
    made = make(game.meta.check_seats(seats), *game.read_components(own))
    if own is not None:
        made["blank"]["components"] = own
    return made


def lesson(game: str) -> tuple[Match, dict[str, Any]]:
    """A game's guided first game, laid out for one who learns among computer players, and the
    lesson (see `lessons`). Raises `UnknownGame` for a game that has none."""
    found = find(game)
    if not found.brings("lesson"):
        raise UnknownGame("rules-no-lesson", text=found.name)
    given: dict[str, Any] = plain_copy(found.lesson.LESSON)
    match = position(game, given["position"])
    for seat, player in enumerate(match._players):
        player["kind"] = "human" if seat == given["seat"] else "bot:gardener"
    return match, given


def load(record: Mapping[str, Any]) -> Match:
    """The match that a record describes.

    Raises `BadRecord`, which names the field or the move that does not hold; its ``match`` is
    then the game up to that move. Keys that are not known are kept.
    """
    kept = _plain(record, BadRecord, "rules-bad-record")
    if not isinstance(kept, dict):
        raise BadRecord("rules-bad-record", text=quote(kept))
    if kept.get("format") != FORMAT:
        raise BadRecord("rules-record-format", text=quote(kept.get("format")), format=FORMAT)
    if kept.get("dice", Dice.NAME) != Dice.NAME:
        raise BadRecord("rules-record-dice", text=quote(kept.get("dice")))
    moves = kept.get("moves", [])
    if not isinstance(moves, list):
        raise _bad_field("moves", moves)
    match = _load_head(kept)
    for number, text in enumerate(moves, 1):
        try:
            match.play(text)
        except RulesError as error:
            refused = BadRecord(
                "rules-record-move",
                rule=error.rule,
                text=quote(text),
                number=number,
                reason=Text(error.code, **error.arguments),
            )
            refused.match = match
            raise refused from error
    return match


def _load_head(record: dict[str, Any]) -> Match:
    try:
        game = find(record.get("game"))
    except RulesError as error:
        raise _in_record(error) from error
    version = record.get("version")
    if type(version) is not int or version < 1:
        raise _bad_field("version", version)
    if version > game.meta.version:
        raise BadRecord("rules-record-newer", text=quote(version), version=game.meta.version)
    players = record.get("seats")
    if not isinstance(players, list):
        raise _bad_field("seats", players)
    try:
        if "position" in record:
            match = position(game.meta.id, record["position"])
            match._players = _check_players(players, match.seats)
        else:
            if record.get("seed") is None:
                raise _bad_field("seed", record.get("seed"))
            match = new_match(
                game.meta.id,
                seats=len(players),
                seed=record["seed"],
                options=record.get("options"),
                players=players,
                components=record.get("components"),
            )
    except BadRecord:
        raise
    except RulesError as error:
        raise _in_record(error) from error
    match._version = version
    match._players = [{**given, **own} for given, own in zip(players, match._players, strict=True)]
    match._extra = {name: value for name, value in record.items() if name not in _HEAD}
    return match


def _bad_field(field: str, value: object) -> BadRecord:
    return BadRecord("rules-record-field", text=quote(value), field=field)


def _in_record(error: RulesError) -> BadRecord:
    """The same refusal, as one of the record that holds the wrong value."""
    return BadRecord(error.code, error.rule, **error.arguments)


def _check_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise BadOptions("rules-bad-seed", text=quote(seed))
    return seed


def _check_players(players: object, seats: int) -> list[dict[str, str]]:
    if players is None:
        return [{"name": "", "kind": "human"} for _ in range(seats)]
    if not isinstance(players, Sequence) or isinstance(players, str) or len(players) != seats:
        raise BadOptions("rules-bad-players", text=quote(players), seats=seats)
    return [_check_player(player, number) for number, player in enumerate(players, 1)]


def _check_player(player: object, number: int) -> dict[str, str]:
    if not isinstance(player, Mapping):
        raise BadOptions("rules-bad-player", text=quote(player), number=number)
    name, kind = player.get("name", ""), player.get("kind", "human")
    if not _is_short_line(name):
        raise BadOptions("rules-bad-player-name", text=quote(name), number=number)
    if not _is_short_line(kind) or not (kind == "human" or kind.startswith("bot:")):
        raise BadOptions("rules-bad-player-kind", text=quote(kind), number=number)
    return {"name": name, "kind": kind}


def _is_short_line(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) <= LONGEST_NAME and value.isprintable()


def _plain(value: object, error: type[RulesError], code: str) -> Any:
    """A copy of a JSON-ready value that was passed in, or the error of its kind."""
    try:
        return plain_copy(value)
    except (TypeError, ValueError) as reason:
        raise error(code, text=quote(value)) from reason
