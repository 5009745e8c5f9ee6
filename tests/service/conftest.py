"""What tests of commands and positions share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.servers import serving

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
    with serving(tmp_path) as (server, _):
        yield server
