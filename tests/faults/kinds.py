"""Everything that can go wrong: each fault strikes, lasts as long as its block, and is lifted."""

import os
import random
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager as Fault
from contextlib import contextmanager, suppress
from pathlib import Path
from resource import RLIMIT_FSIZE, prlimit

from faults.parts import Parts, Proxy
from faults.proxy import MOODS
from redis.exceptions import RedisError

BUSY_SECONDS = (1, 6)
"""How long a script keeps Redis busy; after 5 seconds Redis refuses others instead of having them wait."""

Strike = Callable[[Parts, random.Random], Fault[None]]

_BUSY = """
local began = redis.call('TIME')
repeat local now = redis.call('TIME') until now[1] - began[1] > tonumber(ARGV[1])
"""


def kill(part: str) -> Strike:
    """Return the fault that a process of a part is killed."""

    @contextmanager
    def strike(parts: Parts, source: random.Random) -> Iterator[None]:
        send(parts, part, signal.SIGKILL, source)
        yield

    return strike


def pause(part: str) -> Strike:
    """Return the fault that a process of a part stands still."""

    @contextmanager
    def strike(parts: Parts, source: random.Random) -> Iterator[None]:
        stopped = send(parts, part, signal.SIGSTOP, source)
        try:
            yield
        finally:
            if stopped:
                with suppress(ProcessLookupError):
                    os.kill(stopped, signal.SIGCONT)

    return strike


def connections(which: Callable[[Parts], Proxy], mood: str) -> Strike:
    """Return the fault that connections behave badly: see `proxy.py`."""

    @contextmanager
    def strike(parts: Parts, _source: random.Random) -> Iterator[None]:
        which(parts).be(mood)
        try:
            yield
        finally:
            which(parts).be("pass")

    return strike


@contextmanager
def clock_jumps(parts: Parts, _source: random.Random) -> Iterator[None]:
    """The clock of the second API, which is a minute and a half off, jumps to as much off the other way."""
    parts.skew(-parts.skewed)
    yield


@contextmanager
def receivers_refuse(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Who receives webhooks answers 503."""
    parts.refusing.set()
    try:
        yield
    finally:
        parts.refusing.clear()


@contextmanager
def full_memory(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Redis may have no more memory."""
    with parts.redis() as redis:
        redis.config_set("maxmemory", 1)
        try:
            yield
        finally:
            redis.config_set("maxmemory", 0)


@contextmanager
def lost_clients(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Redis drops its clients, those that listen included."""
    with parts.redis() as redis:
        for kind in ("normal", "pubsub"):
            redis.execute_command("CLIENT", "KILL", "TYPE", kind)
    yield


@contextmanager
def lost_scripts(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Redis forgets all scripts."""
    with parts.redis() as redis:
        redis.script_flush()
    yield


@contextmanager
def busy(parts: Parts, source: random.Random) -> Iterator[None]:
    """A script keeps Redis busy."""
    with parts.redis() as redis, suppress(RedisError):
        redis.eval(_BUSY, 0, str(source.choice(BUSY_SECONDS)))
    yield


@contextmanager
def short_write(parts: Parts, source: random.Random) -> Iterator[None]:
    """The server's file may grow by a few bytes only: the next write of a decision breaks off in its midst."""
    newest = max((parts.data / "appendonlydir").glob("*.incr.aof"), key=lambda file: file.stat().st_mtime)
    with suppress(ProcessLookupError):
        most = newest.stat().st_size + source.randint(1, 2000)
        prlimit(parts.server.pid, RLIMIT_FSIZE, (most, most))
    yield


@contextmanager
def full_disk(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Nothing more can be written to the disk with the data."""
    ballast = parts.data / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(65536))
    try:
        yield
    finally:
        ballast.unlink()


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """Make a folder a small disk of its own, and tell whether that could be done: it takes root, or the like."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700", "tmpfs", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except OSError:
        done = False
    try:
        yield done
    finally:
        if done:
            subprocess.run(["umount", str(folder)], check=True)


def send(parts: Parts, part: str, number: signal.Signals, source: random.Random) -> int:
    """Send a signal to a process of a part, and return its id: 0 if there is none just now."""
    processes = [pid for pid in parts.processes(part) if pid]
    if not processes:
        return 0
    chosen = source.choice(processes)
    with suppress(ProcessLookupError):
        os.kill(chosen, number)
    return chosen


FAULTS: dict[str, Strike] = {
    **{
        f"kill -9 {part}": kill(part)
        for part in ("redis", "queue", "cairn up", "api", "api process", "second api", "worker", "caretaker")
    },
    **{
        f"pause {part}": pause(part)
        for part in ("redis", "queue", "api process", "second api process", "worker", "caretaker")
    },
    **{f"{mood} connections to redis": connections(lambda parts: parts.to_redis, mood) for mood in MOODS},
    **{f"{mood} connections to the api": connections(lambda parts: parts.to_api, mood) for mood in MOODS},
    "full memory": full_memory,
    "redis drops its clients": lost_clients,
    "redis forgets its scripts": lost_scripts,
    "redis is busy": busy,
    "a write breaks off": short_write,
    "receivers refuse": receivers_refuse,
    "clock jumps by three minutes": clock_jumps,
}
FULL_DISK = {"full disk": full_disk}
