"""Ratings as they are read: the standings of a ruleset, a player's ratings, and how these came about. Levels are not
among them: they are anchored (`projections/anchors.py`)."""

from collections.abc import Sequence
from typing import cast

from msgspec import Struct
from redis import Redis

from cairn.projections.formula import FORMULA, Rating, read_rating
from cairn.projections.ratings import RatingCategory


class Standing(Struct, frozen=True):
    """A player's place in the standings of a shelf, from 1 on."""

    rank: int
    player: str
    rating: Rating


class RatedGame(Struct, frozen=True):
    """What a game made of a player's rating, when it ended."""

    at: str
    game: str
    shelf: RatingCategory
    rating: Rating


class Standings:
    """What others may read of the ratings."""

    def __init__(self, redis: Redis, shelves: Sequence[RatingCategory]) -> None:
        self._redis = redis
        self._shelves = shelves

    def formula(self, shelf: RatingCategory) -> str:
        """Return the formula that a shelf's ratings were made by."""
        stored = cast(bytes | None, self._redis.hget(shelf.key("fold"), "formula"))
        return (stored or b"").decode() or FORMULA

    def page(self, shelf: RatingCategory, after: int, limit: int) -> tuple[list[Standing], bool]:
        """Return the standings below a rank, and whether there are more."""
        raw = self._redis.zrange(shelf.key("standings"), after, after + limit, desc=True)
        players = [player.decode() for player in cast(list[bytes], raw)]
        kept = cast(list[bytes | None], self._redis.hmget(shelf.key("ratings"), players)) if players else []
        rows = enumerate(zip(players, kept, strict=True), start=after + 1)
        # One without a rating was erased just now.
        standings = [Standing(rank, player, read_rating(stored)) for rank, (player, stored) in rows if stored]
        return [standing for standing in standings if standing.rank <= after + limit], len(players) > limit

    def ratings_of(self, player: str) -> list[tuple[RatingCategory, Rating]]:
        """Return a player's ratings, one for each shelf that they have played on."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for shelf in self._shelves:
                pipeline.hget(shelf.key("ratings"), player)
            kept = cast(list[bytes | None], pipeline.execute())
        return [(shelf, read_rating(stored)) for shelf, stored in zip(self._shelves, kept, strict=True) if stored]

    def history(
        self, player: str, shelves: Sequence[RatingCategory], after: int, limit: int
    ) -> tuple[list[RatedGame], bool]:
        """Return a player's games on these shelves without the first `after`, the oldest first; and if there are more.

        `games` of each rating is not kept, and 0.
        """
        start, end, most = f"[{player} ", f"({player}!", after + limit + 1
        with self._redis.pipeline(transaction=False) as pipeline:
            for shelf in shelves:
                pipeline.zrange(shelf.key("history"), start, end, bylex=True, offset=0, num=most)
            lines = cast(list[list[bytes]], pipeline.execute())
        games = [_rated(shelf, line) for shelf, of in zip(shelves, lines, strict=True) for line in of]
        games.sort(key=lambda entry: (entry.at, entry.game))
        return games[after : after + limit], len(games) > after + limit


def _rated(shelf: RatingCategory, line: bytes) -> RatedGame:
    _, at, game, mu, sigma = line.decode().split(" ")
    return RatedGame(at, game, shelf, Rating(float(mu), float(sigma)))
