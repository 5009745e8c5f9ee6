"""Frames of games with their compression dictionaries: encode, read from the store or a disk cache, decode."""

from collections.abc import Callable, Iterable

from cairn.events import cold
from cairn.events.chain import Entry
from cairn.events.cold import Damaged, Dictionaries
from cairn.events.sealed_markers import SealedMarker
from cairn.service.storage.disk_cache import DiskCache
from cairn.service.storage.stores import PART, Store

DICTIONARY = "dictionary-"
"""Prefix of dictionaries in the store. A ruleset and a number follow."""
MIN_TO_TRAIN = 32
"""Minimum number of games of a ruleset to train a dictionary."""


class Frames:
    """The frames of games in a store, which is opened on first use, with a cache."""

    def __init__(self, store: Callable[[], Store], cache: DiskCache | None) -> None:
        self._store, self._cache = store, cache
        self._dictionaries = Dictionaries()
        self._made: dict[str, bytes] = {}  # dictionaries by their name in the store

    def read(self, segment: str, stub: SealedMarker) -> list[Entry]:
        """Return the entries of a game in a segment. Raise StoreError and Damaged.

        Cached frames are verified like those of the store. An invalid one is removed and read from the store.
        """
        chain = stub.chain.hex()
        if self._cache and (kept := self._cache.get(stub.chain, stub.length)):
            try:
                return self.open(kept, stub.version, chain)
            except Damaged:
                self._cache.remove(stub.chain)
        data = self._store().part(segment, stub.offset, stub.length)
        entries = self.open(data, stub.version, chain)
        if self._cache:
            self._cache.put(stub.chain, data)
        return entries

    def open(self, data: bytes, version: int, chain: str) -> list[Entry]:
        """Return the entries in a frame, up to this version and chain. Raise StoreError and Damaged.

        A dictionary of another process is loaded once.
        """
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
            if (
                self._dictionaries.dictionary(ruleset)
                or len(samples) < MIN_TO_TRAIN
                or not (made := cold.train(samples))
            ):
                continue
            name = f"{DICTIONARY}{ruleset}-{cold.number_of(made)}"
            with self._store().writing(name, create=False) as file:
                file.write(made)
        self._load()

    def _load(self, number: int | None = None) -> None:
        """Load new dictionaries: all, or the one with a number."""
        store = self._store()
        for name in store.names():
            is_whole = name.startswith(DICTIONARY) and not name.endswith(PART)
            if is_whole and name not in self._made and (number is None or name.endswith(f"-{number}")):
                self._made[name] = store.part(name, 0, cold.DICTIONARY_BYTES)
        made = sorted(self._made.items())
        self._dictionaries = Dictionaries((name[len(DICTIONARY) :].rpartition("-")[0], data) for name, data in made)
