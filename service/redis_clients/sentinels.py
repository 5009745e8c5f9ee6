"""The Sentinels of a primary: they report its address, and the replicas that could replace it.

A failover may promote any replica that a Sentinel can reach, even one that lags: `SENTINEL FAILOVER` checks nothing
else. So acknowledged writes must be on each of these (`required_replicas`), and connections to a replaced primary must
not be used any more.
"""

import os
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any
from weakref import ReferenceType, WeakSet, WeakValueDictionary, ref

# Much of redis-py is untyped: hence the `no-untyped-call`s without a reason.
from redis import Redis, RedisCluster
from redis.connection import SSLConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError, ResponseError
from redis.sentinel import MasterNotFoundError, SentinelManagedConnection

from cairn.events.replica_acks import Place, RequiredReplicas
from cairn.service.redis_clients.sentinel_answers import Answer, ask

EVENTS = ("+switch-master", "+sdown", "-sdown", "+slave", "+convert-to-slave")
LOOK_SECONDS = 0.5
FRESH_SECONDS = 1.5  # for which an answer is valid
ANSWER_SECONDS = 1.0  # timeout of a request
INFO_MILLISECONDS = 1000
"""How often Sentinels look at priorities and offsets: by default every ten seconds. They choose by what they saw."""
HANDOVER_SECONDS, PAUSE_SECONDS = 0.5, 0.01
"""How long a connection follows a primary that is handing over, and the pause between two attempts."""


class Sentinels:
    """The Sentinels of one primary, each watched by a thread. A Sentinel pool for redis-py: hence the names."""

    is_master, check_connection = True, False

    def __init__(self, places: Iterable[Place], name: str, options: dict[str, Any]) -> None:
        """Store the addresses of the Sentinels, the name of the primary, and the options of connections to them."""
        self.service_name = name
        self._places, self._options = [*places], options
        self._answers: dict[Place, Answer] = {}
        self._named: Place | None = None
        """The primary that the last majority named; `_primary` may have taken over from it since."""
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

    def required_replicas(self, least: int) -> RequiredReplicas:
        """Return the replicas that must have a write, at least a number, so that no failover loses it.

        If most Sentinels have answered recently, these are those that any of them could promote, with or without a
        report: another failover may follow. Else they are all. The former primary does not count until it replicates:
        it acts as a primary for some 8 seconds after it was replaced or came back.
        """
        self._follow()
        with self._changed:
            fresh = [answer for answer in self._fresh() if answer.primary == self._named]
            if len(fresh) * 2 <= len(self._places):
                there = frozenset[Place]().union(*(answer.replicas for answer in self._answers.values()))
                return RequiredReplicas(least, there)
            there = frozenset[Place]().union(*(answer.promotable for answer in fresh)) - {self._primary, self._former}
            ahead = frozenset[Place]().union(*(answer.promotable - answer.behind for answer in fresh))
            never = frozenset[Place]().union(*(answer.never for answer in fresh))
            return RequiredReplicas(least, there, there - ahead, never)

    def down_after(self) -> int:
        """Return the time in milliseconds after which a silent server counts as down, 0 if no Sentinel has answered."""
        return max((answer.down_after for answer in [*self._answers.values()]), default=0)

    def clients(self) -> list[Redis]:
        """Return a client of each Sentinel."""
        return [Redis(*place, decode_responses=True, **self._options) for place in self._places]

    def take_over(self, former: Place, primary: Place) -> bool:
        """Follow a primary that has become a replica of another known server; return whether it was the current one.

        `cairn failover` has it hand over before the Sentinels name the next one.
        """
        with self._changed:
            known = {place for answer in self._answers.values() for place in (answer.primary, *answer.replicas)}
            if former != self._primary or primary not in known:
                return False
            self._switch(primary)
            return True

    def give_back(self, primary: Place) -> None:
        """Return from a primary that was taken over, and is away, to the one that the Sentinels name."""
        with self._changed:
            if primary == self._primary and self._named not in (None, primary):
                self._switch(self._named)

    def enter(self, connection: "PrimaryConnection") -> None:
        """Register a connection, to be aborted when the primary changes."""
        with self._changed:
            self._connections.add(connection)

    def _fresh(self) -> list[Answer]:
        oldest = time.monotonic() - FRESH_SECONDS
        return [answer for answer in self._answers.values() if answer.at > oldest]

    def _note(self, place: Place, answer: Answer) -> None:
        """Store an answer. If the majority names another primary, abort connections to the former one.

        They are aborted before threads can read the required replicas of the new primary: the former may have as many.
        """
        with self._changed:
            self._answers[place] = answer
            if answer.primary == self._primary and self._former in answer.following:
                self._former = None
            said = Counter(answer.primary for answer in self._fresh())
            for primary, times in said.items():
                if times * 2 > len(self._places) and primary != self._named:
                    self._named = primary
                    self._switch(primary)
            self._changed.notify_all()

    def _switch(self, primary: Place) -> None:
        if primary == self._primary:
            return
        self._former, self._primary = self._primary, primary
        for connection in self._connections:
            if (connection.host, connection.port) != primary:
                connection.abort()

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
            with suppress(ResponseError):  # forbidden to this user
                client.execute_command("SENTINEL DEBUG", "info-period", INFO_MILLISECONDS)  # type: ignore[no-untyped-call]
            while True:
                answer = ask(client, name)
                if (sentinels := followed()) is None:
                    return
                sentinels._note(place, answer)
                del sentinels
                events.get_message(timeout=LOOK_SECONDS)
        pause.wait(LOOK_SECONDS)


class PrimaryConnection(SentinelManagedConnection):
    """A connection to the primary that the Sentinels name, aborted when they name another one."""

    def connect_check_health(self, *arguments: Any, **options: Any) -> None:
        """Connect to the primary. Raise ConnectionError if another server keeps becoming the primary meanwhile.

        redis-py always connects by this method, also to repeat a command, when it does not look up the address.
        """
        if self._sock:
            return
        sentinels: Sentinels = self.connection_pool
        sentinels.enter(self)
        until = time.monotonic() + HANDOVER_SECONDS
        while True:
            self.host, self.port = address = sentinels.get_master_address()
            try:
                super().connect_check_health(*arguments, **options)
            except RedisConnectionError:
                sentinels.give_back(address)
                raise
            if sentinels.get_master_address() == address and not self._has_handed_over(sentinels):
                return
            self.disconnect()  # type: ignore[no-untyped-call]
            if time.monotonic() > until:
                raise RedisConnectionError("Another server has just become the primary.")
            time.sleep(PAUSE_SECONDS)

    def _has_handed_over(self, sentinels: Sentinels) -> bool:
        try:
            self.send_command("ROLE")  # type: ignore[no-untyped-call]
            role: Any = self.read_response()
        except ResponseError:  # this user may not ask
            return False
        return role[0] == b"slave" and sentinels.take_over((self.host, self.port), (role[1].decode(), int(role[2])))

    def read_response(self, *arguments: Any, **options: Any) -> Any:
        """Read a reply. Disconnect after a timeout, so that a late reply is not taken for the next.

        redis-py's Sentinel connection, unlike its other classes, stays connected. Raise ConnectionError if the server
        has become a replica while the command waited for something (`UNBLOCKED`).
        """
        try:
            return super().read_response(*arguments, **{"disconnect_on_error": True} | options)
        except ResponseError as error:
            if not str(error).startswith("UNBLOCKED"):
                raise
            self.disconnect()  # type: ignore[no-untyped-call]
            raise RedisConnectionError(str(error)) from error

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
