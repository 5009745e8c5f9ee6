"""A planned failover: the primary pauses writes, and hands over to a replica that has all of them.

Under Sentinels Redis' `FAILOVER` changes the roles, without a full synchronisation. Then `SENTINEL FAILOVER` has the
Sentinels name the next primary, which alone has the `replica-priority` 1. Until then processes ask the former one whose
replica it is (`Sentinels.take_over`). `SENTINEL FAILOVER` alone promotes a replica while the primary accepts writes, so
that the others have to copy all data.

The fence: no Sentinel promotes a replica that lacks acknowledged writes, as its `replica-priority` is 0.
Acknowledgements wait for each replica that a Sentinel could promote. So a fenced one, which lags or copies all data,
delays none, as soon as the Sentinels have read its priority, a second later.
"""

import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from redis import Redis, RedisCluster
from redis.exceptions import RedisError, ResponseError

from cairn.events.keys import key_of
from cairn.events.replica_acks import Place
from cairn.service.redis_clients.availability import AWAY
from cairn.service.redis_clients.sentinel_answers import ask
from cairn.service.redis_clients.sentinels import Sentinels, sentinels_of
from cairn.service.redis_clients.url import connect_redis, connect_server

LEVEL_SECONDS, AGREE_SECONDS = 0.5, 30.0
"""Timeouts: until a replica is level, and until all Sentinels see a change."""
PRIORITY = "replica-priority"
FENCED = key_of("replicas", "fenced")
"""The hash of fenced replicas, with their priorities before."""
log = logging.getLogger(__name__)


class FailoverFailed(RedisError):
    """No failover, or an incomplete one. The message is a sentence about the servers' state."""


class Failover(Struct, frozen=True):
    """A failover: the servers, the seconds without a primary, and how often all data had to be copied."""

    former: str
    primary: str
    seconds: float
    copies: int


def fail_over(url: str, server: str | None = None) -> Failover:
    """Have a replica replace a primary: that of the Sentinels, or of a cluster the `server` (host:port).

    Raise FailoverFailed, and RedisError, for example if the user of the URL may not do so.
    """
    redis = connect_redis(url, games=False)
    sentinels = sentinels_of(redis)
    if isinstance(redis, RedisCluster):
        primaries = {_words((node.host, node.port)): (node.host, node.port) for node in redis.get_primaries()}
        if server not in primaries:
            raise FailoverFailed(f"Name the primary to replace: {', '.join(sorted(primaries))}")
        former = primaries[server]
    elif sentinels:
        former = sentinels.get_master_address()
    else:
        raise FailoverFailed("REDIS_URL names one server: a failover needs Sentinels or a cluster")
    old = connect_server(url, former)
    online = _online(old)
    if sentinels:
        may = sentinels.required_replicas(0)
        online = [place for place in online if place in may.places - may.behind]
    if not online:
        raise FailoverFailed(f"No replica can replace {_words(former)}: start one, and wait until it has all data")
    new = connect_server(url, online[0])
    copies = new.info("stats")["sync_full"]
    if sentinels:
        seconds = _under_sentinels(url, sentinels, old, new, online)
    else:
        seconds = _change_roles(old, new, lambda: _ask(new, "CLUSTER FAILOVER"))
    with suppress(FailoverFailed):  # `cairn doctor` reports what is missing
        _wait(lambda: {former, *online[1:]} <= {*_online(new)}, AGREE_SECONDS, "")
    return Failover(_words(former), _words(online[0]), seconds, new.info("stats")["sync_full"] - copies)


def _under_sentinels(url: str, sentinels: Sentinels, old: Redis, new: Redis, online: Sequence[Place]) -> float:
    """Hand over to the first of the replicas; return the seconds without a primary."""
    name, watching, (primary, *others) = sentinels.service_name, sentinels.clients(), online

    def is_preferred(sentinel: Redis) -> bool:
        first = [each for each in _ask(sentinel, "SENTINEL SLAVES", name) if int(each["slave-priority"]) == 1]
        return [(each["ip"], int(each["port"])) for each in first] == [primary]

    def pause_and_fail_over() -> None:
        old.client_pause(1000, all=False)
        words = "The replica did not have all data in time, so nothing has changed: try again"
        _wait(lambda: _ask(old, "ROLE")[1] == _ask(new, "ROLE")[4], LEVEL_SECONDS, words)
        _ask(old, "FAILOVER", "TO", *primary, "FORCE", "TIMEOUT", 1)  # else it waits for the next report, a second

    before = str(new.config_get(PRIORITY)[PRIORITY])
    new.config_set(PRIORITY, 1)
    try:
        words = f"The Sentinels do not prefer {_words(primary)}: no other replica may have {PRIORITY} 1"
        _wait(lambda: all(map(is_preferred, watching)), AGREE_SECONDS, words)
        try:
            seconds = _change_roles(old, new, pause_and_fail_over)
        except RedisError:
            take_back(old, new)
            raise
        finally:
            with suppress(RedisError):
                old.client_unpause()
        for place in others:
            with suppress(RedisError):  # the Sentinels do the same later
                connect_server(url, place).replicaof(*primary)
        for client in [*old.client_list(_type="normal"), *old.client_list(_type="pubsub")]:
            if not client["name"].startswith("sentinel-") and client["cmd"] != "client|list":
                old.client_kill_filter(_id=client["id"])
        words = f"{_words(primary)} is the primary, and a Sentinel does not name it yet: run SENTINEL FAILOVER {name}"
        _wait(lambda: _ask(watching[0], "SENTINEL FAILOVER", name), AGREE_SECONDS, words)
        _wait(lambda: all(ask(each, name).primary == primary for each in watching), AGREE_SECONDS, words)
        return seconds
    finally:
        with suppress(RedisError):  # it is away, or has no file that it may write
            new.config_set(PRIORITY, before)
            new.config_rewrite()


def _change_roles(old: Redis, new: Redis, begin: Callable[[], object]) -> float:
    """Begin a failover, and return the seconds until both servers have changed their roles."""
    began = time.monotonic()
    begin()
    words = "The replica has not become the primary in time: see both servers' logs"
    _wait(lambda: (_ask(new, "ROLE")[0], _ask(old, "ROLE")[0]) == (b"master", b"slave"), 20 * LEVEL_SECONDS, words)
    return time.monotonic() - began


def take_back(old: Redis, new: Redis) -> None:
    """End a failover that is in progress, so that the former primary takes writes again.

    It ends by itself only once the replica is the primary. Until then a wrong `masterauth` or a paused replica would
    stop all writes.
    """
    with suppress(RedisError):
        if _ask(new, "ROLE")[0] == b"master":
            return
    with suppress(RedisError):  # none is in progress
        _ask(old, "FAILOVER", "ABORT")


def _online(primary: Redis) -> list[Place]:
    """Return the connected replicas, those with the most data first."""
    said = primary.info("replication").items()
    replicas = [each for name, each in said if name.startswith("slave") and isinstance(each, dict)]
    replicas = sorted((each for each in replicas if each["state"] == "online"), key=lambda each: -each["offset"])
    return [(each["ip"], int(each["port"])) for each in replicas]


def _ask(server: Redis, *command: Any) -> Any:
    return server.execute_command(*command)  # type: ignore[no-untyped-call]  # untyped in redis-py


def _wait(true: Callable[[], object], seconds: float, words: str) -> None:
    """Wait until a function returns something true. Raise FailoverFailed if it does not in time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        with suppress(ResponseError):  # INPROG or NOGOODSLAVE shortly after another failover, and others that pass
            if true():
                return
        time.sleep(0.1 if seconds == AGREE_SECONDS else 0.002)
    raise FailoverFailed(words)


def _words(place: Place) -> str:
    return f"{place[0]}:{place[1]}"


class Fence:
    """The fence around the replicas under Sentinels, with `least` replicas that must have a write."""

    def __init__(self, redis: Redis, url: str, least: int) -> None:
        self._redis: Any = redis
        self._url, self._least, self._sentinels = url, least, sentinels_of(redis) if least else None
        self._offset, self._late = 0, frozenset[Place]()

    def care(self) -> bool:
        """Fence replicas that lag at two looks, if enough others do not; release those that have caught up.

        A replica lags if it lacks what the primary had at the last look. Return whether there is anything to look at.
        """
        if self._sentinels is None:
            return False
        role, offset, replicas, *_ = self._redis.execute_command("ROLE")
        if role != b"master":  # it hands over just now
            return True
        level = {(host.decode(), int(port)) for host, port, at in replicas if int(at) >= self._offset}
        may = self._sentinels.required_replicas(self._least).places
        before, self._late, self._offset = self._late, may - level, int(offset)
        for place in self._late & before if len(may & level) >= self._least else ():
            self._change(place, fenced=True)
        for name in self._redis.hgetall(FENCED):
            host, _, port = name.decode().rpartition(":")
            if (host, int(port)) in level:
                self._change((host, int(port)), fenced=False)
        return True

    def _change(self, place: Place, *, fenced: bool) -> None:
        """Set the priority of a replica, unless it is away."""
        name = _words(place)
        with suppress(*AWAY), connect_server(self._url, place) as replica:
            if fenced:
                self._redis.hsetnx(FENCED, name, str(replica.config_get(PRIORITY)[PRIORITY]))
                replica.config_set(PRIORITY, 0)
                log.warning("The replica %s lacks data: it cannot become the primary until it has all", name)
                return
            replica.config_set(PRIORITY, self._redis.hget(FENCED, name))
            with suppress(ResponseError):  # it has no file that it may write
                replica.config_rewrite()
            self._redis.hdel(FENCED, name)
            log.warning("The replica %s has all data again", name)
