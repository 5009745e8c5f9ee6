"""What the Sentinels of a primary say: where it is, and which replicas could take its place.

A failover may put any replica in the primary's place that a Sentinel can reach, also one that has less than another:
`SENTINEL FAILOVER` looks at nothing else. So what is acknowledged must be on each of these (`Promise.needed`), and a
connection to a primary that was replaced must not be used any more.
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

# redis-py leaves much that is called here untyped: hence each `no-untyped-call` without a word of its own.
from redis import Redis, RedisCluster
from redis.connection import SSLConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import RedisError
from redis.sentinel import MasterNotFoundError, SentinelManagedConnection

from cairn.events.replica_acks import Place

EVENTS = ("+switch-master", "+sdown", "-sdown", "+slave", "+convert-to-slave")
"""What a Sentinel publishes when its answer may be another one."""
LOOK_SECONDS = 0.5
"""How long after its last answer a Sentinel is asked again that published nothing."""
FRESH_SECONDS = 1.5
"""How long an answer counts."""
ANSWER_SECONDS = 1.0
"""How long a Sentinel is waited for."""
UNKNOWN_MILLISECONDS = 24 * 60 * 60 * 1000
"""Who has said nothing of itself for so long has never done so: Sentinels tell 0 then, or the time since 1970."""


class _Answer(Struct, frozen=True):
    """What one Sentinel said, and when: where the primary is, and which replicas of it there are.

    `reached` are those that it does not call down, `following` those of them of which it has heard that they are
    replicas, and no primaries themselves.
    """

    at: float
    primary: Place
    replicas: frozenset[Place]
    reached: frozenset[Place]
    following: frozenset[Place]


class Sentinels:
    """The Sentinels of one primary, each followed by a thread of its own.

    A connection of redis-py's takes it for the pool of its Sentinels: hence the names that redis-py has.
    """

    is_master, check_connection = True, False

    def __init__(self, places: Iterable[Place], name: str, options: dict[str, Any]) -> None:
        """Take where the Sentinels are, the name of the primary, and the options of connections to the Sentinels."""
        self.service_name = name
        self._places, self._options = [*places], options
        self._answers: dict[Place, _Answer] = {}
        self._primary: Place | None = None
        self._former: Place | None = None
        self._connections: WeakSet[PrimaryConnection] = WeakSet()
        self._changed = threading.Condition()
        self._process = 0

    def get_master_address(self) -> Place:
        """Return where the primary is, as most Sentinels say, or else as most said when they last agreed.

        At first they are waited for. Raise MasterNotFoundError where none has said anything.
        """
        self._follow()
        with self._changed:
            self._changed.wait_for(lambda: self._primary is not None, ANSWER_SECONDS)
            if self._primary is None and self._answers:
                (self._primary, _), *_ = Counter(answer.primary for answer in self._answers.values()).most_common(1)
            if self._primary is None:
                raise MasterNotFoundError(f"No Sentinel says where the primary of {self.service_name!r} is.")
            return self._primary

    def replicas(self) -> frozenset[Place]:
        """Return the replicas of which a failover could put one in the primary's place.

        They are those that a Sentinel does not call down, if most Sentinels have just answered; else all that there
        are, as who knows not what others see must leave out none. One that it has not heard of yet counts: right after
        a failover that is each, and the next failover may be near. The primary before this one is none until it
        replicates: it goes on acting as a primary for some 8 seconds after it was replaced, or came back.
        """
        self._follow()
        with self._changed:
            fresh = [answer for answer in self._fresh() if answer.primary == self._primary]
            if len(fresh) * 2 <= len(self._places):
                return frozenset[Place]().union(*(answer.replicas for answer in self._answers.values()))
            there = frozenset[Place]().union(*(answer.reached for answer in fresh))
            return there - {self._primary, self._former}

    def enter(self, connection: "PrimaryConnection") -> None:
        """Have a connection cut when another server is the primary."""
        with self._changed:
            self._connections.add(connection)

    def _fresh(self) -> list[_Answer]:
        oldest = time.monotonic() - FRESH_SECONDS
        return [answer for answer in self._answers.values() if answer.at > oldest]

    def _note(self, place: Place, answer: _Answer) -> None:
        """Keep what a Sentinel said; where most name another primary than before, cut the connections to that.

        They are cut before anybody can ask how many replicas the next primary needs: the one before may have as many.
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
        """Follow the Sentinels in this process, which may have been forked from one that does."""
        if self._process == os.getpid():
            return
        with self._changed:
            if self._process == os.getpid():
                return
            self._process = os.getpid()
        for place in self._places:
            threading.Thread(target=_follow, args=(ref(self), place), name="sentinel", daemon=True).start()


def _follow(followed: "ReferenceType[Sentinels]", place: Place) -> None:
    """Ask a Sentinel again and again, at once when it publishes something, as long as somebody wants to know."""
    pause = threading.Event()
    while sentinels := followed():
        client = Redis(*place, decode_responses=True, **sentinels._options)
        name = sentinels.service_name
        del sentinels  # a reference would keep it
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
    """Return what a Sentinel says; raise RedisError."""
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
    """Tell whether a Sentinel is connected to a replica, and has heard from itself that it is one."""
    is_heard = 0 < int(replica["info-refresh"]) < UNKNOWN_MILLISECONDS
    return is_heard and "disconnected" not in _flags(replica) and replica["role-reported"] == "slave"


class PrimaryConnection(SentinelManagedConnection):
    """A connection to the server that the Sentinels call the primary, cut when they call another one so."""

    def connect_check_health(self, *arguments: Any, **options: Any) -> None:
        """Connect to the primary; raise ConnectionError if another server became it meanwhile.

        redis-py comes here from wherever it connects; to send a command again it does so without asking where to.
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
        """Read an answer; give the connection up if none came, so that it is not taken for that to the next command.

        redis-py's class keeps it, unlike all its others.
        """
        return super().read_response(*arguments, **{"disconnect_on_error": True} | options)

    def abort(self) -> None:
        """End it in whatever it does: who waits for an answer is told that it is broken, and so is who uses it next."""
        if sock := self._sock:
            with suppress(OSError):  # it was closed just now
                sock.shutdown(socket.SHUT_RDWR)


class PrimarySSLConnection(PrimaryConnection, SSLConnection):
    """The same, with TLS."""


_known: WeakValueDictionary[str, Sentinels] = WeakValueDictionary()
_knowing = threading.Lock()


def follow_sentinels(places: Iterable[Place], name: str, options: dict[str, Any]) -> Sentinels:
    """Return the Sentinels of a primary; all who ask for the same share them."""
    key = repr((places := [*places], name, sorted(options.items())))
    with _knowing:
        shared = _known.get(key)
        if shared is None:
            _known[key] = shared = Sentinels(places, name, options)
        return shared


def sentinels_of(redis: Redis) -> Sentinels | None:
    """Return the Sentinels that a client asks where the primary is; None if it asks none."""
    if isinstance(redis, RedisCluster):  # which would connect when it is asked for a pool
        return None
    found = redis.connection_pool.connection_kwargs.get("connection_pool")
    return found if isinstance(found, Sentinels) else None
