"""Decisions: the log as the caller may read it, and what it proves."""

from typing import Any

from flask import Response, g, url_for

from service.api.bodies import DecisionsQuery
from service.api.docs import Blueprint, answers, conditional, refuses
from service.api.http import answer, cached, house
from service.api.resources import decision_bodies
from service.audit import audit
from service.errors import NotFound

blueprint = Blueprint("decisions", __name__, url_prefix="/v1/games/<game>", description="Replay and audit.")


@blueprint.get("/decisions")
@refuses(blueprint, 401, 404, 422)
@conditional(blueprint)
@answers(blueprint, 200, "Decisions", "ETag", "Link")
@blueprint.arguments(DecisionsQuery(), location="query")
def several(query: dict[str, Any], game: str) -> Response:
    """List the decisions above a version, the oldest first, each with a sentence in plain words."""
    kept = house().positions.view(game, g.seat)
    table = kept.position.table
    entries = [
        entry for entry in house().log.read(game, query["after"], query["limit"]) if entry.version <= kept.head.version
    ]
    following = entries[-1].version if entries and entries[-1].version < kept.head.version else None
    items = decision_bodies(entries, g.seat, table, table.ended)
    response = answer({"items": items, "next": following})
    if following:
        link = url_for("decisions.several", game=game, after=following, limit=query["limit"])
        response.headers["Link"] = f'<{link}>; rel="next"'
    return cached(response, kept, table.ended)


@blueprint.get("/decisions/<int:version>")
@refuses(blueprint, 401, 404)
@conditional(blueprint)
@answers(blueprint, 200, "Decision", "ETag")
def one(game: str, version: int) -> Response:
    """Return one decision: the move, its events, and a sentence in plain words."""
    kept = house().positions.view(game, g.seat)
    table = kept.position.table
    entries = list(house().log.read(game, version - 1, 1)) if 1 <= version <= kept.head.version else []
    if not entries:
        raise NotFound(f"This game has no version {version}.")
    return cached(answer(decision_bodies(entries, g.seat, table, table.ended)[0]), kept, table.ended)


@blueprint.get("/audit")
@refuses(blueprint, 401, 404)
@conditional(blueprint)
@answers(blueprint, 200, "Audit", "ETag")
def prove(game: str) -> Response:
    """Prove the log: that its chain is whole, and that every decision decodes and folds."""
    secret = house().log.secret(game)  # before the log: with the end it goes into the log
    kept = house().positions.view(game, g.seat)
    entries = house().log.read(game, limit=kept.head.version)
    return cached(answer(audit(game, entries, secret)), kept, kept.position.table.ended)
