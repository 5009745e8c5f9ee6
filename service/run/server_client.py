"""A minimal client with which `cairn up` sends commands to its servers through a Unix socket.

Importing redis-py would take longer than everything else before the parts can start.
"""

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hiredis import HiredisError, Reader, pack_command

ANSWER_SECONDS = 2.0

Ask = Callable[..., Any]
"""Sends a command and returns the raw reply. Raises HiredisError if the server refuses the command."""


@contextmanager
def connect(path: Path) -> Iterator[Ask]:
    """Yield a function that sends commands to the server at a socket. Raise OSError after two seconds of silence."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(ANSWER_SECONDS)
        connection.connect(os.fsencode(path))
        reader = Reader()

        def ask(*command: Any) -> Any:
            connection.sendall(pack_command(command))
            while (answer := reader.gets()) is False:
                if not (received := connection.recv(65536)):
                    raise ConnectionError("the server has closed the connection")
                reader.feed(received)
            if isinstance(answer, HiredisError):
                raise answer
            return answer

        yield ask


def info(ask: Ask) -> dict[str, str]:
    """Return the INFO reply of a server."""
    return dict(line.split(":", 1) for line in ask("INFO").decode().splitlines() if ":" in line)
