"""A cluster with unavailable or hanging nodes: a process logs each outage once and waits for a timeout once."""

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


def test_the_outage_and_recovery_of_each_node_is_logged_once(nodes: Nodes, services: Services) -> None:
    """Whatever the number of commands."""
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


def test_a_hanging_node_costs_one_timeout(nodes: Nodes, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later commands fail at once, also if redis-py retries them."""
    monkeypatch.setattr(availability, "AVOID_SECONDS", 60.0)
    victim = nodes.primary_of(key_slot(b"nothing"))
    assert services.redis.get("nothing") is None
    os.kill(victim.process.pid, signal.SIGSTOP)
    try:
        for _ in range(2):
            with pytest.raises(RedisTimeoutError, match="just given no answer"):
                services.redis.get("nothing")
    finally:
        os.kill(victim.process.pid, signal.SIGCONT)
