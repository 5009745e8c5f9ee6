"""Archives are imported by workers: one at a time, after all turns, whatever dies meanwhile."""

import subprocess
from collections.abc import Callable

import pytest
from helpers.api import JSONL, Api
from helpers.commands import RANDOM, opened
from helpers.queues import lose, waiting
from helpers.running import until

from cairn.contract.playing import recorded
from cairn.service.audit import imports
from cairn.service.audit.imports import ATTEMPTS, KEPT_SECONDS, MAX_PENDING
from cairn.service.container import Services
from cairn.service.errors import Unavailable
from cairn.service.jobs import jobs
from cairn.service.jobs.jobs import IMPORT_QUEUE
from cairn.workers.imports import _bounded_memory

Start = Callable[..., "subprocess.Popen[bytes]"]

FIRST, SECOND = (path.read_bytes() for path in recorded("schotten_totten")[:2])

PATCHED_WORKER = """
import os, signal, time
from cairn.service.audit import imports as commands
from cairn.workers import imports
from cairn.workers.__main__ import main
from cairn.workers.turns import services

audit = imports.proven
commands.LOCK_SECONDS = imports.LOCK_SECONDS = {lock}

def proven(data):
    services().redis.set("auditing", os.getpid())
    {what}
    return audit(data)

imports.proven = proven
main(["worker"])
"""
WAITS = PATCHED_WORKER.format(lock=3.0, what="while not services().redis.exists('go'): time.sleep(0.05)")
DIES = PATCHED_WORKER.format(lock=0.5, what="os.kill(os.getpid(), signal.SIGKILL)")


def test_an_archive_is_imported_once(services: Services, redis_url: str, start: Start) -> None:
    """Sending it twice is one import. Only the result is stored, for an hour."""
    sent = services.imports.submit(FIRST)
    assert (sent, sent.status) == (services.imports.submit(FIRST), "pending")
    assert len(waiting(services.redis, IMPORT_QUEUE)) == 1
    start(redis_url, "-m", "cairn.workers", "worker")
    found = until(lambda: (now := services.imports.get(sent.id)).status != "pending" and now)
    assert (found.status, services.log.is_imported(found.game)) == ("imported", True)
    left = [key.decode() for key in services.redis.scan_iter("cairn:{imports}:*")]
    assert set(left) - {imports._LOCK} == {f"cairn:{{imports}}:result:{sent.id}"}
    assert 0 < services.redis.ttl(f"cairn:{{imports}}:result:{sent.id}") <= KEPT_SECONDS


@pytest.mark.many
def test_one_import_runs_at_a_time_and_turns_continue(services: Services, redis_url: str, start: Start) -> None:
    """While a worker audits, the other one plays but takes no archive. Then the next archive is imported."""
    for _ in range(2):
        start(redis_url, "-c", WAITS)
    first, second = services.imports.submit(FIRST), services.imports.submit(SECOND)
    until(lambda: services.redis.exists("auditing"))
    game = opened(services, RANDOM, RANDOM)
    until(lambda: services.repository.get(game, None).is_ended)
    assert [services.imports.get(sent.id).status for sent in (first, second)] == ["pending"] * 2
    assert len(waiting(services.redis, IMPORT_QUEUE)) == 1
    services.redis.set("go", 1)
    for sent in (first, second):
        until(lambda sent=sent: services.imports.get(sent.id).status == "imported")


@pytest.mark.many
def test_a_turn_is_played_before_an_archive_is_audited(services: Services, redis_url: str, start: Start) -> None:
    """Even if the archive came first."""
    sent = services.imports.submit(FIRST)
    game = opened(services, RANDOM, RANDOM)
    dealt = services.repository.get(game, None).head.version
    assert start(redis_url, "-m", "cairn.workers", "worker", "--max-jobs", "1").wait(60) == 0
    assert services.repository.get(game, None).head.version > dealt
    assert services.imports.get(sent.id).status == "pending"


@pytest.mark.many
def test_an_import_of_a_killed_worker_is_repeated(services: Services, redis_url: str, start: Start) -> None:
    """A request for its result detects the missing worker."""
    killed = start(redis_url, "-c", WAITS)
    sent = services.imports.submit(FIRST)
    until(lambda: services.redis.exists("auditing"))
    killed.kill()
    start(redis_url, "-m", "cairn.workers", "worker")
    until(lambda: services.imports.get(sent.id).status == "imported")


@pytest.mark.many
def test_an_archive_that_kills_its_workers_is_refused(
    services: Services, redis_url: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After three of them. Within an hour sending it again kills no more."""
    monkeypatch.setattr(jobs, "LOST_SECONDS", 0.5)
    sent = services.imports.submit(FIRST)
    killed = 0
    while (found := services.imports.get(sent.id)).status == "pending":
        worker = start(redis_url, "-c", DIES)
        until(lambda worker=worker: worker.poll() or services.imports.get(sent.id).status != "pending")
        worker.kill()
        worker.wait()
        killed += 1
    assert 0 < killed <= ATTEMPTS + 1, "the last one may find nothing to do"
    assert found.problem
    assert (found.status, found.problem.detail) == (
        "refused",
        "The archive could not be audited: 3 attempts at it failed.",
    )
    until(lambda: services.imports.submit(FIRST) == found)
    assert len(waiting(services.redis, IMPORT_QUEUE)) == 0
    assert services.imports.submit(SECOND).status == "pending"
    assert len(waiting(services.redis, IMPORT_QUEUE)) == 1


def test_a_lost_job_is_enqueued_again_on_request(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a request for the result, but not within the time in which a worker may have just taken it."""
    sent = services.imports.submit(FIRST)
    lose(services.redis, IMPORT_QUEUE)
    assert services.imports.get(sent.id).status == "pending"
    assert len(waiting(services.redis, IMPORT_QUEUE)) == 0
    monkeypatch.setattr(jobs, "LOST_SECONDS", 0.0)
    assert services.imports.get(sent.id).status == "pending"
    assert waiting(services.redis, IMPORT_QUEUE) == [f"import-{sent.id}-2"]


def test_the_number_of_waiting_archives_is_limited(api: Api, services: Services) -> None:
    """A new one above the limit is refused for now. A waiting one is not counted twice."""
    for number in range(MAX_PENDING):
        services.imports.submit(FIRST + b"%d" % number)
    with pytest.raises(Unavailable):
        services.imports.submit(FIRST)
    refused = api.ask("POST", "/v1/archives", data=FIRST, headers=JSONL)
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "5")
    assert services.imports.submit(FIRST + b"0").status == "pending"
    with pytest.raises(Unavailable):
        services.imports.submit(FIRST + b"0", dry=True)


def test_excessive_memory_use_is_stopped() -> None:
    """It raises an error, and the limit is removed afterwards."""
    with _bounded_memory(32 * 2**20):
        assert len(bytearray(8 * 2**20)) == 8 * 2**20
        with pytest.raises(MemoryError):
            bytearray(64 * 2**20)
    assert len(bytearray(64 * 2**20)) == 64 * 2**20
