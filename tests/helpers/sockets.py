"""HTTP/1.1 byte for byte, over a socket."""

import json
import socket
from http.client import HTTPResponse
from typing import IO, Any
from urllib.parse import urlsplit

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
SEATS = [{"kind": "human", "name": name} for name in ("Ann", "Bob")]
OPEN = json.dumps({"ruleset": "schotten_totten", "seats": SEATS}).encode()
JSON = {"Content-Type": "application/json"}
POST = b"POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def connect(url: str, source: str = "127.0.0.1") -> socket.socket:
    """Return a connection to an API, from an address of this machine."""
    address = urlsplit(url)
    return socket.create_connection((str(address.hostname), int(address.port or 0)), 20, (source, 0))


def answers(connection: socket.socket, *methods: str) -> list[tuple[int, dict[str, str], bytes]]:
    """Return the status, the headers and the body of each response to requests with these methods, in order."""
    file, received = connection.makefile("rb"), []
    for method in methods:
        response = HTTPResponse(_Connection(file), method=method)  # type: ignore[arg-type]  # it only asks for a file
        response.begin()
        headers = {name.title(): value for name, value in response.headers.items()}
        received.append((response.status, headers, response.read()))
    return received


class _Connection:
    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def makefile(self, _mode: str) -> "_Unclosed":
        """Return the shared file, which is not closed after a response."""
        return _Unclosed(self._file)


class _Unclosed:
    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def close(self) -> None:
        """Leave it open: the next response follows."""


def ends(connection: socket.socket) -> bool:
    """Return whether the connection ends, with nothing more to read."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True
