"""Analyses: the job that judges one part of a finished game, decision by decision."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from cairn.events.chain import Entry
from cairn.events.codec import decode
from cairn.projections.fold import Position
from cairn.service.analyses.record import AnalysedDecision, AnalysisPart, AnalysisTask, Row, looked_at
from cairn.service.analyses.store import job_id
from cairn.service.errors import NotFound
from cairn.service.jobs.jobs import SIGN
from cairn.workers.choices import check
from cairn.workers.heartbeat import heartbeat
from cairn.workers.search.judging import judge
from cairn.workers.turns import services

Views = Callable[[int, int], Position[Any]]
"""Return the position at a version as a seat saw it when it was the newest."""


def work_out(game: str, id: str, number: int, attempt: int) -> None:
    """Analyse one part of a game, and enqueue the next part. Idempotent: a job may run twice."""
    analyses = services().analyses
    with heartbeat(services().turn_queue.redis, job_id(id, str(number), attempt), SIGN), suppress(NotFound):
        task = analyses.load_task(game, id, number)
        if task is not None:
            analyses.keep(game, id, number, task, _rows(game, task, task.parts[number]))
        analyses.go_on(game, id)


def _rows(game: str, task: AnalysisTask, part: AnalysisPart) -> list[Row]:
    entries = list(services().log.read(game, limit=task.version))
    if task.kind == "choices" or task.level is None:
        return list(check(entries, range(part.first, part.last + 1)))

    def view(seat: int, version: int) -> Position[Any]:
        return services().repository.get_as_seen(game, seat, version).position

    return list(analyse_part(game, entries, part, task.level, view))


def analyse_part(
    game: str, entries: Sequence[Entry], part: AnalysisPart, level: str, view: Views
) -> Iterator[AnalysedDecision]:
    """Judge the decisions of a part of a finished game, each from the view of the seat that made it."""
    decisions = [decode(entry.stored, entry.version) for entry in entries]
    for decision in looked_at(decisions, "decisions"):
        if part.first <= decision.version <= part.last:
            assert decision.seat is not None
            before = view(decision.seat, decision.version - 1)
            yield judge(decision, before, level, f"analysis:{game}:{decision.version}")
