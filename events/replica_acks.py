"""Which replicas must have what was written, and which have it.

`WAIT` tells how many have it, not which: a primary that is cut off together with a replica would be content with that
one, while another takes its place that has less. So the primary is asked (`ROLE`) before and after it has waited.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from redis.exceptions import RedisError

from cairn.events.connections import Command, Connections
from cairn.events.keys import LOG, key_of
from cairn.events.scripts import COPIED

Place = tuple[str, int]
"""Where a server is: its host and its port, as it tells others."""

ROLE: Command = ("ROLE",)
TRIES = 3
"""How often is asked: keys of a cluster may be on the move, a failover may be under way."""

WAIT_MILLISECONDS = 700
"""How long an append waits for replicas: less than a client of a cluster waits for an answer."""
LOOK_MILLISECONDS = 100
"""How long who reads waits for replicas, before they are told that these lack it."""

Ask = Callable[[Sequence[Command]], Sequence[Any] | None]
"""Writes something on the connection of a write, then sends these commands; returns all answers, or None to go on."""


class Uncopied(RedisError):
    """Too few replicas have what a log ends with: a failover could lose it, so that it is not told yet."""


class RequiredReplicas(Struct, frozen=True):
    """How many replicas must have a write, and which must be among them."""

    least: int = 0
    places: frozenset[Place] = frozenset()

    @property
    def count(self) -> int:
        """How many are waited for."""
        return max(self.least, len(self.places))


def is_copied(needed: Callable[[], RequiredReplicas], ask: Ask, milliseconds: int) -> bool:
    """Wait until the replicas that are needed have what was written, and tell whether they do.

    Redis waits for what a connection has written: so `ask` writes something first, whose answer says whether what is
    waited for is there at all. If others have it than those that must, it is asked again; `TRIES` times in all.
    """
    want = needed()
    if not want.count:
        return True
    for _ in range(TRIES):
        answers = ask((ROLE, ("WAIT", want.count, milliseconds), ROLE))
        if answers is None:
            continue
        there, before, having, after = answers
        newest = needed()  # a failover may have ended meanwhile
        if not there or (_have(want, before, after) and _have(newest, before, after)):
            return bool(there)
        if not having < (replicas := len(after[2]) if after[0] == b"master" else 0):
            return False
        want = RequiredReplicas(replicas, want.places | newest.places)
    return False


def _have(needed: RequiredReplicas, before: Any, after: Any) -> bool:
    """Tell by the answers to `ROLE` whether the replicas have all that was written before the first of them."""
    if before[0] != b"master" or after[0] != b"master":
        return False
    having = {(host.decode(), int(port)) for host, port, offset in after[2] if int(offset) >= int(before[1])}
    return len(having) >= needed.least and needed.places <= having


class Copies:
    """Which entries of logs are on replicas, too. `needed` says which replicas must have them."""

    def __init__(self, connections: Connections, needed: Callable[[], RequiredReplicas]) -> None:
        self._connections, self.needed = connections, needed

    def have(self, game: str, version: int, field: int, value: bytes, milliseconds: int = WAIT_MILLISECONDS) -> bool:
        """Tell whether the replicas have an entry, which is known by a field; wait for them.

        Something is written first, on the same connection, as Redis waits for what that has written. A primary that
        has taken the place of another one may have lost the entry: then it is not copied either.
        """
        keys = key_of(game, LOG), key_of(game, "copied")
        script = ("EVAL", COPIED, 2, *keys, f"{version}-0", field, value)

        def ask(commands: Sequence[Command]) -> Sequence[Any] | None:
            try:
                return self._connections.ask_on_one(keys[0], script, *commands)
            except RedisError:
                return None

        return is_copied(self.needed, ask, milliseconds)
