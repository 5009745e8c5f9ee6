"""Positions and decisions as the API shows them."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from jsonpatch import JsonPatch
from msgspec.structs import asdict

from cairn.events.chain import Entry
from cairn.events.codec import decode, dump, load
from cairn.events.decision import Decision, Viewer, redact
from cairn.projections.fold import Position
from cairn.projections.names import Names
from cairn.projections.say import say
from cairn.projections.table import Table
from cairn.service.api.http.request import Request
from cairn.service.container import Services
from cairn.service.deciding.clock import stamp
from cairn.service.deciding.deciders import deadline_of, waited_for
from cairn.service.jobs.asleep import look
from cairn.service.queries.snapshots import Snapshot


def game_body(services: Services, snapshot: Snapshot, viewer: Viewer, names: Names) -> dict[str, Any]:
    """Return the game resource: a position as somebody may know it, with the names of its people."""
    table = snapshot.position.table
    return position_body(snapshot, viewer, names) | {
        "rematch": services.rematches.of(table.game) if table.ended else None,
        "signature": services.signer.sign(table.game, snapshot.head),
    }


def position_body(snapshot: Snapshot, viewer: Viewer, names: Names) -> dict[str, Any]:
    """Return the game resource as far as the log tells it: nothing else of the service is looked at."""
    position, table = snapshot.position, snapshot.position.table
    act = waited_for(position)
    return {
        "id": table.game,
        "ruleset": table.ruleset,
        "rules_version": table.rules_version,
        "options": table.options,
        "status": position.status,
        "version": position.version,
        "created_at": table.created_at,
        "updated_at": position.at,
        "seats": names.holders(table.seats, table.taken_at),
        "viewer": viewer,
        "to_act": [{"seat": act.seat, "for": act.what, "until": _until(position)}] if act else [],
        "clock": table.clock and {**asdict(table.clock), "left": _left(position)},
        "state": position.state,
        "outcome": table.outcome,
        "forked_from": table.parent and {"game": table.parent, "version": table.forked_at},
        "hints": table.offers_hints,
        "rated": table.rated,
        "rematch_of": table.rematch_of,
        "rematch": None,
        "imported": snapshot.imported,
        "chain": snapshot.head.chain,
        "signature": None,
    }


def game_now(services: Services, snapshot: Snapshot, viewer: Viewer) -> dict[str, Any]:
    """Return the game resource with the names as they are now."""
    return game_body(services, snapshot, viewer, services.names.read(snapshot.position.table))


def _until(position: Position) -> str | None:
    """Return when the time of the seat that is waited for is over."""
    due = deadline_of(position)
    return due and stamp(datetime.fromtimestamp(due[1] / 1000, UTC))


def _left(position: Position) -> list[int] | None:
    """Return how many milliseconds each seat had when the present wait began."""
    clock, clocks = position.table.clock, position.clocks
    if clock is None or clocks is None:
        return None
    return [clocks.left(clock, seat) for seat in range(len(clocks.used))]


def decision_bodies(
    services: Services, entries: Iterable[Entry], viewer: Viewer, table: Table, ended: bool
) -> list[dict[str, Any]]:
    """Return decisions as somebody may know them, each with a sentence in plain words and its proof."""
    decoded = [(decode(entry.stored, entry.version), entry) for entry in entries]
    names = services.names.read(table, [decision for decision, _ in decoded])
    return [decision_body(decision, entry, viewer, table, ended, names) for decision, entry in decoded]


def decision_body(
    decision: Decision, entry: Entry, viewer: Viewer, table: Table, ended: bool, names: Names
) -> dict[str, Any]:
    """Return one decision, and the entry it is stored as, likewise."""
    seen = redact(decision, viewer, ended)
    body = {"ruleset": table.ruleset} | asdict(seen)
    del body["game"]
    return body | {"text": say(seen, table, names), "digest": entry.digest, "chain": entry.chain}


def changes(
    services: Services, before: Snapshot | None, after: Snapshot, viewer: Viewer, names: Names
) -> list[dict[str, Any]]:
    """Return what makes the game resource of one version that of the next: a JSON Patch (RFC 6902)."""
    old = before and plain(game_body(services, before, viewer, names))
    return difference(old, plain(game_body(services, after, viewer, names)))


def difference(old: Any, new: Any) -> list[dict[str, Any]]:
    """Return the JSON Patch that makes one document of JSON's own types the other; the first is None before all."""
    if old is None:
        return [{"op": "add", "path": "", "value": new}]
    patch: list[dict[str, Any]] = JsonPatch.from_diff(old, new, dumps=lambda value: dump(value).decode()).patch
    return patch


def plain(body: dict[str, Any]) -> Any:
    """Return a body in JSON's own types."""
    return load(dump(body))


def token(services: Services, game: str, table: Table, seat: int) -> dict[str, Any]:
    """Return a seat with its token, for the guest who has just taken it; a player has a token of their own."""
    guest = table.seats[seat].player is None
    return {"seat": seat, "token": services.tokens.seat(game, seat, table.taken_at[seat]) if guest else None}


def newest(request: Request, game: str) -> Snapshot:
    """Return the newest position as the caller may know it. What was read to admit the request is not read again.

    A game that has waited for somebody to look at it begins.
    """
    known = request.game.head if request.game else None
    found = request.services.repository.get(game, request.seat, known=known)
    look(request.services.schedule, found.position)
    return found


def table_of(request: Request) -> Table:
    """Return the table of the game that a request asks about, where that was needed to admit it."""
    assert request.game
    return request.game.position.table
