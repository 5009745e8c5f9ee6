"""Games: open, read and delete them."""

from collections.abc import Sequence
from typing import Any

from marshmallow import Schema, fields
from marshmallow.validate import Range

from cairn.events.codec import read_options
from cairn.events.log import Head
from cairn.events.table import Seat
from cairn.service.api.games.bodies import OpenGameRequest, clock_of
from cairn.service.api.games.game import Game, OpenedGame, Token
from cairn.service.api.games.resources import game_now, game_resource, newest_snapshot, tell_uncopied
from cairn.service.api.games.seating import invite, nonces_of, seats_of
from cairn.service.api.http.admission import still_holds
from cairn.service.api.http.door import may_wait
from cairn.service.api.http.marshmallow_fields import NEWEST, about, after_version
from cairn.service.api.http.preconditions import REPLAYED, idempotency_key, tell_repeated
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response, cached, json_response
from cairn.service.api.http.route import LONG_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.commands.appending import CommandResult
from cairn.service.errors import Forbidden, Unauthorized
from cairn.service.queries.snapshots import TRUTH
from cairn.service.telemetry import metrics

LONGEST_WAIT = 30
"""How many seconds one may wait for the next version."""


class GameQuery(Schema):
    """Which position of a game: the newest, an earlier one, or the next one."""

    at = fields.Integer(validate=Range(1, NEWEST), metadata=about("An earlier version."))
    wait = fields.Float(
        load_default=0.0,
        allow_nan=False,
        validate=Range(0, LONGEST_WAIT),
        metadata=about("Seconds to wait for a version above `after`; the answer is 200 either way."),
    )
    after = after_version()


def open_game(request: Request, body: dict[str, Any]) -> Response:
    """Open a game; it begins at once if no seat is open. The answer alone holds the tokens of its human seats.

    A game that has not begun within a day, or in which nothing moved for 30 days, ends as `abandoned`.
    """
    seats, names = seats_of(request, body["seats"])
    key = idempotency_key(request, token_in_answer=bool(guests_of(seats)))
    tokens = request.services.tokens
    game = tokens.game(key.key if key else None)
    options = read_options(body["ruleset"], body["options"])
    invite(request, game, seats)
    result = request.services.commands.open_game(
        game,
        body["ruleset"],
        options,
        seats,
        names=names,
        listed=body["listed"],
        hints=body["hints"],
        rated=body["rated"],
        clock=clock_of(body["clock"]),
        nonces=nonces_of(body["seats"]),
        key=key,
        client=request.client,
    )
    return opened_response(request, game, guests_of(seats), result)


def guests_of(seats: Sequence[Seat]) -> list[int]:
    """Return the seats of guests: who opens a game gets their tokens."""
    return [place for place, seat in enumerate(seats) if seat.kind == "human" and seat.player is None]


def opened_response(request: Request, game: str, guests: Sequence[int], result: CommandResult) -> Response:
    """Answer with a game that was opened, as the player who asked sees it, and the tokens of these guests' seats."""
    services = request.services
    head = Head(result.last, result.chain) if result.chain else None
    newest_table = services.repository.get(game, TRUTH, known=head).position.table
    request.seat = newest_table.seat_of(request.player) if request.player else None
    snapshot = services.repository.get_as_seen(game, request.seat, result.last, result.chain)
    table = snapshot.position.table
    tokens = [Token(seat, services.tokens.seat(game, seat, table.taken_at[seat])) for seat in guests]
    names = result.names or services.names.read(table)
    body = game_resource(OpenedGame, services, snapshot, request.seat, names, tokens=tokens)
    response = json_response(body, 201, Location=request.url(f"/v1/games/{game}"))
    response.holds_token = bool(tokens)
    tell_repeated(response, result.repeated)
    return cached(response, request, snapshot.head.version, by_content=False)


def get_game(request: Request, query: dict[str, Any], game: str) -> Response:
    """Return the position as the caller may see it: now, at an earlier version, or after the next decision.

    Where too many wait already, of the caller's address or in all, the position of now is answered at once.
    """
    services, seat = request.services, request.seat
    repository = services.repository
    snapshot = newest_snapshot(request, game)
    if query["wait"] > 0 and "at" not in query and not snapshot.ended and may_wait(request):
        with services.notifications.expect(game) as arrival:
            snapshot = repository.get(game, seat)
            if snapshot.head.version <= query["after"]:
                with metrics.POLLS.track_inprogress():
                    arrival.wait(query["wait"])
                table = repository.get(game, TRUTH).position.table
                if not still_holds(services, request.credentials[1], seat, table):
                    raise Unauthorized("This token is not good any more.")
                snapshot = repository.get(game, seat)
                tell_uncopied(request, game, snapshot.head)
    ended = snapshot.ended
    if "at" in query:
        snapshot = repository.get(game, seat, query["at"], snapshot.head)
    by_content = ended or bool(snapshot.position.table.people)
    return cached(json_response(game_now(services, snapshot, seat)), request, snapshot.head.version, by_content)


def delete_game(request: Request, game: str) -> Response:
    """Delete a game and all of its data. Only the operator may do this."""
    if not request.operator:
        raise Forbidden("Only the operator may delete a game.")
    request.services.commands.delete(game)
    return Response(204, {})


ROUTES = (
    Route(
        "POST",
        "/v1/games",
        open_game,
        Answer(201, OpenedGame, ("ETag", "Location", REPLAYED)),
        body=Body(OpenGameRequest()),
        headers=(LONG_IDEMPOTENCY_KEY,),
        limit="open",
    ),
    Route("GET", "/v1/games/<game>", get_game, Answer(200, Game, ("ETag",)), query=GameQuery(), hot=True),
    Route("DELETE", "/v1/games/<game>", delete_game, needs="operator"),
)
