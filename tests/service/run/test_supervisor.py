"""The supervisor with small programs as parts, the processes of `cairn api`, and heartbeats of parts."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import requests
from helpers.api import KEY, METRICS_FURTHER, ROOT, free_port
from helpers.running import PATIENCE, is_running, until

from cairn.service.run.metrics_folder import FOLDER, PART
from cairn.service.run.supervisor import Supervisor
from cairn.service.run.systemd_notify import WATCHDOG_SECONDS, is_shown, show

LOG = """
import os, signal, sys, time
path, name = sys.argv[1:]
def say(word):
    with open(path, "a") as log:
        log.write(f"{word} {name}\\n")
def stop(*_):
    say("stop")
    sys.exit(0)
signal.signal(signal.SIGTERM, stop)
say("start")
time.sleep(600)
"""

DEAF = """
import os, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
with open(sys.argv[1], "a") as log:
    log.write(f"{os.getpid()}\\n")
time.sleep(600)
"""
PARENT = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
with open(sys.argv[1], "a") as log:
    log.write(f"{child.pid}\\n")
time.sleep(600)
"""


class House:
    """A supervisor, its messages, and the output of its programs."""

    def __init__(self, path: Path) -> None:
        self.path, self.said = path, list[str]()
        self.supervisor = Supervisor(dict(os.environ), self.said.append)

    def start(self, name: str, program: str = LOG) -> None:
        """Start a program that writes when it starts and stops."""
        self.supervisor.start(name, sys.executable, "-c", program, str(self.path), name)

    @property
    def log(self) -> list[str]:
        """The output of the programs."""
        return self.path.read_text().splitlines() if self.path.exists() else []

    def until(self, true: Callable[..., bool]) -> None:
        """Watch until a condition is true."""
        deadline = time.monotonic() + 30
        while not true():
            assert time.monotonic() < deadline, self.log
            self.supervisor.watch()
            time.sleep(0.02)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Yield a supervisor, and stop it at the end."""
    house = House(tmp_path / "log")
    yield house
    house.supervisor.stop()


def test_parts_stop_in_the_reverse_order(house: House) -> None:
    """The last started part stops first, and nothing is left."""
    for number, name in enumerate(("api", "worker", "caretaker"), start=1):
        house.start(name)
        house.until(lambda wanted=number: len(house.log) == wanted)
    pids = [part.process.pid for part in house.supervisor.parts if part.process]
    house.supervisor.stop()
    assert house.log[3:] == ["stop caretaker", "stop worker", "stop api"]
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]


def test_a_dead_part_is_restarted(house: House) -> None:
    """The message names the part and the cause."""
    house.start("worker")
    house.until(lambda: house.log == ["start worker"])
    (part,) = house.supervisor.parts
    assert part.process
    os.kill(part.process.pid, signal.SIGKILL)
    house.until(lambda: house.log == ["start worker"] * 2)
    assert house.said == ["worker died (signal SIGKILL); restarting it."]


@pytest.mark.slow
@pytest.mark.parametrize(("program", "words"), [("exit(3)", "died (exit code 3)"), ("pass", "ended at once")])
def test_repeated_ends_have_growing_delays(house: House, program: str, words: str) -> None:
    """A crash loop does not spin. An immediate end counts as a failure, even without an error."""
    house.start("broken", program)
    house.until(lambda: len(house.said) == 3)
    (part,) = house.supervisor.parts
    assert house.said[0] == f"broken {words}; restarting it."
    assert part.attempts.pause > 1


@pytest.mark.slow
def test_a_regular_end_is_followed_by_a_restart(house: House) -> None:
    """A worker that ends after its number of jobs is no failure, so no message is logged."""
    house.start("worker", "import sys, time; open(sys.argv[1], 'a').write('done\\n'); time.sleep(1.2)")
    house.until(lambda: len(house.log) >= 2)
    assert house.said == []


def test_a_part_that_does_not_stop_is_killed(house: House) -> None:
    """It ignores SIGTERM."""
    house.start("deaf", DEAF)
    house.until(lambda: len(house.log) == 1)
    house.supervisor.grace = 0.1
    house.supervisor.stop()
    assert not Path(f"/proc/{house.log[0]}").exists()


@pytest.mark.parametrize("again", [True, False])
def test_children_of_a_part_end_with_it(house: House, again: bool) -> None:
    """This holds for a restart and for a stop: a child may still hold the port."""
    house.start("parent", PARENT)
    house.until(lambda: len(house.log) == 1)
    (part,) = house.supervisor.parts
    assert part.process
    os.kill(part.process.pid, signal.SIGKILL)
    child = int(house.log[0])
    if again:
        house.until(lambda: len(house.log) == 2)
    else:
        house.supervisor.stop()
    until(lambda: not is_running(child))


def test_parts_die_with_a_killed_supervisor(tmp_path: Path) -> None:
    """Even kill -9 of the supervisor leaves no part running."""
    program = f"""
import os, time
from cairn.service.run.supervisor import Supervisor
supervisor = Supervisor(dict(os.environ), print)
supervisor.start("part", {sys.executable!r}, "-c", {LOG!r}, {str(tmp_path / "log")!r}, "part")
while True: time.sleep(1)
"""
    supervisor = subprocess.Popen([sys.executable, "-c", program])
    log = tmp_path / "log"
    until(lambda: log.exists() and "start part" in log.read_text())
    supervisor.kill()
    supervisor.wait()
    until(lambda: "stop part" in log.read_text())


@pytest.mark.slow
def test_a_failed_start_is_retried(house: House, tmp_path: Path) -> None:
    """The program may be missing for a moment, or the machine may lack memory for another process."""
    program = tmp_path / "program"
    house.supervisor.start("worker", str(program))
    house.until(lambda: len(house.said) == 2)
    program.write_text(f"#!/bin/sh\necho start >{tmp_path / 'log'}\nexec sleep 600\n")
    program.chmod(0o700)
    house.until(lambda: house.log == ["start"])
    assert house.said[0] == "worker cannot be started (No such file or directory); trying again."


def test_writing_parts_can_be_suspended(house: House) -> None:
    """The other parts continue. No death is reported, and the parts return without a pause."""
    house.start("api")
    house.until(lambda: house.log == ["start api"])
    house.supervisor.start("worker", sys.executable, "-c", LOG, str(house.path), "worker", writes=True)
    house.until(lambda: house.log[1:] == ["start worker"])
    for _ in range(2):
        house.supervisor.suspend(True)
        house.supervisor.watch()
    house.supervisor.start("caretaker", sys.executable, "-c", LOG, str(house.path), "caretaker", writes=True)
    assert house.log[2:] == ["stop worker"]
    assert [part.name for part in house.supervisor.parts if part.process] == ["api"]
    house.supervisor.suspend(False)
    house.until(lambda: sorted(house.log[3:]) == ["start caretaker", "start worker"])
    assert house.said == []


KILLS = 5


@pytest.fixture
def api(redis_url: str) -> Iterator[tuple[str, int]]:
    """Yield the URL of a `cairn api` with two processes, and its process id."""
    port = free_port()
    environment = os.environ | {"REDIS_URL": redis_url, "CAIRN_KEY": KEY, "CAIRN_API_PROCESSES": "2"}
    command = [sys.executable, "-m", "cairn.service", "api", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, cwd=ROOT)
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


READY = b"READY=1\nWATCHDOG=1"


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """Return a socket that listens like systemd."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(60)
        yield listening


def count_notifications(systemd: socket.socket, seconds: float) -> int:
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


@pytest.mark.slow
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
        (child,) = children(process.pid)
        hang(part, child, folder)
        count_notifications(systemd, 3)  # those on their way
        assert count_notifications(systemd, 5) == 0
        if part != "api":
            answer = requests.get(f"http://127.0.0.1:{port + METRICS_FURTHER}/metrics", timeout=10)
            assert re.search(rf'cairn_part_running{{part="the {part}"}} 0\.0', answer.text)
        for pid in [child, *children(child)]:
            os.kill(pid, signal.SIGCONT)
        systemd.settimeout(60)
        assert systemd.recv(100) == READY
    finally:
        process.terminate()
        process.wait(60)


def hang(part: str, child: int, folder: Path) -> None:
    """Suspend the processes of a part, and make its last heartbeat old."""
    for pid in [child, *children(child)]:
        os.kill(pid, signal.SIGSTOP)
    for file in folder.glob("*.alive") if part != "api" else ():
        old = time.time() - WATCHDOG_SECONDS - 1
        os.utime(file, (old, old))


@pytest.mark.slow
def test_a_heartbeat_needs_a_name(tmp_path: Path) -> None:
    """It is in the metrics folder. Without a folder none is expected."""
    own = {FOLDER: str(tmp_path), PART: "the-worker-1"}
    assert not is_shown(own)
    show(own)
    assert is_shown(own)
    assert is_shown({FOLDER: str(tmp_path)})
    assert until(lambda: [file.name for file in tmp_path.iterdir()]) == ["the-worker-1.alive"]
