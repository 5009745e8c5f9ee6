"""Archives: export a whole game, and import one."""

from collections.abc import Iterator

from flask import Response, g, request, url_for

from events import archive
from events.chain import Entry
from events.codec import decode, encode
from events.decision import redact
from service.api.docs import Blueprint, documents_answer, documents_etag, documents_problems
from service.api.http import ARCHIVE, answer, cached, services, takes_archive
from service.api.resources import game_body
from service.audit.archives import examine
from service.errors import Invalid, NotProven

blueprint = Blueprint("archives", __name__, url_prefix="/v1", description="Export a game, or import one.")


@blueprint.get("/games/<game>/archive")
@documents_problems(blueprint, 401, 404)
@documents_etag(blueprint)
@blueprint.response(200, {"type": "string", "format": "binary"}, content_type=ARCHIVE)
def export_archive(game: str) -> Response:
    """Return the log as JSON Lines: redacted for the caller while the game runs, whole once it has ended."""
    repository, seat = services().repository, g.seat
    end = repository.end(game)  # a finished game is not folded for it, so that it can be had from any log
    head = end or repository.get(game, seat).head
    entries = services().log.read(game, limit=head.version)

    def lines() -> Iterator[bytes]:
        for entry in entries:
            stored = entry.stored if end else encode(redact(decode(entry.stored), seat, ended=False))
            yield archive.write(Entry(entry.version, stored, entry.digest, entry.chain))

    response = Response(lines(), mimetype=ARCHIVE)
    response.headers["Content-Disposition"] = f'attachment; filename="{game}.jsonl"'
    return cached(response, head.version, by_content=end is not None, digest=head.chain)


@blueprint.post("/archives")
@takes_archive
@documents_problems(blueprint, 400, 409, 413, 415, 422, 507)
@blueprint.doc(requestBody={"required": True, "content": {ARCHIVE: {"schema": {"type": "string"}}}})
@documents_answer(blueprint, 201, "Game", "ETag", "Location")
def import_archive() -> Response:
    """Import a finished game. It is audited in full first; the same archive may be sent twice."""
    with services().auditor.alone():
        try:
            found = examine(request.get_data())
        except archive.Unreadable as error:
            raise Invalid(
                "The body is not an archive.", errors=[{"pointer": f"/{error.line}", "detail": f"{error}."}]
            ) from error
    if proof := found.audit.unproven:
        where = f" at version {proof.version}" if proof.version else ""
        raise NotProven(f"The proof of its {proof.name} did not pass{where}: {proof.why}.", proof=proof)
    game, entries = found.game, found.entries
    services().commands.bring_in(game, entries)
    snapshot = services().repository.get(game, None)
    response = answer(game_body(snapshot, None), 201, Location=url_for("games.get_game", game=game))
    return cached(response, snapshot.head.version, by_content=True)
