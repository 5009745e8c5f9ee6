"""Failovers and moved slots under load: no acknowledged move is lost, and moves continue within seconds."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.api import KEY, OPERATOR, Api, running, serve
from helpers.clusters import Nodes
from helpers.hosts import network
from helpers.load import PLAYERS, check_nothing_is_lost, longest_gap, play
from helpers.running import until
from helpers.sentinels import Sentinels
from redis.crc import key_slot

from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

pytestmark = pytest.mark.cluster

GO_ON_SECONDS = 15.0
GREEDY = {"kind": "ai", "level": "greedy"}


@pytest.fixture
def environment(environment: dict[str, str]) -> dict[str, str]:
    """Make processes wait for a replica."""
    environment["CAIRN_REPLICAS"] = "1"
    return environment


def test_a_primary_is_killed_under_load(parts: Api, nodes: Nodes, services: Services) -> None:
    """Its replica has every acknowledged move, and AIs continue within 15 seconds."""
    took = 0.0

    def kill() -> None:
        nonlocal took
        body = {"ruleset": "schotten_totten", "seats": [GREEDY, GREEDY], "options": {"rounds": 9}}
        game = parts.post("/v1/games", body)["id"]
        victim = nodes.primary_of(key_slot(game.encode()))
        victim.kill()
        began = time.monotonic()
        path = f"/v1/games/{game}"
        until(lambda: parts.ask("GET", path).status_code == 200)  # the replica has become primary
        before = parts.get(path)["version"]
        until(lambda: parts.get(path)["version"] > before + 4)
        took = time.monotonic() - began
        victim.start()  # as its supervisor does; without a second replica nothing is acknowledged before

    clients = play(parts, kill)
    assert took < GO_ON_SECONDS
    assert check_nothing_is_lost(services, clients) > PLAYERS
    print(f"AIs played on after {took:.1f} s")


def test_slots_move_under_load(parts: Api, nodes: Nodes, services: Services) -> None:
    """Clients get no error except for requests to retry."""

    def move() -> None:
        known = [game.encode() for game in services.log.games()]
        shards = [b"%d/16" % shard for shard in range(16)]
        for slot in {key_slot(name) for name in (*known, *shards)}:
            if nodes.primary_of(slot) is not target:
                nodes.move(slot, target)
                moved.append(slot)

    # To one node only: if two take slots of each other, outdated gossip may give a slot back.
    target, moved = nodes.primaries[0], list[int]()
    clients = play(parts, move)
    assert check_nothing_is_lost(services, clients) > PLAYERS
    assert len(moved) > PLAYERS
    assert {nodes.primary_of(slot) for slot in moved} == {target}


ROUNDS = int(os.environ.get("CAIRN_ROUNDS", "1"))
"""Repetitions of each fault on one installation."""
STOPPED_SECONDS = 3.0


def befall(sentinels: Sentinels, fault: str) -> None:
    """Request a failover, or kill (9), stop or cut off the primary until another one has replaced it."""
    victim = sentinels.primary
    match fault:
        case "planned":
            sentinels.fail_over()
        case "killed":
            victim.kill()
            sentinels.until_replaced(victim)
            victim.start()
        case "stopped":
            sentinels.pause(victim, STOPPED_SECONDS)
            sentinels.until_replaced(victim)
        case "cut_off":  # from all but one replica
            other = next(node for node in sentinels.servers if node is not victim)
            assert sentinels.hosts
            sentinels.hosts.cut_off([sentinels.servers.index(victim), sentinels.servers.index(other)])
            try:
                sentinels.until_replaced(victim)
            finally:
                sentinels.hosts.heal()


@pytest.fixture
def sentinels(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Sentinels]:
    """Return a primary with two replicas and three Sentinels, or three replicas if hosts are cut off."""
    if request.node.callspec.params["fault"] != "cut_off":
        started = Sentinels(tmp_path / "sentinels", min_replicas_to_write="1")
        yield started
        started.stop()
        return
    with network(7) as hosts:
        if hosts is None:
            pytest.skip("this user may make no network namespaces")
        started = Sentinels(tmp_path / "sentinels", replicas=3, hosts=hosts)
        yield started
        started.stop()


@pytest.fixture
def api(sentinels: Sentinels, own: EmbeddedServer) -> Iterator[Api]:
    """Return a client of an API with a worker and a caretaker that waits for a replica."""
    environment = {"REDIS_URL": sentinels.url, "CAIRN_QUEUE_URL": own.url, "CAIRN_REPLICAS": "1", "CAIRN_LIMITS": "off"}
    served = serve(sentinels.url, **environment)
    with running(environment, "worker", "caretaker"):
        yield Api(next(served))
    served.close()


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("fault", ["planned", "killed", "stopped", "cut_off"])
def test_no_acknowledged_move_is_lost(fault: str, sentinels: Sentinels, api: Api, own: EmbeddedServer) -> None:
    """Whatever the fault of the primary: the next one has all acknowledged moves and accepts new ones."""
    services = Services(Settings(sentinels.url, own.url, key=KEY, operator_key=OPERATOR))
    for number in range(ROUNDS):
        until(sentinels.is_whole)
        clients = play(api, lambda: befall(sentinels, fault), before=1.5, after=5.0)
        acknowledged, gap = check_nothing_is_lost(services, clients), longest_gap(clients)
        print(f"{fault} {number}: {acknowledged} acknowledged, none for {gap:.1f} s at most", flush=True)
        assert acknowledged > PLAYERS
        assert gap < GO_ON_SECONDS
