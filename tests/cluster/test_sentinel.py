"""Cairn under Sentinel: it finds the primary by name, and the next one after a failover."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from helpers.clusters import Node
from helpers.commands import legal, open_game
from helpers.running import until
from helpers.sentinels import Sentinels
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.redis_clients.sentinels import sentinels_of
from cairn.service.redis_clients.url import _of_cluster, connect_redis, read_url
from cairn.service.settings import Settings

pytestmark = pytest.mark.cluster
PASSWORD = "a-password"


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[list[Node], str]]:
    """Return a primary, its replica and three Sentinels with passwords, and the URL."""
    started = Sentinels(tmp_path / "servers", replicas=1, password=PASSWORD)
    yield [*started.servers, *started.sentinels], started.url
    started.stop()


def test_a_primary_is_replaced(servers: tuple[list[Node], str]) -> None:
    """A process continues with the next primary, which has all acknowledged data. The queue may be there, too.

    It is not ready until that primary has a replica, and reports the reason.
    """
    (primary, replica, *_), url = servers
    services = Services(Settings(redis_url=url, replicas=1, key="k"))
    game = open_game(services)
    seat, moves = legal(services, game)
    made = services.commands.play(game, seat, moves[:1])
    client = create_app(services.settings).test_client()
    assert client.get("/readyz").status_code == 200
    primary.kill()
    until(lambda: "there are 0 replicas" in str(client.get("/readyz").json))
    assert client.get("/readyz").status_code == 503
    assert services.repository.get(game, None).head.version == made.last
    primary.start()  # it returns as a replica, so that a move is acknowledged
    until(lambda: replica_of(replica) == 1)
    until(lambda: client.get("/readyz").status_code == 200)
    seat, moves = legal(services, game)
    assert services.commands.play(game, seat, moves[:1]).last == made.last + 1


def test_an_interrupted_command_is_sent_to_the_next_primary(
    servers: tuple[list[Node], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If its connection is cut during a command, a client does not retry on the old server.

    That server may still act as a primary while it is cut off from the Sentinels.
    """
    (primary, replica, *_), url = servers
    redis = connect_redis(url)
    sentinels = sentinels_of(redis)
    assert sentinels
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(redis.blpop, ["nothing"], 0.9)
        until(lambda: primary.ask("INFO", "clients")["blocked_clients"] == 1)
        monkeypatch.setattr(sentinels, "get_master_address", lambda: (replica.host, replica.port))
        for connection in [*sentinels._connections]:
            connection.abort()
        with pytest.raises(RedisError):
            waiting.result()  # a replica refuses this command
    assert primary.ask("INFO", "clients")["blocked_clients"] == 0
    assert redis.info("server")["tcp_port"] == replica.port


def test_a_late_reply_is_not_read_by_the_next_command(servers: tuple[list[Node], str]) -> None:
    """A server that replies after the timeout replies to no command."""
    (primary, *_), url = servers
    redis = connect_redis(f"{url}?socket_timeout=0.5")
    redis.mset({"one": 1, "other": 2})
    with ThreadPoolExecutor(1) as pool:
        os.kill(primary.process.pid, signal.SIGSTOP)
        try:
            with pytest.raises(RedisTimeoutError):
                redis.get("one")
            other = pool.submit(redis.get, "other")
            time.sleep(0.1)  # so that it was sent before either reply
        finally:
            os.kill(primary.process.pid, signal.SIGCONT)
        assert other.result() == b"2"


def replica_of(node: Node) -> int:
    """Return the number of replicas of a primary."""
    try:
        return int(node.redis.info("replication")["connected_slaves"])
    except RedisError:
        return 0


def test_a_sentinel_is_not_a_redis(servers: tuple[list[Node], str]) -> None:
    """Its plain URL is refused with a reason."""
    (*_, sentinel), _ = servers
    environment = {"REDIS_URL": f"redis://127.0.0.1:{sentinel.port}"}
    command = [sys.executable, "-m", "cairn.service", "caretaker"]
    refused = subprocess.run(command, env=os.environ | environment, capture_output=True, timeout=30)
    assert refused.returncode == 1
    assert b"its URL must begin with redis+sentinel://" in refused.stderr


@pytest.mark.parametrize(("url", "seconds"), [("", 1.0), ("?socket_timeout=2.5", 2.5)])
def test_the_timeout_of_a_silent_server_is_short(url: str, seconds: float) -> None:
    """It is a second if others may replace it, unless the URL sets another."""
    under_sentinel = connect_redis(f"redis+sentinel://a:1/games{url}").connection_pool.connection_kwargs
    in_cluster = _of_cluster(read_url(f"redis+cluster://a:1{url}").options)
    assert under_sentinel["socket_timeout"] == in_cluster["socket_timeout"] == seconds


def test_parts_of_a_url() -> None:
    """Several Sentinels, a user, a database, options, and a separate password of the Sentinels."""
    found = read_url("rediss+sentinel://u:p%40@a:1,b,[::1]:3/games/2?sentinel_password=s&ssl_ca_certs=/ca")
    assert (found.kind, found.name) == ("sentinel", "games")
    assert found.nodes == (("a", 1), ("b", 26379), ("::1", 3))
    kept = {key: value for key, value in found.options.items() if key != "connection_class"}
    assert kept == {"username": "u", "password": "p@", "db": 2, "sentinel_password": "s", "ssl_ca_certs": "/ca"}
