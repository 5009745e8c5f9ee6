"""Watchers: each a thread that follows the stream of one game after the other, and breaks off and resumes at random."""

import random
import threading
import time
from http.client import HTTPConnection, HTTPException, HTTPResponse

from faults.players import Held, Tables
from faults.record import Record, Watched

from events.codec import load

TIMEOUT = 10.0
"""Seconds without a word, after which a connection is given up; a stream says every two that it lives."""

LONGEST_WATCH = 30.0
"""Seconds after which a watcher goes on to another game, when this one does not end."""

BREAKS_OFF = 0.02
"""How likely a watcher breaks off after a message."""


class Watcher(threading.Thread):
    """One client that watches until it is asked to stop; then until it has seen all of its last game."""

    def __init__(
        self, number: int, port: int, record: Record, tables: Tables, seed: int, stop: threading.Event
    ) -> None:
        super().__init__(name=f"watcher {number}")
        self._source = random.Random(f"{seed} watcher {number}")
        self._port = port
        self._record = record
        self._tables = tables
        self._stop_asked = stop
        self.done = threading.Event()
        """To be set when nothing more is to be seen."""
        self.watching: Watched | None = None

    def run(self) -> None:
        """Watch one game after the other; what fails in here is a fault of the run and must be seen."""
        try:
            while not self._stop_asked.wait(0.1):
                if self._tables.watchable:
                    self._watch(*self._source.choice(self._tables.watchable[-10:]))
        except Exception as error:
            self._record.complain(f"{self.name} failed: {error!r}")
            self._stop_asked.set()
            raise

    def _watch(self, game: str, held: Held | None) -> None:
        watched = Watched(game, 0)
        self.watching = watched
        until = time.monotonic() + LONGEST_WATCH
        while not (watched.ended or self.done.is_set()):
            if time.monotonic() > until and not self._stop_asked.is_set():
                break
            self._connect(watched, held, until)
        if watched.first:
            self._record.watched.append(watched)

    def _connect(self, watched: Watched, held: Held | None, until: float) -> None:
        """Open the stream once, where it was left, and read it until it breaks off."""
        connection = HTTPConnection("127.0.0.1", self._port, timeout=TIMEOUT)
        headers = {"Authorization": f"Bearer {held.token}"} if held else {}
        if watched.first:
            headers["Last-Event-ID"] = str(watched.version)
        try:
            connection.request("GET", f"/v1/games/{watched.game}/stream", headers=headers)
            response = connection.getresponse()
            self._record.count(f"{response.status} stream")
            if response.status == 200:
                watched.connections += 1
                self._read(response, watched, until)
            elif response.status == 401:  # the seat was left
                watched.ended = True
            elif response.status not in (429, 503):
                self._record.complain(f"the stream of {watched.game} was answered with {response.status}")
            else:
                time.sleep(self._source.uniform(0.1, 0.5))
        except (OSError, HTTPException):
            self._record.count("no stream")
            time.sleep(self._source.uniform(0.05, 0.3))
        finally:
            connection.close()

    def _read(self, response: HTTPResponse, watched: Watched, until: float) -> None:
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
                self._note(fields, watched)
                if watched.ended or self._source.random() < BREAKS_OFF:
                    return
            if time.monotonic() > until and not self._stop_asked.is_set():
                return
            fields = {}

    def _note(self, fields: dict[str, str], watched: Watched) -> None:
        body = load(fields["data"].encode())
        if fields["event"] == "decision":
            watched.seen.append((body["version"], body["digest"], body["chain"]))
        elif watched.first == 0:
            watched.first = body["version"]
            watched.ended = body["status"] == "finished"
        else:
            watched.ended = True
