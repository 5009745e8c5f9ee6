"""Audits requested over the API: one at a time in a process, cached by the bytes of the log."""

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
"""Number of audits that a process caches."""
PATIENCE = 10
"""Timeout in seconds for a request that waits for other audits."""


class Auditor:
    """Audits games; a log is audited again only if its bytes change."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._kept: Cache[tuple[str, str], Audit] = Cache(KEPT)
        self._busy = threading.Lock()

    def audit(self, game: str) -> tuple[Head, Audit]:
        """Return the head of a game's log and the proofs up to it. Raise NotFound, or Unavailable after a timeout.

        Requests for the same log share one run. The stored log is read each time, since an audit must not assume that
        the log folds, or that it is unchanged.
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
            result = self._kept.get(stored)  # the result of the run that this request waited for
            if result is None:
                result = audit(game, entries, secret)
                self._kept.put(stored, result)
        return head, result

    def entries(self, game: str, head: Head) -> list[Entry]:
        """Return the stored log up to a head."""
        return [*self._log.read(game, limit=head.version)]

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Hold the lock for a single audit, waiting for the running one. Raise Unavailable after a timeout."""
        if not self._busy.acquire(timeout=PATIENCE):
            raise Unavailable("Other audits run; ask again when they are done.", retry_after=1)
        try:
            yield
        finally:
            self._busy.release()


def _digest(entries: Sequence[Entry]) -> str:
    """Return a digest of a log that changes with any of its bytes."""
    whole = hashlib.sha256()
    for entry in entries:
        whole.update(f"{entry.version} {len(entry.stored)} {entry.digest} {entry.chain} ".encode() + entry.stored)
    return whole.hexdigest()
