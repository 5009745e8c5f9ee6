"""The keyed digest of the server key, kept beside the games: a part with another CAIRN_KEY than theirs is refused.

With another key no guest's token is good any more, and who repeats a request makes a second game. Where no key is
configured, one is made and kept in Redis; then there is no digest. `cairn key --change` accepts another one.
"""

import hmac
from collections.abc import Callable
from typing import Any

from cairn.events.keys import common, key_of

KEY = common("key")
"""The key that was made in Redis. Where a digest is kept, it is good for nothing."""
GROUP = "key"
DIGEST = key_of(GROUP, "digest")

Ask = Callable[..., Any]
"""Sends a command to Redis, and returns its answer as it came."""

_HOW = "Set the key of before, or accept another one with `cairn key --change`, which says what that costs"


def digest_of(key: str) -> bytes:
    """Return what tells a key from others, and does not tell it."""
    return hmac.digest(key.encode(), b"cairn server key", "sha256").hex().encode()


def why_refused(ask: Ask, configured: str | None) -> str | None:
    """Return in a sentence why this cannot be the key of the games in a Redis, or None if it can."""
    kept = ask("GET", DIGEST)
    if not configured:
        return f"The games in this Redis were opened with a CAIRN_KEY, and none is set. {_HOW}" if kept else None
    if kept is None:
        if not ask("EXISTS", KEY):
            return None
        words = "The games in this Redis were opened with the key that was made in it, and not with this CAIRN_KEY"
        return f"{words}. Leave CAIRN_KEY out, or accept it with `cairn key --change`, which says what that costs"
    if hmac.compare_digest(kept, digest_of(configured)):
        return None
    return f"The games in this Redis were opened with another CAIRN_KEY. {_HOW}"
