"""Heartbeats: signs of life of a worker's current job, or of a turn that waits for its time."""

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import cast

from redis import Redis
from redis.exceptions import RedisError

from cairn.events.keys import key_of

BEAT_SECONDS = 0.7
KEPT_MILLISECONDS = 3000
TURN = "turn"
"""The name of the heartbeat of a game's turn."""

_END = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""


class Heartbeat:
    """The heartbeat of one job; `last` is how many milliseconds it lasts after it was released."""

    last = 0

    def __init__(self, redis: Redis, key: str) -> None:
        self._redis = redis
        self._key = key
        self._mine = os.urandom(8).hex()
        self._lock = threading.Lock()
        self._in_hand = True

    def show(self, milliseconds: int = KEPT_MILLISECONDS) -> None:
        """Set it for a while."""
        self._redis.set(self._key, self._mine, px=milliseconds)

    def beat(self) -> None:
        """Renew it while the job is held."""
        with self._lock:
            if self._in_hand:
                self.show()

    def end(self) -> None:
        """Release it."""
        with self._lock:
            self._in_hand = False
        with suppress(RedisError):
            if self.last:
                self.show(self.last)
            else:  # the job of the next turn may have set its own already
                self._redis.register_script(_END)(keys=[self._key], args=[self._mine])


_in_hand: set[Callable[[], object]] = set()


def beating(redis: Redis, games: Sequence[str]) -> set[str]:
    """Return the games whose turn is held by a live worker, or waits for its time."""
    if not games:
        return set()
    shown = cast(list[bytes | None], redis.mget([key_of(game, TURN) for game in games]))
    return {game for game, mark in zip(games, shown, strict=True) if mark is not None}


@contextmanager
def heartbeat(redis: Redis, name: str, what: str = TURN) -> Iterator[Heartbeat]:
    """Beat, as long as this process lives, for the work in progress: the turn of a game, or a job.

    RQ notices a killed worker only after a minute.
    """
    shown = Heartbeat(redis, key_of(name, what))
    shown.show()
    try:
        with beats(shown.beat):
            yield shown
    finally:
        shown.end()


@contextmanager
def beats(beat: Callable[[], object]) -> Iterator[None]:
    """Call `beat` every `BEAT_SECONDS` during the context."""
    _start_beating()
    _in_hand.add(beat)
    try:
        yield
    finally:
        _in_hand.discard(beat)


@cache
def _start_beating() -> None:
    """Start the heartbeat thread of this process: most turns end before its first beat."""
    threading.Thread(target=_keep_beating, name="heartbeat", daemon=True).start()


def _keep_beating() -> None:
    while True:
        time.sleep(BEAT_SECONDS)
        for beat in list(_in_hand):
            with suppress(RedisError, MemoryError):  # an import may use up its memory limit
                beat()
