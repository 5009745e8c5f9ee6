"""Cairn's commands as run by a person: `cairn up` and requests to it, and commands that end by themselves."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import requests

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


def is_running(pid: int) -> bool:
    """Return whether a process exists and is no zombie."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


class Up:
    """A running `cairn up`, or another program like it: its output, and requests to it."""

    def __init__(
        self, output: Path, *options: str, program: Sequence[str] = ("-m", "cairn.service", "up"), **environment: str
    ) -> None:
        clean = {key: value for key, value in os.environ.items() if key != "REDIS_URL"} | {"CAIRN_METRICS_PORT": "0"}
        self._output = output
        with output.open("w") as file:
            self.process = subprocess.Popen(
                [sys.executable, *program, *options],
                cwd=ROOT,
                env=clean | environment,
                stdout=file,
                stderr=subprocess.STDOUT,
                # The process that runs the tests may ignore SIGHUP, as nohup does; a terminal does not.
                preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
            )

    @property
    def output(self) -> str:
        """All output of it and its parts."""
        return self._output.read_text()

    def hears(self, words: str) -> str:
        """Wait until the output matches a pattern, and return the match."""
        deadline = time.monotonic() + PATIENCE
        while not (match := re.search(words, self.output)):
            assert time.monotonic() < deadline, self.output
            assert self.process.poll() is None, self.output
            time.sleep(0.05)
        return match.group(0)

    def parts(self, of: int = 0) -> dict[int, str]:
        """Return the processes under it, or under one of these, with their command lines."""
        processes = {}
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    line = (entry / "cmdline").read_bytes().decode().replace("\0", " ")
                    parent = re.search(r"PPid:\t(\d+)", (entry / "status").read_text())
                except (FileNotFoundError, ProcessLookupError):
                    continue
                if parent and int(parent.group(1)) == (of or self.process.pid):
                    processes[int(entry.name)] = line
        return processes

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask it to stop, and return its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


def cairn(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end, and return the result; only these settings of Redis are set."""
    clean = {key: value for key, value in os.environ.items() if key != "REDIS_URL"}
    command, settings = ([sys.executable, "-m", "cairn.service", *arguments], clean | environment)
    return subprocess.run(command, env=settings, cwd=ROOT, capture_output=True, text=True, check=False)


def until(true: Callable[..., Any], seconds: float = PATIENCE) -> Any:
    """Wait until a function returns a truthy value, and return it."""
    deadline = time.monotonic() + seconds
    while not (result := true()):
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.05)
    return result


def address(started: Up) -> str:
    """Return the address of a running Cairn."""
    return started.hears(r"Cairn is up at http://\S+").rpartition(" ")[2]


def metrics(started: Up) -> str:
    """Return the address of its metrics."""
    return started.hears(r"Metrics are at http://\S+").rpartition(" ")[2]


def demo(started: Up) -> str:
    """Return the API's address of the demo game of Schotten Totten between AIs."""
    page = started.hears(r"Watch AIs play Schotten Totten: http://\S+/#/games/[a-z2-7]{20}\b").rpartition(" ")[2]
    return page.replace("/#/", "/v1/")


def ask(method: str, url: str, **options: Any) -> Any:
    """Return the JSON of a response, without a proxy."""
    with requests.Session() as session:
        session.trust_env = False
        answer = session.request(method, url, timeout=30, **options)
        assert answer.ok, answer.text
        return answer.json()
