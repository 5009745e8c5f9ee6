"""Processes of the server: waiting requests do not block others; stops and restarts."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import pytest
import requests
from helpers.api import KEY, OPERATOR, ROOT, Api, answers, free_port, serve
from helpers.commands import legal, open_game
from helpers.running import until
from helpers.sockets import OPEN, POST, connect, ends
from helpers.sockets import answers as read_answers
from redis import Redis

from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

DECISIONS = 3000
MAX_SECONDS = 0.25
"""The limit for a busy machine, which delays processes by more than the 20 ms expected of an idle one."""
SAID = "The loop was blocked"
WATCHED = """
import asyncio, sys, time
from cairn.service.api.operations import operations
from cairn.service.server import processes

serve = processes._serve

async def watch():
    while True:
        began = time.thread_time()
        await asyncio.sleep(0.01)
        if time.thread_time() - began > {seconds}:
            print("{said}", file=sys.stderr, flush=True)

async def watched(*arguments):
    watching = asyncio.create_task(watch())
    await serve(*arguments)

processes._serve = watched
if {planted}:
    answer = operations.json_response
    def slow(*arguments, **options):
        until = time.thread_time() + 1
        while time.thread_time() < until:
            pass
        return answer(*arguments, **options)
    operations.json_response = slow
processes.serve("127.0.0.1", {port}, 1)
"""
"""An API that logs long turns of its loop, measured in CPU time of its thread, without that of other threads."""


@contextmanager
def serve_watched(redis_url: str, output: Path, *, planted: bool = False) -> Iterator[Api]:
    """Return an API that logs a blocked loop to a file. With `planted` its health check takes a second."""
    port = free_port()
    settings = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_OPERATOR_KEY": OPERATOR, "CAIRN_LIMITS": "off"}
    program = WATCHED.format(port=port, planted=planted, seconds=MAX_SECONDS, said=SAID)
    with (
        output.open("wb") as file,
        subprocess.Popen([sys.executable, "-c", program], env=os.environ | settings, stderr=file, cwd=ROOT) as process,
    ):
        try:
            api = Api(f"http://127.0.0.1:{port}")
            assert until(lambda: answers(api))
            yield api
        finally:
            process.terminate()


def test_a_long_game_does_not_block_the_loop(redis_url: str, services: Services, tmp_path: Path) -> None:
    """Each slow response is computed in pieces or in a thread, including the first of its kind."""
    game, source = open_game(services, rounds=99), random.Random(31)
    while services.repository.latest_known(game).head.version < DECISIONS:
        seat, moves = legal(services, game)
        services.commands.play(game, seat, [source.choice(moves)])
    path = f"/v1/games/{game}"
    paths = [path, f"{path}?at={DECISIONS // 2}", f"{path}/decisions?limit=500", f"{path}/decisions/{DECISIONS - 9}"]
    paths += [f"{path}/audit", f"{path}/archive", f"{path}/legal-moves", "/v1/rulesets", "/openapi.yaml", "/"]
    with serve_watched(redis_url, tmp_path / "said") as api:
        for _ in range(2):
            for each in paths:
                assert api.ask("GET", each).status_code == 200, each
            with api.stream(f"{path}/stream", {"Last-Event-ID": "2"}) as stream:
                assert f"id: {DECISIONS}" in map(bytes.decode, stream.iter_lines())
    assert SAID not in (tmp_path / "said").read_text()


def test_blocking_is_detected(redis_url: str, tmp_path: Path) -> None:
    """So the test above can fail: here the health check takes a second."""
    with serve_watched(redis_url, tmp_path / "said", planted=True) as api:
        api.ask("GET", "/healthz")
        until(lambda: SAID in (tmp_path / "said").read_text())


@pytest.fixture
def silent(own: EmbeddedServer) -> Iterator[tuple[Services, int]]:
    """Return games in a Redis that can be paused, and its process, which is resumed in the end."""
    with Redis.from_url(own.url) as redis:
        process = int(redis.info()["process_id"])
    yield Services(Settings(redis_url=own.url, key=KEY)), process
    os.kill(process, signal.SIGCONT)


def test_routes_waiting_for_redis_do_not_delay_health(own: EmbeddedServer, silent: tuple[Services, int]) -> None:
    """All respond 503 after their timeout, at once. When Redis resumes, they succeed."""
    services, redis = silent
    game = open_game(services)
    get = f"GET /v1/games/{game} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    for url in serve(f"{own.url}?socket_timeout=1", CAIRN_REQUESTS_PER_ADDRESS="100"):
        api = Api(url)
        assert api.get(f"/v1/games/{game}")["version"] == 2
        os.kill(redis, signal.SIGSTOP)
        with ExitStack() as stack:
            waiting = [stack.enter_context(closing(connect(url))) for _ in range(60)]
            for connection in waiting:
                connection.sendall(get)
            assert api.get("/healthz") == {"status": "ok"}
            for connection in waiting:
                assert connection.recv(65536).startswith(b"HTTP/1.1 503 "), "one attempt after the other takes minutes"
            assert api.get("/healthz") == {"status": "ok"}
            os.kill(redis, signal.SIGCONT)
            until(lambda api=api: api.ask("GET", f"/v1/games/{game}").status_code == 200)
            for connection in waiting:
                connection.sendall(get)
                assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_long_polls_wait_in_greenlets(served: str, services: Services) -> None:
    """There are more than connections to Redis, from many addresses. Each wakes up with its move."""
    game = open_game(services)
    with ExitStack() as stack:
        polls = [stack.enter_context(closing(connect(served, f"127.0.0.{2 + number % 4}"))) for number in range(150)]
        for poll in polls:
            poll.sendall(f"GET /v1/games/{game}?wait=30&after=2 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        until(lambda: Api(served).get(f"/v1/games/{game}?wait=0.1&after=2")["version"] == 2)
        seat, moves = legal(services, game)
        services.commands.play(game, seat, moves[:1])
        for poll in polls:
            read_to(poll, b'"version":3')


def read_to(connection: socket.socket, words: bytes) -> None:
    """Read until these words arrive."""
    received = b""
    while words not in received:
        more = connection.recv(65536)
        assert more, received
        received += more


async def status_of(port: int, path: str, number: int) -> str:
    """Return the status of the response to a request."""
    source = (f"127.0.0.{2 + number % 10}", 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=source)
    with closing(writer):
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        return (await reader.readuntil(b"\r\n")).split()[1].decode()


async def burst(url: str, paths: list[str]) -> Counter[str]:
    """Send requests at once and count the statuses of their responses."""
    port = int(url.rpartition(":")[2])
    async with asyncio.timeout(60):
        statuses = await asyncio.gather(*(status_of(port, path, number) for number, path in enumerate(paths)))
    return Counter(statuses)


@pytest.mark.parametrize("kind", ["hot", "others", "both"])
def test_a_burst_succeeds(served: str, services: Services, kind: str) -> None:
    """More requests at once than connections to Redis, in greenlets, in threads, or in both."""
    games = [f"/v1/games/{open_game(services)}" for _ in range(4)]
    hot = [path for game in games for path in (game, f"{game}/legal-moves", f"{game}?at=1", f"{game}/decisions/2")]
    others = ["/v1/games?limit=5", "/v1/rulesets", "/readyz", *(f"{game}/audit" for game in games)]
    paths = {"hot": hot, "others": others, "both": hot + others}[kind]
    assert asyncio.run(burst(served, (paths * 200)[:200])) == {"200": 200}


def test_a_redis_restart_under_load(own: EmbeddedServer) -> None:
    """Each request gets its result or the error for an unavailable Redis. Soon all succeed again."""
    game = open_game(Services(Settings(redis_url=own.url, key=KEY)))
    path = f"/v1/games/{game}"
    for url in serve(own.url, CAIRN_LIMITS="off"):

        async def load(url: str = url) -> Counter[str]:
            stopping, statuses = asyncio.create_task(asyncio.to_thread(own.stop)), Counter[str]()
            for number in range(20):
                statuses.update(await burst(url, [path] * 50))
                if number == 10:
                    await stopping
                    await asyncio.to_thread(own.start)
            return statuses

        statuses = asyncio.run(load())
        assert statuses.keys() <= {"200", "503"}, statuses
        assert statuses.total() == 1000
        until(lambda url=url: requests.get(url + path, timeout=9).status_code == 200)
        assert asyncio.run(burst(url, [path] * 50)) == {"200": 50}


Started = tuple[str, "subprocess.Popen[bytes]"]
Start = Callable[[int], Started]


@pytest.fixture
def start(redis_url: str) -> Iterator[Start]:
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
def test_running_requests_are_completed_at_a_stop(start: Start, services: Services, processes: int) -> None:
    """Streams end complete, incoming bodies are read, idle connections close, and long waits are dropped."""
    url, process = start(processes)
    game = open_game(services)
    with ExitStack() as stack:
        stream, body, resting, poll = (stack.enter_context(closing(connect(url))) for _ in range(4))
        stream.sendall(f"GET /v1/games/{game}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        read_to(stream, b"id: 2\n")
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


def test_a_killed_process_is_restarted(start: Start, services: Services) -> None:
    """Meanwhile the other one responds. Both serve the same games."""
    url, process = start(2)
    game = open_game(services)
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


def test_all_processes_die_with_their_parent(start: Start) -> None:
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
