"""The live streams of a process: each is a socket and a generator, and needs no greenlet while it waits.

A notification puts all streams of its game into one queue, and a few greenlets send what each has to say next. A
client who takes nothing has a greenlet until they do, or are dropped.
"""

import _socket
import logging
import math
import struct
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import gevent
from gevent.socket import wait_write

from cairn.service.api.http.streaming import Pause, Stream

TELLERS = 8
"""Greenlets that send: while one waits for Redis the others go on."""
BATCH = 32
"""After so many streams the loop has its turn: they take less than a millisecond."""
LOOKS = 32
"""How often it is looked, in the time that a client may take nothing, which streams have been silent for too long."""
LAST = b"0\r\n\r\n"

log = logging.getLogger(__name__)


class Live:
    """A stream on its own: the socket of its client, who has the head of the answer, and what is done at its end."""

    __slots__ = ("_at_end", "_in_chunks", "_pause", "_socket", "_stream", "_streams", "due", "waits")

    def __init__(self, sock: Any, stream: Stream, at_end: Callable[[], None], *, in_chunks: bool) -> None:
        self._socket = _socket.socket(sock.family, sock.type, sock.proto, sock.detach())
        self._socket.setblocking(False)
        self._stream = stream
        self._at_end = [at_end]
        self._in_chunks = in_chunks
        self._pause: Pause | None = None
        self.waits = False
        self.due = math.inf

    def begin(self, streams: "Streams", at_end: Callable[[], None]) -> None:
        """Send what there is, and wait among others."""
        self._streams = streams
        self._at_end.append(at_end)
        self._go_on(None)

    def wake(self) -> None:
        """Have it told what is new, if it waits."""
        if self.waits:
            self.waits = False
            self._streams.have_told(self)

    def tell(self) -> None:
        """Send what is new since it waits, or that it lives."""
        assert self._pause
        self._go_on(self._pause.subscription.count > self._pause.seen)

    def close(self) -> None:
        """End it, and do once what is to be done then."""
        self.waits = False
        if self._pause:
            self._pause.subscription.forget(self.wake)
        self._stream.close()
        while self._at_end:
            self._at_end.pop()()
        self._socket.close()

    def _go_on(self, answer: Any) -> None:
        """Send until it pauses or ends; while its client takes no more, a greenlet of its own has it."""
        try:
            while not isinstance(step := self._next(answer), Pause):
                if left := self._send(self._framed(step)):
                    gevent.spawn(self._finish, left, is_last=step is None)
                    return
                if step is None:
                    self.close()
                    return
                answer = True
            self._pause, self.waits, self.due = step, True, time.monotonic() + step.seconds
            step.subscription.wake(step.seen, self.wake)
        except OSError:  # the client is gone
            self.close()
        except Exception:
            log.exception("A stream broke off.")
            self.close()

    def _next(self, answer: Any) -> bytes | Pause | None:
        """Return what the stream sends next, or how it waits; None at its end."""
        try:
            return self._stream.send(answer)
        except StopIteration:
            return None

    def _framed(self, message: bytes | None) -> bytes:
        """Return a message, or the end, as it goes over the wire."""
        if not self._in_chunks:
            return message or b""
        return LAST if message is None else self._streams.chunk(message)

    def _send(self, data: bytes) -> bytes:
        """Send what the client takes at once; return the rest."""
        try:
            return data[self._socket.send(data) :]
        except BlockingIOError:
            return data

    def _finish(self, left: bytes, *, is_last: bool) -> None:
        """Send the rest when the client takes it, and go on; drop a client who takes nothing of it for too long."""
        try:
            while left:
                wait_write(self._socket.fileno(), self._streams.silence)
                left = self._send(left)
        except TimeoutError:  # what waits for them in the kernel goes, too
            self._socket.setsockopt(_socket.SOL_SOCKET, _socket.SO_LINGER, struct.pack("ii", 1, 0))
        except OSError:  # the client is gone
            pass
        else:
            if not is_last:
                self._go_on(True)
                return
        self.close()


class Streams:
    """All streams of a process; a client who takes nothing for `silence` seconds is dropped."""

    def __init__(self, silence: float) -> None:
        self.silence = silence
        self._all = set[Live]()
        self._ready = deque[Live]()
        self._tellers = 0
        self._clock: gevent.Greenlet[..., None] | None = None
        self._message = self._chunk = b""

    def begin(self, live: Live, at_end: Callable[[], None]) -> None:
        """Begin a stream; call what is to be done at its end."""

        def forget() -> None:
            self._all.discard(live)
            at_end()

        self._all.add(live)
        if not self._clock:
            self._clock = gevent.spawn(self._look)
        live.begin(self, forget)

    def have_told(self, live: Live) -> None:
        """Let a stream be told as soon as those before it are."""
        self._ready.append(live)
        if self._tellers < min(TELLERS, len(self._ready)):
            self._tellers += 1
            gevent.spawn(self._tell)

    def chunk(self, message: bytes) -> bytes:
        """Return a message as a chunk (RFC 9112, section 7.1), made once for those who are told the same in turn."""
        if message is not self._message:
            self._message, self._chunk = message, b"%x\r\n%b\r\n" % (len(message), message)
        return self._chunk

    def stop(self) -> None:
        """End all that wait; the others end with the process."""
        for live in [live for live in self._all if live.waits]:
            live.close()

    def _tell(self) -> None:
        count = 0
        try:
            while self._ready:
                self._ready.popleft().tell()
                count += 1
                if count % BATCH == 0:
                    gevent.sleep(0)
        finally:
            self._tellers -= 1

    def _look(self) -> None:
        """Wake the streams that have been silent for too long, as long as there are any."""
        while self._all:
            gevent.sleep(self.silence / LOOKS)
            now = time.monotonic()
            for live in [live for live in self._all if live.due <= now]:
                live.wake()
        self._clock = None
