"""A client of a live API, and a way to start one."""

import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import requests

from cairn.contract import plugin

ROOT = Path(__file__).parents[2]
KEY, OPERATOR = plugin.KEY, plugin.OPERATOR
JSONL = {"Content-Type": "application/jsonl"}
PLACES, HEARTBEAT = 8, 0.4
"""The slots for streams of the process `quick`, and the seconds between its heartbeats."""


class Api:
    """A client of the live API; `token` is the seat's or the operator's token of its requests.

    `address` is the client's address, if the API trusts a proxy.
    """

    def __init__(self, url: str, token: str | None = None, address: str | None = None) -> None:
        self.url = url
        self._address = address
        self._session = requests.Session()
        self._session.trust_env = False  # looking for a proxy takes as long as the request
        self._session.headers["Accept-Encoding"] = "identity"  # a compressed response has a weak entity tag
        if token:
            self._session.headers["Authorization"] = f"Bearer {token}"
        if address:
            self._session.headers["X-Forwarded-For"] = address

    @property
    def headers(self) -> dict[str, str]:
        """The headers of its requests, for requests sent by other means."""
        return {name: str(value) for name, value in self._session.headers.items()}

    def ask(self, method: str, path: str, **options: Any) -> requests.Response:
        """Send a request and return the response, whatever its status."""
        return self._session.request(method, self.url + path, timeout=60, **options)

    def get(self, path: str, **options: Any) -> Any:
        """Return the JSON of a GET that must succeed."""
        answer = self.ask("GET", path, **options)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any, **options: Any) -> Any:
        """Return the JSON of a POST that must succeed."""
        answer = self.ask("POST", path, json=body, **options)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def stream(
        self, path: str, headers: Mapping[str, str] = {}, *, method: str = "GET", patient: bool = True, **options: Any
    ) -> requests.Response:
        """Open a stream; retry, if `patient`, while streams that were just closed still occupy their slots."""
        for _ in range(200):
            answer = requests.request(
                method, self.url + path, headers={**self.headers, **headers}, stream=True, timeout=30, **options
            )
            if answer.status_code != 503 or not patient:
                break
            time.sleep(0.05)
        return answer

    def bring_in(self, data: bytes, query: str = "") -> Any:
        """Send an archive, and return the state of its import after a worker's audit."""
        sent = self.ask("POST", f"/v1/archives{query}", data=data, headers=JSONL)
        if sent.status_code == 200:  # its game exists already
            return sent.json()
        assert sent.status_code == 202, sent.text
        for _ in range(600):
            state = self.get(sent.headers["Location"])
            if state["status"] != "pending":
                return state
            time.sleep(0.05)
        raise AssertionError("no worker took the archive")

    def imported(self, data: bytes) -> Any:
        """Import a valid archive, and return its game."""
        state = self.bring_in(data)
        assert state["status"] == "imported", state
        return self.get(f"/v1/games/{state['game']}")

    def as_(self, token: str) -> "Api":
        """Return a client with a token, at the same address."""
        return Api(self.url, token, self._address)

    def at(self, address: str) -> "Api":
        """Return a client without a token at an address."""
        return Api(self.url, address=address)

    def open(self, *seats: dict[str, Any], **options: Any) -> tuple[dict[str, Any], list["Api"]]:
        """Open a game in which seat 0 begins; return it, and a client for each human seat."""
        seats = seats or ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"})
        body = {"ruleset": "schotten_totten", "options": {"first_seat": 0, **options}, "seats": list(seats)}
        game = self.post("/v1/games", body)
        return game, [self.as_(token["token"]) for token in game["tokens"]]


def refused(answer: requests.Response, name: str) -> requests.Response:
    """Check that a response is the documented 429."""
    assert answer.status_code == 429, answer.text
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.json()["type"] == f"/problems/{name}"
    assert int(answer.headers["Retry-After"]) > 0
    return answer


PORTS = range(20_000, 26_000)
"""Ports that the kernel assigns to no outgoing connection."""
METRICS_FURTHER = 6_000
"""Offset of an API's metrics port from its own port; these ports are not assigned either."""
_next_ports = count(secrets.randbelow(len(PORTS)))


def free_port() -> int:
    """Return a free port, a different one each time: a previous caller may not listen there yet."""
    while True:
        port = PORTS[next(_next_ports) % len(PORTS)]
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def metrics_of(url: str) -> str:
    """Return the address of the metrics of an API that `serve` runs."""
    return f"http://127.0.0.1:{int(url.rpartition(':')[2]) + METRICS_FURTHER}/metrics"


def answers(api: Api) -> bool:
    """Return whether the API responds."""
    try:
        return api.ask("GET", "/readyz").status_code in (200, 503)
    except OSError:
        return False


def serve(redis_url: str, port: int | None = None, /, **more: str) -> Generator[str]:
    """Run a real API process, served as by `cairn api`; yield its URL, and stop it at the end.

    `more` are settings in the environment. By default it is one process: limits apply per process.
    """
    port = port or free_port()
    settings = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_OPERATOR_KEY": OPERATOR}
    settings |= {"CAIRN_API_PROCESSES": "1", "CAIRN_METRICS_PORT": str(port + METRICS_FURTHER)}
    command = [sys.executable, "-m", "cairn.service", "api", "--port", str(port)]
    process = subprocess.Popen(command, env=os.environ | settings | more, cwd=ROOT)
    url = f"http://127.0.0.1:{port}"
    for _ in range(2400):  # a busy machine starts it in a minute
        try:
            requests.get(f"{url}/healthz", timeout=1)
            break
        except (requests.ConnectionError, requests.Timeout):
            time.sleep(0.05)
    try:
        yield url
    finally:  # also if the test that uses it fails
        process.terminate()
        assert process.wait(30) == 0


@contextmanager
def running(
    environment: Mapping[str, str], *parts: str, tree: Path = ROOT, python: str = sys.executable
) -> Iterator[list[int]]:
    """Run workers and caretakers of a source tree, and yield their process ids."""
    command, own = [python, "-m", "cairn.workers"], os.environ | environment
    started = [subprocess.Popen([*command, *part.split()], env=own, cwd=tree) for part in parts]
    try:
        yield [process.pid for process in started]
    finally:
        for process in started:
            process.kill()
        for process in started:
            process.wait()


IMPORTER = """
from cairn.service.jobs.jobs import IMPORT_QUEUE
from cairn.workers.worker import Worker

while True:  # a test that begins has emptied Redis, while the last one's job ended
    Worker([IMPORT_QUEUE]).work(logging_level="CRITICAL")
"""


def import_archives(redis_url: str) -> Iterator[None]:
    """Run a real worker that only imports archives, so that no AI moves meanwhile, and stop it at the end."""
    environment = os.environ | {"REDIS_URL": redis_url}
    process = subprocess.Popen([sys.executable, "-c", IMPORTER], env=environment, cwd=ROOT)
    yield
    process.kill()
    process.wait()
