"""Checks of requests that HTTP requires (RFC 9110, 9112) and the server leaves to the application."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cairn.service.errors import BadRequest, ExpectationFailed, NotImplementedHere

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"})
"""Known methods, which may be refused with 405 (RFC 9110, 9.3; PATCH, and the draft of QUERY)."""
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|([A-Za-z0-9._~!$&'()*+;=-]|%[0-9A-Fa-f]{2})+)(:[0-9]{0,5})?")
"""A host and its port (RFC 3986, 3.2.2). A comma would mean two header fields."""


def check_request(environ: Mapping[str, Any]) -> None:
    """Raise BadRequest, ExpectationFailed or NotImplementedHere if HTTP requires it."""
    if environ["REQUEST_METHOD"] not in METHODS:  # RFC 9110, 9.1
        raise NotImplementedHere("method-unknown")
    if not environ["PATH_INFO"].startswith("/"):  # RFC 9112, 3.2
        raise BadRequest("address-without-slash")
    host = environ.get("HTTP_HOST")
    if not _is_host(host or "") and (host or environ["SERVER_PROTOCOL"] not in ("HTTP/1", "HTTP/1.0")):  # RFC 9112, 3.2
        raise BadRequest("header-host")
    coding = environ.get("HTTP_TRANSFER_ENCODING")
    if coding is not None and coding.strip().lower() != "chunked":  # RFC 9112, 6.1
        raise NotImplementedHere("transfer-coding-unknown")
    expectation = environ.get("HTTP_EXPECT")
    if expectation is not None and expectation.lower() != "100-continue":  # RFC 9110, 10.1.1
        raise ExpectationFailed("header-expect")


@lru_cache(256)
def _is_host(host: str) -> bool:
    return _HOST.fullmatch(host) is not None
