"""Seats: take one, leave one."""

from typing import Any

from cairn.service.api.description.bodies import TakeSeatRequest
from cairn.service.api.description.docs import (
    Blueprint,
    documents_answer,
    documents_headers,
    documents_problems,
    invalid_body,
    takes_body,
)
from cairn.service.api.games.games import LONG_IDEMPOTENCY_KEY
from cairn.service.api.games.resources import game_now, table_of, token
from cairn.service.api.http.admission import needs
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key, tell_repeated
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Answer, answer, cached
from cairn.service.commands.result import CommandResult
from cairn.service.errors import Forbidden, NotFound

blueprint = Blueprint("seats", __name__, url_prefix="/v1/games/<game>/seats", description="Sit down, or leave.")


@blueprint.post("")
@documents_problems(blueprint, 400, 401, 404, 409, 413, 415, 422, 507)
@documents_headers(blueprint, LONG_IDEMPOTENCY_KEY)
@documents_answer(blueprint, 201, "TakenSeat", "ETag", "Location", REPLAYED)
@takes_body(blueprint, TakeSeatRequest(), {"name": "Bob", "nonce": "c0ffee"})
def take_seat(asked: Request, body: dict[str, Any], game: str) -> Answer:
    """Sit down: on the seat that is reserved for the player who asks, or the lowest other open one.

    The answer alone holds the token of a guest's seat; a player needs none. The game begins when no seat is open.
    """
    key = idempotency_key(asked, token_in_answer=asked.player is None)
    if ("name" in body) is (asked.player is not None):
        words = "A player has a name of their own." if asked.player else "A guest needs a name."
        raise invalid_body({"name": [words]})
    result = asked.services.commands.take_seat(
        game, player=asked.player, name=body.get("name"), nonce=body["nonce"], key=key
    )
    return taken(asked, game, result)


def taken(asked: Request, game: str, result: CommandResult) -> Answer:
    """Answer with the seat that was taken, and its token if a guest took it."""
    services = asked.services
    snapshot = services.repository.get_as_seen(game, None, result.last, result.chain)
    table = snapshot.position.table
    seat = table.taken_at.index(result.first)
    made = answer(token(services, game, table, seat), 201, Location=asked.url(f"/v1/games/{game}"))
    made.holds_token = asked.player is None
    tell_repeated(made, result)
    return cached(made, asked, snapshot.head.version, by_content=False)


@blueprint.delete("/<int:seat>")
@needs("holder")
@documents_problems(blueprint, 401, 403, 404, 409, 507)
@documents_answer(blueprint, 200, "Game", "ETag")
def leave_seat(asked: Request, game: str, seat: int) -> Answer:
    """Leave a seat: before the start it is open again; in a running game of two the other player wins.

    In a running game of more an AI (`greedy`) plays on, and the player who left ranks last. Their token is no longer
    good. A game that has not begun, or one of more than two, ends as `abandoned` when no human is left. A player for
    whom the seat is reserved declines it so, and it is open for everybody.
    """
    services, table = asked.services, table_of(asked)
    if seat >= len(table.seats):
        raise NotFound(f"This game has no seat {seat}.")
    if asked.player and asked.seat is None:
        result = services.commands.decline(game, seat, asked.player)
    elif asked.seat == seat:
        result = services.commands.leave(game, seat, taken=table.taken_at[seat])
    else:
        raise Forbidden("You may leave only your own seat.")
    snapshot = services.repository.get_as_seen(game, None, result.last, result.chain)
    return cached(answer(game_now(services, snapshot, None)), asked, snapshot.head.version, snapshot.ended)
