"""The lists of series: all listed series, by status and ruleset, and each player's series. They follow from the logs.

`cairn:{series}:<status>` has the listed series of a status, `cairn:{series}:places` the same series by status and
ruleset, and `cairn:{player:<id>}:series` the series that a player takes part in, or opened: each is a sorted set of
`<time of opening> <id>`. `cairn:{series}:rows` has the displayed data of each series, by id.

Old versions of Cairn wrote neither rows nor `places`. `list_misplaced` finds the series that lack them.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, repeat
from typing import Final, cast

from msgspec import Struct, ValidationError, json
from redis import Redis

from cairn.events.codec import canonical, prepare_type
from cairn.events.keys import key_of
from cairn.events.publishing import LogNotifications
from cairn.events.series import SERIES, Format, id_of
from cairn.projections.fold import Position
from cairn.projections.lists import news_of
from cairn.projections.names import record_of
from cairn.projections.rows import STATUSES
from cairn.projections.series import running, state_of

OF_PLAYER: Final = "series"
"""The last part of the key of a player's list."""
PEOPLE: Final = "people"
"""The last part of the key of a series' players."""
BATCH_SIZE = 200
"""Rows per read after the first page."""

_ROWS, _PLACES = key_of(SERIES, "rows"), key_of(SERIES, "places")

_PUT = """
local id, version, row, place, ruleset, status = unpack(ARGV)
local before = redis.call('HGET', KEYS[1], id)
if before and cjson.decode(before).version > tonumber(version) then return end
redis.call('HSET', KEYS[1], id, row)
for at, each in ipairs({'open', 'running', 'finished'}) do
  for key, member in pairs({[KEYS[2]] = each .. ':' .. ruleset .. ' ' .. place, [KEYS[2 + at]] = place}) do
    if each == status then redis.call('ZADD', key, 0, member) else redis.call('ZREM', key, member) end
  end
end
"""
"""Add a series to the lists of its status and remove it from others, unless they have a newer version."""

_PUT_OF_PLAYER = """
if redis.call('EXISTS', KEYS[2]) == 1 then redis.call('ZADD', KEYS[1], 0, ARGV[1]) end
"""
"""Add a series to a player's list, unless the player was erased."""


class StoredRow(Struct, frozen=True):
    """The data of a series in lists, without its title, in the form of the API (`service/api/series`)."""

    id: str
    version: int
    created_at: str
    ruleset: str
    status: str
    listed: bool
    format: Format
    starts_at: str | None
    seats: int
    places: int
    taken: int
    round: int
    rounds: int


class SeriesFilters(Struct, frozen=True):
    """Filters of series. `player` selects a player's series, None those of all; `unlisted` includes unlisted ones."""

    status: str | None = None
    ruleset: str | None = None
    player: str | None = None
    unlisted: bool = False

    def takes(self, row: StoredRow) -> bool:
        """Return whether a series matches, without a look at `player`."""
        is_wanted = self.status in (None, row.status) and self.ruleset in (None, row.ruleset)
        return is_wanted and (row.listed or self.unlisted)


def row_of(position: Position) -> StoredRow:
    """Return the row of a series; its round is 0 before the lots are drawn."""
    table, opened = position.table, position.table.series
    assert opened
    state = state_of(position)
    return StoredRow(
        id=id_of(table.game),
        version=position.version,
        created_at=table.created_at,
        ruleset=opened.ruleset,
        status=position.status,
        listed=table.listed,
        format=opened.format,
        starts_at=opened.starts_at,
        seats=opened.seats,
        places=opened.places,
        taken=len(running(table)),
        round=state.round,
        rounds=state.rounds or opened.rounds,
    )


class SeriesIndex:
    """The lists of series in Redis. All operations are idempotent."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._put = redis.register_script(_PUT)
        self._put_of_player = redis.register_script(_PUT_OF_PLAYER)
        self._news = LogNotifications(redis)

    def put(self, position: Position) -> None:
        """Add or update a series on its lists."""
        table, row = position.table, row_of(position)
        place, status = f"{row.created_at} {row.id}", row.status if row.listed else ""
        keys = [_ROWS, _PLACES, *map(_of_status, STATUSES)]
        self._put(keys=keys, args=[row.id, row.version, canonical(row), place, row.ruleset, status])
        if table.people:
            self._redis.zadd(key_of(table.game, PEOPLE), dict.fromkeys(table.people, 0))
        for player in table.people:
            self._put_of_player(keys=[series_of(player), record_of(player)], args=[place])
            self._news.publish(news_of(player), player)

    def people(self, name: str) -> list[str]:
        """Return the ids of the players who take part in a series, or opened it."""
        return [player.decode() for player in cast(list[bytes], self._redis.zrange(key_of(name, PEOPLE), 0, -1))]

    def walk(self, wanted: SeriesFilters, after: str, first: int) -> Iterator[tuple[str, StoredRow | None]]:
        """Yield the place of each candidate series after `after`, the newest first, and its row, None if missing.

        The first `first` are read in two round trips. Callers have to filter the rows, above all those of a player.
        """
        statuses = [status for status in STATUSES if wanted.status in (None, status)]
        if wanted.player:
            lists = [(series_of(wanted.player), "")]
        elif wanted.ruleset and self._has_places():
            lists = [(_PLACES, f"{status}:{wanted.ruleset} ") for status in statuses]
        else:
            lists = [(_of_status(status), "") for status in statuses]
        return self._walk(lists, after, first)

    def list_misplaced(self) -> Iterator[str]:
        """Yield the ids of listed series that an older version put on a list without writing a row with that status."""
        for status in STATUSES:
            for place, row in self._walk([(_of_status(status), "")], "", BATCH_SIZE):
                if row is None or row.status != status:
                    yield place.partition(" ")[2]

    def ids_of(self, player: str) -> list[str]:
        """Return the ids of all series of a player, the newest first."""
        return self.newest(player, None)

    def newest(self, player: str, count: int | None = BATCH_SIZE) -> list[str]:
        """Return the ids of a player's newest series."""
        return [place.partition(" ")[2] for place in self._places([(series_of(player), "")], "", count)]

    def forget(self, player: str) -> None:
        """Delete a player's list."""
        self._redis.delete(series_of(player))

    def _has_places(self) -> bool:
        """Return whether all listed series have a place by ruleset: series from old versions of Cairn lack it."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for key in (_PLACES, *map(_of_status, STATUSES)):
                pipeline.zcard(key)
            places, *by_status = cast(list[int], pipeline.execute())
        return places == sum(by_status)

    def _walk(self, lists: Sequence[tuple[str, str]], after: str, first: int) -> Iterator[tuple[str, StoredRow | None]]:
        for size in chain([first], repeat(max(first, BATCH_SIZE))):
            places = self._places(lists, after, size)
            ids = [place.partition(" ")[2] for place in places]
            stored = cast(list[bytes | None], self._redis.hmget(_ROWS, ids)) if ids else []
            yield from zip(places, map(_read, stored), strict=True)
            if len(places) < size:
                return
            after = places[-1]

    def _places(self, lists: Sequence[tuple[str, str]], after: str, size: int | None) -> list[str]:
        """Return at most `size` places after `after` from lists, each given as a key and a prefix of its members."""
        limit = {} if size is None else {"offset": 0, "num": size}
        with self._redis.pipeline(transaction=False) as pipeline:
            for key, start in lists:
                pipeline.zrange(key, f"({start}{after or '~'}", f"({start}", desc=True, bylex=True, **limit)  # type: ignore[arg-type]
            pages = pipeline.execute()
        places = {place.decode()[len(start) :] for (_, start), page in zip(lists, pages, strict=True) for place in page}
        return sorted(places, reverse=True)[:size]


def series_of(player: str) -> str:
    """Return the key of a player's list."""
    return key_of(f"player:{player}", OF_PLAYER)


def _of_status(status: str) -> str:
    return key_of(SERIES, status)


def _read(stored: bytes | None) -> StoredRow | None:
    """Decode a row. Return None if there is none, or if only a newer version can read it."""
    try:
        return json.decode(stored, type=prepare_type(StoredRow)) if stored else None
    except ValidationError:
        return None
