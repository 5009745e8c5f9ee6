"""Audits requested over the API: one at a time in a process, cached by the bytes of the log."""

import hashlib
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from cairn.events.chain import Entry, Head
from cairn.events.log import Log
from cairn.events.series import SERIES, NoShow, ResultEntered, id_of, log_of
from cairn.projections.message import Message, message
from cairn.projections.series import State
from cairn.projections.table import Table
from cairn.service.audit import audit
from cairn.service.audit.fold import Unfoldable, iterate_positions
from cairn.service.audit.proofs import Audit, Proof, failed_proof
from cairn.service.cache import Cache
from cairn.service.errors import NotFound, Unavailable, UnreadableLog
from cairn.service.queries.repository import Repository
from cairn.service.queries.results import table_result
from cairn.service.queries.snapshots import TRUTH

KEPT = 1024
PATIENCE = 10  # seconds that a request waits for other audits


class Auditor:
    """Audits games; a log is audited again only if its bytes change."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._kept: Cache[tuple[str, str], Audit] = Cache(KEPT)
        self._busy = threading.Lock()

    def audit(self, game: str) -> tuple[Head, Audit]:
        """Return the head of a game's log and the proofs up to it. Raise NotFound, or Unavailable after a timeout.

        The stored log is read each time, since an audit must not assume that the log folds, or that it is unchanged.
        """
        secret, last = self._log.secret(game), self._log.last(game)
        if last is None:
            raise NotFound("no-such-game")
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

    def audit_series(self, id: str, repository: Repository) -> tuple[Head, Audit]:
        """Return the head of a series' log and the proofs up to it and of its results, as `audit` does."""
        head, audit = self.audit(log_of(id))
        proofs = tuple(proof for proof in audit.proofs if proof.name != "choices")
        entries = [*self._log.read(log_of(id), limit=head.version)]
        return head, replace(audit, proofs=(*proofs, prove_results(entries, repository)))

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Hold the lock for a single audit, waiting for the running one. Raise Unavailable after a timeout."""
        if not self._busy.acquire(timeout=PATIENCE):
            raise Unavailable("other-audits-running", retry_after=1)
        try:
            yield
        finally:
            self._busy.release()


def _digest(entries: Sequence[Entry]) -> str:
    whole = hashlib.sha256()
    for entry in entries:
        whole.update(f"{entry.version} {len(entry.stored)} {entry.digest} {entry.chain} ".encode() + entry.stored)
    return whole.hexdigest()


def prove_results(entries: Sequence[Entry], repository: Repository) -> Proof:
    """Prove each result entered in a series so far."""
    missing: Proof | None = None
    checked = 0
    try:
        for position, decision in iterate_positions(entries):
            for event in decision.events:
                if not isinstance(event, ResultEntered | NoShow):
                    continue
                state = position.state
                assert isinstance(state, State)
                why, is_there = _wrong_result(event, state, position.table, repository)
                if why and is_there:
                    return failed_proof("results", decision.version, why)
                if why:
                    missing = missing or failed_proof("results", decision.version, why)
                checked += not why
    except Unfoldable as error:
        return failed_proof("results", error.version, "it cannot be folded")
    return replace(missing, status="unavailable", checked=checked) if missing else Proof("results", "passed", checked)


def _wrong_result(
    entered: ResultEntered | NoShow, state: State, series: Table, repository: Repository
) -> tuple[Message | None, bool]:
    """Return why a result differs from its game's, or None, and whether the game is available."""
    table = state.table_of(entered.game)
    assert table
    try:
        snapshot = repository.get(entered.game, TRUTH)
    except (NotFound, UnreadableLog):
        return message("why-no-game", game=entered.game), False
    game = snapshot.position
    if game.table.labels.get(SERIES) != id_of(series.game):
        return message("why-not-of-series", game=entered.game), True
    if not game.table.is_ended:
        return message("why-game-runs", game=entered.game), True
    follows = table_result(table, series.seats, game, snapshot.head)
    differ = message("why-result", result=str(entered), result2=str(follows))
    return (None if follows == entered else differ), True
