"""Outages of Redis: the keeper restarts an embedded server, and parts wait for it and log each outage once."""

import errno
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
from helpers.servers import BINARY, listening
from redis import Redis

from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError, find_program
from cairn.service.run.folder import Room
from cairn.service.run.keeper import Keeper


class Embedded:
    """A server with a program that is controlled by a file, its keeper, and the keeper's messages."""

    def __init__(self, folder: Path) -> None:
        self.broken, self.free, self.output = folder / "broken", 2**40, list[str]()
        program = folder / "program"
        program.write_text(
            f'#!/bin/sh\n[ -e "{self.broken}" ] && cat "{self.broken}" && exit 1\n'
            f'exec {BINARY or find_program()} "$@"\n'
        )
        program.chmod(0o700)
        self.server = EmbeddedServer(folder / "data", str(program), lambda _path: Room(self.free, 2**40))
        self.keeper = Keeper(self.server, self.output.append)

    def kill(self) -> None:
        """Kill the server."""
        os.kill(self.server.pid, signal.SIGKILL)
        while self.server.alive():
            time.sleep(0.001)

    def until(self, true: Callable[[], bool]) -> None:
        """Watch until a condition is true."""
        deadline = time.monotonic() + 30
        while not true():
            assert time.monotonic() < deadline, self.output
            self.keeper.watch(lambda: False)
            time.sleep(0.02)

    def answers(self) -> bool:
        """Return whether the server runs."""
        return bool(self.server.pid) and self.server.alive()


@pytest.fixture
def embedded(tmp_path: Path) -> Iterator[Embedded]:
    """Return a server that its keeper has not started yet."""
    embedded = Embedded(tmp_path)
    yield embedded
    embedded.server.stop()


@pytest.mark.many
def test_a_failed_restart_is_retried(embedded: Embedded) -> None:
    """The delay grows each time, and the reason is reported once. Nothing is lost."""
    embedded.keeper.start(lambda: False)
    with Redis.from_url(embedded.server.url) as redis:
        redis.set("stone", "9")
    embedded.broken.write_text("Out of luck\n")
    embedded.kill()
    embedded.until(lambda: embedded.keeper._attempts.pause > 1)
    embedded.broken.unlink()
    embedded.until(embedded.answers)
    with Redis.from_url(embedded.server.url) as redis:
        assert redis.get("stone") == b"9"
    assert embedded.output[0] == "The embedded server died; restarting it."
    assert len(embedded.output) == 2
    assert embedded.output[1].endswith("which may be damaged: Out of luck Trying again.")


@pytest.mark.slow
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_server_that_dies_of_a_full_disk_is_retried(embedded: Embedded, number: int) -> None:
    """This holds from the first start. The message is about the disk, not about damage."""
    why = f"Error writing to the AOF file: {os.strerror(number)}"
    embedded.broken.write_text(f"{why}\nExiting...\n")

    def stop() -> bool:
        if embedded.output:
            embedded.broken.unlink(missing_ok=True)
        return False

    embedded.keeper.start(stop)
    assert embedded.answers()
    words = f"The embedded server has no room on the disk of the data folder {embedded.server.data}: Exiting..."
    assert embedded.output == [f"{words} Trying again."]


def test_a_wait_for_free_space_can_be_stopped(embedded: Embedded) -> None:
    """Nothing is left running."""
    embedded.broken.write_text(os.strerror(errno.ENOSPC))
    embedded.keeper.start(lambda: bool(embedded.output))
    assert not embedded.answers()


def test_a_damaged_folder_is_refused_at_the_start(embedded: Embedded) -> None:
    """The operator must repair it."""
    embedded.broken.write_text("Bad file format\n")
    with pytest.raises(EmbeddedServerError, match="may be damaged: Bad file format"):
        embedded.keeper.start(lambda: False)


@pytest.mark.slow
def test_the_state_of_the_disk_is_reported(embedded: Embedded) -> None:
    """There is one line when it is full and one when it has free space again, even if the server was killed."""
    embedded.keeper.start(lambda: False)
    embedded.keeper.watch(lambda: False)
    assert embedded.output == []
    embedded.free = 0
    for _ in range(3):
        embedded.keeper.watch(lambda: False)
    embedded.kill()
    embedded.until(embedded.answers)
    embedded.free = 2**40
    for _ in range(3):
        embedded.keeper.watch(lambda: False)
    disk = f"The disk of the data folder {embedded.server.data}"
    assert embedded.output == [
        f"{disk} is full: games can be read, but nothing can be written until there is free space.",
        "The embedded server died; restarting it.",
        f"{disk} has free space again: games continue.",
    ]


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
    lines = part.output.removeprefix(before).splitlines()
    return [line for line in lines if "no caretaker was there for" not in line]


@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_each_part_logs_once_that_it_waits_and_continues(tmp_path: Path, part: Callable[..., Up], how: str) -> None:
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
        before, until_when = [one.output for one in parts], time.monotonic() + AWAY_SECONDS[how]
        if how == "killed":
            server.kill()
            server.wait()
            assert ask_meanwhile(api, until_when) == {(503, "application/problem+json")}
            stack.enter_context(listening(tmp_path / "data", port))
            until(lambda: all(" is back after " in one.output for one in parts))
        else:
            os.kill(server.pid, signal.SIGSTOP)
            # A request may ask several times, and waits for each answer: none keeps the server from going on.
            threading.Timer(AWAY_SECONDS[how], os.kill, (server.pid, signal.SIGCONT)).start()
            assert {status for status, _ in ask_meanwhile(api, until_when)} <= {200, 201, 503}
        until(lambda: is_ready(api))
        until(lambda: all(one.output.count("cannot be") == one.output.count(" is back after ") for one in parts))
        reports = [lines for one, said in zip(parts, before, strict=True) if (lines := lines_of(one, said))]
        assert len(reports) == 3 or how == "stopped"  # a part that sends no command meanwhile does not notice
        assert reports
        for away, back in reports:
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


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_each_part_of_cairn_up_logs_a_dead_server_in_one_line(tmp_path: Path) -> None:
    """The keeper logs the restart. No part ends, and AIs continue to play."""
    up = Up(tmp_path / "said", "--port", "0", "--workers", "1", "--data", str(tmp_path / "data"), "--no-demo")
    try:
        api = Api(address(up))
        game = api.post("/v1/games", {"ruleset": "glen_more", "seats": AIS})
        up.hears("Ctrl-C stops everything")
        before, parts = up.output, up.parts()
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
