"""Audits asked for over the API: one at a time in a process, each kept by all bytes of the log."""

import hashlib
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from cairn.events.chain import Entry, Head
from cairn.events.log import Log
from cairn.service.audit import Audit, audit
from cairn.service.cache import Cache
from cairn.service.errors import NotFound, Unavailable

KEPT = 1024
"""How many audits a process keeps."""
PATIENCE = 10
"""Seconds that a request waits for the audits that others have asked for."""


class Auditor:
    """Audits games, each log once, as long as not a byte of it changes."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._kept: Cache[tuple[str, str], Audit] = Cache(KEPT)
        self._busy = threading.Lock()

    def audit(self, game: str) -> tuple[Head, Audit]:
        """Return the head of a game's log and the proofs up to it; raise NotFound, or Unavailable if others take long.

        Requests for the same log share one run. The log is read as it is stored, each time: an audit must not rely on
        it that the log folds, nor that it still is what it was.
        """
        secret, last = self._log.secret(game), self._log.last(game)
        if last is None:
            raise NotFound("There is no such game.")
        head = Head(last.version, last.chain)
        entries = list(self._log.read(game, limit=head.version))
        stored = game, _digest(entries)
        if known := self._kept.get(stored):
            return head, known
        with self.turn():
            result = self._kept.get(stored)  # the run of another request, which this one has waited for
            if result is None:
                result = audit(game, entries, secret)
                self._kept.put(stored, result)
        return head, result

    def entries(self, game: str, head: Head) -> list[Entry]:
        """Return a log up to a head, as it is stored."""
        return [*self._log.read(game, limit=head.version)]

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait for the audit that runs, and hold the place of the one that may; raise Unavailable if it takes long."""
        if not self._busy.acquire(timeout=PATIENCE):
            raise Unavailable("Other audits run; ask again when they are done.", retry_after=1)
        try:
            yield
        finally:
            self._busy.release()


def _digest(entries: Sequence[Entry]) -> str:
    """Return what tells a log from every other, and from itself as it was."""
    whole = hashlib.sha256()
    for entry in entries:
        whole.update(f"{entry.version} {len(entry.stored)} {entry.digest} {entry.chain} ".encode() + entry.stored)
    return whole.hexdigest()
