"""Resources of positions and decisions."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from cairn.events.chain import Entry, Head
from cairn.events.clock import stamp
from cairn.events.codec import decode
from cairn.events.decision import Decision, Viewer, redact
from cairn.events.table import Clock
from cairn.projections.fold import Position
from cairn.projections.names import Names
from cairn.projections.say import say
from cairn.projections.table import Table
from cairn.service.api.games.difference import difference
from cairn.service.api.games.game import Change, DecisionResource, ForkOrigin, Game, RunningClock, WaitedForSeat
from cairn.service.api.games.leaving import leaving
from cairn.service.api.http.request import Request
from cairn.service.container import Services
from cairn.service.deciding.deciders import deadline_of, waited_for
from cairn.service.queries.game_rows import holders
from cairn.service.queries.snapshots import Snapshot

G = TypeVar("G", bound=Game)
D = TypeVar("D", bound=DecisionResource)

UNREPLICATED = "Unreplicated-Version"
"""The header with a version that has not reached enough replicas."""


def game_resource(
    kind: type[G], services: Services, snapshot: Snapshot, viewer: Viewer, names: Names, **more: Any
) -> G:
    """Return the game resource of a position as the viewer may see it, with the names of players and guests.

    `kind` is `Game`, or a subclass with the fields in `more`.
    """
    table = snapshot.position.table
    rematch = services.rematches.find(table.game) if table.is_ended else None
    signature = services.signer.sign(table.game, snapshot.head)
    return position_resource(kind, snapshot, viewer, names, rematch=rematch, signature=signature, **more)


def position_resource(kind: type[G], snapshot: Snapshot, viewer: Viewer, names: Names, **more: Any) -> G:
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
        clock=_running_clock(table.clock, position) if table.clock else None,
        state=position.state,
        outcome=table.outcome,
        forked_from=ForkOrigin(table.parent, table.forked_at) if table.parent and table.forked_at else None,
        hints=table.offers_hints,
        undo=table.offers_undo,
        leaving=leaving(position, viewer) if isinstance(viewer, int) else None,
        rated=table.rated,
        labels=table.labels,
        rematch_of=table.rematch_of,
        imported=snapshot.imported,
        chain=snapshot.head.chain,
        **more,
    )


def game_now(services: Services, snapshot: Snapshot, viewer: Viewer) -> Game:
    """Return the game resource with the current names."""
    return game_resource(Game, services, snapshot, viewer, services.names.read(snapshot.position.table))


def _to_act(position: Position) -> list[WaitedForSeat]:
    """Return the seat that must act, the kind that decides for it, and when its time runs out."""
    act, due = waited_for(position), deadline_of(position)
    if act is None:
        return []
    until = due and stamp(datetime.fromtimestamp(due[1] / 1000, UTC))
    return [WaitedForSeat(act.seat, act.what, position.table.deciders.now(act.seat).kind, until)]


def _running_clock(clock: Clock, position: Position) -> RunningClock:
    """Return the clock, and the milliseconds that each seat had left when the current wait began."""
    clocks = position.clocks
    remaining = [clocks.time_left(clock, seat) for seat in range(len(clocks.used))] if clocks else None
    return RunningClock(clock.kind, clock.seconds, clock.increment, clock.then, remaining)


def decision_resources(
    services: Services, entries: Iterable[Entry], viewer: Viewer, table: Table, ended: bool
) -> list[DecisionResource]:
    """Return decisions as the viewer may see them, each with a sentence in plain words and its proof."""
    decoded = [(decode(entry.stored, entry.version), entry) for entry in entries]
    names = services.names.read(table)
    kind: type[DecisionResource] = DecisionResource
    return [decision_resource(kind, decision, entry, viewer, table, ended, names) for decision, entry in decoded]


def decision_resource(
    kind: type[D],
    decision: Decision,
    entry: Entry,
    viewer: Viewer,
    table: Table,
    ended: bool,
    names: Names,
    **more: Any,
) -> D:
    """Return the resource of a decision as the viewer may see it; `kind` may have the fields in `more`."""
    seen = redact(decision, viewer, ended)
    return kind(
        ruleset=table.ruleset,
        version=seen.version,
        at=seen.at,
        by=seen.by,
        move=seen.move,
        events=seen.events,
        ai=seen.ai,
        draws=seen.draws,
        text=say(seen, table, names),
        digest=entry.digest,
        chain=entry.chain,
        **more,
    )


def changes(services: Services, before: Snapshot | None, after: Snapshot, viewer: Viewer, names: Names) -> list[Change]:
    """Return a JSON Patch (RFC 6902) from the game resource of one version to that of the next."""
    old = before and plain(game_resource(Game, services, before, viewer, names))
    return difference(old, plain(game_resource(Game, services, after, viewer, names)))


def plain(resource: Game) -> Any:
    """Return a resource in JSON's own types; arrays are tuples or lists."""
    return msgspec.to_builtins(resource)


def newest_snapshot(request: Request, game: str) -> Snapshot:
    """Return the current position as the client may see it, reusing what was read to authorize the request.

    Start a game that waits for its first viewer. Report a version that replicas still lack in the response.
    """
    known = request.game.head if request.game else None
    snapshot = request.services.repository.get(game, request.seat, known=known)
    request.services.schedule.look(snapshot.position)
    tell_uncopied(request, game, snapshot.head)
    return snapshot


def tell_uncopied(request: Request, game: str, head: Head) -> None:
    """Add a header with the version if replicas still lack a part of the log up to it."""
    if not request.services.repository.is_copied(game, head):
        request.beside[UNREPLICATED] = str(head.version)


def table_of(request: Request) -> Table:
    """Return the table of the request's game, which was read to authorize the request."""
    assert request.game
    return request.game.position.table
