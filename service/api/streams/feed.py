"""The feed: all messages for a caller on one connection, and the open games of the lobby."""

from collections.abc import Iterable
from typing import Any

from marshmallow import Schema, ValidationError, fields
from marshmallow.validate import Length, OneOf

from cairn.projections.message import message
from cairn.service.api.http.marshmallow_fields import (
    GAME_ID,
    LONGEST_WORD,
    NEWEST,
    Flag,
    Items,
    Parameters,
    Pattern,
    about,
    text,
    whole,
)
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Body, Route
from cairn.service.api.http.streaming import describe_stream, encoding_of, stream_response
from cairn.service.api.streams.feed_messages import FedPlayer, FedSeat, Feed, Wanted
from cairn.service.api.streams.message import FeedMessage
from cairn.service.api.streams.position import read_position
from cairn.service.errors import InvalidParameter, Mistake, NotFound, Unauthorized, UnreadableLog
from cairn.service.queries.snapshots import TRUTH

MAX_SEATS = 64
"""Maximum number of seats of a feed."""
LONGEST_POSITION = 16_384
"""Maximum length of a position."""


_POSITION = Pattern("^[0-9a-z~-]+$", "the `position` of a message, such as 1795880000000"), Length(1, LONGEST_POSITION)


class FeedSeatRequest(Schema):
    """A seat of the caller to follow on a feed."""

    game = text("The id of the seat's game.", GAME_ID, required=True)
    token = text("The seat's token.", Length(1, LONGEST_WORD), required=True)
    after = whole(
        1,
        NEWEST,
        "The last version received: later decisions are sent first. Without it, or if unknown, only new ones are.",
    )


class FeedRequest(Schema):
    """The seats to follow on a feed."""

    tokens = Items(
        fields.Nested(FeedSeatRequest),
        required=True,
        validate=Length(0, MAX_SEATS),
        metadata=about("The caller's seats; duplicates are ignored."),
    )
    open = Flag("Whether open games of the lobby are sent, too.", load_default=True)


class FeedQuery(Parameters):
    """Where a feed begins, and what its `turn` messages include."""

    after = text("The `position` of a message of the last day, after which the feed continues.", *_POSITION)
    include = text(
        "Additions to `turn`: the game as the seat may see it (`state`), the legal `moves`.",
        OneOf(("state", "moves", "state,moves")),
    )


def stream_feed(request: Request, query: dict[str, Any]) -> Response:
    """Stream the lobby's games with an open seat: first the existing ones, then new and changed ones.

    With a player's token, it includes their games and invitations. `POST /v1/stream` adds seats of guests, and
    describes all messages.
    """
    return _feed(request, query, [], is_open=True)


def open_feed(request: Request, body: dict[str, Any], query: dict[str, Any]) -> Response:
    """Stream all messages about the caller's seats, in many games at once, and the open games of the lobby.

    A seat's token does not identify its game, so the body names both; 401 lists wrong tokens, 404 unknown games, 501
    unreadable logs. Messages are Server-Sent Events, whose `event` is the `type` of their data, or with `Accept:
    application/x-ndjson` lines of JSON. A comment or an empty line is sent every 15 seconds.

    - `open`: a listed game has an open seat. The 100 newest are sent first, then new and changed ones.
    - `turn`: a seat of the caller must act, at that version.
    - `decision`: a decision in a game that the caller plays, or has opened: then `seat` is null, as for a spectator.
    - `invited`: a seat is reserved for the player.
    - `series.paired`, `series.ended`: in a series that the player has joined or opened.
    - `over`, `gone`: a game has ended, or a token is no longer valid.

    After taking a seat, open a new feed with its token. A feed begins with the current turns; with `after`, the
    `position` of a message, it continues there. It ends when nothing is left to follow, or the client does not read.
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
    include, position = query.get("include", "").split(","), query.get("after") or request.header("LAST_EVENT_ID")
    try:
        after = read_position(position, request.services.clock.time()) if position else None
    except ValidationError as error:
        raise InvalidParameter("after" if "after" in query else "Last-Event-ID", str(error.messages[0])) from error
    return Wanted(request.language, after, "state" in include, "moves" in include)


def _seats(request: Request, tokens: Iterable[dict[str, Any]], wanted: Wanted) -> list[FedSeat]:
    """Return the seats that the tokens belong to; refuse other tokens, each with its pointer."""
    services, seats = request.services, dict[tuple[str, int], FedSeat]()
    missing, wrong, unreadable = list[Mistake](), list[Mistake](), list[tuple[UnreadableLog, str]]()
    for place, wish in enumerate(tokens):
        game, token = wish["game"], wish["token"]
        try:
            snapshot = services.repository.get(game, TRUTH)
        except NotFound as error:
            missing.append(Mistake(pointer=f"/tokens/{place}/game", detail=error.message))
            continue
        except UnreadableLog as error:
            unreadable.append((error, f"/tokens/{place}/game"))
            continue
        seat = services.tokens.holder(token, snapshot.position.table)
        if seat is None:
            wrong.append(Mistake(pointer=f"/tokens/{place}/token", detail=message("token-of-no-seat")))
        else:
            seats.setdefault((game, seat), FedSeat(services, game, seat, token, snapshot, wanted, wish.get("after")))
    if missing:
        raise NotFound("no-such-games", errors=missing)
    if unreadable:
        errors = [Mistake(pointer=pointer, detail=error.message) for error, pointer in unreadable]
        first, _ = unreadable[0]
        raise UnreadableLog(first.game, first.version, first.why, errors=errors)
    if wrong:
        raise Unauthorized("some-tokens-of-no-seat", errors=wrong)
    return [*seats.values()]


_STREAM, _BODY, _QUERY = describe_stream(FeedMessage), Body(FeedRequest()), FeedQuery()
_HEADERS = ({"Last-Event-ID": text("The `position` of the last message received, as `after`.", *_POSITION)},)

ROUTES = (
    Route("GET", "/v1/stream", stream_feed, _STREAM, query=_QUERY, headers=_HEADERS),
    Route("POST", "/v1/stream", open_feed, _STREAM, None, _BODY, _QUERY, _HEADERS, (404, 501), only_reads=True),
)
