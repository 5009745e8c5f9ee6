"""Analyses of finished games: request one, read it, and watch its progress."""

import time
from typing import Any, get_args

from marshmallow import Schema, ValidationError, fields, validates_schema
from marshmallow.validate import OneOf
from redis.exceptions import RedisError

from cairn.events.codec import decode
from cairn.service.analyses.analyses import LOOK_SECONDS
from cairn.service.analyses.partition import Kind
from cairn.service.analyses.record import Analysis
from cairn.service.api.games.analysis import PAGES, Analyses, AnalysisMessage, AnalysisPage
from cairn.service.api.http.encoding import SSE, describe_stream
from cairn.service.api.http.marshmallow_fields import about, after_version, page_limit
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response, link_next
from cairn.service.api.http.route import IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.streaming import Pause, Stream, stream_response
from cairn.service.container import Services
from cairn.service.deciding import levels
from cairn.service.errors import NotFinished, NotFound
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import rules_of

POLL_SECONDS = "1"


class AnalysisRequest(Schema):
    """The kind of an analysis, and its level."""

    kind = fields.String(
        required=True,
        validate=OneOf(get_args(Kind)),
        metadata=about("`decisions`: the quality of each decision; `choices`: the proof of the AIs' choices."),
    )
    level = fields.String(
        validate=OneOf(levels.SEARCHING),
        metadata=about("The level of the search; default `hard`. Refused for `choices`."),
    )

    @validates_schema(skip_on_field_errors=True)
    def _fits(self, data: dict[str, Any], **_kwargs: Any) -> None:
        if data["kind"] == "choices" and "level" in data:
            raise ValidationError("Choices are computed by the levels that made them, so `level` is refused.", "level")


class AnalysisQuery(Schema):
    """A page of rows of an analysis."""

    after = after_version("The version of the last row received.")
    limit = page_limit(100)


def analyse_game(request: Request, body: dict[str, Any], game: str) -> Response:
    """Request an analysis of a finished game from the workers. No token is needed; equal requests share an analysis.

    `decisions`: for each move, the chances of all seats after it and after the best move, the loss, and a verdict, from
    the position as the mover knew it; for each player an accuracy. `choices`: the fifth proof, whether each choice
    of an AI is the choice that its level makes. At most 16 analyses run at once (503 above that), 4 per address (429).
    Results are stored for 30 days after they were last requested, and are deleted with their game.
    """
    services, key = request.services, idempotency_key(request)
    snapshot = services.repository.get(game, TRUTH)
    table, kind = snapshot.position.table, body["kind"]
    if not snapshot.is_ended:
        raise NotFinished("Only a finished game can be analysed, and this one has not ended.")
    if kind == "decisions":
        rules_of(snapshot.position)
    level = body.get("level", levels.THOROUGH) if kind == "decisions" else None
    decisions = (decode(entry.stored, entry.version) for entry in services.log.read(game, limit=snapshot.head.version))
    seats = len(table.seats)
    analysis = services.analyses.ask(
        game, snapshot.head, kind, level, table.ruleset, seats, decisions, key, request.client
    )
    location = request.url(f"/v1/games/{game}/analyses/{analysis.id}")
    return json_response(analysis, 202, Location=location, Retry_After=POLL_SECONDS)


def list_analyses(request: Request, game: str) -> Response:
    """List the analyses of a game, without their rows; a running game has none."""
    if request.services.log.last(game) is None:
        raise NotFound("There is no such game.")
    return json_response(Analyses(request.services.analyses.all(game)), Cache_Control=ALWAYS_ASK)


def get_analysis(request: Request, query: dict[str, Any], game: str, analysis: str) -> Response:
    """Return the progress of an analysis, and its rows above a version, up to the first row that is still missing."""
    record, rows, following = request.services.analyses.page(game, analysis, query["after"], query["limit"])
    response = json_response(PAGES[record.kind](record, rows, following), Cache_Control=ALWAYS_ASK)
    if record.status in ("pending", "running"):
        response.headers["Retry-After"] = POLL_SECONDS
    return link_next(response, request, query, after=following)


def stream_analysis(request: Request, game: str, analysis: str) -> Response:
    """Stream the progress of an analysis (Server-Sent Events): `event: analysis`, without rows, per completed part.

    The id of a message is the number of decisions analysed. The first message has the current progress, the last one
    the status `done` or `failed`; then the stream ends. It also ends if the game is deleted, or if the client does not
    read. The stream of the game itself ends with the game.
    """
    services = request.services
    services.analyses.get(game, analysis)
    return stream_response(request, SSE, _analysis_messages(services, game, analysis))


def _analysis_messages(services: Services, game: str, id: str) -> Stream:
    """Yield messages until the analysis has ended. Polling also recovers lost parts."""
    subscription, last = services.notifications.subscribe(game), None
    sent, heartbeat = time.monotonic(), services.broadcast.heartbeat
    try:
        while True:
            heard, analysis = subscription.count, last
            try:
                analysis = services.analyses.get(game, id)
            except NotFound:
                return
            except RedisError:
                pass  # the stream continues when Redis is available again
            changed = analysis if analysis != last else None
            message = SSE.write(AnalysisMessage(changed.done, changed)) if changed else None
            if message is None:
                seconds = sent + heartbeat - time.monotonic()
                came = yield Pause(subscription, heard, min(seconds, LOOK_SECONDS))
                if came or seconds > LOOK_SECONDS:
                    continue
                message = SSE.heartbeat
            last = analysis
            yield message
            sent = time.monotonic()
            if _has_ended(last):
                return
    finally:
        services.notifications.unsubscribe(game, subscription)


def _has_ended(analysis: Analysis | None) -> bool:
    return analysis is not None and analysis.status in ("done", "failed")


ROUTES = (
    Route(
        "POST",
        "/v1/games/<game>/analyses",
        analyse_game,
        Answer(202, Analysis, ("Location", "Retry-After")),
        body=Body(AnalysisRequest()),
        headers=(IDEMPOTENCY_KEY,),
        limit="expensive",
    ),
    Route("GET", "/v1/games/<game>/analyses", list_analyses, Analyses, cost=2),
    Route(
        "GET",
        "/v1/games/<game>/analyses/<analysis>",
        get_analysis,
        Answer(200, AnalysisPage, ("Link", "Retry-After")),
        query=AnalysisQuery(),
    ),
    Route(
        "GET",
        "/v1/games/<game>/analyses/<analysis>/stream",
        stream_analysis,
        describe_stream(),
    ),
)
