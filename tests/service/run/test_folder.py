"""The data folder: readable by its owner only, never confused with its copy, and usable on a full disk."""

import os
import resource
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.running import until
from helpers.servers import BINARY, serving
from redis import Redis
from redis.exceptions import ConnectionError, OutOfMemoryError, ResponseError

from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError, find_program
from cairn.service.run.folder import RESERVE, Room, Storage, measure


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    """Make new files readable by others by default."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a folder with a server's files that is open to others, as in earlier versions."""
    with serving(tmp_path / "data") as (_, redis):
        redis.set("stone", "9")
    for path in [tmp_path / "data", *(tmp_path / "data").rglob("*")]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    return tmp_path / "data"


def open_modes(data: Path) -> dict[str, str]:
    """Return the files in a folder whose own modes allow others to read, write or enter them."""
    modes = {str(path): path.lstat().st_mode for path in [data, *data.rglob("*")]}
    return {path: stat.filemode(mode) for path, mode in modes.items() if mode & 0o077}


@pytest.mark.slow
def test_a_new_folder_is_closed(tmp_path: Path) -> None:
    """So is every file in it: of Cairn and of the server, socket and lock, and those of a rewritten log."""
    with serving(tmp_path / "parent" / "data") as (server, redis):
        redis.set("stone", "9")
        redis.bgrewriteaof()
        while redis.info("persistence")["aof_rewrite_in_progress"]:
            pass
        redis.save()
        names = {path.name for path in server.data.rglob("*")}
        assert {"lock", "server.lock", "socket", "redis.sock", "redis.log", "appendonlydir", "dump.rdb"} <= names
        assert open_modes(server.data) == {}


@pytest.mark.slow
def test_an_open_folder_is_closed_and_reported_once(data: Path) -> None:
    """So are its files, and nothing is lost. The second time there is no message."""
    assert len(open_modes(data)) >= 6
    said: list[str] = []
    for _ in range(2):
        server = EmbeddedServer(data, BINARY)
        server.start(say=said.append)
        assert open_modes(data) == {}
        with Redis.from_url(server.url) as redis:
            assert redis.get("stone") == b"9"
        server.stop()
    assert said == [f"The data folder {data} was readable by others. Now only its owner can open it."]


def test_an_empty_folder_is_closed(tmp_path: Path) -> None:
    """An operator made it for Cairn."""
    tmp_path.chmod(0o755)
    with serving(tmp_path):
        assert open_modes(tmp_path) == {}


@pytest.mark.parametrize(
    ("name", "mode", "words"),
    [
        ("letters", 0o755, r"holds more than Cairn's files \(letters\), and Cairn closes only"),
        ("lock", 0o1777, "is shared by design, and Cairn closes only a folder of its own"),
    ],
)
def test_a_folder_that_is_not_cairns_alone_is_not_closed(tmp_path: Path, name: str, mode: int, words: str) -> None:
    """A home folder or `/tmp` is refused and stays unchanged."""
    (tmp_path / name).write_text("Dear Ann")
    tmp_path.chmod(mode)
    with pytest.raises(EmbeddedServerError, match=f"it is open to others and {words}"):
        EmbeddedServer(tmp_path, BINARY).start()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == mode
    assert [path.read_text() for path in tmp_path.iterdir()] == ["Dear Ann"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_a_folder_of_another_user_is_refused(tmp_path: Path) -> None:
    """Its owner could open it again at any time."""
    os.chown(tmp_path, 65534, -1)
    with pytest.raises(EmbeddedServerError, match="cannot be used: it belongs to another user"):
        EmbeddedServer(tmp_path, BINARY).start()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_closed_folder_may_hold_more(data: Path, tmp_path: Path) -> None:
    """It need not be closed. Only Cairn's files in it are closed, and no targets of links."""
    (tmp_path / "elsewhere").write_text("Dear Ann")
    (data / "dump.rdb").symlink_to(tmp_path / "elsewhere")
    (data / "letters").write_text("Dear Ben")
    data.chmod(0o700)
    with serving(data):
        assert set(open_modes(data)) == {str(data / "letters"), str(data / "dump.rdb")}
        assert stat.S_IMODE((tmp_path / "elsewhere").stat().st_mode) == 0o644


@pytest.mark.slow
@pytest.mark.parametrize("name", ["short", "long" * 30])
def test_a_copy_does_not_reach_the_server_of_the_original(tmp_path: Path, name: str) -> None:
    """It does not before it has its own server, while it has one, or afterwards."""
    copied = tmp_path / f"{name} copy"

    def check_that_nothing_answers() -> None:
        with Redis.from_url(EmbeddedServer(copied, BINARY).url) as redis, pytest.raises(ConnectionError):
            redis.get("stone")

    with serving(tmp_path / name) as (original, redis):
        redis.set("stone", "9")
        shutil.copytree(original.data, copied, ignore=lambda *_: {"redis.sock"})
        check_that_nothing_answers()
        with serving(copied) as (_, other), Redis.from_url(original.url) as again:
            other.set("stone", "8")
            assert again.get("stone") == b"9"
        check_that_nothing_answers()


def test_a_moved_folder_keeps_its_server(tmp_path: Path) -> None:
    """The record still has the old path of the socket."""
    with serving(tmp_path / "before") as (server, _):
        server.data.rename(tmp_path / "after")
        with Redis.from_url(EmbeddedServer(tmp_path / "after").url) as redis:
            assert redis.info("server")["process_id"] == server.pid
        os.rename(tmp_path / "after", tmp_path / "before")


@pytest.mark.slow
def test_unfinished_files_of_a_dead_server_are_removed(data: Path) -> None:
    """The unfinished copy of a log may fill the disk."""
    unfinished = data / "temp-rewriteaof-bg-77.aof"
    unfinished.write_bytes(b"*2")
    with serving(data):
        assert not unfinished.exists()


GIB = 2**30


class Disk:
    """A disk with simulated free space."""

    def __init__(self, free: int, size: int = 100 * GIB) -> None:
        self.room = Room(free, size)

    def has(self, free: int) -> None:
        """Set the free bytes."""
        self.room = self.room._replace(free=free)

    def __call__(self, _path: Path) -> Room:
        """Return the space."""
        return self.room


@pytest.fixture
def disk() -> Disk:
    """Return a disk with free space."""
    return Disk(GIB)


@pytest.fixture
def server(tmp_path: Path, disk: Disk) -> Iterator[EmbeddedServer]:
    """Return a server on that disk that is not started."""
    server = EmbeddedServer(tmp_path / "data", BINARY, disk)
    yield server
    server.stop()


def settings(redis: Redis) -> list[str | None]:
    """Return the settings of a server that depend on the free space."""
    names = ("maxmemory", "appendfsync", "auto-aof-rewrite-percentage")
    return [redis.config_get(name)[name] for name in names]


def test_a_real_disk_is_measured(tmp_path: Path) -> None:
    """Its free space is between zero and its size."""
    room = measure(tmp_path)
    assert 0 <= room.free <= room.size


@pytest.mark.parametrize(("size", "reserve"), [(100 * GIB, RESERVE), (GIB, RESERVE), (160_000, 10_000), (0, 0)])
def test_a_disk_is_full_until_twice_the_reserve_is_free(tmp_path: Path, size: int, reserve: int) -> None:
    """On a small disk the reserve is a sixteenth of it. A disk of size 0 is never full."""
    disk = Disk(reserve, size)
    storage = Storage(tmp_path, disk)

    def is_full(free: int) -> bool:
        disk.has(free)
        storage.look()
        return storage.full

    assert not is_full(reserve)
    if reserve:
        assert is_full(reserve - 1)
        assert is_full(2 * reserve - 1)
    assert not is_full(2 * reserve)


def test_writes_are_refused_and_reads_continue(server: EmbeddedServer, disk: Disk) -> None:
    """The same server refuses writes by commands and scripts, and accepts them when there is free space again."""
    server.start()
    with Redis.from_url(server.url) as redis:
        redis.set("stone", "9")
        disk.has(RESERVE - 1)
        server.fit()
        assert server.full
        with pytest.raises(OutOfMemoryError):
            redis.set("stone", "8")
        with pytest.raises(OutOfMemoryError):
            redis.eval("return redis.call('XADD', 'log', '1-0', 'stone', '8')", 0)
        assert redis.get("stone") == b"9"
        assert settings(redis)[1:] == ["everysec", "0"]
        disk.has(GIB)
        server.fit()
        assert not server.full
        redis.set("stone", "7")
        assert settings(redis) == ["0", "always", "100"]
        assert redis.info("server")["process_id"] == server.pid


@pytest.mark.slow
def test_a_server_that_starts_on_a_full_disk_is_read_only(server: EmbeddedServer, disk: Disk) -> None:
    """Its data is loaded, and it accepts writes when there is free space."""
    server.start()
    with Redis.from_url(server.url) as redis:
        redis.set("stone", "9")
    server.stop()
    disk.has(0)
    server.start()
    with Redis.from_url(server.url) as redis:
        assert redis.get("stone") == b"9"
        with pytest.raises(OutOfMemoryError):
            redis.set("stone", "8")
        disk.has(GIB)
        server.fit()
        redis.set("stone", "7")


def test_an_adopted_server_is_adapted_to_the_free_space(server: EmbeddedServer, disk: Disk) -> None:
    """Until it is adopted, it refuses writes although there is free space."""
    disk.has(0)
    server.start()
    other = EmbeddedServer(server.data, BINARY, Disk(GIB))
    server._release()
    other.start()
    assert other.pid == server.pid
    with Redis.from_url(other.url) as redis:
        redis.set("stone", "9")
    other.stop()


def test_a_log_is_rewritten_only_with_space_for_a_second_one(server: EmbeddedServer, disk: Disk) -> None:
    """The reserve does not count."""
    server.start()
    with Redis.from_url(server.url) as redis:
        redis.set("stone", "9" * 30_000_000)
        for free, percentage in ((2 * RESERVE + 29_000_000, "0"), (2 * RESERVE + 90_000_000, "100")):
            disk.has(free)
            server.fit()
            assert settings(redis) == ["0", "always", percentage]


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="the limit of another process is Linux' own")
def test_a_server_recovers_from_failed_writes(tmp_path: Path, disk: Disk) -> None:
    """Nothing more fits into its file, and what it does of its own accord would be written there, too.

    It lives and is adopted although it refuses even PING, and it writes at once again only when its file is whole.
    """
    program = tmp_path / "limited"
    program.write_text(f'#!/bin/bash\ntrap "" XFSZ\nulimit -S -f 4\nexec {BINARY or find_program()} "$@"\n')
    program.chmod(0o700)
    disk.has(0)
    first, second = (EmbeddedServer(tmp_path / "data", str(program), disk) for _ in range(2))
    first.start()
    with Redis.from_url(first.url) as redis:
        redis.config_set("maxmemory", 0)
        redis.set("stone", "9")
        redis.config_set("maxmemory", 1)
        with pytest.raises(ResponseError, match="MISCONF"):
            until(lambda: redis.expire("stone", 1000) == 0)
        with pytest.raises(ResponseError, match="MISCONF"):
            redis.ping()
        first._release()
        second.start()
        assert second.pid == first.pid
        disk.has(GIB)
        second.fit()
        assert settings(redis)[:2] == ["1", "everysec"]
        resource.prlimit(second.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until(lambda: redis.info("persistence")["aof_last_write_status"] == "ok")
        second.fit()
        assert settings(redis) == ["0", "always", "100"]
        redis.set("stone", "8")
        second.stop()
