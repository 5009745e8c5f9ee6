"""Audits asked for over the API: one at a time in a process, each kept by the top of its pile."""

import threading
from collections import OrderedDict

from events.log import Log
from service.audit import Audit, audit
from service.errors import Unavailable
from service.kept import Kept

KEPT = 1024


class Auditor:
    """Audits games, each head once."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._kept: OrderedDict[tuple[str, str], Audit] = OrderedDict()
        self._busy = threading.Lock()

    def audit(self, game: str, kept: Kept) -> Audit:
        """Return the proofs of a game up to a head; raise Unavailable while another audit runs."""
        key = (game, kept.head.chain)
        known = self._kept.get(key)
        if known:
            return known
        with self.alone():
            found = audit(game, self._log.read(game, limit=kept.head.version), kept.secret)
            self._kept[key] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

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
