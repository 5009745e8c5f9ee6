"""The log on a Redis Cluster."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import cast

import pytest
from helpers.clusters import SLOTS, Node
from helpers.running import until
from redis import Redis, RedisCluster

from cairn.events.appends import Appended, IdempotencyKey, VersionConflict
from cairn.events.chain import Entry, Head
from cairn.events.log import Log

GAME = "abcdefghij234567abcd"


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[RedisCluster]:
    """Return a cluster of one server."""
    node = Node(tmp_path / "node", cluster_enabled="yes", save='""')
    try:
        node.ask("CLUSTER ADDSLOTSRANGE", 0, SLOTS - 1)
        until(lambda: node.ask("CLUSTER INFO")["cluster_state"] == "ok")
        yield RedisCluster(host="127.0.0.1", port=node.port)
    finally:
        node.stop()


@pytest.mark.slow
def test_the_log_works_on_a_cluster(cluster: RedisCluster) -> None:
    """Unchanged: appended entries are read back, a key is recognised, and a conflict returns the newer entries."""
    digests = [sha256(b"%d" % n).hexdigest() for n in range(1, 5)]
    *batch, late = [Entry(n, b"{}", digest, digest) for n, digest in enumerate(digests, start=1)]
    log, key = Log(cast(Redis, cluster)), IdempotencyKey("0:k", "b")
    assert log.append(GAME, Head(0, GAME), batch, key, opens=bytes(32)) == Appended(1, 3)
    assert (list(log.read(GAME)), log.last(GAME), log.secret(GAME)) == (batch, batch[-1], bytes(32))
    assert log.find_request(GAME, key) == Appended(1, 3, repeated=True)
    with pytest.raises(VersionConflict) as stale:
        log.append(GAME, Head(2, batch[1].chain), [late])
    assert list(stale.value.entries) == batch[1:]
    assert log.delete(GAME)
    assert log.last(GAME) is None
