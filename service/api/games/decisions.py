"""Decisions: the log as the caller is allowed to read it, and its audit."""

from collections.abc import Iterator
from typing import Any

from cairn.events.codec import decode
from cairn.events.decision import Viewer
from cairn.service.api.games import resources
from cairn.service.api.games.difference import difference
from cairn.service.api.games.game import Decisions, Game, Step
from cairn.service.api.http.marshmallow_fields import Parameters, after_version, either_word, page_limit
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response, cacheable, json_response, link_next
from cairn.service.api.http.route import Answer, Route
from cairn.service.audit import Audit
from cairn.service.audit.proofs import proof_of, with_choices
from cairn.service.container import Services
from cairn.service.cooperative import pausing
from cairn.service.languages import Language
from cairn.service.queries.snapshots import Snapshot


class DecisionsQuery(Parameters):
    """A page of decisions."""

    after = after_version()
    limit = page_limit(100)
    changes = either_word("Whether each has its `changes`; default `false`.")


def list_decisions(request: Request, query: dict[str, Any], game: str) -> Response:
    """List the decisions above a version, oldest first. Each has a sentence in plain words."""
    snapshot = resources.newest_snapshot(request, game)
    table, after, newest = snapshot.position.table, query["after"], snapshot.head.version
    last, seat, language = min(after + query["limit"], newest), request.seat, request.language
    if not query.get("changes") or after >= last:
        entries = [entry for entry in request.services.log.read(game, after, query["limit"]) if entry.version <= last]
        items = resources.decision_resources(entries, seat, table, request.services.names.read(table), language)
    else:
        items = [*pausing(step_resources(request.services, game, seat, after, last, snapshot, language))]
    following = items[-1].version if items and items[-1].version < newest else None
    response = link_next(json_response(Decisions(items, following)), request, query, after=following)
    return cacheable(response, request, newest, table.is_ended or bool(table.people))


def get_decision(request: Request, game: str, version: int) -> Response:
    """Return one decision, with its events and a sentence. `changes` is a JSON Patch."""
    snapshot = resources.newest_snapshot(request, game)
    (body,) = step_resources(request.services, game, request.seat, version - 1, version, snapshot, request.language)
    table = snapshot.position.table
    return cacheable(json_response(body), request, snapshot.head.version, table.is_ended or bool(table.people))


def step_resources(
    services: Services,
    game: str,
    viewer: Viewer,
    after: int,
    last: int,
    snapshot: Snapshot,
    language: Language,
    live: bool = False,
) -> Iterator[Step]:
    """Yield the steps above a version of a game whose current position is `snapshot`; raise NotFound without `last`.

    All positions of a finished game are unredacted; with `live`, they are as the viewer saw them at the time.
    """
    table, names, old = snapshot.position.table, services.names.read(snapshot.position.table), None
    for before, now, entry in services.repository.steps(game, viewer, after, last, snapshot, live=live):
        is_open = table.is_ended and (not live or entry.version == snapshot.head.version)
        decision = decode(entry.stored, entry.version)
        said = viewer, names, language
        old = old or (before and resources.plain(resources.game_resource(Game, services, before, *said)))
        new = resources.plain(resources.game_resource(Game, services, now, *said))
        changes, old = difference(old, new), new
        more: Any = {"changes": changes}
        yield resources.decision_resource(Step, decision, entry, viewer, table, is_open, names, language, **more)


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
    return cacheable(json_response(audit.say(request.language)), request, head.version, by_content=True)


_PAGE, _AUDIT = Answer(200, Decisions, ("ETag", "Link")), Answer(200, Audit, ("ETag",))

ROUTES = (
    Route("GET", "/v1/games/<game>/decisions", list_decisions, _PAGE, query=DecisionsQuery(), hot=True),
    Route("GET", "/v1/games/<game>/decisions/<int:version>", get_decision, Answer(200, Step, ("ETag",))),
    Route("GET", "/v1/games/<game>/audit", audit_game, _AUDIT, limit="expensive", of_stored=True),
)
