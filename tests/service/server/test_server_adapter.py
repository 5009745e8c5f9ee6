"""The adapter from a WSGI application's response to an ASGI server."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast
from weakref import ref

import pytest
import uvloop

from cairn.service.api.http.application import Application
from cairn.service.errors import BadRequest
from cairn.service.server.adapter import Adapter, Body, environ_of
from cairn.service.server.streams import Streams

SCOPE = {
    "method": "GET",
    "raw_path": b"/v1/g%61mes",
    "query_string": b"limit=1",
    "http_version": "1.1",
    "server": ("127.0.0.1", "80"),
    "client": ("127.0.0.2", "4711"),
    "scheme": "http",
    "headers": [(b"host", b"x"), (b"accept", b"a"), (b"accept", b"b"), (b"x_request_id", b"mine")],
}


def test_a_request_is_translated_for_wsgi() -> None:
    """Repeated fields are joined. A field with an underscore is dropped, as it could be taken for another."""
    environ = environ_of(SCOPE)
    assert (environ["PATH_INFO"], environ["QUERY_STRING"]) == ("/v1/games", "limit=1")
    assert {name for name in environ if name.startswith("HTTP_")} == {"HTTP_HOST", "HTTP_ACCEPT"}
    assert environ["HTTP_ACCEPT"] == "a,b"


class Gone:
    """A disconnected client."""

    async def __call__(self) -> dict[str, Any]:
        """Report the disconnection."""
        return {"type": "http.disconnect"}


def test_an_incomplete_body_releases_its_connection() -> None:
    """The server closes it once no receiver is left. A traceback may keep a body alive for long."""

    async def run() -> None:
        receive = Gone()
        held = ref(receive)
        length = {"CONTENT_LENGTH": "2", "SERVER_PROTOCOL": "HTTP/1.1", "REQUEST_METHOD": "POST"}
        body = Body(receive, Streams(1.0), 1.0, length)
        await body.receive()
        with pytest.raises(BadRequest):
            body.read()
        del receive
        assert held() is None

    uvloop.run(run())


class Pieces:
    """An application with an endless response."""

    services = SimpleNamespace(settings=SimpleNamespace(body_seconds=10, proxies=0))

    def __init__(self) -> None:
        self.given = 0
        self.is_closed = False

    def __call__(self, _environ: Any, start_response: Any) -> Iterator[bytes]:
        """Respond."""
        start_response("200 OK", [("Content-Type", "text/plain")])
        return self._pieces()

    def _pieces(self) -> Iterator[bytes]:
        try:
            while True:
                self.given += 1
                yield b"piece"
        finally:
            self.is_closed = True


def answer(application: Pieces, silence: float, *, takes: int, leaves: bool) -> None:
    """Send a response to a client that reads `takes` messages and then disconnects, or stays without reading."""

    async def send_all() -> None:
        gone, sent = asyncio.Event(), list[Any]()

        async def send(message: Any) -> None:
            sent.append(message)
            if len(sent) > takes:
                if leaves:
                    gone.set()  # a server accepts what is sent to such a client
                else:
                    await asyncio.Event().wait()

        async def receive() -> Any:
            await gone.wait()
            return {"type": "http.disconnect"}

        adapter = Adapter(cast(Application, application), Streams(silence), cooperative=False)
        await asyncio.wait_for(adapter({**SCOPE}, receive, send), 20)

    uvloop.run(send_all())


def test_a_response_stops_when_the_client_disconnects() -> None:
    """The application is notified by closing its iterator."""
    application = Pieces()
    answer(application, 60, takes=5, leaves=True)
    assert application.given < 50
    assert application.is_closed


def test_a_response_stops_when_the_client_does_not_read() -> None:
    """After the timeout."""
    application = Pieces()
    answer(application, 0.1, takes=3, leaves=False)
    assert application.given == 3
    assert application.is_closed
