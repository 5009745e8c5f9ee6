"""The shelf: all segments there are, in the order in which they were sealed, and what each has, in a few words.

`cairn:{shelf}:segments` is a list, an element a segment; one that was compacted gives its place to the new one, or to
none. `:places` says where each stands, and `:state` how many of the first have left the lists in Redis (`off`), from
how many of them the lists were cleaned (`clean`), and how often the shelf has changed (`changes`).

`cairn:{player:…}:segments` is a hash: in `:segments` the places of those off the lists in which a player has games,
four bytes each, and by ruleset how many games these are.
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
"""The field of the places; the others are called by rulesets."""
SPANS = 8
"""In so many spans of time the games of a segment were created, at most, as far as a summary tells them apart."""

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
    """What a segment has: how many games, of when, of which rulesets, and with AIs of which levels.

    And of which groups of options they are, for which reasons they ended, and when they were created, in spans without
    the widest gaps, as some games take days: None where that was not noted.
    """

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
        """Tell whether a game that is wanted may be in it."""
        return (
            filters.ruleset in (None, *self.rulesets)
            and filters.level in (None, *self.levels)
            and (filters.group is None or self.groups is None or filters.group.name in self.groups)
            and (filters.outcome is None or self.outcomes is None or filters.outcome in self.outcomes)
            and (filters.ended_from or "") <= self.ended[1]
            and (filters.ended_until is None or self.ended[0] <= filters.ended_until)
        )

    def begins(self, filters: Filters, low: str, high: str) -> str | None:
        """Return a time before which a list finds none of its games between two places; None if it finds none there."""
        spans = (self.spans or [self.created]) if filters.goes_by == CREATED else [self.ended]
        there = [span for span in spans if span[0] <= high and f"{span[1]}~" >= low]
        if not there:
            return None
        return max(last for _, last in there) if filters.newest_first else min(first for first, _ in there)


def list_row(row: cold.Row) -> Row:
    """Return what lists have of a game in a segment; raise msgspec.ValidationError if a newer version wrote it."""
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
    """Return the first and the last of some times, in order, between each two of their widest gaps."""
    gaps = {at: seconds(times[at]) - seconds(times[at - 1]) for at in range(1, len(times))}
    widest = sorted(gaps, key=gaps.__getitem__)[1 - SPANS :]
    return [(times[first], times[after - 1]) for first, after in pairwise([0, *sorted(widest), len(times)])]


class IndexedSegment(NamedTuple):
    """The segments at each place, None where nothing is left, and how many of the first are off the lists."""

    segments: list[Summary | None]
    off: int
    clean: int


class SegmentIndex:
    """The shelf of one Redis; `group_of` tells a game's group of options."""

    def __init__(self, redis: Redis, group_of: GroupOf) -> None:
        self._redis, self._group_of = redis, group_of
        self._put, self._take_off, self._note = map(redis.register_script, (_PUT, _OFF, _NOTE))
        self._read: tuple[bytes, list[Summary | None]] = b"", []

    def put(self, segment: str, rows: Sequence[cold.Row], replaced: str = "") -> None:
        """Put a segment of games at the end, or in the place of another one, unless it stands there.

        Without games, nothing is left of the other one. Raise msgspec.ValidationError as `listed` does.
        """
        stored = msgpack.encode(_summary(segment, [*map(list_row, rows)], self._group_of)) if rows else b""
        self._put(keys=[SEGMENTS, PLACES, STATE], args=[segment, stored, replaced])

    def read(self) -> IndexedSegment:
        """Return what stands there; all of it is read only when it has changed."""
        state = cast(Any, self._redis.hmget(STATE, "changes", "off", "clean"))
        changes, off, clean = state[0] or b"", int(state[1] or 0), int(state[2] or 0)
        known, segments = self._read
        if changes != known:
            stored = cast(list[bytes], self._redis.lrange(SEGMENTS, 0, -1))
            segments = [msgpack.decode(each, type=Summary) if each else None for each in stored]
            self._read = changes, segments
        return IndexedSegment(segments, off, clean)

    def take_off(self, place: int) -> None:
        """Note that the games at a place have left the lists, as those before it have."""
        self._take_off(keys=[STATE], args=[place])

    def remove_emptied(self, places: int) -> None:
        """Note that the lists have nothing of so many first places any more."""
        self._redis.hset(STATE, "clean", places)

    def note(self, player: str, place: int, games: Mapping[str, int]) -> None:
        """Note that a player has games at a place, so many of each ruleset, unless they were erased; once a place."""
        args: list[str | bytes | int] = [OF_PLAYER, place.to_bytes(4, "big")]
        for ruleset, count in games.items():
            args += [ruleset, count]
        self._note(keys=[record_of(player), segments_of(player)], args=args)

    def places_of(self, player: str) -> list[int]:
        """Return the places at which a player has games that are off the lists."""
        stored = cast(bytes | None, self._redis.hget(segments_of(player), OF_PLAYER)) or b""
        return [int.from_bytes(stored[at : at + 4], "big") for at in range(0, len(stored), 4)]

    def count_by_ruleset(self, player: str) -> dict[str, int]:
        """Return how many games of a player are off the lists, by ruleset."""
        kept = cast(dict[bytes, bytes], self._redis.hgetall(segments_of(player)))
        return {what.decode(): int(count) for what, count in kept.items() if what.decode() != OF_PLAYER}

    def forget(self, players: Iterable[str], ruleset: str) -> None:
        """Count one game less of these players', as it is deleted."""
        for player in players:
            if self._redis.hexists(segments_of(player), ruleset):
                self._redis.hincrby(segments_of(player), ruleset, -1)


def segments_of(player: str) -> str:
    """Return the key of where a player's games are that are off the lists."""
    return key_of(f"player:{player}", "segments")
