"""Hosts on this machine (network namespaces of Linux), between which the network can be cut. Requires root."""

import os
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

NETWORK = f"10.203.{os.getpid() % 255}"
"""Different for each process, so that two on one machine do not collide."""
MAIN = 254
"""The last number of this machine's own address in the network."""


class Hosts:
    """`count` hosts on one bridge, which this machine reaches, too, whatever is cut."""

    def __init__(self, count: int) -> None:
        self._names = [f"cairn-{os.getpid()}-{n}" for n in range(count)]
        self._bridge = f"cairn{os.getpid()}"
        self._cut: list[tuple[str, str]] = []
        self._ip("link", "add", self._bridge, "type", "bridge")
        self._ip("addr", "add", f"{NETWORK}.{MAIN}/24", "dev", self._bridge)
        self._ip("link", "set", self._bridge, "up")
        for number, name in enumerate(self._names):
            cable = f"{self._bridge}-{number}"
            self._ip("netns", "add", name)
            self._ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name)
            self._ip("link", "set", cable, "master", self._bridge, "up")
            self._ip("-n", name, "addr", "add", f"{self.address(number)}/24", "dev", "eth0")
            for device in ("eth0", "lo"):
                self._ip("-n", name, "link", "set", device, "up")

    def address(self, number: int) -> str:
        """Return the address of a host."""
        return f"{NETWORK}.{number + 1}"

    def inside(self, number: int) -> tuple[str, ...]:
        """Return the command prefix that runs a command on a host."""
        return "ip", "netns", "exec", self._names[number]

    def cut_off(self, some: Iterable[int]) -> None:
        """Drop all traffic between some hosts and all others."""
        here = {*some}
        for host in here:
            for other in {*range(len(self._names))} - here:
                for name, route in ((self._names[host], self.address(other)), (self._names[other], self.address(host))):
                    self._ip("-n", name, "route", "add", "blackhole", f"{route}/32")
                    self._cut.append((name, route))

    def heal(self) -> None:
        """Allow all traffic again."""
        while self._cut:
            name, address = self._cut.pop()
            self._ip("-n", name, "route", "del", "blackhole", f"{address}/32")

    def stop(self) -> None:
        """Remove them all."""
        for name in self._names:
            with suppress(subprocess.CalledProcessError):
                self._ip("netns", "del", name)
        with suppress(subprocess.CalledProcessError):
            self._ip("link", "del", self._bridge)

    def _ip(self, *words: str) -> None:
        subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def network(count: int) -> Iterator[Hosts | None]:
    """Yield `count` hosts; None if this user may not create any."""
    hosts = None
    try:
        with suppress(OSError, subprocess.CalledProcessError):
            hosts = Hosts(count)
        yield hosts
    finally:
        if hosts:
            hosts.stop()
