"""The lobby: every game's row, listed by status and ruleset, the newest first; and which games ended when.

All of it lies under one hash tag, `cairn:{lobby}:…`. On a Redis Cluster there are several, `cairn:{lobby:3/16}:…`, each
for the games of a shard, and what is read is merged.
"""

import heapq
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Any, NamedTuple, cast

from msgspec.structs import asdict
from redis import Redis

from cairn.events.codec import canonical, load
from cairn.events.keys import key_of
from cairn.events.news import News
from cairn.events.shards import Shards
from cairn.projections.fold import Position

STATUSES = ("open", "running", "finished")

NEWS = "lobby"
"""What is told where games' logs tell their ids, when a row has changed."""

_LOBBY = "lobby"

_PUT = """
local rows, ended, lobby = KEYS[1], KEYS[2], string.match(KEYS[1], '^.*:')
local game, row, entry, ended_at = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local function shelves(json)
  local r = cjson.decode(json)
  local names = {}
  for _, scope in ipairs(r.listed and {'any', 'listed'} or {'any'}) do
    for _, status in ipairs({'*', r.status}) do
      for _, ruleset in ipairs({'*', r.ruleset}) do
        table.insert(names, lobby .. scope .. ':' .. status .. ':' .. ruleset)
      end
    end
  end
  return names, r.version
end
local old = redis.call('HGET', rows, game)
local names, version = {}, nil
if row ~= '' then names, version = shelves(row) end
if old then
  local old_names, old_version = shelves(old)
  if version and old_version >= version then return 0 end
  for _, name in ipairs(old_names) do redis.call('ZREM', name, entry) end
end
for _, name in ipairs(names) do redis.call('ZADD', name, 0, entry) end
if version then redis.call('HSET', rows, game, row) else redis.call('HDEL', rows, game) end
if ended_at ~= '' then redis.call('ZADD', ended, ended_at, game) else redis.call('ZREM', ended, game) end
if ARGV[5] ~= '' then redis.call('PUBLISH', ARGV[5], ARGV[6]) end
return 1
"""


ENDED_PAGE = 200


class Ended(NamedTuple):
    """When a game ended, in seconds since 1970, and its id: what finished games are ordered by."""

    at: float
    game: str


@dataclass(frozen=True, slots=True)
class Page:
    """Some rows of the lobby, as JSON objects, and the cursor of the next page, if any."""

    rows: list[dict[str, Any]]
    next: str | None


def row(position: Position) -> dict[str, Any]:
    """Return what the lobby keeps of a game: nothing that a spectator may not know, and no name."""
    table = position.table
    return {
        "id": table.game,
        "ruleset": table.ruleset,
        "options": table.options,
        "status": position.status,
        "version": position.version,
        "created_at": table.created_at,
        "seats": [asdict(seat) for seat in table.seats],
        "taken_at": table.taken_at,
        "outcome": table.outcome,
        "listed": table.listed,
        "hints": table.offers_hints,
        "rated": table.rated,
        "clock": table.clock and asdict(table.clock),
    }


class Lobby:
    """The rows of all games, in Redis. The caretaker writes again what was lost."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._put = redis.register_script(_PUT)
        self._shards = Shards(redis)
        self._news = News(redis)

    def put(self, position: Position, ended_at: float | None = None) -> None:
        """Put a game's row, unless a newer one is there; `ended_at` is when it ended, in seconds since 1970."""
        table = position.table
        stamp = "" if ended_at is None else str(ended_at)
        entry = _entry(table.created_at, table.game)
        self._change(table.game, canonical(row(position)), entry, stamp)

    def shows(self, position: Position) -> bool:
        """Tell whether a game's row shows what its position is; the row's version is that of its last change."""
        stored = self._stored(position.table.game)
        shown = load(stored) if stored else {}
        return bool(load(canonical(row(position) | {"version": shown.get("version")})) == shown)

    def holds(self, position: Position, newest: int) -> bool:
        """Tell whether a game's row shows its position, and every shelf has it that should.

        So does a row of a version above the `newest` that is known: somebody has put it since.
        """
        table = position.table
        stored = self._stored(table.game)
        shown = load(stored) if stored else {"version": 0}
        if shown["version"] > newest:
            return True
        if load(canonical(row(position) | {"version": shown["version"]})) != shown:
            return False
        shard = self._shards.of(table.game)
        scopes, entry = ("any", "listed") if table.listed else ("any",), _entry(table.created_at, table.game)
        with self._redis.pipeline(transaction=False) as pipeline:
            for scope, status, ruleset in product(scopes, ("*", position.status), ("*", table.ruleset)):
                pipeline.zscore(self._key(f"{scope}:{status}:{ruleset}", shard), entry)
            pipeline.zscore(self._key("ended", shard), table.game)
            *shelved, ended = pipeline.execute()
        return None not in shelved and (ended is not None) == table.ended

    def games(self) -> list[str]:
        """Return the ids of all games that have a row."""
        found: list[str] = []
        for shard in range(self._shards.count):
            found += [game.decode() for game in cast(list[bytes], self._redis.hkeys(self._key("rows", shard)))]
        return found

    def players(self, game: str) -> list[str]:
        """Return the players who are in a game's row, by id."""
        stored = self._stored(game)
        return [seat["player"] for seat in load(stored)["seats"] if seat.get("player")] if stored else []

    def with_clocks(self, games: Sequence[str]) -> list[str]:
        """Return those of these games that have clocks and have not ended, as far as the lobby knows."""
        return [row["id"] for row in self.rows(games) if row["clock"] and row["status"] == "running"]

    def remove(self, game: str) -> None:
        """Take a game's row away."""
        stored = self._stored(game)
        if stored is None:
            self._redis.zrem(self._key("ended", self._shards.of(game)), game)
        else:
            created_at = load(stored)["created_at"]
            self._change(game, b"", _entry(created_at, game), "")

    def page(self, *, status: str | None, ruleset: str | None, cursor: str | None, limit: int, unlisted: bool) -> Page:
        """Return rows, the newest game first; `cursor` is a page's `next`; `unlisted` shows those rows too."""
        shelf = f"{'any' if unlisted else 'listed'}:{status or '*'}:{ruleset or '*'}"
        top = f"({cursor}" if cursor else "+"
        with self._redis.pipeline(transaction=False) as pipeline:
            for shard in range(self._shards.count):
                key = self._key(shelf, shard)
                pipeline.zrange(key, cast(Any, top), cast(Any, "-"), desc=True, bylex=True, offset=0, num=limit + 1)
            entries = [*islice(heapq.merge(*pipeline.execute(), reverse=True), limit + 1)]
        shown = [entry.decode() for entry in entries[:limit]]
        return Page(self.rows([_game(entry) for entry in shown]), shown[-1] if len(entries) > limit else None)

    def rows(self, games: Sequence[str]) -> list[dict[str, Any]]:
        """Return the rows of these games, without those that are gone."""
        by_shard: dict[int, list[str]] = {}
        for game in games:
            by_shard.setdefault(self._shards.of(game), []).append(game)
        stored: dict[str, bytes | None] = {}
        with self._redis.pipeline(transaction=False) as pipeline:
            for shard, some in by_shard.items():
                pipeline.hmget(self._key("rows", shard), some)
            for some, answer in zip(by_shard.values(), pipeline.execute(), strict=True):
                stored |= zip(some, answer, strict=True)
        rows = [load(item) for game in games if (item := stored[game]) is not None]
        for found in rows:
            del found["version"]  # of the row's last change, not of the game
        return rows

    def ended(self, after: "Ended", until: float = math.inf) -> Iterator["Ended"]:
        """Yield games that ended after one, and not after `until`, in order; they are read as they are asked for."""
        return heapq.merge(*(self._ended_of(shard, after, until) for shard in range(self._shards.count)))

    def _ended_of(self, shard: int, after: "Ended", until: float) -> Iterator["Ended"]:
        key, offset = self._key("ended", shard), 0
        while True:
            page = cast(
                list[tuple[bytes, float]],
                self._redis.zrangebyscore(key, after.at, until, offset, ENDED_PAGE, withscores=True),
            )
            for game, at in page:
                found = Ended(at, game.decode())
                if found > after:
                    yield found
                    after, offset = found, 0
            if len(page) < ENDED_PAGE:
                return
            if page[0][1] == page[-1][1]:  # so many at one moment that the page has nothing new
                offset += ENDED_PAGE

    def ended_before(self, moment: float, limit: int = 100) -> Iterator[str]:
        """Yield games that ended before a time in seconds since 1970, at most `limit` of each shard."""
        for shard in range(self._shards.count):
            key = self._key("ended", shard)
            for game in cast(list[bytes], self._redis.zrangebyscore(key, "-inf", moment, start=0, num=limit)):
                yield game.decode()

    def _key(self, what: str, shard: int) -> str:
        return key_of(self._shards.tag(_LOBBY, shard), what)

    def _stored(self, game: str) -> bytes | None:
        return cast(bytes | None, self._redis.hget(self._key("rows", self._shards.of(game)), game))

    def _change(self, game: str, row: bytes, entry: str, ended_at: str) -> None:
        shard = self._shards.of(game)
        keys = [self._key("rows", shard), self._key("ended", shard)]
        if self._put(keys=keys, args=[game, row, entry, ended_at, self._news.in_script, NEWS]):
            self._news.tell(NEWS, game)


def _entry(created_at: str, game: str) -> str:
    """Return what sorts a game by age in the lobby's shelves."""
    return f"{created_at} {game}"


def _game(entry: str) -> str:
    return entry.partition(" ")[2]
