"""The pytest plugin of the contract suite and of tests of games: a server, the service on it, and markers."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from cairn.service.container import Services

KEY = "the key that the tests' tokens are made with"
OPERATOR = "the operator's key in the tests' services"


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers."""
    config.addinivalue_line("markers", "many: many games; takes long. CAIRN_GAMES says how many")
    config.addinivalue_line("markers", "slow: takes seconds")
    config.addinivalue_line("markers", "daily: a quarter of its cases runs each day; the others are slow")
    config.addinivalue_line("markers", "timeout: of pytest-timeout, where it is installed")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the suite's tests of many games, unless markers are given with `-m`."""
    if not config.option.markexpr:
        many = [item for item in items if item.get_closest_marker("many") and _is_of_the_suite(item)]
        config.hook.pytest_deselected(items=many)
        items[:] = [item for item in items if item not in many]


def _is_of_the_suite(item: pytest.Item) -> bool:
    return item.path.resolve().is_relative_to(Path(__file__).resolve().parent)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """Return the URL of this test process's own real server. CAIRN_REDIS_BINARY chooses another program."""
    from cairn.service.run.embedded import EmbeddedServer

    with tempfile.TemporaryDirectory(prefix="cairn-") as folder:
        server = EmbeddedServer(Path(folder), os.environ.get("CAIRN_REDIS_BINARY"))
        server.start()
        yield server.url
        server.stop()


@pytest.fixture
def services(redis_url: str) -> Iterator["Services"]:
    """Return the service's connection to an empty server."""
    from cairn.service.container import Services
    from cairn.service.settings import Settings

    connected = Services(Settings(redis_url=redis_url, key=KEY, operator_key=OPERATOR))
    connected.redis.flushall()
    yield connected
    connected.redis.close()
