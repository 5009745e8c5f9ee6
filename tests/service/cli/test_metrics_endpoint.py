"""Metrics at an address of their own: who asks the API gets none, and two commands cannot share a port."""

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
    """Not for anybody who asks it, whatever they ask for; they are at a port that is the operator's."""
    for path in ("/metrics", "/metrics/", "/v1/metrics"):
        assert api.ask("GET", path).status_code == 404
    assert "metrics" not in api.ask("GET", "/openapi.yaml").text
    answer = requests.get(metrics_of(api.url), timeout=30)
    assert answer.ok
    assert "cairn_requests_total" in answer.text


@pytest.mark.slow
@pytest.mark.usefixtures("services")
def test_a_port_that_is_named_and_taken_is_refused(redis_url: str) -> None:
    """In a sentence, by each command that runs parts: else one would tell of another's."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for command in (("worker",), ("caretaker",), ("api", "--port", "0"), ("up", "--port", "0", "--no-demo")):
            ended = cairn(*command, REDIS_URL=redis_url, CAIRN_METRICS_PORT=port)
            assert ended.returncode == 1
            assert f"Port {port} of 127.0.0.1 cannot be used for metrics: Address already in use." in ended.stderr
            assert "Traceback" not in ended.stderr


def test_where_no_port_is_named_a_taken_one_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line says that metrics are served nowhere."""
    said: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(metrics_endpoint, "PORT", taken.getsockname()[1])
        with metrics_endpoint.expose_metrics(Supervisor({}, said.append), said.append, queue=False):
            assert len(said) == 1
    assert "cannot be used for metrics: Address already in use. Metrics are not served" in said[0]


def test_a_host_that_is_none_is_refused(redis_url: str) -> None:
    """In a sentence, too."""
    ended = cairn("worker", REDIS_URL=redis_url, CAIRN_METRICS_HOST="no.such.host.invalid", CAIRN_METRICS_PORT="0")
    assert ended.returncode == 1
    assert "of no.such.host.invalid cannot be used for metrics" in ended.stderr


def test_metrics_tell_which_parts_run() -> None:
    """What was killed does not, until it is started again."""
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


def test_a_process_that_ended_and_waits_for_its_parent_takes_nothing() -> None:
    """The kernel tells no memory of it: who asked for metrics just then was answered 500."""
    with subprocess.Popen((sys.executable, "-c", ""), start_new_session=True) as process:
        until(lambda: ") Z " in Path(f"/proc/{process.pid}/stat").read_text())
        assert measure_usage([Part("the worker", (), writes=False, process=process)]) == {}


@pytest.mark.slow
def test_a_worker_by_itself_tells_its_own(redis_url: str, tmp_path: Path) -> None:
    """And nothing of Redis, which its user may not read; a worker that was killed counts on in the next."""
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
