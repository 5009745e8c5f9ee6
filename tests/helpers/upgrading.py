"""Parts of several versions on one data folder, as real processes, and clients of whichever API is running."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import requests
from helpers.api import KEY, METRICS_FURTHER, OPERATOR, ROOT, Api, free_port
from helpers.running import PATIENCE, until

NEWER = """
from importlib import metadata
from cairn.service.redis_clients import format as formats

formats.HIGHEST = 4
known = metadata.version
metadata.version = lambda name: "99.0.0" if name == "cairn-games" else known(name)

from cairn.events import codec
from cairn.events.keys import key_of
from cairn.events.log import Log
from cairn.projections import lists
from cairn.service.container import Services

append, plain, begin = Log.append, lists.canonical, Services.__init__


def create(services, *arguments, **options):
    begin(services, *arguments, **options)
    services.log.parts = services.parts
    lists.canonical = lambda entry: more(services.parts, entry)


def more(parts, entry):
    return plain(codec.load(plain(entry)) | {"planted": {"by": 4}}) if parts.written == 4 else plain(entry)


def planted(log, game, *arguments, before=(), **options):
    log.parts.permit()
    marks = [("SET", key_of(game, "planted"), 1)] if log.parts.written == 4 else []
    return append(log, game, *arguments, before=[*before, *marks], **options)


Services.__init__, Log.append = create, planted
"""
"""A version that knows format 4: once that is written, each append leaves a key of its own, and rows have one field
more."""


class Version:
    """A version of Cairn: the Python that has it, and its differences."""

    def __init__(self, python: str = sys.executable, tree: Path = ROOT, planted: Path | None = None) -> None:
        self._python, self._tree = python, tree
        # Not the settings of this run of the tests: an older version may not know one, and would refuse to start.
        self._environment = {name: value for name, value in os.environ.items() if not name.startswith("CAIRN_")}
        self._environment |= {"CAIRN_KEY": KEY, "CAIRN_OPERATOR_KEY": OPERATOR}
        self._environment |= {"CAIRN_API_PROCESSES": "1", "CAIRN_LIMITS": "off", "CAIRN_GAMES_PER_CLIENT": "off"}
        if planted:
            planted.mkdir()
            (planted / "sitecustomize.py").write_text(NEWER)
            self._environment["PYTHONPATH"] = str(planted)

    def run(self, url: str, *command: str) -> "subprocess.CompletedProcess[str]":
        """Run a command to its end."""
        return subprocess.run(
            [self._python, "-m", "cairn.service", *command],
            env=self._environment | {"REDIS_URL": url},
            cwd=self._tree,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    def start(
        self, url: str, *part: str, stderr: int | None = None, metrics_port: int = 0
    ) -> "subprocess.Popen[bytes]":
        """Start a part."""
        environment = self._environment | {"REDIS_URL": url, "CAIRN_METRICS_PORT": str(metrics_port)}
        return subprocess.Popen([self._python, *part], env=environment, cwd=self._tree, stderr=stderr)


class Running:
    """A running API of a version, until it is stopped."""

    def __init__(self, version: Version, redis_url: str) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        command = ("-m", "cairn.service", "api", "--port", str(port))
        self.process = version.start(redis_url, *command, metrics_port=port + METRICS_FURTHER)
        until(self._answers)

    def _answers(self) -> bool:
        with suppress(requests.RequestException):
            return requests.get(f"{self.url}/readyz", timeout=5).status_code == 200
        return False

    def children(self) -> list[int]:
        """Return all its processes except the first, children before their parents."""
        children, pids = list[int](), [self.process.pid]
        while pids:
            pid = pids.pop()
            with suppress(FileNotFoundError):
                pids += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
            children.insert(0, pid)
        return children[:-1]

    def stop(self) -> None:
        """Stop it as an operator does."""
        self.process.terminate()
        assert self.process.wait(PATIENCE) == 0

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:  # also if the test fails
            for pid in self.children():
                os.kill(pid, signal.SIGCONT)
            self.stop()


@contextmanager
def parts(version: Version, url: str, *names: str) -> Iterator[None]:
    """Run workers and a caretaker of a version."""
    started = [version.start(url, "-m", "cairn.workers", name) for name in names]
    try:
        yield
    finally:
        for process in started:
            process.terminate()
        for process in started:
            assert process.wait(PATIENCE) == 0


class Balanced(Api):
    """A client of all running APIs, one after the other, as a load balancer spreads requests.

    `urls` may change meanwhile.
    """

    def __init__(self, urls: Sequence[str], token: str | None = None) -> None:
        super().__init__(urls[0], token)
        self.urls, self._next = urls, count()

    def ask(self, method: str, path: str, **options: Any) -> requests.Response:
        """Send a request to the next API."""
        urls = [*self.urls]
        self.url = urls[next(self._next) % len(urls)]
        return super().ask(method, path, **options)

    def as_(self, token: str) -> "Balanced":
        """Return a client with a token."""
        return Balanced(self.urls, token)
