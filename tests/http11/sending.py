"""Sends fuzzed exchanges, and accounts for the responses."""

import re
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from http11.account import OWN_ID, Account
from http11.fuzz import Exchange
from http11.wire import Wire

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
