"""Starting: the processor time of `cairn --help`, and of all processes of `cairn up` until it is up.

Asked: 0.25 s, and 1.5 s.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from clients import spent
from helpers.api import free_port
from report import bar
from shared import ROOT, Server
from sides import ROUNDS

UP = "Cairn is up"


def main() -> None:
    """Measure both; the first time of each only fills the caches."""
    bar("cairn --help, processor seconds", median([_help() for _ in range(1 + ROUNDS)][1:]), 0.25)
    bar("cairn up, processor seconds until it is up", median([_up() for _ in range(1 + ROUNDS)][1:]), 1.5)


def _help() -> float:
    """Return the processor seconds of `cairn --help`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(_cairn("--help"), cwd=ROOT, env=_environment(), stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _up() -> float:
    """Return the processor seconds of all parts until `cairn up` on an empty data folder says that it is up."""
    with tempfile.TemporaryDirectory() as data:
        command = _cairn("up", "--port", "0", "--no-demo", "--data", data)
        process = subprocess.Popen(command, cwd=ROOT, env=_environment(), stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            if not any(UP in line for line in process.stdout):
                raise RuntimeError("it ended before it was up")
            return spent(Server(0, process.pid, "").processes)
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate()


def _cairn(*words: str) -> list[str]:
    return [sys.executable, "-m", "cairn.service", *words]


def _environment() -> dict[str, str]:
    """Return an environment in which Python keeps what it compiles, as it does where Cairn is installed."""
    kept = {name: value for name, value in os.environ.items() if name not in ("REDIS_URL", "PYTHONDONTWRITEBYTECODE")}
    return kept | {
        "PYTHONPATH": str(ROOT / ".packages"),
        "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "cairn-compiled"),
        "CAIRN_METRICS_PORT": str(free_port()),
    }
