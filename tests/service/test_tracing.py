"""Traces: a real collector is told how a request led to an AI's move; nothing secret is in a span."""

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
TRACE = "0af7651916cd43dd8448eb211c80319c"


@pytest.fixture
def collector() -> Iterator[tuple[str, list[Any]]]:
    """Give the address of a receiver of OTLP over HTTP, and the spans that it was told of."""
    spans: list[Any] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            body = gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body
            told = collected.ExportTraceServiceRequest.FromString(body)
            spans.extend(span for one in told.resource_spans for scope in one.scope_spans for span in scope.spans)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Print nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}", spans
    server.shutdown()


def test_a_trace_leads_from_a_request_to_the_move(tmp_path: Path, collector: tuple[str, list[Any]]) -> None:
    """The client's trace goes on in the API, in the choice and in the move. Where a human sits, the choice takes as
    long as it is seen to, and no job tells more.
    """
    endpoint, spans = collector
    options = ("--port", "0", "--data", str(tmp_path / "data"), "--workers", "1", "--no-demo")
    one = Up(tmp_path / "output", *options, OTEL_EXPORTER_OTLP_ENDPOINT=endpoint, CAIRN_API_PROCESSES="1")
    try:
        seats = [{"kind": "ai", "level": "easy"}, {"kind": "human", "name": "Ann of the Traces"}]
        body: dict[str, Any] = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
        headers = {"traceparent": f"00-{TRACE}-b7ad6b7169203331-01"}
        made = requests.post(f"{address(one)}/v1/games", json=body, headers=headers, timeout=30).json()

        def names() -> set[str]:
            return {span.name for span in spans if span.trace_id.hex() == TRACE}

        until(lambda: names() >= {"open_game", "append", "choose", "move"})
        assert "job" not in names()
        for choice in [span for span in spans if span.name == "choose"]:
            rounds = (choice.end_time_unix_nano - choice.start_time_unix_nano) / 1e9 / EASY
            assert rounds == pytest.approx(round(rounds) or 1, abs=0.01)
        told = str(spans)
        assert made["id"] in told
        for secret in ("Ann of the Traces", made["tokens"][0]["token"]):
            assert secret not in told
    finally:
        one.stop()


def test_nothing_is_imported_where_nobody_wants_traces() -> None:
    """It would take time and memory in each process."""
    tell = "import sys, cairn.service.app, cairn.workers.worker; cairn.service.app.create_app(); print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", tell], capture_output=True, text=True, check=True).stdout
    assert "cairn.service.telemetry.tracing" in said
    assert "opentelemetry.exporter" not in said, "redis-py imports the rest by itself, if it is there"
