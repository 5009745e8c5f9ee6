"""Answers in fewer bytes, where the client takes it (RFC 9110, section 12.5.3).

That is gzip (RFC 1952); for the page's files also Zstandard (RFC 8878), or Brotli (RFC 7932) if they come packed so.

The length of a compressed answer tells what in it repeats. So nothing is compressed that holds what only its receiver
may know: others choose what stands beside it, as their names, and see its length on the network (CRIME, BREACH).
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
"""Bytes of the smallest body that is compressed."""

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
    }
)
"""What is made smaller so. A stream is not: each of its messages must go out at once."""

_GZIP = 16
"""What zlib adds to the size of its window where gzip is wanted."""


def compress(response: Response, request: Request, route: Route) -> None:
    """Compress an answer of a route, if anybody may know all that it holds, and its client takes it."""
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
    """Compress a file of the page that Flask answers with, likewise; `brotli` is its form by that, if there is one."""
    is_file = response.status_code == HTTPStatus.OK and response.direct_passthrough
    if not is_file or (response.content_length or 0) < MIN_BYTES or response.mimetype not in TYPES:
        return
    response.vary.add("Accept-Encoding")
    if encoding := _preferred(accepted, ("br", *SMALL) if brotli else SMALL):
        response.direct_passthrough = False
        response.set_data(brotli if brotli and encoding == "br" else SMALL[encoding](response.get_data()))
        response.headers["Content-Encoding"] = encoding
        response.headers["ETag"] = _weakened(response.headers["ETag"])
        del response.headers["Accept-Ranges"]  # of these bytes none can be asked for by their place


def _is_for_anybody(request: Request, route: Route) -> bool:
    """Tell whether the answer is the same for everybody: no token was sent where one matters, or the game is over.

    What is written to a finished game may be answered with another one that runs, as a rematch is.
    """
    if not route.identifies or request.header("AUTHORIZATION") is None:
        return True
    return request.reads and request.game is not None and request.game.position.table.is_ended


@lru_cache(maxsize=256)
def _takes_gzip(accepted: str | None) -> bool:
    """Tell whether an `Accept-Encoding` takes gzip."""
    return _preferred(accepted, ("gzip",)) is not None


def _preferred(accepted: str | None, encodings: Iterable[str]) -> str | None:
    """Return the encoding that an `Accept-Encoding` likes best, of equal ones the first; None if it takes none."""
    wanted = parse_accept_header(accepted or "", Accept)
    best = max(encodings, key=wanted.quality)
    return best if wanted.quality(best) > 0 else None


def _weakened(tag: str) -> str:
    """Return an entity tag as a weak one: other bytes, the same version (RFC 9110, section 8.8.1)."""
    return tag if tag.startswith("W/") else f"W/{tag}"


@lru_cache(maxsize=1024)
def _small(body: bytes) -> bytes:
    """Return a body that is answered often, as small as it gets: each of the page's files has its place here."""
    return _compressed(zlib.compressobj(6, zlib.DEFLATED, _GZIP + zlib.MAX_WBITS), body)


@lru_cache(maxsize=1024)
def _smaller(body: bytes) -> bytes:
    """Return the same by Zstandard."""
    return zstandard.ZstdCompressor(level=12).compress(body)


SMALL: Mapping[str, Callable[[bytes], bytes]] = {"zstd": _smaller, "gzip": _small}
"""What makes a file smaller, by the name of the encoding, the smallest first."""


def _quick(body: bytes) -> bytes:
    """Return a body that is answered once, with little work: with a window of 4 KB a sixth of the usual time."""
    return _compressed(zlib.compressobj(1, zlib.DEFLATED, _GZIP + 12, memLevel=6), body)


@lru_cache(maxsize=4)
def _once(body: bytes) -> bytes:
    """Return a large file in a third of the time that `_small` takes: the first client waits for it."""
    return _compressed(zlib.compressobj(1, zlib.DEFLATED, _GZIP + zlib.MAX_WBITS), body)


def _pieces(body: Iterator[bytes]) -> Iterator[bytes]:
    """Yield the pieces of a large body, compressed; they go out when there is enough of them."""
    by = zlib.compressobj(6, zlib.DEFLATED, _GZIP + zlib.MAX_WBITS)
    for piece in body:
        if more := by.compress(piece):
            yield more
    yield by.flush()


def _compressed(by: "zlib._Compress", body: bytes) -> bytes:
    return by.compress(body) + by.flush()
