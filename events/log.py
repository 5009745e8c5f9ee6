"""The log: one Redis Stream a game, appended by one script, never changed. Nothing else knows stream commands.

Everything of one game lies under one hash tag, so that an append touches one slot: `cairn:{<game>}:log` (version n
is entry n-0), `:keys` (which request with an idempotency key added which version), `:secret`, `:imported` if it was
brought in from an archive, and `:snapshot`, what a reader made of it, which may be lost at any time. `:hints`
and `:analyses` are what workers have worked out about it (`service/analyses/store.py`); they go when the game does.
One key outlives the game: `:gone` marks one that was opened with an idempotency key and deleted, so that the same key,
which makes the same id and the same tokens, opens none again; a game that has ended leaves it, too, and so it is known
for one that was deleted in each segment that it lies in, or was just being written to. `:cold` stands in the place of
`:log` when the game lies in a segment (`events/cold.py`): then that is read, and nothing is appended. `:names` is what
guests are called, and `:rematch` the game that is played again with the same seats; neither is part of the log.
`:copied` is written, for a minute, where an append waits for replicas.
"""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
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
from cairn.events.notifications import LogNotifications
from cairn.events.replica_acks import LOOK_MILLISECONDS, Copies, RequiredReplicas
from cairn.events.scripts import CHAIN, COMMAND, Script
from cairn.events.sealed_markers import SealedMarker, SealedMarkers, read_stub
from cairn.events.series import is_series

PAGE = 500
_DAY = 24 * 60 * 60
_HIGHEST = 2**64 - 1
"""The largest number in an entry's id."""


class Resumed(Struct, frozen=True):
    """What a process goes on with that keeps nothing of a game; `snapshot` is empty if nothing is kept in Redis either.

    `entries` follow in the log, from the snapshot's own version on, which tells whether it is of this log; there are
    none of a game that left Redis for a segment: it has a `stub`.
    """

    snapshot: bytes
    secret: bytes | None
    entries: Iterator[Entry]
    imported: bool
    stub: SealedMarker | None


def _no_cold(game: str, stub: SealedMarker) -> Sequence[Entry]:
    raise RedisError(f"The game {game} lies in segment {stub.segment.hex()}, and this process reads none.")


class Log:
    """All games' logs on one Redis (7.0 or later), or on a Redis Cluster.

    `observe` is told how many seconds each round trip took, and `observe_clock` as a `RedisClock` tells it. An append
    waits until those replicas have it that `replicas` says then. `permit` raises what keeps a process from appending.
    `cold` gives the entries of a game that lies in a segment.
    """

    def __init__(
        self,
        redis: Redis,
        observe: Callable[[float], None] | None = None,
        *,
        replicas: Callable[[], RequiredReplicas] = RequiredReplicas,
        observe_clock: Callable[[float, float], None] | None = None,
        permit: Callable[[], None] = lambda: None,
        cold: Callable[[str, SealedMarker], Sequence[Entry]] = _no_cold,
    ) -> None:
        self.redis = redis
        self._permit, self._cold = permit, cold
        self._connections = connections = Connections(redis, observe)
        self.clock = RedisClock(connections, observe_clock)
        self._news = LogNotifications(redis)
        self.stubs = SealedMarkers(redis, connections, self.clock)
        self._copies = Copies(connections, replicas)
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

        `dated` is when they were decided, in milliseconds since 1970, None of what others decided long ago. `opens` is
        the secret of a game that begins; `reveals` removes it when the last decision tells it; `imported`
        marks a game that was not played here; `names` are kept beside the log, as `projections/names.py` has it.
        Unless it `waits`, replicas are not waited for: what nobody is told, and what later appends take along.
        The commands `before` are sent along, and take effect first, also where the append is refused; so are those
        `after`, which only read, and whose answers are told with what was added. With a key that is known already
        nothing is added, and what it added before is returned.
        Raise VersionConflict if the head is another, KeyConflict if the key is known with another body, Deleted if a
        game begins whose id was an idempotency key's and is a deleted game's, Misdated if Redis' clock says otherwise.

        The script is sent again when a connection breaks. The entries carry what the request is known by, or random
        bytes if it has no key, by which the script knows its own: what somebody else appended may be equal byte for
        byte.
        """
        self._permit()
        args: list[Any] = [
            game,
            head.version,
            bytes.fromhex(head.chain) if head.version else head.chain,
            *(key.marks(head.version + 1) if key else ("", secrets.token_bytes(8))),
            opens.hex() if opens else "",
            "1" if reveals else "",
            "1" if imported else "",
            json.encode(names) if names else "",
            self._news.in_script,
            "" if dated is None else dated,
            self.clock.tolerance,
        ]
        for entry in entries:
            args += [entry.stored, bytes.fromhex(entry.digest), bytes.fromhex(entry.chain)]
        sent = self.clock.own()
        (answer, (seconds, microseconds)), answers = self._append.between(_keys(game), args, before, after)
        time = int(seconds) + int(microseconds) / 1_000_000
        self.clock.learn(time, sent, self.clock.own())
        match answer[0]:
            case b"known":
                return self._copied(game, Appended.before(answer), args[4]) if waits else Appended.before(answer)
            case b"gone":
                raise Deleted
            case b"cold":
                raise VersionConflict(self.read(game))
            case b"misdated":
                raise Misdated(format_time(time))
            case b"conflict":
                newer = [entry_of(raw_id, fields) for raw_id, fields in answer[1]]
                raise VersionConflict(chain(newer, self.read(game, newer[-1].version) if len(newer) == PAGE else ()))
        self._news.tell(game, game)
        appended = Appended(head.version + 1, head.version + len(entries), answers=tuple(answers))
        return self._copied(game, appended, args[4]) if waits else appended

    def read(self, game: str, after: int = 0, limit: int | None = None) -> Iterator[Entry]:
        """Yield the entries above a version, at most `limit`, the oldest first, read as they are asked for."""
        remaining = limit
        while remaining is None or remaining > 0:
            count = PAGE if remaining is None else min(PAGE, remaining)
            page = self._ask(("XRANGE", _keys(game)[0], f"{min(after + 1, _HIGHEST)}-0", "+", "COUNT", count))
            if not page and (cold := self.stubs.at(game, self._cold)):
                yield from islice(cold, after, None if remaining is None else after + remaining)
            for raw_id, fields in page:
                yield entry_of(raw_id, fields)
            if len(page) < count:
                return
            after += count
            remaining = None if remaining is None else remaining - count

    def last(self, game: str) -> Entry | None:
        """Return the last entry of a log, or None if there is no such game."""
        last = self._ask(("XREVRANGE", _keys(game)[0], "+", "-", "COUNT", 1))
        if last:
            return entry_of(*last[0])
        cold = self.stubs.at(game, self._cold)
        return cold[-1] if cold else None

    def is_gone(self, game: str) -> bool:
        """Tell whether there is a mark of a deleted game with this id, as each leaves that lay in a segment."""
        return bool(self._ask(("EXISTS", key_of(game, "gone"))))

    def is_warm(self, game: str) -> bool:
        """Tell whether a game's log is in Redis."""
        return bool(self._ask(("EXISTS", key_of(game, LOG))))

    def find_request(self, game: str, key: IdempotencyKey) -> Appended | None:
        """Return what a request with this key added, or None if the key is new; raise KeyConflict as `append` does."""
        marks = key.marks(0)
        answer = self._known(_keys(game)[:2], marks)
        return self._copied(game, Appended.before(answer), marks[1]) if answer else None

    def secret(self, game: str) -> bytes | None:
        """Return a game's secret, or None once it was revealed (or if there is no such game)."""
        stored = cast(bytes | None, self._ask(("GET", _keys(game)[2])))
        return None if stored is None else bytes.fromhex(stored.decode())

    def keep_snapshot(self, game: str, version: int, snapshot: bytes) -> None:
        """Keep what was made of a game up to a version, in place of what was kept before; a day if it left Redis.

        Of a game that is not there nothing is kept.
        """
        keys = _keys(game)
        self._keep([keys[0], keys[7], keys[5]], [b"%d " % version + snapshot, _DAY])

    def drop_snapshot(self, game: str) -> None:
        """Keep no snapshot of a game any more."""
        self._connections.ask(("DEL", _keys(game)[5]))

    def resume(self, game: str) -> Resumed:
        """Return what is kept of a game and what its log says behind it: all that a process needs to go on, at once."""
        self.clock.keep()
        keys = _keys(game)
        kept, secret, imported, cold, page = self._resume([keys[place] for place in (0, 2, 3, 5, 7)], [PAGE])
        version, _, snapshot = (kept or b"0 ").partition(b" ")
        if not version.isdigit():  # of an older version of Cairn; the script has begun at the first entry, too
            version = b"0"
        entries: Iterator[Entry] = (entry_of(raw_id, fields) for raw_id, fields in page)
        stub = read_stub(cold) if cold else None
        if len(page) == PAGE:
            entries = chain(entries, self.read(game, max(int(version) - 1, 0) + PAGE))
        return Resumed(
            snapshot,
            secret and bytes.fromhex(secret.decode()),
            entries,
            bool(imported) or (stub is not None and stub.imported),
            stub,
        )

    def is_imported(self, game: str) -> bool:
        """Tell whether a game was brought in from an archive."""
        marked, stored = self._connections.ask_all(("EXISTS", _keys(game)[3]), ("GET", key_of(game, COLD)))
        return bool(marked) or (stored is not None and read_stub(stored).imported)

    def delete(self, game: str) -> bool:
        """Remove a game and its keys, but for the mark that it is gone; return whether there was one."""
        keys = [*_keys(game), *(key_of(game, what) for what in (HINTS, ANALYSES, REMATCH))]
        removed = bool(self._delete(keys, [game, self._news.in_script]))
        self._news.tell(game, game)
        return removed

    def _ask(self, command: Command) -> Any:
        """Return what is read, and know what time it is, in a process that only reads, too."""
        self.clock.keep()
        return self._connections.ask(command)

    @property
    def is_replicated(self) -> bool:
        """Whether appends wait for replicas at all."""
        return self._copies.needed().count > 0

    def is_copied(self, game: str, head: Head) -> bool:
        """Tell whether as many replicas have a log up to this head as an append waits for; wait briefly for them."""
        if self._copies.have(game, head.version, CHAIN, bytes.fromhex(head.chain), LOOK_MILLISECONDS):
            return True
        with suppress(RedisError):
            return self.stubs.find(game) is not None  # a game is sealed when replicas have it
        return False

    def _copied(self, game: str, appended: Appended, command: bytes) -> Appended:
        """Wait until the replicas have what a request appended, known by its `command`, and return whether they do."""
        return replace(appended, copied=self._copies.have(game, appended.last, COMMAND, command))

    def games(self, *, of_series: bool = False) -> Iterator[str]:
        """Return the ids of all games there are, or the names of all series' logs, in no order.

        It walks all keys: for repairs only.
        """
        for what in (LOG, COLD):
            for key in self.redis.scan_iter(match=f"{PREFIX}:{{*}}:{what}", count=1000):
                name = key.decode().split("{")[1].split("}")[0]
                if is_series(name) == of_series:
                    yield name


def _keys(game: str) -> list[str]:
    names = (LOG, "keys", "secret", "imported", "gone", "snapshot", NAMES, COLD)
    return [key_of(game, what) for what in names]


def entry_of(raw_id: bytes, fields: Any) -> Entry:
    """Return an entry of its fields: names and values by turns, or the dict that redis-py makes for a cluster."""
    values: list[bytes] = [*fields.values()] if isinstance(fields, dict) else fields[1::2]
    stored, digest, chain, *_ = [*values, b"", b"", b""]  # one that was damaged may lack some, and proves nothing
    return Entry(int(raw_id.partition(b"-")[0]), stored, digest.hex(), chain.hex())
