"""A case of the corpus: its bytes, and the responses that RFC 9110 and RFC 9112 allow."""

from typing import Literal, NamedTuple

After = Literal["stays", "may end", "ends", "may wait"]
Piece = bytes | float
WAIT = -1.0
"""A mark between pieces: the client waits for an interim or a final response before it goes on."""

FIRST = b"X-Request-ID: first"
PROBE = b"GET /healthz HTTP/1.1\r\nHost: cairn.example\r\nX-Request-ID: probe\r\n\r\n"
"""The request that follows each case on its connection."""
SMUGGLED = b"GET /healthz HTTP/1.1\r\nHost: cairn.example\r\nX-Request-ID: smuggled\r\n\r\n"
"""A request in the body of another one: a response to it means a successful attack."""
JSON = b'{"whole":1}'
"""A body that `POST /v1/games` refuses with 422, naming its member: proof that it was read whole."""


class Case(NamedTuple):
    """One case.

    - `outcomes`: for each request the allowed statuses, separated by blanks; `closed` if the connection may close.
    - `after`: whether the connection goes on, so that the probe gets its response. With `may wait` a server may take
    the probe for a part of the request, and wait for the rest.
    - `problem`: names of allowed problems (RFC 9457). Without them any but that of a body that is no JSON is allowed.
    - `shows`: a part of the last response's body.
    - `methods`: the methods of the requests; the response to a HEAD has no body.
    - `echoes`: whether a response of the application has the id `first`.

    In the bytes `GAME` stands for the id of a new game.
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
    """Return a case; `section` is the number of an RFC and its section."""
    outcomes = (outcomes,) if isinstance(outcomes, str) else outcomes
    pieces = (sent,) if isinstance(sent, bytes) else sent
    is_head = isinstance(pieces[0], bytes) and pieces[0].startswith(b"HEAD ")
    methods = methods or (("HEAD",) if is_head else ("GET",) * len(outcomes))
    return Case(name, pieces, outcomes, f"RFC {section}", after, problem, shows, methods, echoes)


def join(**groups: tuple[Case, ...]) -> tuple[Case, ...]:
    """Return the cases of groups, each with the name of its group before its own."""
    return tuple(each._replace(name=f"{title}: {each.name}") for title, group in groups.items() for each in group)


def whole(name: str, sent: bytes | tuple[Piece, ...], section: str, *, echoes: bool = True) -> Case:
    """Return a case whose body is `JSON`, and must be read whole: it is no valid game."""
    return case(name, sent, "422", section, problem="invalid", shows=b"/whole", echoes=echoes)


def lines(*given: bytes, body: bytes = b"") -> bytes:
    """Return a request of these lines, with the final empty line and a body."""
    return b"\r\n".join([*given, b"", b""]) + body


def get(*fields: bytes, target: bytes = b"/healthz", method: bytes = b"GET", version: bytes = b"HTTP/1.1") -> bytes:
    """Return a request without a body, with these fields in addition to Host."""
    return lines(b" ".join((method, target, version)), b"Host: cairn.example", FIRST, *fields)


def post(
    *fields: bytes,
    body: bytes = b"",
    target: bytes = b"/v1/games",
    method: bytes = b"POST",
    version: bytes = b"HTTP/1.1",
) -> bytes:
    """Return a request with a body as it is, and these fields in addition to Host and its type."""
    return get(b"Content-Type: application/json", *fields, target=target, method=method, version=version) + body


def sized(*fields: bytes, body: bytes = JSON, **others: bytes) -> bytes:
    """Return a request with a body and its length."""
    return post(*fields, b"Content-Length: %d" % len(body), body=body, **others)


def chunked(*chunks: bytes, trailers: bytes = b"", fields: tuple[bytes, ...] = (), **others: bytes) -> bytes:
    """Return a request with these encoded chunks, followed by the last chunk and trailers."""
    body = b"".join(chunks) + b"0\r\n" + trailers + b"\r\n"
    return post(*fields, b"Transfer-Encoding: chunked", body=body, **others)


def chunk(data: bytes = JSON) -> bytes:
    """Encode a chunk."""
    return b"%x\r\n%b\r\n" % (len(data), data)
