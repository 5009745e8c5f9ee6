"""Positions and decisions as the API shows them."""

from collections.abc import Iterable
from typing import Any

from jsonpatch import JsonPatch
from msgspec.structs import asdict

from events.chain import Entry
from events.codec import decode, dump, load
from events.decision import Decision, Viewer, redact
from projections.fold import Position, say
from projections.table import Table
from service.api.request import Request
from service.container import Services
from service.queries.snapshots import Snapshot
from service.rules import GAMES
from service.rules.interface import ToAct


def game_body(services: Services, snapshot: Snapshot, viewer: Viewer) -> dict[str, Any]:
    """Return the game resource: a position as somebody may know it."""
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
        "seats": table.holders,
        "viewer": viewer,
        "to_act": [{"seat": act.seat, "for": act.what}] if act else [],
        "state": position.state,
        "outcome": table.outcome,
        "forked_from": table.parent and {"game": table.parent, "version": table.forked_at},
        "hints": table.hints,
        "imported": snapshot.imported,
        "chain": snapshot.head.chain,
        "signature": services.signer.sign(table.game, snapshot.head),
    }


def waited_for(position: Position) -> ToAct | None:
    """Return the seat that is waited for in a game, and for what; None before the start and after the end."""
    rules = GAMES.get(position.table.ruleset)
    running = position.started and not position.table.ended
    return rules.to_act(position.state) if rules and running else None


def decision_bodies(entries: Iterable[Entry], viewer: Viewer, table: Table, ended: bool) -> list[dict[str, Any]]:
    """Return decisions as somebody may know them, each with a sentence in plain words and its proof."""
    return [decision_body(decode(entry.stored, entry.version), entry, viewer, table, ended) for entry in entries]


def decision_body(decision: Decision, entry: Entry, viewer: Viewer, table: Table, ended: bool) -> dict[str, Any]:
    """Return one decision, and the entry it is stored as, likewise."""
    seen = redact(decision, viewer, ended)
    body = {"ruleset": table.ruleset} | asdict(seen)
    del body["game"]
    return body | {"text": say(seen, table), "digest": entry.digest, "chain": entry.chain}


def changes(services: Services, before: Snapshot | None, after: Snapshot, viewer: Viewer) -> list[dict[str, Any]]:
    """Return what makes the game resource of one version that of the next: a JSON Patch (RFC 6902)."""
    new = _plain(game_body(services, after, viewer))
    if before is None:
        return [{"op": "add", "path": "", "value": new}]
    old = _plain(game_body(services, before, viewer))
    patch: list[dict[str, Any]] = JsonPatch.from_diff(old, new, dumps=lambda value: dump(value).decode()).patch
    return patch


def _plain(body: dict[str, Any]) -> Any:
    return load(dump(body))


def token(services: Services, game: str, table: Table, seat: int) -> dict[str, Any]:
    """Return a seat with its token, for the player who has just taken it."""
    return {"seat": seat, "token": services.tokens.seat(game, seat, table.taken_at[seat])}


def newest(asked: Request, game: str) -> Snapshot:
    """Return the newest position as the caller may know it. What was read to admit the request is not read again."""
    known = asked.game.head if asked.game else None
    return asked.services.repository.get(game, asked.seat, known=known)


def table_of(asked: Request) -> Table:
    """Return the table of the game that a request asks about, where that was needed to admit it."""
    assert asked.game
    return asked.game.position.table
