"""Metrics for Prometheus: all parts of one command write to one folder, and are served at one address.

The address differs from that of the API: metrics are for the operator only. Memory and open files of processes come
from Linux's /proc, and are left out on other systems. So is processor time on all of them: in games with humans a
worker's time would reveal how long an AI took to choose.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cairn.service.run.metrics_folder import FOLDER, metrics_folder
from cairn.service.run.supervisor import Part, Supervisor

if TYPE_CHECKING:
    from cairn.service.cli.metrics_exporter import Metered

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


_TAKEN = (
    ("processes", "cairn_processes", "Processes of a part."),
    ("memory", "cairn_process_memory_bytes", "Memory of the processes, to the MiB; shared memory counts in each."),
    ("files", "cairn_process_open_files", "Open files and connections of the process that has most."),
    ("most_files", "cairn_process_open_files_limit", "The limit of open files of that process."),
)
"""The fields of `Usage`, with the name and the meaning of each one's metric."""
HOST, PORT = "127.0.0.1", 9464
"""Default address of the metrics: see `CAIRN_METRICS_HOST` and `CAIRN_METRICS_PORT`."""


@contextmanager
def expose_metrics(supervisor: Supervisor, say: Callable[[str], None], *, queue: bool) -> Iterator[None]:
    """Serve the metrics of a supervisor's parts while the block runs.

    With `queue`, include the queue and the schedule. Raise ClickException if a configured port is in use. If the
    default port is in use, the parts run without a metrics endpoint.
    """
    with metrics_folder(supervisor.environment):
        server = _serve(supervisor.environment, say, _Collector(supervisor, queue))
        try:
            yield
        finally:
            if server:
                server.shutdown()
                server.server_close()


def _serve(environment: Mapping[str, str], say: Callable[[str], None], collector: Any) -> Any:
    # This import is slow, and `--help` does not need it.
    from prometheus_client import CollectorRegistry, start_http_server

    registry = CollectorRegistry()
    registry.register(collector)
    host, port = environment.get("CAIRN_METRICS_HOST") or HOST, environment.get("CAIRN_METRICS_PORT")
    try:
        server, _ = start_http_server(int(port or PORT), host, registry)
    except OSError as error:
        words = f"Port {port or PORT} of {host} cannot be used for metrics: {error.strerror}."
        if port:
            raise click.ClickException(f"{words} Set another CAIRN_METRICS_PORT for each command.") from error
        say(f"{words} Metrics are not served: set CAIRN_METRICS_PORT to another port.")
        return None
    say(f"Metrics are at http://{f'[{host}]' if ':' in host else host}:{server.server_port}/metrics")
    return server


class _Collector:
    """A Prometheus collector: the metrics of the parts, their state, and values read from Redis."""

    def __init__(self, supervisor: Supervisor, queue: bool) -> None:
        self._supervisor = supervisor
        self._queue = queue

    def describe(self) -> list[Any]:
        """Return no description: otherwise the Prometheus library would collect everything to get it."""
        return []

    def collect(self) -> Iterator[Any]:
        """Yield the metric families."""
        from prometheus_client import CollectorRegistry
        from prometheus_client.multiprocess import MultiProcessCollector

        from cairn.service.cli.metrics_exporter import gauge

        folder = self._supervisor.environment[FOLDER]
        _forget_dead(Path(folder))
        counted = MultiProcessCollector(CollectorRegistry(), folder)  # type: ignore[no-untyped-call]  # untyped library
        yield from counted.collect()  # type: ignore[no-untyped-call]
        running = {part.name: float(part.works) for part in self._supervisor.parts}
        yield gauge("cairn_part_running", "Whether a part works (1), or hangs or has ended (0).", running, "part")
        yield gauge("cairn_build_info", "The version that runs here.", {version("cairn-games"): 1}, "version")
        found = measure_usage(self._supervisor.parts)
        for member, name, meaning in _TAKEN:
            yield gauge(name, meaning, {part: getattr(of, member) for part, of in found.items()}, "part")
        if self._queue:
            yield from self._metered.collect()

    @cached_property
    def _metered(self) -> "Metered":
        """The collector of Redis. It connects on the first scrape, when the servers have started."""
        from cairn.service.cli.metrics_exporter import Metered
        from cairn.service.container import Services
        from cairn.service.settings import Settings

        return Metered(Services(Settings.from_environment(self._supervisor.environment)))


def _forget_dead(folder: Path) -> None:
    """Remove the gauges of ended processes: the library does not."""
    from prometheus_client.multiprocess import mark_process_dead

    for path in folder.glob("gauge_live*_*.db"):
        pid = path.stem.rpartition("_")[2]
        if pid.isdecimal() and Path("/proc").is_dir() and not Path("/proc", pid).exists():
            mark_process_dead(int(pid), str(folder))  # type: ignore[no-untyped-call]  # untyped library


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
