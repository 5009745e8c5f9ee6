"""A cluster whose nodes are away, or give no answer: a process says so once for each, and waits for it once."""

import io
import logging
import os
import signal
from collections import Counter

import pytest
from helpers.clusters import Nodes
from helpers.running import until
from redis.crc import key_slot
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError

from cairn.service.container import Services
from cairn.service.redis_clients import availability
from cairn.service.redis_clients.availability import is_new

pytestmark = pytest.mark.cluster


def test_each_node_is_said_once_to_be_away_and_to_be_back(nodes: Nodes, services: Services) -> None:
    """However often it is asked for."""
    printed = io.StringIO()
    handler = logging.StreamHandler(printed)
    handler.addFilter(is_new)
    logging.root.addHandler(handler)

    def answers() -> bool:
        try:
            return all(services.redis.get(f"cairn:{{{slot}}}:nothing") is None for slot in range(32))
        except RedisError:
            logging.getLogger("library").exception("it failed")
            return False

    try:
        assert answers()
        for node in nodes.all:
            node.kill()
        assert not any(answers() for _ in range(8))
        assert set(Counter(printed.getvalue().splitlines()).values()) == {1}
        for node in nodes.all:
            node.start()
        until(lambda: all(node.ask("CLUSTER INFO")["cluster_state"] == "ok" for node in nodes.all))
        until(answers)
        lines = Counter(line.split(" after ")[0].split(",")[0] for line in printed.getvalue().splitlines())
        assert set(lines.values()) == {1}, lines
        assert any(line.endswith("is back") for line in lines)
        assert all(line.endswith(("cannot be reached", "is back")) for line in lines), lines
    finally:
        logging.root.removeHandler(handler)


def test_one_that_hangs_costs_its_time_once(nodes: Nodes, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks next is told at once that it gives no answer, also where redis-py sends anew."""
    monkeypatch.setattr(availability, "IDLE_TIMEOUT", 60.0)
    victim = nodes.primary_of(key_slot(b"nothing"))
    assert services.redis.get("nothing") is None
    os.kill(victim.process.pid, signal.SIGSTOP)
    try:
        for _ in range(2):
            with pytest.raises(RedisTimeoutError, match="just given no answer"):
                services.redis.get("nothing")
    finally:
        os.kill(victim.process.pid, signal.SIGCONT)
