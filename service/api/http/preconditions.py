"""Preconditions of a request: that it takes effect once, and only at a version of the game."""

import json
import re
from hashlib import sha256

from werkzeug.http import parse_etags

from cairn.events.appends import IdempotencyKey
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import DIGEST_LENGTH
from cairn.service.api.http.route import KEY_WITH_TOKEN, LONG_KEY
from cairn.service.errors import InvalidParameter
from cairn.service.languages import recognize
from cairn.service.redis_clients.format import JSON_DIGESTS

_TAG = re.compile(rf"([0-9]{{1,15}})(-[0-9a-f]{{1,{DIGEST_LENGTH}}})?(~[A-Za-z0-9-]+)?")


def idempotency_key(request: Request, token_in_answer: bool = False) -> IdempotencyKey | None:
    """Return the request's idempotency key, if it has one."""
    key = request.header("IDEMPOTENCY_KEY")
    if key is None:
        return None
    if token_in_answer and len(key) < KEY_WITH_TOKEN:
        raise InvalidParameter("Idempotency-Key", "key-too-short", long_key=recognize(LONG_KEY, "form"))
    of_path = f"{request.method}\n{request.path}\n".encode()
    plain, by_value = (sha256(of_path + body).hexdigest() for body in (request.body, _value(request.body)))
    is_new = request.services.parts.permit() >= JSON_DIGESTS  # older processes know the digest of the bytes only
    who = request.player or ("" if token_in_answer or request.seat is None else str(request.seat))
    return IdempotencyKey(f"{who}:{key}", *((by_value, plain) if is_new else (plain, by_value)))


def _value(body: bytes) -> bytes:
    """Return JSON that is the same for all spellings of a value; a body that is not JSON as it is.

    Numbers are equal as in JSON Schema (2020-12, 4.2.2) and RFC 8785: 1, 1.0 and 1e0 are one number. Integers above
    2^53 stay different, although RFC 8785 rounds them.
    """
    try:
        return json.dumps(json.loads(body.decode(), parse_float=_number), sort_keys=True).encode()
    except (ValueError, RecursionError):
        return body


def _number(text: str) -> float:
    return int(number) if (number := float(text)).is_integer() else number


def expected_version(request: Request) -> int | None:
    """Return the version in `If-Match`, of any viewer: None if absent or `*`, 0 if it names no version."""
    header = request.header("IF_MATCH")
    if header is None:
        return None
    tags = parse_etags(header)
    if tags.star_tag:
        return None
    # A weak tag names the version as well: compression, here or in a proxy, weakens tags.
    matches = (_TAG.fullmatch(tag) for tag in tags.as_set(include_weak=True) if tag)
    versions = {int(match.group(1)) for match in matches if match}
    current = request.game.head.version if request.game else 0
    return current if current in versions else max(versions, default=0)
