"""Queries of ratings: standings, a player's ratings and their history. They omit AIs, whose ratings are fixed."""

from collections.abc import Sequence
from typing import cast

from msgspec import Struct
from redis import Redis

from cairn.projections.rating_formula import FORMULA, Rating, read_rating
from cairn.projections.ratings import RatingCategory


class Standing(Struct, frozen=True):
    """A player's rank in the standings of a category, from 1."""

    rank: int
    player: str
    rating: Rating


class RatedGame(Struct, frozen=True):
    """A player's rating after a game."""

    at: str
    game: str
    category: RatingCategory
    rating: Rating


class Standings:
    """Queries of the public ratings."""

    def __init__(self, redis: Redis, categories: Sequence[RatingCategory]) -> None:
        self._redis = redis
        self._categories = categories

    def formula(self, category: RatingCategory) -> str:
        """Return the formula of a category's ratings; before its first game the newest."""
        stored = cast(bytes | None, self._redis.hget(category.key("fold"), "formula"))
        return (stored or b"").decode() or FORMULA

    def page(self, category: RatingCategory, after: int, limit: int) -> tuple[list[Standing], bool]:
        """Return at most `limit` standings after rank `after`, and whether there are more."""
        raw = self._redis.zrange(category.key("standings"), after, after + limit, desc=True)
        players = [player.decode() for player in cast(list[bytes], raw)]
        ratings = cast(list[bytes | None], self._redis.hmget(category.key("ratings"), players)) if players else []
        rows = enumerate(zip(players, ratings, strict=True), start=after + 1)
        # A player without a rating was erased between the two reads.
        standings = [Standing(rank, player, read_rating(stored)) for rank, (player, stored) in rows if stored]
        return [standing for standing in standings if standing.rank <= after + limit], len(players) > limit

    def ratings_of(self, player: str) -> list[tuple[RatingCategory, Rating]]:
        """Return a player's ratings, one for each category with a rated game."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for category in self._categories:
                pipeline.hget(category.key("ratings"), player)
            ratings = cast(list[bytes | None], pipeline.execute())
        rated = zip(self._categories, ratings, strict=True)
        return [(category, read_rating(stored)) for category, stored in rated if stored]

    def history(
        self, player: str, categories: Sequence[RatingCategory], after: int, limit: int
    ) -> tuple[list[RatedGame], bool]:
        """Return up to `limit` games, the oldest first, after the first `after`, and whether there are more.

        `games` of each rating is not stored, and 0.
        """
        start, end, most = f"[{player} ", f"({player}!", after + limit + 1
        with self._redis.pipeline(transaction=False) as pipeline:
            for category in categories:
                pipeline.zrange(category.key("history"), start, end, bylex=True, offset=0, num=most)
            lines = cast(list[list[bytes]], pipeline.execute())
        games = [_rated(category, line) for category, of in zip(categories, lines, strict=True) for line in of]
        games.sort(key=lambda entry: (entry.at, entry.game))
        return games[after : after + limit], len(games) > after + limit


def _rated(category: RatingCategory, line: bytes) -> RatedGame:
    _, at, game, mu, sigma = line.decode().split(" ")
    return RatedGame(at, game, category, Rating(float(mu), float(sigma)))
