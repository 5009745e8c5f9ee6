"""An importer: a client that imports games from archives, valid and spoilt ones, and polls the results."""

import time
from http.client import HTTPConnection, HTTPException
from typing import Any

from faults.actor import Actor, Stage
from faults.client import TIMEOUT
from faults.record import Brought

from cairn.contract.playing import random_game
from cairn.events import archive
from cairn.events.chain import Entry
from cairn.events.codec import Undecodable, load

PAUSE = 1.0
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
        self.stage.stop.wait(PAUSE)

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
