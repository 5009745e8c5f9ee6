"""The lists of series: of all that are listed, by status, and of each player's. They follow from the logs.

`cairn:{series}:<status>` has the listed series of a status, and `cairn:{player:<id>}:series` those that a player takes
part in, or opened: each a sorted set of `<when it was opened> <id>`, in the order of these.
"""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from redis import Redis

from cairn.events.keys import key_of
from cairn.events.news import News
from cairn.events.series import SERIES, id_of
from cairn.projections.fold import Position
from cairn.projections.lists import news_of
from cairn.projections.names import record_of
from cairn.projections.rows import STATUSES

OF_PLAYER: Final = "series"
"""What the key of a player's list is called, after their id."""
PEOPLE: Final = "people"
"""What the key of the players of a series is called, after its name."""
PAGE = 200

_PUT = """
if redis.call('EXISTS', KEYS[2]) == 1 then redis.call('ZADD', KEYS[1], 0, ARGV[1]) end
"""
"""Nothing is put on the list of a player who was erased."""


class SeriesShelf:
    """Where series are found. All of it may be done twice."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._put = redis.register_script(_PUT)
        self._news = News(redis)

    def put(self, position: Position) -> None:
        """Put a series where it belongs."""
        table, place = position.table, f"{position.table.created_at} {id_of(position.table.game)}"
        with self._redis.pipeline(transaction=False) as pipeline:
            for status in STATUSES:
                if status == position.status and table.listed:
                    pipeline.zadd(_of_status(status), {place: 0})
                else:
                    pipeline.zrem(_of_status(status), place)
            for player in table.people:
                pipeline.zadd(key_of(table.game, PEOPLE), {player: 0})
            pipeline.execute()
        for player in table.people:
            self._put(keys=[series_of(player), record_of(player)], args=[place])
            self._news.publish(news_of(player), player)

    def people(self, name: str) -> list[str]:
        """Return the players, by id, who take part in a series, or opened it."""
        return [player.decode() for player in cast(list[bytes], self._redis.zrange(key_of(name, PEOPLE), 0, -1))]

    def walk(self, status: str | None, player: str | None, after: str) -> Iterator[str]:
        """Yield the places of series, the newest first, behind one: of a player's if one is named, or of a status."""
        keys = [series_of(player)] if player else [_of_status(each) for each in STATUSES if status in (None, each)]
        while True:
            pages = [self._page(key, after) for key in keys]
            places = sorted({place for page in pages for place in page}, reverse=True)[:PAGE]
            yield from places
            if len(places) < PAGE:
                return
            after = places[-1]

    def of(self, player: str) -> list[str]:
        """Return the ids of all series of a player's."""
        return [place.partition(" ")[2] for place in self.walk(None, player, "")]

    def newest(self, player: str) -> list[str]:
        """Return the ids of a player's newest series."""
        return [place.partition(" ")[2] for place in self._page(series_of(player), "")]

    def forget(self, player: str) -> None:
        """Forget which series a player has."""
        self._redis.delete(series_of(player))

    def _page(self, key: str, after: str) -> Sequence[str]:
        start = f"({after}" if after else "+"
        found = cast(list[bytes], self._redis.zrange(key, start, "-", desc=True, bylex=True, offset=0, num=PAGE))
        return [place.decode() for place in found]


def series_of(player: str) -> str:
    """Return the key of a player's list."""
    return key_of(f"player:{player}", OF_PLAYER)


def _of_status(status: str) -> str:
    return key_of(SERIES, status)
