"""The lists of games: that of all games, which is the lobby, and one for each player.

A list is a hash, by game what is kept of it, and one sorted set of all places on its shelves, which are read in order.
The lobby keeps rows, in `cairn:{lobby}:rows`; on a Redis Cluster there are several, `cairn:{lobby:3/16}:…`, each for
the games of a shard, and what is read is merged. A player's list finds games only: their rows are the lobby's.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from heapq import merge
from itertools import chain, islice, repeat
from typing import NamedTuple, Protocol, TypeVar, cast

from msgspec import ValidationError, json
from msgspec.structs import replace
from redis import Redis

from cairn.events.codec import canonical
from cairn.events.keys import key_of
from cairn.events.notifications import LogNotifications
from cairn.events.shards import Shards
from cairn.projections.fold import Position
from cairn.projections.names import record_of
from cairn.projections.rows import STATUSES, Entry, Filters, Row, row_of, shelf_of

NEWS = "lobby"
"""What is told where games' logs tell their ids, when a row has changed."""

ORGANISED = "organised"
"""What the list of the games is called that a player has opened without a seat of their own."""

BATCH_SIZE = 200
"""How many rows are read at a time, after those of one page."""

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
    """Return what is told where games' logs tell their ids, when the list of a player's games has changed."""
    return f"player:{player}"


def games_of(player: str) -> str:
    """Return the key of what a player's list keeps, by game."""
    return key_of(f"player:{player}", "games")


def places_of(player: str) -> str:
    """Return the key of the places on a player's list."""
    return key_of(f"player:{player}", "places")


class _List(NamedTuple):
    """The keys of a list, and what is told when it changes. Nothing is put on one whose player was erased."""

    games: str
    places: str
    news: str
    of: str
    record: str | None = None


class WalkOff(Protocol):
    """A walk through games that have left the lists in Redis."""

    def before(self, place: str | None) -> Iterator[tuple[str, Row | None]]:
        """Yield what comes before a time and id, or at these, in order; None: all that is left."""


class OffTheLists(Protocol):
    """Finished games that lie elsewhere than in Redis, and have left the lists there."""

    def walk(self, filters: Filters, after: str) -> WalkOff:
        """Return a walk through the games that are looked at, behind a time and id."""

    def count(self, filters: Filters) -> int:
        """Return about how many games are wanted."""

    def count_by_ruleset(self, player: str) -> dict[str, int]:
        """Return how many games a player has, by ruleset."""

    def row(self, game: str) -> Row | None:
        """Return the row of a game."""

    def remove(self, game: str) -> None:
        """Count a game less that is to be deleted."""


class Lists:
    """The lists of games, in Redis, kept as the logs say, and of what is off these. All of it may be done twice.

    A game comes to its players' lists first, and to the lobby last: what was broken off is found by its row.
    """

    def __init__(self, redis: Redis, off: OffTheLists) -> None:
        self._redis, self._off = redis, off
        self._put = redis.register_script(_PUT)
        self._shards = Shards(redis)
        self._news = LogNotifications(redis)

    # What is kept.

    def put(self, position: Position) -> None:
        """Put a game on its lists, unless newer versions of it are there; who has left it finds it no more."""
        row = row_of(position)
        stored = self._read(self._lobby(row.id), row.id)
        shown = _readable(_row, stored)
        for player in sorted(row.players | (shown.players if shown else set())):
            self._change(_of(player), row.id, row.entry(player))
        if row.organiser:
            self._change(_organised(row.organiser), row.id, row.organiser_entry)
        self._change(self._lobby(row.id), row.id, row, before=stored or b"")

    def restore(self, position: Position) -> None:
        """Put a game on its lists, if its row is not as it should be; the row's version is that of its last change."""
        shown = self._stored(position.table.game)
        if shown is None or replace(shown, version=position.version) != row_of(position):
            self.put(position)

    def remove(self, game: str) -> None:
        """Take a game off all lists, as it is to be deleted."""
        self.drop(game)
        self._off.remove(game)

    def drop(self, game: str) -> None:
        """Take a game off all lists in Redis."""
        row = self._stored(game)
        for player in sorted(row.players if row else ()):
            self._change(_of(player), game, None)
        if row and row.organiser:
            self._change(_organised(row.organiser), game, None)
        self._change(self._lobby(game), game, None)

    def forget(self, player: str, game: str) -> None:
        """Take a game off a player's list."""
        self._change(_of(player), game, None)

    def remove_lost(self, exists: Callable[[str], bool]) -> int:
        """Take games that do not exist any more off all lists, and return how many they were. It walks all keys."""
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
        """Put right what the lists say of a game, as far as they do not say it; return whether something was wrong.

        `history` are the positions at which its row has changed, `newest` is the version that is known, and `players`
        are those who have a record. What is of a version above `newest` somebody has put since.
        """
        game, right, before = history[-1].table.game, dict[_List, Entry](), set[str]()
        for position in history:
            row = row_of(position)
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
        """Tell whether a list keeps what it should of a game, and has all of its places."""
        shown = _readable(_row if isinstance(entry, Row) else _entry, self._read(list_, entry.id))
        if shown is None or shown.version > newest or replace(shown, version=entry.version) != entry:
            return shown is not None and shown.version > newest
        return all(self._redis.zscore(list_.places, place) is not None for place in entry.places)

    def _change(
        self, list_: _List, game: str, entry: Entry | None, known: int | None = None, *, before: bytes | None = None
    ) -> None:
        """Keep this of a game, or nothing, unless what is kept is as new, or newer than `known` where that is given.

        `before` is what the caller has read just now.
        """
        while True:
            before = self._read(list_, game) if before is None else before
            kept = _entry(before) if before else None
            if entry and kept and kept.version > (entry.version - 1 if known is None else known):
                break
            gone, come = [*kept.places] if kept else [], [*entry.places] if entry else []
            after = canonical(entry) if entry else b""
            keys = [list_.games, list_.places, *([list_.record] if list_.record else [])]
            header: list[str | bytes | int] = [game, before or b"", after, self._news.in_script, list_.news, len(gone)]
            if self._put(keys=keys, args=[*header, *gone, *come]):
                self._news.tell(list_.news, list_.of)
                break
            before = None  # somebody else was quicker

    # What is read.

    def walk(self, filters: Filters, after: str, first: int) -> Iterator[tuple[str, Row | None]]:
        """Yield the time and id of each game that is looked at, in order after such, and its row if it is wanted.

        Of those in Redis so many as are needed at `first` are read in two round trips.
        """
        off, last = self._off.walk(filters, after), ""
        for place, row in self._walk(filters, after, first):
            for last, other in off.before(place):
                yield last, other
            if place != last:  # a game that leaves the lists just now may be found twice
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
        """Return all games on the shelves of what is wanted, in order, without a look at their rows."""
        return [_game(place) for place in self._places(filters, "", None)]

    def count(self, filters: Filters) -> int:
        """Return how many games stand on the shelves of what is wanted, without a look at their rows."""
        low, high = filters.bounds("")
        with self._redis.pipeline(transaction=False) as pipeline:
            for list_ in self._lists(filters):
                for shelf in filters.shelves:
                    pipeline.zlexcount(list_.places, f"({shelf} {low}", f"({shelf} {high}")
            counts = cast(list[int], pipeline.execute())
        return sum(counts) + self._off.count(filters)

    def rows(self, games: Sequence[str]) -> list[Row]:
        """Return the rows of these games, without those that are gone, or that only a newer version can read."""
        here = {row.id: row for row in self._rows(games)}
        return [row for game in games if (row := here.get(game) or self._off.row(game))]

    def _rows(self, games: Sequence[str]) -> list[Row]:
        by_key: dict[str, list[str]] = {}
        for game in games:
            by_key.setdefault(self._lobby(game).games, []).append(game)
        with self._redis.pipeline(transaction=False) as pipeline:
            for key, some in by_key.items():
                pipeline.hmget(key, some)
            stored = dict(zip(chain(*by_key.values()), chain(*pipeline.execute()), strict=True))
        return [row for game in games if (row := _readable(_row, stored[game]))]

    def followers(self, game: str) -> set[str]:
        """Return the players, by id, who are told of a game: those in its row, and who opened it."""
        row = self._stored(game)
        return {*row.players, *([row.organiser] if row.organiser else [])} if row else set()

    def entries_of(self, player: str) -> list[Entry]:
        """Return what is kept of all games of which a player is told."""
        stored = [self._redis.hgetall(list_.games) for list_ in (_of(player), _organised(player))]
        entries = chain.from_iterable(cast(dict[bytes, bytes], each).values() for each in stored)
        return [entry for entry in map(_entry, entries) if entry.status]

    def count_by_status(self, player: str, rulesets: Iterable[str]) -> dict[str, dict[str, int]]:
        """Return how many games a player has of each ruleset, by status, without rulesets of which they have none."""
        shelves = [(ruleset, status, listed) for ruleset in rulesets for status in STATUSES for listed in (True, False)]
        with self._redis.pipeline(transaction=False) as pipeline:
            for ruleset, status, listed in shelves:
                shelf = shelf_of(listed, status, ruleset)
                pipeline.zlexcount(places_of(player), f"({shelf} ", f"({shelf}!")
            counted = dict[str, dict[str, int]]()
            for (ruleset, status, _), count in zip(shelves, pipeline.execute(), strict=True):
                of_ruleset = counted.setdefault(ruleset, dict.fromkeys(STATUSES, 0))
                of_ruleset[status] += count
        for ruleset, count in self._off.count_by_ruleset(player).items():
            counted.setdefault(ruleset, dict.fromkeys(STATUSES, 0))["finished"] += count
        return {ruleset: of_ruleset for ruleset, of_ruleset in counted.items() if any(of_ruleset.values())}

    def _places(self, filters: Filters, after: str, size: int | None) -> list[str]:
        """Return the times and ids of what stands on the shelves of what is wanted, in order, at most `size`."""
        low, high = filters.bounds(after)
        newest = filters.newest_first
        with self._redis.pipeline(transaction=False) as pipeline:
            for list_ in self._lists(filters):
                for shelf in filters.shelves:
                    ends = (f"({shelf} {low}", f"({shelf} {high}")
                    start, end = reversed(ends) if newest else ends
                    some = {} if size is None else {"offset": 0, "num": size}
                    pipeline.zrange(list_.places, start, end, desc=newest, bylex=True, **some)  # type: ignore[arg-type]
            shelves = [[place.decode().partition(" ")[2] for place in shelf] for shelf in pipeline.execute()]
        return [*islice(merge(*shelves, reverse=newest), size)]

    def _lists(self, filters: Filters) -> Iterable[_List]:
        if filters.player or filters.organiser:
            return [_of(filters.player) if filters.player else _organised(str(filters.organiser))]
        return map(self._shard, range(self._shards.count))

    def _lobby(self, game: str) -> _List:
        return self._shard(self._shards.shard_of(game))._replace(of=game)

    def _shard(self, shard: int) -> _List:
        tag = self._shards.tag(NEWS, shard)
        return _List(key_of(tag, "rows"), key_of(tag, "places"), NEWS, "")

    def _stored(self, game: str) -> Row | None:
        return _readable(_row, self._read(self._lobby(game), game))

    def _read(self, list_: _List, game: str) -> bytes | None:
        return cast(bytes | None, self._redis.hget(list_.games, game))


def _readable(decode: Callable[[bytes], Kept], stored: bytes | None) -> Kept | None:
    """Return what is stored; None if nothing is, or if a newer version wrote it so that this one cannot read it."""
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
