"""The cost of an idle Cairn: the processor time of all parts, with two workers and with six.

Required: at most 0.5 % of a core with two workers. The base and this tree are measured alternately.
"""

import os
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median

import requests
from clients import bar, spent
from helpers.api import METRICS_FURTHER, free_port
from shared import ROOT, python_of
from sides import ROUNDS, alternating, base_tree

WORKERS = (2, 6)
SETTLE_SECONDS, SECONDS = 10.0, 30.0
MAX_PERCENT = 0.5
PARTS = {
    "service api": "API",
    "service.front": "API",
    "workers worker": "workers",
    "workers caretaker": "caretaker",
    "valkey": "Redis",
}
"""The part of a process by a word of its command line; other processes belong to their parent's part."""


def main() -> None:
    """Measure each number of workers, and print percents of a core by part."""
    with base_tree() as base:
        for workers in WORKERS:
            totals: dict[Path, list[float]] = {base: [], ROOT: []}
            for tree in alternating([*totals], max(1, ROUNDS // 4)):
                with tempfile.TemporaryDirectory() as folder:
                    shares = idle(tree, Path(folder), workers)
                totals[tree].append(sum(shares.values()))
                parts = ", ".join(f"{part} {share:.2f}" for part, share in shares.items())
                print(f"  {'this tree' if tree == ROOT else 'base'}, {workers} workers: {parts}", flush=True)
            before, now = map(median, totals.values())
            what = f"{workers} workers, % of a core (base {before:.2f}, ratio {now / before:.2f})"
            if workers == WORKERS[0]:
                bar(what, now, MAX_PERCENT)
            else:
                print(f"  {what}: {now:.2f}")


def idle(tree: Path, folder: Path, workers: int) -> dict[str, float]:
    """Run a tree's parts without a game, and return the share of a core of each, in percent."""
    port = free_port()
    settings = {"PYTHONPATH": str(tree / ".packages"), "CAIRN_METRICS_PORT": str(port + METRICS_FURTHER)}
    command = [python_of(tree), "-m", "cairn.service", "up", "--no-demo", "--port", str(port)]
    command += ["--workers", str(workers), "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=tree, env=os.environ | settings, stdout=subprocess.DEVNULL) as up:
        try:
            wait_for(f"http://127.0.0.1:{port}/readyz", workers)
            time.sleep(SETTLE_SECONDS)
            parts = processes(up.pid)
            before = {process: spent([process]) for process in parts}
            time.sleep(SECONDS)
            shares = dict.fromkeys(parts.values(), 0.0)
            for process, part in parts.items():
                shares[part] += (spent([process]) - before[process]) / SECONDS * 100
            return shares
        finally:
            up.terminate()


def wait_for(url: str, workers: int) -> None:
    """Wait until `workers` workers are registered."""
    while True:
        with suppress(requests.ConnectionError):
            if (requests.get(url, timeout=5).json()["workers"] or 0) >= workers:
                return
        time.sleep(0.1)


def processes(first: int) -> dict[int, str]:
    """Return a process and its descendants, with the part of each."""
    descendants, parts = [(first, "cairn up")], dict[int, str]()
    for process, parent in descendants:
        line = Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
        parts[process] = next((part for words, part in PARTS.items() if words in line), parent)
        for children in Path(f"/proc/{process}/task").glob("*/children"):
            descendants += [(int(child), parts[process]) for child in children.read_text().split()]
    return parts
