"""Archives: workers import them after all turns, and seal finished games, whatever dies meanwhile."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import pytest
from helpers.api import JSONL, Api
from helpers.commands import RANDOM, open_game
from helpers.queues import lose, queued_jobs
from helpers.running import until

from cairn.contract.playing import random_game, recorded
from cairn.events.codec import Undecodable
from cairn.service.audit import imports
from cairn.service.audit.imports import ATTEMPTS, KEPT_SECONDS, MAX_PENDING
from cairn.service.backups.rebuild import Rebuild
from cairn.service.container import Services
from cairn.service.errors import Unavailable
from cairn.service.jobs import jobs, sealing
from cairn.service.jobs.jobs import IMPORT_QUEUE, SEAL_QUEUE, OurQueue
from cairn.service.settings import Settings
from cairn.service.storage import cold
from cairn.workers import caretaker, turns
from cairn.workers.caretaker import Caretaker
from cairn.workers.imports import _bounded_memory
from cairn.workers.sealing import seal

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
    assert len(queued_jobs(services.redis, IMPORT_QUEUE)) == 1
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
    game = open_game(services, RANDOM, RANDOM)
    until(lambda: services.repository.get(game, None).position.table.is_ended)
    assert [services.imports.get(sent.id).status for sent in (first, second)] == ["pending"] * 2
    assert len(queued_jobs(services.redis, IMPORT_QUEUE)) == 1
    services.redis.set("go", 1)
    for sent in (first, second):
        until(lambda sent=sent: services.imports.get(sent.id).status == "imported")


@pytest.mark.many
def test_a_turn_is_played_before_an_archive_is_audited(services: Services, redis_url: str, start: Start) -> None:
    """Even if the archive came first."""
    sent = services.imports.submit(FIRST)
    game = open_game(services, RANDOM, RANDOM)
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
    assert found.status == "refused"
    assert found.problem.detail == "The archive could not be audited: 3 attempts at it failed."
    until(lambda: services.imports.submit(FIRST) == found)
    assert len(queued_jobs(services.redis, IMPORT_QUEUE)) == 0
    assert services.imports.submit(SECOND).status == "pending"
    assert len(queued_jobs(services.redis, IMPORT_QUEUE)) == 1


def test_a_lost_job_is_enqueued_again_on_request(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a request for the result, but not within the time in which a worker may have just taken it."""
    sent = services.imports.submit(FIRST)
    lose(services.redis, IMPORT_QUEUE)
    assert services.imports.get(sent.id).status == "pending"
    assert len(queued_jobs(services.redis, IMPORT_QUEUE)) == 0
    monkeypatch.setattr(jobs, "LOST_SECONDS", 0.0)
    assert services.imports.get(sent.id).status == "pending"
    assert queued_jobs(services.redis, IMPORT_QUEUE) == [f"import-{sent.id}-2"]


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


TWO = ("schotten_totten", {"rounds": 1, "first_seat": 0}, 2)


@pytest.fixture
def keeping(services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    """Return a service that seals games an hour after their end."""
    settings = services.settings
    made = Services(Settings(settings.redis_url, key=settings.key, cold_url=str(tmp_path / "cold"), cold_after=1.0))
    monkeypatch.setattr(turns, "services", lambda: made)
    monkeypatch.setattr("cairn.workers.sealing.services", lambda: made)
    yield made
    made.redis.close()


def import_finished(services: Services, seed: int) -> str:
    """Import a finished game and let the caretaker check it."""
    game = random_game(*TWO, seed=seed)
    services.commands.bring_in(game.game, game.entries(), {})
    Caretaker(services).check(game.game)
    return game.game


def look_ahead(services: Services, hours: float) -> None:
    """Set the time of sealing some hours ahead."""
    real = services.clock
    services.sealing._clock = cast(Any, SimpleNamespace(time=lambda: real.time() + hours * 3600))


def count_jobs(services: Services) -> int:
    """Return the number of waiting jobs of sealing."""
    return OurQueue(SEAL_QUEUE, services.turn_queue.redis).count


def test_due_games_are_sealed(keeping: Services) -> None:
    """Small numbers two hours after the end. Running games and those that just ended stay."""
    game, running = import_finished(keeping, 1), open_game(keeping)
    keeping.sealing.care()
    assert (count_jobs(keeping), keeping.sealing.count_due()) == (0, 0)
    look_ahead(keeping, 1.1)
    keeping.sealing.care()
    assert (count_jobs(keeping), keeping.sealing.count_due()) == (0, 1)
    look_ahead(keeping, 2.1)
    keeping.sealing.care()
    keeping.sealing.care()
    assert count_jobs(keeping) == 1
    seal(1)
    assert keeping.log.sealed_markers.find(game)
    assert not keeping.log.sealed_markers.find(running)
    assert keeping.sealing.count_due() == 0
    Caretaker(keeping).check(game)
    assert keeping.sealing.count_due() == 0


def test_a_large_number_is_sealed_at_once(keeping: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as they are due."""
    monkeypatch.setattr(sealing, "MIN_BATCH", 2)
    for seed in (1, 2):
        import_finished(keeping, seed)
    look_ahead(keeping, 1.1)
    keeping.sealing.care()
    assert count_jobs(keeping) == 1


def test_nothing_is_sealed_while_an_older_version_may_be_alive(keeping: Services) -> None:
    """It could not read segments. After the change of the format games are sealed."""
    game = import_finished(keeping, 1)
    look_ahead(keeping, 2.1)
    keeping.redis.set("cairn:format", "1 1")
    keeping.sealing.care()
    seal(1)
    assert (count_jobs(keeping), keeping.log.sealed_markers.find(game)) == (0, None)
    keeping.redis.set("cairn:format", "2 1")
    keeping.sealing.care()
    assert count_jobs(keeping) == 1
    seal(1)
    assert keeping.log.sealed_markers.find(game)


def test_a_failing_store_is_retried(keeping: Services, tmp_path: Path) -> None:
    """The games stay in Redis and remain due."""
    game = import_finished(keeping, 1)
    look_ahead(keeping, 1.1)
    (tmp_path / "cold").write_text("a file where a folder should be")
    seal(1)
    assert not keeping.log.sealed_markers.find(game)
    assert keeping.sealing.count_due() == 1
    found = {condition.name: condition for condition in keeping.conditions.find().conditions}
    assert "The store of finished games is missing, or cannot be used" in found["store"].words
    (tmp_path / "cold").unlink()
    seal(2)
    assert keeping.log.sealed_markers.find(game)
    assert keeping.sealing.failure == ""


def test_games_that_ended_before_sealing_existed_are_sealed(
    services: Services, keeping: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The caretaker finds them on the lists, a batch at a time, and so does `cairn rebuild`."""
    monkeypatch.setattr(caretaker, "MAX_ENTERED", 2)
    games = [import_finished(services, seed) for seed in range(3)]
    services.redis.delete(sealing.WAITING)
    care = Caretaker(keeping)
    look_ahead(keeping, 2)
    for entered in (2, 3, 3):
        care.enter_ended()
        assert keeping.sealing.count_due() == entered
    services.redis.delete(sealing.WAITING)
    Rebuild(keeping).run(lambda things, _: things)
    assert keeping.sealing.count_due() == 3
    assert sorted(keeping.sealing.seal().sealed) == sorted(games)


def test_games_that_ended_while_sealing_was_off_are_sealed(services: Services, keeping: Services) -> None:
    """An operator may keep all games in Redis at first."""
    assert not services.settings.seals
    game = import_finished(services, 1)
    look_ahead(keeping, 2)
    assert keeping.sealing.seal().sealed == [game]


def test_a_deleted_game_is_no_longer_reported_as_refused(keeping: Services) -> None:
    """The operator has solved the problem."""
    game = import_finished(keeping, 1)
    keeping.redis.hset(sealing.REFUSED, game, "it does not reveal all of its secrets")
    keeping.commands.delete(game)
    Caretaker(keeping).check(game)
    assert keeping.sealing.refused_count == 0


def test_a_refused_game_can_be_retried(keeping: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker's missing ruleset was installed."""
    game = import_finished(keeping, 1)
    look_ahead(keeping, 2)
    with monkeypatch.context() as patched:
        patched.setattr(cold, "fold", Mock(side_effect=Undecodable("schotten_totten is not known here")))
        assert [*keeping.sealing.seal().refused] == [game]
    assert (keeping.sealing.refused_count, keeping.sealing.count_due()) == (1, 0)
    Rebuild(keeping).run(lambda things, _: things)
    assert keeping.sealing.seal().sealed == [game]
    assert keeping.sealing.refused_count == 0
