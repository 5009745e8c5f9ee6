"""Series: open, list, join, look at, prove."""

from contextlib import suppress
from typing import Any

from msgspec.structs import asdict
from redis.exceptions import RedisError

from cairn.events import archive
from cairn.events.codec import Undecodable, read_options
from cairn.events.series import SeriesOpened, log_of
from cairn.events.table import Seat
from cairn.projections.series.index import SeriesFilters, StoredRow, row_of
from cairn.service.api.games.bodies import clock_of, misfit
from cairn.service.api.games.resources import tell_uncopied
from cairn.service.api.http.authorization import count_left_out
from cairn.service.api.http.connection_limits import can_wait
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key, tell_repeated
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, cacheable, json_response, link_next
from cairn.service.api.http.route import IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.validation import pointers
from cairn.service.api.series.bodies import (
    JoinSeriesRequest,
    OpenSeriesRequest,
    RoundsQuery,
    SeriesListQuery,
    SeriesQuery,
)
from cairn.service.api.series.resources import (
    RoundsPage,
    SeriesPage,
    SeriesResource,
    TableResource,
    list_rows,
    rounds_of,
    series_resource,
    table_resource,
)
from cairn.service.audit import Audit
from cairn.service.commands.appending import CommandResult
from cairn.service.deciding.formats import VERSION
from cairn.service.errors import Forbidden, Invalid, NotFound, Unauthorized, UnreadableLog
from cairn.service.queries.listing import read_cursor, write_cursor
from cairn.service.queries.snapshots import Snapshot
from cairn.service.series.handler import Participant
from cairn.service.telemetry import metrics

MAX_LOOKED_AT = 1000
"""Series that are looked at for one page, whether they are wanted or not."""
LIST = "series"
"""The list that a cursor is of."""


def open_series(request: Request, body: dict[str, Any]) -> Response:
    """Open a series, whose organiser the player is who asks. It runs by itself: rounds are paired, games opened, and
    who does not come loses.

    It begins when all `places` are taken, at `starts_at`, or when its organiser says so. Players find their games by
    invitations, as the seats are reserved for them: each must sit down within `come_within` seconds. All lots and the
    ids of its games follow from a secret that the series is committed to, so its pairings can be proven like dice.
    """
    services, key = request.services, idempotency_key(request)
    services.parts.check_marks()
    try:
        options = asdict(read_options(body["ruleset"], body["options"]))
    except Undecodable as error:
        raise Invalid("The options are not as they must be.", errors=pointers(misfit(error), "/options")) from error
    id = services.tokens.series(key.key if key else None)
    fields = {name: body[name] for name in SeriesOpened.__struct_fields__ if name in body} | {
        "options": dict(sorted(options.items())),
        "clock": clock_of(body["clock"]),
    }
    opened = SeriesOpened(formats_version=VERSION, commitment="", organiser=request.player, **fields)
    entered = [Participant(Seat("ai", level=level)) for level in body["levels"]]
    result = services.series.open(id, opened, body["title"], entered, key, request.client)
    response = _changed(request, id, result, 201)
    response.headers["Location"] = request.url(f"/v1/series/{id}")
    return response


def list_series(request: Request, query: dict[str, Any]) -> Response:
    """List series, the newest first: those that are listed, or all of a player's own.

    Where filters leave few of very many series, a page may have fewer than `limit`, or none, and a `next` all the same.
    """
    services, player, limit = request.services, query.get("player"), query["limit"]
    if player == "me":
        if request.player is None:
            raise Unauthorized("`player=me` needs the token of a player.")
        player = request.player
    unlisted = request.operator or (player is not None and player == request.player)
    wanted = SeriesFilters(query.get("status"), query.get("ruleset"), player, unlisted)
    rows, looked_at, cursor = list[StoredRow](), 0, None
    after = read_cursor(query.get("cursor"), LIST)
    for place, stored in services.series_shelf.walk(wanted, after, limit + 1):
        if len(rows) == limit or looked_at == MAX_LOOKED_AT:
            cursor = write_cursor(after, LIST)
            break
        row = stored or _restored(request, place)
        if row and wanted.takes(row):
            rows.append(row)
        after, looked_at = place, looked_at + 1
    count_left_out(request, looked_at - len(rows))
    page = SeriesPage(list_rows(rows, services.names), cursor)
    response = json_response(page, Cache_Control=ALWAYS_ASK, Vary="Authorization")
    return link_next(response, request, query, cursor=cursor)


def get_series(request: Request, query: dict[str, Any], series: str) -> Response:
    """Return a series: now, or after its next decision."""
    services, snapshot = request.services, _snapshot(request, series)
    if query["wait"] > 0 and not snapshot.is_ended and can_wait(request):
        with services.notifications.expect(log_of(series)) as arrival:
            snapshot = services.series.get(series)
            if snapshot.head.version <= query["after"]:
                with metrics.POLLS.track_inprogress():
                    arrival.wait(query["wait"])
                snapshot = _snapshot(request, series)
    return cacheable(
        json_response(series_resource(services, snapshot)), request, snapshot.head.version, by_content=True
    )


def join_series(request: Request, body: dict[str, Any], series: str) -> Response:
    """Take part in a series, until it begins; in an arena, as long as it lasts. Who withdrew is back."""
    key = idempotency_key(request)
    services = request.services
    bot = services.players.get(request.player or "").bot
    result = services.series.join(series, request.player or "", body["nonce"], key, bot=bot)
    return _changed(request, series, result, 201)


def leave_series(request: Request, series: str, place: int) -> Response:
    """Withdraw: a participant is paired no more. They do so themselves, or the organiser does. Their game goes on."""
    snapshot = request.services.series.get(series)
    table = snapshot.position.table
    opened = table.series
    if not 0 <= place < len(table.seats):
        raise NotFound("This series has no such participant.")
    if request.player is None or request.player not in (table.seats[place].player, opened and opened.organiser):
        raise Forbidden("Only a participant themselves, or the organiser, may withdraw them.")
    return _changed(request, series, request.services.series.withdraw(series, place), 200)


def start_series(request: Request, series: str) -> Response:
    """Begin a series with those who take part now. Only its organiser may do so."""
    result = request.services.series.start(series, request.player or "", idempotency_key(request))
    return _changed(request, series, result, 200)


def end_series(request: Request, series: str) -> Response:
    """End a series before its time, where it stands. Only its organiser may do so, or the operator."""
    if not (request.player or request.operator):
        raise Unauthorized("This needs the token of a player.")
    player = None if request.operator else request.player
    return _changed(request, series, request.services.series.call_off(series, player, idempotency_key(request)), 200)


def get_series_table(request: Request, series: str) -> Response:
    """Return where everybody stands, with the tie-breaks of the format.

    In points a win of two is 2 and a draw 1. `buchholz` adds up the points of all whom one has met; `sonneborn_berger`
    adds, for each of them, twice their points if one came before them and once if one was level; `direct_encounter`
    are the points from games with each other, where all who are level have met; `wins` are games won on the table.
    """
    snapshot = _snapshot(request, series)
    return cacheable(json_response(table_resource(snapshot)), request, snapshot.head.version, by_content=True)


def list_rounds(request: Request, query: dict[str, Any], series: str) -> Response:
    """List the rounds: who plays whom, in which game, and what came of it."""
    snapshot = _snapshot(request, series)
    page = rounds_of(snapshot, query["after"], query["limit"])
    response = cacheable(json_response(page), request, snapshot.head.version, by_content=True)
    return link_next(response, request, query, after=page.next)


def audit_series(request: Request, series: str) -> Response:
    """Prove a series: its chain and its fold; when it has ended, that each round was paired as the format says, and
    that the lots are those of its secret. `results` compares each result with the end of its game's own log.
    """
    head, audit = request.services.series_auditor.audit(series)
    tell_uncopied(request, log_of(series), head)
    return cacheable(json_response(audit), request, head.version, by_content=True)


def export_series(request: Request, series: str) -> Response:
    """Return the log of a series as JSON Lines, like a game's archive.

    Nothing in it is secret; the secret of its lots is told at the end. Its games have the label `series`.
    """
    snapshot = _snapshot(request, series)
    entries = request.services.log.read(log_of(series), limit=snapshot.head.version)
    headers = {"Content-Type": ARCHIVE, "Content-Disposition": f'attachment; filename="series-{series}.jsonl"'}
    response = Response(200, headers, b"".join(map(archive.write, entries)))
    return cacheable(response, request, snapshot.head.version, by_content=True)


def _snapshot(request: Request, series: str) -> Snapshot:
    snapshot = request.services.series.get(series)
    tell_uncopied(request, log_of(series), snapshot.head)
    return snapshot


def _changed(request: Request, series: str, result: CommandResult, status: int) -> Response:
    snapshot = request.services.series.get(series)
    response = json_response(series_resource(request.services, snapshot), status)
    tell_repeated(response, result.repeated)
    return cacheable(response, request, snapshot.head.version, by_content=True)


def _restored(request: Request, place: str) -> StoredRow | None:
    """Return the row of a series that has none yet, as an older version opened it; store it for the next request."""
    services = request.services
    with suppress(NotFound, UnreadableLog):
        position = services.series.get(place.partition(" ")[2]).position
        with suppress(RedisError):  # it can be read, though nothing can be written now
            services.series_shelf.put(position)
        return row_of(position)
    return None


_OF_ONE = "/v1/series/<series>"

ROUTES = (
    Route(
        "POST",
        "/v1/series",
        open_series,
        Answer(201, SeriesResource, ("ETag", "Location", REPLAYED)),
        needs="player",
        body=Body(OpenSeriesRequest()),
        headers=(IDEMPOTENCY_KEY,),
        limit="open",
    ),
    Route("GET", "/v1/series", list_series, Answer(200, SeriesPage, ("Link",)), query=SeriesListQuery()),
    Route("GET", _OF_ONE, get_series, Answer(200, SeriesResource, ("ETag",)), query=SeriesQuery()),
    Route(
        "POST",
        f"{_OF_ONE}/participants",
        join_series,
        Answer(201, SeriesResource, ("ETag", REPLAYED)),
        needs="player",
        body=Body(JoinSeriesRequest()),
        headers=(IDEMPOTENCY_KEY,),
        problems=(409,),
    ),
    Route(
        "DELETE",
        f"{_OF_ONE}/participants/<int:place>",
        leave_series,
        Answer(200, SeriesResource, ("ETag",)),
        needs="player",
        problems=(409,),
    ),
    Route(
        "POST",
        f"{_OF_ONE}/start",
        start_series,
        Answer(200, SeriesResource, ("ETag", REPLAYED)),
        needs="player",
        headers=(IDEMPOTENCY_KEY,),
        problems=(409, 422),
    ),
    Route(
        "POST",
        f"{_OF_ONE}/end",
        end_series,
        Answer(200, SeriesResource, ("ETag", REPLAYED)),
        headers=(IDEMPOTENCY_KEY,),
        problems=(409,),
    ),
    Route("GET", f"{_OF_ONE}/table", get_series_table, Answer(200, TableResource, ("ETag",)), cost=8),
    Route("GET", f"{_OF_ONE}/rounds", list_rounds, Answer(200, RoundsPage, ("ETag", "Link")), query=RoundsQuery()),
    Route("GET", f"{_OF_ONE}/audit", audit_series, Answer(200, Audit, ("ETag",)), limit="expensive"),
    Route(
        "GET",
        f"{_OF_ONE}/archive",
        export_series,
        Answer(200, {"type": "string"}, ("ETag",), media=ARCHIVE),
        limit="expensive",
    ),
)
