"""Slots: limits of concurrent work, of which each client may have a share, so that none takes all.

Each kind has `cairn:{<kind>}:pending` (names of the slots → a time in seconds since 1970, at first when taken) and
`cairn:{<kind>}:clients` (names of the slots → their clients).
"""

from collections.abc import Sequence
from typing import Any, cast

from redis import Redis

from cairn.events.clock import RedisClock
from cairn.events.keys import key_of
from cairn.service.errors import TooManyRequests, Unavailable
from cairn.service.limits.clients import ANONYMOUS, Client, bounds_of, read_client

SHARE = 4  # one address may have 1/4 of the slots

_TAKE = """
local pending, clients = KEYS[1], KEYS[2]
local name, client, now, kept, most, bounds = unpack(ARGV)
redis.call('ZREMRANGEBYSCORE', pending, '-inf', now - kept)
if redis.call('ZSCORE', pending, name) then return -1 end
if redis.call('ZCARD', pending) >= tonumber(most) then return 0 end
local taken, others = {}, redis.call('HGETALL', clients)
for place = 1, #others, 2 do
  if redis.call('ZSCORE', pending, others[place]) then
    for level in string.gmatch(others[place + 1], '%x+') do taken[level] = (taken[level] or 0) + 1 end
  else
    redis.call('HDEL', clients, others[place])
  end
end
local bound = string.gmatch(bounds, '%d+')
for level in string.gmatch(client, '%x+') do
  local own = tonumber(bound())
  if (taken[level] or 0) >= own then return own end
end
redis.call('ZADD', pending, now, name)
redis.call('HSET', clients, name, client)
redis.call('EXPIRE', pending, kept)
redis.call('EXPIRE', clients, kept)
"""
_TAKEN = "return -1"
"""Return the client's limit if it is reached, 0 if no slot is left at all, or -1 if the client has the slot now."""


class Slots:
    """The slots of one kind: `most` in total. A slot without a sign of life for `seconds` expires.

    `enter` is Lua that runs when a new slot is taken: with keys from the third, and arguments from the seventh.
    """

    def __init__(
        self, redis: Redis, clock: RedisClock, kind: str, most: int, seconds: float, retry_after: int, enter: str = ""
    ) -> None:
        self.pending, self._clients = key_of(kind, "pending"), key_of(kind, "clients")
        self.most = most
        self._redis = redis
        self._clock = clock
        self._kind = kind
        self._seconds = int(seconds)
        self._retry_after = retry_after
        self._take = redis.register_script(_TAKE + enter + _TAKEN)

    def ids_of(self, level: str) -> list[str]:
        """Return the names of a client's slots, by one of its levels."""
        stored = cast(dict[bytes, bytes], self._redis.hgetall(self._clients))
        return sorted(name.decode() for name, client in stored.items() if level in client.decode().split("."))

    def take(self, name: str, client: Client, keys: Sequence[str] = (), args: Sequence[Any] = ()) -> None:
        """Take a slot unless it is taken. Raise TooManyRequests at the client's share, Unavailable if all are taken."""
        bounds = " ".join(map(str, bounds_of(client, max(1, self.most // SHARE))))
        own_args: list[Any] = [name, str(client), self._clock.time(), self._seconds, self.most, bounds]
        left = cast(int, self._take(keys=[self.pending, self._clients, *keys], args=[*own_args, *args]))
        if left == 0:
            raise Unavailable(f"too-many-{self._kind}", retry_after=self._retry_after)
        if left > 0:
            raise TooManyRequests(f"address-too-many-{self._kind}", number=left, retry_after=self._retry_after)

    def give(self, name: str) -> None:
        """Release a slot. Idempotent."""
        with self._redis.pipeline() as pipeline:
            self.give_with(pipeline, name)
            pipeline.execute()

    def give_with(self, pipeline: Any, name: str) -> None:
        """Release a slot as part of a pipeline."""
        pipeline.zrem(self.pending, name)
        pipeline.hdel(self._clients, name)

    def client(self, name: str) -> Client:
        """Return the client of a slot, or ANONYMOUS if it was released."""
        stored = cast(bytes | None, self._redis.hget(self._clients, name))
        return read_client(stored.decode(errors="replace")) if stored else ANONYMOUS
