"""A Redis Cluster of three primaries with a replica each, and Cairn on it."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from helpers.api import KEY, OPERATOR, Api, running, serve
from helpers.clusters import Nodes
from helpers.servers import serving

from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

Start = Callable[..., subprocess.Popen[bytes]]


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[Nodes]:
    """Return the nodes of a cluster."""
    (tmp_path / "nodes").mkdir()
    started = Nodes(tmp_path / "nodes")
    yield started
    started.stop()


@pytest.fixture
def queue(tmp_path: Path) -> Iterator[EmbeddedServer]:
    """Return the server of the queue."""
    with serving(tmp_path / "queue", durable=False) as (server, _):
        yield server


@pytest.fixture
def services(nodes: Nodes, queue: EmbeddedServer) -> Services:
    """Return the service's connection to the cluster."""
    return Services(Settings(redis_url=nodes.url, queue_url=queue.url, key=KEY, operator_key=OPERATOR))


@pytest.fixture
def environment(nodes: Nodes, queue: EmbeddedServer) -> dict[str, str]:
    """Return the settings of Cairn's processes. A test may change them before these start."""
    return {"REDIS_URL": nodes.url, "CAIRN_QUEUE_URL": queue.url}


@pytest.fixture
def parts(environment: dict[str, str]) -> Iterator[Api]:
    """Return a client of an API with two workers and a caretaker."""
    served = serve(environment["REDIS_URL"], **environment)
    with running(environment, "worker", "worker", "caretaker"):
        yield Api(next(served))
    served.close()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[EmbeddedServer]:
    """Return a single server."""
    with serving(tmp_path / "own") as (server, _):
        yield server
