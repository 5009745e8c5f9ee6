"""Rematches: the same seats, with the next seat first."""

from typing import Any

from marshmallow import Schema

from cairn.service.api.games.bodies import nonce_field
from cairn.service.api.games.game import OpenedGame
from cairn.service.api.games.games import opened_response
from cairn.service.api.http.preconditions import REPLAYED
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Answer, Body, Route
from cairn.service.errors import Forbidden


class RematchRequest(Schema):
    """The caller's contribution to the randomness of the new game, which has the seats of the finished game."""

    nonce = nonce_field(load_default="")


def rematch_game(request: Request, body: dict[str, Any], game: str) -> Response:
    """Play a finished game again, with the same seats and options; the next seat begins.

    The first request opens the game; the other players' seats are reserved for them, and each takes their own with the
    same request. The finished game's `rematch` has the id of the new game. Repeated requests have no further effect. A
    seat that an AI played when the game ended is an AI's.
    """
    if request.seat is None:
        raise Forbidden("Only players of the game can request a rematch.")
    services, seat = request.services, request.seat
    new, result = services.rematches.ask(game, seat, request.client, body["nonce"])
    return opened_response(request, new, [] if request.player else [seat], result)


ROUTES = (
    Route(
        "POST",
        "/v1/games/<game>/rematch",
        rematch_game,
        Answer(201, OpenedGame, ("ETag", "Location", REPLAYED)),
        needs="seat",
        body=Body(RematchRequest()),
        limit="open",
    ),
)
