"""HTTP/2: a client that does not read responses costs as much as with HTTP/1.1."""

import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from os import environ
from pathlib import Path

import h2.connection
import h2.events
import h2.settings
import pytest
from helpers.api import KEY, ROOT, free_port
from helpers.certificates import write_certificate

pytestmark = pytest.mark.slow

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
def served(redis_url: str, tmp_path: Path) -> Iterator[tuple[int, int]]:
    """Return the port and the process of an HTTPS API whose clients must read something each second."""
    port = free_port()
    own = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_HEARTBEAT": "0.5", "CAIRN_REQUESTS_PER_ADDRESS": "20"}
    command = [sys.executable, "-m", "cairn.service", "api", "--once", "--port", str(port)]
    process = subprocess.Popen([*command, *write_certificate(tmp_path)], cwd=ROOT, env=environ | own)
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except ConnectionRefusedError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    try:
        yield port, process.pid
    finally:
        process.kill()
        process.wait()


def memory(process: int) -> int:
    """Return the resident memory of a process in KiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def test_unread_responses_are_limited_and_time_out(served: tuple[int, int]) -> None:
    """They occupy slots of their address until they are read or the client has read nothing for too long."""
    port, process = served
    other = Http2(port)
    assert other.status(other.get("/openapi.json")) == "200"
    before = memory(process)
    clients = [Http2(port, window=0) for _ in range(5)]
    answers = [client.status(client.get("/openapi.json")) for client in clients for _ in range(60)]
    assert set(answers) == {"200", "429"}
    assert answers.count("200") <= 3 * 20  # a slot is freed after a second and used again
    assert memory(process) - before < 20_000
    deadline = time.monotonic() + PATIENCE
    while other.status(other.get("/openapi.yaml")) != "200":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    for client in [*clients, other]:
        client.close()
