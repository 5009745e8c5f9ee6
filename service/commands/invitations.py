"""Invitations: their limits, and blocked inviters.

A seat that is reserved for a player invites them. A game that has not begun within a day is abandoned, so an invitation
is pending for a day at most, and a daily limit also limits the pending ones. A blocked inviter is not notified: their
invitation is answered like any other and stands in the game, but it is muted: no list, feed or webhook of the player
shows it. Invitations above the daily limit of a player are muted, too. Otherwise an attacker with many players could
keep others from inviting, and would notice it.
"""

from collections.abc import Sequence
from typing import cast

from redis import Redis

from cairn.events.clock import RedisClock
from cairn.events.keys import key_of
from cairn.events.table import is_player
from cairn.projections.message import message
from cairn.projections.names import record_of
from cairn.service.errors import Invalid, NotFound, TooOften

DAY = 86400
MAX_SENT = 200
"""Maximum number of invitations a player may send per day."""
MAX_TO_ONE = 10
"""Maximum number of them to one player. Rematches do not count, since they need a game that was played."""
MAX_SHOWN = 100
"""Maximum number of invitations shown to a player per day."""
MAX_BLOCKED = 500
MAX_MUTED = 10_000
"""Maximum number of muted games stored; the oldest are long over."""

_SEND = """
local now, most, most_to_one, game = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - 86400)
local sent, to = redis.call('ZRANGE', KEYS[1], 0, -1), {}
for _, one in ipairs(sent) do
  local whom = string.sub(one, 1, 20)
  to[whom] = (to[whom] or 0) + 1
end
local new = {}
for place = 5, #ARGV do
  local one = ARGV[place] .. ' ' .. game
  if not redis.call('ZSCORE', KEYS[1], one) then
    new[#new + 1] = one
    if (to[ARGV[place]] or 0) >= most_to_one then return 0 end
  end
end
if #sent + #new > most then return 0 end
for _, one in ipairs(new) do redis.call('ZADD', KEYS[1], now, one) end
redis.call('EXPIRE', KEYS[1], 86400)
return 1
"""
_RECEIVE = """
local received, blocked, muted, record = unpack(KEYS)
local now, most, most_muted, inviter, game = unpack(ARGV)
if redis.call('EXISTS', record) == 0 then return end
local one = inviter .. ' ' .. game
if redis.call('ZSCORE', received, one) then return end
redis.call('ZREMRANGEBYSCORE', received, '-inf', tonumber(now) - 86400)
if redis.call('HEXISTS', blocked, inviter) == 1 or redis.call('ZCARD', received) >= tonumber(most) then
  redis.call('ZADD', muted, now, game)
  if redis.call('ZCARD', muted) > tonumber(most_muted) then
    redis.call('ZREM', muted, redis.call('ZRANGE', muted, 0, 0)[1])
  end
else
  redis.call('ZADD', received, now, one)
  redis.call('EXPIRE', received, 86400)
end
"""
_BLOCK = """
local received, blocked, muted, record = unpack(KEYS)
local now, most, other, since = unpack(ARGV)
if redis.call('EXISTS', record) == 0 then return 0 end
if redis.call('HEXISTS', blocked, other) == 1 then return 1 end
if #redis.call('HKEYS', blocked) >= tonumber(most) then return 0 end
redis.call('HSET', blocked, other, since)
for _, one in ipairs(redis.call('ZRANGE', received, 0, -1)) do
  if string.sub(one, 1, 20) == other then redis.call('ZADD', muted, now, string.sub(one, 22)) end
end
return 1
"""


class Invitations:
    """The invitations and blocked inviters of all players."""

    def __init__(self, redis: Redis, clock: RedisClock) -> None:
        self._redis, self._clock = redis, clock
        self._send, self._receive, self._block = map(redis.register_script, (_SEND, _RECEIVE, _BLOCK))

    def send(self, game: str, inviter: str, invited: Sequence[str], *, counts: bool = True) -> None:
        """Invite players to a game that is being opened. Repeated calls have no further effect.

        Raise TooOften if the inviter has reached the limit. Rematches do not count and can always be sent.
        """
        others, now = [player for player in invited if player != inviter], self._clock.time()
        if not others:
            return
        args: list[str | float] = [now, MAX_SENT, MAX_TO_ONE, game, *others]
        if counts and not self._send(keys=[_key(inviter, "sent")], args=args):
            words = message("too-many-invitations", max_sent=MAX_SENT, max_to_one=MAX_TO_ONE)
            raise TooOften(words, retry_after=3600)
        for player in others:
            self._receive(keys=_keys(player), args=[now, MAX_SHOWN, MAX_MUTED, inviter, game])

    def is_muted(self, game: str, player: str) -> bool:
        """Return whether a player's invitation to a game is muted."""
        return self._redis.zscore(_key(player, "muted"), game) is not None

    def muted_games(self, player: str) -> set[str]:
        """Return the games to which a player's invitation is muted. A game is shown once they take a seat."""
        return {game.decode() for game in cast(list[bytes], self._redis.zrange(_key(player, "muted"), 0, -1))}

    def block(self, player: str, other: str) -> None:
        """Hide the invitations of another player from now on. Blocking twice has no further effect."""
        if player == other:
            raise Invalid("not-yourself-blocked")
        if not is_player(other) or not self._redis.exists(record_of(other)):
            raise NotFound("no-such-player")
        args: list[str | float] = [self._clock.time(), MAX_BLOCKED, other, self._clock.now()]
        if not self._block(keys=_keys(player), args=args):
            raise Invalid("too-many-blocked", max_blocked=MAX_BLOCKED)

    def unblock(self, player: str, other: str) -> None:
        """Show the future invitations of a blocked player again. Raise NotFound if they are not blocked."""
        if not self._redis.hdel(_key(player, "blocked"), other):
            raise NotFound("you-not-blocked-player")

    def blocked_players(self, player: str) -> dict[str, str]:
        """Return the ids of the players that a player has blocked, with the time of each."""
        stored = cast(dict[bytes, bytes], self._redis.hgetall(_key(player, "blocked")))
        return {other.decode(): since.decode() for other, since in sorted(stored.items(), key=lambda item: item[::-1])}


def _keys(player: str) -> list[str]:
    return [*(_key(player, what) for what in ("received", "blocked", "muted")), record_of(player)]


def _key(player: str, what: str) -> str:
    return key_of(f"player:{player}", what)
