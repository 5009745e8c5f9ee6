"""Quotas: how many unfinished games one may have opened, and how many of them may be played by AIs alone.

The games of a client are in the sorted set `cairn:{client:<digest>}:games`; its scores say which are of AIs alone. A
game leaves it when it ends or is deleted. The log is the truth: the caretaker takes out what is left there in vain.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.service.errors import TooManyGames
from cairn.service.limits.clients import Client
from cairn.service.limits.game_clients import GameClients

RETRY_AFTER = 30

_OF_AIS = 1
_LOOKED_SECONDS = 60
"""How long the caretaker does not look again at the games of a client who has too many."""


@dataclass
class Quotas:
    """What each client may have; None is any number. `look_soon` has the caretaker look at games, by id."""

    redis: Redis
    game_clients: GameClients
    look_soon: Callable[..., None]
    games: int | None
    games_of_ais: int | None

    def enter(self, game: str, client: Client, *, of_ais: bool) -> bool:
        """Enter a game that a client is about to open; tell whether it was not there yet.

        Raise TooManyGames if a level of the client has no room. Two at once may both be refused where there is room
        for one.
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
        for key, wider, games, games_of_ais in zip(keys, client.bounds(1), counts[1::3], counts[2::3], strict=True):
            if is_new and (refusal := self._refusal(games, games_of_ais if of_ais else 0, wider)):
                self._take_back(game, client)
                # The caretaker looks at all games of a client who has too many: some may have ended unseen.
                if self.redis.set(f"{key}:looked", "", nx=True, ex=_LOOKED_SECONDS):
                    self.look_soon(*(other.decode() for other in cast(list[bytes], self.redis.zrange(key, 0, -1))))
                raise refusal
        return is_new

    def share(self, game: str, series: str) -> None:
        """Let a game of a series count as its client's where workers' time is shared; it needs no room of its own."""
        self.game_clients.put(self.redis, game, self.game_clients.load(series))

    def open_games(self, level: str) -> list[str]:
        """Return the unfinished games that a client has opened, by one level of theirs."""
        return [game.decode() for game in cast(list[bytes], self.redis.zrange(_key(level), 0, -1))]

    def leave(self, game: str) -> None:
        """Count a game no more: it has ended, or is gone. What was kept of its client goes, too."""
        client = self.game_clients.load(game)
        if client.levels:
            self._remove(game, client.levels)
            self.game_clients.remove(game)

    def check(self, game: str, client: Client) -> None:
        """Have a game looked at that was entered, and not opened then: it was there before, or its opening failed."""
        kept = self.game_clients.load(game)
        if kept.levels != client.levels:  # somebody else opened it before
            self._remove(game, {*client.levels} - {*kept.levels})
        self.look_soon(game)

    def _take_back(self, game: str, client: Client) -> None:
        """Take back what was entered for a client who has no room."""
        kept = self.game_clients.load(game)
        if kept.levels == client.levels:
            self.leave(game)
        else:  # somebody else opened it before
            self._remove(game, {*client.levels} - {*kept.levels})

    def _remove(self, game: str, levels: Iterable[str]) -> None:
        with self.redis.pipeline(transaction=False) as pipeline:
            for level in levels:
                pipeline.zrem(_key(level), game)
            pipeline.execute()

    def _refusal(self, games: int, games_of_ais: int, times: int) -> TooManyGames | None:
        most, most_of_ais = self.games and self.games * times, self.games_of_ais and self.games_of_ais * times
        if most_of_ais is not None and games_of_ais > most_of_ais:
            words = (
                f"You have {most_of_ais} games that AIs play alone, which is as many as one address may have at once: "
                "open another when one has ended."
            )
        elif most is not None and games > most:
            words = (
                f"You have opened {most} games that have not ended, which is as many as one address may have: finish "
                "or leave one to make room."
            )
        else:
            return None
        return TooManyGames(words, retry_after=RETRY_AFTER)


def _key(digest: str) -> str:
    return key_of(f"client:{digest}", "games")
