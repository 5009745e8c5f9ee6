"""`/readyz`: whether Redis takes a write, and what may be lost with its settings; the commands say the same."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from flask.testing import FlaskClient
from helpers.api import KEY, free_port, serve
from helpers.fake_redis import refusing
from helpers.servers import serving
from redis import Redis

from cairn.service.app import create_app
from cairn.service.jobs.schedule import SEEN
from cairn.service.queries.conditions import Name
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


def ready(url: str, **settings: Any) -> Any:
    """Return what `/readyz` answers on a Redis."""
    return ready_of(create_app(Settings(redis_url=url, **settings)).test_client())


def ready_of(app: FlaskClient) -> Any:
    """Return what it answers of an API."""
    answer = app.get("/readyz")
    assert answer.status_code == 200, answer.text
    return answer.json


def wrong(readiness: Any, name: str) -> list[str]:
    """Return what it says is wrong with one thing; what is wrong has an advice, and nothing else has."""
    assert all((condition["advice"] is None) == condition["ok"] for condition in readiness["conditions"])
    about = [condition for condition in readiness["conditions"] if condition["name"] == name]
    assert about
    return [condition["words"] for condition in about if not condition["ok"]]


@pytest.mark.slow
@pytest.mark.parametrize(("settings", "warnings"), CASES)
def test_what_may_be_lost_is_told(own: EmbeddedServer, settings: dict[str, str], warnings: list[str]) -> None:
    """It is ready all the same; the key it wrote goes by itself."""
    with Redis.from_url(own.url) as redis:
        for name, value in settings.items():
            redis.config_set(name, value)
        readiness = ready(own.url)
        assert 0 < redis.ttl("cairn:ready") <= 60
    told = wrong(readiness, "durability")
    assert len(told) == len(warnings)
    assert all(words in said for words, said in zip(warnings, told, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("forbidden", "words"),
    [(["-config"], "CONFIG GET appendfsync"), (["-config", "-info"], "may not read from Redis (INFO) whether")],
)
def test_a_redis_that_does_not_tell_is_ready(own: EmbeddedServer, forbidden: list[str], words: str) -> None:
    """A hosted Redis often forbids INFO or CONFIG; then nobody knows, and that is said."""
    with Redis.from_url(own.url) as redis:
        redis.execute_command("ACL", "SETUSER", "app", "on", ">secret", "~*", "&*", "+@all", *forbidden)
    (said,) = wrong(ready(own.url.replace("unix://", "unix://app:secret@")), "durability")
    assert words in said


@pytest.mark.slow
@pytest.mark.parametrize("resp", ["", "?protocol=2"])
def test_both_protocols_are_greeted(own: EmbeddedServer, resp: str) -> None:
    """Also RESP 2, which a URL can choose, and with which a server does not say its version unasked."""
    assert wrong(ready(own.url + resp), "durability") == []


def test_each_thing_is_told_by_its_name(own: EmbeddedServer) -> None:
    """Each once where all is well with it; what no move needs is not needed."""
    conditions = ready(own.url)["conditions"]
    assert [condition["name"] for condition in conditions] == [*get_args(Name)]
    needed = {condition["name"] for condition in conditions if condition["needed"]}
    assert needed == {"redis", "key", "replicas"}
    assert {condition["name"] for condition in conditions if not condition["ok"]} == {"caretaker", "workers"}


def test_a_caretaker_is_well_that_lives_and_is_in_time(own: EmbeddedServer) -> None:
    """One that was there is missed, and so is what it has not looked after."""
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
    """Have a server gone, or silent."""
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
def test_without_its_queue_it_is_ready(own: EmbeddedServer, tmp_path: Path, how: str) -> None:
    """Moves go on, so no API is taken out; what waits is told."""
    with serving(tmp_path / "queue", durable=False) as (queue, _):
        app = create_app(Settings(redis_url=own.url, queue_url=queue.url, key=KEY)).test_client()
        assert ready_of(app)["workers"] == 0
        with gone(queue, how):
            readiness = ready_of(app)
            assert readiness["workers"] is None
            assert "moves go on" in wrong(readiness, "queue")[0]
            seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
            game = app.post("/v1/games", json={"ruleset": "schotten_totten", "seats": seats})
            assert game.status_code == 201


@each_way_to_be_gone
def test_without_the_games_redis_it_is_not(own: EmbeddedServer, how: str) -> None:
    """Also where that only does not answer, before who asks has given up."""
    app = create_app(Settings(redis_url=own.url, key=KEY)).test_client()
    assert app.get("/readyz").status_code == 200
    with gone(own, how):
        answer: Any = app.get("/readyz")
        assert (answer.status_code, answer.json["type"]) == (503, "/problems/unavailable")


def test_a_promise_that_cannot_be_kept_is_not_ready(own: EmbeddedServer) -> None:
    """No move would be acknowledged."""
    answer: Any = create_app(Settings(redis_url=own.url, key=KEY, replicas=1)).test_client().get("/readyz")
    assert answer.status_code == 503
    assert "CAIRN_REPLICAS is 1" in answer.json["detail"]


def run(url: str, *command: str) -> subprocess.Popen[bytes]:
    """Run a part as a process of its own."""
    environment = os.environ | {"REDIS_URL": url}
    return subprocess.Popen([sys.executable, "-m", "cairn.service", *command], env=environment, stderr=subprocess.PIPE)


@pytest.mark.parametrize(
    "command", [*(pytest.param(part, marks=pytest.mark.many) for part in ("api", "worker")), "caretaker"]
)
def test_each_part_says_once_what_may_be_lost(own: EmbeddedServer, command: str) -> None:
    """On stderr, when it starts; then it runs all the same."""
    with Redis.from_url(own.url) as redis:
        redis.config_set("appendfsync", "everysec")
    process = run(own.url, command, *(["--port", "0"] if command == "api" else []))
    try:
        assert process.stderr
        lines = process.stderr.readline() + process.stderr.readline()  # the other one tells where metrics are
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
def test_an_old_redis_is_refused_at_the_start(command: str) -> None:
    """In a sentence, by every command that uses one."""
    with refusing("ERR not reached", "6.2.14") as url:
        process = run(url, *command.split())
        _, said = process.communicate(timeout=30)
    assert process.returncode == 1
    assert b"Redis 6.2.14 is too old; Cairn needs Redis 7.0 or later, or Valkey" in said


@pytest.mark.slow
def test_an_api_starts_before_its_redis(capfd: pytest.CaptureFixture[str]) -> None:
    """It says so, and serves what needs none."""
    port = free_port()
    serving = serve(f"redis://127.0.0.1:{port}/0")
    assert next(serving)
    assert f"Redis cannot be reached at redis://127.0.0.1:{port}/0" in capfd.readouterr().err
    assert next(serving, None) is None
