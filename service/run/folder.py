"""The data folder: readable by its owner only, and used by one installation at a time."""

import fcntl
import os
import stat
from fnmatch import fnmatch
from pathlib import Path
from typing import IO

QUEUE = "queue"
"""The subfolder of the queue's server, which is itself a data folder."""

ERASURES = "erasures"
"""The file with the journal of erasures, which a restore needs, as backups are older."""

COLD = "cold"
"""The subfolder of the segments of finished games."""

CACHE = "cache"
"""The subfolder of the cache for segments in a bucket."""

OWN = (
    "lock",
    "server.lock",
    "socket",
    "redis.sock",
    "redis.log",
    "appendonlydir",
    QUEUE,
    COLD,
    CACHE,
    "dump.rdb",
    ERASURES,
    f"{ERASURES}.part",
    "temp-*.aof",
    "temp-*.rdb",
)
"""Patterns of the names of files that Cairn and its server write into the folder."""

SYSTEM = ("lost+found",)
"""Names at the top of a separate file system."""


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

        An open folder is restricted only if it belongs to this user, is not shared by design (like `/tmp`), and
        contains only Cairn's files. Raise DataFolderError otherwise, and OSError.
        """
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = self.path.stat()
        if status.st_uid != os.geteuid():
            raise DataFolderError(
                f"The data folder {self.path} cannot be used: it belongs to another user, "
                "and Cairn uses only a folder of its own."
            )
        names = sorted(os.listdir(self.path))
        strange = [name for name in names if not _is_one_of(name, OWN + SYSTEM)]
        if _is_open(status) and (strange or status.st_mode & stat.S_ISVTX):
            holds = f"holds more than Cairn's files ({strange[0]})" if strange else "is shared by design"
            raise DataFolderError(
                f"The data folder {self.path} cannot be used: it is open to others and {holds}, "
                "and Cairn closes only a folder of its own."
            )
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
        """Return a locked file of the folder, or None if another process has its lock."""
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
        """Remove the unfinished files of a server that died during a rewrite: they may fill the disk.

        The caller must hold the server's lock.
        """
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
