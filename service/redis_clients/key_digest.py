"""The keyed digest of the server key, stored with the games, by which parts with another CAIRN_KEY are refused.

With another key guests' tokens are invalid, and a repeated request would open a second game. Without a configured key
a random one is stored in Redis instead of a digest. `cairn key --change` accepts another key.
"""

import hmac
from collections.abc import Callable
from typing import Any

from cairn.events.keys import common, key_of

KEY = common("key")
"""The random key in Redis. It is unused if there is a digest."""
GROUP = "key"
DIGEST = key_of(GROUP, "digest")
Ask = Callable[..., Any]
_HOW = "Set the key of before, or accept another one with `cairn key --change`, which says what that costs"


def digest_of(key: str) -> bytes:
    """Return a digest that identifies a key without revealing it."""
    return hmac.digest(key.encode(), b"cairn server key", "sha256").hex().encode()


def why_refused(ask: Ask, configured: str | None) -> str | None:
    """Return a sentence that says why this is not the key of the games in a Redis, or None if it is."""
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
