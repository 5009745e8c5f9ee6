"""The data folder: readable by its owner only, used by one installation at a time; and the free space on its disk."""

import fcntl
import os
import stat
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path
from typing import IO, NamedTuple

QUEUE = "queue"
ERASURES = "erasures"  # the file with the journal of erasures, which a restore needs, as backups are older
COLD = "cold"
CACHE = "cache"

OWN = (
    *("lock", "server.lock", "socket", "redis.sock", "redis.log", "appendonlydir", "dump.rdb"),
    *("temp-*.aof", "temp-*.rdb", QUEUE, COLD, CACHE, ERASURES, f"{ERASURES}.part"),
)
"""Patterns of the files that Cairn and its server write."""

SYSTEM = ("lost+found",)


def data_folder() -> Path:
    """Return the default data folder of `cairn up`. Raise RuntimeError if the user has no home."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cairn"


class DataFolderError(Exception):
    """The folder cannot be used. The message is one sentence for the operator."""


class DataFolder:
    """A data folder by its real path. Its owner holds `lock`, the server process holds `server.lock`."""

    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path))

    def close(self) -> bool:
        """Create the folder, or restrict it and its files to their owner. Return whether it was open to others.

        Raise DataFolderError if it belongs to another user, or is open and shared by design or with other files; and
        OSError.
        """
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = self.path.stat()
        refused = f"The data folder {self.path} cannot be used"
        if status.st_uid != os.geteuid():
            words = f"{refused}: it belongs to another user, and Cairn uses only a folder of its own."
            raise DataFolderError(words)
        names = sorted(os.listdir(self.path))
        strange = [name for name in names if not _is_one_of(name, OWN + SYSTEM)]
        if _is_open(status) and (strange or status.st_mode & stat.S_ISVTX):
            holds = f"holds more than Cairn's files ({strange[0]})" if strange else "is shared by design"
            words = f"{refused}: it is open to others and {holds}, and Cairn closes only a folder of its own."
            raise DataFolderError(words)
        own = [self.path / name for name in names if _is_one_of(name, OWN)]
        opened = [path for path in [self.path, *own, *self.path.glob("appendonlydir/*")] if _close(path)]
        return bool(opened)

    def take(self) -> IO[bytes]:
        """Lock the folder for this process until the returned file is closed. Raise DataFolderError if it is locked."""
        if lock := self._lock("lock"):
            return lock
        raise DataFolderError(f"Another Cairn is using the data folder {self.path}.")

    def take_for_server(self) -> IO[bytes] | None:
        """Lock the files for a server process, which inherits the lock. Return None if another server has the lock."""
        return self._lock("server.lock")

    def _lock(self, name: str) -> IO[bytes] | None:
        lock = self.open(name)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            return None
        return lock

    def open(self, name: str) -> IO[bytes]:
        """Open an empty file of the folder for writing. Only its owner can read it."""
        return open(self.path / name, "wb", opener=lambda path, flags: os.open(path, flags, 0o600))

    def remove_left_over(self) -> None:
        """Remove files that a server left when it died during a rewrite. The caller must hold the server's lock."""
        for path in self.path.glob("temp-rewriteaof-*.aof"):
            path.unlink()


def _is_one_of(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def _is_open(status: os.stat_result) -> bool:
    return bool(status.st_mode & 0o077)


def _close(path: Path) -> bool:
    """Restrict a file or folder to its owner. Return whether it was open to others. Links stay unchanged."""
    status = path.lstat()
    if stat.S_ISLNK(status.st_mode) or not _is_open(status):
        return False
    path.chmod(0o700 if stat.S_ISDIR(status.st_mode) else 0o600)
    return True


RESERVE = 64 * 2**20
"""Bytes kept free for writes of a server that accepts no more decisions, such as expiries."""
SMALLEST_SHARE = 16  # on a small disk the reserve is this fraction of its size (1/16)


class Room(NamedTuple):
    """The free and total bytes of a file system."""

    free: int
    size: int

    @property
    def is_short(self) -> bool:
        """Whether less than twice the reserve is free."""
        return self.free < 2 * min(RESERVE, self.size // SMALLEST_SHARE)


def measure(path: Path) -> Room:
    """Return the space on the file system of a path. Root may also use the blocks reserved for root."""
    disk = os.statvfs(path)
    free = disk.f_bavail if os.geteuid() else disk.f_bfree
    return Room(free * disk.f_frsize, disk.f_blocks * disk.f_frsize)


class Storage:
    """Whether a folder's disk is full: it is once less than the reserve is free, until twice the reserve is free."""

    def __init__(self, path: Path, measure: Callable[[Path], Room] = measure) -> None:
        self._path = path
        self._measure = measure
        self._spare = 0
        self.full = False

    @property
    def state(self) -> tuple[bool, int]:
        """The inputs of `settings` except the data: whether the disk is full, and the spare space in MiB."""
        return self.full, self._spare // 2**20

    def look(self) -> None:
        """Measure the free space. Raise OSError if that fails."""
        room = self._measure(self._path)
        reserve = min(RESERVE, room.size // SMALLEST_SHARE)
        self.full = room.free < (2 * reserve if self.full else reserve)
        self._spare = room.free - 2 * reserve

    def settings(self, data: int) -> dict[str, str]:
        """Return the settings of a server with `data` bytes in memory.

        On a full disk it refuses writes, and does not exit after a failed write, as with `always` it would. It rewrites
        its log only if there is space for a second one, which is smaller than the data in memory.
        """
        return {
            "maxmemory": "1" if self.full else "0",
            "appendfsync": "everysec" if self.full else "always",
            "auto-aof-rewrite-percentage": "100" if self._spare > data else "0",
        }


class NoStorage(Storage):
    """The storage of a server without files: its disk is never full."""

    def look(self) -> None:
        """Do nothing."""

    def settings(self, data: int) -> dict[str, str]:
        """Return the settings of a server without files."""
        return {"appendonly": "no"}
