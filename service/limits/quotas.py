"""Quotas: maximum numbers of unfinished games per client, and of those that only AIs play.

`cairn:{client:<digest>}:games` is a sorted set; the scores mark those of AIs only. The caretaker removes leftover
games.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.service.errors import TooManyGames
from cairn.service.limits.clients import Client, GameClients, bounds_of

RETRY_AFTER = 30
_OF_AIS = 1
_LOOKED_SECONDS = 60
"""Minimum interval between the caretaker's checks of the games of a client above the quota."""


@dataclass
class Quotas:
    """Quotas per client; None means unlimited. `look_soon` asks the caretaker to check games, by id."""

    redis: Redis
    game_clients: GameClients
    look_soon: Callable[..., None]
    games: int | None
    games_of_ais: int | None

    def enter(self, game: str, client: Client, *, of_ais: bool) -> bool:
        """Add a game that a client is about to open; return whether it was new. Raise TooManyGames.

        Two concurrent calls may both be refused where one of them would fit.
        """
        keys = [_key(level) for level in client.levels]
        with self.redis.pipeline(transaction=False) as pipeline:
            self.game_clients.put(pipeline, game, client)
            for key in keys:
                pipeline.zadd(key, {game: _OF_AIS if of_ais else 0}, nx=True)
                pipeline.zcard(key)
                pipeline.zcount(key, _OF_AIS, _OF_AIS)
            is_put, *counts = pipeline.execute()
        if is_put:
            self.game_clients.learn(game, client)
        is_new = any(counts[::3])
        for key, wider, games, games_of_ais in zip(keys, bounds_of(client, 1), counts[1::3], counts[2::3], strict=True):
            if is_new and (refusal := self._refusal(games, games_of_ais if of_ais else 0, wider)):
                if not self._leave_to_other(game, client):
                    self.leave(game)
                # The caretaker checks all games of a client above the quota: some may have ended unnoticed.
                if self.redis.set(f"{key}:looked", "", nx=True, ex=_LOOKED_SECONDS):
                    self.look_soon(*(other.decode() for other in cast(list[bytes], self.redis.zrange(key, 0, -1))))
                raise refusal
        return is_new

    def share(self, game: str, series: str) -> None:
        """Assign a game of a series to the series' client for workers' time; it does not count for the quota."""
        self.game_clients.put(self.redis, game, self.game_clients.load(series))

    def open_games(self, level: str) -> list[str]:
        """Return the unfinished games that a client has opened, by one of its levels."""
        return [game.decode() for game in cast(list[bytes], self.redis.zrange(_key(level), 0, -1))]

    def leave(self, game: str) -> None:
        """Remove a game that has ended or was deleted, and its client."""
        client = self.game_clients.load(game)
        if client.levels:
            self._remove(game, client.levels)
            self.game_clients.remove(game)

    def check(self, game: str, client: Client) -> None:
        """Ask for a check of a game that was added but not opened: it existed before, or opening it failed."""
        self._leave_to_other(game, client)
        self.look_soon(game)

    def _leave_to_other(self, game: str, client: Client) -> bool:
        """Remove a game from a client if another one has opened it before, and return whether this is so."""
        stored = self.game_clients.load(game)
        if stored.levels != client.levels:
            self._remove(game, {*client.levels} - {*stored.levels})
        return stored.levels != client.levels

    def _remove(self, game: str, levels: Iterable[str]) -> None:
        with self.redis.pipeline(transaction=False) as pipeline:
            for level in levels:
                pipeline.zrem(_key(level), game)
            pipeline.execute()

    def _refusal(self, games: int, games_of_ais: int, times: int) -> TooManyGames | None:
        most, most_of_ais = self.games and self.games * times, self.games_of_ais and self.games_of_ais * times
        if most_of_ais is not None and games_of_ais > most_of_ais:
            return TooManyGames("too-many-games-of-ais", most=most_of_ais, retry_after=RETRY_AFTER)
        if most is not None and games > most:
            return TooManyGames("too-many-unfinished-games", most=most, retry_after=RETRY_AFTER)
        return None


def _key(digest: str) -> str:
    return key_of(f"client:{digest}", "games")
