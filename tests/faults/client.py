"""The base of all clients, and one that records every response and repeats a command with its key until it gets one."""

import random
import re
import threading
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse
from typing import Any

from faults.record import Acknowledged, Command, Record, view_of

from cairn.events.codec import Undecodable, dump, load
from cairn.events.decision import Viewer

TIMEOUT = 10.0
PAUSE = 0.05
"""Seconds that a client waits after a missing response."""
PATIENCE = 120.0
"""Seconds for which a command with a key is repeated; then it is abandoned, and the run has failed."""
EXPECTED = {200, 201, 304, 409, 412, 429, 503, 507}
"""Statuses that a well-behaved client may receive."""
DIGEST = re.compile('-[0-9a-f]{16}"$')
"""The suffix of the entity tag of a response with full information."""
TOLD = ("id", "version", "chain", "tokens", "decisions")
"""The members of a response that are the same in the response to a repeated command."""


@dataclass(frozen=True)
class Answer:
    """A response that arrived whole."""

    status: int
    etag: str
    body: Any
    tentative: bool = False
    """Whether it shows a version that may be lost, as too few replicas have it."""

    @property
    def version(self) -> int:
        """The version in its ETag."""
        return int(self.etag.strip('"').partition("-")[0])

    @property
    def is_open(self) -> bool:
        """Whether the game had ended, and all was visible."""
        return DIGEST.search(self.etag) is not None

    @property
    def problem(self) -> str:
        """The status, and the name of the problem if it is one."""
        kind = self.body.get("type", "") if self.status >= 400 and isinstance(self.body, dict) else ""
        return f"{self.status} {str(kind).rpartition('/')[2]}".strip()


class Connection(HTTPConnection):
    """A connection that sends each request in one piece, so that no fault separates its head and its body."""

    def __init__(self, port: int) -> None:
        super().__init__("127.0.0.1", port, timeout=TIMEOUT)
        self._pieces: list[bytes] = []

    def send(self, data: Any) -> None:
        """Buffer a piece of a request."""
        self._pieces.append(data)

    def getresponse(self) -> HTTPResponse:
        """Send the request, and return the start of its response."""
        request, self._pieces = b"".join(self._pieces), []
        super().send(request)
        return super().getresponse()


class Client:
    """One keep-alive connection, and its owner's knowledge."""

    def __init__(self, port: int, record: Record, source: random.Random) -> None:
        self._http = Connection(port)
        self._record = record
        self._source = source

    def get(self, path: str, token: str | None = None, viewer: Viewer = None) -> Answer | None:
        """Read a resource, and record the position in it."""
        answer = self._ask("GET", path, None, token, {})
        if (
            answer
            and answer.status == 200
            and isinstance(answer.body, dict)
            and "to_act" in answer.body
            and not answer.tentative
        ):
            self._record.views.append(view_of(answer.body, viewer, answer.is_open))
        return answer

    def carry_out(self, command: Command) -> Answer | None:
        """Send a command, with a key until a response arrives; return the response, None if it is unknown."""
        self._record.commands.append(command)
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = self.send(command)
            if answer and answer.status < 500 and answer.status != 429:
                break
            command.unsure = True
            if command.key is None:
                return None
            if time.monotonic() > deadline:
                self._record.complain(f"{command.path} was not answered in {PATIENCE:.0f} s")
                return None
            time.sleep(self._source.uniform(0.05, 0.5))
        if answer.status in (200, 201):
            self._acknowledge(command, answer)
        return answer

    def send(self, command: Command) -> Answer | None:
        """Send a command once."""
        headers = {} if command.key is None else {"Idempotency-Key": command.key}
        if command.version is not None:
            headers["If-Match"] = f'"{command.version}"'
        return self._ask(command.method, command.path, command.body, command.token, headers)

    def _acknowledge(self, command: Command, answer: Answer) -> None:
        body = answer.body
        if "chain" not in body:  # for a seat that was taken, only the token is returned
            command.seat, command.content = body["seat"], body
            self._record.hold(command, body["token"])
            return self._record.acknowledge(command, [])
        command.game = body["id"]
        command.content = {name: body.get(name) for name in TOLD}
        for entry in body.get("tokens", ()):
            self._record.hold(command, entry["token"])
        known = {"game": body["id"], "is_open": answer.is_open}
        decisions = [
            Acknowledged(command, version=decision["version"], chain=decision["chain"], content=decision, **known)
            for decision in body.get("decisions", ())
        ]
        self._record.acknowledge(
            command, decisions or [Acknowledged(command, version=body["version"], chain=body["chain"], **known)]
        )
        self._record.views.append(view_of(body, command.seat if decisions else None, answer.is_open))
        return None

    def _ask(self, method: str, path: str, body: Any, token: str | None, headers: dict[str, str]) -> Answer | None:
        """Send one request, once; return the response if it arrived whole."""
        sent = dict(headers)
        if token:
            sent["Authorization"] = f"Bearer {token}"
        if body is not None:
            sent["Content-Type"] = "application/json"
        try:
            self._http.request(method, path, None if body is None else dump(body), sent)
            response = self._http.getresponse()
            raw = response.read()
            received = response.headers
            tentative = "Unreplicated-Version" in received
            answer = Answer(response.status, received.get("ETag", ""), load(raw) if raw else None, tentative)
        except (OSError, HTTPException):
            self._http.close()
            self._record.count("no answer")
            time.sleep(PAUSE)
            return None
        except Undecodable:
            self._record.complain(f"{method} {path}: {response.status} with a body that is not JSON: {raw[:80]!r}")
            return None
        self._record.count(answer.problem)
        if answer.status not in EXPECTED:
            self._unexpected(method, path, answer)
        return answer

    def _unexpected(self, method: str, path: str, answer: Answer) -> None:
        detail = answer.body.get("detail") if isinstance(answer.body, dict) else answer.body
        self._record.complain(f"{method} {path}: {answer.problem}: {detail}")


@dataclass
class Stage:
    """The shared context of all clients of a run: the port of the API, the record, and when to stop."""

    port: int
    record: Record
    seed: int
    stop: threading.Event = field(default_factory=threading.Event)


class Actor(threading.Thread):
    """One client. If it fails itself, it reports the error and ends the run."""

    def __init__(self, name: str, stage: Stage) -> None:
        super().__init__(name=name)
        self.stage = stage
        self.source = random.Random(f"{stage.seed} {name}")

    def act(self) -> None:
        """Perform the next action."""
        raise NotImplementedError

    def run(self) -> None:
        """Act until the stage's end."""
        try:
            while not self.stage.stop.is_set():
                self.act()
        except Exception as error:
            self.stage.record.complain(f"{self.name} failed: {error!r}")
            self.stage.stop.set()
            raise
