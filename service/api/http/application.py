"""The path of a request to its view, and of the response to the server.

Views are called by `call_view` only. Two ways lead there: Flask's, and a short one for hot routes that skips Flask's
routing, contexts and hooks. Both return the same responses.
"""

from collections.abc import Callable, Iterable
from functools import cache
from http import HTTPStatus
from typing import Any
from wsgiref.types import StartResponse, WSGIEnvironment

import flask
from redis.exceptions import RedisError
from werkzeug.routing import BaseConverter
from werkzeug.wsgi import ClosingIterator

from cairn.events.ids import is_id
from cairn.projections.fold import UNFOLDABLE
from cairn.service.api.http.authorization import admit, count_request
from cairn.service.api.http.compression import compress, compress_file
from cairn.service.api.http.problems import problem_response
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Route
from cairn.service.api.http.validation import read_path, read_request
from cairn.service.container import Services
from cairn.service.errors import NotFound, Problem, UnreadableLog
from cairn.service.queries.snapshots import TRUTH

FOR_ALL = {
    "X-Content-Type-Options": "nosniff",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": (
        "ETag, Idempotency-Replayed, Link, Location, RateLimit-Limit, RateLimit-Policy, RateLimit-Remaining, "
        "RateLimit-Reset, Retry-After, Unreplicated-Version, X-Request-ID"
    ),
}
"""Headers of every response: any origin may read it."""

OPERATION, PATH, GAME, ROUTE = "cairn.operation", "cairn.path", "cairn.game", "cairn.route"
"""Keys of the environment for a request's operation, its path, its game, and its route if that is hot."""

_GAME = "/v1/games/"
_AFTER_GAME = len(_GAME) + 20


class _Part(BaseConverter):
    regex = "(?!batch$)[^/]+"  # a concrete path comes before a templated one (OpenAPI 3.1)


class Application(flask.Flask):
    """Flask, with a short path to the hot routes of a game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.url_map.converters |= dict.fromkeys(("default", "int"), _Part)  # `read_path` parses it
        self.hot: dict[tuple[str, str], Route] = {}
        """The hot routes, by method and by the part of their paths after the game."""

    @property
    def services(self) -> Services:
        """The services that all views use."""
        services: Services = self.extensions["services"]
        return services

    def add(self, route: Route) -> None:
        """Register a route."""
        self.add_url_rule(route.path, route.name, _by_flask(route), methods=[route.method])
        if route.hot:
            start, _, rest = route.path.partition("<game>")
            assert start == _GAME
            assert "<" not in rest
            self.hot[route.method, rest] = route

    def wsgi_app(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Handle a request: on the short path for hot routes with usual paths, otherwise by Flask."""
        route = environ[ROUTE] if ROUTE in environ else self._hot_route(environ)
        if route is None:
            return super().wsgi_app(environ, start_response)
        request = Request(environ, self.services)
        game = environ["PATH_INFO"][len(_GAME) : _AFTER_GAME]
        return send_response(call_view(route, request, {"game": game}), request, start_response)

    def is_hot(self, environ: WSGIEnvironment) -> bool:
        """Return whether a request takes the short path, or is a liveness check."""
        environ[ROUTE] = self._hot_route(environ)
        return environ[ROUTE] is not None or environ["PATH_INFO"] == "/healthz"

    def _hot_route(self, environ: WSGIEnvironment) -> Route | None:
        path = environ["PATH_INFO"]
        route = self.hot.get((environ["REQUEST_METHOD"], path[_AFTER_GAME:]))
        is_game = path.startswith(_GAME) and is_id(path[len(_GAME) : _AFTER_GAME])
        return route if is_game else None


def call_view(route: Route, request: Request, arguments: dict[str, Any]) -> Response:
    """Authorize a request, and return the response of the route's view; return exceptions as problems."""
    game = arguments.get("game")
    request.environ |= {OPERATION: route.name, PATH: route.path, GAME: game}
    try:
        if arguments and not (len(arguments) == 1 and game and is_id(game)):  # most paths have a game, and no more
            arguments = _read_path(request, route, arguments)
        admit(request, route, game)
        promise = request.services.promise
        begun = promise.begin() if route.writes_beside_logs else None
        inputs = read_request(request, route, game)
        response = route.view(request, *inputs, **arguments)
        if begun is not None:
            promise.check(begun)
    except Exception as error:
        return response_to_error(error if game is None else _of_log(error, request, game), request)
    compress(response, request, route)
    return _completed(response, request)


def _read_path(request: Request, route: Route, texts: dict[str, Any]) -> dict[str, Any]:
    """Return the parameters of a path. A refusal counts for the address."""
    try:
        return read_path(route, texts)
    except NotFound:
        count_request(request, route)
        raise


def _of_log(error: Exception, request: Request, game: str) -> Exception:
    """Return the error of a request about a game, or UnreadableLog if its log cannot be read.

    The game is removed from the cache, so that all routes respond alike.
    """
    repository = request.services.repository
    if isinstance(error, UnreadableLog):
        repository.drop(game)
    elif isinstance(error, UNFOLDABLE) and not isinstance(error, Problem):
        repository.drop(game)
        try:
            repository.get(game, TRUTH)
        except (Problem, RedisError) as unreadable:
            return unreadable
    return error


def response_to_error(error: Exception, request: Request) -> Response:
    """Return the response for a request that failed with an error."""
    return _completed(problem_response(error, request), request)


def _completed(response: Response, request: Request) -> Response:
    """Add the headers that all responses have, and those of a response with texts in a language."""
    if language := request.localized:
        varies = response.headers.get("Vary")
        response.headers["Vary"] = f"{varies}, Accept-Language" if varies else "Accept-Language"
        if response.status != HTTPStatus.NOT_MODIFIED:  # it describes no content (RFC 9110, 15.4.5)
            response.headers["Content-Language"] = language.tag
    response.headers |= FOR_ALL | request.beside
    return response


def _by_flask(route: Route) -> Callable[..., flask.Response]:
    """Return the function that Flask calls for a route."""
    return lambda **arguments: to_flask(call_view(route, request_of_flask(), arguments))


def request_of_flask() -> Request:
    """Return Flask's current request."""
    return Request(flask.request.environ, flask.current_app.extensions["services"])


def to_flask(response: Response) -> flask.Response:
    """Convert a response to Flask's."""
    flasks = flask.Response(response.body, response.status, response.headers)
    if "Content-Type" not in response.headers:
        del flasks.headers["Content-Type"]
    if response.close:
        flasks.call_on_close(response.close)
    return flasks


def send_response(response: Response, request: Request, start_response: StartResponse) -> Iterable[bytes]:
    """Convert a response for a WSGI server; responses to HEAD have no body."""
    if not isinstance(response.body, bytes):
        start_response(_status_line(response.status), list(response.headers.items()))
        return ClosingIterator(response.body, response.close)
    if response.status != HTTPStatus.NOT_MODIFIED:
        response.headers["Content-Length"] = str(len(response.body))
    start_response(_status_line(response.status), list(response.headers.items()))
    return [] if request.method == "HEAD" else [response.body]


def register(app: flask.Flask) -> None:
    """Handle all errors as problems, and let all origins read the responses."""
    app.register_error_handler(Exception, lambda error: to_flask(response_to_error(error, request_of_flask())))
    app.after_request(_finish)


@cache
def _status_line(status: int) -> str:
    return f"{status} {HTTPStatus(status).phrase}"


def _finish(response: flask.Response) -> flask.Response:
    compress_file(response, flask.request.environ.get("HTTP_ACCEPT_ENCODING"))
    response.headers.update(FOR_ALL)
    if flask.request.method == "OPTIONS":
        response.headers["Access-Control-Allow-Methods"] = response.headers.get("Allow", "GET")
        response.headers["Access-Control-Allow-Headers"] = (
            "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, X-Request-ID"
        )
        response.headers["Access-Control-Max-Age"] = "86400"
    return response
