"""Lanes: whose turns wait for whom. Each owner of games has a lane, so that many games of one delay nobody else's."""

import hashlib
import re
from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.service.cache import Cache

_LENGTH = 16
_LANE = re.compile("[0-9a-f]{16}")
_NOBODYS = "0" * _LENGTH


class Lanes:
    """The lane of each game: `cairn:{<game>}:lane`. It tells owners apart, and is kept until the game has ended."""

    def __init__(self, redis: Redis, capacity: int = 4096) -> None:
        self._redis = redis
        self._known: Cache[str, str] = Cache(capacity)

    def put(self, game: str, owner: str) -> None:
        """Keep the lane of a game that its owner is about to open; one that is kept already stays."""
        lane = lane_of(owner)
        if self._redis.set(_key(game), lane, nx=True):
            self._known.put(game, lane)

    def get(self, game: str) -> str:
        """Return the lane of a game; those that no client opened, as the operator's, have one."""
        known = self._known.get(game)
        if known is None:
            known = self.kept(game) or _NOBODYS
            self._known.put(game, known)
        return known

    def kept(self, game: str) -> str | None:
        """Return the lane that is kept of a game, if one is: its owner's."""
        kept = cast(bytes | None, self._redis.get(_key(game)))
        lane = (kept or b"").decode(errors="replace")
        return lane if _LANE.fullmatch(lane) else None

    def remove(self, game: str) -> None:
        """Keep the lane of a game no longer."""
        self._redis.delete(_key(game))


def lane_of(owner: str) -> str:
    """Return the lane of an owner, who is given as `cairn.service.tokens` has it: it tells nobody who that is."""
    return hashlib.sha256(owner.encode()).hexdigest()[:_LENGTH]


def _key(game: str) -> str:
    return key_of(game, "lane")
