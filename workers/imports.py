"""Imports: the job that audits an archive and imports its game or, in a dry run, stores its replay for the sender.

One import runs at a time, among all workers.
"""

import dataclasses
import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from redis.exceptions import RedisError
from redis.lock import Lock
from rq.timeouts import JobTimeoutException

from cairn.projections.names import seated_in
from cairn.service.api.games.replays import replay
from cairn.service.audit import Audit
from cairn.service.audit.archives import Examined, examine_archive, proven, why_not_proven
from cairn.service.audit.imports import is_dry, job_id
from cairn.service.errors import Invalid, Problem
from cairn.service.jobs.jobs import SIGN
from cairn.service.languages import Language, english
from cairn.service.telemetry import metrics
from cairn.workers.heartbeat import beats, heartbeat
from cairn.workers.turns import services

MEMORY = 8
"""Memory limit of an audit, as a multiple of the archive's size; reading it took twice its size before."""
MIN_MEMORY = 16 * 1024 * 1024
"""Minimum memory limit of an audit in bytes; the rules of its game may have to be loaded first."""

_STATM = Path("/proc/self/statm")


def bring_in(archive: str, attempt: int) -> None:
    """Audit a waiting archive, and import its game or replay, or store the reason of a failure. Idempotent.

    `attempt` identifies the jobs of one archive. An attempt does not count while another import is in progress.
    """
    imports, lock = services().imports, services().imports.lock()
    with heartbeat(services().turn_queue.redis, job_id(archive, attempt), SIGN):
        if not lock.acquire():
            imports.put_off(archive, attempt)
            return
        with _held(lock):
            data = imports.body(archive)
            if data is not None:
                (_verify if is_dry(archive) else _bring_in)(archive, data)
    imports.ask_all()


def _bring_in(archive: str, data: bytes) -> None:
    try:
        with _bounded(data):
            examined_archive = proven(data)
        services().commands.bring_in(examined_archive.game, examined_archive.entries, examined_archive.names)
    except Problem as problem:
        services().imports.refuse(archive, problem)
        metrics.IMPORTS.labels("refused").inc()
    else:
        services().imports.finish(archive, examined_archive.game)
        metrics.IMPORTS.labels("finished").inc()


def _verify(archive: str, data: bytes) -> None:
    """Audit an archive, and store its proofs and, if they passed, its replay for the sender."""
    imports, audit = services().imports, None
    language = imports.language(archive)  # whose catalogues are none of the archive's memory
    try:
        with _bounded(data):
            examined_archive = examine_archive(data)
            audit = examined_archive.audit
            if problem := why_not_proven(audit):
                raise problem
            _keep_replay(archive, audit, examined_archive, language)
        metrics.IMPORTS.labels("verified").inc()
    except Problem as problem:
        imports.refuse(archive, problem, audit)
        metrics.IMPORTS.labels("refused").inc()


def _keep_replay(archive: str, audit: Audit, whole: Examined, language: Language) -> None:
    """Store the replay of a dry run, without the names of players erased here, however recently."""
    names, imports = services().names, services().imports
    remaining = names.without_erased(whole.game, whole.entries, whole.names)
    redacted = dataclasses.replace(whole, names=remaining)
    imports.verify(archive, audit, replay(redacted, language), {whole.game, *seated_in(whole.entries).values()})
    if names.without_erased(whole.game, whole.entries, remaining) != remaining:
        imports.forget(whole.game)


@contextmanager
def _bounded(data: bytes) -> Iterator[None]:
    """Raise Invalid if the audit in the context exceeds its limit of memory or time."""
    try:
        english()  # whose catalogues are none of the archive's memory
        with _bounded_memory(max(MEMORY * len(data), MIN_MEMORY)):
            yield
    except (MemoryError, JobTimeoutException) as error:
        raise Invalid(f"audit-over-{'memory' if isinstance(error, MemoryError) else 'time'}") from error


@contextmanager
def _held(lock: Lock) -> Iterator[None]:
    """Hold an acquired lock as long as this process lives: a worker that is killed does not keep it."""
    try:
        with beats(lock.reacquire):
            yield
    finally:
        with suppress(RedisError):
            lock.release()


@contextmanager
def _bounded_memory(more: int) -> Iterator[None]:
    """Raise MemoryError in the context where the process uses more than `more` additional bytes (on Linux)."""
    if not _STATM.exists():
        yield
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    has = int(_STATM.read_text().split()[5]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_DATA, (has + more, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))
