"""The games of each player: those in which they hold a seat, or have left one of a running game, or are invited."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from msgspec import Struct
from redis import Redis

from cairn.events.codec import canonical, load
from cairn.events.keys import key_of
from cairn.events.news import News
from cairn.projections.fold import Position
from cairn.projections.names import record_of

_PUT = """
local games, record = KEYS[1], KEYS[2]
local game, entry, version = ARGV[1], ARGV[2], tonumber(ARGV[3])
if redis.call('EXISTS', record) == 0 then return 0 end
local old = redis.call('HGET', games, game)
if old and cjson.decode(old).version >= version then return 0 end
redis.call('HSET', games, game, entry)
if ARGV[4] ~= '' then redis.call('PUBLISH', ARGV[4], ARGV[5]) end
return 1
"""


class PlayersGame(Struct, frozen=True):
    """A game of a player's, as their list has it. `status` is that of the game, or empty if they are out of it."""

    game: str
    version: int
    created_at: str
    ruleset: str
    status: str
    listed: bool

    @property
    def entry(self) -> str:
        """What sorts it by age, as in the lobby."""
        return f"{self.created_at} {self.game}"


def news_of(player: str) -> str:
    """Return what is told where games' logs tell their ids, when the list of a player's games has changed."""
    return f"player:{player}"


def games_of(player: str) -> str:
    """Return the key of a player's list, a hash by game."""
    return key_of(f"player:{player}", "games")


class PlayersGames:
    """The lists of all players' games, in Redis. One who was erased has none."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._put = redis.register_script(_PUT)
        self._news = News(redis)

    def put(self, position: Position, before: Iterable[str] = ()) -> None:
        """Put a game on the lists of its players, unless newer ones are there; those of `before` may be out of it."""
        table = position.table
        players = {seat.player for seat in table.seats if seat.player}
        for player in sorted(players | {*before}):
            self._put(
                keys=[games_of(player), record_of(player)],
                args=[
                    table.game,
                    canonical(_kept(position, player)),
                    position.version,
                    self._news.in_script,
                    news_of(player),
                ],
            )
            self._news.tell(news_of(player), player)

    def holds(self, player: str, position: Position, newest: int) -> bool:
        """Tell whether a player's list shows a position; so does an entry of a version above the `newest` known."""
        stored = cast(bytes | None, self._redis.hget(games_of(player), position.table.game))
        shown = load(stored) if stored else {"version": 0}
        return shown["version"] > newest or shown == _kept(position, player) | {"version": shown["version"]}

    def all(self) -> Iterator[tuple[str, list[str]]]:
        """Yield every player who has a list, and the games on it. It walks all keys: for repairs only."""
        for key in self._redis.scan_iter(match=games_of("*"), count=1000):
            games = cast(list[bytes], self._redis.hkeys(key))
            yield key.decode().split("{player:")[1].split("}")[0], [game.decode() for game in games]

    def remove(self, game: str, players: Iterable[str]) -> None:
        """Take a game that was deleted off its players' lists."""
        for player in players:
            self._redis.hdel(games_of(player), game)
            self._news.publish(news_of(player), player)

    def of(self, player: str) -> list[PlayersGame]:
        """Return a player's games, the newest first."""
        stored = cast(dict[bytes, bytes], self._redis.hgetall(games_of(player)))
        games = [PlayersGame(game.decode(), **load(entry)) for game, entry in stored.items()]
        return sorted((one for one in games if one.status), key=lambda one: one.entry, reverse=True)


def _kept(position: Position, player: str) -> dict[str, Any]:
    """Return what a player's list keeps of a game; it has no status if they are out of it."""
    table = position.table
    return {
        "version": position.version,
        "created_at": table.created_at,
        "ruleset": table.ruleset,
        "status": position.status if any(seat.player == player for seat in table.seats) else "",
        "listed": table.listed,
    }
