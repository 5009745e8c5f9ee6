"""Preconditions of a request: that it takes effect once, and only at a version of the game."""

import hashlib
import re

from werkzeug.http import parse_etags

from cairn.events.appends import IdempotencyKey
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import DIGEST_LENGTH, Response
from cairn.service.errors import BadRequest, Invalid, Mistake

KEY_WITH_TOKEN = 32
"""Minimum length of an idempotency key if the response has a token, which any sender of the key receives."""

REPLAYED = "Idempotency-Replayed"

_TAG = re.compile(rf"([0-9]{{1,15}})(-[0-9a-f]{{1,{DIGEST_LENGTH}}})?")


def idempotency_key(request: Request, token_in_answer: bool = False) -> IdempotencyKey | None:
    """Return the request's idempotency key, if it has one."""
    key = request.header("IDEMPOTENCY_KEY")
    if key is None:
        return None
    least = KEY_WITH_TOKEN if token_in_answer else 1
    if not (least <= len(key) <= 255 and key.isascii() and key.isprintable()):
        detail = f"An Idempotency-Key has {least} to 255 printable ASCII characters here."
        raise Invalid(detail, errors=[Mistake("Idempotency-Key", detail)])
    body = hashlib.sha256(b"\n".join([request.method.encode(), request.path.encode(), request.body]))
    who = request.player or ("" if token_in_answer or request.seat is None else str(request.seat))
    return IdempotencyKey(f"{who}:{key}", body.hexdigest())


def tell_repeated(response: Response, repeated: bool) -> None:
    """Report in a response that its request was repeated, and its first result is returned."""
    if repeated:
        response.headers[REPLAYED] = "true"


def expected_version(request: Request) -> int | None:
    """Return the version in `If-Match`, of any viewer: None if absent or `*`, 0 if it names no version."""
    header = request.header("IF_MATCH")
    if header is None:
        return None
    tags = parse_etags(header)
    if tags.star_tag:
        return None
    if not tags:
        raise BadRequest("If-Match is not an entity tag, such as the ETag of the game.")
    # A weak tag names the version as well: compression, here or in a proxy, weakens tags.
    matches = (_TAG.fullmatch(tag) for tag in tags.as_set(include_weak=True) if tag)
    versions = {int(match.group(1)) for match in matches if match}
    current = request.game.head.version if request.game else 0
    return current if current in versions else max(versions, default=0)
