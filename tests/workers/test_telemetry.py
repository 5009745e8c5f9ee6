"""Telemetry of an AI's choice in a game with a human shows its start and its visible move, not its duration."""

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
"""The memory of Redis in whole MiB, with its connections, which differ between runs."""


class Operator:
    """An observer of all data of a worker at every moment: metrics, traces, log lines, the queue."""

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
        """Return all metrics of this process."""
        samples = [sample for family in REGISTRY.collect() for sample in family.samples]
        return {
            (one.name, *one.labels.values()): one.value
            for one in samples
            if one.name.startswith("cairn_") and not one.name.endswith("_created")
        }

    @contextmanager
    def span(self, name: str, parent: str | None = None, **attributes: Any) -> Iterator[None]:
        """Record an ended span, as a collector receives it, without the id of its game."""
        began = round(self.clock().timestamp() * 1000)
        yield
        self.tell_past(name, parent, began, round(self.clock().timestamp() * 1000), **attributes)

    def tell_past(self, name: str, parent: str | None, began: int, ended: int, **attributes: Any) -> None:
        """Record a past span."""
        also = attributes.get("also", {}) | {"cairn.game": ""}
        self.spans.append((name, parent, began, ended, attributes | {"game": "", "also": also}))

    def look(self) -> None:
        """Record the current data as changes since the start."""
        now = self.counted()
        self.seen[round(self.clock().timestamp() - self.began, 3)] = (
            {name: grown for name, value in now.items() if (grown := round(value - self.before.get(name, 0), 6))},
            [line for line in generate_latest(self.queue).splitlines() if MEMORY not in line],
            tuple(self.spans),
            self.caplog.text,
        )

    def wait(self, until: float) -> None:
        """Observe every step of time until `until` seconds after the start."""
        steps = int((self.clock().timestamp() - self.began) / STEP + 1.001)
        while (then := steps * STEP) < until:
            self.clock.move_to(self.at(then))
            self.look()
            steps += 1
        self.clock.move_to(self.at(until))

    def at(self, seconds: float) -> Any:
        """Return the time `seconds` after the start."""
        return datetime.fromtimestamp(self.began + seconds, UTC)


def observed(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, took: float
) -> dict[float, Any]:
    """Return observations by time of a choice with this duration, up to its move and what follows."""
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
        patch.setattr(worker.Worker, "register_death", lambda _: None)  # it would make others wait for jobs
        operator.look()
        worker.Worker().work(burst=True, logging_level="WARNING")
        operator.wait(LEVEL.thinking)
        turns.play_due()
        operator.wait(LEVEL.thinking + 4 * STEP)
        return operator.seen


@pytest.mark.slow
def test_the_duration_of_a_choice_is_never_visible(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At any moment: twins with equal public facts look alike, although one took four times as long."""
    slow, fast = (observed(services, monkeypatch, caplog, took) for took in (STRATEGIST, BLUFF))
    alike = sorted(set(slow) & set(fast))
    assert len(alike) >= 40
    for moment in alike:
        assert slow[moment] == fast[moment], moment
    counted, _, spans, _ = slow[alike[-1]]
    assert counted["cairn_turn_thinking_seconds_sum", "hard"] == LEVEL.thinking
    assert [name for name, *_ in spans] == ["hold", "append", "move", f"send {HUMAN_QUEUE}"]
    assert not slow[alike[-6]][2], "no span before its move is seen"


def test_jobs_whose_duration_depends_on_a_hand_are_not_traced() -> None:
    """Turns in games with a human, and hints. Other data shows their results at the public time."""
    assert {HUMAN_QUEUE, HINT_QUEUE} == worker.UNTIMED_QUEUES
