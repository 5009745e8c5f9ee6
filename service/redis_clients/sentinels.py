"""The Sentinels of a primary: they report its address, and the replicas that could replace it.

A failover may promote any replica that a Sentinel can reach, even one that lags: `SENTINEL FAILOVER` checks nothing
else. So acknowledged writes must be on each of these (`Replication.required_replicas`), and connections to a replaced
primary must not be used any more.
"""

import os
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, cast
from weakref import ReferenceType, WeakSet, WeakValueDictionary, ref

from msgspec import Struct

# Much of redis-py is untyped: hence the `no-untyped-call`s without a reason.
from redis import Redis, RedisCluster
from redis.connection import SSLConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError
from redis.sentinel import MasterNotFoundError, SentinelManagedConnection

from cairn.events.replica_acks import Place

EVENTS = ("+switch-master", "+sdown", "-sdown", "+slave", "+convert-to-slave")
LOOK_SECONDS = 0.5
FRESH_SECONDS = 1.5  # for which an answer is valid
ANSWER_SECONDS = 1.0  # timeout of a request
UNKNOWN_MILLISECONDS = 24 * 60 * 60 * 1000
"""A server that was silent this long has never reported its role: Sentinels return 0 then, or the time since 1970."""


class _Answer(Struct, frozen=True):
    """A Sentinel's answer. `reached` are the replicas not down, `following` those that report to be replicas."""

    at: float
    primary: Place
    replicas: frozenset[Place]
    reached: frozenset[Place]
    following: frozenset[Place]


class Sentinels:
    """The Sentinels of one primary, each watched by a thread. A Sentinel pool for redis-py: hence the names."""

    is_master, check_connection = True, False

    def __init__(self, places: Iterable[Place], name: str, options: dict[str, Any]) -> None:
        """Store the addresses of the Sentinels, the name of the primary, and the options of connections to them."""
        self.service_name = name
        self._places, self._options = [*places], options
        self._answers: dict[Place, _Answer] = {}
        self._primary: Place | None = None
        self._former: Place | None = None
        self._connections: WeakSet[PrimaryConnection] = WeakSet()
        self._changed = threading.Condition()
        self._process = 0

    def get_master_address(self) -> Place:
        """Return the primary's address by the last majority, or wait for one. Raise MasterNotFoundError."""
        self._follow()
        with self._changed:
            self._changed.wait_for(lambda: self._primary is not None, ANSWER_SECONDS)
            if self._primary is None and self._answers:
                (self._primary, _), *_ = Counter(answer.primary for answer in self._answers.values()).most_common(1)
            if self._primary is None:
                raise MasterNotFoundError(f"No Sentinel says where the primary of {self.service_name!r} is.")
            return self._primary

    def replicas(self) -> frozenset[Place]:
        """Return the replicas that a failover could promote.

        If most Sentinels have answered recently, these are those that any of them does not consider down, with or
        without a report: another failover may follow. Else they are all. The former primary does not count until it
        replicates: it acts as a primary for some 8 seconds after it was replaced or came back.
        """
        self._follow()
        with self._changed:
            fresh = [answer for answer in self._fresh() if answer.primary == self._primary]
            if len(fresh) * 2 <= len(self._places):
                return frozenset[Place]().union(*(answer.replicas for answer in self._answers.values()))
            there = frozenset[Place]().union(*(answer.reached for answer in fresh))
            return there - {self._primary, self._former}

    def enter(self, connection: "PrimaryConnection") -> None:
        """Register a connection, to be aborted when the primary changes."""
        with self._changed:
            self._connections.add(connection)

    def _fresh(self) -> list[_Answer]:
        oldest = time.monotonic() - FRESH_SECONDS
        return [answer for answer in self._answers.values() if answer.at > oldest]

    def _note(self, place: Place, answer: _Answer) -> None:
        """Store an answer. If the majority names another primary, abort connections to the former one.

        They are aborted before threads can read the required replicas of the new primary: the former may have as many.
        """
        with self._changed:
            self._answers[place] = answer
            if answer.primary == self._primary and self._former in answer.following:
                self._former = None
            said = Counter(answer.primary for answer in self._fresh())
            for primary, times in said.items():
                if times * 2 > len(self._places) and primary != self._primary:
                    self._former, self._primary = self._primary, primary
                    for connection in self._connections:
                        if (connection.host, connection.port) != primary:
                            connection.abort()
            self._changed.notify_all()

    def _follow(self) -> None:
        if self._process == os.getpid():
            return
        with self._changed:
            if self._process == os.getpid():
                return
            self._process = os.getpid()
        for place in self._places:
            threading.Thread(target=_follow, args=(ref(self), place), name="sentinel", daemon=True).start()


def _follow(followed: "ReferenceType[Sentinels]", place: Place) -> None:
    """Query a Sentinel repeatedly, and at once when it publishes something, while its `Sentinels` object exists."""
    pause = threading.Event()
    while sentinels := followed():
        client = Redis(*place, decode_responses=True, **sentinels._options)
        name = sentinels.service_name
        del sentinels  # a reference would keep it alive
        with suppress(RedisError, OSError), client, client.pubsub() as events:  # type: ignore[no-untyped-call]
            events.subscribe(*EVENTS)
            while True:
                answer = _ask(client, name)
                if (sentinels := followed()) is None:
                    return
                sentinels._note(place, answer)
                del sentinels
                events.get_message(timeout=LOOK_SECONDS)
        pause.wait(LOOK_SECONDS)


def _ask(sentinel: Redis, name: str) -> _Answer:
    at = time.monotonic()
    with sentinel.pipeline(transaction=False) as pipeline:
        pipeline.execute_command("SENTINEL GET-MASTER-ADDR-BY-NAME", name)  # type: ignore[no-untyped-call]
        pipeline.execute_command("SENTINEL SLAVES", name)  # type: ignore[no-untyped-call]
        primary, replicas = cast(tuple[Any, list[dict[str, Any]]], pipeline.execute())
    if primary is None:
        raise RedisConnectionError(f"It knows no primary {name!r}.")
    there = {(each["ip"], int(each["port"])): each for each in replicas}
    reached = frozenset(place for place, each in there.items() if not {"s_down", "o_down"} & _flags(each))
    following = frozenset(place for place in reached if _is_following(there[place]))
    return _Answer(at, (primary[0], int(primary[1])), frozenset(there), reached, following)


def _flags(replica: dict[str, Any]) -> set[str]:
    return {*replica["flags"].split(",")}


def _is_following(replica: dict[str, Any]) -> bool:
    is_heard = 0 < int(replica["info-refresh"]) < UNKNOWN_MILLISECONDS
    return is_heard and "disconnected" not in _flags(replica) and replica["role-reported"] == "slave"


class PrimaryConnection(SentinelManagedConnection):
    """A connection to the primary that the Sentinels name, aborted when they name another one."""

    def connect_check_health(self, *arguments: Any, **options: Any) -> None:
        """Connect to the primary. Raise ConnectionError if another server became the primary meanwhile.

        redis-py always connects by this method, also to repeat a command, when it does not look up the address.
        """
        if self._sock:
            return
        sentinels: Sentinels = self.connection_pool
        sentinels.enter(self)
        self.host, self.port = address = sentinels.get_master_address()
        super().connect_check_health(*arguments, **options)
        if sentinels.get_master_address() != address:
            self.disconnect()  # type: ignore[no-untyped-call]
            raise RedisConnectionError("Another server has just become the primary.")

    def read_response(self, *arguments: Any, **options: Any) -> Any:
        """Read a reply. Disconnect after a timeout, so that a late reply is not taken for the next.

        redis-py's Sentinel connection, unlike its other classes, stays connected.
        """
        return super().read_response(*arguments, **{"disconnect_on_error": True} | options)

    def abort(self) -> None:
        """Shut the connection down: the current and the next command on it fail."""
        if sock := self._sock:
            with suppress(OSError):  # already closed
                sock.shutdown(socket.SHUT_RDWR)


class PrimarySSLConnection(PrimaryConnection, SSLConnection):
    """A connection to the primary with TLS."""


_known: WeakValueDictionary[str, Sentinels] = WeakValueDictionary()
_knowing = threading.Lock()


def follow_sentinels(places: Iterable[Place], name: str, options: dict[str, Any]) -> Sentinels:
    """Return the shared Sentinels of a primary."""
    key = repr((places := [*places], name, sorted(options.items())))
    with _knowing:
        shared = _known.get(key)
        if shared is None:
            _known[key] = shared = Sentinels(places, name, options)
        return shared


def sentinels_of(redis: Redis) -> Sentinels | None:
    """Return the Sentinels of a client, or None if it uses none."""
    if isinstance(redis, RedisCluster):  # reading its pool would connect
        return None
    found = redis.connection_pool.connection_kwargs.get("connection_pool")
    return found if isinstance(found, Sentinels) else None
