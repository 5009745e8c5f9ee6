"""Responses as explicit values, and how they are cached."""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from urllib.parse import urlencode

from msgspec import Struct
from werkzeug.http import parse_etags

from cairn.events.codec import dump
from cairn.service.api.http.request import Request

ALWAYS_ASK = "private, no-cache"
"""An answer may be kept by its receiver, and is asked for again each time: what is deleted is gone at once."""
JSON = "application/json"
PROBLEM_JSON = "application/problem+json"
DIGEST_LENGTH = 16
"""How many hex digits of a body's SHA-256 its entity tag has."""


class Response(Struct):
    """A status, headers, and a body: its bytes, or its pieces as they come, with what is to be done at their end.

    `holds_token` says that the body shows a seat's token, and `is_file` that it is the same bytes for all requests.
    """

    status: int
    headers: dict[str, str]
    body: bytes | Iterator[bytes] = b""
    close: Callable[[], None] | None = None
    holds_token: bool = False
    is_file: bool = False


def json_response(body: Struct, status: int = 200, **headers: str) -> Response:
    """Return a struct as JSON; `openapi.yaml` describes it."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(status, {"Content-Type": JSON} | named, dump(body))


def cacheable(response: Response, request: Request, version: int, by_content: bool) -> Response:
    """Give an answer about a version its entity tag, or answer 304 to a client that has it.

    `by_content` says that the version and the viewer do not settle the body, as after the end: then its words, its
    signature or whether it was imported may still change; and a player's name may at any time.
    """
    if by_content:
        assert isinstance(response.body, bytes)
        tag = f"{version}-{hashlib.sha256(response.body).hexdigest()[:DIGEST_LENGTH]}"
    else:
        tag = etag(version, request.seat)
    response.headers |= {"ETag": f'"{tag}"', "Cache-Control": ALWAYS_ASK, "Vary": "Authorization"}
    known = request.header("IF_NONE_MATCH")
    if known and request.reads and response.status == 200 and parse_etags(known).contains_weak(tag):
        del response.headers["Content-Type"]
        return Response(304, response.headers)
    return response


def link_next(response: Response, request: Request, query: Mapping[str, Any], **following: Any) -> Response:
    """Name the next page of a list in `Link`: the same address with the parameter that says what follows, if it has."""
    if all(following.values()):
        parameters = {**query, **following}.items()
        words = {name: str(value).lower() if isinstance(value, bool) else value for name, value in parameters}
        response.headers["Link"] = f'<{request.url(request.path)}?{urlencode(words)}>; rel="next"'
    return response


def etag(version: int, seat: int | None) -> str:
    """Return the entity tag of a version of a game that runs, without quotes: one for each viewer.

    A cache that has a spectator's answer must not be told that it holds for a seat, too (RFC 9110, section 8.8.3).
    """
    return str(version) if seat is None else f"{version}-{seat}"
