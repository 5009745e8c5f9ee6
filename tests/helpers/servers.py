"""Embedded servers that run as long as a test needs them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from redis import Redis

from cairn.service.run.embedded import EmbeddedServer

BINARY = os.environ.get("CAIRN_REDIS_BINARY")
"""The program of another server than the bundled one, if that is to be tested."""


@contextmanager
def serving(data: Path, **options: Any) -> Iterator[tuple[EmbeddedServer, Redis]]:
    """Run a server on a folder, and give it and a client of it."""
    server = EmbeddedServer(data, BINARY, **options)
    server.start()
    try:
        with Redis.from_url(server.url) as redis:
            yield server, redis
    finally:
        server.stop()
