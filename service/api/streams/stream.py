"""The live stream of a game: one message for each decision as it happens.

A stream holds no message back: it knows the version it has sent, and the log has the rest.
"""

import re
import time

from redis.exceptions import RedisError

from cairn.events.log import Uncopied
from cairn.service.api.games.decisions import step_resource
from cairn.service.api.games.resources import game_now, newest_snapshot
from cairn.service.api.http.admission import may_see
from cairn.service.api.http.encoding import EVENT_STREAM, NDJSON, encoding_of
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Answer, Route, header_parameter
from cairn.service.api.http.streaming import Pause, Stream, stream_response
from cairn.service.api.streams.message import StreamedDecision, StreamedGame, StreamMessage
from cairn.service.errors import NotFound, UnreadableLog
from cairn.service.queries.broadcast import Channel
from cairn.service.queries.snapshots import Snapshot

_LAST_EVENT_ID = header_parameter("Last-Event-ID", "The version one has; the stream goes on after it.", maxLength=64)

UNCOPIED_SECONDS = 1.0
"""After how long what too few replicas have is looked at again."""


def stream_game(request: Request, game: str) -> Response:
    """Stream the game as it happens (Server-Sent Events); each message's id is the version it leads to.

    With `Accept: application/x-ndjson` each message is a line of JSON that names its `type` and `version`, and an empty
    line says that the stream lives.

    The first is `event: game`, whose data is what `GET /v1/games/{game}` answers. For every decision an
    `event: decision` follows, whose data is what `GET /v1/games/{game}/decisions/{version}` answers then. With
    `Last-Event-ID` the stream goes on after that version, without gap or repeat and without the first message, unless
    the game has no such version. The decision that ends the game opens it, a last `event: game` shows it whole, and the
    stream ends. It also ends when the seat it was asked for is left, when the game is deleted, and when the client does
    not read. A comment says every 15 seconds that it lives.
    """
    watching = Watching(request, game, newest_snapshot(request, game))
    return stream_response(request, encoding_of(request), watching.messages())


class Watching:
    """One stream: who watches which game, and what they have been sent."""

    def __init__(self, request: Request, game: str, snapshot: Snapshot) -> None:
        self._services = request.services
        self._encoding = encoding_of(request)
        self._game = game
        self._viewer = request.seat
        self._commitment = snapshot.position.table.commitment
        last_event_id = request.header("LAST_EVENT_ID") or ""
        known = int(last_event_id) if re.fullmatch("[0-9]{1,15}", last_event_id) else 0
        self._version = known if known <= snapshot.head.version else 0
        self._token = request.credentials[1]

    def messages(self) -> Stream:
        """Yield the messages, until the game has ended or must not be seen any more."""
        broadcast = self._services.broadcast
        sent, heartbeat = time.monotonic(), broadcast.heartbeat
        with broadcast.follow(self._game) as channel:
            while True:
                heard, message, patience = channel.subscription.count, None, heartbeat
                try:
                    snapshot, heard = channel.newest(self._viewer)
                    seen = self._commitment, self._version
                    if not may_see(self._services, self._token, self._viewer, snapshot, *seen):
                        return
                    message, ended = self._next(channel, snapshot)
                except (NotFound, UnreadableLog):
                    return
                except Uncopied:
                    patience = UNCOPIED_SECONDS
                except RedisError:
                    pass  # the stream goes on when it is back
                if message is not None:
                    yield message
                    sent = time.monotonic()
                    if ended:
                        return
                    if self._version < snapshot.head.version or snapshot.position.table.ended:
                        continue
                silent = sent + heartbeat - time.monotonic()
                came = yield Pause(channel.subscription, heard, min(silent, patience))
                if not came and patience >= silent:
                    yield self._encoding.heartbeat
                    sent = time.monotonic()

    def _next(self, channel: Channel, snapshot: Snapshot) -> tuple[bytes | None, bool]:
        """Return the next message, if there is one, and whether it is the last."""
        newest, ended = snapshot.head.version, snapshot.position.table.ended
        if self._version == 0 or (ended and self._version == newest):
            game = game_now(self._services, snapshot, self._viewer)
            self._version = newest  # not before: Redis, which has the names, may be away
            return self._encoding.write(StreamedGame(newest, game)), ended
        if self._version == newest:
            return None, False
        version = self._version + 1

        def make() -> bytes:
            step = step_resource(self._services, self._game, self._viewer, version, snapshot, live=True)
            return self._encoding.write(StreamedDecision(version, step))

        message = channel.message((self._encoding.media, self._viewer, self._commitment, version, ended), make)
        self._version = version
        return message, False


ROUTES = (
    Route(
        "GET",
        "/v1/games/<game>/stream",
        stream_game,
        (Answer(200, {"type": "string"}, media=EVENT_STREAM), Answer(200, StreamMessage, media=NDJSON)),
        headers=(_LAST_EVENT_ID,),
    ),
)
