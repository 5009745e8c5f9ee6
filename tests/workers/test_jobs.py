"""Who can write to Redis runs no code of their own: a worker does our jobs, and removes every other."""

import json
import pickle
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.commands import GUEST, RANDOM, opened
from helpers.running import until
from redis.exceptions import ConnectionError as RedisConnectionError
from rq.exceptions import NoSuchJobError, StopRequested

from cairn.service.container import Services
from cairn.service.jobs.jobs import HINT_QUEUE, PLAY_TURN, OurJob

Start = Callable[..., "subprocess.Popen[bytes]"]
GAME = "a" * 20
TURN: list[Any] = [PLAY_TURN, None, [GAME, 2, 1], {}]


class Evil:
    """What runs a command when it is unpickled."""

    def __init__(self, command: str) -> None:
        self.command = command

    def __reduce__(self) -> Any:
        return __import__("os").system, (self.command,)


def foreign(command: str) -> dict[str, dict[str, Any]]:
    """Return the hashes of jobs of which none may run the command, or be done at all."""

    def call(*parts: Any) -> dict[str, Any]:
        return {"data": json.dumps(parts)}

    function = {"data": json.dumps(["os.system", None, [command], {}])}
    return {
        "os-system": function,
        "builtins-eval": call("builtins.eval", None, [f"__import__('os').system({command!r})"], {}),
        "not-listed": call("cairn.workers.turns.services", None, [], {}),
        "a-method": call("play", "cairn.workers.turns", [GAME, 2, 1], {}),
        "pickled": {"data": pickle.dumps((PLAY_TURN, None, (Evil(command), 2, 1), {}))},
        "pickled-meta": {"data": json.dumps(TURN), "meta": pickle.dumps(Evil(command))},
        "success": {"data": json.dumps(TURN), "success_callback_name": "os.system"},
        "failure": {"data": json.dumps(TURN), "failure_callback_name": "os.system"},
        "stopped": {"data": json.dumps(TURN), "stopped_callback_name": "os.system"},
        "webhook": {"data": json.dumps(TURN), "webhooks": json.dumps([{"url": "http://h/", "job_status": "finished"}])},
        "dependency": {"data": json.dumps(TURN), "dependency_ids": '["os-system"]'},
        "repeat": {"data": json.dumps(TURN), "repeats_left": "9"},
        "no-id": call(PLAY_TURN, None, ["../etc/passwd", 2, 1], {}),
        "id-and-more": call(PLAY_TURN, None, [GAME + "\n", 2, 1], {}),
        "no-number": call(PLAY_TURN, None, [GAME, "2", 1], {}),
        "a-truth": call(PLAY_TURN, None, [GAME, True, 1], {}),
        "below": call(PLAY_TURN, None, [GAME, 0, 1], {}),
        "beyond": call(PLAY_TURN, None, [GAME, 2**80, 1], {}),
        "too-many": call(PLAY_TURN, None, [GAME, 2, 1, 1], {}),
        "by-name": call(PLAY_TURN, None, [GAME, 2], {"attempt": 1}),
        "no-call": {"data": json.dumps({"play": 1})},
        "nothing": {"created_at": "now"},
        "too-large": {"data": json.dumps(TURN) + " " * 2000},
        "endless": {"data": json.dumps(TURN), "timeout": "-1"},
        "no-status": {"data": json.dumps(TURN), "status": "happy"},
    }


def write(services: Services, id: str | bytes, fields: dict[str, Any], queue: str = HINT_QUEUE) -> None:
    """Write a job into Redis as anybody could."""
    if fields:
        defaults = {"status": "queued", "timeout": "60", "origin": queue}
        services.redis.hset(f"rq:job:{id!s}", mapping=defaults | fields)
    key = f"rq:queue:{queue}"
    services.redis.rpush(f"{key}:jobs:a.b", id)
    services.redis.zadd(f"{key}:ranks", {"a": 0})
    services.redis.zadd(f"{key}:ranks:a", {"b": 0})


def test_a_worker_does_no_foreign_job_and_goes_on(
    services: Services, redis_url: str, start: Start, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Each is refused with a line and is no more there; then the same process plays the turn that is owed."""
    evidence = tmp_path / "evidence"
    jobs = foreign(f"touch {evidence}")
    for id, fields in jobs.items():
        write(services, id, fields)
    services.redis.set("rq:job:a-string", "x")
    for other in ("a-string", "a b", b"\xff"):
        write(services, other, {})
    game = opened(services, RANDOM, GUEST)
    worker = start(redis_url, "-m", "cairn.workers", "worker")
    until(lambda: services.repository.get(game, "truth").head.version > 2)
    until(lambda: services.redis.keys("rq:job:*") == [])
    worker.terminate()
    assert worker.wait(30) == 0
    # Read once: what is written while it is read may be lost.
    said = [line for line in capfd.readouterr().err.splitlines() if "foreign" in line]
    assert {id for id in jobs if any(f"'{id}'" in line for line in said)} == {*jobs}
    assert len(said) == len(jobs) + 3
    assert not evidence.exists()


@pytest.mark.parametrize("id", foreign(""))
def test_a_foreign_job_cannot_be_read(services: Services, id: str) -> None:
    """It is removed when somebody looks at it."""
    write(services, id, foreign("")[id])
    with pytest.raises(NoSuchJobError):
        OurJob.fetch(id, services.redis)
    assert services.redis.exists(f"rq:job:{id}") == 0


@pytest.mark.parametrize("error", [StopRequested(), RedisConnectionError("gone")])
def test_what_is_not_the_jobs_fault_removes_no_job(
    services: Services, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """A signal to stop comes while a job is read, or Redis goes away."""
    write(services, "a-turn", {"data": json.dumps(TURN)})

    def fail(*_args: Any) -> None:
        raise error

    monkeypatch.setattr(OurJob, "restore", fail)
    with pytest.raises(type(error)):
        OurJob.fetch("a-turn", services.redis)
    assert services.redis.exists("rq:job:a-turn")


def test_fields_that_nobody_knows_are_not_read(services: Services) -> None:
    """Another version of RQ may write more; what it means nobody asks."""
    write(services, "more", {"data": json.dumps(TURN), "result": pickle.dumps(1), "news": "x"})
    assert OurJob.fetch("more", services.redis).args == [GAME, 2, 1]
