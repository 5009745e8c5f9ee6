"""The time at which an AI's move becomes visible does not depend on its hand."""

import threading
from itertools import pairwise
from typing import Any
from unittest.mock import patch

import pytest
from freezegun import freeze_time
from helpers.commands import AI, GUEST, RANDOM, log_of, opened
from helpers.running import until
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.events.clock import seconds
from cairn.events.codec import decode
from cairn.events.highland_clans.pieces import Options
from cairn.events.replica_acks import RequiredReplicas
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.deciding.deciders import ai_to_act
from cairn.service.jobs.schedule import OWED
from cairn.service.redis_clients import availability
from cairn.workers import delayed_moves, turns
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


def thinks(monkeypatch: pytest.MonkeyPatch, clock: Any, took: float) -> None:
    """Make every choice take `took` seconds."""
    choose = policies.choose

    def slow(*args: Any) -> Any:
        clock.tick(took)
        return choose(*args)

    monkeypatch.setattr(policies, "choose", slow)


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
    game = opened(services, AI, GUEST)
    thinks(monkeypatch, clock, took)
    began = clock().timestamp()
    turns.play(game, 2, 1)
    assert due_in(services, clock, began) == pytest.approx(due * GREEDY)
    assert version(services, game) == 2


def test_a_chosen_move_is_dated_and_visible_when_it_is_due(services: Services, clock: Any) -> None:
    """Not earlier. Then it is played once, and the human is to move."""
    game, began = opened(services, AI, GUEST), clock().timestamp()
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
def test_an_appended_move_is_completed(services: Services, clock: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also by a worker that finds it again with too few replicas: it notifies no client of it."""
    game = opened(services, AI, GUEST)
    turns.play(game, 2, 1)
    clock.tick(GREEDY)
    chosen = ChosenMoves(services.redis).take(services.clock.time())
    assert chosen
    monkeypatch.setattr(services.log._copies, "needed", lambda: RequiredReplicas(1))
    assert [turns._make(chosen) for _ in range(2)] == [3, 3]
    assert version(services, game) == 3


def test_the_rest_of_a_turn_is_enqueued(services: Services, clock: Any) -> None:
    """Each of its moves is chosen, and delayed, separately."""
    moves = 0
    while moves < 2:  # a turn may have only one move
        game, seats, moves = services.tokens.game(None), (AI, GUEST, GUEST), 0
        services.commands.open_game(game, "highland_clans", Options(first_seat=0), seats)
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
        game, seats = services.tokens.game(None), (AI, GUEST, AI)
        services.commands.open_game(game, "highland_clans", Options(first_seat=0), seats)
        while (seat := ai_to_act(services.repository.get(game, "truth").position)) == 0:
            turns.play(game, version(services, game), 1)
            clock.tick(10)
            assert turns.play_due()
    assert seat == 2
    assert services.turn_queue.attempt(game, version(services, game), 1)


@pytest.mark.parametrize("others", [(AI, AI), (RANDOM, GUEST)])
def test_nothing_is_delayed_if_time_reveals_nothing(services: Services, clock: Any, others: tuple[Seat, Seat]) -> None:
    """In games of AIs alone, or if a level's duration does not depend on its hand."""
    game = opened(services, *others)
    turns.play(game, 2, 1)
    assert version(services, game) > 2
    assert not services.redis.exists(CHOSEN)


def test_a_delayed_move_is_not_enqueued_again(services: Services, clock: Any) -> None:
    """The caretaker waits until some time after it was due. A lost one is enqueued again."""
    game = opened(services, AI, GUEST)
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


def leave(services: Services, game: str) -> None:
    """Let a human leave: the AI is still to move, at a newer version."""
    services.commands.leave(game, 2)


def abandon(services: Services, game: str) -> None:
    """End the game."""
    services.commands.abandon(game, version(services, game))


def delete(services: Services, game: str) -> None:
    """Delete the game."""
    services.commands.delete(game)


@pytest.mark.parametrize("happens", [leave, abandon, delete])
def test_a_delayed_move_for_an_outdated_version_is_dropped(
    services: Services, clock: Any, happens: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever has happened to its game."""
    game = services.tokens.game(None)
    seats = (AI, GUEST, GUEST)
    services.commands.open_game(game, "highland_clans", Options(first_seat=0), seats)
    turns.play(game, 2, 1)
    happens(services, game)
    after = [entry.version for entry in services.log.read(game)]
    clock.tick(GREEDY)
    assert turns.play_due()
    assert [entry.version for entry in services.log.read(game)] == after
    assert not services.redis.exists(CHOSEN)
    assert caplog.text == ""


def test_a_move_chosen_twice_is_played_once(services: Services, clock: Any) -> None:
    """Two attempts chose for the same turn: the second move is refused as outdated."""
    game = opened(services, AI, GUEST)
    turns.play(game, 2, 1)
    turns.play(game, 2, 2)
    clock.tick(GREEDY)
    while turns.play_due():
        pass
    assert version(services, game) == 3


def test_many_threads_play_a_move_once(services: Services, clock: Any) -> None:
    """The thread that removes it from the set plays it."""
    game = opened(services, AI, GUEST)
    turns.play(game, 2, 1)
    chosen: Any = services.redis.zrange(CHOSEN, 0, -1)
    services.redis.zadd(CHOSEN, dict.fromkeys(chosen, 0))  # threads have no frozen clock
    played: list[bool] = []
    threads = [threading.Thread(target=lambda: played.append(turns.play_due())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(played) == [False] * 7 + [True]
    assert version(services, game) == 3


def test_a_failing_chosen_move_counts_as_a_failed_attempt(
    services: Services, clock: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After three of them the last resort moves. The caretaker does not restart the count."""
    game, play = opened(services, AI, GUEST), services.commands.play

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
    game, waits = opened(services, AI, GUEST), list[float]()
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
    assert waits == [
        pytest.approx(min(GREEDY, LOOK_SECONDS), abs=0.01),
        pytest.approx(0.25, abs=0.01),
        0,
        QUIET_SECONDS,
    ]
    turns.play(opened(services, AI, GUEST), 2, 1)
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
    game = opened(services, AI, GUEST)
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
