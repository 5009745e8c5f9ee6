"""Fault injection: killed workers, a killed service or Redis, interrupted webhooks. Every turn is played once."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import requests
from helpers.api import Api, metrics_of
from helpers.commands import AI, GUEST, log_of, open_game
from helpers.receiver import TRUSTED, Receiver
from helpers.running import until
from helpers.webhooks import ANN, BOB, hook, move
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from rq import Worker

from cairn.events.decision import Decision
from cairn.events.keys import key_of
from cairn.events.schotten_totten.events import CardPlayed, Passed
from cairn.service.container import Services
from cairn.service.jobs.jobs import HUMAN_QUEUE
from cairn.service.jobs.schedule import OWED
from cairn.service.queries.cursor import Cursor
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings
from cairn.service.webhooks.record import DUE, Webhook, key_of_webhook
from cairn.service.webhooks.store import Webhooks
from cairn.workers.delayed_moves import CHOSEN

Start = Callable[..., "subprocess.Popen[bytes]"]

DYING_WORKER = """
import time
from cairn.workers import worker
from cairn.workers.search import policies

choose, made = policies.choose, []

def think_too_long(*args):
    made.append(1)
    if len(made) == {moves}:
        print("thinking", flush=True)
        time.sleep(600)
    return choose(*args)

policies.choose = think_too_long
worker.work(logging_level="ERROR")
"""

DYING_SERVICE = """
import os, sys
from cairn.service.container import Services
from cairn.service.rules import newest
from cairn.service.settings import Settings

services = Services(Settings.from_environment())
services.turn_queue.enqueue = lambda *_args, **_options: os._exit(9)
state = services.repository.latest_known(sys.argv[1]).position.state
services.commands.play(sys.argv[1], 0, newest("schotten_totten").legal_moves(state, 0)[:1])
"""

WORKER_DYING_AT_A_CHOSEN_MOVE = """
import os
from cairn.workers import turns, worker

turns._make = lambda *_turn: os._exit(9)
worker.work()
"""

FAILING_WORKER = """
from cairn.workers import worker
from cairn.workers.search import policies

choose = policies.choose

def fail(level, *rest):
    if level.policy == "greedy":
        raise RuntimeError("this player is ill")
    return choose(level, *rest)

policies.choose = fail
worker.work(logging_level="CRITICAL")
"""


def check_finished(services: Services, game: str) -> None:
    """Check that the log is complete and that every turn was played once, by its seat."""
    decisions = log_of(services, game)
    events = [event for decision in decisions for event in decision.events]
    schedule = [getattr(event, "next", getattr(event, "first", None)) for event in events if _begins_turn(event.type)]
    assert seats_that_played(decisions) == schedule
    assert [event.type for event in events].count("table.game_ended") == 1


def seats_that_played(decisions: list[Decision]) -> list[int]:
    """Return the seats that played a card or passed, turn by turn."""
    events = [event for decision in decisions for event in decision.events]
    return [event.seat for event in events if isinstance(event, CardPlayed | Passed)]


def _begins_turn(name: str) -> bool:
    return name.endswith(("round_began", "turn_ended"))


def finish(services: Services, game: str) -> None:
    """Wait for the end of a game of AIs and check it."""
    until(lambda: services.repository.get(game, "truth").position.table.is_ended)
    check_finished(services, game)


@pytest.mark.parametrize("moves", [4, pytest.param(1, marks=pytest.mark.many)])
@pytest.mark.slow
def test_a_worker_killed_during_a_turn(services: Services, redis_url: str, start: Start, moves: int) -> None:
    """kill -9 while it thinks: the caretaker enqueues the turn again, another worker plays, and it is played once.

    It is killed at its fourth move; in a run of `many` also at its first.
    """
    game = open_game(services, AI, AI)
    dying = start(redis_url, "-c", DYING_WORKER.format(moves=moves))
    assert dying.stdout
    assert dying.stdout.readline() == b"thinking\n"
    before = services.repository.get(game, "truth").head.version
    assert before >= 2
    dying.send_signal(signal.SIGKILL)
    dying.wait()
    start(redis_url, "-m", "cairn.workers", "caretaker")
    start(redis_url, "-m", "cairn.workers", "worker")
    finish(services, game)
    assert services.repository.get(game, "truth").head.version > before


@pytest.mark.many
def test_a_worker_killed_while_it_makes_a_chosen_move(services: Services, redis_url: str, start: Start) -> None:
    """The move was due and is lost: the caretaker enqueues the turn again, and it is played once."""
    game = open_game(services, AI, GUEST)
    assert start(redis_url, "-c", WORKER_DYING_AT_A_CHOSEN_MOVE).wait(30) == 9
    assert not services.redis.exists(CHOSEN)
    start(redis_url, "-m", "cairn.workers", "caretaker")
    start(redis_url, "-m", "cairn.workers", "worker")
    until(lambda: services.repository.get(game, "truth").position.state.turn == 1)  # type: ignore[union-attr]
    assert seats_that_played(log_of(services, game)) == [0]


@pytest.mark.many
def test_a_service_killed_between_append_and_enqueue(services: Services, redis_url: str, start: Start) -> None:
    """The move is in the log without a job: the caretaker detects the pending turn."""
    game = open_game(services, GUEST, AI)
    assert start(redis_url, "-c", DYING_SERVICE, game).wait(30) == 9
    version = services.repository.get(game, "truth").head.version
    assert version > 2
    assert services.turn_queue.attempt(game, version, 1) is None
    start(redis_url, "-m", "cairn.workers", "caretaker")
    start(redis_url, "-m", "cairn.workers", "worker")
    until(lambda: services.repository.get(game, "truth").position.state.turn == 0)  # type: ignore[union-attr]
    assert seats_that_played(log_of(services, game)) == [0, 1]


@pytest.mark.many
def test_a_redis_killed_under_the_service(tmp_path: Path, start: Start) -> None:
    """kill -9 of the server, twice, with everything running: no acknowledged move is lost, and the game continues."""
    server = EmbeddedServer(tmp_path / "data", binary=os.environ.get("CAIRN_REDIS_BINARY"))
    server.start()
    services = Services(Settings(redis_url=server.url, key="k"))
    game = open_game(services, AI, AI, rounds=3)
    for part in ("caretaker", "worker", "worker"):
        start(server.url, "-m", "cairn.service", part)
    acknowledged = []
    for versions in (10, 40):
        until(lambda wanted=versions: services.repository.get(game, "truth").head.version > wanted)
        acknowledged = list(services.log.read(game))
        os.kill(server.pid, signal.SIGKILL)
        server.start()
        assert list(services.log.read(game))[: len(acknowledged)] == acknowledged
    until(lambda: services.repository.get(game, "truth").position.table.is_ended)
    check_finished(services, game)
    decisions = log_of(services, game)
    assert list(services.log.read(game))[: len(acknowledged)] == acknowledged
    assert sum(event.type.endswith("round_ended") for step in decisions for event in step.events) == 3
    services.redis.close()
    server.stop()


@pytest.mark.many
def test_an_ai_that_fails_three_times_is_replaced(services: Services, redis_url: str, start: Start) -> None:
    """A random move is made, and the decision records it. Turns of others are unaffected."""
    game = open_game(services, AI, GUEST)
    start(redis_url, "-c", FAILING_WORKER)
    start(redis_url, "-m", "cairn.workers", "caretaker")
    until(lambda: services.repository.get(game, "truth").head.version > 2)
    decision = log_of(services, game)[2]
    assert decision.ai
    assert (decision.by, decision.ai.level) == (0, "random")


def at_work(services: Services) -> int:
    """Return the number of workers that wait for a job. A starting worker does not handle signals yet."""
    return [worker.get_state() for worker in Worker.all(queue=services.turn_queue.queues[HUMAN_QUEUE])].count("idle")


@pytest.mark.slow
def test_parts_end_on_request(redis_url: str, start: Start, services: Services) -> None:
    """SIGTERM ends a worker and a caretaker with 0. A worker ends by itself after its maximum number of jobs."""
    worker, caretaker = (
        start(redis_url, "-m", "cairn.workers", "worker"),
        start(redis_url, "-m", "cairn.workers", "caretaker"),
    )
    game = open_game(services, GUEST, GUEST)
    services.schedule.at(game, after=0)
    until(lambda: at_work(services) == 1 and game not in services.schedule.list_due(OWED, 5000))
    for process in (worker, caretaker):
        process.terminate()
        assert process.wait(30) == 0
    assert services.turn_queue.workers() == 0
    limited = start(redis_url, "-m", "cairn.workers", "worker", "--max-jobs", "2")
    open_game(services, AI, AI)
    assert limited.wait(30) == 0


@pytest.fixture
def trust_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all processes of a test connect to a receiver on this machine."""
    for name, value in TRUSTED.items():
        monkeypatch.setenv(name, value)


class Breaking(Redis):
    """A client whose connection fails after `left` commands."""

    left = 0

    def execute_command(self, *args: Any, **options: Any) -> Any:
        """Execute a command if the connection still works."""
        if self.left == 0:
            raise RedisConnectionError("cut")
        self.left -= 1
        return super().execute_command(*args, **options)


def test_an_interrupted_creation_is_completed_by_the_repetition(services: Services, redis_url: str) -> None:
    """Whatever the step: the webhook is processed, receives later messages, and stays."""
    with Breaking.from_url(redis_url) as breaking:
        commands, done = -1, False
        while not done:
            breaking.left = commands = commands + 1
            game, id = open_game(services), services.tokens.game(None)
            made = Webhook(id, "https://example.org", ("decision",), "secret", services.clock.now(), game=game)
            with suppress(RedisConnectionError):
                Webhooks(breaking, 1000).create(made, {game: Cursor(2, 1)}, 0.0)
                done = True
            assert services.webhooks.create(made, {game: Cursor(2, 1)}, 0.0)[0] == made
            assert services.redis.zscore(DUE, id) == 0.0
            assert services.redis.hexists(key_of(game, "webhooks"), id)
            assert services.webhooks.delivered_cursor(id, game) == Cursor(2, 1)
            assert {services.redis.ttl(key_of_webhook(id, what)) for what in ("record", "told")} == {-1}
    assert commands > 5


@pytest.mark.usefixtures("trust_this_machine")
@pytest.mark.many
def test_messages_of_a_killed_worker_are_sent_later(api: Api, receiver: Receiver, redis_url: str, start: Start) -> None:
    """No message is lost, and the interrupted one is sent with the same id."""
    game, (ann, bob) = api.open(ANN, BOB)
    start(redis_url, "-m", "cairn.workers", "caretaker")
    killed = start(redis_url, "-m", "cairn.workers", "worker")
    receiver.answers = [lambda _handler: time.sleep(60)]
    hook(bob, receiver, game=game["id"], events=["decision"])
    first = move(game["id"], ann, bob)
    receiver.wait(1)
    killed.kill()
    move(game["id"], ann, bob)
    start(redis_url, "-m", "cairn.workers", "worker")
    bodies = receiver.wait(3)
    assert [one["version"] for one in bodies] == [first, first, first + 1]
    assert receiver.ids[0] == receiver.ids[1] != receiver.ids[2]


@pytest.mark.usefixtures("trust_this_machine")
@pytest.mark.slow
def test_no_log_line_contains_a_url_or_a_secret(api: Api, receiver: Receiver, redis_url: str, start: Start) -> None:
    """Not for failed deliveries either."""
    parts = [start(redis_url, "-m", "cairn.workers", part) for part in ("worker", "caretaker")]
    game, (ann, bob) = api.open(ANN, BOB)
    receiver.answers = [lambda handler: handler.wfile.write(b"not http\r\n\r\n")]
    made = hook(bob, receiver, game=game["id"], events=["decision"])
    move(game["id"], ann, bob)
    until(lambda: bob.get(f"/v1/webhooks/{made['id']}/deliveries")["items"])
    assert bob.get(f"/v1/webhooks/{made['id']}/deliveries")["items"][-1]["error"] == "The answer was not HTTP."
    assert made["secret"] not in requests.get(metrics_of(api.url), timeout=10).text
    for part in parts:
        part.terminate()
        said = part.communicate(timeout=30)[0].decode()
        assert made["secret"] not in said
        assert "of-the-receiver" not in said
