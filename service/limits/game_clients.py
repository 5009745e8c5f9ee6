"""Clients that opened games: jobs of a client's games share a lane, and do not delay those of others."""

from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.service.cache import Cache
from cairn.service.limits.clients import Client, read_client


class GameClients:
    """Each game's client: `cairn:{<game>}:client`, stored until the game has ended."""

    def __init__(self, redis: Redis, capacity: int = 4096) -> None:
        self._redis = redis
        self._known: Cache[str, str] = Cache(capacity)

    def put(self, redis: Redis, game: str, client: Client) -> None:
        """Store the client that is about to open a game, on a Redis client or a pipeline; an existing one stays."""
        redis.set(_key(game), str(client), nx=True)

    def learn(self, game: str, client: Client) -> None:
        """Cache the stored client of a game."""
        self._known.put(game, client.lane)

    def lane(self, game: str) -> str:
        """Return the lane of a game's jobs; games without a client, such as operators', share one."""
        known = self._known.get(game)
        if known is None:
            known = self.load(game).lane
            self._known.put(game, known)
        return known

    def load(self, game: str) -> Client:
        """Return the stored client of a game, or ANONYMOUS."""
        stored = cast(bytes | None, self._redis.get(_key(game)))
        return read_client((stored or b"").decode(errors="replace"))

    def remove(self, game: str) -> None:
        """Delete a game's client."""
        self._redis.delete(_key(game))


def _key(game: str) -> str:
    return key_of(game, "client")
