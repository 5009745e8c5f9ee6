"""Games that follow a finished one: forks, which continue from one of its steps, and rematches, in the same seats."""

from typing import Any

from marshmallow import Schema

from cairn.service.api.games.bodies import nonce_field, seats_field
from cairn.service.api.games.games import KEY, OPENED, guests_of, opened_response
from cairn.service.api.games.resources import table_of
from cairn.service.api.games.seats import invite, nonces_of, seats_of
from cairn.service.api.http.marshmallow_fields import required_version
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Body, Route
from cairn.service.api.http.validation import invalid_body
from cairn.service.errors import Forbidden


class ForkRequest(Schema):
    """The version to continue from, and the players of the new game."""

    at = required_version("The version to continue from; not the last one, which ended the game.")
    seats = seats_field()


def fork_game(request: Request, body: dict[str, Any], game: str) -> Response:
    """Open a game that continues from a version of a finished game, with new seats and new randomness.

    Anyone may fork a finished game; one that has not ended is 409. The fork has as many seats as the game (422).
    """
    seats, names = seats_of(request, body["seats"])
    wanted = len(table_of(request).seats)
    if len(seats) != wanted:
        raise invalid_body({"seats": [f"This game has {wanted} seats, not {len(seats)}."]})
    services = request.services
    key = idempotency_key(request, token_in_answer=bool(guests_of(seats)))
    new = services.tokens.game(f"fork {key.key}" if key else None)
    invite(request, new, seats)
    result = services.commands.fork(
        game, body["at"], new, seats, names=names, nonces=nonces_of(body["seats"]), key=key, client=request.client
    )
    return opened_response(request, new, guests_of(seats), result)


class RematchRequest(Schema):
    """The caller's contribution to the randomness of the new game, which has the seats of the finished game."""

    nonce = nonce_field(load_default="")


def rematch_game(request: Request, body: dict[str, Any], game: str) -> Response:
    """Play a finished game again, with the same seats and options; the next seat begins.

    The first request opens the game, the finished game's `rematch`, and reserves the others' seats, which they take by
    the same request. A seat that an AI played at the end is an AI's.
    """
    if request.seat is None:
        raise Forbidden("only-players-rematch")
    services, seat = request.services, request.seat
    new, result = services.rematches.ask(game, seat, request.client, body["nonce"])
    return opened_response(request, new, [] if request.player else [seat], result)


_GAME = "/v1/games/<game>"

FORK_ROUTES = (
    Route("POST", f"{_GAME}/forks", fork_game, OPENED, body=Body(ForkRequest()), headers=KEY, limit="expensive"),
)
REMATCH_ROUTES = (
    Route("POST", f"{_GAME}/rematch", rematch_game, OPENED, needs="seat", body=Body(RematchRequest()), limit="open"),
)
