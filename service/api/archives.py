"""Archives: export a whole game, and import one."""

from events import archive
from events.chain import Entry
from events.codec import decode, encode
from events.decision import redact
from service.api.admission import takes_archive
from service.api.answer import Answer, answer, cached
from service.api.docs import Blueprint, documents_answer, documents_content, documents_etag, documents_problems
from service.api.request import ARCHIVE, Request
from service.audit.archives import check_first_line

POLL_SECONDS = "1"

blueprint = Blueprint("archives", __name__, url_prefix="/v1", description="Export a game, or import one.")


@blueprint.get("/games/<game>/archive")
@documents_problems(blueprint, 401, 404)
@documents_etag(blueprint)
@documents_content(blueprint, ARCHIVE, type="string", format="binary")
def export_archive(asked: Request, game: str) -> Answer:
    """Return the log as JSON Lines: redacted for the caller while the game runs, whole once it has ended."""
    repository, seat = asked.services.repository, asked.seat
    end = repository.end(game)  # a finished game is not folded for it, so that it can be had from any log
    head = end or repository.get(game, seat).head
    lines = []
    for entry in asked.services.log.read(game, limit=head.version):
        stored = entry.stored if end else encode(redact(decode(entry.stored, entry.version), seat, ended=False))
        lines.append(archive.write(Entry(entry.version, stored, entry.digest, entry.chain)))
    headers = {"Content-Type": ARCHIVE, "Content-Disposition": f'attachment; filename="{game}.jsonl"'}
    return cached(Answer(200, headers, b"".join(lines)), asked, head.version, by_content=end is not None)


@blueprint.post("/archives")
@takes_archive
@documents_problems(blueprint, 400, 413, 415, 422, 507)
@blueprint.doc(requestBody={"required": True, "content": {ARCHIVE: {"schema": {"type": "string"}}}})
@documents_answer(blueprint, 202, "Import", "Location", "Retry-After")
def import_archive(asked: Request) -> Answer:
    """Import a finished game. A worker audits it in full first; `Location` tells what became of it."""
    check_first_line(asked.body)
    found = asked.services.imports.submit(asked.body)
    return answer(found, 202, Location=asked.url(f"/v1/archives/{found.id}"), Retry_After=POLL_SECONDS)


@blueprint.get("/archives/<archive>")
@documents_problems(blueprint, 404)
@documents_answer(blueprint, 200, "Import", "Link", "Retry-After")
def get_import(asked: Request, archive: str) -> Answer:
    """Return what has become of an archive that was sent: it waits, its game is here, or why it was refused.

    It is known for an hour.
    """
    found = asked.services.imports.get(archive)
    if found.status == "pending":
        return answer(found, Retry_After=POLL_SECONDS)
    if found.game is None:
        return answer(found)
    return answer(found, Link=f'<{asked.url(f"/v1/games/{found.game}")}>; rel="related"')
