"""Verify the choices: compute each AI's move again, from its seat's view and nothing else.

The walk folds each AI's view, and stops at every choice. A choice holds all that is needed to check it, so choices can
be checked on any machine, in parallel.
"""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal

from msgspec import Struct

from cairn.events.chain import Entry
from cairn.events.chance import ai_seed
from cairn.events.codec import decode
from cairn.events.decision import Ai, Move, redact
from cairn.events.segments import Segments
from cairn.projections.decided import LAST_RESORT
from cairn.projections.fold import BEFORE, Position, step
from cairn.service.audit.fold import words_of
from cairn.service.audit.proofs import Verdict, decided_by_ai
from cairn.service.audit.rules import why_missing
from cairn.service.deciding.levels import version_of
from cairn.service.rules import rules_of
from cairn.workers.search import policies
from cairn.workers.search.levels import TABLE, level_of

__all__ = ["Choice", "Verdict", "check", "check_in_parallel", "judge", "walk"]

BATCH = 256
"""Limit of choices, with their views, in memory at once when several processes check them."""


class Choice(Struct, frozen=True):
    """A decision of an AI and its inputs: the position as its seat saw it, and the dictated seed."""

    version: int
    seat: int | None
    move: Move | None
    ai: Ai
    view: Position[Any]
    seed: str | None


def check(entries: Sequence[Entry], versions: range) -> Iterator[Verdict]:
    """Yield a verdict for each AI decision of a finished game in a range of versions."""
    return map(judge, walk(entries, versions))


def check_in_parallel(entries: Sequence[Entry], processes: int) -> Iterator[Verdict]:
    """Yield the same for all versions, computed by `processes` processes; the verdicts come in order."""
    choices = walk(entries, range(1, len(entries) + 1))
    # Spawned: forking a process that has threads may hang it. The parent process handles signals to stop.
    spawned = multiprocessing.get_context("spawn")
    with spawned.Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        while batch := list(islice(choices, BATCH)):
            yield from pool.imap(judge, batch)


def walk(entries: Sequence[Entry], versions: range) -> Iterator[Choice | Verdict]:
    """Yield each AI choice in a range of versions. Where a log cannot be folded on, yield a verdict instead.

    A view holds what its seat saw before it decided, and nothing revealed later.
    """
    chosen = list(decided_by_ai(entries, versions))
    seats = {decode(entries[version - 1].stored, version).seat for version in chosen}
    views = {seat: BEFORE for seat in seats if seat is not None}
    segments = Segments.read(entries, None)
    for version in range(1, max(chosen, default=0) + 1):
        try:
            decision = decode(entries[version - 1].stored, version)
            after = {seat: step(view, redact(decision, seat, ended=False)) for seat, view in views.items()}
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            why = f"version {version} cannot be folded: {words_of(error)}"
            yield from (Verdict(version_left, "failed", why) for version_left in chosen if version_left >= version)
            return
        if version in versions and decision.ai is not None:
            seat, secret = decision.seat, segments.at(version).secret
            view = BEFORE if seat is None else views[seat]
            seed = ai_seed(secret, version, view.table.seed_nonces) if secret else None
            yield Choice(version, seat, decision.move, decision.ai, view, seed)
        views = after


def judge(choice: Choice | Verdict) -> Verdict:
    """Choose again with the AI's level, and compare. Return a verdict unchanged."""
    if isinstance(choice, Verdict):
        return choice
    try:
        status, why = _judged(choice)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        status, why = "failed", words_of(error)
    return Verdict(choice.version, status, why, _is_last_resort(choice))


def _is_last_resort(choice: Choice) -> bool:
    if choice.seat is None or choice.view is BEFORE:
        return False
    return choice.ai.level == LAST_RESORT != choice.view.table.deciders.now(choice.seat).level


def _judged(choice: Choice) -> tuple[Literal["passed", "failed", "unavailable"], str | None]:
    table, ai = choice.view.table, choice.ai
    if choice.seat is None:
        return "failed", "it is no seat's"
    who = table.deciders.now(choice.seat)
    if ai.level not in who.levels:
        return "failed", f"{ai.level} chose for a seat that {who.level or 'a human'} plays"
    level = level_of(table.ruleset, ai.level, ai.version)
    missing = why_missing(table.ruleset, table.rules_version)
    if missing or level is None:
        return "unavailable", missing or _gone(table.ruleset, ai)
    if ai.budget != level.budget:
        return "failed", f"its budget is {ai.budget}, where {ai.level} has {level.budget}"
    if choice.seed is None:
        return "failed", "no secret is revealed that could dictate its seed"
    if ai.seed != choice.seed:
        return "failed", f"its seed is {ai.seed}, where the secret dictates {choice.seed}"
    again = policies.choose(level, rules_of(choice.view), choice.view.state, choice.seat, choice.seed)
    if again != choice.move:
        return "failed", f"its move is {choice.move}, where {ai.level} chooses {again} of what its seat could see"
    return "passed", None


def _gone(ruleset: str, ai: Ai) -> str:
    if ai.level in TABLE.get(ruleset, {}) and ai.version < version_of(ruleset, ai.level):
        return f"version {ai.version} of {ai.level} is gone"
    return f"this service has no version {ai.version} of {ai.level}"
