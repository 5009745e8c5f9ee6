"""How a request comes to its view, and the view's answer to the server.

There is one way of calling a route's view, `call`, and two that lead there: Flask's, and a short one for the hot
routes, past Flask's routing, contexts and hooks. Both give the same answers.
"""

from collections.abc import Callable, Iterable
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import flask
from redis.exceptions import RedisError
from werkzeug.wsgi import ClosingIterator

from cairn.projections.fold import UNFOLDABLE
from cairn.service.api.http.authorization import admit
from cairn.service.api.http.compression import compress, compress_file
from cairn.service.api.http.problems import problem_response
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Route
from cairn.service.api.http.validation import read_request
from cairn.service.container import Services
from cairn.service.errors import Problem, UnreadableLog
from cairn.service.queries.snapshots import TRUTH
from cairn.service.tokens import is_id

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

FOR_ALL = {
    "X-Content-Type-Options": "nosniff",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": (
        "ETag, Idempotency-Replayed, Link, Location, RateLimit-Limit, RateLimit-Policy, RateLimit-Remaining, "
        "RateLimit-Reset, Retry-After, Unreplicated-Version, X-Request-ID"
    ),
}
"""Headers of every answer: any origin may read it."""

OPERATION, PATH, GAME, ROUTE = "cairn.operation", "cairn.path", "cairn.game", "cairn.route"
"""Where the environment of a request tells its operation, its path, its game, and its route if that is hot."""

_GAME = "/v1/games/"
_AFTER_GAME = len(_GAME) + 20


class Application(flask.Flask):
    """Flask, with a short way to the hot routes of a game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.hot: dict[tuple[str, str], Route] = {}
        """The hot routes, by method and by what follows the game in their paths."""

    @property
    def services(self) -> Services:
        """The services that all views use."""
        services: Services = self.extensions["services"]
        return services

    def add(self, route: Route) -> None:
        """Have requests answered by a route."""
        self.add_url_rule(route.path, route.name, _by_flask(route), methods=[route.method])
        if route.hot:
            start, _, rest = route.path.partition("<game>")
            assert start == _GAME
            assert "<" not in rest
            self.hot[route.method, rest] = route

    def wsgi_app(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer a request: a usual one to a hot route by the short way, anything else by Flask's."""
        route = environ[ROUTE] if ROUTE in environ else self._hot_route(environ)
        if route is None:
            return super().wsgi_app(environ, start_response)
        request = Request(environ, self.services)
        game = environ["PATH_INFO"][len(_GAME) : _AFTER_GAME]
        return send_response(call_view(route, request, {"game": game}), request, start_response)

    def is_hot(self, environ: "WSGIEnvironment") -> bool:
        """Return whether a request goes the short way, or asks whether the process lives."""
        environ[ROUTE] = self._hot_route(environ)
        return environ[ROUTE] is not None or environ["PATH_INFO"] == "/healthz"

    def _hot_route(self, environ: "WSGIEnvironment") -> Route | None:
        path = environ["PATH_INFO"]
        route = self.hot.get((environ["REQUEST_METHOD"], path[_AFTER_GAME:]))
        is_game = path.startswith(_GAME) and is_id(path[len(_GAME) : _AFTER_GAME])
        return route if is_game else None


def call_view(route: Route, request: Request, arguments: dict[str, Any]) -> Response:
    """Admit a request, and return what the route's view answers; what either raises is answered as a problem."""
    game = arguments.get("game")
    request.environ |= {OPERATION: route.name, PATH: route.path, GAME: game}
    try:
        admit(request, route, game)
        promise = request.services.promise
        begun = promise.begin() if route.writes_beside_logs else None
        response = route.view(request, *read_request(request, route, game), **arguments)
        if begun is not None:
            promise.check(begun)
    except Exception as error:
        return response_to_error(error if game is None else _of_log(error, request, game), request)
    compress(response, request, route)
    response.headers |= FOR_ALL | request.beside
    return response


def _of_log(error: Exception, request: Request, game: str) -> Exception:
    """Return what a request for a game ended with: that its log cannot be read, if that is so.

    What is kept of the game was made when it could be. It is dropped, so that all routes answer alike.
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
    """Return the answer to a request that ended with an error."""
    response = problem_response(error, request)
    response.headers |= FOR_ALL | request.beside
    return response


def _by_flask(route: Route) -> Callable[..., flask.Response]:
    """Return what Flask calls for a route."""
    return lambda **arguments: to_flask(call_view(route, request_of_flask(), arguments))


def request_of_flask() -> Request:
    """Return the request that Flask has in hand."""
    return Request(flask.request.environ, flask.current_app.extensions["services"])


def to_flask(response: Response) -> flask.Response:
    """Return an answer as Flask takes it."""
    flasks = flask.Response(response.body, response.status, response.headers)
    if "Content-Type" not in response.headers:
        del flasks.headers["Content-Type"]
    if response.close:
        flasks.call_on_close(response.close)
    return flasks


def send_response(response: Response, request: Request, start_response: "StartResponse") -> Iterable[bytes]:
    """Return an answer as a WSGI server takes it; the answer to a HEAD has no body."""
    if not isinstance(response.body, bytes):
        start_response(_status_line(response.status), list(response.headers.items()))
        return ClosingIterator(response.body, response.close)
    if response.status != HTTPStatus.NOT_MODIFIED:
        response.headers["Content-Length"] = str(len(response.body))
    start_response(_status_line(response.status), list(response.headers.items()))
    return [] if request.method == "HEAD" else [response.body]


def register(app: flask.Flask) -> None:
    """Answer every error with a problem, and let every origin read the answers."""
    app.register_error_handler(Exception, lambda error: to_flask(response_to_error(error, request_of_flask())))
    app.after_request(_any_origin)
    app.after_request(_smaller)


@cache
def _status_line(status: int) -> str:
    return f"{status} {HTTPStatus(status).phrase}"


def _smaller(response: flask.Response) -> flask.Response:
    compress_file(response, flask.request.environ.get("HTTP_ACCEPT_ENCODING"))
    return response


def _any_origin(response: flask.Response) -> flask.Response:
    response.headers.update(FOR_ALL)
    if flask.request.method == "OPTIONS":
        response.headers["Access-Control-Allow-Methods"] = response.headers.get("Allow", "GET")
        response.headers["Access-Control-Allow-Headers"] = (
            "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, X-Request-ID"
        )
        response.headers["Access-Control-Max-Age"] = "86400"
    return response
