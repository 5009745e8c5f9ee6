"""Webhooks whose worker is killed, or whose receiver talks nonsense."""

import subprocess
import time
from collections.abc import Callable

import pytest
import requests
from helpers.api import Api, metrics_of
from helpers.receiver import TRUSTED, Receiver
from helpers.running import until
from helpers.webhooks import ANN, BOB, hook, move

Start = Callable[..., subprocess.Popen[bytes]]


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all processes of a test reach a receiver on this machine."""
    for name, value in TRUSTED.items():
        monkeypatch.setenv(name, value)


@pytest.mark.many
def test_what_a_killed_worker_had_in_hand_is_told_by_the_next(
    api: Api, receiver: Receiver, redis_url: str, start: Start
) -> None:
    """Nothing is lost, and the message that was in flight comes with the same id."""
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
def test_no_line_tells_a_url_or_a_secret(api: Api, receiver: Receiver, redis_url: str, start: Start) -> None:
    """Not where a delivery fails, either."""
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
