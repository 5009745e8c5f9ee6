"""A live stream: a generator of messages, and of pauses where it waits.

A WSGI server's thread sends it and waits (`in_turn`). The server of `cairn api` takes the generator itself, and needs
no thread while a stream waits (`service/server/streams.py`).
"""

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing

from msgspec import Struct

from cairn.service.api.http.connection_limits import BEATS, can_wait, release_request, take_release
from cairn.service.api.http.encoding import Encoding
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.errors import TooManyRequests, Unavailable
from cairn.service.queries.notifications import Subscription

RETRY_AFTER = 10
STREAM = "cairn.stream"
"""The key of the environment for the stream of a response; servers that take generators set it to None before."""


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
        raise TooManyRequests("Your address has too many streams and long polls.", retry_after=RETRY_AFTER)
    if not request.services.broadcast.take_place():
        raise Unavailable("No more streams can be served now; try again, or poll.", retry_after=RETRY_AFTER)
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
