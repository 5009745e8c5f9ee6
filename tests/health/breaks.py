"""How an installation is broken for real, and then mended by what the advice says: each is a context."""

import os
import resource
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from faults.parts import WRONG_CLOCK
from health.installation import DISK_MIB, Installation, mount
from helpers.clusters import Node
from helpers.running import until
from helpers.taken_stores import BucketStore
from redis import Redis
from redis.exceptions import RedisError

Break = Callable[[Installation], AbstractContextManager[None]]


def games_of(made: Installation) -> Node:
    """Return the server of the games."""
    return made.games


def queue_of(made: Installation) -> Node:
    """Return the server of the queue."""
    return made.queue


def pause(pid: Callable[[Installation], int]) -> Break:
    """Stop a process with SIGSTOP, and continue it."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        os.kill(stopped := pid(made), signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(stopped, signal.SIGCONT)

    return broken


def pause_part(words: str) -> Break:
    """Stop the process that does the work of a part, which has not just started."""

    def pid(made: Installation) -> int:
        made.wait_until_settled()
        return made.pid(words)

    return pause(pid)


def kill(of: Callable[[Installation], Node]) -> Break:
    """Kill a server, and start it again."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        of(made).kill()
        try:
            yield
        finally:
            of(made).start()

    return broken


def ask(of: Callable[[Installation], Node], broken_by: str, mended_by: str) -> Break:
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


def change_setting(of: Callable[[Installation], Node], name: str, value: str) -> Break:
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


def leave_little_memory(of: Callable[[Installation], Node]) -> Break:
    """Leave a tenth of a server's memory."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        server = of(made).redis
        with change_setting(of, "maxmemory", str(round(server.info("memory")["used_memory"] / 0.9)))(made):
            yield

    return broken


@contextmanager
def give_queue_a_password(made: Installation) -> Iterator[None]:
    """Give the queue a password that Cairn does not have, as at a restart with another file."""
    made.queue.redis.config_set("requirepass", "another")
    made.queue.redis.execute_command("CLIENT KILL TYPE normal SKIPME yes")
    try:
        yield
    finally:
        made.queue.redis.config_set("requirepass", "")


@contextmanager
def fill_disk_of_redis(made: Installation) -> Iterator[None]:
    """Fill the disk of Redis: with appendfsync always, it ends."""
    with _fill(made.folder / "games"):
        with suppress(RedisError):
            made.games.ask("SET", "filler", "x" * 10_000)
        until(lambda: made.games.process.poll() is not None)
        yield
    made.games.start()


@contextmanager
def fail_snapshot(made: Installation) -> Iterator[None]:
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
def keep_busy(made: Installation) -> Iterator[None]:
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
def take_port(made: Installation) -> Iterator[None]:
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
def change_key(made: Installation) -> Iterator[None]:
    """Change the key of the games in Redis, and change it back."""
    changed = made.run("key", "--change", "--yes", CAIRN_KEY="another key, with at least 32 characters")
    assert changed.returncode == 0, changed.stderr
    try:
        yield
    finally:
        assert made.run("key", "--change", "--yes").returncode == 0


@contextmanager
def skew_clock(made: Installation) -> Iterator[None]:
    """Run a worker on a machine whose clock then goes wrong, and is set again."""
    ahead = made.folder / "ahead"
    ahead.write_text("0\n")
    skewed = {"PYTHONPATH": os.pathsep.join([str(WRONG_CLOCK), os.environ.get("PYTHONPATH", "")])}
    with _run_beside(made, FAULTS_CLOCK=str(ahead), **skewed):
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
def run_old_version(made: Installation) -> Iterator[None]:
    """Run a worker of an older version, and end it."""
    (made.folder / "old").mkdir(exist_ok=True)
    (made.folder / "old/sitecustomize.py").write_text(OLD)
    with _run_beside(made, PYTHONPATH=str(made.folder / "old")):
        yield


@contextmanager
def _run_beside(made: Installation, **environment: str) -> Iterator[None]:
    """Run a second worker, once it has registered."""
    workers = made.services().turn_queue.workers
    count = workers()
    worker = made.start_part("worker", second=True, **environment)
    try:
        until(lambda: workers() > count)
        yield
    finally:
        worker.stop()


def stop_part(name: str, number: int = signal.SIGTERM) -> Break:
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
def leave_few_files(made: Installation) -> Iterator[None]:
    """Let a worker open hardly more files than it has open, and then as many as before."""
    pid = made.pid("workers worker")
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (len(os.listdir(f"/proc/{pid}/fd")) + 2, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)


@contextmanager
def stop_workers_while_a_person_waits(made: Installation) -> Iterator[None]:
    """Stop the workers; an AI should move in a game of a person."""
    with stop_part("worker")(made):
        seats = [{"kind": "ai", "level": "random"}, {"kind": "human", "name": "Ann"}]
        body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
        made.doors.post("/v1/games", body)
        yield


@contextmanager
def unmount_store(made: Installation) -> Iterator[None]:
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
def empty_store(made: Installation) -> Iterator[None]:
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
def mount_another_store(made: Installation) -> Iterator[None]:
    """Mount the store of another Cairn over the store."""
    assert mount(made.folder / "store")
    (made.folder / "store/identity").write_text("0" * 32)
    try:
        yield
    finally:
        _command("umount", made.folder / "store")


def fill(what: str) -> Break:
    """Fill a disk to its last eighth, and free it."""

    @contextmanager
    def broken(made: Installation) -> Iterator[None]:
        with _fill(made.folder / what, share=0.92):
            if what == "backups":
                made.back_up()
            yield
        if what == "backups":
            made.back_up()

    return broken


@contextmanager
def _fill(folder: Path, share: float = 1.0) -> Iterator[None]:
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


def fail_sealing(options: str, mended: str) -> Break:
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
def protect_backups(made: Installation) -> Iterator[None]:
    """Let the folder of the backups be read-only, and then writable."""
    _command("mount", "-o", "remount,ro", made.folder / "backups")
    try:
        assert made.run("backup", f"{made.folder}/backups/").returncode == 1
        yield
    finally:
        _command("mount", "-o", "remount,rw", made.folder / "backups")
        made.back_up()


@contextmanager
def fill_disk_of_backups(made: Installation) -> Iterator[None]:
    """Fill the disk of the backups, so that the next one fails."""
    with _fill(made.folder / "backups"):
        assert made.run("backup", f"{made.folder}/backups/").returncode == 1
        yield
    made.back_up()


def break_backup(change: Callable[[bytes], bytes], **environment: str) -> Break:
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


def take_bucket(*, emptied: bool) -> Break:
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


def pid_of_bucket(made: Installation) -> int:
    """Return the process of the bucket's server."""
    assert made.bucket
    return made.bucket.process.pid


def _command(*words: object) -> None:
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def pid_of_games(made: Installation) -> int:
    """Return the process of the server of the games."""
    return made.games.process.pid
