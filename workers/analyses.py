"""Analyses: the job that looks at one stretch of a finished game, and what it says of a decision."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from cairn.events.chain import Entry
from cairn.events.codec import decode
from cairn.events.decision import Decision
from cairn.projections.fold import Position
from cairn.service.analyses.parts import Stretch, studied
from cairn.service.analyses.record import AnalysedDecision, Asked, Row
from cairn.service.analyses.store import SIGN, job_id
from cairn.service.errors import NotFound
from cairn.workers.choices import check
from cairn.workers.heartbeat import heartbeat
from cairn.workers.search.judging import judged
from cairn.workers.turns import services

Views = Callable[[int, int], Position[Any]]
"""Gives the position at a version as a seat saw it when it was the newest."""


def work_out(game: str, id: str, number: int, attempt: int) -> None:
    """Look at a stretch of an analysis, and ask for the next one. It may be done twice: once counts."""
    analyses = services().analyses
    with heartbeat(services().turn_queue.redis, job_id(id, str(number), attempt), SIGN), suppress(NotFound):
        asked = analyses.wanted(game, id, number)
        if asked is not None:
            analyses.keep(game, id, number, asked, _rows(game, asked, asked.stretches[number]))
        analyses.go_on(game, id)


def _rows(game: str, asked: Asked, stretch: Stretch) -> list[Row]:
    entries = list(services().log.read(game, limit=asked.version))
    if asked.kind == "choices" or asked.level is None:
        return list(check(entries, range(stretch.first, stretch.last + 1)))

    def view(seat: int, version: int) -> Position[Any]:
        return services().repository.get_as_seen(game, seat, version).position

    return list(analysed(game, entries, stretch, asked.level, view))


def analysed(
    game: str, entries: Sequence[Entry], stretch: Stretch, level: str, view: Views
) -> Iterator[AnalysedDecision]:
    """Judge the decisions of a stretch of a finished game, each from the view of the seat that made it."""
    decisions = [decode(entry.stored, entry.version) for entry in entries]
    for decision in studied(decisions, "decisions"):
        if stretch.first <= decision.version <= stretch.last:
            yield _judged(game, decision, level, view)


def _judged(game: str, decision: Decision, level: str, view: Views) -> AnalysedDecision:
    assert decision.by is not None
    before = view(decision.by, decision.version - 1)
    return judged(decision, before, level, f"analysis:{game}:{decision.version}")
