"""The door: how much one address may have in hand at once, so that one client leaves enough for others.

A request holds its place from its headers to the end of its answer. What is too much is refused at once.
"""

import io
import logging
import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.wsgi import ClosingIterator

from cairn.service.api.http.application import Application, response_to_error, send_response
from cairn.service.api.http.conformance import check_request
from cairn.service.api.http.request import Request
from cairn.service.container import Services
from cairn.service.errors import Problem, TooManyRequests, Unavailable
from cairn.service.limits.clients import limits_of, networks_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

BEATS = 2
"""A client that reads nothing for so many heartbeats of a stream is dropped."""
RETRY_AFTER = 1

ALL_ADDRESSES = ("all addresses",)
"""What all addresses together count as."""
_VISIT = "cairn.visit"
END = "cairn.end"
"""Where a server finds what it calls when the client has taken a whole answer; one that does puts None there before."""

log = logging.getLogger(__name__)


class ConcurrencyLimit:
    """At most so many in hand at once for each address, and for each wider network of it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}
        self._lock = threading.Lock()

    def take(self, networks: tuple[str, ...]) -> bool:
        """Take a place in each of the networks of an address, if one is free in all."""
        with self._lock:
            taken, bounds = self._taken, limits_of(networks, self._most)
            for network, bound in zip(networks, bounds, strict=True):
                if taken.get(network, 0) >= bound:
                    return False
            for network in networks:
                taken[network] = taken.get(network, 0) + 1
            return True

    def give(self, networks: tuple[str, ...]) -> None:
        """Give the place back."""
        with self._lock:
            for network in networks:
                others = self._taken.pop(network) - 1
                if others:
                    self._taken[network] = others


class AdmittedRequest:
    """A request that was let in; it has a place of its address until its answer has gone out."""

    def __init__(
        self,
        networks: tuple[str, ...],
        everybody: ConcurrencyLimit,
        working: ConcurrencyLimit,
        waiting: ConcurrencyLimit,
    ) -> None:
        self._networks = networks
        self._everybody: ConcurrencyLimit | None = everybody
        self._working = working
        self._held: ConcurrencyLimit | None = working
        self._waiting = waiting

    def wait(self) -> bool:
        """Take a place among those that wait for something to happen, in exchange, if one is free."""
        if not self._waiting.take(self._networks):
            return False
        self._working.give(self._networks)
        self._held = self._waiting
        return True

    def leave(self) -> None:
        """Count no more among all that is in hand: it has a place of its own, as a stream."""
        if self._everybody:
            self._everybody.give(ALL_ADDRESSES)
            self._everybody = None

    def end(self) -> None:
        """Give the places back, once."""
        held, self._held = self._held, None
        if held:
            held.give(self._networks)
            self.leave()


class ConnectionLimits:
    """A WSGI application that lets only so much into another one."""

    def __init__(self, inner: "WSGIApplication", services: Services) -> None:
        settings = services.settings
        self._inner = inner
        self._services = services
        self._all = ConcurrencyLimit(settings.threads)
        self._working = ConcurrencyLimit(settings.requests_per_address)
        self._waiting = ConcurrencyLimit(settings.requests_per_address)
        self._believes_proxies = settings.proxies > 0
        self._untold = threading.Lock()

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer a request, or refuse it at once."""
        try:
            check_request(environ)
        except Problem as problem:
            return self._refuse(problem, environ, start_response)
        if environ["PATH_INFO"] == "/healthz" and environ["REQUEST_METHOD"] in ("GET", "HEAD"):
            return self._inner(environ, start_response)
        if not self._believes_proxies and "HTTP_X_FORWARDED_FOR" in environ and self._untold.acquire(blocking=False):
            log.warning(
                "X-Forwarded-For came, but CAIRN_PROXIES is not set: if a proxy is in front, all clients seem one."
            )
        networks = networks_of(environ.get("REMOTE_ADDR", ""))
        if not self._all.take(ALL_ADDRESSES):
            full = Unavailable("Too many requests are in hand; try again.", retry_after=RETRY_AFTER)
            return self._refuse(full, environ, start_response)
        if not self._working.take(networks):
            self._all.give(ALL_ADDRESSES)
            many = TooManyRequests("Your address has too many requests in hand.", retry_after=RETRY_AFTER)
            return self._refuse(many, environ, start_response)
        visit = AdmittedRequest(networks, self._all, self._working, self._waiting)
        environ[_VISIT] = visit
        try:
            response = self._inner(environ, start_response)
        except BaseException:
            visit.end()
            raise
        if environ[_VISIT] is None:  # the server ends it
            return response
        if isinstance(response, list):  # it is whole, and nothing of it is waited for
            if END in environ and environ["SERVER_PROTOCOL"] == "HTTP/2":  # a client need not take it (RFC 9113, 5.2)
                environ[END] = visit.end
            else:
                visit.end()
            return response
        return ClosingIterator(response, visit.end)

    def _refuse(self, problem: Problem, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        environ["wsgi.input"] = io.BytesIO()  # what was sent is not waited for
        request = Request(environ, self._services)
        return send_response(response_to_error(problem, request), request, start_response)


def register(app: Application) -> None:
    """Put the door in front of an application."""
    settings = app.services.settings
    app.wsgi_app = ConnectionLimits(app.wsgi_app, app.services)  # type: ignore[method-assign]  # as Flask documents it
    if settings.proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=settings.proxies, x_proto=0)  # type: ignore[method-assign]  # so, too


def can_wait(request: Request) -> bool:
    """Tell whether the request may wait for something to happen: its address has few that do."""
    return _visit(request).wait()


def release_request(request: Request) -> None:
    """Count the request no more among all that is in hand: it has a place as a stream."""
    _visit(request).leave()


def take_visit(request: Request) -> Callable[[], None]:
    """Return what gives back the request's places, in place of the end of its answer."""
    visit = _visit(request)
    request.environ[_VISIT] = None
    return visit.end


def _visit(request: Request) -> AdmittedRequest:
    visit: AdmittedRequest = request.environ[_VISIT]
    return visit
