"""Rematches: the same seats again, and the next one begins."""

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
    """The seats are those of the game before; who asks may add to the chance of the new one."""

    nonce = nonce_field(load_default="")


def rematch_game(request: Request, body: dict[str, Any], game: str) -> Response:
    """Play a finished game again: the same seats and options, and the next seat begins.

    The first to ask opens the game; the seats of the others are reserved for them, and each takes their own by the same
    request. `rematch` of the finished game tells of it. Asking twice is asking once. A seat that an AI played when the
    game ended is an AI's.
    """
    if request.seat is None:
        raise Forbidden("Only who sat in the game can ask for a rematch.")
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
