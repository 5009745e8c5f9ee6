"""What the benchmarks share: a server of their own, an API under granian, random play, percentiles."""

import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server
from typing import Any

from events.log import IdempotencyKey
from events.schotten_totten.pieces import Options
from events.table import Seat
from service.container import Services, connect
from service.rules import GAMES
from service.run.embedded import EmbeddedServer
from service.settings import Settings

KEY = "the key that the benchmarks' tokens are made with"
ROOT = Path(__file__).parents[2]
HUMANS = [Seat("human", "Ann"), Seat("human", "Bob")]


@contextmanager
def redis() -> Iterator[str]:
    """Give the URL of an embedded server with the settings `cairn up` uses."""
    with tempfile.TemporaryDirectory() as folder:
        server = EmbeddedServer(Path(folder))
        server.start()
        try:
            yield server.url
        finally:
            server.stop()


@contextmanager
def serve(factory: str, url: str) -> Iterator[int]:
    """Serve a WSGI factory under granian, one process and 64 threads, and give its port."""
    with create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = os.environ | {
        "REDIS_URL": url,
        "CAIRN_KEY": KEY,
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(Path(__file__).parent)]),
    }
    command = [sys.executable, "-m", "granian", "--interface", "wsgi", "--factory", "--port", str(port)]
    command += ["--workers", "1", "--blocking-threads", "64", "--log-level", "error", factory]
    process = subprocess.Popen(command, env=environment)
    try:
        while True:
            try:
                create = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
                create.request("GET", "/healthz")
                create.getresponse().read()
                break
            except OSError:
                time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait()


def open_game(services: Services, rounds: int = 1) -> str:
    """Open a game of two humans and return its id."""
    game = services.tokens.game(None)
    services.commands.open_game(game, "schotten_totten", Options(rounds, 0), HUMANS, listed=False)
    return game


def random_turn(services: Services, game: str, source: random.Random, key: IdempotencyKey | None = None) -> None:
    """Play one random move straight through the commands."""
    rules, state = GAMES["schotten_totten"], services.repository.latest_known(game).position.state
    act = rules.to_act(state)
    assert act
    services.commands.play(game, act.seat, [source.choice(rules.legal_moves(state, act.seat))], key=key)


def local(url: str) -> Services:
    """Connect this process to the same games."""
    return connect(Settings(redis_url=url, key=KEY))


class Client:
    """One keep-alive connection; `post` returns the seconds a request took, and its answer."""

    def __init__(self, port: int) -> None:
        self._http = http.client.HTTPConnection("127.0.0.1", port)

    def post(self, path: str, body: Any, token: str = "") -> tuple[float, Any]:
        """Send JSON and read the whole answer."""
        raw = json.dumps(body)
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        start = time.perf_counter()
        self._http.request("POST", path, raw, headers)
        answer = self._http.getresponse()
        content = answer.read()
        took = time.perf_counter() - start
        if answer.status >= 300:
            raise RuntimeError(f"{answer.status}: {content.decode()}")
        return took, json.loads(content)

    def get(self, path: str, token: str) -> Any:
        """Read a resource."""
        self._http.request("GET", path, headers={"Authorization": f"Bearer {token}"})
        return json.loads(self._http.getresponse().read())


def percentile(values: list[float], share: float) -> float:
    """Return the value below which that share lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
