"""Games: open, read and delete them."""

from collections.abc import Sequence
from typing import Any

from marshmallow.validate import Range
from msgspec.structs import replace

from cairn.events.chain import Head
from cairn.events.table import Seat
from cairn.service.api.games.bodies import BatchRequest, OpenGameRequest, clock_of
from cairn.service.api.games.game import Game, OpenedBatch, OpenedGame, Token
from cairn.service.api.games.resources import game_now, game_resource, log_uncopied, newest_snapshot
from cairn.service.api.games.seats import invite, nonces_of, seats_of
from cairn.service.api.http.authorization import still_holds, take
from cairn.service.api.http.connection_limits import can_wait
from cairn.service.api.http.marshmallow_fields import NEWEST, Digits, Parameters, about, after_version, wait_seconds
from cairn.service.api.http.preconditions import idempotency_key
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, REPLAYED, Response, cacheable, json_response
from cairn.service.api.http.route import GUEST_IDEMPOTENCY_KEY, REQUIRED_IDEMPOTENCY_KEY, Answer, Body, Route
from cairn.service.commands.appending import CommandResult
from cairn.service.commands.batches import Opening
from cairn.service.errors import Forbidden, Unauthorized
from cairn.service.queries.snapshots import TRUTH, Snapshot
from cairn.service.telemetry import metrics

LARGEST_BATCH = 512 * 1024
"""Maximum size in bytes of the body of a batch."""


class GameQuery(Parameters):
    """Which position of a game: the current one, an earlier one, or the next one."""

    at = Digits(validate=Range(1, NEWEST), metadata=about("An earlier version."))
    wait = wait_seconds("Seconds to wait for a version above `after`; the status is 200 in either case.")
    after = after_version()


def open_game(request: Request, body: dict[str, Any]) -> Response:
    """Open a game; it begins at once if no seat is open. Only this response has the tokens of its human seats."""
    opening = _opening(request, "", body)
    key = idempotency_key(request, token_in_answer=bool(guests_of(opening.seats)))
    opening = replace(opening, game=request.services.tokens.game(key.key if key else None))
    invite(request, opening.game, opening.seats)
    result = request.services.batches.open_one(opening, key, request.client)
    return opened_response(request, opening.game, guests_of(opening.seats), result)


def open_batch(request: Request, body: dict[str, Any]) -> Response:
    """Open up to 100 games at once, all or none, as `POST /v1/games` opens one. It needs an `Idempotency-Key`.

    A player without a seat follows the game that they opened as a spectator, on the feed and by webhooks. Each game
    counts as one request of the class `open`.
    """
    services, key = request.services, idempotency_key(request, token_in_answer=True)
    assert key  # its header is required
    take(request, "open", len(body["games"]) - 1)
    numbered = [(services.tokens.batch(key.key, number), f"/games/{number}") for number in range(len(body["games"]))]
    openings = [_opening(request, game, each, at) for (game, at), each in zip(numbered, body["games"], strict=True)]
    for opening in openings:
        invite(request, opening.game, opening.seats)
    results = services.batches.open(services.tokens.batch(key.key), openings, key, request.client)
    opened = [
        _opened(request, opening.game, guests_of(opening.seats), result)[0]
        for opening, result in zip(openings, results, strict=True)
    ]
    holds_token, repeated = any(game.tokens for game in opened), all(result.repeated for result in results)
    return json_response(OpenedBatch(opened), 201, holds_token=holds_token, repeated=repeated, Cache_Control=ALWAYS_ASK)


def _opening(request: Request, game: str, body: dict[str, Any], start: str = "") -> Opening:
    """Return the opening that a body describes. A player who opens a game without a seat is its organiser."""
    seats, names = seats_of(request, body["seats"], start)
    if body["labels"]:
        request.services.parts.check_marks()
    sits = request.player in [seat.player for seat in seats if seat.kind == "human"]
    as_sent = {name: body[name] for name in ("ruleset", "options", "listed", "hints", "rated", "labels")}
    clock, nonces = clock_of(body["clock"]), nonces_of(body["seats"])
    organiser = None if sits or not request.services.parts.marks else request.player
    return Opening(game, seats=seats, names=names, clock=clock, nonces=nonces, organiser=organiser, **as_sent)


def guests_of(seats: Sequence[Seat]) -> list[int]:
    """Return the seats of guests, whose tokens are returned when the game is opened."""
    return [place for place, seat in enumerate(seats) if seat.kind == "human" and seat.player is None]


def opened_response(request: Request, game: str, guests: Sequence[int], result: CommandResult) -> Response:
    """Return the response for an opened game as the client sees it, with the tokens of the guests' seats."""
    body, snapshot = _opened(request, game, guests, result)
    location = request.url(f"/v1/games/{game}")
    response = json_response(body, 201, holds_token=bool(body.tokens), repeated=result.repeated, Location=location)
    return cacheable(response, request, snapshot.head.version, by_content=False)


def _opened(request: Request, game: str, guests: Sequence[int], result: CommandResult) -> tuple[OpenedGame, Snapshot]:
    services = request.services
    head = Head(result.last, result.chain) if result.chain else None
    newest_table = services.repository.get(game, TRUTH, known=head).position.table
    request.seat = newest_table.seat_of(request.player) if request.player else None
    snapshot = services.repository.get_as_seen(game, request.seat, result.last, result.chain)
    table = snapshot.position.table
    tokens = [Token(seat, services.tokens.seat(game, seat, table.taken_at[seat])) for seat in guests]
    names = result.names or services.names.read(table)
    return game_resource(OpenedGame, services, snapshot, request.seat, names, request.language, tokens=tokens), snapshot


def get_game(request: Request, query: dict[str, Any], game: str) -> Response:
    """Return the position as the caller is allowed to see it: now, at an earlier version, or after the next decision.

    If too many requests wait already, per address or in total, the current position is returned at once.
    """
    services, seat = request.services, request.seat
    repository = services.repository
    snapshot = newest_snapshot(request, game)
    if query["wait"] > 0 and "at" not in query and not snapshot.position.table.is_ended and can_wait(request):
        with services.notifications.expect(game) as arrival:
            snapshot = repository.get(game, seat)
            if snapshot.head.version <= query["after"]:
                with metrics.POLLS.track_inprogress():
                    arrival.wait(query["wait"])
                table = repository.get(game, TRUTH).position.table
                if not still_holds(services, request.credentials[1], seat, table):
                    raise Unauthorized("token-no-longer-valid")
                snapshot = repository.get(game, seat)
                log_uncopied(request, game, snapshot.head)
    ended = snapshot.position.table.is_ended
    if "at" in query:
        snapshot = repository.get(game, seat, query["at"], snapshot.head)
    by_content = ended or bool(snapshot.position.table.people)
    response = json_response(game_now(services, snapshot, seat, request.language))
    return cacheable(response, request, snapshot.head.version, by_content)


def delete_game(request: Request, game: str) -> Response:
    """Delete a game and all of its data. Only the operator may do this, even if its log cannot be read."""
    if not request.operator:
        raise Forbidden("only-operator-deletes")
    request.services.commands.delete(game)
    return Response(204, {})


KEY = (GUEST_IDEMPOTENCY_KEY,)
OPENED = Answer(201, OpenedGame, ("ETag", "Location", REPLAYED))
_OPENED_BATCH = Answer(201, OpenedBatch, (REPLAYED,))
_BATCH, _BATCH_KEY = Body(BatchRequest(), largest=LARGEST_BATCH), (REQUIRED_IDEMPOTENCY_KEY,)

ROUTES = (
    Route("POST", "/v1/games", open_game, OPENED, body=Body(OpenGameRequest()), headers=KEY, limit="open"),
    Route("POST", "/v1/games/batch", open_batch, _OPENED_BATCH, body=_BATCH, headers=_BATCH_KEY, limit="open"),
    Route("GET", "/v1/games/<game>", get_game, Answer(200, Game, ("ETag",)), query=GameQuery(), hot=True),
    Route("DELETE", "/v1/games/<game>", delete_game, needs="operator"),
)
