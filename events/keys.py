"""The names of all keys and channels in Redis.

A name begins with `cairn`, or the value of CAIRN_PREFIX, so that several installations can share one Redis. The hash
tag is in braces: keys with the same tag are in the same slot of a Redis Cluster.
"""

import os
from functools import lru_cache

DEFAULT_PREFIX = "cairn"
PREFIX = os.environ.get("CAIRN_PREFIX") or DEFAULT_PREFIX
"""The prefix of all names. It is read once per process; `Settings` refuses an invalid one."""

LOG, HINTS, ANALYSES, NAMES, REMATCH, WEBHOOKS = "log", "hints", "analyses", "names", "rematch", "webhooks"
COLD = "cold"
"""The last part of the keys of a game that other modules use, too."""


@lru_cache(4096)
def key_of(game: str, what: str) -> str:
    """Return a key of a game, or of another object with its own hash tag."""
    return f"{PREFIX}:{{{game}}}:{what}"


def common(what: str) -> str:
    """Return a key, or a channel, that exists once per installation."""
    return f"{PREFIX}:{what}"
