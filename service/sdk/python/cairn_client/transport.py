"""Requests: sent, repeated where that is safe, and refused as exceptions."""

import json
import random
import time
from collections.abc import Iterator, Mapping
from secrets import token_hex
from typing import Any

import httpx2
import msgspec

from cairn_client.errors import Unreachable, refusal
from cairn_client.plain import read, write

BUSY = (429, 503)
"""With these nothing was done, and it may be tried again."""
LONGEST_PAUSE = 60.0


class Transport:
    """Sends requests to one service, as the holder of a token, or as nobody."""

    def __init__(self, url: str, token: str | None = None, *, attempts: int = 6, timeout: float = 60.0) -> None:
        self.url, self.token, self.attempts = url.rstrip("/"), token, attempts
        self.http = httpx2.Client(base_url=self.url, timeout=timeout, http2=True)

    def ask(
        self,
        method: str,
        path: str,
        type: Any,
        *,
        token: str | None = None,
        body: Any = None,
        keyed: bool = False,
        meant_for: int | None = None,
        **query: Any,
    ) -> Any:
        """Send a request and return its answer as a type; raise CairnError if it is refused.

        A request that is `keyed` has an idempotency key, and so may be repeated, as what only reads may; `meant_for`
        is the version that it is for.
        """
        headers = self.headers(token)
        if body is not None:
            headers["Content-Type"] = "application/json"
        if keyed:
            headers["Idempotency-Key"] = token_hex(16)
        if meant_for is not None:
            headers["If-Match"] = f'"{meant_for}"'
        content = None if body is None else write(body)
        answer = self._repeated(method, path, headers, content, query, safe=keyed or method != "POST")
        return read(answer.content, type) if answer.content else msgspec.convert(None, type)

    def text(self, path: str, token: str | None = None, **query: Any) -> str:
        """Return an answer that is no JSON."""
        return self._repeated("GET", path, self.headers(token), None, query, safe=True).text

    def lines(
        self, method: str, path: str, *, token: str | None = None, body: Any = None, **query: Any
    ) -> Iterator[bytes]:
        """Yield the lines of a stream. Raise CairnError if it is refused, `httpx2.TransportError` if it breaks off."""
        wanted = self.headers(token) | {"Accept": "application/x-ndjson"}
        content = None if body is None else write(body)
        if content is not None:
            wanted["Content-Type"] = "application/json"
        with self.http.stream(method, path, content=content, headers=wanted, params=_given(query)) as answer:
            if answer.status_code != 200:
                answer.read()
                raise refusal(answer.status_code, _problem(answer))
            for line in answer.iter_lines():
                if line:  # an empty one says that the stream lives
                    yield line.encode()

    def headers(self, token: str | None) -> dict[str, str]:
        """Return the header that tells who asks."""
        good = token or self.token
        return {"Authorization": f"Bearer {good}"} if good else {}

    def pause(self, attempt: int, retry_after: str | None = None) -> None:
        """Wait before another attempt, as long as the service says, or longer each time."""
        seconds = float(retry_after) if retry_after else min(2.0**attempt / 4, LONGEST_PAUSE)
        time.sleep(seconds * random.uniform(1.0, 1.25))

    def _repeated(
        self, method: str, path: str, headers: dict[str, str], content: bytes | None, query: Any, *, safe: bool
    ) -> httpx2.Response:
        for attempt in range(self.attempts):
            is_last = attempt == self.attempts - 1
            try:
                answer = self.http.request(method, path, headers=headers, content=content, params=_given(query))
            except httpx2.TransportError as error:
                if is_last or not safe:
                    raise Unreachable(error) from error
                self.pause(attempt)
                continue
            if answer.is_success:
                return answer
            if is_last or answer.status_code not in BUSY:
                raise refusal(answer.status_code, _problem(answer))
            self.pause(attempt, answer.headers.get("Retry-After"))
        raise AssertionError("there is one attempt at least")


def _given(query: Mapping[str, Any]) -> dict[str, Any]:
    words = {True: "true", False: "false"}
    return {
        name: words[value] if isinstance(value, bool) else value for name, value in query.items() if value is not None
    }


def _problem(answer: httpx2.Response) -> dict[str, Any]:
    try:
        problem: dict[str, Any] = json.loads(answer.text)
    except ValueError:  # a proxy's own words
        problem = {"title": answer.reason_phrase, "detail": answer.text[:200]}
    return problem
