"""Shared by the benchmarks: their packages, a server of their own, an API under granian, random play, percentiles."""

import hashlib
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from helpers.api import free_port

from cairn.events.appends import IdempotencyKey
from cairn.events.schotten_totten.pieces import Options
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.limits import clients
from cairn.service.rules import newest
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

ROOT = Path(__file__).parents[2]
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cairn-benchmarks"


@cache
def python_of(tree: Path) -> str:
    """Return a Python with the packages of a tree: this one if its lock is the same, or if it has none.

    An environment is created once for each lock and each Python, and stays in the user's cache.
    """
    lock = tree / "requirements.lock"
    if not lock.exists() or lock.read_bytes() == (ROOT / lock.name).read_bytes():
        return sys.executable
    digest = hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()[:16]
    python, ready = CACHE / digest / "bin/python", CACHE / digest / "ready"
    if not ready.exists():
        print(f"  installing the base's packages in {CACHE / digest}, once", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", CACHE / digest], check=True)
        install = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*install, "--require-hashes", "-r", str(lock)], check=True)
        subprocess.run([*install, str(tree)], check=True)  # Cairn reads its version from the installation
        ready.touch()
    return str(python)


KEY = "the key that the benchmarks' tokens are made with"
MANY_CLIENTS = {
    "CAIRN_REQUESTS_PER_ADDRESS": "20000",
    "CAIRN_CONNECTIONS_PER_ADDRESS": "20000",
    "CAIRN_LIMITS": "off",
    "CAIRN_GAMES_PER_CLIENT": "off",
    "CAIRN_AI_GAMES_PER_CLIENT": "off",
}
HUMANS = [Seat("human"), Seat("human")]


@contextmanager
def redis(durable: bool = True) -> Iterator[str]:
    """Yield the URL of an embedded server with the settings `cairn up` uses for the games, or for the queue."""
    with tempfile.TemporaryDirectory() as folder:
        server = EmbeddedServer(Path(folder), durable=durable)
        server.start()
        try:
            yield server.url
        finally:
            server.stop()


@dataclass(frozen=True)
class Server:
    """An HTTP server on a port: its first process, which may have started others, and the URL of its Redis."""

    port: int
    process: int
    redis: str

    @property
    def processes(self) -> list[int]:
        """Its first process and all its descendants."""
        processes = [self.process]
        for process in processes:
            for children in Path(f"/proc/{process}/task").glob("*/children"):
                processes += map(int, children.read_text().split())
        return processes


def api(
    url: str, processes: int = 1, tree: Path = ROOT, settings: Mapping[str, str] = MANY_CLIENTS
) -> AbstractContextManager[Server]:
    """Serve the API of a source tree as `cairn api` does, for many clients of one address."""
    own = {"REDIS_URL": url, "CAIRN_KEY": KEY, "CAIRN_API_PROCESSES": str(processes)}
    return _serve([python_of(tree), "-m", "cairn.service", "api", "--once"], tree, own | dict(settings))


def floor(url: str, processes: int = 1) -> AbstractContextManager[Server]:
    """Serve the bare endpoint under granian as `cairn api` does the API."""
    command = [
        sys.executable,
        "-m",
        "granian",
        "--interface",
        "wsgi",
        "--factory",
        "--http",
        "1",
        "--workers",
        str(processes),
    ]
    command += ["--blocking-threads", "64", "--log-level", "error", "bare:create_app"]
    return _serve(command, Path(__file__).parent, {"REDIS_URL": url})


@contextmanager
def _serve(command: list[str], folder: Path, settings: dict[str, str]) -> Iterator[Server]:
    """Run a command that serves on `--port`, in a folder, until it is no longer needed."""
    port = free_port()
    environment = os.environ | settings | {"PYTHONPATH": os.pathsep.join([str(folder / ".packages"), str(folder)])}
    process = subprocess.Popen([*command, "--port", str(port)], env=environment, cwd=folder)
    try:
        while process.poll() is None:
            try:
                create = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
                create.request("GET", "/healthz")
                create.getresponse().read()
                break
            except OSError:
                time.sleep(0.05)
        yield Server(port, process.pid, settings["REDIS_URL"])
    finally:
        process.terminate()
        process.wait()


def open_game(
    services: Services, rounds: int = 1, seats: Sequence[Seat] = HUMANS, client: clients.Client = clients.ANONYMOUS
) -> str:
    """Open a game, of two humans unless its seats are given, in which seat 0 begins; return its id."""
    game = services.tokens.game(None)
    services.commands.open_game(game, "schotten_totten", Options(rounds, 0), seats, listed=False, client=client)
    return game


def random_turn(services: Services, game: str, source: random.Random, key: IdempotencyKey | None = None) -> None:
    """Play one random move straight through the commands."""
    rules, state = newest("schotten_totten"), services.repository.latest_known(game).position.state
    act = rules.to_act(state)
    assert act
    services.commands.play(game, act.seat, [source.choice(rules.legal_moves(state, act.seat))], key=key)


def local(url: str) -> Services:
    """Connect this process to the same games, without a quota of open games."""
    return Services(Settings(redis_url=url, key=KEY, games_per_client=None, ai_games_per_client=None))


class Client:
    """One keep-alive connection; `post` returns the seconds of a request, and its response."""

    def __init__(self, port: int) -> None:
        self._http = http.client.HTTPConnection("127.0.0.1", port)

    def post(self, path: str, body: Any, token: str = "", key: str = "") -> tuple[float, Any]:
        """Send JSON, with an idempotency key if there is one, and read the whole response."""
        raw = json.dumps(body)
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if key:
            headers["Idempotency-Key"] = key
        start = time.perf_counter()
        self._http.request("POST", path, raw, headers)
        answer = self._http.getresponse()
        content = answer.read()
        took = time.perf_counter() - start
        if answer.status >= 300:
            raise RuntimeError(f"{answer.status}: {content.decode()}")
        return took, json.loads(content)

    def get(self, path: str, token: str = "") -> Any:
        """Read a resource."""
        self._http.request("GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})
        return json.loads(self._http.getresponse().read())


def percentile(values: list[float], share: float) -> float:
    """Return the value below which that share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
