"""The time at which an AI's move becomes visible, and its telemetry, do not depend on its hand."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any
from unittest.mock import patch

import pytest
from freezegun import freeze_time
from helpers.commands import AI, GUEST, RANDOM, log_of, open_game
from helpers.running import until
from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.events.clock import seconds
from cairn.events.codec import decode
from cairn.events.highland_clans.pieces import Options
from cairn.events.replica_acks import RequiredReplicas
from cairn.events.table import Seat
from cairn.service.cli.metrics_exporter import Metered
from cairn.service.container import Services
from cairn.service.deciding.deciders import ai_to_act
from cairn.service.errors import StaleVersion
from cairn.service.jobs.fair_queue import FairQueue
from cairn.service.jobs.jobs import HINT_QUEUE, HUMAN_QUEUE
from cairn.service.jobs.schedule import OWED, SEEN
from cairn.service.redis_clients import availability
from cairn.service.telemetry import tracing
from cairn.workers import delayed_moves, turns, worker
from cairn.workers.caretaker import Caretaker
from cairn.workers.delayed_moves import CHOSEN, LOOK_SECONDS, QUIET_SECONDS, ChosenMoves, due_at
from cairn.workers.heartbeat import beating
from cairn.workers.search import policies
from cairn.workers.search.levels import TABLE

GREEDY = TABLE["schotten_totten"]["greedy"].thinking


@pytest.fixture
def clock(services: Services, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a stopped clock, and make jobs use the test's connection."""
    monkeypatch.setattr(turns, "services", lambda: services)
    with freeze_time("2030-01-01T00:00:00Z") as clock:
        yield clock


def slow_down(monkeypatch: pytest.MonkeyPatch, clock: Any, took: float) -> None:
    """Make every choice take `took` seconds."""
    choose = policies.choose

    def slow(*args: Any) -> Any:
        clock.tick(took)
        return choose(*args)

    monkeypatch.setattr(policies, "choose", slow)


def open_highlands(services: Services, *seats: Seat) -> str:
    """Open a game with turns of several moves."""
    game = services.tokens.game(None)
    services.commands.open_game(game, "highland_clans", Options(first_seat=0), seats)
    return game


def version(services: Services, game: str) -> int:
    """Return the current version of a game."""
    return services.repository.get(game, "truth").head.version


def due_in(services: Services, clock: Any, began: float) -> float:
    """Return the seconds after a time at which the only chosen move is due."""
    chosen: Any = services.redis.zrange(CHOSEN, 0, -1, withscores=True)
    ((_, due),) = chosen
    return round(due / 1000 - began, 3)


@pytest.mark.parametrize(
    ("took", "due"), [(0, 1), (0.01, 1), (GREEDY - 0.01, 1), (GREEDY + 0.01, 2), (2 * GREEDY + 0.01, 3)]
)
def test_the_duration_of_a_choice_does_not_change_when_its_move_is_due(
    services: Services, clock: Any, monkeypatch: pytest.MonkeyPatch, took: float, due: int
) -> None:
    """Only a choice above the level's time limit is due a round later."""
    game = open_game(services, AI, GUEST)
    slow_down(monkeypatch, clock, took)
    began = clock().timestamp()
    turns.play(game, 2, 1)
    assert due_in(services, clock, began) == pytest.approx(due * GREEDY)
    assert version(services, game) == 2


def test_a_chosen_move_is_dated_and_visible_when_it_is_due(services: Services, clock: Any) -> None:
    """Not earlier. Then it is played once, and the human is to move."""
    game, began = open_game(services, AI, GUEST), clock().timestamp()
    turns.play(game, 2, 1)
    clock.tick(GREEDY - 0.01)
    assert not turns.play_due()
    clock.tick(0.01)
    assert turns.play_due()
    assert not turns.play_due()
    made = decode(next(iter(services.log.read(game, after=2))).stored, 3)
    assert made.ai
    assert (made.by, made.ai.level) == (0, "greedy")
    assert seconds(made.at) - began == pytest.approx(GREEDY)


@pytest.mark.slow
def test_a_move_is_appended_once(services: Services, clock: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with too few replicas: a worker notifies no client of it. Another worker finds that its turn was played."""
    game = open_game(services, AI, GUEST)
    turns.play(game, 2, 1)
    clock.tick(GREEDY)
    chosen = ChosenMoves(services.redis).take(services.clock.time())
    assert chosen
    monkeypatch.setattr(services.log._copies, "needed", lambda: RequiredReplicas(1))
    assert turns._make_due(chosen) == 3
    with pytest.raises(StaleVersion):
        turns._make_due(chosen)
    assert version(services, game) == 3


def test_the_rest_of_a_turn_is_enqueued(services: Services, clock: Any) -> None:
    """Each of its moves is chosen, and delayed, separately."""
    moves = 0
    while moves < 2:  # a turn may have only one move
        game, moves = open_highlands(services, AI, GUEST, GUEST), 0
        while ai_to_act(services.repository.get(game, "truth").position) == 0:
            now = version(services, game)
            assert services.turn_queue.attempt(game, now, 1)
            turns.play(game, now, 1)
            clock.tick(GREEDY)
            assert turns.play_due()
            assert version(services, game) == now + 1
            moves += 1


def test_the_turn_of_the_next_ai_is_enqueued(services: Services, clock: Any) -> None:
    """The delayed move ends a turn, and another AI is next."""
    seat = None
    while seat is None:  # the next player is drawn and may be Ann
        game = open_highlands(services, AI, GUEST, AI)
        while (seat := ai_to_act(services.repository.get(game, "truth").position)) == 0:
            turns.play(game, version(services, game), 1)
            clock.tick(10)
            assert turns.play_due()
    assert seat == 2
    assert services.turn_queue.attempt(game, version(services, game), 1)


@pytest.mark.parametrize("others", [(AI, AI), (RANDOM, GUEST)])
def test_nothing_is_delayed_if_time_reveals_nothing(services: Services, clock: Any, others: tuple[Seat, Seat]) -> None:
    """In games of AIs alone, or if a level's duration does not depend on its hand."""
    game = open_game(services, *others)
    turns.play(game, 2, 1)
    assert version(services, game) > 2
    assert not services.redis.exists(CHOSEN)


def test_a_delayed_move_is_not_enqueued_again(services: Services, clock: Any) -> None:
    """The caretaker waits until some time after it was due. A lost one is enqueued again."""
    game = open_game(services, AI, GUEST)
    services.redis.delete(*services.redis.keys("rq:*"))
    turns.play(game, 2, 1)
    assert beating(services.redis, [game])
    assert services.redis.pttl(f"cairn:{{{game}}}:turn") > 3000
    for _ in range(2):
        clock.tick(3.1)
        Caretaker(services).round()
    assert services.turn_queue.last_attempt(game, 2) == 0
    assert services.redis.zscore(OWED, game)
    services.redis.delete(CHOSEN, f"cairn:{{{game}}}:turn")
    clock.tick(3.1)
    Caretaker(services).round()
    assert services.turn_queue.last_attempt(game, 2) == 1


@pytest.mark.parametrize(
    "happens",
    [
        lambda commands, game: commands.leave(game, 2),  # the AI is still to move, at a newer version
        lambda commands, game: commands.abandon(game, 2),
        lambda commands, game: commands.delete(game),
    ],
    ids=["leave", "abandon", "delete"],
)
def test_a_delayed_move_for_an_outdated_version_is_dropped(
    services: Services, clock: Any, happens: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever has happened to its game."""
    game = open_highlands(services, AI, GUEST, GUEST)
    turns.play(game, 2, 1)
    happens(services.commands, game)
    after = [entry.version for entry in services.log.read(game)]
    clock.tick(GREEDY)
    assert turns.play_due()
    assert [entry.version for entry in services.log.read(game)] == after
    assert not services.redis.exists(CHOSEN)
    assert caplog.text == ""


def test_a_move_chosen_twice_is_played_once(services: Services, clock: Any) -> None:
    """Two attempts chose for the same turn: the second move is refused as outdated."""
    game = open_game(services, AI, GUEST)
    turns.play(game, 2, 1)
    turns.play(game, 2, 2)
    clock.tick(GREEDY)
    while turns.play_due():
        pass
    assert version(services, game) == 3


def test_many_threads_play_a_move_once(services: Services, clock: Any) -> None:
    """The thread that removes it from the set plays it."""
    game = open_game(services, AI, GUEST)
    turns.play(game, 2, 1)
    chosen: Any = services.redis.zrange(CHOSEN, 0, -1)
    services.redis.zadd(CHOSEN, dict.fromkeys(chosen, 0))  # threads have no frozen clock
    with ThreadPoolExecutor(8) as pool:
        played = [*pool.map(lambda _: turns.play_due(), range(8))]
    assert sorted(played) == [False] * 7 + [True]
    assert version(services, game) == 3


def test_a_failing_chosen_move_counts_as_a_failed_attempt(
    services: Services, clock: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After three of them the last resort moves. The caretaker does not restart the count."""
    game, play = open_game(services, AI, GUEST), services.commands.play

    def fail(*args: Any, ai: Any, **options: Any) -> Any:
        if ai.level == "greedy":
            raise RuntimeError("this move cannot be made")
        return play(*args, ai=ai, **options)

    monkeypatch.setattr(services.commands, "play", fail)
    for attempt in (1, 2, 3):
        assert services.turn_queue.last_attempt(game, 2) == attempt
        turns.play(game, 2, attempt)
        services.redis.delete(f"rq:job:turn-{game}-2-{attempt}")
        clock.tick(GREEDY)
        assert turns.play_due()
        assert "this move cannot be made" in caplog.text
    assert services.turn_queue.last_attempt(game, 2) == 4
    turns.play(game, 2, 4)
    made = decode(next(iter(services.log.read(game, after=2))).stored, 3)
    assert made.ai
    assert made.ai.level == "random"


def test_a_waiting_thread_wakes_for_the_next_due_move(services: Services, clock: Any) -> None:
    """It does not poll: a new move, or a check of others' moves, ends its sleep at once."""
    game, waits = open_game(services, AI, GUEST), list[float]()
    turns.play(game, 2, 1)
    delayed_moves.changed.clear()
    with patch.object(delayed_moves.changed, "wait", waits.append):
        ChosenMoves(services.redis).rest(services.clock.time())
        clock.tick(GREEDY - 0.25)
        ChosenMoves(services.redis).rest(services.clock.time())
        clock.tick(GREEDY)
        ChosenMoves(services.redis).rest(services.clock.time())
        assert turns.play_due()
        ChosenMoves(services.redis).rest(services.clock.time())
    assert waits[:2] == pytest.approx([min(GREEDY, LOOK_SECONDS), 0.25], abs=0.01)
    assert waits[2:] == [0, QUIET_SECONDS]
    turns.play(open_game(services, AI, GUEST), 2, 1)
    assert delayed_moves.changed.is_set()


@pytest.mark.slow
@pytest.mark.parametrize("error", [RuntimeError("one bad game"), RedisConnectionError("gone")])
def test_a_failing_move_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """The error is logged, and the next move is played."""
    stop, looks = threading.Event(), iter((error, None))

    def look() -> bool:
        if found := next(looks):
            raise found
        stop.set()
        return False

    monkeypatch.setattr(turns, "play_due", look)
    monkeypatch.setattr(availability, "_servers", {})  # a server that another test has stopped filters the log
    turns.keep_playing_due(stop)
    assert str(error) in caplog.text


def test_an_unknown_chosen_move_is_removed(services: Services, clock: Any, caplog: pytest.LogCaptureFixture) -> None:
    """It was written to the set manually."""
    services.redis.zadd(CHOSEN, {"x": 0, '{"game": 1}': 0})
    assert not turns.play_due()
    assert not services.redis.exists(CHOSEN)
    assert caplog.text.count("none of ours") == 2


@pytest.mark.many
def test_a_worker_that_ends_leaves_delayed_moves_to_the_next(services: Services, redis_url: str, start: Any) -> None:
    """It ends after its jobs, before the chosen move is due. The next worker plays it."""
    game = open_game(services, AI, GUEST)
    assert start(redis_url, "-m", "cairn.workers", "worker", "--max-jobs", "1").wait(30) == 0
    start(redis_url, "-m", "cairn.workers", "worker")
    until(lambda: services.repository.get(game, "truth").position.state.turn == 1)  # type: ignore[union-attr]
    decisions = log_of(services, game)
    for before, after in pairwise(decisions[1:]):
        assert seconds(after.at) - seconds(before.at) >= GREEDY


@pytest.mark.parametrize(("began", "now", "due"), [(5.0, 5.0, 5.5), (5.0, 5.5, 5.5), (5.0, 5.6, 6.0), (5.0, 4.0, 5.5)])
def test_when_a_move_is_due(began: float, now: float, due: float) -> None:
    """Half a second after its worker began, or a multiple of that, also if a clock was set back meanwhile."""
    assert due_at(began, now, 0.5) == due


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
        self.before = self.read_metrics()

    @staticmethod
    def read_metrics() -> dict[Any, float]:
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
        self.record_past_span(name, parent, began, round(self.clock().timestamp() * 1000), **attributes)

    def record_past_span(self, name: str, parent: str | None, began: int, ended: int, **attributes: Any) -> None:
        """Record a past span."""
        also = attributes.get("also", {}) | {"cairn.game": ""}
        self.spans.append((name, parent, began, ended, attributes | {"game": "", "also": also}))

    def look(self) -> None:
        """Record the current data as changes since the start."""
        now = self.read_metrics()
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


def observe(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, took: float
) -> dict[float, Any]:
    """Return observations by time of a choice with this duration, up to its move and what follows."""
    services.redis.flushall()
    with freeze_time("2030-01-01T00:00:00Z") as clock, monkeypatch.context() as patch:
        patch.setattr(turns, "services", lambda: services)
        patch.setattr(worker, "services", lambda: services)
        patch.setattr(FairQueue, "_now", lambda _: clock().timestamp())
        open_game(services, Seat("ai", None, "hard"), GUEST, tactics=True)
        # Without a caretaker its condition would depend on the seconds that this process has run.
        services.redis.set(SEEN, round(clock().timestamp() * 1000))
        operator = Operator(services, clock, caplog)
        patch.setattr(tracing, "span", operator.span)
        patch.setattr(tracing, "record_past_span", operator.record_past_span)

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
    slow, fast = (observe(services, monkeypatch, caplog, took) for took in (STRATEGIST, BLUFF))
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
