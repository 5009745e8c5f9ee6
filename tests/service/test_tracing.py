"""Traces: a real collector receives the path from a request to an AI's move, without secrets."""

import gzip
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

collected = pytest.importorskip("opentelemetry.proto.collector.trace.v1.trace_service_pb2", reason="no traces")
EASY = TABLE["schotten_totten"]["easy"].thinking
SPAN_KINDS = ("unspecified", "internal", "server", "client", "producer", "consumer")
"""By their numbers in OTLP."""
TRACE = "0af7651916cd43dd8448eb211c80319c"


@pytest.fixture
def collector() -> Iterator[tuple[str, list[Any]]]:
    """Return the URL of an OTLP receiver over HTTP, and the received spans."""
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
    yield f"http://127.0.0.1:{server.server_address[1]}", spans
    server.shutdown()


def attributes_of(span: Any) -> dict[str, str | int]:
    """Return the attributes of a span."""
    return {pair.key: pair.value.string_value or pair.value.int_value for pair in span.attributes}


def test_a_trace_leads_from_a_request_to_the_move(tmp_path: Path, collector: tuple[str, list[Any]]) -> None:
    """The client's trace continues in the API and in the worker that delays the choice and makes the move. If a human
    is seated, the visible duration includes the delay, and neither the job nor its Redis commands reveal more.
    """
    endpoint, spans = collector
    options = ("--port", "0", "--data", str(tmp_path / "data"), "--workers", "1", "--no-demo")
    one = Up(tmp_path / "output", *options, OTEL_EXPORTER_OTLP_ENDPOINT=endpoint, CAIRN_API_PROCESSES="1")
    try:
        seats = [{"kind": "ai", "level": "easy"}, {"kind": "human", "name": "Ann of the Traces"}]
        body: dict[str, Any] = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
        headers = {"traceparent": f"00-{TRACE}-b7ad6b7169203331-01"}
        made = requests.post(f"{address(one)}/v1/games", json=body, headers=headers, timeout=30).json()

        def traced() -> list[tuple[str, Any]]:
            return [(part, span) for part, span in spans if span.trace_id.hex() == TRACE]

        def names() -> set[str]:
            return {span.name for _, span in traced()}

        until(lambda: names() >= {"open_game", "append", "send cairn-turns-human", "hold", "move", "redis"})
        assert not names() & {"choose", "process cairn-turns-human"}
        by_id = {span.span_id: span for _, span in traced()}
        for _, hold in [named for named in traced() if named[1].name == "hold"]:
            rounds = (hold.end_time_unix_nano - hold.start_time_unix_nano) / 1e9 / EASY
            assert rounds == pytest.approx(round(rounds) or 1, abs=0.01)
            assert by_id[hold.parent_span_id].name == "send cairn-turns-human"
        kinds = {(part, span.name, SPAN_KINDS[span.kind]) for part, span in traced()}
        assert kinds >= {
            ("cairn-api", "open_game", "server"),
            ("cairn-api", "append", "internal"),
            ("cairn-api", "send cairn-turns-human", "producer"),
            ("cairn-api", "redis", "client"),
            ("cairn-worker", "hold", "internal"),
            ("cairn-worker", "move", "internal"),
            ("cairn-worker", "append", "internal"),
        }
        assert {by_id[span.parent_span_id].name for part, span in traced() if span.name == "redis"} <= {
            "append", "move", "open_game", "send cairn-turns-human",
        }, "what an AI's job asks of Redis would tell when it has chosen"  # fmt: skip
        (request,) = [attributes_of(span) for _, span in traced() if span.name == "open_game"]
        assert request["http.request.method"] == "POST"
        assert request["http.route"] == request["url.path"] == "/v1/games"
        assert request["http.response.status_code"] == 201
        (sent,) = [attributes_of(span) for part, span in traced() if (part, span.name[:4]) == ("cairn-api", "send")]
        assert sent["messaging.destination.name"] == "cairn-turns-human"
        assert sent["cairn.game"] == made["id"]
        text = str(spans)
        for secret in ("Ann of the Traces", made["tokens"][0]["token"]):
            assert secret not in text
    finally:
        one.stop()


def test_a_game_of_ais_shows_its_jobs(tmp_path: Path, collector: tuple[str, list[Any]]) -> None:
    """No hand is hidden from a player there: each job is a consumer's span with the time of its choice."""
    endpoint, spans = collector
    options = ("--port", "0", "--data", str(tmp_path / "data"), "--workers", "1", "--no-demo")
    one = Up(tmp_path / "output", *options, OTEL_EXPORTER_OTLP_ENDPOINT=endpoint, CAIRN_API_PROCESSES="1")
    try:
        body: dict[str, Any] = {"ruleset": "schotten_totten", "seats": [{"kind": "ai", "level": "random"}] * 2}
        made = requests.post(f"{address(one)}/v1/games", json=body, timeout=30).json()
        shown = requests.get(f"{address(one)}/v1/games/{made['id']}", timeout=30)
        assert shown.ok

        def spans_named(name: str) -> list[tuple[str, Any]]:
            return [(part, span) for part, span in spans if span.name == name]

        until(lambda: spans_named("process cairn-turns-ai") and spans_named("choose") and spans_named("get_game"))
        part, job = spans_named("process cairn-turns-ai")[0]
        assert part == "cairn-worker"
        assert SPAN_KINDS[job.kind] == "consumer"
        assert attributes_of(job)["cairn.game"] == made["id"]
        assert attributes_of(job)["messaging.operation.type"] == "process"
        looked = attributes_of(spans_named("get_game")[0][1])
        assert looked["http.route"] == "/v1/games/<game>"
        assert looked["cairn.game"] == made["id"]
    finally:
        one.stop()


def test_tracing_is_imported_only_on_request() -> None:
    """It would take time and memory in each process."""
    tell = "import sys, cairn.service.app, cairn.workers.worker; cairn.service.app.create_app(); print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", tell], capture_output=True, text=True, check=True).stdout
    assert "cairn.service.telemetry.tracing" in said
    assert "opentelemetry.exporter" not in said, "redis-py imports the rest by itself, if it is there"
