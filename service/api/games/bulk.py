"""Finished games in bulk, as JSON Lines: one archive behind the other, each closed by the cursor to go on with."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from cairn.events import archive
from cairn.projections.rows import Row
from cairn.service.api.games.pages import page_of
from cairn.service.api.http.encoding import take_place
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.api.http.response import Response
from cairn.service.container import Services
from cairn.service.errors import NotFound, UnreadableLog

LINES = 100
"""How many lines are sent at a time."""


def archives(request: Request, query: dict[str, Any]) -> Response:
    """Answer with the archives of a page's games, which are read as they are sent; `Link` names the next page.

    A page may have fewer games than `limit`, or none; where there is no `Link`, no more have ended yet.
    """
    services = request.services
    page, headers = page_of(request, query)
    take_place(request)
    lines = _lines(services, page.rows, query.get("names", True))
    return Response(200, {"Content-Type": ARCHIVE, **headers}, lines, services.broadcast.give_place)


def _lines(services: Services, rows: Mapping[str, Row], names: bool) -> Iterator[bytes]:
    """Yield the archives, some lines at a time; of a game that was deleted meanwhile nothing."""
    for cursor, game in ((cursor, row.id) for cursor, row in rows.items()):
        problem = dict[str, Any]()
        try:
            end = services.repository.end(game)
            entries = services.log.read(game, limit=end.version) if end else iter(())
            while lines := b"".join(map(archive.write, islice(entries, LINES))):
                yield lines
            if names:
                yield archive.write_names(services.names.of_log(game, services.log.read(game)))
        except NotFound:
            continue
        except UnreadableLog as unreadable:
            problem["problem"] = unreadable.body
        yield archive.close(cursor, game, **problem)
