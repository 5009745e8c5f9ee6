"""A live stream: a generator of what is sent, which says where it waits.

A WSGI server's thread sends it and waits (`in_turn`). The server of `cairn api` takes the generator itself, and needs
no thread while a stream waits (`service/server/streams.py`).
"""

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing

from msgspec import Struct

from cairn.service.api.http.connection_limits import BEATS, can_wait, release_request, take_visit
from cairn.service.api.http.encoding import Encoding
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.errors import TooManyRequests, Unavailable
from cairn.service.queries.notifications import Subscription

RETRY_AFTER = 10
STREAM = "cairn.stream"
"""Where a server that takes generators finds the stream that answers a request; it puts None there before."""


class Pause(Struct, frozen=True):
    """A stream waits until its subscription has counted more than `seen`, at most so many seconds."""

    subscription: Subscription
    seen: int
    seconds: float


Stream = Generator[bytes | Pause, bool, None]
"""Yields messages, and pauses between them; after a pause it is sent whether something came in time."""


class Sent(Struct, frozen=True):
    """A stream that the server sends, and what it calls at its end."""

    stream: Stream
    close: Callable[[], None]


def take_place(request: Request) -> None:
    """Take a place for an answer that goes out as it comes; refuse it if its address has too many, or none is left."""
    if not can_wait(request):
        raise TooManyRequests("Your address has too many streams and long polls.", retry_after=RETRY_AFTER)
    if not request.services.broadcast.take_place():
        raise Unavailable("No more streams can be served now; try again, or poll.", retry_after=RETRY_AFTER)
    release_request(request)


def stream_response(request: Request, encoding: Encoding, stream: Stream) -> Response:
    """Answer with a stream, if there is a place for it."""
    take_place(request)
    broadcast = request.services.broadcast
    if STREAM in request.environ:
        end = take_visit(request)

        def close() -> None:
            broadcast.give_place()
            end()

        request.environ[STREAM] = Sent(stream, close)
        return Response(200, encoding.headers)
    longest = BEATS * broadcast.heartbeat
    return Response(200, encoding.headers, in_turn(stream, longest), broadcast.give_place)


def in_turn(stream: Stream, longest: float) -> Iterator[bytes]:
    """Yield what a stream sends, and wait where it pauses; end with a client who reads nothing for so many seconds."""
    with closing(stream):
        answer: bool | None = None  # a generator that has not begun takes no other
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
