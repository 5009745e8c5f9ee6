"""How a request comes to its view, and the view's answer to the server.

There is one way of calling a view, `call`, and two that lead there: Flask's, and a short one for the routes that are
marked hot, past Flask's routing, contexts and hooks. Both give the same answers.
"""

from collections.abc import Callable, Iterable
from functools import cache, wraps
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar

import flask

from cairn.service.api.http.admission import admit
from cairn.service.api.http.compression import compress, compress_file
from cairn.service.api.http.problems import refusal
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.container import Services
from cairn.service.tokens import is_id

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

View = TypeVar("View", bound=Callable[..., Response])

FOR_ALL = {
    "X-Content-Type-Options": "nosniff",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": (
        "ETag, Idempotency-Replayed, Link, Location, RateLimit-Limit, RateLimit-Policy, RateLimit-Remaining, "
        "RateLimit-Reset, Retry-After, X-Request-ID"
    ),
}
"""Headers of every answer: any origin may read it."""

OPERATION = "cairn.operation"
"""Where the environment of a request tells which view it came to."""

_GAME = "/v1/games/"
_ID_LENGTH = 20


class Application(flask.Flask):
    """Flask, with a short way to the hot routes of a game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._hot: dict[tuple[str, str], Callable[..., Response]] = {}

    @property
    def services(self) -> Services:
        """The services that all views use."""
        found: Services = self.extensions["services"]
        return found

    def shorten(self) -> None:
        """Find the hot routes among all that are registered."""
        for rule in self.url_map.iter_rules():
            view = getattr(self.view_functions[rule.endpoint], "hot", None)
            if view is not None:
                start, _, rest = rule.rule.partition("<game>")
                assert start == _GAME
                assert "<" not in rest
                self._hot |= {(method, rest): view for method in (rule.methods or ()) if method in ("GET", "POST")}

    def wsgi_app(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer a request: a usual one to a hot route by the short way, anything else by Flask's."""
        path = environ["PATH_INFO"]
        after = len(_GAME) + _ID_LENGTH
        view = self._hot.get((environ["REQUEST_METHOD"], path[after:]))
        game = path[len(_GAME) : after]
        if view is None or not path.startswith(_GAME) or not is_id(game):
            return super().wsgi_app(environ, start_response)
        request = Request(environ, self.services)
        return send(call(view, request, {"game": game}), request, start_response)


def hot(view: View) -> View:
    """Mark a view of one game that is called so often that Flask's way to it costs too much."""
    view.hot = view  # type: ignore[attr-defined]  # what Flask calls is another function, and has this from here
    return view


def call(view: Callable[..., Response], request: Request, arguments: dict[str, Any]) -> Response:
    """Admit a request, and return what its view answers; what either raises is answered as a problem."""
    request.environ[OPERATION] = view.__name__
    try:
        admit(request, view, arguments.get("game"))
        response = view(request, **arguments)
    except Exception as error:
        return refused(error, request)
    compress(response, request)
    response.headers |= FOR_ALL | request.rate
    return response


def refused(error: Exception, request: Request) -> Response:
    """Return the answer to a request that ended with an error."""
    response = refusal(error, request)
    response.headers |= FOR_ALL | request.rate
    return response


def by_flask(view: Callable[..., Response]) -> Callable[..., flask.Response]:
    """Return what Flask calls for a view."""

    @wraps(view)
    def called(**arguments: Any) -> flask.Response:
        return to_flask(call(view, request_of_flask(), arguments))

    return called


def request_of_flask() -> Request:
    """Return the request that Flask has in hand."""
    return Request(flask.request.environ, flask.current_app.extensions["services"])


def to_flask(response: Response) -> flask.Response:
    """Return an answer as Flask takes it."""
    found = flask.Response(response.body, response.status, response.headers)
    if "Content-Type" not in response.headers:
        del found.headers["Content-Type"]
    if response.close:
        found.call_on_close(response.close)
    return found


def send(response: Response, request: Request, start_response: "StartResponse") -> list[bytes]:
    """Return an answer that is whole as a WSGI server takes it; the answer to a HEAD has no body."""
    assert isinstance(response.body, bytes)
    if response.status != HTTPStatus.NOT_MODIFIED:
        response.headers["Content-Length"] = str(len(response.body))
    start_response(_status_line(response.status), list(response.headers.items()))
    return [] if request.method == "HEAD" else [response.body]


def register(app: flask.Flask) -> None:
    """Answer every error with a problem, and let every origin read the answers."""
    app.register_error_handler(Exception, lambda error: to_flask(refused(error, request_of_flask())))
    app.after_request(_any_origin)
    app.after_request(_smaller)


@cache
def _status_line(status: int) -> str:
    return f"{status} {HTTPStatus(status).phrase}"


def _smaller(found: flask.Response) -> flask.Response:
    compress_file(found, flask.request.environ.get("HTTP_ACCEPT_ENCODING"))
    return found


def _any_origin(found: flask.Response) -> flask.Response:
    found.headers.update(FOR_ALL)
    if flask.request.method == "OPTIONS":
        found.headers["Access-Control-Allow-Methods"] = found.headers.get("Allow", "GET")
        found.headers["Access-Control-Allow-Headers"] = (
            "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, X-Request-ID"
        )
        found.headers["Access-Control-Max-Age"] = "86400"
    return found
