"""The processes behind an address: those that have its listening socket open, and their memory."""

import time
from pathlib import Path
from urllib.parse import urlsplit

PATIENCE = 20.0
"""Seconds within which a server has to release memory."""


class Processes:
    """The processes of a server on this machine at the time of creation."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.ids = _listening(url)
        assert self.ids, f"No process of this machine listens at {url}."

    def memory(self) -> int:
        """Return their bytes of memory that are not shared with files."""
        return sum(_resident(process) for process in self.ids)

    def are_the_same(self) -> bool:
        """Return whether none has ended, or was started, since."""
        return _listening(self._url) == self.ids

    def give_back(self, bound: int) -> int:
        """Wait until their memory is at most `bound` bytes, and return it. Raise AssertionError after a timeout."""
        deadline = time.monotonic() + PATIENCE
        while (held := self.memory()) > bound:
            assert time.monotonic() < deadline, f"{held >> 20} MiB are held, where {bound >> 20} MiB are allowed."
            time.sleep(0.2)
        return held


def _resident(process: int) -> int:
    lines = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    return int(lines["RssAnon"].split()[0]) * 1024


def _listening(url: str) -> set[int]:
    """Return the processes that have the listening socket of a port open."""
    port = f":{urlsplit(url).port:04X}"
    rows = [line.split() for name in ("tcp", "tcp6") for line in Path(f"/proc/net/{name}").read_text().splitlines()]
    sockets = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(port) and row[3] == "0A"}
    inodes = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if any(str(link.readlink()) in sockets for link in (entry / "fd").iterdir()):
                    inodes.add(int(entry.name))
            except OSError:  # the process has ended, or just closed the socket
                continue
    return inodes
