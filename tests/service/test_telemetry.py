"""Traces, which a real collector receives without secrets, and metrics counted in a process."""

import gzip
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import requests
from helpers.running import Up, address, until

from cairn.workers.search.levels import TABLE

EASY = TABLE["schotten_totten"]["easy"].thinking
SPAN_KINDS = ("unspecified", "internal", "server", "client", "producer", "consumer")
"""By their numbers in OTLP."""
TRACE = "0af7651916cd43dd8448eb211c80319c"


@pytest.fixture(scope="module")
def traced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[Any]]]:
    """Return the URL of a running Cairn, and the spans that an OTLP receiver over HTTP got from it."""
    collected = pytest.importorskip("opentelemetry.proto.collector.trace.v1.trace_service_pb2", reason="no traces")
    spans: list[Any] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            body = gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body
            request = collected.ExportTraceServiceRequest.FromString(body)
            for one in request.resource_spans:
                (name,) = [pair.value.string_value for pair in one.resource.attributes if pair.key == "service.name"]
                spans.extend((name, span) for scope in one.scope_spans for span in scope.spans)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Print nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    endpoint = f"http://127.0.0.1:{server.server_address[1]}"
    folder = tmp_path_factory.mktemp("traced")
    options = ("--port", "0", "--data", str(folder / "data"), "--workers", "1", "--no-demo")
    one = Up(folder / "output", *options, OTEL_EXPORTER_OTLP_ENDPOINT=endpoint, CAIRN_API_PROCESSES="1")
    try:
        yield address(one), spans
    finally:
        one.stop()
        server.shutdown()


def attributes_of(span: Any) -> dict[str, str | int]:
    """Return the attributes of a span."""
    return {pair.key: pair.value.string_value or pair.value.int_value for pair in span.attributes}


def test_a_trace_leads_from_a_request_to_the_move(traced: tuple[str, list[Any]]) -> None:
    """The client's trace continues in the API and in the worker that delays the choice and makes the move. If a human
    is seated, the visible duration includes the delay, and neither the job nor its Redis commands reveal more.
    """
    url, spans = traced
    seats = [{"kind": "ai", "level": "easy"}, {"kind": "human", "name": "Ann of the Traces"}]
    body: dict[str, Any] = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
    headers = {"traceparent": f"00-{TRACE}-b7ad6b7169203331-01"}
    made = requests.post(f"{url}/v1/games", json=body, headers=headers, timeout=30).json()

    def read_trace() -> list[tuple[str, Any]]:
        return [(part, span) for part, span in spans if span.trace_id.hex() == TRACE]

    def names() -> set[str]:
        return {span.name for _, span in read_trace()}

    until(lambda: names() >= {"open_game", "append", "send cairn-turns-human", "hold", "move", "redis"})
    assert not names() & {"choose", "process cairn-turns-human"}
    by_id = {span.span_id: span for _, span in read_trace()}
    for _, hold in [named for named in read_trace() if named[1].name == "hold"]:
        rounds = (hold.end_time_unix_nano - hold.start_time_unix_nano) / 1e9 / EASY
        assert rounds == pytest.approx(round(rounds) or 1, abs=0.01)
        assert by_id[hold.parent_span_id].name == "send cairn-turns-human"
    kinds = {(part, span.name, SPAN_KINDS[span.kind]) for part, span in read_trace()}
    assert kinds >= {
        *(("cairn-worker", name, "internal") for name in ("hold", "move", "append")),
        *(("cairn-api", "open_game", "server"), ("cairn-api", "append", "internal"), ("cairn-api", "redis", "client")),
        ("cairn-api", "send cairn-turns-human", "producer"),
    }
    parents = {by_id[span.parent_span_id].name for part, span in read_trace() if span.name == "redis"}
    allowed = {"append", "move", "open_game", "send cairn-turns-human"}
    assert parents <= allowed, "Redis commands of an AI's job would reveal the time of its choice"
    (request,) = [attributes_of(span) for _, span in read_trace() if span.name == "open_game"]
    assert request["http.request.method"] == "POST"
    assert request["http.route"] == request["url.path"] == "/v1/games"
    assert request["http.response.status_code"] == 201
    (sent,) = [attributes_of(span) for part, span in read_trace() if (part, span.name[:4]) == ("cairn-api", "send")]
    assert sent["messaging.destination.name"] == "cairn-turns-human"
    assert sent["cairn.game"] == made["id"]
    text = str(spans)
    for secret in ("Ann of the Traces", made["tokens"][0]["token"]):
        assert secret not in text


def test_a_game_of_ais_shows_its_jobs(traced: tuple[str, list[Any]]) -> None:
    """No hand is hidden from a player there: each job is a consumer's span with the time of its choice."""
    url, spans = traced
    body: dict[str, Any] = {"ruleset": "schotten_totten", "seats": [{"kind": "ai", "level": "random"}] * 2}
    made = requests.post(f"{url}/v1/games", json=body, timeout=30).json()
    assert requests.get(f"{url}/v1/games/{made['id']}", timeout=30).ok

    def spans_named(name: str) -> list[tuple[str, Any]]:
        return [
            (part, span)
            for part, span in spans
            if span.name == name and attributes_of(span).get("cairn.game", made["id"]) == made["id"]
        ]

    until(lambda: spans_named("process cairn-turns-ai") and spans_named("choose") and spans_named("get_game"))
    part, job = spans_named("process cairn-turns-ai")[0]
    assert part == "cairn-worker"
    assert SPAN_KINDS[job.kind] == "consumer"
    assert attributes_of(job)["cairn.game"] == made["id"]
    assert attributes_of(job)["messaging.operation.type"] == "process"
    looked = attributes_of(spans_named("get_game")[0][1])
    assert looked["http.route"] == "/v1/games/<game>"
    assert looked["cairn.game"] == made["id"]


def test_tracing_is_imported_only_on_request() -> None:
    """It would take time and memory in each process."""
    code = "import sys, cairn.service.app, cairn.workers.worker; cairn.service.app.create_app(); print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "cairn.service.telemetry.tracing" in said
    assert "opentelemetry.exporter" not in said, "redis-py imports the rest by itself, if it is there"


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
def record():
    registry = CollectorRegistry()
    MultiProcessCollector(registry)
    print(generate_latest(registry).decode())
"""
BY_ITSELF = "count()\nwhile buffered_values._counted: time.sleep(0.05)\nrecord()"
AT_THE_END = """
if os.fork() == 0:
    count()
    raise SystemExit
os.wait()
record()
"""
OF_BOTH = """
count()
if os.fork() == 0:
    count()
    buffered_values.write()
    os._exit(0)
os.wait()
buffered_values.write()
record()
"""


@pytest.mark.slow
@pytest.mark.parametrize(("way", "times"), [(BY_ITSELF, 1), (AT_THE_END, 1), (OF_BOTH, 2)])
def test_all_counts_are_written(tmp_path: Path, way: str, times: int) -> None:
    """After a while, at the end of a process, and by a forked process for its own counts."""
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", BEGIN + way], env=environment, capture_output=True, text=True)
    lines = [line.rpartition(" ") for line in done.stdout.splitlines() if line and not line.startswith("#")]
    found = {name: float(value) for name, _, value in lines}
    wanted = {'c_total{l="x"}': 1000.0 * times, "g": 3.0 * times, "h_count": 1000.0 * times}
    wanted['h_bucket{le="0.01"}'] = 1000.0 * times
    assert {name: found.get(name) for name in wanted} == wanted, done.stderr


def test_local_reads_include_unwritten_counts(tmp_path: Path) -> None:
    """A read returns everything counted, written or not."""
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    code = BEGIN + "count()\nassert counter.labels('x')._value.get() == 1000\nassert gauge._value.get() == 3"
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
