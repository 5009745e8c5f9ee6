"""The deciders, one for each command. A position and a request become decisions, or a refusal.

A decider uses only its draft, and checks requests: commands and audits, which both call it, cannot disagree.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import asdict, replace

from cairn.events.chain import commitment
from cairn.events.clock import milliseconds
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
from cairn.projections.fold import Position, new_state
from cairn.projections.message import Message, message
from cairn.projections.results import ABANDONED
from cairn.projections.say import names_for
from cairn.projections.table import Table
from cairn.service import errors
from cairn.service.deciding.choosing import MAX_WITHDRAWN, choose, withdraw
from cairn.service.deciding.draft import Draft
from cairn.service.deciding.levels import PLAYS_ON, has_level
from cairn.service.rules import GAMES, follow, known_rules, rules_of
from cairn.service.rules.interface import SEATS, ToAct

LeavingDoes = Literal["opens_seat", "abandons", "loses", "ai_plays_on"]
"""The effect of leaving a seat: it opens again, the game is abandoned, the other of two wins, or an AI plays on."""
RESIGNED, TIMEOUT = "resigned", "timeout"
REASONS = (RESIGNED, ABANDONED, TIMEOUT)
MAX_UNDOS = 64
"""Maximum number of undos until another seat decides: the undone decisions stay in the log and in memory."""


def open_game(draft: Draft, opened: GameOpened) -> None:
    """Decide that a game is opened, committed to the draft's secret."""
    if known_rules(opened.ruleset, opened.rules_version) is None:
        raise errors.RulesGone("no-rules-version-of", rules_version=opened.rules_version, ruleset=opened.ruleset)
    all_options(opened.ruleset, opened.options, len(opened.seats))
    _check_seats(opened.ruleset, opened.seats)
    _check_nonces(opened.nonces, opened.seats)
    draft.decide(None, [replace(opened, commitment=commitment(draft.secret))])


def all_options(ruleset: str, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Return the options of a game of `seats` seats, with defaults. Raise Invalid if they are not allowed."""
    about = GAMES[ruleset]
    if seats not in about.seats:
        raise errors.Invalid("no-seats", title=about.title, seats=seats)
    try:
        known = asdict(read_options(ruleset, options))
    except Undecodable as error:
        raise errors.Invalid("options-of-other-game", title=about.title, error=str(error)) from error
    if (known.get("first_seat") or 0) >= seats:
        raise errors.Invalid("no-seat", known=known["first_seat"])
    return known


def fork(draft: Draft, game: str, secret: bytes, seats: Sequence[Seat], nonces: Sequence[str]) -> None:
    """Decide that a new game continues from a position of a finished one, whose secret the draft holds until then."""
    table = running_table(draft)
    if len(seats) != len(table.seats):
        raise errors.Invalid("wrong-number-of-seats", number=len(table.seats), number2=len(seats))
    _check_seats(table.ruleset, seats)
    _check_nonces(nonces, seats)
    forked = Forked(table.game, draft.secret.hex(), tuple(seats), table.listed, commitment(secret), tuple(nonces))
    draft.game, draft.secret = game, secret
    draft.decide(None, [forked])


def take_seat(draft: Draft, player: str | None, nonce: str, *, reserved: int | None = None, bot: bool = False) -> None:
    """Decide that a player or guest takes a seat: the one reserved for them, or the lowest other open one."""
    table = running_table(draft)
    if not (is_nonce(nonce) and (is_player(player) if player else player is None and not bot)):
        raise errors.Invalid("player-or-nonce-invalid")
    if player and table.seat_of(player) is not None:
        raise errors.AlreadySeated("already-in-game")
    seat = table.invitation_of(player) if player else reserved
    if seat is None:
        seat = next((place for place, seat_there in enumerate(table.seats) if seat_there == Seat("open")), None)
    elif table.seats[seat] != Seat("open", player, reserved=True):
        raise errors.NoOpenSeat("seat-no-longer-reserved")
    if seat is None:
        is_reserved = any(seat_there.kind == "open" for seat_there in table.seats)
        raise errors.NoOpenSeat("game-full-or-reserved" if is_reserved else "game-full")
    draft.decide(seat, [SeatTaken(seat, player, nonce, bot)])


def decline(draft: Draft, seat: int, player: str) -> None:
    """Decide that a player declines the seat reserved for them."""
    if running_table(draft).invitation_of(player) != seat:
        raise errors.Forbidden("seat-not-reserved")
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
        raise errors.Forbidden("no-human-holds-seat")
    if not position.has_started:
        holder = table.seats[seat]
        events: list[Event] = [SeatLeft(seat, Seat("open"), holder.player)]
        if what_leaving_does(position, seat) == "abandons":
            events.append(draft.ending(outcome_of_abandoned(position)))
    else:
        events = _after_leaving(draft, seat, RESIGNED)
    draft.decide(seat, events)


def play(
    draft: Draft, seat: int, moves: Sequence[Move], ai: Ai | None = None, nonce: str = "", choice: str = ""
) -> None:
    """Decide moves of a seat, one decision each, or refuse them all. `nonce` and `choice` are as in `choose`."""
    for place, move in enumerate(moves):
        _make_move(draft, seat, move, place, len(moves), ai, nonce, choice)


def undo(draft: Draft, seat: int, version: int) -> None:
    """Decide that a seat undoes to a version within its own turn."""
    position = draft.position
    table = running_table(draft)
    if position.state is None or not position.has_started:
        raise errors.NotStarted("game-not-begun")
    run, act = position.run, rules_of(position).to_act(position.state)
    if act and act.others and seat in act.seats:
        _check_decides(table, seat, None)
        withdraw(draft, act, seat, version)
        return
    if act is None or act.seat != seat:
        if act is None or (run.by == seat and run.over):
            raise errors.CannotUndo("turn-over")
        raise errors.CannotUndo("other-seat-waited-for", called=draft.called(table)[act.seat])
    _check_decides(table, seat, None)
    if not version < position.version:
        raise errors.CannotUndo(message("undo-not-before", version=position.version, version2=version))
    if run.by != seat:
        raise errors.CannotUndo("nothing-decided")
    if run.over:
        raise errors.CannotUndo("last-turn-over")
    if version < run.version:
        raise errors.CannotUndo(message("undo-began-later", version=run.version, version2=version))
    for barrier in run.barriers:
        if barrier.version > version:
            blocked = "undo-blocked-by-draw" if barrier.drew else "undo-blocked-by-reveal"
            raise errors.CannotUndo(message(blocked, version=barrier.version))
    draft.decide(seat, [Undone(seat, version)])


def deadline_of(position: Position, seat: int | None = None) -> tuple[int, int] | None:
    """Return the human's seat to act with the next deadline, in ms since 1970, or of a `seat`; None without."""
    table, clocks = position.table, position.clocks
    if table.clock is None or clocks is None:
        return None
    acts = humans_to_act(position) if seat is None else filter(None, [human_to_act(position, seat)])
    due = [(clocks.deadline(table.clock, act.seat), act.seat) for act in acts]
    return min(due)[::-1] if due else None


def run_out_of_time(draft: Draft) -> None:
    """Decide the effect of a timeout of the seat to act. Raise Invalid if its time has not run out."""
    position, table = draft.position, running_table(draft)
    due = deadline_of(position)
    if due is None or milliseconds(draft.now()) < due[1]:
        raise errors.Invalid("time-not-over")
    seat, then = due[0], table.clock.then if table.clock else "easy"
    following = _after_leaving(draft, seat, TIMEOUT) if then == "forfeit" else []
    draft.decide(None, [TimeRanOut(seat, then), *following])


def give_time(draft: Draft, lost: int) -> None:
    """Decide that `lost` milliseconds of downtime count for no seat."""
    running_table(draft)
    if draft.position.clocks is None:
        raise errors.Invalid("no-running-clock")
    draft.decide(None, [TimeGiven(lost)])


def abandon(draft: Draft) -> None:
    """Decide that an idle game has ended."""
    running_table(draft)
    draft.decide(None, [draft.ending(outcome_of_abandoned(draft.position))])


def check_holder(draft: Draft, seat: int, taken: int | None) -> None:
    """Check that the human who took a seat at version `taken` still holds it. Raise Unauthorized if not."""
    table = draft.position.table
    if taken is not None and (table.seats[seat].kind != "human" or table.taken_at[seat] != taken):
        raise errors.Unauthorized("token-of-no-seat")


def check_may_undo(draft: Draft, seat: int) -> None:
    """Raise UndoOff or CannotUndo at the limit. Not in audits: older logs have more, and rated games had undo."""
    if not draft.position.table.offers_undo:
        raise errors.UndoOff("rated-without-undo")
    if draft.position.choosing.withdrew.count(seat) >= MAX_WITHDRAWN:
        raise errors.CannotUndo("too-many-choices-back", max_withdrawn=MAX_WITHDRAWN)
    if draft.position.run.undos >= MAX_UNDOS:
        raise errors.CannotUndo("too-many-undos", max_undos=MAX_UNDOS)


def check_is_new(draft: Draft, seat: int, nonce: str) -> None:
    """Raise Invalid if a choice has the nonce of the seat's choice before it. Not in audits."""
    if nonce and (seat, nonce) in draft.position.choosing.spent:
        words = message("nonce-of-choice-before")
        raise errors.Invalid(words, errors=[errors.Mistake(pointer="/nonce", detail=words)])


def running_table(draft: Draft) -> Table:
    """Return the table of a running game. Raise GameOver if it has ended."""
    if draft.position.table.is_ended:
        raise errors.GameOver("game-ended")
    return draft.position.table


def waited_for(position: Position) -> tuple[ToAct, ...]:
    """Return the seats that still have to act, and their action, as far as the position's viewer may know.

    None before the start, after the end, and if the rules are not known.
    """
    act = acting(position)
    return tuple(ToAct(seat, act.what) for seat in act.seats if not position.choosing.choice_of(seat)) if act else ()


def acting(position: Position) -> ToAct | None:
    """Return what the rules wait for, including seats that have chosen; None as above."""
    rules = known_rules(position.table.ruleset, position.table.rules_version)
    running = position.has_started and not position.table.is_ended
    return rules.to_act(position.state) if rules and running else None


def ai_to_act(position: Position) -> int | None:
    """Return the first seat to act for which an AI decides."""
    return next((act.seat for act in waited_for(position) if position.table.deciders.now(act.seat).level), None)


def humans_to_act(position: Position) -> list[ToAct]:
    """Return the seats to act, and their action, for which humans decide whose time has not run out."""
    return [act for act in waited_for(position) if not position.table.deciders.now(act.seat).level]


def human_to_act(position: Position, seat: int | None) -> ToAct | None:
    """Return a seat's action if it has to act, and a human decides for it whose time has not run out."""
    return next((act for act in humans_to_act(position) if act.seat == seat), None)


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


def _make_move(
    draft: Draft, seat: int, move: Move, place: int, count: int, ai: Ai | None, nonce: str, choice: str
) -> None:
    position = draft.position
    if place and position.table.is_ended:
        words = message("game-ended-before-move")
        raise errors.GameOver(words, errors=[_pointer(place, words)])
    table = running_table(draft)
    if position.state is None or not position.has_started:
        raise errors.NotStarted("game-not-begun")
    _check_decides(table, seat, ai)
    rules = rules_of(position)
    if rules.refusal(position.state, seat, move, SEATS):  # reading names needs Redis
        refusal = rules.refusal(position.state, seat, move, names_for(table.ruleset, draft.called(table)))
        assert refusal
        act = rules.to_act(position.state)
        kind = errors.IllegalMove if act and seat in act.seats else errors.NotYourTurn
        cited = {"rule": refusal.clause, "rules": (rules.ruleset, rules.version)}
        raise kind(refusal.message, **cited, errors=[_pointer(place, refusal.message)])
    act = rules.to_act(position.state)
    if act and act.others:
        if place < count - 1:
            words = message("move-is-choice", place=place + 1)
            raise errors.ListGoesOn(words, errors=[_pointer(place + 1, words)])
        choose(draft, act, seat, move, ai, nonce, choice)
        return
    state, chance = position.state.copy(), draft.chance()
    events = follow(state, rules.consequences(state, seat, move, chance))
    if place < count - 1 and (chance.draws or any(event.reveals for event in events)):
        words = message("move-reveals", place=place + 1)
        raise errors.ListGoesOn(words, errors=[_pointer(place + 1, words)])
    outcome = rules.outcome(state, table.left)
    if outcome:
        events.append(draft.ending(outcome))
    draft.decide(seat, events, state=state, move=move, draws=chance.draws, ai=ai)


def _check_decides(table: Table, seat: int, ai: Ai | None) -> None:
    """Check that a human, or an AI of that level, decides for a seat now. Raise Forbidden if not."""
    who = table.deciders.now(seat)
    if (ai.level if ai else None) not in who.levels:
        raise errors.Forbidden(message("your-time-over") if who.kind == "time_out" else message("seat-of-another"))


def _check_nonces(nonces: Sequence[str], seats: Sequence[Seat]) -> None:
    """Check that only seated humans have nonces; older logs have none at all. Raise Invalid if not."""
    if len(nonces) not in (0, len(seats)) or not all(
        is_nonce(nonce) and (not nonce or seat.kind == "human") for nonce, seat in zip(nonces, seats, strict=False)
    ):
        raise errors.Invalid("nonce-of-human-seat")


def _pointer(place: int, words: Message) -> errors.Mistake:
    return errors.Mistake(pointer=f"/moves/{place}", detail=words)


def _after_leaving(draft: Draft, seat: int, why: str) -> list[Event]:
    position, table = draft.position, draft.position.table
    holder = table.seats[seat]
    does = what_leaving_does(position, seat)
    if does == "loses" and position.state is not None:
        outcome = Outcome(why, (1 - seat,), position.state.points)
        return [SeatLeft(seat, holder, holder.player), draft.ending(outcome, seat)]
    if does == "abandons":
        return [SeatLeft(seat, holder, holder.player), draft.ending(outcome_of_abandoned(position), seat)]
    return [SeatLeft(seat, replace(holder, kind="ai", level=PLAYS_ON), holder.player)]


def _check_seats(ruleset: str, seats: Sequence[Seat]) -> None:
    """Raise Invalid unless each seat can be requested: a player's, a guest's, an AI's of the game's levels, or open."""
    for seat in seats:
        if not _could_act(seat):
            raise errors.Invalid("seat-form")
    players = [seat.player for seat in seats if seat.player]
    if len({*players}) < len(players):
        raise errors.Invalid("one-seat-a-player")
    for seat in seats:
        if seat.level and not has_level(ruleset, seat.level):
            raise errors.Invalid("game-without-level", game=GAMES[ruleset].title, level=seat.level)


def _could_act(seat: Seat) -> bool:
    match seat:
        case Seat("human", None, None, False) | Seat("open", None, None, _):
            return True
        case Seat("human", str(player), None, False) | Seat("open", str(player), None, True):
            return is_player(player)
        case Seat("ai", None, str(level), False):
            return is_name(level)
    return False
