"""Archives: export and import whole games."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from cairn.events import archive
from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, decode, encode
from cairn.events.decision import Viewer, redact
from cairn.service.api.games.resources import log_uncopied
from cairn.service.api.http.authorization import take
from cairn.service.api.http.marshmallow_fields import Parameters, either_word
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.api.http.response import Response, cacheable, json_response
from cairn.service.api.http.route import ARCHIVE_BODY, Answer, Route
from cairn.service.audit.archives import first_entry
from cairn.service.audit.imports import Import
from cairn.service.cooperative import pausing
from cairn.service.errors import NotFound, UnreadableLog

POLL_SECONDS = "1"
REPLAY_BYTES = 64 * 1024
"""Bytes of a replay that cost as much as one request."""


class ArchiveQuery(Parameters):
    """Content of an archive in addition to the log."""

    names = either_word("Whether the last line has the names of players and guests.", True)


class ImportQuery(Parameters):
    """How an archive is processed."""

    dry_run = either_word("Whether the archive is only verified and returned for replay, not imported.", False)


def export_archive(request: Request, query: dict[str, Any], game: str) -> Response:
    """Return the log as JSON Lines: redacted for the caller while the game runs, complete once it has ended.

    The last line has the names of players and guests, unless `names=false`: the log itself has no names.
    """
    repository, seat = request.services.repository, request.seat
    end = repository.end(game)  # finished games are not folded, so that unreadable logs can be exported
    head = end or repository.get(game, seat).head
    log_uncopied(request, game, head)
    entries: Iterable[Entry] = request.services.log.read(game, limit=head.version)
    if not end:
        entries = [_redacted(entry, seat) for entry in pausing(entries)]
    headers = {"Content-Type": ARCHIVE, "Content-Disposition": f'attachment; filename="{game}.jsonl"'}
    body = _lines(entries)
    if query["names"]:  # an unreadable log has none
        body += archive.write_names(request.services.names.of_log(game, request.services.log.read(game)))
    response = Response(200, headers, body)
    return cacheable(response, request, head.version, by_content=True)


def _redacted(entry: Entry, viewer: Viewer) -> Entry:
    stored = encode(redact(decode(entry.stored, entry.version), viewer, ended=False))
    return Entry(entry.version, stored, entry.digest, entry.chain)


def _lines(entries: Iterable[Entry]) -> bytes:
    return b"".join(archive.write(entry) for entry in entries)


def import_archive(request: Request, query: dict[str, Any]) -> Response:
    """Import a finished game. A worker first audits it in full; `Location` reports the result.

    An archive of a game that is here is 200 at once. At most 8 archives wait (503), 2 per address (429).

    With `dry_run=true` nothing is imported: `Location` has the proofs and the game to replay, for ten minutes.
    """
    imports, first = request.services.imports, first_entry(request.body)
    if not query["dry_run"] and (game := _game_here(request, first)):
        return _ended_game(request, imports.finish(sha256(request.body).hexdigest(), game))
    tag = request.language.tag
    submitted = imports.submit(request.body, request.client, dry=query["dry_run"], language=tag)
    return json_response(submitted, 202, Location=request.url(f"/v1/archives/{submitted.id}"), Retry_After=POLL_SECONDS)


def get_import(request: Request, archive: str) -> Response:
    """Return the result of an import: `pending`, imported with its game, or refused with the reason.

    Results are stored for an hour; those of a dry run for ten minutes, with the proofs, and the replay if they passed.
    """
    submitted = request.services.imports.get(archive)
    if submitted.status == "pending":
        return json_response(submitted, Retry_After=POLL_SECONDS)
    if submitted.replay and (more := len(bytes(submitted.replay)) // REPLAY_BYTES):
        take(request, "reads", more, done=True)
    return _ended_game(request, submitted)


def _game_here(request: Request, first: Entry) -> str | None:
    """Return the game whose export equals the body; None if no finished game here does."""
    try:
        game = decode(first.stored, first.version).game
        end = request.services.repository.end(game) if game else None
    except (Undecodable, NotFound, UnreadableLog):
        return None
    names = archive.write_names(archive.names_in(request.body))
    here = end and _lines(request.services.log.read(str(game), limit=end.version)) + names == request.body
    return game if here else None


def _ended_game(request: Request, done: Import) -> Response:
    """Return a response with the result of an import."""
    if done.game is None:
        return json_response(done.say(request.language))
    return json_response(done, Link=f'<{request.url(f"/v1/games/{done.game}")}>; rel="related"')


_OF_GAME = "/v1/games/<game>/archive"
_EXPORTED = Answer(200, {"type": "string", "format": "binary"}, ("ETag",), media=ARCHIVE)
_TAKEN = (Answer(200, Import, ("Link",)), Answer(202, Import, ("Location", "Retry-After")))

ROUTES = (
    Route("GET", _OF_GAME, export_archive, _EXPORTED, query=ArchiveQuery(), limit="expensive", of_stored=True),
    Route("POST", "/v1/archives", import_archive, _TAKEN, body=ARCHIVE_BODY, query=ImportQuery(), limit="expensive"),
    Route("GET", "/v1/archives/<archive>", get_import, Answer(200, Import, ("Link", "Retry-After"))),
)
