"""The caretaker: enqueues lost jobs again, ends abandoned games, deletes old ones, and starts sleeping games."""

import threading
from copy import copy
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import requests
from freezegun import freeze_time
from helpers.api import Api
from helpers.commands import AI, GUEST, open_game
from helpers.keys import keys
from helpers.listed import list_games
from helpers.queues import lose
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import ResponseError
from rq.job import Job, JobStatus

from cairn.events.log import Log
from cairn.events.sealed_markers import SealedMarker
from cairn.events.table import Outcome, Seat
from cairn.projections.rows import ENDED
from cairn.service.cli.up_command import open_demo
from cairn.service.container import Services
from cairn.service.jobs.schedule import DUE, OWED, SEEN
from cairn.service.rules import GAMES, newest
from cairn.workers import caretaker
from cairn.workers.caretaker import Caretaker
from cairn.workers.heartbeat import heartbeat

OPEN = Seat("open")


def in_the_future(**ahead: float) -> Any:
    """Set the clock ahead."""
    return freeze_time(datetime.now(UTC) + timedelta(**ahead))


def care(services: Services, **ahead: float) -> bool:
    """Run a round of a new caretaker at a later time."""
    with in_the_future(**ahead):
        return Caretaker(services).round()


SOON = 30.0
"""It is 3 seconds for pending work, and a minute for a resting game."""


def due_in(services: Services, game: str, key: str = OWED) -> float:
    """Return the seconds until a game is due: with pending work, or (DUE) resting."""
    return float(services.redis.zscore(key, game) or "nan") - datetime.now(UTC).timestamp()


def lose_jobs(services: Services) -> None:
    """Lose all enqueued jobs."""
    services.redis.delete(*services.redis.keys("rq:*"))


def take(services: Services, game: str, attempt: int) -> Job:
    """Take the job of an attempt out of its queue, as a worker does."""
    job = services.turn_queue.attempt(game, 2, attempt)
    assert job
    lose(services.redis)
    assert not services.turn_queue.is_queued(job)
    return job


def test_a_lost_job_is_enqueued_again(services: Services) -> None:
    """As the first attempt without a job. The game is checked again soon."""
    game = open_game(services, AI, GUEST)
    lose_jobs(services)
    assert not care(services, seconds=1)
    assert care(services, seconds=4)
    assert services.turn_queue.attempt(game, 2, 1)
    assert 0 < due_in(services, game) <= 7.1


def test_a_waiting_job_is_left_alone(services: Services) -> None:
    """No second attempt is enqueued, whatever the length of the queue."""
    game = open_game(services, AI, GUEST)
    for later in (4, 8, 12):
        care(services, seconds=later)
    assert services.turn_queue.attempt(game, 2, 1)
    assert services.turn_queue.attempt(game, 2, 2) is None


def test_a_job_lost_between_queue_and_worker_is_enqueued_again(services: Services) -> None:
    """It is marked as waiting but in no queue, as a worker was killed while taking it."""
    game = open_game(services, AI, GUEST)
    take(services, game, 1)
    care(services, seconds=4)
    assert services.turn_queue.attempt(game, 2, 2)


def test_a_started_job_is_valid_while_its_worker_is_alive(services: Services) -> None:
    """With a heartbeat it is left alone; without one the next attempt is enqueued."""
    game = open_game(services, AI, GUEST)
    take(services, game, 1).set_status(JobStatus.STARTED)
    with heartbeat(services.redis, game):
        care(services, seconds=4)
        assert services.turn_queue.attempt(game, 2, 2) is None
    care(services, seconds=8)
    assert services.turn_queue.attempt(game, 2, 2)


def test_failed_attempts_are_counted_and_delayed(services: Services) -> None:
    """One by one. After the fourth the delays grow up to a minute."""
    game, pauses, later = open_game(services, AI, GUEST), [], 0.0
    for attempt in range(1, 12):
        take(services, game, attempt).set_status(JobStatus.FAILED)
        later += 61
        with in_the_future(seconds=later):
            assert Caretaker(services).round()
            pauses.append(round(due_in(services, game)))
    assert pauses == [3, 3, 3, 6, 12, 24, 48, 60, 60, 60, 60]


def test_a_lost_row_is_written_again(services: Services) -> None:
    """A lobby that lost a running game or its end has it again after a round of the caretaker."""
    game = open_game(services, GUEST, GUEST)
    services.redis.delete(*services.redis.keys("cairn:{lobby}:*"))
    care(services, seconds=61)
    assert list_games(services, status="running") == [game]
    assert 59 < due_in(services, game, DUE) - 61 <= 61


def test_a_finished_game_is_counted_and_leaves_the_schedule(services: Services) -> None:
    """Also if its last update of the lobby was lost. It is not checked again."""
    game = open_game(services, GUEST, GUEST)
    put = services.lists.put
    services.lists.put = lambda *_args, **_options: None  # type: ignore[method-assign]
    services.commands.leave(game, 0)
    services.lists.put = put  # type: ignore[method-assign]
    care(services, seconds=4)
    assert list_games(services, status="finished") == [game]
    assert services.redis.exists(OWED, DUE) == 0
    assert list_games(services, by=ENDED) == [game]


def test_a_game_without_a_log_leaves_the_schedule(services: Services) -> None:
    """It was scheduled before its first append, which failed."""
    services.schedule.at("a" * 20)
    care(services, seconds=4)
    assert keys(services.redis) == []


@pytest.mark.parametrize(
    ("second", "hours", "ends"), [(OPEN, 23, False), (OPEN, 25, True), (GUEST, 29 * 24, False), (GUEST, 31 * 24, True)]
)
def test_an_unstarted_game_is_abandoned_after_a_day_and_an_idle_one_after_30(
    services: Services, second: Seat, hours: int, ends: bool
) -> None:
    """Its seats were never all taken, or no moves are made any more."""
    game = open_game(services, GUEST, second)
    care(services, hours=hours)
    outcome = services.repository.get(game, "truth").position.table.outcome
    assert outcome == (Outcome("abandoned", (), (0, 0)) if ends else None)


def test_the_days_count_from_the_last_move(services: Services) -> None:
    """Not from the opening of the game."""
    game = open_game(services, GUEST, GUEST)
    with in_the_future(days=20):
        state = services.repository.latest_known(game).position.state
        services.commands.play(game, 0, newest("schotten_totten").legal_moves(state, 0)[:1])
    for days, ended in ((35, False), (51, True)):
        care(services, days=days)
        assert services.repository.get(game, "truth").position.table.is_ended == ended


@pytest.mark.parametrize(("hours", "ends"), [(23, False), (25, True)])
def test_a_fork_with_open_seats_is_abandoned_after_a_day(services: Services, hours: int, ends: bool) -> None:
    """It was dealt long ago and has not started."""
    parent, game = open_game(services, GUEST, GUEST), "b" * 20
    services.commands.leave(parent, 0)
    with in_the_future(days=40):
        services.commands.fork(parent, 2, game, (GUEST, OPEN))
    care(services, days=40, hours=hours)
    assert services.repository.get(game, "truth").position.table.is_ended == ends


def test_a_game_that_ends_while_being_abandoned_is_processed_soon(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its last player left at that moment: this is no failure, and its end is counted at once."""
    game, abandon = open_game(services, GUEST, GUEST), services.commands.abandon

    def late(game: str, version: int) -> None:
        services.commands.leave(game, 0)
        abandon(game, version)

    monkeypatch.setattr(services.commands, "abandon", late)
    care(services, days=31)
    outcome = services.repository.get(game, "truth").position.table.outcome
    assert outcome
    assert (outcome.reason, caplog.text) == ("resigned", "")
    assert due_in(services, game) - 31 * 86400 < SOON


def test_games_that_stay_do_not_block_deletions(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unsealed games are not deleted, sealed ones are, whatever the number of unsealed games that ended before."""
    monkeypatch.setattr(caretaker, "MAX_RETIRED", 2)
    games = [open_game(services, GUEST, GUEST) for _ in range(4)]
    for game in games:
        services.commands.leave(game, 0)
    last = services.log.last(games[-1])
    assert last
    services.log.sealed_markers.seal(games[-1], SealedMarker(bytes(32), 0, 1, last.version, bytes.fromhex(last.chain)))
    keeper = copy(services)
    keeper.settings = replace(services.settings, keep_days=2.0)
    care = Caretaker(keeper)
    with in_the_future(days=3):
        for _ in range(2):
            care.retire()
    assert [bool(services.log.is_gone(game)) for game in games] == [False, False, False, True]


def test_old_finished_games_are_deleted(services: Services) -> None:
    """After the configured days, except for a tombstone; never without the setting, nor unsealed ones by default."""
    game = open_game(services, GUEST, GUEST)
    services.commands.leave(game, 0)
    keeper, sealed = copy(services), copy(services)
    keeper.settings = replace(services.settings, keep_days=2.0, delete_unsealed=True)
    sealed.settings = replace(services.settings, keep_days=2.0)
    for settled, days, left in ((services, 999, True), (sealed, 999, True), (keeper, 1, True), (keeper, 3, False)):
        with in_the_future(days=days):
            Caretaker(settled).retire()
        assert bool(services.redis.keys(f"cairn:{{{game}}}:[^g]*")) == left
    assert list_games(services, unlisted=True) == []


class Once(threading.Event):
    """Stop after one round of the thread that created it, ignoring other threads."""

    def __init__(self) -> None:
        super().__init__()
        self._maker = threading.current_thread()

    def wait(self, timeout: float | None = None) -> bool:
        """Be set after the round of that thread, and wait."""
        if threading.current_thread() is self._maker:
            self.set()
        return super().wait(timeout)


def test_deletions_are_announced(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    """At the start of a caretaker: the number of games to delete now and within a day."""
    for _ in range(2):
        services.commands.leave(open_game(services, GUEST, GUEST), 0)
    services.settings = replace(services.settings, keep_days=1.0, delete_unsealed=True)
    with in_the_future(days=0.5):
        Caretaker(services).run(Once())
    words = "CAIRN_KEEP_DAYS=1: finished games are deleted 1 days after their end: 0 now, 2 more within a day."
    assert words in caplog.messages
    assert len(list_games(services, unlisted=True)) == 2


def test_a_sealed_game_is_deleted(services: Services, tmp_path: Path) -> None:
    """The other one stays."""
    settings = replace(services.settings, keep_days=2.0, cold_url=str(tmp_path / "cold"))
    keeper = Services(settings)
    sealed, warm = (open_game(services, GUEST, GUEST) for _ in range(2))
    for game in (sealed, warm):
        keeper.commands.leave(game, 0)
    keeper.cold.seal(keeper.log, [sealed])
    with in_the_future(days=3):
        Caretaker(keeper).retire()
    assert [game for game in (sealed, warm) if keeper.log.last(game)] == [warm]


def test_a_missing_caretaker_is_logged_once(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    """Although Redis accepts no writes, as in a failover, so that it is detected repeatedly."""
    services.redis.set(SEEN, round(services.clock.time() * 1000) - 60_000)
    caretaker = Caretaker(services)
    services.redis.config_set("min-replicas-to-write", 1)
    try:
        for _ in range(2):
            with pytest.raises(ResponseError, match="NOREPLICAS"):
                caretaker.restore_time()
    finally:
        services.redis.config_set("min-replicas-to-write", 0)
    caretaker.restore_time()
    assert len([words for words in caplog.messages if words.startswith("no caretaker was there for 6")]) == 1


def test_an_unavailable_queue_does_not_stop_other_care(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the jobs on another Redis, games without pending jobs are processed. The others are retried soon."""
    waiting, other = open_game(services, AI, GUEST), open_game(services, GUEST, GUEST)
    services.redis.delete(*services.redis.keys("cairn:{lobby}:*"))

    def away(*_args: Any) -> None:
        raise RedisConnectionError("gone")

    monkeypatch.setattr(services.turn_queue, "last_attempt", away)
    care(services, seconds=61)
    assert {*list_games(services, status="running")} == {other, waiting}  # the clock may go back by a millisecond
    assert due_in(services, waiting) - 61 < SOON


def test_an_earlier_schedule_by_a_command_is_retained(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move made during the caretaker's check keeps its own time."""
    game = open_game(services, GUEST, GUEST)
    read = services.repository.get

    def read_during_a_move(game: str, who: Any) -> Any:
        snapshot = read(game, who)
        services.schedule.at(game)
        return snapshot

    monkeypatch.setattr(services.repository, "get", read_during_a_move)
    care(services, seconds=61)
    assert due_in(services, game) - 61 < SOON


def test_a_game_that_is_opened_slowly_stays_scheduled(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The caretaker found nothing before its first append, but it is due nevertheless."""
    append = Log.append

    def slow(log: Log, game: str, *args: Any, **options: Any) -> Any:
        monkeypatch.setattr(Log, "append", append)
        Caretaker(services).check(game)
        assert services.redis.exists(OWED, DUE) == 0
        return append(log, game, *args, **options)

    monkeypatch.setattr(Log, "append", slow)
    game = open_game(services, GUEST, GUEST)
    assert services.redis.zscore(OWED, game) is not None


@pytest.mark.parametrize("spoil", ["entry", "key"])
def test_a_failing_game_stops_no_others(services: Services, caplog: pytest.LogCaptureFixture, spoil: str) -> None:
    """It is logged and checked again later."""
    bad, good = (open_game(services, AI, GUEST) for _ in range(2))
    lose_jobs(services)
    services.repository.forget(bad)
    if spoil == "entry":
        entry: dict[Any, Any] = {"decision": "{}", "digest": "", "chain": "", "command": ""}
        services.redis.xadd(f"cairn:{{{bad}}}:log", entry, id="3-0")
    else:
        services.redis.set(f"cairn:{{{bad}}}:log", "x")
    care(services, seconds=4)
    assert services.turn_queue.attempt(good, 2, 1)
    assert bad in caplog.text
    assert due_in(services, bad, DUE) > 30


RULESETS = pytest.mark.parametrize("ruleset", GAMES)
LOOKS = ("", "?at=1", "?wait=0.1&after=2", "/decisions", "/decisions/2", "/legal-moves", "/stream")


def run_two_rounds(services: Services, **ahead: float) -> None:
    """Run two rounds of a new caretaker at a later time."""
    with in_the_future(**ahead):
        caretaker = Caretaker(services)
        caretaker.round()
        caretaker.round()


@pytest.fixture
def asleep(services: Services, redis_url: str) -> str:
    """Return a sleeping game, opened as `cairn up` does."""
    return open_demo("glen_more", {"REDIS_URL": redis_url})


@RULESETS
def test_a_demo_sleeps_and_is_listed(ruleset: str, api: Api, services: Services, redis_url: str) -> None:
    """It is dealt and in the lobby. No turn is enqueued, not by the caretaker after weeks either."""
    game = open_demo(ruleset, {"REDIS_URL": redis_url})
    run_two_rounds(services, days=29)
    (row,) = api.get(f"/v1/games?status=running&ruleset={ruleset}")["items"]
    assert (row["id"], {seat["kind"] for seat in row["seats"]}) == (game, {"ai"})
    assert services.turn_queue.waiting_games() == set()
    assert len(api.ask("GET", f"/v1/games/{game}/archive").text.splitlines()) == 2
    assert services.schedule.holds(game)


@pytest.mark.parametrize("look", LOOKS)
def test_it_begins_with_the_first_view(look: str, api: Api, services: Services, asleep: str) -> None:
    """A request for the game, its decisions or its stream makes the caretaker enqueue the first turn at once."""
    with api.ask("GET", f"/v1/games/{asleep}{look}", stream=look == "/stream") as answer:
        assert answer.status_code == 200
    run_two_rounds(services, seconds=1)  # the clocks of two processes differ by some milliseconds
    assert services.turn_queue.waiting_games() == {asleep}


def test_it_is_abandoned_as_any_other_game(services: Services, asleep: str) -> None:
    """After 30 days without a view."""
    run_two_rounds(services, days=30, minutes=2)
    outcome = services.repository.get(asleep, None).position.table.outcome
    assert outcome
    assert outcome.reason == "abandoned"


def test_a_view_changes_no_other_game(api: Api, services: Services) -> None:
    """A game with a human or with a move is not enqueued by a view."""
    game = open_game(services, AI, GUEST)
    services.schedule.remove(game)
    assert requests.get(f"{api.url}/v1/games/{game}", timeout=30).status_code == 200
    assert not services.schedule.holds(game)
