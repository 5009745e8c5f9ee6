"""Heartbeats of a part, for systemd and for health checks of containers."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
from helpers.api import KEY, METRICS_FURTHER, ROOT, free_port
from helpers.running import until

from cairn.service.run.metrics_folder import FOLDER, PART
from cairn.service.run.systemd_notify import WATCHDOG_SECONDS, is_shown, show

READY = b"READY=1\nWATCHDOG=1"

pytestmark = pytest.mark.slow


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """Return a socket that listens like systemd."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(60)
        yield listening


def heard(systemd: socket.socket, seconds: float) -> int:
    """Return the number of notifications within a time."""
    count, deadline = 0, time.monotonic() + seconds
    while (left := deadline - time.monotonic()) > 0:
        systemd.settimeout(left)
        try:
            assert systemd.recv(100) == READY
        except TimeoutError:
            break
        count += 1
    return count


@pytest.mark.usefixtures("services")
@pytest.mark.parametrize("part", ["api", "worker", "caretaker"])
def test_a_working_part_notifies_systemd(part: str, redis_url: str, systemd: socket.socket, tmp_path: Path) -> None:
    """It notifies repeatedly once it is ready. A hung part stops, and its metric shows it."""
    port, folder = free_port(), tmp_path / "metrics"
    folder.mkdir()
    settings = {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "NOTIFY_SOCKET": str(tmp_path / "notify")}
    settings |= {FOLDER: str(folder), "CAIRN_METRICS_PORT": str(port + METRICS_FURTHER), "CAIRN_API_PROCESSES": "1"}
    command = [sys.executable, "-m", "cairn.service", part, *(["--port", str(port)] if part == "api" else [])]
    process = subprocess.Popen(command, env=os.environ | settings, cwd=ROOT)
    try:
        assert systemd.recv(100) == READY
        assert systemd.recv(100) == READY
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        (child,) = [int(pid) for pid in children]
        hang(part, child, folder)
        heard(systemd, 3)  # what was on its way
        assert heard(systemd, 5) == 0
        if part != "api":
            answer = requests.get(f"http://127.0.0.1:{port + METRICS_FURTHER}/metrics", timeout=10)
            assert re.search(rf'cairn_part_running{{part="the {part}"}} 0\.0', answer.text)
        for pid in family(child):
            os.kill(pid, signal.SIGCONT)
        systemd.settimeout(60)
        assert systemd.recv(100) == READY
    finally:
        process.terminate()
        process.wait(60)


def hang(part: str, child: int, folder: Path) -> None:
    """Suspend the processes of a part, and make its last heartbeat old."""
    for pid in family(child):
        os.kill(pid, signal.SIGSTOP)
    for file in folder.glob("*.alive") if part != "api" else ():
        old = time.time() - WATCHDOG_SECONDS - 1
        os.utime(file, (old, old))


def family(pid: int) -> list[int]:
    """Return a process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(int(child) for child in children)]


def test_a_heartbeat_needs_a_name(tmp_path: Path) -> None:
    """It is in the metrics folder. Without a folder none is expected."""
    own = {FOLDER: str(tmp_path), PART: "the-worker-1"}
    assert not is_shown(own)
    show(own)
    assert is_shown(own)
    assert is_shown({FOLDER: str(tmp_path)})
    assert until(lambda: [file.name for file in tmp_path.iterdir()]) == ["the-worker-1.alive"]
