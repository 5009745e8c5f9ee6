"""The supervisor behind `cairn up`: starts the parts, starts again what dies, stops everything in order."""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import FrameType

STOP_SECONDS = 10.0
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
STEADY_SECONDS = 10.0
"""A part that ran this long is started again without a pause."""

WATCH_SECONDS = 0.2

_PR_SET_PDEATHSIG = 1


@dataclass
class Part:
    """One process: its name, its command line, and when it may be started again after it died."""

    name: str
    command: Sequence[str]
    process: subprocess.Popen[bytes] | None = None
    started: float = 0.0
    pause: float = FIRST_PAUSE
    again_at: float = 0.0


@dataclass
class Supervisor:
    """Parts in the order in which they start; they stop in the reverse order. `say` tells a person what happens."""

    environment: dict[str, str]
    say: Callable[[str], None]
    parts: list[Part] = field(default_factory=list)

    def start(self, name: str, *command: str) -> None:
        """Start a part."""
        part = Part(name, command)
        self.parts.append(part)
        self._launch(part)

    def watch(self) -> None:
        """Start again what died and is due; what keeps dying waits longer each time."""
        now = time.monotonic()
        for part in self.parts:
            if part.process is not None and part.process.poll() is not None:
                code, part.process = part.process.returncode, None
                steady = now - part.started > STEADY_SECONDS
                part.pause = FIRST_PAUSE if steady else min(LONGEST_PAUSE, part.pause * 2)
                part.again_at = now if steady or code == 0 else now + part.pause
                if code:
                    self.say(f"{part.name} died ({_cause(code)}); starting it again.")
            if part.process is None and now >= part.again_at:
                self._launch(part)

    def stop(self) -> None:
        """Stop every part, the last started first: ask, wait, and kill what does not listen."""
        for part in reversed(self.parts):
            if part.process is None or part.process.poll() is not None:
                continue
            part.process.terminate()
            try:
                part.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                _kill_group(part.process)
                part.process.wait()
            part.process = None

    def _launch(self, part: Part) -> None:
        part.started = time.monotonic()
        # A session of its own, so that Ctrl-C reaches us alone and we stop the parts in order.
        part.process = subprocess.Popen(
            part.command,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=_die_with_parent if sys.platform == "linux" else None,
        )


def keep_running(command: Sequence[str], say: Callable[[str], None]) -> None:
    """Run one part in the foreground until SIGINT or SIGTERM, starting it again whenever it ends."""
    supervisor = Supervisor(dict(os.environ), say)
    asked = on_signals()
    supervisor.start(" ".join(command[-2:]), *command)
    while not asked():
        supervisor.watch()
        time.sleep(WATCH_SECONDS)
    supervisor.stop()


def on_signals() -> Callable[[], bool]:
    """Return what tells whether SIGINT or SIGTERM has come."""
    asked = False

    def ask(_number: int, _frame: FrameType | None) -> None:
        nonlocal asked
        asked = True

    signal.signal(signal.SIGINT, ask)
    signal.signal(signal.SIGTERM, ask)
    return lambda: asked


def _cause(code: int) -> str:
    return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    os.killpg(process.pid, signal.SIGKILL)


def _die_with_parent() -> None:
    """Have the kernel stop this process when the supervisor is killed, so that none is left behind."""
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
