"""Quotas: how many unfinished games one may have opened, and how many of them may be played by AIs alone.

The games of a client are in the sorted set `cairn:{client:<digest>}:games`; its scores say which are of AIs alone. A
game leaves it when it ends or is deleted. The log is the truth: the caretaker takes out what is left there in vain.
"""

from dataclasses import dataclass
from typing import cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.service.errors import TooManyGames
from cairn.service.jobs.game_clients import GameClients, digest_of
from cairn.service.jobs.schedule import Schedule

RETRY_AFTER = 30

_OF_AIS = 1
_LOOKED_SECONDS = 60
"""How long the caretaker does not look again at the games of a client who has too many."""


@dataclass
class Quotas:
    """What each client may have; None is any number."""

    redis: Redis
    game_clients: GameClients
    schedule: Schedule
    games: int | None
    games_of_ais: int | None

    def enter(self, game: str, client: str, *, of_ais: bool) -> bool:
        """Enter a game that a client is about to open; tell whether it was not there yet.

        Raise TooManyGames if there is no room. Two at once may both be refused where there is room for one.
        """
        self.game_clients.put(game, client)
        key = _key(digest_of(client))
        with self.redis.pipeline(transaction=False) as pipeline:
            pipeline.zadd(key, {game: _OF_AIS if of_ais else 0}, nx=True)
            pipeline.zcard(key)
            pipeline.zcount(key, _OF_AIS, _OF_AIS)
            is_new, games, games_of_ais = pipeline.execute()
        if is_new and (refusal := self._refusal(games, games_of_ais if of_ais else 0)):
            self.leave(game)
            # The caretaker looks at all games of a client who has too many: some may have ended unseen.
            if self.redis.set(f"{key}:looked", "", nx=True, ex=_LOOKED_SECONDS):
                self.schedule.at(*(other.decode() for other in cast(list[bytes], self.redis.zrange(key, 0, -1))))
            raise refusal
        return bool(is_new)

    def leave(self, game: str) -> None:
        """Count a game no more: it has ended, or is gone. What was kept of its client goes, too."""
        if digest := self.game_clients.kept(game):
            self.redis.zrem(_key(digest), game)
            self.game_clients.remove(game)

    def check(self, game: str, client: str) -> None:
        """Have a game looked at that was entered, and not opened then: it was there before, or its opening failed."""
        digest = digest_of(client)
        if self.game_clients.kept(game) != digest:  # somebody else opened it before
            self.redis.zrem(_key(digest), game)
        self.schedule.at(game)

    def _refusal(self, games: int, games_of_ais: int) -> TooManyGames | None:
        if self.games_of_ais is not None and games_of_ais > self.games_of_ais:
            words = (
                f"You have {self.games_of_ais} games that AIs play alone, which is as many as one may have at once: "
                "open another when one has ended."
            )
        elif self.games is not None and games > self.games:
            words = (
                f"You have opened {self.games} games that have not ended, which is as many as one may have: finish or "
                "leave one to make room."
            )
        else:
            return None
        return TooManyGames(words, retry_after=RETRY_AFTER)


def _key(digest: str) -> str:
    return key_of(f"client:{digest}", "games")
