"""The Unix socket of a data folder's server: its path, and whether the server answers there."""

import hashlib
import os
import socket
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from hiredis import HiredisError, Reader, pack_command

from cairn.service.run.folder import DataFolder

ANSWER_SECONDS = 2.0
Ask = Callable[..., Any]
"""Sends a command and returns the raw reply. Raises HiredisError if the server refuses the command."""


@contextmanager
def connect(path: Path) -> Iterator[Ask]:
    """Yield a function that sends commands to a server, without redis-py, which loads slowly. Raise OSError."""
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


LONGEST_PATH = 100


class ServerSocket:
    """The socket of a data folder's server. It is in the folder, or elsewhere if the folder's path is too long."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._inner = folder.path / "redis.sock"

    @property
    def path(self) -> Path:
        """The recorded path if this folder's server answers there; a copied folder records the original's."""
        recorded = self._recorded()
        return self._inner if recorded == self._inner or self._ask(recorded) == 0 else recorded

    def place(self) -> Path:
        """Choose the path of a new server's socket, remove any file there, and record the path."""
        path = self._choose()
        path.unlink(missing_ok=True)
        # Do not write an unchanged record: on a full disk that would leave an empty file.
        if self._recorded() != path or not (self._folder.path / "socket").exists():
            with self._folder.open("socket") as record:
                record.write(os.fsencode(path))
        return path

    def ask(self) -> int | None:
        """Return the process id of this folder's server, 0 if it does not answer, None if it is still loading."""
        return self._ask(self.path)

    def _recorded(self) -> Path:
        """Return the recorded path of the last server's socket, as that server may have had another TMPDIR."""
        try:
            return Path(os.fsdecode((self._folder.path / "socket").read_bytes()))
        except OSError:
            return self._inner

    def _choose(self) -> Path:
        if len(os.fsencode(self._inner)) <= LONGEST_PATH:
            return self._inner
        # The path of a Unix socket has at most 107 bytes. For longer paths use a short folder of the same user.
        short = hashlib.sha256(os.fsencode(self._folder.path)).hexdigest()[:16]
        temporary = tempfile.gettempdir()
        if len(os.fsencode(temporary)) > LONGEST_PATH - 50:
            temporary = "/tmp"
        folder = Path(temporary) / f"cairn-{os.getuid()}-{short}"
        with suppress(FileExistsError):
            folder.mkdir(mode=0o700)
        status = folder.lstat()
        ours = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and stat.S_IMODE(status.st_mode) == 0o700
        return (folder if ours else Path(tempfile.mkdtemp(prefix="cairn-", dir=temporary))) / "redis.sock"

    def _ask(self, path: Path) -> int | None:
        try:
            with connect(path) as ask:
                # A server that cannot write its file refuses PING.
                said = info(ask)
                if not os.path.samefile(ask("CONFIG", "GET", "dir")[1], self._folder.path):
                    return 0
                return None if said["loading"] != "0" else int(said["process_id"])
        except (OSError, HiredisError):
            return 0
