"""Signs of life: a part shows that its own work goes on, and the command that runs it tells systemd (sd_notify(3))."""

import os
import socket
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from cairn.service.run.metrics_folder import FOLDER, PART

WATCHDOG_SECONDS = 120.0
"""A part that shows nothing for so long hangs. A worker shows itself every few seconds, the caretaker each round."""


def show(environment: Mapping[str, str] = os.environ) -> None:
    """Show that the work of the part with this environment goes on, if it counts in a folder."""
    if file := _file(environment):
        with suppress(OSError):
            file.touch()


def is_shown(environment: Mapping[str, str]) -> bool:
    """Tell whether the part with this environment has shown itself lately; one that has no name needs not."""
    file = _file(environment)
    try:
        return file is None or time.time() - file.stat().st_mtime < WATCHDOG_SECONDS
    except OSError:
        return False


def is_watched() -> bool:
    """Tell whether systemd wants to know how this command is."""
    return bool(os.environ.get("NOTIFY_SOCKET"))


def tell_systemd() -> None:
    """Tell systemd that this command is ready and that its work goes on."""
    address = os.environ["NOTIFY_SOCKET"]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as connection:
        connection.sendto(b"READY=1\nWATCHDOG=1", address.replace("@", "\0", 1) if address[0] == "@" else address)


def _file(environment: Mapping[str, str]) -> Path | None:
    """Return the file whose time says when a part showed itself last."""
    folder, part = environment.get(FOLDER), environment.get(PART)
    return Path(folder, f"{part}.alive") if folder and part else None
