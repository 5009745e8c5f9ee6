"""Resources of positions and decisions."""

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from cairn.events.chain import Entry, Head
from cairn.events.clock import stamp
from cairn.events.codec import decode, load
from cairn.events.decision import Decision, Viewer, redact
from cairn.events.table import Clock
from cairn.projections.fold import Position
from cairn.projections.message import message
from cairn.projections.names import Names
from cairn.projections.say import say
from cairn.projections.table import Table
from cairn.service.api.games.game import (
    Choosing,
    DecisionResource,
    ForkOrigin,
    Game,
    Leaving,
    RunningClock,
    WaitedForSeat,
)
from cairn.service.api.http.request import Request
from cairn.service.container import Services
from cairn.service.deciding.deciders import LeavingDoes, acting, deadline_of, waited_for, what_leaving_does
from cairn.service.deciding.levels import PLAYS_ON
from cairn.service.languages import Language
from cairn.service.queries.game_rows import holders
from cairn.service.queries.snapshots import Snapshot
from cairn.service.rules import GAMES

G = TypeVar("G", bound=Game)
D = TypeVar("D", bound=DecisionResource)

UNREPLICATED = "Unreplicated-Version"
"""The header with a version that has not reached enough replicas."""


def game_resource(
    kind: type[G], services: Services, snapshot: Snapshot, viewer: Viewer, names: Names, language: Language, **more: Any
) -> G:
    """Return the game resource of a position as the viewer may see it, with the names of players and guests.

    `kind` is `Game`, or a subclass with the fields in `more`.
    """
    table = snapshot.position.table
    rematch = services.rematches.find(table.game) if table.is_ended else None
    signer = services.signer
    signature = signer.sign(table.game, snapshot.head) if signer.public_key else None
    return position_resource(kind, snapshot, viewer, names, language, rematch=rematch, signature=signature, **more)


def position_resource(
    kind: type[G], snapshot: Snapshot, viewer: Viewer, names: Names, language: Language, **more: Any
) -> G:
    """Return the game resource as far as it follows from the log; no other store is read."""
    position, table = snapshot.position, snapshot.position.table
    return kind(
        id=table.game,
        ruleset=table.ruleset,
        rules_version=table.rules_version,
        options=table.options,
        status=position.status,
        version=position.version,
        created_at=table.created_at,
        updated_at=position.at,
        seats=holders(names, table.seats, table.taken_at),
        viewer=viewer,
        to_act=_to_act(position),
        choosing=_choosing(position, viewer),
        clock=_running_clock(table.clock, position) if table.clock else None,
        state=position.state,
        outcome=table.outcome,
        forked_from=ForkOrigin(table.parent, table.forked_at) if table.parent and table.forked_at else None,
        hints=table.offers_hints,
        undo=table.offers_undo,
        leaving=leaving(position, viewer, language) if isinstance(viewer, int) else None,
        rated=table.rated,
        labels=table.labels,
        rematch_of=table.rematch_of,
        imported=snapshot.imported,
        chain=snapshot.head.chain,
        **more,
    )


def game_now(services: Services, snapshot: Snapshot, viewer: Viewer, language: Language) -> Game:
    """Return the game resource with the current names."""
    return game_resource(Game, services, snapshot, viewer, services.names.read(snapshot.position.table), language)


def leaving(position: Position, seat: int, language: Language) -> Leaving | None:
    """Return the consequences if the human of a seat leaves now; None if no human holds the seat."""
    table = position.table
    if table.is_ended or seat not in table.humans:
        return None
    does = what_leaving_does(position, seat)
    if not position.has_started:
        return _leaving(does, "", 0, language)
    if not table.is_ratable or table.ruleset not in GAMES:
        return _leaving(does, "unrated", 0, language)
    least = GAMES[table.ruleset].least_moves
    own = position.moves[seat] + (position.choosing.choice_of(seat) is not None)  # the choice stands if others play on
    decisive = own if does == "ai_plays_on" else min(position.moves)
    return _leaving(does, "few-moves" if decisive < least else "rated", least, language)


@cache
def _leaving(does: LeavingDoes, counts: str, least: int, language: Language) -> Leaving:
    """Return what leaving does, and why it counts for ratings or not, in a language."""
    level = {"level": message(f"level-{PLAYS_ON}")} if does == "ai_plays_on" else {}
    messages = [message(f"leave-{does.replace('_', '-')}", **level)]
    messages += [message(f"leave-{counts}", **({"moves": least} if counts == "few-moves" else {}))] if counts else []
    return Leaving(does, counts == "rated", language.text(messages), messages)


def _to_act(position: Position) -> list[WaitedForSeat]:
    """Return the seats that must act, the kind that decides for each, and when its time runs out."""
    waited = []
    for act in waited_for(position):
        due = deadline_of(position, act.seat)
        until = due and stamp(datetime.fromtimestamp(due[1] / 1000, UTC))
        waited.append(WaitedForSeat(act.seat, act.what, position.table.deciders.now(act.seat).kind, until))
    return waited


def _choosing(position: Position, viewer: Viewer) -> Choosing | UnsetType:
    """Return the choices of seats that act at the same time, as the viewer may see them, if any do."""
    act, pending = acting(position), position.choosing.pending
    if act is None or not act.others:
        return UNSET
    seats = None if act.is_hidden else sorted(choice.seat for choice in pending if choice.seat is not None)
    own = next((choice for choice in pending if choice.choice and choice.seat == viewer), None)
    move, version = (load((own.choice or "").encode()), own.version) if own else (None, None)
    return Choosing(act.seats, len(pending), seats, move, version)


def _running_clock(clock: Clock, position: Position) -> RunningClock:
    """Return the clock, and the milliseconds that each seat had left when the current wait began."""
    clocks = position.clocks
    remaining = [clocks.time_left(clock, seat) for seat in range(len(clocks.used))] if clocks else None
    return RunningClock(clock.kind, clock.seconds, clock.increment, clock.then, remaining)


def decision_resources(
    entries: Iterable[Entry], viewer: Viewer, table: Table, names: Names, language: Language
) -> list[DecisionResource]:
    """Return decisions as the viewer may see them, each with a sentence in plain words and its proof."""
    kind: type[DecisionResource] = DecisionResource
    decoded, ended = ((decode(entry.stored, entry.version), entry) for entry in entries), table.is_ended
    return [
        decision_resource(kind, decision, entry, viewer, table, ended, names, language) for decision, entry in decoded
    ]


def decision_resource(
    kind: type[D],
    decision: Decision,
    entry: Entry,
    viewer: Viewer,
    table: Table,
    ended: bool,
    names: Names,
    language: Language,
    **more: Any,
) -> D:
    """Return the resource of a decision as the viewer may see it; `kind` may have the fields in `more`."""
    seen = redact(decision, viewer, ended)
    messages = say(seen, table, names)
    return kind(
        ruleset=table.ruleset,
        version=seen.version,
        at=seen.at,
        by=seen.by,
        move=seen.move,
        events=seen.events,
        ai=seen.ai,
        draws=seen.draws,
        text=language.text(messages),
        messages=messages,
        digest=entry.digest,
        chain=entry.chain,
        **more,
    )


def plain(resource: Game) -> Any:
    """Return a resource in JSON's own types; arrays are tuples or lists."""
    return msgspec.to_builtins(resource)


def newest_snapshot(request: Request, game: str) -> Snapshot:
    """Return the current position as the client may see it, reusing what was read to authorize the request.

    Start a game that waits for its first viewer. Report a version that replicas still lack in the response.
    """
    known = request.game.head if request.game else None
    snapshot = request.services.repository.get(game, request.seat, known=known)
    if not snapshot.position.table.humans:
        request.services.schedule.look(snapshot.position)
    log_uncopied(request, game, snapshot.head)
    return snapshot


def log_uncopied(request: Request, game: str, head: Head) -> None:
    """Add a header with the version if replicas still lack a part of the log up to it."""
    if not request.services.repository.is_copied(game, head):
        request.beside[UNREPLICATED] = str(head.version)


def table_of(request: Request) -> Table:
    """Return the table of the request's game, which was read to authorize the request."""
    assert request.game
    return request.game.position.table
