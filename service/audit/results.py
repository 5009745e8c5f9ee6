"""The proof of the results of a series: each matches the end of its game's own log."""

from collections.abc import Sequence

from msgspec.structs import replace

from cairn.events.chain import Entry, Head
from cairn.events.series import SERIES, NoShow, ResultEntered, id_of, log_of
from cairn.projections.series import State
from cairn.projections.table import Table
from cairn.service.audit.auditor import Auditor
from cairn.service.audit.fold import Unfoldable, iterate_positions
from cairn.service.audit.proofs import Audit, Proof, failed_proof
from cairn.service.errors import NotFound, UnreadableLog
from cairn.service.queries.repository import Repository
from cairn.service.queries.results import table_result
from cairn.service.queries.snapshots import TRUTH


class SeriesAuditor:
    """Audits series: their logs in the way of games, and their results against the games."""

    def __init__(self, auditor: Auditor, repository: Repository) -> None:
        self._auditor, self._repository = auditor, repository

    def audit(self, id: str) -> tuple[Head, Audit]:
        """Return the head of a series' log and the proofs up to it. Raise NotFound or Unavailable."""
        head, audit = self._auditor.audit(log_of(id))
        proofs = tuple(proof for proof in audit.proofs if proof.name != "choices")
        entries = self._auditor.entries(log_of(id), head)
        return head, replace(audit, proofs=(*proofs, prove_results(entries, self._repository)))


def prove_results(entries: Sequence[Entry], repository: Repository) -> Proof:
    """Prove each result entered in a series so far."""
    missing: tuple[int, str] | None = None
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
                    missing = missing or (decision.version, why)
                checked += not why
    except Unfoldable as error:
        return failed_proof("results", error.version, "it cannot be folded")
    if missing:
        return Proof("results", "unavailable", checked, *missing)
    return Proof("results", "passed", checked)


def _wrong_result(
    entered: ResultEntered | NoShow, state: State, series: Table, repository: Repository
) -> tuple[str | None, bool]:
    """Return why a result differs from its game's, or None, and whether the game is available."""
    table = state.table_of(entered.game)
    assert table
    try:
        snapshot = repository.get(entered.game, TRUTH)
    except (NotFound, UnreadableLog):
        return f"its game {entered.game} does not exist, or cannot be read", False
    game = snapshot.position
    if game.table.labels.get(SERIES) != id_of(series.game):
        return f"its game {entered.game} was not opened for a table of this series", True
    if not game.table.is_ended:
        return f"its game {entered.game} has not ended", True
    follows = table_result(table, series.seats, game, snapshot.head)
    return (None if follows == entered else f"it is {entered}, where its game says {follows}"), True
