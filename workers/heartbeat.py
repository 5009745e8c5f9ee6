"""Heartbeats: a worker's sign of life while it has a turn of a game in hand."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from redis import Redis
from redis.exceptions import RedisError

BEAT_SECONDS = 0.7
KEPT_MILLISECONDS = 3000


def is_beating(redis: Redis, game: str) -> bool:
    """Tell whether a worker that lives has a turn of this game in hand."""
    return bool(redis.exists(_key(game)))


@contextmanager
def heartbeat(redis: Redis, game: str) -> Iterator[None]:
    """Show, as long as this process lives, that a turn is in hand: RQ notices a killed worker only after a minute."""
    done, mine = threading.Event(), os.urandom(8).hex().encode()

    def show() -> None:
        redis.set(_key(game), mine, px=KEPT_MILLISECONDS)

    def beat() -> None:
        while not done.wait(BEAT_SECONDS):
            with suppress(RedisError):
                show()

    show()
    thread = threading.Thread(target=beat, name="heartbeat", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
        with suppress(RedisError):
            if redis.get(_key(game)) == mine:  # else the job of the next turn shows its own
                redis.delete(_key(game))


def _key(game: str) -> str:
    return f"cairn:{{{game}}}:turn"
