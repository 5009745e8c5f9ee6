"""The disk cache: limited, shared, least recently read first out, and disabled if the disk refuses."""

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from helpers.api import ROOT

from cairn.service.storage.disk_cache import BLOCK, FOLDERS, DiskCache

DATA = b"a frame"


def key(number: int, folder: int = 0) -> bytes:
    """Return a key whose file is in a folder."""
    return bytes([folder]) + sha256(str(number).encode()).digest()[1:]


def kept(cache: DiskCache, *numbers: int) -> list[bool]:
    """Return for each key whether its correct value is cached."""
    return [cache.get(key(number), len(DATA)) == DATA for number in numbers]


def files(folder: Path) -> list[Path]:
    """Return all files below a folder."""
    return [path for path in folder.rglob("*") if path.is_file()]


def test_values_are_shared_with_other_processes(tmp_path: Path) -> None:
    """Including later ones. The folders are private to their owner."""
    made = DiskCache(tmp_path / "data" / "cache", FOLDERS * BLOCK)
    assert kept(made, 1) == [False]
    made.put(key(1), DATA)
    assert kept(DiskCache(tmp_path / "data" / "cache", FOLDERS * BLOCK), 1) == [True]
    folders = [path for path in tmp_path.rglob("*") if path.is_dir()]
    assert [path.stat().st_mode & 0o777 for path in folders] == [0o700] * 3
    made.remove(key(1))
    made.remove(key(1))
    assert kept(made, 1) == [False]


def test_the_least_recently_read_value_is_evicted(tmp_path: Path) -> None:
    """Three files fit. Temporary files of a killed process are removed, too."""
    cache = DiskCache(tmp_path, 3 * FOLDERS * BLOCK)
    (tmp_path / "00").mkdir()
    (tmp_path / "00" / "left.part").write_bytes(DATA)
    os.utime(tmp_path / "00" / "left.part", (1, 1))
    for number in (1, 2, 3):
        cache.put(key(number), DATA)
        os.utime(tmp_path / "00" / key(number).hex(), (number + 1, number + 1))
    assert kept(cache, 1) == [True]
    cache.put(key(4), DATA)
    assert kept(cache, 1, 2, 3, 4) == [True, False, True, True]
    assert len(files(tmp_path)) == 3


def test_the_limit_holds_for_concurrent_processes(tmp_path: Path) -> None:
    """Removals by others cause no errors. In the end the size is within the limit."""
    words = (
        "import sys; from pathlib import Path; from hashlib import sha256\n"
        "from cairn.service.storage.disk_cache import BLOCK, FOLDERS, DiskCache\n"
        "cache = DiskCache(Path(sys.argv[1]), 5 * FOLDERS * BLOCK)\n"
        "for number in range(300):\n"
        "    key = b'\\0' + sha256(f'{number % 50} {sys.argv[2]}'.encode()).digest()[1:]\n"
        "    cache.put(key, b'a' * number)\n"
        "    assert cache.get(key, number) in (None, b'a' * number)\n"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / ".packages")}
    command = [sys.executable, "-c", words, str(tmp_path)]
    processes = [subprocess.Popen([*command, str(number)], env=environment) for number in range(3)]
    assert [process.wait() for process in processes] == [0, 0, 0]
    DiskCache(tmp_path, 5 * FOLDERS * BLOCK).put(key(1), DATA)
    assert 1 <= len(files(tmp_path)) <= 5


def test_a_value_of_a_wrong_length_is_ignored(tmp_path: Path) -> None:
    """Shorter, or too long to be read at all. Values above the limit are not stored."""
    cache = DiskCache(tmp_path, FOLDERS * BLOCK)
    cache.put(key(1), DATA)
    (path,) = files(tmp_path)
    for other in (DATA[:-1], DATA * 1000, b""):
        path.write_bytes(other)
        assert cache.get(key(1), len(DATA)) is None
    cache.put(key(2), bytes(BLOCK + 1))
    assert cache.get(key(2), BLOCK + 1) is None


def a_file(folder: Path) -> None:
    """Create a file with the name of the cache."""
    folder.write_text("in the way")


def a_lost_disk(folder: Path) -> None:
    """Use a path that cannot be created."""
    folder.symlink_to("/proc/none/here")


@pytest.mark.parametrize("spoil", [a_file, a_lost_disk])
def test_without_a_folder_nothing_is_cached(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    """Nothing is logged."""
    spoil(tmp_path / "cache")
    cache = DiskCache(tmp_path / "cache", FOLDERS * BLOCK)
    cache.put(key(1), DATA)
    cache.remove(key(1))
    assert kept(cache, 1) == [False]


def test_a_full_disk_stores_no_new_values(tmp_path: Path) -> None:
    """Existing values are returned, and no partial file remains."""
    cache = DiskCache(tmp_path, 9 * FOLDERS * BLOCK)
    cache.put(key(1), DATA)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (3, before[1]))
    try:
        cache.put(key(2), DATA)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert kept(cache, 1, 2) == [True, False]
    assert len(files(tmp_path)) == 1
