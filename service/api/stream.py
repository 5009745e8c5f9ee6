"""The live stream of a game: Server-Sent Events, one message for each decision as it happens.

A stream is a generator that a WSGI server asks for the next message when the last one has gone out, in a thread of its
own. It holds no message back: it knows the version it has sent, and the log has the rest.
"""

import re
import time
from collections.abc import Iterator

from flask import Flask, Response, current_app, g, request
from redis.exceptions import RedisError

from events.codec import dump
from events.decision import Viewer
from service.api.decisions import step_body
from service.api.docs import Blueprint, documents_headers, documents_problems, header
from service.api.door import BEATS, may_wait
from service.api.http import ALWAYS_ASK, newest, services
from service.api.resources import game_body
from service.errors import NotFound, TooManyRequests, Unavailable, UnreadableLog
from service.queries.broadcast import Channel
from service.queries.snapshots import Snapshot

RETRY_AFTER = 10
HEARTBEAT = b":\n\n"
EVENT_STREAM = "text/event-stream"

blueprint = Blueprint("stream", __name__, url_prefix="/v1/games/<game>", description="Watch a game live.")

_LAST_EVENT_ID = header("Last-Event-ID", "The version one has; the stream goes on after it.")


@blueprint.get("/stream")
@documents_problems(blueprint, 401, 404)
@documents_headers(blueprint, _LAST_EVENT_ID)
@blueprint.response(200, {"type": "string"}, content_type=EVENT_STREAM)
def stream_game(game: str) -> Response:
    """Stream the game as it happens (Server-Sent Events); each message's id is the version it leads to.

    The first is `event: game`, whose data is what `GET /v1/games/{game}` answers. For every decision an
    `event: decision` follows, whose data is what `GET /v1/games/{game}/decisions/{version}` answers then. With
    `Last-Event-ID` the stream goes on after that version, without gap or repeat and without the first message, unless
    the game has no such version. The decision that ends the game opens it, a last `event: game` shows it whole, and the
    stream ends. It also ends when the seat it was asked for is left, when the game is deleted, and when the client does
    not read. A comment says every 15 seconds that it lives.
    """
    snapshot = newest(game)
    if not may_wait():
        raise TooManyRequests("Your address has too many streams and long polls.", retry_after=RETRY_AFTER)
    if not services().broadcast.take_place():
        raise Unavailable("No more streams can be served now; try again, or poll.", retry_after=RETRY_AFTER)
    token = None if g.seat is None else services().tokens.seat(game, g.seat, g.game.position.table.taken_at[g.seat])
    watching = Watching(game, g.seat, token, snapshot, request.headers.get("Last-Event-ID", ""))
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # the proxy ends with the request
    response = Response(watching.messages(app), mimetype=EVENT_STREAM)
    response.call_on_close(services().broadcast.give_place)
    response.headers["Cache-Control"] = ALWAYS_ASK
    response.headers["Vary"] = "Authorization"
    response.headers["X-Accel-Buffering"] = "no"  # nginx would hold messages back
    return response


class Watching:
    """One stream: who watches which game, and what they have been sent."""

    def __init__(self, game: str, viewer: Viewer, token: str | None, snapshot: Snapshot, last_event_id: str) -> None:
        self._game = game
        self._viewer = viewer
        self._commitment = snapshot.position.table.commitment
        known = int(last_event_id) if re.fullmatch("[0-9]{1,15}", last_event_id) else 0
        self._version = known if known <= snapshot.head.version else 0
        self._token = token
        self._broadcast, self._tokens = services().broadcast, services().tokens

    def messages(self, app: Flask) -> Iterator[bytes]:
        """Yield the messages, until the game has ended or must not be seen any more."""
        sent, heartbeat = time.monotonic(), self._broadcast.heartbeat
        with self._broadcast.follow(self._game) as channel:
            while True:
                heard, message, ended = channel.subscription.count, None, False
                try:
                    snapshot, heard = channel.newest(self._viewer)
                    if not self._may_see(snapshot):
                        return
                    message, ended = self._next(app, channel, snapshot)
                except (NotFound, UnreadableLog):
                    return
                except RedisError:
                    pass  # the stream goes on when it is back
                if message is None:
                    if channel.subscription.wait(heard, sent + heartbeat - time.monotonic()):
                        continue
                    message = HEARTBEAT
                asked = time.monotonic()
                yield message
                sent = time.monotonic()
                if ended or sent - asked > BEATS * heartbeat:
                    return

    def _may_see(self, snapshot: Snapshot) -> bool:
        """Tell whether this is still the game that was asked for, and the viewer still holds their seat in it."""
        table = snapshot.position.table
        if table.commitment != self._commitment or snapshot.head.version < self._version:
            return False
        return table.ended or self._token is None or self._tokens.holder(self._token, table) == self._viewer

    def _next(self, app: Flask, channel: Channel, snapshot: Snapshot) -> tuple[bytes | None, bool]:
        """Return the next message, if there is one, and whether it is the last.

        The application's context is entered where a message is made, not where one that others have made is sent.
        """
        newest, ended = snapshot.head.version, snapshot.position.table.ended
        if self._version == 0 or (ended and self._version == newest):
            self._version = newest
            with app.app_context():
                return sse("game", newest, dump(game_body(snapshot, self._viewer))), ended
        if self._version == newest:
            return None, False
        version = self._version + 1

        def make() -> bytes:
            with app.app_context():
                body = step_body(self._game, self._viewer, version, snapshot, live=True)
            return sse("decision", version, dump(body))

        found = channel.message((self._viewer, self._commitment, version, ended), make)
        self._version = version
        return found, False


def sse(event: str, version: int, data: bytes) -> bytes:
    """Return a message as it goes over the wire; JSON has no line ends of its own."""
    return b"event: %s\nid: %d\ndata: %s\n\n" % (event.encode(), version, data)
