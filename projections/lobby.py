"""The lobby: every game's row, listed by status and ruleset, the newest first; and which games ended when."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from redis import Redis

from events import log
from events.codec import canonical, load
from projections.fold import Position

STATUSES = ("open", "running", "finished")

NEWS = "lobby"
"""What is told where games' logs tell their ids, when a row has changed."""

_ROWS, _ENDED = "cairn:{lobby}:rows", "cairn:{lobby}:ended"

_PUT = """
local rows, ended = KEYS[1], KEYS[2]
local game, row, entry, ended_at = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local function shelves(json)
  local r = cjson.decode(json)
  local names = {}
  for _, scope in ipairs(r.listed and {'any', 'listed'} or {'any'}) do
    for _, status in ipairs({'*', r.status}) do
      for _, ruleset in ipairs({'*', r.ruleset}) do
        table.insert(names, 'cairn:{lobby}:' .. scope .. ':' .. status .. ':' .. ruleset)
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
redis.call('PUBLISH', ARGV[5], ARGV[6])
return 1
"""


@dataclass(frozen=True, slots=True)
class Page:
    """Some rows of the lobby, as JSON objects, and the cursor of the next page, if any."""

    rows: list[dict[str, Any]]
    next: str | None


def row(position: Position) -> dict[str, Any]:
    """Return what the lobby tells of a game: nothing that a spectator may not know."""
    table = position.table
    return {
        "id": table.game,
        "ruleset": table.ruleset,
        "options": table.options,
        "status": position.status,
        "version": position.version,
        "created_at": table.created_at,
        "seats": table.holders,
        "outcome": table.outcome,
        "listed": table.listed,
        "hints": table.hints,
    }


class Lobby:
    """The rows of all games, in Redis. The caretaker writes again what was lost."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._put = redis.register_script(_PUT)

    def put(self, position: Position, ended_at: float | None = None) -> None:
        """Put a game's row, unless a newer one is there; `ended_at` is when it ended, in seconds since 1970."""
        table = position.table
        stamp = "" if ended_at is None else str(ended_at)
        entry = _entry(table.created_at, table.game)
        self._put(keys=[_ROWS, _ENDED], args=[table.game, canonical(row(position)), entry, stamp, log.NEWS, NEWS])

    def shows(self, position: Position) -> bool:
        """Tell whether a game's row shows what its position is; the row's version is that of its last change."""
        stored = cast(bytes | None, self._redis.hget(_ROWS, position.table.game))
        shown = _read(stored) if stored else {}
        return bool(load(canonical(row(position) | {"version": shown.get("version")})) == shown)

    def remove(self, game: str) -> None:
        """Take a game's row away."""
        stored = cast(bytes | None, self._redis.hget(_ROWS, game))
        if stored is None:
            self._redis.zrem(_ENDED, game)
        else:
            created_at = _read(stored)["created_at"]
            self._put(keys=[_ROWS, _ENDED], args=[game, "", _entry(created_at, game), "", log.NEWS, NEWS])

    def page(self, *, status: str | None, ruleset: str | None, cursor: str | None, limit: int, unlisted: bool) -> Page:
        """Return rows, the newest game first; `cursor` is a page's `next`; `unlisted` shows those rows too."""
        shelf = f"cairn:{{lobby}}:{'any' if unlisted else 'listed'}:{status or '*'}:{ruleset or '*'}"
        top = f"({cursor}" if cursor else "+"
        entries = cast(list[bytes], self._redis.zrange(shelf, top, "-", desc=True, bylex=True, offset=0, num=limit + 1))
        shown = [entry.decode() for entry in entries[:limit]]
        stored = cast(list[bytes | None], self._redis.hmget(_ROWS, [_game(entry) for entry in shown])) if shown else []
        rows = [_read(item) for item in stored if item is not None]
        for shown_row in rows:
            del shown_row["version"]  # of the row's last change, not of the game
        return Page(rows, shown[-1] if len(entries) > limit else None)

    def ended_before(self, moment: float, limit: int = 100) -> Iterator[str]:
        """Yield games that ended before a time in seconds since 1970."""
        for game in cast(list[bytes], self._redis.zrangebyscore(_ENDED, "-inf", moment, start=0, num=limit)):
            yield game.decode()


def _entry(created_at: str, game: str) -> str:
    """Return what sorts a game by age in the lobby's shelves."""
    return f"{created_at} {game}"


def _read(stored: bytes) -> dict[str, Any]:
    """Return a row; one that is older than hints says nothing of them."""
    found: dict[str, Any] = {"hints": True} | load(stored)
    return found


def _game(entry: str) -> str:
    return entry.partition(" ")[2]
