"""The keeper of the embedded server: restarts it when it dies, and reports the state of its disk."""

import time
from collections.abc import Callable

from cairn.service.run.embedded import EmbeddedServer, EmbeddedServerError, StorageFullError
from cairn.service.run.supervisor import WATCH_SECONDS, Attempts


class Keeper:
    """Keeps an embedded server running. `say` reports each event once, with the server's `name`."""

    def __init__(self, server: EmbeddedServer, say: Callable[[str], None], name: str = "The embedded server") -> None:
        self._server = server
        self._say = say
        self._name = name
        self._attempts = Attempts()
        self._runs = False
        self._failure = ""
        self._full = False

    def start(self, stop: Callable[[], bool]) -> None:
        """Start the server. While the disk is full, wait until `stop` returns true. Raise EmbeddedServerError."""
        while not stop():
            try:
                return self._start(stop)
            except StorageFullError as error:
                self._failed(error)
            while not (self._attempts.is_due or stop()):
                time.sleep(WATCH_SECONDS)
        return None

    def watch(self, stop: Callable[[], bool]) -> None:
        """Restart the server if it died and a restart is due. Adapt a running one to the free disk space."""
        if self._runs and self._server.alive():
            self._server.fit()
            self._log_room()
            return
        if self._runs:
            self._runs = False
            self._attempts.end()
            self._say(f"{self._name} died; restarting it.")
        if self._attempts.is_due:
            try:
                self._start(stop)
            except EmbeddedServerError as error:
                self._failed(error)

    def _start(self, stop: Callable[[], bool]) -> None:
        self._attempts.begin()
        self._server.start(stop, self._say)
        self._runs, self._failure = True, ""
        self._log_room()

    def _failed(self, error: EmbeddedServerError) -> None:
        self._attempts.end()
        if str(error) != self._failure:
            self._say(f"{error} Trying again.")
        self._failure = str(error)

    def _log_room(self) -> None:
        disk = f"The disk of the data folder {self._server.data}"
        if self._server.full and not self._full:
            self._say(f"{disk} is full: games can be read, but nothing can be written until there is free space.")
        elif self._full and not self._server.full:
            self._say(f"{disk} has free space again: games continue.")
        self._full = self._server.full
