"""All of Cairn on a folder of its own: the servers, `cairn up` with everything else, and proxies before them."""

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, Any

from faults.proxy import Proxied
from faults.setups import Alone, Clustered, UnderSentinels
from helpers.api import ROOT, free_port
from helpers.buckets import S3, bucket

from cairn.service.run.embedded import EmbeddedServer
from cairn.service.run.folder import QUEUE
from cairn.service.run.keeper import Keeper
from cairn.service.settings import Settings

KEY = "the secret key of the faults run, for no other use"
OPERATOR_KEY = "the operator's key of the faults run"
WORKERS, API_PROCESSES = 2, 2
SKEW_SECONDS = 90
COLD_AFTER = 0.003
"""Hours after its end when a game may be sealed: about eleven seconds; after twice as many it is sealed."""
WRONG_CLOCK = Path(__file__).with_name("wrong_clock")
"""The folder that gives a process another time."""
START_SECONDS = 180.0
WATCH_SECONDS = 0.1


class Parts:
    """All parts, each restarted whenever it dies: the servers here, the rest by `cairn up`.

    `setup` is the storage of games: `embedded`, `sentinel` or `cluster`; or `bucket`, for the embedded server, with
    finished games in a bucket instead of a folder.
    """

    def __init__(self, folder: Path, seed: int, setup: str) -> None:
        self.said = folder / "said.log"
        """The output of all parts."""
        self.data = folder / "data"
        self.segments, self.cold = self.data / "segments", self.data / "cold"
        """The folder of the segments, and the link through which all parts use it."""
        self.segments.mkdir()
        self.lead(self.segments)
        self._at_end = ExitStack()
        self.store: S3 | None = None
        """The bucket, if there is one, which the parts reach through a proxy."""
        self._cold_url, reached = f"{self.cold}/", dict[str, str]()
        if setup == "bucket":
            self.store = self._at_end.enter_context(bucket())
            self._cold_url, port = self.store.url, free_port()
            self.to_store = Proxied(str(port), str(self.store.port), f"{seed} store")
            self._at_end.callback(self.to_store.stop)
            reached["AWS_ENDPOINT"] = f"http://127.0.0.1:{port}"
        self.wrong: list[str] = []
        """Findings of a fault itself, as sentences."""
        self.queue = EmbeddedServer(self.data / QUEUE, os.environ.get("CAIRN_REDIS_BINARY"), durable=False)
        self.port, self._second_port, self.client_port = free_port(), free_port(), free_port()
        self.refusing = threading.Event()
        """Whether the receivers of webhooks refuse everything."""
        self._time = folder / "time"
        self.skew(SKEW_SECONDS if seed % 2 else -SKEW_SECONDS)
        self._second: subprocess.Popen[bytes] | None = None
        self._up: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] = self.said.open("wb")
        self._stop = threading.Event()
        self._queue_keeper = Keeper(self.queue, self._note, "The server of the queue")
        self.games: Alone | Clustered | UnderSentinels
        if setup in ("embedded", "bucket"):
            self.games = Alone(self.data, folder / "through.sock", seed, self._note)
        else:
            self.games = (Clustered if setup == "cluster" else UnderSentinels)(folder / "servers", self._note)
        self._queue_keeper.start(self._stop.is_set)
        self.to_api = Proxied(str(self.client_port), f"{self.port},{self._second_port}", f"{seed} api")
        self._environment = (
            os.environ
            | reached
            | {
                "REDIS_URL": self.games.url,
                "CAIRN_REPLICAS": str(self.games.replicas),
                "CAIRN_QUEUE_URL": self.queue.url,
                "CAIRN_KEY": KEY,
                "CAIRN_OPERATOR_KEY": OPERATOR_KEY,
                "CAIRN_API_PROCESSES": str(API_PROCESSES),
                "CAIRN_COLD_URL": self._cold_url,
                "CAIRN_COLD_AFTER": str(COLD_AFTER),
                "CAIRN_HEARTBEAT": "2",
                "CAIRN_LIMITS": "off",
                "CAIRN_METRICS_PORT": str(free_port()),
                "CAIRN_GAMES_PER_CLIENT": "off",
                "CAIRN_AI_GAMES_PER_CLIENT": "off",
                "CAIRN_WEBHOOKS_PER_CLIENT": "off",
                "CAIRN_WEBHOOK_NETWORKS": "127.0.0.0/8",
            }
        )
        self._keeper = threading.Thread(target=self._keep, name="keeper")
        self._keeper.start()

    def wait_until_all_run(self) -> None:
        """Wait until `cairn up` and the second API run; raise RuntimeError after three minutes."""
        deadline = time.monotonic() + START_SECONDS
        while b"Cairn is up at" not in self.said.read_bytes() or not _listens(self._second_port):
            if time.monotonic() > deadline:
                raise RuntimeError(f"Cairn did not come up: {self.said.read_text(errors='replace')}")
            time.sleep(WATCH_SECONDS)

    def stop(self) -> None:
        """Stop everything, in order."""
        self._stop.set()
        self._keeper.join()
        self.to_api.stop()
        self.queue.stop()
        self.games.stop()
        self._at_end.close()
        self._log.close()

    @property
    def settings(self) -> Settings:
        """The settings for a process of the run's own."""
        return Settings(
            redis_url=self.games.checked,
            queue_url=self.queue.url,
            key=KEY,
            operator_key=OPERATOR_KEY,
            cold_url=self._cold_url,
            cold_after=COLD_AFTER,
            cold_cache=None,
        )

    def lead(self, target: Path) -> None:
        """Point the link to the segments to another place."""
        new = self.cold.with_suffix(".new")
        new.symlink_to(target)
        new.replace(self.cold)

    def skew(self, seconds: int) -> None:
        """Set the clock of the second API off by `seconds` seconds."""
        self.skewed = seconds
        new = self._time.with_suffix(".new")
        new.write_text(f"{seconds}\n")
        new.replace(self._time)

    def processes(self, part: str) -> list[int]:
        """Return the processes of a part: `redis`, `primary`, `queue`, `cairn up`, `api`, `worker`, `caretaker`…"""
        if part == "queue":
            return [self.queue.pid]
        if part == "store":
            return [self.store.process.pid] if self.store else []
        if part in ("redis", "primary", "replica", "sentinel"):
            return self.games.pids(part)
        up, second = (process.pid if process else 0 for process in (self._up, self._second))
        if part == "second api":
            return [*children_of(second)]
        if part == "cairn up":
            return [up]
        if part.endswith("api process"):
            return [pid for api in self.processes(part.removesuffix(" process")) for pid in children_of(api)]
        wanted = {"api": "api --once", "worker": "workers worker", "caretaker": "workers caretaker"}[part]
        return [pid for pid, words in children_of(up).items() if wanted in words]

    def _keep(self) -> None:
        """Supervise the servers as `cairn up` does its own, and restart `cairn up` as an init system does."""
        paths = os.pathsep.join([str(WRONG_CLOCK), *filter(None, [os.environ.get("PYTHONPATH")])])
        skewed = {"PYTHONPATH": paths, "FAULTS_CLOCK": str(self._time)}
        skewed["CAIRN_METRICS_PORT"] = str(free_port())
        while not self._stop.wait(WATCH_SECONDS):
            self._queue_keeper.watch(self._stop.is_set)
            self.games.watch(self._stop.is_set)
            if self._up is None or self._up.poll() is not None:
                options = ("--no-demo", "--port", str(self.port), "--workers", str(WORKERS))
                self._up = self._start(self._environment, "up", *options)
            if self._second is None or self._second.poll() is not None:
                self._second = self._start(self._environment | skewed, "api", "--port", str(self._second_port))
        for process in (self._up, self._second):
            if process:
                process.terminate()
                process.wait()

    def _start(self, environment: Mapping[str, str], *arguments: str) -> subprocess.Popen[bytes]:
        self._note(f"cairn {arguments[0]} is started")
        command = [sys.executable, "-m", "cairn.service", *arguments]
        said: dict[str, Any] = {"stdout": self._log, "stderr": self._log, "stdin": subprocess.DEVNULL}
        return subprocess.Popen(command, env=environment, cwd=ROOT, **said)

    def _note(self, words: str) -> None:
        self._log.write(f"faults run: {words}\n".encode())
        self._log.flush()


def _listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def children_of(process: int) -> Mapping[int, str]:
    """Return the children of a process and their command lines."""
    found: dict[int, str] = {}
    with suppress(OSError):
        for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split():
            with suppress(OSError):
                found[int(pid)] = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return found
