"""The recovery codes of all players: their digests and owners.

They have one hash tag, so that a script can access both keys on a cluster, too: `cairn:{recovery}:players` (a code's
digest → the player) and `:codes` (a player → their code's digest and its time of creation). A player has at most one
code. It remains valid after use, since the player still has the paper.
"""

from contextlib import suppress
from typing import cast

from redis import Redis

from cairn.events.appends import IdempotencyKey
from cairn.events.clock import RedisClock
from cairn.events.keys import key_of
from cairn.service.errors import Unauthorized, WrongRecoveryCode
from cairn.service.players.recovery_words import digest_of, new_words
from cairn.service.players.store import Players, Token

_PLAYERS, _CODES = (key_of("recovery", what) for what in ("players", "codes"))

_REPLACE = """
local players, codes = unpack(KEYS)
local player, digest, since = unpack(ARGV)
local before = redis.call('HGET', codes, player)
if before then redis.call('HDEL', players, string.match(before, '^%x+')) end
redis.call('HDEL', codes, player)
if digest ~= '' then
  redis.call('HSET', players, digest, player)
  redis.call('HSET', codes, player, digest .. ' ' .. since)
end
return before and 1 or 0
"""


class RecoveryCodes:
    """The recovery codes, and players' access by them."""

    def __init__(self, redis: Redis, players: Players, clock: RedisClock) -> None:
        self._redis, self._players, self._clock = redis, players, clock
        self._replace = redis.register_script(_REPLACE)

    def make(self, player: str) -> tuple[list[str], str]:
        """Return the words of a player's new code, and its time of creation. The previous code becomes invalid.

        Raise Unauthorized if the player was erased.
        """
        words, since = new_words(), self._clock.now()
        self._replace(keys=[_PLAYERS, _CODES], args=[player, digest_of(words), since])
        if not self._players.filter_known([player]):  # erased while it was created: nothing of it stays
            self.forget(player)
            raise Unauthorized("The player of this token was erased.")
        return words, since

    def since(self, player: str) -> str | None:
        """Return the time of creation of a player's code; None without one."""
        stored = cast(bytes | None, self._redis.hget(_CODES, player))
        return stored.partition(b" ")[2].decode() if stored else None

    def recover(self, words: list[str], label: str, key: IdempotencyKey | None = None) -> tuple[str, str, Token, bool]:
        """Return a new token of the code's player, as `Players.add_token` does, or raise WrongRecoveryCode.

        The code of an erased player or a replaced code is refused in the same words and after the same work.
        """
        player = cast(bytes | None, self._redis.hget(_PLAYERS, digest_of(words)))
        if player:
            with suppress(Unauthorized):  # erased just now
                return self._players.come_back(player.decode(), label, key)
        raise WrongRecoveryCode("This is no player's recovery code, or a newer one has taken its place.")

    def forget(self, player: str) -> None:
        """Delete a player's code."""
        self._replace(keys=[_PLAYERS, _CODES], args=[player, "", ""])
