"""The log on a Redis Cluster."""

import os
import subprocess
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from socket import create_server
from typing import cast

import pytest
from helpers.running import until
from redis import Redis, RedisCluster
from redis.backoff import ConstantBackoff
from redis.retry import Retry

from events.chain import Entry
from events.log import Appended, Head, IdempotencyKey, Log, VersionConflict
from service.run.program import find_program

GAME = "abcdefghij234567abcd"


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[RedisCluster]:
    """Give a cluster of one server."""
    with create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    program = os.environ.get("CAIRN_REDIS_BINARY") or find_program()
    assert program
    settings = {"port": port, "dir": tmp_path, "cluster-enabled": "yes", "save": ""}
    words = [str(word) for name, value in settings.items() for word in (f"--{name}", value)]
    process = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL)
    try:
        with Redis(port=port, retry=Retry(ConstantBackoff(0.05), 200)) as redis:
            redis.execute_command("CLUSTER ADDSLOTSRANGE", 0, 16383)  # type: ignore[no-untyped-call]
            until(lambda: redis.execute_command("CLUSTER INFO")["cluster_state"] == "ok")  # type: ignore[no-untyped-call]
        yield RedisCluster(host="127.0.0.1", port=port)
    finally:
        process.terminate()
        process.wait()


def test_the_log_runs_on_a_cluster(cluster: RedisCluster) -> None:
    """Unchanged: what is read there is what was appended, a key is known, a conflict tells what is newer."""
    digests = [sha256(b"%d" % n).hexdigest() for n in range(1, 5)]
    *batch, late = [Entry(n, b"{}", digest, digest) for n, digest in enumerate(digests, start=1)]
    log, key = Log(cast(Redis, cluster)), IdempotencyKey("0:k", "b")
    assert log.append(GAME, Head(0, GAME), batch, key, opens=bytes(32)) == Appended(1, 3)
    assert (list(log.read(GAME)), log.last(GAME), log.secret(GAME)) == (batch, batch[-1], bytes(32))
    assert log.known(GAME, key) == Appended(1, 3, repeated=True)
    with pytest.raises(VersionConflict) as stale:
        log.append(GAME, Head(2, batch[1].chain), [late])
    assert list(stale.value.entries) == batch[1:]
    assert log.delete(GAME)
    assert log.last(GAME) is None
