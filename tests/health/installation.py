"""Installations of Cairn as operators run them: servers, the API, a worker, the caretaker, a store and backups."""

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from health.doors import Doors
from health.forked import Done, run
from health.prometheus import prometheus
from helpers.api import KEY, free_port
from helpers.buckets import S3, bucket
from helpers.clusters import Node, Nodes
from helpers.commands import open_game, play_to_the_end
from helpers.running import Up, address, metrics, until
from helpers.sentinels import Sentinels
from redis import Redis

from cairn.service.container import Services
from cairn.service.health.checks import STARTING_SECONDS
from cairn.service.settings import Settings

USER, PASSWORD, BACKUP_KEY = "cairn", "the-password-of-the-games", "a long and secret key of a backup"
QUICK = {"repl_diskless_sync_delay": "0", "repl_backlog_size": "64mb"}
"""Settings for quick failovers, as in `service/run/redis.conf`."""
SERVER = {"save": '""', "appendonly": "yes", "appendfsync": "always", **QUICK}
RIGHTS = f"user {USER} on >{PASSWORD} ~* &* +@all"
URL = f"redis://{USER}:{PASSWORD}@127.0.0.1"
DISK_MIB = 48
COLD_AFTER = "0.0002"
"""Hours after its end when a game is sealed: less than a second."""


class Installation:
    """The running processes of an installation. `settings` are their environment, `doors` what they say of its health.

    `cairn up` runs all of it in a set-up of its own; else each part has a command. `prometheus`, if it is installed,
    has the shipped alerts.
    """

    games: Node
    queue: Node
    replica: Node

    def __init__(self, folder: Path, at_end: ExitStack, **settings: str) -> None:
        self.folder, self._at_end = folder, at_end
        self.port = free_port()
        self.settings = {"CAIRN_LIMITS": "off", "CAIRN_API_PROCESSES": "2", "CAIRN_BACKUP_KEY": BACKUP_KEY} | settings
        self.parts: dict[str, Up] = {}
        self._metrics = dict[str, str]()
        self.bucket: S3 | None = None

    def start(self, *, data: Path | None = None) -> "Installation":
        """Start all processes: by `cairn up` on a folder, if there is one. Return once the API answers."""
        targets = dict[str, str]()
        for name in ("up",) if data else ("api", "worker", "caretaker"):
            self.start_part(name, *(("--data", str(data), "--workers", "1", "--no-demo") if data else ()))
            job = {"api": "cairn", "up": "cairn", "worker": "cairn-workers"}.get(name, "cairn-caretaker")
            targets[job] = metrics(self.parts[name]).split("/")[2]
        url = address(self.parts["up"]) if data else f"http://127.0.0.1:{self.port}"
        alerts = self._at_end.enter_context(prometheus(self.folder, targets))
        options = ("--data", str(data)) if data else ()
        self.doors = Doors(url, f"http://{targets['cairn']}/metrics", options, self.settings, alerts)
        return self

    def start_part(self, name: str, *options: str, second: bool = False, **more: str) -> Up:
        """Start the processes of a part, or of a `second` one of its kind. They end with the installation."""
        options = ("--port", str(self.port), *options) if name in ("api", "up") else options
        program = ("-m", "cairn.service", name)
        key = f"second {name}" if second else name
        more = {"CAIRN_METRICS_PORT": self._metrics.setdefault(key, str(free_port())), **more}
        part = Up(self.folder / f"{key}.log", *options, program=program, **self.settings | more)
        self._at_end.callback(_end, part)
        self.parts[key] = part
        return part

    def wait_until_settled(self) -> None:
        """Wait until no process counts as starting: what one that has just started lacks is not named."""
        registry = self.services().parts
        until(lambda: all(seen.age > STARTING_SECONDS for seen in registry.look().serving))

    def pid(self, words: str) -> int:
        """Return a process that does the work of a part, by words of its command line."""
        part = next(part for name, part in self.parts.items() if name in ("up", *words.split()))
        pids = {part.process.pid: "", **part.parts()}
        for pid in [*pids]:
            pids |= part.parts(pid)
        return next(pid for pid, line in sorted(pids.items(), reverse=True) if words in line)

    def run(self, *arguments: str, **environment: str) -> Done:
        """Run a command with the settings of the installation."""
        return run(arguments, self.doors.environment | environment)

    def back_up(self) -> None:
        """Take a backup, which must succeed."""
        done = self.run("backup", f"{self.folder}/backups/")
        assert done.returncode == 0, done.stderr

    def services(self) -> Services:
        """Return the services of a process of this installation."""
        own = self.settings
        queue, cold = own.get("CAIRN_QUEUE_URL"), own.get("CAIRN_COLD_URL")
        return Services(Settings(redis_url=own["REDIS_URL"], queue_url=queue, cold_url=cold, key=KEY))

    def finish_game(self) -> str:
        """Play a game to its end, and return its id."""
        services = self.services()
        play_to_the_end(services, game := open_game(services))
        return game

    def seal_game(self) -> None:
        """Have a finished game sealed by a worker: from then on the store is known."""
        self.finish_game()
        until(lambda: self.services().sealing.sealed_count)


def _end(part: Up) -> None:
    if part.process.poll() is None:
        part.process.terminate()
        try:
            part.process.wait(15)
        except subprocess.TimeoutExpired:
            for pid in part.parts():
                subprocess.run(["kill", "-9", str(pid)], check=False)
            part.process.kill()


@contextmanager
def disk(folder: Path) -> Iterator[Path]:
    """Mount a small file system, if that is possible here; else yield a plain folder."""
    folder.mkdir(exist_ok=True)
    if mounted := mount(folder):
        folder.chmod(0o700)
    try:
        yield folder
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=False)


def mount(folder: Path, options: str = f"size={DISK_MIB}m") -> bool:
    """Mount a file system in memory on a folder. Return whether it is there."""
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@contextmanager
def run_installation(kind: str) -> Iterator[Installation]:
    """Yield a running installation of a kind: `own servers`, `bucket`, `replica`, `sentinel`, `cluster` or `up`."""
    with tempfile.TemporaryDirectory(prefix="cairn-") as name, ExitStack() as at_end:
        folder = Path(name)
        if kind == "up":
            data = at_end.enter_context(disk(folder / "data"))
            made = Installation(folder, at_end, XDG_DATA_HOME=str(folder))
            yield made.start(data=data)
            return
        queue = _node(at_end, folder / "queue", save='""')
        settings = {"CAIRN_QUEUE_URL": f"redis://127.0.0.1:{queue.port}/0", "CAIRN_KEY": KEY}
        made = Installation(folder, at_end, **settings, CAIRN_COLD_AFTER=COLD_AFTER)
        made.queue = queue
        at_end.enter_context(disk(folder / "backups"))
        _give_servers(made, kind, at_end)
        if kind == "bucket":
            made.bucket = at_end.enter_context(bucket())
            made.settings |= {**made.bucket.environment, "CAIRN_COLD_URL": f"{made.bucket.url}cold/"}
        else:
            made.settings["CAIRN_COLD_URL"] = str(at_end.enter_context(disk(folder / "store")))
        made.doors = Doors("", "", (), made.settings, None)
        made.back_up()
        yield made.start()


def _give_servers(made: Installation, kind: str, at_end: ExitStack) -> None:
    """Start the servers of the games, and set their URL."""
    folder = made.folder
    if kind == "sentinel":
        sentinels = Sentinels(folder / "games", password=PASSWORD, min_replicas_to_write="1")
        for node in sentinels.servers:
            _set(node, **QUICK)
        at_end.callback(sentinels.stop)
        made.settings |= {"REDIS_URL": sentinels.url, "CAIRN_REPLICAS": "1"}
    elif kind == "cluster":
        (folder / "games").mkdir()
        nodes = Nodes(folder / "games")
        at_end.callback(nodes.stop)
        for node in nodes.all:
            _set(node, min_replicas_to_write="1", **QUICK)
        made.settings |= {"REDIS_URL": nodes.url, "CAIRN_REPLICAS": "1"}
    else:
        games = at_end.enter_context(disk(folder / "games"))
        made.games = _node(at_end, games / "1", lines=RIGHTS, **SERVER)
        made.settings["REDIS_URL"] = f"{URL}:{made.games.port}/0"
    if kind == "replica":
        made.replica = _node(at_end, folder / "2", replicaof=f"127.0.0.1 {made.games.port}", **SERVER)
        until(lambda: made.replica.redis.info("replication")["master_link_status"] == "up")
        for node in (made.games, made.replica):
            _set(node, min_replicas_to_write="1", **QUICK)
        made.settings["CAIRN_REPLICAS"] = "1"


def _set(node: Node, **settings: str) -> None:
    for name, text in settings.items():
        node.redis.config_set(name.replace("_", "-"), text)


def _node(at_end: ExitStack, folder: Path, **options: str) -> Node:
    node = Node(folder, **options)
    at_end.callback(node.stop)
    until(lambda: Redis("127.0.0.1", node.port).ping())
    return node
