"""Seats: take a seat, leave a seat."""

from typing import Any

from cairn.service.api.games.bodies import TakeSeatRequest
from cairn.service.api.games.game import Game, TakenSeat
from cairn.service.api.games.resources import game_now, table_of
from cairn.service.api.games.seating import is_bot
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key, tell_repeated
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response, cacheable, json_response
from cairn.service.api.http.route import LONG_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.validation import invalid_body
from cairn.service.commands.appending import CommandResult
from cairn.service.errors import Forbidden, NotFound


def take_seat(request: Request, body: dict[str, Any], game: str) -> Response:
    """Take the seat that is reserved for the player, or the lowest other open seat.

    Only this response has the token of a guest's seat; a player needs none. The game begins when no seat is open.
    """
    key = idempotency_key(request, token_in_answer=request.player is None)
    if ("name" in body) is (request.player is not None):
        words = "A player has a name already." if request.player else "A guest needs a name."
        raise invalid_body({"name": [words]})
    result = request.services.commands.take_seat(
        game, player=request.player, name=body.get("name"), nonce=body["nonce"], bot=is_bot(request), key=key
    )
    return taken_response(request, game, result)


def taken_response(request: Request, game: str, result: CommandResult) -> Response:
    """Return a response with the seat that was taken, and its token if a guest took it."""
    services = request.services
    snapshot = services.repository.get_as_seen(game, None, result.last, result.chain)
    seat = snapshot.position.table.taken_at.index(result.first)
    token = services.tokens.seat(game, seat, result.first) if request.player is None else None
    response = json_response(TakenSeat(seat, token), 201, Location=request.url(f"/v1/games/{game}"))
    response.holds_token = request.player is None
    tell_repeated(response, result.repeated)
    return cacheable(response, request, snapshot.head.version, by_content=False)


def leave_seat(request: Request, game: str, seat: int) -> Response:
    """Leave a seat. Before the start, the seat is open again; in a running game of two, the other player wins.

    In a running game of three or more, an AI (`greedy`) plays on, and the player who left ranks last. Their token is no
    longer valid. A game that has not begun, or one of more than two players, ends as `abandoned` when no human is left.
    The player for whom a seat is reserved declines it in this way, and it is open to all. See the game's `leaving`
    for the consequences: after a minimum number of moves the game counts for ratings, with this seat in last place.
    """
    services, table = request.services, table_of(request)
    if seat >= len(table.seats):
        raise NotFound(f"This game has no seat {seat}.")
    if request.player and request.seat is None:
        result = services.commands.decline(game, seat, request.player)
    elif request.seat == seat:
        result = services.commands.leave(game, seat, taken=table.taken_at[seat])
    else:
        raise Forbidden("You may leave only your own seat.")
    snapshot = services.repository.get_as_seen(game, None, result.last, result.chain)
    return cacheable(
        json_response(game_now(services, snapshot, None)), request, snapshot.head.version, snapshot.is_ended
    )


ROUTES = (
    Route(
        "POST",
        "/v1/games/<game>/seats",
        take_seat,
        Answer(201, TakenSeat, ("ETag", "Location", REPLAYED)),
        body=Body(TakeSeatRequest()),
        headers=(LONG_IDEMPOTENCY_KEY,),
    ),
    Route("DELETE", "/v1/games/<game>/seats/<int:seat>", leave_seat, Answer(200, Game, ("ETag",)), needs="holder"),
)
