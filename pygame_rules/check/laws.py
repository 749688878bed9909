"""Laws that hold for every game, at every number of seats, with every option.

The first paragraph of a law's docstring is the law; the command prints it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from .. import bots
from ..dice import Dice
from ..errors import BadNotation, BadPosition, BadRecord, BadTableau, IllegalMove, RulesError
from ..match import load, new_match, position, score
from ..moves import Move
from ..state import State
from . import forms, lessons, words
from .tables import Broken, Law, Table, garble, hold

__all__ = ["GARBLED", "OFTEN", "ONCE", "SELDOM", "a_game_is_dealt"]

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
RESERVED = ("page", "rules")  # keys of the page's texts and of those of all games begin so
OPTION_KINDS = ("flag", "choice", "number", "seat")
ZONE_KINDS = {"hand", "row", "pile", "grid", "slots", "track"}
SOME_MOVES = 100
SOME_REFUSALS = 20
STEPS = 24  # that a computer player thinks in a law
LARGEST_TURN = 1000  # moves tried when the outcomes of a turn are counted


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two values of JSON differ first."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        inner: Iterator[Any] = ((f"{path}.{name}", one[name], other[name]) for name in one)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        inner = ((f"{path}[{place}]", item, other[place]) for place, item in enumerate(one))
    else:
        return f"{path.lstrip('.')}: {one!r} or {other!r}"
    return next((difference(a, b, at) for at, a, b in inner if a != b), "")


# what a game is made of


def the_metadata_make_sense(table: Table) -> None:
    """The metadata make sense: a slug as id, seats, endings, options whose defaults are allowed."""
    meta = table.game.meta
    hold(SLUG.fullmatch(meta.id), "the id is no slug of small letters and hyphens:", meta.id)
    hold(meta.id not in RESERVED, "the id is reserved for texts of the page:", meta.id)
    hold(meta.version >= 1, "the version is below 1:", meta.version)
    hold(len(meta.seats) > 0 and meta.seats[0] >= 1, "nobody can sit down:", meta.seats)
    hold(set(meta.recommended) <= set(meta.seats), "more seats are recommended than there are")
    hold(meta.endings, "no ending is declared")
    hold(len(set(meta.endings)) == len(meta.endings), "an ending is declared twice")
    hold(all(map(SLUG.fullmatch, meta.endings)), "an ending is no slug:", meta.endings)
    names = [option.name for option in meta.options]
    hold(len(set(names)) == len(names), "an option is declared twice")
    for option in meta.options:
        hold(SLUG.fullmatch(option.name), "the name of an option is no slug:", option.name)
        hold(option.kind in OPTION_KINDS, f"option {option.name} is of no known kind:", option.kind)
        for seats in meta.seats:
            allowed = option.allows(option.default, seats)
            hold(allowed, f"option {option.name} has a default that it does not allow")


def every_text_round_trips(table: Table) -> None:
    """The text of a move finds that move again, and its words are slugs or numbers."""
    catalogue = table.game.state.CATALOGUE
    for text, move in catalogue.items():
        hold(str(move) == text, f"{move} is in the catalogue as", text)
        hold(catalogue.find(text) is move, "the catalogue does not find", text)
        hold(eval(repr(move), {"Move": Move}) == move, "repr is not code for the move:", repr(move))
        hold(all(map(WORD.fullmatch, text.split(" "))), "these are no slugs:", text)


# the law of a game


def a_game_is_dealt(table: Table) -> None:
    """A game is dealt, and its state has all the methods of a state."""
    table.deal()


def random_games_end_and_lose_nothing(table: Table) -> None:
    """A game has legal moves until it ends, for a declared reason and within ``longest`` moves;
    no component is lost or made, and no position comes twice."""
    meta = table.game.meta
    state = table.deal()
    census, seen = state.census(), {state.key()}
    while state.turn is not None:
        hold(state.turn in range(table.seats), "there is no such seat to move:", state.turn)
        hold(state.ending is None, "the game is not over and has an ending:", state.ending)
        table.play(state)
        counted, key = state.census(), state.key()
        if counted != census:
            raise Broken(f"the census was {census} and is {counted}")
        hold(key not in seen, "this position was there before")
        seen.add(key)
    hold(state.legal_moves() == (), "the game is over, and there are legal moves")
    refused = state.refusal(next(iter(state.catalogue().values())))
    code = None if refused is None else refused.code
    hold(code == "rules-game-over", "a move after the end is refused with", code)
    hold(state.ending in meta.endings, "meta does not declare the ending", state.ending)


def legal_moves_are_sorted_unique_and_catalogued(table: Table) -> None:
    """The legal moves are moves of the catalogue, each once, in the order of their texts."""
    for state in table.states():
        catalogue = state.catalogue()
        texts = [str(move) for move in state.legal_moves()]
        hold(texts == sorted(set(texts)), "the list is:", ", ".join(texts))
        for move in state.legal_moves():
            hold(catalogue.get(str(move)) is move, "this one is not the catalogue's:", move)


def a_move_is_refused_exactly_when_it_is_not_legal(table: Table) -> None:
    """``refusal`` and ``play`` agree with the legal moves, name a rule, and a refused move changes
    nothing; a move made anew from its text is played like the catalogue's own."""
    for state in table.few_states():
        every = list(state.catalogue().values())
        if len(every) > SOME_MOVES:
            every = [table.dice.choice(every) for _ in range(SOME_MOVES)]
        legal = set(state.legal_moves())
        key = state.key()
        for own in every:
            move = Move(own.verb, *own.args)
            refused = state.refusal(move)
            if refused is None or move in legal:
                hold(move in legal, "not a legal move, and refusal does not refuse", move)
                hold(refused is None, f"{move} is a legal move, and is refused:", refused)
                played, like = state.copy(), state.copy()
                played.apply(own)
                like.play(move)
                hold(played.key() == like.key(), "made anew it is another move:", move)
                continue
            hold(refused.rule, "no rule is named by the refusal", refused)
            try:
                state.play(move)
            except IllegalMove as error:
                hold(str(error) == str(refused), f"play says {error}, refusal says", refused)
            else:
                raise Broken(f"not a legal move, and play does not refuse {move}")
            hold(state.key() == key, "the state is another after the refused", move)


def copies_share_nothing_that_changes(table: Table) -> None:
    """All earlier states of a game are still what they were when it is over."""
    played = [(state, state.key()) for state in table.states()]
    for table.at, (state, key) in enumerate(played):
        hold(state.key() == key, "this state has changed while its copies were played on")
        hold(state.copy().key() == key, "a copy is not equal")


def totals_are_the_sums_of_their_lines(table: Table) -> None:
    """The totals of the law, of the score sheets and of their lines agree; somebody leads."""
    for state in table.few_states():
        scores = state.scores()
        sheets = [sum(line.points for line in scores.sheet(seat)) for seat in range(table.seats)]
        hold(sheets == state.totals(), f"the lines make {sheets}, totals says", state.totals())
        hold(scores.winners, "nobody leads")
        hold(set(scores.winners) <= set(range(table.seats)), "no such seat:", scores.winners)


# what a seat may know


def a_move_that_reveals_nothing_shows_nothing(table: Table) -> None:
    """A move that says it reveals nothing leads, whatever is hidden, to the same view for its seat."""
    view = table.game.view
    for before in table.few_states():
        mover = before.turn
        if mover is None:
            continue
        for move in before.legal_moves()[:3]:
            real, imagined = before.copy(), before.imagine(mover, table.dice)
            if not real.play(move):
                imagined.play(move)
                seen, other = view.draw(real, mover), view.draw(imagined, mover)
                hold(seen == other, f"{move} shows", difference(seen, other))


def a_seat_learns_nothing_from_what_it_cannot_see(table: Table) -> None:
    """Dealing anew what a seat cannot see changes neither its view nor its moves nor the components,
    and depends on nothing but what the seat knows."""
    view, seed = table.game.view, table.seed
    for state in table.few_states():
        for seat in [None, *range(table.seats)]:
            imagined = state.imagine(seat, Dice(seed))
            seen, other = view.draw(state, seat), view.draw(imagined, seat)
            hold(other == seen, f"seat {seat} sees", difference(seen, other))
            hold(imagined.census() == state.census(), f"for seat {seat} the census is another")
            hold(imagined.turn == state.turn, f"for seat {seat} the turn is another's")
            again = state.imagine(seat, Dice(seed + 1)).imagine(seat, Dice(seed))
            hold(again.key() == imagined.key(), f"seat {seat} imagines by what it cannot know")
            if seat is not None and seat == state.turn:
                hold(
                    imagined.legal_moves() == state.legal_moves(),
                    f"seat {seat} has other moves in an imagined state",
                )
                for move in state.legal_moves():
                    shown, other = view.describe(state, move), view.describe(imagined, move)
                    hold(shown == other, f"{move} shows", difference(shown, other))


def a_seat_is_told_nothing_of_what_it_cannot_see(table: Table) -> None:
    """Score sheets, the reasons against a move and the log are the same in all deals that look the
    same to a seat, and after all moves of others whose difference it cannot see."""
    view, dice = table.game.view, table.dice
    for state in table.few_states():
        seat = dice.choice([None, *range(table.seats)])
        imagined = state.imagine(seat, dice)
        sheets, others = state.scores().as_json(), imagined.scores().as_json()
        hold(sheets == others, f"seat {seat} reads from the score", difference(sheets, others))
        if state.turn is None:
            continue
        if seat == state.turn:
            every = sorted(state.catalogue())
            for text in [dice.choice(every) for _ in range(SOME_REFUSALS)]:
                move = state.catalogue().find(text)
                reason, other = str(state.refusal(move)), str(imagined.refusal(move))
                hold(reason == other, f"seat {seat} is told of {text}: {reason} or {other}")
        move = dice.choice(state.legal_moves())
        after = state.copy()
        after.play(move)
        told, seen = list(view.narrate(state, move, after, seat)), view.draw(after, seat)
        known = after.imagine(seat, Dice(table.seed)).key()
        ways = [(imagined, move)] if move in imagined.legal_moves() else []
        if seat != state.turn:
            ways += [(state, like) for like in state.legal_moves() if like.verb == move.verb]
        for before, like in ways:
            then = before.copy()
            then.play(like)
            hidden = then.key() != after.key()
            alike = then.imagine(seat, Dice(table.seed)).key() == known
            if hidden and alike and view.draw(then, seat) == seen:
                said = list(view.narrate(before, like, then, seat))
                hold(said == told, f"seat {seat} is told of {move}:", difference(said, told))


def a_computer_player_chooses_by_what_its_seat_knows(table: Table) -> None:
    """A computer player's choice is legal, and the same whatever lies where its seat cannot see."""
    state = table.match(table.dice.below(61)).state
    if state.turn is None:
        return
    for player in bots.PLAYERS:
        chosen = bots.choose(player, state, state.turn, Dice(table.seed), STEPS)
        hold(chosen in state.legal_moves(), f"{player} chooses the illegal", chosen)
        for deal in range(3):
            redealt = state.imagine(state.turn, Dice(deal))
            other = bots.choose(player, redealt, state.turn, Dice(table.seed), STEPS)
            hold(
                other == chosen, f"{player} chooses {chosen} or, if others hold other cards,", other
            )


Outcomes = dict[object, int]


def _outcomes(state: State, moves_of: Callable[[State], tuple[Move, ...]]) -> Outcomes | None:
    """The positions in which the turn's plans end: another decides, or something is revealed. None
    where there are too many."""
    found: Outcomes = {}
    stack, left = [state], LARGEST_TURN
    while stack:
        here = stack.pop()
        for move in moves_of(here):
            left -= 1
            if left < 0:
                return None
            after = here.copy()
            if after.play(move) or after.turn != state.turn:
                found[after.key()] = found.get(after.key(), 0) + 1
            else:
                stack.append(after)
    return found


def search_moves_reach_everything(table: Table) -> None:
    """From an imagined state ``search_moves`` reach every outcome of a turn, and no other."""
    for state in table.few_states():
        if state.turn is None:
            continue
        root = state.imagine(state.turn, table.dice)
        every = _outcomes(root, lambda here: here.legal_moves())
        if every is None:
            continue
        searched = _outcomes(root, lambda here: here.search_moves())
        if searched is None:
            raise Broken("search_moves lead to more positions than legal_moves")
        missed = len(every.keys() - searched.keys())
        hold(not missed, f"of {len(every)} outcomes of the turn search_moves do not reach", missed)
        hold(searched.keys() <= every.keys(), "search_moves reach what legal_moves do not")


# matches and views


def a_record_gives_the_match_again(table: Table) -> None:
    """A record, written as JSON and loaded, gives an equal match, whatever else the record carries."""
    match = table.match(table.dice.below(61))
    record = json.loads(json.dumps({**match.record(), "note": "rain", "x-host": {"a": [1]}}))
    record["seats"][0]["x-host"] = ["rain"]
    again = load(record)
    hold(again.state.digest() == match.state.digest(), "the state is another")
    hold(again.record() == record, "the record differs:", difference(record, again.record()))
    hold(again.legal_moves() == match.legal_moves(), "the legal moves are others")
    hold(again.view(0) == match.view(0), "the view is another")
    hold(again == load(again.record()), "loaded once more it is another match")


def every_step_of_a_match_is_a_match_of_its_own(table: Table) -> None:
    """Every step of a match is a match of its own: as it was then, in all that is seen; to play on
    in it leaves the whole game alone."""
    match = table.match(table.dice.below(61))
    record = match.record()
    step = table.dice.below(len(match.moves) + 1)
    past = match.at(step)
    again = load({**record, "moves": record["moves"][:step]})
    hold(past == again, "the record differs:", difference(past.record(), again.record()))
    hold(past.state.digest() == again.state.digest(), "the state is another")
    for seat in (None, *range(table.seats)):
        then, now = past.view(seat), again.view(seat)
        hold(then == now, "the view differs:", difference(then, now))
    if not past.over:
        past.play(past.legal_moves()[-1])
    hold(match.record() == record, "the whole game has changed")


def a_rematch_is_dealt_anew_for_the_same_table(table: Table) -> None:
    """Players, options and components stay, but for who begins where that passes on."""
    match = table.match(table.dice.below(20))
    before, after = match.record(), match.rematch().record()
    hold(after["moves"] == [] and after["seed"] != before["seed"], "it is the same game again")
    for record in (before, after):
        del record["seed"], record["moves"]
        for option in table.game.meta.options:
            if option.passes_on:
                record["options"].pop(option.name, None)
    hold(before == after, "the table is another:", difference(before, after))


def undo_goes_back_to_the_last_reveal_and_redo_forth_again(table: Table) -> None:
    """Undo leads through the very states that were played, never past a reveal; redo undoes it."""
    match = table.match(table.dice.below(80))
    digests = [match.state.digest()]
    while match.can_undo:
        match.undo()
        digests.append(match.state.digest())
    played = load({**match.record(), "moves": []})
    passed = [played.state.digest()]
    for text in table.moves:
        played.play(text)
        passed.append(played.state.digest())
    hold(passed[-len(digests) :] == digests[::-1], "undo leads to states that were never there")
    _refused(match.undo, "undo")
    for digest in reversed(digests[:-1]):
        match.redo()
        hold(match.state.digest() == digest, "redo leads to another state")
    _refused(match.redo, "redo")


def _refused(step: Callable[[], None], name: str) -> None:
    try:
        step()
    except IllegalMove:
        return
    raise Broken(f"{name} goes further than it may")


def a_view_is_plain_json_with_ids_that_exist(table: Table) -> None:
    """Views survive JSON; ids are unique; moves and attempts sit on things that are there, and what
    is attempted is not legal."""
    for match in table.few_matches():
        for seat in [None, *range(table.seats)]:
            view = match.view(seat)
            hold(json.loads(json.dumps(view)) == view, f"the view of seat {seat} is no plain JSON")
            zones = view["zones"]
            pieces = [piece for zone in zones for piece in zone["pieces"]]
            ids = [thing["id"] for thing in [*zones, *pieces]]
            twice = sorted({id for id in ids if ids.count(id) > 1})
            hold(not twice, f"seat {seat} sees things of the same id:", ", ".join(twice))
            strange = {zone["kind"] for zone in zones} - ZONE_KINDS
            hold(not strange, "there is no such kind of zone:", *strange)
            hold(all(piece["count"] >= 1 for piece in pieces), "a piece is there less than once")
            for move in view["moves"]:
                hold(move["on"] is None or move["on"] in ids, "a move sits on nothing:", move["on"])
                astray = set(move["touches"]) - set(ids)
                hold(not astray, f"{move['text']} touches what is not there:", *sorted(astray))
            for attempt in view["attempts"]:
                hold(attempt["on"] in ids, "an attempt sits on nothing:", attempt["on"])
                refused = match.explain(attempt["text"])
                hold(refused is not None, "a legal move is among the attempts:", attempt["text"])
            listed = [shown["seat"] for shown in view["seats"]]
            hold(listed == list(range(table.seats)), "the seats are listed as", listed)


def only_the_seat_that_decides_is_offered_moves(table: Table) -> None:
    """The legal moves are in the view of the seat to move, and in no other."""
    for match in table.few_matches():
        for seat in [None, *range(table.seats)]:
            view = match.view(seat)
            texts = [move["text"] for move in view["moves"]]
            if seat is not None and seat == match.turn:
                legal = [str(move) for move in match.legal_moves()]
                hold(texts == legal, f"seat {seat} is to move and is offered", ", ".join(texts))
            else:
                hold(not texts, f"seat {seat} is not to move and is offered", ", ".join(texts))
                hold(not view["attempts"], f"seat {seat} is not to move and may attempt something")


def where_nothing_is_secret_all_see_the_same(table: Table) -> None:
    """Where ``secret`` says no, the seat to move sees the pieces that a spectator sees, and no other
    face."""
    match = table.match(table.dice.below(61), options={})
    if match.turn is not None and not match.secret:
        own, others = _faces(match.view(match.turn)), _faces(match.view(None))
        hold(own == others, "not everybody sees", difference(own, others))


def _faces(view: dict[str, Any]) -> list[Any]:
    return sorted(
        [piece["id"], piece["face"] or "", piece["count"]]
        for zone in view["zones"]
        for piece in zone["pieces"]
    )


def a_view_depends_on_the_moves_alone(table: Table) -> None:
    """However a match got there, with views, undo and other moves on the way, it looks the same."""
    match = new_match(table.game.meta.id, seats=table.seats, seed=table.seed)
    for _ in range(60):
        if match.over:
            break
        match.view(match.turn)
        match.view(None)
        if match.can_undo and table.dice.below(3) == 0:
            match.undo()
        else:
            match.play(table.dice.choice(match.legal_moves()))
        table.moves = [str(move) for move in match.moves]
        table.at = len(table.moves)
    again = load(match.record())
    for seat in [None, *range(table.seats)]:
        one, other = match.view(seat), again.view(seat)
        hold(one == other, f"seat {seat} sees", difference(one, other))


# input that makes no sense


def garbled_moves_change_nothing(table: Table) -> None:
    """A text that is no legal move is refused as `BadNotation` or `IllegalMove`, and changes nothing."""
    match = table.match(table.dice.below(30))
    legal = [str(move) for move in match.legal_moves()]
    text = str(table.junk)
    near = table.dice.choice(legal) if legal else "pass"
    before = match.record(), match.state.digest()
    for tried in (table.junk, text, near + text, text + near, near.upper() + "!", near[:-1]):
        for play in (match.play, match.state.play):
            if tried not in legal:
                try:
                    play(tried)
                except (BadNotation, IllegalMove):
                    continue
                raise Broken(f"this was played: {tried!r}")
    hold((match.record(), match.state.digest()) == before, "the match has changed")


def garbled_records_load_or_are_refused(table: Table) -> None:
    """A record with one place changed gives a match or a `BadRecord`, never anything else."""
    record = garble(table.match(table.dice.below(40)).record(), table.dice, table.junk)
    try:
        loaded = load(record)
    except BadRecord:
        return
    hold(loaded.view(loaded.turn), "there is nothing to see")


def garbled_positions_and_tableaux_are_refused_in_kind(table: Table) -> None:
    """Whatever stands in a set-up or a tableau: a result, or a `BadPosition` or `BadTableau`."""
    game, junk = table.game.meta.id, table.junk
    shape = {"seats": [{}] * (1 + table.seed % 5), "options": {}, "seed": 1}
    for value in (junk, garble(shape, table.dice, junk), {"seats": junk}, {"seats": [junk]}):
        match = _unless(BadPosition, position, game, value)
        if match is not None:
            hold(match.legal_moves() or match.over, "nobody can move in the set-up", value)
        scores = _unless(BadTableau, score, game, value)
        if scores is not None:
            hold(scores.totals, "there are no totals for the tableau", value)


def _unless(
    refusal: type[RulesError], make: Callable[[str, Any], Any], game: str, value: Any
) -> Any:
    try:
        return make(game, value)
    except refusal:
        return None


ONCE: tuple[Law, ...] = (
    the_metadata_make_sense,
    a_game_is_dealt,
    every_text_round_trips,
    words.catalogues_agree,
    words.everything_in_the_lobby_has_a_name,
    words.every_key_in_the_code_exists,
    words.rulebooks_have_the_same_sections,
    lessons.a_lesson_leads_to_its_end,
)
OFTEN: tuple[Law, ...] = (
    random_games_end_and_lose_nothing,
    legal_moves_are_sorted_unique_and_catalogued,
    a_move_is_refused_exactly_when_it_is_not_legal,
    copies_share_nothing_that_changes,
    totals_are_the_sums_of_their_lines,
    a_move_that_reveals_nothing_shows_nothing,
    a_seat_learns_nothing_from_what_it_cannot_see,
    a_record_gives_the_match_again,
    every_step_of_a_match_is_a_match_of_its_own,
    a_rematch_is_dealt_anew_for_the_same_table,
    undo_goes_back_to_the_last_reveal_and_redo_forth_again,
    where_nothing_is_secret_all_see_the_same,
    a_view_depends_on_the_moves_alone,
    forms.what_is_entered_counts_or_is_refused_at_its_place,
    forms.what_is_asked_about_can_be_played_or_is_refused_at_its_place,
)
SELDOM: tuple[Law, ...] = (
    a_view_is_plain_json_with_ids_that_exist,
    only_the_seat_that_decides_is_offered_moves,
    a_seat_is_told_nothing_of_what_it_cannot_see,
    search_moves_reach_everything,
    a_computer_player_chooses_by_what_its_seat_knows,
    forms.a_position_that_was_played_can_be_set_up_by_its_form,
    words.everything_that_is_said_can_be_said,
    words.every_cited_rule_is_a_section,
)
GARBLED: tuple[Law, ...] = (
    garbled_moves_change_nothing,
    garbled_records_load_or_are_refused,
    garbled_positions_and_tableaux_are_refused_in_kind,
)
