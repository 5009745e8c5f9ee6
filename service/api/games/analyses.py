"""Analyses of finished games: request one, read it, and watch its progress."""

import time
from typing import Annotated, Any

from marshmallow.validate import OneOf
from msgspec import Struct
from redis.exceptions import RedisError

from cairn.events.codec import decode
from cairn.service.analyses.analyses import LOOK_SECONDS
from cairn.service.analyses.record import AnalysedDecision, Analysis
from cairn.service.api.http.choices import Choice, form
from cairn.service.api.http.marshmallow_fields import Parameters, after_version, page_limit, text
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response, link_next
from cairn.service.api.http.route import IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.streaming import SSE, Pause, Stream, Versioned, describe_stream, stream_response
from cairn.service.audit.proofs import Verdict
from cairn.service.container import Services
from cairn.service.deciding import levels
from cairn.service.errors import NotFinished, NotFound
from cairn.service.languages import R
from cairn.service.queries.fields import doc
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import rules_of

POLL_SECONDS = "1"


About = Annotated[Analysis, doc("The requested analysis, and its progress.")]
NextRow = Annotated[int | None, doc("The next page's `after`; null if no rows are left now.")]
_IN_ORDER = doc("Without gaps, up to the first missing row.")


class Analyses(Struct):
    """The analyses of a game."""

    items: Annotated[list[Analysis], doc("The analyses, oldest first.")]


class Page(Struct, tag_field="kind"):
    """A page of an analysis."""


class AnalysedDecisions(Page, tag="decisions"):
    """An analysis of the decisions, and a page of its rows."""

    analysis: About
    items: Annotated[list[AnalysedDecision], _IN_ORDER]
    next: NextRow


class ChoiceVerdicts(Page, tag="choices"):
    """An analysis of the choices, and a page of its rows."""

    analysis: About
    items: Annotated[list[Verdict], _IN_ORDER]
    next: NextRow


PAGES = {"decisions": AnalysedDecisions, "choices": ChoiceVerdicts}
"""The pages of each kind of analysis."""
AnalysisPage = Annotated[
    AnalysedDecisions | ChoiceVerdicts, doc("An analysis, and a page of its rows.", title="AnalysisPage")
]


class AnalysisMessage(Versioned, tag="analysis"):
    """The progress of an analysis; its version is the number of decisions analysed."""

    data: Analysis


_LEVEL = text("The level of the search; default `hard`.", OneOf(levels.SEARCHING))
_CHOICES = "The proof of the AIs' choices. It is computed by the levels that made them."


class AnalysisRequest(Choice):
    """The kind of an analysis, and its level."""

    by = "kind"
    forms = (
        form("DecisionsAnalysisRequest", "The quality of each decision.", kind="decisions", level=_LEVEL),
        form("ChoicesAnalysisRequest", _CHOICES, kind="choices"),
    )


class AnalysisQuery(Parameters):
    """A page of rows of an analysis."""

    after = after_version("The version of the last row received.")
    limit = page_limit(100)


def analyse_game(request: Request, body: dict[str, Any], game: str) -> Response:
    """Request an analysis of a finished game. Equal requests share an analysis.

    `decisions`: for each move, the chances after it and after the best move, the loss and a verdict, by what the mover
    knew; for each player an accuracy. `choices`: the fifth proof, whether each AI's choice is that of its level. At
    most 16 run at once (503), 4 per address (429). Results stay for 30 days after the last request.
    """
    services, key = request.services, idempotency_key(request)
    snapshot = services.repository.get(game, TRUTH)
    table, kind = snapshot.position.table, body["kind"]
    if not table.is_ended:
        raise NotFinished("only-finished-analysed")
    if kind == "decisions":
        rules_of(snapshot.position)
    level = body.get("level", levels.THOROUGH) if kind == "decisions" else None
    decisions = (decode(entry.stored, entry.version) for entry in services.log.read(game, limit=snapshot.head.version))
    subject = game, snapshot.head, kind, level, table.ruleset, len(table.seats)
    analysis = services.analyses.ask(*subject, decisions, key, request.client)
    location = request.url(f"/v1/games/{game}/analyses/{analysis.id}")
    return json_response(_in_language(request, analysis), 202, Location=location, Retry_After=POLL_SECONDS)


def list_analyses(request: Request, game: str) -> Response:
    """List the analyses of a game, without rows. A running game has none; an unknown one is 404."""
    if request.services.log.last(game) is None:
        raise NotFound("no-such-game")
    items = [_in_language(request, each) for each in request.services.analyses.all(game)]
    return json_response(Analyses(items), Cache_Control=ALWAYS_ASK)


def get_analysis(request: Request, query: dict[str, Any], game: str, analysis: str) -> Response:
    """Return the progress of an analysis, and its rows above a version. They end before the first missing row."""
    record, rows, following = request.services.analyses.page(game, analysis, query["after"], query["limit"])
    said = [_in_language(request, row) for row in rows]
    page = PAGES[record.kind](_in_language(request, record), said, following)
    response = json_response(page, Cache_Control=ALWAYS_ASK)
    if record.status in ("pending", "running"):
        response.headers["Retry-After"] = POLL_SECONDS
    return link_next(response, request, query, after=following)


def stream_analysis(request: Request, game: str, analysis: str) -> Response:
    """Stream the progress of an analysis (Server-Sent Events): `event: analysis`, without rows, per completed part.

    A message's id is the number of decisions analysed. The stream ends after the status `done` or `failed`, if the game
    is deleted, or if the client does not read.
    """
    services = request.services
    services.analyses.get(game, analysis)
    return stream_response(request, SSE, _analysis_messages(request, services, game, analysis))


def _in_language(request: Request, record: R) -> R:
    field = {Analysis: "problem", AnalysedDecision: "reason"}.get(type(record), "why")
    return request.language.explain(record, field, "said|reason|why")


def _analysis_messages(request: Request, services: Services, game: str, id: str) -> Stream:
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
            message = SSE.write(AnalysisMessage(changed.done, _in_language(request, changed))) if changed else None
            if message is None:
                seconds = sent + heartbeat - time.monotonic()
                came = yield Pause(subscription, heard, min(seconds, LOOK_SECONDS))
                if came or seconds > LOOK_SECONDS:
                    continue
                message = SSE.heartbeat
            last = analysis
            yield message
            sent = time.monotonic()
            if last and last.status in ("done", "failed"):
                return
    finally:
        services.notifications.unsubscribe(game, subscription)


_ALL = "/v1/games/<game>/analyses"
_REQUESTED = Answer(202, Analysis, ("Location", "Retry-After"))
_PAGE = Answer(200, AnalysisPage, ("Link", "Retry-After"))
_BODY, _KEY = Body(AnalysisRequest()), (IDEMPOTENCY_KEY,)

ROUTES = (
    Route("POST", _ALL, analyse_game, _REQUESTED, body=_BODY, headers=_KEY, limit="expensive"),
    Route("GET", _ALL, list_analyses, Analyses, cost=2),
    Route("GET", f"{_ALL}/<analysis>", get_analysis, _PAGE, query=AnalysisQuery()),
    Route("GET", f"{_ALL}/<analysis>/stream", stream_analysis, describe_stream()),
)
