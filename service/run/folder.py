"""The data folder: open to its owner alone, and used by one Cairn at a time."""

import fcntl
import os
import stat
from fnmatch import fnmatch
from pathlib import Path
from typing import IO

QUEUE = "queue"
"""The folder in it of the server that has the queue, a data folder of its own."""

ERASURES = "erasures"
"""The file in it of who was erased, which a restore must have, as backups are older."""

COLD = "cold"
"""The folder in it of finished games' segments."""

CACHE = "cache"
"""The folder in it of what was read from a bucket of segments."""

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
"""What Cairn and its server write into the folder, as patterns of names."""

SYSTEM = ("lost+found",)
"""What a file system of its own has at its top."""


def data_folder() -> Path:
    """Return where `cairn up` keeps its games unless it is told otherwise; raise RuntimeError if there is no home."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cairn"


class DataFolderError(Exception):
    """The folder cannot be used; the message is one sentence for a person."""


class DataFolder:
    """A data folder by its real path. `lock` is held by its owner, `server.lock` by the server process itself."""

    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path))

    def close(self) -> bool:
        """Make the folder, or close it and its files to everybody but their owner; tell whether it was open.

        An open folder is closed only if it is Cairn's alone: of this user, not shared by design (as `/tmp` is), and
        with nothing in it that others put there. Raise DataFolderError if it is not, and OSError.
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
        """Take the folder for this process, until what is returned is closed; raise DataFolderError if it is taken."""
        if lock := self._lock("lock"):
            return lock
        raise DataFolderError(f"Another Cairn is using the data folder {self.path}.")

    def take_for_server(self) -> IO[bytes] | None:
        """Take the files for a server process, which inherits the lock; return None while another server has them."""
        return self._lock("server.lock")

    def _lock(self, name: str) -> IO[bytes] | None:
        """Return a file of the folder, locked; None while another process has its lock."""
        lock = self.open(name)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            return None
        return lock

    def open(self, name: str) -> IO[bytes]:
        """Open an empty file of the folder to write, one that its owner alone can read."""
        return open(self.path / name, "wb", opener=lambda path, flags: os.open(path, flags, 0o600))

    def remove_left_over(self) -> None:
        """Remove the unfinished files of a server that died while it rewrote its log: they may be what fills the disk.

        The server's lock must be held.
        """
        for path in self.path.glob("temp-rewriteaof-*.aof"):
            path.unlink()


def _is_one_of(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def _is_open(status: os.stat_result) -> bool:
    return bool(status.st_mode & 0o077)


def _close(path: Path) -> bool:
    """Close a file or a folder to everybody but its owner; tell whether it was open. A link is left as it is."""
    status = path.lstat()
    if stat.S_ISLNK(status.st_mode) or not _is_open(status):
        return False
    path.chmod(0o700 if stat.S_ISDIR(status.st_mode) else 0o600)
    return True
