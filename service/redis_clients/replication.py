"""The guarantee that acknowledged writes survive a failover, and whether the set-up can provide it.

`CAIRN_REPLICAS` is the number of replicas that must have a move before it is acknowledged. Under Sentinel all replicas
that could become the primary must have it, as a failover may choose one that lags. `events/log.py` ensures this for
appends to a log, `begin` and `check` for all other writes of a request.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from random import randrange
from typing import Any, cast

from redis import Redis, RedisCluster
from redis.exceptions import AskError, NoPermissionError, ResponseError

from cairn.events.connections import Command
from cairn.events.keys import key_of
from cairn.events.replica_acks import Place, RequiredReplicas, is_copied
from cairn.projections.message import Message, message
from cairn.service.errors import NotCopied
from cairn.service.redis_clients.cluster import primaries_of
from cairn.service.redis_clients.sentinels import sentinels_of

LATE_SECONDS = 10
"""A replica counts as late after this silence. Each acknowledges its offset every second."""
WALL = "min-replicas-to-write"
SHORT_MILLISECONDS, LONG_MILLISECONDS = 1000, 5000
"""A lost primary should be noticed within the longer time. Sentinels try to connect once per second: with the shorter
time they also replace the new primary, before they have heard from it."""
SLOW: Sequence[tuple[str, Callable[[int], bool], str, str]] = (
    ("repl-diskless-sync-delay", lambda value: value > 0, "a replica that comes back waits for that time", "0"),
    ("cluster-node-timeout", lambda value: value > LONG_MILLISECONDS, "a lost primary is noticed so late", "5000"),
    ("repl-backlog-size", lambda value: value < 2**26, "a replica that was away briefly must copy all data", "64mb"),
)
"""Settings with which replicas take long to come back: the name, whether a value does so, why, and a good value."""
WAIT_MILLISECONDS = 700
MARK_MILLISECONDS = 60_000  # time to live of a marker key, which is written only to wait for its replication
MARKS = 64  # number of marker keys on a cluster: if a key's slot is moving, another key is tried
Begun = Mapping[Place, str]


class Replication:
    """The guarantee of `CAIRN_REPLICAS`, checked against the existing replicas."""

    def __init__(self, redis: Redis, replicas: int) -> None:
        self._redis, self._least = redis, replicas
        self._sentinels = sentinels_of(redis)

    def required_replicas(self) -> RequiredReplicas:
        """Return the replicas that must have an append before it is acknowledged, none without a guarantee."""
        if self._least and self._sentinels:
            return self._sentinels.required_replicas(self._least)
        return RequiredReplicas(self._least)

    def replicas(self) -> tuple[int, int, int]:
        """Return the numbers of connected replicas, of those in time, and of required ones. Raise RedisError.

        They are those of the primary with the fewest replicas in time. If INFO is forbidden to this user, none are
        known.
        """
        in_time, there = min((_connected(node) for node in primaries_of(self._redis)), default=(0, 0))
        return there, in_time, self.required_replicas().count

    def begin(self) -> Begun | None:
        """Return the state that `check` needs from before the writes, or None without a guarantee."""
        return {_place(node): _history(node) for node in primaries_of(self._redis)} if self._least else None

    def check(self, begun: Begun) -> None:
        """Wait until the replicas have all writes since `begin`. Raise NotCopied if a write may be lost.

        Each primary writes a marker key and waits for its replication. A new primary has another replication id, and
        may lack writes.
        """
        for node in primaries_of(self._redis):
            if not self._is_copied(node) or _history(node) != begun.get(_place(node)):
                raise NotCopied("done-not-replicated", retry_after=1)

    @contextmanager
    def replicate(self) -> Iterator[None]:
        """Ensure that writes within the block survive a failover. Raise NotCopied if one may be lost."""
        begun = self.begin()
        yield
        if begun is not None:
            self.check(begun)

    def _is_copied(self, node: Redis) -> bool:
        """Return whether the replicas have all writes of a primary so far. Return False if its slots keep moving."""

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

    def broken(self) -> list[Message | str]:
        """Return messages or sentences about missing replicas. Raise RedisError as `replicas` does."""
        _, in_time, needed = self.replicas()
        if in_time >= needed:
            return []
        if needed == self._least and not isinstance(self._redis, RedisCluster):
            one, several = message("health-replica-missing", least=needed), "health-replicas-missing"
            return [one if in_time == 1 else message(several, least=needed, number=in_time)]
        are = "is 1 replica" if in_time == 1 else f"are {in_time} replicas"
        where = "of a primary of the cluster" if isinstance(self._redis, RedisCluster) else "of the primary"
        why = f"CAIRN_REPLICAS is {self._least}"
        if needed > self._least:
            why += f", the Sentinels can reach {needed} replicas, any of which may become the primary"
        return [f"{why}, and there {are} {where} in time: no move is acknowledged there."]

    def warnings(self) -> Iterator[str]:
        """Yield settings by which acknowledged moves may be lost, one sentence each. Raise RedisError."""
        for settings in self._settings(WALL):
            if int(settings.get(WALL) or self._least) < self._least:
                yield (
                    f"Redis has {WALL} {settings[WALL]}: a primary that is cut off goes on taking what it will lose. "
                    f"Set {WALL} {self._least} and min-replicas-max-lag 10 on each server."
                )
                return

    def slow(self) -> Iterator[str]:
        """Yield settings that make failovers slow, one sentence each. Raise RedisError."""
        late = self._sentinels.down_after() if self._least and self._sentinels else 0
        if 0 < late <= SHORT_MILLISECONDS or late > LONG_MILLISECONDS:
            why = "moves stand still as long" if late > LONG_MILLISECONDS else "the next primary is replaced, too,"
            yield f"The Sentinels have down-after-milliseconds {late}: {why} when a server dies. Set 2000 to 3000."
        found, is_cluster = dict[str, str](), isinstance(self._redis, RedisCluster)
        for settings in self._settings(*(name for name, *_ in SLOW)):
            for name, is_slow, why, good in SLOW:
                if name in settings and is_slow(int(settings[name])) and (is_cluster or "cluster" not in name):
                    found[name] = f"Redis has {name} {settings[name]}: {why}. Set {name} {good} on each server."
        yield from found.values()

    def _settings(self, *names: str) -> Iterator[Any]:
        for node in primaries_of(self._redis) if self._least else ():
            with suppress(NoPermissionError, ResponseError):  # hosted Redis often forbids CONFIG
                yield node.config_get(*names)

    def _key_on(self, node: Redis) -> str:
        for number in count(randrange(MARKS)):
            name = key_of(f"kept:{number}", "mark")
            if not isinstance(self._redis, RedisCluster):
                return name
            found: Any = self._redis.get_node_from_key(name)
            if (found.host, found.port) == _place(node):
                return name
        raise AssertionError


def _place(node: Redis) -> Place:
    """Return the address of a server, under Sentinels the one that they report."""
    about = node.connection_pool.connection_kwargs
    return about.get("host", ""), int(about.get("port", 0))


def _history(node: Redis) -> str:
    try:
        return str(node.info("replication")["master_replid"])
    except NoPermissionError:
        return ""


def _connected(node: Redis) -> tuple[int, int]:
    try:
        said = node.info("replication")
    except NoPermissionError:
        return 0, 0
    replicas = [about for name, about in said.items() if name.startswith("slave") and isinstance(about, dict)]
    in_time = [each for each in replicas if each.get("state") == "online" and int(each.get("lag", 0)) < LATE_SECONDS]
    return len(in_time), len(replicas)
