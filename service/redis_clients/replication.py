"""The promise that what is acknowledged outlives a failover, and whether the set-up can keep it.

It is `CAIRN_REPLICAS`: so many replicas must have a move before it is acknowledged. Under Sentinel each one must have
it that could take the primary's place: a failover there may choose one that has less than another. Appends to a log see
to it themselves (`events/log.py`); for all else that a request writes, `begun` and `check` do.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from random import randrange
from typing import Any, cast

from redis import Redis, RedisCluster
from redis.exceptions import AskError, NoPermissionError, ResponseError

from cairn.events.connections import Command
from cairn.events.keys import key_of
from cairn.events.replica_acks import Place, RequiredReplicas, is_copied
from cairn.service.errors import NotCopied
from cairn.service.redis_clients.sentinels import sentinels_of

LATE_SECONDS = 10
"""After how many seconds of silence a replica counts as not in time; each tells every second what it has."""
WALL = "min-replicas-to-write"
WAIT_MILLISECONDS = 700
MARK_MILLISECONDS = 60_000
"""How long a key stays that is written to be waited for."""
MARKS = 64
"""How many such keys there are about: another one may lie in a slot that does not move."""

Begun = Mapping[Place, str]
"""The primaries that there were, each with the name of the history that its replicas follow."""


class Replication:
    """What `CAIRN_REPLICAS` promises, held against the replicas that there are."""

    def __init__(self, redis: Redis, replicas: int) -> None:
        self._redis, self._least = redis, replicas
        self._sentinels = sentinels_of(redis)

    def required_replicas(self) -> RequiredReplicas:
        """Return which replicas must have an append now, before it is acknowledged: none if nothing is promised."""
        if self._least and self._sentinels:
            return RequiredReplicas(self._least, self._sentinels.replicas())
        return RequiredReplicas(self._least)

    def replicas(self) -> tuple[int, int, int]:
        """Return how many replicas there are, how many of them are in time, and how many are needed.

        They are those of the primary that has the fewest in time. Raise RedisError if it does not answer; where it does
        not tell this user (INFO), none are known.
        """
        in_time, there = min((_connected(node) for node in self._primaries()), default=(0, 0))
        return there, in_time, self.required_replicas().count

    def begin(self) -> Begun | None:
        """Return what `check` wants to know of before anything is written; None where nothing is promised."""
        return {_place(node): _history(node) for node in self._primaries()} if self._least else None

    def check(self, begun: Begun) -> None:
        """Wait until replicas have all that was written since; raise NotCopied if it may be lost.

        A primary writes a key of no meaning behind all that, and waits for it. A server that became a primary meanwhile
        begins a history of its own, and may lack what the one before was told.
        """
        for node in self._primaries():
            if not self._is_copied(node) or _history(node) != begun.get(_place(node)):
                words = (
                    "It is done, but too few replicas of Redis have it yet, so that a failover could lose it; send the "
                    "same request again, or look whether it stands."
                )
                raise NotCopied(words, retry_after=1)

    @contextmanager
    def replicate(self) -> Iterator[None]:
        """Have what is written within be there after a failover, too; raise NotCopied if it may be lost."""
        begun = self.begin()
        yield
        if begun is not None:
            self.check(begun)

    def _is_copied(self, node: Redis) -> bool:
        """Tell whether the replicas have what a primary was told so far; no if its slots move all the time."""

        def ask(commands: Sequence[Command]) -> Sequence[Any] | None:
            try:
                with node.pipeline(transaction=False) as pipeline:
                    pipeline.set(self._key_on(node), b"", px=MARK_MILLISECONDS)
                    for command in commands:
                        pipeline.execute_command(*command)  # type: ignore[no-untyped-call]
                    return cast(Sequence[Any], pipeline.execute())
            except AskError:  # MOVED, too
                cast(RedisCluster, self._redis).nodes_manager.initialize()
                return None

        return is_copied(self.required_replicas, ask, WAIT_MILLISECONDS)

    def broken(self) -> list[str]:
        """Return in sentences what the set-up cannot keep of its promise; raise RedisError as `replicas` does."""
        _, in_time, needed = self.replicas()
        if in_time >= needed:
            return []
        are = "is 1 replica" if in_time == 1 else f"are {in_time} replicas"
        where = "of a primary of the cluster" if isinstance(self._redis, RedisCluster) else "of the primary"
        why = f"CAIRN_REPLICAS is {self._least}"
        if needed > self._least:
            why += f", the Sentinels can reach {needed} replicas, any of which may become the primary"
        return [f"{why}, and there {are} {where} in time: no move is acknowledged there."]

    def warnings(self) -> Iterator[str]:
        """Yield what else would have the servers keep it, one sentence each; raise RedisError as `replicas` does."""
        for node in self._primaries() if self._least else ():
            try:
                settings = node.config_get(WALL)
            except (NoPermissionError, ResponseError):
                continue  # as on many a hosted Redis
            if int(settings.get(WALL) or self._least) < self._least:
                yield (
                    f"Redis has {WALL} {settings[WALL]}: a primary that is cut off goes on taking what it will lose. "
                    f"Set {WALL} {self._least} and min-replicas-max-lag 10 on each server."
                )
                return

    def _primaries(self) -> list[Redis]:
        if isinstance(self._redis, RedisCluster):
            return [self._redis.get_redis_connection(node) for node in self._redis.get_primaries()]
        return [self._redis]

    def _key_on(self, node: Redis) -> str:
        """Return a key that a primary has: on a cluster one of those that lie in its slots."""
        names = (key_of(f"kept:{number}", "mark") for number in count(randrange(MARKS)))
        if not isinstance(self._redis, RedisCluster):
            return next(names)
        cluster = self._redis
        return next(name for name in names if _is_at(cluster.get_node_from_key(name), node))


def _place(node: Redis) -> Place:
    """Return where a server is; under Sentinels it is wherever they say."""
    about = node.connection_pool.connection_kwargs
    return about.get("host", ""), int(about.get("port", 0))


def _is_at(found: Any, node: Redis) -> bool:
    return (found.host, found.port) == _place(node)


def _history(node: Redis) -> str:
    """Return the name of what a primary's replicas follow; nothing where this user may not ask."""
    try:
        return str(node.info("replication")["master_replid"])
    except NoPermissionError:
        return ""


def _connected(node: Redis) -> tuple[int, int]:
    """Return how many replicas of a primary are in time, and how many it has."""
    try:
        said = node.info("replication")
    except NoPermissionError:
        return 0, 0
    replicas = [about for name, about in said.items() if name.startswith("slave") and isinstance(about, dict)]
    return sum(map(_is_in_time, replicas)), len(replicas)


def _is_in_time(about: dict[str, Any]) -> bool:
    """Tell whether a replica is told what is written, and has said so within ten seconds."""
    return about.get("state") == "online" and int(about.get("lag", 0)) < LATE_SECONDS
