"""Analyses by real workers, part by part, and `cairn analyse`: the result is the same whatever dies meanwhile."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from helpers.analyses import ask, brought_in, head_of, keys_of, rows_of, short_game
from helpers.api import Api
from helpers.commands import GUEST, RANDOM, before_a_claim, client_of, legal, open_game
from helpers.queues import lose, queued_jobs
from helpers.running import until

from cairn.contract.playing import begin, random_game, recording
from cairn.events.archive import write, write_names
from cairn.events.codec import decode, dump, load
from cairn.service.analyses import analyses as commands
from cairn.service.analyses.analyses import MAX_PENDING
from cairn.service.analyses.record import Analysis, looked_at
from cairn.service.analyses.store import ATTEMPTS
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.levels import SEARCHING
from cairn.service.errors import NotFound, TooManyRequests, Unavailable
from cairn.service.jobs.jobs import ANALYSIS_QUEUE
from cairn.service.limits.slots import SHARE
from cairn.service.rules import GAMES
from cairn.workers.__main__ import main
from cairn.workers.search.judging import FRESH, SHARES, accuracy, word
from cairn.workers.search.sense import sense_of

Start = Callable[..., "subprocess.Popen[bytes]"]

PATCHED = """
import os, signal, time
from cairn.workers.__main__ import main
from cairn.workers import analyses
from cairn.workers.turns import services

judge, redis = analyses.judge, services().redis

def patched(*arguments):
    number = redis.incr("judged")
    {what}
    return judge(*arguments)

analyses.judge = patched
main(["worker"])
"""
WAITS = PATCHED.format(what="while number == 3 and not redis.exists('go'): time.sleep(0.05)")
DIES = PATCHED.format(what="os.kill(os.getpid(), signal.SIGKILL)")


def read_ended(services: Services, game: str, id: str) -> Analysis | None:
    """Return an analysis that has ended."""
    found = services.analyses.get(game, id)
    return found if found.status in ("done", "failed") else None


def whole(services: Services, game: str, id: str) -> bytes:
    """Return all data of an analysis."""
    return dump([services.analyses.get(game, id), rows_of(services, game, id)])


def analyse(*options: str, data: bytes | None = None) -> "subprocess.CompletedProcess[str]":
    """Run the command on a file or on standard input."""
    command = [sys.executable, "-m", "cairn.service", "analyse", *options, "--level", "easy"]
    sent = data.decode() if data is not None else None
    return subprocess.run(command, input=sent, capture_output=True, text=True, timeout=100)


def analyse_archive(api: Api, game: str, tmp_path: Any) -> Any:
    """Return the output of `cairn analyse` for a game's archive."""
    archive = tmp_path / f"{game}.jsonl"
    archive.write_bytes(api.ask("GET", f"/v1/games/{game}/archive").content)
    done = analyse(str(archive), "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.many
def test_two_workers_agree_with_one(api: Api, services: Services, redis_url: str, start: Start, tmp_path: Any) -> None:
    """A row for each move of a seat. A repeated request returns the same analysis at once."""
    game = short_game(services)
    requested = ask(services, game)
    assert (requested.status, requested.done, requested.players) == ("pending", 0, None)
    assert ask(services, game) == requested
    jobs = queued_jobs(services.redis, ANALYSIS_QUEUE)
    assert len(jobs) == len({*jobs}) > 1
    for _ in range(2):
        start(redis_url, "-m", "cairn.workers", "worker")
    found = until(lambda: read_ended(services, game, requested.id))
    assert (found.status, found.done) == ("done", found.of)
    moved = [decode(entry.stored, entry.version) for entry in services.log.read(game)]
    rows = rows_of(services, game, requested.id)
    assert [(row.version, row.seat) for row in rows] == [(one.version, one.by) for one in moved if one.move]  # type: ignore[union-attr]
    alone = analyse_archive(api, game, tmp_path)
    assert alone == {"analysis": load(dump(found)), "items": load(dump(rows)), "next": None}
    assert ask(services, game) == found
    assert (
        services.redis.zcard(services.analyses.places.pending) == len(queued_jobs(services.redis, ANALYSIS_QUEUE)) == 0
    )
    assert services.redis.ttl(f"cairn:{{{game}}}:analyses") > 29 * 24 * 3600


@pytest.mark.many
def test_killed_workers_lose_nothing(services: Services, redis_url: str, start: Start) -> None:
    """One is killed within a part, others at each start. The caretaker completes the analysis."""
    game = short_game(services)
    requested = ask(services, game)
    killed = start(redis_url, "-c", WAITS)
    until(lambda: int(services.redis.get("judged") or 0) == 3)
    killed.kill()
    dying = start(redis_url, "-c", DIES)
    assert dying.wait(60) < 0
    start(redis_url, "-m", "cairn.workers", "caretaker")
    start(redis_url, "-m", "cairn.workers", "worker")
    until(lambda: not services.redis.zcard(services.analyses.places.pending))
    after_kills = whole(services, game, requested.id)
    assert read_ended(services, game, requested.id).status == "done"  # type: ignore[union-attr]
    services.redis.delete(f"cairn:{{{game}}}:analyses")
    again = ask(services, game)
    until(lambda: read_ended(services, game, again.id))
    assert whole(services, game, again.id) == after_kills


@pytest.mark.many
def test_a_part_that_kills_its_workers_fails(services: Services, redis_url: str, start: Start) -> None:
    """After three attempts, and the part is named. A new request tries again."""
    game = short_game(services, 4)
    requested = ask(services, game)
    while (found := services.analyses.get(game, requested.id)).status == "pending":
        worker = start(redis_url, "-c", DIES)
        until(lambda worker=worker: worker.poll() or read_ended(services, game, requested.id))
        worker.kill()
        worker.wait()
    assert found.status == "failed"
    assert f"{ATTEMPTS} attempts at it failed" in str(found.problem)
    assert ask(services, game).status == "pending"
    start(redis_url, "-m", "cairn.workers", "worker")
    assert until(lambda: read_ended(services, game, requested.id)).status == "done"


def test_lost_jobs_are_enqueued_again(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """By any request, but not within the time in which a worker may have just taken them, and not by each request."""
    game = short_game(services)
    requested = ask(services, game)
    lost = queued_jobs(services.redis, ANALYSIS_QUEUE)
    lose(services.redis, ANALYSIS_QUEUE)
    services.analyses.get(game, requested.id)
    assert len(queued_jobs(services.redis, ANALYSIS_QUEUE)) == 0
    monkeypatch.setattr(commands, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr("cairn.service.jobs.jobs.LOST_SECONDS", 0.0)
    services.analyses.care()
    again = queued_jobs(services.redis, ANALYSIS_QUEUE)
    assert sorted(again) == sorted(job[:-1] + "2" for job in lost)
    services.analyses.care()
    assert queued_jobs(services.redis, ANALYSIS_QUEUE) == again


def test_a_long_analysis_leaves_capacity_for_others(services: Services) -> None:
    """Few of its parts wait at once. Two analyses share the queue."""
    long, short = brought_in(services, "schotten_totten_3_rounds"), short_game(services)
    requested = ask(services, long, level="hard")
    assert requested.of > commands.IN_HAND
    assert len(queued_jobs(services.redis, ANALYSIS_QUEUE)) == commands.IN_HAND
    ask(services, short)
    assert len(queued_jobs(services.redis, ANALYSIS_QUEUE)) < 2 * commands.IN_HAND


def test_the_number_of_running_analyses_is_limited(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new one above the limit is refused for now. A running one is not counted twice."""
    monkeypatch.setattr(services.analyses.places, "most", 1)
    first, second = short_game(services), short_game(services)
    ask(services, first)
    with pytest.raises(Unavailable):
        ask(services, second)
    with pytest.raises(Unavailable):
        ask(services, first, level="hard")
    assert ask(services, first).status == "pending"
    assert keys_of(services, second) == {"log", "names", "snapshot"}


def test_the_running_analyses_of_an_owner_are_limited(services: Services) -> None:
    """So others have capacity. Finished ones do not count."""
    games = [short_game(services, 2) for _ in range(MAX_PENDING // SHARE + 1)]
    requested = [ask(services, game, client=client_of("here", "ann")) for game in games[:-1]]
    with pytest.raises(TooManyRequests):
        ask(services, games[-1], client=client_of("here", "ann"))
    assert ask(services, games[0], client=client_of("here", "ann")) == requested[0]
    assert ask(services, games[-1], client=client_of("there", "bob")).status == "pending"
    services.analyses.places.give(f"{games[0]} {requested[0].id}")
    assert ask(services, games[-1], level="hard", client=client_of("here", "ann")).status == "pending"


def test_an_unreadable_analysis_does_not_block_others(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis in another format counts as missing."""
    game = short_game(services)
    requested = ask(services, game)
    services.redis.hset(f"cairn:{{{game}}}:analyses", requested.id, "{}")
    with pytest.raises(NotFound):
        services.analyses.get(game, requested.id)
    monkeypatch.setattr(services.analyses, "get", lambda *_: 1 / 0)
    services.redis.zadd(services.analyses.places.pending, {f"{game} {requested.id}": 0})
    services.analyses.care()
    assert services.redis.zscore(services.analyses.places.pending, f"{game} {requested.id}")


def test_an_analysis_is_deleted_with_its_game(services: Services, redis_url: str, start: Start) -> None:
    """A worker that completes a part afterwards restores nothing, and no part is enqueued. A tombstone stays."""
    game = short_game(services)
    requested = ask(services, game)
    start(redis_url, "-c", WAITS)
    until(lambda: int(services.redis.get("judged") or 0) == 3)
    services.commands.delete(game)
    services.redis.set("go", 1)
    until(lambda: not len(queued_jobs(services.redis, ANALYSIS_QUEUE)))
    with pytest.raises(NotFound):
        services.analyses.get(game, requested.id)
    services.redis.zadd(services.analyses.places.pending, {f"{game} {requested.id}": 0})
    services.analyses.care()
    assert (keys_of(services, game), services.redis.zcard(services.analyses.places.pending)) == ({"gone"}, 0)


@pytest.mark.many
def test_a_turn_is_played_before_an_analysis(services: Services, redis_url: str, start: Start) -> None:
    """Even if the analysis was requested first."""
    requested = ask(services, finished := short_game(services))
    game = open_game(services, RANDOM, RANDOM)
    dealt = head_of(services, game).version
    assert start(redis_url, "-m", "cairn.workers", "worker", "--max-jobs", "1").wait(60) == 0
    assert head_of(services, game).version > dealt
    assert services.analyses.get(finished, requested.id).status == "pending"


def test_undone_moves_are_not_judged(services: Services) -> None:
    """They are not final. Nor are inherited moves of a fork, which other players made."""
    game, seat, version = before_a_claim(services)
    assert versions_of(services, game)[-1] == version
    for undone in (version - 1, version, version - 1):
        services.commands.undo(game, seat, undone)
        assert versions_of(services, game)[-1] == undone
    _, possible = legal(services, game)
    last = services.commands.play(game, seat, possible[:1]).last
    services.commands.leave(game, 0)
    assert versions_of(services, game)[-2:] == [version - 1, last]
    fork = services.tokens.game(None)
    services.commands.fork(game, version - 1, fork, [GUEST, GUEST])
    assert versions_of(services, fork) == []
    last = services.commands.play(fork, *first_move(services, fork)).last
    assert versions_of(services, fork) == [last]


def first_move(services: Services, game: str) -> tuple[int, list[Any]]:
    """Return the seat to move and one of its moves."""
    seat, possible = legal(services, game)
    return seat, possible[:1]


def versions_of(services: Services, game: str) -> list[int]:
    """Return the versions that an analysis of a game covers."""
    decisions = [decode(entry.stored, entry.version) for entry in services.log.read(game)]
    return [decision.version for decision in looked_at(decisions, "decisions")]


def test_words_depend_on_the_loss() -> None:
    """From best to blunder, in each game. Accuracy falls from 100 to 0."""
    for thresholds in [sense_of(ruleset).THRESHOLDS for ruleset in GAMES]:
        words = [word(lost / 1000, thresholds) for lost in range(1001)]
        assert list(dict.fromkeys(words)) == ["best", "good", "inaccuracy", "mistake", "blunder"]
    exact = [accuracy(lost / 100) for lost in range(101)]
    assert exact == sorted(exact, reverse=True)
    assert (exact[0], exact[5], exact[20], exact[100]) == (100.0, 79.8, 40.0, 0.0)


def test_analyses_have_the_thoroughness_levels_of_the_service() -> None:
    """A more thorough one makes more playouts and compares moves in more worlds."""
    assert [*FRESH] == [*SHARES] == [*SEARCHING]
    assert [*FRESH.values()] == sorted(FRESH.values())
    assert [*SHARES.values()] == sorted(SHARES.values(), reverse=True)


GAME = recording("schotten_totten_1_round")


OPTIONS = {"rounds": 1, "first_seat": 0}
RUNNING = b"".join(map(write, begin("schotten_totten", OPTIONS, 2).entries()))
ENDED = b"".join(map(write, random_game("schotten_totten", OPTIONS, 2).entries()))


@pytest.mark.slow
def test_it_prints_each_decision_and_the_accuracy_of_each_player() -> None:
    """One or two lines each, and nothing else. Without a terminal there is no progress bar."""
    game = random_game("schotten_totten", OPTIONS, 2, stop=14)
    deciders.leave(game, 0)
    done = analyse("-", data=b"".join(map(write, game.entries())) + write_names(game.names))
    assert (done.returncode, done.stderr) == (0, "")
    assert [done.stdout.count(f"\n{name}: accuracy ") for name in ("Ann", "Bob")] == [1, 1]
    assert "mistake" in done.stdout


@pytest.mark.many
def test_the_number_of_processes_does_not_change_the_result() -> None:
    """The source of the file does not either."""
    one = analyse(str(GAME), "--json", "--jobs", "1")
    two = analyse("-", "--json", "--jobs", "2", data=GAME.read_bytes())
    assert json.loads(one.stdout) == json.loads(two.stdout)
    assert len(json.loads(one.stdout)["items"]) == json.loads(one.stdout)["analysis"]["of"] > 30


PLAYED = b'"type":"schotten_totten.card_played"'
MOVE = re.compile(rb'"move":{"card":"[a-z]+-[1-9]"')
ILLEGAL = MOVE.sub(MOVE.findall(ENDED)[-1], ENDED, count=1)


REFUSED = {
    "none": (b"{}\n", "This is no archive: line 1"),
    "empty": (b"", "This is no archive: line 1"),
    "running": (RUNNING, "This game has not ended; only a finished game can be analysed."),
    "no_decision": (ENDED.replace(PLAYED, b'"tool":1,' + PLAYED, 1), "This archive has an invalid decision"),
    "torn": (ENDED.split(b"\n", 2)[2], "This archive cannot be replayed"),
}


@pytest.mark.parametrize(("data", "words"), REFUSED.values(), ids=REFUSED)
def test_invalid_input_is_refused(data: bytes, words: str) -> None:
    """With exit code 1 and a reason. The workers' code does it without starting a process."""
    done = CliRunner().invoke(main, ["analyse", "-", "--level", "easy", "--jobs", "1"], input=data)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Error: {words}")


@pytest.mark.slow
def test_errors_in_another_process_are_refused(tmp_path: Path) -> None:
    """With exit code 1 and a reason, without a traceback."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(ILLEGAL)
    done = analyse(str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Error: The move of version 3 is not legal")
    assert "Traceback" not in done.stderr
