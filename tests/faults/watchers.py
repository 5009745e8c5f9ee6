"""Watchers: clients that follow the stream of one game after the other, and disconnect and resume at random."""

import threading
import time
from http.client import HTTPConnection, HTTPException, HTTPResponse

from faults.actor import Actor, Stage
from faults.players import Held, Tables
from faults.record import Watched, view_of

from cairn.events.codec import load
from cairn.events.decision import Viewer

TIMEOUT = 10.0
"""Seconds without a message after which a connection is abandoned; a stream sends a heartbeat every two."""

LONGEST_WATCH = 20.0
"""Seconds after which a watcher moves on to another game, if this one does not end."""

NEWEST = 10
"""One of this many newest games is chosen."""

BREAKS_OFF = 0.02
"""The probability that a watcher disconnects after a message."""


class Watcher(Actor):
    """One client that watches; after a stop request it goes on until it has seen all of its last game."""

    def __init__(self, number: int, stage: Stage, tables: Tables) -> None:
        super().__init__(f"watcher {number}", stage)
        self._tables = tables
        self.done = threading.Event()
        """Set when no more messages are expected."""
        self.watching: Watched | None = None

    def act(self) -> None:
        """Watch one of the newest games."""
        if self._tables.watchable:
            self._watch(*self.source.choice(self._tables.watchable[-NEWEST:]))
        self.stage.stop.wait(0.1)

    def _watch(self, game: str, held: Held | None) -> None:
        watched = Watched(game, 0)
        self.watching = watched
        until = time.monotonic() + LONGEST_WATCH
        while not (watched.ended or self.done.is_set()):
            if time.monotonic() > until and not self.stage.stop.is_set():
                break
            self._connect(watched, held, until)
        if watched.first:
            self.stage.record.watched.append(watched)

    def _connect(self, watched: Watched, held: Held | None, until: float) -> None:
        """Open the stream once, at its last position, and read it until it ends."""
        connection = HTTPConnection("127.0.0.1", self.stage.port, timeout=TIMEOUT)
        headers = {"Authorization": f"Bearer {held.token}"} if held else {}
        if watched.first:
            headers["Last-Event-ID"] = str(watched.version)
        try:
            connection.request("GET", f"/v1/games/{watched.game}/stream", headers=headers)
            response = connection.getresponse()
            self.stage.record.count(f"{response.status} stream")
            if response.status == 200:
                watched.connections += 1
                self._read(response, watched, held.seat if held else None, until)
            elif response.status == 401:  # the seat was left
                watched.ended = True
            elif response.status not in (429, 503):
                self.stage.record.complain(f"the stream of {watched.game} was answered with {response.status}")
            else:
                time.sleep(self.source.uniform(0.1, 0.5))
        except (OSError, HTTPException):
            self.stage.record.count("no stream")
            time.sleep(self.source.uniform(0.05, 0.3))
        finally:
            connection.close()

    def _read(self, response: HTTPResponse, watched: Watched, viewer: Viewer, until: float) -> None:
        fields: dict[str, str] = {}
        while not self.done.is_set():
            line = response.readline().decode()
            if not line:
                return
            if line.strip():
                name, _, value = line.rstrip("\n").partition(": ")
                fields[name] = value
                continue
            if "event" in fields:
                self._note(fields, watched, viewer)
                if watched.ended or self.source.random() < BREAKS_OFF:
                    return
            if time.monotonic() > until and not self.stage.stop.is_set():
                return
            fields = {}

    def _note(self, fields: dict[str, str], watched: Watched, viewer: Viewer) -> None:
        body = load(fields["data"].encode())
        if fields["event"] == "decision":
            return watched.seen.append((body["version"], body["digest"], body["chain"]))
        watched.ended = body["status"] == "finished"
        self.stage.record.views.append(view_of(body, viewer, watched.ended))
        if watched.first == 0:
            watched.first = body["version"]
        elif not watched.ended or body["version"] != watched.version:
            words = f"with version {body['version']}, after {watched.version}"
            self.stage.record.complain(f"the stream of {watched.game} began again, {words}")
        return None
