"""Positions and decisions as the API shows them."""

from collections.abc import Iterable
from typing import Any

import orjson
from jsonpatch import make_patch

from events.chain import Entry
from events.codec import decode, dump, plain
from events.event import Decision, Viewer, redact
from projections import lobby
from projections.fold import say
from projections.table import Table
from service.api.http import house
from service.kept import Kept
from service.rules import GAMES


def game_body(kept: Kept, viewer: Viewer) -> dict[str, Any]:
    """Return the game resource: a position as somebody may know it."""
    position, table = kept.position, kept.position.table
    rules = GAMES.get(table.ruleset)
    running = position.started and not table.ended
    act = rules.to_act(position.state) if rules and running else None
    return {
        "id": table.game,
        "ruleset": table.ruleset,
        "rules_version": table.rules_version,
        "options": table.options,
        "status": lobby.status(position),
        "version": position.version,
        "created_at": table.created_at,
        "updated_at": position.at,
        "seats": lobby.seats(position),
        "viewer": viewer,
        "to_act": [{"seat": act.seat, "for": act.what}] if act else [],
        "state": position.state and orjson.Fragment(orjson.dumps(position.state)),
        "outcome": table.outcome,
        "forked_from": table.parent and {"game": table.parent, "version": table.forked_at},
        "imported": kept.imported,
        "chain": kept.head.chain,
        "signature": house().signer.sign(table.game, kept.head),
    }


def decision_bodies(entries: Iterable[Entry], viewer: Viewer, table: Table, ended: bool) -> list[dict[str, Any]]:
    """Return decisions as somebody may know them, each with a sentence in plain words and its proof."""
    return [decision_body(decode(entry.stored), entry, viewer, table, ended) for entry in entries]


def decision_body(decision: Decision, entry: Entry, viewer: Viewer, table: Table, ended: bool) -> dict[str, Any]:
    """Return one decision, and the entry it is stored as, likewise."""
    seen = redact(decision, viewer, ended)
    body = plain(seen) | {"text": say(seen, table), "digest": entry.digest, "chain": entry.chain}
    del body["game"]
    return body


def changes(before: Kept | None, after: Kept, viewer: Viewer) -> list[dict[str, Any]]:
    """Return what makes the game resource of one version that of the next: a JSON Patch (RFC 6902)."""
    new = _plain(game_body(after, viewer))
    if before is None:
        return [{"op": "add", "path": "", "value": new}]
    patch: list[dict[str, Any]] = make_patch(_plain(game_body(before, viewer)), new).patch
    return patch


def _plain(body: dict[str, Any]) -> Any:
    return orjson.loads(dump(body))


def token(game: str, table: Table, seat: int) -> dict[str, Any]:
    """Return a seat with its token, for the one who has just taken it."""
    return {"seat": seat, "token": house().tokens.seat(game, seat, table.taken_at[seat])}
