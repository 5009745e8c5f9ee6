"""Metrics for Prometheus: all parts that one command runs count in one folder, and are told at one address.

The address is none of the API's: what is counted is for the operator alone.
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
        "Memory that they take, what they share counted in each, to the MiB.",
        lambda of: of.memory,
    ),
    (
        "cairn_process_open_files",
        "Files and connections that are open in the one that has the most.",
        lambda of: of.files,
    ),
    ("cairn_process_open_files_limit", "How many it may have.", lambda of: of.most_files),
)
HOST, PORT = "127.0.0.1", 9464
"""Where metrics are, unless `CAIRN_METRICS_HOST` and `CAIRN_METRICS_PORT` say otherwise."""


@contextmanager
def expose_metrics(supervisor: Supervisor, say: Callable[[str], None], *, queue: bool) -> Iterator[None]:
    """Have the parts of a supervisor count in one folder, and answer for all of them while the block runs.

    `queue` tells of the queue and the schedule, too. A port that the operator has named and that is taken is refused;
    where nobody has named one, the parts run without their metrics being told.
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
    # It takes long to import, and who asks how a command is used waits for none of it.
    from prometheus_client import CollectorRegistry, start_http_server

    registry = CollectorRegistry()
    registry.register(collector)
    host, port = environment.get("CAIRN_METRICS_HOST") or HOST, environment.get("CAIRN_METRICS_PORT")
    try:
        server, _ = start_http_server(int(port or PORT), host, registry)
    except OSError as error:
        words = f"Port {port or PORT} of {host} cannot be used for metrics: {error.strerror}."
        if port:
            raise click.ClickException(f"{words} CAIRN_METRICS_PORT names one for each command.") from error
        say(f"{words} They are served nowhere, unless CAIRN_METRICS_PORT names another.")
        return None
    say(f"Metrics are at http://{f'[{host}]' if ':' in host else host}:{server.server_port}/metrics")
    return server


class _Collector:
    """A collector of Prometheus: what the parts have counted, which of them run, and what Redis tells."""

    def __init__(self, supervisor: Supervisor, queue: bool) -> None:
        self._supervisor = supervisor
        self._queue = queue

    def describe(self) -> list[Any]:
        """Return no description: Prometheus' library would collect all to have it."""
        return []

    def collect(self) -> Iterator[Any]:
        """Yield the families."""
        from prometheus_client import CollectorRegistry
        from prometheus_client.multiprocess import MultiProcessCollector

        from cairn.service.cli.metrics_exporter import gauge

        folder = self._supervisor.environment[FOLDER]
        _forget_dead(Path(folder))
        counted = MultiProcessCollector(CollectorRegistry(), folder)  # type: ignore[no-untyped-call]  # it leaves it so
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
        """What reads Redis; it connects when somebody first asks, as the servers are started by then."""
        from cairn.service.cli.metrics_exporter import Metered
        from cairn.service.container import Services
        from cairn.service.settings import Settings

        return Metered(Services(Settings.from_environment(self._supervisor.environment)))


def _forget_dead(folder: Path) -> None:
    """Forget the gauges of processes that are gone, which nobody else takes away."""
    from prometheus_client.multiprocess import mark_process_dead

    for path in folder.glob("gauge_live*_*.db"):
        pid = path.stem.rpartition("_")[2]
        if pid.isdecimal() and Path("/proc").is_dir() and not Path("/proc", pid).exists():
            mark_process_dead(int(pid), str(folder))  # type: ignore[no-untyped-call]  # it leaves it so
