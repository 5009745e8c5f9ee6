"""`CAIRN_REPLICAS` is held against the replicas that there are: on one server, under Sentinel, on a cluster."""

from pathlib import Path

import pytest
from helpers.clusters import Nodes
from helpers.running import until
from helpers.sentinels import Sentinels

from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

pytestmark = pytest.mark.cluster


def test_a_server_alone_has_no_replica(own: EmbeddedServer) -> None:
    """Who asks for one is told that nothing is acknowledged; who asks for none is told nothing."""
    promise = Services(Settings(own.url, replicas=1)).promise
    assert promise.replicas()[1:] == (0, 1)
    assert promise.broken() == [
        "CAIRN_REPLICAS is 1, and there are 0 replicas of the primary in time: no move is acknowledged there."
    ]
    assert Services(Settings(own.url)).promise.broken() == []


def test_the_primary_of_a_cluster_with_the_fewest_counts(nodes: Nodes, services: Services) -> None:
    """One of three has lost its replica."""
    promise = Services(Settings(nodes.url, services.settings.queue_url, replicas=1)).promise
    assert promise.replicas() == (1, 1, 1)
    assert promise.broken() == []
    nodes.all[-1].kill()
    until(lambda: promise.replicas()[1:] == (0, 1))
    (said,) = promise.broken()
    assert "0 replicas of a primary of the cluster" in said


def test_the_replicas_of_the_primary_that_sentinels_name_count(tmp_path: Path) -> None:
    """Two are enough for one, and not for three."""
    started = Sentinels(tmp_path / "sentinels")
    try:
        assert Services(Settings(started.url, replicas=1)).promise.broken() == []
        promise = Services(Settings(started.url, replicas=3)).promise
        assert promise.replicas()[1:] == (2, 3)
        assert len(promise.broken()) == 1
    finally:
        started.stop()
