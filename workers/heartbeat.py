"""Heartbeats: the sign of life of a turn that a worker has in hand, or that waits for its time."""

import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import cast

from redis import Redis
from redis.exceptions import RedisError

BEAT_SECONDS = 0.7
KEPT_MILLISECONDS = 3000


class Heartbeat:
    """The heartbeat of one turn in hand; `last` is how many milliseconds it goes on after the turn has been let go."""

    last = 0


def beating(redis: Redis, games: Sequence[str]) -> set[str]:
    """Return the games of which a turn is in the hand of a worker that lives, or waits for its time."""
    if not games:
        return set()
    shown = cast(list[bytes | None], redis.mget([_key(game) for game in games]))
    return {game for game, mark in zip(games, shown, strict=True) if mark is not None}


@contextmanager
def heartbeat(redis: Redis, game: str) -> Iterator[Heartbeat]:
    """Show, as long as this process lives, that a turn is in hand: RQ notices a killed worker only after a minute."""
    done, mine, shown = threading.Event(), os.urandom(8).hex().encode(), Heartbeat()

    def show(milliseconds: int = KEPT_MILLISECONDS) -> None:
        redis.set(_key(game), mine, px=milliseconds)

    def beat() -> None:
        while not done.wait(BEAT_SECONDS):
            with suppress(RedisError):
                show()

    show()
    thread = threading.Thread(target=beat, name="heartbeat", daemon=True)
    thread.start()
    try:
        yield shown
    finally:
        done.set()
        thread.join()
        with suppress(RedisError):
            if shown.last:
                show(shown.last)
            elif redis.get(_key(game)) == mine:  # else the job of the next turn shows its own
                redis.delete(_key(game))


def _key(game: str) -> str:
    return f"cairn:{{{game}}}:turn"
