"""Sealing: which finished games leave Redis, when, and the worker's job that seals them.

All keys have one hash tag: `cairn:{sealing}:waiting`, a sorted set of games by their end; `:refused`, reasons by game
why it stays in Redis until `cairn rebuild` enters it again; `:failed`, the error of the last job, if it failed; `:job`,
the number of the last queued job; and `:entered`, the place on the lists up to which games were entered that ended
under a version without sealing. A waiting game is completely in Redis. If a worker dies after it sealed a game, the
next job removes the game from the set.
"""

from collections.abc import Callable
from typing import cast

from redis import Redis

from cairn.events.clock import RedisClock
from cairn.events.cold import Damaged
from cairn.events.keys import key_of
from cairn.events.log import Log
from cairn.service.errors import Unavailable
from cairn.service.jobs.jobs import SEAL, SEAL_QUEUE, OurQueue
from cairn.service.limits.clients import ANONYMOUS
from cairn.service.redis_clients.format import SEGMENTS, read_format
from cairn.service.storage.cold import ColdGames, Sealed
from cairn.service.storage.stores import StoreError

WAITING, REFUSED, FAILED, JOB, ENTERED = (
    key_of("sealing", what) for what in ("waiting", "refused", "failed", "job", "entered")
)
ALL = "~"
"""The value of `:entered` when all earlier games are entered. It sorts after all places."""
MAX_BATCH = 500  # maximum number of games per job, which takes some 7 seconds
MIN_BATCH = 500
"""Number of due games that starts a job. Fewer are sealed once one is overdue by an hour, or by `after` if less."""
HOUR = 3600.0
JOB_SECONDS = 600


class Sealing:
    """The games that wait to be sealed, `after` seconds after their end. If `after` is None, sealing is disabled."""

    def __init__(
        self,
        redis: Redis,
        queue_redis: Redis,
        log: Log,
        cold: ColdGames,
        clock: RedisClock,
        after: float | None,
        trim: Callable[[], None],
    ) -> None:
        self._redis, self._log, self.cold, self._clock, self._after = redis, log, cold, clock, after
        self._trim, self._queue = trim, OurQueue(SEAL_QUEUE, queue_redis)
        self.seals = after is not None

    def enter(self, game: str, ended: float) -> None:
        """Add a game by its end in seconds since 1970, also if an operator has not enabled sealing yet. Idempotent."""
        if not self._log.sealed_markers.find(game):
            self._redis.zadd(WAITING, {game: ended}, nx=True)

    @property
    def entered(self) -> str:
        """The place on the lists up to which earlier finished games were entered; `ALL` if all were."""
        return (cast(bytes | None, self._redis.get(ENTERED)) or b"").decode()

    def note_entered(self, place: str) -> None:
        """Record that the games up to a place were entered."""
        self._redis.set(ENTERED, place)

    def leave(self, game: str) -> None:
        """Remove a deleted game."""
        self._redis.zrem(WAITING, game)
        self._redis.hdel(REFUSED, game)

    def count_due(self, later: float = 0.0) -> int:
        """Return the number of games that are due now, or were due `later` seconds ago."""
        if self._after is None:
            return 0
        return self._redis.zcount(WAITING, "-inf", self._clock.time() - self._after - later)

    @property
    def sealed_count(self) -> int:
        """The number of games sealed so far. Games of compacted segments count each time."""
        return self.cold.roots.games

    @property
    def refused_count(self) -> int:
        """The number of games that stay in Redis because their decisions do not reproduce them."""
        return self._redis.hlen(REFUSED)

    @property
    def failure(self) -> str:
        """The error of the last job, or an empty text if it succeeded."""
        return (cast(bytes | None, self._redis.get(FAILED)) or b"").decode()

    def care(self) -> None:
        """Queue a job that seals the due games, unless one is queued or running."""
        due = self.count_due() >= MIN_BATCH or self.count_due(min(HOUR, self._after or 0.0))
        if not due or read_format(self._redis) < SEGMENTS:
            return
        number = int(cast(bytes | None, self._redis.get(JOB)) or 0)
        if not self._queue.is_in_hand(job_id(number)):
            number = int(self._redis.incrby(JOB))
            self._queue.ask(SEAL, number, id=job_id(number), seconds=JOB_SECONDS, lane=ANONYMOUS.lane)

    def seal(self) -> Sealed:
        """Seal the due games, oldest end first. Raise as `ColdGames.seal` does."""
        if self._after is None or read_format(self._redis) < SEGMENTS:
            return Sealed("", [], [], {})
        until = self._clock.time() - self._after
        found = cast(list[bytes], self._redis.zrange(WAITING, "-inf", until, byscore=True, offset=0, num=MAX_BATCH))
        games = [game.decode() for game in found]
        try:
            done = self.cold.seal(self._log, games)
        except (StoreError, Damaged, Unavailable) as error:
            self._redis.set(FAILED, str(error))
            raise
        self._redis.delete(FAILED)
        if done.sealed:  # a worker without the ruleset may have refused one before
            self._redis.hdel(REFUSED, *done.sealed)
        for game, why in done.refused.items():
            self._redis.hset(REFUSED, game, why)
        if gone := [game for game in games if game not in done.left]:
            self._redis.zrem(WAITING, *gone)
        self._trim()
        return done


def job_id(number: int) -> str:
    """Return the id of a sealing job."""
    return f"seal-{number}"
