"""Which replicas must have what was written, and which have it.

`WAIT` tells how many have it, not which: a primary that is cut off together with a replica would be content with that
one, while another takes its place that has less. So the primary is asked (`ROLE`) before and after it has waited.
"""

from typing import Any

from msgspec import Struct

from cairn.events.connections import Command

Place = tuple[str, int]
"""Where a server is: its host and its port, as it tells others."""

ROLE: Command = ("ROLE",)


class Needed(Struct, frozen=True):
    """How many replicas must have a write, and which must be among them."""

    least: int = 0
    places: frozenset[Place] = frozenset()

    @property
    def count(self) -> int:
        """How many are waited for."""
        return max(self.least, len(self.places))


def wait_for(needed: Needed, milliseconds: int) -> tuple[Command, ...]:
    """Return the commands that follow a write on its connection; the last three answers are for `are_there`."""
    return ROLE, ("WAIT", needed.count, milliseconds), ROLE


def are_there(needed: Needed, before: Any, after: Any) -> bool:
    """Tell by the answers to `ROLE` whether the replicas have all that was written before the first of them."""
    if before[0] != b"master" or after[0] != b"master":
        return False
    having = {(host.decode(), int(port)) for host, port, offset in after[2] if int(offset) >= int(before[1])}
    return len(having) >= needed.least and needed.places <= having


def connected(role: Any) -> int:
    """Return how many replicas a primary has, by its answer to `ROLE`."""
    return len(role[2]) if role[0] == b"master" else 0
