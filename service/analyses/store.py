"""The store of hints and analyses, which workers compute at a client's request. None of it is in a log.

All hints or all analyses of a game are in one hash under the game's hash tag, `cairn:{<game>}:hints` or `:analyses`,
which is deleted with the game, and expires. Each has the fields `<id>`, the task; `<id>:<part>`, a job's result;
`<id>:<part>:attempt`, the number of attempts at that job; `<id>:done`, the progress; and `<id>:end`, the outcome. Each
is written once, except the numbers. `key:<digest>` is the request of an idempotency key.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, cast

from redis import Redis

from cairn.events.appends import IdempotencyKey
from cairn.events.keys import COLD, LOG, key_of
from cairn.events.publishing import LogNotifications
from cairn.service.errors import KeyReused, NotFound
from cairn.service.jobs.jobs import OurQueue

ATTEMPTS = 3  # number of lost or failed jobs after which the hint or the analysis has failed
JOB_SECONDS = 300  # some choices of `expert` take half a minute to prove where there is no kernel

_BEGIN = """
local log, cold, store = unpack(KEYS)
local id, asked, kept = unpack(ARGV)
if redis.call('EXISTS', log, cold) == 0 then return 0 end
redis.call('HSETNX', store, id, asked)
redis.call('EXPIRE', store, kept)
return 1
"""

_KEEP = """
local store, id, part, found, kept, game, count, of, news = KEYS[1], unpack(ARGV)
if redis.call('HEXISTS', store, id) == 0 then return 0 end
if redis.call('HSETNX', store, id .. ':' .. part, found) == 0 then return 0 end
redis.call('EXPIRE', store, kept)
if count ~= '0' and redis.call('HINCRBY', store, id .. ':done', count) == tonumber(of) then return 1 end
if game ~= '' and news ~= '' then redis.call('PUBLISH', news, game) end
return 1
"""


class Store:
    """The hints or the analyses of all games, and the queue of their jobs."""

    def __init__(self, redis: Redis, queue_redis: Redis, what: str, queue: str, kept: int) -> None:
        self.redis = redis
        self.queue = OurQueue(queue, queue_redis)
        self._what = what
        self._kept = kept
        self._news = LogNotifications(redis)
        self._begin = redis.register_script(_BEGIN)
        self._keep = redis.register_script(_KEEP)

    def key(self, game: str) -> str:
        """Return the key of a game's hash."""
        return key_of(game, self._what)

    def begin(self, game: str, id: str, task: bytes) -> None:
        """Store a task unless it is stored already. Raise NotFound if the game is gone."""
        keys = [key_of(game, LOG), key_of(game, COLD), self.key(game)]
        if not self._begin(keys=keys, args=[id, task, self._kept]):
            raise NotFound("no-such-game")

    def keep(
        self, game: str, id: str, part: str, result: bytes, *, notify: bool = False, count: int = 0, of: int = 0
    ) -> None:
        """Store a part's result once; with `notify`, notify viewers, unless the progress reaches `of` with `count`."""
        args: list[Any] = [id, part, result, self._kept, game if notify else "", count, of, self._news.in_script]
        if self._keep(keys=[self.key(game)], args=args) and notify:
            self._news.publish_sharded(game, game)

    def ids(self, game: str) -> list[str]:
        """Return the ids of a game's hints or analyses, sorted."""
        return sorted(name for name in self.names(game) if is_id_of_work(name))

    def names(self, game: str) -> set[str]:
        """Return the names of all fields of a game's hash."""
        return {name.decode() for name in cast(list[bytes], self.redis.hkeys(self.key(game)))}

    def get(self, game: str, *fields: str) -> list[bytes | None]:
        """Return fields of a game's hash."""
        return cast(list[bytes | None], self.redis.hmget(self.key(game), list(fields)))

    def ask(self, game: str, id: str, part: str, attempt: int, function: str, *arguments: int, lane: str) -> None:
        """Enqueue an attempt at a part, by the function's name, in a lane. Repeated calls have no further effect."""
        job = job_id(id, part, attempt)
        self.queue.ask(function, game, id, *arguments, attempt, id=job, seconds=JOB_SECONDS, lane=lane)
        self.redis.hset(self.key(game), f"{id}:{part}:attempt", str(attempt))

    def is_in_hand(self, id: str, part: str, attempt: int) -> bool:
        """Return whether the job of an attempt is queued, or in progress with a live worker."""
        return self.queue.is_in_hand(job_id(id, part, attempt))

    def asked_with(self, game: str, key: IdempotencyKey | None) -> str | None:
        """Return the id requested earlier with this key, if any. Raise KeyReused if that request was different."""
        known = self.get(game, _key_field(key))[0] if key else None
        if key is None or known is None:
            return None
        body, _, id = known.decode().partition(" ")
        if not key.is_same(body):
            raise KeyReused("key-of-other-body")
        return id

    def remember(self, game: str, key: IdempotencyKey | None, id: str) -> None:
        """Store the id that the first request with a key asked for, as long as the game's hash exists."""
        if key:
            self.redis.hset(self.key(game), _key_field(key), f"{key.body} {id}")

    def forget(self, game: str, fields: Iterable[str]) -> None:
        """Remove fields of a game's hash."""
        if named := list(fields):
            self.redis.hdel(self.key(game), *named)


def is_id_of_work(name: str) -> bool:
    """Return whether a field's name is the id of a hint or an analysis."""
    return len(name) == 32 and not name.strip("0123456789abcdef")


def job_id(id: str, part: str, attempt: int) -> str:
    """Return the RQ job id of an attempt at a part."""
    return f"work-{id}-{part}-{attempt}"


def _key_field(key: IdempotencyKey) -> str:
    return f"key:{sha256(key.key.encode()).hexdigest()[:32]}"
