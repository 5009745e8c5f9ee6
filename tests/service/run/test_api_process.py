"""The processes of `cairn api`: whichever is killed, however often, the API comes back."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import requests
from helpers.api import KEY, ROOT, free_port
from helpers.running import PATIENCE, until

KILLS = 5


@pytest.fixture
def api(redis_url: str) -> Iterator[tuple[str, int]]:
    """Yield the URL of a `cairn api` with two processes, and its process id."""
    port = free_port()
    environment = os.environ | {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_API_PROCESSES": "2"}
    process = subprocess.Popen(
        [sys.executable, "-m", "cairn.service", "api", "--port", str(port)], env=environment, cwd=ROOT
    )
    url = f"http://127.0.0.1:{port}"
    until(lambda: lives(url))
    yield url, process.pid
    process.terminate()
    assert process.wait(PATIENCE) == 0
    assert not lives(url)


def lives(url: str) -> bool:
    """Return whether the API answers."""
    with suppress(requests.RequestException):
        return requests.get(f"{url}/healthz", timeout=5).status_code == 200
    return False


def children(process: int) -> list[int]:
    """Return the child processes of a process."""
    with suppress(FileNotFoundError):
        return list(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))
    return []


@pytest.mark.many
@pytest.mark.parametrize("depth", [1, 2], ids=["what serves", "the process that answers"])
def test_killed_processes_are_restarted(api: tuple[str, int], depth: int) -> None:
    """After five kills, each right after the start, the API runs a sixth time, and stops on a signal."""
    url, process = api
    killed: set[int] = set()
    while len(killed) < KILLS:
        until(lambda: generation(process, depth) - killed)
        for pid in generation(process, depth) - killed:
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
    until(lambda: lives(url))


def generation(process: int, depth: int) -> set[int]:
    """Return the children of a process, or their children."""
    processes = {process}
    for _ in range(depth):
        processes = {child for parent in processes for child in children(parent)}
    return processes
