"""The room on the disk of the data folder, and what the embedded server may do while there is so much of it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

RESERVE = 64 * 2**20
"""So many bytes are left free for what a server writes although it takes no more games' decisions, such as expiries."""

SMALLEST_SHARE = 16
"""On a small disk the reserve is one part of so many."""


class Room(NamedTuple):
    """The free bytes of a file system, and all that it has."""

    free: int
    size: int


def measure(path: Path) -> Room:
    """Return the room on the file system of a path. Root may also take what is reserved for root."""
    disk = os.statvfs(path)
    free = disk.f_bavail if os.geteuid() else disk.f_bfree
    return Room(free * disk.f_frsize, disk.f_blocks * disk.f_frsize)


class Storage:
    """Whether the disk of a folder is full: from when less than the reserve is free until twice as much is."""

    def __init__(self, path: Path, measure: Callable[[Path], Room] = measure) -> None:
        self._path = path
        self._measure = measure
        self._spare = 0
        self.full = False

    @property
    def state(self) -> tuple[bool, int]:
        """What `settings` follow from beside the data: whether the disk is full, and the spare room to the MiB."""
        return self.full, self._spare // 2**20

    def look(self) -> None:
        """Look how much room there is now; raise OSError if nobody can tell."""
        room = self._measure(self._path)
        reserve = min(RESERVE, room.size // SMALLEST_SHARE)
        self.full = room.free < (2 * reserve if self.full else reserve)
        self._spare = room.free - 2 * reserve

    def settings(self, data: int) -> dict[str, str]:
        """Return the settings of a server that holds so many bytes of data in memory.

        On a full disk it refuses what would make it hold more, and would not exit if a write failed: with `always` it
        would. It writes its log anew only where there is room for another one, which takes less than memory does.
        """
        return {
            "maxmemory": "1" if self.full else "0",
            "appendfsync": "everysec" if self.full else "always",
            "auto-aof-rewrite-percentage": "100" if self._spare > data else "0",
        }


class NoStorage(Storage):
    """The storage of a server that keeps nothing: no disk is too full for it."""

    def look(self) -> None:
        """Look at nothing."""

    def settings(self, data: int) -> dict[str, str]:
        """Return the setting of a server without a file, whatever it holds in memory."""
        return {"appendonly": "no"}
