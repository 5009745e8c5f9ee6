"""Finished games in bulk, as JSON Lines: one archive behind the other, each closed by the cursor to go on with."""

import math
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any
from urllib.parse import urlencode

from msgspec import Struct

from cairn.events import archive
from cairn.projections.lobby import Ended
from cairn.service.api.http.encoding import take_place
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.api.http.response import ALWAYS_ASK, Response
from cairn.service.container import Services
from cairn.service.deciding.clock import seconds
from cairn.service.errors import Invalid, NotFound, Unauthorized, UnreadableLog
from cairn.service.tokens import is_id

MOST_LOOKED_AT = 20_000
"""Finished games that are looked at for one answer, whether they are wanted or not."""
ROWS = 200
"""How many rows of the lobby are read at a time."""

LINES = 100
"""How many lines are sent at a time."""

_BEGINNING = Ended(-math.inf, "")


class Wanted(Struct, frozen=True):
    """Which finished games; `unlisted` ones only the operator may have, and a player of their own."""

    ruleset: str | None
    player: str | None
    unlisted: bool

    def takes(self, row: dict[str, Any]) -> bool:
        """Tell whether a row of the lobby is that of such a game."""
        return bool(
            (row["listed"] or self.unlisted)
            and self.ruleset in (None, row["ruleset"])
            and (self.player is None or any(seat.get("player") == self.player for seat in row["seats"]))
        )


def archives(request: Request, query: dict[str, Any]) -> Response:
    """Answer with the archives of a page's games, which are read as they are sent; `Link` names the next page.

    A page may have fewer games than `limit`, or none; where there is no `Link`, no more have ended yet.
    """
    services = request.services
    after = Ended(seconds(query["ended_from"]), "") if "ended_from" in query else _BEGINNING
    if "cursor" in query:
        after = max(after, _read(query["cursor"]))
    until = seconds(query["ended_until"]) if "ended_until" in query else math.inf
    games, last = _page(services, _wanted(request, query), after, until, query["limit"])
    headers = {"Content-Type": ARCHIVE, "Cache-Control": ALWAYS_ASK, "Vary": "Authorization"}
    if last:
        named = {name: str(value).lower() if isinstance(value, bool) else value for name, value in query.items()}
        link = request.url(f"/v1/games?{urlencode(named | {'cursor': _cursor(last)})}")
        headers["Link"] = f'<{link}>; rel="next"'
    take_place(request)
    return Response(200, headers, _lines(services, games, query.get("names", True)), services.broadcast.give_place)


def _wanted(request: Request, query: dict[str, Any]) -> Wanted:
    player = query.get("player")
    if player == "me":
        if request.player is None:
            raise Unauthorized("Your own games need the token of a player.")
        player = request.player
    mine = player is not None and player == request.player
    return Wanted(query.get("ruleset"), player, request.operator or mine)


def _page(
    services: Services, wanted: Wanted, after: Ended, until: float, limit: int
) -> tuple[list[Ended], Ended | None]:
    """Return the games of a page, and what the next page follows, if there may be one."""
    found, looked_at, ended = list[Ended](), 0, services.lobby.ended(after, until)
    while some := list(islice(ended, ROWS)):
        rows = {row["id"]: row for row in services.lobby.rows([one.game for one in some])}
        for one in some:
            if one.game in rows and wanted.takes(rows[one.game]):
                if len(found) == limit:
                    return found, found[-1]
                found.append(one)
        looked_at += len(some)
        if looked_at >= MOST_LOOKED_AT:
            return found, some[-1]
    return found, None


def _lines(services: Services, games: list[Ended], names: bool) -> Iterator[bytes]:
    """Yield the archives, some lines at a time; of a game that was deleted meanwhile nothing."""
    for one in games:
        problem = dict[str, Any]()
        try:
            end = services.repository.end(one.game)
            entries = services.log.read(one.game, limit=end.version) if end else iter(())
            while lines := b"".join(map(archive.write, islice(entries, LINES))):
                yield lines
            if names:
                yield archive.write_names(services.names.of_log(one.game, services.log.read(one.game)))
        except NotFound:
            continue
        except UnreadableLog as unreadable:
            problem["problem"] = unreadable.body | unreadable.members
        yield archive.close(_cursor(one), one.game, **problem)


def _cursor(ended: Ended) -> str:
    return urlsafe_b64encode(f"{ended.at!r} {ended.game}".encode()).decode()


def _read(cursor: str) -> Ended:
    with suppress(Error, ValueError):
        at, _, game = urlsafe_b64decode(cursor.encode()).decode().partition(" ")
        if re.fullmatch(r"\d{1,12}\.\d{1,9}", at) and is_id(game):
            return Ended(float(at), game)
    detail = "The cursor is none of ours, of archives."
    raise Invalid(detail, errors=[{"pointer": "query/cursor", "detail": detail}])
