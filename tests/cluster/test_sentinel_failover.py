"""Failovers under Sentinel under load: no acknowledged move is lost, and moves continue within seconds.

`CAIRN_ROUNDS` is the number of repetitions of each fault on one installation (1).
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from helpers.api import KEY, OPERATOR, Api, running, serve
from helpers.hosts import network
from helpers.load import PLAYERS, check_nothing_is_lost, longest_gap, play
from helpers.running import until
from helpers.sentinels import Sentinels

from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.service.settings import Settings

pytestmark = [pytest.mark.cluster, pytest.mark.timeout(1800)]

ROUNDS = int(os.environ.get("CAIRN_ROUNDS", "1"))
GO_ON_SECONDS = 15.0
"""On an idle machine it is 2 to 4 seconds, which the last line of each round prints."""
STOPPED_SECONDS = 3.0

Befall = Callable[[Sentinels], None]


def planned(sentinels: Sentinels) -> None:
    """Request a failover to a replica."""
    sentinels.fail_over()


def killed(sentinels: Sentinels) -> None:
    """Kill the primary with signal 9, and restart it after another one has replaced it."""
    victim = sentinels.primary
    victim.kill()
    sentinels.until_replaced(victim)
    victim.start()


def stopped(sentinels: Sentinels) -> None:
    """Pause the primary with SIGSTOP and resume it later."""
    victim = sentinels.primary
    sentinels.pause(victim, STOPPED_SECONDS)
    sentinels.until_replaced(victim)


def cut_off(sentinels: Sentinels) -> None:
    """Cut the primary off from all but one replica, and reconnect it after another one has replaced it."""
    victim = sentinels.primary
    other = next(node for node in sentinels.servers if node is not victim)
    assert sentinels.hosts
    sentinels.hosts.cut([sentinels.servers.index(victim), sentinels.servers.index(other)])
    try:
        sentinels.until_replaced(victim)
    finally:
        sentinels.hosts.heal()


@pytest.fixture
def sentinels(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Sentinels]:
    """Return a primary with two replicas and three Sentinels, or three replicas if hosts are cut off."""
    if request.node.callspec.params["befall"] is not cut_off:
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
    environment = {
        "REDIS_URL": sentinels.url,
        "CAIRN_QUEUE_URL": own.url,
        "CAIRN_REPLICAS": "1",
        "CAIRN_LIMITS": "off",
    }
    served = serve(sentinels.url, **environment)
    with running(environment, "worker", "caretaker"):
        yield Api(next(served))
    served.close()


@pytest.mark.parametrize("befall", [planned, killed, stopped, cut_off])
def test_no_acknowledged_move_is_lost(befall: Befall, sentinels: Sentinels, api: Api, own: EmbeddedServer) -> None:
    """Whatever the fault of the primary: the next one has all acknowledged moves and accepts new ones."""
    services = Services(Settings(sentinels.url, own.url, key=KEY, operator_key=OPERATOR))
    for number in range(ROUNDS):
        until(sentinels.is_whole)
        clients = play(api, lambda: befall(sentinels), before=1.5, after=5.0)
        acknowledged, gap = check_nothing_is_lost(services, clients), longest_gap(clients)
        print(f"{befall.__name__} {number}: {acknowledged} acknowledged, none for {gap:.1f} s at most", flush=True)
        assert acknowledged > PLAYERS
        assert gap < GO_ON_SECONDS
