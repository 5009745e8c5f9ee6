"""What keys and channels in Redis are called: all names are made here.

A name begins with `cairn`, or with what CAIRN_PREFIX says: so several Cairns can share one Redis. What lies in braces
is the hash tag: keys of one tag lie in one slot of a Redis Cluster.
"""

import os

DEFAULT_PREFIX = "cairn"
PREFIX = os.environ.get("CAIRN_PREFIX") or DEFAULT_PREFIX
"""What all names begin with. It is read once, as one process serves one Cairn; `Settings` refuses one that is none."""

LOG, HINTS, ANALYSES, NAMES, REMATCH, WEBHOOKS = "log", "hints", "analyses", "names", "rematch", "webhooks"
COLD = "cold"
"""What the keys of a game are called that others read, too, after its id."""


def key_of(game: str, what: str) -> str:
    """Return a key of a game, or of anything else that has a hash tag of its own."""
    return f"{PREFIX}:{{{game}}}:{what}"


def common(what: str) -> str:
    """Return a key, or a channel, that there is once."""
    return f"{PREFIX}:{what}"
