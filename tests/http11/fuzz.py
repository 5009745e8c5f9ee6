"""Fuzzed requests: from the corpus, and from a grammar, slightly changed. The same for the same seed."""

import random
import re
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from typing import NamedTuple

from http11.corpus.case import FIRST, chunk
from http11.judging import CASES, OWN_ID, Account
from http11.wire import Wire

LARGEST = 3000
"""Maximum bytes of a case from the corpus: longer ones cost time, and cover nothing more."""
PARTS = (b"\r", b"\n", b"\r\n", b"\r\n\r\n", b"\x00", b" ", b"\t", b":", b",", b";", b"\x0b", b"\xff", b"0", b'"', b"%")
FIELDS = (
    b"Content-Length: 0", b"Content-Length: 5", b"Content-Length: 11", b"Content-Length: +5", b"Content-Length: 5, 5",
    b"Transfer-Encoding: chunked", b"Transfer-Encoding: identity", b"Transfer-Encoding: gzip, chunked",
    b"Transfer-Encoding : chunked", b"Transfer-Encoding:\tchunked", b"transfer-encoding: CHUNKED", b"TE: trailers",
    b"Transfer-Encoding: \x0bchunked", b"Transfer-Encoding: chunked, identity", b"Transfer_Encoding: chunked",
    b"Connection: close", b"Connection: keep-alive", b"Connection: Upgrade", b"Upgrade: h2c", b"Host: b", b"Host: a b",
    b"Expect: 100-continue", b"Expect: nothing", b"X: a\r\n b", b" X: a", b"X: a\rb", b"X: a\nY: b", b"X", b": a",
    b"If-None-Match: *", b"Range: bytes=0-4", b"Trailer: X", b"Accept-Encoding: gzip", b"Content-Encoding: gzip",
)  # fmt: skip
METHODS = (b"GET", b"POST", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"BREW", b"get", b"TRACE", b"CONNECT")
TARGETS = (
    b"/healthz", b"/healthz?a=b", b"/", b"/nothing", b"/v1/games", b"/v1/rulesets/none", b"*", b"//healthz", b"/a b",
    b"http://cairn.example/healthz", b"http://other.example/", b"cairn.example:80", b"/%68ealthz", b"/healthz#a", b"",
)  # fmt: skip
VERSIONS = (b"HTTP/1.1",) * 12 + (b"HTTP/1.0", b"HTTP/1.0", b"HTTP/2.0", b"HTTP/1.2", b"http/1.1", b"HTTP/1.1 ")
SIZES = (b"%x", b"%X", b"0%x", b"%x;a=b", b'%x;a="b"', b"%x ", b"-%x", b"0x%x", b"%x;\n", b"1000000000000000%x")


class Exchange(NamedTuple):
    """The bytes of one connection, and the number of intended requests in them."""

    data: bytes
    requests: int


def exchanges(seed: int, requests: int) -> Iterator[Exchange]:
    """Yield exchanges with at least `requests` requests in total."""
    chance, numbers, total = random.Random(seed), count(), 0
    templates = [template for case in CASES if (template := _template(case.sent))]
    while total < requests:
        parts = [_plain(chance, numbers)] if chance.random() < 0.5 else []
        source = partial(_of_corpus, templates) if chance.random() < 0.5 else _of_grammar
        parts.append(_changed(chance, source(chance, numbers)))
        if chance.random() < 0.3:
            parts.append(_changed(chance, _of_grammar(chance, numbers)))
        parts.append(_plain(chance, numbers))
        total += len(parts)
        yield Exchange(b"".join(parts), len(parts))


def _template(pieces: tuple[bytes | float, ...]) -> bytes:
    data = b"".join(piece for piece in pieces if isinstance(piece, bytes))
    usable = len(data) < LARGEST and b"GAME" not in data and b"HEAD" not in data
    return data.replace(b"smuggled", b"first") if usable and pieces == (data,) else b""


def _id(numbers: Iterator[int]) -> bytes:
    return b"X-Request-ID: fuzz-%d" % next(numbers)


def _plain(chance: random.Random, numbers: Iterator[int]) -> bytes:
    """Return a valid request."""
    method = chance.choice((b"GET", b"GET", b"HEAD"))
    return b"%b /healthz HTTP/1.1\r\nHost: cairn.example\r\n%b\r\n\r\n" % (method, _id(numbers))


def _of_corpus(templates: list[bytes], chance: random.Random, numbers: Iterator[int]) -> bytes:
    template = chance.choice(templates)
    while FIRST in template:
        template = template.replace(FIRST, _id(numbers), 1)
    return template


def _of_grammar(chance: random.Random, numbers: Iterator[int]) -> bytes:
    method = chance.choice((b"GET", b"POST", b"POST", chance.choice(METHODS)))
    target = chance.choice((b"/healthz", b"/v1/games", chance.choice(TARGETS)))
    fields = [b"Host: cairn.example", _id(numbers), *chance.choices(FIELDS, k=chance.choice((0, 0, 1, 2)))]
    inner = b"GET /healthz HTTP/1.1\r\nHost: cairn.example\r\n%b\r\n\r\n" % _id(numbers)
    body = chance.choice((b"", b'{"whole":1}', b"abc", inner, b"0\r\n\r\n" + inner))
    if chance.random() < 0.5:
        fields.append(b"Transfer-Encoding: chunked")
        size = chance.choice((*SIZES[:3] * 4, *SIZES)) % len(body)
        trailers = chance.choice((b"", b"", b"X-Trailer: a\r\n", b"Content-Length: 5\r\n", b"X : a\r\n", b"X: a\n"))
        chunks = b"".join(chunk(body[at : at + 9]) for at in range(0, len(body), 9))
        whole = b"%b\r\n%b\r\n" % (size, body) if body else b""
        body = chance.choice((chunks, whole)) + b"0\r\n" + trailers + b"\r\n"
    elif body or method == b"POST":
        fields.append(b"Content-Length: %d" % max(0, len(body) + chance.choice((0, 0, 0, 0, 1, -1, -5))))
    chance.shuffle(fields)
    line = b" ".join((method, target, chance.choice(VERSIONS)))
    return b"\r\n".join([line, *fields, b"", b""]) + body


def _changed(chance: random.Random, data: bytes) -> bytes:
    """Return the bytes with a few changes, or none."""
    for _ in range(chance.choice((0, 0, 1, 1, 1, 2, 3))):
        at = chance.randrange(len(data) + 1)
        lines = data.split(b"\r\n")
        line = chance.randrange(len(lines))
        match chance.randrange(8):
            case 0:
                data = data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
            case 1:
                data = data[:at] + data[at + chance.choice((1, 1, 2, 7)) :]
            case 2:
                data = data[:at] + chance.choice(PARTS) + data[at:]
            case 3:
                data = b"\r\n".join([*lines[:line], lines[line], *lines[line:]])
            case 4:
                data = b"\r\n".join([*lines[:line], *lines[line + 1 :]])
            case 5:
                data = b"\r\n".join([*lines[:line], chance.choice(FIELDS), *lines[line:]])
            case 6:
                other = chance.randrange(len(lines))
                lines[line], lines[other] = lines[other], lines[line]
                data = b"\r\n".join(lines)
            case _:
                data = data.replace(b"\r\n", chance.choice((b"\n", b"\r", b"\r\r\n", b"\n\r")), 1)
    return data


SIDE_BY_SIDE = 8
SILENCE = 0.05
"""Seconds of silence after which a server that may wait is abandoned."""
LAST_ID = re.compile(rb"X-Request-ID: ([a-z0-9-]+)")
UNREADABLE = re.compile(r"This is no answer.*: b'(<html|\{\")")
"""nginx' response to a line without a version, without a head as in 1991: the rest of the connection is not read."""


def send_all(url: str, what: Iterable[Exchange], send: Callable[[str, bytes], None]) -> int:
    """Send all exchanges over parallel connections, check the responses, and return the number of requests."""

    def send_one(exchange: Exchange) -> int:
        send(url, exchange.data)
        return exchange.requests

    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        return sum(pool.map(send_one, what))


def send(url: str, data: bytes) -> None:
    """Send the bytes of one connection, and account for the responses."""
    account = Account(data)
    with Wire(url) as wire:
        wire.send(data)
        while not account.is_done:
            if account.may_wait and wire.is_silent(SILENCE):
                break
            try:
                answer = wire.answer("HEAD" if account.is_head else "GET", interim_too=True)
            except (AssertionError, TimeoutError) as error:
                raise AssertionError(f"{error!r} after {data!r}: {account}") from error
            if answer is None:
                account.end()
                break
            if answer.status >= 200:
                account.take(answer)


def send_to_proxy(url: str, data: bytes) -> None:
    """Send the same through a proxy. It may repair or refuse anything, but each response is to a request sent there.

    The requests have unique ids. If the server took a body for a request, or a request for a body, all later responses
    over that connection of the proxy, which are other clients', would be in a wrong place.
    """
    data = data.replace(b"HEAD", b"GET").replace(b"PRI *", b"GET *")  # HAProxy speaks HTTP/2, too
    at, last = 0, LAST_ID.findall(data)[-1].decode()
    with Wire(url, strict=False) as wire:
        wire.send(data)
        while not wire.is_silent(SILENCE):
            try:
                answer = wire.answer(interim_too=True)
            except (AssertionError, TimeoutError) as error:
                if UNREADABLE.match(str(error)):
                    break
                raise AssertionError(f"{error!r} after {data!r}") from error
            if answer is None:
                break
            if answer.id and not OWN_ID.fullmatch(answer.id):
                at = data.find(answer.id.encode(), at)
                assert at >= 0, f"{answer} is the answer to another request than these: {data!r}"
                at += len(answer.id)
            if answer.id == last:
                break
