"""The feed: all messages for a caller on one connection, and the open games of the lobby."""

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
"""Maximum number of seats of a feed."""
LONGEST_POSITION = 16_384
"""Maximum length of a position."""


class FeedSeatRequest(Schema):
    """A seat of the caller to follow on a feed."""

    game = fields.String(required=True, validate=Pattern(GAME), metadata=about("The id of the seat's game."))
    token = fields.String(required=True, validate=Length(1, LONGEST_WORD), metadata=about("The seat's token."))
    after = fields.Integer(
        strict=True,
        validate=Range(1, NEWEST),
        metadata=about(
            "The last version received: decisions above it are sent first. Without it, or if the game has no "
            "such version, only new decisions are sent."
        ),
    )


class FeedRequest(Schema):
    """The seats to follow on a feed."""

    tokens = fields.List(
        fields.Nested(FeedSeatRequest),
        required=True,
        validate=Length(0, MAX_SEATS),
        metadata=about("The caller's seats; duplicates are ignored."),
    )
    open = Flag(load_default=True, metadata=about("Whether open games of the lobby are sent, too."))


class FeedQuery(Schema):
    """Where a feed begins, and what its `turn` messages include."""

    after = fields.String(
        validate=Length(1, LONGEST_POSITION),
        metadata=about(
            "The `position` of a message of the last day: the feed continues after it, without repetition. "
            "`Last-Event-ID` has the same meaning."
        ),
    )
    include = fields.String(
        validate=OneOf(("state", "moves", "state,moves")),
        metadata=about("Additions to `turn`: the game as the seat may see it (`state`), the legal `moves`."),
    )


def stream_feed(request: Request, query: dict[str, Any]) -> Response:
    """Stream the lobby's games with an open seat: first the existing ones, then new and changed ones.

    With a player's token, the stream includes all of the player's games: existing ones, new ones, and invitations
    (`invited`). `POST /v1/stream` adds seats of guests, and describes the messages of both.
    """
    return _feed(request, query, [], is_open=True)


def open_feed(request: Request, body: dict[str, Any], query: dict[str, Any]) -> Response:
    """Stream all messages about the caller's seats, in many games at once, and the open games of the lobby.

    A seat's token does not identify its game, so the body names both; 401 lists wrong tokens, 404 lists unknown games,
    501 those whose logs cannot be read. Messages are Server-Sent Events, whose `event` is the `type` of their data,
    or with `Accept: application/x-ndjson` lines of JSON. A comment, or an empty line, is sent every 15 seconds as a
    heartbeat.

    - `open`: a listed game has an open seat. The 100 newest are sent first, then games that are opened, or whose seats
      change while at least one stays open.
    - `turn`: a seat of the caller must act, at that version.
    - `decision`: a decision in a game that the caller plays, or has opened without a seat: then `seat` is null, and the
      message has what spectators may see.
    - `invited`: a seat is reserved for the player whose token was sent.
    - `series.paired`, `series.ended`: in a series that the player has joined or opened.
    - `over`, `gone`: a game has ended, or a token is no longer valid; the feed has no more messages about the game.

    After taking a seat, open a new feed with that seat's token added. A feed begins with the current turns, so none is
    missed; with `after`, the `position` of a message, it continues from there without gaps or repeats, even at another
    process. A feed ends when nothing is left to follow, or when the client does not read.
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
    """Return the options of the query; refuse an invalid position."""
    include, text = query.get("include", "").split(","), query.get("after") or request.header("LAST_EVENT_ID")
    try:
        after = read_position(text, request.services.clock.time()) if text else None
    except ValidationError as error:
        detail = str(error.messages[0])
        raise Invalid(detail, errors=[Mistake("query/after", detail)]) from error
    return Wanted(after, "state" in include, "moves" in include)


def _seats(request: Request, tokens: Iterable[dict[str, Any]], wanted: Wanted) -> list[FedSeat]:
    """Return the seats that the tokens belong to; refuse other tokens, each with its pointer."""
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
