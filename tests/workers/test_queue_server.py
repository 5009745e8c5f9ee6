"""The queue on its own server without files: everything lost with it is enqueued again."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from helpers.commands import GUEST, RANDOM, log_of, opened
from helpers.running import until
from helpers.servers import serving

from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

Start = Callable[..., "subprocess.Popen[bytes]"]
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
def test_every_game_continues_after_the_queue_is_lost(
    services: Services, redis_url: str, queue: EmbeddedServer, start: Start
) -> None:
    """kill -9 of its server while AIs play 16 games: no turn is lost or repeated, and the workers register again."""
    there = Services(Settings(redis_url=redis_url, queue_url=queue.url, key="k"))
    games = [opened(there, RANDOM, RANDOM, rounds=99) for _ in range(GAMES)]
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
    game = opened(services, RANDOM, GUEST)
    assert services.turn_queue.attempt(game, 2, 1)
    for part in ("worker", "caretaker"):
        start(redis_url, "-m", "cairn.workers", part)
    until(lambda: version(services, game) > 2)


def test_the_queue_is_not_written_to_disk(queue: EmbeddedServer, redis_url: str) -> None:
    """Also on a clean stop. Only its owner can connect to it."""
    services = Services(Settings(redis_url=redis_url, queue_url=queue.url, key="k"))
    opened(services, RANDOM, GUEST)
    services.turn_queue.redis.close()
    queue.stop()
    assert {path.name for path in queue.data.iterdir()} <= {"lock", "server.lock", "socket", "redis.log"}
    assert queue.data.stat().st_mode & 0o077 == 0
