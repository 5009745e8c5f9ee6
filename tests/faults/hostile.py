"""Hostile requests: malformed in many ways by a seeded generator, sent without a library that would object.

They target a game of their own, whose token they hold, so that they reach deep without affecting other games.
"""

import json
import random
import socket
from http.client import HTTPConnection, HTTPException

from faults.client import Actor, Stage
from faults.parts import OPERATOR_KEY

NUMBERS = ("0", "-1", "1", "1e9", "9" * 30, "9" * 4500, "1.5", "NaN", "٣", "", " 1", "0x10", str(2**31), str(2**64))
WORDS = ("", "null", "' OR 1=1", "../../etc/passwd", "%00", "%ff%fe", "%2e%2e%2f", "🃏", "a" * 9000, "\r\nX: y", "*")
BYTES = (b"\xff\xfe\x00", b"\xc3\x28", b"\xed\xa0\x80", b"\x00", b"\xf0\x9f", b"\r\n\r\n", b"\x80" * 50)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "G\x00T", "X" * 300)
PATHS = (
    "", "/state", "/seats", "/seats/{n}", "/legal-moves", "/moves", "/undo", "/decisions", "/decisions/{n}", "/audit",
    "/archive", "/forks", "/stream", "?at={n}", "?wait=0&after={n}", "?at={w}", "/decisions?after={n}&limit={n}",
    "/{w}",
)  # fmt: skip
OTHER_PATHS = (
    "/", "/v1/games", "/v1/games?limit={n}&cursor={w}", "/v1/games?status={w}", "/v1/rulesets", "/v1/rulesets/{w}",
    "/v1/rulesets/{w}/rules", "/v1/games/{w}", "/v1/archives", "/problems/{w}", "/web/{w}", "/docs/{w}",
    "/openapi.yaml", "/healthz", "/readyz", "/v1/signing-key", "//", "/{w}", "*", "http://other/{w}",
)  # fmt: skip
HEADERS = (
    (
        "Range",
        ("bytes=0-1", "bytes={n}-{n}", "bytes=-{n}", "bytes=abc", "bytes=5-2,1-", "{w}=0-1", "bytes=" + "0," * 99),
    ),
    ("If-Match", ('"{n}"', "*", '"', "W/", '"{w}"', '"1", "{n}"', "," * 500)),
    ("If-None-Match", ('"{n}"', "*", '"{w}-0123456789abcdef"', 'W/"1"')),
    ("If-Modified-Since", ("{w}", "Thu, 32 Foo 99999 25:61:61 GMT")),
    ("If-Range", ("{w}", '"1"')),
    ("Idempotency-Key", ("{w}", "k" * 32, "k" * 256, "k" * 255)),
    ("Last-Event-ID", ("{n}", "{w}")),
    ("Authorization", ("Bearer {operator}", "Bearer", "Bearer {w}", "Basic {w}", "bearer {token}1")),
    ("Content-Type", ("application/json; charset={w}", "application/jsonl", "text/{w}", "/")),
    ("Content-Type", ("multipart/form-data; boundary=", "application/x-www-form-urlencoded")),
    ("Content-Length", ("{n}", "5", "70000", "99999999", "-5", "5, 5")),
    ("Transfer-Encoding", ("chunked", "gzip, chunked", "identity", "{w}")),
    ("Content-Encoding", ("gzip", "br", "{w}")),
    ("Accept", ("{w}/{w};q={n}", "*/*;q=2")),
    ("Accept-Encoding", ("gzip;q={n}", "{w}")),
    ("Cookie", ("{w}={w}; " * 20,)),
    ("Host", ("", "{w}", "[::1", "a:{n}")),
    ("Expect", ("100-continue", "{w}")),
    ("Connection", ("Upgrade", "close", "{w}")),
    ("Upgrade", ("h2c", "websocket")),
    ("X-Forwarded-For", ("{w}", "{n}")),
    ("Forwarded", ("for={w}",)),
    ("{w}", ("{w}",)),
)
NAMES = ("moves", "type", "card", "stone", "name", "nonce", "to", "at", "seats", "ruleset", "options", "kind", "level")
VALUES = (
    None, True, False, 0, 1, -1, 2**53, 2**64, 10**400, 1.5, 1e308,
    "play_card", "schotten_totten", "glen_more", "human", "ai", "open", "greedy", "red-5", "\ud800", *WORDS,
)  # fmt: skip
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
