"""Starting: the processor time of `cairn --help`, and of all processes of `cairn up` until it is up.

Required: 0.25 s, and 1.3 s. The base and this tree are measured alternately.
"""

import os
import resource
import signal
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from clients import bar, spent
from helpers.api import free_port
from shared import ROOT, Server, python_of
from sides import ROUNDS, alternating, base_tree

UP = "Cairn is up"


def main() -> None:
    """Measure both; the first run of each only fills the caches."""
    figures: list[tuple[str, Callable[[Path, Path], float], float]] = [
        ("cairn --help, processor seconds", _help, 0.25),
        ("cairn up, processor seconds until it is up", _up, 1.3),
    ]
    with base_tree() as base, tempfile.TemporaryDirectory() as compiled:
        for what, measure, most in figures:
            found: dict[Path, list[float]] = {base: [], ROOT: []}
            for tree in alternating([*found], 1 + ROUNDS):
                found[tree].append(measure(tree, Path(compiled)))
            before, now = (median(seconds[1:]) for seconds in found.values())
            bar(f"{what} (base {before:.2f}, ratio {now / before:.2f})", now, most)


def _help(tree: Path, compiled: Path) -> float:
    """Return the processor seconds of `cairn --help`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command, environment = _cairn(tree, "--help"), _environment(tree, compiled)
    subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _up(tree: Path, compiled: Path) -> float:
    """Return the processor seconds of all parts until `cairn up` on an empty data folder reports that it is up."""
    with tempfile.TemporaryDirectory() as data:
        command = _cairn(tree, "up", "--port", str(free_port()), "--no-demo", "--data", data)
        environment = _environment(tree, compiled)
        process = subprocess.Popen(command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            if not any(UP in line for line in process.stdout):
                raise RuntimeError("it ended before it was up")
            return spent(Server(0, process.pid, "").processes)
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate()


def _cairn(tree: Path, *words: str) -> list[str]:
    return [python_of(tree), "-m", "cairn.service", *words]


def _environment(tree: Path, compiled: Path) -> dict[str, str]:
    """Return an environment in which Python caches compiled modules, as in an installation."""
    base = {name: value for name, value in os.environ.items() if name not in ("REDIS_URL", "PYTHONDONTWRITEBYTECODE")}
    return base | {
        "PYTHONPATH": str(tree / ".packages"),
        "PYTHONPYCACHEPREFIX": str(compiled),
        "CAIRN_METRICS_PORT": str(free_port()),
    }
