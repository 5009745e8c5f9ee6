"""Which replicas must have what was written, and which have it.

`WAIT` tells how many have it, not which: a primary that is cut off together with a replica would be content with that
one, while another takes its place that has less. So the primary is asked (`ROLE`) before and after it has waited.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from cairn.events.connections import Command

Place = tuple[str, int]
"""Where a server is: its host and its port, as it tells others."""

ROLE: Command = ("ROLE",)
TRIES = 3
"""How often is asked: keys of a cluster may be on the move, a failover may be under way."""

Ask = Callable[[Sequence[Command]], Sequence[Any] | None]
"""Writes something on the connection of a write, then sends these commands; returns all answers, or None to go on."""


class Needed(Struct, frozen=True):
    """How many replicas must have a write, and which must be among them."""

    least: int = 0
    places: frozenset[Place] = frozenset()

    @property
    def count(self) -> int:
        """How many are waited for."""
        return max(self.least, len(self.places))


def is_copied(needed: Callable[[], Needed], ask: Ask, milliseconds: int) -> bool:
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
        want = Needed(replicas, want.places | newest.places)
    return False


def _have(needed: Needed, before: Any, after: Any) -> bool:
    """Tell by the answers to `ROLE` whether the replicas have all that was written before the first of them."""
    if before[0] != b"master" or after[0] != b"master":
        return False
    having = {(host.decode(), int(port)) for host, port, offset in after[2] if int(offset) >= int(before[1])}
    return len(having) >= needed.least and needed.places <= having
