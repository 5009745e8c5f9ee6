"""What Cairn takes while nobody plays: the processor time of all parts, with two workers and with six.

Asked: at most 0.5 % of a core, however many workers.
"""

import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import requests
from clients import spent
from helpers.api import METRICS_FURTHER, free_port
from report import bar
from shared import ROOT

WORKERS = (2, 6)
SETTLE_SECONDS, SECONDS = 10.0, 30.0
MOST = 0.5
PARTS = {"service.server": "API", "workers worker": "workers", "workers caretaker": "caretaker", "valkey": "Redis"}
"""What a process is part of, by what its command line holds."""


def main() -> None:
    """Measure each number of workers, and print percents of a core by part."""
    for workers in WORKERS:
        with tempfile.TemporaryDirectory() as folder:
            shares = idle(Path(folder), workers)
        total = sum(shares.values())
        parts = ", ".join(f"{part} {share:.2f}" for part, share in shares.items())
        bar(f"{workers} workers ({parts}), % of a core", total, MOST)


def idle(folder: Path, workers: int) -> dict[str, float]:
    """Run everything without a game, and return which share of a core each part takes, in percent."""
    port = free_port()
    settings = {"PYTHONPATH": str(ROOT / ".packages"), "CAIRN_METRICS_PORT": str(port + METRICS_FURTHER)}
    command = [sys.executable, "-m", "cairn.service", "up", "--no-demo", "--port", str(port)]
    command += ["--workers", str(workers), "--data", str(folder / "data")]
    with subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.DEVNULL) as up:
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
    """Wait until so many workers are there."""
    while True:
        with suppress(requests.ConnectionError):
            if (requests.get(url, timeout=5).json()["workers"] or 0) >= workers:
                return
        time.sleep(0.1)


def processes(first: int) -> dict[int, str]:
    """Return a process and all that come of it, and which part each is."""
    found, parts = [first], dict[int, str]()
    for process in found:
        for children in Path(f"/proc/{process}/task").glob("*/children"):
            found += map(int, children.read_text().split())
        line = Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
        parts[process] = next((part for words, part in PARTS.items() if words in line), "cairn up")
    return parts
