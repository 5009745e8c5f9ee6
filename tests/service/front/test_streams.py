"""Streams without a greenlet of their own: told when something comes, gone with their clients, whole for slow ones."""

import random
import socket
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from urllib.parse import urlsplit

import gevent
import pytest
from helpers.commands import legal, opened

from cairn.service.api.http.streaming import Pause, Stream
from cairn.service.container import Services
from cairn.service.front.streams import Live, Streams
from cairn.service.queries.notifications import Subscription

SILENCE = 0.4
LARGE = b"." * 1_000_000


@pytest.fixture
def subscription() -> Subscription:
    """Give what the stream of these tests waits for."""
    return Subscription()


@pytest.fixture
def ended() -> list[str]:
    """Give what has been done at the stream's end."""
    return []


@pytest.fixture
def client(subscription: Subscription, ended: list[str]) -> Iterator[socket.socket]:
    """Give the other end of a stream that sends the number of each notification; the third is large, the fifth ends."""

    def numbers() -> Stream:
        for number in count():
            yield LARGE if number == 3 else b"%d" % number
            if number == 5:
                return
            yield Pause(subscription, subscription.count, 60)

    ours, theirs = socket.socketpair()
    streams = Streams(SILENCE)
    streams.begin(Live(ours, numbers(), lambda: ended.append("answer"), in_chunks=True), lambda: ended.append("place"))
    with closing(theirs):
        yield theirs
    streams.stop()


def tell(subscription: Subscription, times: int = 1) -> None:
    """Let something come, and the greenlets have their turn."""
    for _ in range(times):
        subscription.set()
        gevent.sleep(0.01)


def test_each_notification_is_told_and_the_end_ends_it(
    client: socket.socket, subscription: Subscription, ended: list[str]
) -> None:
    """In chunks; what comes at once comes in order, and nothing is kept of what has ended."""
    tell(subscription, 2)
    assert client.recv(100) == b"1\r\n0\r\n1\r\n1\r\n1\r\n2\r\n"
    tell(subscription, 3)  # the third is not taken at once, and the others wait behind it
    got = b""
    while not got.endswith(b"1\r\n5\r\n0\r\n\r\n"):
        tell(subscription)
        got += client.recv(10_000_000)
    assert got == b"%x\r\n%b\r\n1\r\n4\r\n1\r\n5\r\n0\r\n\r\n" % (len(LARGE), LARGE)
    assert client.recv(1) == b""
    assert (ended, subscription._waiting) == (["place", "answer"], {})


def test_a_client_who_is_gone_is_forgotten(client: socket.socket, subscription: Subscription, ended: list[str]) -> None:
    """When something is sent to them; it waits for nothing more, and its places are given back."""
    assert len(subscription._waiting) == 1
    client.close()
    tell(subscription)
    assert (ended, subscription._waiting) == (["place", "answer"], {})


@pytest.mark.slow
def test_a_client_who_takes_nothing_is_dropped(
    client: socket.socket, subscription: Subscription, ended: list[str]
) -> None:
    """After so long without taking anything."""
    tell(subscription, 3)
    assert ended == []
    gevent.sleep(3 * SILENCE)
    assert (ended, subscription._waiting) == (["place", "answer"], {})


@pytest.mark.slow
def test_a_slow_reader_misses_nothing(served: str, services: Services) -> None:
    """Who reads later than all is sent is told each decision, in order."""
    game, source = opened(services, rounds=99), random.Random(1)
    address = urlsplit(served)
    with socket.socket() as reader:
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        reader.settimeout(20)
        reader.connect((str(address.hostname), int(address.port or 0)))
        reader.sendall(f"GET /v1/games/{game}/stream HTTP/1.0\r\n\r\n".encode())
        got = b""
        while b"id: 2\n" not in got:  # the stream has begun, and not only its answer
            got += reader.recv(100)
        for _ in range(300):
            seat, moves = legal(services, game)
            services.commands.play(game, seat, [source.choice(moves)])
        while b"id: 302\n" not in got:
            got += reader.recv(65536)
    assert [line for line in got.split(b"\n") if line.startswith(b"id: ")] == [
        b"id: %d" % version for version in range(2, 303)
    ]
