"""The live stream of a game: one message for each decision as it happens.

A stream stores no messages: it knows the version it has sent, and reads the rest from the log.
"""

import time
from typing import Any

from redis.exceptions import RedisError

from cairn.events.clock import seconds
from cairn.events.replica_acks import Uncopied
from cairn.service.api.games.decisions import step_resources
from cairn.service.api.games.resources import game_now, newest_snapshot
from cairn.service.api.http.authorization import may_see
from cairn.service.api.http.marshmallow_fields import Parameters, Pattern, either_word, text
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.route import Route
from cairn.service.api.http.streaming import Pause, Stream, describe_stream, encoding_of, stream_response
from cairn.service.api.streams.message import StreamedDecision, StreamedGame, StreamedPhrase, StreamMessage
from cairn.service.errors import NotFound, UnreadableLog
from cairn.service.queries.broadcast import Channel
from cairn.service.queries.phrases import AFTER_END_SECONDS, parse_phrase
from cairn.service.queries.snapshots import Snapshot

UNCOPIED_SECONDS = 1.0
"""Interval for polling a decision that too few replicas have."""


class StreamQuery(Parameters):
    """Additional messages of a stream."""

    phrases = either_word("Whether phrases of players are sent.", False)


def stream_game(request: Request, query: dict[str, Any], game: str) -> Response:
    """Stream the game as it happens (Server-Sent Events); the id of each message is the version it leads to.

    With `Accept: application/x-ndjson` each message is a line of JSON with `type` and `version`. A comment or an empty
    line is sent every 15 seconds.

    The first message is `event: game`, whose data is the response of `GET /v1/games/{game}`. Each decision follows as
    `event: decision`, whose data is the response of `GET /v1/games/{game}/decisions/{version}` at that time. With
    `Last-Event-ID` the stream continues after that version, if it exists, without gaps, repeats or the first message.
    After the end of the game, a last `event: game` shows the whole game, and the stream ends.
    It also ends if the seat is left, the game deleted, or nothing read.

    With `phrases=true`, players' phrases are sent as `event: phrase`, without an id, until ten minutes after the end of
    the game.
    """
    watching = Watching(request, game, newest_snapshot(request, game), with_phrases=query["phrases"])
    return stream_response(request, encoding_of(request), watching.messages())


class Watching:
    """One stream: its viewer, its game, and the version it has sent."""

    def __init__(self, request: Request, game: str, snapshot: Snapshot, *, with_phrases: bool) -> None:
        self._services = request.services
        self._encoding, self._language = encoding_of(request), request.language
        self._game = game
        self._viewer = request.seat
        self._commitment = snapshot.position.table.commitment
        known = int(request.header("LAST_EVENT_ID") or 0)
        self._version = known if known <= snapshot.head.version else 0
        self._token = request.credentials[1]
        self._with_phrases = with_phrases
        self._is_final_sent = False
        """Whether the message after the end was sent."""

    def messages(self) -> Stream:
        """Yield messages until the game has ended, or the viewer may no longer see it."""
        broadcast = self._services.broadcast
        sent, heartbeat = time.monotonic(), broadcast.heartbeat
        with broadcast.follow(self._game) as channel:
            listened = channel.subscription.count
            while True:
                heard, message, patience = channel.subscription.count, None, heartbeat
                try:
                    snapshot, heard = channel.newest(self._viewer)
                    seen = self._commitment, self._version
                    if not may_see(self._services, self._token, self._viewer, snapshot, *seen):
                        return
                    message, is_last = self._next(channel, snapshot)
                except (NotFound, UnreadableLog):
                    return
                except Uncopied:
                    patience = UNCOPIED_SECONDS
                except RedisError:
                    pass  # the stream continues when Redis is available again
                if message is not None:
                    yield message
                    sent, self._is_final_sent = time.monotonic(), is_last
                    if not is_last and (self._version < snapshot.head.version or snapshot.position.table.is_ended):
                        continue
                if self._is_final_sent and not self._stays(snapshot):
                    return
                hears = self._with_phrases and self._version  # not before the game was sent
                for count, words in channel.subscription.words_since(listened) if hears else ():
                    listened = count
                    if said := parse_phrase(words):
                        yield self._encoding.write(StreamedPhrase(said.seat, said.phrase))
                        sent = time.monotonic()
                silent = sent + heartbeat - time.monotonic()
                came = yield Pause(channel.subscription, heard, min(silent, patience))
                if not came and patience >= silent:
                    yield self._encoding.heartbeat
                    sent = time.monotonic()

    def _next(self, channel: Channel, snapshot: Snapshot) -> tuple[bytes | None, bool]:
        """Return the next message, if any, and whether it is the last."""
        newest, ended = snapshot.head.version, snapshot.position.table.is_ended
        if self._is_final_sent:
            return None, False
        if self._version == 0 or (ended and self._version == newest):
            game = game_now(self._services, snapshot, self._viewer, self._language)
            self._version = newest  # set after reading the names, which fails without Redis
            return self._encoding.write(StreamedGame(newest, game)), ended
        if self._version == newest:
            return None, False
        version = self._version + 1

        language = self._language

        def make() -> bytes:
            steps = step_resources(
                self._services, self._game, self._viewer, version - 1, version, snapshot, language, True
            )
            (step,) = steps
            return self._encoding.write(StreamedDecision(version, step))

        message = channel.message(
            (self._encoding.media, language.tag, self._viewer, self._commitment, version, ended), make
        )
        self._version = version
        return message, False

    def _stays(self, snapshot: Snapshot) -> bool:
        """Return whether the stream continues after the end of the game, for further phrases."""
        end = seconds(snapshot.position.at) + AFTER_END_SECONDS
        return self._with_phrases and self._services.clock.time() < end


_STREAM = describe_stream(StreamMessage)
_LAST = Pattern("^[0-9]{1,15}$", "a version in digits, such as 7")
_HEADERS = ({"Last-Event-ID": text("The last version received.", _LAST)},)

ROUTES = (
    Route("GET", "/v1/games/<game>/stream", stream_game, _STREAM, query=StreamQuery(), headers=_HEADERS, hot=True),
)
