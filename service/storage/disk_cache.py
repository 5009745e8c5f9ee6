"""A cache on this machine's disk for data from a bucket, shared by all processes, without locks.

Files are spread over 256 folders by the first digits of their names. Each folder has its own limit and evicts the least
recently read files. Errors of the disk count as cache misses. The cache does not verify its data: its users must check
the bytes.
"""

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

FOLDERS = 256
BLOCK = 4096
"""Files take a multiple of this number of bytes on a disk."""


class DiskCache:
    """Bytes by evenly distributed keys in a folder, limited to `most` bytes of disk."""

    def __init__(self, folder: Path, most: int) -> None:
        self._folder, self._most = folder, most // FOLDERS

    def get(self, key: bytes, length: int) -> bytes | None:
        """Return the bytes of a key, or None if they are missing or have another length."""
        path, data = self._path(key), None
        with suppress(OSError), path.open("rb") as file:
            data = file.read(length + 1)
        if data is None or len(data) != length:
            return None
        with suppress(OSError):
            os.utime(path)
        return data

    def put(self, key: bytes, data: bytes) -> None:
        """Store bytes by a key, if they fit."""
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
        """Remove the bytes of a key."""
        with suppress(OSError):
            self._path(key).unlink()

    def _path(self, key: bytes) -> Path:
        return self._folder / key[:1].hex() / key.hex()

    def _make_room(self, folder: Path, size: int) -> None:
        """Evict the least recently read files, and files of killed processes, until `size` bytes fit."""
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
