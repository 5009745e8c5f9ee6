"""Seats: those of new games, as requests describe them; take a seat, leave a seat."""

from collections.abc import Sequence
from typing import Any

from cairn.events.table import Seat
from cairn.service.api.games.bodies import AdoptSeatRequest, TakeSeatRequest
from cairn.service.api.games.game import Game, TakenSeat
from cairn.service.api.games.resources import game_now, table_of
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import REPLAYED, Response, cacheable, json_response
from cairn.service.api.http.route import GUEST_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.api.http.validation import invalid_body
from cairn.service.commands.appending import CommandResult
from cairn.service.errors import AlreadySeated, Forbidden, NoOpenSeat, NotFinished, NotFound, Unauthorized
from cairn.service.queries.snapshots import TRUTH


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
    body, location = TakenSeat(seat, token), request.url(f"/v1/games/{game}")
    response = json_response(body, 201, holds_token=token is not None, repeated=result.repeated, Location=location)
    return cacheable(response, request, snapshot.head.version, by_content=False)


def leave_seat(request: Request, game: str, seat: int) -> Response:
    """Leave a seat. Before the start, the seat is open again; in a running game of two, the other player wins.

    In a larger one, an AI (`greedy`) plays on, and the player ranks last. Their token becomes invalid. A game that has
    not begun, or a larger one, ends as `abandoned` when no human is left. A player declines a reserved seat in this
    way, which opens it for all.
    """
    services, table = request.services, table_of(request)
    if seat >= len(table.seats):
        raise NotFound("game-no-seat", seat=seat)
    if request.player and request.seat is None:
        result = services.commands.decline(game, seat, request.player)
    elif request.seat == seat:
        result = services.commands.leave(game, seat, taken=table.taken_at[seat])
    else:
        raise Forbidden("not-your-seat-to-leave")
    snapshot = services.repository.get_as_seen(game, None, result.last, result.chain)
    response = json_response(game_now(services, snapshot, None, request.language))
    return cacheable(response, request, snapshot.head.version, snapshot.position.table.is_ended)


def adopt_seat(request: Request, body: dict[str, Any], game: str, seat: int) -> Response:
    """Adopt a guest's seat of a finished game, which then shows the player, and is in their lists.

    The log and ratings stay; the seat's token becomes invalid. A game in a segment is 409.
    """
    services, player = request.services, str(request.player)
    snapshot = services.repository.get(game, TRUTH)
    table = snapshot.position.table
    if not table.is_ended:
        raise NotFinished("only-finished-adopted")
    if seat >= len(table.seats):
        raise NotFound("game-no-seat", seat=seat)
    holder = services.names.seats(table)[seat]
    if holder.kind != "human":
        raise NoOpenSeat("seat-without-guest")
    if holder.player not in (None, player) or table.seats[seat].player:
        raise NoOpenSeat("seat-has-player")
    if services.tokens.holder(body["token"], table) != seat:
        raise Forbidden("token-of-other-guest", seat=seat)
    if request.seat is not None and request.seat != seat:
        raise AlreadySeated("already-in-game")
    if is_bot(request):
        raise Forbidden("program-adopts-no-seat")
    if not services.names.adopt(table, seat, player):
        raise NoOpenSeat("seat-adopted-just-now")
    services.lists.put(snapshot.position, again=True)
    response = json_response(game_now(services, snapshot, seat, request.language))
    return cacheable(response, request, snapshot.head.version, by_content=True)


def seats_of(request: Request, requested: list[dict[str, Any]], start: str = "") -> tuple[list[Seat], list[str | None]]:
    """Return the seats of a new game, and the names of its guests, by seat; `start` points to the game in the body.

    Refuse unknown players, and players other than the caller, unless the seat is only reserved for them.
    """
    _check_players(request, requested)
    bot = any("player" in seat for seat in requested) and is_bot(request)
    seats = [_seat(seat, request.player, bot) for seat in requested]
    players = [seat.player for seat in seats if seat.player]
    mistakes: dict[int, Any] = {}
    known = request.services.players.filter_known(players) if players else set()
    for place, seat in enumerate(seats):
        if seat.player and seat.player not in known:
            mistakes[place] = {"player": ["There is no such player."]}
        elif seat.player and seat.player in [before.player for before in seats[:place]]:
            mistakes[place] = {"player": ["A player can have only one seat of a game."]}
    if mistakes:
        raise invalid_body({"seats": mistakes}, start)
    return seats, [seat.get("name") for seat in requested]


def invite(request: Request, game: str, seats: Sequence[Seat]) -> None:
    """Invite the players for whom seats of a new game are reserved; raise TooOften."""
    if request.player:
        invited = [seat.player for seat in seats if seat.reserved and seat.player]
        request.services.invitations.send(game, request.player, invited)


def nonces_of(requested: list[dict[str, Any]]) -> list[str]:
    """Return the contributions to the game's randomness, by seat."""
    return [seat.get("nonce", "") for seat in requested]


def _check_players(request: Request, requested: list[dict[str, Any]]) -> None:
    named = [seat for seat in requested if "player" in seat]
    if named and request.player is None:
        raise Unauthorized("invitations-need-token")
    for seat in named:
        if seat["kind"] == "human" and seat["player"] not in ("me", request.player):
            raise Forbidden("another-can-be-invited")


def is_bot(request: Request) -> bool:
    """Return whether the caller is a player that is a program."""
    return request.player is not None and request.services.players.get(request.player).bot


def _seat(seat: dict[str, Any], me: str | None, bot: bool) -> Seat:
    kind, player = seat["kind"], me if seat.get("player") == "me" else seat.get("player")
    is_reserved = kind == "open" and player is not None
    return Seat(kind, player, seat.get("level"), is_reserved, bot and kind == "human" and player is not None)


_TAKEN, _KEY = Answer(201, TakenSeat, ("ETag", "Location", REPLAYED)), (GUEST_IDEMPOTENCY_KEY,)
_SEAT, _ADOPTED = "/v1/games/<game>/seats/<int:seat>", Body(AdoptSeatRequest())

ROUTES = (
    Route("POST", "/v1/games/<game>/seats", take_seat, _TAKEN, body=Body(TakeSeatRequest()), headers=_KEY),
    Route("PUT", f"{_SEAT}/player", adopt_seat, Answer(200, Game, ("ETag",)), needs="player", body=_ADOPTED),
    Route("DELETE", _SEAT, leave_seat, Answer(200, Game, ("ETag",)), needs="holder"),
)
