"""A listener: a client that creates webhooks of games, and the receiver of their messages, which sometimes fails."""

import random
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

from faults.actor import Actor, Stage
from faults.client import Client
from faults.players import Tables
from faults.record import Command, Delivered, Hook

from cairn.events.codec import load

PAUSE = 2.0
"""Seconds between two new webhooks."""
NEWEST = 5
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
        fresh = [game for game, _ in self._tables.watchable if game not in self._heard][-NEWEST:]
        if fresh:
            self._listen(self.source.choice(fresh))
        self.stage.stop.wait(PAUSE)

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
