"""Pairings: request an opponent of similar rating, read the result, cancel the request."""

from typing import Annotated, Any, ClassVar

from marshmallow import Schema, fields
from marshmallow.validate import OneOf
from msgspec import Struct
from msgspec.structs import asdict

from cairn.events.clock import format_time
from cairn.events.codec import Undecodable, read_options
from cairn.events.ids import is_id, random_id
from cairn.service.api.games.bodies import ClockRequest, clock_of, misfit
from cairn.service.api.http.choices import by_values
from cairn.service.api.http.connection_limits import can_wait
from cairn.service.api.http.marshmallow_fields import Flag, Parameters, about, text, wait_seconds, whole
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response, json_response
from cairn.service.api.http.route import Answer, Body, Route
from cairn.service.api.http.validation import invalid_body
from cairn.service.api.schemas import options_of
from cairn.service.errors import NotFound
from cairn.service.queries.fields import Id, Time, doc
from cairn.service.rules import GAMES
from cairn.service.series.match_request import MatchRequest, Paired, Status
from cairn.service.series.pool import news_of_wish
from cairn.service.telemetry import metrics

LONGEST_WISH = 600
"""Maximum seconds to wait for an opponent."""


FOR_TWO = [name for name, rules in GAMES.items() if 2 in rules.seats]
"""Rulesets for two players."""
_DRAWN = {"properties": {"first_seat": {"const": None}}}


class PairingRequest(Schema):
    """The game that a player wants to play."""

    conditions: ClassVar = by_values(
        ruleset={name: {"properties": {"options": options_of(name) | _DRAWN}} for name in FOR_TWO}
    )
    ruleset = text("A ruleset for two players.", OneOf(FOR_TWO), required=True)
    options = fields.Dict(load_default=dict, metadata=about("The game's options."))
    clock = fields.Nested(ClockRequest, load_default=None, metadata=about("The game's clock; null for none."))
    rated = Flag("Whether the game may count for ratings.", load_default=True)
    bots = Flag("Whether the opponent may be a program.", load_default=True)
    seconds = whole(1, LONGEST_WISH, "Seconds until the request expires; it can then be sent again.", load_default=60)
    ai_after = whole(
        0,
        LONGEST_WISH,
        "Seconds after which an AI of similar strength is the opponent; null: never.",
        load_default=None,
        allow_none=True,
    )


class PairingQuery(Parameters):
    """How long the response may take."""

    wait = wait_seconds("Seconds to wait for an opponent.")


class Pairing(Struct):
    """A player's request for an opponent."""

    id: Annotated[Id, doc("The id of the pairing.")]
    status: Annotated[Status, doc("`paired`: the game was opened.")]
    game: Annotated[Id | None, doc("The game that was opened; null while waiting.")]
    rating: Annotated[int | None, doc("The rating that is matched; null after waiting.")]
    width: Annotated[int | None, doc("The current maximum rating difference, which increases; null after waiting.")]
    until: Annotated[Time | None, doc("When the request expires; null after waiting.")]


def wait_for_opponent(request: Request, body: dict[str, Any]) -> Response:
    """Request an opponent of similar rating for the same ruleset, options and clock. The game begins when one is found.

    The first player is drawn at random. A new request replaces the previous one. Poll it with `GET`, which can wait, or
    follow the feed. Ratings differ by 50 at most, and by 10 more each second.
    """
    services, now = request.services, request.services.clock.time()
    try:
        options = asdict(read_options(body["ruleset"], body["options"]))
    except Undecodable as error:
        raise invalid_body({"options": misfit(error)}) from error
    if options.get("first_seat") is not None:
        raise invalid_body({"options": {"first_seat": ["The first player is drawn at random; leave this null."]}})
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
    """Return whether an opponent was found, or wait for one. The request of another player is 404."""
    resource = _pairing(request, pairing)
    if query["wait"] > 0 and resource.status == "waiting" and can_wait(request):
        with request.services.notifications.expect(news_of_wish(pairing)) as arrival:
            if _pairing(request, pairing).status == "waiting":
                with metrics.POLLS.track_inprogress():
                    arrival.wait(query["wait"])
        resource = _pairing(request, pairing)
    return json_response(resource, Cache_Control=ALWAYS_ASK, Vary="Authorization")


def stop_waiting(request: Request, pairing: str) -> Response:
    """Cancel the request. If an opponent was found already, the game exists."""
    entry = request.services.pool.get(pairing)
    _check(request, entry)
    if isinstance(entry, MatchRequest):
        request.services.pool.leave(entry)
    return Response(204, {})


def _check(request: Request, entry: MatchRequest | Paired) -> None:
    """Raise NotFound if the request belongs to another player."""
    if request.player not in ((entry.player,) if isinstance(entry, MatchRequest) else entry.players):
        raise NotFound("match-request-expired")


def _pairing(request: Request, id: str) -> Pairing:
    services = request.services
    try:
        entry = services.pool.get(id)
    except NotFound:
        if not is_id(id):
            raise
        return Pairing(id, "over", None, None, None, None)
    _check(request, entry)
    if isinstance(entry, MatchRequest):
        return Pairing(id, "waiting", None, entry.rating, entry.width(services.clock.time()), format_time(entry.until))
    return Pairing(id, "paired", entry.game, None, None, None)


_PAIRED, _BODY = Answer(201, Pairing, ("Location",)), Body(PairingRequest())

ROUTES = (
    Route("POST", "/v1/pairings", wait_for_opponent, _PAIRED, needs="player", body=_BODY, limit="open"),
    Route("GET", "/v1/pairings/<pairing>", get_pairing, Pairing, needs="player", query=PairingQuery()),
    Route("DELETE", "/v1/pairings/<pairing>", stop_waiting, needs="player"),
)
