"""A case of the corpus: what is sent, and which answers RFC 9110 and RFC 9112 allow."""

from typing import Literal, NamedTuple

After = Literal["stays", "may end", "ends", "may wait"]
Piece = bytes | float
WAIT = -1.0
"""Stands between pieces: the client waits for an interim or a final answer before it goes on."""

FIRST = b"X-Request-ID: first"
PROBE = b"GET /healthz HTTP/1.1\r\nHost: cairn.example\r\nX-Request-ID: probe\r\n\r\n"
"""What follows each case on its connection."""
SMUGGLED = b"GET /healthz HTTP/1.1\r\nHost: cairn.example\r\nX-Request-ID: smuggled\r\n\r\n"
"""A request that stands in the body of another one: an answer to it is an attack that worked."""
JSON = b'{"whole":1}'
"""A body that `POST /v1/games` refuses with 422, and names: so it was read whole."""


class Case(NamedTuple):
    """One case.

    - `outcomes`: for each request the statuses that are allowed, apart by blanks; `closed` among them where a server
      may close the connection without an answer.
    - `section`: where the RFCs say so.
    - `after`: whether the connection goes on after it. Then the probe must be answered, and by its own answer. With
      `may wait` a server may take the probe for a part of the request, and wait for the rest.
    - `problem`: names of problems, of which one it is where the application answers (RFC 9457). Without them it is any,
      but not that of a body that is no JSON.
    - `shows`: what the body of the last answer contains.
    - `methods`: what is HEAD among them has no body in its answer.
    - `echoes`: an answer of the application has the id `first`.

    In what is sent `GAME` stands for the id of a new game.
    """

    name: str
    sent: tuple[Piece, ...]
    outcomes: tuple[str, ...]
    section: str
    after: After
    problem: str = ""
    shows: bytes = b""
    methods: tuple[str, ...] = ("GET",)
    echoes: bool = True


def case(
    name: str,
    sent: bytes | tuple[Piece, ...],
    outcomes: str | tuple[str, ...],
    section: str,
    after: After = "stays",
    problem: str = "",
    shows: bytes = b"",
    methods: tuple[str, ...] = (),
    *,
    echoes: bool = True,
) -> Case:
    """Return a case."""
    outcomes = (outcomes,) if isinstance(outcomes, str) else outcomes
    pieces = (sent,) if isinstance(sent, bytes) else sent
    is_head = isinstance(pieces[0], bytes) and pieces[0].startswith(b"HEAD ")
    methods = methods or (("HEAD",) if is_head else ("GET",) * len(outcomes))
    return Case(name, pieces, outcomes, section, after, problem, shows, methods, echoes)


def whole(name: str, sent: bytes | tuple[Piece, ...], section: str, *, echoes: bool = True) -> Case:
    """Return a case whose body is `JSON`, and must be read whole: it is no game."""
    return case(name, sent, "422", section, problem="invalid", shows=b"/whole", echoes=echoes)


def lines(*given: bytes, body: bytes = b"") -> bytes:
    """Return a request of these lines, with the empty line at its end, and a body."""
    return b"\r\n".join([*given, b"", b""]) + body


def get(*fields: bytes, target: bytes = b"/healthz", method: bytes = b"GET", version: bytes = b"HTTP/1.1") -> bytes:
    """Return a request without a body, with these fields beside Host."""
    return lines(b" ".join((method, target, version)), b"Host: cairn.example", FIRST, *fields)


def post(
    *fields: bytes,
    body: bytes = b"",
    target: bytes = b"/v1/games",
    method: bytes = b"POST",
    version: bytes = b"HTTP/1.1",
) -> bytes:
    """Return a request with a body as it is, and these fields beside Host and its type."""
    return get(b"Content-Type: application/json", *fields, target=target, method=method, version=version) + body


def sized(*fields: bytes, body: bytes = JSON, **others: bytes) -> bytes:
    """Return a request with a body and its length."""
    return post(*fields, b"Content-Length: %d" % len(body), body=body, **others)


def chunked(*chunks: bytes, trailers: bytes = b"", fields: tuple[bytes, ...] = (), **others: bytes) -> bytes:
    """Return a request in these chunks, each written out, with the last one and trailers behind them."""
    body = b"".join(chunks) + b"0\r\n" + trailers + b"\r\n"
    return post(*fields, b"Transfer-Encoding: chunked", body=body, **others)


def chunk(data: bytes = JSON) -> bytes:
    """Return a chunk."""
    return b"%x\r\n%b\r\n" % (len(data), data)
