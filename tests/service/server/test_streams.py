"""Streams on the event loop: sent on notifications, closed with their clients, disconnected if they are not read."""

import asyncio
import logging
import random
import re
import resource
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import uvloop
from helpers import running
from helpers.api import Api, answers, free_port
from helpers.commands import legal, open_game
from helpers.servers import BINARY, listening, serving
from helpers.sockets import connect

from cairn.service.api.http.streaming import Pause, Sent, Stream
from cairn.service.container import Services
from cairn.service.cooperative import await_only
from cairn.service.queries.notifications import Subscription
from cairn.service.server.streams import SENDERS, Streams

SILENCE = 0.4
PATIENCE = 20.0
MANY = 1000


class Client:
    """The client of a stream, as seen by ASGI."""

    def __init__(self) -> None:
        self.offered = 0
        self.received: list[bytes] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.is_gone = asyncio.Event()
        self.closed = 0
        self.is_cut = True
        """Whether the end of the response is still missing."""

    async def send(self, message: Any) -> None:
        """Accept a message if the client is reading."""
        self.offered += 1
        await self.reads.wait()
        self.received.append(message["body"])
        self.is_cut = message.get("more_body", False)

    async def receive(self) -> Any:
        """Wait until the client disconnects."""
        await self.is_gone.wait()
        return {"type": "http.disconnect"}

    def close(self) -> None:
        """Count freed slots."""
        self.closed += 1

    async def follow(self, streams: Streams, stream: Stream) -> None:
        """Receive a stream until its end."""
        await streams.send(Sent(stream, self.close), self.send, self.receive)


def numbers(subscription: Subscription, ended: list[str], seconds: float = 60) -> Stream:
    """Yield the number of each notification and end after the fifth."""
    try:
        for number in count():
            yield b"%d" % number
            if number == 5:
                return
            yield Pause(subscription, subscription.count, seconds)
    finally:
        ended.append("stream")


def run(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a scenario on a loop with a timeout."""
    uvloop.run(asyncio.wait_for(scenario(), PATIENCE))


def on_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test as a scenario."""

    @wraps(test)
    def run_test() -> None:
        run(test)

    return run_test


async def until(true: Callable[[], Any]) -> None:
    """Wait until a condition is true."""
    while not true():
        await asyncio.sleep(0.001)


async def notify(subscription: Subscription, times: int = 1) -> None:
    """Notify from another thread once a stream is waiting."""
    for _ in range(times):
        await until(lambda: subscription._waiting)
        await asyncio.to_thread(subscription.set)


@on_loop
async def test_each_notification_is_sent_until_the_end() -> None:
    """In order. Nothing of an ended stream is stored."""
    streams, client, subscription, ended = Streams(SILENCE), Client(), Subscription(), list[str]()
    sending = asyncio.create_task(client.follow(streams, numbers(subscription, ended)))
    await notify(subscription, 2)
    await until(lambda: subscription._waiting)
    assert client.received == [b"0", b"1", b"2"]
    client.reads.clear()
    await notify(subscription)
    await until(lambda: client.offered == 4)  # the third is not accepted, and the fourth is queued behind it
    subscription.set()
    assert client.received == [b"0", b"1", b"2"]
    client.reads.set()
    await notify(subscription, 2)
    await sending
    assert client.received == [b"0", b"1", b"2", b"3", b"4", b"5", b""]
    assert not client.is_cut
    assert (ended, subscription._waiting, streams._all) == (["stream"], {}, set())


@on_loop
async def test_a_timeout_wakes_a_stream() -> None:
    """So a pause is limited."""
    streams, client, subscription = Streams(SILENCE), Client(), Subscription()
    await client.follow(streams, numbers(subscription, [], 0.01))
    assert client.received == [b"0", b"1", b"2", b"3", b"4", b"5", b""]


@on_loop
async def test_a_disconnected_client_is_dropped() -> None:
    """Within the timeout, even if the server accepts data for it."""
    streams, client, subscription, ended = Streams(SILENCE), Client(), Subscription(), list[str]()
    sending = asyncio.create_task(client.follow(streams, numbers(subscription, ended, SILENCE / 2)))
    await asyncio.sleep(0)
    client.is_gone.set()
    await sending
    assert len(client.received) < 6
    assert (ended, subscription._waiting) == (["stream"], {})


@on_loop
@pytest.mark.slow
async def test_a_client_that_does_not_read_is_disconnected() -> None:
    """Its response stays incomplete, without an end marker."""
    streams, client, subscription, ended = Streams(SILENCE), Client(), Subscription(), list[str]()
    client.reads.clear()
    await client.follow(streams, numbers(subscription, ended))
    assert (client.received, ended) == ([], ["stream"])


@on_loop
async def test_a_client_has_time_to_read_after_its_server_stood_still() -> None:
    """A client is not disconnected because its server had no processor for a while."""
    streams, client, subscription = Streams(SILENCE), Client(), Subscription()
    client.reads.clear()
    sending = asyncio.create_task(client.follow(streams, numbers(subscription, [])))
    await until(lambda: client.offered)
    time.sleep(2 * SILENCE)
    streams.loop.call_later(SILENCE / 4, client.reads.set)
    await notify(subscription, 5)
    await sending
    assert not client.is_cut


@on_loop
async def test_streams_that_wait_for_redis_do_not_delay_others() -> None:
    """As long as fewer of them wait than there are senders, other streams are sent meanwhile."""
    streams, subscription, redis = Streams(SILENCE), Subscription(), asyncio.Event()

    def wait() -> Stream:
        yield Pause(subscription, 0, 60)
        await_only(redis.wait())
        yield b"late"

    def quick() -> Stream:
        yield Pause(other, 0, 60)
        yield b"quick"

    other, clients = Subscription(), [Client() for _ in range(SENDERS)]
    waiting = zip([quick(), *(wait() for _ in clients[1:])], clients, strict=True)
    sending = [asyncio.create_task(client.follow(streams, stream)) for stream, client in waiting]
    await until(lambda: len(subscription._waiting) == SENDERS - 1)
    await notify(subscription)
    await notify(other)
    await sending[0]
    assert [client.received for client in clients] == [[b"quick", b""], *([] for _ in clients[1:])]
    redis.set()
    await asyncio.gather(*sending)
    assert [client.received[0] for client in clients[1:]] == [b"late"] * (SENDERS - 1)


def test_a_running_stream_can_be_stopped(caplog: pytest.LogCaptureFixture) -> None:
    """It ends at once. Its generator is closed when it stops waiting, and no error is logged."""

    async def scenario() -> None:
        streams, client, redis, ended = Streams(SILENCE), Client(), asyncio.Event(), list[str]()
        running = asyncio.Event()

        def wait() -> Stream:
            try:
                yield Pause(Subscription(), -1, 60)
                running.set()
                await_only(redis.wait())
                yield b"late"
            finally:
                ended.append("stream")

        sending = asyncio.create_task(client.follow(streams, wait()))
        await running.wait()
        streams.stop()
        await sending
        assert (client.received, client.is_cut, ended) == ([b""], False, [])
        redis.set()
        await until(lambda: ended)
        assert client.received == [b""]

    with caplog.at_level(logging.WARNING):
        run(scenario)
    assert caplog.records == []


def test_a_failing_stream_is_disconnected(caplog: pytest.LogCaptureFixture) -> None:
    """The error is logged and the slot freed."""

    async def scenario() -> None:
        def failing() -> Stream:
            yield b"first"
            raise ZeroDivisionError

        streams, client = Streams(SILENCE), Client()
        await client.follow(streams, failing())
        assert (client.received, client.is_cut, streams._all) == ([b"first"], True, set())

    run(scenario)
    assert [record.message for record in caplog.records] == ["A stream broke off."]


@on_loop
async def test_blocking_steps_run_in_threads() -> None:
    """As for Redis with TLS, clusters and Sentinel. The messages are the same."""
    threads = set[int]()

    def watch() -> Stream:
        for step in numbers(subscription, [], 0.01):
            threads.add(threading.get_ident())
            answer = yield step
            assert answer in (True, False)

    streams, client, subscription = Streams(SILENCE, cooperative=False), Client(), Subscription()
    await client.follow(streams, watch())
    assert client.received == [b"0", b"1", b"2", b"3", b"4", b"5", b""]
    assert threading.get_ident() not in threads


def play(services: Services, game: str, moves: int) -> None:
    """Make random moves of both players."""
    source = random.Random(1)
    for _ in range(moves):
        seat, legal_moves = legal(services, game)
        services.commands.play(game, seat, [source.choice(legal_moves)])


def read_to(connection: socket.socket, words: bytes) -> bytes:
    """Return all bytes until these words arrive."""
    received = b""
    while words not in received:
        more = connection.recv(65536)
        assert more, received
        received += more
    return received


@pytest.mark.slow
def test_a_slow_reader_misses_nothing(served: str, services: Services) -> None:
    """A client that reads after everything was sent receives each decision, in order."""
    game = open_game(services, rounds=99)
    with closing(connect(served)) as reader:
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        reader.sendall(f"GET /v1/games/{game}/stream HTTP/1.0\r\n\r\n".encode())
        received = read_to(reader, b"id: 2\n")  # the stream has begun, not only its response
        play(services, game, 100)
        received += read_to(reader, b"id: 102\n")
    assert [line for line in received.split(b"\n") if line.startswith(b"id: ")] == [
        b"id: %d" % version for version in range(2, 103)
    ]


@pytest.fixture
def many(services: Services, served: str) -> Iterator[tuple[str, list[socket.socket]]]:
    """Return a game and many of its streams, which have begun, from several addresses."""
    game = open_game(services, rounds=99)
    with ExitStack() as stack:
        streams = []
        for number in range(MANY):
            streams.append(stack.enter_context(closing(connect(served, f"127.0.0.{2 + number % 20}"))))
            streams[-1].sendall(f"GET /v1/games/{game}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            read_to(streams[-1], b"id: 2\n")
        yield game, streams


@pytest.mark.slow
def test_a_thousand_streams_receive_each_decision(
    many: tuple[str, list[socket.socket]], services: Services, served: str
) -> None:
    """They receive them in order and then heartbeats. Other requests still succeed."""
    game, streams = many
    play(services, game, 3)
    for stream in streams:
        received = read_to(stream, b"id: 5\n")
        assert [received.index(b"id: %d\n" % version) for version in (3, 4, 5)]
    for stream in streams:
        read_to(stream, b"\n:")
    assert Api(served).get("/healthz") == {"status": "ok"}


@pytest.mark.slow
def test_a_head_request_for_a_stream_uses_no_slot(served: str, services: Services) -> None:
    """It gets headers only, repeatedly on one connection."""
    game, api = open_game(services), Api(served)
    for _ in range(70):  # more than an address may have
        answer = api.ask("HEAD", f"/v1/games/{game}/stream")
        assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/event-stream; charset=utf-8")


@pytest.mark.slow
def test_slots_of_disconnected_clients_are_freed(served: str, services: Services) -> None:
    """A disconnection is noticed even while nothing is sent."""
    game = open_game(services)
    for _ in range(2):
        with ExitStack() as stack:
            for _ in range(64):  # all that an address may have
                for _ in range(100):
                    stream = stack.enter_context(closing(connect(served)))
                    stream.sendall(f"GET /v1/games/{game}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                    if (begun := stream.recv(12)).endswith(b" 200"):
                        break
                    time.sleep(0.05)
                assert begun.endswith(b" 200")
            assert Api(served).ask("GET", f"/v1/games/{game}/stream").status_code == 429


STREAMS = 1300
LIMITS = {"STREAMS": "2000", "THREADS": "1400", "REQUESTS_PER_ADDRESS": "1400", "CONNECTIONS_PER_ADDRESS": "3000"}
SETTINGS = {
    "CAIRN_API_PROCESSES": "1",
    "CAIRN_LIMITS": "off",
    **{f"CAIRN_{name}": value for name, value in LIMITS.items()},
}
SHORT = "1"
"""Length of the socket's accept queue at an operator's server, where Redis' own default is 511."""


@contextmanager
def redis_of(kind: str, folder: Path) -> Iterator[str]:
    """Return the URL of a server: embedded, with TCP, or with a Unix socket that has a short accept queue."""
    if kind == "embedded":
        with serving(folder) as (server, _):
            yield server.url
        return
    port, path = free_port(), folder / "redis.sock"
    options = ("--unixsocket", str(path), "--tcp-backlog", SHORT) if kind == "short" else ()
    with listening(folder, port, *options):
        yield f"unix://{path}" if kind == "short" else f"redis://127.0.0.1:{port}/0"


async def first_of(port: int, game: str) -> str:
    """Open a stream. Return `game`, the status of a refusal, or the error."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /v1/games/{game}/stream HTTP/1.1\r\nHost: cairn\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        status = head.split()[1]
        if status != "200":
            return status if status == "503" and "application/problem+json" in head else head
        await reader.readuntil(b"event: game")
        return "game"
    except (OSError, asyncio.IncompleteReadError) as error:
        return repr(error)


async def open_all(port: int, game: str) -> Counter[str]:
    """Open all streams at once and count the results."""
    return Counter(await asyncio.gather(*(first_of(port, game) for _ in range(STREAMS))))


@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.skipif(BINARY is not None, reason="it is about the service")
@pytest.mark.parametrize("kind", ["embedded", "tcp", "short"])
def test_each_of_many_concurrent_streams_gets_its_first_message(tmp_path: Path, kind: str) -> None:
    """No connection is reset or gets "resource temporarily unavailable", and the log has no such line."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    port = free_port()
    try:
        with redis_of(kind, tmp_path / "data") as url:
            program = ("-m", "cairn.service", "api", "--port", str(port))
            started = running.Up(tmp_path / "said", program=program, REDIS_URL=url, **SETTINGS)
            api = Api(f"http://127.0.0.1:{port}")
            running.until(lambda: answers(api))
            game, _ = api.open()
            counted = asyncio.run(open_all(port, game["id"]))
            started.stop()
        assert counted.keys() <= {"game", "503"}, counted
        assert counted["game"] > STREAMS * 0.9, counted
        assert not re.search("unavailable|Traceback|Error", started.output), started.output
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
