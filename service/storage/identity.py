"""The identity of a store: Redis records the store of the sealed games, and another store is refused.

The file `identity` in a store, and in its copies, has 32 hex digits. `cairn:{roots}:store` is a hash with the same
`id`, and with `placed` once the file was written. The id is stored in Redis first, so that concurrent processes write
the same one, and another process can continue after a crash.
"""

import re
from contextlib import suppress
from secrets import token_hex
from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.service.storage.stores import MissingFileError, Store, StoreError

STORE, IDENTITY = key_of("roots", "store"), "identity"
_FORM = re.compile(b"[0-9a-f]{32}")


class Identity:
    """The identity of the store of one Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    def check(self, store: Store) -> bytes | None:
        """Return the identity of a store, or None before its first use. Raise StoreError if it differs from Redis."""
        expected, placed = cast(list[bytes | None], self._redis.hmget(STORE, ["id", "placed"]))
        found, where = None, store.where(IDENTITY)
        with suppress(MissingFileError):
            found = store.part(IDENTITY, 0, 64) or None
        if found is None and placed:
            raise StoreError(f"{where} is missing or empty: the store is not mounted, was moved, or was emptied.")
        if found and not _FORM.fullmatch(found):
            raise StoreError(f"{where} is damaged: it must have 32 hex digits, and nothing else.")
        if found and expected and found != expected:
            raise StoreError(f"{where} is {found.decode(errors='replace')}, not {expected.decode()}: another store.")
        return found

    def place(self, store: Store, found: bytes | None) -> None:
        """Write the identity to a store on its first use, if `check` found none. From then on it is required."""
        self._redis.hsetnx(STORE, "id", found or token_hex(16))
        if found is None:
            with store.writing(IDENTITY) as file:
                file.write(cast(bytes, self._redis.hget(STORE, "id")))
        self._redis.hset(STORE, "placed", 1)
