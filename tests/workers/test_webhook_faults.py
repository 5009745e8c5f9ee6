"""Webhooks with an interrupted creation, a killed worker, or a receiver that sends invalid responses."""

import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
import requests
from helpers.api import Api, metrics_of
from helpers.commands import opened
from helpers.receiver import TRUSTED, Receiver
from helpers.running import until
from helpers.webhooks import ANN, BOB, hook, move
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from cairn.events.keys import key_of
from cairn.service.container import Services
from cairn.service.queries.cursor import Cursor
from cairn.service.webhooks.record import DUE, Webhook, key_of_webhook
from cairn.service.webhooks.store import Webhooks

Start = Callable[..., subprocess.Popen[bytes]]


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
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
            game, id = opened(services), services.tokens.game(None)
            made = Webhook(id, "https://example.org", ("decision",), "secret", services.clock.now(), game=game)
            with suppress(RedisConnectionError):
                Webhooks(breaking, 1000).create(made, {game: Cursor(2, 1)}, 0.0)
                done = True
            assert services.webhooks.create(made, {game: Cursor(2, 1)}, 0.0)[0] == made
            assert services.redis.zscore(DUE, id) == 0.0
            assert services.redis.hexists(key_of(game, "webhooks"), id)
            assert services.webhooks.told_of(id, game) == Cursor(2, 1)
            assert {services.redis.ttl(key_of_webhook(id, what)) for what in ("record", "told")} == {-1}
    assert commands > 5


@pytest.mark.many
def test_messages_of_a_killed_worker_are_sent_by_the_next(
    api: Api, receiver: Receiver, redis_url: str, start: Start
) -> None:
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
