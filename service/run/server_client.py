"""What `cairn up` itself asks its servers: a few commands through a Unix socket.

redis-py takes longer to import than all else that is needed before the parts can be started.
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
"""Sends a command, and returns its answer as it came; raises HiredisError where the server refuses it."""


@contextmanager
def connect(path: Path) -> Iterator[Ask]:
    """Give what asks the server behind a socket; raise OSError if it does not answer within two seconds."""
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
    """Return what a server says of itself (INFO)."""
    return dict(line.split(":", 1) for line in ask("INFO").decode().splitlines() if ":" in line)
