"""Bodies that do not arrive: each piece of one has a time, and a client that is slower loses its connection.

A WSGI server calls the application as soon as a request's headers are there. Reading the body then holds a thread until
the client has sent it, and only the end of the connection frees that thread. granian tells an application neither the
connection nor a time limit. But what it answers with can be had, and an answer that breaks off ends the connection.
"""

import sys
import threading
import time
from collections.abc import Iterator
from typing import Any, BinaryIO

from cairn.events.codec import dump
from cairn.service.errors import TooSlow

PIECE = 64 * 1024
"""How many bytes are read at once."""


class SlowBodies:
    """The bodies that are being read, each in a thread of its own; a piece may take so many seconds to arrive."""

    def __init__(self, piece_seconds: float) -> None:
        self._piece_seconds = piece_seconds
        self._readings: dict[tuple[int, float], int] = {}
        self._answering = threading.Lock()

    def read(self, body: BinaryIO, size: int) -> bytes:
        """Read a piece; raise TooSlow if it did not arrive in time, and the request was answered therefore."""
        reading = threading.get_ident(), time.monotonic() + self._piece_seconds
        self._readings[reading] = size
        try:
            piece = body.read(size)
        finally:
            overdue = self._readings.pop(reading, None) is None
        if overdue:
            with self._answering:  # this thread may not turn to another request while it is answered for
                raise self._too_slow()
        return piece

    def refuse(self) -> None:
        """Answer for all threads whose piece is overdue, which ends their connections.

        Only granian can be answered from another thread; other servers have limits of their own.
        """
        now = time.monotonic()
        for thread, deadline in list(self._readings):
            if deadline < now:
                with self._answering:
                    protocol = _protocol(thread)
                    if protocol and self._readings.pop((thread, deadline), None):
                        _break_off(protocol, self._too_slow())

    def _too_slow(self) -> TooSlow:
        return TooSlow(f"A body must arrive at {PIECE} bytes in {self._piece_seconds:g} seconds or faster.")


class TimedBody:
    """A request's body, to be read and nothing else; each piece has its time.

    `answered` tells that it was too slow, and the request has its answer.
    """

    def __init__(self, body: BinaryIO, slow_bodies: SlowBodies) -> None:
        self._body = body
        self._slow_bodies = slow_bodies
        self.answered = False

    def read(self, size: int = -1) -> bytes:
        """Return so many bytes, or all; fewer only at the end."""
        remaining = sys.maxsize if size < 0 else size
        pieces = []
        while remaining > 0:
            length = min(remaining, PIECE)
            try:
                piece = self._slow_bodies.read(self._body, length)
            except TooSlow:
                self.answered = True
                raise
            pieces.append(piece)
            if len(piece) < length:
                break
            remaining -= length
        return b"".join(pieces)


def _protocol(thread: int) -> Any:
    """Return granian's protocol object for the request that a thread has in hand; None if there is none."""
    frame = sys._current_frames().get(thread)
    while frame is not None and frame.f_globals.get("__name__") != "granian.wsgi":
        frame = frame.f_back
    return frame and frame.f_locals.get("proto")


def _break_off(protocol: Any, problem: TooSlow) -> None:
    """Answer with a problem, but for the last byte: the server closes a connection whose answer breaks off."""
    body = dump(problem.body)
    headers = {"Content-Type": "application/problem+json", "Content-Length": str(len(body) + 1), "Connection": "close"}
    protocol.response_iter(problem.status, list(headers.items()), _pieces(body))


def _pieces(body: bytes) -> Iterator[bytes]:
    """Yield a body, and let it go out before the end comes."""
    yield body
    time.sleep(0.01)
