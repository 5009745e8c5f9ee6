"""Decisions: the log as the caller may read it, and what it proves."""

from dataclasses import replace
from typing import Any

from flask import Response, g, url_for

from events.event import Viewer
from service.api.bodies import DecisionsQuery
from service.api.docs import Blueprint, answers, conditional, refuses
from service.api.http import answer, cached, house
from service.api.resources import changes, decision_bodies
from service.errors import NotFound
from service.kept import Kept

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
@answers(blueprint, 200, "Step", "ETag")
def one(game: str, version: int) -> Response:
    """Return one step: the move, its events, a sentence, and what it changed in what the caller sees (JSON Patch)."""
    kept = house().positions.view(game, g.seat)
    return cached(answer(step(game, g.seat, version, kept)), kept, kept.position.table.ended)


def step(game: str, viewer: Viewer, version: int, kept: Kept, live: bool = False) -> dict[str, Any]:
    """Return one step of a game whose newest position is `kept`; raise NotFound if it has no such version.

    When the game has ended both its positions are open; `live`, they are as the viewer saw them when it was made.
    """
    table = kept.position.table
    open_before, open_after = table.ended and not live, table.ended and (not live or version == kept.head.version)
    entries = list(house().log.read(game, version - 1, 1)) if 1 <= version <= kept.head.version else []
    if not entries:
        raise NotFound(f"This game has no version {version}.")
    before, after = (
        replace(house().positions.earlier(game, viewer, at, is_open), imported=kept.imported) if at else None
        for at, is_open in ((version - 1, open_before), (version, open_after))
    )
    assert after
    (body,) = decision_bodies(entries, viewer, table, open_after)
    return body | {"changes": changes(before, after, viewer)}


@blueprint.get("/audit")
@refuses(blueprint, 401, 404)
@conditional(blueprint)
@answers(blueprint, 200, "Audit", "ETag")
def proofs(game: str) -> Response:
    """Prove the log: its chain and its fold; when the game has ended, its moves by the rules and its draws, too."""
    top = house().positions.unfolded(game)
    found = house().auditor.audit(game, top)
    return cached(answer(found), top, ended=found.proven)  # what failed may be mended: nobody should keep it for ever
