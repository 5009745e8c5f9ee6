"""Starting: processor time of `cairn --help`, and how long `cairn up` takes until it is up.

Asked: 0.25 s of processor time, and 1.5 s.
"""

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from shared import ROOT
from sides import ROUNDS, base_tree

UP = "Cairn is up"


def main() -> None:
    """Measure the base and this tree in turn; the first time of each only fills the caches."""
    helps: dict[str, list[float]] = {"base": [], "this tree": []}
    ups: dict[str, list[float]] = {"base": [], "this tree": []}
    with base_tree() as base:
        trees = {"base": base, "this tree": ROOT}
        for _ in range(1 + ROUNDS):
            for side, tree in trees.items():
                helps[side].append(processor_of_help(tree))
                ups[side].append(seconds_until_up(tree))
    for what, taken in (("cairn --help, processor time", helps), ("cairn up, wall time", ups)):
        before, now = (median(times[1:]) for times in taken.values())
        print(f"  {what}: {now:.2f} s, base {before:.2f} s: {now / before:.2f} times")


def processor_of_help(tree: Path) -> float:
    """Return the processor seconds of `cairn --help`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(_cairn("--help"), cwd=tree, env=_environment(tree), stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def seconds_until_up(tree: Path) -> float:
    """Return the seconds until `cairn up` on an empty data folder says that it is up; stop it then."""
    with tempfile.TemporaryDirectory() as data:
        begun = time.perf_counter()
        command = _cairn("up", "--port", "0", "--no-demo", "--data", data)
        process = subprocess.Popen(command, cwd=tree, env=_environment(tree), stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            if not any(UP in line for line in process.stdout):
                raise RuntimeError("it ended before it was up")
            took = time.perf_counter() - begun
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate()
    return took


def _cairn(*words: str) -> list[str]:
    return [sys.executable, "-m", "cairn.service", *words]


def _environment(tree: Path) -> dict[str, str]:
    """Return an environment in which Python keeps what it compiles, as it does where Cairn is installed."""
    kept = {name: value for name, value in os.environ.items() if name not in ("REDIS_URL", "PYTHONDONTWRITEBYTECODE")}
    return kept | {
        "PYTHONPATH": str(tree / ".packages"),
        "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "cairn-compiled"),
    }
