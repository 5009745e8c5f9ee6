"""Wait for replicas: which replicas must acknowledge a write, and which have acknowledged it.

`WAIT` returns how many replicas have a write, not which. A primary that is partitioned together with one replica would
accept its acknowledgement, while another replica with less data becomes primary. So `ROLE` is sent before and after.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from redis.exceptions import RedisError

from cairn.events.connections import Command, Connections
from cairn.events.keys import LOG, key_of
from cairn.events.scripts import COPIED

Place = tuple[str, int]
"""The host and port that a server announces."""

ROLE: Command = ("ROLE",)
TRIES = 3
"""Maximum number of attempts: keys of a cluster may be migrating, or a failover in progress."""

WAIT_MILLISECONDS = 700
"""Timeout of an append for replicas: less than the timeout of a cluster client for a reply."""
LOOK_MILLISECONDS = 100
"""Timeout of a read for replicas, before it reports that they lack the write."""

Ask = Callable[[Sequence[Command]], Sequence[Any] | None]
"""Write something on the connection, then send these commands. Return all replies, or None to try again."""


class Uncopied(RedisError):
    """Too few replicas have the end of a log: a failover could lose it, so it is not sent to clients yet."""


class RequiredReplicas(Struct, frozen=True):
    """The replicas that must have a write: at least a number that can become primary, and all of the `places`.

    Those `behind` are exempt while their primary does not list them: they have no link to it, and the Sentinels would
    not prefer them. Those that can `never` become primary do not count.
    """

    least: int = 0
    places: frozenset[Place] = frozenset()
    behind: frozenset[Place] = frozenset()
    never: frozenset[Place] = frozenset()

    @property
    def count(self) -> int:
        """The number of replicas to wait for."""
        return max(self.least, len(self.places - self.behind))

    def have(self, before: Any, after: Any) -> bool:
        """Return, by two replies to `ROLE`, whether they have everything written before the first reply."""
        if before[0] != b"master" or after[0] != b"master":
            return False
        there = {(host.decode(), int(port)): int(offset) for host, port, offset in after[2]}
        listed = there.keys() | {(host.decode(), int(port)) for host, port, _ in before[2]}
        having = {place for place, offset in there.items() if offset >= int(before[1])}
        return self.places - (self.behind - listed) <= having and len(having - self.never) >= self.least


def is_copied(needed: Callable[[], RequiredReplicas], ask: Ask, milliseconds: int) -> bool:
    """Wait until the required replicas have a write, and return whether they do.

    `WAIT` covers what the connection has written, so `ask` writes a key first; the reply to that shows whether the
    entry still exists. If other replicas than the required ones have it, try again, at most `TRIES` times in total.
    """
    want = needed()
    count = want.count
    if not count:
        return True
    for _ in range(TRIES):
        answers = ask((ROLE, ("WAIT", count, milliseconds), ROLE))
        if answers is None:
            continue
        there, before, having, after = answers
        newest = needed()  # a failover may have ended meanwhile
        if not there or (want.have(before, after) and newest.have(before, after)):
            return bool(there)
        if not having < (replicas := len(after[2]) if after[0] == b"master" else 0):
            return False
        count = replicas
    return False


class ReplicaAcks:
    """Checks whether replicas have entries of logs. `needed`, if any, returns which replicas must have them."""

    def __init__(self, connections: Connections, needed: Callable[[], RequiredReplicas] | None) -> None:
        self._connections, self.needed = connections, needed

    def have(self, game: str, version: int, field: int, value: bytes, milliseconds: int = WAIT_MILLISECONDS) -> bool:
        """Wait until the replicas have an entry, identified by the value of a field; return whether they do.

        A key is written first on the same connection, as `WAIT` covers what that has written. A new primary after a
        failover may lack the entry: then the result is False.
        """
        if self.needed is None:
            return True

        def ask(commands: Sequence[Command]) -> Sequence[Any] | None:
            keys = key_of(game, LOG), key_of(game, "copied")
            script = ("EVAL", COPIED, 2, *keys, f"{version}-0", field, value)
            try:
                return self._connections.ask_on_one(keys[0], script, *commands)
            except RedisError:
                return None

        return is_copied(self.needed, ask, milliseconds)
