"""Forks: a game that goes on from any step of a finished one."""

from typing import Any

from cairn.service.api.description.bodies import ForkRequest
from cairn.service.api.description.docs import (
    Blueprint,
    documents_answer,
    documents_headers,
    documents_problems,
    invalid_body,
    takes_body,
)
from cairn.service.api.games.games import LONG_IDEMPOTENCY_KEY, guests_of, opened
from cairn.service.api.games.resources import table_of
from cairn.service.api.games.seating import seats_of
from cairn.service.api.http.counting import counts_as
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response

blueprint = Blueprint("forks", __name__, url_prefix="/v1/games/<game>", description="Play on from a finished game.")

_EXAMPLE = {"at": 20, "seats": [{"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "hard"}]}


@blueprint.post("/forks")
@counts_as("expensive")
@documents_problems(blueprint, 400, 401, 404, 409, 413, 415, 422, 507)
@documents_headers(blueprint, LONG_IDEMPOTENCY_KEY)
@documents_answer(blueprint, 201, "OpenedGame", "ETag", "Location", REPLAYED)
@takes_body(blueprint, ForkRequest(), _EXAMPLE)
def fork_game(request: Request, body: dict[str, Any], game: str) -> Response:
    """Open a game that goes on from a version of a finished one, with new seats and fresh chance."""
    seats, names = seats_of(request, body["seats"])
    wanted = len(table_of(request).seats)
    if len(seats) != wanted:
        raise invalid_body({"seats": [f"This game has {wanted} seats, not {len(seats)}."]})
    services = request.services
    key = idempotency_key(request, token_in_answer=bool(guests_of(seats)))
    new = services.tokens.game(f"fork {key.key}" if key else None)
    result = services.commands.fork(game, body["at"], new, seats, names=names, key=key, owner=request.owner)
    return opened(request, new, guests_of(seats), result)
