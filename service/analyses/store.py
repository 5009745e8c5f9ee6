"""The store of hints and analyses: what workers work out about a game because a client asks. None of it is in a log.

All hints of a game, or all of its analyses, lie in one hash under the game's hash tag, `cairn:{<game>}:hints` or
`:analyses`. It goes with the game, and expires. Of each it has, by its id, the fields `<id>`, the task; `<id>:<part>`,
a job's result; `<id>:<part>:attempt`, how often that job was asked for; `<id>:done`, how much is done; `<id>:end`, how
it ended. Each is written once, but for the numbers. `key:<digest>` is what an idempotency key asked for.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, cast

from redis import Redis

from cairn.events.appends import IdempotencyKey
from cairn.events.keys import COLD, LOG, key_of
from cairn.events.notifications import LogNotifications
from cairn.service.errors import KeyReused, NotFound
from cairn.service.jobs.jobs import OurQueue

ATTEMPTS = 3
"""How often a job may be lost, or fail, before the hint or the analysis has failed."""
JOB_SECONDS = 60

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
    """The hints, or the analyses, of all games, and the queue of their jobs."""

    def __init__(self, redis: Redis, queue_redis: Redis, what: str, queue: str, kept: int) -> None:
        self.redis = redis
        self.queue = OurQueue(queue, queue_redis)
        self._what = what
        self._kept = kept
        self._news = LogNotifications(redis)
        self._begin = redis.register_script(_BEGIN)
        self._keep = redis.register_script(_KEEP)

    def key(self, game: str) -> str:
        """Return the hash of a game's store."""
        return key_of(game, self._what)

    def begin(self, game: str, id: str, task: bytes) -> None:
        """Keep what is asked for, unless it is already; raise NotFound if the game is gone."""
        keys = [key_of(game, LOG), key_of(game, COLD), self.key(game)]
        if not self._begin(keys=keys, args=[id, task, self._kept]):
            raise NotFound("There is no such game.")

    def keep(
        self, game: str, id: str, part: str, result: bytes, *, tell: bool = False, count: int = 0, of: int = 0
    ) -> None:
        """Keep what a part was found to be, unless it is kept or its game is gone; `tell` those who watch the game.

        With it `count` more of `of` is done; of the last of these the end will tell.
        """
        args: list[Any] = [id, part, result, self._kept, game if tell else "", count, of, self._news.in_script]
        if self._keep(keys=[self.key(game)], args=args) and tell:
            self._news.tell(game, game)

    def ids(self, game: str) -> list[str]:
        """Return the ids of all of them of a game, sorted."""
        return sorted(name for name in self.names(game) if is_id_of_work(name))

    def names(self, game: str) -> set[str]:
        """Return the names of all fields of a game's hash."""
        return {name.decode() for name in cast(list[bytes], self.redis.hkeys(self.key(game)))}

    def get(self, game: str, *fields: str) -> list[bytes | None]:
        """Return fields of a game's hash."""
        return cast(list[bytes | None], self.redis.hmget(self.key(game), list(fields)))

    def ask(self, game: str, id: str, part: str, attempt: int, function: str, *arguments: int, lane: str) -> None:
        """Ask a worker, by name, for an attempt at a part, in a lane; asking twice is asking once."""
        job = job_id(id, part, attempt)
        self.queue.ask(function, game, id, *arguments, attempt, id=job, seconds=JOB_SECONDS, lane=lane)
        self.redis.hset(self.key(game), f"{id}:{part}:attempt", str(attempt))

    def is_in_hand(self, id: str, part: str, attempt: int) -> bool:
        """Tell whether the job of an attempt waits, or a worker that lives does it."""
        return self.queue.is_in_hand(job_id(id, part, attempt))

    def asked_with(self, game: str, key: IdempotencyKey | None) -> str | None:
        """Return the id of what a request with this key asked for before; raise KeyReused if it was another."""
        known = self.get(game, _key_field(key))[0] if key else None
        if key is None or known is None:
            return None
        body, _, id = known.decode().partition(" ")
        if body != key.body:
            raise KeyReused("This Idempotency-Key was sent before with another body.")
        return id

    def remember(self, game: str, key: IdempotencyKey | None, id: str) -> None:
        """Remember what a request with a key asked for, as long as any of the game is kept.

        Only the request that one began with is remembered: others change nothing however often they come.
        """
        if key:
            self.redis.hset(self.key(game), _key_field(key), f"{key.body} {id}")

    def forget(self, game: str, fields: Iterable[str]) -> None:
        """Remove fields of a game's hash."""
        if named := list(fields):
            self.redis.hdel(self.key(game), *named)


def is_id_of_work(name: str) -> bool:
    """Tell whether this could be the id of a hint or an analysis, and is no other field's name."""
    return len(name) == 32 and not name.strip("0123456789abcdef")


def job_id(id: str, part: str, attempt: int) -> str:
    """Return what RQ knows an attempt at a part by."""
    return f"work-{id}-{part}-{attempt}"


def _key_field(key: IdempotencyKey) -> str:
    return f"key:{sha256(key.key.encode()).hexdigest()[:32]}"
