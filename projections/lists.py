"""The lists of games: the lobby, which has all games, and a list for each player.

A list is a hash of entries by game, and a sorted set of the entries' places in its indexes, which is read in order. The
lobby's entries are rows, in `cairn:{lobby}:rows`; on a Redis Cluster it has shards, `cairn:{lobby:3/16}:…`, and reads
merge them. A player's list has only index entries: the rows are in the lobby.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from heapq import merge
from itertools import chain, islice, repeat
from typing import NamedTuple, Protocol, TypeVar, cast

from msgspec import ValidationError, json
from msgspec.structs import replace
from redis import Redis

from cairn.events.codec import canonical
from cairn.events.connections import Connections
from cairn.events.keys import key_of
from cairn.events.publishing import LogNotifications
from cairn.events.shards import Shards
from cairn.projections.fold import Position
from cairn.projections.names import NameBook, record_of
from cairn.projections.rows import STATUSES, Entry, Filters, Row, row_of, shelf_of

NEWS = "lobby"
"""The notification of a changed row, on the channel of the games' logs."""

ORGANISED = "organised"
"""The key of the list of games that a player has opened without a seat of their own."""

BATCH_SIZE = 200
"""Rows per read after the first page."""

_PUT = """
local games, places, record = KEYS[1], KEYS[2], KEYS[3]
local game, before, after, channel, news, gone = unpack(ARGV)
if record and after ~= '' and redis.call('EXISTS', record) == 0 then return 1 end
if (redis.call('HGET', games, game) or '') ~= before then return 0 end
for at = 7, 6 + gone do redis.call('ZREM', places, ARGV[at]) end
for at = 7 + gone, #ARGV do redis.call('ZADD', places, 0, ARGV[at]) end
if after ~= '' then redis.call('HSET', games, game, after) else redis.call('HDEL', games, game) end
if channel ~= '' then redis.call('PUBLISH', channel, news) end
return 1
"""

Kept = TypeVar("Kept", bound=Entry)
_row, _entry = json.Decoder(Row).decode, json.Decoder(Entry).decode


def news_of(player: str) -> str:
    """Return the notification of a change in a player's list, on the channel of the games' logs."""
    return f"player:{player}"


def games_of(player: str) -> str:
    """Return the key of the entries of a player's list, by game."""
    return key_of(f"player:{player}", "games")


def places_of(player: str) -> str:
    """Return the key of the places of a player's list."""
    return key_of(f"player:{player}", "places")


class _List(NamedTuple):
    """The keys of a list, and the notification of its changes. Without its player's `record` nothing is added."""

    games: str
    places: str
    news: str
    of: str
    record: str | None = None


class WalkOff(Protocol):
    """An iteration over games that were moved out of the lists in Redis."""

    def before(self, place: str | None) -> Iterator[tuple[str, Row | None]]:
        """Yield the next games up to and including a time and id, in order; all remaining ones for None."""


class OffTheLists(Protocol):
    """The lists of finished games that are stored outside Redis."""

    def walk(self, filters: Filters, after: str) -> WalkOff:
        """Iterate over candidate games after a time and id."""

    def count(self, filters: Filters) -> int:
        """Estimate the number of games that match the filters."""

    def count_by_ruleset(self, player: str) -> dict[str, int]:
        """Return the number of a player's games by ruleset."""

    def row(self, game: str) -> Row | None:
        """Return the row of a game."""

    def remove(self, game: str) -> None:
        """Remove a game from the counts, as it will be deleted."""


class Lists:
    """The lists of games in Redis, which follow from the logs, and outside it. All operations are idempotent.

    A game is added to its players' lists first, and to the lobby last: its row shows whether an update was interrupted.
    """

    def __init__(self, redis: Redis, off: OffTheLists) -> None:
        self._redis, self._off = redis, off
        self._put = redis.register_script(_PUT)
        self._shards = Shards(redis)
        self._news = LogNotifications(redis)
        self._names = NameBook(Connections(redis))

    # Writing.

    def put(self, position: Position, *, again: bool = False) -> None:
        """Add or update a game on its lists unless they have a newer version; remove it from those of leavers.

        With `again`, entries of the same version are replaced, too: the players of guests' seats are not in the log.
        A row that only a newer process can read stays.
        """
        row = self._row(position)
        stored = self._read(self._lobby(row.id), row.id)
        shown = _readable(_row, stored)
        known = position.version if again and shown else None
        for player in sorted(row.players | (shown.players if shown else set())):
            self._change(_of(player), row.id, row.entry(player), known)
        if row.organiser:
            self._change(_organised(row.organiser), row.id, row.organiser_entry)
        self._change(self._lobby(row.id), row.id, row, known, before=stored or b"")

    def restore(self, position: Position) -> None:
        """Put a game on its lists if its row is wrong. The version is ignored: a row has that of its last change."""
        shown = self._stored(position.table.game)
        if shown is None or replace(shown, version=position.version) != self._row(position):
            self.put(position, again=True)

    def remove(self, game: str) -> None:
        """Remove a game from all lists, as it will be deleted."""
        self.drop(game)
        self._off.remove(game)

    def drop(self, game: str) -> None:
        """Remove a game from all lists in Redis."""
        row = self._stored(game)
        for player in sorted(row.players if row else ()):
            self._change(_of(player), game, None)
        if row and row.organiser:
            self._change(_organised(row.organiser), game, None)
        self._change(self._lobby(game), game, None)

    def forget(self, player: str, game: str) -> None:
        """Remove a game from a player's list."""
        self._change(_of(player), game, None)

    def remove_lost(self, exists: Callable[[str], bool]) -> int:
        """Remove games that do not exist any more from all lists, and return their number. Scans all keys."""
        players = (
            list_of(key.decode().split("{player:")[1].split("}")[0])
            for list_of in (_of, _organised)
            for key in self._redis.scan_iter(match=list_of("*").games, count=1000)
        )
        lost = set[str]()
        for list_ in chain(map(self._shard, range(self._shards.count)), players):
            places = [place.decode() for place in cast(list[bytes], self._redis.zrange(list_.places, 0, -1))]
            games = {game.decode() for game in cast(list[bytes], self._redis.hkeys(list_.games))}
            if stray := [place for place in places if _game(place) not in games]:
                self._redis.zrem(list_.places, *stray)
            for game in [game for game in games if not exists(game)]:
                self._change(list_, game, None)
                lost.add(game)
        return len(lost)

    def mend(self, history: Sequence[Position], newest: int, players: Container[str]) -> bool:
        """Correct the entries of a game on all lists; return whether an entry was wrong.

        `history` are the positions at which its row has changed, `newest` is the version of the caller's log, `players`
        are the players with a record. Entries with a version above `newest` are concurrent updates, and stay.
        """
        game, right, before = history[-1].table.game, dict[_List, Entry](), set[str]()
        for position in history:
            row = self._row(position)
            right |= {_of(player): row.entry(player) for player in sorted(row.players | before) if player in players}
            before = row.players
        if row.organiser in players:
            right[_organised(str(row.organiser))] = row.organiser_entry
        wrong = False
        for list_, entry in (right | {self._lobby(game): row}).items():
            if not self._holds(list_, entry, newest):
                self._change(list_, game, entry, newest)
                wrong = True
        return wrong

    def _holds(self, list_: _List, entry: Entry, newest: int) -> bool:
        """Return whether a list has this entry of a game, or one newer than `newest`, and all of its places."""
        shown = _readable(_row if isinstance(entry, Row) else _entry, self._read(list_, entry.id))
        if shown is None or shown.version > newest or replace(shown, version=entry.version) != entry:
            return shown is not None and shown.version > newest
        return all(self._redis.zscore(list_.places, place) is not None for place in entry.places)

    def _change(
        self, list_: _List, game: str, entry: Entry | None, known: int | None = None, *, before: bytes | None = None
    ) -> None:
        """Replace a game's entry, or delete it for None, unless the stored one has `entry`'s version or a later one.

        If `known` is given, a version above `known` counts as later. `before` is the stored entry if just read.
        """
        while True:
            before = self._read(list_, game) if before is None else before
            stored = _entry(before) if before else None
            if entry and stored and stored.version > (entry.version - 1 if known is None else known):
                break
            gone, come = [*stored.places] if stored else [], [*entry.places] if entry else []
            after = canonical(entry) if entry else b""
            keys = [list_.games, list_.places, *([list_.record] if list_.record else [])]
            header: list[str | bytes | int] = [game, before or b"", after, self._news.in_script, list_.news, len(gone)]
            if self._put(keys=keys, args=[*header, *gone, *come]):
                self._news.publish_sharded(list_.news, list_.of)
                break
            before = None  # another process has changed it

    # Reading.

    def walk(self, filters: Filters, after: str, first: int) -> Iterator[tuple[str, Row | None]]:
        """Yield the time and id of each candidate game, in order from `after`, and its row if it matches the filters.

        The `first` candidates in Redis are read in two round trips.
        """
        off, last = self._off.walk(filters, after), ""
        for place, row in self._walk(filters, after, first):
            for last, other in off.before(place):
                yield last, other
            if place != last:  # a game that is being moved out of Redis may be found twice
                yield place, row
        yield from off.before(None)

    def _walk(self, filters: Filters, after: str, first: int) -> Iterator[tuple[str, Row | None]]:
        for size in chain([first], repeat(max(first, BATCH_SIZE))):
            places = self._places(filters, after, size)
            rows = {row.id: row for row in self._rows([_game(place) for place in places])}
            for place in places:
                row = rows.get(_game(place))
                yield place, row if row and filters.takes(row) else None
            if len(places) < size:
                return
            after = places[-1]

    def find(self, filters: Filters) -> list[str]:
        """Return all games of the indexes that the filters select, in order, without reading their rows."""
        return [_game(place) for place in self._places(filters, "", None)]

    def count(self, filters: Filters) -> int:
        """Count the games of the indexes that the filters select, without reading their rows."""
        low, high = filters.bounds("")
        with self._redis.pipeline(transaction=False) as pipeline:
            for list_ in self._lists(filters):
                for index in filters.indexes:
                    pipeline.zlexcount(list_.places, f"({index} {low}", f"({index} {high}")
            counts = cast(list[int], pipeline.execute())
        return sum(counts) + self._off.count(filters)

    def rows(self, games: Sequence[str]) -> list[Row]:
        """Return the rows of these games, without missing ones and those that only a newer version can read."""
        in_redis = {row.id: row for row in self._rows(games)}
        return [row for game in games if (row := in_redis.get(game) or self._off.row(game))]

    def _rows(self, games: Sequence[str]) -> list[Row]:
        by_key: dict[str, list[str]] = {}
        for game in games:
            by_key.setdefault(self._lobby(game).games, []).append(game)
        with self._redis.pipeline(transaction=False) as pipeline:
            for key, ids in by_key.items():
                pipeline.hmget(key, ids)
            stored = dict(zip(chain(*by_key.values()), chain(*pipeline.execute()), strict=True))
        return [row for game in games if (row := _readable(_row, stored[game]))]

    def followers(self, game: str) -> set[str]:
        """Return the ids of the players who are notified of a game: the players in its row, and its opener."""
        row = self._stored(game)
        return {*row.players, *([row.organiser] if row.organiser else [])} if row else set()

    def entries_of(self, player: str) -> list[Entry]:
        """Return the entries of all games of which a player is notified."""
        stored = [self._redis.hgetall(list_.games) for list_ in (_of(player), _organised(player))]
        entries = chain.from_iterable(cast(dict[bytes, bytes], each).values() for each in stored)
        return [entry for entry in map(_entry, entries) if entry.status]

    def count_by_status(self, player: str, rulesets: Iterable[str]) -> dict[str, dict[str, int]]:
        """Return the number of a player's games by ruleset and status, without rulesets that have none."""
        indexes = [(ruleset, status, listed) for ruleset in rulesets for status in STATUSES for listed in (True, False)]
        with self._redis.pipeline(transaction=False) as pipeline:
            for ruleset, status, listed in indexes:
                index = shelf_of(listed, status, ruleset)
                pipeline.zlexcount(places_of(player), f"({index} ", f"({index}!")
            counted = dict[str, dict[str, int]]()
            for (ruleset, status, _), count in zip(indexes, pipeline.execute(), strict=True):
                of_ruleset = counted.setdefault(ruleset, dict.fromkeys(STATUSES, 0))
                of_ruleset[status] += count
        for ruleset, count in self._off.count_by_ruleset(player).items():
            counted.setdefault(ruleset, dict.fromkeys(STATUSES, 0))["finished"] += count
        return {ruleset: of_ruleset for ruleset, of_ruleset in counted.items() if any(of_ruleset.values())}

    def _places(self, filters: Filters, after: str, size: int | None) -> list[str]:
        """Return the times and ids of games in the indexes that the filters select, in order, at most `size`."""
        low, high = filters.bounds(after)
        newest = filters.newest_first
        with self._redis.pipeline(transaction=False) as pipeline:
            for list_ in self._lists(filters):
                for index in filters.indexes:
                    ends = (f"({index} {low}", f"({index} {high}")
                    start, end = reversed(ends) if newest else ends
                    page = {} if size is None else {"offset": 0, "num": size}
                    pipeline.zrange(list_.places, start, end, desc=newest, bylex=True, **page)  # type: ignore[arg-type]
            places = [[place.decode().partition(" ")[2] for place in reply] for reply in pipeline.execute()]
        return [*islice(merge(*places, reverse=newest), size)]

    def _lists(self, filters: Filters) -> Iterable[_List]:
        if filters.player or filters.organiser:
            return [_of(filters.player) if filters.player else _organised(str(filters.organiser))]
        return map(self._shard, range(self._shards.count))

    def _lobby(self, game: str) -> _List:
        return self._shard(self._shards.shard_of(game))._replace(of=game)

    def _shard(self, shard: int) -> _List:
        tag = self._shards.tag(NEWS, shard)
        return _List(key_of(tag, "rows"), key_of(tag, "places"), NEWS, "")

    def _row(self, position: Position) -> Row:
        """Return the row of a game, with the players who have adopted seats."""
        return replace(row_of(position), seats=self._names.seats(position.table))

    def _stored(self, game: str) -> Row | None:
        return _readable(_row, self._read(self._lobby(game), game))

    def _read(self, list_: _List, game: str) -> bytes | None:
        return cast(bytes | None, self._redis.hget(list_.games, game))


def _readable(decode: Callable[[bytes], Kept], stored: bytes | None) -> Kept | None:
    """Decode a stored entry. Return None if there is none, or if only a newer version can read it."""
    try:
        return decode(stored) if stored else None
    except ValidationError:
        return None


def _of(player: str) -> _List:
    return _List(games_of(player), places_of(player), news_of(player), player, record_of(player))


def _organised(player: str) -> _List:
    games, places = (key_of(f"player:{player}", what) for what in (ORGANISED, f"{ORGANISED}-places"))
    return _List(games, places, news_of(player), player, record_of(player))


def _game(place: str) -> str:
    return place.rpartition(" ")[2]
