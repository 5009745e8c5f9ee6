"""Forks: games that continue from a step of a finished game."""

from typing import Any

from marshmallow import Schema, fields
from marshmallow.validate import Length

from cairn.events.table import MAX_SEATS
from cairn.service.api.games.bodies import SEATS, SeatRequest
from cairn.service.api.games.game import OpenedGame
from cairn.service.api.games.games import guests_of, opened_response
from cairn.service.api.games.resources import table_of
from cairn.service.api.games.seating import invite, nonces_of, seats_of
from cairn.service.api.http.marshmallow_fields import about, required_version
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import LONG_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.validation import invalid_body


class ForkRequest(Schema):
    """The version to continue from, and the players of the new game."""

    at = required_version("The version to continue from; not the last one, which ended the game.")
    seats = fields.List(
        fields.Nested(SeatRequest), required=True, validate=Length(max=MAX_SEATS), metadata=about(SEATS)
    )


def fork_game(request: Request, body: dict[str, Any], game: str) -> Response:
    """Open a game that continues from a version of a finished game, with new seats and new randomness."""
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


ROUTES = (
    Route(
        "POST",
        "/v1/games/<game>/forks",
        fork_game,
        Answer(201, OpenedGame, ("ETag", "Location", REPLAYED)),
        body=Body(ForkRequest()),
        headers=(LONG_IDEMPOTENCY_KEY,),
        limit="expensive",
    ),
)
