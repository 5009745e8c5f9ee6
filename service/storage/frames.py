"""Frames of games with their compression dictionaries: encode, read from the store or a disk cache, decode."""

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from cairn.events import cold
from cairn.events.chain import Entry
from cairn.events.cold import Damaged, Dictionaries
from cairn.events.sealed_markers import SealedMarker
from cairn.service.storage.stores import PART, Store

FOLDERS = 256
BLOCK = 4096


class DiskCache:
    """A cache on this machine's disk, of at most `most` bytes, shared by all processes without locks.

    Files are spread over 256 folders by the first digits of their names. Each has its own limit and evicts the least
    recently read files. Errors of the disk count as cache misses. Users must check the bytes.
    """

    def __init__(self, folder: Path, most: int) -> None:
        self._folder, self._most = folder, most // FOLDERS

    def get(self, key: bytes, length: int) -> bytes | None:
        """Return the bytes of a key, or None if they are missing or have another length."""
        path, data = self._path(key), None
        with suppress(OSError), path.open("rb") as file:
            data = file.read(length + 1)
        if data is None or len(data) != length:
            return None
        with suppress(OSError):
            os.utime(path)
        return data

    def put(self, key: bytes, data: bytes) -> None:
        """Store bytes by a key, if they fit."""
        path, size = self._path(key), _on_disk(len(data))
        if size > self._most:
            return
        part = path.with_name(f"{token_hex(8)}.part")
        try:
            path.parents[2].mkdir(mode=0o700, parents=True, exist_ok=True)
            path.parents[1].mkdir(mode=0o700, exist_ok=True)
            path.parent.mkdir(mode=0o700, exist_ok=True)
            self._make_room(path.parent, size)
            part.write_bytes(data)
            part.replace(path)
        except OSError:
            with suppress(OSError):
                part.unlink()

    def remove(self, key: bytes) -> None:
        """Remove the bytes of a key."""
        with suppress(OSError):
            self._path(key).unlink()

    def _path(self, key: bytes) -> Path:
        return self._folder / key[:1].hex() / key.hex()

    def _make_room(self, folder: Path, size: int) -> None:
        """Evict the least recently read files, and files of killed processes, until `size` bytes fit."""
        with os.scandir(folder) as found:
            files = sorted((each.stat().st_mtime_ns, _on_disk(each.stat().st_size), each.path) for each in found)
        left = self._most - sum(used for _, used, _ in files)
        for _, used, path in files:
            if left >= size:
                return
            Path(path).unlink(missing_ok=True)
            left += used


def _on_disk(length: int) -> int:
    return -(-length // BLOCK) * BLOCK


DICTIONARY = "dictionary-"
MIN_TO_TRAIN = 32


class Frames:
    """The frames of games in a store, which is opened on first use, with a cache."""

    def __init__(self, store: Callable[[], Store], cache: DiskCache | None) -> None:
        self._store, self._cache = store, cache
        self._dictionaries = Dictionaries()
        self._made: dict[str, bytes] = {}  # dictionaries by their name in the store

    def read(self, segment: str, marker: SealedMarker) -> list[Entry]:
        """Return the entries of a game, verified also if they are cached. Raise StoreError and Damaged."""
        chain = marker.chain.hex()
        if self._cache and (kept := self._cache.get(marker.chain, marker.length)):
            try:
                return self.open(kept, marker.version, chain)
            except Damaged:
                self._cache.remove(marker.chain)
        data = self._store().part(segment, marker.offset, marker.length)
        entries = self.open(data, marker.version, chain)
        if self._cache:
            self._cache.put(marker.chain, data)
        return entries

    def open(self, data: bytes, version: int, chain: str) -> list[Entry]:
        """Return the entries in a frame, up to this version and chain. Raise StoreError and Damaged."""
        if not self._dictionaries.has(cold.dictionary_of(data)):
            self._load(cold.dictionary_of(data))
        return cold.open_frame(data, self._dictionaries, version, chain)

    def made_of(self, ruleset: str, lines: bytes) -> bytes:
        """Return the frame of a game of a ruleset from the result of `plain`."""
        return cold.frame(lines, self._dictionaries.dictionary(ruleset))

    def train(self, plains: Iterable[tuple[str, bytes]]) -> None:
        """Train a dictionary for each ruleset with enough games and none yet, from pairs of ruleset and `plain`."""
        self._load()
        by_ruleset = dict[str, list[bytes]]()
        for ruleset, lines in plains:
            by_ruleset.setdefault(ruleset, []).append(lines)
        for ruleset, samples in by_ruleset.items():
            if self._dictionaries.dictionary(ruleset) or len(samples) < MIN_TO_TRAIN:
                continue
            if made := cold.train(samples):
                with self._store().writing(f"{DICTIONARY}{ruleset}-{cold.number_of(made)}", create=False) as file:
                    file.write(made)
        self._load()

    def _load(self, number: int | None = None) -> None:
        store = self._store()
        for name in store.names():
            is_whole = name.startswith(DICTIONARY) and not name.endswith(PART)
            if is_whole and name not in self._made and (number is None or name.endswith(f"-{number}")):
                self._made[name] = store.part(name, 0, cold.DICTIONARY_BYTES)
        made = sorted(self._made.items())
        self._dictionaries = Dictionaries((name[len(DICTIONARY) :].rpartition("-")[0], data) for name, data in made)
