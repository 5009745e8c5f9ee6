"""A Redis Cluster on this machine, of the bundled server or the one that CAIRN_REDIS_BINARY names."""

import os
import signal
import subprocess
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, cast

from helpers.api import free_port
from helpers.running import until
from redis import Redis
from redis.backoff import ConstantBackoff
from redis.retry import Retry

from cairn.service.run.embedded import find_program

SLOTS = 16384
NODE_TIMEOUT = 2000
"""Milliseconds after which an unresponsive node counts as lost."""


class Node:
    """A server: its port, and a client of this server alone."""

    def __init__(
        self,
        folder: Path,
        *flags: str,
        lines: str = "",
        program: str = "",
        host: str = "127.0.0.1",
        inside: Sequence[str] = (),
        **settings: str,
    ) -> None:
        """Start it in a folder of its own, with `lines` of configuration in addition to the settings, by `program`.

        It has the address `host`, if the command `inside` runs it on a host of its own.
        """
        folder.mkdir()
        self.host = host
        self.port, self.bus = free_port(), free_port()
        program = program or os.environ.get("CAIRN_REDIS_BINARY") or find_program() or ""
        if "cluster_enabled" in settings:
            settings["cluster_port"] = str(self.bus)
        settings |= {"port": str(self.port), "dir": str(folder), "logfile": str(folder / "log")}
        written = [f"{name.replace('_', '-')} {value}" for name, value in settings.items()]
        (folder / "conf").write_text("\n".join([*written, lines]))
        self._command = [*inside, program, str(folder / "conf"), *flags]
        self.start()
        self.redis = Redis(
            host,
            self.port,
            password=settings.get("requirepass"),
            retry=Retry(ConstantBackoff(0.05), 200),
            decode_responses=True,
        )

    def start(self) -> None:
        """Start it, or start it again."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)

    def ask(self, *command: Any) -> Any:
        """Return the response to a command."""
        return self.redis.execute_command(*command)

    def kill(self) -> None:
        """Kill the server with signal 9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it, and close the client."""
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.wait()
        self.redis.close()


class Nodes:
    """The nodes of a cluster: `primaries`, and for each primary `replicas`, which begin as its copies."""

    def __init__(self, folder: Path, primaries: int = 3, replicas: int = 1) -> None:
        settings = {
            "cluster_enabled": "yes",
            "cluster_node_timeout": str(NODE_TIMEOUT),
            "cluster_replica_validity_factor": "0",
            "cluster_require_full_coverage": "no",
            "save": '""',
            "appendonly": "yes",
            "appendfsync": "always",
            "repl_diskless_sync_delay": "0",
        }
        self.all = [Node(folder / str(number), **settings) for number in range(primaries * (1 + replicas))]
        self.primaries, copies = self.all[:primaries], self.all[primaries:]
        for number, node in enumerate(self.primaries):
            first, last = SLOTS * number // primaries, SLOTS * (number + 1) // primaries - 1
            node.ask("CLUSTER ADDSLOTSRANGE", first, last)
            node.ask("CLUSTER SET-CONFIG-EPOCH", number + 1)
        for node in self.all:
            for other in self.all:
                node.ask("CLUSTER MEET", "127.0.0.1", other.port, other.bus)
        ids = {self.id(node) for node in self.all}
        until(lambda: all({each["node_id"] for each in node.ask("CLUSTER NODES").values()} == ids for node in self.all))
        for number, node in enumerate(copies):
            node.ask("CLUSTER REPLICATE", self.id(self.primaries[number % primaries]))
        until(lambda: all(node.ask("CLUSTER INFO")["cluster_state"] == "ok" for node in self.all))
        until(lambda: all(node.ask("INFO", "replication").get("master_link_status") == "up" for node in copies))

    @property
    def url(self) -> str:
        """The URL of the cluster, which names two of its nodes."""
        return f"redis+cluster://127.0.0.1:{self.all[0].port},127.0.0.1:{self.all[1].port}"

    def id(self, node: Node) -> str:
        """Return a node's id in the cluster."""
        return cast(str, node.ask("CLUSTER MYID"))

    def primary_of(self, slot: int) -> Node:
        """Return the node that has a slot now."""
        return self._at(self._owner(slot, self._living()))

    def move(self, slot: int, to: Node) -> None:
        """Move a slot as `redis-cli --cluster reshard` does, key by key, and wait until all nodes know.

        Updates of two moves may cross: a node that first learns of the source's newer epoch ignores older updates.
        """
        source = self.primary_of(slot)
        to.ask("CLUSTER SETSLOT", slot, "IMPORTING", self.id(source))
        source.ask("CLUSTER SETSLOT", slot, "MIGRATING", self.id(to))
        while keys := source.ask("CLUSTER GETKEYSINSLOT", slot, 10):
            source.ask("MIGRATE", "127.0.0.1", to.port, "", 0, 5000, "KEYS", *keys)
        for node in (to, source, *(other for other in self.primaries_now() if other not in (to, source))):
            node.ask("CLUSTER SETSLOT", slot, "NODE", self.id(to))
        living = [node for node in self.all if node.process.poll() is None]
        until(lambda: all(self._owner(slot, node) == to.port for node in living))

    def primaries_now(self, but: Collection[Node] = ()) -> list[Node]:
        """Return the nodes that have slots now, as a live node sees them that is not among `but`."""
        return [self._at(port) for port in sorted({port for _, _, port in self._slots(self._living(but))})]

    def replica_of(self, primary: Node) -> Node:
        """Return a replica of a primary."""
        return next(node for node in self.all if node.ask("INFO", "replication").get("master_port") == primary.port)

    def is_whole(self) -> bool:
        """Return whether all nodes agree that the cluster is up, and each primary has a replica in sync."""
        primaries = self.primaries_now()
        replies = [node.ask("INFO", "replication") for node in self.all]
        return (
            len(primaries) * 2 == len(self.all)
            and all(node.ask("CLUSTER INFO")["cluster_state"] == "ok" for node in self.all)
            and all(each["role"] == "master" or each["master_link_status"] == "up" for each in replies)
            and all(
                info["connected_slaves"] == 1 and info["slave0"]["state"] == "online"
                for node, info in zip(self.all, replies, strict=True)
                if node in primaries
            )
        )

    def stop(self) -> None:
        """End all nodes."""
        for node in self.all:
            node.stop()

    def _owner(self, slot: int, node: Node) -> int:
        """Return the port of the primary that has a slot, as a node sees it."""
        return next(port for first, last, port in self._slots(node) if first <= slot <= last)

    def _slots(self, node: Node) -> list[tuple[int, int, int]]:
        """Return the first and the last slot of each range, and the port of its primary, as a node sees it."""
        return [(first, last, port) for first, last, (_, port, *_), *_ in node.ask("CLUSTER SLOTS")]

    def _living(self, but: Collection[Node] = ()) -> Node:
        return next(node for node in self.all if node.process.poll() is None and node not in but)

    def _at(self, port: int) -> Node:
        return next(node for node in self.all if node.port == port)
