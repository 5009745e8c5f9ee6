"""The free space on the disk of the data folder, and the server settings that follow from it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

RESERVE = 64 * 2**20
"""Bytes kept free for writes of a server that accepts no more decisions, such as expiries."""

SMALLEST_SHARE = 16
"""On a small disk the reserve is this fraction of its size (1/16)."""


class Room(NamedTuple):
    """The free and total bytes of a file system."""

    free: int
    size: int


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

        On a full disk it refuses writes, and does not exit after a failed write, as with `always` it would. It
        rewrites its log only if there is space for a second one, which is smaller than the data in memory.
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
