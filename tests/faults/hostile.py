"""Hostile requests: malformed in many ways by a seeded generator, sent without a library that would object.

They target a game of their own, whose token they hold, so that they reach deep without affecting other games.
"""

import json
import random
import socket
from http.client import HTTPConnection, HTTPException

from faults.actor import Actor, Stage
from faults.malice import BYTES, HEADERS, METHODS, NAMES, NUMBERS, OTHER_PATHS, PATHS, VALUES, WORDS
from faults.parts import OPERATOR_KEY

TIMEOUT = 0.5
"""Response timeout in seconds: a request that promises more than it holds gets no response."""

PAUSE = 0.005
GAME_REQUESTS = 200
"""Requests to one game before another is opened: the game may be gone."""


class Generator:
    """Generates hostile requests, the same ones for the same seed."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def request(self, game: str, token: str) -> bytes:
        """Return the bytes of one request to a game."""
        pick = self._source.choice
        path = f"/v1/games/{game}{pick(PATHS)}" if self._source.random() < 0.7 else pick(OTHER_PATHS)
        method = pick(("GET", "POST")) if self._source.random() < 0.7 else pick(METHODS)
        lines = [f"{method} {self._fill(path, token)} {pick(('HTTP/1.1',) * 20 + ('HTTP/1.0', 'HTTP/9.9', ''))}"]
        headers = {"Host": "cairn", "Content-Type": "application/json"}
        if self._source.random() < 0.6:
            headers["Authorization"] = f"Bearer {token}"
        body = self._body() if method != "GET" or self._source.random() < 0.1 else b""
        headers["Content-Length"] = str(len(body))
        for name, values in self._source.sample(HEADERS, self._source.choice((0, 0, 1, 1, 2, 4))):
            headers[self._fill(name, token)] = self._fill(pick(values), token)
        if "chunked" in headers.get("Transfer-Encoding", "") and self._source.random() < 0.7:
            headers.pop("Content-Length", None)
            body = self._chunks(body)
        lines += [f"{name}: {value}" for name, value in headers.items()]
        head = "\r\n".join(lines).encode(errors="replace")
        if self._source.random() < 0.1:
            at = self._source.randrange(len(head))
            head = head[:at] + pick(BYTES) + head[at:]
        return head + b"\r\n\r\n" + body

    def _fill(self, template: str, token: str) -> str:
        for name, values in (("{n}", NUMBERS), ("{w}", WORDS), ("{token}", (token,)), ("{operator}", (OPERATOR_KEY,))):
            while name in template:
                template = template.replace(name, self._source.choice(values), 1)
        return template

    def _chunks(self, body: bytes) -> bytes:
        size = self._source.choice((f"{len(body):x}", "0", "-1", "zz", "f" * 20, "1;" + "x" * 5000, ""))
        end = self._source.choice((b"\r\n0\r\n\r\n", b"\r\n", b"", b"0\r\nX: y\r\n\r\n"))
        return size.encode() + b"\r\n" + body + end

    def _body(self) -> bytes:
        choice = self._source.randrange(8)
        if choice == 0:
            return self._source.randbytes(self._source.choice((1, 100, 70000)))
        if choice == 1:
            return self._source.choice((b"[", b'{"moves":', b'{"a":')) * self._source.choice((10, 1000, 20000))
        raw = json.dumps(self._value(0), ensure_ascii=self._source.random() < 0.5).encode(errors="surrogatepass")
        if choice == 2:
            at = self._source.randrange(len(raw) + 1)
            return raw[:at] + self._source.choice(BYTES) + raw[at:]
        return raw[: self._source.randrange(len(raw) + 1)] if choice == 3 else raw

    def _value(self, depth: int) -> object:
        """Return a JSON value that resembles the input of a route."""
        pick = self._source.choice
        if depth == 0 or (depth < 4 and self._source.random() < 0.3):
            return {name: self._value(depth + 1) for name in self._source.sample(NAMES, self._source.randint(0, 4))}
        if depth < 4 and self._source.random() < 0.3:
            return [self._value(depth + 1) for _ in range(pick((0, 1, 2, 3, 200)) if depth < 3 else 1)]
        return pick(VALUES)


class Attacker(Actor):
    """One hostile client. It connects to the API directly, without the proxy."""

    def __init__(self, stage: Stage, port: int) -> None:
        super().__init__("attacker", stage)
        self._generator = Generator(self.source)
        self._port = port
        self._sent = 0
        self._game, self._token = "a" * 20, "x"

    def act(self) -> None:
        """Send one request."""
        if self._sent % GAME_REQUESTS == 0:
            self._game, self._token = self._open() or (self._game, self._token)
        self._sent += 1
        request = self._generator.request(self._game, self._token)
        status = self._send(request)
        self.stage.record.count(status, hostile=True)
        if status.startswith("5") and status not in ("501", "503", "507"):
            self.stage.record.complain(f"a hostile request was answered {status}: {request[:300]!r}")
        self.stage.stop.wait(PAUSE)

    def _open(self) -> tuple[str, str] | None:
        """Open a game, and return its id and the token of the seat that begins; None if that fails now."""
        seats = [{"kind": "human", "name": "Eve"}] * 2
        body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
        http = HTTPConnection("127.0.0.1", self._port, timeout=10)
        try:
            http.request("POST", "/v1/games", json.dumps(body), {"Content-Type": "application/json"})
            answer = http.getresponse()
            game = json.loads(answer.read())
        except (OSError, HTTPException, ValueError):
            return None
        finally:
            http.close()
        if answer.status != 201:
            return None
        return game["id"], game["tokens"][0]["token"]

    def _send(self, request: bytes) -> str:
        """Send a request on a connection of its own; return the status, or a note that no response came."""
        try:
            with socket.create_connection(("127.0.0.1", self._port), timeout=TIMEOUT) as connection:
                connection.sendall(request)
                start = connection.recv(64)
                if start.startswith(b"HTTP/1.1 100"):
                    start = connection.recv(64)
        except OSError:
            return "no answer"
        words = start.split(b" ", 2)
        return words[1].decode(errors="replace") if start.startswith(b"HTTP/") and len(words) > 1 else "no answer"
