"""The identity of a store: Redis knows the store that games were sealed into, and no other one takes its place.

The file `identity` in a store has 32 hex digits, and so has a copy of the store. `cairn:{roots}:store` is a hash of the
same `id`, and of `placed` once the file was written. Redis has the id first: so several processes write the same one,
and the next process goes on where one died in between.
"""

import re
from contextlib import suppress
from secrets import token_hex
from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.service.storage.stores import MissingFileError, Store, StoreError

STORE, IDENTITY = key_of("roots", "store"), "identity"
"""The key in Redis, and the file in the store."""
_FORM = re.compile(b"[0-9a-f]{32}")


class Identity:
    """The identity of the store that one Redis seals games into."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    def check(self, store: Store) -> bytes | None:
        """Return the identity in a store, None before its first use; raise StoreError if it is not the one in Redis."""
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
        """Give a store its identity, at its first use, if `check` found none; from then on it must be there."""
        self._redis.hsetnx(STORE, "id", found or token_hex(16))
        if found is None:
            with store.writing(IDENTITY) as file:
                file.write(cast(bytes, self._redis.hget(STORE, "id")))
        self._redis.hset(STORE, "placed", 1)
