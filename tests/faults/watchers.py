"""Clients that do not play: they follow streams, create webhooks and receive their messages, or import archives."""

import random
import threading
import time
from http.client import HTTPConnection, HTTPException, HTTPResponse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

from faults.client import TIMEOUT, Actor, Client, Stage
from faults.players import Held, Tables
from faults.record import Brought, Command, Delivered, Hook, Watched, view_of

from cairn.contract.playing import random_game
from cairn.events import archive
from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, load
from cairn.events.decision import Viewer

LONGEST_WATCH = 20.0
"""Seconds after which a watcher moves on to another game, if this one does not end."""
NEWEST_WATCHED = 10
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
            self._watch(*self.source.choice(self._tables.watchable[-NEWEST_WATCHED:]))
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


HOOK_PAUSE = 2.0
"""Seconds between two new webhooks."""
NEWEST_HOOKED = 5
"""One of this many newest games is chosen."""
FAILS = 0.03
"""The probability that the receiver fails at a message, before or after it has recorded it."""


class Receiver:
    """Receives the messages of all webhooks; while it is `refusing` it responds to everything with 503."""

    def __init__(self, stage: Stage, refusing: threading.Event) -> None:
        source, record = random.Random(f"{stage.seed} receiver"), stage.record

        class Handler(BaseHTTPRequestHandler):
            def do_POST(handler) -> None:  # noqa: N805
                body = handler.rfile.read(int(handler.headers["Content-Length"]))
                (hook,) = parse_qs(urlsplit(handler.path).query)["hook"]
                fails = (
                    0.0 if stage.stop.is_set() else FAILS
                )  # a pause after several failures exceeds the run's patience
                status = 503 if refusing.is_set() or source.random() < fails else 204
                message: dict[str, Any] = load(body)
                place = message["type"], int(message["version"])
                record.deliver(Delivered(hook, handler.headers["webhook-id"], place, body, taken=status == 204))
                if source.random() < fails:
                    return  # it was received, and the response never arrives
                handler.send_response(status)
                handler.send_header("Content-Length", "0")
                handler.end_headers()

            def log_message(handler, *_args: Any) -> None:  # noqa: N805
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/"
        threading.Thread(target=self._server.serve_forever, args=(0.1,), name="receiver", daemon=True).start()

    def stop(self) -> None:
        """Accept nothing more."""
        self._server.shutdown()
        self._server.server_close()


class Listener(Actor):
    """A client that creates webhooks of one new game after the other, as a spectator."""

    def __init__(self, stage: Stage, tables: Tables, receiver: Receiver) -> None:
        super().__init__("listener", stage)
        self._client = Client(stage.port, stage.record, self.source)
        self._tables = tables
        self._receiver = receiver
        self._heard = set[str]()

    def act(self) -> None:
        """Create a webhook of a game that has none."""
        fresh = [game for game, _ in self._tables.watchable if game not in self._heard][-NEWEST_HOOKED:]
        if fresh:
            self._listen(self.source.choice(fresh))
        self.stage.stop.wait(HOOK_PAUSE)

    def _listen(self, game: str) -> None:
        self._heard.add(game)
        number = f"{len(self._heard):06}"
        body = {"url": f"{self._receiver.url}?hook={number}", "game": game, "events": ["decision", "over"]}
        command = Command("/v1/webhooks", body, [], key=f"the listener makes its webhook number {number}")
        began = time.monotonic()
        while not self.stage.stop.is_set() or time.monotonic() < began + 10:
            answer = self._client.send(command)
            if answer and answer.status == 201:
                break
            time.sleep(0.2)
        else:
            return
        while (shown := self._client.get(f"/v1/games/{game}")) is None or shown.status != 200:
            time.sleep(0.2)
        self.stage.record.hooks.append(Hook(answer.body["id"], number, game, shown.body["version"]))


ARCHIVE_PAUSE = 1.0
SPOILT = 0.25
"""The probability that an archive has a changed decision."""
PATIENCE = 180.0
"""Seconds after which an import counts as stuck."""
OPTIONS = {"rounds": 1, "first_seat": 0}
BROKEN_OFF = "The body breaks off."
"""The response to a request whose body a fault has truncated; it is sent again."""


class Importer(Actor):
    """A client that sends one archive after the other."""

    def __init__(self, stage: Stage) -> None:
        super().__init__("importer", stage)
        self._sent = 0

    def act(self) -> None:
        """Send an archive until it is accepted, and poll until its import has ended."""
        self._sent += 1
        game = random_game("schotten_totten", OPTIONS, 2, seed=self.stage.seed * 1000 + self._sent)
        entries: list[Entry] = game.entries()
        data = b"".join(map(archive.write, entries))
        spoilt = self.source.random() < SPOILT
        if spoilt:
            data = data.replace(b'"by":0', b'"by":1', 1)
        brought = Brought(game.game, entries, spoilt)
        self.stage.record.brought.append(brought)
        for _ in range(self.source.choice((1, 1, 2))):  # a second time it exists, or is refused, already
            self._bring(brought, data)
        self.stage.stop.wait(ARCHIVE_PAUSE)

    def _bring(self, brought: Brought, data: bytes) -> None:
        until, id = time.monotonic() + PATIENCE, ""
        while time.monotonic() < until:
            status, body = self._ask(f"/v1/archives/{id}") if id else self._ask("/v1/archives", data)
            if status in (200, 202):
                id = body["id"]
                if body["status"] != "pending":
                    brought.status = body["status"]
                    brought.problem = str((body["problem"] or {}).get("detail", ""))
                    return
            elif status == 404:  # it is gone, as if it had never been sent
                id = ""
            elif status not in (0, 429, 503, 507) and body["detail"] != BROKEN_OFF:
                self.stage.record.complain(f"an archive was answered with {status}: {body}")
            time.sleep(0.3)
        brought.status = "pending"

    def _ask(self, path: str, data: bytes | None = None) -> tuple[int, Any]:
        """Send one request; the status is 0 if no response came."""
        connection = HTTPConnection("127.0.0.1", self.stage.port, timeout=TIMEOUT)
        headers = {"Content-Type": "application/jsonl"} if data else {}
        try:
            connection.request("POST" if data else "GET", path, data, headers)
            response = connection.getresponse()
            status, body = response.status, load(response.read())
        except (OSError, HTTPException, Undecodable):
            status, body = 0, None
        finally:
            connection.close()
        self.stage.record.count(f"{status or 'no answer'} archive")
        return status, body
