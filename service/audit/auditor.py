"""Audits asked for over the API: one at a time in a process, each kept by the log's head."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from cairn.events.log import Head, Log
from cairn.service.audit import Audit, audit
from cairn.service.cache import Cache
from cairn.service.errors import NotFound, Unavailable

KEPT = 1024
"""How many audits a process keeps."""
PATIENCE = 10
"""Seconds that a request waits for the audits that others have asked for."""


class Auditor:
    """Audits games, each head once."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._kept: Cache[tuple[str, Head], Audit] = Cache(KEPT)
        self._busy = threading.Lock()

    def audit(self, game: str) -> tuple[Head, Audit]:
        """Return the head of a game's log and the proofs up to it; raise NotFound, or Unavailable if others take long.

        Requests for the same head share one run. The log is read as it is stored: an audit must not rely on it that
        the log folds.
        """
        secret, last = self._log.secret(game), self._log.last(game)
        if last is None:
            raise NotFound("There is no such game.")
        head = Head(last.version, last.chain)
        if known := self._kept.get((game, head)):
            return head, known
        with self.turn():
            result = self._kept.get((game, head))  # the run of another request, which this one has waited for
            if result is None:
                result = audit(game, self._log.read(game, limit=head.version), secret)
                self._kept.put((game, head), result)
        return head, result

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait for the audit that runs, and hold the place of the one that may; raise Unavailable if it takes long."""
        if not self._busy.acquire(timeout=PATIENCE):
            raise Unavailable("Other audits run; ask again when they are done.", retry_after=1)
        try:
            yield
        finally:
            self._busy.release()
