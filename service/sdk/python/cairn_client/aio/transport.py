"""Requests: sent, retried where that is safe, and refused as exceptions."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from secrets import token_hex
from typing import Any, TypedDict, Unpack

import httpx2
import msgspec

from cairn_client.about import USER_AGENT
from cairn_client.errors import CairnError, Unreachable
from cairn_client.plain import read, write
from cairn_client.responses import refusal
from cairn_client.retries import BUSY, PASSING, Retries

CONNECT_TIMEOUT = 10.0
NDJSON = "application/x-ndjson"
IDLE_TIMEOUT = 30.0
"""A stream that is silent for longer is lost: the service sends a heartbeat every 15 seconds."""
LIMITS = httpx2.Limits(max_connections=None, max_keepalive_connections=20)
"""No limit of connections: each stream has one for as long as it is open, and a move must not wait for it."""

UNSENT = (httpx2.ConnectError, httpx2.ConnectTimeout, httpx2.PoolTimeout)
"""The request did not reach the service."""
LOST = (httpx2.TransportError, httpx2.DecodingError, msgspec.DecodeError)
"""The response did not arrive, or not all of it."""


class StreamRequest(TypedDict, total=False):
    """The parts of a stream's request that can change when it is opened again."""

    token: str | None
    query: Mapping[str, Any]
    headers: Mapping[str, str]
    body: Any


class AsyncTransport:
    """Sends requests to one service, with a token or without."""

    def __init__(
        self, url: str, token: str | None = None, *, deadline: float | None = 60.0, timeout: float = 60.0
    ) -> None:
        self.url: str = url.rstrip("/")
        self.token: str | None = token
        self.deadline: float | None = deadline
        self.timeout: float = timeout
        self.http: httpx2.AsyncClient = httpx2.AsyncClient(
            base_url=self.url, http2=True, headers={"User-Agent": USER_AGENT}, limits=LIMITS
        )

    async def ask(
        self,
        method: str,
        path: str,
        type: Any,
        *,
        token: str | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        keyed: bool = False,
        meant_for: int | None = None,
        deadline: float | msgspec.UnsetType | None = msgspec.UNSET,
    ) -> Any:
        """Send a request and return its response as a type. Raise CairnError if it is refused.

        A `keyed` request has an idempotency key, so it is safe to repeat, as is any method but POST. `meant_for` is the
        version for `If-Match`. `deadline` limits the seconds of all attempts.
        """
        headers = self.headers(token)
        if keyed:
            headers["Idempotency-Key"] = token_hex(16)
        if meant_for is not None:
            headers["If-Match"] = f'"{meant_for}"'

        def parse(response: httpx2.Response) -> Any:
            return read(response.content or b"null", type)

        return await self._retry(method, path, headers, query, body, parse, keyed or method != "POST", deadline)

    async def text(self, path: str, token: str | None = None, query: Mapping[str, Any] | None = None) -> str:
        """Return a response that is not JSON."""
        return await self._retry("GET", path, self.headers(token), query, None, lambda response: response.text)

    async def stream(
        self,
        method: str,
        path: str,
        request: Callable[[], StreamRequest],
        *,
        deadline: float | None = None,
        is_expected: Callable[[CairnError], bool] = lambda _: False,
    ) -> AsyncGenerator[bytes | None]:
        """Yield the lines of a stream, b"" as a heartbeat, and None when the service has closed the connection.

        It is opened again after each loss, with what `request` returns then, for ever, or until `deadline` seconds have
        passed without a connection. A final refusal is raised, unless it `is_expected`.
        """
        retries = Retries(deadline, f"{method} {path}")
        while True:
            try:
                async with aclosing(self._lines(method, path, **request())) as lines:
                    async for line in lines:
                        retries.reset()
                        yield line
                yield None
                error: CairnError = Unreachable("The service closed the stream.")
            except LOST as lost:
                error = Unreachable(lost)
                error.__cause__ = lost
            except CairnError as refused:
                if is_expected(refused):
                    yield b""
                    continue
                if refused.status not in PASSING:
                    raise
                error = refused
            await self.pause(retries, error)

    def headers(self, token: str | None) -> dict[str, str]:
        """Return the header with a token, or else with the client's own."""
        sent = self.token if token is None else token
        return {"Authorization": f"Bearer {sent}"} if sent else {}

    async def pause(self, retries: Retries, error: CairnError) -> None:
        """Wait before the next attempt. Raise the error if there is none."""
        await asyncio.sleep(retries.pause(error))

    async def _lines(self, method: str, path: str, **request: Unpack[StreamRequest]) -> AsyncGenerator[bytes]:
        """Yield the lines of one connection."""
        headers = {**self.headers(request.get("token")), "Accept": NDJSON, **request.get("headers", {})}
        content, query = _content(request.get("body"), headers), _texts(request.get("query"))
        timeout = httpx2.Timeout(self.timeout, connect=CONNECT_TIMEOUT, read=IDLE_TIMEOUT)
        sent = self.http.stream(method, path, content=content, headers=headers, params=query, timeout=timeout)
        async with sent as response:
            if response.status_code != 200:
                await response.aread()
                raise refusal(response)
            if not response.headers.get("Content-Type", "").startswith(NDJSON):
                raise httpx2.RemoteProtocolError("The response is not a stream: a proxy may have sent a page.")
            rest = b""
            async for data in response.aiter_bytes():
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    yield line

    async def _retry(
        self,
        method: str,
        path: str,
        headers: dict[str, str],
        query: Mapping[str, Any] | None,
        body: Any,
        parse: Callable[[httpx2.Response], Any],
        is_safe: bool = True,
        deadline: float | msgspec.UnsetType | None = msgspec.UNSET,
    ) -> Any:
        """Send a request until its response arrives, a refusal is final, or the deadline has passed."""
        retries = Retries(self.deadline if isinstance(deadline, msgspec.UnsetType) else deadline, f"{method} {path}")
        content, params = _content(body, headers), _texts(query)
        while True:
            seconds = max(0.01, min(self.timeout, retries.seconds_left))
            timeout = httpx2.Timeout(seconds, connect=min(CONNECT_TIMEOUT, seconds))
            try:
                response = await self.http.request(
                    method, path, content=content, headers=headers, params=params, timeout=timeout
                )
                if response.is_success:
                    return parse(response)
                error = refusal(response)
                if error.status != 429 and not (is_safe and error.status in BUSY):
                    raise error
            except msgspec.ValidationError:
                raise
            except LOST as lost:
                error = Unreachable(lost)
                error.__cause__ = lost
                if not is_safe and not isinstance(lost, UNSENT):
                    raise error from lost
            await self.pause(retries, error)


def _content(body: Any, headers: dict[str, str]) -> bytes | None:
    if body is None:
        return None
    headers["Content-Type"] = "application/json"
    return write(body)


def _texts(query: Mapping[str, Any] | None) -> dict[str, str]:
    """Return the parameters of a query that have a value, as text."""
    given = {name: value for name, value in (query or {}).items() if value is not None}
    return {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in given.items()}
