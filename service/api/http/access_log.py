"""Observation of all requests: an id, metrics, a span, and a line in the log."""

import random
import re
import time
from collections.abc import Iterable
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from cairn.events.clock import RedisClock
from cairn.service.api.http.application import GAME, OPERATION, PATH, Application
from cairn.service.api.http.conformance import METHODS
from cairn.service.telemetry import logs, metrics, tracing
from cairn.service.telemetry.metrics import child

REQUEST_ID = "X-Request-ID"

_TAKEN = re.compile(r"[A-Za-z0-9._-]{1,64}")


class Observed:
    """A WSGI middleware that gives each request an id, or takes the client's, and counts and logs its response.

    The response's date is Redis's time, as for deadlines.
    """

    def __init__(self, inner: WSGIApplication, clock: RedisClock) -> None:
        self._inner = inner
        self._clock = clock
        self._ids = random.Random()  # per process, as the application is made after a fork

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Handle a request."""
        clients = environ.get("HTTP_X_REQUEST_ID", "")
        id = clients if _TAKEN.fullmatch(clients) else f"{self._ids.getrandbits(64):016x}"
        began, status_code = time.perf_counter(), 0

        def start(status: str, headers: list[tuple[str, str]], *more: Any) -> Any:
            nonlocal status_code
            status_code = int(status[:3])
            others = [field for field in headers if field[0] != "Date"]  # werkzeug sets it for files
            return start_response(status, [*others, (REQUEST_ID, id), ("Date", self._clock.date())], *more)

        before = logs.request_id.set(id)
        try:
            with tracing.span("request", environ.get("HTTP_TRACEPARENT"), "server", id=id) as span:
                chunks = self._inner(environ, start)
                took = time.perf_counter() - began
                operation, method = environ.get(OPERATION, "page"), environ["REQUEST_METHOD"]
                if span:
                    tracing.end_request(span, operation, status_code, _attributes(environ))
                child(metrics.REQUESTS, operation, method if method in METHODS else "other", status_code).inc()
                child(metrics.REQUEST_SECONDS, operation).observe(took)
                if logs.requests:
                    logs.log_request(operation, method, environ.get("PATH_INFO", ""), status_code, took)
        finally:
            logs.request_id.reset(before)
        return chunks


def _attributes(environ: WSGIEnvironment) -> dict[str, str]:
    """Return the attributes of a request's span; without a route, no path, which could contain anything."""
    method = environ["REQUEST_METHOD"] if environ["REQUEST_METHOD"] in METHODS else "_OTHER"
    attributes = {"http.request.method": method, "url.scheme": environ["wsgi.url_scheme"]}
    if path := environ.get(PATH):
        attributes |= {"http.route": path, "url.path": environ["PATH_INFO"]}
    if game := environ.get(GAME):
        attributes["cairn.game"] = game
    return attributes


def register(app: Application) -> None:
    """Observe all requests of an application."""
    app.wsgi_app = Observed(app.wsgi_app, app.services.clock)  # type: ignore[method-assign]  # as Flask documents it
