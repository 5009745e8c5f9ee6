"""Archives: export a whole game, and import one."""

from flask import Response, g, request, url_for

from events import archive
from events.chain import Entry
from events.codec import decode, encode
from events.decision import redact
from service.api.docs import Blueprint, documents_answer, documents_etag, documents_problems
from service.api.http import ARCHIVE, answer, cached, services, takes_archive
from service.audit.archives import check_first_line

POLL_SECONDS = "1"

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
    lines = []
    for entry in services().log.read(game, limit=head.version):
        stored = entry.stored if end else encode(redact(decode(entry.stored, entry.version), seat, ended=False))
        lines.append(archive.write(Entry(entry.version, stored, entry.digest, entry.chain)))
    response = Response(b"".join(lines), mimetype=ARCHIVE)
    response.headers["Content-Disposition"] = f'attachment; filename="{game}.jsonl"'
    return cached(response, head.version, by_content=end is not None)


@blueprint.post("/archives")
@takes_archive
@documents_problems(blueprint, 400, 413, 415, 422, 507)
@blueprint.doc(requestBody={"required": True, "content": {ARCHIVE: {"schema": {"type": "string"}}}})
@documents_answer(blueprint, 202, "Import", "Location", "Retry-After")
def import_archive() -> Response:
    """Import a finished game. A worker audits it in full first; `Location` tells what became of it."""
    data = request.get_data()
    check_first_line(data)
    found = services().imports.submit(data)
    return answer(found, 202, Location=url_for("archives.get_import", archive=found.id), Retry_After=POLL_SECONDS)


@blueprint.get("/archives/<archive>")
@documents_problems(blueprint, 404)
@documents_answer(blueprint, 200, "Import", "Link", "Retry-After")
def get_import(archive: str) -> Response:
    """Return what has become of an archive that was sent: it waits, its game is here, or why it was refused.

    It is known for an hour.
    """
    found = services().imports.get(archive)
    if found.status == "pending":
        return answer(found, Retry_After=POLL_SECONDS)
    if found.game is None:
        return answer(found)
    return answer(found, Link=f'<{url_for("games.get_game", game=found.game)}>; rel="related"')
