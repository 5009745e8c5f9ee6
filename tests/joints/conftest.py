"""The world of the table, created once by each test process, and the environment of its workers."""

from collections.abc import Iterator

import pytest
from helpers.api import KEY, OPERATOR
from helpers.receiver import TRUSTED
from helpers.servers import serving
from joints.rows.versions import OLDER, upcast_planted
from joints.world import World

from cairn.events.codec import vocabulary
from cairn.service.run.embedded import EmbeddedServer
from cairn.workers import turns


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedServer]:
    """Return a server for the table alone, which no other test empties."""
    with serving(tmp_path_factory.mktemp("joints")) as (server, _):
        yield server


_worlds: list[World] = []


@pytest.fixture
def world(server: EmbeddedServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    """Return the world, with the environment in which its workers run, and the planted older version of an event."""
    settings = {
        "REDIS_URL": server.url,
        "CAIRN_KEY": KEY,
        "CAIRN_OPERATOR_KEY": OPERATOR,
        "CAIRN_SIGNING_KEY": "5e" * 32,
    }
    for name, value in {**settings, **TRUSTED, "CAIRN_LIMITS": "open=off, expensive=off"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setitem(vocabulary("schotten_totten").UPCASTS, OLDER, upcast_planted)
    turns.services.cache_clear()
    if not _worlds:
        _worlds.append(World())
    yield _worlds[0]
    turns.services.cache_clear()
