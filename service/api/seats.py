"""Seats: take one, leave one."""

from typing import Any

from service.api.admission import needs
from service.api.answer import Answer, answer, cached
from service.api.bodies import TakeSeatRequest
from service.api.docs import Blueprint, documents_answer, documents_headers, documents_problems, takes_body
from service.api.games import LONG_IDEMPOTENCY_KEY
from service.api.preconditions import REPLAYED, idempotency_key, tell_repeated
from service.api.request import Request
from service.api.resources import game_body, table_of, token
from service.errors import Forbidden, NotFound

blueprint = Blueprint("seats", __name__, url_prefix="/v1/games/<game>/seats", description="Sit down, or leave.")


@blueprint.post("")
@documents_problems(blueprint, 400, 401, 404, 409, 413, 415, 422, 507)
@documents_headers(blueprint, LONG_IDEMPOTENCY_KEY)
@documents_answer(blueprint, 201, "Token", "ETag", "Location", REPLAYED)
@takes_body(blueprint, TakeSeatRequest(), {"name": "Bob", "nonce": "c0ffee"})
def take_seat(asked: Request, body: dict[str, Any], game: str) -> Answer:
    """Sit down on the lowest open seat; the answer alone holds its token. The game begins when no seat is open."""
    services, key = asked.services, idempotency_key(asked, token_in_answer=True)
    result = services.commands.take_seat(game, body["name"], body["nonce"], key=key)
    snapshot = services.repository.get_as_seen(game, None, result.last, result.chain)
    table = snapshot.position.table
    seat = table.taken_at.index(result.first)
    made = answer(token(services, game, table, seat), 201, Location=asked.url(f"/v1/games/{game}"))
    made.holds_token = True
    tell_repeated(made, result)
    return cached(made, asked, snapshot.head.version, by_content=False)


@blueprint.delete("/<int:seat>")
@needs("seat")
@documents_problems(blueprint, 401, 403, 404, 409, 507)
@documents_answer(blueprint, 200, "Game", "ETag")
def leave_seat(asked: Request, game: str, seat: int) -> Answer:
    """Leave a seat: before the start it is open again; in a running game of two the other player wins.

    In a running game of more an AI (`greedy`) plays on, and the player who left ranks last. Their token is no longer
    good. A game that has not begun, or one of more than two, ends as `abandoned` when no human is left.
    """
    services, table = asked.services, table_of(asked)
    if seat >= len(table.seats):
        raise NotFound(f"This game has no seat {seat}.")
    if asked.seat != seat:
        raise Forbidden("You may leave only your own seat.")
    result = services.commands.leave(game, seat, taken=table.taken_at[seat])
    snapshot = services.repository.get_as_seen(game, None, result.last, result.chain)
    return cached(answer(game_body(services, snapshot, None)), asked, snapshot.head.version, snapshot.ended)
