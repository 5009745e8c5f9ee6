"""Finished games leave Redis: sealed into a segment, proven there, and only then forgotten; and read from there.

A segment is written once and read back whole. Every game in it is made again of its frame and held against what Redis
has; then one script puts a stub in the place of its log, if that still ends as it did. Whatever breaks off before
leaves the game in Redis, whole, and at most a segment that nothing points to.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cairn.events import cold
from cairn.events.chain import Entry
from cairn.events.codec import decode
from cairn.events.cold import Damaged, Dictionaries, Row, Unsealable
from cairn.events.log import Log, Stub
from cairn.events.table import GameEnded, GameOpened
from cairn.service.cache import Cache
from cairn.service.errors import Unavailable
from cairn.service.storage.roots import Inclusion, Roots
from cairn.service.storage.stores import Store, StoreError, store_of

SEGMENT, DICTIONARY = "segment-", "dictionary-"
"""How the files in the store begin; the rest is a SHA-256, or a ruleset and a number."""
LARGEST = 64 * 2**20
"""How many bytes of frames a segment may have."""
LEAST_TO_TRAIN = 32
"""A dictionary is made of so many games of a ruleset or more."""
KEPT_GAMES, KEPT_FOOTERS = 256, 4


class Sealed(NamedTuple):
    """What became of games: the segment, which were sealed, which wait for the next time, and why others cannot be."""

    segment: str
    sealed: list[str]
    left: list[str]
    refused: dict[str, str]


class ColdGames:
    """The segments in a store: `url` is a folder's path, or what obstore knows."""

    def __init__(self, url: str | None, roots: Roots) -> None:
        self._url, self.roots = url, roots
        self._opened: Store | None = None
        self._dictionaries = Dictionaries()
        self._games: Cache[bytes, Sequence[Entry]] = Cache(KEPT_GAMES)
        self._rows: Cache[str, list[Row]] = Cache(KEPT_FOOTERS)

    @property
    def store(self) -> Store:
        """The store, opened when it is first used; raise StoreError."""
        if self._opened is None:
            if not self._url:
                raise StoreError("CAIRN_COLD_URL does not say where segments are.")
            self._opened, _ = store_of(self._url if self._url.endswith("/") else f"{self._url}/")
        return self._opened

    def entries(self, game: str, stub: Stub) -> Sequence[Entry]:
        """Return a game's entries, each digest worked out anew; raise Unavailable if its segment cannot be read so."""
        if kept := self._games.get(stub.chain):
            return kept
        name = SEGMENT + stub.segment.hex()
        try:
            data = self.store.part(name, stub.offset, stub.length)
            entries = self.open(data, stub.version, stub.chain.hex())
        except (StoreError, Damaged) as error:
            words = f"The game {game} lies in {name}, and cannot be read there: {str(error).rstrip('.')}."
            raise Unavailable(words, retry_after=10) from error
        self._games.put(stub.chain, entries)
        return entries

    def seal(self, log: Log, games: Iterable[str]) -> Sealed:
        """Seal games that have ended, and put stubs in the place of their logs, as far as one segment goes.

        Raise StoreError, and Damaged if the store does not give back what was written; then nothing has changed.
        """
        refused, read, left = dict[str, str](), dict[str, list[Entry]](), list[str]()
        plains = dict[str, tuple[str, bytes]]()
        size = 0
        for game in games:
            if size >= LARGEST:
                left.append(game)
                continue
            entries = list(log.read(game))
            if not entries or log.stub(game):
                continue
            try:
                ruleset, lines = _ruleset(entries), cold.plain(entries)
            except Unsealable as error:
                refused[game] = str(error)
                continue
            read[game], plains[game] = entries, (ruleset, lines)
            size += len(lines) // 10
        if not plains:
            return Sealed("", [], left, refused)
        self._train(plains.values())
        frames = [
            (_row(game, entries, ruleset), cold.frame(lines, self._dictionaries.of(ruleset)))
            for game, entries in read.items()
            for ruleset, lines in (plains[game],)
        ]
        name, stubs = self.write(frames, read)
        sealed = [game for game, stub in stubs.items() if log.seal(game, stub)]
        return Sealed(name, sealed, [*left, *sorted({*read} - {*sealed})], refused)

    def whole(self, segment: str) -> bytes:
        """Return the bytes of a segment; raise StoreError, and Damaged unless they are those that were written."""
        with self.store.reading(SEGMENT + segment) as file:
            data = file.read()
        if cold.name_of(data) != segment:
            raise Damaged(f"{self.store.where(SEGMENT + segment)} is not what was written")
        return data

    def write(
        self, frames: list[tuple[Row, bytes]], read: dict[str, list[Entry]], replaces: str = ""
    ) -> tuple[str, dict[str, Stub]]:
        """Write a segment, prove it, and enter it in the log of roots; return its name, and its games' stubs.

        It is of rows and frames; `read` is what it must give back. `replaces` is the segment whose place it takes.
        Raise StoreError, and Damaged.
        """
        data, _ = cold.write_segment(frames, {})
        name = SEGMENT + cold.name_of(data)
        if self.store.size(name) is None:
            with self.store.writing(name) as file:
                file.write(data)
        rows, segment = self._prove(name, read), name.removeprefix(SEGMENT)
        self.roots.enter(segment, rows, replaces)
        return name, stubs_of(segment, rows)

    def inclusion(self, game: str, stub: Stub) -> Inclusion:
        """Return what shows that a game stands in the log of roots; raise Unavailable if its segment cannot be read."""
        segment = stub.segment.hex()
        try:
            rows = self._rows.get(segment) or self.rows(segment)
            self._rows.put(segment, rows)
            return self.roots.inclusion(segment, rows, game)
        except (StoreError, Damaged, LookupError, ValueError) as error:
            words = f"{SEGMENT}{segment} cannot be read: {str(error).rstrip('.')}."
            raise Unavailable(words, retry_after=10) from error

    def rows(self, segment: str) -> list[Row]:
        """Return the games of a segment, as its footer has them; raise StoreError, and Damaged."""
        with self.store.reading(SEGMENT + segment) as file:
            return cold.read_footer(file.read())[0]

    def _prove(self, name: str, read: dict[str, list[Entry]]) -> list[Row]:
        """Return what a segment says it has, if it gives back each game as it was read from Redis; raise Damaged."""
        data = self.whole(name.removeprefix(SEGMENT))
        rows, _ = cold.read_footer(data)
        for row in rows:
            entries = self.open(data[row.offset : row.offset + row.length], row.version, row.chain)
            if entries != read.get(row.game):
                raise Damaged(f"{self.store.where(name)} does not give back the game {row.game}")
        if [row.game for row in rows] != [*read]:
            raise Damaged(f"{self.store.where(name)} does not have the games that were written")
        return rows

    def open(self, data: bytes, version: int, chain: str) -> list[Entry]:
        """Return the entries in a frame, up to this version and chain; raise StoreError, and Damaged.

        A dictionary that another process made is looked for once.
        """
        if not self._dictionaries.has(cold.dictionary_of(data)):
            self._load()
        return cold.open_frame(data, self._dictionaries, version, chain)

    def _load(self) -> None:
        found = dict[str, bytes]()
        for name in self.store.names():
            if name.startswith(DICTIONARY):
                with self.store.reading(name) as file:
                    found[name.removeprefix(DICTIONARY).rpartition("-")[0]] = file.read()
        self._dictionaries = Dictionaries(found)

    def _train(self, plains: Iterable[tuple[str, bytes]]) -> None:
        """Make a dictionary for each ruleset that has none and enough games."""
        self._load()
        by_ruleset = dict[str, list[bytes]]()
        for ruleset, lines in plains:
            by_ruleset.setdefault(ruleset, []).append(lines)
        for ruleset, samples in by_ruleset.items():
            if self._dictionaries.of(ruleset) or len(samples) < LEAST_TO_TRAIN or not (made := cold.train(samples)):
                continue
            with self.store.writing(f"{DICTIONARY}{ruleset}-{cold.number_of(made)}") as file:
                file.write(made)
        self._load()


def _ruleset(entries: Sequence[Entry]) -> str:
    """Return the ruleset of a game that has ended; raise Unsealable if it has not."""
    first, last = (decode(entry.stored, entry.version) for entry in (entries[0], entries[-1]))
    if not any(isinstance(event, GameEnded) for event in last.events):
        raise Unsealable("it has not ended")
    return next(event.ruleset for event in first.events if isinstance(event, GameOpened))


def _row(game: str, entries: Sequence[Entry], ruleset: str) -> Row:
    last = entries[-1]
    return Row(game, 0, 0, last.version, last.chain, ruleset, decode(last.stored, last.version).at, {})


def stubs_of(segment: str, rows: Iterable[Row]) -> dict[str, Stub]:
    """Return where each game of a segment lies."""
    return {
        row.game: Stub(bytes.fromhex(segment), row.offset, row.length, row.version, bytes.fromhex(row.chain))
        for row in rows
    }
