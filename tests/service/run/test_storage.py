"""The embedded server on a full disk. The server is real, and the free space is simulated."""

import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.running import until
from helpers.servers import BINARY
from redis import Redis
from redis.exceptions import OutOfMemoryError, ResponseError

from cairn.service.run.embedded import EmbeddedServer
from cairn.service.run.program import find_program
from cairn.service.run.storage import RESERVE, Room, Storage, measure

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
