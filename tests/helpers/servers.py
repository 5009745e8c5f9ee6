"""Embedded servers for the duration of a test."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from helpers.running import until
from redis import Redis
from redis.exceptions import RedisError

from cairn.service.run.embedded import EmbeddedServer, find_program

BINARY = os.environ.get("CAIRN_REDIS_BINARY")
"""The program of another server than the bundled one, for tests with that server."""


@contextmanager
def serving(data: Path, **options: Any) -> Iterator[tuple[EmbeddedServer, Redis]]:
    """Run a server on a folder, and yield it and a client."""
    server = EmbeddedServer(data, BINARY, **options)
    server.start()
    try:
        with Redis.from_url(server.url) as redis:
            yield server, redis
    finally:
        server.stop()


@contextmanager
def listening(data: Path, port: int, *options: str) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a server that persists to a folder, as an operator's own, and yield its process."""
    program = BINARY or find_program()
    assert program
    data.mkdir(exist_ok=True)
    words = ("--port", str(port), "--dir", str(data), "--appendonly", "yes", "--save", "", *options)
    process = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL)
    try:
        with Redis(port=port) as redis:
            until(lambda: _answers(redis))
        yield process
    finally:
        process.kill()
        process.wait()


def _answers(redis: Redis) -> bool:
    try:
        return redis.ping()
    except RedisError:
        return False
