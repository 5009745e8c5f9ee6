"""The caretaker: what was lost is asked for again, what nobody plays is ended, what is old is deleted."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from freezegun import freeze_time
from redis.exceptions import ConnectionError as RedisConnectionError
from rq.job import JobStatus

from events.log import Log
from events.table import Outcome, Seat
from service.cairn import Cairn
from service.due import DUE
from service.rules import GAMES
from workers.caretaker import Caretaker
from workers.turns import pulse

OPEN = Seat("open")


def in_the_future(**ahead: float) -> Any:
    """Let the clock be that much ahead."""
    return freeze_time(datetime.now(UTC) + timedelta(**ahead))


def care(cairn: Cairn, **ahead: float) -> bool:
    """Let a caretaker, which keeps nothing, make its round that much later."""
    with in_the_future(**ahead):
        return Caretaker(cairn).round()


def due_in(cairn: Cairn, game: str) -> float:
    """Return in how many seconds a game is due."""
    return float(cairn.redis.zscore(DUE, game) or "nan") - datetime.now(UTC).timestamp()  # type: ignore[arg-type]


def lose_jobs(cairn: Cairn) -> None:
    """Lose everything that was enqueued."""
    for key in cairn.redis.keys("rq:*"):
        cairn.redis.delete(key)


def test_a_lost_enqueue_is_asked_for_again(cairn: Cairn, tools: Any) -> None:
    """The first attempt that there is no job for, and the game is looked at again soon."""
    game = tools.open_game(cairn, tools.greedy, tools.ann)
    lose_jobs(cairn)
    assert not care(cairn, seconds=1)
    assert care(cairn, seconds=4)
    assert cairn.turns.attempt(game, 2, 1)
    assert 0 < due_in(cairn, game) <= 7.1


def test_a_job_that_waits_is_left_alone(cairn: Cairn, tools: Any) -> None:
    """However long the queue is, no second attempt is made of it."""
    game = tools.open_game(cairn, tools.greedy, tools.ann)
    for later in (4, 8, 12):
        care(cairn, seconds=later)
    assert cairn.turns.attempt(game, 2, 1)
    assert cairn.turns.attempt(game, 2, 2) is None


def test_a_job_lost_on_its_way_is_made_again(cairn: Cairn, tools: Any) -> None:
    """It says it waits, but stands in no queue: a worker was killed while taking it."""
    game = tools.open_game(cairn, tools.greedy, tools.ann)
    cairn.turns.queue.remove(f"turn-{game}-2-1")
    care(cairn, seconds=4)
    assert cairn.turns.attempt(game, 2, 2)


def test_a_started_job_counts_as_long_as_its_worker_lives(cairn: Cairn, tools: Any) -> None:
    """With a pulse it is left alone; without one the next attempt is made."""
    game = tools.open_game(cairn, tools.greedy, tools.ann)
    job = cairn.turns.attempt(game, 2, 1)
    assert job
    cairn.turns.queue.remove(job)
    job.set_status(JobStatus.STARTED)
    with pulse(cairn.redis, game):
        care(cairn, seconds=4)
        assert cairn.turns.attempt(game, 2, 2) is None
    care(cairn, seconds=8)
    assert cairn.turns.attempt(game, 2, 2)


def test_failed_attempts_are_counted_and_come_ever_later(cairn: Cairn, tools: Any) -> None:
    """One by one, and after the fourth less and less often, at most once a minute."""
    game, pauses, later = tools.open_game(cairn, tools.greedy, tools.ann), [], 0.0
    for attempt in range(1, 12):
        job = cairn.turns.attempt(game, 2, attempt)
        assert job
        cairn.turns.queue.remove(job)
        job.set_status(JobStatus.FAILED)
        later += 61
        with in_the_future(seconds=later):
            assert Caretaker(cairn).round()
            pauses.append(round(due_in(cairn, game)))
    assert pauses == [3, 3, 3, 6, 12, 24, 48, 60, 60, 60, 60]


def test_a_lost_row_is_put_again(cairn: Cairn, tools: Any) -> None:
    """A lobby that lost a running game, or its end, has it again after the caretaker's round."""
    game = tools.open_game(cairn, tools.ann, tools.ann)
    for key in cairn.redis.keys("cairn:{lobby}:*"):
        cairn.redis.delete(key)
    care(cairn, seconds=61)
    page = cairn.lobby.page(status="running", ruleset=None, cursor=None, limit=9, unlisted=False)
    assert [row["id"] for row in page.rows] == [game]
    assert 59 < due_in(cairn, game) - 61 <= 61


def test_a_finished_game_is_counted_and_rests(cairn: Cairn, tools: Any) -> None:
    """Also if its last update of the lobby was lost; then nobody looks at it any more."""
    game = tools.open_game(cairn, tools.ann, tools.ann)
    put = cairn.lobby.put
    cairn.lobby.put = lambda *_args, **_options: None  # type: ignore[method-assign]
    cairn.commands.leave(game, 0)
    cairn.lobby.put = put  # type: ignore[method-assign]
    care(cairn, seconds=4)
    page = cairn.lobby.page(status="finished", ruleset=None, cursor=None, limit=9, unlisted=False)
    assert [row["id"] for row in page.rows] == [game]
    assert cairn.redis.zscore(DUE, game) is None
    assert len(list(cairn.lobby.ended_before(9e9))) == 1


def test_a_game_that_never_was_rests(cairn: Cairn) -> None:
    """It was due before its first append, which never came."""
    cairn.due.look("a" * 20)
    care(cairn, seconds=4)
    assert cairn.redis.keys("*") == []


@pytest.mark.parametrize(("seats", "hours", "ends"), [((OPEN,), 23, False), ((OPEN,), 25, True)])
def test_a_game_that_does_not_start_in_a_day_is_abandoned(
    cairn: Cairn, tools: Any, seats: tuple[Seat, ...], hours: int, ends: bool
) -> None:
    """Its seats were never all taken."""
    game = tools.open_game(cairn, tools.ann, *seats)
    care(cairn, hours=hours)
    outcome = cairn.positions.read(game, "truth").position.table.outcome
    assert outcome == (Outcome("abandoned", (), (0, 0)) if ends else None)


@pytest.mark.parametrize(("days", "ends"), [(29, False), (31, True)])
def test_a_game_without_a_move_in_30_days_is_abandoned(cairn: Cairn, tools: Any, days: int, ends: bool) -> None:
    """Nobody decides any more."""
    game = tools.open_game(cairn, tools.ann, tools.ann)
    care(cairn, days=days)
    outcome = cairn.positions.read(game, "truth").position.table.outcome
    assert outcome == (Outcome("abandoned", (), (0, 0)) if ends else None)


def test_the_days_count_from_the_last_move(cairn: Cairn, tools: Any) -> None:
    """Not from when the game was opened."""
    game = tools.open_game(cairn, tools.ann, tools.ann)
    with in_the_future(days=20):
        state = cairn.positions.truth(game).position.state
        cairn.commands.play(game, 0, GAMES["schotten_totten"].legal_moves(state, 0)[:1])
    for days, ended in ((35, False), (51, True)):
        care(cairn, days=days)
        assert cairn.positions.read(game, "truth").position.table.ended == ended


@pytest.mark.parametrize(("hours", "ends"), [(23, False), (25, True)])
def test_a_fork_whose_seats_stay_open_is_abandoned_in_a_day(cairn: Cairn, tools: Any, hours: int, ends: bool) -> None:
    """It was dealt long ago, and has not started."""
    parent, game = tools.open_game(cairn, tools.ann, tools.ann), "b" * 20
    cairn.commands.leave(parent, 0)
    with in_the_future(days=40):
        cairn.commands.fork(parent, 2, game, (tools.ann, OPEN))
    care(cairn, days=40, hours=hours)
    assert cairn.positions.read(game, "truth").position.table.ended == ends


def test_a_game_that_ends_while_it_is_given_up_is_seen_to_soon(
    cairn: Cairn, tools: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its last player left just then: nothing has failed, and its end is counted at once."""
    game, abandon = tools.open_game(cairn, tools.ann, tools.ann), cairn.commands.abandon

    def late(game: str, version: int) -> None:
        cairn.commands.leave(game, 0)
        abandon(game, version)

    monkeypatch.setattr(cairn.commands, "abandon", late)
    care(cairn, days=31)
    outcome = cairn.positions.read(game, "truth").position.table.outcome
    assert outcome
    assert (outcome.reason, caplog.text) == ("resigned", "")
    assert due_in(cairn, game) - 31 * 86400 <= 3.1


def test_what_ended_long_ago_is_deleted(cairn: Cairn, tools: Any) -> None:
    """After the days that are set, with all its keys; never where none are."""
    game = tools.open_game(cairn, tools.ann, tools.ann)
    cairn.commands.leave(game, 0)
    keeper = replace(cairn, settings=replace(cairn.settings, keep_days=2.0))
    for settled, days, left in ((cairn, 999, True), (keeper, 1, True), (keeper, 3, False)):
        with in_the_future(days=days):
            Caretaker(settled).retire()
        assert bool(cairn.redis.keys(f"cairn:{{{game}}}*")) == left
    assert cairn.lobby.page(status=None, ruleset=None, cursor=None, limit=9, unlisted=True).rows == []


def test_a_queue_that_is_away_stops_no_other_care(cairn: Cairn, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the jobs on another Redis, games that owe none are looked after; the others come again soon."""
    waiting, other = tools.open_game(cairn, tools.greedy, tools.ann), tools.open_game(cairn, tools.ann, tools.ann)
    for key in cairn.redis.keys("cairn:{lobby}:*"):
        cairn.redis.delete(key)

    def away(*_args: Any) -> None:
        raise RedisConnectionError("gone")

    monkeypatch.setattr(cairn.turns, "attempt", away)
    care(cairn, seconds=61)
    page = cairn.lobby.page(status="running", ruleset=None, cursor=None, limit=9, unlisted=False)
    assert {row["id"] for row in page.rows} == {waiting, other}
    assert due_in(cairn, waiting) - 61 <= 3.1


def test_what_a_command_brought_forward_is_not_put_off(
    cairn: Cairn, tools: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move made while the caretaker looks keeps its own time."""
    game = tools.open_game(cairn, tools.ann, tools.ann)
    read = cairn.positions.read

    def read_while_somebody_moves(game: str, who: Any) -> Any:
        kept = read(game, who)
        cairn.due.look(game)
        return kept

    monkeypatch.setattr(cairn.positions, "read", read_while_somebody_moves)
    care(cairn, seconds=61)
    assert due_in(cairn, game) - 61 <= 3.1


def test_a_game_that_is_opened_slowly_stays_due(cairn: Cairn, monkeypatch: pytest.MonkeyPatch, tools: Any) -> None:
    """The caretaker found nothing before its first append, and it is due all the same."""
    append = Log.append

    def slow(log: Log, game: str, *args: Any, **options: Any) -> Any:
        monkeypatch.setattr(Log, "append", append)
        Caretaker(cairn).look(game)
        assert cairn.redis.zscore(DUE, game) is None
        return append(log, game, *args, **options)

    monkeypatch.setattr(Log, "append", slow)
    game = tools.open_game(cairn, tools.ann, tools.ann)
    assert cairn.redis.zscore(DUE, game) is not None


def test_what_was_deleted_is_retired_once(cairn: Cairn, tools: Any) -> None:
    """An entry of the ended ones whose row is gone goes too."""
    game = tools.open_game(cairn, tools.ann, tools.ann)
    cairn.commands.leave(game, 0)
    cairn.redis.hdel("cairn:{lobby}:rows", game)
    keeper = replace(cairn, settings=replace(cairn.settings, keep_days=1.0))
    with in_the_future(days=2):
        Caretaker(keeper).retire()
    assert list(cairn.lobby.ended_before(9e9)) == []


@pytest.mark.parametrize("spoil", ["entry", "key"])
def test_one_bad_game_does_not_stop_the_others(
    cairn: Cairn, tools: Any, caplog: pytest.LogCaptureFixture, spoil: str
) -> None:
    """It is logged, and looked at again later."""
    bad, good = (tools.open_game(cairn, tools.greedy, tools.ann) for _ in range(2))
    lose_jobs(cairn)
    cairn.positions.drop(bad)
    if spoil == "entry":
        entry = {"decision": "{}", "digest": "", "chain": "", "command": ""}
        cairn.redis.xadd(f"cairn:{{{bad}}}:log", entry, id="3-0")
    else:
        cairn.redis.set(f"cairn:{{{bad}}}:log", "x")
    care(cairn, seconds=4)
    assert cairn.turns.attempt(good, 2, 1)
    assert bad in caplog.text
    assert due_in(cairn, bad) > 30
