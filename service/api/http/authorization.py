"""Authorization: identify the caller, and refuse requests, in the documented order, before the view is called.

Rate limits apply here, too: each request counts in its route's class, for its caller.
"""

import hmac
from contextlib import suppress

from msgspec.structs import replace
from redis.exceptions import RedisError

from cairn.events.ids import is_id
from cairn.projections.table import Table
from cairn.service.api.http.marshmallow_fields import LARGEST_PAGE
from cairn.service.api.http.preconditions import expected_version
from cairn.service.api.http.request import Request
from cairn.service.api.http.route import Route
from cairn.service.container import Services
from cairn.service.errors import Forbidden, NotFound, Problem, TooOften, Unauthorized, Unavailable, UnreadableLog
from cairn.service.players.store import Bearer
from cairn.service.queries.snapshots import TRUTH, Snapshot

ROWS, LEFT_OUT = 20, 50
"""Rows of a page that cost as much as one request, and rows excluded by filters that do."""

_OF_WEBHOOKS = "/v1/webhooks"


def admit(request: Request, route: Route, game: str | None) -> None:
    """Find the game, identify the caller, count the request and read the body; refuse it if the route requires.

    Requests count for their caller, who is identified first; if that fails, they count for their address. A request
    above the limit costs neither its body nor its view.
    """
    refusal = request.services.parts.refusal
    if refusal and (route.limit or route.path.startswith("/v1/")):  # other paths need no Redis
        raise refusal
    try:
        _find_and_identify(request, route, game)
    except Problem:
        count_request(request, route)
        raise
    count_request(request, route)
    if route.body:
        request.read_body(route.body.largest, route.body.media)
        request.expected = expected_version(request)


def _find_and_identify(request: Request, route: Route, game: str | None) -> None:
    if game is not None and not _find_game(request, route, game):
        request.operator = is_operator(request, request.credentials[1])
        return  # without a readable log, seat tokens cannot be verified
    if not route.identifies:
        return
    if route.path.startswith(_OF_WEBHOOKS) and "." not in request.credentials[1]:
        return  # other tokens belong to the game, or the webhook
    _identify(request, route.needs, game)
    _check_scope(request, route)
    if route.needs == "seat" and request.bearer and request.seat is None:
        raise Forbidden("you-hold-no-seat")


def known_game(request: Request, game: str) -> Snapshot:
    """Return the cached position of a game, which is read if it is not cached; raise NotFound if it does not exist."""
    if not is_id(game):
        raise NotFound("no-such-game")
    return request.services.repository.latest_known(game)  # the append detects an outdated version


def _find_game(request: Request, route: Route, game: str) -> bool:
    """Set the request's game, if its table is needed to identify the caller; raise NotFound if it does not exist.

    Return whether its log can be read, as far as that is needed here.
    """
    try:
        if not request.reads:
            request.game = known_game(request, game)
        elif not is_id(game):
            raise NotFound("no-such-game")
        elif request.header("AUTHORIZATION") is not None:
            # A player who has left meanwhile must not see the hand.
            request.game = request.services.repository.get(game, TRUTH)
    except (UnreadableLog, Unavailable):  # the log or its segment is corrupt
        # The operator, identified without the log, may read what needs no table, and delete.
        operator = is_operator(request, request.credentials[1])
        if not (route.of_stored or (operator and (request.reads or route.needs == "operator"))):
            raise
        return False
    return True


def _identify(request: Request, needs: str | None, game: str | None) -> None:
    """Set the caller's seat, or that the caller is the operator; refuse an unknown token."""
    scheme, token = request.credentials
    if scheme:
        if scheme.lower() != "bearer" or not token:
            raise Unauthorized("authorization-not-bearer")
        if is_operator(request, token):
            request.operator = True
        elif "." in token:
            request.bearer = request.services.players.bearer(token)
            request.seat = None if game is None else _seat_of_token(request, game, token)
        elif game is not None:
            request.seat = _seat_of_token(request, game, token)
            if request.seat is None:
                raise Unauthorized("token-of-no-seat")
        else:
            raise Unauthorized("token-of-neither")
    if (needs and not scheme) or (needs == "player" and not request.bearer):
        whom = needs if needs in ("player", "operator") else "seat"
        raise Unauthorized(f"needs-{whom}-token")


def _check_scope(request: Request, route: Route) -> None:
    """Refuse a player's token whose scope does not allow the route."""
    scope = request.bearer.token.scope if request.bearer else "play"
    if scope == "link" and not route.takes_link:
        raise Forbidden("link-token-only-makes-token")
    if scope == "read" and not route.reads:
        raise Forbidden("token-only-reads")


def is_operator(request: Request, token: str) -> bool:
    """Return whether a token is the operator's key."""
    key = request.services.settings.operator_key
    return key is not None and hmac.compare_digest(token.encode(), key.encode())


def _seat_of_token(request: Request, game: str, token: str) -> int | None:
    """Return the caller's seat; read the game again before returning None, as the cached table may be outdated."""
    assert request.game
    seat = seat_of(request.services, request.bearer, token, request.game.position.table)
    if seat is None and not (request.bearer and request.reads):  # otherwise it was read just now
        request.game = request.services.repository.get(game, TRUTH)
        seat = seat_of(request.services, request.bearer, token, request.game.position.table)
    return seat


def seat_of(services: Services, bearer: Bearer | None, token: str, table: Table) -> int | None:
    """Return the seat of a game that a player holds, or to which a guest's token belongs.

    The token of a seat that a player has adopted is no longer valid.
    """
    table = replace(table, seats=services.names.seats(table))
    return table.seat_of(bearer.player) if bearer else services.tokens.holder(token, table)


def still_holds(services: Services, token: str | None, seat: int | None, table: Table) -> bool:
    """Return whether a token is still valid for the seat of its request; spectators need none.

    A player's token is looked up again: it may have been revoked.
    """
    if token is None or seat is None:
        return True
    try:
        bearer = services.players.bearer(token) if "." in token else None
    except Unauthorized:
        return False
    return seat_of(services, bearer, token, table) == seat


def may_see(services: Services, token: str, seat: int | None, now: Snapshot, commitment: str, version: int) -> bool:
    """Return whether a game is still the one that was sent up to a version, and the token valid for its seat.

    A finished game is public. A different game with the same id has another commitment to its secret.
    """
    table = now.position.table
    if table.commitment != commitment or now.head.version < version:
        return False
    return table.is_ended or still_holds(services, token, seat, table)


def count_request(request: Request, route: Route) -> None:
    """Count a request; refuse it above the limit. Operators are exempt, and so are paths without class outside `/v1`.

    The cost is that of the route, or one per `ROWS` rows of its page, rounded up, if that is higher.
    """
    is_resource = route.path.startswith("/v1/")  # `//v1/` in a request leads there, too
    if not is_resource and route.limit is None:
        return
    cost = route.cost
    if rows := route.page_size:
        limit = request.query.get("limit", "")
        if limit.isascii() and limit.isdecimal() and len(limit) <= len(str(LARGEST_PAGE)):
            rows = int(limit)
        cost = max(cost, -(-rows // ROWS))
    name = route.limit or ("reads" if route.reads else "moves")
    take(request, name, cost, apart="" if is_resource else route.path)


def count_left_out(request: Request, rows: int) -> None:
    """Count the rows that were read for a page and excluded by its filters."""
    if (cost := rows // LEFT_OUT) > 0:
        take(request, "reads", cost, done=True)


def take(request: Request, name: str, cost: int, *, done: bool = False, apart: str = "") -> None:
    """Count the cost of a request in a class, as in `RateLimits.count`; raise TooOften above the limit."""
    if request.operator:
        return
    with suppress(RedisError):  # the key of the MAC may be in Redis: then the request itself fails with a problem
        taken = request.services.rate_limits.count(name, request.client, cost, done=done, apart=apart)
        if taken:
            request.beside |= {
                "RateLimit-Limit": str(taken.limit),
                "RateLimit-Remaining": str(taken.remaining),
                "RateLimit-Reset": str(taken.reset),
                "RateLimit-Policy": taken.policy,
            }
        if taken and taken.exceeded and not done:
            raise TooOften("rate-limit-exceeded", reset=taken.reset, retry_after=taken.reset)
