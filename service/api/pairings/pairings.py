"""Pairings: wait for an opponent of like rating, look whether there is one, wait no longer."""

from typing import Annotated, Any

from marshmallow import Schema, fields
from marshmallow.validate import OneOf, Range
from msgspec import Struct
from msgspec.structs import asdict

from cairn.events.clock import format_time
from cairn.events.codec import Undecodable, read_options
from cairn.service.api.games.bodies import ClockRequest, clock_of, misfit
from cairn.service.api.http.connection_limits import can_wait
from cairn.service.api.http.marshmallow_fields import Flag, about
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response
from cairn.service.api.http.route import Answer, Body, Route
from cairn.service.api.http.validation import invalid_body
from cairn.service.errors import Invalid, NotFound
from cairn.service.queries.fields import Id, Time, doc
from cairn.service.rules import GAMES
from cairn.service.series.match_request import MatchRequest, Paired, Status
from cairn.service.series.pool import news_of_wish
from cairn.service.telemetry import metrics
from cairn.service.tokens import random_id

LONGEST_WISH = 600
"""Seconds that somebody may wait."""


class PairingRequest(Schema):
    """What somebody wants to play."""

    ruleset = fields.String(required=True, validate=OneOf(GAMES), metadata=about("A game that two can play."))
    options = fields.Dict(load_default=dict, metadata=about("Its options."))
    clock = fields.Nested(ClockRequest, load_default=None, metadata=about("Its clock; null: none."))
    rated = Flag(load_default=True, metadata=about("Whether it may count for ratings."))
    bots = Flag(load_default=True, metadata=about("Whether the opponent may be a program."))
    seconds = fields.Integer(
        load_default=60,
        strict=True,
        validate=Range(1, LONGEST_WISH),
        metadata=about("For how long one waits; then it is over, unless it is asked for again."),
    )
    ai_after = fields.Integer(
        load_default=None,
        allow_none=True,
        strict=True,
        validate=Range(0, LONGEST_WISH),
        metadata=about("After so many seconds an AI of a like level is the opponent; null: never."),
    )


class PairingQuery(Schema):
    """For how long the answer may take."""

    wait = fields.Float(
        load_default=0.0, allow_nan=False, validate=Range(0, 30), metadata=about("Seconds to wait for an opponent.")
    )


class Pairing(Struct):
    """Somebody who waits for an opponent."""

    id: Annotated[Id, doc("The id of the pairing.")]
    status: Annotated[Status, doc("`paired`: the game is there.")]
    game: Annotated[Id | None, doc("The game that was opened; null before.")]
    rating: Annotated[int | None, doc("The rating by which an opponent is looked for; null once there is one.")]
    width: Annotated[int | None, doc("How far away an opponent's rating may be by now; it widens. Null likewise.")]
    until: Annotated[Time | None, doc("Until when one waits; null likewise.")]


def wait_for_opponent(request: Request, body: dict[str, Any]) -> Response:
    """Wait for an opponent of like rating, who wants the same ruleset, options and clock; the game begins then.

    Chance decides who begins it. A player waits once: what they asked for before is over. Look with `GET`, which waits
    too, or listen to the feed, which tells of the new game. Ratings may be 50 apart at first, and 10 more with each
    second.
    """
    services, now = request.services, request.services.clock.time()
    try:
        options = asdict(read_options(body["ruleset"], body["options"]))
    except Undecodable as error:
        raise invalid_body({"options": misfit(error)}) from error
    if 2 not in GAMES[body["ruleset"]].seats:
        raise Invalid(f"{GAMES[body['ruleset']].title} is not for two.")
    if options.get("first_seat") is not None:
        raise invalid_body({"options": {"first_seat": ["Chance decides who begins; leave it null."]}})
    player = services.players.get(request.player or "")
    wish = MatchRequest(
        random_id(),
        player.id,
        player.bot,
        body["bots"],
        services.pool.rating(player.id, body["ruleset"], options, is_bot=player.bot),
        body["ruleset"],
        dict(sorted(options.items())),
        clock_of(body["clock"]),
        body["rated"],
        body["ai_after"],
        now,
        now + body["seconds"],
        str(request.client),
    )
    services.pool.enter(wish)
    return json_response(_pairing(request, wish.id), 201, Location=request.url(f"/v1/pairings/{wish.id}"))


def get_pairing(request: Request, query: dict[str, Any], pairing: str) -> Response:
    """Return whether there is an opponent by now, or wait for one."""
    found = _pairing(request, pairing)
    if query["wait"] > 0 and found.status == "waiting" and can_wait(request):
        with request.services.notifications.expect(news_of_wish(pairing)) as arrival:
            if _pairing(request, pairing).status == "waiting":
                with metrics.POLLS.track_inprogress():
                    arrival.wait(query["wait"])
        found = _pairing(request, pairing)
    return json_response(found, Cache_Control=ALWAYS_ASK, Vary="Authorization")


def stop_waiting(request: Request, pairing: str) -> Response:
    """Wait no longer. If there is an opponent already, there is a game."""
    found = request.services.pool.get(pairing)
    _check(request, found)
    if isinstance(found, MatchRequest):
        request.services.pool.leave(found)
    return Response(204, {})


def _check(request: Request, found: MatchRequest | Paired) -> None:
    """Refuse another player's; raise NotFound."""
    if request.player not in ((found.player,) if isinstance(found, MatchRequest) else found.players):
        raise NotFound("Nobody waits under this id any more.")


def _pairing(request: Request, id: str) -> Pairing:
    services = request.services
    try:
        found = services.pool.get(id)
    except NotFound:
        return Pairing(id, "over", None, None, None, None)
    _check(request, found)
    if isinstance(found, MatchRequest):
        return Pairing(id, "waiting", None, found.rating, found.width(services.clock.time()), format_time(found.until))
    return Pairing(id, "paired", found.game, None, None, None)


ROUTES = (
    Route(
        "POST",
        "/v1/pairings",
        wait_for_opponent,
        Answer(201, Pairing, ("Location",)),
        needs="player",
        body=Body(PairingRequest()),
        limit="open",
    ),
    Route("GET", "/v1/pairings/<pairing>", get_pairing, Pairing, needs="player", query=PairingQuery()),
    Route("DELETE", "/v1/pairings/<pairing>", stop_waiting, needs="player"),
)
