"""What is told of an AI's choice where a human sits: when it began and when its move was seen, whatever it took."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.commands import GUEST, opened
from prometheus_client import REGISTRY, CollectorRegistry, generate_latest

from cairn.events.table import Seat
from cairn.service.cli.metrics_exporter import Metered
from cairn.service.container import Services
from cairn.service.jobs.fair_queue import FairQueue
from cairn.service.jobs.jobs import HINT_QUEUE, HUMAN_QUEUE
from cairn.service.telemetry import tracing
from cairn.workers import turns, worker
from cairn.workers.search import policies
from cairn.workers.search.levels import TABLE

LEVEL = TABLE["schotten_totten"]["hard"]
STRATEGIST, BLUFF = 0.172, 0.041
"""Seconds that `hard` took in two positions that differ in one tactic card of its hand."""
STEP = 0.05
MEMORY = b"cairn_redis_memory_bytes"
"""What all of Redis takes, in whole MiB, with its connections: they are not the same in two runs."""


class Operator:
    """Somebody who sees all that a worker tells, at every moment: its numbers, its traces, its lines, the queue."""

    def __init__(self, services: Services, clock: Any, caplog: pytest.LogCaptureFixture) -> None:
        self.clock, self.began = clock, clock().timestamp()
        self.seen: dict[float, Any] = {}
        self.queue = CollectorRegistry()
        self.queue.register(Metered(services))
        self.spans: list[Any] = []
        self.caplog = caplog
        self.before = self.counted()

    @staticmethod
    def counted() -> dict[Any, float]:
        """Return all that has been counted in this process."""
        samples = [sample for family in REGISTRY.collect() for sample in family.samples]
        return {
            (one.name, *one.labels.values()): one.value
            for one in samples
            if one.name.startswith("cairn_") and not one.name.endswith("_created")
        }

    @contextmanager
    def span(self, name: str, parent: str | None = None, **attributes: Any) -> Iterator[None]:
        """Note a span when it has ended, as a collector is told of it; which game it is of is no matter here."""
        began = round(self.clock().timestamp() * 1000)
        yield
        self.tell_past(name, parent, began, round(self.clock().timestamp() * 1000), **attributes)

    def tell_past(self, name: str, parent: str | None, began: int, ended: int, **attributes: Any) -> None:
        """Note a span that is past."""
        also = attributes.get("also", {}) | {"cairn.game": ""}
        self.spans.append((name, parent, began, ended, attributes | {"game": "", "also": also}))

    def look(self) -> None:
        """Note what is seen now, as what has changed since this began."""
        now = self.counted()
        self.seen[round(self.clock().timestamp() - self.began, 3)] = (
            {name: grown for name, value in now.items() if (grown := round(value - self.before.get(name, 0), 6))},
            [line for line in generate_latest(self.queue).splitlines() if MEMORY not in line],
            tuple(self.spans),
            self.caplog.text,
        )

    def wait(self, until: float) -> None:
        """Look at every step of time, until so many seconds after this began."""
        steps = int((self.clock().timestamp() - self.began) / STEP + 1.001)
        while (then := steps * STEP) < until:
            self.clock.move_to(self.at(then))
            self.look()
            steps += 1
        self.clock.move_to(self.at(until))

    def at(self, seconds: float) -> Any:
        """Return a time so many seconds after this began."""
        return datetime.fromtimestamp(self.began + seconds, UTC)


def observed(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, took: float
) -> dict[float, Any]:
    """Return what an operator sees, by time, of a choice that takes so long: until its move and what follows it."""
    services.redis.flushall()
    with freeze_time("2030-01-01T00:00:00Z") as clock, monkeypatch.context() as patch:
        patch.setattr(turns, "services", lambda: services)
        patch.setattr(worker, "services", lambda: services)
        patch.setattr(FairQueue, "_now", lambda _: clock().timestamp())
        opened(services, Seat("ai", None, "hard"), GUEST, tactics=True)
        operator = Operator(services, clock, caplog)
        patch.setattr(tracing, "span", operator.span)
        patch.setattr(tracing, "tell_past", operator.tell_past)

        def choose(level: Any, rules: Any, state: Any, seat: int, seed: str) -> Any:
            operator.wait(took)
            return rules.legal_moves(state, seat)[0]

        patch.setattr(policies, "choose", choose)
        patch.setattr(worker.Worker, "register_death", lambda _: None)  # others would go on to wait for jobs
        operator.look()
        worker.Worker().work(burst=True, logging_level="WARNING")
        operator.wait(LEVEL.thinking)
        turns.play_due()
        operator.wait(LEVEL.thinking + 4 * STEP)
        return operator.seen


@pytest.mark.slow
def test_nothing_tells_how_long_a_choice_took(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At no moment: twins that are equal in all public facts look alike, though one took four times as long."""
    slow, fast = (observed(services, monkeypatch, caplog, took) for took in (STRATEGIST, BLUFF))
    alike = sorted(set(slow) & set(fast))
    assert len(alike) >= 40
    for moment in alike:
        assert slow[moment] == fast[moment], moment
    counted, _, spans, _ = slow[alike[-1]]
    assert counted["cairn_turn_thinking_seconds_sum", "hard"] == LEVEL.thinking
    assert [name for name, *_ in spans] == ["hold", "append", "move", f"send {HUMAN_QUEUE}"]
    assert not slow[alike[-6]][2], "no span before its move is seen"


def test_jobs_whose_time_follows_from_a_hand_are_in_no_trace() -> None:
    """Turns where a human sits, and hints: what they are of is seen otherwise, when it is to be seen."""
    assert {HUMAN_QUEUE, HINT_QUEUE} == worker.QUEUES_WITHOUT_HINTS
