"""Heartbeats of a part to the command that runs it, which notifies systemd (sd_notify(3))."""

import os
import socket
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from cairn.service.run.metrics_folder import FOLDER, PART

WATCHDOG_SECONDS = 120.0
"""A part without a heartbeat for this time hangs. Workers send one every few seconds, the caretaker each round."""


def show(environment: Mapping[str, str] = os.environ) -> None:
    """Record a heartbeat of the part with this environment, if it has a metrics folder."""
    if file := _file(environment):
        with suppress(OSError):
            file.touch()


def is_shown(environment: Mapping[str, str]) -> bool:
    """Return whether the part with this environment has a recent heartbeat, or has no name and needs none."""
    file = _file(environment)
    try:
        return file is None or time.time() - file.stat().st_mtime < WATCHDOG_SECONDS
    except OSError:
        return False


def notify_systemd() -> None:
    """Notify systemd that this command is ready and works."""
    address = os.environ["NOTIFY_SOCKET"]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as connection:
        connection.sendto(b"READY=1\nWATCHDOG=1", address.replace("@", "\0", 1) if address[0] == "@" else address)


def _file(environment: Mapping[str, str]) -> Path | None:
    folder, part = environment.get(FOLDER), environment.get(PART)
    return Path(folder, f"{part}.alive") if folder and part else None
