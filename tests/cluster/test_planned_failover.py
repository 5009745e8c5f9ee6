"""`cairn failover` has a level replica replace the primary, and copies nothing. One that lacks moves never does."""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from helpers.api import KEY, OPERATOR, Api, running, serve
from helpers.clusters import Node, Nodes
from helpers.commands import move, open_game
from helpers.load import PLAYERS, check_nothing_is_lost, longest_gap, play
from helpers.running import cairn, until
from helpers.sentinels import Sentinels
from redis import Redis
from redis.exceptions import RedisError

from cairn.service.container import Services
from cairn.service.redis_clients.failover import PRIORITY, take_back
from cairn.service.redis_clients.sentinels import sentinels_of
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

pytestmark = pytest.mark.cluster

GO_ON_SECONDS = 5.0
"""Far less than the time in which replicas copy all data."""
VERSION = 2
"""The version of a game that was just opened."""
DOWN_SECONDS = 8.0
"""Far longer than the Sentinels take to promote a replica."""


@pytest.fixture
def sentinels(tmp_path: Path) -> Iterator[Sentinels]:
    """Return a primary with two replicas and three Sentinels."""
    started = Sentinels(tmp_path / "sentinels", repl_backlog_size="64mb")
    yield started
    started.stop()


@pytest.fixture
def services(sentinels: Sentinels, own: EmbeddedServer) -> Services:
    """Return the service's connection, which waits for one replica."""
    return Services(Settings(sentinels.url, own.url, replicas=1, key=KEY, operator_key=OPERATOR))


def test_a_level_replica_replaces_the_primary(sentinels: Sentinels, services: Services, own: EmbeddedServer) -> None:
    """Nothing is lost or copied under load, and the servers have the priorities of before."""
    environment = {"REDIS_URL": sentinels.url, "CAIRN_QUEUE_URL": own.url, "CAIRN_REPLICAS": "1", "CAIRN_LIMITS": "off"}
    served = serve(sentinels.url, **environment)
    said: list[str] = []
    before = sentinels.primary
    clients = play(
        Api(next(served)), lambda: said.append(cairn("failover", "--json", REDIS_URL=sentinels.url).stdout), before=1.5
    )
    served.close()
    done = json.loads(said[0])
    primary = sentinels.primary
    assert (done["former"], done["primary"]) == (f"127.0.0.1:{before.port}", f"127.0.0.1:{primary.port}")
    assert done["copies"] == 0
    assert primary is not before
    assert check_nothing_is_lost(services, clients) > PLAYERS
    assert longest_gap(clients) < GO_ON_SECONDS
    until(sentinels.is_whole)
    assert {node.ask("CONFIG", "GET", PRIORITY)[PRIORITY] for node in sentinels.servers} == {"100"}


def test_a_replica_replaces_a_primary_of_a_cluster(nodes: Nodes) -> None:
    """It copies nothing. Without a server the command names the primaries."""
    victim = nodes.primaries[0]
    refused = cairn("failover", REDIS_URL=nodes.url, CAIRN_QUEUE_URL="redis://127.0.0.1:1")
    assert refused.returncode == 1
    assert f"127.0.0.1:{victim.port}" in refused.stderr
    command = "failover", "--json", f"127.0.0.1:{victim.port}"
    done = json.loads(cairn(*command, REDIS_URL=nodes.url, CAIRN_QUEUE_URL="redis://127.0.0.1:1").stdout)
    assert done["copies"] == 0
    until(nodes.is_whole)
    assert done["primary"] in {f"127.0.0.1:{node.port}" for node in nodes.primaries_now()}
    assert victim not in nodes.primaries_now()


def test_a_failover_needs_a_replica(sentinels: Sentinels, own: EmbeddedServer) -> None:
    """Else it is refused, and nothing has changed."""
    before = sentinels.primary
    assert "needs Sentinels or a cluster" in cairn("failover", REDIS_URL=own.url).stderr
    for node in sentinels.servers[1:]:
        node.kill()
    refused = cairn("failover", REDIS_URL=sentinels.url)
    assert refused.returncode == 1
    assert "start one, and wait until it has all data" in refused.stderr
    assert sentinels.primary is before


def test_a_failover_that_cannot_finish_is_taken_back(sentinels: Sentinels) -> None:
    """Without Sentinels, which would end it, a primary with wrong credentials for the replica would take no writes."""
    for sentinel in sentinels.sentinels:
        sentinel.kill()
    old, new = (Redis("127.0.0.1", node.port) for node in sentinels.servers[:2])
    old.config_set("masteruser", "unknown", "masterauth", "unknown")
    port = sentinels.servers[1].port
    old.execute_command("FAILOVER", "TO", "127.0.0.1", port, "FORCE", "TIMEOUT", 1)
    until(lambda: old.info("replication")["master_failover_state"] == "failover-in-progress")
    with pytest.raises(RedisError):
        old.set("other", 1)
    take_back(old, new)
    assert old.set("other", 1)


def test_a_process_leaves_a_primary_that_no_sentinel_has_named(sentinels: Sentinels, services: Services) -> None:
    """It returns to the one that the Sentinels name."""
    services.redis.set("other", 1)
    known = sentinels_of(services.redis)
    assert known
    named, next_one = known.get_master_address(), sentinels.servers[-1]
    next_one.kill()
    assert known.take_over(named, ("127.0.0.1", next_one.port))
    with suppress(RedisError):
        services.redis.set("other", 2)
    assert known.get_master_address() == named
    assert services.redis.set("other", 3)


@pytest.fixture
def copying(sentinels: Sentinels, services: Services) -> Node:
    """Return a replica that came back, and copies data for the rest of the test."""
    with services.redis.pipeline() as pipeline:
        for number in range(1000):
            pipeline.set(f"other:{number}", "x" * 1000)
        pipeline.execute()
    for node in sentinels.servers:
        node.ask("CONFIG", "SET", "rdb-key-save-delay", 100_000)  # microseconds for each key
    replica = sentinels.servers[-1]
    replica.kill()
    until(lambda: is_down(sentinels, replica))
    replica.start()
    until(lambda: not is_down(sentinels, replica))
    until(lambda: linked(sentinels, replica) == {"err"})
    return replica


def release(services: Services) -> bool:
    """Return whether the fence could look at the replicas."""
    try:
        return services.fence.care()
    except RedisError:
        return False


def is_down(sentinels: Sentinels, replica: Node) -> bool:
    """Return whether each Sentinel considers a replica down."""
    answers = [each for node in sentinels.sentinels for each in node.ask("SENTINEL SLAVES", "games")]
    return all("s_down" in each["flags"] for each in answers if each["port"] == replica.port)


def test_a_replica_that_copies_data_stops_nothing(sentinels: Sentinels, services: Services, copying: Node) -> None:
    """Moves are acknowledged by the other. If the primary dies, that one replaces it and has them all."""
    game = open_game(services)
    for _ in range(5):
        move(services, game)
    assert copying.ask("INFO", "replication")["master_link_status"] == "down"
    before = sentinels.primary
    before.kill()
    after = sentinels.until_replaced(before)
    assert after not in (before, copying)
    until(lambda: has(services, game, VERSION + 5))


def test_a_replica_that_lacks_moves_is_never_promoted(
    sentinels: Sentinels, services: Services, copying: Node, own: EmbeddedServer
) -> None:
    """Even if both servers that have them die. When one is back, play goes on."""
    environment = {"REDIS_URL": sentinels.url, "CAIRN_QUEUE_URL": own.url, "CAIRN_REPLICAS": "1"}
    with running(environment, "caretaker"):
        until(lambda: priorities(sentinels, copying) == {0})
    game = open_game(services)
    move(services, game)
    holders = [node for node in sentinels.servers if node is not copying]
    for node in holders:
        node.kill()
    time.sleep(DOWN_SECONDS)
    assert copying.ask("ROLE")[0] == "slave"
    for node in holders:
        node.start()
    until(lambda: has(services, game, VERSION + 1))
    until(lambda: release(services) and priorities(sentinels, copying) == {100})


def linked(sentinels: Sentinels, replica: Node) -> set[str]:
    """Return whether a replica has a link to the primary, as the Sentinels know."""
    answers = [each for node in sentinels.sentinels for each in node.ask("SENTINEL SLAVES", "games")]
    return {each["master-link-status"] for each in answers if each["port"] == replica.port}


def priorities(sentinels: Sentinels, replica: Node) -> set[int]:
    """Return the priorities of a replica that the Sentinels know."""
    answers = [each for node in sentinels.sentinels for each in node.ask("SENTINEL SLAVES", "games")]
    return {each["slave-priority"] for each in answers if each["port"] == replica.port}


def has(services: Services, game: str, version: int) -> bool:
    """Return whether a game is there up to a version."""
    try:
        last = services.log.last(game)
    except RedisError:
        return False
    return last is not None and last.version == version
