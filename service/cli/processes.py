"""Memory and open files of the processes of a part, from Linux's /proc. Empty on other systems.

Processor time is left out: in games with humans a worker's time would reveal how long an AI took to choose.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cairn.service.run.supervisor import Part

_PROC = Path("/proc")
_SESSION = 3
"""Index of the session id after the name in `stat`. Each part is a session (`service/run/supervisor.py`)."""
_ENDED = ("Z", "X")
"""States of a process without memory and files."""
_MIB = 2**10
"""KiB."""


@dataclass
class Usage:
    """Usage of one part: its processes; their memory, in bytes rounded to MiB, with shared memory counted in each;
    the open files of the process that has most, and the limit of that process.
    """

    processes: int = 0
    memory: int = 0
    files: int = 0
    most_files: int = 0


def measure_usage(parts: Iterable[Part]) -> dict[str, Usage]:
    """Return the usage of each running part by name."""
    of = {part.process.pid: part.name for part in parts if part.process is not None}
    found: dict[str, Usage] = {}
    for process, session in _sessions():
        if session in of:
            try:
                _add(found.setdefault(of[session], Usage()), process)
            except (OSError, ValueError):
                continue  # it has just ended
    return found


def _sessions() -> Iterator[tuple[Path, int]]:
    """Yield each process with its session, without zombies."""
    for process in _PROC.glob("[0-9]*"):
        try:
            fields = (process / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[0] not in _ENDED:
            yield process, int(fields[_SESSION])


def _add(to: Usage, process: Path) -> None:
    status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
    if "VmRSS" not in status:
        raise ProcessLookupError(f"{process} ends just now.")
    files = sum(1 for _ in (process / "fd").iterdir())
    limits = (process / "limits").read_text().splitlines()
    most = next(line for line in limits if line.startswith("Max open files")).split()[3]
    to.processes += 1
    to.memory += int(status["VmRSS"].split()[0]) // _MIB * 2**20
    if files > to.files:
        to.files, to.most_files = files, int(most)
