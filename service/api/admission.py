"""Who asks, and whether they may: what is refused, in the documented order, before a route's view is called."""

import hmac
from collections.abc import Callable
from typing import Any, TypeVar

from service.api.preconditions import expected_version
from service.api.request import ARCHIVE, LARGEST_ARCHIVE, LARGEST_BODY, Request
from service.errors import NotFound, Unauthorized, UnreadableLog
from service.queries.snapshots import TRUTH, Snapshot
from service.tokens import is_id

View = TypeVar("View", bound=Callable[..., Any])


def needs(whom: str) -> Callable[[View], View]:
    """Mark a view that only a `seat` or the `operator` may use: 401 without a valid token."""

    def mark(view: View) -> View:
        view.needs = whom  # type: ignore[attr-defined]  # read again by `admit`
        return view

    return mark


def takes_archive(view: View) -> View:
    """Mark a view whose body is an archive."""
    view.takes_archive = True  # type: ignore[attr-defined]  # read again by `admit`
    return view


def admit(asked: Request, view: Callable[..., Any], game: str | None) -> None:
    """Find the game, identify the caller and read the body; refuse what is not as it must be for this view."""
    whom: str | None = getattr(view, "needs", None)
    if game is not None:
        _find_game(asked, whom, game)
    if asked.path.startswith(("/v1/games", "/v1/stream")):
        _identify(asked, whom, game)
    if asked.method == "POST":
        if getattr(view, "takes_archive", False):
            asked.read_body(LARGEST_ARCHIVE, ARCHIVE)
        else:
            asked.read_body(LARGEST_BODY, "application/json")
        asked.expected = expected_version(asked)


def known_game(asked: Request, game: str) -> Snapshot:
    """Return what this process knows of a game, without reading if it knows it; raise NotFound if there is none."""
    if not is_id(game):
        raise NotFound("There is no such game.")
    return asked.services.repository.latest_known(game)  # the append tells whether this is the newest


def _find_game(asked: Request, whom: str | None, game: str) -> None:
    """Set the game that is asked about, where its table tells who asks; refuse one that is not there."""
    try:
        if not asked.reads:
            asked.game = known_game(asked, game)
        elif not is_id(game):
            raise NotFound("There is no such game.")
        elif asked.header("AUTHORIZATION") is not None:
            # A player who has left since must not see the hand.
            asked.game = asked.services.repository.get(game, TRUTH)
    except UnreadableLog:
        # The operator, known without it, may read what needs no table, and delete.
        if not (_is_operator(asked, _credentials(asked)[1]) and (asked.reads or whom == "operator")):
            raise


def _identify(asked: Request, whom: str | None, game: str | None) -> None:
    """Set the caller's seat, or that the caller is the operator; refuse an unknown token."""
    scheme, token = _credentials(asked)
    if scheme:
        if scheme.lower() != "bearer" or not token:
            raise Unauthorized("Authorization must be `Bearer` and a token.")
        if _is_operator(asked, token):
            asked.operator = True
        elif game is not None:
            asked.seat = _seat(asked, game, token)
        else:
            raise Unauthorized(
                "This token is not the operator's, and a seat's is good at the addresses of its game only."
            )
    elif whom:
        raise Unauthorized(f"This needs the token of {'a seat' if whom == 'seat' else 'the operator'}.")


def _credentials(asked: Request) -> tuple[str, str]:
    scheme, _, token = (asked.header("AUTHORIZATION") or "").partition(" ")
    return scheme, token


def _is_operator(asked: Request, token: str) -> bool:
    key = asked.services.settings.operator_key
    return key is not None and hmac.compare_digest(token.encode(), key.encode())


def _seat(asked: Request, game: str, token: str) -> int:
    """Return the seat a token belongs to, looking once more before it is refused: it may be newer than what is kept."""
    holder = asked.services.tokens.holder
    assert asked.game
    seat = holder(token, asked.game.position.table)
    if seat is None:
        asked.game = asked.services.repository.get(game, TRUTH)
        seat = holder(token, asked.game.position.table)
    if seat is None:
        raise Unauthorized("This token belongs to no seat of this game.")
    return seat
