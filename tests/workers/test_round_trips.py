"""Round trips to Redis, counted at real connections, as times are unreliable on a busy machine."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from helpers.commands import GUEST, RANDOM, client_of, legal, opened
from helpers.queues import lose
from helpers.round_trips import RoundTrips, counted

from cairn.service.container import Services
from cairn.service.jobs.jobs import OurJob
from cairn.service.jobs.turn_queue import job_id
from cairn.service.settings import Settings
from cairn.workers import heartbeat, turns, worker

Counted = tuple[Services, RoundTrips, RoundTrips]


@pytest.fixture
def apart(services: Services, redis_url: str, tmp_path: Path) -> Iterator[Counted]:
    """Return a process's services, and counters of its round trips to the log's Redis and to the queue's."""
    with counted(tmp_path / "log", redis_url) as log, counted(tmp_path / "queue", redis_url) as queue:
        yield Services(Settings(redis_url=log.url, queue_url=queue.url, key="k")), log, queue


def play(services: Services, game: str) -> None:
    """Make Ann's first move, after which a turn of an AI is pending."""
    services.commands.play(game, 0, legal(services, game)[1][:1])
    assert services.turn_queue.attempt(game, 3, 1)


def test_a_move_before_an_ais_turn_takes_two(apart: Counted) -> None:
    """One to the log's Redis for the schedule and the append, and one to the queue's. The client is cached."""
    services, log, queue = apart
    first, game = (opened(services, GUEST, RANDOM, client=client_of("ann")) for _ in range(2))
    play(services, first)  # the scripts are loaded from now on
    log.count = queue.count = 0
    services.commands.play(game, 0, legal(services, game)[1][:1])
    assert (log.count, queue.count) == (1, 1)
    assert services.turn_queue.attempt(game, 3, 1)


def test_a_job_takes_few(apart: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log's Redis returns the truth and the seat's view, and accepts the append.

    The queue's Redis gets the start (from RQ and the heartbeat), a check for humans, and both ends. A long job renews
    its heartbeat; on a slow machine every job might be long, so heartbeats are disabled here.
    """
    services, log, queue = apart
    for module in (turns, worker):
        monkeypatch.setattr(module, "services", lambda: services)
    monkeypatch.setattr(turns, "LOOK_SECONDS", 60.0)  # one look only
    for module in (heartbeat, worker):
        monkeypatch.setattr(module, "beats", lambda _: nullcontext())
    working, games = worker.Worker(), [opened(services, GUEST, RANDOM) for _ in range(2)]
    working.register_birth()
    for game in games:
        play(services, game)
        lose(services.redis)
        job = OurJob.fetch(job_id(game, 3, 1), services.turn_queue.redis)
        log.count = queue.count = 0
        working.execute_job(job, working.queues[0])
    assert log.count <= 2
    assert queue.count <= 5
    assert services.repository.get(games[1], "truth").head.version == 4
