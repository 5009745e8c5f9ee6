"""Redis as reported by the API: readiness, warnings about settings, and errors."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from helpers.api import KEY, free_port, serve
from helpers.fake_redis import refusing
from helpers.servers import serving
from redis import Redis

from cairn.service.app import create_app
from cairn.service.health.table import NAMES
from cairn.service.jobs.schedule import SEEN
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

CASES: list[tuple[dict[str, str], list[str]]] = [
    ({}, []),
    ({"appendfsync": "everysec"}, ["the last second of acknowledged moves"]),
    ({"appendfsync": "no"}, ["half a minute"]),
    ({"appendonly": "no"}, ["no append-only file"]),
    ({"maxmemory-policy": "allkeys-lru"}, ["may remove games"]),
    ({"appendonly": "no", "maxmemory-policy": "volatile-ttl"}, ["no append-only file", "may remove games"]),
]


def client(url: str, **settings: Any) -> FlaskClient:
    """Return a client of an API with this Redis."""
    return create_app(Settings(redis_url=url, key=KEY, **settings)).test_client()


def ready(url: str, **settings: Any) -> Any:
    """Return the response of `/readyz` for a Redis server."""
    return ready_of(client(url, **settings))


def ready_of(app: FlaskClient) -> Any:
    """Return the response of `/readyz` of an API."""
    answer = app.get("/readyz")
    assert answer.status_code == 200, answer.text
    return answer.json


def wrong(readiness: Any, name: str) -> list[str]:
    """Return the problem of a check. Only failed checks have advice."""
    assert all((condition["advice"] is None) == condition["ok"] for condition in readiness["conditions"])
    about = [condition for condition in readiness["conditions"] if condition["name"] == name]
    assert about
    return [condition["words"] for condition in about if not condition["ok"]]


@pytest.mark.slow
@pytest.mark.parametrize(("settings", "warnings"), CASES)
def test_settings_that_risk_data_are_listed(own: EmbeddedServer, settings: dict[str, str], warnings: list[str]) -> None:
    """The service is ready nevertheless. The probe's key expires by itself."""
    with Redis.from_url(own.url) as redis:
        for name, value in settings.items():
            redis.config_set(name, value)
        readiness = ready(own.url)
        assert 0 < redis.ttl("cairn:ready") <= 60
    problems = wrong(readiness, "durability")
    assert len(problems) == len(warnings)
    assert all(words in said for words, said in zip(warnings, problems, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("forbidden", "words"),
    [(["-config"], "CONFIG GET appendfsync"), (["-config", "-info"], "may not read from Redis (INFO) whether")],
)
def test_a_redis_that_hides_its_settings_is_ready(own: EmbeddedServer, forbidden: list[str], words: str) -> None:
    """Hosted Redis often forbids INFO or CONFIG. The report says that the settings are unknown."""
    with Redis.from_url(own.url) as redis:
        redis.execute_command("ACL", "SETUSER", "app", "on", ">secret", "~*", "&*", "+@all", *forbidden)
    readiness = ready(own.url.replace("unix://", "unix://app:secret@"))
    (said,) = wrong(readiness, "durability")
    assert words in said
    assert {*NAMES} - {condition["name"] for condition in readiness["conditions"]} <= {"memory"}


@pytest.mark.slow
@pytest.mark.parametrize("resp", ["", "?protocol=2"])
def test_both_redis_protocols_are_supported(own: EmbeddedServer, resp: str) -> None:
    """A URL can choose RESP 2, in which a server reports its version only on request."""
    assert wrong(ready(own.url + resp), "durability") == []


def test_each_check_has_a_name(own: EmbeddedServer) -> None:
    """Each is listed once. Checks of things that no move needs are not required."""
    conditions = ready(own.url)["conditions"]
    assert [condition["name"] for condition in conditions] == [*NAMES]
    needed = {condition["name"] for condition in conditions if condition["needed"]}
    assert needed == {"redis", "key", "replicas"}
    assert {condition["name"] for condition in conditions if not condition["ok"]} == {"caretaker", "workers"}


def test_a_caretaker_must_be_alive_and_on_time(own: EmbeddedServer) -> None:
    """A vanished caretaker is reported, and so is its overdue work."""
    with Redis.from_url(own.url) as redis:
        redis.set(SEEN, round(time.time() * 1000))
        assert wrong(ready(own.url), "caretaker") == []
        redis.zadd("cairn:owed", {"a" * 20: time.time() - 100})
        (late,) = wrong(ready(own.url), "caretaker")
        assert re.search("1[0-9][0-9] seconds late", late)
        redis.set(SEEN, round(time.time() * 1000) - 60_000)
        (gone,) = wrong(ready(own.url), "caretaker")
        assert re.search("No caretaker was seen for 6[0-9] seconds", gone)


@contextmanager
def gone(server: EmbeddedServer, how: str) -> Iterator[None]:
    """Stop or pause a server."""
    if how == "dead":
        server.stop()
        yield
        return
    with Redis.from_url(server.url) as redis:
        process = redis.info("server")["process_id"]
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


each_way_to_be_gone = pytest.mark.parametrize("how", ["dead", pytest.param("silent", marks=pytest.mark.slow)])


@pytest.mark.slow
@each_way_to_be_gone
def test_the_service_is_ready_without_its_queue(own: EmbeddedServer, tmp_path: Path, how: str) -> None:
    """Moves succeed, so no API is taken out of service. The report says what waits."""
    with serving(tmp_path / "queue", durable=False) as (queue, _):
        app = client(own.url, queue_url=queue.url)
        assert ready_of(app)["workers"] == 0
        with gone(queue, how):
            readiness = ready_of(app)
            assert readiness["workers"] is None
            assert "moves go on" in wrong(readiness, "queue")[0]
            assert app.post("/v1/games", json=OPENING).status_code == 201


@each_way_to_be_gone
def test_the_service_is_not_ready_without_the_games_redis(own: EmbeddedServer, how: str) -> None:
    """A Redis that hangs is reported before the caller's timeout."""
    app = client(own.url)
    assert app.get("/readyz").status_code == 200
    with gone(own, how):
        answer: Any = app.get("/readyz")
        assert (answer.status_code, answer.json["type"]) == (503, "/problems/unavailable")


def test_the_service_is_not_ready_if_replication_is_too_low(own: EmbeddedServer) -> None:
    """No move would be acknowledged."""
    answer = client(own.url, replicas=1).get("/readyz")
    assert (answer.status_code, "CAIRN_REPLICAS is 1" in answer.get_json()["detail"]) == (503, True)


def run(url: str, *command: str) -> subprocess.Popen[bytes]:
    """Run a part in its own process."""
    environment = os.environ | {"REDIS_URL": url}
    return subprocess.Popen([sys.executable, "-m", "cairn.service", *command], env=environment, stderr=subprocess.PIPE)


@pytest.mark.parametrize(
    "command", [*(pytest.param(part, marks=pytest.mark.many) for part in ("api", "worker")), "caretaker"]
)
def test_each_part_warns_once_about_settings_that_risk_data(own: EmbeddedServer, command: str) -> None:
    """It prints to stderr at its start and runs nevertheless."""
    with Redis.from_url(own.url) as redis:
        redis.config_set("appendfsync", "everysec")
    process = run(own.url, command, *(["--port", "0"] if command == "api" else []))
    try:
        assert process.stderr
        lines = process.stderr.readline() + process.stderr.readline()  # the other line has the URL of the metrics
        assert lines.count(b"Redis has appendfsync everysec: ") == 1
        assert process.poll() is None
    finally:
        process.terminate()
        _, rest = process.communicate(timeout=30)
    assert b"everysec" not in rest


COMMANDS = [
    "api --port 0",
    f"replay {20 * 'a'}",
    *(pytest.param(command, marks=pytest.mark.many) for command in ("worker", "caretaker", "up --port 0")),
]


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_an_outdated_redis_is_refused_at_the_start(command: str) -> None:
    """Every command that uses Redis prints a readable error."""
    with refusing("ERR not reached", "6.2.14") as url:
        process = run(url, *command.split())
        _, said = process.communicate(timeout=30)
    assert process.returncode == 1
    assert b"Redis 6.2.14 is too old; Cairn needs Redis 7.0 or later, or Valkey" in said


@pytest.mark.slow
def test_an_api_starts_before_its_redis(capfd: pytest.CaptureFixture[str]) -> None:
    """It reports this and serves everything that needs no Redis."""
    port = free_port()
    serving = serve(f"redis://127.0.0.1:{port}/0")
    assert next(serving)
    assert f"Redis cannot be reached at redis://127.0.0.1:{port}/0" in capfd.readouterr().err
    assert next(serving, None) is None


OPENING = {"ruleset": "schotten_totten", "seats": [{"kind": "open"}, {"kind": "open"}]}
SAID = {
    "OOM command not allowed when used memory > 'maxmemory'. script: f1a2": (507, "no room left"),
    "MISCONF Errors writing to the AOF file: No space left on device": (507, "cannot write to its disk"),
    "READONLY You can't write against a read only replica.": (503, "read-only replica"),
    "NOREPLICAS Not enough good replicas to write.": (503, "too few replicas"),
    "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.": (503, "lost its primary"),
    "LOADING Redis is loading the dataset in memory": (503, "still loading"),
    "BUSY Redis is busy running a script.": (503, "busy with a script"),
    "Command # 1 (ZRANGE a) of pipeline caused error: BUSY Redis is busy running a script.": (503, "with a script"),
    "CLUSTERDOWN The cluster is down": (503, "Cluster is down"),
    "TRYAGAIN Multiple keys request during rehashing of slot": (503, "moving its keys"),
    "MOVED 3999 10.9.8.7:6381": (500, "another node of a Redis Cluster"),
    "NOAUTH Authentication required.": (500, "name or password"),
    "WRONGPASS invalid username-password pair or user is disabled.": (500, "name or password"),
    "NOPERM User cairn has no permissions to run the 'evalsha' command": (500, "a command that it needs"),
    "WRONGTYPE Operation against a key holding the wrong kind of value": (500, "refused a command of the service"),
}
TYPES = {503: "unavailable", 507: "storage-full", 500: "storage-unusable"}


def check(answer: Any, status: int, words: str) -> None:
    """Check the status, detail and retry time of a refusal."""
    assert (answer.status_code, answer.mimetype) == (status, "application/problem+json"), answer.text
    assert words in answer.json["detail"]
    assert ("cannot be reached" in answer.json["detail"]) == ("cannot be reached" in words)
    assert answer.headers.get("Retry-After") == ("1" if status == 503 else None)


@pytest.mark.daily
@pytest.mark.parametrize("said", SAID, ids=lambda said: said.split(" ")[0])
def test_each_redis_error_has_its_own_message(said: str) -> None:
    """Of a read, a write, `/readyz`, and an invalid query for a game. The operator's machines are not revealed."""
    status, words = SAID[said]
    with refusing(said) as url:
        response = client(url)
        answers = [response.get("/v1/games"), response.post("/v1/games", json=OPENING), response.get("/readyz")]
        answers.append(response.get(f"/v1/games/{20 * 'a'}/decisions?limit=none"))
    for answer in answers:
        check(answer, status, words)
        assert answer.get_json()["type"].rpartition("/")[2] in (TYPES[status], "internal-error")
        assert not any(word in answer.text for word in ("10.9.8.7", "f1a2", "evalsha", "User cairn"))


@pytest.mark.parametrize("version", ["6.2.14", "5.0.3"])
def test_an_outdated_redis_is_refused_at_first_use(version: str) -> None:
    """This covers processes without a check at their start, such as gunicorn."""
    with refusing("ERR not reached", version) as url:
        check(client(url).get("/v1/games"), 500, "older than the service needs")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "status", "words"),
    [
        ({"maxmemory": "1"}, 507, "no room left"),
        ({"min-replicas-to-write": "1"}, 503, "too few replicas"),
        ({"replicaof": "127.0.0.1 1"}, 503, "read-only replica"),
        ({"requirepass": "a-password"}, 500, "name or password"),
    ],
)
def test_a_real_server_sends_the_errors(own: EmbeddedServer, settings: dict[str, str], status: int, words: str) -> None:
    """Writes are refused with the specific reason and succeed again after the repair."""
    response = client(own.url)
    game = response.post("/v1/games", json=OPENING).get_json()["id"]
    with Redis.from_url(own.url) as redis:
        for name, value in settings.items():
            redis.execute_command(*(["CONFIG", "SET", name, value] if name != "replicaof" else [name, *value.split()]))
        response = client(own.url)
        check(response.post(f"/v1/games/{game}/seats", json={"name": "Ann"}), status, words)
        check(response.get("/readyz"), status, words)
        if "requirepass" not in settings:
            assert response.get(f"/v1/games/{game}").status_code == 200
        redis.execute_command("REPLICAOF", "NO", "ONE")
        redis.execute_command("CONFIG", "SET", "maxmemory", "0", "min-replicas-to-write", "0", "requirepass", "")
    assert client(own.url).post(f"/v1/games/{game}/seats", json={"name": "Ann"}).status_code == 201
    assert client(own.url).get("/readyz").status_code == 200
