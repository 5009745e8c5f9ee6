"""A cache on this machine's disk for what is read from a bucket, shared by all processes, without a lock.

Each file lies in the one of 256 folders that its name begins with, and each folder is bounded by itself: what was read
longest ago goes first. Whatever the disk refuses, the cache is as if it were empty. It proves nothing: who reads from
it must be able to tell whether the bytes are right.
"""

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

FOLDERS = 256
BLOCK = 4096
"""A file takes so many bytes of a disk, or a multiple of them."""


class DiskCache:
    """Bytes by a key, which is bytes that are spread evenly, in a folder; at most so many bytes of disk together."""

    def __init__(self, folder: Path, most: int) -> None:
        self._folder, self._most = folder, most // FOLDERS

    def get(self, key: bytes, length: int) -> bytes | None:
        """Return what is kept by a key, if it has this length."""
        path, data = self._path(key), None
        with suppress(OSError), path.open("rb") as file:
            data = file.read(length + 1)
        if data is None or len(data) != length:
            return None
        with suppress(OSError):
            os.utime(path)
        return data

    def put(self, key: bytes, data: bytes) -> None:
        """Keep bytes by a key, if they fit."""
        path, size = self._path(key), _on_disk(len(data))
        if size > self._most:
            return
        part = path.with_name(f"{token_hex(8)}.part")
        try:
            path.parents[2].mkdir(mode=0o700, parents=True, exist_ok=True)
            path.parents[1].mkdir(mode=0o700, exist_ok=True)
            path.parent.mkdir(mode=0o700, exist_ok=True)
            self._make_room(path.parent, size)
            part.write_bytes(data)
            part.replace(path)
        except OSError:
            with suppress(OSError):
                part.unlink()

    def remove(self, key: bytes) -> None:
        """Forget what is kept by a key."""
        with suppress(OSError):
            self._path(key).unlink()

    def _path(self, key: bytes) -> Path:
        return self._folder / key[:1].hex() / key.hex()

    def _make_room(self, folder: Path, size: int) -> None:
        """Remove what was read longest ago, and what a process left that was killed, until so many bytes fit in."""
        with os.scandir(folder) as found:
            files = sorted((each.stat().st_mtime_ns, _on_disk(each.stat().st_size), each.path) for each in found)
        left = self._most - sum(used for _, used, _ in files)
        for _, used, path in files:
            if left >= size:
                return
            Path(path).unlink(missing_ok=True)
            left += used


def _on_disk(length: int) -> int:
    return -(-length // BLOCK) * BLOCK
