"""Logs and metrics: request ids, Prometheus metrics and log lines, without secrets."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
import requests
from helpers.api import ROOT, Api, metrics_of
from helpers.running import Up, address, metrics, until
from prometheus_client.parser import text_string_to_metric_families

from cairn.service.telemetry.buffered_values import SECONDS

NAME = "Ann of the Numbers"


def numbers(url: str) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Return every sample of a metrics URL by name and labels, as parsed by Prometheus' own parser."""
    answer = requests.get(url, timeout=30)
    assert answer.headers["Content-Type"].startswith("text/plain")
    families = text_string_to_metric_families(answer.text)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


def value(found: dict[Any, float], name: str, **labels: str) -> float:
    """Return a sample, or 0 if it is missing."""
    return found.get((name, frozenset(labels.items())), 0.0)


def read_settled(url: str) -> dict[Any, float]:
    """Return the metrics once they are stable for longer than a write interval."""
    found = numbers(metrics_of(url))
    while True:
        time.sleep(1.5 * SECONDS)
        before, found = found, numbers(metrics_of(url))
        if non_zero(before) == non_zero(found):
            return found


def non_zero(found: dict[Any, float]) -> dict[Any, float]:
    """Return the metrics that API processes write, without those computed at each scrape."""
    return {sample: value for sample, value in found.items() if sample[0].startswith("cairn_request")}


@pytest.mark.parametrize("path", ["/v1/games", "/healthz", "/", "/web/main.js", "/v1/games/nothing", "/nowhere"])
def test_every_response_has_a_request_id(api: Api, path: str) -> None:
    """A valid id of the client is reused; otherwise the server generates one."""
    assert api.ask("GET", path, headers={"X-Request-ID": "mine-7.a_b"}).headers["X-Request-ID"] == "mine-7.a_b"
    for strange in ("", "a b", "x" * 65, 'a"b', "ü".encode()):
        made = [api.ask("GET", path, headers={"X-Request-ID": strange}).headers["X-Request-ID"] for _ in range(2)]
        assert all(re.fullmatch("[0-9a-f]{16}", id) for id in made)
        assert made[0] != made[1]


@pytest.mark.slow
def test_requests_refusals_and_decisions_are_counted_by_label(api: Api) -> None:
    """Labels: operation, method and status; problem and clause; ruleset."""
    before = read_settled(api.url)
    game, (ann, _) = api.open()
    assert ann.ask("POST", f"/v1/games/{game['id']}/moves", json={"moves": [{"type": "claim", "stone": 1}]}).ok is False
    assert api.ask("LOCK", "/v1/games").status_code == 501
    after = read_settled(api.url)

    def grown(name: str, **labels: str) -> float:
        return value(after, name, **labels) - value(before, name, **labels)

    assert grown("cairn_requests_total", operation="open_game", method="POST", status="201") == 1
    assert grown("cairn_requests_total", operation="make_moves", method="POST", status="409") == 1
    assert grown("cairn_requests_total", operation="page", method="other", status="501") == 1
    assert grown("cairn_refusals_total", problem="illegal-move", rule="ST-03") == 1
    assert grown("cairn_appends_total", ruleset="schotten_totten") == 2
    assert grown("cairn_request_seconds_count", operation="open_game") == 1
    assert grown("cairn_log_redis_seconds_count") > 0
    assert value(after, "cairn_queue_jobs", queue="turns_human") == 0
    assert ("cairn_workers", frozenset()) in after


def test_open_streams_are_counted(api: Api) -> None:
    """The gauge rises by one when a stream opens."""
    game, _ = api.open()
    before = value(numbers(metrics_of(api.url)), "cairn_streams")
    with api.stream(f"/v1/games/{game['id']}/stream") as stream:
        next(stream.iter_lines(chunk_size=1))
        assert value(numbers(metrics_of(api.url)), "cairn_streams") == before + 1


@pytest.fixture(scope="module")
def up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Up]:
    """Start Cairn with two API processes and a worker that log each request as JSON."""
    folder = tmp_path_factory.mktemp("observed")
    options = ("--port", "0", "--data", str(folder / "data"), "--workers", "1", "--no-demo")
    started = Up(folder / "output", *options, CAIRN_LOG="json", CAIRN_API_PROCESSES="2")
    yield started
    started.stop()


@pytest.mark.many
def test_metrics_are_summed_over_all_processes(up: Up) -> None:
    """Every API process returns the same sums. They include workers, also after a restart."""
    url = address(up)
    assert all(requests.get(f"{url}/v1/rulesets", timeout=30).ok for _ in range(20))
    labels = {"operation": "list_rulesets", "method": "GET", "status": "200"}
    until(lambda: value(numbers(metrics(up)), "cairn_requests_total", **labels) == 20)  # written once a second
    seats = [{"kind": "ai", "level": "random"}] * 2

    def thought() -> float:
        return value(numbers(metrics(up)), "cairn_turn_thinking_seconds_count", level="random")

    for most in (30, 60):
        game = requests.post(f"{url}/v1/games", json={"ruleset": "schotten_totten", "seats": seats}, timeout=30)
        path = f"{url}/v1/games/{game.json()['id']}"
        until(lambda path=path: requests.get(path, timeout=30).json()["status"] == "finished")
        until(lambda most=most: thought() >= most)  # metrics are written once a second
        for pid, line in up.parts().items():
            if "workers worker" in line:
                os.kill(pid, 9)
    assert thought() >= 60, "both games' moves, though the worker of the first is gone"


@pytest.mark.slow
def test_each_request_is_logged_without_secrets(up: Up) -> None:
    """No log line and no metric contains a token, name, hand, seed or query."""
    url = address(up)
    player = requests.post(f"{url}/v1/players", json={"name": NAME}, timeout=30).json()
    headers = {"Authorization": f"Bearer {player['token']}", "X-Request-ID": "the-one"}
    seats = [{"kind": "human", "player": "me"}, {"kind": "human", "name": NAME}]
    body: Any = {"ruleset": "glen_more", "seats": seats}
    made = requests.post(f"{url}/v1/games?x={NAME}", json=body, headers=headers, timeout=30)
    assert made.headers["X-Request-ID"] == "the-one"
    token = made.json()["tokens"][0]["token"]
    requests.get(f"{url}/v1/games/{made.json()['id']}", headers={"Authorization": f"Bearer {token}"}, timeout=30)
    until(lambda: '"the-one"' in up.output)
    lines = [json.loads(line) for line in up.output.splitlines() if line.startswith("{")]
    (line,) = [line for line in lines if line.get("request") == "the-one"]
    shown = [line[field] for field in ("operation", "method", "status", "path")]
    assert shown == ["open_game", "POST", 201, "/v1/games"]
    for text in (up.output, requests.get(metrics(up), timeout=30).text):
        for secret in (NAME, "Numbers", token, player["token"].split(".")[1]):
            assert secret not in text


def test_prometheus_and_grafana_files_use_existing_metrics() -> None:
    """Every metric of a panel or an alert is exposed."""
    program = "import cairn.service.telemetry.metrics, prometheus_client as p; print(p.generate_latest().decode())"
    exposed = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    there = {*re.findall(r"^# HELP (cairn_\w+)", exposed, re.MULTILINE)}
    for module in ("metrics_exporter.py", "metrics_endpoint.py"):
        there |= {*re.findall(r'"(cairn_\w+)"', (ROOT / "service/cli" / module).read_text())}
    for name in ("dashboard.json", "alerts.yaml"):
        used = {*re.findall(r"\bcairn_[a-z_]+", (ROOT / "service/run" / name).read_text())}
        assert used
        plain = {re.sub(r"_(total|bucket|count|sum)$", "", metric) for metric in used}
        assert not {one for one in plain if one not in there and f"{one}_total" not in there}, name
