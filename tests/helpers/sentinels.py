"""A primary under Sentinels, its replicas, and their possible faults, all on this machine."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from helpers.clusters import Node
from helpers.hosts import Hosts
from helpers.running import until
from redis.exceptions import RedisError

NAME = "games"
DOWN_MILLISECONDS, FAILOVER_MILLISECONDS = 2000, 5000


class Sentinels:
    """Servers, the first of which begins as the primary, and the Sentinels that watch it.

    With a `password` all servers require it. The primary may change: `primary` asks a Sentinel. With `hosts` each
    server and Sentinel has a host of its own, the servers the first ones.
    """

    def __init__(
        self,
        folder: Path,
        replicas: int = 2,
        sentinels: int = 3,
        password: str = "",
        hosts: Hosts | None = None,
        **settings: str,
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.hosts = hosts
        settings = {
            "save": '""',
            "appendonly": "yes",
            "appendfsync": "always",
            "repl_diskless_sync_delay": "0",
            "protected_mode": "no",
            **({"requirepass": password, "masterauth": password} if password else {}),
            **settings,
        }
        first = Node(folder / "0", **self._host(0), **settings)
        follows = {"replicaof": f"{first.host} {first.port}"}
        copies = [Node(folder / str(n), **self._host(n), **follows, **settings) for n in range(1, 1 + replicas)]
        self.servers = [first, *copies]
        lines = [f"sentinel monitor {NAME} {first.host} {first.port} {sentinels // 2 + 1}"]
        lines += [f"sentinel auth-pass {NAME} {password}"] if password else []
        lines += [f"sentinel down-after-milliseconds {NAME} {DOWN_MILLISECONDS}"]
        lines += [f"sentinel failover-timeout {NAME} {FAILOVER_MILLISECONDS}"]
        watch = "\n".join([*lines, "protected-mode no", ""])
        self.sentinels = [
            Node(folder / f"sentinel-{n}", "--sentinel", lines=watch, **self._host(1 + replicas + n))
            for n in range(sentinels)
        ]
        addresses = ",".join(f"{node.host}:{node.port}" for node in self.sentinels)
        self.url = f"redis+sentinel://{f':{password}@' if password else ''}{addresses}/{NAME}"
        until(self.is_whole)

    def _host(self, number: int) -> dict[str, Any]:
        """Return the arguments that give a server's node a host of its own."""
        return {"host": self.hosts.address(number), "inside": self.hosts.inside(number)} if self.hosts else {}

    def is_whole(self) -> bool:
        """Return whether all replicas are in sync, and known to all Sentinels, which know each other."""
        replicas = len(self.servers) - 1
        with suppress(RedisError, LookupError):
            seen = [node.ask("SENTINEL MASTERS")[NAME] for node in self.sentinels]
            primaries = {(each["ip"], int(each["port"])) for each in seen}
            info = self.primary.redis.info("replication")
            online = [info[f"slave{n}"]["state"] == "online" for n in range(info["connected_slaves"])]
            return (
                len(primaries) == 1
                and info["role"] == "master"
                and online == [True] * replicas
                and all(each["num-slaves"] == replicas and each["flags"] == "master" for each in seen)
                and all(each["num-other-sentinels"] == len(seen) - 1 for each in seen)
                and all(
                    each["flags"] == "slave" and each["master-link-status"] == "ok"
                    for node in self.sentinels
                    for each in node.ask("SENTINEL SLAVES", NAME)
                )
            )
        return False

    @property
    def primary(self) -> Node:
        """The current primary according to a live Sentinel."""
        living = next(node for node in self.sentinels if node.process.poll() is None)
        host, port = living.ask("SENTINEL GET-MASTER-ADDR-BY-NAME", NAME)
        return next(node for node in self.servers if (node.host, node.port) == (host, int(port)))

    def fail_over(self) -> Node:
        """Fail over to a replica on purpose; return the next primary when all agree on it."""
        before = self.primary
        for _ in range(100):
            with suppress(RedisError):  # INPROG, or NOGOODSLAVE shortly after another failover
                self.sentinels[0].ask("SENTINEL FAILOVER", NAME)
                break
            time.sleep(0.1)
        return self.until_replaced(before)

    def until_replaced(self, before: Node) -> Node:
        """Wait until another server is the primary, and return it."""
        until(lambda: self.primary is not before)
        return self.primary

    def pause(self, node: Node, seconds: float) -> None:
        """Stop a server with SIGSTOP for `seconds` seconds, and resume it."""
        os.kill(node.process.pid, signal.SIGSTOP)
        try:
            time.sleep(seconds)
        finally:
            os.kill(node.process.pid, signal.SIGCONT)

    def stop(self) -> None:
        """End all of them."""
        for node in (*self.sentinels, *self.servers):
            node.stop()
