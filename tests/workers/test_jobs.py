"""Jobs in Redis: foreign ones run no code, and those lost with their own server are enqueued again."""

import json
import os
import pickle
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.commands import GUEST, RANDOM, log_of, open_game
from helpers.running import until
from helpers.servers import serving
from redis.exceptions import ConnectionError as RedisConnectionError
from rq.exceptions import NoSuchJobError, StopRequested

from cairn.service.container import Services
from cairn.service.jobs.jobs import HINT_QUEUE, PLAY_TURN, OurJob
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

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
    """Write a job into Redis as any client could."""
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
    game = open_game(services, RANDOM, GUEST)
    worker = start(redis_url, "-m", "cairn.workers", "worker")
    until(lambda: services.repository.get(game, "truth").head.version > 2)
    until(lambda: services.redis.keys("rq:job:*") == [])
    game = open_game(services, RANDOM, GUEST)  # after its turn, what was refused before has its line
    until(lambda: services.repository.get(game, "truth").head.version > 2)
    worker.terminate()
    assert worker.wait(30) == 0
    # Read once: what is written while it is read may be lost.
    said = [line for line in capfd.readouterr().err.splitlines() if "foreign" in line]
    assert {id for id in jobs if any(f"'{id}'" in line for line in said)} == {*jobs}
    assert len(said) == len(jobs) + 3
    assert not evidence.exists()


@pytest.mark.parametrize("id", foreign(""))
def test_a_foreign_job_cannot_be_read(services: Services, id: str) -> None:
    """It is removed when it is read."""
    write(services, id, foreign("")[id])
    with pytest.raises(NoSuchJobError):
        OurJob.fetch(id, services.redis)
    assert services.redis.exists(f"rq:job:{id}") == 0


@pytest.mark.parametrize("error", [StopRequested(), RedisConnectionError("gone")])
def test_other_errors_remove_no_job(services: Services, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """A signal to stop comes while a job is read, or Redis goes away."""
    write(services, "a-turn", {"data": json.dumps(TURN)})

    def fail(*_args: Any) -> None:
        raise error

    monkeypatch.setattr(OurJob, "restore", fail)
    with pytest.raises(type(error)):
        OurJob.fetch("a-turn", services.redis)
    assert services.redis.exists("rq:job:a-turn")


def test_unknown_fields_are_not_read(services: Services) -> None:
    """Another version of RQ may write more."""
    write(services, "more", {"data": json.dumps(TURN), "result": pickle.dumps(1), "news": "x"})
    assert OurJob.fetch("more", services.redis).args == [GAME, 2, 1]


GAMES = 16


@pytest.fixture
def queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[EmbeddedServer]:
    """Return the queue's server, which started processes find in their environment."""
    with serving(tmp_path / "queue", durable=False) as (server, _):
        monkeypatch.setenv("CAIRN_QUEUE_URL", server.url)
        yield server


def version(services: Services, game: str) -> int:
    """Return the current version of a game."""
    return services.repository.get(game, "truth").head.version


@pytest.mark.many
def test_games_survive_a_lost_queue(services: Services, redis_url: str, queue: EmbeddedServer, start: Start) -> None:
    """kill -9 of its server while AIs play 16 games: no turn is lost or repeated, and the workers register again."""
    there = Services(Settings(redis_url=redis_url, queue_url=queue.url, key="k"))
    games = [open_game(there, RANDOM, RANDOM, rounds=99) for _ in range(GAMES)]
    for part in ("worker", "worker", "caretaker"):
        start(redis_url, "-m", "cairn.service", part)
    until(lambda: all(version(services, game) > 10 for game in games))
    os.kill(queue.pid, signal.SIGKILL)
    until(lambda: not queue.alive())
    queue.start()
    before = {game: version(services, game) for game in games}
    until(lambda: all(version(services, game) > before[game] + 10 for game in games))
    until(lambda: there.turn_queue.workers() == 2)
    for game in games:
        log_of(services, game)
    there.turn_queue.redis.close()


@pytest.mark.slow
def test_turns_enqueued_by_the_previous_version_are_enqueued_again(
    services: Services, redis_url: str, queue: EmbeddedServer, start: Start
) -> None:
    """Its queue was on the log's server, which workers no longer read."""
    game = open_game(services, RANDOM, GUEST)
    assert services.turn_queue.attempt(game, 2, 1)
    for part in ("worker", "caretaker"):
        start(redis_url, "-m", "cairn.workers", part)
    until(lambda: version(services, game) > 2)


def test_the_queue_is_not_written_to_disk(queue: EmbeddedServer, redis_url: str) -> None:
    """Also on a clean stop. Only its owner can connect to it."""
    services = Services(Settings(redis_url=redis_url, queue_url=queue.url, key="k"))
    open_game(services, RANDOM, GUEST)
    services.turn_queue.redis.close()
    queue.stop()
    assert {path.name for path in queue.data.iterdir()} <= {"lock", "server.lock", "socket", "redis.log"}
    assert queue.data.stat().st_mode & 0o077 == 0
