"""The supervisor, with small programs to watch over."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from service.supervisor import Supervisor

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
    """A supervisor, what it said, and what its programs wrote."""

    def __init__(self, path: Path) -> None:
        self.said: list[str] = []
        self.path = path
        self.supervisor = Supervisor(dict(os.environ), self.said.append)

    def start(self, name: str, program: str = LOG) -> None:
        """Start a program that writes when it starts and stops."""
        self.supervisor.start(name, sys.executable, "-c", program, str(self.path), name)

    @property
    def log(self) -> list[str]:
        """What the programs wrote."""
        return self.path.read_text().splitlines() if self.path.exists() else []

    def until(self, true: Callable[[], bool]) -> None:
        """Watch until something is true."""
        deadline = time.monotonic() + 30
        while not true():
            assert time.monotonic() < deadline, self.log
            self.supervisor.watch()
            time.sleep(0.02)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Give a supervisor that is stopped in the end."""
    found = House(tmp_path / "log")
    yield found
    found.supervisor.stop()


def test_parts_stop_in_the_reverse_order(house: House) -> None:
    """What was started last stops first, and nothing is left."""
    for number, name in enumerate(("api", "worker", "caretaker"), start=1):
        house.start(name)
        house.until(lambda wanted=number: len(house.log) == wanted)
    pids = [part.process.pid for part in house.supervisor.parts if part.process]
    house.supervisor.stop()
    assert house.log[3:] == ["stop caretaker", "stop worker", "stop api"]
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]


def test_what_dies_is_started_again(house: House) -> None:
    """And a person is told what died, and of what."""
    house.start("worker")
    house.until(lambda: house.log == ["start worker"])
    (part,) = house.supervisor.parts
    assert part.process
    os.kill(part.process.pid, signal.SIGKILL)
    house.until(lambda: house.log == ["start worker"] * 2)
    assert house.said == ["worker died (signal SIGKILL); starting it again."]


def test_what_keeps_dying_waits_longer_each_time(house: House) -> None:
    """A crash loop does not spin."""
    house.start("broken", "import sys; sys.exit(3)")
    house.until(lambda: len(house.said) == 3)
    (part,) = house.supervisor.parts
    assert house.said[0] == "broken died (exit code 3); starting it again."
    assert part.pause > 1


def test_what_ends_by_itself_is_started_again_at_once(house: House) -> None:
    """A worker that has done its number of jobs is no accident."""
    house.start("worker", "import sys, time; open(sys.argv[1], 'a').write('done\\n'); time.sleep(1.2)")
    house.until(lambda: len(house.log) >= 2)
    assert house.said == []


def test_what_ends_at_once_waits_longer_each_time(house: House) -> None:
    """That is no work done, be it without an error."""
    house.start("broken", "pass")
    house.until(lambda: len(house.said) == 3)
    (part,) = house.supervisor.parts
    assert house.said[0] == "broken ended at once; starting it again."
    assert part.pause > 1


def test_what_does_not_stop_is_killed(house: House) -> None:
    """Asking is not enough for a part that ignores SIGTERM."""
    house.start("deaf", DEAF)
    house.until(lambda: len(house.log) == 1)
    house.supervisor.grace = 0.1
    house.supervisor.stop()
    assert not Path(f"/proc/{house.log[0]}").exists()


@pytest.mark.parametrize("again", [True, False])
def test_what_a_part_has_started_goes_with_it(house: House, again: bool) -> None:
    """Be the part started again or found dead when all stop: its child would hold the port, say."""
    house.start("parent", PARENT)
    house.until(lambda: len(house.log) == 1)
    (part,) = house.supervisor.parts
    assert part.process
    os.kill(part.process.pid, signal.SIGKILL)
    child = house.log[0]
    if again:
        house.until(lambda: len(house.log) == 2)
    else:
        house.supervisor.stop()
    deadline = time.monotonic() + 30
    while not _gone(child):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _gone(pid: str) -> bool:
    try:
        return "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_parts_die_with_a_killed_supervisor(tmp_path: Path) -> None:
    """Even kill -9 of the supervisor leaves none behind."""
    program = f"""
import os, time
from service.supervisor import Supervisor
supervisor = Supervisor(dict(os.environ), print)
supervisor.start("part", {sys.executable!r}, "-c", {LOG!r}, {str(tmp_path / "log")!r}, "part")
while True: time.sleep(1)
"""
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    pid = os.spawnve(os.P_NOWAIT, sys.executable, [sys.executable, "-c", program], environment)
    for word in ("start part", "stop part"):
        deadline = time.monotonic() + 30
        while not (tmp_path / "log").exists() or word not in (tmp_path / "log").read_text():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        if word == "start part":
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
