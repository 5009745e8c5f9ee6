"""What may die, dies: killed workers, a killed service, a killed Redis. Every turn is played exactly once."""

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rq import Worker

from events.table import Seat
from service.cairn import Cairn, connect
from service.embedded import EmbeddedServer
from service.settings import Settings

Start = Callable[..., "subprocess.Popen[bytes]"]

DYING_WORKER = """
import time
from rq import SimpleWorker
from rq.serializers import JSONSerializer
from service.queue import QUEUE
from workers import players, turns

choose, made = players.choose, []

def think_too_long(*args):
    made.append(1)
    if len(made) == {moves}:
        print("thinking", flush=True)
        time.sleep(600)
    return choose(*args)

players.choose = think_too_long
SimpleWorker([QUEUE], connection=turns.house().turns.redis, serializer=JSONSerializer).work(logging_level="ERROR")
"""

DYING_SERVICE = """
import os, sys
from service.cairn import connect
from service.rules import GAMES
from service.settings import Settings

cairn = connect(Settings.from_environment())
cairn.turns.enqueue = lambda *_args: os._exit(9)
state = cairn.positions.truth(sys.argv[1]).position.state
cairn.commands.play(sys.argv[1], 0, GAMES["schotten_totten"].legal_moves(state, 0)[:1])
"""

FAILING_WORKER = """
from rq import SimpleWorker
from rq.serializers import JSONSerializer
from service.queue import QUEUE
from workers import players, turns

choose = players.choose

def fail(level, *rest):
    if level == "greedy":
        raise RuntimeError("this player is ill")
    return choose(level, *rest)

players.choose = fail
SimpleWorker([QUEUE], connection=turns.house().turns.redis, serializer=JSONSerializer).work(logging_level="CRITICAL")
"""


def check_finished(cairn: Cairn, game: str, tools: Any) -> None:
    """Check that the log is whole, and that every turn there was to be was played, once, by whose turn it was."""
    events = [event for step in tools.log_of(cairn, game) for event in step.events]
    due = [getattr(event, "next", getattr(event, "first", None)) for event in events if _begins_turn(event.type)]
    played = [event.seat for event in events if event.type.endswith(("card_played", "passed"))]
    assert played == due
    assert [event.type for event in events].count("table.game_ended") == 1


def _begins_turn(name: str) -> bool:
    return name.endswith(("round_began", "turn_ended"))


def finish(cairn: Cairn, game: str, tools: Any) -> None:
    """Wait for the end of a game that AIs play, and check it."""
    tools.until(lambda: cairn.positions.read(game, "truth").position.table.ended)
    check_finished(cairn, game, tools)


@pytest.mark.parametrize("moves", [1, 4])
def test_a_worker_killed_in_the_middle_of_a_turn(
    cairn: Cairn, redis_url: str, start: Start, tools: Any, moves: int
) -> None:
    """kill -9 while it thinks: the caretaker asks again, another worker plays, and the turn is played once."""
    game = tools.open_game(cairn, tools.greedy, tools.greedy)
    dying = start(redis_url, "-c", DYING_WORKER.format(moves=moves))
    assert dying.stdout
    assert dying.stdout.readline() == b"thinking\n"
    before = cairn.positions.read(game, "truth").head.version
    assert before >= 2
    dying.send_signal(signal.SIGKILL)
    dying.wait()
    start(redis_url, "-m", "workers", "caretaker")
    start(redis_url, "-m", "workers", "worker")
    finish(cairn, game, tools)
    assert cairn.positions.read(game, "truth").head.version > before


def test_a_service_killed_between_append_and_enqueue(cairn: Cairn, redis_url: str, start: Start, tools: Any) -> None:
    """The move is in the log, no job was asked for: the caretaker sees what is owed."""
    game = tools.open_game(cairn, tools.ann, tools.greedy)
    assert start(redis_url, "-c", DYING_SERVICE, game).wait(30) == 9
    version = cairn.positions.read(game, "truth").head.version
    assert version > 2
    assert cairn.turns.attempt(game, version, 1) is None
    start(redis_url, "-m", "workers", "caretaker")
    start(redis_url, "-m", "workers", "worker")
    tools.until(lambda: cairn.positions.read(game, "truth").position.state.turn == 0)  # type: ignore[union-attr]
    decisions = tools.log_of(cairn, game)
    played = [event.seat for step in decisions for event in step.events if event.type.endswith("card_played")]
    assert played == [0, 1]


def test_a_redis_killed_under_the_service(tmp_path: Path, start: Start, tools: Any) -> None:
    """kill -9 of the server, twice, with everything running: nothing acknowledged is lost, and the game goes on."""
    server = EmbeddedServer(tmp_path / "data", binary=os.environ.get("CAIRN_REDIS_BINARY"))
    server.start()
    cairn = connect(Settings(redis_url=server.url, key="k"))
    game = tools.open_game(cairn, tools.greedy, tools.greedy, rounds=3)
    for part in ("caretaker", "worker", "worker"):
        start(server.url, "-m", "service", part)
    acknowledged = []
    for versions in (10, 40):
        tools.until(lambda wanted=versions: cairn.positions.read(game, "truth").head.version > wanted)
        acknowledged = list(cairn.log.read(game))
        os.kill(server.pid, signal.SIGKILL)
        server.start()
        assert list(cairn.log.read(game))[: len(acknowledged)] == acknowledged
    tools.until(lambda: cairn.positions.read(game, "truth").position.table.ended)
    check_finished(cairn, game, tools)
    decisions = tools.log_of(cairn, game)
    assert list(cairn.log.read(game))[: len(acknowledged)] == acknowledged
    assert sum(event.type.endswith("round_ended") for step in decisions for event in step.events) == 3
    cairn.redis.close()
    server.stop()


def test_a_player_that_fails_three_times_is_stood_in_for(
    cairn: Cairn, redis_url: str, start: Start, tools: Any
) -> None:
    """Then a random move is made, and the decision says so; the others' turns are as ever."""
    game = tools.open_game(cairn, tools.greedy, tools.ann)
    start(redis_url, "-c", FAILING_WORKER)
    start(redis_url, "-m", "workers", "caretaker")
    tools.until(lambda: cairn.positions.read(game, "truth").head.version > 2)
    decision = tools.log_of(cairn, game)[2]
    assert (decision.by, decision.ai.level) == (0, "random")


def at_work(cairn: Cairn) -> int:
    """Return how many workers wait for a job; one that is just coming up does not yet listen to signals."""
    return [worker.get_state() for worker in Worker.all(queue=cairn.turns.queue)].count("idle")


def test_parts_end_when_they_are_asked(redis_url: str, start: Start, tools: Any, cairn: Cairn) -> None:
    """SIGTERM ends a worker and a caretaker with 0; a worker ends by itself after its number of jobs."""
    worker, caretaker = start(redis_url, "-m", "workers", "worker"), start(redis_url, "-m", "workers", "caretaker")
    game = tools.open_game(cairn, Seat("human", "Ann"), Seat("human", "Bob"))
    cairn.due.look(game, 0)
    tools.until(lambda: at_work(cairn) == 1 and game not in cairn.due.games())
    for process in (worker, caretaker):
        process.terminate()
        assert process.wait(30) == 0
    assert cairn.turns.workers() == 0
    limited = start(redis_url, "-m", "workers", "worker", "--max-jobs", "2")
    tools.open_game(cairn, tools.greedy, tools.greedy)
    assert limited.wait(30) == 0
