"""Connections: fair turns of addresses, deadlines, idle connections and HTTP/2."""

import asyncio
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from os import environ
from pathlib import Path
from typing import Any

import h2.connection
import h2.events
import h2.settings
import pytest
from helpers.api import KEY, ROOT, free_port
from helpers.certificates import write_certificate
from helpers.running import until

from cairn.service.server import connections
from cairn.service.server.connections import Turns, limit_connections
from cairn.service.server.streams import Deadlines

MANY, OTHER = "192.0.2.1", "192.0.2.2"


def beginning_order(*addresses: str, later: str = "") -> list[str]:
    """Return the addresses of requests in the order in which they begin. `later` arrives a turn after all others."""
    order = list[str]()

    async def request(address: str, taken: Turns) -> None:
        await taken.wait(address)
        order.append(address)

    async def run() -> None:
        taken = Turns(asyncio.get_running_loop())
        await taken.wait(MANY)
        await taken.wait(OTHER)
        requests = [asyncio.create_task(request(address, taken)) for address in addresses]
        await asyncio.sleep(0)
        requests += [asyncio.create_task(request(address, taken)) for address in [later] if address]
        await asyncio.gather(*requests)

    asyncio.run(run())
    return order


def test_an_address_with_many_requests_does_not_delay_others() -> None:
    """Each address begins one request per turn."""
    assert beginning_order(*[MANY] * 9, OTHER) == [MANY, OTHER, *[MANY] * 8]
    assert beginning_order(*[MANY] * 9, later=OTHER).index(OTHER) <= 2


def test_requests_of_an_address_begin_in_order() -> None:
    """Each address has its own order."""
    assert beginning_order(MANY, MANY, MANY, OTHER, OTHER) == [MANY, OTHER, MANY, OTHER, MANY]


def test_a_single_address_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses without recent requests get no turn, so a single client has the whole loop."""
    monkeypatch.setattr(connections, "SHARED_SECONDS", 0.05)

    async def run() -> list[bool]:
        taken = Turns(asyncio.get_running_loop())
        alone = [is_suspended(taken.wait(MANY)) for _ in range(2)]
        await taken.wait(OTHER)
        shared = is_suspended(taken.wait(MANY))
        await asyncio.sleep(0.1)
        return [*alone, shared, *[is_suspended(taken.wait(MANY)) for _ in range(3)]]

    assert asyncio.run(run()) == [False, False, True, False, False, False]


def test_a_cancelled_request_takes_no_turn() -> None:
    """Later ones begin as if it did not exist."""

    async def run() -> int:
        taken = Turns(asyncio.get_running_loop())
        await taken.wait(OTHER)
        await taken.wait(MANY)
        tasks = [asyncio.create_task(taken.wait(MANY)) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        done, _ = await asyncio.wait(tasks, timeout=5)
        return len(done)

    assert asyncio.run(run()) == 3


def is_suspended(waiting: Coroutine[Any, Any, None]) -> bool:
    """Return whether a coroutine is waiting."""
    try:
        waiting.send(None)
    except StopIteration:
        return False
    waiting.close()
    return True


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_callback_that_fails_stops_no_later_deadline() -> None:
    """The next deadline begins a new check."""

    def fail() -> None:
        raise RuntimeError("a callback failed")

    async def run() -> bool:
        deadlines, exceeded = Deadlines(0.01), asyncio.Event()
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        deadlines.set("fails", 0, fail)
        await asyncio.sleep(0.05)
        deadlines.set("is called", 0, exceeded.set)
        return await asyncio.wait_for(exceeded.wait(), 5)

    assert asyncio.run(run())


@pytest.mark.skipif(not hasattr(socket, "TCP_INFO"), reason="only Linux reports the time since the last byte")
@pytest.mark.slow
def test_only_idle_connections_are_closed() -> None:
    """Bytes of either side count as use."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        limit_connections(listener, 10, idle_seconds=1.5)
        clients = [socket.create_connection(listener.getsockname()) for _ in range(3)]
        served = [listener.accept()[0] for _ in clients]
        for _ in range(8):
            clients[0].send(b"a request")
            served[1].send(b"a heartbeat")
            time.sleep(0.5)
        clients[2].settimeout(0.1)
        assert clients[2].recv(1) == b""
        assert clients[1].recv(5) == b"a hea"
        clients[0].settimeout(0.1)
        with pytest.raises(TimeoutError):
            clients[0].recv(1)
        for one in [*clients, *served]:
            one.close()


PATIENCE = 30.0


class Http2:
    """A connection to a port of this machine. With `window` 0 it accepts no byte of a body."""

    def __init__(self, port: int, window: int = 65_535) -> None:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.set_alpn_protocols(["h2"])
        self._socket = context.wrap_socket(socket.create_connection(("127.0.0.1", port)))
        self._socket.settimeout(PATIENCE)
        self._connection = h2.connection.H2Connection()
        self._connection.initiate_connection()
        self._connection.update_settings({h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: window})
        self._seen: list[h2.events.Event] = []
        self._flush()

    def get(self, path: str) -> int:
        """Send a request and return its stream."""
        stream = int(self._connection.get_next_available_stream_id())
        head = [(":method", "GET"), (":path", path), (":scheme", "https"), (":authority", "localhost")]
        self._connection.send_headers(stream, head, end_stream=True)
        self._flush()
        return stream

    def status(self, stream: int) -> str:
        """Wait for the headers of a response and return its status."""
        while True:
            for event in self._seen:
                if isinstance(event, h2.events.ResponseReceived) and event.stream_id == stream:
                    return {bytes(name): bytes(value) for name, value in event.headers}[b":status"].decode()
            received = self._socket.recv(65_536)
            assert received, "the server has closed the connection"
            self._seen += self._connection.receive_data(received)
            self._flush()

    def close(self) -> None:
        """Close the connection."""
        self._socket.close()

    def _flush(self) -> None:
        self._socket.sendall(self._connection.data_to_send())


@pytest.fixture
def https_served(redis_url: str, tmp_path: Path) -> Iterator[tuple[int, int]]:
    """Return the port and the process of an HTTPS API whose clients must read something each second."""
    port = free_port()
    own = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_HEARTBEAT": "0.5", "CAIRN_REQUESTS_PER_ADDRESS": "20"}
    command = [sys.executable, "-m", "cairn.service", "api", "--once", "--port", str(port)]
    process = subprocess.Popen([*command, *write_certificate(tmp_path)], cwd=ROOT, env=environ | own)
    try:
        until(lambda: listens(port))
        yield port, process.pid
    finally:
        process.kill()
        process.wait()


def listens(port: int) -> bool:
    """Return whether a process accepts connections to a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def memory(process: int) -> int:
    """Return the resident memory of a process in KiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


@pytest.mark.slow
def test_unread_responses_are_limited_and_time_out(https_served: tuple[int, int]) -> None:
    """They occupy slots of their address until they are read or the client has read nothing for too long."""
    port, process = https_served
    other = Http2(port)
    assert other.status(other.get("/openapi.json")) == "200"
    before = memory(process)
    clients = [Http2(port, window=0) for _ in range(5)]
    answers = [client.status(client.get("/openapi.json")) for client in clients for _ in range(60)]
    assert set(answers) == {"200", "429"}
    assert answers.count("200") <= 3 * 20  # a slot is freed after a second and used again
    assert memory(process) - before < 20_000
    until(lambda: other.status(other.get("/openapi.yaml")) == "200")
    for client in [*clients, other]:
        client.close()
