"""Parts without Redis: each logs once that it waits, once that Redis is back, and nothing else."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import requests
from helpers.api import Api, free_port
from helpers.running import Up, address, until
from helpers.servers import listening

pytestmark = pytest.mark.slow

AIS = [{"kind": "ai", "level": "medium"}] * 5
AWAY_SECONDS = {"killed": 4.0, "stopped": 20.0}
"""A suspended server is noticed after five seconds without a reply."""
ASKED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("GET", "/v1/games", {}),
    ("POST", "/v1/games", {"json": {"ruleset": "glen_more", "seats": AIS}}),
    ("GET", "/readyz", {}),
)


@pytest.fixture
def part(tmp_path: Path) -> Iterator[Callable[..., Up]]:
    """Yield a function that starts a part by its command, and stop all parts at the end."""
    with ExitStack() as stack:

        def start(*words: str, **environment: str) -> Up:
            started = Up(tmp_path / words[0], *words, program=("-m", "cairn.service"), **environment)
            stack.callback(started.stop)
            return started

        yield start


def ask_meanwhile(api: Api, until_when: float) -> set[tuple[int, str]]:
    """Send various requests until a time, and return the statuses and types of the responses."""
    answers = set()
    while time.monotonic() < until_when:
        for method, path, options in ASKED:
            answer = api.ask(method, path, **options)
            answers.add((answer.status_code, answer.headers["Content-Type"]))
        time.sleep(0.1)
    return answers


def lines_of(part: Up, before: str) -> list[str]:
    """Return later log lines of a part, without those about an absent caretaker, which only appear in some runs."""
    lines = part.said.removeprefix(before).splitlines()
    return [line for line in lines if "no caretaker was there for" not in line]


@pytest.mark.timeout(180)
@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_each_part_logs_once_that_it_waits_and_that_redis_is_back(
    tmp_path: Path, part: Callable[..., Up], how: str
) -> None:
    """AIs play and clients send requests. While Redis is killed all responses are 503."""
    port, api_port = free_port(), free_port()
    settings = {"REDIS_URL": f"redis://127.0.0.1:{port}/0", "CAIRN_API_PROCESSES": "1"}
    with ExitStack() as stack:
        server = stack.enter_context(listening(tmp_path / "data", port))
        parts = [
            part("api", "--port", str(api_port), **settings),
            part("worker", **settings),
            part("caretaker", **settings),
        ]
        api = Api(f"http://127.0.0.1:{api_port}")
        until(lambda: is_ready(api))
        game = api.post("/v1/games", {"ruleset": "glen_more", "seats": AIS})
        streams = [stack.enter_context(api.stream(path)) for path in (f"/v1/games/{game['id']}/stream", "/v1/stream")]
        before, until_when = [one.said for one in parts], time.monotonic() + AWAY_SECONDS[how]
        if how == "killed":
            server.kill()
            server.wait()
            assert ask_meanwhile(api, until_when) == {(503, "application/problem+json")}
            stack.enter_context(listening(tmp_path / "data", port))
            until(lambda: all(" is back after " in one.said for one in parts))
        else:
            os.kill(server.pid, signal.SIGSTOP)
            # A request may ask several times, and waits for each answer: none keeps the server from going on.
            threading.Timer(AWAY_SECONDS[how], os.kill, (server.pid, signal.SIGCONT)).start()
            assert {status for status, _ in ask_meanwhile(api, until_when)} <= {200, 201, 503}
        until(lambda: is_ready(api))
        until(lambda: all(one.said.count("cannot be") == one.said.count(" is back after ") for one in parts))
        told = [lines for one, said in zip(parts, before, strict=True) if (lines := lines_of(one, said))]
        assert len(told) == 3 or how == "stopped"  # who asks it for nothing meanwhile does not notice
        assert told
        for away, back in told:
            assert f"Redis (127.0.0.1:{port}) cannot be reached; waiting for it: " in away
            assert f"Redis (127.0.0.1:{port}) is back after " in back
        assert all(stream.raw for stream in streams)


def is_ready(api: Api) -> Any:
    """Return whether the API has Redis and a worker."""
    try:
        answer = api.ask("GET", "/readyz")
    except requests.ConnectionError:
        return False
    return answer.ok and answer.json()["workers"]


@pytest.mark.timeout(180)
def test_each_part_of_cairn_up_logs_a_dead_server_in_one_line(tmp_path: Path) -> None:
    """The keeper logs the restart. No part ends, and AIs continue to play."""
    up = Up(tmp_path / "said", "--port", "0", "--workers", "1", "--data", str(tmp_path / "data"), "--no-demo")
    try:
        api = Api(address(up))
        game = api.post("/v1/games", {"ruleset": "glen_more", "seats": AIS})
        up.hears("Ctrl-C stops everything")
        before, parts = up.said, up.parts()
        server = next(pid for pid, line in parts.items() if "redis.sock" in line and "queue" not in line)
        os.kill(server, signal.SIGKILL)
        up.hears("The embedded server died; restarting it.")
        until(lambda: is_ready(api))
        until(lambda: api.get(f"/v1/games/{game['id']}")["status"] == "finished")
        lines = lines_of(up, before)
        for words, most in (("cannot be reached", 5), (" is back after ", 5), ("The embedded server died", 1)):
            assert sum(words in line for line in lines) <= most, lines
        others = [line for line in lines if "Redis (" not in line and "The embedded server died" not in line]
        assert not others, "\n".join(others)
        assert {pid for pid in up.parts() if pid in parts} == parts.keys() - {server}
    finally:
        up.stop()
