"""Which client opened each game: the jobs of a client's games wait in one lane, and delay nobody else's."""

from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.service.cache import Cache
from cairn.service.limits.clients import Client, read_client


class GameClients:
    """Each game's client: `cairn:{<game>}:client`, kept until the game has ended."""

    def __init__(self, redis: Redis, capacity: int = 4096) -> None:
        self._redis = redis
        self._known: Cache[str, str] = Cache(capacity)

    def put(self, redis: Redis, game: str, client: Client) -> None:
        """Keep who is about to open a game, by a client of Redis or a pipeline; what is kept already stays."""
        redis.set(_key(game), str(client), nx=True)

    def learn(self, game: str, client: Client) -> None:
        """Know who opens a game, as that is kept now."""
        self._known.put(game, client.lane)

    def lane(self, game: str) -> str:
        """Return the lane in which a game's jobs wait; those that no client opened, as the operator's, share one."""
        known = self._known.get(game)
        if known is None:
            known = self.load(game).lane
            self._known.put(game, known)
        return known

    def load(self, game: str) -> Client:
        """Return the client that is kept of a game, or nobody."""
        kept = cast(bytes | None, self._redis.get(_key(game)))
        return read_client((kept or b"").decode(errors="replace"))

    def remove(self, game: str) -> None:
        """Keep a game's client no longer."""
        self._redis.delete(_key(game))


def _key(game: str) -> str:
    return key_of(game, "client")
