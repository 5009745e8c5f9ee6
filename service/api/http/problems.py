"""Errors as responses: problem+json (RFC 9457), including errors of Redis."""

import logging
import re

from msgspec import ValidationError
from redis import RedisError
from werkzeug.exceptions import HTTPException
from werkzeug.exceptions import NotFound as RoutingNotFound

from cairn.events.codec import dump
from cairn.projections.message import message
from cairn.service import errors
from cairn.service.api.http.authorization import known_game
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import PROBLEM_JSON, Response
from cairn.service.errors import BadRequest, Broken, NotFound, Problem, Unauthorized, Unavailable
from cairn.service.redis_clients.refusals import problem_of
from cairn.service.telemetry import metrics

log = logging.getLogger(__name__)

_OF_ANOTHER = message("data-of-another-version")
_GAME_PATH = re.compile(r"/v1/games/(?!batch$)([^/]+)")

_HEADERS = {"retry_after": "Retry-After", "allow": "Allow", "content_range": "Content-Range"}
"""Members of a problem that are sent as headers."""
_OF_STATUS: dict[int, type[Problem]] = {
    problem.status: problem
    for problem in (
        *(BadRequest, Unauthorized, NotFound, errors.MethodNotAllowed),
        *(errors.TooLarge, errors.UnsupportedMediaType, errors.RangeNotSatisfiable),
    )
}


def problem_response(error: Exception, request: Request) -> Response:
    """Return the response for a request that failed with an error."""
    match error:
        case Problem():
            return _problem_json(error, request)
        case RedisError():
            log.warning("Redis: %s: %s", type(error).__name__, error)
            return _problem_json(problem_of(error), request)
        case ValidationError():  # of a stored record: those of bodies are problems already
            log.error(
                "%s %s cannot be answered: a record is not as this version knows it: %s",
                request.method,
                request.path,
                error,
            )
            return _problem_json(Unavailable(_OF_ANOTHER, retry_after=1), request)
        case HTTPException():
            try:
                return _problem_json(_translated(error, request), request)
            except (Problem, RedisError) as first:
                return problem_response(first, request)
        case _:
            log.error("%s %s failed", request.method, request.path, exc_info=error)
            return _problem_json(Broken("service-failed"), request)


def _problem_json(problem: Problem, request: Request) -> Response:
    try:
        request.drain()
    except (BadRequest, errors.TooSlow) as error:  # the rest of the body is late or invalid
        problem = error
    metrics.REFUSALS.labels(problem.name, problem.members.get("rule", "")).inc()
    body = problem.body(request.language)
    headers = {"Content-Type": PROBLEM_JSON}
    headers |= {name: str(problem.members[key]) for key, name in _HEADERS.items() if key in problem.members}
    match problem:
        case errors.UnreadableLog():
            log.error("%s", problem)
            headers["Cache-Control"] = "no-store"  # caches may store a 501 without this header (RFC 9110, 15.1)
        case errors.UnreadableSegment():
            log.error("%s", problem)
        case Unauthorized() | errors.WrongRecoveryCode():
            headers["WWW-Authenticate"] = "Bearer"
        case errors.StaleVersion():
            headers["ETag"] = f'"{body.version}"'
        case errors.IllegalMove() | errors.NotYourTurn():
            body.legal_moves = f"{request.path.rpartition('/')[0]}/legal-moves"
            if body.rule:
                ruleset, version = problem.members["rules"]
                body.rulebook = f"/v1/rulesets/{ruleset}/rules/{body.rule}?version={version}"
    return Response(problem.status, headers, dump(body))


def _translated(error: HTTPException, request: Request) -> Problem:
    """Return Flask's own refusal as ours; an unknown game takes precedence over a wrong method."""
    if isinstance(error, RoutingNotFound):
        return NotFound("nothing-at-address")
    if error.code == errors.MethodNotAllowed.status and (path := _GAME_PATH.match(request.path)):
        known_game(request, path.group(1))
    kind = _OF_STATUS.get(error.code or Broken.status, Broken)
    headers = {key: value for key, name in _HEADERS.items() if (value := dict(error.get_headers()).get(name))}
    return kind((error.description or kind.meaning).split("\n")[0], **headers)
