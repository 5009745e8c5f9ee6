"""Which client opened each game: the turns of a client's games wait in one queue, and delay nobody else's."""

import hashlib
import re
from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.service.cache import Cache

_LENGTH = 16
_DIGEST = re.compile("[0-9a-f]{16}")
_NOBODYS = "0" * _LENGTH


class GameClients:
    """The digest of each game's client: `cairn:{<game>}:client`. It is kept until the game has ended."""

    def __init__(self, redis: Redis, capacity: int = 4096) -> None:
        self._redis = redis
        self._known: Cache[str, str] = Cache(capacity)

    def put(self, game: str, client: str) -> None:
        """Keep who is about to open a game; what is kept already stays."""
        digest = digest_of(client)
        if self._redis.set(_key(game), digest, nx=True):
            self._known.put(game, digest)

    def get(self, game: str) -> str:
        """Return the digest of a game's client; games that no client opened, as the operator's, share one."""
        known = self._known.get(game)
        if known is None:
            known = self.kept(game) or _NOBODYS
            self._known.put(game, known)
        return known

    def kept(self, game: str) -> str | None:
        """Return the digest that is kept of a game, if one is."""
        kept = cast(bytes | None, self._redis.get(_key(game)))
        digest = (kept or b"").decode(errors="replace")
        return digest if _DIGEST.fullmatch(digest) else None

    def remove(self, game: str) -> None:
        """Keep a game's client no longer."""
        self._redis.delete(_key(game))


def digest_of(client: str) -> str:
    """Return the digest of a client, who is given as `cairn.service.tokens` has it: it tells nobody who that is."""
    return hashlib.sha256(client.encode()).hexdigest()[:_LENGTH]


def _key(game: str) -> str:
    return key_of(game, "client")
