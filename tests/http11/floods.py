"""Floods from one address. `python -m http11.floods URL NAME SECONDS` sends one, and prints the results as JSON."""

import json
import os
import re
import selectors
import socket
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from http11.corpus.case import get, post

RELEASE_TIMEOUT = 20.0
"""Seconds within which a server has to release memory."""


class Processes:
    """The processes of a server on this machine at the time of creation."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.ids = _listening(url)
        assert self.ids, f"No process of this machine listens at {url}."

    def memory(self) -> int:
        """Return their bytes of memory that are not shared with files."""
        return sum(_resident(process) for process in self.ids)

    def are_the_same(self) -> bool:
        """Return whether none has ended, or was started, since."""
        return _listening(self._url) == self.ids

    def give_back(self, bound: int) -> int:
        """Wait until their memory is at most `bound` bytes, and return it. Raise AssertionError after a timeout."""
        deadline = time.monotonic() + RELEASE_TIMEOUT
        while (held := self.memory()) > bound:
            assert time.monotonic() < deadline, f"{held >> 20} MiB are held, where {bound >> 20} MiB are allowed."
            time.sleep(0.2)
        return held


def _resident(process: int) -> int:
    lines = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    return int(lines["RssAnon"].split()[0]) * 1024


def _listening(url: str) -> set[int]:
    """Return the processes that have the listening socket of a port open."""
    port = f":{urlsplit(url).port:04X}"
    rows = [line.split() for name in ("tcp", "tcp6") for line in Path(f"/proc/net/{name}").read_text().splitlines()]
    sockets = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(port) and row[3] == "0A"}
    inodes = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if any(str(link.readlink()) in sockets for link in (entry / "fd").iterdir()):
                    inodes.add(int(entry.name))
            except OSError:  # the process has ended, or just closed the socket
                continue
    return inodes


ADDRESS = "127.0.0.2"
"""The source address of floods."""
RATE = 32 * 2**20
"""Bytes a second over many connections: more would load the machine, not the server."""
ALL = 2**40
"""As many bytes as the server takes on one connection, to occupy a loop that reads while there is more."""
NICE = 10
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3}) ")


class Flood(NamedTuple):
    """The bytes of each of some connections: first `opening`, then `piece` repeatedly, with a pause between.

    `answers` are the allowed statuses of responses; a server may always close the connection.
    """

    name: str
    opening: bytes
    piece: bytes
    answers: str = "400 408 413 414 429 431"
    connections: int = 8
    pause: float = 0.0
    reads: bool = True
    rate: int = RATE


CHUNKED = post(b"Transfer-Encoding: chunked")
HEAD = get()[:-2]
OK = "200 429 503"

FLOODS = {
    flood.name: flood
    for flood in (
        Flood("empty lines", b"", b"\r\n" * 8192),
        Flood("empty lines, one connection", b"", b"\r\n" * 2**17, connections=1, rate=ALL),
        Flood("line feeds", b"", b"\n" * 16384),
        Flood("a chunk extension", CHUNKED + b"1;", b"a" * 16384),
        Flood("a chunk extension, one connection", CHUNKED + b"1;", b"a" * 2**18, connections=1, rate=ALL),
        Flood("chunk extensions", CHUNKED, (b"1;" + b"a" * 1000 + b"\r\n \r\n") * 16),
        Flood("chunks of a byte", CHUNKED, b"1\r\n \r\n" * 2048),
        Flood("trailers", CHUNKED + b"0\r\n", b"X-Trailer: aaaaaaaaaaaaaaaa\r\n" * 512, "400 408 413 422 429 431"),
        Flood("a trailer", CHUNKED + b"0\r\nX-Trailer: ", b"a" * 16384, "400 408 413 422 429 431"),
        Flood("fields", HEAD, b"X-Field: a\r\n" * 1024),
        Flood("a field", HEAD + b"X-Field: ", b"a" * 16384),
        Flood("a fold", HEAD + b"X-Field: a\r\n", b" aaaaaaaaaaaaa\r\n" * 1024),
        Flood("a target", b"GET /", b"a" * 16384),
        Flood("a method", b"", b"A" * 16384, "400 408 414 429 431 501"),
        Flood("a body", post(b"Content-Length: 99999999999"), b" " * 16384),
        Flood("pipelines", b"", get() * 256, OK),
        Flood("pipelines that are not read", b"", get() * 256, OK, connections=32, reads=False),
        Flood("answers that are not read", get(target=b"/openapi.json") * 200, b"", OK, connections=100, reads=False),
        Flood("slow heads", HEAD + b"X-Field: ", b"a", connections=200, pause=0.3),
        Flood("slow bodies", post(b"Content-Length: 60000"), b" ", connections=200, pause=0.3),
        Flood("slow chunks", CHUNKED, b"1\r\n \r\n", connections=200, pause=0.3),
        Flood("connections", b"", b"", connections=250),
    )
}


class Flooding:
    """A flood in a process of its own."""

    def __init__(self, url: str, flood: Flood, seconds: float) -> None:
        command = [sys.executable, "-m", "http11.floods", url, flood.name, str(seconds)]
        path = os.pathsep.join(map(str, (Path(__file__).parents[1], Path(__file__).parents[2])))
        self._process = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE)
        assert self._process.stdout
        self._process.stdout.readline()  # the flood has begun

    def __enter__(self) -> "Flooding":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()

    @property
    def goes_on(self) -> bool:
        """Return whether it is still running."""
        return self._process.poll() is None

    def end(self) -> dict[str, Any]:
        """Wait for its end, and return the bytes sent, the number of closed connections, and the statuses."""
        output, _ = self._process.communicate(timeout=60)
        return json.loads(output)


class Hose:
    """One of the connections of a flood."""

    def __init__(self, url: str, flood: Flood) -> None:
        address = urlsplit(url)
        self.socket = socket.socket()
        if not flood.reads:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.bind((ADDRESS, 0))
        self.socket.settimeout(10)
        self.socket.connect((str(address.hostname), int(address.port or 80)))
        self.socket.setblocking(False)
        self._flood = flood
        self._left = memoryview(flood.opening or flood.piece)
        self._due = 0.0

    @property
    def is_due(self) -> bool:
        """Return whether a piece is due."""
        return bool(self._left) and time.monotonic() >= self._due

    def send(self) -> int:
        """Send what the server takes, and return the number of bytes. Raise OSError if the connection ended."""
        try:
            sent = self.socket.send(self._left)
        except BlockingIOError:
            return 0
        self._left = self._left[sent:]
        if not self._left:
            self._left, self._due = memoryview(self._flood.piece), time.monotonic() + self._flood.pause
        return sent


def main(url: str, name: str, seconds: str) -> None:
    """Send a flood for some seconds; reopen closed connections."""
    os.nice(NICE)
    flood, end = FLOODS[name], time.monotonic() + float(seconds)
    counts, statuses = Counter[str](), Counter[str]()
    selector = selectors.DefaultSelector()
    events = selectors.EVENT_READ | selectors.EVENT_WRITE

    def open_one() -> None:
        with suppress(OSError):
            hose = Hose(url, flood)
            selector.register(hose.socket, events, hose)

    for _ in range(flood.connections):
        open_one()
    print("begun", flush=True)
    began = time.monotonic()
    while time.monotonic() < end:
        for key, mask in selector.select(0.02):
            try:
                if mask & selectors.EVENT_WRITE and key.data.is_due:
                    counts["sent"] += key.data.send()
                if mask & selectors.EVENT_READ and (flood.reads or not counts["sent"]):
                    data = key.data.socket.recv(2**16)
                    statuses.update(status.decode() for status in STATUS.findall(data))
                    if not data:
                        raise ConnectionResetError
            except BlockingIOError:
                continue
            except OSError:
                counts["closed"] += 1
                selector.unregister(key.data.socket)
                key.data.socket.close()
                open_one()
        ahead = counts["sent"] / flood.rate - (time.monotonic() - began)
        time.sleep(min(0.05, max(0.0 if flood.rate == ALL else 0.001, ahead)))
    print(json.dumps(counts | {"statuses": dict(statuses)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
