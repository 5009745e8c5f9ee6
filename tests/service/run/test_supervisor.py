"""The supervisor, with small programs as parts."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from helpers.running import is_running, until

from cairn.service.run.supervisor import Supervisor

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
        self.said: list[str] = []
        self.path = path
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
def services(tmp_path: Path) -> Iterator[House]:
    """Yield a supervisor, and stop it at the end."""
    house = House(tmp_path / "log")
    yield house
    house.supervisor.stop()


def test_parts_stop_in_the_reverse_order(services: House) -> None:
    """The last started part stops first, and nothing is left."""
    for number, name in enumerate(("api", "worker", "caretaker"), start=1):
        services.start(name)
        services.until(lambda wanted=number: len(services.log) == wanted)
    pids = [part.process.pid for part in services.supervisor.parts if part.process]
    services.supervisor.stop()
    assert services.log[3:] == ["stop caretaker", "stop worker", "stop api"]
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]


def test_a_dead_part_is_restarted(services: House) -> None:
    """The message names the part and the cause."""
    services.start("worker")
    services.until(lambda: services.log == ["start worker"])
    (part,) = services.supervisor.parts
    assert part.process
    os.kill(part.process.pid, signal.SIGKILL)
    services.until(lambda: services.log == ["start worker"] * 2)
    assert services.said == ["worker died (signal SIGKILL); restarting it."]


@pytest.mark.parametrize(
    ("program", "words"), [("import sys; sys.exit(3)", "died (exit code 3)"), ("pass", "ended at once")]
)
@pytest.mark.slow
def test_repeated_ends_have_growing_delays(services: House, program: str, words: str) -> None:
    """A crash loop does not spin. An immediate end counts as a failure, even without an error."""
    services.start("broken", program)
    services.until(lambda: len(services.said) == 3)
    (part,) = services.supervisor.parts
    assert services.said[0] == f"broken {words}; restarting it."
    assert part.attempts.pause > 1


@pytest.mark.slow
def test_a_regular_end_is_followed_by_a_restart(services: House) -> None:
    """A worker that ends after its number of jobs is no failure, so no message is logged."""
    services.start("worker", "import sys, time; open(sys.argv[1], 'a').write('done\\n'); time.sleep(1.2)")
    services.until(lambda: len(services.log) >= 2)
    assert services.said == []


def test_a_part_that_does_not_stop_is_killed(services: House) -> None:
    """It ignores SIGTERM."""
    services.start("deaf", DEAF)
    services.until(lambda: len(services.log) == 1)
    services.supervisor.grace = 0.1
    services.supervisor.stop()
    assert not Path(f"/proc/{services.log[0]}").exists()


@pytest.mark.parametrize("again", [True, False])
def test_children_of_a_part_end_with_it(services: House, again: bool) -> None:
    """This holds for a restart and for a stop: a child may still hold the port."""
    services.start("parent", PARENT)
    services.until(lambda: len(services.log) == 1)
    (part,) = services.supervisor.parts
    assert part.process
    os.kill(part.process.pid, signal.SIGKILL)
    child = int(services.log[0])
    if again:
        services.until(lambda: len(services.log) == 2)
    else:
        services.supervisor.stop()
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
    for word in ("start part", "stop part"):
        deadline = time.monotonic() + 30
        while not (tmp_path / "log").exists() or word not in (tmp_path / "log").read_text():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        if word == "start part":
            supervisor.kill()
            supervisor.wait()


@pytest.mark.slow
def test_a_failed_start_is_retried(services: House, tmp_path: Path) -> None:
    """The program may be missing for a moment, or the machine may lack memory for another process."""
    program = tmp_path / "program"
    services.supervisor.start("worker", str(program))
    services.until(lambda: len(services.said) == 2)
    program.write_text(f"#!/bin/sh\necho start >{tmp_path / 'log'}\nexec sleep 600\n")
    program.chmod(0o700)
    services.until(lambda: services.log == ["start"])
    assert services.said[0] == "worker cannot be started (No such file or directory); trying again."


def test_writing_parts_can_be_suspended(services: House) -> None:
    """The other parts continue. No death is reported, and the parts return without a pause."""
    services.start("api")
    services.until(lambda: services.log == ["start api"])
    services.supervisor.start("worker", sys.executable, "-c", LOG, str(services.path), "worker", writes=True)
    services.until(lambda: services.log[1:] == ["start worker"])
    for _ in range(2):
        services.supervisor.suspend(True)
        services.supervisor.watch()
    services.supervisor.start("caretaker", sys.executable, "-c", LOG, str(services.path), "caretaker", writes=True)
    assert services.log[2:] == ["stop worker"]
    assert [part.name for part in services.supervisor.parts if part.process] == ["api"]
    services.supervisor.suspend(False)
    services.until(lambda: sorted(services.log[3:]) == ["start caretaker", "start worker"])
    assert services.said == []
