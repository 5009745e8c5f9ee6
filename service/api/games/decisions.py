"""Decisions: the log as the caller is allowed to read it, and its audit."""

from typing import Any

from cairn.events.codec import decode
from cairn.events.decision import Viewer
from cairn.service.api.games import resources
from cairn.service.api.games.difference import difference
from cairn.service.api.games.game import Decisions, Game, Step
from cairn.service.api.http.marshmallow_fields import Parameters, after_version, page_limit
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response, cacheable, json_response, link_next
from cairn.service.api.http.route import Answer, Route
from cairn.service.audit import Audit
from cairn.service.audit.proofs import proof_of, with_choices
from cairn.service.container import Services
from cairn.service.languages import Language
from cairn.service.queries.snapshots import Snapshot


class DecisionsQuery(Parameters):
    """A page of decisions."""

    after = after_version()
    limit = page_limit(100)


def list_decisions(request: Request, query: dict[str, Any], game: str) -> Response:
    """List the decisions above a version, oldest first. Each has a sentence in plain words."""
    snapshot = resources.newest_snapshot(request, game)
    table, last = snapshot.position.table, snapshot.head.version
    read = request.services.log.read(game, query["after"], query["limit"])
    entries = [entry for entry in read if entry.version <= last]
    following = entries[-1].version if entries and entries[-1].version < last else None
    seat, language = request.seat, request.language
    items = resources.decision_resources(request.services, entries, seat, table, table.is_ended, language)
    response = link_next(json_response(Decisions(items, following)), request, query, after=following)
    return cacheable(response, request, snapshot.head.version, table.is_ended or bool(table.people))


def get_decision(request: Request, game: str, version: int) -> Response:
    """Return one decision, with its events and a sentence. `changes` patches the caller's view (JSON Patch)."""
    snapshot = resources.newest_snapshot(request, game)
    body = step_resource(request.services, game, request.seat, version, snapshot, request.language)
    table = snapshot.position.table
    return cacheable(json_response(body), request, snapshot.head.version, table.is_ended or bool(table.people))


def step_resource(
    services: Services,
    game: str,
    viewer: Viewer,
    version: int,
    snapshot: Snapshot,
    language: Language,
    live: bool = False,
) -> Step:
    """Return one step of a game whose current position is `snapshot`; raise NotFound if it has no such version.

    Both positions of a finished game are unredacted; with `live`, they are as the viewer saw them at the time.
    """
    before, after, entry = services.repository.step(game, viewer, version, snapshot, live=live)
    table = snapshot.position.table
    is_open = table.is_ended and (not live or version == snapshot.head.version)
    decision = decode(entry.stored, entry.version)
    names = services.names.read(table)
    old = before and resources.plain(resources.game_resource(Game, services, before, viewer, names))
    new = resources.plain(resources.game_resource(Game, services, after, viewer, names))
    changes = difference(old, new)
    return resources.decision_resource(Step, decision, entry, viewer, table, is_open, names, language, changes=changes)


def audit_game(request: Request, game: str) -> Response:
    """Prove the log: its chain and its fold; for a finished game also its moves by the rules, and its draws.

    The choices of AIs are proven by `POST /v1/games/{game}/analyses`, kind `choices`.
    """
    head, audit = request.services.auditor.audit(game)
    resources.log_uncopied(request, game, head)
    if any(proof.status == "not_asked" for proof in audit.proofs):
        verdicts = request.services.analyses.verdicts(game, head)
        if verdicts is not None:
            audit = with_choices(audit, proof_of(verdicts))
    # A failed proof may be repaired, and a proven log may be tampered with.
    return cacheable(json_response(audit), request, head.version, by_content=True)


_PAGE, _AUDIT = Answer(200, Decisions, ("ETag", "Link")), Answer(200, Audit, ("ETag",))

ROUTES = (
    Route("GET", "/v1/games/<game>/decisions", list_decisions, _PAGE, query=DecisionsQuery(), hot=True),
    Route("GET", "/v1/games/<game>/decisions/<int:version>", get_decision, Answer(200, Step, ("ETag",))),
    Route("GET", "/v1/games/<game>/audit", audit_game, _AUDIT, limit="expensive", of_stored=True),
)
