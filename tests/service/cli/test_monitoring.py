"""`cairn doctor`, and metrics: their address, and values that are read for each scrape."""

import math
import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

import pytest
import requests
from click.testing import CliRunner, Result
from helpers.api import KEY, Api, metrics_of
from helpers.commands import GUEST, open_game
from helpers.running import PATIENCE, Up, cairn, metrics, until
from helpers.servers import serving
from redis import Redis

from cairn.events.table import Seat
from cairn.projections.results import Result as GameResult
from cairn.service.cli import main, metrics_endpoint
from cairn.service.cli.metrics_endpoint import measure_usage
from cairn.service.cli.metrics_exporter import Metered
from cairn.service.container import Services
from cairn.service.jobs.schedule import SEEN
from cairn.service.run.supervisor import Part, Supervisor
from cairn.service.settings import Settings
from cairn.service.storage.backup_record import note_backup

OK, WRONG = "ok     ", "wrong  "


def doctor(*options: str, **environment: str | None) -> Result:
    """Call it."""
    clean: dict[str, str | None] = {"REDIS_URL": None, "CAIRN_QUEUE_URL": None, "CAIRN_KEY": None}
    return CliRunner().invoke(main, ["doctor", "--url", "", *options], env=clean | environment)


def wrong(result: Result) -> list[str]:
    """Return the reported problems."""
    return [line.removeprefix(WRONG) for line in result.output.splitlines() if line.startswith(WRONG)]


def test_an_unused_folder(tmp_path: Path) -> None:
    """The advice is to start Cairn, and the folder is not created."""
    result = doctor("--data", str(tmp_path / "none"))
    assert result.exit_code == 1
    assert "does not exist" in wrong(result)[0]
    assert "Start `cairn up`" in result.output
    assert not (tmp_path / "none").exists()


def test_an_invalid_setting(tmp_path: Path) -> None:
    """It is named, and nothing else is checked."""
    result = doctor(CAIRN_THREADS="many")
    assert result.exit_code == 1
    assert len(wrong(result)) == 1
    assert "CAIRN_THREADS" in wrong(result)[0]


@pytest.mark.usefixtures("synced")
def test_a_redis_without_workers(services: Services, redis_url: str) -> None:
    """Passed checks are reported, too. The missing worker is a problem."""
    result = doctor(REDIS_URL=redis_url, CAIRN_KEY=KEY)
    assert result.exit_code == 1
    assert f"{OK}Redis takes a write." in result.output
    assert wrong(result) == ["No caretaker was ever here.", "No workers live."]


@pytest.mark.usefixtures("services", "synced")
def test_the_key_in_redis_and_a_late_caretaker(redis_url: str) -> None:
    """Each has advice."""
    with Redis.from_url(redis_url) as redis:
        redis.zadd("cairn:owed", {"a" * 20: 1.0})
        redis.set(SEEN, round(time.time() * 1000))
    result = doctor(REDIS_URL=redis_url)
    assert [words.split()[0] for words in wrong(result)] == ["Due", "No", "The"]
    assert "Start the caretaker" in result.output
    assert "Set CAIRN_KEY" in result.output


def test_doctor_without_redis() -> None:
    """It is reported in a sentence, without a traceback."""
    result = doctor(REDIS_URL="redis://127.0.0.1:1")
    assert result.exit_code == 1
    assert len(wrong(result)) == 2
    assert "Check REDIS_URL" in result.output


@pytest.mark.slow
def test_the_api_is_checked(live: str, services: Services, redis_url: str) -> None:
    """The report says whether it answers at its URL."""
    there = doctor("--url", live, REDIS_URL=redis_url, CAIRN_KEY=KEY)
    assert f"{OK}The API answers at {live}." in there.output
    url = "http://127.0.0.1:1"
    gone = doctor("--url", url, REDIS_URL=redis_url, CAIRN_KEY=KEY)
    assert [words for words in wrong(gone) if words.startswith(f"No API answers at {url}: ")]
    assert "Start `cairn api`" in gone.output


def test_the_api_and_redis_are_checked_concurrently() -> None:
    """Two timeouts take no longer than one: here each answers once the other has a request."""
    api_reached, redis_reached = Event(), Event()
    with socket.create_server(("127.0.0.1", 0)) as api, socket.create_server(("127.0.0.1", 0)) as redis:

        def answer() -> None:
            connection, _ = api.accept()
            api_reached.set()
            redis_reached.wait(PATIENCE)
            with connection:
                connection.recv(1000)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")

        def hang_up() -> None:
            with suppress(OSError):  # the test has ended
                while True:
                    connection, _ = redis.accept()
                    redis_reached.set()
                    api_reached.wait(PATIENCE)
                    connection.close()

        for behave in (answer, hang_up):
            Thread(target=behave, daemon=True).start()
        url, redis_url = (f"{kind}://127.0.0.1:{of.getsockname()[1]}" for kind, of in (("http", api), ("redis", redis)))
        result = doctor("--url", url, REDIS_URL=redis_url)
        assert f"{OK}The API answers at {url}." in result.output
        assert "has not answered within" not in result.output
        assert "Check REDIS_URL" in result.output
        redis.shutdown(socket.SHUT_RDWR)


def test_the_version_is_printed() -> None:
    """It is one line."""
    assert CliRunner().invoke(main, ["--version"]).output == "cairn, version 0.2.0\n"


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


def read_metrics(services: Services) -> dict[str, float]:
    """Return the metrics by name and label value."""
    samples = [sample for family in Metered(services).collect() for sample in family.samples]
    return {" ".join((sample.name, *sample.labels.values())): sample.value for sample in samples}


def test_metrics_of_sizes(services: Services) -> None:
    """They are games by status, replicas, memory, the age of a backup, the lag of ratings. None is of one game."""
    assert read_metrics(services)["cairn_backup_age_seconds"] == math.inf
    open_game(services, Seat("ai", None, "random"), GUEST)
    now = services.clock.time()
    note_backup(services.redis, now - 600)
    category = services.ratings.categories[0]
    ended = services.clock.now(-300)
    services.ratings.enter(category, GameResult(ended, "a" * 20, ("ai:random:1", "ai:easy:1"), (0, 1)))
    numbers = read_metrics(services)
    assert numbers["cairn_games running"] == 1
    assert numbers["cairn_games finished"] == 0
    assert numbers["cairn_players"] == 0
    assert numbers["cairn_redis_replicas there"] == numbers["cairn_redis_replicas_needed"] == 0
    assert 0 < numbers["cairn_redis_memory_bytes games"] < numbers["cairn_redis_memory_limit_bytes games"]
    assert numbers["cairn_redis_memory_bytes games"] % 2**20 == 0, "a precise value would reveal when an AI has chosen"
    assert 600 <= numbers["cairn_backup_age_seconds"] < 1200
    assert 300 <= numbers["cairn_ratings_lag_seconds"] < 900
    services.ratings.settle()
    assert read_metrics(services)["cairn_ratings_lag_seconds"] == 0


@pytest.mark.slow
def test_metrics_of_durability(tmp_path: Path) -> None:
    """A server that evicts data or writes no file is not durable, and has no other problem."""
    for name, setting in (("maxmemory-policy", "allkeys-lru"), ("appendonly", "no")):
        with serving(tmp_path / name) as (server, redis):
            services = Services(Settings(redis_url=server.url))
            assert read_metrics(services)["cairn_condition_ok durability"] == 1
            redis.config_set(name, setting)
            numbers = read_metrics(services)
            assert numbers["cairn_condition_ok durability"] == 0
            assert numbers["cairn_condition_ok redis"] == 1


def test_metrics_without_redis(redis_url: str) -> None:
    """The Redis of the games and that of the queue are reported separately, without other values."""
    away = "redis://127.0.0.1:1/0"
    numbers = read_metrics(Services(Settings(redis_url=away, queue_url=redis_url)))
    assert (numbers["cairn_condition_ok redis"], numbers["cairn_condition_ok queue"]) == (0, 1)
    assert "cairn_workers" in numbers
    assert (
        not {"cairn_condition_ok durability", "cairn_redis_memory_bytes games", "cairn_games running"} & numbers.keys()
    )
    numbers = read_metrics(Services(Settings(redis_url=redis_url, queue_url=away)))
    assert (numbers["cairn_condition_ok redis"], numbers["cairn_condition_ok queue"]) == (1, 0)
    assert not {"cairn_workers", "cairn_queue_jobs turns_human"} & numbers.keys()
    assert "cairn_games running" in numbers
