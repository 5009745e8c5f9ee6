"""Compressed responses for clients that accept them (RFC 9110, section 12.5.3).

Responses use gzip (RFC 1952); the page's files also Zstandard (RFC 8878), or Brotli (RFC 7932) if precompressed.

The length of a compressed response reveals repetitions in it. So responses with confidential content are not
compressed: others control text next to it, such as their names, and can observe the length (CRIME, BREACH).
"""

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from http import HTTPStatus

import flask
import zstandard
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

from cairn.service.api.http.request import Request
from cairn.service.api.http.response import JSON, Response
from cairn.service.api.http.route import Route

MIN_BYTES = 1024
"""Minimum size in bytes of a body to compress."""

TYPES = frozenset(
    {
        JSON,
        "application/jsonl",
        "application/yaml",
        "image/svg+xml",
        "text/css",
        "text/html",
        "text/javascript",
        "text/markdown",
        "text/plain",
    }
)
"""Compressed media types. Streams are not compressed: each of their messages must be sent at once."""

_GZIP = 16
"""Value added to zlib's window size to select gzip."""


def compress(response: Response, request: Request, route: Route) -> None:
    """Compress a response of a route, if its content is public and its client accepts it."""
    headers = response.headers
    kind = headers.get("Content-Type", "").partition(";")[0]
    if kind not in TYPES or (isinstance(response.body, bytes) and len(response.body) < MIN_BYTES):
        return
    if response.holds_token or not _is_for_anybody(request, route):
        return
    headers["Vary"] = f"{headers['Vary']}, Accept-Encoding" if "Vary" in headers else "Accept-Encoding"
    if _takes_gzip(request.header("ACCEPT_ENCODING")):
        if isinstance(response.body, bytes):
            how = _once if response.is_file else _quick if kind == JSON else _small
            response.body = how(response.body)
        else:
            response.body = _pieces(response.body)
        headers["Content-Encoding"] = "gzip"
        if "ETag" in headers:
            headers["ETag"] = _weakened(headers["ETag"])


def compress_file(response: flask.Response, accepted: str | None, brotli: bytes | None = None) -> None:
    """Compress a file of the page in a Flask response, too; `brotli` is its precompressed form, if it exists."""
    is_file = response.status_code == HTTPStatus.OK and response.direct_passthrough
    if not is_file or (response.content_length or 0) < MIN_BYTES or response.mimetype not in TYPES:
        return
    response.vary.add("Accept-Encoding")
    if encoding := _preferred(accepted, ("br", *SMALL) if brotli else SMALL):
        response.direct_passthrough = False
        response.set_data(brotli if brotli and encoding == "br" else SMALL[encoding](response.get_data()))
        response.headers["Content-Encoding"] = encoding
        response.headers["ETag"] = _weakened(response.headers["ETag"])
        del response.headers["Accept-Ranges"]  # ranges of compressed bytes are not served


def _is_for_anybody(request: Request, route: Route) -> bool:
    """Return whether the response is public: it does not depend on a token, or the game is over.

    Writes to a finished game may return another, running game, such as a rematch.
    """
    if not route.identifies or request.header("AUTHORIZATION") is None:
        return True
    return request.reads and request.game is not None and request.game.position.table.is_ended


@lru_cache(maxsize=256)
def _takes_gzip(accepted: str | None) -> bool:
    """Return whether an `Accept-Encoding` accepts gzip."""
    return _preferred(accepted, ("gzip",)) is not None


def _preferred(accepted: str | None, encodings: Iterable[str]) -> str | None:
    """Return the preferred encoding of an `Accept-Encoding`, the first of equal ones; None if it accepts none."""
    wanted = parse_accept_header(accepted or "", Accept)
    best = max(encodings, key=wanted.quality)
    return best if wanted.quality(best) > 0 else None


def _weakened(tag: str) -> str:
    """Return an entity tag as a weak one, as the bytes differ for the same version (RFC 9110, section 8.8.1)."""
    return tag if tag.startswith("W/") else f"W/{tag}"


@lru_cache(maxsize=1024)
def _small(body: bytes) -> bytes:
    """Compress a frequent body as small as possible; the cache has room for each of the page's files."""
    return zlib.compress(body, 9, _GZIP + zlib.MAX_WBITS)


@lru_cache(maxsize=1024)
def _smaller(body: bytes) -> bytes:
    """Compress a frequent body with Zstandard."""
    return zstandard.ZstdCompressor(level=12).compress(body)


SMALL: Mapping[str, Callable[[bytes], bytes]] = {"zstd": _smaller, "gzip": _small}
"""Compressors of files by encoding, best compression first."""


def _quick(body: bytes) -> bytes:
    """Compress a single response quickly: with a window of 4 KB it takes a sixth of the usual time."""
    by = zlib.compressobj(1, zlib.DEFLATED, _GZIP + 12, memLevel=6)
    return by.compress(body) + by.flush()


@lru_cache(maxsize=4)
def _once(body: bytes) -> bytes:
    """Compress a large file in a third of the time of `_small`, as the first client waits for it."""
    return zlib.compress(body, 1, _GZIP + zlib.MAX_WBITS)


def _pieces(body: Iterator[bytes]) -> Iterator[bytes]:
    """Compress the chunks of a large body; yield output as soon as there is enough."""
    by = zlib.compressobj(6, zlib.DEFLATED, _GZIP + zlib.MAX_WBITS)
    for piece in body:
        if more := by.compress(piece):
            yield more
    yield by.flush()
