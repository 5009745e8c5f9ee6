"""Live streams: the encodings of their messages, and a stream as a generator of messages, and of pauses where it waits.

Messages are Server-Sent Events, or JSON Lines (NDJSON). A WSGI server's thread sends a stream and waits (`in_turn`).
The server of `cairn api` takes the generator itself, and needs no thread while a stream waits
(`service/server/streams.py`).
"""

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from typing import Any

from msgspec import Struct
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

from cairn.events.codec import dump
from cairn.events.decision import tag_of
from cairn.service.api.http.connection_limits import BEATS, can_wait, release_request, take_release
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK, Response
from cairn.service.api.http.route import Answer
from cairn.service.errors import TooManyRequests, Unavailable
from cairn.service.queries.notifications import Subscription

EVENT_STREAM = "text/event-stream"
NDJSON = "application/x-ndjson"
RETRY_AFTER = 10
STREAM = "cairn.stream"
"""The key of the environment for the stream of a response; servers that take generators set it to None before."""


def describe_stream(message: Any = None) -> tuple[Answer, ...]:
    """Return the responses of a streaming route: Server-Sent Events, and JSON Lines if a message type is given."""
    events = Answer(200, {"type": "string"}, media=EVENT_STREAM)
    return (events, Answer(200, message, media=NDJSON)) if message else (events,)


class Message(Struct, tag_field="type"):
    """A message; its type is its kind."""

    @property
    def type(self) -> str:
        """The message's type."""
        return tag_of(type(self))


class Versioned(Message):
    """A message about a version; an event has type and version outside its data."""

    version: int
    data: Any


class Encoding(Struct, frozen=True):
    """A media type, and its heartbeat."""

    media: str
    heartbeat: bytes

    @property
    def headers(self) -> dict[str, str]:
        """The headers of a stream."""
        return {
            "Content-Type": f"{self.media}; charset=utf-8",
            "Cache-Control": ALWAYS_ASK,
            "Vary": "Authorization, Accept",
            "X-Accel-Buffering": "no",  # otherwise nginx would buffer messages
        }

    def write(self, message: Message, position: str | None = None) -> bytes:
        """Encode a message; an event has an id from which a client can continue. JSON has no line breaks."""
        if self.media == NDJSON:
            return dump(message) + b"\n"
        kind = message.type.encode()
        if isinstance(message, Versioned):
            return b"event: %s\nid: %d\ndata: %s\n\n" % (kind, message.version, dump(message.data))
        if position:
            return b"event: %s\nid: %s\ndata: %s\n\n" % (kind, position.encode(), dump(message))
        return b"event: %s\ndata: %s\n\n" % (kind, dump(message))


SSE = Encoding(EVENT_STREAM, b":\n\n")
LINES = Encoding(NDJSON, b"\n")


def encoding_of(request: Request) -> Encoding:
    """Return the requested encoding of a stream: Server-Sent Events unless `Accept` prefers NDJSON."""
    accepted = parse_accept_header(request.header("ACCEPT"), MIMEAccept)
    return LINES if accepted.best_match([EVENT_STREAM, NDJSON]) == NDJSON else SSE


class Pause(Struct, frozen=True):
    """A stream waits until its subscription has counted more than `seen`, at most `seconds`."""

    subscription: Subscription
    seen: int
    seconds: float


Stream = Generator[bytes | Pause, bool, None]
"""Yields messages, and pauses between them; receives after a pause whether a notification came in time."""


class Sent(Struct, frozen=True):
    """A stream that the server sends, and a function to call at its end."""

    stream: Stream
    close: Callable[[], None]


def take_place(request: Request) -> None:
    """Take a slot for a streamed response; refuse it if its address has too many, or none is left."""
    if not can_wait(request):
        raise TooManyRequests("address-too-many-streams", retry_after=RETRY_AFTER)
    if not request.services.broadcast.take_place():
        raise Unavailable("no-more-streams", retry_after=RETRY_AFTER)
    release_request(request)


def stream_response(request: Request, encoding: Encoding, stream: Stream) -> Response:
    """Return the response for a stream, if a slot is free."""
    take_place(request)
    broadcast = request.services.broadcast
    if STREAM in request.environ:
        end = take_release(request)

        def close() -> None:
            broadcast.give_place()
            end()

        request.environ[STREAM] = Sent(stream, close)
        return Response(200, encoding.headers)
    longest = BEATS * broadcast.heartbeat
    return Response(200, encoding.headers, in_turn(stream, longest), broadcast.give_place)


def in_turn(stream: Stream, longest: float) -> Iterator[bytes]:
    """Yield a stream's messages, waiting where it pauses; end if the client reads nothing for `longest` seconds."""
    with closing(stream):
        answer: bool | None = None  # a generator that has not begun accepts no other value
        while True:
            try:
                step = next(stream) if answer is None else stream.send(answer)
            except StopIteration:
                return
            if isinstance(step, Pause):
                answer = step.subscription.wait(step.seen, step.seconds)
                continue
            answer, offered = True, time.monotonic()
            yield step
            if time.monotonic() - offered > longest:
                return
