"""Sealing: which finished games are to leave Redis, when, and the job of a worker that does it.

All of it lies under one hash tag: `cairn:{sealing}:waiting`, a sorted set of games by when they ended, `:refused`, why
games stay, by id, until `cairn rebuild` enters them again, `:failed`, why the last job could not seal, if it could not,
`:job`, the number of the job that was asked for last, and `:entered`, up to which place on the lists games were entered
that had ended before any was sealed. A game that waits here is whole in Redis; one that was sealed by a worker that
died before it said so leaves the set with the next job.
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
"""Where all have been entered that had ended before; it is behind all places."""
MAX_BATCH = 500
"""Games of one job: some 7 seconds of a worker."""
MIN_BATCH = 500
"""So many games that are due are sealed at once; fewer when the first is due for an hour, or for `after` if less."""
HOUR = 3600.0
JOB_SECONDS = 600


class Sealing:
    """The games that wait to be sealed; without `after`, seconds, none ever does."""

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

    def enter(self, game: str, ended: float) -> None:
        """Have a game wait that ended at a time, seconds since 1970; entering it twice is entering it once.

        It waits also where nothing is sealed now: an operator may have games sealed later.
        """
        if not self._log.stubs.find(game):
            self._redis.zadd(WAITING, {game: ended}, nx=True)

    @property
    def entered(self) -> str:
        """Up to which place on the lists games were entered that had ended before; `ALL` if all were."""
        return (cast(bytes | None, self._redis.get(ENTERED)) or b"").decode()

    def note_entered(self, place: str) -> None:
        """Note that the games up to a place were entered."""
        self._redis.set(ENTERED, place)

    def leave(self, game: str) -> None:
        """Have a game wait no more, as it is deleted."""
        self._redis.zrem(WAITING, game)
        self._redis.hdel(REFUSED, game)

    def count_due(self, later: float = 0.0) -> int:
        """Return how many games are due now, or so many seconds ago."""
        if self._after is None:
            return 0
        return self._redis.zcount(WAITING, "-inf", self._clock.time() - self._after - later)

    @property
    def seals(self) -> bool:
        """Whether games are sealed at all."""
        return self._after is not None

    @property
    def sealed_count(self) -> int:
        """How many games were ever sealed, those of compacted segments each time."""
        return self.cold.roots.games

    @property
    def refused_count(self) -> int:
        """How many games stay in Redis, as they cannot be made again of their decisions."""
        return self._redis.hlen(REFUSED)

    @property
    def failure(self) -> str:
        """Why the last job could seal nothing; empty where it could."""
        return (cast(bytes | None, self._redis.get(FAILED)) or b"").decode()

    def care(self) -> None:
        """Ask a worker to seal what is due, unless one has it in hand."""
        due = self.count_due() >= MIN_BATCH or self.count_due(min(HOUR, self._after or 0.0))
        if not due or read_format(self._redis) < SEGMENTS:
            return
        number = int(cast(bytes | None, self._redis.get(JOB)) or 0)
        if not self._queue.is_in_hand(job_id(number)):
            number = int(self._redis.incrby(JOB))
            self._queue.ask(SEAL, number, id=job_id(number), seconds=JOB_SECONDS, lane=ANONYMOUS.lane)

    def seal(self) -> Sealed:
        """Seal the games that are due, the one that ended first before the others; raise as `ColdGames.seal` does."""
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
        if done.sealed:  # one may have been refused before: by a worker that lacked its ruleset
            self._redis.hdel(REFUSED, *done.sealed)
        for game, why in done.refused.items():
            self._redis.hset(REFUSED, game, why)
        if gone := [game for game in games if game not in done.left]:
            self._redis.zrem(WAITING, *gone)
        self._trim()
        return done


def job_id(number: int) -> str:
    """Return what a job of sealing is called."""
    return f"seal-{number}"
