"""Hints: the job that computes the moves a level would make for a seat."""

from contextlib import suppress
from typing import Any

from msgspec import to_builtins

from cairn.projections.fold import Position
from cairn.service.analyses.hints import MAX_MOVES, Hinted
from cairn.service.analyses.store import job_id
from cairn.service.deciding import levels
from cairn.service.errors import NotFound
from cairn.service.jobs.jobs import SIGN
from cairn.service.rules import rules_of
from cairn.workers.heartbeat import heartbeat
from cairn.workers.search.halving import search
from cairn.workers.search.judging import DIGITS, search_level
from cairn.workers.search.reasons import reasons
from cairn.workers.search.temperatures import win_chances
from cairn.workers.turns import services


def work_out(game: str, id: str, attempt: int) -> None:
    """Compute a requested hint. Idempotent: a job may run twice."""
    hints, repository = services().hints, services().repository
    with heartbeat(services().turn_queue.redis, job_id(id, "0", attempt), SIGN), suppress(NotFound):
        task = hints.pending(game, id)
        if task is not None:
            view = repository.get_as_seen(game, task.seat, task.version, task.chain)
            hints.finish(game, id, best_moves(view.position, task.seat, id))


def best_moves(view: Position[Any], seat: int, id: str) -> tuple[Hinted, ...]:
    """Return the best moves of the seat to act, the best first, from its view alone.

    Their seed follows from the hint's id, and reveals nothing about the seed with which an AI would choose.
    """
    level = search_level(view.table.ruleset, levels.THOROUGH)
    rules, seed = rules_of(view), f"hint:{id}"
    candidates = search(rules, view.state, seat, seed, level)[:MAX_MOVES]
    return tuple(
        Hinted(
            to_builtins(candidate.move),
            round(win_chances(view.table.ruleset, view.state, candidate, seat)[seat], DIGITS),
            "chance",
            candidate.playouts,
            candidate.exact,
            reason,
        )
        for candidate, reason in zip(candidates, reasons(rules, view.state, seat, seed, candidates), strict=True)
    )
