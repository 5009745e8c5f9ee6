"""The faults: how each breaks an installation for real, what names it, and how it is mended by following the advice."""

import os
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from faults.parts import WRONG_CLOCK
from health.installation import DISK_MIB, PASSWORD, USER, Installation, mount
from helpers.clusters import Node
from helpers.running import until
from helpers.taken_stores import BucketStore
from redis import Redis
from redis.exceptions import RedisError

Break = Callable[[Installation], AbstractContextManager[None]]
SILENT = "processes caretaker workers"
"""Conditions that follow when no process can write that it is alive."""


class Fault(NamedTuple):
    """A fault of a kind of installation.

    All doors name the conditions `names`, and may name those of `besides`. The words of the first match `says`, and
    its advice, or what the runbook says to do, matches `do`. `broken` breaks it, and then does what the advice says.
    """

    what: str
    kind: str
    names: str
    says: str
    do: str
    broken: Break
    besides: str = ""
    needs_disks: bool = False


def _games(made: Installation) -> Node:
    return made.games


def _queue(made: Installation) -> Node:
    return made.queue


def paused(pid: Callable[[Installation], int]) -> Break:
    """Stop a process with SIGSTOP, and continue it."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        os.kill(stopped := pid(made), signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(stopped, signal.SIGCONT)

    return broken


def paused_part(words: str) -> Break:
    """Stop the process that does the work of a part, which has not just started."""

    def pid(made: Installation) -> int:
        made.wait_until_settled()
        return made.pid(words)

    return paused(pid)


def killed(of: Callable[[Installation], Node]) -> Break:
    """Kill a server, and start it again."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        of(made).kill()
        try:
            yield
        finally:
            of(made).start()

    return broken


def asked(of: Callable[[Installation], Node], broken_by: str, mended_by: str) -> Break:
    """Break a server by commands, a line each, and mend it by others."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        for line in broken_by.splitlines():
            of(made).ask(*line.split())
        try:
            yield
        finally:
            for line in mended_by.splitlines():
                of(made).ask(*line.format(games=made.games.port).split())

    return broken


def set_to(of: Callable[[Installation], Node], name: str, value: str) -> Break:
    """Change a setting of a server, and change it back."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        server = of(made).redis
        before = server.config_get(name)[name]
        server.config_set(name, value)
        try:
            yield
        finally:
            server.config_set(name, before or "")

    return broken


def nearly_full(of: Callable[[Installation], Node]) -> Break:
    """Leave a tenth of a server's memory."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        server = of(made).redis
        with set_to(of, "maxmemory", str(round(server.info("memory")["used_memory"] / 0.9)))(made):
            yield

    return broken


@contextmanager
def without_password(made: Installation) -> Iterator[None]:
    """Give the queue a password that Cairn does not have, as at a restart with another file."""
    made.queue.redis.config_set("requirepass", "another")
    made.queue.redis.execute_command("CLIENT KILL TYPE normal SKIPME yes")
    try:
        yield
    finally:
        made.queue.redis.config_set("requirepass", "")


@contextmanager
def disk_of_redis_full(made: Installation) -> Iterator[None]:
    """Fill the disk of Redis: with appendfsync always, it ends."""
    with _filled(made.folder / "games"):
        with suppress(RedisError):
            made.games.ask("SET", "filler", "x" * 10_000)
        until(lambda: made.games.process.poll() is not None)
        yield
    made.games.start()


@contextmanager
def snapshot_fails(made: Installation) -> Iterator[None]:
    """Let Redis fail to write its snapshot: it refuses writes until one succeeds."""
    in_the_way, server = made.folder / "games/1/dump.rdb", made.games.redis
    in_the_way.mkdir()
    server.config_set("save", "1 1")
    server.set("changed", 1)
    try:
        until(lambda: server.info("persistence")["rdb_last_bgsave_status"] == "err")
        yield
    finally:
        in_the_way.rmdir()
        server.bgsave()
        until(lambda: server.info("persistence")["rdb_last_bgsave_status"] == "ok")
        server.config_set("save", "")


@contextmanager
def busy(made: Installation) -> Iterator[None]:
    """Run a script without an end."""
    made.games.redis.config_set("busy-reply-threshold", 500)

    def run() -> None:
        with Redis(port=made.games.port) as own, suppress(RedisError):
            own.eval("while true do end", 0)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        made.games.ask("SCRIPT", "KILL")
        thread.join()


class _Silent(BaseHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Write no log line."""


@contextmanager
def port_taken(made: Installation) -> Iterator[None]:
    """Let another program listen at the port of Redis, so that it cannot start."""
    made.games.kill()
    other = ThreadingHTTPServer(("127.0.0.1", made.games.port), _Silent)
    threading.Thread(target=other.serve_forever, args=(0.05,), daemon=True).start()
    made.games.start()
    made.games.process.wait()
    try:
        yield
    finally:
        other.shutdown()
        other.server_close()
        made.games.start()


@contextmanager
def key_changed(made: Installation) -> Iterator[None]:
    """Change the key of the games in Redis, and change it back."""
    changed = made.run("key", "--change", "--yes", CAIRN_KEY="another key, with at least 32 characters")
    assert changed.returncode == 0, changed.stderr
    try:
        yield
    finally:
        assert made.run("key", "--change", "--yes").returncode == 0


@contextmanager
def clock_skewed(made: Installation) -> Iterator[None]:
    """Run a worker on a machine whose clock then goes wrong, and is set again."""
    ahead = made.folder / "ahead"
    ahead.write_text("0\n")
    skewed = {"PYTHONPATH": os.pathsep.join([str(WRONG_CLOCK), os.environ.get("PYTHONPATH", "")])}
    with _beside(made, FAULTS_CLOCK=str(ahead), **skewed):
        ahead.write_text("90\n")
        yield
        ahead.write_text("0\n")
        made.doors.wait_until_quiet()


OLD = """
from importlib import metadata

known = metadata.version
metadata.version = lambda name: "0.0.9" if name == "cairn-games" else known(name)
"""


@contextmanager
def old_version_beside(made: Installation) -> Iterator[None]:
    """Run a worker of an older version, and end it."""
    (made.folder / "old").mkdir(exist_ok=True)
    (made.folder / "old/sitecustomize.py").write_text(OLD)
    with _beside(made, PYTHONPATH=str(made.folder / "old")):
        yield


@contextmanager
def _beside(made: Installation, **environment: str) -> Iterator[None]:
    """Run a second worker, once it has registered."""
    workers = made.services().turn_queue.workers
    count = workers()
    worker = made.start_part("worker", second=True, **environment)
    try:
        until(lambda: workers() > count)
        yield
    finally:
        worker.stop()


def stopped_part(name: str, number: int = signal.SIGTERM) -> Break:
    """End a part, and start it again."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        made.wait_until_settled()
        part = made.parts[name]
        if number == signal.SIGKILL:
            os.kill(child := made.pid(f"workers {name}"), signal.SIGSTOP)
            part.process.kill()
            os.kill(child, signal.SIGKILL)
            part.process.wait()
        else:
            part.stop(number)
        try:
            yield
        finally:
            made.start_part(name)

    return broken


@contextmanager
def worker_away_while_a_person_waits(made: Installation) -> Iterator[None]:
    """Stop the workers; an AI should move in a game of a person."""
    with stopped_part("worker")(made):
        seats = [{"kind": "ai", "level": "random"}, {"kind": "human", "name": "Ann"}]
        body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
        made.doors.post("/v1/games", body)
        yield


@contextmanager
def unmounted(made: Installation) -> Iterator[None]:
    """Unmount the store, whose empty folder stays."""
    store, elsewhere = made.folder / "store", made.folder / "elsewhere"
    elsewhere.mkdir(exist_ok=True)
    _command("mount", "--bind", store, elsewhere)
    _command("umount", store)
    try:
        yield
    finally:
        _command("mount", "--bind", elsewhere, store)
        _command("umount", elsewhere)


@contextmanager
def emptied(made: Installation) -> Iterator[None]:
    """Move all files of the store elsewhere, and back."""
    store, elsewhere = made.folder / "store", made.folder / "moved"
    shutil.copytree(store, elsewhere)
    for path in store.iterdir():
        path.unlink()
    try:
        yield
    finally:
        for path in elsewhere.iterdir():
            shutil.copy(path, store)
        shutil.rmtree(elsewhere)


@contextmanager
def another_store(made: Installation) -> Iterator[None]:
    """Mount the store of another Cairn over the store."""
    assert mount(made.folder / "store")
    (made.folder / "store/identity").write_text("0" * 32)
    try:
        yield
    finally:
        _command("umount", made.folder / "store")


def filled(what: str) -> Break:
    """Fill a disk to its last eighth, and free it."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        with _filled(made.folder / what, share=0.92):
            if what == "backups":
                made.back_up()
            yield
        if what == "backups":
            made.back_up()

    return broken


@contextmanager
def _filled(folder: Path, share: float = 1.0) -> Iterator[None]:
    """Fill a disk as far as it can be, or to a share of it."""
    filler = folder / "filler"
    try:
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            for _ in range(int(DISK_MIB * 64 * share)):
                file.write(bytes(2**14))
            while share == 1.0:
                file.write(bytes(1))
        yield
    finally:
        filler.unlink()


def sealing_fails(options: str, mended: str) -> Break:
    """Mount the store again with other options, so that a finished game cannot be sealed."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        of = os.statvfs(made.folder / "store")
        _command("mount", "-o", f"remount,{options.format(used=of.f_files - of.f_ffree)}", made.folder / "store")
        try:
            made.finish_game()
            yield
        finally:
            _command("mount", "-o", f"remount,{mended}", made.folder / "store")

    return broken


@contextmanager
def backups_read_only(made: Installation) -> Iterator[None]:
    """Let the folder of the backups be read-only, and then writable."""
    _command("mount", "-o", "remount,ro", made.folder / "backups")
    try:
        assert made.run("backup", f"{made.folder}/backups/").returncode == 1
        yield
    finally:
        _command("mount", "-o", "remount,rw", made.folder / "backups")
        made.back_up()


@contextmanager
def backups_full(made: Installation) -> Iterator[None]:
    """Fill the disk of the backups, so that the next one fails."""
    with _filled(made.folder / "backups"):
        assert made.run("backup", f"{made.folder}/backups/").returncode == 1
        yield
    made.back_up()


def unrestorable(change: Callable[[bytes], bytes], **environment: str) -> Break:
    """Change the newest backup, or lose its key: a trial finds it. Then take another, and try that."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        newest = max((made.folder / "backups").glob("*.backup"))
        whole = newest.read_bytes()
        newest.write_bytes(change(whole))
        trial = ("backup", "--check", "--trial", f"{made.folder}/backups/")
        assert made.run(*trial, **environment).returncode == 1
        try:
            yield
        finally:
            made.back_up()
            done = made.run(*trial)
            assert done.returncode == 0, done.stderr

    return broken


def bucket_taken(*, emptied: bool) -> Break:
    """Delete the bucket, or all that is in it, and bring it back."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        assert made.bucket
        store = BucketStore(made.bucket.url, made.bucket.environment)
        store.take_away(emptied=emptied)
        try:
            yield
        finally:
            store.put_back()

    return broken


def _bucket_process(made: Installation) -> int:
    assert made.bucket
    return made.bucket.process.pid


def _command(*words: object) -> None:
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _pid_of_games(made: Installation) -> int:
    return made.games.process.pid


OWN, BUCKET, REPLICA, UP = "own servers", "bucket", "replica", "up"
NEW_PASSWORD = f"ACL SETUSER {USER} resetpass >another\nCLIENT KILL USER {USER}"
OLD_PASSWORD = f"ACL SETUSER {USER} resetpass >{PASSWORD}"
REACHED, PAUSED_OR_AWAY = "cannot be reached|has not answered", "runs and is not paused"
FAULTS = [
    Fault("the games' server is paused", OWN, "redis", REACHED, PAUSED_OR_AWAY, paused(_pid_of_games)),
    Fault("the games' server is killed", OWN, "redis", REACHED, PAUSED_OR_AWAY, killed(_games)),
    Fault(
        "the games' server is full",
        OWN,
        "redis memory",
        "no room left",
        "maxmemory",
        set_to(_games, "maxmemory", "1500000"),
    ),
    Fault(
        "the password is changed",
        OWN,
        "redis",
        "name or password",
        "password",
        asked(_games, NEW_PASSWORD, OLD_PASSWORD),
    ),
    Fault(
        "the user of Redis is removed",
        OWN,
        "redis",
        "name or password",
        "user",
        asked(_games, f"ACL DELUSER {USER}", f"ACL SETUSER {USER} on >{PASSWORD} ~* &* +@all"),
    ),
    Fault(
        "the user of Redis may not write",
        OWN,
        "redis",
        "does not allow",
        "rights|ACL",
        asked(_games, f"ACL SETUSER {USER} -@write", f"ACL SETUSER {USER} +@all"),
        SILENT,
    ),
    Fault(
        "the server becomes a replica",
        OWN,
        "redis",
        "read-only replica",
        "primary",
        asked(_games, "REPLICAOF 127.0.0.1 9", "REPLICAOF NO ONE"),
        SILENT,
    ),
    Fault(
        "it has lost its primary",
        OWN,
        "redis",
        "lost its primary",
        "primary",
        asked(
            _games,
            "CONFIG SET replica-serve-stale-data no\nREPLICAOF 127.0.0.1 9",
            "REPLICAOF NO ONE\nCONFIG SET replica-serve-stale-data yes",
        ),
    ),
    Fault("the disk of Redis is full", OWN, "redis", REACHED, "disk", disk_of_redis_full, needs_disks=True),
    Fault("Redis cannot write its snapshot", OWN, "redis", "cannot write to its disk", "disk", snapshot_fails, SILENT),
    Fault("Redis is busy with a script", OWN, "redis", "busy with a script", "SCRIPT KILL", busy),
    Fault(
        "Redis wants a replica",
        OWN,
        "redis",
        "too few replicas",
        "min-replicas-to-write",
        set_to(_games, "min-replicas-to-write", "1"),
        SILENT,
    ),
    Fault("another program has the port of Redis", OWN, "redis", "Another program", "ss -ltnp", port_taken),
    Fault("the key is changed", OWN, "key", "another CAIRN_KEY|not the key", "CAIRN_KEY", key_changed),
    Fault(
        "there is no append-only file",
        OWN,
        "durability",
        "append-only file",
        "appendonly",
        set_to(_games, "appendonly", "no"),
    ),
    Fault(
        "it is written every second",
        OWN,
        "durability",
        "everysec",
        "appendfsync",
        set_to(_games, "appendfsync", "everysec"),
    ),
    Fault(
        "Redis evicts games",
        OWN,
        "durability",
        "may remove games",
        "maxmemory-policy",
        set_to(_games, "maxmemory-policy", "allkeys-lru"),
    ),
    Fault("the games' memory is nearly full", OWN, "memory", "85 %", "maxmemory", nearly_full(_games)),
    Fault("the queue's memory is nearly full", OWN, "memory", "Redis of the queue", "maxmemory", nearly_full(_queue)),
    Fault("a clock is wrong", OWN, "clocks", "ahead of|behind", "NTP", clock_skewed),
    Fault("an older version runs beside", OWN, "version", "0.0.9", "one version", old_version_beside),
    Fault("an API process is paused", OWN, "processes", "API .* has not answered", "CONT", paused_part("api --once")),
    Fault(
        "a worker is paused",
        OWN,
        "processes workers",
        "worker .* has not answered",
        "CONT",
        paused_part("workers worker"),
    ),
    Fault(
        "the caretaker is paused",
        OWN,
        "processes caretaker",
        "caretaker .* has not answered",
        "CONT",
        paused_part("workers caretaker"),
    ),
    Fault(
        "the caretaker is stopped",
        OWN,
        "caretaker",
        "No caretaker",
        "cairn caretaker",
        stopped_part("caretaker"),
        "CairnDown",
    ),
    Fault("all workers are stopped", OWN, "workers", "No workers", "cairn worker", stopped_part("worker"), "CairnDown"),
    Fault(
        "a worker is killed with its supervisor",
        OWN,
        "processes workers",
        "has not answered",
        "restart",
        stopped_part("worker", signal.SIGKILL),
        "CairnDown",
    ),
    Fault(
        "a person waits for an AI",
        OWN,
        "backlog workers",
        "turns-human",
        "more workers",
        worker_away_while_a_person_waits,
        "CairnDown",
    ),
    Fault("the store is unmounted", OWN, "store", "not mounted", "Mount it again", unmounted, needs_disks=True),
    Fault("the store is emptied", OWN, "store", "emptied", "Mount it again", emptied),
    Fault("another store is mounted", OWN, "store", "another store", "Mount it again", another_store, needs_disks=True),
    Fault(
        "the disk of the store is nearly full",
        OWN,
        "disk",
        "finished games is nearly full",
        "Free space",
        filled("store"),
        needs_disks=True,
    ),
    Fault(
        "the store is read-only", OWN, "segments", "Read-only", "writable", sealing_fails("ro", "rw"), needs_disks=True
    ),
    Fault(
        "the store can have no more files",
        OWN,
        "segments",
        "No space left",
        "free space",
        sealing_fails("nr_inodes={used}", "nr_inodes=10000"),
        needs_disks=True,
    ),
    Fault(
        "the folder of the backups is read-only",
        OWN,
        "backup",
        "Read-only",
        "cairn backup",
        backups_read_only,
        needs_disks=True,
    ),
    Fault(
        "the disk of the backups is full",
        OWN,
        "backup",
        "No space left",
        "cairn backup",
        backups_full,
        needs_disks=True,
    ),
    Fault(
        "the disk of the backups is nearly full",
        OWN,
        "disk",
        "backups is nearly full",
        "Free space",
        filled("backups"),
        needs_disks=True,
    ),
    Fault(
        "the newest backup is cut",
        OWN,
        "restore",
        "cannot be restored",
        "cairn backup",
        unrestorable(lambda whole: whole[:200]),
    ),
    Fault(
        "a byte of the newest backup is changed",
        OWN,
        "restore",
        "cannot be restored",
        "cairn backup",
        unrestorable(lambda whole: whole[:200] + bytes([whole[200] ^ 1]) + whole[201:]),
    ),
    Fault(
        "the key of the backups is another",
        OWN,
        "restore",
        "cannot be restored",
        "find the key",
        unrestorable(lambda whole: whole, CAIRN_BACKUP_KEY="another long and secret key of a backup"),
    ),
    Fault(
        "the queue's server is paused",
        OWN,
        "queue",
        REACHED,
        PAUSED_OR_AWAY,
        paused(lambda made: made.queue.process.pid),
    ),
    Fault("the queue's server is killed", OWN, "queue", REACHED, PAUSED_OR_AWAY, killed(_queue)),
    Fault(
        "the queue's server is full",
        OWN,
        "queue",
        "no room left",
        "maxmemory",
        set_to(_queue, "maxmemory", "1500000"),
        "memory",
    ),
    Fault(
        "the queue evicts jobs",
        OWN,
        "queue",
        "may remove jobs",
        "noeviction",
        set_to(_queue, "maxmemory-policy", "allkeys-lru"),
    ),
    Fault("the queue has a password", OWN, "queue", "name or password", "CAIRN_QUEUE_URL", without_password),
    Fault(
        "the queue becomes a replica",
        OWN,
        "queue",
        "read-only replica",
        "CAIRN_QUEUE_URL",
        asked(_queue, "REPLICAOF 127.0.0.1 9", "REPLICAOF NO ONE"),
    ),
    Fault("the bucket is missing", BUCKET, "store", "missing", "CAIRN_COLD_URL", bucket_taken(emptied=False)),
    Fault("the bucket is emptied", BUCKET, "store", "emptied", "Mount it again", bucket_taken(emptied=True)),
    Fault("the bucket does not answer", BUCKET, "store", "not answered", "CAIRN_COLD_URL", paused(_bucket_process)),
    Fault(
        "the replica is killed",
        REPLICA,
        "redis replicas",
        "too few",
        "[Ss]tart",
        killed(lambda made: made.replica),
        SILENT,
    ),
    Fault(
        "the replica follows no more",
        REPLICA,
        "redis replicas",
        "too few",
        "[Ss]tart",
        asked(lambda made: made.replica, "REPLICAOF NO ONE", "REPLICAOF 127.0.0.1 {games}"),
        SILENT,
    ),
    Fault(
        "a lone primary goes on",
        REPLICA,
        "durability",
        "min-replicas-to-write",
        "CONFIG SET",
        set_to(_games, "min-replicas-to-write", "0"),
    ),
    Fault(
        "the embedded server is paused",
        UP,
        "redis",
        REACHED,
        "cairn up",
        paused(lambda made: made.pid("data/redis.sock")),
    ),
    Fault(
        "the disk of the data folder is nearly full",
        UP,
        "disk",
        "data folder is nearly full",
        "Free space",
        filled("data"),
        needs_disks=True,
    ),
]
