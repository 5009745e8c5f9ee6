"""The storage of games in a run: one embedded server, a primary under Sentinels, or a cluster."""

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from faults.proxy import Proxied
from helpers.clusters import Node, Nodes
from helpers.hosts import network
from helpers.sentinels import Sentinels
from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from cairn.service.run.embedded import EmbeddedServer
from cairn.service.run.keeper import Keeper

WHOLE_SECONDS = 60.0
AWAY_SECONDS = 30.0
"""Time limit in seconds of a fault that ends when another server has replaced the primary."""


class Alone:
    """One embedded server, which the parts reach through a proxy."""

    replicas = 0

    def __init__(self, data: Path, through: Path, seed: int, say: Callable[[str], None]) -> None:
        self.server = EmbeddedServer(data, os.environ.get("CAIRN_REDIS_BINARY"))
        self.checked = self.server.url
        self.url = f"unix://{through}"
        self._keeper = Keeper(self.server, say)
        self._keeper.start(lambda: False)
        self.proxy = Proxied(str(through), self._socket, f"{seed} redis")

    def watch(self, stop: Callable[[], bool]) -> None:
        """Start the server again if it died."""
        self._keeper.watch(stop)

    def wait_until_whole(self) -> None:
        """Return at once: whatever fault it has, it keeps all acknowledged data."""

    def pids(self, _role: str) -> list[int]:
        """Return the server's process."""
        return [self.server.pid]

    @contextmanager
    def connected(self) -> Iterator[list[Redis]]:
        """Yield a connection to the server without a proxy and without retries."""
        with Redis(unix_socket_path=self._socket, retry=Retry(NoBackoff(), 0)) as redis:
            yield [redis]

    def stop(self) -> None:
        """End it."""
        self.proxy.stop()
        self.server.stop()

    @property
    def _socket(self) -> str:
        return self.server.url.removeprefix("unix://")


class Replicated:
    """Servers whose primaries have replicas that may replace them. Servers that die are started again."""

    replicas = 1

    def __init__(self, servers: list[Node], others: list[Node], url: str, say: Callable[[str], None]) -> None:
        self.servers, self._others, self._say = servers, others, say
        self.url = self.checked = url
        self.away: set[Node] = set()
        """Nodes that are not started again for now."""

    def watch(self, stop: Callable[[], bool]) -> None:
        """Start again nodes that died."""
        for node in {*self.servers, *self._others} - self.away:
            if node.process.poll() is not None and not stop():
                self._say(f"restarting the server at port {node.port}")
                node.start()

    def primaries(self) -> list[Node]:
        """Return the servers that are primaries now."""
        raise NotImplementedError

    def is_whole(self) -> bool:
        """Return whether each primary has its replicas, and all nodes know it."""
        raise NotImplementedError

    def fail_over(self, primary: Node) -> None:
        """Fail over from a primary to a replica on purpose."""
        raise NotImplementedError

    def cut_off(self, primary: Node) -> None:
        """Cut a primary and one replica off from the rest, as far as the network can be cut here."""

    def heal(self) -> None:
        """Allow all traffic again."""

    def wait_until_whole(self) -> None:
        """Wait until it is whole; raise RuntimeError if it never is. Before that, a second fault may lose data."""
        deadline = time.monotonic() + WHOLE_SECONDS
        while not self.is_whole():
            if time.monotonic() > deadline:
                raise RuntimeError("the replicas did not come back")
            time.sleep(0.2)

    def wait_until_replaced(self, primary: Node) -> None:
        """Wait until another server has replaced a primary, or half a minute."""
        deadline = time.monotonic() + AWAY_SECONDS
        while time.monotonic() < deadline:
            with suppress(RedisError, LookupError, StopIteration):
                if primary not in self.primaries():
                    return
            time.sleep(0.1)

    def pids(self, role: str) -> list[int]:
        """Return the processes of `primary`, `replica` or `sentinel`."""
        if role == "sentinel":
            return [node.process.pid for node in self._others]
        primaries = self.primaries()
        wanted = primaries if role == "primary" else [node for node in self.servers if node not in primaries]
        return [node.process.pid for node in wanted]

    @contextmanager
    def connected(self) -> Iterator[list[Redis]]:
        """Yield connections to all servers, without retries."""
        once = Retry(NoBackoff(), 0)
        clients = [Redis(node.host, node.port, retry=once, socket_timeout=10) for node in self.servers]
        try:
            yield clients
        finally:
            for client in clients:
                client.close()

    def stop(self) -> None:
        """End all of them."""
        for node in (*self._others, *self.servers):
            node.stop()


class UnderSentinels(Replicated):
    """A primary with three replicas and three Sentinels, each on a host of its own if possible.

    A primary that is cut off has one replica with it; each of the two others needs one with its acknowledged data.
    """

    def __init__(self, folder: Path, say: Callable[[str], None]) -> None:
        self._network = network(7)
        hosts = self._network.__enter__()
        self._all = Sentinels(folder, replicas=3, hosts=hosts, min_replicas_to_write="1")
        super().__init__(self._all.servers, self._all.sentinels, self._all.url, say)

    def primaries(self) -> list[Node]:
        """Return the primary according to a Sentinel."""
        return [self._all.primary]

    def is_whole(self) -> bool:
        """Return whether all replicas are in sync, and all Sentinels know it."""
        return all(node.process.poll() is None for node in self.servers) and self._all.is_whole()

    def fail_over(self, primary: Node) -> None:
        """Have the Sentinels fail over."""
        self._all.sentinels[0].ask("SENTINEL FAILOVER", "games")
        self.wait_until_replaced(primary)

    def cut_off(self, primary: Node) -> None:
        """Cut the primary off, with one replica on its side."""
        if self._all.hosts:
            other = next(node for node in self.servers if node is not primary)
            self._all.hosts.cut_off([self.servers.index(primary), self.servers.index(other)])

    def heal(self) -> None:
        """Allow all traffic again."""
        if self._all.hosts:
            self._all.hosts.heal()

    def stop(self) -> None:
        """End all of them, and the hosts."""
        super().stop()
        self._network.__exit__(None, None, None)


class Clustered(Replicated):
    """A cluster of three primaries with a replica each."""

    def __init__(self, folder: Path, say: Callable[[str], None]) -> None:
        folder.mkdir()
        self.nodes = Nodes(folder)
        super().__init__(self.nodes.all, [], self.nodes.url, say)

    def primaries(self) -> list[Node]:
        """Return the three primaries, as a responding node sees them."""
        return self.nodes.primaries_now(but=self.away)

    def is_whole(self) -> bool:
        """Return whether each primary has a replica in sync, and all nodes agree."""
        with suppress(RedisError, LookupError):
            return all(node.process.poll() is None for node in self.servers) and self.nodes.is_whole()
        return False

    def fail_over(self, primary: Node) -> None:
        """Have the replica fail over."""
        self.nodes.replica_of(primary).ask("CLUSTER FAILOVER")
        self.wait_until_replaced(primary)

    def reshard(self, source: random.Random, slots: int) -> None:
        """Move some slots, with all their keys, from one primary to another."""
        for slot in source.sample(range(16384), slots):
            now = self.nodes.primary_of(slot)
            self.nodes.move(slot, source.choice([node for node in self.primaries() if node is not now]))


SETUPS = ("embedded", "bucket", "sentinel", "cluster")
