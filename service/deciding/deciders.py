"""The deciders, one for each command. A position and a request become decisions, or a refusal.

A decider reads and writes only its draft. The command handler calls it to decide, and the audit to verify the decisions
of a log. Requests are checked here, so that the two cannot disagree.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import asdict, replace

from cairn.events.chain import commitment
from cairn.events.codec import Undecodable, read_options
from cairn.events.decision import Ai, Event, Move
from cairn.events.table import (
    Forked,
    GameOpened,
    Outcome,
    Seat,
    SeatDeclined,
    SeatLeft,
    SeatTaken,
    TimeGiven,
    TimeRanOut,
    Undone,
    is_name,
    is_nonce,
    is_player,
)
from cairn.projections.clocks import milliseconds
from cairn.projections.fold import Position, new_state
from cairn.projections.results import ABANDONED
from cairn.projections.table import Table
from cairn.service.deciding.draft import Draft
from cairn.service.deciding.levels import PLAYS_ON
from cairn.service.errors import (
    AlreadySeated,
    CannotUndo,
    Forbidden,
    GameOver,
    IllegalMove,
    Invalid,
    ListGoesOn,
    Mistake,
    NoOpenSeat,
    NotStarted,
    NotYourTurn,
    RulesGone,
    Unauthorized,
    UndoOff,
)
from cairn.service.rules import GAMES, follow, known_rules, rules_of
from cairn.service.rules.interface import SEATS, ToAct

LeavingDoes = Literal["opens_seat", "abandons", "loses", "ai_plays_on"]
"""The effect of leaving a seat: it opens again, the game is abandoned, the other of two wins, or an AI plays on."""

RESIGNED, TIMEOUT = "resigned", "timeout"
REASONS = (RESIGNED, ABANDONED, TIMEOUT)
"""Reasons for the end of a game, in addition to those of its rules."""

MAX_UNDOS = 64
"""Maximum number of undos until another seat decides: the undone decisions stay in the log and in memory."""


def open_game(draft: Draft, opened: GameOpened) -> None:
    """Decide that a game is opened, committed to the draft's secret."""
    if known_rules(opened.ruleset, opened.rules_version) is None:
        raise RulesGone(f"This service has no version {opened.rules_version} of the rules of {opened.ruleset}.")
    all_options(opened.ruleset, opened.options, len(opened.seats))
    _check_seats(opened.seats)
    _check_nonces(opened.nonces, opened.seats)
    draft.decide(None, [replace(opened, commitment=commitment(draft.secret))])


def all_options(ruleset: str, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Return the options of a game of `seats` seats, with defaults. Raise Invalid if they are not allowed."""
    about = GAMES[ruleset]
    if seats not in about.seats:
        raise Invalid(f"{about.title} has no {seats} seats.")
    try:
        known = asdict(read_options(ruleset, options))
    except Undecodable as error:
        raise Invalid(f"The options are not those of {about.title}: {error}.") from error
    if (known.get("first_seat") or 0) >= seats:
        raise Invalid(f"There is no seat {known['first_seat']}.")
    return known


def fork(draft: Draft, game: str, secret: bytes, seats: Sequence[Seat], nonces: Sequence[str]) -> None:
    """Decide that a new game continues from a position of a finished one, whose secret the draft holds until then."""
    table = running_table(draft)
    if len(seats) != len(table.seats):
        raise Invalid(f"This game has {len(table.seats)} seats, not {len(seats)}.")
    _check_seats(seats)
    _check_nonces(nonces, seats)
    forked = Forked(table.game, draft.secret.hex(), tuple(seats), table.listed, commitment(secret), tuple(nonces))
    draft.game, draft.secret = game, secret
    draft.decide(None, [forked])


def take_seat(draft: Draft, player: str | None, nonce: str, *, reserved: int | None = None, bot: bool = False) -> None:
    """Decide that a player or a guest takes a seat: the one reserved for them, or the lowest other open one.

    `reserved` is the seat that a guest held in the game before a rematch. A `bot` is a player that is a program.
    """
    table = running_table(draft)
    if not (is_nonce(nonce) and (is_player(player) if player else player is None and not bot)):
        raise Invalid("The player's id or the nonce is invalid.")
    if player and table.seat_of(player) is not None:
        raise AlreadySeated("You hold a seat of this game already.")
    seat = table.invitation_of(player) if player else reserved
    if seat is None:
        seat = next((place for place, seat_there in enumerate(table.seats) if seat_there == Seat("open")), None)
    elif table.seats[seat] != Seat("open", player, reserved=True):
        raise NoOpenSeat("This seat is not reserved for you any more.")
    if seat is None:
        waits = " or reserved" if any(seat_there.kind == "open" for seat_there in table.seats) else ""
        raise NoOpenSeat(f"Every seat of this game is taken{waits}.")
    draft.decide(seat, [SeatTaken(seat, player, nonce, bot)])


def decline(draft: Draft, seat: int, player: str) -> None:
    """Decide that a player declines the seat reserved for them."""
    if running_table(draft).invitation_of(player) != seat:
        raise Forbidden("This seat is not reserved for you.")
    draft.decide(seat, [SeatDeclined(seat, player)])


def deal_if_full(draft: Draft) -> None:
    """Decide the first deal of a game without an open seat. A fork may have been dealt before."""
    table = draft.position.table
    if not table.full or draft.position.state is not None:
        return
    rules, chance = rules_of(draft.position), draft.chance()
    state = new_state(table.ruleset, table.options, len(table.seats))
    events = follow(state, rules.new(table.options, len(table.seats), chance))
    draft.decide(None, events, state=state, draws=chance.draws)


def leave(draft: Draft, seat: int) -> None:
    """Decide the effect of a human leaving: before the start, in a game of two, or in a larger one."""
    position, table = draft.position, running_table(draft)
    if seat not in table.humans:
        raise Forbidden("No human holds this seat any more.")
    if not position.has_started:
        holder = table.seats[seat]
        events: list[Event] = [_left_seat(seat, holder, Seat("open"))]
        if what_leaving_does(position, seat) == "abandons":
            events.append(draft.ending(outcome_of_abandoned(position)))
    else:
        events = _after_leaving(draft, seat, RESIGNED)
    draft.decide(seat, events)


def play(draft: Draft, seat: int, moves: Sequence[Move], ai: Ai | None = None) -> None:
    """Decide moves of a seat, one decision each, or refuse them all."""
    for place, move in enumerate(moves):
        _make_move(draft, seat, move, place, len(moves), ai)


def undo(draft: Draft, seat: int, version: int) -> None:
    """Decide that a seat undoes to a version within its own turn."""
    position = draft.position
    table = running_table(draft)
    if position.state is None or not position.has_started:
        raise NotStarted("The game begins when no seat is open.")
    run, act = position.run, rules_of(position).to_act(position.state)
    if act is None or act.seat != seat:
        if act is None or (run.by == seat and run.over):
            raise CannotUndo("Your turn is over, so nothing of it can be undone.")
        raise CannotUndo(f"{draft.called(table)[act.seat]} is waited for, so you can undo nothing now.")
    _check_decides(table, seat, None)
    if not version < position.version:
        raise CannotUndo(f"The game is at version {position.version}, so it cannot go back to version {version}.")
    if run.by != seat:
        raise CannotUndo("You have decided nothing since another seat did, so there is nothing to undo.")
    if run.over:
        raise CannotUndo("Your last turn is over, and in this one you have decided nothing yet.")
    if version < run.version:
        raise CannotUndo(f"What can be undone began with version {run.version}; version {version} is before that.")
    for barrier in run.barriers:
        if barrier.version > version:
            what = "drew, and what was drawn is known" if barrier.drew else "revealed something"
            raise CannotUndo(f"Version {barrier.version} {what}.")
    draft.decide(seat, [Undone(seat, version)])


def deadline_of(position: Position) -> tuple[int, int] | None:
    """Return the human's seat to act, and its deadline in milliseconds since 1970.

    None if no human is to act, or the game has no clock.
    """
    table, clocks = position.table, position.clocks
    if table.clock is None or clocks is None:
        return None
    act = human_to_act(position)
    return (act.seat, clocks.deadline(table.clock, act.seat)) if act else None


def run_out_of_time(draft: Draft) -> None:
    """Decide the effect of a timeout of the seat to act. Raise Invalid if its time has not run out."""
    position, table = draft.position, running_table(draft)
    due = deadline_of(position)
    if due is None or milliseconds(draft.now()) < due[1]:
        raise Invalid("The time of the seat to act has not run out.")
    seat, then = due[0], table.clock.then if table.clock else "easy"
    events: list[Event] = [TimeRanOut(seat, then)]
    if then == "forfeit":
        events += _after_leaving(draft, seat, TIMEOUT)
    draft.decide(None, events)


def give_time(draft: Draft, lost: int) -> None:
    """Decide that `lost` milliseconds of downtime count for no seat."""
    running_table(draft)
    if draft.position.clocks is None:
        raise Invalid("This game has no running clock.")
    draft.decide(None, [TimeGiven(lost)])


def abandon(draft: Draft) -> None:
    """Decide that an idle game has ended."""
    running_table(draft)
    draft.decide(None, [draft.ending(outcome_of_abandoned(draft.position))])


def check_holder(draft: Draft, seat: int, taken: int | None) -> None:
    """Check that the human who took a seat at version `taken` still holds it. Raise Unauthorized if not."""
    table = draft.position.table
    if taken is not None and (table.seats[seat].kind != "human" or table.taken_at[seat] != taken):
        raise Unauthorized("This token belongs to no seat of this game.")


def check_may_undo(draft: Draft) -> None:
    """Raise UndoOff if the game has no undo, CannotUndo if the turn has reached its limit of undos.

    The audit skips this check: older logs were written before there was a limit, and when rated games had undo.
    """
    if not draft.position.table.offers_undo:
        raise UndoOff("This game may count for ratings (`rated`), so nothing in it can be undone.")
    if draft.position.run.undos >= MAX_UNDOS:
        raise CannotUndo(f"You have undone {MAX_UNDOS} times since another seat decided, and no more is allowed.")


def running_table(draft: Draft) -> Table:
    """Return the table of a running game. Raise GameOver if it has ended."""
    if draft.position.table.is_ended:
        raise GameOver("This game has ended.")
    return draft.position.table


def waited_for(position: Position) -> ToAct | None:
    """Return the seat to act, and its action; None before the start, after the end, and if the rules are not known."""
    rules = known_rules(position.table.ruleset, position.table.rules_version)
    running = position.has_started and not position.table.is_ended
    return rules.to_act(position.state) if rules and running else None


def ai_to_act(position: Position) -> int | None:
    """Return the seat to act if an AI decides for it."""
    act = waited_for(position)
    return act.seat if act and position.table.deciders.now(act.seat).level else None


def human_to_act(position: Position) -> ToAct | None:
    """Return the seat to act, and its action, if a human decides for it whose time has not run out."""
    act = waited_for(position)
    return None if act is None or position.table.deciders.now(act.seat).level else act


def what_leaving_does(position: Position, seat: int) -> LeavingDoes:
    """Return the effect of the seat's human leaving now."""
    table, alone = position.table, {*position.table.humans} <= {seat}
    if position.has_started and len(table.seats) == 2:
        return "loses"
    if alone:
        return "abandons"
    return "ai_plays_on" if position.has_started else "opens_seat"


def outcome_of_abandoned(position: Position) -> Outcome:
    """Return the outcome of an abandoned game."""
    points = position.state.points if position.state else (0,) * len(position.table.seats)
    return Outcome(ABANDONED, (), points)


def _make_move(draft: Draft, seat: int, move: Move, place: int, count: int, ai: Ai | None) -> None:
    """Decide a move of a list, or refuse the list."""
    position = draft.position
    if place and position.table.is_ended:
        words = "The game ended with the move before, so the list must end with that."
        raise GameOver(words, errors=[_pointer(place, words)])
    table = running_table(draft)
    if position.state is None or not position.has_started:
        raise NotStarted("The game begins when no seat is open.")
    _check_decides(table, seat, ai)
    rules = rules_of(position)
    if rules.refusal(position.state, seat, move, SEATS):  # reading names needs Redis
        refusal = rules.refusal(position.state, seat, move, draft.called(table))
        assert refusal
        act = rules.to_act(position.state)
        kind = IllegalMove if act and act.seat == seat else NotYourTurn
        cited = {"rule": refusal.clause, "rules": (rules.ruleset, rules.version)}
        raise kind(str(refusal), **cited, errors=[_pointer(place, str(refusal))])
    state, chance = position.state.copy(), draft.chance()
    events = follow(state, rules.consequences(state, seat, move, chance))
    if place < count - 1 and (chance.draws or any(event.reveals for event in events)):
        words = f"Move {place + 1} draws or shows you something new, so the list must end with it."
        raise ListGoesOn(words, errors=[_pointer(place + 1, words)])
    outcome = rules.outcome(state, table.left)
    if outcome:
        events.append(draft.ending(outcome))
    draft.decide(seat, events, state=state, move=move, draws=chance.draws, ai=ai)


def _check_decides(table: Table, seat: int, ai: Ai | None) -> None:
    """Check that a human, or an AI of that level, decides for a seat now. Raise Forbidden if not."""
    who = table.deciders.now(seat)
    if (ai.level if ai else None) not in who.levels:
        raise Forbidden("Your time is over." if who.kind == "time_out" else "Another player or an AI plays this seat.")


def _check_nonces(nonces: Sequence[str], seats: Sequence[Seat]) -> None:
    """Check that only seated humans have nonces; older logs have none at all. Raise Invalid if not."""
    if len(nonces) not in (0, len(seats)) or not all(
        is_nonce(nonce) and (not nonce or seat.kind == "human") for nonce, seat in zip(nonces, seats, strict=False)
    ):
        raise Invalid("A nonce belongs to a human seat, and has up to 64 hex digits.")


def _pointer(place: int, words: str) -> Mistake:
    return Mistake(f"/moves/{place}", words)


def _after_leaving(draft: Draft, seat: int, why: str) -> list[Event]:
    """Return the events after the player of a seat goes while the game runs: the end, or an AI plays on."""
    position, table = draft.position, draft.position.table
    holder = table.seats[seat]
    does = what_leaving_does(position, seat)
    if does == "loses" and position.state is not None:
        outcome = Outcome(why, (1 - seat,), position.state.points)
        return [_left_seat(seat, holder, holder), draft.ending(outcome, seat)]
    if does == "abandons":
        return [_left_seat(seat, holder, holder), draft.ending(outcome_of_abandoned(position), seat)]
    return [_left_seat(seat, holder, replace(holder, kind="ai", level=PLAYS_ON))]


def _left_seat(seat: int, holder: Seat, now: Seat) -> SeatLeft:
    return SeatLeft(seat, now, holder.player)


def _check_seats(seats: Sequence[Seat]) -> None:
    """Raise Invalid unless each seat can be requested: a player's, a guest's, an AI's of a level, or open."""
    for seat in seats:
        if not _could_be_asked_for(seat):
            raise Invalid("A seat is a player's, a guest's, an AI's of a level, or open.")
    players = [seat.player for seat in seats if seat.player]
    if len({*players}) < len(players):
        raise Invalid("A player has one seat of a game.")


def _could_be_asked_for(seat: Seat) -> bool:
    match seat:
        case Seat("human", None, None, False) | Seat("open", None, None, _):
            return True
        case Seat("human", str(player), None, False) | Seat("open", str(player), None, True):
            return is_player(player)
        case Seat("ai", None, str(level), False):
            return is_name(level)
    return False
