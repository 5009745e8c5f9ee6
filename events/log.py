"""The log: one Redis Stream per game, append-only, written by one script. No other module uses stream commands.

All keys of a game share one hash tag, so that an append uses one slot. `cairn:{<game>}:log` is the stream (version n is
entry n-0), `:keys` maps idempotency keys to the versions that their requests appended, `:secret` is the secret,
`:imported` marks a game that was imported from an archive, and `:snapshot` is a cache that may be lost at any time.
`:hints` and `:analyses` are results of workers (`service/analyses/store.py`), deleted with the game.
`:gone` outlives a deleted game. It marks games opened with an idempotency key, as the same key leads to the same id and
tokens and must not open the game again. It also marks finished games, so that copies of them in segments, even in one
that is being written, count as deleted.
`:cold` replaces `:log` when the game is in a segment (`events/cold.py`): then reads go there, and appends are refused.
`:names` are the names of guests, and `:rematch` is the id of the rematch; neither is part of the log. `:copied` is
written, with a TTL of one minute, when an append waits for replicas.
"""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain, islice
from typing import Any, cast

from msgspec import Struct, json
from msgspec.structs import replace
from redis import Redis
from redis.exceptions import RedisError

from cairn.events import scripts
from cairn.events.appends import Appended, Deleted, IdempotencyKey, Misdated, VersionConflict
from cairn.events.chain import Entry, Head
from cairn.events.clock import RedisClock, format_time
from cairn.events.connections import Command, Connections
from cairn.events.keys import ANALYSES, COLD, HINTS, LOG, NAMES, PREFIX, REMATCH, key_of
from cairn.events.packing import PACKED, pack, unpack
from cairn.events.publishing import LogNotifications
from cairn.events.replica_acks import LOOK_MILLISECONDS, ReplicaAcks, RequiredReplicas
from cairn.events.scripts import CHAIN, COMMAND, Script
from cairn.events.sealed_markers import SealedMarker, SealedMarkers, read_marker
from cairn.events.series import is_series

PAGE = 500
_DAY = 24 * 60 * 60
_HIGHEST = 2**64 - 1
"""The largest number in a stream entry's id."""


class Resumed(Struct, frozen=True):
    """The data to load a game that is not cached in the process; `snapshot` is empty if Redis has none.

    `entries` begin at the snapshot's own version, so that the reader can check that it belongs to this log. They are
    empty for a game in a segment, which has a `marker`.
    """

    snapshot: bytes
    secret: bytes | None
    entries: Iterator[Entry]
    imported: bool
    marker: SealedMarker | None


def _no_cold(game: str, marker: SealedMarker) -> Sequence[Entry]:
    raise RedisError(f"The game {game} lies in segment {marker.segment.hex()}, and this process reads none.")


class Log:
    """All games' logs on one Redis (7.0 or later), or on a Redis Cluster.

    `observe` receives the seconds of each round trip, and `observe_clock` the arguments of `RedisClock`'s `observe`. An
    append waits for the replicas that `replicas` returns, if any. `permit` returns the format to write, or raises an
    error if the process must not append. `cold` returns the entries of a game in a segment.
    """

    def __init__(
        self,
        redis: Redis,
        observe: Callable[[float], None] | None = None,
        *,
        replicas: Callable[[], RequiredReplicas] | None = None,
        observe_clock: Callable[[float, float], None] | None = None,
        permit: Callable[[], int] = lambda: PACKED,
        cold: Callable[[str, SealedMarker], Sequence[Entry]] = _no_cold,
    ) -> None:
        self.redis = redis
        self._permit, self._cold = permit, cold
        self._connections = connections = Connections(redis, observe)
        self.clock = RedisClock(connections, observe_clock)
        self._news = LogNotifications(redis)
        self.sealed_markers = SealedMarkers(redis, connections, self.clock)
        self._copies = ReplicaAcks(connections, replicas)
        self._append, self._known, self._resume, self._delete, self._keep = (
            Script(redis, connections, text)
            for text in (
                scripts.APPEND,
                scripts.KNOWN,
                scripts.RESUME,
                scripts.DELETE,
                scripts.KEEP,
            )
        )

    def append(
        self,
        game: str,
        head: Head,
        entries: Sequence[Entry],
        key: IdempotencyKey | None = None,
        *,
        dated: int | None = None,
        opens: bytes | None = None,
        reveals: bool = False,
        imported: bool = False,
        names: Mapping[str, str] | None = None,
        before: Sequence[Command] = (),
        after: Sequence[Command] = (),
        waits: bool = True,
    ) -> Appended:
        """Append entries to the log whose head is `head`, all or none, and return their versions.

        `dated` is the time of the decisions in milliseconds since 1970, None for imported ones. `opens` is the secret
        of a new game; `reveals` deletes it, as the last decision holds it; `imported` marks a game that was played on
        another service; `names` are stored outside the log (`projections/names.py`). With `waits` false the append does
        not wait for replicas: this is for decisions that are not reported yet, as later appends cover them.
        The commands `before` are sent in the same round trip and executed first, even if the append is refused. The
        commands `after` only read, and their replies are part of the result. If the key is known already, nothing is
        appended, and the earlier result is returned.
        Raise VersionConflict if the log has another head, KeyConflict if the key is known with another body, Deleted if
        the id of a new game is that of a deleted one, Misdated if `dated` is too far from Redis' time.

        The script is sent again after a connection error. The entries hold an id of the request, random bytes if it has
        no key, by which the script recognizes its own entries: those of another client may be equal byte for byte.
        """
        store = pack if self._permit() >= PACKED else bytes
        args: list[Any] = [
            game,
            head.version,
            bytes.fromhex(head.chain) if head.version else head.chain,
            *(key.marks(head.version + 1) if key else ("", secrets.token_bytes(8), "")),
            opens.hex() if opens else "",
            "1" if reveals else "",
            "1" if imported else "",
            json.encode(names) if names else "",
            self._news.in_script,
            "" if dated is None else dated,
            self.clock.tolerance,
        ]
        for entry in entries:
            args += [store(entry.stored), bytes.fromhex(entry.digest), bytes.fromhex(entry.chain)]
        sent = self.clock.own()
        (answer, (seconds, microseconds)), answers = self._append.between(_keys(game), args, before, after)
        time = int(seconds) + int(microseconds) / 1_000_000
        self.clock.learn(time, sent, self.clock.own())
        match answer[0]:
            case b"known":
                return self._copied(game, Appended.before(answer), answer[3]) if waits else Appended.before(answer)
            case b"gone":
                raise Deleted
            case b"cold":
                raise VersionConflict(self.read(game))
            case b"misdated":
                raise Misdated(format_time(time))
            case b"conflict":
                newer = [entry_of(raw_id, fields) for raw_id, fields in answer[1]]
                raise VersionConflict(chain(newer, self.read(game, newer[-1].version) if len(newer) == PAGE else ()))
        if self._news.sharded:
            self._news.publish_sharded(game, game)
        appended = Appended(head.version + 1, head.version + len(entries), answers=tuple(answers))
        return self._copied(game, appended, args[4]) if waits else appended

    def read(self, game: str, after: int = 0, limit: int | None = None) -> Iterator[Entry]:
        """Yield the entries above a version, at most `limit`, the oldest first, read lazily in pages."""
        remaining = limit
        while remaining is None or remaining > 0:
            count = PAGE if remaining is None else min(PAGE, remaining)
            page = self._ask(("XRANGE", _keys(game)[0], f"{min(after + 1, _HIGHEST)}-0", "+", "COUNT", count))
            if not page and (cold := self.sealed_markers.at(game, self._cold)):
                yield from islice(cold, after, None if remaining is None else after + remaining)
            for raw_id, fields in page:
                yield entry_of(raw_id, fields)
            if len(page) < count:
                return
            after += count
            remaining = None if remaining is None else remaining - count

    def last(self, game: str) -> Entry | None:
        """Return the last entry of a log, or None if the game does not exist."""
        last = self._ask(("XREVRANGE", _keys(game)[0], "+", "-", "COUNT", 1))
        if last:
            return entry_of(*last[0])
        cold = self.sealed_markers.at(game, self._cold)
        return cold[-1] if cold else None

    def is_gone(self, game: str) -> bool:
        """Return whether a deleted game with this id left a mark, as each game in a segment does."""
        return bool(self._ask(("EXISTS", key_of(game, "gone"))))

    def is_warm(self, game: str) -> bool:
        """Return whether a game's log is in Redis."""
        return bool(self._ask(("EXISTS", key_of(game, LOG))))

    def find_request(self, game: str, key: IdempotencyKey) -> Appended | None:
        """Return the result of a request with this key, or None if the key is new. Raise KeyConflict like `append`."""
        answer = self._known(_keys(game)[:2], key.marks(0))
        return self._copied(game, Appended.before(answer), answer[3]) if answer else None

    def secret(self, game: str) -> bytes | None:
        """Return a game's secret, or None if it was revealed or the game does not exist."""
        stored = cast(bytes | None, self._ask(("GET", _keys(game)[2])))
        return None if stored is None else bytes.fromhex(stored.decode())

    def keep_snapshot(self, game: str, version: int, snapshot: bytes) -> None:
        """Store the snapshot of a game at a version in place of the last one, for one day if the game is in a segment.

        Store nothing if the game does not exist.
        """
        keys = _keys(game)
        self._keep([keys[0], keys[7], keys[5]], [b"%d " % version + snapshot, _DAY])

    def drop_snapshot(self, game: str) -> None:
        """Delete the snapshot of a game."""
        self._connections.ask(("DEL", _keys(game)[5]))

    def resume(self, game: str) -> Resumed:
        """Return the snapshot, secret and later entries of a game, which a process needs to load it, in one trip."""
        self.clock.keep()
        keys = _keys(game)
        kept, secret, imported, cold, page = self._resume([keys[place] for place in (0, 2, 3, 5, 7)], [PAGE])
        version, _, snapshot = (kept or b"0 ").partition(b" ")
        if not version.isdigit():  # an older version of Cairn wrote it; the script has begun at the first entry, too
            version = b"0"
        entries: Iterator[Entry] = (entry_of(raw_id, fields) for raw_id, fields in page)
        marker = read_marker(cold) if cold else None
        if len(page) == PAGE:
            entries = chain(entries, self.read(game, max(int(version) - 1, 0) + PAGE))
        return Resumed(
            snapshot,
            secret and bytes.fromhex(secret.decode()),
            entries,
            bool(imported) or (marker is not None and marker.imported),
            marker,
        )

    def is_imported(self, game: str) -> bool:
        """Return whether a game was imported from an archive."""
        marked, stored = self._connections.ask_all(("EXISTS", _keys(game)[3]), ("GET", key_of(game, COLD)))
        return bool(marked) or (stored is not None and read_marker(stored).imported)

    def delete(self, game: str) -> bool:
        """Delete a game and its keys, but leave the mark of a deleted game; return whether the game existed."""
        keys = [*_keys(game), *(key_of(game, what) for what in (HINTS, ANALYSES, REMATCH))]
        removed = bool(self._delete(keys, [game, self._news.in_script]))
        self._news.publish_sharded(game, game)
        return removed

    def _ask(self, command: Command) -> Any:
        """Send a reading command. Update the clock as well, for processes that only read."""
        self.clock.keep()
        return self._connections.ask(command)

    @property
    def is_replicated(self) -> bool:
        """Whether appends wait for replicas."""
        return self._copies.needed is not None and self._copies.needed().count > 0

    def is_copied(self, game: str, head: Head) -> bool:
        """Return whether the required replicas have a log up to this head; wait briefly for them."""
        if self._copies.have(game, head.version, CHAIN, bytes.fromhex(head.chain), LOOK_MILLISECONDS):
            return True
        with suppress(RedisError):
            return self.sealed_markers.find(game) is not None  # a game is sealed only after replicas have it
        return False

    def _copied(self, game: str, appended: Appended, command: bytes) -> Appended:
        """Wait until the replicas have the entries of a request (its `command`), and set `copied` accordingly."""
        if self._copies.needed is None:
            return appended
        return replace(appended, copied=self._copies.have(game, appended.last, COMMAND, command))

    def games(self, *, of_series: bool = False) -> Iterator[str]:
        """Return the ids of all games, or the names of all series' logs, in no order.

        It scans all keys: use it for repairs only.
        """
        for what in (LOG, COLD):
            for key in self.redis.scan_iter(match=f"{PREFIX}:{{*}}:{what}", count=1000):
                name = key.decode().split("{")[1].split("}")[0]
                if is_series(name) == of_series:
                    yield name


@lru_cache(4096)
def _keys(game: str) -> tuple[str, ...]:
    names = (LOG, "keys", "secret", "imported", "gone", "snapshot", NAMES, COLD)
    return tuple(key_of(game, what) for what in names)


def entry_of(raw_id: bytes, fields: Any) -> Entry:
    """Build an entry from its fields: alternating names and values, or the dict that redis-py returns for a cluster."""
    values: list[bytes] = [*fields.values()] if isinstance(fields, dict) else fields[1::2]
    stored, digest, chain, *_ = [*values, b"", b"", b""]  # a damaged entry may lack fields, and fails the audit
    return Entry(int(raw_id.partition(b"-")[0]), unpack(stored), digest.hex(), chain.hex())
