"""The supervisor of `cairn up`: starts the parts, restarts those that die, and stops all in order."""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from types import FrameType

from cairn.service.run import systemd_notify
from cairn.service.run.metrics_folder import PART

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
STEADY_SECONDS = 10.0  # a process that ran this long restarts without a pause


@dataclass
class Attempts:
    """The attempts to run one process, in seconds of the monotonic clock."""

    started: float = 0.0
    pause: float = FIRST_PAUSE
    again_at: float = 0.0

    def begin(self) -> None:
        """Record a start."""
        self.started = time.monotonic()

    def end(self, steady: float = STEADY_SECONDS) -> bool:
        """Record an end and schedule the next start. Return whether the process ran longer than `steady` seconds."""
        now = time.monotonic()
        well = now - self.started > steady
        self.pause = FIRST_PAUSE if well else min(LONGEST_PAUSE, self.pause * 2)
        self.again_at = now if well else now + self.pause
        return well

    @property
    def is_due(self) -> bool:
        """Whether the next start is due."""
        return time.monotonic() >= self.again_at


STOP_SECONDS = 10.0
SHORTEST_SECONDS = 1.0
"""A part that ends without an error after this time has done its work, and restarts without a pause."""
WATCH_SECONDS = 0.5
TELL_SECONDS = 2.0
_PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None)  # loaded before any fork, as another thread may then hold the loader's lock


@dataclass
class Part:
    """One process. `writes` is true if its only work is writing to Redis."""

    name: str
    command: Sequence[str]
    writes: bool
    process: subprocess.Popen[bytes] | None = None
    attempts: Attempts = field(default_factory=Attempts)
    environment: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_running(self) -> bool:
        """Whether its process is running."""
        return self.process is not None and self.process.poll() is None

    @property
    def works(self) -> bool:
        """Whether it is running with a recent heartbeat."""
        return self.is_running and systemd_notify.is_shown(self.environment)


@dataclass
class Supervisor:
    """Parts in their start order; they stop in the reverse order. `say` reports events to the operator.

    A part includes all processes that its process has started: none outlives the part. `grace` is the timeout for a
    part to stop, in seconds. While writing is `suspended`, parts with `writes` do not run.
    """

    environment: dict[str, str]
    say: Callable[[str], None]
    parts: list[Part] = field(default_factory=list)
    grace: float = STOP_SECONDS
    suspended: bool = False

    def start(self, name: str, *command: str, writes: bool = False) -> None:
        """Start a part."""
        part = Part(name, command, writes)
        self.parts.append(part)
        self._launch(part)

    def suspend(self, suspended: bool) -> None:
        """Stop the parts that write, or let `watch` start them again."""
        if suspended and not self.suspended:
            self._stop([part for part in self.parts if part.writes])
        self.suspended = suspended

    def watch(self) -> None:
        """Restart dead parts that are due. The delay grows with each short run."""
        for part in self.parts:
            if part.process is not None and part.process.poll() is not None:
                _kill_group(part.process)
                code, part.process = part.process.returncode, None
                well = part.attempts.end(steady=SHORTEST_SECONDS if code == 0 else STEADY_SECONDS)
                if code:
                    cause = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
                    self.say(f"{part.name} died ({cause}); restarting it.")
                elif not well:
                    self.say(f"{part.name} ended at once; restarting it.")
            if part.process is None and part.attempts.is_due:
                self._launch(part)

    def stop(self) -> None:
        """Stop every part."""
        self._stop(self.parts)

    def _stop(self, parts: Sequence[Part]) -> None:
        for part in reversed(parts):
            if part.process is None:
                continue
            part.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                part.process.wait(self.grace)
            _kill_group(part.process)
            part.process.wait()
            part.process = None

    def _launch(self, part: Part) -> None:
        if part.writes and self.suspended:
            return
        part.attempts.begin()
        try:
            # In a separate session, so that Ctrl-C reaches only this process, which stops the parts in order.
            # A restarted single-process part continues its own metrics files (metrics.py).
            own = {PART: f"{part.name.replace(' ', '-')}-{os.getpid()}"} if part.writes else {}
            part.environment = self.environment | own
            systemd_notify.show(part.environment)
            part.process = subprocess.Popen(
                part.command,
                env=part.environment,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                preexec_fn=die_with_parent if sys.platform == "linux" else None,
            )
        except OSError as error:  # the machine may lack memory or processes for a while
            part.attempts.end()
            self.say(f"{part.name} cannot be started ({error.strerror}); trying again.")


def keep_running(
    supervisor: Supervisor, name: str, *command: str, writes: bool = False, answers: Callable[[], bool] = lambda: True
) -> None:
    """Run and restart one part until a signal. While it works and `answers` returns true, notify systemd's watchdog."""
    is_asked = on_signals()
    supervisor.start(name, *command, writes=writes)
    next_told = 0.0
    while not is_asked():
        supervisor.watch()
        if os.environ.get("NOTIFY_SOCKET") and time.monotonic() > next_told:
            next_told = time.monotonic() + TELL_SECONDS
            if all(part.works for part in supervisor.parts) and answers():
                systemd_notify.notify_systemd()
        time.sleep(WATCH_SECONDS)
    supervisor.stop()


def on_signals() -> Callable[[], bool]:
    """Return a function that returns whether SIGINT, SIGTERM or SIGHUP has arrived. `nohup` disables SIGHUP."""
    is_asked = False

    def ask(_number: int, _frame: FrameType | None) -> None:
        nonlocal is_asked
        is_asked = True

    signal.signal(signal.SIGINT, ask)
    signal.signal(signal.SIGTERM, ask)
    if signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        signal.signal(signal.SIGHUP, ask)
    return lambda: is_asked


def as_far_as_possible(say: Callable[[str], None]) -> Callable[[str], None]:
    """Return `say` without its OSErrors: the output may be a file on a full disk."""

    def try_to_notify(words: str) -> None:
        with suppress(OSError):
            say(words)

    return try_to_notify


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill the remaining processes of a part, which may still hold its port."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def die_with_parent() -> None:
    """Have the kernel stop this process when the supervisor is killed."""
    _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
