"""Responses as explicit values, and their caching."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from urllib.parse import urlencode

from msgspec import Struct
from werkzeug.http import parse_etags

from cairn.events.codec import dump
from cairn.service.api.http.request import Request
from cairn.service.languages import ENGLISH

ALWAYS_ASK = "private, no-cache"
"""Clients may store a response, but must revalidate it each time: deleted data disappears at once."""
JSON = "application/json"
PROBLEM_JSON = "application/problem+json"
REPLAYED = "Idempotency-Replayed"
DIGEST_LENGTH = 16
"""Number of hex digits of a body's SHA-256 in its entity tag."""


class Response(Struct):
    """A status, headers, and a body: bytes, or an iterator of chunks, with a function to call at its end.

    `holds_token` marks a body with a seat's token, `is_file` a body that is the same for all requests.
    """

    status: int
    headers: dict[str, str]
    body: bytes | Iterator[bytes] = b""
    close: Callable[[], None] | None = None
    holds_token: bool = False
    is_file: bool = False


def json_response(
    body: Struct, status: int = 200, *, holds_token: bool = False, repeated: bool = False, **headers: str
) -> Response:
    """Return a struct as JSON; `openapi.yaml` describes it. `repeated` marks the first result of a repeated request."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    if repeated:
        named[REPLAYED] = "true"
    return Response(status, {"Content-Type": JSON} | named, dump(body), holds_token=holds_token)


def cacheable(response: Response, request: Request, version: int, by_content: bool) -> Response:
    """Add the entity tag to a response about a version, or return 304 for a client that has it.

    `by_content` means that the version and the viewer do not determine the body: after the end, its texts, its
    signature or whether it was imported may still change, and a player's name may at any time.
    """
    if by_content:
        assert isinstance(response.body, bytes)
        tag = f"{version}-{hashlib.sha256(response.body).hexdigest()[:DIGEST_LENGTH]}"
    else:
        tag = etag(version, request.seat)
        if request.localized and request.localized.tag != ENGLISH:
            tag += f"~{request.localized.tag}"
    response.headers |= {"ETag": f'"{tag}"', "Cache-Control": ALWAYS_ASK, "Vary": "Authorization"}
    known = request.header("IF_NONE_MATCH")
    if known and request.reads and response.status == 200 and parse_etags(known).contains_weak(tag):
        del response.headers["Content-Type"]
        return Response(304, response.headers)
    return response


def link_next(response: Response, request: Request, query: Mapping[str, Any], **following: Any) -> Response:
    """Add a `Link` to the next page of a list: the same URL with the parameters that follow, if they are set."""
    if all(following.values()):
        parameters = {**query, **following}.items()
        words = {name: str(value).lower() if isinstance(value, bool) else value for name, value in parameters}
        response.headers["Link"] = f'<{request.url(request.path)}?{urlencode(words)}>; rel="next"'
    return response


def etag(version: int, seat: int | None) -> str:
    """Return the entity tag of a version of a running game, without quotes: a different one per viewer.

    A cache with a spectator's response must not reuse it for a seat (RFC 9110, section 8.8.3).
    """
    return str(version) if seat is None else f"{version}-{seat}"
