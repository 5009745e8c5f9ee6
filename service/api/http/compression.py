"""Answers in fewer bytes: gzip (RFC 1952), where the client takes it (RFC 9110, section 12.5.3)."""

import zlib
from collections.abc import Iterator
from functools import lru_cache
from http import HTTPStatus

from flask import Response
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

from cairn.service.api.http.request import Request
from cairn.service.api.http.response import JSON, Answer

LEAST = 1024
"""Bytes of the smallest body that is compressed."""

TYPES = frozenset(
    {
        JSON,
        "application/jsonl",
        "application/problem+json",
        "application/yaml",
        "image/svg+xml",
        "text/css",
        "text/html",
        "text/javascript",
        "text/markdown",
    }
)
"""What is made smaller so. A stream is not: each of its messages must go out at once."""

_GZIP = 16
"""What zlib adds to the size of its window where gzip is wanted."""


def compress(made: Answer, asked: Request) -> None:
    """Compress an answer, if it may be and its client takes it.

    One that holds a token may not: its length would tell something of the token where others choose a part of it.
    """
    headers = made.headers
    kind = headers.get("Content-Type", "").partition(";")[0]
    if made.holds_token or kind not in TYPES or (isinstance(made.body, bytes) and len(made.body) < LEAST):
        return
    headers["Vary"] = f"{headers['Vary']}, Accept-Encoding" if "Vary" in headers else "Accept-Encoding"
    if _takes_gzip(asked.header("ACCEPT_ENCODING")):
        if isinstance(made.body, bytes):
            made.body = _quick(made.body) if kind == JSON else _small(made.body)
        else:
            made.body = _pieces(made.body)
        headers["Content-Encoding"] = "gzip"
        if "ETag" in headers:
            headers["ETag"] = _weakened(headers["ETag"])


def compress_file(found: Response, accepted: str | None) -> None:
    """Compress a file of the page that Flask answers with, likewise."""
    is_file = found.status_code == HTTPStatus.OK and found.direct_passthrough
    if not is_file or (found.content_length or 0) < LEAST or found.mimetype not in TYPES:
        return
    found.vary.add("Accept-Encoding")
    if _takes_gzip(accepted):
        found.direct_passthrough = False
        found.set_data(_small(found.get_data()))
        found.headers["Content-Encoding"] = "gzip"
        found.headers["ETag"] = _weakened(found.headers["ETag"])
        del found.headers["Accept-Ranges"]  # of these bytes none can be asked for by their place


@lru_cache(maxsize=256)
def _takes_gzip(accepted: str | None) -> bool:
    """Tell whether an `Accept-Encoding` takes gzip."""
    return bool(accepted) and parse_accept_header(accepted, Accept).quality("gzip") > 0


def _weakened(tag: str) -> str:
    """Return an entity tag as a weak one: other bytes, the same version (RFC 9110, section 8.8.1)."""
    return tag if tag.startswith("W/") else f"W/{tag}"


@lru_cache(maxsize=512)
def _small(body: bytes) -> bytes:
    """Return a body that is answered often, as small as it gets: each of the page's files has its place here."""
    return _compressed(zlib.compressobj(6, zlib.DEFLATED, _GZIP + zlib.MAX_WBITS), body)


def _quick(body: bytes) -> bytes:
    """Return a body that is answered once, with little work: with a window of 4 KB a sixth of the usual time."""
    return _compressed(zlib.compressobj(1, zlib.DEFLATED, _GZIP + 12, memLevel=6), body)


def _pieces(body: Iterator[bytes]) -> Iterator[bytes]:
    """Yield the pieces of a large body, compressed; they go out when there is enough of them."""
    by = zlib.compressobj(6, zlib.DEFLATED, _GZIP + zlib.MAX_WBITS)
    for piece in body:
        if more := by.compress(piece):
            yield more
    yield by.flush()


def _compressed(by: "zlib._Compress", body: bytes) -> bytes:
    return by.compress(body) + by.flush()
