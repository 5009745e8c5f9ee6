"""Who asks, and whether they may: what is refused, in the documented order, before a route's view is called."""

import hmac
from collections.abc import Callable
from typing import Any, TypeVar

from cairn.projections.table import Table
from cairn.service.api.http.counting import count
from cairn.service.api.http.preconditions import expected_version
from cairn.service.api.http.request import ARCHIVE, LARGEST_ARCHIVE, LARGEST_BODY, Request
from cairn.service.commands.players import Bearer
from cairn.service.container import Services
from cairn.service.errors import Forbidden, NotFound, Problem, Unauthorized, UnreadableLog
from cairn.service.queries.snapshots import TRUTH, Snapshot
from cairn.service.tokens import is_id

View = TypeVar("View", bound=Callable[..., Any])


def needs(whom: str) -> Callable[[View], View]:
    """Mark a view that only some may use: 401 without a valid token.

    `whom` is a `seat`, as a guest or a player holds it; a `holder` of one, or a player for whom one is reserved; a
    `player`; or the `operator`.
    """

    def mark(view: View) -> View:
        view.needs = whom  # type: ignore[attr-defined]  # read again by `admit`
        return view

    return mark


def only_reads(view: View) -> View:
    """Mark a view of a POST that changes nothing, so that a token that may only read is enough."""
    view.only_reads = True  # type: ignore[attr-defined]  # read again by `admit`
    return view


def takes_link(view: View) -> View:
    """Mark the view at which a link token is used up."""
    view.takes_link = True  # type: ignore[attr-defined]  # read again by `admit`
    return view


def takes_archive(view: View) -> View:
    """Mark a view whose body is an archive."""
    view.takes_archive = True  # type: ignore[attr-defined]  # read again by `admit`
    return view


def admit(request: Request, view: Callable[..., Any], game: str | None) -> None:
    """Find the game, identify the caller, count and read the body; refuse what is not as it must be for this view.

    A request counts for who asks, so they are identified first; for who is not, their address counts. A request too
    many costs neither its body nor its view.
    """
    try:
        _find_and_identify(request, view, game)
    except Problem:
        count(request, view)
        raise
    count(request, view)
    if request.method in ("POST", "PATCH"):
        if getattr(view, "takes_archive", False):
            request.read_body(LARGEST_ARCHIVE, ARCHIVE)
        else:
            request.read_body(LARGEST_BODY, "application/json")
        request.expected = expected_version(request)


def _find_and_identify(request: Request, view: Callable[..., Any], game: str | None) -> None:
    whom: str | None = getattr(view, "needs", None)
    if game is not None:
        _find_game(request, whom, game)
    if request.path.startswith(("/v1/games", "/v1/stream", "/v1/me")):
        _identify(request, whom, game)
        _check_scope(request, view)
        if whom == "seat" and request.bearer and request.seat is None:
            raise Forbidden("You hold no seat of this game.")
    elif request.path.startswith("/v1/webhooks") and "." in request.credentials[1]:
        _identify(request, whom, game)  # whose any other token is depends on the game, or the webhook
        _check_scope(request, view)


def known_game(request: Request, game: str) -> Snapshot:
    """Return what this process knows of a game, without reading if it knows it; raise NotFound if there is none."""
    if not is_id(game):
        raise NotFound("There is no such game.")
    return request.services.repository.latest_known(game)  # the append tells whether this is the newest


def _find_game(request: Request, whom: str | None, game: str) -> None:
    """Set the game that is asked about, where its table tells who asks; refuse one that is not there."""
    try:
        if not request.reads:
            request.game = known_game(request, game)
        elif not is_id(game):
            raise NotFound("There is no such game.")
        elif request.header("AUTHORIZATION") is not None:
            # A player who has left since must not see the hand.
            request.game = request.services.repository.get(game, TRUTH)
    except UnreadableLog:
        # The operator, known without it, may read what needs no table, and delete.
        if not (is_operator(request, request.credentials[1]) and (request.reads or whom == "operator")):
            raise


def _identify(request: Request, whom: str | None, game: str | None) -> None:
    """Set the caller's seat, or that the caller is the operator; refuse an unknown token."""
    scheme, token = request.credentials
    if scheme:
        if scheme.lower() != "bearer" or not token:
            raise Unauthorized("Authorization must be `Bearer` and a token.")
        if is_operator(request, token):
            request.operator = True
        elif "." in token:
            request.bearer = request.services.players.bearer(token)
            request.seat = None if game is None else _seat(request, game, token)
        elif game is not None:
            request.seat = _seat(request, game, token)
            if request.seat is None:
                raise Unauthorized("This token belongs to no seat of this game.")
        else:
            raise Unauthorized(
                "This token is no player's nor the operator's, and a seat's is good at the addresses of its game only."
            )
    if (whom and not scheme) or (whom == "player" and not request.bearer):
        of = {"player": "a player", "operator": "the operator"}.get(str(whom), "a seat")
        raise Unauthorized(f"This needs the token of {of}.")


def _check_scope(request: Request, view: Callable[..., Any]) -> None:
    """Refuse what a player's token is not for."""
    scope = request.bearer.token.scope if request.bearer else "play"
    if scope == "link" and not getattr(view, "takes_link", False):
        raise Forbidden("A link token is good for one thing: to make a token for another device.")
    if scope == "read" and not (request.reads or getattr(view, "only_reads", False)):
        raise Forbidden("This token may only read.")


def is_operator(request: Request, token: str) -> bool:
    """Tell whether a token is the operator's key."""
    key = request.services.settings.operator_key
    return key is not None and hmac.compare_digest(token.encode(), key.encode())


def _seat(request: Request, game: str, token: str) -> int | None:
    """Return the caller's seat, looking once more before there is none: it may be newer than what is kept."""
    assert request.game
    seat = seat_of(request.services, request.bearer, token, request.game.position.table)
    if seat is None and not (request.bearer and request.reads):  # then it was read just now
        request.game = request.services.repository.get(game, TRUTH)
        seat = seat_of(request.services, request.bearer, token, request.game.position.table)
    return seat


def seat_of(services: Services, bearer: Bearer | None, token: str, table: Table) -> int | None:
    """Return the seat of a game that a player holds, or to which a guest's token belongs."""
    return table.seat_of(bearer.player) if bearer else services.tokens.holder(token, table)


def still_holds(services: Services, token: str | None, seat: int | None, table: Table) -> bool:
    """Tell whether a token is still good for the seat that it was admitted for; anybody may be a spectator.

    A player's token is looked up again: it may have been revoked since.
    """
    if token is None or seat is None:
        return True
    try:
        bearer = services.players.bearer(token) if "." in token else None
    except Unauthorized:
        return False
    return seat_of(services, bearer, token, table) == seat
