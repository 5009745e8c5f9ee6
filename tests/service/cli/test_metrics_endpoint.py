"""Metrics have their own address: the API serves none, and two commands cannot share a port."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import requests
from helpers.api import Api, metrics_of
from helpers.running import Up, cairn, metrics, until

from cairn.service.cli import metrics_endpoint
from cairn.service.cli.processes import measure_usage
from cairn.service.run.supervisor import Part, Supervisor


def test_the_api_has_no_metrics(api: Api) -> None:
    """They are at a port of the operator."""
    for path in ("/metrics", "/metrics/", "/v1/metrics"):
        assert api.ask("GET", path).status_code == 404
    assert "metrics" not in api.ask("GET", "/openapi.yaml").text
    answer = requests.get(metrics_of(api.url), timeout=30)
    assert answer.ok
    assert "cairn_requests_total" in answer.text


@pytest.mark.slow
@pytest.mark.usefixtures("services")
def test_a_configured_port_in_use_is_refused(redis_url: str) -> None:
    """Each command that runs parts refuses it, or its metrics would be those of another command."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for command in (("worker",), ("caretaker",), ("api", "--port", "0"), ("up", "--port", "0", "--no-demo")):
            ended = cairn(*command, REDIS_URL=redis_url, CAIRN_METRICS_PORT=port)
            assert ended.returncode == 1
            assert f"Port {port} of 127.0.0.1 cannot be used for metrics: Address already in use." in ended.stderr
            assert "Traceback" not in ended.stderr


def test_a_default_port_in_use_is_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line says that metrics are not served."""
    said: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(metrics_endpoint, "PORT", taken.getsockname()[1])
        with metrics_endpoint.expose_metrics(Supervisor({}, said.append), said.append, queue=False):
            assert len(said) == 1
    assert "cannot be used for metrics: Address already in use. Metrics are not served" in said[0]


def test_an_invalid_host_is_refused(redis_url: str) -> None:
    """The refusal is one sentence."""
    ended = cairn("worker", REDIS_URL=redis_url, CAIRN_METRICS_HOST="no.such.host.invalid", CAIRN_METRICS_PORT="0")
    assert ended.returncode == 1
    assert "of no.such.host.invalid cannot be used for metrics" in ended.stderr


def test_metrics_show_which_parts_run() -> None:
    """A killed part does not run until it is restarted."""
    said: list[str] = []
    supervisor = Supervisor({"CAIRN_METRICS_PORT": "0", **os.environ}, said.append)
    with metrics_endpoint.expose_metrics(supervisor, said.append, queue=False):
        url = said[0].rpartition(" ")[2]
        supervisor.start("the worker", sys.executable, "-c", "import time; time.sleep(600)")
        try:
            assert 'cairn_part_running{part="the worker"} 1.0' in requests.get(url, timeout=30).text
            process = supervisor.parts[0].process
            assert process
            process.kill()
            process.wait()
            assert 'cairn_part_running{part="the worker"} 0.0' in requests.get(url, timeout=30).text
        finally:
            supervisor.stop()
    with pytest.raises(requests.ConnectionError):
        requests.get(url, timeout=30)


def test_a_zombie_uses_nothing() -> None:
    """The kernel reports no memory for it, which had made the response a 500."""
    with subprocess.Popen((sys.executable, "-c", ""), start_new_session=True) as process:
        until(lambda: ") Z " in Path(f"/proc/{process.pid}/stat").read_text())
        assert measure_usage([Part("the worker", (), writes=False, process=process)]) == {}


@pytest.mark.slow
def test_a_single_worker_serves_its_metrics(redis_url: str, tmp_path: Path) -> None:
    """They include nothing of Redis, which its user may not read. A restarted worker continues its counters."""
    started = Up(tmp_path / "output", program=("-m", "cairn.service", "worker"), REDIS_URL=redis_url)
    try:
        url = metrics(started)
        until(lambda: "cairn_version_conflicts_total" in requests.get(url, timeout=30).text)
        text = requests.get(url, timeout=30).text
        assert 'cairn_part_running{part="the worker"} 1.0' in text
        assert 'cairn_processes{part="the worker"} 1.0' in text
        assert re.search(r'^cairn_process_memory_bytes\{part="the worker"\} [1-9]', text, re.MULTILINE)
        assert re.search(r'^cairn_build_info\{version="[0-9.]+"\} 1.0', text, re.MULTILINE)
        assert "cairn_queue_jobs" not in text
        (worker,) = started.parts()
        os.kill(worker, signal.SIGKILL)
        until(lambda: set(started.parts()) - {worker})
        until(lambda: 'cairn_part_running{part="the worker"} 1.0' in requests.get(url, timeout=30).text)
    finally:
        started.stop()
