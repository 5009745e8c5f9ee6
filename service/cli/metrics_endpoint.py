"""Metrics for Prometheus: all parts of one command write to one folder, and are served at one address.

The address differs from that of the API: metrics are for the operator only.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cairn.service.cli.processes import Usage, measure_usage
from cairn.service.run.metrics_folder import FOLDER, metrics_folder
from cairn.service.run.supervisor import Supervisor

if TYPE_CHECKING:
    from cairn.service.cli.metrics_exporter import Metered

_TAKEN: tuple[tuple[str, str, Callable[[Usage], int]], ...] = (
    ("cairn_processes", "Processes of a part.", lambda of: of.processes),
    (
        "cairn_process_memory_bytes",
        "Memory of the processes, to the MiB; shared memory counts in each.",
        lambda of: of.memory,
    ),
    (
        "cairn_process_open_files",
        "Open files and connections of the process that has most.",
        lambda of: of.files,
    ),
    ("cairn_process_open_files_limit", "The limit of open files of that process.", lambda of: of.most_files),
)
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
        yield from self._processes()
        if self._queue:
            yield from self._metered.collect()

    def _processes(self) -> Iterator[Any]:
        from cairn.service.cli.metrics_exporter import gauge

        yield gauge("cairn_build_info", "The version that runs here.", {version("cairn-games"): 1}, "version")
        found = measure_usage(self._supervisor.parts)
        for name, meaning, take in _TAKEN:
            yield gauge(name, meaning, {part: take(of) for part, of in found.items()}, "part")

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
