"""Metrics counted in a process, and their copies in its files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

BEGIN = """
import os, time
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector
from cairn.service.telemetry import buffered_values
values.ValueClass = buffered_values.buffered_value(lambda: str(os.getpid()))
counter, gauge, histogram = Counter("c", "c", ["l"]), Gauge("g", "g", multiprocess_mode="livesum"), Histogram("h", "h")
def count():
    for number in range(1000):
        counter.labels("x").inc()
        gauge.inc()
        histogram.observe(0.01)
    gauge.set(4)
    gauge.dec()
def tell():
    registry = CollectorRegistry()
    MultiProcessCollector(registry)
    print(generate_latest(registry).decode())
"""
BY_ITSELF = "count()\nwhile buffered_values._counted: time.sleep(0.05)\ntell()"
AT_THE_END = """
if os.fork() == 0:
    count()
    raise SystemExit
os.wait()
tell()
"""
OF_BOTH = """
count()
if os.fork() == 0:
    count()
    buffered_values.write()
    os._exit(0)
os.wait()
buffered_values.write()
tell()
"""


@pytest.mark.slow
@pytest.mark.parametrize(("way", "times"), [(BY_ITSELF, 1), (AT_THE_END, 1), (OF_BOTH, 2)])
def test_all_counts_are_written(tmp_path: Path, way: str, times: int) -> None:
    """After a while, at the end of a process, and by a forked process for its own counts."""
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", BEGIN + way], env=environment, capture_output=True, text=True)
    lines = [line.rpartition(" ") for line in done.stdout.splitlines() if line and not line.startswith("#")]
    found = {name: float(value) for name, _, value in lines}
    assert {name: found.get(name) for name in ('c_total{l="x"}', "g", "h_count", 'h_bucket{le="0.01"}')} == {
        'c_total{l="x"}': 1000.0 * times,
        "g": 3.0 * times,
        "h_count": 1000.0 * times,
        'h_bucket{le="0.01"}': 1000.0 * times,
    }, done.stderr


def test_local_reads_include_unwritten_counts(tmp_path: Path) -> None:
    """A read returns everything counted, written or not."""
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    code = BEGIN + "count()\nassert counter.labels('x')._value.get() == 1000\nassert gauge._value.get() == 3"
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
