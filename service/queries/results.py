"""The results of finished games, read off their logs."""

from collections.abc import Sequence

from cairn.events.decision import Decision
from cairn.events.log import Log
from cairn.projections.ratings import Shelf
from cairn.projections.results import Result, result_of
from cairn.projections.table import Table
from cairn.service.queries.readable import decoded
from cairn.service.rules import GAMES


def result_in(log: Log, table: Table, decisions: Sequence[Decision] | None = None) -> tuple[Shelf, Result] | None:
    """Return what a finished game says for ratings, and where; None if it does not count, or was brought in.

    Its `decisions` are read where they are not given. Raise UnreadableLog.
    """
    if table.ruleset not in GAMES or not table.counts or log.imported(table.game):
        return None
    read = (decoded(table.game, entry) for entry in log.read(table.game)) if decisions is None else decisions
    result = result_of(table, read)
    return (Shelf(table.ruleset, GAMES[table.ruleset].group_of(table.options)), result) if result else None
