"""Metrics that are read for each scrape: health and sizes."""

import math
from pathlib import Path

import pytest
from helpers.commands import GUEST, opened
from helpers.servers import serving

from cairn.events.table import Seat
from cairn.projections.results import Result
from cairn.service.cli.metrics_exporter import Metered
from cairn.service.container import Services
from cairn.service.keeping.last_backup import note_backup
from cairn.service.settings import Settings


def told(services: Services) -> dict[str, float]:
    """Return the metrics by name and label value."""
    samples = [sample for family in Metered(services).collect() for sample in family.samples]
    return {" ".join((sample.name, *sample.labels.values())): sample.value for sample in samples}


def test_sizes(services: Services) -> None:
    """They are games by status, replicas, memory, the age of a backup, the lag of ratings. None is of one game."""
    assert told(services)["cairn_backup_age_seconds"] == math.inf
    opened(services, Seat("ai", None, "random"), GUEST)
    now = services.clock.time()
    note_backup(services.redis, now - 600)
    shelf = services.ratings.shelves[0]
    ended = services.clock.now(-300)
    services.ratings.enter(shelf, Result(ended, "a" * 20, ("ai:random:1", "ai:easy:1"), (0, 1)))
    numbers = told(services)
    assert numbers["cairn_games running"] == 1
    assert numbers["cairn_games finished"] == 0
    assert numbers["cairn_players"] == 0
    assert numbers["cairn_redis_replicas there"] == numbers["cairn_redis_replicas_needed"] == 0
    assert 0 < numbers["cairn_redis_memory_bytes games"] < numbers["cairn_redis_memory_limit_bytes games"]
    assert numbers["cairn_redis_memory_bytes games"] % 2**20 == 0, "to the byte it shows when an AI has chosen"
    assert 600 <= numbers["cairn_backup_age_seconds"] < 1200
    assert 300 <= numbers["cairn_ratings_lag_seconds"] < 900
    services.ratings.settle()
    assert told(services)["cairn_ratings_lag_seconds"] == 0


@pytest.mark.slow
def test_durability(tmp_path: Path) -> None:
    """A server that evicts data or writes no file is not durable, and has no other problem."""
    for name, setting in (("maxmemory-policy", "allkeys-lru"), ("appendonly", "no")):
        with serving(tmp_path / name) as (server, redis):
            services = Services(Settings(redis_url=server.url))
            assert told(services)["cairn_durable"] == 1
            redis.config_set(name, setting)
            numbers = told(services)
            assert numbers["cairn_durable"] == 0
            assert numbers["cairn_redis_up games"] == 1


def test_an_unavailable_redis(redis_url: str) -> None:
    """The Redis of the games and that of the queue are reported separately, without other values."""
    away = "redis://127.0.0.1:1/0"
    numbers = told(Services(Settings(redis_url=away, queue_url=redis_url)))
    assert (numbers["cairn_redis_up games"], numbers["cairn_redis_up queue"]) == (0, 1)
    assert "cairn_workers" in numbers
    assert not {"cairn_durable", "cairn_redis_memory_bytes games", "cairn_games running"} & numbers.keys()
    numbers = told(Services(Settings(redis_url=redis_url, queue_url=away)))
    assert (numbers["cairn_redis_up games"], numbers["cairn_redis_up queue"]) == (1, 0)
    assert not {"cairn_workers", "cairn_queue_jobs turns_human"} & numbers.keys()
    assert "cairn_games running" in numbers
