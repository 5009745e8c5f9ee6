"""Processes of the server: running requests at a stop, and restarts."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
import requests
from helpers.api import KEY, ROOT, Api, answers, free_port
from helpers.commands import legal, opened
from helpers.running import until
from helpers.sockets import OPEN, POST, connect, ends
from helpers.sockets import answers as read_answers

from cairn.service.container import Services

pytestmark = pytest.mark.slow

Started = tuple[str, "subprocess.Popen[bytes]"]


@pytest.fixture
def start(redis_url: str) -> Iterator[Callable[[int], Started]]:
    """Return a function that starts an API with some processes. It is stopped after the test."""
    with ExitStack() as stack:

        def run(processes: int) -> Started:
            port = free_port()
            environment = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_API_PROCESSES": str(processes)}
            command = [sys.executable, "-m", "cairn.service", "api", "--once", "--port", str(port)]
            process = subprocess.Popen(command, env=os.environ | environment, cwd=ROOT)
            stack.callback(process.wait)
            stack.callback(process.kill)
            url = f"http://127.0.0.1:{port}"
            until(lambda: answers(Api(url)))
            return url, process

        yield run


def read_all(connection: socket.socket) -> bytes:
    """Return all bytes until the connection closes."""
    received = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65536):
            received += more
    return received


@pytest.mark.parametrize("processes", [1, 2])
def test_running_requests_are_completed_at_a_stop(
    start: Callable[[int], Started], services: Services, processes: int
) -> None:
    """Streams end complete, incoming bodies are read, idle connections close, and long waits are dropped."""
    url, process = start(processes)
    game = opened(services)
    with ExitStack() as stack:
        stream, body, resting, poll = (stack.enter_context(closing(connect(url))) for _ in range(4))
        stream.sendall(f"GET /v1/games/{game}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        received = b""
        while b"id: 2\n" not in received:
            received += stream.recv(65536)
        body.sendall(POST + b"Content-Length: %d\r\n\r\n%b" % (len(OPEN), OPEN[:9]))
        resting.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert read_answers(resting, "GET")[0][0] == 200
        poll.sendall(f"GET /v1/games/{game}?wait=30&after=2 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        until(lambda: requests.get(f"{url}/v1/games/{game}?wait=0.2&after=2", timeout=9).ok)
        process.send_signal(signal.SIGTERM)
        assert read_all(stream).endswith(b"0\r\n\r\n")
        assert ends(resting)
        body.sendall(OPEN[9:])
        ((status, _, made),) = read_answers(body, "POST")
        assert (status, json.loads(made)["version"]) == (201, 2)
        assert read_all(poll) == b""
        assert process.wait(20) == 0
        with pytest.raises(ConnectionRefusedError):
            connect(url)


def children(process: int) -> list[int]:
    """Return the child processes of a process."""
    return [*map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())]


def test_a_killed_process_is_restarted(start: Callable[[int], Started], services: Services) -> None:
    """Meanwhile the other one responds. Both serve the same games."""
    url, process = start(2)
    game = opened(services)
    before = until(lambda: len(found := children(process.pid)) == 2 and found)
    for killed in before:
        os.kill(killed, signal.SIGKILL)
        with requests.Session() as session:
            session.mount("http://", requests.adapters.HTTPAdapter(max_retries=9))  # of its lost connections
            for _ in range(20):
                assert session.get(f"{url}/v1/games/{game}", timeout=20).json()["version"] >= 2
        seat, moves = legal(services, game)
        services.commands.play(game, seat, moves[:1])
        until(lambda killed=killed: killed not in (found := children(process.pid)) and len(found) == 2)
    assert not {*before} & {*children(process.pid)}
    process.send_signal(signal.SIGTERM)
    assert process.wait(20) == 0


def test_all_processes_die_with_their_parent(start: Callable[[int], Started]) -> None:
    """So no unsupervised process serves requests."""
    url, process = start(2)
    until(lambda: len(children(process.pid)) == 2)
    process.kill()
    process.wait()

    def refuses() -> bool:
        with suppress(ConnectionRefusedError), closing(connect(url)):
            return False
        return True

    until(refuses)
