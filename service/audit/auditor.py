"""Audits asked for over the API: one at a time in a process, each kept by the log's head."""

import threading

from events.log import Head, Log
from service.audit import Audit, audit
from service.errors import NotFound, Unavailable
from service.queries.cache import Cache

KEPT = 1024
"""How many audits a process keeps."""


class Auditor:
    """Audits games, each head once."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._kept: Cache[tuple[str, Head], Audit] = Cache(KEPT)
        self._busy = threading.Lock()

    def audit(self, game: str) -> tuple[Head, Audit]:
        """Return the head of a game's log and the proofs up to it; raise NotFound, or Unavailable if another runs.

        The log is read as it is stored: an audit must not rely on it that the log folds.
        """
        secret, last = self._log.secret(game), self._log.last(game)
        if last is None:
            raise NotFound("There is no such game.")
        head = Head(last.version, last.chain)
        known = self._kept.get((game, head))
        if known:
            return head, known
        with self.alone():
            found = audit(game, self._log.read(game, limit=head.version), secret)
            self._kept.put((game, head), found)
        return head, found

    def alone(self) -> "Alone":
        """Return what holds the place of the one audit that may run; raise Unavailable if it is taken."""
        return Alone(self._busy)


class Alone:
    """The place of the one audit that may run in a process."""

    def __init__(self, busy: threading.Lock) -> None:
        self._busy = busy

    def __enter__(self) -> None:
        if not self._busy.acquire(blocking=False):
            raise Unavailable("Another audit runs; ask again when it is done.", retry_after=1)

    def __exit__(self, *_: object) -> None:
        self._busy.release()
