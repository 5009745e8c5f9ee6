"""The faults: each is injected, lasts as long as its block, and is lifted."""

import os
import random
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager as Fault
from contextlib import contextmanager, suppress
from pathlib import Path
from resource import RLIMIT_FSIZE, prlimit

from faults.parts import Parts
from faults.proxy import MOODS, Proxied
from faults.setups import Alone, Clustered, Replicated
from redis.exceptions import RedisError

from cairn.events.cold import read_footer
from cairn.service.container import Services
from cairn.service.errors import Unavailable
from cairn.service.settings import Settings
from cairn.service.storage.cold import SEGMENT
from cairn.service.storage.stores import PART

BUSY_SECONDS = (1, 6)
"""Seconds for which a script keeps Redis busy; after 5 seconds Redis refuses other clients instead of delaying them."""
Strike = Callable[[Parts, random.Random], Fault[None]]
_BUSY = """
local began = redis.call('TIME')
repeat local now = redis.call('TIME') until now[1] - began[1] > tonumber(ARGV[1])
"""


def kill(part: str) -> Strike:
    """Return a fault that kills a process of a part."""

    @contextmanager
    def strike(parts: Parts, source: random.Random) -> Iterator[None]:
        send(parts, part, signal.SIGKILL, source)
        yield

    return strike


def pause(part: str) -> Strike:
    """Return a fault that suspends a process of a part."""

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


def connections(which: Callable[[Parts], Proxied], mood: str) -> Strike:
    """Return a fault of connections: see `proxy.py`."""

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
    """Move the clock of the second API from a minute and a half off to as much off the other way."""
    parts.skew(-parts.skewed)
    yield


@contextmanager
def receivers_refuse(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Make receivers of webhooks respond with 503."""
    parts.refusing.set()
    try:
        yield
    finally:
        parts.refusing.clear()


@contextmanager
def full_memory(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Allow Redis no more memory."""
    with parts.games.connected() as servers:
        for redis in servers:
            redis.config_set("maxmemory", 1)
        try:
            yield
        finally:
            for redis in servers:
                redis.config_set("maxmemory", 0)


@contextmanager
def lost_clients(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Drop Redis' clients, subscribers included."""
    with parts.games.connected() as servers:
        for redis in servers:
            for kind in ("normal", "pubsub"):
                redis.execute_command("CLIENT", "KILL", "TYPE", kind)
    yield


@contextmanager
def lost_scripts(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Flush all scripts of Redis."""
    with parts.games.connected() as servers:
        for redis in servers:
            redis.script_flush()
    yield


@contextmanager
def busy(parts: Parts, source: random.Random) -> Iterator[None]:
    """Keep a Redis server busy with a script."""
    with parts.games.connected() as servers, suppress(RedisError):
        source.choice(servers).eval(_BUSY, 0, str(source.choice(BUSY_SECONDS)))
    yield


@contextmanager
def short_write(parts: Parts, source: random.Random) -> Iterator[None]:
    """Limit the growth of the server's file to a few bytes: the next write of a decision is cut short."""
    assert isinstance(parts.games, Alone)
    newest = max((parts.data / "appendonlydir").glob("*.incr.aof"), key=lambda file: file.stat().st_mtime)
    with suppress(ProcessLookupError):
        most = newest.stat().st_size + source.randint(1, 2000)
        prlimit(parts.games.server.pid, RLIMIT_FSIZE, (most, most))
    yield


@contextmanager
def full_disk(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Fill the disk with the data."""
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
    """Mount a small disk on a folder, and yield whether that worked: it requires root, or similar rights."""
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


@contextmanager
def store_fails(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Replace the folder of the segments with a file."""
    parts.lead(parts.said)
    try:
        yield
    finally:
        parts.lead(parts.segments)


@contextmanager
def store_unmounted(parts: Parts, _source: random.Random) -> Iterator[None]:
    """Replace the folder of the segments with an empty one, like a mount point without its disk; it must stay empty.

    Only after the first segment: before it, an empty folder cannot be distinguished from a new store.
    """
    if not any(parts.segments.glob(f"{SEGMENT}*")):
        raise LookupError("no segment exists yet")
    empty = parts.data / "unmounted"
    empty.mkdir(exist_ok=True)
    parts.lead(empty)
    try:
        yield
    finally:
        parts.lead(parts.segments)
        parts.wrong += [f"{path.name} was written where no store is" for path in empty.glob("root-*")]


@contextmanager
def store_stands_still(parts: Parts, source: random.Random) -> Iterator[None]:
    """Suspend the bucket's server for longer than the timeout of a new process that reads a game."""
    services = Services(parts.settings)
    try:
        markers = {game: marker for game in services.log.games() if (marker := services.log.sealed_markers.find(game))}
    finally:
        services.redis.close()
    with pause("store")(parts, source):
        for game in source.sample(sorted(markers), min(1, len(markers))):  # there may be none yet
            parts.wrong += misread(
                parts.settings, game, markers[game].chain.hex(), SEGMENT + markers[game].segment.hex()
            )
        yield


@contextmanager
def changed_bit(parts: Parts, source: random.Random) -> Iterator[None]:
    """Change a bit of a segment; a new process must not return another game than was sealed."""
    path = source.choice(sorted(path for path in parts.segments.glob(f"{SEGMENT}*") if path.suffix != PART))
    whole = path.read_bytes()
    row = source.choice(read_footer(whole)[0])
    changed = bytearray(whole)
    changed[row.offset + source.randrange(row.length)] ^= 1 << source.randrange(8)
    try:
        _put(path, changed)
        parts.wrong += misread(parts.settings, row.game, row.chain, path.name)
        yield
    finally:
        _put(path, whole)


def misread(settings: Settings, game: str, chain: str, segment: str) -> list[str]:
    """Return findings if another game is read from a segment, or it is refused without the segment's name.

    Zstandard has bits without a meaning: changing one of these leaves the game as it was.
    """
    services = Services(settings)
    try:
        *_, last = services.log.read(game)
    except Unavailable as refused:
        return [] if segment in str(refused) else [f"{segment} cannot be read, and is not named: {refused}"]
    finally:
        services.redis.close()
    return [] if last.chain == chain else [f"another game than {game} was read in {segment}"]


def _put(path: Path, data: bytes | bytearray) -> None:
    """Replace the bytes of a file atomically."""
    new = path.with_suffix(".new")
    new.write_bytes(data)
    new.replace(path)


def send(parts: Parts, part: str, number: signal.Signals, source: random.Random) -> int:
    """Send a signal to a process of a part, and return its id: 0 if there is none just now."""
    processes = [pid for pid in parts.processes(part) if pid]
    if not processes:
        return 0
    chosen = source.choice(processes)
    with suppress(ProcessLookupError):
        os.kill(chosen, number)
    return chosen


def until_replaced(number: signal.Signals) -> Strike:
    """Return a fault that sends a primary a signal, and lasts until another server has replaced it."""

    @contextmanager
    def strike(parts: Parts, source: random.Random) -> Iterator[None]:
        games = replicated(parts)
        primary = source.choice(games.primaries())
        games.away.add(primary)
        try:
            primary.process.send_signal(number)
            games.wait_until_replaced(primary)
            yield
        finally:
            primary.process.send_signal(signal.SIGCONT)
            games.away.discard(primary)

    return strike


@contextmanager
def planned_failover(parts: Parts, source: random.Random) -> Iterator[None]:
    """Fail over from a primary to a replica on purpose."""
    games = replicated(parts)
    games.fail_over(source.choice(games.primaries()))
    yield


@contextmanager
def cut_off(parts: Parts, source: random.Random) -> Iterator[None]:
    """Cut off a primary and one replica from the rest, until another server has replaced it."""
    games = replicated(parts)
    primary = source.choice(games.primaries())
    games.cut_off(primary)
    try:
        games.wait_until_replaced(primary)
        yield
    finally:
        games.heal()


@contextmanager
def slots_move(parts: Parts, source: random.Random) -> Iterator[None]:
    """Move slots of the cluster to other nodes, with their keys."""
    assert isinstance(parts.games, Clustered)
    parts.games.reshard(source, 40)
    yield


def replicated(parts: Parts) -> Replicated:
    """Return the servers of the games, which have replicas."""
    assert isinstance(parts.games, Replicated)
    return parts.games


def to_redis(parts: Parts) -> Proxied:
    """Return the proxy between the parts and the embedded server."""
    assert isinstance(parts.games, Alone)
    return parts.games.proxy


KINDS = {"kill -9": kill, "pause": pause}
ANYWHERE: dict[str, Strike] = {
    **{
        f"kill -9 {part}": kill(part)
        for part in ("queue", "cairn up", "api", "api process", "second api", "worker", "caretaker")
    },
    **{f"pause {part}": pause(part) for part in ("queue", "api process", "second api process", "worker", "caretaker")},
    **{f"{mood} connections to the api": connections(lambda parts: parts.to_api, mood) for mood in MOODS},
    "full memory": full_memory,
    "redis drops its clients": lost_clients,
    "redis forgets its scripts": lost_scripts,
    "redis is busy": busy,
    "receivers refuse": receivers_refuse,
    "clock jumps by three minutes": clock_jumps,
}
REPLICATED: dict[str, Strike] = {
    **{f"{name} {part}": fault(part) for name, fault in KINDS.items() for part in ("primary", "replica")},
    "a primary is killed and replaced": until_replaced(signal.SIGKILL),
    "a primary is stopped and replaced": until_replaced(signal.SIGSTOP),
    "planned failover": planned_failover,
}
FOLDER: dict[str, Strike] = {
    "the store of segments fails": store_fails,
    "the store of segments is unmounted": store_unmounted,
    "a bit of a segment changes": changed_bit,
}
EMBEDDED: dict[str, Strike] = {
    **ANYWHERE,
    **{f"{name} redis": fault("redis") for name, fault in KINDS.items()},
    **{f"{mood} connections to redis": connections(to_redis, mood) for mood in MOODS},
    "a write breaks off": short_write,
}
BUCKET: dict[str, Strike] = {
    "the store stands still": store_stands_still,
    **{f"{mood} connections to the store": connections(lambda parts: parts.to_store, mood) for mood in MOODS},
}
FULL_DISK = {"full disk": full_disk}
FAULTS: dict[str, dict[str, Strike]] = {
    "embedded": {**EMBEDDED, **FOLDER},
    "bucket": {**EMBEDDED, **BUCKET},
    "sentinel": {
        **ANYWHERE,
        **FOLDER,
        **REPLICATED,
        **{f"{name} sentinel": fault("sentinel") for name, fault in KINDS.items()},
        "a primary is cut off and replaced": cut_off,
    },
    "cluster": {**ANYWHERE, **FOLDER, **REPLICATED, "slots move": slots_move},
}
"""The faults of each set-up, by their names."""
