"""What the processes of a part take: memory and open files, as Linux tells it; elsewhere nothing.

Not their processor time: where a human sits, that of a worker would tell what an AI's choice took.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cairn.service.run.supervisor import Part

_PROC = Path("/proc")
_SESSION = 3
"""The place of a process's session behind its name in `stat`; a part is one (`service/run/supervisor.py`)."""
_ENDED = ("Z", "X")
"""States of a process that has no memory and no files any more."""
_MIB = 2**10
"""KiB."""


@dataclass
class Usage:
    """What one part takes: how many processes it is; their memory, all that each sees, in whole MiB; and how many files
    that one of them has open which has the most, of how many it may have.
    """

    processes: int = 0
    memory: int = 0
    files: int = 0
    most_files: int = 0


def measure_usage(parts: Iterable[Part]) -> dict[str, Usage]:
    """Return what each part that runs takes, by its name."""
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
    """Yield all processes with the session of each, without those that have ended and wait for their parent."""
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
