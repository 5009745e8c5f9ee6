"""What tests of commands and positions share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings


@pytest.fixture
def second(redis_url: str, services: Services) -> Services:
    """Give a second process's connection to the same games."""
    return Services(Settings(redis_url=redis_url, key=services.settings.key))


@pytest.fixture
def own(tmp_path: Path) -> Iterator[EmbeddedServer]:
    """Give a server of the test's own."""
    server = EmbeddedServer(tmp_path, os.environ.get("CAIRN_REDIS_BINARY"))
    server.start()
    yield server
    server.stop()
