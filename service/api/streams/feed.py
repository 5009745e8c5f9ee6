"""The feed: all that concerns a caller on one connection, and the open games that anybody may sit down at."""

from collections.abc import Iterable
from typing import Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import Length, OneOf, Range

from cairn.service.api.http.encoding import describe_stream, encoding_of
from cairn.service.api.http.marshmallow_fields import GAME, LONGEST_WORD, NEWEST, Flag, Pattern, about
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Body, Route
from cairn.service.api.http.streaming import stream_response
from cairn.service.api.streams.feed_messages import FedPlayer, FedSeat, Feed, Wanted
from cairn.service.api.streams.message import FeedMessage
from cairn.service.api.streams.position import read_position
from cairn.service.errors import Invalid, Mistake, NotFound, Unauthorized, UnreadableLog
from cairn.service.queries.snapshots import TRUTH

MAX_SEATS = 64
"""How many seats a feed may tell of."""
LONGEST_POSITION = 16_384
"""No position has more characters."""


class FeedSeatRequest(Schema):
    """A seat of the caller's that a feed is to tell of."""

    game = fields.String(required=True, validate=Pattern(GAME), metadata=about("The id of the seat's game."))
    token = fields.String(required=True, validate=Length(1, LONGEST_WORD), metadata=about("The seat's token."))
    after = fields.Integer(
        strict=True,
        validate=Range(1, NEWEST),
        metadata=about(
            "The version that one has: the decisions above it are told first. Without it, or if the "
            "game has no such version, only those that are made from now on are told."
        ),
    )


class FeedRequest(Schema):
    """Whose feed it is."""

    tokens = fields.List(
        fields.Nested(FeedSeatRequest),
        required=True,
        validate=Length(0, MAX_SEATS),
        metadata=about("The caller's seats; one that is named twice counts once."),
    )
    open = Flag(load_default=True, metadata=about("Whether open games of the lobby are told, too."))


class FeedQuery(Schema):
    """Where a feed begins, and what its turns have."""

    after = fields.String(
        validate=Length(1, LONGEST_POSITION),
        metadata=about(
            "The `position` of a message of the last day: all that followed it is told, and nothing else of games. "
            "`Last-Event-ID` means the same."
        ),
    )
    include = fields.String(
        validate=OneOf(("state", "moves", "state,moves")),
        metadata=about("What a `turn` has besides: the game as the seat may know it (`state`), the legal `moves`."),
    )


def stream_feed(request: Request, query: dict[str, Any]) -> Response:
    """Stream the games of the lobby that have an open seat: those there are, then each that is opened or changes.

    With a player's token it tells of all of the player's games, too: those there are, new ones as they come, and
    invitations (`invited`). `POST /v1/stream` adds seats of guests, and tells of the form of both.
    """
    return _feed(request, query, [], is_open=True)


def open_feed(request: Request, body: dict[str, Any], query: dict[str, Any]) -> Response:
    """Stream all that concerns the caller's seats, in many games at once, and the open games of the lobby.

    A seat's token does not name its game, so the body says of which it is; 401 names those that are wrong, 404 the
    games that are not there, 501 those whose logs cannot be read. Messages are Server-Sent Events, whose `event` is the
    `type` of their data, or with `Accept: application/x-ndjson` lines of JSON. A comment, or an empty line, says every
    15 seconds that it lives.

    - `open`: a listed game has an open seat. The 100 newest are told first, then each that is opened or whose seats
      change while one stays open.
    - `turn`: a seat of the caller's is waited for, at that version.
    - `decision`: somebody decided in a game of the caller's, or in one that they opened for others: then `seat` is
      null, and they are told what a spectator is.
    - `invited`: a seat is reserved for the player whose token was sent.
    - `series.paired`, `series.ended`: of a series that the player takes part in, or opened.
    - `over`, `gone`: a game has ended, or a token is no longer good, and the feed tells no more of it.

    Who takes a seat opens the feed anew with one token more. It begins with the turns that are waited for now, so none
    is missed; `after` the `position` of a message it goes on there instead, without gap or repeat, also at another
    process. A feed ends when there is nothing left to tell of, and when the client does not read.
    """
    return _feed(request, query, body["tokens"], is_open=body["open"])


def _feed(request: Request, query: dict[str, Any], tokens: Iterable[dict[str, Any]], *, is_open: bool) -> Response:
    wanted = _wanted(request, query)
    seats = _seats(request, tokens, wanted)
    encoding = encoding_of(request)
    player = FedPlayer(request.services, request.player, request.credentials[1], wanted) if request.player else None
    feed = Feed(request.services, encoding, seats, is_open, player)
    return stream_response(request, encoding, feed.messages())


def _wanted(request: Request, query: dict[str, Any]) -> Wanted:
    """Return what the query asks for; a position that is none is refused."""
    include, text = query.get("include", "").split(","), query.get("after") or request.header("LAST_EVENT_ID")
    try:
        after = read_position(text, request.services.clock.time()) if text else None
    except ValidationError as error:
        detail = str(error.messages[0])
        raise Invalid(detail, errors=[Mistake("query/after", detail)]) from error
    return Wanted(after, "state" in include, "moves" in include)


def _seats(request: Request, tokens: Iterable[dict[str, Any]], wanted: Wanted) -> list[FedSeat]:
    """Return the seats that tokens belong to; refuse those that belong to none, each by its pointer."""
    services, seats = request.services, dict[tuple[str, int], FedSeat]()
    missing, wrong, unreadable = list[Mistake](), list[Mistake](), list[tuple[UnreadableLog, str]]()
    for place, wish in enumerate(tokens):
        game, token = wish["game"], wish["token"]
        try:
            snapshot = services.repository.get(game, TRUTH)
        except NotFound as error:
            missing.append(Mistake(f"/tokens/{place}/game", error.detail))
            continue
        except UnreadableLog as error:
            unreadable.append((error, f"/tokens/{place}/game"))
            continue
        seat = services.tokens.holder(token, snapshot.position.table)
        if seat is None:
            detail = "This token belongs to no seat of this game."
            wrong.append(Mistake(f"/tokens/{place}/token", detail))
        else:
            seats.setdefault((game, seat), FedSeat(services, game, seat, token, snapshot, wanted, wish.get("after")))
    if missing:
        raise NotFound("There are no such games.", errors=missing)
    if unreadable:
        errors = [Mistake(pointer, error.detail) for error, pointer in unreadable]
        first, _ = unreadable[0]
        raise UnreadableLog(first.game, first.version, first.why, errors=errors)
    if wrong:
        raise Unauthorized("Some tokens belong to no seat of their game.", errors=wrong)
    return [*seats.values()]


ROUTES = (
    Route(
        "GET",
        "/v1/stream",
        stream_feed,
        describe_stream(FeedMessage),
        query=FeedQuery(),
    ),
    Route(
        "POST",
        "/v1/stream",
        open_feed,
        describe_stream(FeedMessage),
        query=FeedQuery(),
        body=Body(FeedRequest()),
        problems=(404, 501),
        only_reads=True,
    ),
)
