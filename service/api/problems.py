"""Refusals as answers: problem+json (RFC 9457), and a page for each problem."""

import logging
from contextlib import suppress

from flask import Blueprint, Flask, Response, request
from markupsafe import escape
from redis.exceptions import RedisError
from werkzeug.exceptions import HTTPException
from werkzeug.exceptions import NotFound as RoutingNotFound

from events.codec import dump
from service.api.docs import pointers
from service.api.http import GAME_PATH, LARGEST_ARCHIVE, LARGEST_BODY, services
from service.api.redis_errors import problem_of
from service.errors import (
    PROBLEMS,
    Broken,
    IllegalMove,
    Invalid,
    Malformed,
    MethodNotAllowed,
    NotFound,
    NotYourTurn,
    Problem,
    RangeNotSatisfiable,
    StaleVersion,
    TooLarge,
    TooSlow,
    Unauthorized,
    UnreadableLog,
    UnsupportedMediaType,
)

DRAINED = 2 * LARGEST_ARCHIVE
"""How much of a refused body is read all the same: an unread body would cost the client its connection."""

log = logging.getLogger(__name__)
pages = Blueprint("problems", __name__)

_HEADERS = {"retry_after": "Retry-After", "allow": "Allow", "content_range": "Content-Range"}
"""Members of a problem that are sent as headers."""
_OF_STATUS: dict[int, type[Problem]] = {
    problem.status: problem
    for problem in (
        NotFound, MethodNotAllowed, TooLarge, UnsupportedMediaType, RangeNotSatisfiable, Malformed, Unauthorized
    )
}  # fmt: skip


def register(app: Flask) -> None:
    """Answer every error with a problem."""
    app.register_error_handler(Problem, respond)
    app.register_error_handler(HTTPException, _from_http)
    app.register_error_handler(RedisError, _from_redis)
    app.register_error_handler(Exception, _from_surprise)
    app.register_blueprint(pages)


def respond(problem: Problem) -> Response:
    """Return a refusal as problem+json."""
    left = DRAINED
    with suppress(TooSlow):
        while left > 0 and (more := request.environ["wsgi.input"].read(min(left, LARGEST_BODY))):
            left -= len(more)
    members = dict(problem.members)
    headers = {name: str(members.pop(key)) for key, name in _HEADERS.items() if key in members}
    match problem:
        case UnreadableLog():
            log.error("%s", problem)
        case Unauthorized():
            headers["WWW-Authenticate"] = "Bearer"
        case StaleVersion():
            headers["ETag"] = f'"{members["version"]}"'
        case IllegalMove() | NotYourTurn():
            members["legal_moves"] = request.path.replace("/moves", "/legal-moves")
    return Response(dump(problem.body | members), problem.status, headers, mimetype="application/problem+json")


@pages.get("/problems/<name>")
def page(name: str) -> Response:
    """Explain a problem."""
    problem = PROBLEMS.get(name)
    if problem is None:
        raise NotFound("There is no such problem.")
    words = f"<h1>{escape(problem.title)}</h1><p>Status {problem.status}. {escape(problem.meaning)}</p>"
    title = f"<title>{escape(problem.title)}</title>"
    return Response(f'<!doctype html><html lang="en"><meta charset="utf-8">{title}{words}</html>', mimetype="text/html")


def _from_http(error: HTTPException) -> Response:
    try:
        return _translated(error)
    except Problem as problem:
        return respond(problem)
    except RedisError as unknown:
        return _from_redis(unknown)


def _translated(error: HTTPException) -> Response:
    if error.code is not None and error.code < 400:
        return error.get_response()  # type: ignore[return-value]  # werkzeug types it without the request
    if error.code == 422:
        if path := GAME_PATH.match(request.path):
            services().repository.latest_known(path.group(1))  # that there is no such game comes first
        return respond(Invalid("The request is not as documented.", errors=_pointers(error)))
    if isinstance(error, RoutingNotFound):
        return respond(NotFound("There is nothing at this address."))
    kind = _OF_STATUS.get(error.code or 500, Broken)
    headers = {key: value for key, name in _HEADERS.items() if (value := dict(error.get_headers()).get(name))}
    return respond(kind((error.description or kind.title).split("\n")[0], **headers))


def _pointers(error: HTTPException) -> list[dict[str, str]]:
    """Return each mistake of a query with the parameter's name."""
    messages = getattr(error, "data", {}).get("messages", {})
    return [mistake for location, inner in messages.items() for mistake in pointers(inner, location)]


def _from_redis(error: RedisError) -> Response:
    log.warning("Redis: %s: %s", type(error).__name__, error)
    return respond(problem_of(error))


def _from_surprise(error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.path, exc_info=error)
    return respond(Broken("The service failed."))
