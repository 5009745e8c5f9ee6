"""`/readyz`: whether Redis takes a write, and what may be lost with its settings; the commands say the same."""

import os
import subprocess
import sys
from typing import Any

import pytest
from helpers.api import free_port, serve
from helpers.fake_redis import refusing
from redis import Redis

from cairn.service.app import create_app
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

SAFE = {"aof": True, "fsync": "always", "eviction": "noeviction"}
CASES: list[tuple[dict[str, str], dict[str, Any], list[str]]] = [
    ({}, SAFE, []),
    ({"appendfsync": "everysec"}, SAFE | {"fsync": "everysec"}, ["the last second of acknowledged moves"]),
    ({"appendfsync": "no"}, SAFE | {"fsync": "no"}, ["half a minute"]),
    ({"appendonly": "no"}, SAFE | {"aof": False}, ["no append-only file"]),
    ({"maxmemory-policy": "allkeys-lru"}, SAFE | {"eviction": "allkeys-lru"}, ["may remove games"]),
    (
        {"appendonly": "no", "maxmemory-policy": "volatile-ttl"},
        SAFE | {"aof": False, "eviction": "volatile-ttl"},
        ["no append-only file", "may remove games"],
    ),
]


def ready(url: str) -> Any:
    """Return what `/readyz` answers on a Redis."""
    answer = create_app(Settings(redis_url=url)).test_client().get("/readyz")
    assert answer.status_code == 200, answer.text
    return answer.json


@pytest.mark.parametrize(("settings", "durability", "warnings"), CASES)
def test_what_may_be_lost_is_told(
    own: EmbeddedServer, settings: dict[str, str], durability: dict[str, Any], warnings: list[str]
) -> None:
    """It is ready all the same; the key it wrote goes by itself."""
    with Redis.from_url(own.url) as redis:
        for name, value in settings.items():
            redis.config_set(name, value)
        readiness = ready(own.url)
        assert 0 < redis.ttl("cairn:ready") <= 60
    assert (readiness["redis"], readiness["durability"]) == ("ok", durability)
    assert len(readiness["warnings"]) == len(warnings)
    assert all(words in said for words, said in zip(warnings, readiness["warnings"], strict=True))


@pytest.mark.parametrize(
    ("forbidden", "durability", "words"),
    [
        (["-config"], SAFE | {"fsync": None}, "CONFIG GET appendfsync"),
        (["-config", "-info"], {"aof": None, "fsync": None, "eviction": None}, "does not tell this user whether"),
    ],
)
def test_a_redis_that_does_not_tell_is_ready(
    own: EmbeddedServer, forbidden: list[str], durability: dict[str, Any], words: str
) -> None:
    """A hosted Redis often forbids INFO or CONFIG; then nobody knows, and that is said."""
    with Redis.from_url(own.url) as redis:
        redis.execute_command("ACL", "SETUSER", "app", "on", ">secret", "~*", "&*", "+@all", *forbidden)
    readiness = ready(own.url.replace("unix://", "unix://app:secret@"))
    assert readiness["durability"] == durability
    (said,) = readiness["warnings"]
    assert words in said


@pytest.mark.parametrize("resp", ["", "?protocol=2"])
def test_both_protocols_are_greeted(own: EmbeddedServer, resp: str) -> None:
    """Also RESP 2, which a URL can choose, and with which a server does not say its version unasked."""
    assert ready(own.url + resp)["durability"] == SAFE


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
