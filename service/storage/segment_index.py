"""The segment index: a summary of each segment, in the order of sealing.

`cairn:{shelf}:segments` is a list with an element per segment. The replacement of a compacted segment, or an empty
element, takes its place. `:places` has the place of each segment. `:state` has the number of first segments that have
left the lists in Redis (`off`), of those without any game on them (`clean`), and of changes (`changes`).

`cairn:{player:…}:segments` is a hash: `:segments` has the places of segments off the lists with games of a player, four
bytes each, and each ruleset the number of these games.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, cast

from msgspec import Struct, convert, msgpack
from redis import Redis

from cairn.events import cold
from cairn.events.clock import seconds
from cairn.events.keys import key_of
from cairn.projections.names import record_of
from cairn.projections.rows import CREATED, Filters, GroupOf, Row

SEGMENTS, PLACES, STATE = (key_of("shelf", what) for what in ("segments", "places", "state"))
OF_PLAYER = ":segments"
SPANS = 8

_PUT = """
local segments, places, state = unpack(KEYS)
local name, summary, replaced = unpack(ARGV)
if redis.call('HEXISTS', places, name) == 1 then return 0 end
local place = redis.call('HGET', places, replaced)
if place then
  redis.call('LSET', segments, place, summary)
  redis.call('HDEL', places, replaced)
elseif summary == '' then return 0
else place = redis.call('RPUSH', segments, summary) - 1 end
if summary ~= '' then redis.call('HSET', places, name, place) end
redis.call('HINCRBY', state, 'changes', 1)
return 1
"""
_OFF = """
local off = tonumber(redis.call('HGET', KEYS[1], 'off') or 0)
if off ~= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'off', off + 1)
redis.call('HINCRBY', KEYS[1], 'changes', 1)
return 1
"""
_NOTE = """
local record, kept = unpack(KEYS)
local field, place = unpack(ARGV)
if redis.call('EXISTS', record) == 0 then return 0 end
local places = redis.call('HGET', kept, field) or ''
if #places > 0 and struct.unpack('>I4', places, #places - 3) >= struct.unpack('>I4', place) then return 0 end
redis.call('HSET', kept, field, places .. place)
for at = 3, #ARGV, 2 do redis.call('HINCRBY', kept, ARGV[at], ARGV[at + 1]) end
return 1
"""


class Summary(Struct, frozen=True, array_like=True):
    """The summary of a segment. `spans` are of creation times, as some games take days. None: not recorded."""

    segment: str
    games: int
    created: tuple[str, str]
    ended: tuple[str, str]
    rulesets: list[str]
    levels: list[str]
    groups: list[str] | None = None
    outcomes: list[str] | None = None
    spans: list[tuple[str, str]] | None = None

    def may_contain(self, filters: Filters) -> bool:
        """Return whether the segment may have a matching game."""
        return (
            filters.ruleset in (None, *self.rulesets)
            and filters.level in (None, *self.levels)
            and (filters.group is None or self.groups is None or filters.group.name in self.groups)
            and (filters.outcome is None or self.outcomes is None or filters.outcome in self.outcomes)
            and (filters.ended_from or "") <= self.ended[1]
            and (filters.ended_until is None or self.ended[0] <= filters.ended_until)
        )

    def begins(self, filters: Filters, low: str, high: str) -> str | None:
        """Return a time before which the segment has no game between two places, or None if it has none there."""
        spans = (self.spans or [self.created]) if filters.goes_by == CREATED else [self.ended]
        there = [span for span in spans if span[0] <= high and f"{span[1]}~" >= low]
        if not there:
            return None
        return max(last for _, last in there) if filters.newest_first else min(first for first, _ in there)


def list_row(row: cold.Row) -> Row:
    """Return the list row of a game in a segment. Raise msgspec.ValidationError if a newer version wrote it."""
    return convert(row.facts, Row)


def _summary(segment: str, rows: Sequence[Row], group_of: GroupOf) -> Summary:
    created, ended = [row.created_at for row in rows], [row.ended_at or "" for row in rows]
    return Summary(
        segment,
        len(rows),
        (min(created), max(created)),
        (min(ended), max(ended)),
        rulesets=sorted({row.ruleset for row in rows}),
        levels=sorted({seat.level for row in rows for seat in row.seats if seat.level}),
        groups=sorted({group for row in rows if (group := group_of(row.ruleset, row.options))}),
        outcomes=sorted({row.outcome.reason for row in rows if row.outcome}),
        spans=_spans(sorted(created)),
    )


def _spans(times: Sequence[str]) -> list[tuple[str, str]]:
    """Split sorted times at their widest gaps, and return the first and last time of each span."""
    gaps = {at: seconds(times[at]) - seconds(times[at - 1]) for at in range(1, len(times))}
    widest = sorted(gaps, key=gaps.__getitem__)[1 - SPANS :]
    return [(times[first], times[after - 1]) for first, after in pairwise([0, *sorted(widest), len(times)])]


class IndexedSegments(NamedTuple):
    """The segment at each place, None if no games are left, and how many first ones are `off` the lists, or `clean`."""

    segments: list[Summary | None]
    off: int
    clean: int


class SegmentIndex:
    """The segment index of one Redis. `group_of` returns a game's group of options."""

    def __init__(self, redis: Redis, group_of: GroupOf) -> None:
        self._redis, self._group_of = redis, group_of
        self._put, self._take_off, self._note = map(redis.register_script, (_PUT, _OFF, _NOTE))
        self._read: tuple[bytes, list[Summary | None]] = b"", []

    def put(self, segment: str, rows: Sequence[cold.Row], replaced: str = "") -> None:
        """Append a segment, or put it in the replaced one's place. Raise msgspec.ValidationError."""
        stored = msgpack.encode(_summary(segment, [*map(list_row, rows)], self._group_of)) if rows else b""
        self._put(keys=[SEGMENTS, PLACES, STATE], args=[segment, stored, replaced])

    def read(self) -> IndexedSegments:
        """Return the index. It is read from Redis only after a change."""
        state = cast(Any, self._redis.hmget(STATE, "changes", "off", "clean"))
        changes, off, clean = state[0] or b"", int(state[1] or 0), int(state[2] or 0)
        known, segments = self._read
        if changes != known:
            stored = cast(list[bytes], self._redis.lrange(SEGMENTS, 0, -1))
            segments = [msgpack.decode(each, type=Summary) if each else None for each in stored]
            self._read = changes, segments
        return IndexedSegments(segments, off, clean)

    def take_off(self, place: int) -> None:
        """Record that the games up to a place have left the lists."""
        self._take_off(keys=[STATE], args=[place])

    def note_emptied(self, places: int) -> None:
        """Record that the lists contain nothing of the first `places` places."""
        self._redis.hset(STATE, "clean", places)

    def note(self, player: str, place: int, games: Mapping[str, int]) -> None:
        """Record the number of a player's games at a place by ruleset, unless the player was erased. Idempotent."""
        args: list[str | bytes | int] = [OF_PLAYER, place.to_bytes(4, "big")]
        for ruleset, count in games.items():
            args += [ruleset, count]
        self._note(keys=[record_of(player), segments_of(player)], args=args)

    def places_of(self, player: str) -> list[int]:
        """Return the places of a player's games off the lists."""
        stored = cast(bytes | None, self._redis.hget(segments_of(player), OF_PLAYER)) or b""
        return [int.from_bytes(stored[at : at + 4], "big") for at in range(0, len(stored), 4)]

    def count_by_ruleset(self, player: str) -> dict[str, int]:
        """Return the number of a player's games off the lists by ruleset."""
        kept = cast(dict[bytes, bytes], self._redis.hgetall(segments_of(player)))
        return {what.decode(): int(count) for what, count in kept.items() if what.decode() != OF_PLAYER}

    def forget(self, players: Iterable[str], ruleset: str) -> None:
        """Decrease the counts of these players for a deleted game."""
        for player in players:
            if self._redis.hexists(segments_of(player), ruleset):
                self._redis.hincrby(segments_of(player), ruleset, -1)


def segments_of(player: str) -> str:
    """Return the key of a player's games off the lists."""
    return key_of(f"player:{player}", "segments")
