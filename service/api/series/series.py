"""Series: open, list, join, read, verify."""

from contextlib import suppress
from typing import Any

from msgspec.structs import asdict
from redis.exceptions import RedisError

from cairn.events import archive
from cairn.events.clock import format_time
from cairn.events.codec import Undecodable, read_options
from cairn.events.series import OPEN_WITHIN, SeriesOpened, log_of
from cairn.events.table import Seat
from cairn.projections.message import message
from cairn.projections.series.index import SeriesFilters, StoredRow, row_of
from cairn.service.api.games.bodies import clock_of, misfit
from cairn.service.api.games.resources import log_uncopied
from cairn.service.api.http.authorization import count_left_out
from cairn.service.api.http.connection_limits import can_wait
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import ARCHIVE, Request
from cairn.service.api.http.response import ALWAYS_ASK, REPLAYED, Response, cacheable, json_response, link_next
from cairn.service.api.http.route import IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.validation import pointers
from cairn.service.api.series import bodies, resources
from cairn.service.audit import Audit
from cairn.service.commands.appending import CommandResult
from cairn.service.container import Services
from cairn.service.deciding.formats import VERSION, VERSIONS
from cairn.service.errors import Forbidden, Invalid, Mistake, NotFound, Unauthorized, UnreadableLog
from cairn.service.queries.listing import read_cursor, write_cursor
from cairn.service.queries.snapshots import Snapshot
from cairn.service.redis_clients.format import ACTORS
from cairn.service.series.handler import Participant
from cairn.service.telemetry import metrics

MAX_LOOKED_AT = 1000
"""Maximum number of series to read for one page, including those that do not match."""
LIST = "series"
"""The name of the list in its cursors."""
START_TOLERANCE, LATEST_START = 60.0, 366 * 24 * 3600.0  # seconds: clients have clocks of their own


def open_series(request: Request, body: dict[str, Any]) -> Response:
    """Open a series with the player as its organiser. It runs by itself.

    It begins when all `places` are taken, at `starts_at`, or when its organiser starts it. Players are invited to their
    games, and lose if they do not sit down within `come_within` seconds. Its lots and the ids of its games follow from
    nonces and a secret that it commits to.
    """
    services, key = request.services, idempotency_key(request)
    services.parts.check_marks()
    try:
        options = asdict(read_options(body["ruleset"], body["options"]))
    except Undecodable as error:
        raise Invalid("options-invalid", errors=pointers(misfit(error), "/options")) from error
    id = services.tokens.series(key.key if key else None)
    _check_start(services, id, body["starts_at"])
    is_upgraded = services.parts.permit() >= ACTORS
    fields = {name: body[name] for name in SeriesOpened.__struct_fields__ if name in body} | {
        "options": dict(sorted(options.items())),
        "clock": clock_of(body["clock"]),
        "open_within": OPEN_WITHIN if is_upgraded else 0,
        "formats_version": VERSION if is_upgraded else VERSIONS[0],
    }
    opened = SeriesOpened(commitment="", organiser=request.player, **fields)
    entered = [Participant(Seat("ai", level=level)) for level in body["levels"]]
    result = services.series.open(id, opened, body["title"], entered, key, request.client)
    response = _changed(request, id, result, 201)
    response.headers["Location"] = request.url(f"/v1/series/{id}")
    return response


def _check_start(services: Services, id: str, at: str | None) -> None:
    """Refuse a new series that starts in the past, or later than in a year; a repeated request opens none."""
    now = services.clock.time()
    if at is None or format_time(now - START_TOLERANCE) <= at <= format_time(now + LATEST_START):
        return
    with suppress(NotFound):
        services.series.get(id)
        return
    words = message("series-start")
    raise Invalid(words, errors=[Mistake(pointer="/starts_at", detail=words)])


def list_series(request: Request, query: dict[str, Any]) -> Response:
    """List series, newest first: those that are listed, or all of a player's own.

    A page can have fewer than `limit` series, or none, and still have a `next`.
    """
    services, player, limit = request.services, query.get("player"), query["limit"]
    if player == "me":
        if request.player is None:
            raise Unauthorized("player-me-without-token")
        player = request.player
    unlisted = request.operator or (player is not None and player == request.player)
    wanted = SeriesFilters(query.get("status"), query.get("ruleset"), player, unlisted)
    rows, looked_at, cursor = list[StoredRow](), 0, None
    after = read_cursor(query.get("cursor"), LIST)
    for place, stored in services.series_index.walk(wanted, after, limit + 1):
        if len(rows) == limit or looked_at == MAX_LOOKED_AT:
            cursor = write_cursor(after, LIST)
            break
        row = stored or _restored(request, place)
        if row and wanted.takes(row):
            rows.append(row)
        after, looked_at = place, looked_at + 1
    count_left_out(request, looked_at - len(rows))
    page = resources.SeriesPage(resources.list_rows(rows, services.names), cursor)
    response = json_response(page, Cache_Control=ALWAYS_ASK, Vary="Authorization")
    return link_next(response, request, query, cursor=cursor)


def get_series(request: Request, query: dict[str, Any], series: str) -> Response:
    """Return a series: now, or after its next decision. If too many requests wait already, it returns at once."""
    services, snapshot = request.services, _snapshot(request, series)
    if query["wait"] > 0 and not snapshot.position.table.is_ended and can_wait(request):
        with services.notifications.expect(log_of(series)) as arrival:
            snapshot = services.series.get(series)
            if snapshot.head.version <= query["after"]:
                with metrics.POLLS.track_inprogress():
                    arrival.wait(query["wait"])
                snapshot = _snapshot(request, series)
    response = json_response(resources.series_resource(services, snapshot))
    return cacheable(response, request, snapshot.head.version, by_content=True)


def join_series(request: Request, body: dict[str, Any], series: str) -> Response:
    """Join a series before it begins; an arena, while it lasts. A player who had withdrawn takes part again.

    Until `open_until`, participants send the `nonce` of their `commitment`.
    """
    key = idempotency_key(request)
    services = request.services
    bot = services.players.get(request.player or "").bot
    result = services.series.join(series, request.player or "", body["nonce"], key, bot=bot, digest=body["commitment"])
    return _changed(request, series, result, 201)


def leave_series(request: Request, query: dict[str, Any], series: str, place: int) -> Response:
    """Withdraw a participant from further pairings, as that player or the organiser. Their current game continues."""
    snapshot = request.services.series.get(series)
    if not 0 <= place < len(snapshot.position.table.seats):
        raise NotFound("no-such-participant")
    if request.player is None:
        raise Forbidden("only-participant-withdraws")
    bye = query["bye"]
    return _changed(request, series, request.services.series.withdraw(series, place, request.player, bye=bye), 200)


def start_series(request: Request, series: str) -> Response:
    """Begin a series with the current participants. Only its organiser may do this."""
    result = request.services.series.start(series, request.player or "", idempotency_key(request))
    return _changed(request, series, result, 200)


def end_series(request: Request, series: str) -> Response:
    """End a series early, with its current standings. Only its organiser or an operator may do this."""
    if not (request.player or request.operator):
        raise Unauthorized("needs-player-token")
    player = None if request.operator else request.player
    return _changed(request, series, request.services.series.call_off(series, player, idempotency_key(request)), 200)


def get_series_table(request: Request, series: str) -> Response:
    """Return the standings of a series, with the tie-breaks of the format.

    With two players, a win scores 2 points and a draw 1. `buchholz` is the sum of the points of all opponents;
    `sonneborn_berger` counts them twice if ranked below, once if equal, else not; `direct_encounter` is the points
    among the tied participants, if all have met; `wins` is the number of games won.
    """
    snapshot = _snapshot(request, series)
    return cacheable(json_response(resources.table_resource(snapshot)), request, snapshot.head.version, by_content=True)


def list_rounds(request: Request, query: dict[str, Any], series: str) -> Response:
    """List the rounds, the first round first. Each has its tables, games and results."""
    snapshot = _snapshot(request, series)
    page = resources.rounds_of(snapshot, query["after"], query["limit"])
    response = cacheable(json_response(page), request, snapshot.head.version, by_content=True)
    return link_next(response, request, query, after=page.next)


def audit_series(request: Request, series: str) -> Response:
    """Prove the log and the results of a series. After its end, its pairings and lots, too."""
    head, audit = request.services.auditor.audit_series(series, request.services.repository)
    log_uncopied(request, log_of(series), head)
    return cacheable(json_response(audit.say(request.language)), request, head.version, by_content=True)


def export_series(request: Request, series: str) -> Response:
    """Return the log of a series as JSON Lines, like a game's archive.

    Its secret is revealed at the end. Its games have the label `series`.
    """
    snapshot = _snapshot(request, series)
    entries = request.services.log.read(log_of(series), limit=snapshot.head.version)
    headers = {"Content-Type": ARCHIVE, "Content-Disposition": f'attachment; filename="series-{series}.jsonl"'}
    response = Response(200, headers, b"".join(map(archive.write, entries)))
    return cacheable(response, request, snapshot.head.version, by_content=True)


def _snapshot(request: Request, series: str) -> Snapshot:
    snapshot = request.services.series.get(series)
    log_uncopied(request, log_of(series), snapshot.head)
    return snapshot


def _changed(request: Request, series: str, result: CommandResult, status: int) -> Response:
    snapshot = request.services.series.get(series)
    response = json_response(resources.series_resource(request.services, snapshot), status, repeated=result.repeated)
    return cacheable(response, request, snapshot.head.version, by_content=True)


def _restored(request: Request, place: str) -> StoredRow | None:
    """Return and store the row of a series that was opened by an older version, which stored no rows."""
    services = request.services
    with suppress(NotFound, UnreadableLog):
        position = services.series.get(place.partition(" ")[2]).position
        with suppress(RedisError):  # reading works even if Redis refuses writes
            services.series_index.put(position)
        return row_of(position)
    return None


_ALL, _ONE, _PLACES = "/v1/series", "/v1/series/<series>", "/v1/series/<series>/participants"
_KEY = (IDEMPOTENCY_KEY,)
_LISTED, _FOUND = Answer(200, resources.SeriesPage, ("Link",)), Answer(200, resources.SeriesResource, ("ETag",))
_OPENED = Answer(201, resources.SeriesResource, ("ETag", "Location", REPLAYED))
_JOINED, _CHANGED = (Answer(status, resources.SeriesResource, ("ETag", REPLAYED)) for status in (201, 200))
_TABLE, _ROUNDS = Answer(200, resources.TableResource, ("ETag",)), Answer(200, resources.RoundsPage, ("ETag", "Link"))
_EXPORTED = Answer(200, {"type": "string"}, ("ETag",), media=ARCHIVE)
_OPEN, _JOIN, _LEAVE = Body(bodies.OpenSeriesRequest()), Body(bodies.JoinSeriesRequest()), bodies.LeaveQuery()

ROUTES = (
    Route("POST", _ALL, open_series, _OPENED, needs="player", body=_OPEN, headers=_KEY, limit="open"),
    Route("GET", _ALL, list_series, _LISTED, query=bodies.SeriesListQuery()),
    Route("GET", _ONE, get_series, _FOUND, query=bodies.SeriesQuery()),
    Route("POST", _PLACES, join_series, _JOINED, needs="player", body=_JOIN, headers=_KEY, problems=(409,)),
    Route("DELETE", f"{_PLACES}/<int:place>", leave_series, _FOUND, needs="player", query=_LEAVE, problems=(409,)),
    Route("POST", f"{_ONE}/start", start_series, _CHANGED, needs="player", headers=_KEY, problems=(409, 422)),
    Route("POST", f"{_ONE}/end", end_series, _CHANGED, headers=_KEY, problems=(409,)),
    Route("GET", f"{_ONE}/table", get_series_table, _TABLE, cost=8),
    Route("GET", f"{_ONE}/rounds", list_rounds, _ROUNDS, query=bodies.RoundsQuery()),
    Route("GET", f"{_ONE}/audit", audit_series, Answer(200, Audit, ("ETag",)), limit="expensive"),
    Route("GET", f"{_ONE}/archive", export_series, _EXPORTED, limit="expensive"),
)
