"""Limits of concurrent requests per address, so that one client leaves capacity for others.

A request holds its slot from its headers to the end of its response. Requests above a limit are refused at once.
"""

import io
import logging
import threading
from collections.abc import Callable, Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.wsgi import ClosingIterator

from cairn.service.api.http.application import Application, response_to_error, send_response
from cairn.service.api.http.conformance import check_request
from cairn.service.api.http.request import Request
from cairn.service.container import Services
from cairn.service.errors import Problem, TooManyRequests, Unavailable
from cairn.service.limits.clients import limits_of, networks_of

BEATS = 2
"""A client that reads nothing for this number of heartbeats of a stream is disconnected."""
RETRY_AFTER = 1

ALL_ADDRESSES = ("all addresses",)
"""The key that stands for all addresses together."""
_VISIT = "cairn.visit"
END = "cairn.end"
"""The key for a function to call when a client has received a response; servers that call it set it to None before."""

log = logging.getLogger(__name__)


class ConcurrencyLimit:
    """Limit concurrent requests per address and per network."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}
        self._lock = threading.Lock()

    def take(self, networks: tuple[str, ...]) -> bool:
        """Take a slot in each of the networks of an address, if all have one free."""
        with self._lock:
            taken = self._taken
            for network, bound in zip(networks, limits_of(networks, self._most), strict=True):
                if taken.get(network, 0) >= bound:
                    return False
            for network in networks:
                taken[network] = taken.get(network, 0) + 1
            return True

    def give(self, networks: tuple[str, ...]) -> None:
        """Release the slots."""
        with self._lock:
            for network in networks:
                others = self._taken.pop(network) - 1
                if others:
                    self._taken[network] = others


class AdmittedRequest:
    """An admitted request, which holds a slot of its address until its response was sent."""

    def __init__(self, networks: tuple[str, ...], limits: "ConnectionLimits") -> None:
        self._networks, self._limits = networks, limits
        self._everybody: ConcurrencyLimit | None = limits.all
        self._held: ConcurrencyLimit | None = limits.working

    def wait(self) -> bool:
        """Exchange the slot for one of the waiting requests, if one is free."""
        if not self._limits.waiting.take(self._networks):
            return False
        self._limits.working.give(self._networks)
        self._held = self._limits.waiting
        return True

    def leave(self) -> None:
        """Release the slot of all requests: the request has another one, as a stream."""
        if self._everybody:
            self._everybody.give(ALL_ADDRESSES)
            self._everybody = None

    def end(self) -> None:
        """Release the slots, once."""
        held, self._held = self._held, None
        if held:
            held.give(self._networks)
            self.leave()


class ConnectionLimits:
    """A WSGI middleware that limits concurrent requests."""

    def __init__(self, inner: WSGIApplication, services: Services) -> None:
        settings = services.settings
        self._inner = inner
        self._services = services
        self.all = ConcurrencyLimit(settings.threads)
        self.working = ConcurrencyLimit(settings.requests_per_address)
        self.waiting = ConcurrencyLimit(settings.requests_per_address)
        self._believes_proxies = settings.proxies > 0
        self._untold = threading.Lock()

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Handle a request, or refuse it at once."""
        try:
            check_request(environ)
        except Problem as problem:
            return self._refuse(problem, environ, start_response)
        if environ["PATH_INFO"] == "/healthz" and environ["REQUEST_METHOD"] in ("GET", "HEAD"):
            return self._inner(environ, start_response)
        if not self._believes_proxies and "HTTP_X_FORWARDED_FOR" in environ and self._untold.acquire(blocking=False):
            log.warning(
                "Received X-Forwarded-For, but CAIRN_PROXIES is not set: behind a proxy, all clients share an address."
            )
        networks = networks_of(environ.get("REMOTE_ADDR", ""))
        if not self.all.take(ALL_ADDRESSES):
            full = Unavailable("too-many-requests-at-once", retry_after=RETRY_AFTER)
            return self._refuse(full, environ, start_response)
        if not self.working.take(networks):
            self.all.give(ALL_ADDRESSES)
            many = TooManyRequests("address-too-many-requests", retry_after=RETRY_AFTER)
            return self._refuse(many, environ, start_response)
        visit = AdmittedRequest(networks, self)
        environ[_VISIT] = visit
        try:
            response = self._inner(environ, start_response)
        except BaseException:
            visit.end()
            raise
        if environ[_VISIT] is None:  # the server will call `end`
            return response
        if isinstance(response, list):  # it is complete
            if END in environ and environ["SERVER_PROTOCOL"] == "HTTP/2":  # a client may not read it (RFC 9113, 5.2)
                environ[END] = visit.end
            else:
                visit.end()
            return response
        return ClosingIterator(response, visit.end)

    def _refuse(self, problem: Problem, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        environ["wsgi.input"] = io.BytesIO()  # its body is not read
        request = Request(environ, self._services)
        return send_response(response_to_error(problem, request), request, start_response)


def register(app: Application) -> None:
    """Put the limits in front of an application."""
    settings = app.services.settings
    app.wsgi_app = ConnectionLimits(app.wsgi_app, app.services)  # type: ignore[method-assign]  # as Flask documents it
    if settings.proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=settings.proxies, x_proto=0)  # type: ignore[method-assign]  # as above


def can_wait(request: Request) -> bool:
    """Return whether the request may wait: its address has few waiting requests."""
    return _visit(request).wait()


def release_request(request: Request) -> None:
    """Release the request's slot of all requests: it has a slot as a stream."""
    _visit(request).leave()


def take_release(request: Request) -> Callable[[], None]:
    """Return the function that releases the request's slots, which is no longer called at the end of its response."""
    visit = _visit(request)
    request.environ[_VISIT] = None
    return visit.end


def _visit(request: Request) -> AdmittedRequest:
    visit: AdmittedRequest = request.environ[_VISIT]
    return visit
