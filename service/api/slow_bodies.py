"""Bodies that do not arrive: each piece of one has a time, and a client that is slower loses its connection.

A WSGI server calls the application as soon as a request's headers are there. Reading the body then holds a thread until
the client has sent it, and only the end of the connection frees that thread. granian tells an application neither the
connection nor a time limit. But what it answers with can be had, and an answer that breaks off ends the connection.
"""

import sys
import threading
import time
from collections.abc import Iterator
from typing import BinaryIO

from events.codec import dump
from service.errors import TooSlow

PIECE = 64 * 1024
"""How many bytes are read at once."""
PIECE_SECONDS = 10.0
"""How long they may take."""


class SlowBodies:
    """The bodies that are being read, each in a thread of its own."""

    def __init__(self) -> None:
        self._deadlines: dict[int, float] = {}
        self._answering = threading.Lock()

    def read(self, body: BinaryIO, size: int) -> bytes:
        """Read a piece; raise TooSlow if it did not arrive in time."""
        thread = threading.get_ident()
        self._deadlines[thread] = time.monotonic() + PIECE_SECONDS
        try:
            piece = body.read(size)
        finally:
            overdue = self._deadlines.pop(thread, None) is None
        if overdue:
            with self._answering:  # this thread may not turn to another request while it is answered for
                raise too_slow()
        return piece

    def refuse(self) -> None:
        """Answer for all threads whose piece is overdue."""
        now = time.monotonic()
        for thread, deadline in list(self._deadlines.items()):
            if deadline < now:
                with self._answering:
                    if self._deadlines.pop(thread, None):
                        _answer_for(thread)


class TimedBody:
    """A request's body, to be read and nothing else; each piece has its time."""

    def __init__(self, body: BinaryIO, slow_bodies: SlowBodies) -> None:
        self._body = body
        self._slow_bodies = slow_bodies

    def read(self, size: int = -1) -> bytes:
        """Return so many bytes, or all; fewer only at the end."""
        left = sys.maxsize if size < 0 else size
        pieces = []
        while left > 0:
            asked = min(left, PIECE)
            piece = self._slow_bodies.read(self._body, asked)
            pieces.append(piece)
            if len(piece) < asked:
                break
            left -= asked
        return b"".join(pieces)


def too_slow() -> TooSlow:
    """Return what a body that is too slow is refused with."""
    return TooSlow(f"A body must arrive at {PIECE} bytes in {PIECE_SECONDS:g} seconds or faster.")


def _answer_for(thread: int) -> None:
    """Answer the request that a thread reads, and end its connection. Servers other than granian have own limits."""
    frame = sys._current_frames().get(thread)
    while frame is not None and frame.f_globals.get("__name__") != "granian.wsgi":
        frame = frame.f_back
    if frame is None:
        return
    problem = too_slow()
    body = dump(problem.body)
    headers = [
        ("Content-Type", "application/problem+json"),
        ("Content-Length", str(len(body) + 1)),  # more than comes: the connection cannot be used again
        ("Connection", "close"),
    ]
    frame.f_locals["proto"].response_iter(problem.status, headers, _pieces(body))


def _pieces(body: bytes) -> Iterator[bytes]:
    """Yield a body, and give it the time to go out before the answer breaks off."""
    yield body
    time.sleep(0.01)
