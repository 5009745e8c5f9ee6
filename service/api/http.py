"""What all routes share: the caller, the order of refusals, and how answers are written and cached."""

import hashlib
import hmac
import re
from collections.abc import Callable
from io import BytesIO
from typing import Any, TypeVar

from flask import Flask, Request, Response, current_app, g, request
from werkzeug.exceptions import MethodNotAllowed as RoutingMethodNotAllowed

from events.codec import dump
from events.log import IdempotencyKey
from service.api.addresses import network
from service.container import Services
from service.errors import Invalid, Malformed, NotFound, TooLarge, Unauthorized, UnreadableLog, UnsupportedMediaType
from service.queries.snapshots import TRUTH, Snapshot
from service.tokens import is_id

LARGEST_BODY = 64 * 1024
LARGEST_ARCHIVE = 8 * 1024 * 1024
ARCHIVE = "application/jsonl"
"""The media type of archives."""
ALWAYS_ASK = "private, no-cache"
"""An answer may be kept by its receiver, and is asked for again each time: what is deleted is gone at once."""
GAME_PATH = re.compile(r"/v1/games/([^/]+)")
DIGEST_LENGTH = 16
"""How many hex digits of a body's SHA-256 its entity tag has."""
KEY_WITH_TOKEN = 32
"""How long an idempotency key is where the answer holds a token: the token is given to anybody who knows the key."""

View = TypeVar("View", bound=Callable[..., Any])


def services() -> Services:
    """Return the application's services."""
    found: Services = current_app.extensions["services"]
    return found


def newest(game: str) -> Snapshot:
    """Return the newest position as the caller may know it. What `admit` has just read of it is not read again."""
    known = g.game.head if "game" in g else None
    return services().repository.get(game, g.seat, known=known)


def address() -> str:
    """Return the client's address as what may have its share: an IPv6 address is its network of 64 bits.

    It is the peer's, or what the trusted proxies say (CAIRN_PROXIES).
    """
    return network(request.remote_addr or "")


def needs(whom: str) -> Callable[[View], View]:
    """Mark a route that only a `seat` or the `operator` may use: 401 without a valid token."""

    def mark(view: View) -> View:
        view.needs = whom  # type: ignore[attr-defined]  # read again by `admit`
        return view

    return mark


def takes_archive(view: View) -> View:
    """Mark a route whose body is an archive."""
    view.takes_archive = True  # type: ignore[attr-defined]  # read again by `admit`
    return view


def admit() -> None:
    """Identify the caller, and refuse a request, in the documented order, before its route is called."""
    asked: Request = request._get_current_object()  # type: ignore[attr-defined]  # one lookup of the proxy
    g.seat, g.operator = None, False
    if not asked.environ.get("HTTP_RANGE", "bytes=").startswith("bytes="):
        del asked.environ["HTTP_RANGE"]  # a unit that is not known here is ignored (RFC 9110, section 14.2)
    path = GAME_PATH.match(asked.path)
    routed = asked.routing_exception is None
    if (not routed and not isinstance(asked.routing_exception, RoutingMethodNotAllowed)) or asked.method == "OPTIONS":
        return
    if path:
        _find_game(asked, _known_id(path.group(1)))
    if not routed:
        return
    if asked.path.startswith("/v1/games"):
        _identify(asked, path is not None)
    if asked.method == "POST":
        _admit_body(asked)


def answer(body: Any, status: int = 200, **headers: str) -> Response:
    """Return JSON. `body` holds JSON's own types and structs."""
    response = Response(dump(body), status, mimetype="application/json")
    for name, value in headers.items():
        response.headers[name.replace("_", "-")] = value
    return response


def cached(response: Response, version: int, by_content: bool) -> Response:
    """Give an answer about a version its entity tag, and answer 304 to a client that has it.

    `by_content` says that the version and the viewer do not settle the body, as after the end: then its words, its
    signature or whether it was imported may still change.
    """
    if by_content:
        digest = hashlib.sha256(response.get_data()).hexdigest()
        response.headers["ETag"] = f'"{version}-{digest[:DIGEST_LENGTH]}"'
    else:
        response.headers["ETag"] = etag(version, g.seat)
    response.headers["Cache-Control"] = ALWAYS_ASK
    response.headers["Vary"] = "Authorization"
    if response.status_code == 200:
        response.make_conditional(request)  # a GET or HEAD only
    return response


def etag(version: int, seat: int | None) -> str:
    """Return the entity tag of a version of a game that runs: one for each viewer.

    A cache that has a spectator's answer must not be told that it holds for a seat, too (RFC 9110, section 8.8.3).
    """
    return f'"{version}"' if seat is None else f'"{version}-{seat}"'


def idempotency_key(token_in_answer: bool = False) -> IdempotencyKey | None:
    """Return the request's idempotency key, if it has one."""
    key = request.headers.get("Idempotency-Key")
    if key is None:
        return None
    least = KEY_WITH_TOKEN if token_in_answer else 1
    if not (least <= len(key) <= 255 and key.isascii() and key.isprintable()):
        detail = f"An Idempotency-Key has {least} to 255 printable ASCII characters here."
        raise Invalid(detail, errors=[{"pointer": "Idempotency-Key", "detail": detail}])
    body = hashlib.sha256(b"\n".join([request.method.encode(), request.path.encode(), request.get_data()]))
    who = "" if token_in_answer or g.seat is None else str(g.seat)
    return IdempotencyKey(f"{who}:{key}", body.hexdigest())


def register(app: Flask) -> None:
    """Admit every request, and let every origin read the answers."""
    app.before_request(admit)
    app.after_request(_any_origin)


def _find_game(asked: Request, game: str) -> None:
    """Set the game that is asked about, where its table tells who asks; refuse one that is not there."""
    reads, repository = asked.method in ("GET", "HEAD"), services().repository
    try:
        if reads and "Authorization" in asked.headers:
            g.game = repository.get(game, TRUTH)  # a player who has left since must not see the hand
        elif not reads or asked.routing_exception:
            g.game = repository.latest_known(game)  # the append tells whether this is the newest
    except UnreadableLog:
        # The operator, known without it, may read what needs no table, and delete.
        if not (_is_operator(_credentials(asked)[1]) and (reads or _needed(asked) == "operator")):
            raise


def _known_id(game: str) -> str:
    if not is_id(game):
        raise NotFound("There is no such game.")
    return game


def _identify(asked: Request, of_game: bool) -> None:
    """Set the caller's seat, or that the caller is the operator; refuse an unknown token."""
    scheme, token = _credentials(asked)
    wanted = _needed(asked)
    if scheme:
        if scheme.lower() != "bearer" or not token:
            raise Unauthorized("Authorization must be `Bearer` and a token.")
        if _is_operator(token):
            g.operator = True
        elif of_game:
            g.seat = _seat(token)
        else:
            raise Unauthorized("This token is not the operator's.")
    elif wanted:
        raise Unauthorized(f"This needs the token of {'a seat' if wanted == 'seat' else 'the operator'}.")


def _credentials(asked: Request) -> tuple[str, str]:
    scheme, _, token = asked.headers.get("Authorization", "").partition(" ")
    return scheme, token


def _is_operator(token: str) -> bool:
    key = services().settings.operator_key
    return key is not None and hmac.compare_digest(token.encode(), key.encode())


def _needed(asked: Request) -> str | None:
    """Return whose token a route needs, if it needs one."""
    view = current_app.view_functions.get(asked.endpoint or "")
    return getattr(view, "needs", None)


def _seat(token: str) -> int:
    """Return the seat a token belongs to, looking once more before it is refused: it may be newer than what is kept."""
    tokens, table = services().tokens, g.game.position.table
    seat = tokens.holder(token, table)
    if seat is None:
        g.game = services().repository.get(table.game, TRUTH)
        seat = tokens.holder(token, g.game.position.table)
    if seat is None:
        raise Unauthorized("This token belongs to no seat of this game.")
    return seat


def _admit_body(asked: Request) -> None:
    archive = getattr(current_app.view_functions[asked.endpoint or ""], "takes_archive", False)
    largest, media = (LARGEST_ARCHIVE, ARCHIVE) if archive else (LARGEST_BODY, "application/json")
    length = asked.content_length
    if length is None:
        # Of unknown length, it is read up to a little more than the limit, or it would be cut off there in silence.
        body = b""
        while len(body) <= largest and (more := asked.environ["wsgi.input"].read(LARGEST_BODY)):
            body += more
        asked.environ["wsgi.input"], length = BytesIO(body), len(body)
    if length > largest:
        raise TooLarge(f"A body may have {largest} bytes here, and this one has more.")
    asked.get_data()
    if asked.mimetype != media:
        raise UnsupportedMediaType(f"The body must be sent as Content-Type: {media}.")
    g.expected = _expected_version(asked)


def _expected_version(asked: Request) -> int | None:
    """Return the version that `If-Match` asks for, of any viewer: None for none or `*`, 0 if it names no version."""
    if "If-Match" not in asked.headers or asked.if_match.star_tag:
        return None
    if not asked.if_match:
        raise Malformed("If-Match is not an entity tag, such as the ETag of the game.")
    tags = (
        re.fullmatch(rf"([0-9]{{1,15}})(-[0-9a-f]{{1,{DIGEST_LENGTH}}})?", tag)
        for tag in asked.if_match.as_set()
        if tag
    )
    versions = {int(tag.group(1)) for tag in tags if tag}
    current: int = g.game.head.version if "game" in g else 0
    return current if current in versions else max(versions, default=0)


def _any_origin(response: Response) -> Response:
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Access-Control-Allow-Origin"] = "*"
    response.headers["Access-Control-Expose-Headers"] = "ETag, Location, Link, Retry-After"
    if request.method == "OPTIONS":
        response.headers["Access-Control-Allow-Methods"] = response.headers.get("Allow", "GET")
        response.headers["Access-Control-Allow-Headers"] = (
            "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID"
        )
        response.headers["Access-Control-Max-Age"] = "86400"
    return response
